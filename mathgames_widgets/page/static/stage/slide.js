// Marks slide along a rail: between the press and the release only the mark moves, then Python hears where it is.
// Where Python drew what belongs to each place of a mark (data-frame), the one that it has come to is seen meanwhile.

import { swallowClick } from "./drag.js";
import { zoomOf } from "./motion.js";

/** Where it happens; `signal` ends the listening, `take` tells what was let go, and where on its rail.
 * @typedef {{ root: HTMLElement, signal: AbortSignal,
 *   take: (mark: Element, place: Record<string, string>) => void }} Rails */

const SLIDE_STARTS_AFTER = 4; // pixels
const SLID = "--mg-slid"; // on the rail: how far the mark has gone, for what goes along with it

/** @param {Rails} rails */
export function sliding({ root, signal, take }) {
  /** @type {Set<HTMLElement>} */
  const released = new Set();

  /** A press on a mark: the beginning of a slide, or of a click.
   * @param {PointerEvent} down */
  function begin(down) {
    const mark =
      down.target instanceof Element
        ? down.target.closest("[data-slides]")
        : null;
    const rail = mark?.closest("[data-rail]");
    if (
      mark instanceof HTMLElement &&
      rail instanceof HTMLElement &&
      down.button === 0
    )
      slide(mark, rail, down);
  }

  /** @param {HTMLElement} mark @param {HTMLElement} rail @param {PointerEvent} down */
  function slide(mark, rail, down) {
    const along = mark.getAttribute("data-slides");
    const pictured = mark.closest("[data-frames]");
    const steps = Number(pictured?.getAttribute("data-frames") ?? 0);
    const lift = new AbortController();
    const options = { signal: lift.signal };
    signal.addEventListener("abort", () => lift.abort(), options);
    const room = rail.getBoundingClientRect();
    const start = mark.getBoundingClientRect();
    const middle = {
      x: start.x + start.width / 2,
      y: start.y + start.height / 2,
    };
    const seen = pictured?.querySelectorAll("[data-frame]:not([hidden])") ?? [];
    let moving = false;

    /** Where the middle of the mark comes to lie, inside the rail.
     * @param {PointerEvent} event */
    function middleAt(event) {
      const x = middle.x + event.clientX - down.clientX;
      const y = middle.y + event.clientY - down.clientY;
      const across = Math.min(Math.max(x, room.left), room.right);
      return {
        x: steps ? room.left + (stepAt(across) * room.width) / steps : across,
        y: Math.min(Math.max(y, room.top), room.bottom),
      };
    }

    /** Which of its places the mark is nearest to.
     * @param {number} x */
    function stepAt(x) {
      return Math.round(((x - room.left) / room.width) * steps);
    }

    /** @param {PointerEvent} event */
    function follow(event) {
      if (event.pointerId !== down.pointerId) return;
      const way = Math.hypot(
        event.clientX - down.clientX,
        event.clientY - down.clientY,
      );
      if (!moving && way < SLIDE_STARTS_AFTER) return;
      moving = true;
      const at = middleAt(event);
      mark.classList.add("mg-sliding");
      const zoom = zoomOf(mark);
      const [dx, dy] = [(at.x - middle.x) / zoom, (at.y - middle.y) / zoom];
      mark.style.translate = along === "y" ? `0 ${dy}px` : `${dx}px 0`;
      rail.style.setProperty(SLID, `${along === "y" ? dy : dx}px`);
      if (pictured)
        seeOnly(pictured, [
          ...pictured.querySelectorAll(`[data-frame="${stepAt(at.x)}"]`),
        ]);
    }

    /** @param {PointerEvent} event */
    function letGo(event) {
      if (event.pointerId !== down.pointerId) return;
      lift.abort();
      if (!moving) return;
      released.add(mark);
      swallowClick(root);
      const at = middleAt(event);
      mark.focus({ preventScroll: true });
      take(mark, {
        across: String((at.x - room.left) / room.width),
        down: String((at.y - room.top) / room.height),
      });
    }

    /** @param {PointerEvent} event */
    function giveUp(event) {
      if (event.pointerId !== down.pointerId) return;
      lift.abort();
      released.add(mark);
      if (pictured) seeOnly(pictured, [...seen]);
      settle();
    }

    const ground = root.ownerDocument;
    ground.addEventListener("pointermove", follow, options);
    ground.addEventListener("pointerup", letGo, options);
    ground.addEventListener("pointercancel", giveUp, options);
  }

  /** What was let go stands where Python draws it. */
  function settle() {
    for (const mark of released) {
      mark.classList.remove("mg-sliding");
      mark.style.translate = "";
      const rail = mark.closest("[data-rail]");
      if (rail instanceof HTMLElement) rail.style.removeProperty(SLID);
    }
    released.clear();
  }

  return { begin, settle };
}

/** Let some of the pictures and words be seen that belong to places of a mark, and no others.
 * @param {Element} pictured @param {Element[]} seen */
function seeOnly(pictured, seen) {
  for (const one of pictured.querySelectorAll("[data-frame]"))
    one.toggleAttribute("hidden", !seen.includes(one));
}
