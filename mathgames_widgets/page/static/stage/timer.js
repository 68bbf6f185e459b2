// A clock that runs down, for a class that wants one. Nothing happens at its end.

/** @type {WeakMap<Element, number>} when each clock that is on the page ends */
const ends = new WeakMap();

/** @param {Element} clock */
function show(clock) {
  if (!clock.isConnected) return;
  const left = Math.max(0, (ends.get(clock) ?? 0) - Date.now());
  const seconds = Math.ceil(left / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  clock.textContent = `${Math.floor(seconds / 60)}:${rest}`;
}

/** @param {Element} clock */
function run(clock) {
  show(clock);
  if (clock.isConnected && (ends.get(clock) ?? 0) > Date.now())
    setTimeout(() => run(clock), 1000);
}

/** Each clock begins with the seconds that it has when it comes to the page, and goes on through all drawings.
 * @param {Element} page */
export function runClocks(page) {
  for (const clock of page.querySelectorAll("[data-timer]")) {
    if (ends.has(clock)) {
      show(clock);
      continue;
    }
    const seconds = Number(clock.getAttribute("data-timer"));
    ends.set(clock, Date.now() + seconds * 1000);
    run(clock);
  }
}
