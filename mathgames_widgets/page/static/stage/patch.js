// Makes the page look like a new one, keeping the nodes that stay.

import { focusedNear } from "../focus.js";

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
    if (fresh.hasAttribute("data-fresh") || focusedNear(old) !== old) {
      if (old.defaultValue !== old.value && !fresh.hasAttribute("data-fresh"))
        return;
      old.value = said;
    }
  }
}

/** @param {Element} element */
const inGroup = (element) =>
  element.parentElement?.closest("[data-group]") != null;
