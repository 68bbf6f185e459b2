// Draws a graph anew for the window one has panned and zoomed to. What is exact came from Python in words; this script
// only evaluates factors, to move the picture along. Everything in it says by its attributes where it belongs:
//   data-x and data-y: a point · data-x alone: a vertical line · data-y alone: a horizontal line · data-c: a polynomial
//   data-f: the curve of that function · data-from, data-to, data-half: a band of x (without end where one is missing)

import {
  SVG_NAMESPACE,
  across,
  between,
  brief,
  down,
  numberIn,
  numberText,
  pathThrough,
  roundStep,
  setAll,
} from "./plane.js";
import { curvePieces, polynomialAt } from "./curve.js";
import { LETTER, obstacles, placeLabels, textBox } from "./labels.js";

/**
 * @typedef {import("./plane.js").Data} Data
 * @typedef {import("./plane.js").Frame} Frame
 * @typedef {import("./plane.js").Obstacle} Obstacle
 * @typedef {import("./plane.js").Pair} Pair
 * @typedef {import("./plane.js").View} View
 */

const LEAST_HEIGHT = 270; // pixels
const LEAST_ROOM = 60; // pixels, in a graph that fills its place
const TICK_EVERY = 58; // pixels, or a little more
const CORNER = { width: 205, height: 42 }; // pixels
const UNDER_TOOLS = 35; // what it costs a label to lie there
const FARTHEST = 9999; // pixels
const IN_THE_PLOT = "[data-f],[data-c],[data-x],[data-y],[data-half]";

/** Draw the graph for a view, `width` pixels wide; with `room` as high as that, its legend included.
 * @param {SVGSVGElement} svg @param {Data} data @param {View} view @param {number} width @param {number} room @returns {Frame} */
export function plotGraph(svg, data, view, width, room) {
  const legend = flowLegend(svg, width);
  const height = room
    ? Math.max(LEAST_ROOM, room - legend)
    : Math.max(LEAST_HEIGHT, Math.round((width * data.size[1]) / data.size[0]));
  const frame = { view, width, height, legend };
  const plot = svg.querySelector(".mg-plot");
  if (!plot) return frame;
  setAll(svg, { viewBox: `0 0 ${width} ${frame.legend + height}` });
  setAll(plot, { y: frame.legend, width, height });
  const numbers = drawAxes(plot, frame);
  for (const element of plot.querySelectorAll(IN_THE_PLOT)) {
    if (!element.classList.contains("mg-label")) project(element, data, frame);
  }
  const tools = room ? [underTools(frame)] : [];
  const taken = [...numbers, ...obstacles(plot, frame), ...tools];
  placeLabels(plot, data, frame, taken);
  return frame;
}

/** The corner in which the buttons of a graph lie that fills its place.
 * @param {Frame} frame @returns {Obstacle} */
const underTools = ({ width, height }) => [
  {
    left: width - CORNER.width,
    top: height - CORNER.height,
    right: width,
    bottom: height,
  },
  UNDER_TOOLS,
];

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} text */
function svgElement(tag, attributes, text = "") {
  const element = document.createElementNS(SVG_NAMESPACE, tag);
  setAll(element, attributes);
  element.textContent = text;
  return element;
}

/** The name of an axis outside the picture would stand at its edge as if the axis were there.
 * @param {number} at @param {number} end @returns {string} */
function shownWithin(at, end) {
  return at >= 0 && at <= end ? "visible" : "hidden";
}

/** The numbers of the axes stay in sight: beside their axis, or at the edge when that is outside.
 * @param {Element} plot @param {Frame} frame @returns {Obstacle[]} where the numbers stand, and what covering them costs */
function drawAxes(plot, frame) {
  const { view, width, height } = frame;
  const stepX = roundStep(((view.right - view.left) * TICK_EVERY) / width);
  const stepY = roundStep(
    ((view.top - view.bottom) * TICK_EVERY * 0.8) / height,
  );
  const [x0, y0] = [brief(across(frame, 0)), brief(down(frame, 0))];
  const row = between(down(frame, 0), 0, height - 20) + 16;
  const column = between(across(frame, 0), 30, width) - 6;
  let grid = "";
  /** @type {Element[]} */
  const numbers = [];
  for (let n = Math.ceil(view.left / stepX); n * stepX <= view.right; n++) {
    const x = brief(across(frame, n * stepX));
    grid += `M${x} 0V${brief(height)}`;
    if (n && Number(x) > 12 && Number(x) < width - 24) {
      numbers.push(
        svgElement("text", { x, y: brief(row) }, numberText(n * stepX, stepX)),
      );
    }
  }
  for (let n = Math.ceil(view.bottom / stepY); n * stepY <= view.top; n++) {
    const y = down(frame, n * stepY);
    grid += `M0 ${brief(y)}H${brief(width)}`;
    if (n && y > 22 && y < height - 8) {
      numbers.push(
        svgElement(
          "text",
          { class: "mg-up", x: brief(column), y: brief(y + 4) },
          numberText(n * stepY, stepY),
        ),
      );
    }
  }
  plot.querySelector(".mg-grid")?.setAttribute("d", grid);
  plot
    .querySelector(".mg-axes")
    ?.setAttribute("d", `M0 ${y0}H${brief(width)}M${x0} ${brief(height)}V0`);
  plot
    .querySelector(".mg-heads")
    ?.setAttribute("d", `M${brief(width)} ${y0}l-9 -4v8zM${x0} 0l-4 9h8z`);
  const names = [...plot.querySelectorAll(".mg-name")];
  if (names.length === 2) {
    setAll(names[0], {
      x: brief(width - 8),
      y: brief(between(Number(y0), 20, height - 4) - 8),
      visibility: shownWithin(Number(y0), height),
    });
    setAll(names[1], {
      x: brief(between(Number(x0), 0, width - 24) + 10),
      y: 13,
      visibility: shownWithin(Number(x0), width),
    });
  }
  plot.querySelector(".mg-numbers")?.replaceChildren(...numbers);
  return [
    ...numbers.map(
      (one) =>
        /** @type {Obstacle} */ ([
          textBox(one, one.hasAttribute("class") ? "end" : "middle"),
          6,
        ]),
    ),
    ...names.map(
      (one) => /** @type {Obstacle} */ ([textBox(one, "middle"), 20]),
    ),
  ];
}

