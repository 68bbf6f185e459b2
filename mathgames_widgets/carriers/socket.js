// Carries pages over a WebSocket: what changed comes in, messages go out, and a line that breaks is drawn again. A table
// is one page that fills the window; a lesson is many pages, each in a place that is drawn before the line is there.

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 * @typedef {{ render(host: { model: Model, el: HTMLElement }): () => void }} Stage
 * @typedef {Record<string, any>} State
 * @typedef {{ pace?: number, call?: number, go?: string }} OfClass
 * @typedef {{ page?: string, state?: State, sitting?: string, class?: OfClass, ended?: string }} News
 * @typedef {{ flush(): void, renew(): void, lost(isLost: boolean): void }} Line
 * @typedef {{ stage: string, line: string, base: string, first: string, lost: string, page: string }} Told
 */

const FIRST_WAIT = 400; // milliseconds until the line is drawn again; twice as long each time it fails
const LONGEST_WAIT = 10_000;
const NOTICED_AFTER = 1500; // a line that is back sooner was hardly gone
const TOLD_FOR = 20_000; // milliseconds in which it is said that a press is lost, unless another one comes
const LONGEST_VALUE = 20_000; // characters of a box; a file's beginning is enough to say that it is none of ours

const NO_SEAT = 4403; // why a line is closed to which there is no seat
const TOO_LONG = 1009; // and one over which more came than it carries

const CODE = /^[A-Z]+-[0-9]{2,5}$/;

/** @param {string} _name @param {unknown} value */
const cut = (_name, value) =>
  typeof value === "string" && value.length > LONGEST_VALUE
    ? value.slice(0, LONGEST_VALUE).replace(/[\ud800-\udbff]$/, "") // no half of a character
    : value;

/** Whether someone pressed something; what is read back in passing is no press.
 * @param {{ n?: number, quiet?: boolean }} message */
const isPress = (message) => "n" in message && !message.quiet;

/** The boxes of questions, each by the words of its question: what is typed there belongs to these alone.
 * @param {HTMLElement} el @returns {Map<string, HTMLInputElement>} */
function boxesIn(el) {
  const found = new Map();
  for (const box of el.querySelectorAll(
    "[data-key=question] input[type=text]",
  )) {
    const asked = box.closest("[data-key=question]")?.querySelector("legend");
    found.set(`${box.getAttribute("data-key")} ${asked?.textContent}`, box);
  }
  return found;
}

/** What stands in such boxes and has not been sent. @param {HTMLElement} el */
const typedIn = (el) =>
  [...boxesIn(el)]
    .filter(([, { value, defaultValue }]) => value !== defaultValue)
    .map(([asked, { value }]) => /** @type {const} */ ([asked, value]));

/** The same question on a page that a server begun again has drawn: nobody types twice.
 * @param {HTMLElement} el @param {(readonly [string, string])[]} typed */
function typeAgain(el, typed) {
  const boxes = boxesIn(el);
  for (const [asked, text] of typed) {
    const box = boxes.get(asked);
    if (box) box.value = text;
    box?.dispatchEvent(new Event("input", { bubbles: true })); // it is read back as if typed
  }
}

/** The place of one page after the other. `first` is what stands there before the line is.
 * @param {HTMLElement} el @param {Stage} stage @param {Line} line
 * @param {State | null} first */
