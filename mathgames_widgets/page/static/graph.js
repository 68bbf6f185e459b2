// Lets one pan, zoom and trace the graphs under an element, by mouse, touch and keys, and keep them as pictures.
import { focusedNear } from "./focus.js";
import {
  SVG_NAMESPACE,
  across,
  between,
  down,
  filled,
  numberSaid,
  roundStep,
} from "./graph/plane.js";
import { curveAt } from "./graph/curve.js";
import { plotGraph } from "./graph/plot.js";
import { savePicture } from "./graph/picture.js";
import {
  addedElement,
  madeTools,
  nameTools,
  walkTools,
} from "./graph/tools.js";
import {
  blendedView,
  pannedView,
  viewWithinReach,
  wholeView,
  zoomedView,
} from "./graph/view.js";
import { listenToHands } from "./graph/hands.js";

/**
 * @typedef {import("./graph/plane.js").Data} Data
 * @typedef {import("./graph/plane.js").Feature} Feature
 * @typedef {import("./graph/plane.js").Frame} Frame
 * @typedef {import("./graph/plane.js").Pair} Pair
 * @typedef {import("./graph/plane.js").View} View
 * @typedef {{ curve: number, x: number, feature: Feature | null }} Trace
 * @typedef {{ wanted: string, view: View, trace: Trace | null, only: number | null }} Kept what outlives a new drawing:
 *   `only` is the curve that was singled out
 */

const TRACE_STEPS = 100; // across the picture
const ZOOM_BUTTON = 1.5;
const MOVE_TIME = 160; // milliseconds

/** @type {WeakMap<Element, Map<string, Kept>>} what is kept for the graphs under each root, by their key */
const keptUnder = new WeakMap();

/** @type {WeakMap<Element, Graph>} */
const graphAt = new WeakMap();

/** Bring every graph under `root` to life; call again whenever the page was drawn anew.
 * @param {Element} root @param {(text: string) => void} say speaks to people who use a screen reader
 * @returns {() => void} lets go of all of them again */
export function enhanceGraphs(root, say) {
  const kept = keptUnder.get(root) ?? new Map();
  keptUnder.set(root, kept);
  const figures = [...root.querySelectorAll(".mg-graph[data-graph]")];
  const graphs = figures.map((figure) => {
    const graph = graphAt.get(figure) ?? new Graph(figure);
    graphAt.set(figure, graph);
    graph.start(kept, say);
    return graph;
  });
  return () => graphs.forEach((graph) => graph.stop());
}

/** One graph on the page. It keeps working on the same figure when Python sends a new drawing of it. */
export class Graph {
  /** @param {Element} figure */
  constructor(figure) {
    this.figure = figure;
    this.picture = pictureOf(figure);
    this.tools = madeTools();
    this.readout = addedElement("div", {
      class: "mg-readout",
      "aria-hidden": "true",
    });
    this.cursor = madeCursor();
    this.data = dataOf(figure);
    /** @type {Kept} */
    this.kept = {
      wanted: "",
      view: wholeView(this.data),
      trace: null,
      only: null,
    };
    this.curves = "";
    /** @type {Frame} */
    this.frame = { view: this.kept.view, width: 0, height: 0, legend: 0 };
    /** @type {Map<number, { x: number, y: number, moved: number }>} fingers, or the mouse, that are down */
    this.fingers = new Map();
    /** @type {Trace | null} what the mouse points at */
    this.hover = null;
    /** @type {View | null} where the picture is moving to */
    this.goal = null;
    this.listening = new AbortController();
    this.request = 0;
    this.sizes = new ResizeObserver(() => {
      const { width, room } = this.size();
      if (width !== this.frame.width || room !== this.room) this.draw();
    });
    this.room = 0;
    /** @type {(text: string) => void} */
    this.say = () => {};
  }

  /** @returns {SVGSVGElement} */
  get svg() {
    return /** @type {SVGSVGElement} */ (this.picture.querySelector("svg"));
  }

  get hasFocus() {
    return focusedNear(this.picture) === this.picture;
  }

  // ── start and stop ────────────────────────────────────────────────────────

