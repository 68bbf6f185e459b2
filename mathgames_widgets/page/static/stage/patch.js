// Makes the page look like a new one, keeping the nodes that stay.

import { focusedNear } from "../focus.js";

const OURS = ["open", "tabindex", "style", "data-owned"];

/** Elements whose inside belongs to another script are left alone.
 * @param {Node} node */
const isOwned = (node) =>
  node instanceof Element && node.getAttribute("data-owned") === "true";

/** @param {Node} node */
export const keyOf = (node) =>
  node instanceof Element ? node.getAttribute("data-key") : null;

/** Make `old` look like `fresh`, keeping the nodes that stay (by data-key, else by place and tag).
 * @param {Element} old @param {Element} fresh */
export function patch(old, fresh) {
  patchAttributes(old, fresh);
  if (isOwned(old)) return;
  const keyed = keyedIn(old);
  const later = new Set(keyedIn(fresh).keys());
  let here = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const key = keyOf(wanted);
    here = nextKept(here, later);
    if (key !== null) later.delete(key);
    const match =
      key === null
        ? here && canBecome(here, wanted)
          ? here
          : null
        : keyed.get(key);
    if (!match || match.nodeName !== wanted.nodeName) {
      old.insertBefore(wanted, here);
      if (match && match === here) here = here.nextSibling;
      match?.remove(); // another element has its key now
      continue;
    }
    if (match === here) here = here.nextSibling;
    else if (here && match === here.nextSibling && isIn(here, later))
      here = match.nextSibling; // what stands between them is put where it belongs when its turn comes
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

/** @param {Element} parent */
function keyedIn(parent) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of parent.children) {
    const key = keyOf(child);
    if (key !== null) keyed.set(key, child);
  }
  return keyed;
}

/** The next node that was Python's and may stay; one whose key is gone leaves at once, so that those behind it need
 * not be moved.
 * @param {ChildNode | null} here @param {Set<string>} later */
function nextKept(here, later) {
  while (here) {
    const next = here.nextSibling;
    if (!isAdded(here)) {
      if (keyOf(here) === null || isIn(here, later)) return here;
      here.remove();
    }
    here = next;
  }
  return null;
}

/** @param {Node} node @param {Set<string>} keys */
const isIn = (node, keys) => keys.has(keyOf(node) ?? "");

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
  const typed = hasTyped(old); // asked first: a new attribute changes the default
  const put = old.getAttribute("data-fresh"); // which text was put in last
  let kept = 0;
  for (const name of fresh.getAttributeNames()) {
    if (name === "open" || (name === "tabindex" && inGroup(old))) continue;
    const value = fresh.getAttribute(name) ?? "";
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    kept += 1;
  }
  if (old.attributes.length > kept) removeOthers(old, fresh);
  if (
    old instanceof HTMLInputElement &&
    fresh instanceof HTMLInputElement &&
    old.type !== "file"
  ) {
    const said = fresh.getAttribute("value") ?? "";
    const isPut = fresh.getAttribute("data-fresh");
    if (isPut === "" || (isPut !== null && isPut !== put)) old.value = said;
    else if (focusedNear(old) !== old && !typed) old.value = said;
  }
}

/** What was typed into a page before its script came stays: no text is put into its boxes by the first drawing.
 * @param {Element} page @param {Element} fresh */
export function keepTyped(page, fresh) {
  /** @type {NodeListOf<HTMLElement>} */
  const put = fresh.querySelectorAll("[data-fresh]");
  for (const box of put) {
    const text = box.dataset.fresh ?? "";
    const old = page.querySelector(`[data-key="${box.dataset.key}"]`);
    if (text) old?.setAttribute("data-fresh", text);
    else box.removeAttribute("data-fresh");
  }
}

/** Whether a box holds what its reader typed there, and Python has not been told.
 * @param {Element} box */
const hasTyped = (box) =>
  box instanceof HTMLInputElement && box.defaultValue !== box.value;

/** What Python no longer says goes; what scripts and readers said stays.
 * @param {Element} old @param {Element} fresh */
function removeOthers(old, fresh) {
  for (const name of old.getAttributeNames())
    if (!OURS.includes(name) && !fresh.hasAttribute(name))
      old.removeAttribute(name);
}

/** @param {Element} element */
const inGroup = (element) =>
  element.parentElement?.closest("[data-group]") != null;
