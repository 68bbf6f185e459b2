// The part of the plane that is shown: moved, brought closer, and kept within reach.

/**
 * @typedef {import("./plane.js").Data} Data
 * @typedef {import("./plane.js").Pair} Pair
 * @typedef {import("./plane.js").View} View
 */
import { between } from "./plane.js";

const NARROWEST = 1e-6;
const WIDEST = 1e7;

/** @param {Data} data @returns {View} */
export function wholeView({ window: [left, right, bottom, top] }) {
  return { left, right, bottom, top };
}

/** @param {View} view @param {number} right @param {number} up in parts of the picture @returns {View} */
export function pannedView({ left, right: end, bottom, top }, right, up) {
  const [dx, dy] = [(end - left) * right, (top - bottom) * up];
  return {
    left: left + dx,
    right: end + dx,
    bottom: bottom + dy,
    top: top + dy,
  };
}

/** @param {View} view @param {number} factor above 1: closer
 * @param {Pair} centre in parts of the picture, from the left and from the top @returns {View} */
export function zoomedView({ left, right, bottom, top }, factor, [h, v]) {
  const x = left + (right - left) * h;
  const y = top - (top - bottom) * v;
  return {
    left: x - (x - left) / factor,
    right: x + (right - x) / factor,
    bottom: y - (y - bottom) / factor,
    top: y + (top - y) / factor,
  };
}

/** @param {View} from @param {View} to @param {number} share @returns {View} */
export function blendedView(from, to, share) {
  if (share >= 1) return to;
  const mix = (/** @type {number} */ a, /** @type {number} */ b) =>
    a + (b - a) * share;
  return {
    left: mix(from.left, to.left),
    right: mix(from.right, to.right),
    bottom: mix(from.bottom, to.bottom),
    top: mix(from.top, to.top),
  };
}

/** Not so close and not so far that numbers run out of digits.
 * @param {View} view @returns {View} */
export function viewWithinReach({ left, right, bottom, top }) {
  const [x0, x1] = spanWithinReach(left, right);
  const [y0, y1] = spanWithinReach(bottom, top);
  return { left: x0, right: x1, bottom: y0, top: y1 };
}

/** @param {number} low @param {number} high @returns {Pair} */
function spanWithinReach(low, high) {
  const middle = (low + high) / 2;
  const least = Math.max(NARROWEST, Math.abs(middle) * NARROWEST);
  if (high - low >= least && high - low <= WIDEST) return [low, high];
  const half = between(high - low, least, WIDEST) / 2;
  return [middle - half, middle + half];
}