  /** @param {Map<string, Kept>} kept @param {(text: string) => void} say */
  start(kept, say) {
    this.stop();
    this.say = say;
    this.picture = pictureOf(this.figure);
    this.read(kept);
    this.dress();
    this.listening = new AbortController();
    const { signal } = this.listening;
    listenToHands(this, signal);
    this.tools.addEventListener("click", (event) => this.use(event), {
      signal,
    });
    this.tools.addEventListener("keydown", walkTools, { signal });
    this.sizes.observe(this.picture);
    if (this.frame.width) this.drawAt(this.frame.width, this.room);
    else this.draw();
  }

  stop() {
    this.listening.abort();
    this.sizes.disconnect();
    cancelAnimationFrame(this.request);
    if (this.goal) this.kept.view = this.goal;
    this.goal = null;
  }

  /** Take over what Python sent. Where one has panned and zoomed to stays while the whole picture is the same; tracing
   * ends where it would speak of a curve that is gone, unless someone is at it.
   * @param {Map<string, Kept>} kept */
  read(kept) {
    this.data = dataOf(this.figure);
    const key = this.figure.getAttribute("data-key") ?? "";
    const wanted = this.data.window.join(" ");
    const before = kept.get(key);
    const curves = JSON.stringify(this.data.curves);
    const stays = this.hasFocus || curves === this.curves;
    this.curves = curves;
    const trace = stays ? (before?.trace ?? null) : null;
    const only = this.data.curves[before?.only ?? -1] ? before?.only : null;
    this.kept =
      before?.wanted === wanted
        ? before
        : { wanted, view: wholeView(this.data), trace, only: only ?? null };
    this.kept.only = only ?? null;
    this.kept.trace =
      trace && this.data.curves[trace.curve]
        ? this.traceAt(trace.x, trace.curve)
        : null;
    this.hover = null;
    kept.set(key, this.kept);
  }

  /** Add what only a living graph has: a place for the focus, buttons, the traced point. */
  dress() {
    const { svg, picture } = this;
    const { words } = this.data;
    nameTools(this.tools, words);
    picture.setAttribute("role", "application");
    picture.setAttribute("aria-roledescription", words.tools);
    picture.setAttribute(
      "aria-label",
      filled(words.picture, svg.getAttribute("aria-label") ?? ""),
    );
    picture.tabIndex = 0;
    const title = svg.querySelector("title");
    if (title) title.textContent = ""; // its tooltip would cover the curve, and the label says the same
    if (this.tools.previousElementSibling !== picture)
      picture.after(this.tools);
    if (this.readout.parentElement !== picture) picture.append(this.readout);
    svg.querySelector(".mg-plot")?.append(this.cursor);
    this.showOnly();
  }

  // ── one of several ────────────────────────────────────────────────────────

  /** Let one curve stand out, or all of them again; said as well.
   * @param {number} curve */
  single(curve) {
    if (this.data.curves.length < 2) return;
    this.kept.only = this.kept.only === curve ? null : curve;
    this.hover = null;
    this.showOnly();
    this.drawCursor();
    const { only } = this.kept;
    const { curves, words } = this.data;
    this.say(
      only === null ? words.every : filled(words.only, curves[only].name),
    );
  }

  showOnly() {
    const { only } = this.kept;
    if (only === null) this.svg.removeAttribute("data-only");
    else this.svg.setAttribute("data-only", String((only % 8) + 1));
  }

  // ── drawing ───────────────────────────────────────────────────────────────

  /** The pixels it has: a graph that fills its place is as high as that. */
  size() {
    const fills = this.figure.hasAttribute("data-fills");
    const { clientWidth: width, clientHeight } = this.picture;
    return { width, room: fills ? clientHeight : 0 };
  }

  draw() {
    const { width, room } = this.size();
    if (width) this.drawAt(width, room);
  }

  /** To ask for the size has the browser lay out the page; where it has changed, the observer hears of it anyway.
   * @param {number} width @param {number} room */
  drawAt(width, room) {
    this.room = room;
    this.frame = plotGraph(this.svg, this.data, this.kept.view, width, room);
    this.drawBelow();
    this.drawCursor();
  }

