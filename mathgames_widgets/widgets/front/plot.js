// Draws a graph anew for the window one has panned and zoomed to. What is exact came from Python in words; this script
// only evaluates factors, to move the picture along. Everything in it says by its attributes where it belongs:
//   data-x and data-y: a point · data-x alone: a vertical line · data-y alone: a horizontal line · data-c: a polynomial
//   data-f: the curve of that function · data-from, data-to, data-half: a band of x (without end where one is missing)

/**
 * @typedef {{ left: number, right: number, bottom: number, top: number }} View
 * @typedef {[x: number, before: number, after: number, isCut: number]} Knot
 * @typedef {[x: number, y: number | null, text: string]} Feature
 * @typedef {{ name: string, lead: number, zeros: number[], poles: number[], top: number[], bottom: number[],
 *   knots: Knot[], features: Feature[] }} Curve
 * @typedef {{ window: [number, number, number, number], size: [number, number], curves: Curve[] }} Data
 * @typedef {{ view: View, width: number, height: number, legend: number }} Frame
 * @typedef {[x: number, y: number]} Pair
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {[x: number, y: number, anchor: string]} Spot
 */

export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const LEAST_HEIGHT = 270; // pixels
const CURVE_BEND = 0.25; // pixels a drawn piece may lie off its curve
const STRETCH_PARTS = 6;
const TICK_EVERY = 58; // pixels, or a little more
const LETTER = 6.7; // pixels, the mean width of a letter in a label
const LINE = 15; // pixels, the height of a label
const FARTHEST = 9999; // pixels
const IN_THE_PLOT = "[data-f],[data-c],[data-x],[data-y],[data-half]";

/** Draw the graph for a view, `width` pixels wide.
 * @param {SVGSVGElement} svg @param {Data} data @param {View} view @param {number} width @returns {Frame} */
export function plotGraph(svg, data, view, width) {
  const height = Math.max(LEAST_HEIGHT, Math.round((width * data.size[1]) / data.size[0]));
  const frame = { view, width, height, legend: flowLegend(svg, width) };
  const plot = svg.querySelector(".mg-plot");
  if (!plot) return frame;
  setAll(svg, { viewBox: `0 0 ${width} ${frame.legend + height}` });
  setAll(plot, { y: frame.legend, width, height });
  const numbers = drawAxes(plot, frame);
  for (const element of plot.querySelectorAll(IN_THE_PLOT)) {
    if (!element.classList.contains("mg-label")) project(element, data, frame);
  }
  placeLabels(plot, data, frame, [...numbers, ...obstacles(plot, frame)]);
  return frame;
}

// ── numbers ─────────────────────────────────────────────────────────────────

/** @param {number[]} coefficients constant first @param {number} x */
const polynomialAt = (coefficients, x) =>
  coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);

/** The value of a function with its holes filled in; not a number at a pole.
 * @param {Curve} curve @param {number} x */
export function curveAt(curve, x) {
  let above = curve.lead * polynomialAt(curve.top, x);
  let below = polynomialAt(curve.bottom, x);
  for (const zero of curve.zeros) above *= x - zero;
  for (const pole of curve.poles) below *= x - pole;
  return below === 0 ? NaN : above / below;
}

/** The smallest of 1, 2 or 5 times a power of ten that is not below `least`.
 * @param {number} least */
export function roundStep(least) {
  const ten = 10 ** Math.floor(Math.log10(least));
  return ten * ([1, 2, 5].find((digit) => ten * digit >= least) ?? 10);
}

/** @param {number} value @param {number} step the last digit that matters */
export function numberText(value, step) {
  const digits = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  const size = Math.abs(value);
  const text = size >= 1e7 ? value.toExponential(2) : value.toFixed(digits);
  const short = text.includes(".") && !text.includes("e") ? text.replace(/\.?0+$/, "") : text;
  return (Number(short) === 0 ? "0" : short).replaceAll("-", "\u2212");
}

/** @param {number} value with one digit behind the point, as short as can be */
const brief = (value) => String(Math.round(value * 10) / 10);

/** @param {number} value @param {number} low @param {number} high */
export const between = (value, low, high) => Math.min(Math.max(value, low), high);

// ── from the plane to the picture ───────────────────────────────────────────

/** @param {Frame} frame @param {number} x */
export const across = ({ view, width }, x) => ((x - view.left) / (view.right - view.left)) * width;

/** @param {Frame} frame @param {number} y */
export const down = ({ view, height }, y) => ((view.top - y) / (view.top - view.bottom)) * height;

/** @param {Pair[]} points */
const pathThrough = (points) => (points.length ? `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join(" ")}` : "");

/** The visible pieces of a curve: between two knots it only rises or only falls, so nothing is missed.
 * @param {Curve} curve @param {Frame} frame @returns {Pair[][]} */
