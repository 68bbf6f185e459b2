// Carries a page over a WebSocket: what changed comes in, messages go out, and a line that breaks is drawn again.

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 * @typedef {{ render(host: { model: Model, el: HTMLElement }): () => void }} Stage
 * @typedef {{ page?: string, state?: Record<string, any>, ended?: string }} News
 */

const FIRST_WAIT = 400; // milliseconds until the line is drawn again; twice as long each time it fails
const LONGEST_WAIT = 10_000;
const NOTICED_AFTER = 1500; // a line that is back sooner was hardly gone
const LONGEST_VALUE = 20_000; // characters of a box; a file's beginning is enough to say that it is none of ours

const TOO_LONG = 1009; // why a line is closed over which more came than it carries

/** @param {string} _name @param {unknown} value */
const cut = (_name, value) =>
  typeof value === "string" && value.length > LONGEST_VALUE
    ? value.slice(0, LONGEST_VALUE).replace(/[\ud800-\udbff]$/, "") // no half of a character
    : value;

/** @param {HTMLElement} el @param {HTMLElement} said @param {Stage} stage @param {string} address */
function carry(el, said, stage, address) {
  /** @type {Record<string, any>} */
  let state = {};
  let page = "";
  /** @type {Map<string, Set<() => void>>} */
  const listeners = new Map();
  /** @type {(() => void) | undefined} */
  let leave;
  /** @type {WebSocket | undefined} */
  let socket;
  /** @type {string[]} */
  let waiting = []; // not sent yet
  /** @type {{ id: string, text: string }[]} */
  let unheard = []; // sent, and sent once more if the line breaks before it is known that they were heard
  let pause = FIRST_WAIT;
  let isEnded = false;
  /** @type {number | undefined} */
  let again;
  /** @type {number | undefined} */
  let notice;

  /** @type {Model} */
  const model = {
    get: (name) => state[name],
    on: (name, f) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(f));
    },
    off: (name, f) => {
      listeners.get(name)?.delete(f);
    },
    send(message) {
      const text = JSON.stringify({ page, message }, cut);
      const isAsked = unheard.some((one) => one.text === text);
      if (isAsked && socket?.readyState === WebSocket.OPEN) renew();
      else if (!isAsked && !waiting.includes(text)) waiting.push(text);
      flush();
    },
  };

  function flush() {
    while (socket?.readyState === WebSocket.OPEN) {
      const text = waiting.shift();
      if (text === undefined) return;
      const { id } = JSON.parse(text).message;
      if (id) unheard.push({ id, text });
      socket.send(text);
    }
  }

  /** @param {string} sentence */
  function say(sentence) {
    said.textContent = sentence;
    said.hidden = !sentence;
  }

  /** Nothing more comes: the page says why and where one can go. @param {string} why */
  function end(why) {
    const { content } = /** @type {HTMLTemplateElement} */ (
      document.getElementById("ended")
    );
    el.replaceChildren(content.cloneNode(true));
    el.className = "gone";
    const [heading, sentence] = el.children;
    sentence.textContent = why;
    /** @type {HTMLElement} */ (heading).focus();
  }

  /** @param {News} news */
  function arrived(news) {
    if (news.ended !== undefined) {
      isEnded = true;
      say("");
      leave?.();
      end(news.ended);
      return;
    }
    const heard = news.state?.heard;
    unheard.splice(0, 1 + unheard.findIndex((one) => one.id === heard));
    if (news.page !== page) {
      leave?.();
      listeners.clear();
      waiting = [];
      unheard = [];
      state = news.state ?? {};
      page = news.page ?? "";
      leave = stage.render({ model, el });
      return;
    }
    const { cut: places, ...fresh } = news.state ?? {};
    if (places) {
      const [start, end, between] = places;
      const { html } = state;
      fresh.html =
        html.slice(0, start) + between + html.slice(html.length - end);
    }
    const changed = Object.keys(fresh).filter(
      (name) => state[name] !== fresh[name],
    );
    Object.assign(state, fresh);
    for (const name of changed)
      listeners.get(`change:${name}`)?.forEach((f) => f());
  }

  function connect() {
    clearTimeout(again);
    if (isEnded || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const line = new WebSocket(address);
    socket = line;
    line.onmessage = (event) => {
      if (socket !== line) return;
      clearTimeout(notice);
      notice = undefined;
      pause = 0;
      say("");
      arrived(JSON.parse(event.data));
      flush();
    };
    line.onclose = (event) => {
      if (socket !== line || isEnded) return;
      if (event.code === 4403) {
        location.reload(); // there is no seat for this browser: the page asks for a name
        return;
      }
      if (event.code === TOO_LONG) unheard = []; // to send it once more would end the next line as well
      sendAgain();
      notice ??= window.setTimeout(
        () => say(said.dataset.lost ?? ""),
        NOTICED_AFTER,
      );
      pause = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, 2 * pause));
      again = window.setTimeout(connect, pause * (0.75 + Math.random() / 2));
    };
  }

  /** What is not known to have been heard goes over the next line once more. */
  function sendAgain() {
    waiting.unshift(...unheard.map((one) => one.text));
    unheard = [];
  }

  /** Give the line up and draw another one: a line that died while a tablet slept still seems to be open. */
  function renew() {
    const old = socket;
    socket = undefined;
    old?.close();
    sendAgain();
    connect();
  }

  /** Someone looks at the page again. */
  function seen() {
    if (document.visibilityState === "visible") renew();
  }
  window.addEventListener("online", renew);
  document.addEventListener("visibilitychange", seen);
  connect();
}

const home = document.getElementById("table");
const line = document.getElementById("line");
if (home && line) {
  const { stage, address } = home.dataset;
  const where = new URL(address ?? "", location.href);
  where.protocol = where.protocol === "https:" ? "wss:" : "ws:";
  carry(home, line, (await import(stage ?? "")).default, where.href);
}

export {};
