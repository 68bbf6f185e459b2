// What the parts of a graph's script share: the plane, the picture of it in pixels, and how numbers are written.

/**
 * @typedef {{ left: number, right: number, bottom: number, top: number }} View
 * @typedef {[x: number, before: number, after: number, isCut: number]} Knot
 * @typedef {[x: number, y: number | null, text: string]} Feature
 * @typedef {{ name: string, lead: number, zeros: number[], poles: number[], top: number[], bottom: number[],
 *   knots: Knot[], features: Feature[] }} Curve
 * @typedef {{ window: [number, number, number, number], size: [number, number], curves: Curve[],
 *   words: Record<string, string> }} Data
 * @typedef {{ view: View, width: number, height: number, legend: number }} Frame
 * @typedef {[x: number, y: number]} Pair
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {[box: Box, price: number]} Obstacle and what covering it costs
 */

export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

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
  const short =
    text.includes(".") && !text.includes("e")
      ? text.replace(/\.?0+$/, "")
      : text;
  return (Number(short) === 0 ? "0" : short).replaceAll("-", "\u2212");
}

/** "x = 2" or, where digits were left out, "x ≈ 1.41".
 * @param {string} name @param {number} value @param {number} least what need not be told apart */
export function numberSaid(name, value, least) {
  const text = numberText(value, roundStep(least));
  const isExact =
    Math.abs(Number(text.replaceAll("\u2212", "-")) - value) < least * 1e-6;
  return `${name} ${isExact ? "=" : "≈"} ${text}`;
}

/** A sentence from Python with a name where {} stands.
 * @param {string} sentence @param {string} name */
export const filled = (sentence, name) => sentence.replace("{}", () => name);

/** @param {number} value with one digit behind the point, as short as can be */
export const brief = (value) => String(Math.round(value * 10) / 10);

/** @param {number} value @param {number} low @param {number} high */
export const between = (value, low, high) =>
  Math.min(Math.max(value, low), high);

/** @param {Frame} frame @param {number} x */
export const across = ({ view, width }, x) =>
  ((x - view.left) / (view.right - view.left)) * width;

/** @param {Frame} frame @param {number} y */
export const down = ({ view, height }, y) =>
  ((view.top - y) / (view.top - view.bottom)) * height;

/** @param {Pair[]} points */
export const pathThrough = (points) =>
  points.length
    ? `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join(" ")}`
    : "";

/** @param {Element} element @param {string} name @returns {number | null} */
export function numberIn(element, name) {
  const text = element.getAttribute(name);
  return text === null ? null : Number(text);
}

/** @param {Element} element @param {Record<string, string | number>} attributes */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, String(value));
}
