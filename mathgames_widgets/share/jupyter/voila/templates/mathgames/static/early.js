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

  /** Where the page says that something is wrong, it goes on saying so. */
  function sayIt() {
    const bar = document.querySelector(".page-start");
    const said = bar?.querySelector("[role=status]");
    const words = document.getElementById("mathgames-words")?.textContent;
    if (said && bar?.querySelector("button[hidden]"))
      said.textContent = JSON.parse(words ?? "{}").starting ?? "";
  }

  /** @param {Event} event */
  function keep(event) {
    const at = event.target;
    if (!(at instanceof Element) || !at.closest(".mg[data-early]")) return;
    const isKept = counts[event.type]?.(at);
    if (isKept || event.type === "submit") event.preventDefault();
    if (!isKept) return;
    kept.push(event);
    sayIt();
  }
  for (const type of Object.keys(counts))
    document.addEventListener(type, keep, true);
}
