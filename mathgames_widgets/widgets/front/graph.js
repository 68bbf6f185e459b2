// Lets one pan, zoom and trace the graphs under an element, by mouse, touch and keys, and keep them as pictures.
import { SVG_NAMESPACE, across, between, curveAt, down, numberText, plotGraph, roundStep } from "./plot.js";
import { savePicture } from "./picture.js";

/**
 * @typedef {import("./plot.js").View} View
 * @typedef {import("./plot.js").Data} Data
 * @typedef {import("./plot.js").Frame} Frame
 * @typedef {import("./plot.js").Feature} Feature
 * @typedef {import("./plot.js").Pair} Pair
 * @typedef {{ curve: number, x: number, feature: Feature | null }} Trace
 * @typedef {{ wanted: string, view: View, trace: Trace | null }} Kept what outlives a new drawing
 */

const SNAP = 8; // pixels from a feature at which the pointer catches it
const CLICK_IS_WITHIN = 4; // pixels
const ZOOM_STEP = 1.5;
const PAN_STEP = 0.1; // of the picture
const TRACE_STEPS = 100; // across the picture
const ZOOM_TIME = 160; // milliseconds
const NARROWEST = 1e-6;
const WIDEST = 1e7;
const HOW_TO =
  "Left and right arrow keys trace the curve, N goes to the next feature, plus and minus zoom, " +
  "Shift with an arrow key moves the picture, 0 shows all, Escape ends tracing.";

/** @param {string} d */
function icon(d) {
  return `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${d}"/></svg>`;
}

/** @type {[tool: string, words: string, face: string][]} */
const TOOLS = [
  ["in", "Zoom in", icon("M8 3v10M3 8h10")],
  ["out", "Zoom out", icon("M3 8h10")],
  ["home", "Show the whole graph", icon("M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4")],
  ["svg", "Save as SVG", "SVG"],
  ["png", "Save as PNG", "PNG"],
];

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
  const graphs = [...root.querySelectorAll(".mg-graph[data-graph]")].map((figure) => {
    const graph = graphAt.get(figure) ?? new Graph(figure);
    graphAt.set(figure, graph);
    graph.start(kept, say);
    return graph;
  });
  return () => graphs.forEach((graph) => graph.stop());
}

/** One graph on the page. It keeps working on the same figure when Python sends a new drawing of it. */
class Graph {
  /** @param {Element} figure */
  constructor(figure) {
    this.figure = figure;
    this.picture = /** @type {HTMLElement} */ (figure.querySelector(".mg-graph-picture"));
    this.tools = madeTools();
    this.readout = addedElement("div", { class: "mg-readout", hidden: "", "aria-hidden": "true" });
    this.cursor = document.createElementNS(SVG_NAMESPACE, "g");
    for (const name of ["data-added", "data-owned"]) this.cursor.setAttribute(name, "true");
    this.cursor.setAttribute("class", "mg-cursor");
    this.cursor.innerHTML = '<path class="mg-hair"/><circle r="6"/>';
    this.data = readData(figure);
    this.whole = wholeOf(this.data);
    /** @type {Kept} */
    this.kept = { wanted: "", view: this.whole, trace: null };
    /** @type {Frame} */
    this.frame = { view: this.whole, width: 0, height: 0, legend: 0 };
    /** @type {Map<number, { x: number, y: number }>} the fingers, or the mouse, that are down */
    this.fingers = new Map();
    this.travelled = 0;
    /** @type {Trace | null} */
    this.hover = null;
    this.listening = new AbortController();
    this.request = 0;
    this.sizes = new ResizeObserver(() => this.picture.clientWidth !== this.frame.width && this.draw());
    /** @type {(text: string) => void} */
    this.say = () => {};
  }

  /** @returns {SVGSVGElement} */
  get svg() {
    return /** @type {SVGSVGElement} */ (this.picture.querySelector("svg"));
  }

  // ── start and stop ────────────────────────────────────────────────────────

