// The small buttons of a graph, and the parts that this script adds to what Python drew.

import { focusedNear } from "../focus.js";

/** @param {string} d */
const toolIcon = (d) =>
  `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${d}"/></svg>`;

/** @type {[tool: string, face: string][]} */
const TOOLS = [
  ["in", toolIcon("M8 3v10M3 8h10")],
  ["out", toolIcon("M3 8h10")],
  ["all", toolIcon("M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4")],
  ["svg", "SVG"],
  ["png", "PNG"],
];

/** An element that the stage leaves alone when it patches the page.
 * @param {string} tag @param {Record<string, string>} attributes */
export function addedElement(tag, attributes) {
  const element = document.createElement(tag);
  element.setAttribute("data-added", "true");
  element.setAttribute("data-owned", "true");
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  return element;
}

/** The buttons, with one tab stop between them. */
export function madeTools() {
  const bar = addedElement("div", {
    class: "mg-tools",
    role: "toolbar",
  });
  bar.innerHTML = TOOLS.map(
    ([tool, face], n) =>
      `<button type="button" class="mg-tool" data-tool="${tool}" tabindex="${n ? -1 : 0}">${face}</button>`,
  ).join("");
  return bar;
}

/** Say in the language of the page what the buttons do.
 * @param {HTMLElement} bar @param {Record<string, string>} words */
export function nameTools(bar, words) {
  bar.setAttribute("aria-label", words.tools);
  for (const one of bar.querySelectorAll("button")) {
    const said = words[one.dataset.tool ?? ""];
    one.setAttribute("aria-label", said);
    one.title = said;
  }
}

/** Arrow keys go from button to button.
 * @param {KeyboardEvent} event */
export function walkTools(event) {
  const bar = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...bar.querySelectorAll("button")];
  const count = buttons.length;
  const here = buttons.findIndex((one) => one === focusedNear(buttons[0]));
  /** @type {Record<string, number>} */
  const to = {
    ArrowRight: (here + 1) % count,
    ArrowLeft: (here + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  const next = buttons[to[event.key]];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
  next.focus();
}
