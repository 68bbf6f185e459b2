// What is said to screen readers: each sentence is added to a region that they listen to, and taken out later.

const LONG_ENOUGH = 1500; // milliseconds until a sentence that was said may leave
const MOST = 40;

/** @param {HTMLElement} live */
export function speaker(live) {
  /** @param {string} text */
  function say(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    live.append(line);
    if (live.children.length > MOST) live.firstElementChild?.remove();
  }

  /** What was said so far is of the page before. */
  function turn() {
    for (const line of live.querySelectorAll("p:not([data-old])")) {
      line.setAttribute("data-old", "");
      setTimeout(() => line.remove(), LONG_ENOUGH);
    }
  }

  /** Nothing of the page before may be read any more. */
  function forget() {
    for (const line of live.querySelectorAll("p[data-old]")) line.remove();
  }

  return { say, turn, forget };
}