function curvePieces(curve, frame) {
  const { left, right } = frame.view;
  /** @type {(x: number) => Knot} */
  const edge = (x) => curve.knots.find((knot) => knot[0] === x) ?? [x, curveAt(curve, x), curveAt(curve, x), 0];
  const knots = [edge(left), ...curve.knots.filter(([x]) => left < x && x < right), edge(right)];
  /** @type {Pair[][]} */
  const pieces = [];
  for (let n = 1; n < knots.length; n++) {
    const stretch = visibleStretch(curve, knots[n - 1], knots[n], frame);
    if (!stretch.length) continue;
    const last = pieces.at(-1);
    if (n > 1 && last && !knots[n - 1][3] && last.at(-1)?.[0] === stretch[0][0]) last.push(...stretch.slice(1));
    else pieces.push(stretch);
  }
  return pieces;
}

/** @param {Curve} curve @param {Knot} low @param {Knot} high @param {Frame} frame @returns {Pair[]} */
function visibleStretch(curve, low, high, frame) {
  const { bottom, top } = frame.view;
  /** @type {Pair} */
  const start = [low[0], low[2]];
  /** @type {Pair} */
  const end = [high[0], high[1]];
  if (Math.max(start[1], end[1]) < bottom || Math.min(start[1], end[1]) > top) return [];
  const [x0, y0] = broughtIn(curve, start, end, frame.view);
  const [x1, y1] = broughtIn(curve, end, start, frame.view);
  /** @type {Pair[]} */
  const points = [[across(frame, x0), down(frame, y0)]];
  let from = x0;
  for (let part = 1; part <= STRETCH_PARTS; part++) {
    const x = part === STRETCH_PARTS ? x1 : x0 + ((x1 - x0) * part) / STRETCH_PARTS;
    bendTo(curve, points, from, x, part === STRETCH_PARTS ? y1 : curveAt(curve, x), frame, 9);
    from = x;
  }
  return points;
}

/** The end itself or, if it lies far outside, a point of the curve a little above or below the picture.
 * @param {Curve} curve @param {Pair} end @param {Pair} other @param {View} view @returns {Pair} */
function broughtIn(curve, end, other, view) {
  const height = view.top - view.bottom;
  if (end[1] >= view.bottom - height && end[1] <= view.top + height) return end;
  const sign = end[1] > view.top ? 1 : -1;
  const edge = sign * (sign > 0 ? view.top : view.bottom);
  let [outside, inside] = [end[0], other[0]];
  for (;;) {
    const x = (outside + inside) / 2;
    const y = curveAt(curve, x);
    const beyond = sign * y - edge;
    if ((beyond >= 0 && beyond <= height) || x === outside || x === inside) return [x, y];
    if (beyond > 0) outside = x;
    else inside = x;
  }
}

/** Go on to (x1, y1) with points between wherever the curve leaves the straight line.
 * @param {Curve} curve @param {Pair[]} points @param {number} x0 @param {number} x1 @param {number} y1
 * @param {Frame} frame @param {number} depth */
function bendTo(curve, points, x0, x1, y1, frame, depth) {
  const [px0, py0] = points[points.length - 1];
  const [px1, py1] = [across(frame, x1), down(frame, y1)];
  const x = (x0 + x1) / 2;
  const y = curveAt(curve, x);
  const off = (Math.abs(down(frame, y) - (py0 + py1) / 2) * (px1 - px0)) / Math.hypot(px1 - px0, py1 - py0);
  if (depth && off > CURVE_BEND) {
    bendTo(curve, points, x0, x, y, frame, depth - 1);
    bendTo(curve, points, x, x1, y1, frame, depth - 1);
  } else points.push([px1, py1]);
}

// ── moving what Python drew ─────────────────────────────────────────────────

/** @param {Element} element @param {string} name @returns {number | null} */
function numberIn(element, name) {
  const text = element.getAttribute(name);
  return text === null ? null : Number(text);
}

/** @param {Element} element @param {Record<string, string | number>} attributes */
function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} text */
function svgElement(tag, attributes, text = "") {
  const element = document.createElementNS(SVG_NAMESPACE, tag);
  setAll(element, attributes);
  element.textContent = text;
  return element;
}

/** The numbers of the axes stay in sight: beside their axis, or at the edge when that is outside.
 * @param {Element} plot @param {Frame} frame @returns {[Box, number][]} where the numbers stand, and what covering them costs */
