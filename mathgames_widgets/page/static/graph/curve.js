// Evaluates the factors that Python sent and cuts a curve into the pieces that can be seen.
import { across, down } from "./plane.js";

/**
 * @typedef {import("./plane.js").Curve} Curve
 * @typedef {import("./plane.js").Knot} Knot
 * @typedef {import("./plane.js").Pair} Pair
 * @typedef {import("./plane.js").Frame} Frame
 * @typedef {import("./plane.js").View} View
 */

const CURVE_BEND = 0.25; // pixels a drawn piece may lie off its curve
const STRETCH_PARTS = 6;

/** @param {number[]} coefficients constant first @param {number} x */
export const polynomialAt = (coefficients, x) =>
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

/** The visible pieces of a curve: between two knots it only rises or only falls, so nothing is missed.
 * @param {Curve} curve @param {Frame} frame @returns {Pair[][]} */
export function curvePieces(curve, frame) {
  const { left, right } = frame.view;
  /** @type {(x: number) => Knot} */
  const edge = (x) =>
    curve.knots.find((knot) => knot[0] === x) ?? [
      x,
      curveAt(curve, x),
      curveAt(curve, x),
      0,
    ];
  const knots = [
    edge(left),
    ...curve.knots.filter(([x]) => left < x && x < right),
    edge(right),
  ];
  /** @type {Pair[][]} */
  const pieces = [];
  for (let n = 1; n < knots.length; n++) {
    const stretch = visibleStretch(curve, knots[n - 1], knots[n], frame);
    if (!stretch.length) continue;
    const last = pieces.at(-1);
    if (n > 1 && last && !knots[n - 1][3] && last.at(-1)?.[0] === stretch[0][0])
      last.push(...stretch.slice(1));
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
  if (Math.max(start[1], end[1]) < bottom || Math.min(start[1], end[1]) > top)
    return [];
  const [x0, y0] = broughtIn(curve, start, end, frame.view);
  const [x1, y1] = broughtIn(curve, end, start, frame.view);
  /** @type {Pair[]} */
  const points = [[across(frame, x0), down(frame, y0)]];
  let from = x0;
  for (let part = 1; part <= STRETCH_PARTS; part++) {
    const x =
      part === STRETCH_PARTS ? x1 : x0 + ((x1 - x0) * part) / STRETCH_PARTS;
    bendTo(
      curve,
      points,
      from,
      x,
      part === STRETCH_PARTS ? y1 : curveAt(curve, x),
      frame,
      9,
    );
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
    if ((beyond >= 0 && beyond <= height) || x === outside || x === inside)
      return [x, y];
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
  const off =
    (Math.abs(down(frame, y) - (py0 + py1) / 2) * (px1 - px0)) /
    Math.hypot(px1 - px0, py1 - py0);
  if (depth && off > CURVE_BEND) {
    bendTo(curve, points, x0, x, y, frame, depth - 1);
    bendTo(curve, points, x, x1, y1, frame, depth - 1);
  } else points.push([px1, py1]);
}
