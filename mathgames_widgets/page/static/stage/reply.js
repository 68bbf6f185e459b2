// What is said to an answer comes into sight where it would stand below the edge.

import { movesLess } from "./motion.js";

const SHARE = 0.6; // of the window, up to which all of a reply is shown, and not only its first sentence

/** @param {Element} page */
export function showReply(page) {
  const reply = [...page.querySelectorAll("[data-reply], .mg-alert")].at(-1);
  if (!reply) return;
  const isShort =
    reply.getBoundingClientRect().height < SHARE * window.innerHeight;
  const first = isShort ? reply : (reply.firstElementChild ?? reply);
  first.scrollIntoView({
    block: "nearest",
    behavior: movesLess() ? "auto" : "smooth",
  });
}