function placed(el, stage, line, first = null) {
  /** @type {State} */
  let state = first ?? {};
  let page = "";
  let isAsIsSpoken = first !== null; // the server has drawn it in the reader's language
  /** @type {Map<string, Set<() => void>>} */
  const listeners = new Map();
  /** @type {(() => void) | undefined} */
  let leave;
  /** @type {string[]} */
  let waiting = []; // not sent yet
  /** @type {{ id: string, text: string }[]} */
  let unheard = []; // sent, and sent once more if the line breaks before it is known that they were heard

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
      if (isAsIsSpoken && "languages" in message) return;
      if (isPress(message)) line.lost(false);
      const text = JSON.stringify(message, cut);
      const isAsked = unheard.some((one) => one.text === text);
      if (isAsked) line.renew();
      else if (!waiting.includes(text)) waiting.push(text);
      line.flush();
    },
  };

  function draw() {
    leave?.();
    listeners.clear();
    leave = stage.render({ model, el });
    isAsIsSpoken = false;
  }
  if (first) draw();

  return {
    /** The page has a name from now on: what was pressed before can be sent.
     * @param {string} name */
    named(name) {
      page ||= name;
    },

    /** @param {string} name @param {State} news */
    arrived(name, news) {
      const { heard } = news;
      unheard.splice(0, 1 + unheard.findIndex((one) => one.id === heard));
      if (name !== page && (page || !first)) {
        const texts = [...waiting, ...unheard.map((one) => one.text)];
        waiting = [];
        unheard = [];
        state = news;
        page = name;
        const typed = typedIn(el);
        draw();
        typeAgain(el, typed);
        if (texts.some((text) => isPress(JSON.parse(text)))) line.lost(true);
        return;
      }
      page = name;
      const { cut: places, ...fresh } = news;
      if (places) {
        const [start, end, between] = places;
        const { html } = state;
        fresh.html =
          html.slice(0, start) + between + html.slice(html.length - end);
      }
      const changed = Object.keys(fresh).filter(
        (one) => state[one] !== fresh[one],
      );
      Object.assign(state, fresh);
      for (const one of changed)
        listeners.get(`change:${one}`)?.forEach((f) => f());
    },

    /** The next text to be sent; none where nothing waits.
     * @returns {string | undefined} */
    next() {
      const text = page ? waiting.shift() : undefined;
      if (text === undefined) return undefined;
      const message = JSON.parse(text);
      if (message.id) unheard.push({ id: message.id, text });
      return JSON.stringify({ page, message });
    },

    /** What is not known to have been heard goes over the next line once more. */
    sendAgain() {
      waiting.unshift(...unheard.map((one) => one.text));
      unheard = [];
    },

    forget() {
      unheard = [];
    },

    leave: () => leave?.(),
  };
}

/** @typedef {ReturnType<typeof placed>} Place */

/** @param {HTMLElement} said @param {string} address @param {string} first what the server knows to be drawn already
 * @param {(line: Line) => Map<string, Place>} setUp
 * @param {{ end(why: string): void, noSeat(): void, ofClass(news: OfClass): void }} ends */
function carry(said, address, first, setUp, ends) {
  /** @type {WebSocket | undefined} */
  let socket;
  let pause = FIRST_WAIT;
  let isEnded = false;
  /** @type {number | undefined} */
  let again;
  /** @type {number | undefined} */
  let notice;
  /** @type {number | undefined} */
  let told;
  /** @type {Map<string, Place>} */
  let places = new Map();

  function isOpen() {
    return socket?.readyState === WebSocket.OPEN;
  }

  function flush() {
    for (const place of places.values())
      while (isOpen()) {
        const text = place.next();
        if (text === undefined) break;
        socket?.send(text);
      }
  }

  /** @param {string} sentence */
  function say(sentence) {
    said.textContent = sentence;
    said.hidden = !sentence;
  }

  /** Whether the last press was on a page that another one has taken the place of: who pressed reads so until they
   * press again.
   * @param {boolean} isLost */
  function lost(isLost) {
    if (!isLost && told === undefined) return;
    clearTimeout(told);
    told = isLost ? window.setTimeout(() => lost(false), TOLD_FOR) : undefined;
    if (isLost) say(said.dataset.pressed ?? "");
    else if (isOpen()) say(""); // else it may say by now that the line is lost
  }

  /** @param {News} news */
  function arrived(news) {
    if (news.ended !== undefined) {
      isEnded = true;
      say("");
      for (const place of places.values()) place.leave();
      ends.end(news.ended);
    } else if (news.sitting !== undefined) {
      for (const [name, place] of places)
        if (name !== "class") place.named(`${name} ${news.sitting}`);
    } else if (news.class) {
      ends.ofClass(news.class);
    } else {
      const name = news.page ?? "";
      const place = places.get(name.split(" ")[0]) ?? places.get("");
      place?.arrived(name, news.state ?? {});
    }
  }

  function connect() {
    clearTimeout(again);
    if (isEnded || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const line = new WebSocket(address + (socket || !first ? "" : first));
    socket = line;
    line.onmessage = (event) => {
      if (socket !== line) return;
      clearTimeout(notice);
      notice = undefined;
      pause = 0;
      if (told === undefined) say("");
      arrived(JSON.parse(event.data));
      flush();
    };
    line.onclose = (event) => {
      if (socket !== line || isEnded) return;
      if (event.code === NO_SEAT) {
        ends.noSeat();
        return;
      }
      if (event.code === TOO_LONG)
        for (const one of places.values()) one.forget(); // it would end the next line as well
      sendAgain();
      notice ??= window.setTimeout(
        () => say(said.dataset.lost ?? ""),
        NOTICED_AFTER,
      );
      pause = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, 2 * pause));
      again = window.setTimeout(connect, pause * (0.75 + Math.random() / 2));
    };
  }

  function sendAgain() {
    for (const place of places.values()) place.sendAgain();
  }

  /** Give the line up and draw another one: a line that died while a tablet slept still seems to be open. */
  function renew() {
    socket?.close();
    sendAgain();
    connect();
  }

  /** Someone looks at the page again. */
  function seen() {
    if (document.visibilityState === "visible") renew();
  }
  window.addEventListener("online", renew);
  document.addEventListener("visibilitychange", seen);
  places = setUp({ flush, renew: () => isOpen() && renew(), lost });
  connect();
}

