// Finds places for the labels: near what they name, clear of the curves and of each other.
import { across, between, brief, down, numberIn, setAll } from "./plane.js";
import { curveAt, polynomialAt } from "./curve.js";

/**
 * @typedef {import("./plane.js").Box} Box
 * @typedef {import("./plane.js").Curve} Curve
 * @typedef {import("./plane.js").Data} Data
 * @typedef {import("./plane.js").Frame} Frame
 * @typedef {import("./plane.js").Obstacle} Obstacle
 * @typedef {[x: number, y: number, anchor: string]} Spot
 */

export const LETTER = 6.7; // pixels, the mean width of a letter in a label
const LINE = 15; // pixels, the height of a label
const EDGE = 5; // pixels that stay free between a label and the edge of the picture
const ON_A_CURVE = 24; // more than on a line or beside a number, less than on a dot
const BLOCKED = 90; // a label that costs as much is left out

/** @param {Element} text @param {string} anchor @returns {Box} */
export function textBox(
  text,
  anchor,
  x = numberIn(text, "x") ?? 0,
  y = numberIn(text, "y") ?? 0,
) {
  const width = (text.textContent ?? "").length * LETTER + 4;
  const left =
    x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 4 };
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The places where a label may stand, the best first; none where what it names is out of sight.
 * @param {Element} label @param {Frame} frame @returns {Spot[]} */
function labelSpots(label, frame) {
  const { view, width, height } = frame;
  const [x, y] = [numberIn(label, "data-x"), numberIn(label, "data-y")];
  const coefficients = label.getAttribute("data-c")?.split(" ").map(Number);
  if (coefficients) {
    return [0.94, 0.82, 0.7, 0.06, 0.18, 0.3].flatMap((share) => {
      const py = down(
        frame,
        polynomialAt(
          coefficients,
          view.left + (view.right - view.left) * share,
        ),
      );
      const inside = py > 0 && py < height;
      return inside ? spotsAround(width * share, py) : [];
    });
  }
  const px = x === null ? 0 : across(frame, x);
  const py = y === null ? 0 : down(frame, y);
  if (px < 0 || px > width) return [];
  if (x !== null && y !== null)
    return spotsAround(px, between(py, 4, height - 4));
  if (py < 0 || py > height) return [];
  if (x !== null) {
    return [
      18,
      36,
      54,
      height - 10,
      height - 28,
      height * 0.3,
      height * 0.7,
    ].flatMap((at) => [
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
    const py = down(
      frame,
      curveAt(curve, view.left + ((view.right - view.left) * px) / width),
    );
    const side = py < box.top ? -1 : py > box.bottom ? 1 : 0;
    if (side === 0 || (part && side !== before)) return true;
    before = side;
  }
  return false;
}

/** Put every label at the best free place; those without one are left out, but never a hole's.
 * @param {Element} plot @param {Data} data @param {Frame} frame @param {Obstacle[]} taken boxes and what covering them costs */
export function placeLabels(plot, data, frame, taken) {
  for (const label of plot.querySelectorAll(".mg-label")) {
    let [best, least] = [/** @type {Spot | null} */ (null), Infinity];
    labelSpots(label, frame).forEach((spot, n) => {
      const box = textBox(label, spot[2], spot[0], spot[1]);
      if (
        box.left < EDGE ||
        box.right > frame.width - EDGE ||
        box.top < 0 ||
        box.bottom > frame.height
      )
        return;
      let cost = n / 4;
      for (const [other, price] of taken)
        if (overlap(box, other)) cost += price;
      if (cost >= least) return;
      for (const curve of data.curves)
        if (runsThrough(curve, box, frame)) cost += ON_A_CURVE;
      if (cost < least) [best, least] = [spot, cost];
    });
    const shown = best && (least < BLOCKED || label.hasAttribute("data-must"));
    label.setAttribute("visibility", shown ? "inherit" : "hidden");
    if (!shown) continue;
    const [x, y, anchor] = /** @type {Spot} */ (best);
    setAll(label, { x: brief(x), y: brief(y), "text-anchor": anchor });
    taken.push([textBox(label, anchor, x, y), 100]);
  }
}

/** What a label had better not cover: dots least of all, then upright and level lines, the axes among them.
 * @param {Element} plot @param {Frame} frame @returns {Obstacle[]} */
export function obstacles(plot, frame) {
  const marks = plot.querySelectorAll(".mg-point, .mg-asymptote");
  const places = [...marks].map(
    (one) =>
      /** @type {const} */ ([numberIn(one, "data-x"), numberIn(one, "data-y")]),
  );
  return [
    ...places,
    /** @type {const} */ ([0, null]),
    /** @type {const} */ ([null, 0]),
  ].map(([x, y]) => {
    const px = x === null ? null : across(frame, x);
    const py = y === null ? null : between(down(frame, y), 0, frame.height);
    if (px !== null && py !== null)
      return [boxAround(px - 7, py - 7, px + 7, py + 7), 40];
    if (px !== null) return [boxAround(px - 1, 0, px + 1, frame.height), 5];
    return py === null
      ? [boxAround(0, 0, 0, 0), 0]
      : [boxAround(0, py - 1, frame.width, py + 1), 5];
  });
}

/** @param {number} left @param {number} top @param {number} right @param {number} bottom @returns {Box} */
const boxAround = (left, top, right, bottom) => ({ left, top, right, bottom });
