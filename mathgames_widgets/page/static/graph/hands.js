// What keys, mouse and fingers do to a graph.
import { across, between, down } from "./plane.js";
import { curveAt } from "./curve.js";

/**
 * @typedef {import("./plane.js").Feature} Feature
 * @typedef {import("./plane.js").Pair} Pair
 * @typedef {import("../graph.js").Graph} Graph
 * @typedef {import("../graph.js").Trace} Trace
 */

const CATCHES_WITHIN = 12; // pixels from a feature
const CLICK_IS_WITHIN = 4; // pixels
const ZOOM_BY = 1.5;
const PAN_BY = 0.1; // of the picture
const LINE_OF_A_WHEEL = 20; // pixels

/** @param {Graph} graph @param {AbortSignal} signal ends it */
export function listenToHands(graph, signal) {
  const { picture } = graph;
  const on = { signal };
  picture.addEventListener("keydown", (event) => keyed(graph, event), on);
  picture.addEventListener("pointerdown", (event) => touched(graph, event), on);
  picture.addEventListener("pointermove", (event) => moved(graph, event), on);
  picture.addEventListener("pointerup", (event) => lifted(graph, event), on);
  picture.addEventListener(
    "pointercancel",
    (event) => forget(graph, event),
    on,
  );
  picture.addEventListener("pointerleave", () => graph.point(null), on);
  picture.addEventListener("wheel", (event) => wheeled(graph, event), {
    signal,
    passive: false,
  });
}

// ── keys ────────────────────────────────────────────────────────────────────

/** @param {Graph} graph @param {KeyboardEvent} event */
function keyed(graph, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actFor(graph, event.key, event.shiftKey);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** What a key does, if anything.
 * @param {Graph} graph @param {string} key @param {boolean} shift @returns {(() => void) | undefined} */
function actFor(graph, key, shift) {
  const { trace, view } = graph.kept;
  if (key === "Escape") return trace ? () => graph.endTrace() : undefined;
  /** @type {Record<string, () => void>} */
  const pans = {
    ArrowLeft: () => graph.pan(-PAN_BY, 0, true),
    ArrowRight: () => graph.pan(PAN_BY, 0, true),
    ArrowUp: () => graph.pan(0, PAN_BY, true),
    ArrowDown: () => graph.pan(0, -PAN_BY, true),
  };
  if (shift && key in pans) return pans[key];
  const closer = () => graph.zoom(ZOOM_BY, traced(graph), true);
  const farther = () => graph.zoom(1 / ZOOM_BY, traced(graph), true);
  const curve = trace?.curve ?? 0;
  /** @type {Record<string, () => void>} */
  const acts = {
    ArrowLeft: () => graph.step(-1),
    ArrowRight: () => graph.step(1),
    Home: () => graph.follow(graph.traceAt(view.left, curve)),
    End: () => graph.follow(graph.traceAt(view.right, curve)),
    PageDown: () => graph.changeCurve(1),
    PageUp: () => graph.changeCurve(-1),
    n: () => graph.jump(1),
    N: () => graph.jump(-1),
    "+": closer,
    "=": closer,
    "-": farther,
    _: farther,
    0: () => graph.showAll(),
    o: () => graph.single(curve),
  };
  return acts[key];
}

/** Where zooming by key goes to: the traced point when it can be seen, else the middle.
 * @param {Graph} graph @returns {Pair} in parts of the picture */
function traced(graph) {
  const { frame } = graph;
  const { trace } = graph.kept;
  if (!trace) return [0.5, 0.5];
  const h = across(frame, trace.x) / frame.width;
  const y = graph.heightAt(trace);
  const v = y === null ? 0.5 : down(frame, y) / frame.height;
  return [h, v].every((share) => share >= 0 && share <= 1)
    ? [h, v]
    : [0.5, 0.5];
}

// ── mouse and fingers ───────────────────────────────────────────────────────

/** @param {Graph} graph @param {{ clientX: number, clientY: number }} event @returns {Pair} in pixels of the plot */
function placeOf({ svg, frame }, { clientX, clientY }) {
  const box = svg.getBoundingClientRect();
  const scale = box.width / frame.width || 1;
  return [
    (clientX - box.left) / scale,
    (clientY - box.top) / scale - frame.legend,
  ];
}

/** A finger scrolls the page until the graph has been tapped; a mouse always takes hold.
 * @param {Graph} graph @param {PointerEvent} event */
function touched(graph, event) {
  if (event.button !== 0) return;
  const holds = event.pointerType === "mouse" || graph.hasFocus;
  graph.fingers.set(event.pointerId, {
    x: event.clientX,
    y: event.clientY,
    moved: holds ? 0 : NaN,
  });
}

/** @param {Graph} graph @param {PointerEvent} event */
function moved(graph, event) {
  const finger = graph.fingers.get(event.pointerId);
  if (!finger) {
    if (event.pointerType === "mouse") graph.point(traceUnder(graph, event));
    return;
  }
  const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
  if (Number.isNaN(finger.moved) || !(dx || dy)) return;
  const before = { x: finger.x, y: finger.y };
  finger.x = event.clientX;
  finger.y = event.clientY;
  finger.moved += Math.hypot(dx, dy);
  if (finger.moved <= CLICK_IS_WITHIN) return;
  graph.picture.setPointerCapture(event.pointerId);
  graph.point(null);
  const other = [...graph.fingers.values()].find((one) => one !== finger);
  const share = other ? 2 : 1;
  const { width, height } = graph.frame;
  graph.pan(-dx / share / width, dy / share / height, false);
  if (other) pinch(graph, before, finger, other);
}

/** @typedef {{ x: number, y: number }} Spot */

/** @param {Graph} graph @param {Spot} before @param {Spot} after @param {Spot} other the finger that stays */
function pinch(graph, before, after, other) {
  const was = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
  const is = Math.hypot(after.x - other.x, after.y - other.y);
  const [px, py] = placeOf(graph, {
    clientX: (after.x + other.x) / 2,
    clientY: (after.y + other.y) / 2,
  });
  const { width, height } = graph.frame;
  graph.zoom(is / was, [px / width, py / height], false);
}

/** A click or a tap says what is there, and arrow keys go on from it.
 * @param {Graph} graph @param {PointerEvent} event */
function lifted(graph, event) {
  const finger = graph.fingers.get(event.pointerId);
  forget(graph, event);
  const entry = entryUnder(graph, event);
  if (entry >= 0) {
    graph.single(entry);
    return;
  }
  if (!finger || graph.fingers.size || finger.moved > CLICK_IS_WITHIN) return;
  const trace = traceUnder(graph, event);
  if (trace) graph.follow(trace);
}

/** The curve whose entry of the legend is pressed, between its line and its name as well; -1 elsewhere.
 * @param {Graph} graph @param {PointerEvent} event */
function entryUnder({ svg }, { clientX: x, clientY: y }) {
  return [...svg.querySelectorAll(".mg-entry")].findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    return left <= x && x <= right && top - 4 <= y && y <= bottom + 4;
  });
}

