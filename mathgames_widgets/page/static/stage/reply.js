// What is said to an answer comes into sight where it would stand below the edge.

import { movesLess } from "./motion.js";

const TABLE = "table"; // what leads back to the table that something is told of
const ABOVE = 12; // as far below the edge stands what is scrolled to, and so far above it (stage.css)
const BELOW = 84;
const SHARE = 0.6; // of the window, up to which all of a reply is shown, and not only its first sentence

/** A link leads to where a question is asked again; as long as that waits for a move, to the table where it is made.
 * @param {Element} at what was pressed @param {Event} event */
export function goBack(at, event) {
  const key = at.closest("[data-goes]")?.getAttribute("data-goes");
  if (!key) return;
  event.preventDefault();
  if (key === TABLE) {
    goTo(tableBefore(at));
    return;
  }
  const again = `.mg-checkpoint[data-asks="${key}"]:not(.mg-prediction, [data-covers]) [data-key=prompt]`;
  const table =
    ".page-step:not([hidden]) :is(.mg h2[data-focus], [data-key=part] button)";
  const places = [again, table].flatMap((place) => [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(place)
    ),
  ]);
  goTo(places.find((place) => place.getClientRects().length));
}

/** @param {HTMLElement | undefined} to */
function goTo(to) {
  to?.focus({ preventScroll: true });
  to?.scrollIntoView({
    block: "start",
    behavior: movesLess() ? "auto" : "smooth",
  });
}

/** The table that something is told of: the last one before it. @param {Element} at */
const tableBefore = (at) =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(".mg-playing h2[data-focus]")
    ),
  ]
    .filter(
      (one) =>
        one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .at(-1);

/** What can be dragged, laid or pressed first to go on with. @param {Element} reply */
function firstToTake(reply) {
  const board = reply.querySelector(".mg-go-on > details[open]");
  return (
    board?.querySelector("[role=slider]") ?? board?.querySelector("button")
  );
}

/** @param {Element} one */
function isInSight(one) {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight - BELOW;
}

/** The question, where it is to be scrolled to: it and what is said to it fit into the window, and are not all in sight.
 * @param {Element} reply @param {Element} said */
function questionOf(reply, said) {
  const asked = reply
    .closest(".mg-checkpoint")
    ?.querySelector("[data-key=prompt]");
  if (!asked || (isInSight(asked) && isInSight(said))) return null;
  const room = window.innerHeight - BELOW - ABOVE;
  const { top } = asked.getBoundingClientRect();
  const asksOn = reply.querySelector("[data-key=reason-room]"); // what is asked next is to be in sight, too
  const least = asksOn ?? reply.firstElementChild ?? reply;
  const fits = [said, least].some(
    (one) => one.getBoundingClientRect().bottom - top <= room,
  );
  return fits ? asked : null;
}

/** @param {Element} page */
export function showReply(page) {
  const reply = [...page.querySelectorAll("[data-reply], .mg-alert")].at(-1);
  if (!reply) return;
  const { top, height } = reply.getBoundingClientRect();
  const most = SHARE * window.innerHeight;
  const first = height < most ? reply : (reply.firstElementChild ?? reply);
  const handle = height < most || top < 0 ? null : firstToTake(reply);
  const isNear = handle && handle.getBoundingClientRect().bottom - top < most;
  const said = isNear ? handle : first;
  const asked = questionOf(reply, said);
  (asked ?? said).scrollIntoView({
    block: asked ? "start" : "nearest",
    behavior: movesLess() ? "auto" : "smooth",
  });
}