// ── what a class says to all its pages ──────────────────────────────────────────

/** How far the lesson is open, and where everyone is called to. A call is followed once in a tab: who goes elsewhere
 * afterwards stays there.
 * @param {string} code @param {string} base @param {OfClass} news */
function heardOfClass(code, base, { pace, call, go }) {
  if (pace !== undefined)
    document.dispatchEvent(new CustomEvent("mathgames-pace", { detail: pace }));
  if (!call || go === undefined) return;
  const name = `mathgames call ${code}`;
  if (call <= Number(sessionStorage.getItem(name))) return;
  sessionStorage.setItem(name, String(call));
  const to = new URL(base + go, location.href);
  if (to.pathname !== location.pathname) location.assign(to);
}

/** The script that draws, asked for until it comes: under another address each time, since a browser may remember that
 * one did not come.
 * @param {string} address @param {HTMLElement} said @returns {Promise<Stage>} */
async function drawing(address, said) {
  for (let tries = 0; ; tries += 1)
    try {
      return (await import(tries ? `${address}?${tries}` : address)).default;
    } catch {
      said.textContent = said.dataset.lost ?? "";
      said.hidden = false;
      const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** @param {string} address */
function toSocket(address) {
  const where = new URL(address, location.href);
  where.protocol = where.protocol === "https:" ? "wss:" : "ws:";
  return where.href;
}

// ── a table: one page, which the line brings ────────────────────────────────────

/** Nothing more comes: the page says why and where one can go.
 * @param {HTMLElement} el @param {string} why */
function end(el, why) {
  const { content } = /** @type {HTMLTemplateElement} */ (
    document.getElementById("ended")
  );
  el.replaceChildren(content.cloneNode(true));
  el.className = "gone";
  const [heading, sentence] = el.children;
  sentence.textContent = why;
  /** @type {HTMLElement} */ (heading).focus();
}

const LARGEST = 3.2; // read from the last row
const SMALLEST = 0.4;
const STEP = 1.08;

/** What is to fill its place is made as large as it fits in; what only must not stick out is made smaller. A place of
 * another width may lay it out anew, so each size is tried, from large to small.
 * @param {HTMLElement} home */
function fill(home) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = home.querySelectorAll("[data-fit]");
  for (const one of all) {
    const room = one.parentElement;
    if (!room) continue;
    const fits = () =>
      room.scrollHeight <= room.clientHeight + 1 &&
      room.scrollWidth <= room.clientWidth + 1;
    let size = one.dataset.fit === "shrink" ? 1 : LARGEST;
    one.style.setProperty("zoom", String(size));
    while (size > SMALLEST && !fits()) {
      size /= STEP;
      one.style.setProperty("zoom", String(size));
    }
  }
}

/** @param {HTMLElement} home @param {HTMLElement} said */
async function carryTable(home, said) {
  const { stage: script, address = "", base = "", code = "" } = home.dataset;
  const stage = await drawing(script ?? "", said);
  const fills = () => fill(home);
  new MutationObserver(fills).observe(home, { subtree: true, childList: true });
  window.addEventListener("resize", fills);
  carry(
    said,
    toSocket(address),
    "",
    (line) => new Map([["", placed(home, stage, line)]]),
    {
      end: (why) => end(home, why),
      noSeat: () => location.reload(), // the page asks for a name
      ofClass: (news) => heardOfClass(code, base, news),
    },
  );
}

// ── a lesson: many pages, which stand in their places already ───────────────────

/** @param {Told} told @param {HTMLElement} said */
async function carryLesson(told, said) {
  const stage = await drawing(told.stage, said);
  const asked = new URLSearchParams(location.search).get("class") ?? "";
  const code = CODE.test(asked) ? asked : "";
  const strip = document.getElementById("class");
  const own = crypto.getRandomValues(new Uint8Array(16));
  const reader = [...own].map((one) => one.toString(16).padStart(2, "0"));
  const address = code
    ? `${told.base}t/${code}/lesson/${told.page}/ws`
    : `${told.line}${told.page}/ws?reader=${reader.join("")}`;
  if (code) stayInClass(code);
  if (code && strip) coverAll(strip, said);
  carry(
    said,
    toSocket(address),
    `${code ? "?" : "&"}first=${told.first}`,
    (line) => {
      /** @type {Map<string, Place>} */
      const places = new Map();
      /** @type {NodeListOf<HTMLElement>} */
      const drawn = document.querySelectorAll("[data-cell]");
      for (const el of drawn) {
        const html = el.querySelector(".mg-page")?.innerHTML ?? "";
        const state = JSON.parse(el.querySelector("script")?.textContent ?? "");
        if (code) state.keep = ""; // the class keeps it
        const first = { ...state, html, frames: [] };
        places.set(el.dataset.cell ?? "", placed(el, stage, line, first));
      }
      if (strip && code) {
        places.set("class", placed(strip, stage, line));
        places.set("screen", screenOf(line));
      }
      return places;
    },
    {
      end: (why) => {
        said.textContent = why;
        said.hidden = false;
      },
      noSeat: () =>
        code
          ? location.assign(`${told.base}join?code=${code}`)
          : location.reload(),
      ofClass: (news) => heardOfClass(code, told.base, news),
    },
  );
  /** @type {any} */ (window).voila_finish?.();
}

/** While the class covers the page, nothing else on it is reached by the keyboard either.
 * @param {HTMLElement} strip @param {HTMLElement} said */
function coverAll(strip, said) {
  const look = () => {
    const covers = strip.querySelector("[data-covers]") !== null;
    for (const one of strip.parentElement?.children ?? [])
      if (one instanceof HTMLElement && one !== strip && one !== said)
        one.inert = covers;
  };
  new MutationObserver(look).observe(strip, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-covers"],
  });
}

/** Tells which screen of the lesson is in front, each time that has changed.
 * @param {{ flush(): void }} line @returns {Place} */
function screenOf(line) {
  let told = "";
  document.addEventListener("mathgames-screen", () => line.flush());
  return {
    named() {},
    arrived() {},
    next() {
      const { screen = "" } = document.body.dataset;
      if (screen === told) return undefined;
      told = screen;
      return JSON.stringify({ page: "class", message: { values: { screen } } });
    },
    sendAgain() {
      told = "";
    },
    forget() {},
    leave() {},
  };
}

/** Someone who follows a link to another lesson reads that one in the class as well.
 * @param {string} code */
function stayInClass(code) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll("a[href]");
  for (const link of links) {
    const to = new URL(link.href);
    if (to.origin !== location.origin || !to.pathname.endsWith(".ipynb"))
      continue;
    to.searchParams.set("class", code);
    link.href = to.href;
  }
}

const home = document.getElementById("table");
const line = document.getElementById("line");
const lesson = document.getElementById("mathgames-lesson");
if (home && line) void carryTable(home, line);
else if (lesson && line)
  void carryLesson(JSON.parse(lesson.textContent ?? ""), line);

export {};
