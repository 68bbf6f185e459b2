// A table that takes the whole window: on pages of ours, and wherever someone asks for the full screen.

const DOCKED = "mg-docked";
const DOCKED_PAGE = "mg-docked-page";
const SEATED = "mg-seated"; // beside the text of a lesson's screen: as high as what is left of the window
// where text and table stand side by side, and a board has room: narrower, it must be higher
const WIDE = matchMedia(
  "(min-width: 72rem) and (min-height: 38.7rem), (min-width: 64rem) and (min-height: 44rem)",
);

/** Dock the table where its page asks for it, or take it out again; it would cover whatever else the page shows, so it
 * docks only where it is alone.
 * @param {HTMLElement} root @param {HTMLElement} page */
export function dock(root, page) {
  const isOurs = document.body.hasAttribute("data-mathgames-site");
  const asks = page.querySelector("[data-docks]") !== null;
  const isAlone = document.querySelectorAll(".mg").length === 1;
  const docks = asks && isOurs && isAlone;
  const sits = !asks && WIDE.matches && isBeside(root, page);
  root.classList.toggle(SEATED, sits);
  root.classList.toggle(DOCKED, docks || sits || (asks && isWhole(root)));
  if (isAlone) document.documentElement.classList.toggle(DOCKED_PAGE, docks);
}

/** @param {HTMLElement} root */
export function undock(root) {
  if (root.classList.contains(DOCKED))
    document.documentElement.classList.remove(DOCKED_PAGE);
}

/** @param {Element} root @param {Element} page */
const isBeside = (root, page) =>
  root.closest("body[data-steps] .celltag_beside") !== null &&
  page.querySelector(".mg-playing") !== null;

/** Where the window grows or shrinks so that the table sits, or no longer sits, beside its text.
 * @param {() => void} changed @param {AbortSignal} signal */
export const onRoom = (changed, signal) =>
  WIDE.addEventListener("change", changed, { signal });

/** Whether the table is the whole page. @param {Element} root */
export const isPage = (root) =>
  root.classList.contains(DOCKED) && !root.classList.contains(SEATED);

/** @param {Element} root */
const isWhole = (root) =>
  /** @type {Document | ShadowRoot} */ (root.getRootNode())
    .fullscreenElement === root;

/** The table alone on the screen, or back on its page.
 * @param {HTMLElement} root */
export function wholeScreen(root) {
  if (isWhole(root)) document.exitFullscreen();
  else root.requestFullscreen?.().catch(() => undefined);
}

/** What a page that was opened to play takes by itself: once, on the first table of the page.
 * @param {HTMLElement} root @param {HTMLElement} page */
export const atOnce = (root, page) =>
  location.hash === "#play" && document.querySelector(".mg") === root
    ? page.querySelector("[data-at-once][data-n]")
    : null;
