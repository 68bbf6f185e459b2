// Keeps the focus: on the thing that has it, on that thing in its new place, or beside the place where it was.

import { focusedNear } from "../focus.js";
import { members, stopAt } from "./groups.js";
import { keyOf } from "./patch.js";

/** What had the focus, and where it stood.
 * @typedef {{ one: Element, group: string | null, index: number, isHeld: boolean }} Stand */

const DRAWER = ".mg-drawer";
const FOCUSABLE = ":is([data-n],[data-picks],[data-member],[data-place])";

/** @param {HTMLElement} root @param {HTMLElement} page */
export function focusKeeper(root, page) {
  /** @type {Stand | null} */
  let stand = null;
  /** A card that was laid somewhere, until the answer is here: the focus goes back to its neighbours.
   * @type {Stand & { from: Element | null } | null} */
  let laid = null;
  /** @type {string | null} */
  let lastCall = called()?.getAttribute("data-focus") ?? null; // of a page that stood here before this script came
  /** What had the focus before it went into a drawer: it returns there when the drawer is closed.
   * @type {Element | null} */
  let outside = null;
  root.addEventListener("focusin", ({ target, relatedTarget: from }) => {
    const isEntered = target instanceof Element && target.closest(DRAWER);
    if (isEntered && from instanceof Element && !from.closest(DRAWER))
      outside = from;
  });

  /** @param {Element} one @returns {Stand} */
  function standOf(one) {
    const group = one.closest("[data-group]");
    return {
      one,
      group: group?.getAttribute("data-group") ?? null,
      index: group
        ? members(group).indexOf(/** @type {HTMLElement} */ (one))
        : 0,
      isHeld: group?.hasAttribute("data-holds-focus") ?? false,
    };
  }

  const groupOf = (/** @type {Stand} */ { group }) =>
    group === null
      ? null
      : page.querySelector(`[data-group="${CSS.escape(group)}"]`);

  /** What now stands where the focus was in its group, or nearest to it among what can be used.
   * @param {Stand} was */
  function beside(was) {
    const group = groupOf(was);
    const all = group ? members(group) : [];
    const usable = all.filter(
      (one) => one.getAttribute("aria-disabled") !== "true",
    );
    const away = (/** @type {HTMLElement} */ one) =>
      Math.abs(all.indexOf(one) - was.index);
    const near = usable.length ? usable : all;
    return near.sort((a, b) => away(a) - away(b))[0] ?? null;
  }

  /** The same thing in another place.
   * @param {Element} one */
  function moved(one) {
    const key = keyOf(one);
    return key === null
      ? null
      : page.querySelector(`[data-key="${CSS.escape(key)}"]${FOCUSABLE}`);
  }

  /** Something, where it now stands.
   * @param {Element} one */
  const stillThere = (one) =>
    one.isConnected && root.contains(one) ? one : moved(one);

  /** The place that the page names for the focus, once for each page that names another. */
  function callsAnew() {
    const place = called();
    const mark = place?.getAttribute("data-focus") ?? null;
    if (mark === lastCall) return null;
    lastCall = mark;
    return place;
  }

  function called() {
    return page.querySelector("[data-focus]");
  }

  /** Where the focus goes that stood there.
   * @param {Stand} was @param {boolean} isLast */
  function next(was, isLast) {
    const isLaid = laid?.from === was.one && isGone(laid);
    const home = isLaid && laid ? beside(laid) : null;
    if (home) return home;
    if (was.isHeld && isGone(was) && beside(was)) return beside(was);
    if (was.one.isConnected) return was.one;
    return (
      moved(was.one) ??
      beside(was) ??
      (outside && was.one.closest(DRAWER) ? stillThere(outside) : null) ??
      (isLast ? page.querySelector("[data-focus]") : null)
    );
  }

  /** Whether something has left its group.
   * @param {Stand} was */
  const isGone = (was) => {
    const group = groupOf(was);
    return !group || !members(group).some((one) => isSame(one, was.one));
  };

  /** @param {Element} one @param {Element} other */
  const isSame = (one, other) =>
    one === other || (keyOf(one) !== null && keyOf(one) === keyOf(other));

  return {
    /** A card is laid somewhere: its neighbours are where one goes on.
     * @param {Element} card */
    leaves(card) {
      laid = { ...standOf(card), from: focusedNear(root) };
    },

    /** Before the page is drawn. While steps are shown, the focus may have nowhere to be: then it is where it was. */
    look() {
      const now = focusedNear(root);
      if (now && root.contains(now)) stand = standOf(now);
      else if (laid && laid.from === now && now) stand = standOf(now);
    },

    /** Behind it. Focus goes where a new page calls it, else it stays, follows or finds a neighbour.
     * @param {boolean} isLast @param {boolean} isWaiting */
    keep(isLast, isWaiting) {
      const call = isLast ? callsAnew() : null;
      const was = stand;
      if (was) {
        const to = call ?? next(was, isLast);
        if (to instanceof HTMLElement && to !== focusedNear(root))
          to.focus({ preventScroll: root.classList.contains("mg-docked") });
        for (const one of to ? [to] : []) onlyStop(one);
      }
      if (isLast) stand = null;
      if (isLast && !isWaiting) laid = null;
    },
  };
}

/** What has the focus is the tab stop of its group.
 * @param {Element} one */
function onlyStop(one) {
  const group = one.closest("[data-group]");
  const all = group ? members(group) : [];
  const stop = all.find((other) => other === one);
  if (stop) stopAt(stop, all);
}