  /** @param {Map<string, Kept>} kept @param {(text: string) => void} say */
  start(kept, say) {
    this.stop();
    this.say = say;
    this.read(kept);
    const { svg, picture } = this;
    picture.setAttribute("role", "application");
    picture.setAttribute("aria-roledescription", "graph");
    picture.setAttribute("aria-label", `${svg.getAttribute("aria-label")}. ${HOW_TO}`);
    picture.tabIndex = 0;
    const title = svg.querySelector("title");
    if (title) title.textContent = ""; // its tooltip would cover the curve, and the label says the same
    if (!this.tools.isConnected) picture.after(this.tools);
    if (!this.readout.isConnected) picture.append(this.readout);
    svg.querySelector(".mg-plot")?.append(this.cursor);
    this.listen();
    this.draw();
  }

  stop() {
    this.listening.abort();
    this.sizes.disconnect();
    cancelAnimationFrame(this.request);
  }

  /** Take over what Python sent. Where one has panned and zoomed to stays while the whole picture is the same.
   * @param {Map<string, Kept>} kept */
  read(kept) {
    this.data = readData(this.figure);
    this.whole = wholeOf(this.data);
    const key = this.figure.getAttribute("data-key") ?? "";
    const wanted = this.data.window.join(" ");
    const before = kept.get(key);
    this.kept = before?.wanted === wanted ? before : { wanted, view: this.whole, trace: before?.trace ?? null };
    kept.set(key, this.kept);
    const { trace } = this.kept;
    this.kept.trace = trace && trace.curve < this.data.curves.length ? this.traceAt(trace.x, trace.curve) : null;
    this.hover = null;
  }

  listen() {
    this.listening = new AbortController();
    const { signal } = this.listening;
    const { picture, tools } = this;
    picture.addEventListener("keydown", (event) => this.keyed(event), { signal });
    picture.addEventListener("pointerdown", (event) => this.touched(event), { signal });
    picture.addEventListener("pointermove", (event) => this.moved(event), { signal });
    picture.addEventListener("pointerup", (event) => this.lifted(event), { signal });
    picture.addEventListener("pointercancel", (event) => this.fingers.delete(event.pointerId), { signal });
    picture.addEventListener("pointerleave", () => this.showHover(null), { signal });
    picture.addEventListener("wheel", (event) => this.wheeled(event), { signal, passive: false });
    tools.addEventListener("click", (event) => this.used(event), { signal });
    tools.addEventListener("keydown", walkTools, { signal });
    this.sizes.observe(picture);
  }

  // ── drawing ───────────────────────────────────────────────────────────────

  draw() {
    const width = this.picture.clientWidth;
    if (!width) return;
    this.frame = plotGraph(this.svg, this.data, this.kept.view, width);
    this.drawCursor();
  }

  /** The point that is traced, and beside it what is there. */
  drawCursor() {
    const trace = this.hover ?? this.kept.trace;
    this.cursor.setAttribute("visibility", trace ? "visible" : "hidden");
    this.readout.hidden = !trace;
    if (!trace) return;
    const { frame } = this;
    const y = this.heightAt(trace);
    const px = across(frame, trace.x);
    const py = y === null ? frame.height / 2 : between(down(frame, y), -9, frame.height + 9);
    const [hair, dot] = this.cursor.children;
    hair.setAttribute("d", `M${px} 0V${frame.height}`);
    dot.setAttribute("transform", `translate(${px} ${py})`);
    dot.setAttribute("visibility", y === null ? "hidden" : "inherit");
    this.cursor.setAttribute("class", `mg-cursor mg-s${(trace.curve % 8) + 1}${trace.feature ? " mg-caught" : ""}`);
    this.readout.textContent = this.describe(trace);
    const { offsetWidth, offsetHeight } = this.readout;
    const left = px + 14 + offsetWidth < frame.width ? px + 14 : px - 14 - offsetWidth;
    const top = py - 14 - offsetHeight > 0 ? py - 14 - offsetHeight : py + 14;
    const [x, up] = [between(left, 0, frame.width - offsetWidth), between(top, 0, frame.height - offsetHeight)];
    this.readout.style.transform = `translate(${Math.round(x)}px, ${Math.round(up + frame.legend)}px)`;
  }

  /** @param {Trace} trace @returns {number | null} */
  heightAt(trace) {
    const y = trace.feature ? trace.feature[1] : curveAt(this.data.curves[trace.curve], trace.x);
    return y === null || Number.isNaN(y) ? null : y;
  }

