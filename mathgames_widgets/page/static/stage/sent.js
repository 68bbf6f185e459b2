// What a press sends along: the boxes around it, and where it fell.

/** What stands in the boxes of the form around an element, by name.
 * @param {Element} element */
export function valuesAround(element) {
  const form = element.closest("form");
  /** @type {Record<string, string>} */
  const values = {};
  if (!form) return values;
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") values[name] = value;
  return values;
}

/** Where a click fell on an element, in shares of its width and height. A press by key has no place.
 * @param {Element} element @param {MouseEvent} event */
export function clickedPlace(element, event) {
  /** @type {Record<string, string>} */
  const place = {};
  if (!element.hasAttribute("data-at") || event.detail === 0) return place;
  const box = element.getBoundingClientRect();
  place.across = String((event.clientX - box.x) / box.width);
  place.down = String((event.clientY - box.y) / box.height);
  return place;
}

/** What the address of the page says under the names that the page asks for; null where it says nothing.
 * @param {Element} page @param {string} search */
export function asked(page, search) {
  const by = page.querySelector("[data-query][data-n]");
  const said = new URLSearchParams(search);
  const names = by?.getAttribute("data-query")?.split(" ") ?? [];
  const found = names.filter((name) => said.has(name));
  if (!by || !found.length) return null;
  const values = found.map((name) => [name, said.get(name) ?? ""]);
  return { by, values: Object.fromEntries(values) };
}

/** What was pressed on a page before this script came, which `early.js` has kept, is pressed now.
 * @param {HTMLElement} root */
export function pressedEarly(root) {
  /** @type {Event[]} */
  const kept = /** @type {any} */ (window).mathgamesEarly ?? [];
  for (const event of kept) {
    const { target, type } = event;
    const Kind = /** @type {typeof Event} */ (event.constructor);
    if (target instanceof Element && root.contains(target))
      target.dispatchEvent(new Kind(type, event));
  }
}