  /** What stands below the picture stays below its place on the x-axis. */
  drawBelow() {
    const { width } = this.frame;
    for (const one of this.figure.querySelectorAll("[data-over]")) {
      if (!(one instanceof HTMLElement)) continue;
      /** @type {Pair} */
      const ends = JSON.parse(one.dataset.over ?? "[0, 0]");
      const [left, right] = ends.map((x) => across(this.frame, x) / width);
      const from = between(left, 0, 1);
      one.hidden = right < 0 || left > 1;
      one.style.left = `${100 * from}%`;
      one.style.width = `${100 * (between(right, 0, 1) - from)}%`;
    }
  }

  /** The point that is traced, and beside it what is there. */
  drawCursor() {
    const { only } = this.kept;
    const traced = this.hover ?? this.kept.trace;
    const trace = only === null || traced?.curve === only ? traced : null;
    this.cursor.setAttribute("visibility", trace ? "inherit" : "hidden");
    this.readout.hidden = !trace;
    if (!trace) return;
    const { frame } = this;
    const y = this.heightAt(trace);
    const px = across(frame, trace.x);
    const py =
      y === null
        ? frame.height / 2
        : between(down(frame, y), -9, frame.height + 9);
    const [hair, dot] = this.cursor.children;
    hair.setAttribute("d", `M${px} 0V${frame.height}`);
    dot.setAttribute("transform", `translate(${px} ${py})`);
    dot.setAttribute("visibility", y === null ? "hidden" : "inherit");
    const caught = trace.feature ? " mg-caught" : "";
    this.cursor.setAttribute(
      "class",
      `mg-cursor mg-s${(trace.curve % 8) + 1}${caught}`,
    );
    this.readout.textContent = this.describe(trace);
    this.placeReadout(px, py);
  }

