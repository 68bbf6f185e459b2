// Things glide from where they were to where they are.

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** @param {Element} root @returns {Map<string, DOMRect>} where each moving thing is */
export function places(root) {
  const all = new Map();
  for (const one of root.querySelectorAll("[data-flies]")) {
    all.set(one.getAttribute("data-flies"), one.getBoundingClientRect());
  }
  return all;
}

/** Let things glide from where they were to where they are.
 * @param {Element} root @param {Map<string, DOMRect>} before */
export function glide(root, before) {
  if (matchMedia(REDUCED_MOTION).matches) return;
  for (const one of root.querySelectorAll("[data-flies]")) {
    const was = before.get(one.getAttribute("data-flies") ?? "");
    const is = one.getBoundingClientRect();
    if (!was) {
      one.animate(
        [{ opacity: 0, transform: "translateY(10px) scale(.96)" }, {}],
        { duration: 220, easing: "ease-out" },
      );
    } else if (Math.hypot(was.x - is.x, was.y - is.y) > 2) {
      const from = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / (is.width || 1)})`;
      one.animate(
        [
          { transform: from, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0" },
        ],
        {
          duration: 260,
          easing: "cubic-bezier(.2,.8,.3,1)",
        },
      );
    }
  }
}