function drawAxes(plot, frame) {
  const { view, width, height } = frame;
  const stepX = roundStep(((view.right - view.left) * TICK_EVERY) / width);
  const stepY = roundStep(((view.top - view.bottom) * TICK_EVERY * 0.8) / height);
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
      numbers.push(svgElement("text", { x, y: brief(row) }, numberText(n * stepX, stepX)));
    }
  }
  for (let n = Math.ceil(view.bottom / stepY); n * stepY <= view.top; n++) {
    const y = down(frame, n * stepY);
    grid += `M0 ${brief(y)}H${brief(width)}`;
    if (n && y > 22 && y < height - 8) {
      numbers.push(svgElement("text", { class: "mg-up", x: brief(column), y: brief(y + 4) }, numberText(n * stepY, stepY)));
    }
  }
  plot.querySelector(".mg-grid")?.setAttribute("d", grid);
  plot.querySelector(".mg-axes")?.setAttribute("d", `M0 ${y0}H${brief(width)}M${x0} ${brief(height)}V0`);
  plot.querySelector(".mg-heads")?.setAttribute(
    "d",
    `M${brief(width)} ${y0}l-9 -4v8zM${x0} 0l-4 9h8z`,
  );
  const names = [...plot.querySelectorAll(".mg-name")];
  if (names.length === 2) {
    setAll(names[0], { x: brief(width - 8), y: brief(between(Number(y0), 20, height - 4) - 8) });
    setAll(names[1], { x: brief(between(Number(x0), 0, width - 24) + 10), y: 13 });
  }
  plot.querySelector(".mg-numbers")?.replaceChildren(...numbers);
  return [
    ...numbers.map((one) => /** @type {[Box, number]} */ ([textBox(one, one.hasAttribute("class") ? "end" : "middle"), 6])),
    ...names.map((one) => /** @type {[Box, number]} */ ([textBox(one, "middle"), 20])),
  ];
}

/** @param {Element} text @param {string} anchor @returns {Box} */
function textBox(text, anchor, x = numberIn(text, "x") ?? 0, y = numberIn(text, "y") ?? 0) {
  const width = (text.textContent ?? "").length * LETTER + 4;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 4 };
}

/** Put one element where it belongs in the frame.
 * @param {Element} element @param {Data} data @param {Frame} frame */
function project(element, data, frame) {
  const { width, height } = frame;
  const curve = element.getAttribute("data-f");
  const coefficients = element.getAttribute("data-c");
  const [x, y] = [numberIn(element, "data-x"), numberIn(element, "data-y")];
  if (curve !== null) {
    element.setAttribute("d", curvePieces(data.curves[Number(curve)], frame).map(pathThrough).join(""));
  } else if (coefficients !== null) {
    element.setAttribute("d", pathThrough(polynomialPoints(coefficients.split(" ").map(Number), frame)));
  } else if (x !== null && y !== null) {
    projectPoint(element, across(frame, x), down(frame, y), height);
  } else if (x !== null) {
    element.setAttribute("d", `M${brief(across(frame, x))} 0V${brief(height)}`);
  } else if (y !== null) {
    element.setAttribute("d", `M0 ${brief(down(frame, y))}H${brief(width)}`);
  } else projectBand(element, frame);
}

/** A hole above or below the picture is shown by an arrow at its edge.
 * @param {Element} element @param {number} px @param {number} py @param {number} height */
function projectPoint(element, px, py, height) {
  const beyond = element.classList.contains("mg-hole") ? (py < 0 ? "above" : py > height ? "below" : "") : "";
  const turn = beyond === "below" ? " rotate(180)" : "";
  const at = beyond ? between(py, 0, height) : between(py, -FARTHEST, FARTHEST);
  element.setAttribute("transform", `translate(${brief(between(px, -FARTHEST, FARTHEST))} ${brief(at)})${turn}`);
  if (beyond) element.setAttribute("data-beyond", beyond);
  else element.removeAttribute("data-beyond");
}

/** @param {Element} element a rectangle over a part of the x-axis, or the sign written into it @param {Frame} frame */
function projectBand(element, frame) {
  const [from, to] = [numberIn(element, "data-from"), numberIn(element, "data-to")];
  const left = from === null ? 0 : between(across(frame, from), 0, frame.width);
  const right = to === null ? frame.width : between(across(frame, to), 0, frame.width);
  const axis = between(down(frame, 0), 0, frame.height);
  const half = element.getAttribute("data-half");
  if (element.nodeName === "text") {
    setAll(element, { x: brief((left + right) / 2), y: half === "top" ? 20 : brief(frame.height - 10) });
    element.setAttribute("visibility", right - left > 14 ? "visible" : "hidden");
    return;
  }
  const top = half === "bottom" ? axis : 0;
  const bottom = half === "top" ? axis : frame.height;
  setAll(element, { x: brief(left), y: brief(top), width: brief(right - left), height: brief(bottom - top) });
}

/** @param {number[]} coefficients @param {Frame} frame @returns {Pair[]} */
function polynomialPoints(coefficients, frame) {
  const { view, width, height } = frame;
  const parts = coefficients.length > 2 ? Math.ceil(width / 4) : 1;
  return Array.from({ length: parts + 1 }, (_, part) => {
    const x = view.left + ((view.right - view.left) * part) / parts;
    return [(width * part) / parts, between(down(frame, polynomialAt(coefficients, x)), -99 * height, 99 * height)];
  });
}

