// What stays in this browser or leaves it: a text kept under a name, and files.

const OF_A_TAB = /(^| )tab /;

/** Where a text is kept, the first before the second: what belongs to a tab survives its reload there, so that two tabs
 * do not take each other's game, and its newest copy stays for the day after.
 * @param {string} name */
const homes = (name) =>
  OF_A_TAB.test(name) ? [sessionStorage, localStorage] : [localStorage];

/** The text that this browser keeps under a name; null where there is none or nothing may be kept.
 * @param {string} name */
export function keptText(name) {
  try {
    for (const home of homes(name)) {
      const text = home.getItem(name);
      if (text !== null) return text;
    }
  } catch {
    return null;
  }
  return null;
}

/** Keep a text, or forget it where it is empty. A browser that keeps nothing changes nothing else.
 * @param {string} name @param {string} text */
export function keepText(name, text) {
  try {
    for (const home of homes(name))
      if (text) home.setItem(name, text);
      else home.removeItem(name);
  } catch {
    return;
  }
}

/** What a button saves: a name for the file and its text, both with the day and with the name that was typed beside it
 * where the button asks for that.
 * @param {Element} button @param {string} who @param {Date} now @returns {[string, string]} */
export function fileOf(button, who, now) {
  const name = button.getAttribute("data-download") ?? "";
  const text = button.getAttribute("data-content") ?? "";
  if (!button.hasAttribute("data-signed")) return [name, text];
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const signed = [who.trim(), day].filter(Boolean);
  const [stem, kind] = [name.slice(0, -4), name.slice(-4)]; // .txt
  const whole = [...signed, stem].join(" ").replace(/[\\/:*?"<>|]/g, "");
  return [`${whole}${kind}`, `${signed.join(", ")}\n${text}`];
}

const FETCHED_WITHIN = 60_000; // milliseconds for which a file can be fetched: Firefox does so when one has said where it goes

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_WITHIN);
}

/** Where a button that copies was pressed, put its text on the clipboard and have the button say so for a moment.
 * @param {Element} pressed @returns {Promise<string>} what it says */
export async function copied(pressed) {
  const button = pressed.closest("[data-copy]");
  if (!button) return "";
  const content = button.getAttribute("data-content") ?? "";
  const isLink = button.hasAttribute("data-link"); // to this page
  await toClipboard(isLink ? new URL(content, location.href).href : content);
  const before = button.textContent;
  const said = button.getAttribute("data-copy") ?? "";
  button.textContent = said;
  setTimeout(() => (button.textContent = before), 1500);
  return said;
}

/** A page without HTTPS has no clipboard but the one of old.
 * @param {string} text */
async function toClipboard(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  document.execCommand("copy");
  box.remove();
}

/** Where a link was pressed that hands something over to another page, keep it there under its name.
 * @param {Element} pressed */
export function handOver(pressed) {
  const link = pressed.closest("[data-keeps]");
  if (link)
    keepText(
      `mathgames_widgets ${link.getAttribute("data-keeps")}`,
      link.getAttribute("data-content") ?? "",
    );
}

const LONGEST_MAIL = 150_000; // characters; of more, what was left first is lost
/** @type {WeakSet<Element>} what has been left already */
const left = new WeakSet();
/** @param {Element} element @param {string} attribute */
const mailOf = (element, attribute) =>
  `mathgames_widgets mail ${element.getAttribute(attribute)}`;

/** What a page leaves for another one, each text a line, until that one collects it.
 * @param {Element} page */
export function leaveMail(page) {
  for (const element of page.querySelectorAll("[data-leaves]")) {
    if (left.has(element)) continue;
    left.add(element);
    const name = mailOf(element, "data-leaves");
    const lines = new Set((keptText(name) ?? "").split("\n"));
    for (const line of (element.getAttribute("data-content") ?? "").split("\n"))
      lines.add(line);
    const kept = [...lines].filter(Boolean);
    while (kept.join("\n").length > LONGEST_MAIL) kept.shift();
    keepText(name, kept.join("\n"));
  }
}

/** Where a page collects what others have left: what lies there, and the name under which it lies; null where nothing
 * does.
 * @param {Element} page */
export function mailFor(page) {
  const by = page.querySelector("[data-collects][data-n]");
  const name = by ? mailOf(by, "data-collects") : "";
  const text = by && keptText(name);
  return by && text ? { by, name, text } : null;
}
