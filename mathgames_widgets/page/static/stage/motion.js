// Things glide from where they were to where they are, and new ones shine for a moment.

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const SHINES = 1200; // milliseconds
const MOST_NEW = 3; // with more new things it is another picture, and only what comes from somewhere is news

export const movesLess = () => matchMedia(REDUCED_MOTION).matches;

/** How much larger than its own pixels something is shown: what moves it is counted in those.
 * @param {Element} one @returns {number} */
export const zoomOf = (one) =>
  /** @type {{ currentCSSZoom?: number }} */ (one).currentCSSZoom ?? 1;

/** @typedef {Map<string, DOMRect | null>} Places */

/** Where each thing is that may move, and where new ones come from. Where nothing moves, only what is there.
 * @param {Element} root @param {Element} fresh what will be drawn @returns {Places} */
export function places(root, fresh) {
  const all = new Map();
  const still = movesLess();
  for (const one of root.querySelectorAll("[data-flies]"))
    all.set(
      one.getAttribute("data-flies"),
      still ? null : one.getBoundingClientRect(),
    );
  if (still) return all;
  for (const one of fresh.querySelectorAll("[data-from]")) {
    const key = one.getAttribute("data-from") ?? "";
    const home = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (home && !all.has(key)) all.set(key, home.getBoundingClientRect());
  }
  return all;
}

/** Let things glide from where they were to where they are.
 * @param {Element} root @param {Places} before */
export function glide(root, before) {
  if (movesLess()) return;
  for (const one of root.querySelectorAll("[data-flies]")) {
    const was =
      before.get(one.getAttribute("data-flies") ?? "") ??
      before.get(one.getAttribute("data-from") ?? "");
    const is = one.getBoundingClientRect();
    if (!was) {
      one.animate(
        [{ opacity: 0, transform: "translateY(10px) scale(.96)" }, {}],
        { duration: 220, easing: "ease-out" },
      );
    } else if (Math.hypot(was.x - is.x, was.y - is.y) > 2) {
      const zoom = zoomOf(one);
      const from = `translate(${(was.x - is.x) / zoom}px, ${(was.y - is.y) / zoom}px) scale(${was.width / (is.width || 1)})`;
      one.animate(
        [
          { transform: from, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0" },
        ],
        {
          duration: before.has(one.getAttribute("data-flies") ?? "")
            ? 260
            : 420,
          easing: "cubic-bezier(.2,.8,.3,1)",
        },
      );
    }
  }
}

/** New things shine for a moment, however often the page is drawn meanwhile.
 * @param {Element} root */
export function shining(root) {
  /** @type {Map<string, number>} */
  const until = new Map();

  /** @param {Places} before */
  return (before) => {
    const now = Date.now();
    const all = [...root.querySelectorAll("[data-flies]")];
    const name = (/** @type {Element} */ one) =>
      one.getAttribute("data-flies") ?? "";
    const fresh = all.filter((one) => !before.has(name(one)));
    const isFew = before.size > 0 && fresh.length <= MOST_NEW;
    for (const one of fresh)
      if (isFew || one.hasAttribute("data-from")) {
        until.set(name(one), now + SHINES);
        setTimeout(() => one.classList.remove("mg-new"), SHINES);
      }
    for (const one of all)
      if ((until.get(name(one)) ?? 0) > now) one.classList.add("mg-new");
  };
}
