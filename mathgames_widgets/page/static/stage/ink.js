// A curve is sketched: between press and release only the ink grows, then Python hears where the pen went.

import { swallowClick } from "./drag.js";

const APART = 3; // pixels between two spots of a line

/** A press on something that is drawn on: the beginning of a line.
 * @param {PointerEvent} down @param {import("./slide.js").Rails} rails */
export function inked(down, { root, signal, take }) {
  const paper =
    down.target instanceof Element ? down.target.closest("[data-draws]") : null;
  const ink = paper?.querySelector("[data-ink]");
  if (!paper || !ink || down.button !== 0) return;
  const lift = new AbortController();
  const options = { signal: lift.signal };
  signal.addEventListener("abort", () => lift.abort(), options);
  const room = paper.getBoundingClientRect();
  const box = ink.closest("svg")?.viewBox.baseVal;
  /** @type {{ x: number, y: number }[]} */
  const line = [];

  /** The last spot of a line counts, however near it is.
   * @param {PointerEvent} event @param {number} apart */
  function draw(event, apart = APART) {
    if (event.pointerId !== down.pointerId) return;
    const x = Math.min(Math.max(event.clientX - room.left, 0), room.width);
    const y = Math.min(Math.max(event.clientY - room.top, 0), room.height);
    const last = line.at(-1);
    if (last && Math.hypot(x - last.x, y - last.y) < apart) return;
    line.push({ x, y });
    const shown = line.map(
      (spot) =>
        `${(spot.x / room.width) * (box?.width ?? 1)} ${(spot.y / room.height) * (box?.height ?? 1)}`,
    );
    ink?.setAttribute("d", `M${shown.join(" L")}`);
  }

  /** @param {PointerEvent} event */
  function letGo(event) {
    if (!paper || event.pointerId !== down.pointerId) return;
    draw(event, 0.5);
    lift.abort();
    if (line.length < 2) return;
    swallowClick(root);
    const pen = paper.querySelector("[role=slider]");
    if (pen instanceof HTMLElement) pen.focus({ preventScroll: true });
    const trail = line.map(
      ({ x, y }) =>
        `${(x / room.width).toFixed(4)},${(y / room.height).toFixed(4)}`,
    );
    take(paper, { trail: trail.join(" ") });
  }

  /** @param {PointerEvent} event */
  function giveUp(event) {
    if (event.pointerId !== down.pointerId) return;
    lift.abort();
    ink?.setAttribute("d", "M0 0");
  }

  const ground = root.ownerDocument;
  draw(down);
  ground.addEventListener("pointermove", draw, options);
  ground.addEventListener("pointerup", letGo, options);
  ground.addEventListener("pointercancel", giveUp, options);
}
