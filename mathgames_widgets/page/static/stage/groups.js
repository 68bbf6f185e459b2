// Groups: things with one tab stop between them, and the arrow keys inside.

import { focusedNear } from "../focus.js";

/** The things with one tab stop between them.
 * @param {Element} group @returns {HTMLElement[]} */
export const members = (group) =>
  /** @type {HTMLElement[]} */ ([
    ...group.querySelectorAll(
      "[data-n],[data-member],[data-picks],[data-place]",
    ),
  ]).filter(
    (one) =>
      one.closest("[data-group]") === group &&
      (!one.matches("[data-place]") || one.getClientRects().length > 0),
  );

/** One tab stop per group: the member that had focus last, else the first.
 * @param {Element} root */
export function oneTabStopPerGroup(root) {
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = members(group);
    const current =
      all.find((one) => one === focusedNear(one)) ??
      all.find((one) => one.tabIndex === 0) ??
      all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }
}

/** @param {Element} group @param {HTMLElement} at @param {KeyboardEvent} event */
export function moveInside(group, at, event) {
  const all = members(group);
  const here = all.indexOf(at);
  /** @type {Record<string, number>} */
  const to = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: all.length - 1,
  };
  if (!(event.key in to)) return;
  event.preventDefault();
  const next = all[(to[event.key] + all.length) % all.length];
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next?.focus();
}
