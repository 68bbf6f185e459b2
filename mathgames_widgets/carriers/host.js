// Carries the pages of one web page that Python draws in a worker beside it. Each place is drawn already when the page
// arrives; what is pressed before Python is there waits for it.

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 * @typedef {{ render(host: { model: Model, el: HTMLElement }): () => void }} Stage
 * @typedef {Record<string, any>} State
 * @typedef {{ stage: string, worker: string, total: number, parts: Record<string, string>, cells: [string, string][],
 *   waits: boolean }} Told
 */

const NO_BYTES_FOR = 20_000; // milliseconds without a byte of Python, after which the line is taken for broken
const PAUSE = 5_000; // milliseconds without a word from Python, after which it is asked whether it is there
const SILENT_FOR = 15_000; // after that, someone may want to begin again
const GONE_AFTER = 30_000; // after that, another Python is started
const AHEAD = -1; // the drawing that stands in a place before Python comes: presses on it wait for what Python draws

/** @type {Record<string, string>} what this script says; Python wrote it into the page */
const words = JSON.parse(
  document.getElementById("mathgames-words")?.textContent ?? "{}",
);

/** A sentence with what belongs into it.
 * @param {string} id @param {Record<string, string | number>} [slots] */
const filled = (id, slots = {}) =>
  (words[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(slots[name]));

/** @type {Told} */
const told = JSON.parse(
  document.getElementById("mathgames-static")?.textContent ?? "{}",
);
/** @param {string} url */
const whole = (url) => new URL(url, document.baseURI).href;
/** @type {Promise<{ default: Stage }> | undefined} */
let stage;
let tries = 0;
const bar = /** @type {HTMLElement} */ (document.querySelector(".page-start"));
const said = /** @type {HTMLElement} */ (bar.querySelector("[role=status]"));
const meter = /** @type {HTMLProgressElement} */ (
  bar.querySelector("progress")
);
const amount = /** @type {HTMLElement} */ (bar.querySelector(".page-amount"));
const again = /** @type {HTMLButtonElement} */ (bar.querySelector("button"));

/** @type {Map<string, ReturnType<typeof placed>>} */
const places = new Map();
/** @type {Worker | undefined} */
let worker;
/** @type {number | undefined} */
let silence;

let lost = ""; // what Python says of a press that it could not do, where its page does not show that

/** The script that draws. One that did not come is asked for under another address, since a browser may remember that.
 * @returns {Promise<{ default: Stage }>} */
function drawing() {
  stage ??= import(whole(told.stage) + (tries ? `?${tries}` : ""));
  return stage;
}

/** Whether two texts make the same page, whatever someone has unfolded on it.
 * @param {string} one @param {string} other */
function isSamePage(one, other) {
  const [mine, theirs] = [one, other].map((html) => {
    const read = document.createElement("template");
    read.innerHTML = html;
    for (const unfolded of read.content.querySelectorAll("details[open]"))
      unfolded.removeAttribute("open");
    return read.content;
  });
  return mine.isEqualNode(theirs);
}

/** @typedef {{ n?: number, drawing?: number | null, id?: string, quiet?: boolean }} Message */

/** Whether someone pressed something; what is read back in passing is no press.
 * @param {Message} message */
const isPress = (message) => "n" in message && !message.quiet;

/** One page of Python's in its place.
 * @param {string} name @param {HTMLElement} el @param {State | null} first */
function placed(name, el, first) {
  /** @type {State} */
  let state = first ?? {};
  let isThere = false; // Python has drawn it too
  let isAnother = false; // a Python took the place of one that had gone
  let goesOn = false; // what was kept is taken up without a press, since nobody has left the page
  let isLost = false; // what was pressed last went to a Python that has gone
  let asked = ""; // the press that is not answered yet
  let isRefused = false; // it was on a page that is no more
  /** @type {number | null} */
  let known = null; // the number that Python gave to the drawing which stood here before it came, if it drew the same
  /** @type {Message[]} */
  let waiting = [];
  /** @type {Map<string, Set<() => void>>} */
  const listeners = new Map();
  /** @type {(() => void) | undefined} */
  let leave;

  /** @type {Model} */
  const model = {
    get: (what) =>
      what === "silence" && !isThere ? words.starting : state[what],
    on: (what, f) => {
      listeners.set(what, (listeners.get(what) ?? new Set()).add(f));
    },
    off: (what, f) => {
      listeners.get(what)?.delete(f);
    },
    send(message) {
      if (isThere) return post(message);
      waiting.push(message);
      if (!worker && "n" in message) start(); // the first press on a page that waited for one
    },
  };

  /** A press on the page that stood here before Python came means Python's own, where that is the same page. On another
   * one it means nothing, and Python says so.
   * @param {Message} message */
  function post(message) {
    if (message.drawing === AHEAD) message = { ...message, drawing: known };
    if (message.quiet && message.drawing === null) return;
    if (isPress(message)) {
      asked = message.id ?? "";
      isRefused ||= message.drawing === null;
    }
    worker?.postMessage({ text: JSON.stringify({ page: name, message }) });
  }

  /** A press that cannot be done any more: Python shows the page as it is now, and says so. */
  function sayItIsLost() {
    if (isLost) post({ n: 0, drawing: null });
    isLost = false;
  }

  /** @param {Stage} drawer */
  function show(drawer) {
    leave?.();
    listeners.clear();
    el.inert = false;
    leave = drawer.render({ model, el });
  }

  /** @param {State} news */
  function changed(news) {
    const other = Object.keys(news).filter(
      (what) => state[what] !== news[what],
    );
    Object.assign(state, news);
    for (const what of other)
      listeners.get(`change:${what}`)?.forEach((f) => f());
  }

  /** Python has come, or another one.
   * @param {State} news @param {Stage} drawer */
  function found(news, drawer) {
    isLost ||= isAnother && waiting.some(isPress);
    if (!first) {
      Object.assign(state, news);
      waiting = [];
      show(drawer);
    } else if (isSamePage(news.html, state.html)) {
      Object.assign(state, news);
      known = news.drawing;
    }
    isThere = true;
    goesOn = isAnother && waiting.some((message) => "restored" in message);
    waiting.splice(0).forEach(post);
    if (first && known === null) changed(news);
    if (!goesOn) sayItIsLost();
  }

  return {
    /** What stands here already answers as soon as the script that draws is there.
     * @param {Stage} drawer */
    draw(drawer) {
      if (first && !leave) show(drawer);
    },

    /** @param {State} news @param {Stage} drawer */
    arrived(news, drawer) {
      if (!isThere) return found(news, drawer);
      if (news.heard === asked) asked = "";
      changed(news);
      if (isRefused && news.spoken) {
        const shown = el.querySelector(".mg-page")?.textContent ?? "";
        if (!shown.includes(news.spoken)) lost = news.spoken;
        isRefused = false;
      }
      if (!goesOn) return;
      goesOn = false;
      /** @type {HTMLElement | null} */ (
        el.querySelector("[data-key=continue]")
      )?.click();
      sayItIsLost();
    },

    /** Python has gone: what is pressed waits for the next one, and what was kept comes back with the page. */
    gone() {
      if (!isThere) return; // what was pressed before the first one came goes on waiting
      isThere = false;
      isAnother = true;
      isLost ||= asked !== "";
      asked = "";
      first = null;
    },
  };
}

/** Python has been heard. One that hangs, or that the browser has ended without a word, is noticed by its silence; one
 * that thinks for long hears in between, and answers. */
function listen() {
  clearTimeout(silence);
  silence = window.setTimeout(() => {
    worker?.postMessage({ asked: true });
    silence = window.setTimeout(() => {
      say(words["takes-long"], true);
      silence = window.setTimeout(begin, GONE_AFTER - SILENT_FOR);
    }, SILENT_FOR - PAUSE);
  }, PAUSE);
}

/** Bytes of Python have arrived. As long as more do, there is nothing to start again.
 * @param {number} loaded */
function arrived(loaded) {
  if (!again.hidden) say(words.getting);
  meter.value = Math.min(1, loaded / told.total);
  const [done, all] = [loaded, told.total].map(megabytes);
  amount.textContent = filled("megabytes", { done, all });
  clearTimeout(silence);
  if (loaded < told.total) silence = window.setTimeout(stalled, NO_BYTES_FOR);
  else begins();
}

/** All of Python has arrived. One that the browser ends while it begins says nothing. */
function begins() {
  say(words.begins);
  clearTimeout(silence);
  silence = window.setTimeout(() => say(words["takes-long"], true), GONE_AFTER);
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

function stalled() {
  say(words["nothing-arrives"], true);
}

/** @param {string} sentence @param {boolean} isStuck */
function say(sentence, isStuck = false) {
  said.textContent = sentence;
  again.hidden = !isStuck;
  meter.hidden = isStuck || sentence === lost;
  amount.hidden = meter.hidden;
  bar.hidden = !sentence;
}

/** @param {MessageEvent} event */
async function heard({ data }) {
  if (document.body.dataset.ready) listen();
  else if (data.ran || data.text) begins();
  if (data.loaded !== undefined) {
    arrived(data.loaded);
  } else if (data.text !== undefined) {
    const { page, state } = JSON.parse(data.text);
    places.get(page)?.arrived(state, (await drawing()).default);
    if (document.body.dataset.ready) say(lost);
  } else if (data.here) {
    if (!again.hidden) say("");
  } else if (data.ready) {
    document.body.dataset.ready = "true";
    listen();
    say(lost);
  } else if (data.died !== undefined) {
    console.warn(data.died);
    clearTimeout(silence);
    worker?.terminate(); // other parts that are still on their way would be taken for progress
    const name = data.missing.split("/").at(-1);
    if (data.isLost) say(words["connection-broke"], true);
    else if (name) say(filled("part-missing", { file: name }), true);
    else if (document.body.dataset.ready) begin();
    else
      say(
        words[location.protocol === "file:" ? "no-python-here" : "no-python"],
        true,
      );
  }
}

/** Start Python, or another one where it has gone. */
function begin() {
  worker?.terminate();
  clearTimeout(silence);
  for (const place of places.values()) place.gone();
  delete document.body.dataset.ready;
  start();
}

function start() {
  meter.value = 0;
  amount.textContent = "";
  say(words.getting);
  silence = window.setTimeout(stalled, NO_BYTES_FOR);
  // A worker from a folder can be no module, and can fetch nothing: it is handed the files.
  const { filesHere } = /** @type {any} */ (window);
  const type = filesHere ? "classic" : "module";
  const own = new Worker(whole(told.worker), { type });
  worker = own;
  own.onmessage = (event) => {
    if (own === worker) void heard(event);
  };
  own.onerror = (event) => {
    const isLost = !(event instanceof ErrorEvent); // it has not even come
    const data = { died: "worker ended", missing: "", isLost };
    void heard(new MessageEvent("message", { data }));
  };
  const parts =
    filesHere ??
    Object.fromEntries(
      Object.entries(told.parts).map(([name, url]) => [name, whole(url)]),
    );
  worker.postMessage({ parts, cells: told.cells });
}

for (const el of document.querySelectorAll("[data-cell]")) {
  const place = /** @type {HTMLElement} */ (el);
  const known = place.querySelector("script")?.textContent;
  const html = place.querySelector(".mg-page")?.innerHTML;
  const name = place.dataset.cell ?? "";
  const first = known && { ...JSON.parse(known), html, drawing: AHEAD };
  places.set(name, placed(name, place, first || null));
}

/** Have what stands in the places already answer. The script that does so comes first: on a slow line the parts of
 * Python, begun beside it, would hold it up. */
async function draw() {
  silence = window.setTimeout(stalled, NO_BYTES_FOR);
  const asked = drawing();
  try {
    const { default: drawer } = await asked;
    if (asked !== stage) return; // it was asked for once more
    clearTimeout(silence);
    for (const place of places.values()) place.draw(drawer);
    if (told.waits) say("");
    else if (!worker) start();
  } catch (fault) {
    console.warn(fault);
    if (asked === stage) say(words["connection-broke"], true);
  }
}

again.addEventListener("click", () => {
  if (worker) return begin();
  clearTimeout(silence);
  stage = undefined;
  tries += 1;
  say(words.getting);
  void draw();
});
if (places.size) void draw();

/** Whoever goes on has read what was said of a press that was lost.
 * @param {Event} event */
function goOn({ isTrusted }) {
  if (!isTrusted || !lost) return; // a script of ours presses too
  if (said.textContent === lost) say("");
  lost = "";
}
document.addEventListener("click", goOn, true);
document.addEventListener("keydown", goOn, true);

// A page that the browser keeps for the way back would keep its Python too, and so would one that is being reloaded.
let isLeft = false;
window.addEventListener("pagehide", () => {
  isLeft = worker !== undefined;
  worker?.terminate();
  clearTimeout(silence);
});
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isLeft) begin();
});

export {};
