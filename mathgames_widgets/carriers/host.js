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
/** @type {Promise<{ default: Stage }>} */
const stage = import(whole(told.stage));
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
let isAnother = false; // a Python that took the place of one that had gone

/** Whether two texts make the same page.
 * @param {string} one @param {string} other */
function isSamePage(one, other) {
  const [mine, theirs] = [one, other].map((html) => {
    const read = document.createElement("template");
    read.innerHTML = html;
    return read.content;
  });
  return mine.isEqualNode(theirs);
}

/** One page of Python's in its place.
 * @param {string} name @param {HTMLElement} el @param {State | null} first */
function placed(name, el, first) {
  /** @type {State} */
  let state = first ?? {};
  let isThere = false; // Python has drawn it too
  let goesOn = false; // what was kept is taken up without a press, since nobody has left the page
  /** @type {object[]} */
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

  /** @param {object} message */
  function post(message) {
    worker?.postMessage({ text: JSON.stringify({ page: name, message }) });
  }

  async function show() {
    leave?.();
    listeners.clear();
    el.replaceChildren();
    el.inert = false;
    leave = (await stage).default.render({ model, el });
  }

  return {
    drawn: first ? show() : Promise.resolve(),

    /** @param {State} news */
    async arrived(news) {
      if (!isThere) {
        await this.drawn;
        const isSame = first !== null && isSamePage(news.html, state.html);
        Object.assign(state, news);
        isThere = true;
        if (!isSame) {
          waiting = [];
          await show();
        }
        waiting.splice(0).forEach(post);
        goesOn = isAnother;
        return;
      }
      const changed = Object.keys(news).filter(
        (what) => state[what] !== news[what],
      );
      Object.assign(state, news);
      for (const what of changed)
        listeners.get(`change:${what}`)?.forEach((f) => f());
      if (!goesOn) return;
      goesOn = false;
      /** @type {HTMLElement | null} */ (
        el.querySelector("[data-key=continue]")
      )?.click();
    },

    /** Python has gone: what is pressed waits for the next one, and what was kept comes back with the page. */
    gone() {
      if (!isThere) return; // what was pressed before the first one came goes on waiting
      isThere = false;
      waiting = [];
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
  else say(words.begins);
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
  meter.hidden = isStuck;
  amount.hidden = isStuck;
  bar.hidden = !sentence;
}

/** @param {MessageEvent} event */
async function heard({ data }) {
  if (document.body.dataset.ready) listen();
  if (data.loaded !== undefined) {
    arrived(data.loaded);
  } else if (data.text !== undefined) {
    const { page, state } = JSON.parse(data.text);
    await places.get(page)?.arrived(state);
    if (!again.hidden) say("");
  } else if (data.here) {
    if (!again.hidden) say("");
  } else if (data.ready) {
    document.body.dataset.ready = "true";
    listen();
    say("");
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
  isAnother = document.body.dataset.ready === "true";
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
  worker = new Worker(whole(told.worker), { type });
  worker.onmessage = heard;
  worker.onerror = () =>
    heard(
      new MessageEvent("message", {
        data: {
          died: "worker ended",
          missing: "",
          isLost: !navigator.onLine,
        },
      }),
    );
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
  const html = place.querySelector(".mg")?.innerHTML;
  const name = place.dataset.cell ?? "";
  places.set(
    name,
    placed(name, place, known ? { ...JSON.parse(known), html } : null),
  );
}
again.addEventListener("click", begin);
// The script that draws comes first: on a slow line the parts of Python, begun beside it, would hold it up.
if (places.size && !told.waits) {
  const first = () => worker ?? start();
  stage.then(first, first);
}

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
