// Copies the site into the browser, one file after the other, and says how far that is. Pages do it, since each of them
// goes on where the one before stopped; `offline.js` answers from the copy.

const AGAIN_AFTER = 20_000; // milliseconds until what could not be copied is tried again
/** @type {Record<string, string>} what this script says; Python wrote it into the page */
const words = JSON.parse(
  document.getElementById("mathgames-words")?.textContent ?? "{}",
);

/** A sentence with what belongs into it.
 * @param {string} id @param {Record<string, string | number>} [slots] */
const filled = (id, slots = {}) =>
  (words[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(slots[name]));

const shown = /** @type {HTMLElement} */ (document.querySelector(".page-copy"));
const sentence = /** @type {HTMLElement} */ (
  shown.querySelector("[role=status]")
);
const bar = /** @type {HTMLProgressElement} */ (
  shown.querySelector("progress")
);

const percent = /** @type {HTMLElement} */ (
  shown.querySelector(".page-amount")
);

/** @typedef {{ hold: string, files: Record<string, number> }} Wanted the copy's name, and the bytes of each file */

/** @param {string} text @param {number} [done] */
function say(text, done) {
  if (sentence.textContent !== text) sentence.textContent = text;
  bar.hidden = percent.hidden = done === undefined;
  bar.value = done ?? 0;
  percent.textContent = `${Math.floor(100 * bar.value)} %`;
  shown.hidden = false;
}

/** What belongs to the copy, from the worker that will answer from it.
 * @param {ServiceWorker} keeper @returns {Promise<Wanted>} */
function asked(keeper) {
  const { port1, port2 } = new MessageChannel();
  keeper.postMessage("what belongs to the copy", [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Python comes first: the copy would take a slow line from it. */
function quiet() {
  const told = document.getElementById("mathgames-static")?.textContent;
  if (!told || JSON.parse(told).waits) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.body.dataset.ready) resolve(undefined);
    };
    new MutationObserver(look).observe(document.body, { attributes: true });
    look();
  });
}

/** Copy what is not here yet.
 * @param {Wanted} wanted @param {string} home */
async function copied({ hold: name, files }, home) {
  const hold = await caches.open(name);
  const here = new Set((await hold.keys()).map(({ url }) => url));
  const paths = Object.keys(files);
  const lacking = paths.filter((path) => !here.has(new URL(path, home).href));
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  let left = lacking.reduce((sum, path) => sum + (files[path] ?? 0), 0);
  for (const [place, path] of lacking.entries()) {
    say(words.copying, 1 - left / all);
    try {
      await put(hold, new URL(path, home).href);
    } catch (fault) {
      const many = { left: lacking.length - place, all: paths.length };
      const isFull = fault instanceof Error && fault.name.includes("Quota");
      say(filled(isFull ? "copy-full" : "copy-waits", many));
      return false;
    }
    left -= files[path] ?? 0;
  }
  for (const other of await caches.keys())
    if (other.startsWith("mathgames ") && other !== name)
      await caches.delete(other);
  say(words["copy-ready"]);
  return true;
}

/** Put a file into the copy; one whose name says what is in it may come from an older copy.
 * @param {Cache} hold @param {string} url */
async function put(hold, url) {
  const older = url.includes("/static/") && (await caches.match(url));
  const answer = older || (await fetch(url, { priority: "low" }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await hold.put(url, answer);
}

async function copy() {
  const home = new URL(shown.dataset.up || ".", document.baseURI).href;
  if (!window.isSecureContext) say(words["copy-needs-https"]);
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(`${home}offline.js`, { scope: home });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  await quiet();
  const wanted = await asked(active);
  const once = () =>
    navigator.locks.request("mathgames copy", () => copied(wanted, home));
  while (!(await once()))
    await new Promise((resolve) => {
      window.addEventListener("online", resolve, { once: true });
      window.setTimeout(resolve, AGAIN_AFTER);
    });
}

// Without a place to copy to, as in a private window, the pages work as long as there is a network.
copy().catch(() => undefined);

export {};
