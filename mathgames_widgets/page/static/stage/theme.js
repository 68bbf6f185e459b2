// Light or dark, as the page around the table is.

/** @param {string} color "rgb(…)" @returns {number | null} brightness 0 to 255, null where one looks through */
function brightness(color) {
  const [r, g, b, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return r === undefined || a < 0.5 ? null : 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Light or dark, as the page around us is: works in JupyterLab, Voilà and editors alike.
 * @param {Element} start */
export function themeAround(start) {
  for (let at = start.parentElement; at; at = at.parentElement) {
    const light = brightness(getComputedStyle(at).backgroundColor);
    if (light !== null) return light < 128 ? "dark" : "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
