// How long each step of an answer is shown, as the reader has chosen in the menu.
import { keepText, keptText } from "./storage.js";

const PACE_KEY = "mathgames_widgets pace";
const PACES = { quick: 900, calm: 2500, slow: 5000, press: Infinity }; // milliseconds for each step
const WORDS = 10; // so many are read in the time of a step; fewer take less of it
const STEPS = 7; // so many steps are shown in full; more share the time of these

/** @typedef {keyof typeof PACES} Pace */

/** @returns {Pace} */
function chosen() {
  const kept = keptText(PACE_KEY);
  return kept && kept in PACES ? /** @type {Pace} */ (kept) : "calm";
}

/** Milliseconds for a step with this caption, and for all steps; without an end where a press leads on.
 * @param {string} caption */
export function pace(caption = "") {
  const each = PACES[chosen()];
  const read = Math.max(0.5, Math.min(1.5, caption.split(" ").length / WORDS));
  return { each: Math.max(PACES.quick, each * read), all: each * STEPS };
}

/** Remember a choice.
 * @param {string} name */
export function keepPace(name) {
  keepText(PACE_KEY, name);
}

/** Show in the box of the menu what was chosen: the browser keeps it, so Python does not know.
 * @param {HTMLElement} page */
export function showPace(page) {
  for (const box of page.querySelectorAll("select[data-pace]"))
    if (box instanceof HTMLSelectElement) box.value = chosen();
}