  /** @param {Trace} trace */
  describe(trace) {
    const { view } = this.frame;
    const { name } = this.data.curves[trace.curve];
    const whose = this.data.curves.length > 1 ? `${name}: ` : "";
    if (trace.feature) return whose + trace.feature[2];
    const x = numberText(trace.x, roundStep((view.right - view.left) / 1000));
    const y = numberText(this.heightAt(trace) ?? NaN, roundStep((view.top - view.bottom) / 1000));
    return `${whose}x = ${x}, y = ${y}`;
  }

  /** Show another part of the plane, smoothly where the reader likes movement.
   * @param {View} view @param {{ smoothly?: boolean }} [how] */
  show(view, { smoothly = false } = {}) {
    const to = withinReach(view);
    const from = this.kept.view;
    cancelAnimationFrame(this.request);
    if (!smoothly || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.kept.view = to;
      this.request = requestAnimationFrame(() => this.draw());
      return;
    }
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = between((now - start) / ZOOM_TIME, 0, 1);
      this.kept.view = blend(from, to, share * (2 - share));
      this.draw();
      if (share < 1) this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }

  /** @param {number} factor above 1: closer @param {Pair} [centre] in parts of the picture, from the left and the top */
  zoom(factor, [h, v] = [0.5, 0.5], smoothly = true) {
    const { left, right, bottom, top } = this.kept.view;
    const [x, y] = [left + (right - left) * h, top - (top - bottom) * v];
    const view = {
      left: x - (x - left) / factor,
      right: x + (right - x) / factor,
      bottom: y - (y - bottom) / factor,
      top: y + (top - y) / factor,
    };
    this.show(view, { smoothly });
  }

  /** @param {number} right @param {number} up in parts of the picture */
  pan(right, up, smoothly = false) {
    const { view } = this.kept;
    const [dx, dy] = [(view.right - view.left) * right, (view.top - view.bottom) * up];
    this.show({ left: view.left + dx, right: view.right + dx, bottom: view.bottom + dy, top: view.top + dy }, { smoothly });
  }

  // ── tracing ───────────────────────────────────────────────────────────────

  /** @param {number} x @param {number} curve @returns {Trace} */
  traceAt(x, curve) {
    const feature = this.data.curves[curve].features.find(([at]) => at === x) ?? null;
    return { curve, x, feature };
  }

  /** Trace there and say what is there; the picture follows when the place is out of sight.
   * @param {Trace} trace */
  follow(trace) {
    this.hover = null;
    this.kept.trace = trace;
    const { left, right } = this.kept.view;
    if (trace.x < left || trace.x > right) {
      this.pan((trace.x - (left + right) / 2) / (right - left), 0);
    }
    this.drawCursor();
    this.say(this.describe(trace));
  }

  /** One step to the side, but never past a feature.
   * @param {1 | -1} side */
  step(side) {
    const { view, trace } = this.kept;
    const curve = trace?.curve ?? 0;
    const grain = roundStep((view.right - view.left) / TRACE_STEPS);
    const from = trace?.x ?? (view.left + view.right) / 2;
    if (!trace) {
      this.follow(this.traceAt(Math.round(from / grain) * grain, curve));
      return;
    }
    const to = (Math.round(from / grain) + side) * grain;
    const on = this.featureAfter(from, side, curve);
    const to_ = Number(to.toPrecision(12));
    this.follow(on && (on[0] - to_) * side <= 0 ? { curve, x: on[0], feature: on } : this.traceAt(to_, curve));
  }

  /** @param {number} x @param {1 | -1} side @param {number} curve @returns {Feature | undefined} */
  featureAfter(x, side, curve) {
    const beyond = this.data.curves[curve].features.filter(([at]) => (at - x) * side > 0);
    return beyond.at(side > 0 ? 0 : -1);
  }

  /** @param {1 | -1} side */
  jump(side) {
    const curve = this.kept.trace?.curve ?? 0;
    const feature = this.featureAfter(this.kept.trace?.x ?? -side * Infinity, side, curve);
    if (feature) this.follow({ curve, x: feature[0], feature });
    else this.say(side > 0 ? "Nothing more to the right." : "Nothing more to the left.");
  }

