// A lesson as a row of screens: one heading with what belongs to it is seen at a time. Without this script, in print and
// in JupyterLab the whole lesson stands on one page.

(() => {
  const WHOLE = "mathgames steps whole"; // where this browser remembers that someone wants all on one page
  const PRESENT = "mathgames steps present"; // that a teacher shows it to a class; only as long as the tab is open
  const MOVED = ":is(.mg-lesson-task, [data-key=part])[data-done]"; // a table whose part is played, taken up again or not yet
  const CONTROLS =
    "input, select, textarea, button, a, summary, [contenteditable], .mg [tabindex]";

  /** @type {Record<string, string>} what this script says; Python wrote it into the page */
  const words = JSON.parse(
    document.getElementById("mathgames-words")?.textContent ?? "{}",
  );

  /** A sentence with what belongs into it.
   * @param {string} id @param {Record<string, string | number>} slots */
  const filled = (id, slots) =>
    (words[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(slots[name]));

  const cells = /** @type {HTMLElement} */ (
    document.querySelector(".page-cells > div")
  );

  /** @param {string} tag @param {string} name @param {...(Node | string)} inside */
  function make(tag, name, ...inside) {
    const made = document.createElement(tag);
    made.className = name;
    made.append(...inside);
    return made;
  }

  /** @param {string} name @param {string} words @param {() => void} pressed */
  function makeButton(name, words, pressed) {
    const made = make("button", name, words);
    made.setAttribute("type", "button");
    made.addEventListener("click", pressed);
    return made;
  }

  /** A screen begins where a cell has a heading of the second level.
   * @typedef {{ room: HTMLElement, head: HTMLElement, title: string }} Step */

  /** @returns {Step[]} */
  function split() {
    /** @type {Step[]} */
    const found = [];
    for (const cell of [...cells.children]) {
      const heads = /** @type {NodeListOf<HTMLElement>} */ (
        cell.querySelectorAll(found.length ? "h2" : "h1, h2")
      );
      const head = [...heads].find((one) => !one.closest(".mg")); // a table that is drawn already has its own
      if (head) {
        const room = make("section", "page-step");
        cells.insertBefore(room, cell);
        head.tabIndex = -1;
        const title = (head.firstChild?.textContent ?? "").trim();
        room.setAttribute("aria-label", title);
        found.push({ room, head, title });
      }
      found.at(-1)?.room.append(cell);
    }
    return found;
  }

  const steps = split();
  if (steps.length < 2) return;
  let here = 0;
  let open = steps.length; // how many screens are open: all, unless a class goes through them together
  let whole = localStorage.getItem(WHOLE) === "yes";

  // ── what is done ────────────────────────────────────────────────────────────

  /** What a screen asks: its questions, and the parts of the game that are played on it.
   * @param {Step} step */
  const asked = ({ room }) => [
    .../** @type {NodeListOf<HTMLElement>} */ (
      room.querySelectorAll(
        ".mg-checkpoint:not([data-covers], .mg-practice *), .mg-lesson-task, [data-key=part][data-done]",
      )
    ),
  ];

  /** @returns {boolean[]} */
  function done() {
    const all = steps.map((step) => {
      const things = asked(step);
      return things.length > 0 && things.every((thing) => thing.dataset.done);
    });
    steps.forEach(({ room }, place) => {
      for (const one of room.querySelectorAll(
        '[data-covers][data-done="solved"]',
      )) {
        const covered = Number(/** @type {HTMLElement} */ (one).dataset.covers);
        all.fill(true, place, place + covered);
      }
    });
    return all;
  }

  // ── a question that waits on its own screen ─────────────────────────────────

  /** One that comes back waits for a move at the table in between, or for the prediction, and takes its place: nothing
   * is asked twice on one screen. Where a class goes together, it waits for the next screen to be opened. One that is
   * asked there for the first time may wait for a move, too: it would tell where the card goes. */
  function holdBack() {
    for (const vote of cells.querySelectorAll(
      ".mg-prediction:is([data-back=table], [data-back=below])",
    )) {
      const { asks, back, done } = /** @type {HTMLElement} */ (vote).dataset;
      const room = vote.closest(".page-step");
      const again = room?.querySelector(
        `.mg-checkpoint[data-asks="${asks}"]:not(.mg-prediction, [data-covers])`,
      );
      const cellOf = (/** @type {Element | null | undefined} */ thing) =>
        [...(room?.children ?? [])].find((one) => one.contains(thing ?? null));
      const place = steps.findIndex((step) => step.room === room);
      const isMoved = room?.querySelector(MOVED);
      const isAnswered = again?.matches("[data-done], [data-report]");
      const isTime = back === "table" ? isMoved : done && open > place + 1;
      const isThere = whole || isAnswered || isTime;
      cellOf(again)?.toggleAttribute("hidden", !isThere);
      const isReplaced = isThere && !whole && done;
      const isLeft = isReplaced && vote.contains(document.activeElement);
      cellOf(vote)?.toggleAttribute("hidden", !!isReplaced);
      const prompt = again?.querySelector("[data-key=prompt]");
      if (isLeft && prompt instanceof HTMLElement) prompt.focus();
    }
    for (const one of cells.querySelectorAll("[data-waits=table]")) {
      const room = one.closest(".page-step");
      const cell = [...(room?.children ?? [])].find((it) => it.contains(one));
      const isTime = whole || one.matches("[data-done], [data-report]");
      cell?.toggleAttribute("hidden", !isTime && !room?.querySelector(MOVED));
    }
  }

  // ── the bar ─────────────────────────────────────────────────────────────────

  const back = makeButton("page-turn", words.back, () => go(here - 1));
  const next = makeButton("page-turn page-next", words.next, () =>
    go(here + 1),
  );
  const links = steps.map((step, place) => {
    const link = make("a", "", step.title);
    link.setAttribute("href", `#${idOf(place)}`);
    return link;
  });
  const list = make(
    "ol",
    "page-menu",
    ...links.map((link) => make("li", "", link)),
  );
  const where = make("span", "page-where");
  const whereShort = make("span", "page-where page-where-short"); // a phone has no room for the title as well
  const menu = /** @type {HTMLDetailsElement} */ (
    make(
      "details",
      "page-screens",
      make("summary", "", where, whereShort),
      list,
    )
  );
  const oneOrAll = makeButton("page-way", "", () => showWhole(!whole));
  const present = makeButton("page-way", "", () =>
    showLarge(!document.body.classList.contains("page-large")),
  );
  list.append(make("li", "page-ways", oneOrAll, present));
  const jump = makeButton("page-jump", "", () => change());
  const line = make("span", "page-line");
  const name = make("h1", "page-spoken page-status", steps[0].title); // a screen alone has no other
  const bar = make("nav", "page-bar", line, name, back, menu, jump, next);
  bar.setAttribute("aria-label", words.screens);
  const held = make("p", "page-held", words.held);
  const spoken = make("p", "page-spoken page-status");
  spoken.setAttribute("role", "status");
  document.body.append(bar, spoken);

  /** The address of a screen: the heading's own, as the notebook names it.
   * @param {number} place */
  function idOf(place) {
    return steps[place].head.id || `screen-${place + 1}`;
  }

  steps.forEach((step, place) => (step.head.id = idOf(place)));

  function mark() {
    const all = done();
    links.forEach((link, place) => {
      link.classList.toggle("page-done", all[place]);
      link.toggleAttribute("aria-current", place === here);
      link.setAttribute(
        "aria-label",
        all[place]
          ? filled("screen-done", { screen: steps[place].title })
          : steps[place].title,
      );
    });
    const share = (here + 1) / steps.length;
    line.style.setProperty("--share", String(share));
  }

  // ── on a phone: between the question and its table ──────────────────────────

  const NARROW = matchMedia("(max-width: 63.99rem)"); // where they stand one below the other
  let read = 0; // where the question was left

  /** The table or the graph of this screen; none where it has no question as well, or where all is seen at once. */
  function besides() {
    const at = steps[here].room.querySelector(".celltag_beside");
    const { scrollHeight } = document.documentElement;
    const isLong = scrollHeight > window.innerHeight * 1.2;
    if (!at || !isLong || whole || !NARROW.matches) return null;
    return asked(steps[here]).some((one) => !at.contains(one)) ? at : null;
  }

  /** @param {Element} at */
  const isReached = (at) =>
    at.getBoundingClientRect().top < window.innerHeight / 3;

  /** The question to go to from the table: the first one that waits for an answer, otherwise the last one.
   * @param {Element} at */
  function questionFor(at) {
    const seen = asked(steps[here]).filter(
      (one) => one.matches(".mg-checkpoint") && one.getClientRects().length,
    );
    const questions = seen.filter((one) => !at.contains(one));
    const isMoved = at.querySelector(MOVED);
    const waiting = questions.filter(
      (one) => !one.matches("[data-done], [data-report]"),
    );
    const due = waiting.find((one) => isMoved && isBelow(one, at));
    return { due, to: due ?? waiting[0] ?? questions.at(-1) };
  }

  /** @param {Element} one @param {Element} at */
  const isBelow = (one, at) =>
    !!(at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

  /** Where the button leads, and what it is called. */
  function leads() {
    const at = besides();
    if (!at) return null;
    const isTable = at.querySelector("[data-key=part], .mg-lesson-task");
    const { due, to } = questionFor(at);
    if (!isReached(at) && !due)
      return { at, word: isTable ? "to-table" : "to-picture" };
    if (!to || !isBelow(to, at)) return { word: "to-question" };
    if (to.getBoundingClientRect().top < window.innerHeight / 2)
      return { at, word: isTable ? "up-to-table" : "up-to-picture" };
    return { at: to, word: "down-to-question" };
  }

  function nameJump() {
    const led = leads();
    jump.toggleAttribute("hidden", !led);
    if (led) jump.textContent = words[led.word];
  }

  /** One press to the table, one press back to where the question was left, or on to the one that waits below. */
  function change() {
    const led = leads();
    if (!led) return;
    if (!led.at) window.scrollTo(0, read);
    else {
      if (led.word.startsWith("to-")) read = window.scrollY;
      led.at.scrollIntoView();
      const prompt =
        led.word === "down-to-question" &&
        led.at.querySelector("[data-key=prompt]");
      if (prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
    }
    nameJump();
  }

  // ── on to the question that a move at the table leads to ────────────────────

  const SETTLED = 900; // milliseconds, in which the move is seen, and told of
  const AROUND = { above: 12, below: 84 }; // pixels that stay free, below for the bar
  /** @type {Element | null | undefined} */
  let hand = null; // the table at which someone is at work
  /** @type {WeakSet<Element>} */
  const played = new WeakSet();

  /** @param {Event} event */
  function handAt({ target }) {
    hand = target instanceof Element ? target.closest(".celltag_beside") : null;
  }

  /** Where the table sits beside the text, and its part has just been played, the question below comes into sight. */
  function leadOn() {
    const at = steps[here].room.querySelector(".celltag_beside");
    if (!at?.querySelector(MOVED) || played.has(at)) return;
    played.add(at);
    if (at === hand && !whole && !NARROW.matches)
      setTimeout(() => at === hand && showDue(at), SETTLED);
  }

  /** What is told of the move stays in sight above the question as far as there is room; the focus stays where it is.
   * @param {Element} at */
  function showDue(at) {
    const { due } = questionFor(at);
    if (!due || due.matches("[data-waits=table]")) return; // what is told of the move is read first
    const told = steps[here].room.querySelector(".mg-told:has(*)");
    const room = window.innerHeight - AROUND.above - AROUND.below;
    const { bottom } = due.getBoundingClientRect();
    const fits = (/** @type {Element} */ one) =>
      bottom - one.getBoundingClientRect().top <= room;
    if (bottom <= window.innerHeight - AROUND.below) return;
    const first = told && isBelow(due, told) && fits(told) ? told : due;
    const { top } = first.getBoundingClientRect();
    const isCalm = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollBy({
      top: top - AROUND.above,
      behavior: isCalm ? "smooth" : "auto",
    });
  }

  // ── going from screen to screen ─────────────────────────────────────────────

  function draw() {
    document.body.classList.toggle("page-whole", whole);
    steps.forEach(({ room }, place) =>
      room.toggleAttribute(
        "hidden",
        (!whole && place !== here) || place >= open,
      ),
    );
    links.forEach((link, place) =>
      link.parentElement?.toggleAttribute("hidden", place >= open),
    );
    name.toggleAttribute("hidden", whole || here === 0);
    where.textContent = filled("screen-where", {
      here: here + 1,
      all: steps.length,
      screen: steps[here].title,
    });
    whereShort.textContent = filled("screen-where-short", {
      here: here + 1,
      all: steps.length,
    });
    oneOrAll.textContent = words[whole ? "one-screen" : "all-on-one"];
    back.toggleAttribute("disabled", here === 0);
    next.toggleAttribute("disabled", here >= Math.min(open, steps.length) - 1);
    if (here < steps.length - 1 && here >= open - 1)
      steps[here].room.append(held);
    else held.remove();
    mark();
    holdBack();
    nameJump();
    if (!whole) openTables();
    document.body.dataset.screen = String(here + 1); // a class is told
    document.dispatchEvent(new CustomEvent("mathgames-screen"));
  }

  /** On its own screen a table is taken up and practice begun by itself, as soon as its own script listens: only that
   * says its theme. */
  function openTables() {
    const waiting = steps[here].room.querySelectorAll(
      "[data-key=take-up] button, [data-key=start] [data-key=begin]",
    );
    for (const one of waiting) {
      const press = /** @type {HTMLElement} */ (one);
      if (
        press.dataset.opened ||
        press.closest(".mg:not([data-theme]), [aria-busy]")
      )
        continue;
      press.dataset.opened = "yes";
      const focused = document.activeElement;
      press.click();
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  /** @param {number} place */
  function go(place) {
    if (place < 0 || place >= steps.length) return;
    if (window.location.hash === `#${idOf(place)}`) arrive(place);
    else window.location.hash = idOf(place);
  }

  /** A link to a question opens the screen where it is asked. @param {MouseEvent} event */
  function lead(event) {
    const link = /** @type {Element} */ (event.target).closest("[data-goes]");
    if (whole || !link) return;
    const asks = `.mg-checkpoint[data-asks="${link.getAttribute("data-goes")}"]`;
    const places = [`${asks}:not(.mg-prediction, [data-covers])`, asks].map(
      (one) => steps.findIndex(({ room }) => room.querySelector(one)),
    );
    const place = places.find((one) => one >= 0) ?? here;
    if (place === here || place >= open) return;
    window.history.pushState(null, "", `#${idOf(place)}`);
    arrive(place);
  }

  // ── what a word means, where it stands ──────────────────────────────────────

  /** The row of a glossary that a link to it means: the shortest word with the link's own words in it.
   * @param {Element} link */
  function meant(link) {
    const [id] = named(link.getAttribute("href")?.slice(1) ?? "");
    const room = steps.find(({ head }) => head.id === id)?.room;
    const word = (link.textContent ?? "").trim();
    const wordOf = (/** @type {HTMLTableRowElement} */ row) =>
      row.cells[0].textContent ?? "";
    return [
      .../** @type {NodeListOf<HTMLTableRowElement>} */ (
        room?.querySelectorAll("tbody tr") ?? []
      ),
    ]
      .filter((row) => wordOf(row).includes(word))
      .sort((a, b) => wordOf(a).length - wordOf(b).length)[0];
  }

  /** @type {HTMLElement | null} */
  let meaning = null; // the one that is open

  /** Close it; the word keeps the focus. */
  function forgetMeaning() {
    const open = cells.querySelector('a[href^="#"][aria-expanded="true"]');
    open?.setAttribute("aria-expanded", "false");
    meaning?.remove();
    meaning = null;
  }

  for (const link of cells.querySelectorAll('a[href^="#"]'))
    if (!link.closest(".mg") && meant(link)) {
      link.setAttribute("role", "button");
      link.setAttribute("aria-expanded", "false");
    }

  /** A word opens its meaning below its sentence and closes it again; the glossary is only a screen away.
   * @param {MouseEvent} event */
  function explain(event) {
    const at = /** @type {Element} */ (event.target);
    if (meaning?.contains(at)) return;
    const link = at.closest('a[href^="#"][aria-expanded]');
    const wasOpen = link?.getAttribute("aria-expanded") === "true";
    forgetMeaning();
    const row = link && meant(link);
    if (!link || !row) return;
    event.preventDefault();
    if (wasOpen) return;
    const said = [...row.cells[1].childNodes].map((one) => one.cloneNode(true));
    const word = make("strong", "", row.cells[0].textContent ?? "");
    meaning = make("span", "page-meaning", word, " ", ...said);
    meaning.setAttribute("role", "status");
    link.setAttribute("aria-expanded", "true");
    (link.closest("p, li") ?? link).append(meaning); // the sentence stays whole
  }

  /** @param {number} place @param {boolean} [isFirst] */
  function arrive(place, isFirst = false) {
    here = Math.min(place, open - 1);
    forgetMeaning();
    menu.open = false;
    read = 0;
    draw();
    if (isFirst && place === 0) return;
    const { head } = steps[here];
    if (whole) head.scrollIntoView();
    else window.scrollTo(0, 0);
    if (isFirst) return;
    head.focus({ preventScroll: true });
    spoken.textContent = filled("screen-of", {
      here: here + 1,
      all: steps.length,
    });
  }

  /** What an address may name: the id of a heading with × in it is written with % in the page itself.
   * @param {string} hash */
  function named(hash) {
    try {
      return [...new Set([hash, decodeURIComponent(hash)])].filter(Boolean);
    } catch {
      return [hash];
    }
  }

  /** The screen that an address means: its own, or that of anything on it.
   * @param {boolean} [isFirst] */
  function follow(isFirst = false) {
    const ids = named(window.location.hash.slice(1));
    const target = ids.map((id) => document.getElementById(id)).find(Boolean);
    const place = steps.findIndex(
      ({ room }, at) =>
        ids.includes(idOf(at)) || (target && room.contains(target)),
    );
    if (place >= 0 || isFirst) arrive(Math.max(place, 0), isFirst);
  }

  /** @param {boolean} all */
  function showWhole(all) {
    whole = all;
    localStorage.setItem(WHOLE, all ? "yes" : "no");
    arrive(here);
  }

  /** @param {boolean} large */
  function showLarge(large) {
    document.body.classList.toggle("page-large", large);
    present.textContent = words[large ? "small-type" : "present"];
    if (large) sessionStorage.setItem(PRESENT, "yes");
    else sessionStorage.removeItem(PRESENT);
    menu.open = false;
  }

  /** Whether arrow keys turn the page: not where they move marks and cards, so that who misses one stays; but in front
   * of a class they do.
   */
  function arrowsLead() {
    if (document.body.classList.contains("page-large")) return true;
    const here = ".page-step:not([hidden])";
    const work = `${here} :is(.mg-checkpoint, [data-key="part"])`;
    return document.querySelector(work) === null;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key === "Escape" && meaning) {
      forgetMeaning();
      return;
    }
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
      return;
    }
    const target = /** @type {HTMLElement} */ (event.target);
    const isTaken =
      event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (whole || isTaken || target.closest(CONTROLS)) return;
    const { scrollHeight } = document.documentElement;
    const isLow = window.scrollY + window.innerHeight >= scrollHeight - 4;
    const isHigh = window.scrollY < 4;
    const arrows = arrowsLead();
    const by =
      (event.key === "ArrowRight" && arrows) ||
      (event.key === "PageDown" && isLow)
        ? 1
        : (event.key === "ArrowLeft" && arrows) ||
            (event.key === "PageUp" && isHigh)
          ? -1
          : 0;
    if (!by) return;
    event.preventDefault();
    go(here + by);
  }

  // ── a class that goes through it together ───────────────────────────────────

  const ASKS_AGAIN = 8000; // milliseconds
  const code = new URLSearchParams(window.location.search).get("class") ?? "";

  /** So many screens are open; 0 for all.
   * @param {number} screens */
  function keepPace(screens) {
    const pace = Math.min(screens || steps.length, steps.length);
    if (pace === open) return;
    open = pace;
    if (here >= open) arrive(open - 1);
    else draw();
  }

  /** See how many screens the teacher has opened. */
  async function askPace() {
    try {
      const base = document.body.dataset.baseUrl ?? "/";
      const answer = await fetch(`${base}../t/${code}/pace`);
      if (answer.ok) keepPace(Number((await answer.json()).open));
    } catch {
      return; // the server is away for a moment
    }
  }

  // A page that the server itself answers is told at once.
  document.addEventListener("mathgames-pace", (told) =>
    keepPace(/** @type {CustomEvent} */ (told).detail),
  );
  const isTold = document.getElementById("mathgames-lesson") !== null;
  if (/^[A-Z]+-[0-9]{2,5}$/.test(code) && !isTold) {
    void askPace();
    setInterval(() => document.hidden || void askPace(), ASKS_AGAIN);
  }

  document.addEventListener("keydown", onKey);
  for (const kind of ["keydown", "pointerdown"])
    document.addEventListener(kind, handAt, true);
  document.addEventListener("click", explain);
  document.addEventListener("click", lead, true); // before the page looks for what is in sight
  document.addEventListener("click", (event) => {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  window.addEventListener("hashchange", () => follow());
  window.addEventListener("scroll", nameJump, { passive: true });
  NARROW.addEventListener("change", nameJump);
  new MutationObserver(() => {
    mark();
    holdBack();
    leadOn();
    nameJump();
    if (!whole) openTables();
  }).observe(cells, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-done", "data-theme"], // a script that listens says its theme
  });
  document.body.classList.add("page-arranged");
  showLarge(sessionStorage.getItem(PRESENT) === "yes");
  follow(true);
})();
