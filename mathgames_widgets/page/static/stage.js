// Carries pictures to the page and clicks, keys and drops back. It knows no rule of any game.
import { focusedNear } from "./focus.js";
import { enhanceGraphs } from "./graph.js";
import { dragged } from "./stage/drag.js";
import { members, moveInside, oneTabStopPerGroup } from "./stage/groups.js";
import { glide, places } from "./stage/motion.js";
import { keyOf, patch } from "./stage/patch.js";
import { clickedPlace, valuesAround } from "./stage/sent.js";
import { download, keepText, keptText } from "./stage/storage.js";
import { themeAround } from "./stage/theme.js";

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 */

const SILENCE_IS_ODD_AFTER = 8000; // milliseconds
const LONGEST_FILE = 1_000_000; // bytes; of a larger one the beginning is enough to say that it is none of ours

/** @param {{ model: Model, el: HTMLElement }} host */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "mg";
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  const page = document.createElement("div");
  page.className = "mg-page";
  const live = document.createElement("div");
  live.className = "mg-live";
  live.setAttribute("aria-live", "polite");
  const silent = document.createElement("p");
  silent.className = "mg-silent";
  silent.setAttribute("role", "alert");
  root.append(page, live, silent);
  el.append(root);

  const listening = new AbortController();
  const { signal } = listening;
  /** @type {(() => void) | undefined} */
  let releaseGraphs;
  /** @type {number | undefined} */
  let waiting;
  /** @type {number | undefined} */
  let automatic;

  /** @param {string} text */
  function say(text) {
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  }

  /** @param {number} n @param {Record<string, string>} values */
  function send(n, values = {}) {
    if (root.getAttribute("aria-busy") === "true") return;
    root.setAttribute("aria-busy", "true");
    clearTimeout(automatic);
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      silent.textContent = model.get("silence");
      root.removeAttribute("aria-busy");
    }, SILENCE_IS_ODD_AFTER);
    model.send({ n, drawing: model.get("drawing"), values });
  }

  /** @param {Element} element @param {Record<string, string>} place */
  function take(element, place = {}) {
    const n = element.getAttribute("data-n");
    if (n === null || element.getAttribute("aria-disabled") === "true") return;
    send(Number(n), { ...valuesAround(element), ...place });
  }

  const storage = () =>
    model.get("keep") ? `mathgames_widgets ${model.get("keep")}` : "";

  const keep = () => storage() && keepText(storage(), model.get("kept"));

  /** A page that has been reloaded goes on with what was kept; what the kernel knows already is newer. */
  function restore() {
    const text = storage() && keptText(storage());
    if (model.get("kept")) keep();
    else if (text) model.send({ restored: text });
  }

  function draw() {
    clearTimeout(waiting);
    root.removeAttribute("aria-busy");
    silent.textContent = "";
    const now = focusedNear(root);
    const focused = root.contains(now) ? now : null;
    const group = focused?.closest("[data-group]")?.getAttribute("data-group");
    const index =
      focused && group
        ? members(
            /** @type {Element} */ (focused.closest("[data-group]")),
          ).indexOf(/** @type {HTMLElement} */ (focused))
        : 0;
    const before = places(page);
    const fresh = document.createElement("div");
    fresh.className = "mg-page";
    fresh.innerHTML = model.get("html");
    patch(page, fresh);
    oneTabStopPerGroup(page);
    releaseGraphs?.();
    releaseGraphs = enhanceGraphs(page, say);
    const calls = callsAnew();
    if (focused) keepFocus(focused, group, index, calls);
    glide(page, before);
    if (model.get("spoken")) say(model.get("spoken"));
    const clock = page.querySelector("[data-auto]");
    if (clock)
      automatic = window.setTimeout(
        () => clock.isConnected && take(clock),
        Number(clock.getAttribute("data-auto")),
      );
  }

  /** @type {string | null} */
  let lastCall = null;

  /** The place that the page names for the focus, once for each page that names another. */
  function callsAnew() {
    const called = page.querySelector("[data-focus]");
    const mark = called?.getAttribute("data-focus") ?? null;
    if (mark === lastCall) return null;
    lastCall = mark;
    return called;
  }

  /** Focus goes where a new page calls it, else stays; it follows a thing that moved, and where that is gone it goes
   * beside it, else to the place the page names.
   * @param {Element} focused @param {string | null | undefined} group @param {number} index @param {Element | null} call */
  function keepFocus(focused, group, index, call) {
    const to =
      call ??
      (focused.isConnected
        ? focused
        : (moved(focused) ?? beside(group, index)));
    if (to instanceof HTMLElement && to !== focusedNear(root)) to.focus();
    oneTabStopPerGroup(page);
  }

  /** The same thing in another place.
   * @param {Element} focused */
  function moved(focused) {
    const key = keyOf(focused);
    return key === null
      ? null
      : page.querySelector(`[data-key="${CSS.escape(key)}"][data-n]`);
  }

  /** What now stands where the focus was in its group, else the place the page names.
   * @param {string | null | undefined} group @param {number} index */
  function beside(group, index) {
    const same = group
      ? page.querySelector(`[data-group="${CSS.escape(group)}"]`)
      : null;
    const all = same ? members(same) : [];
    return (
      all[Math.min(Math.max(index, 0), all.length - 1)] ??
      page.querySelector("[data-focus]")
    );
  }

  /** @param {MouseEvent} event */
  function clicked(event) {
    if (!(event.target instanceof Element)) return;
    const saved = event.target.closest("[data-download]");
    if (saved)
      download(
        saved.getAttribute("data-download") ?? "",
        saved.getAttribute("data-content") ?? "",
      );
    const taken = event.target.closest("[data-n]");
    if (!taken || taken.matches("input, select, textarea")) return;
    event.preventDefault();
    take(taken, clickedPlace(taken, event));
  }

  /** A box with an offer of its own reports each change; a file is read here and sent as text.
   * @param {Event} event */
  async function changed(event) {
    const box = event.target;
    if (
      !(box instanceof HTMLInputElement || box instanceof HTMLSelectElement) ||
      !box.hasAttribute("data-n")
    )
      return;
    const file = box instanceof HTMLInputElement ? box.files?.[0] : undefined;
    if (file)
      send(Number(box.getAttribute("data-n")), {
        ...valuesAround(box),
        text: await file.slice(0, LONGEST_FILE).text(),
      });
    else take(box);
  }

  /** @param {Event} event */
  function submitted(event) {
    event.preventDefault();
    const first =
      event.target instanceof Element
        ? event.target.querySelector("button[data-n][type=submit]")
        : null;
    if (first) take(first);
  }

  /** Keys belong to the table while it has the focus: in JupyterLab, d d would delete the cell around it and Ctrl+Enter
   * run it again. Shortcuts of the page such as Ctrl+S pass.
   * @param {KeyboardEvent} event */
  function keepKey(event) {
    const isOfThePage =
      (event.ctrlKey || event.metaKey) && event.key !== "Enter";
    if (!isOfThePage) event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    keepKey(event);
    const at = event.target;
    if (
      !(at instanceof HTMLElement) ||
      event.defaultPrevented ||
      at.closest("[data-owned]")
    )
      return;
    if (event.key === "Escape") {
      const out = page.querySelector("[data-escape]");
      const close = out?.getAttribute("data-escape");
      if (close) send(Number(close));
      else if (out) take(out);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = offerOfKey(at, event.key);
    if (wanted !== undefined) {
      event.preventDefault();
      send(wanted);
      return;
    }
    const group = at.closest("[data-group]");
    if (group && !at.matches("input, select, textarea"))
      moveInside(group, at, event);
  }

  /** What a key does here: the nearest thing around the focus that has a use for it decides. In a box, keys write.
   * @param {HTMLElement} at @param {string} key @returns {number | undefined} */
  function offerOfKey(at, key) {
    if (at.matches("input, select, textarea")) return undefined;
    /** @type {Element | null} */
    let around = at.closest("[data-keys]");
    while (around && root.contains(around)) {
      const own = JSON.parse(around.getAttribute("data-keys") ?? "{}");
      if (key in own) return own[key];
      around = around.parentElement?.closest("[data-keys]") ?? null;
    }
    return undefined;
  }

  const wearTheme = () => root.setAttribute("data-theme", themeAround(root));
  const themes = new MutationObserver(wearTheme);
  themes.observe(document.body, { attributes: true });
  themes.observe(document.documentElement, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener(
    "change",
    wearTheme,
    { signal },
  );

  root.addEventListener("click", clicked, { signal });
  root.addEventListener("change", changed, { signal });
  root.addEventListener("submit", submitted, { signal });
  root.addEventListener("keydown", pressed, { signal });
  root.addEventListener(
    "pointerdown",
    (down) => dragged(down, { root, page, signal, send }),
    { signal },
  );
  root.addEventListener("dragstart", (event) => event.preventDefault(), {
    signal,
  }); // the browser's own would end ours
  model.on("change:drawing", draw);
  model.on("change:kept", keep);
  draw();
  restore();
  requestAnimationFrame(wearTheme);

  return () => {
    model.off("change:drawing", draw);
    model.off("change:kept", keep);
    listening.abort();
    themes.disconnect();
    clearTimeout(waiting);
    clearTimeout(automatic);
    releaseGraphs?.();
    root.remove();
  };
}

export default { render };
