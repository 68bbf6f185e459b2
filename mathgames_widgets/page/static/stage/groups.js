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

/** The member that Tab comes to. `tabIndex` itself would have the browser lay out the page first.
 * @param {HTMLElement[]} all */
export const stopOf = (all) =>
  all.find((one) => one.getAttribute("tabindex") === "0");

/** Tab comes to this one.
 * @param {HTMLElement | undefined} stop @param {HTMLElement[]} all */
export function stopAt(stop, all) {
  for (const one of all) {
    const tab = one === stop ? "0" : "-1";
    if (one.getAttribute("tabindex") !== tab) one.setAttribute("tabindex", tab);
  }
}

/** One tab stop per group: the member that had focus last, else the first.
 * @param {Element} root */
export function oneTabStopPerGroup(root) {
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = members(group);
    const focused = focusedNear(group);
    stopAt(all.find((one) => one === focused) ?? stopOf(all) ?? all[0], all);
  }
}

/** Up and down stay in a column where the group is a grid, and skip what is missing there.
 * @param {Element} group @param {HTMLElement} at @param {KeyboardEvent} event */
export function moveInside(group, at, event) {
  const isAcross = !/^Arrow(Up|Down)$/.test(event.key);
  const every = members(group);
  const all =
    isAcross || !group.hasAttribute("data-grid")
      ? every
      : every.filter((one) => one.offsetLeft === at.offsetLeft);
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
  stopAt(next, every);
  next?.focus();
}
