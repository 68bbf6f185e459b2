// A card is picked up and put down again here; only where it is laid goes to Python.

import { members, stopAt, stopOf } from "./groups.js";

const PRESSED_INSTEAD =
  "a, button, input, select, textarea, label, summary, [data-n]";

/** What is picked up on a page, and where it may go.
 * @param {HTMLElement} page */
export function picking(page) {
  /** @type {string | null} */
  let key = null;

  /** The card that is picked up. */
  const card = () =>
    key === null
      ? null
      : /** @type {HTMLElement | null} */ (
          page.querySelector(`[data-picks][data-key="${CSS.escape(key)}"]`)
        );

  /** @returns {Record<string, number>} where it may go: zones and the offers behind them */
  const drops = () => JSON.parse(card()?.getAttribute("data-drops") ?? "{}");

  /** Show it: after each drawing, and after each change here. */
  function show() {
    const up = card();
    if (!up || up.getAttribute("aria-disabled") === "true") key = null;
    const zones = drops();
    for (const one of page.querySelectorAll("[data-picks]")) {
      one.classList.toggle("mg-up", one === up && key !== null);
      one.setAttribute("aria-pressed", String(one === up && key !== null));
    }
    for (const zone of page.querySelectorAll("[data-zone]"))
      zone.classList.toggle(
        "mg-takes",
        (zone.getAttribute("data-zone") ?? "") in zones,
      );
    for (const place of page.querySelectorAll("[data-place]"))
      showPlace(place, zones, up?.getAttribute("data-name") ?? "");
    for (const group of page.querySelectorAll("[data-group]"))
      if (key !== null) stopAtTaker(group);
  }

  /** @param {Element | null} one @returns {string} what is said of it */
  function pick(one) {
    key = one?.getAttribute("data-key") ?? null;
    show();
    return one?.getAttribute("data-picks") ?? "";
  }

  /** The zone that a press on something means for the card that is picked up.
   * @param {Element} pressed */
  function zoneOf(pressed) {
    const zones = drops();
    const place = pressed.closest("[data-place]")?.getAttribute("data-place");
    if (place) return place in zones ? place : null;
    let zone = pressed.closest("[data-zone]");
    const other = pressed.closest(PRESSED_INSTEAD);
    if (other && page.contains(other)) return null;
    while (zone && !((zone.getAttribute("data-zone") ?? "") in zones))
      zone = zone.parentElement?.closest("[data-zone]") ?? null;
    return zone?.getAttribute("data-zone") ?? null;
  }

  /** The card that a key picks up.
   * @param {string} typed */
  const typed = (typed) =>
    page.querySelector(`[data-picks][data-typed="${CSS.escape(typed)}"]`);

  return {
    show,
    pick,
    typed,
    zoneOf,
    card,
    drops,
    has: (/** @type {Element} */ one) =>
      key !== null && one.getAttribute("data-key") === key,
  };
}

/** @param {Element} place @param {Record<string, number>} zones @param {string} name */
function showPlace(place, zones, name) {
  const takes = (place.getAttribute("data-place") ?? "") in zones;
  const words = place.getAttribute("data-with") ?? "";
  if (takes) place.removeAttribute("aria-disabled");
  else place.setAttribute("aria-disabled", "true");
  place.setAttribute(
    "aria-label",
    takes ? words.replace("{}", name) : (place.textContent ?? ""),
  );
}

/** Tab comes to a place that takes the card, not to the first of its group.
 * @param {Element} group */
function stopAtTaker(group) {
  const all = members(group);
  const taker = all.find((one) =>
    one.matches("[data-place]:not([aria-disabled])"),
  );
  const current = stopOf(all);
  if (!taker || current?.matches("[data-place]:not([aria-disabled])")) return;
  stopAt(taker, all);
}
