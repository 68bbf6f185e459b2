// Carries pictures to the page and clicks, keys and drops back. It knows no rule of any game.
import { enhanceGraphs } from "./graph.js";
import {
  atOnce,
  dock,
  isPage,
  onRoom,
  undock,
  wholeScreen,
} from "./stage/dock.js";
import { dragged } from "./stage/drag.js";
import { focusKeeper } from "./stage/keep.js";
import { steps } from "./stage/frames.js";
import { moveInside, oneTabStopPerGroup } from "./stage/groups.js";
import { inked } from "./stage/ink.js";
import { keepLanguage, languagesWanted } from "./stage/language.js";
import { lineTo } from "./stage/line.js";
import { speaker } from "./stage/live.js";
import { glide, places, shining } from "./stage/motion.js";
import { keepPace, showPace } from "./stage/pace.js";
import { keepTyped, patch } from "./stage/patch.js";
import { picking } from "./stage/pick.js";
import { readingBack } from "./stage/reading.js";
import { goBack, showReply } from "./stage/reply.js";
import { reportAnswers } from "./stage/report.js";
import { sliding } from "./stage/slide.js";
import {
  asked,
  clickedPlace,
  pressedEarly,
  valuesAround,
} from "./stage/sent.js";
import {
  copied,
  download,
  fileOf,
  handOver,
  keepText,
  keptText,
  leaveMail,
  mailFor,
} from "./stage/storage.js";
import { runClocks } from "./stage/timer.js";
import { themeAround } from "./stage/theme.js";

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 */

const LONGEST_FILE = 1_000_000; // bytes; of a larger one the beginning is enough to say that it is none of ours

const THINKS = "mg-thinks";
const SHORT = 300; // milliseconds for which nobody needs to be told that work goes on

const BOXES = "input, select, textarea";

const SUPPRESS = "data-lm-suppress-shortcuts"; // JupyterLab takes no key for its own below an element that wears it
const EDITING = { plain: " acvxyz", shift: " vz" }; // with Ctrl they copy and undo in a box, in JupyterLab cells

