// Looks for words in the pages of the site, without a server: what there is comes as one script when it is first needed,
// which a page that was opened from a folder may load too.

/** @typedef {[name: string, heading: string, text: string]} Section
 * @typedef {[path: string, title: string, sections: Section[]]} Found */

const MOST = 30;
const AROUND = 90; // letters on each side of what was found

/** @type {Record<string, string>} what this script says; Python wrote it into the page */
const told = JSON.parse(
  document.getElementById("mathgames-words")?.textContent ?? "{}",
);

/** A sentence with what belongs into it.
 * @param {string} id @param {Record<string, string | number>} [slots] */
const filled = (id, slots = {}) =>
  (told[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(slots[name]));

const form = /** @type {HTMLFormElement} */ (
  document.querySelector(".page-search")
);
const box = /** @type {HTMLInputElement} */ (form.querySelector("input"));
const spoken = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
const list = /** @type {HTMLElement} */ (form.querySelector("ul"));
const up = form.dataset.up ?? "";

/** @type {Promise<Found[]> | undefined} */
let pages;

function brought() {
  pages ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${up}search.js`;
    script.onload = () => resolve(/** @type {any} */ (self).toSearch);
    script.onerror = () => {
      pages = undefined;
      spoken.textContent = told["search-broken"];
    };
    document.head.append(script);
  });
  return pages;
}

/** Letters without their marks.
 * @param {string} text */
const plain = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a section fits: headings count most; 0 where a word is missing.
 * @param {string[]} words @param {string} title @param {Section} section */
function fit(words, title, [, heading, text]) {
  const [high, head, body] = [title, heading, text].map(plain);
  let sum = 0;
  for (const word of words) {
    const here =
      (head?.includes(word) ? 20 : 0) +
      (high?.includes(word) ? 5 : 0) +
      Math.min(5, (body ?? "").split(word).length - 1);
    if (!here) return 0;
    sum += here;
  }
  return sum;
}

/** The words around the first of those that were looked for, that one marked.
 * @param {string} text @param {string[]} words */
function excerpt(text, words) {
  const low = text.toLowerCase();
  const word = words.find((one) => low.includes(one)) ?? "";
  const at = word ? low.indexOf(word) : 0;
  const start = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  const after = text.slice(at + word.length, at + word.length + AROUND);
  const line = document.createElement("p");
  line.append(
    (start ? "… " : "") + text.slice(start, at),
    mark,
    after + (at + word.length + AROUND < text.length ? " …" : ""),
  );
  return line;
}

/** @param {string} path @param {string} title @param {Section} section @param {string[]} words */
function shownAs(path, title, [name, heading, text], words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${up}${path}#${encodeURIComponent(name)}`;
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  item.append(link, excerpt(text, words));
  return item;
}

async function look() {
  const asked = box.value;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (!words.length) {
    spoken.textContent = "";
    return list.replaceChildren();
  }
  const all = await brought();
  if (box.value !== asked) return;
  const found = all
    .flatMap(([path, title, sections]) =>
      sections.map((section) => ({
        path,
        title,
        section,
        sum: fit(words, title, section),
      })),
    )
    .filter(({ sum }) => sum)
    .sort((one, other) => other.sum - one.sum);
  spoken.textContent =
    found.length === 0
      ? told["search-nothing"]
      : filled(found.length > MOST ? "search-found-best" : "search-found", {
          many: found.length,
          most: MOST,
        });
  list.replaceChildren(
    ...found
      .slice(0, MOST)
      .map(({ path, title, section }) => shownAs(path, title, section, words)),
  );
}

box.addEventListener("focus", brought, { once: true });
box.addEventListener("input", look);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  look();
});

export {};