  /** @param {1 | -1} by */
  changeCurve(by) {
    const count = this.data.curves.length;
    const { view, trace } = this.kept;
    const curve = ((trace?.curve ?? -by) + by + count) % count;
    this.follow(this.traceAt(trace?.x ?? (view.left + view.right) / 2, curve));
  }

  endTrace() {
    this.kept.trace = this.hover = null;
    this.drawCursor();
    this.say("Tracing ended.");
  }

  /** What the pointer is at: a feature close by, else the nearest curve.
   * @param {MouseEvent} event @returns {Trace | null} */
  traceUnder(event) {
    const { frame, data } = this;
    const [px, py] = this.place(event);
    const x = frame.view.left + ((frame.view.right - frame.view.left) * px) / frame.width;
    const off = (/** @type {number} */ curve) => Math.abs(down(frame, curveAt(data.curves[curve], x)) - py);
    const curves = data.curves.map((_, n) => n).filter((n) => !Number.isNaN(off(n)));
    const nearest = curves.sort((a, b) => off(a) - off(b))[0] ?? 0;
    const caught = data.curves.flatMap(({ features }, curve) =>
      features
        .filter(([, y]) => y !== null || curve === nearest)
        .map((feature) => ({ curve, x: feature[0], feature, far: this.distance(feature, px, py) })),
    );
    const [best] = caught.filter(({ far }) => far < SNAP).sort((a, b) => a.far - b.far);
    if (best) return { curve: best.curve, x: best.x, feature: best.feature };
    return data.curves.length ? { curve: nearest, x, feature: null } : null;
  }

  /** @param {Feature} feature @param {number} px @param {number} py */
  distance([x, y], px, py) {
    const dx = across(this.frame, x) - px;
    return y === null ? 2 * Math.abs(dx) : Math.hypot(dx, down(this.frame, y) - py) / 1.5;
  }

  /** @param {Trace | null} trace */
  showHover(trace) {
    this.hover = trace;
    this.drawCursor();
  }

  // ── keys ──────────────────────────────────────────────────────────────────

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.actFor(event.key, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {string} key @param {boolean} shift @returns {(() => void) | undefined} */
  actFor(key, shift) {
    const { trace, view } = this.kept;
    if (key === "Escape") return trace || this.hover ? () => this.endTrace() : undefined;
    if (shift && key.startsWith("Arrow")) {
      /** @type {Record<string, Pair>} */
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
      const [right, up] = ways[key] ?? [0, 0];
      return () => this.pan(right * PAN_STEP, up * PAN_STEP, true);
    }
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.follow(this.traceAt(view.left, trace?.curve ?? 0)),
      End: () => this.follow(this.traceAt(view.right, trace?.curve ?? 0)),
      PageDown: () => this.changeCurve(1),
      PageUp: () => this.changeCurve(-1),
      n: () => this.jump(1),
      N: () => this.jump(-1),
      "+": () => this.zoom(ZOOM_STEP, this.middle()),
      "=": () => this.zoom(ZOOM_STEP, this.middle()),
      "-": () => this.zoom(1 / ZOOM_STEP, this.middle()),
      _: () => this.zoom(1 / ZOOM_STEP, this.middle()),
      0: () => this.show(this.whole, { smoothly: true }),
    };
    return acts[key];
  }

  /** Where zooming by key goes to: the traced point when it can be seen, else the middle.
   * @returns {Pair} */
  middle() {
    const { trace } = this.kept;
    const y = trace && this.heightAt(trace);
    if (!trace || y === null) return [0.5, 0.5];
    const spot = /** @type {Pair} */ ([across(this.frame, trace.x) / this.frame.width, down(this.frame, y) / this.frame.height]);
    return spot.every((share) => share >= 0 && share <= 1) ? spot : [0.5, 0.5];
  }

  // ── mouse and fingers ─────────────────────────────────────────────────────

  /** @param {{ clientX: number, clientY: number }} event @returns {Pair} in pixels of the plot */
  place({ clientX, clientY }) {
    const box = this.svg.getBoundingClientRect();
    const scale = box.width / this.frame.width || 1;
    return [(clientX - box.left) / scale, (clientY - box.top) / scale - this.frame.legend];
  }