/** Put one element where it belongs in the frame.
 * @param {Element} element @param {Data} data @param {Frame} frame */
function project(element, data, frame) {
  const { width, height } = frame;
  const curve = element.getAttribute("data-f");
  const coefficients = element.getAttribute("data-c");
  const [x, y] = [numberIn(element, "data-x"), numberIn(element, "data-y")];
  if (curve !== null) {
    element.setAttribute(
      "d",
      curvePieces(data.curves[Number(curve)], frame).map(pathThrough).join(""),
    );
  } else if (coefficients !== null) {
    element.setAttribute(
      "d",
      pathThrough(polynomialPoints(coefficients.split(" ").map(Number), frame)),
    );
  } else if (x !== null && y !== null) {
    projectPoint(element, across(frame, x), down(frame, y), height);
  } else if (x !== null) {
    element.setAttribute("d", `M${brief(across(frame, x))} 0V${brief(height)}`);
  } else if (y !== null) {
    element.setAttribute("d", `M0 ${brief(down(frame, y))}H${brief(width)}`);
  } else projectBand(element, frame);
}

/** A hole or a turning point above or below the picture is shown by an arrow at its edge.
 * @param {Element} element @param {number} px @param {number} py @param {number} height */
function projectPoint(element, px, py, height) {
  const beyond = element.querySelector(".mg-beyond")
    ? py < 0
      ? "above"
      : py > height
        ? "below"
        : ""
    : "";
  const turn = beyond === "below" ? " rotate(180)" : "";
  const at = beyond ? between(py, 0, height) : between(py, -FARTHEST, FARTHEST);
  element.setAttribute(
    "transform",
    `translate(${brief(between(px, -FARTHEST, FARTHEST))} ${brief(at)})${turn}`,
  );
  if (beyond) element.setAttribute("data-beyond", beyond);
  else element.removeAttribute("data-beyond");
}

/** @param {Element} element a rectangle over a part of the x-axis, or the sign written into it @param {Frame} frame */
function projectBand(element, frame) {
  const [from, to] = [
    numberIn(element, "data-from"),
    numberIn(element, "data-to"),
  ];
  const left = from === null ? 0 : between(across(frame, from), 0, frame.width);
  const right =
    to === null ? frame.width : between(across(frame, to), 0, frame.width);
  const axis = between(down(frame, 0), 0, frame.height);
  const half = element.getAttribute("data-half");
  if (element.nodeName === "text") {
    setAll(element, {
      x: brief((left + right) / 2),
      y: half === "top" ? 20 : brief(frame.height - 10),
    });
    element.setAttribute(
      "visibility",
      right - left > 14 ? "inherit" : "hidden",
    );
    return;
  }
  const [top, bottom] = half === "top" ? [0, axis] : [axis, frame.height];
  setAll(element, {
    x: brief(left),
    y: brief(top),
    width: brief(right - left),
    height: brief(bottom - top),
  });
}

/** @param {number[]} coefficients @param {Frame} frame @returns {Pair[]} */
function polynomialPoints(coefficients, frame) {
  const { view, width, height } = frame;
  const parts = coefficients.length > 2 ? Math.ceil(width / 4) : 1;
  return Array.from({ length: parts + 1 }, (_, part) => {
    const x = view.left + ((view.right - view.left) * part) / parts;
    return [
      (width * part) / parts,
      between(
        down(frame, polynomialAt(coefficients, x)),
        -99 * height,
        99 * height,
      ),
    ];
  });
}

/** Let the entries of the legend flow into rows. @param {Element} svg @param {number} width @returns {number} its height */
function flowLegend(svg, width) {
  let [x, y] = [4, 0];
  const entries = svg.querySelectorAll(".mg-entry");
  for (const entry of entries) {
    const size = (entry.textContent ?? "").length * LETTER + 58;
    if (x > 4 && x + size > width) [x, y] = [4, y + 22];
    entry.setAttribute("transform", `translate(${brief(x)} ${y + 12})`);
    x += size;
  }
  return entries.length ? y + 28 : 0;
}
