// Carries pictures to the page and clicks, keys and drops back. It knows no rule of any game.
import { enhanceGraphs } from "./graph.js";

/**
 * @typedef {{ get(name: string): any, on(name: string, f: () => void): void,
 *   off(name: string, f: () => void): void, send(message: object): void }} Model
 */

const DRAG_STARTS_AFTER = 6; // pixels
const SILENCE_IS_ODD_AFTER = 8000; // milliseconds
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Elements whose inside belongs to another script are left alone.
 * @param {Node} node */
const isOwned = (node) =>
  node instanceof Element && node.getAttribute("data-owned") === "true";

/** @param {Node} node */
const keyOf = (node) =>
  node instanceof Element ? node.getAttribute("data-key") : null;

/** Make `old` look like `fresh`, keeping the nodes that stay (by data-key, else by place and tag).
 * @param {Element} old @param {Element} fresh */
function patch(old, fresh) {
  patchAttributes(old, fresh);
  if (isOwned(old)) return;
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key !== null) keyed.set(key, child);
  }
  let here = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const key = keyOf(wanted);
    while (here && isAdded(here)) here = here.nextSibling;
    const match =
      key === null
        ? here && canBecome(here, wanted)
          ? here
          : null
        : keyed.get(key);
    if (!match || match.nodeName !== wanted.nodeName) {
      old.insertBefore(wanted, here);
      continue;
    }
    if (match === here) here = here.nextSibling;
    else old.insertBefore(match, here);
    if (match instanceof Element && wanted instanceof Element)
      patch(match, wanted);
    else if (match.nodeValue !== wanted.nodeValue)
      match.nodeValue = wanted.nodeValue;
  }
  while (here) {
    const next = here.nextSibling;
    if (!isAdded(here)) here.remove();
    here = next;
  }
}

/** Nodes that a script of ours put in (a point that traces a curve) are not Python's to remove.
 * @param {Node} node */
const isAdded = (node) =>
  node instanceof Element && node.hasAttribute("data-added");

/** @param {Node} node @param {Node} wanted */
const canBecome = (node, wanted) =>
  node.nodeType === wanted.nodeType &&
  node.nodeName === wanted.nodeName &&
  keyOf(node) === null;

/** @param {Element} old @param {Element} fresh */
function patchAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (name === "open" || (name === "tabindex" && inGroup(old))) continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (
      name === "open" ||
      name === "tabindex" ||
      name === "style" ||
      name === "data-owned"
    )
      continue;
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  if (
    old instanceof HTMLInputElement &&
    fresh instanceof HTMLInputElement &&
    old.type !== "file"
  ) {
    const said = fresh.getAttribute("value") ?? "";
    if (fresh.hasAttribute("data-fresh") || document.activeElement !== old) {
      if (old.defaultValue !== old.value && !fresh.hasAttribute("data-fresh"))
        return;
      old.value = said;
    }
  }
}

/** @param {Element} element */
const inGroup = (element) =>
  element.parentElement?.closest("[data-group]") != null;

/** The things with one tab stop between them.
 * @param {Element} group @returns {HTMLElement[]} */
const members = (group) =>
  /** @type {HTMLElement[]} */ ([
    ...group.querySelectorAll("[data-n],[data-member]"),
  ]).filter((one) => one.closest("[data-group]") === group);

/** One tab stop per group: the member that had focus last, else the first.
 * @param {Element} root */
function oneTabStopPerGroup(root) {
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = members(group);
    const current =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.tabIndex === 0) ??
      all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }
}