  /** A finger scrolls the page until the graph has been tapped; a mouse always takes hold.
   * @param {PointerEvent} event */
  touched(event) {
    if (event.button !== 0) return;
    this.travelled = event.pointerType === "mouse" || this.picture === document.activeElement ? 0 : NaN;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.showHover(this.traceUnder(event));
      return;
    }
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (Number.isNaN(this.travelled) || !(dx || dy)) return;
    this.travelled += Math.hypot(dx, dy);
    if (this.travelled > CLICK_IS_WITHIN) {
      this.picture.setPointerCapture(event.pointerId);
      this.hover = null;
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const { width, height } = this.frame;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) {
      this.pan(-dx / width, dy / height);
      return;
    }
    const spread = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [px, py] = this.place({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    this.pan(-dx / 2 / width, dy / 2 / height);
    this.zoom(spread / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)), [px / width, py / height], false);
  }

  /** @param {PointerEvent} event */
  lifted(event) {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    if (this.travelled > CLICK_IS_WITHIN) return;
    const trace = this.traceUnder(event);
    if (trace) this.follow(trace);
  }

  /** @param {WheelEvent} event */
  wheeled(event) {
    if (!event.ctrlKey && this.picture !== document.activeElement) return;
    event.preventDefault();
    const [px, py] = this.place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const factor = Math.exp(between(-event.deltaY * lines * 0.002, -0.5, 0.5));
    this.zoom(factor, [px / this.frame.width, py / this.frame.height], false);
  }

  // ── the buttons ───────────────────────────────────────────────────────────

  /** @param {MouseEvent} event */
  used(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const tool = button?.getAttribute("data-tool");
    if (tool === "in") this.zoom(ZOOM_STEP);
    else if (tool === "out") this.zoom(1 / ZOOM_STEP);
    else if (tool === "home") this.show(this.whole, { smoothly: true });
    else if (tool === "svg" || tool === "png") savePicture(this.svg, tool);
  }
}

/** @param {Element} figure @returns {Data} */
const readData = (figure) => JSON.parse(figure.getAttribute("data-graph") ?? "");

/** @param {Data} data @returns {View} */
function wholeOf({ window: [left, right, bottom, top] }) {
  return { left, right, bottom, top };
}

/** Not so close or so far that numbers run out of digits.
 * @param {View} view @returns {View} */
function withinReach({ left, right, bottom, top }) {
  const size = (/** @type {number} */ length, /** @type {number} */ middle) =>
    between(length, Math.max(NARROWEST, Math.abs(middle) * NARROWEST), WIDEST) / 2;
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [width, height] = [size(right - left, x), size(top - bottom, y)];
  return { left: x - width, right: x + width, bottom: y - height, top: y + height };
}

/** @param {View} from @param {View} to @param {number} share @returns {View} */
function blend(from, to, share) {
  const mix = (/** @type {keyof View} */ side) => (share === 1 ? to[side] : from[side] + (to[side] - from[side]) * share);
  return { left: mix("left"), right: mix("right"), bottom: mix("bottom"), top: mix("top") };
}

/** An element of this script's own, which the stage leaves alone when it patches the page.
 * @param {string} tag @param {Record<string, string>} attributes */
function addedElement(tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ "data-added": "true", "data-owned": "true", ...attributes })) {
    element.setAttribute(name, value);
  }
  return element;
}

function madeTools() {
  const bar = addedElement("div", { class: "mg-tools", role: "toolbar", "aria-label": "Graph" });
  bar.innerHTML = TOOLS.map(
    ([tool, words, face], n) =>
      `<button type="button" class="mg-tool" data-tool="${tool}" title="${words}" aria-label="${words}" ` +
      `tabindex="${n ? -1 : 0}">${face}</button>`,
  ).join("");
  return bar;
}

/** One tab stop for the buttons, arrow keys between them.
 * @param {KeyboardEvent} event */
function walkTools(event) {
  const bar = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...bar.querySelectorAll("button")];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const count = buttons.length;
  /** @type {Record<string, number>} */
  const to = { ArrowRight: (here + 1) % count, ArrowLeft: (here + count - 1) % count, Home: 0, End: count - 1 };
  const next = buttons[to[event.key]];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