/** @param {{ model: Model, el: HTMLElement }} host */
function render({ model, el }) {
  /** @type {HTMLElement | null} */
  const drawn = el.querySelector(":scope > .mg[data-early]"); // it stood here before this script came
  const root = drawn ?? document.createElement("div");
  root.className = "mg";
  root.removeAttribute("data-early");
  root.setAttribute(SUPPRESS, "true");
  /** @type {HTMLElement} */
  const page =
    root.querySelector(".mg-page") ??
    root.appendChild(document.createElement("div"));
  page.className = "mg-page";
  const live = document.createElement("div");
  live.className = "mg-live";
  live.setAttribute("aria-live", "polite");
  const silent = document.createElement("p");
  silent.className = "mg-silent";
  silent.setAttribute("role", "alert");
  root.append(live, silent);
  if (!drawn) el.append(root); // what is put anew where it stands would lose the focus

  const listening = new AbortController();
  const { signal } = listening;
  /** @type {(() => void) | undefined} */
  let releaseGraphs;
  /** @type {number | undefined} */
  let automatic;
  /** @type {number | undefined} */
  let thinks;
  let shown = 0; // the drawing that is on the screen
  let isEarly = drawn !== null; // what was typed before this script came stays
  let isChecked = false; // a form was sent or the answer asked for, and what is said to it is not drawn yet
  /** @type {string | null} */
  let news = null; // what a move at a table of a lesson was answered with; null before anything is drawn
  const { say, turn, forget } = speaker(live);
  const pick = picking(page);
  const shine = shining(page);
  const keeper = focusKeeper(root, page);
  const slides = sliding({ root, signal, take });
  const player = steps({ show: showStep, say, finish });
  const reading = readingBack(readBack);
  const line = lineTo({
    post: (message) => model.send(message),
    busy: wearBusy,
    silent: (is) => (silent.textContent = is ? model.get("silence") : ""),
  });

  /** Those who listen know at once that an answer is on its way; the eye is told where it takes a while. Most answers
   * are here before, and whatever the root wears has to be worked out for everything inside. */
  function wearBusy() {
    const is = line.isBusy;
    if (is === root.hasAttribute("aria-busy")) return;
    clearTimeout(thinks);
    if (is) {
      root.setAttribute("aria-busy", "true");
      thinks = window.setTimeout(() => root.classList.add(THINKS), SHORT);
    } else {
      root.removeAttribute("aria-busy");
      root.classList.remove(THINKS);
    }
  }

  /** A press goes to Python with the drawing that it was made on, and ends what is shown step by step.
   * @param {number} n @param {Record<string, string>} values @param {number} drawing */
  function send(n, values = {}, drawing = shown) {
    clearTimeout(automatic);
    reading.stop();
    line.send({ n, drawing, values });
    player.skip();
  }

  /** What is typed is read back in passing; while an answer is on its way, nothing is.
   * @param {HTMLInputElement} box */
  function readBack(box) {
    if (line.isWaiting) return false;
    const values = { ...valuesAround(box), box: box.name };
    const n = Number(box.getAttribute("data-reads"));
    line.send({ n, drawing: shown, values, quiet: true });
    return true;
  }

  /** @param {Element} element @param {Record<string, string>} place */
  function take(element, place = {}) {
    const n = element.getAttribute("data-n");
    if (n === null || element.getAttribute("aria-disabled") === "true") return;
    isChecked = element.matches("[type=submit], [data-key=show], .mg-sure");
    send(Number(n), { ...valuesAround(element), ...place });
  }

  /** The card that is picked up is laid somewhere.
   * @param {number} n */
  function lay(n) {
    const card = pick.card();
    if (card) keeper.leaves(card);
    pick.pick(null);
    send(n);
  }

  const storage = () =>
    model.get("keep") ? `mathgames_widgets ${model.get("keep")}` : "";

  const keep = () => storage() && keepText(storage(), model.get("kept"));

  const keptHere = () => storage() && keptText(storage());

  /** @type {{ name: string, text: string } | null} */
  let mail = null; // what was collected, until Python has it in what it keeps

  /** What other pages have left for this one. */
  function collect() {
    const found = mailFor(page);
    if (!found || found.text === mail?.text) return;
    mail = found;
    take(found.by, { text: found.text });
  }

  function keptAnew() {
    keep();
    if (mail && keptText(mail.name) === mail.text) keepText(mail.name, "");
    mail = null;
  }

  /** A page that has been reloaded goes on with what was kept; what the kernel knows already is newer. */
  function restore() {
    const text = keptHere();
    if (model.get("kept")) keep();
    else if (text) model.send({ restored: text });
  }

  function arrived() {
    clearTimeout(automatic);
    line.answered();
    turn();
    player.play(model.get("frames") ?? [], line.isWaiting);
    root.classList.toggle("mg-stepping", player.isPlaying);
  }

  /** @param {[number, string, string]} frame */
  function showStep([drawing, html]) {
    draw(html, drawing, false);
  }

  function finish() {
    root.classList.remove("mg-stepping");
    draw(model.get("html"), model.get("drawing"), true);
    const now =
      page.querySelector("[data-news]")?.getAttribute("data-news") ?? "";
    const isNews = now !== "" && news !== null && now !== news;
    if ((isChecked || isNews) && !line.isWaiting) {
      isChecked = false;
      showReply(page);
    }
    if (!line.isWaiting) news = now;
    reportAnswers(page);
    leaveMail(page);
    if (page.querySelector("[data-covers]")) forget();
    say(model.get("spoken"));
    const clock = page.querySelector("[data-auto]");
    if (clock && !line.isWaiting)
      automatic = window.setTimeout(
        () => clock.isConnected && take(clock),
        Number(clock.getAttribute("data-auto")),
      );
  }

  /** What asks the browser for places and sizes stands behind all that changes the page, so that it lays it out once.
   * @param {string} html @param {number} drawing @param {boolean} isLast */
  function draw(html, drawing, isLast) {
    const fresh = document.createElement("div");
    fresh.className = "mg-page";
    fresh.innerHTML = html;
    if (isEarly) keepTyped(page, fresh);
    isEarly = false;
    const before = places(page, fresh);
    keeper.look();
    releaseGraphs?.();
    slides.settle();
    patch(page, fresh);
    speakAs(page.firstElementChild);
    releaseGraphs = enhanceGraphs(page, say);
    shown = drawing;
    shine(before);
    dock(root, page);
    pick.show();
    showPace(page);
    runClocks(page);
    oneTabStopPerGroup(page);
    keeper.keep(isLast, line.isWaiting);
    glide(page, before);
  }

  /** What is around the page, and what is said of it, is in its language too.
   * @param {Element | null} drawn */
  function speakAs(drawn) {
    for (const name of ["lang", "dir"]) {
      const value = drawn?.getAttribute(name);
      if (value) root.setAttribute(name, value);
      else root.removeAttribute(name);
    }
  }

  /** @param {MouseEvent} event */
  function clicked(event) {
    const at = event.target;
    if (!(at instanceof Element)) return;
    const saved = at.closest("[data-download]");
    if (saved)
      download(...fileOf(saved, valuesAround(saved).name ?? "", new Date()));
    handOver(at);
    goBack(at, event);
    void copied(at).then((said) => said && say(said));
    if (at.closest("[data-fullscreen]")) wholeScreen(root);
    const card = at.closest("[data-picks]");
    const zone = card ? null : pick.zoneOf(at);
    const taken = at.closest("[data-n]");
    if (card) pickUp(card);
    else if (zone !== null) lay(pick.drops()[zone]);
    else if (taken && !taken.matches("input, select, textarea")) {
      event.preventDefault();
      take(taken, clickedPlace(taken, event));
    }
    player.skip();
  }

  /** Pick a card up, or put it down again.
   * @param {Element} card */
  function pickUp(card) {
    if (card.getAttribute("aria-disabled") === "true") return;
    say(pick.pick(pick.has(card) ? null : card));
  }

  /** A box with an offer of its own reports each change; a file is read here and sent as text.
   * @param {Event} event */
  async function changed(event) {
    const box = event.target;
    if (box instanceof HTMLSelectElement && box.matches("[data-language]")) {
      keepLanguage(box.value);
      model.send({ languages: [box.value] });
      return;
    }
    if (box instanceof HTMLSelectElement && box.matches("[data-pace]")) {
      keepPace(box.value);
      return;
    }
    if (
      !(box instanceof HTMLInputElement || box instanceof HTMLSelectElement) ||
      !box.hasAttribute("data-n")
    )
      return;
    const file = box instanceof HTMLInputElement ? box.files?.[0] : undefined;
    const [n, drawing] = [Number(box.getAttribute("data-n")), shown];
    if (file) {
      const text = await file.slice(0, LONGEST_FILE).text();
      send(n, { ...valuesAround(box), text }, drawing);
    } else take(box);
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

  /** Keys belong to the table while it has the focus: in JupyterLab, d d would delete the cell around it, Ctrl+Enter run
   * it again and Ctrl+Shift+Up move it. Shortcuts of the page such as Ctrl+S and Ctrl+Shift+C pass.
   * @param {KeyboardEvent} event */
  function isOfThePage(event) {
    const edits = event.shiftKey ? EDITING.shift : EDITING.plain;
    return (
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      event.key.length === 1 &&
      !edits.includes(event.key.toLowerCase())
    );
  }

  /** JupyterLab listens before the table does, so it is told here, before it, whether a key is meant for it.
   * @param {KeyboardEvent} event */
  function tellTheLab(event) {
    if (event.composedPath().includes(root))
      root.toggleAttribute(SUPPRESS, !isOfThePage(event));
  }

  /** @param {KeyboardEvent} event */
  function keepKey(event) {
    if (!isOfThePage(event)) event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    keepKey(event);
    if (event.target instanceof HTMLElement) pressedAt(event.target, event);
  }

  /** A docked table is the whole page: keys are for it wherever nothing else has the focus. Any key ends the steps.
   * @param {KeyboardEvent} event */
  function pressedOutside(event) {
    const table = page.querySelector(".mg-board") ?? page.firstElementChild;
    const isFree = event.target === document.body;
    if (isFree && isPage(root) && table instanceof HTMLElement)
      pressedAt(table, event);
    else player.skip();
  }

  /** @param {HTMLElement} at @param {KeyboardEvent} event */
  function pressedAt(at, event) {
    if (event.defaultPrevented || at.closest("[data-owned]")) return;
    if (event.key === "Escape") {
      escaped();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = offerOfKey(at, event.key);
    if (wanted !== undefined) {
      event.preventDefault();
      isChecked = event.key === "Enter"; // on what is drawn by hand
      wanted.isOfPick ? lay(wanted.n) : send(wanted.n);
      return;
    }
    const typed = at.matches(BOXES) ? null : pick.typed(event.key);
    if (typed instanceof HTMLElement) {
      event.preventDefault();
      pickUp(typed);
      typed.focus({ preventScroll: isPage(root) });
      return;
    }
    const group = at.closest("[data-group]");
    if (group && !at.matches(BOXES)) moveInside(group, at, event);
    if (!["Enter", " "].includes(event.key)) player.skip(); // those press what has the focus
  }

  /** Escape ends the steps, else puts the card down, else closes what the page says. */
  function escaped() {
    const out = page.querySelector("[data-escape]");
    const close = out?.getAttribute("data-escape");
    if (player.isPlaying) player.skip();
    else if (pick.card()) pick.pick(null);
    else if (close) send(Number(close));
    else if (out) take(out);
  }

  /** What a key does here: the nearest thing around the focus that has a use for it decides, else the card that is
   * picked up. In a box, keys write.
   * @param {HTMLElement} at @param {string} key @returns {{ n: number, isOfPick: boolean } | undefined} */
  function offerOfKey(at, key) {
    if (at.matches(BOXES)) return undefined;
    const picked = pick.card();
    /** @type {Element | null} */
    let around = at.closest("[data-keys]");
    while (around && root.contains(around)) {
      const own = JSON.parse(around.getAttribute("data-keys") ?? "{}");
      if (key in own) return { n: own[key], isOfPick: around === picked };
      around = around.parentElement?.closest("[data-keys]") ?? null;
    }
    const ofPick = JSON.parse(picked?.getAttribute("data-keys") ?? "{}");
    return key in ofPick ? { n: ofPick[key], isOfPick: true } : undefined;
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
  root.addEventListener("input", reading.typed, { signal });
  root.addEventListener("submit", submitted, { signal });
  window.addEventListener("keydown", tellTheLab, { capture: true, signal });
  root.addEventListener("keydown", pressed, { signal });
  root.addEventListener(
    "pointerdown",
    (down) => {
      const drawing = shown;
      /** @param {number} n */
      const drop = (n) => {
        pick.pick(null);
        send(n, {}, drawing);
      };
      dragged(down, { root, page, signal, send: drop });
      slides.begin(down);
      inked(down, { root, signal, take });
    },
    { signal },
  );
  root.addEventListener("dragstart", (event) => event.preventDefault(), {
    signal,
  }); // the browser's own would end ours
  document.addEventListener("keydown", pressedOutside, { signal });
  document.addEventListener("visibilitychange", player.skip, { signal });
  document.addEventListener("fullscreenchange", () => dock(root, page), {
    signal,
  });
  onRoom(() => dock(root, page), signal);
  window.addEventListener(
    "storage",
    ({ key }) => {
      if (key && key === storage()) model.send({ reread: keptHere() ?? "" });
      else if (key && key === mailFor(page)?.name) collect();
    },
    { signal },
  );
  model.on("change:drawing", arrived);
  model.on("change:kept", keptAnew);
  finish();
  wearBusy();
  const languages = languagesWanted();
  if (languages.length) model.send({ languages });
  const first = !model.get("kept") && !keptHere() && atOnce(root, page);
  restore();
  if (first) take(first);
  else if (drawn) pressedEarly(root);
  const query = asked(page, location.search);
  if (query) take(query.by, query.values);
  collect();
  requestAnimationFrame(wearTheme);

  return () => {
    model.off("change:drawing", arrived);
    model.off("change:kept", keep);
    listening.abort();
    themes.disconnect();
    player.stop();
    line.stop();
    reading.stop();
    clearTimeout(automatic);
    clearTimeout(thinks);
    releaseGraphs?.();
    undock(root);
    root.remove();
  };
}

export default { render };