// ── labels ──────────────────────────────────────────────────────────────────

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The places where a label may stand, the best first; none where what it names is out of sight.
 * @param {Element} label @param {Frame} frame @returns {Spot[]} */
function labelSpots(label, frame) {
  const { view, width, height } = frame;
  const [x, y] = [numberIn(label, "data-x"), numberIn(label, "data-y")];
  const coefficients = label.getAttribute("data-c")?.split(" ").map(Number);
  if (coefficients) {
    return [0.94, 0.82, 0.7, 0.06, 0.18, 0.3].flatMap((share) => {
      const py = down(frame, polynomialAt(coefficients, view.left + (view.right - view.left) * share));
      const inside = py > 0 && py < height;
      return inside ? spotsAround(width * share, py) : [];
    });
  }
  const px = x === null ? 0 : across(frame, x);
  const py = y === null ? 0 : down(frame, y);
  if (px < 0 || px > width) return [];
  if (x !== null && y !== null) return spotsAround(px, between(py, 4, height - 4));
  if (py < 0 || py > height) return [];
  if (x !== null) {
    return [18, 36, 54, height - 10, height - 28].flatMap((at) => [
      [px + 6, at, "start"],
      [px - 6, at, "end"],
    ]);
  }
  return [py - 6, py + 16].flatMap((at) => [
    [width - 6, at, "end"],
    [6, at, "start"],
    [width * 0.75, at, "middle"],
    [width * 0.25, at, "middle"],
  ]);
}

/** @param {number} px @param {number} py @returns {Spot[]} */
function spotsAround(px, py) {
  return [1, 1.8].flatMap((far) => [
    [px + 9 * far, py - 9 * far, "start"],
    [px - 9 * far, py - 9 * far, "end"],
    [px + 9 * far, py + 4 + 15 * far, "start"],
    [px - 9 * far, py + 4 + 15 * far, "end"],
    [px + 12 * far, py + 4, "start"],
    [px - 12 * far, py + 4, "end"],
    [px, py - 13 * far, "middle"],
    [px, py + 8 + 15 * far, "middle"],
  ]);
}

/** Does a curve run through the box?
 * @param {Curve} curve @param {Box} box @param {Frame} frame */
function runsThrough(curve, box, frame) {
  const { view, width } = frame;
  let before = 0;
  for (let part = 0; part <= 5; part++) {
    const px = box.left + ((box.right - box.left) * part) / 5;
    const py = down(frame, curveAt(curve, view.left + ((view.right - view.left) * px) / width));
    const side = py < box.top ? -1 : py > box.bottom ? 1 : 0;
    if (side === 0 || (part && side !== before)) return true;
    before = side;
  }
  return false;
}

/** Put every label at the best free place; those without one are left out, but never a hole's.
 * @param {Element} plot @param {Data} data @param {Frame} frame @param {[Box, number][]} taken boxes and what covering them costs */
function placeLabels(plot, data, frame, taken) {
  for (const label of plot.querySelectorAll(".mg-label")) {
    let [best, least] = [/** @type {Spot | null} */ (null), Infinity];
    labelSpots(label, frame).forEach((spot, n) => {
      const box = textBox(label, spot[2], spot[0], spot[1]);
      if (box.left < 0 || box.right > frame.width || box.top < 0 || box.bottom > frame.height) return;
      let cost = n / 4;
      for (const [other, price] of taken) if (overlap(box, other)) cost += price;
      if (cost >= least) return;
      for (const curve of data.curves) if (runsThrough(curve, box, frame)) cost += 8;
      if (cost < least) [best, least] = [spot, cost];
    });
    const shown = best && (least < 90 || label.hasAttribute("data-must"));
    label.setAttribute("visibility", shown ? "visible" : "hidden");
    if (!shown) continue;
    const [x, y, anchor] = /** @type {Spot} */ (best);
    setAll(label, { x: brief(x), y: brief(y), "text-anchor": anchor });
    taken.push([textBox(label, anchor, x, y), 100]);
  }
}

/** What a label had better not cover.
 * @param {Element} plot @param {Frame} frame @returns {[Box, number][]} */
function obstacles(plot, frame) {
  return [...plot.querySelectorAll(".mg-point, .mg-asymptote[data-x]")].map((one) => {
    const [x, y] = [numberIn(one, "data-x") ?? 0, numberIn(one, "data-y")];
    const px = across(frame, x);
    if (y === null) return [{ left: px - 1, right: px + 1, top: 0, bottom: frame.height }, 5];
    const py = between(down(frame, y), 0, frame.height);
    return [{ left: px - 7, right: px + 7, top: py - 7, bottom: py + 7 }, 40];
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
