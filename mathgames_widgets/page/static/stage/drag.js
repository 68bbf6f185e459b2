// Cards are dragged: one follows the pointer, and the zone that would take it shines.

import { zoomOf } from "./motion.js";

/** Where it happens: the page inside its root; `signal` ends the listening, `send` tells the number of a drop.
 * @typedef {{ root: HTMLElement, page: HTMLElement, signal: AbortSignal, send: (n: number) => void }} Ground */

const DRAG_STARTS_AFTER = 6; // pixels

/** A press on a card that can be dropped somewhere: the beginning of a drag, or of a click.
 * @param {PointerEvent} down @param {Ground} ground */
export function dragged(down, ground) {
  const card =
    down.target instanceof Element ? down.target.closest("[data-drops]") : null;
  if (card instanceof HTMLElement && down.button === 0)
    carry(card, down, ground);
}

/** The card goes with the pointer until it is let go.
 * @param {HTMLElement} card @param {PointerEvent} down @param {Ground} ground */
function carry(card, down, { root, page, signal, send }) {
  /** @type {Record<string, number>} */
  const drops = JSON.parse(card.getAttribute("data-drops") ?? "{}");
  // Not AbortSignal.any: WebKit forgets the signal that it makes while its listeners wait, and they listen for ever.
  const lift = new AbortController();
  const options = { signal: lift.signal };
  signal.addEventListener("abort", () => lift.abort(), options);
  let moving = false;

  /** @param {PointerEvent} event */
  function follow(event) {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!moving && Math.hypot(dx, dy) < DRAG_STARTS_AFTER) return;
    moving = true;
    card.classList.add("mg-dragged");
    root.classList.add("mg-dragging");
    const zoom = zoomOf(card);
    card.style.translate = `${dx / zoom}px ${dy / zoom}px`;
    shine(page, zoneUnder(event, root, drops));
  }

  function settle() {
    card.style.translate = "";
    card.classList.remove("mg-dragged");
    root.classList.remove("mg-dragging");
    shine(page, null);
    lift.abort();
  }

  /** @param {PointerEvent} event */
  function drop(event) {
    const zone = moving ? zoneUnder(event, root, drops) : null;
    settle();
    if (moving) swallowClick(root);
    if (zone) send(drops[zone.getAttribute("data-zone") ?? ""]);
  }

  root.ownerDocument.addEventListener("pointermove", follow, options);
  root.ownerDocument.addEventListener("pointerup", drop, options);
  root.ownerDocument.addEventListener("pointercancel", settle, options);
}

/** The innermost zone under the pointer that takes the card; zones may lie in each other.
 * @param {PointerEvent} event @param {HTMLElement} root @param {Record<string, number>} drops */
function zoneUnder(event, root, drops) {
  let zone = root.ownerDocument
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest("[data-zone]");
  while (zone && !((zone.getAttribute("data-zone") ?? "") in drops))
    zone = zone.parentElement?.closest("[data-zone]");
  return zone && root.contains(zone) ? zone : null;
}

/** One zone shines, or none.
 * @param {HTMLElement} page @param {Element | null} zone */
function shine(page, zone) {
  for (const one of page.querySelectorAll(".mg-over"))
    if (one !== zone) one.classList.remove("mg-over");
  zone?.classList.add("mg-over");
}

/** The click that comes right behind a drag is no press on anything; the next one is, however late timers are: it
 * begins with a finger, a button or a key that goes down.
 * @param {HTMLElement} root */
export function swallowClick(root) {
  const soon = new AbortController();
  const options = { capture: true, signal: soon.signal };
  root.addEventListener("click", (click) => click.stopPropagation(), options);
  for (const begins of ["pointerdown", "keydown"])
    root.addEventListener(begins, () => soon.abort(), options);
  setTimeout(() => soon.abort(), 0);
}