/** @param {Graph} graph @param {PointerEvent} event */
function forget(graph, event) {
  graph.fingers.delete(event.pointerId);
}

/** @param {Graph} graph @param {WheelEvent} event */
function wheeled(graph, event) {
  if (!event.ctrlKey && !graph.hasFocus) return;
  event.preventDefault();
  const [px, py] = placeOf(graph, event);
  const inLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
  const turned = event.deltaY * (inLines ? LINE_OF_A_WHEEL : 1);
  const { width, height } = graph.frame;
  const factor = Math.exp(between(-turned / 500, -0.5, 0.5));
  graph.zoom(factor, [px / width, py / height], false);
}

/** What the pointer is at: a feature close by, else the nearest curve.
 * @param {Graph} graph @param {MouseEvent} event @returns {Trace | null} */
function traceUnder(graph, event) {
  const { frame, data } = graph;
  const [px, py] = placeOf(graph, event);
  const { left, right } = frame.view;
  const x = left + ((right - left) * px) / frame.width;
  const { only } = graph.kept;
  const offs = data.curves.map((curve, n) =>
    only === null || n === only
      ? Math.abs(down(frame, curveAt(curve, x)) - py)
      : NaN,
  );
  const least = Math.min(...offs.filter((off) => !Number.isNaN(off)));
  const nearest = Math.max(0, offs.indexOf(least));
  const close = data.curves
    .flatMap(({ features }, curve) => features.map((one) => ({ curve, one })))
    .filter(({ curve }) => only === null || curve === only)
    .filter(({ curve, one }) => one[1] !== null || curve === nearest)
    .map(({ curve, one }) => ({ curve, one, far: farFrom(graph, one, px, py) }))
    .filter(({ far }) => far < CATCHES_WITHIN)
    .sort((a, b) => a.far - b.far)[0];
  if (close) return { curve: close.curve, x: close.one[0], feature: close.one };
  return data.curves.length ? { curve: nearest, x, feature: null } : null;
}

/** An asymptote is caught only close by.
 * @param {Graph} graph @param {Feature} feature @param {number} px @param {number} py */
function farFrom({ frame }, [x, y], px, py) {
  const dx = across(frame, x) - px;
  return y === null ? 3 * Math.abs(dx) : Math.hypot(dx, down(frame, y) - py);
}