  /** Beside the point, on the side where there is room.
   * @param {number} px @param {number} py */
  placeReadout(px, py) {
    const { frame, readout } = this;
    const { offsetWidth: width, offsetHeight: height } = readout;
    const left = px + 14 + width < frame.width ? px + 14 : px - 14 - width;
    const top = py - 14 - height > 0 ? py - 14 - height : py + 14;
    const x = Math.round(between(left, 0, frame.width - width));
    const y = Math.round(between(top, 0, frame.height - height) + frame.legend);
    readout.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {Trace} trace */
  describe(trace) {
    const { view } = this.kept;
    const { name } = this.data.curves[trace.curve];
    const whose = this.data.curves.length > 1 ? `${name}: ` : "";
    if (trace.feature) return whose + trace.feature[2];
    const x = numberSaid("x", trace.x, (view.right - view.left) / 1000);
    const y = numberSaid(
      "y",
      this.heightAt(trace) ?? NaN,
      (view.top - view.bottom) / 1000,
    );
    return `${whose}${x}, ${y}`;
  }

  /** @param {Trace} trace @returns {number | null} */
  heightAt(trace) {
    const y = trace.feature
      ? trace.feature[1]
      : curveAt(this.data.curves[trace.curve], trace.x);
    return y === null || Number.isNaN(y) ? null : y;
  }

  // ── moving ────────────────────────────────────────────────────────────────

  /** Show another part of the plane, smoothly where the reader likes movement.
   * @param {View} view @param {boolean} smoothly */
  show(view, smoothly) {
    const from = this.kept.view;
    const to = viewWithinReach(view);
    cancelAnimationFrame(this.request);
    const jumps =
      !smoothly || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (jumps) this.kept.view = to;
    this.goal = jumps ? null : to;
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = jumps ? 1 : between((now - start) / MOVE_TIME, 0, 1);
      this.kept.view = blendedView(from, to, share * (2 - share));
      this.draw();
      if (share < 1) this.request = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.request = requestAnimationFrame(step);
  }

  showAll() {
    this.show(wholeView(this.data), true);
  }

  /** @param {number} factor above 1: closer @param {Pair} centre in parts of the picture @param {boolean} smoothly */
  zoom(factor, centre, smoothly) {
    this.show(
      zoomedView(this.goal ?? this.kept.view, factor, centre),
      smoothly,
    );
  }

  /** @param {number} right @param {number} up in parts of the picture @param {boolean} smoothly */
  pan(right, up, smoothly) {
    this.show(pannedView(this.goal ?? this.kept.view, right, up), smoothly);
  }

  /** @param {MouseEvent} event */
  use(event) {
    const button =
      event.target instanceof Element ? event.target.closest("button") : null;
    const tool = button?.getAttribute("data-tool");
    if (tool === "in") this.zoom(ZOOM_BUTTON, [0.5, 0.5], true);
    else if (tool === "out") this.zoom(1 / ZOOM_BUTTON, [0.5, 0.5], true);
    else if (tool === "all") this.showAll();
    else if (tool === "svg" || tool === "png") savePicture(this.svg, tool);
  }

  // ── tracing ───────────────────────────────────────────────────────────────

  /** @param {number} x @param {number} curve @returns {Trace} */
  traceAt(x, curve) {
    const feature =
      this.data.curves[curve].features.find(([at]) => at === x) ?? null;
    return { curve, x, feature };
  }

  /** The mouse points there, or nowhere.
   * @param {Trace | null} trace */
  point(trace) {
    if (!trace && !this.hover) return;
    this.hover = trace;
    this.drawCursor();
  }

  /** Trace there and say what is there; the picture follows when the place is out of sight.
   * @param {Trace} trace */
  follow(trace) {
    this.hover = null;
    this.kept.trace = trace;
    const { left, right } = this.goal ?? this.kept.view;
    if (trace.x < left || trace.x > right)
      this.pan((trace.x - (left + right) / 2) / (right - left), 0, true);
    this.drawCursor();
    this.say(this.describe(trace));
  }

  /** One step to the side, but never past a feature.
   * @param {1 | -1} side */
  step(side) {
    if (!this.data.curves.length) return;
    const { view, trace } = this.kept;
    const curve = trace?.curve ?? 0;
    const grain = roundStep((view.right - view.left) / TRACE_STEPS);
    const from = Math.round((trace?.x ?? (view.left + view.right) / 2) / grain);
    const to = Number(((trace ? from + side : from) * grain).toPrecision(12));
    const feature = trace && this.featureBeside(trace.x, side, curve);
    if (feature && (feature[0] - to) * side <= 0)
      this.follow({ curve, x: feature[0], feature });
    else this.follow(this.traceAt(to, curve));
  }

  /** @param {number} x @param {1 | -1} side @param {number} curve @returns {Feature | undefined} */
  featureBeside(x, side, curve) {
    const beyond = this.data.curves[curve].features.filter(
      ([at]) => (at - x) * side > 0,
    );
    return beyond.at(side > 0 ? 0 : -1);
  }

  /** On to the next feature. @param {1 | -1} side */
  jump(side) {
    if (!this.data.curves.length) return;
    const curve = this.kept.trace?.curve ?? 0;
    const feature = this.featureBeside(
      this.kept.trace?.x ?? -side * Infinity,
      side,
      curve,
    );
    if (feature) this.follow({ curve, x: feature[0], feature });
    else this.say(this.data.words[side > 0 ? "right" : "left"]);
  }

  /** On to the next function. @param {1 | -1} by */
  changeCurve(by) {
    const count = this.data.curves.length;
    if (!count) return;
    const { view, trace } = this.kept;
    const curve = trace ? (trace.curve + by + count) % count : 0;
    this.follow(this.traceAt(trace?.x ?? (view.left + view.right) / 2, curve));
  }

  endTrace() {
    this.hover = null;
    this.kept.trace = null;
    this.drawCursor();
    this.say(this.data.words.ended);
  }
}

/** @param {Element} figure @returns {HTMLElement} */
const pictureOf = (figure) =>
  /** @type {HTMLElement} */ (figure.querySelector(".mg-graph-picture"));

/** @param {Element} figure @returns {Data} */
const dataOf = (figure) => JSON.parse(figure.getAttribute("data-graph") ?? "");

function madeCursor() {
  const cursor = document.createElementNS(SVG_NAMESPACE, "g");
  cursor.setAttribute("data-added", "true");
  cursor.setAttribute("data-owned", "true");
  cursor.innerHTML = '<path class="mg-hair"/><circle r="6"/>';
  return cursor;
}
