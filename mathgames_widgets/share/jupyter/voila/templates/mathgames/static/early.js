// Keeps what is pressed on a page that stands there already, until the script comes that carries it to Python. Without
// this, a button in a form would have the browser send the form, which ends the loading of that script as well.

{
  const TAKEN = "[data-n], [data-picks], [data-zone]";
  const BOXES = "input, select, textarea";
  /** @type {Event[]} */
  const kept = [];
  Object.assign(window, { mathgamesEarly: kept });

  /** @type {Record<string, (at: Element) => boolean>} which of the things that happen on a page are pressed later */
  const counts = {
    click: (at) => at.closest(TAKEN) !== null && !at.matches(BOXES),
    change: (at) => at.matches(BOXES),
    submit: () => false,
  };

  function sayIt() {
    const said = document.querySelector(
      ".page-start:has(button[hidden]) [role=status]", // the page does not say that something is wrong
    );
    const words = document.getElementById("mathgames-words")?.textContent;
    if (said) said.textContent = JSON.parse(words ?? "{}").starting ?? "";
  }

  /** @param {Event} event */
  function keep(event) {
    const at = event.target;
    if (!(at instanceof Element) || !at.closest(".mg[data-early]")) return;
    const isKept = counts[event.type]?.(at);
    if (isKept) {
      kept.push(event);
      sayIt();
    }
    if (isKept || event.type === "submit") event.preventDefault();
  }
  for (const type of Object.keys(counts))
    document.addEventListener(type, keep, true);
}