/** @param {string} color "rgb(…)" @returns {number | null} brightness 0 to 255, null where one looks through */
function brightness(color) {
  const [r, g, b, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return r === undefined || a < 0.5 ? null : 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Light or dark, as the page around us is: works in JupyterLab, Voilà and editors alike.
 * @param {Element} start */
function themeAround(start) {
  for (let at = start.parentElement; at; at = at.parentElement) {
    const light = brightness(getComputedStyle(at).backgroundColor);
    if (light !== null) return light < 128 ? "dark" : "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** What stands in the boxes of the form around an element, by name.
 * @param {Element} element */
function valuesAround(element) {
  const form = element.closest("form");
  /** @type {Record<string, string>} */
  const values = {};
  if (!form) return values;
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") values[name] = value;
  return values;
}

/** @param {Element} root @returns {Map<string, DOMRect>} where each moving thing is */
function places(root) {
  const all = new Map();
  for (const one of root.querySelectorAll("[data-flies]")) {
    all.set(one.getAttribute("data-flies"), one.getBoundingClientRect());
  }
  return all;
}

/** Let things glide from where they were to where they are.
 * @param {Element} root @param {Map<string, DOMRect>} before */
function glide(root, before) {
  if (matchMedia(REDUCED_MOTION).matches) return;
  for (const one of root.querySelectorAll("[data-flies]")) {
    const was = before.get(one.getAttribute("data-flies") ?? "");
    const is = one.getBoundingClientRect();
    if (!was) {
      one.animate(
        [{ opacity: 0, transform: "translateY(10px) scale(.96)" }, {}],
        { duration: 220, easing: "ease-out" },
      );
    } else if (Math.hypot(was.x - is.x, was.y - is.y) > 2) {
      const from = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / (is.width || 1)})`;
      one.animate(
        [
          { transform: from, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0" },
        ],
        {
          duration: 260,
          easing: "cubic-bezier(.2,.8,.3,1)",
        },
      );
    }
  }
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Where a click fell on an element, in shares of its width and height. A press by key has no place.
 * @param {Element} element @param {MouseEvent} event */
function clickedPlace(element, event) {
  /** @type {Record<string, string>} */
  const place = {};
  if (!element.hasAttribute("data-at") || event.detail === 0) return place;
  const box = element.getBoundingClientRect();
  place.across = String((event.clientX - box.x) / box.width);
  place.down = String((event.clientY - box.y) / box.height);
  return place;
}

/** The text that this browser keeps under a name; null where there is none or nothing may be kept.
 * @param {string} name */
function keptText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep a text, or forget it where it is empty. A browser that keeps nothing changes nothing else.
 * @param {string} name @param {string} text */
function keepText(name, text) {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    return;
  }
}

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

  const shelf = () =>
    model.get("keep") ? `mathgames_widgets ${model.get("keep")}` : "";

  const keep = () => shelf() && keepText(shelf(), model.get("kept"));

  /** A page that has been reloaded goes on with what was kept; what the kernel knows already is newer. */
  function restore() {
    const text = shelf() && keptText(shelf());
    if (model.get("kept")) keep();
    else if (text) model.send({ restored: text });
  }

  function draw() {
    clearTimeout(waiting);
    root.removeAttribute("aria-busy");
    silent.textContent = "";
    const focused = root.contains(document.activeElement)
      ? document.activeElement
      : null;
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
    if (to instanceof HTMLElement && to !== document.activeElement) to.focus();
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
        text: await file.text(),
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

  /** @param {Element} group @param {HTMLElement} at @param {KeyboardEvent} event */
  function moveInside(group, at, event) {
    const all = members(group);
    const here = all.indexOf(at);
    /** @type {Record<string, number>} */
    const to = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: all.length - 1,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    const next = all[(to[event.key] + all.length) % all.length];
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next?.focus();
  }

  /** The click that comes right behind a drag is no press on anything; the next one is. */
  function swallowClick() {
    const soon = new AbortController();
    root.addEventListener("click", (click) => click.stopPropagation(), {
      capture: true,
      signal: soon.signal,
    });
    setTimeout(() => soon.abort(), 0);
  }

  /** @param {PointerEvent} down */
  function dragged(down) {
    const card =
      down.target instanceof Element
        ? down.target.closest("[data-drops]")
        : null;
    if (!(card instanceof HTMLElement) || down.button !== 0) return;
    /** @type {Record<string, number>} */
    const drops = JSON.parse(card.getAttribute("data-drops") ?? "{}");
    const lift = new AbortController();
    const options = {
      signal: AbortSignal.any
        ? AbortSignal.any([lift.signal, signal])
        : lift.signal,
    };
    let moving = false;
    /** The innermost zone there that takes the card; zones may lie in each other. */
    const zoneAt = (/** @type {PointerEvent} */ event) => {
      const takes = (/** @type {Element} */ zone) =>
        (zone.getAttribute("data-zone") ?? "") in drops;
      let zone = root.ownerDocument
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest("[data-zone]");
      while (zone && !takes(zone))
        zone = zone.parentElement?.closest("[data-zone]");
      return zone && root.contains(zone) ? zone : null;
    };
    const mark = (/** @type {Element | null} */ zone) => {
      for (const one of page.querySelectorAll(".mg-over"))
        if (one !== zone) one.classList.remove("mg-over");
      zone?.classList.add("mg-over");
    };
    const settle = () => {
      card.style.translate = "";
      card.classList.remove("mg-dragged");
      root.classList.remove("mg-dragging");
      mark(null);
      lift.abort();
    };
    root.ownerDocument.addEventListener(
      "pointermove",
      (event) => {
        const [dx, dy] = [
          event.clientX - down.clientX,
          event.clientY - down.clientY,
        ];
        if (!moving && Math.hypot(dx, dy) < DRAG_STARTS_AFTER) return;
        moving = true;
        card.classList.add("mg-dragged");
        root.classList.add("mg-dragging");
        card.style.translate = `${dx}px ${dy}px`;
        mark(zoneAt(event));
      },
      options,
    );
    root.ownerDocument.addEventListener(
      "pointerup",
      (event) => {
        const zone = moving ? zoneAt(event) : null;
        settle();
        if (moving) swallowClick();
        if (zone) send(drops[zone.getAttribute("data-zone") ?? ""]);
      },
      options,
    );
    root.ownerDocument.addEventListener("pointercancel", settle, options);
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
  root.addEventListener("pointerdown", dragged, { signal });
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
