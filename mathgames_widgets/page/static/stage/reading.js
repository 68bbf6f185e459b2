// What stands in a box is read back: once one pauses, Python says below it what it has understood so far.

const PAUSE = 450; // milliseconds without a key

/** `tell` has the box read; it says whether it could.
 * @param {(box: HTMLInputElement) => boolean} tell */
export function readingBack(tell) {
  /** @type {number | undefined} */
  let timer;

  /** @param {HTMLInputElement} box */
  function wait(box) {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (box.isConnected && !tell(box)) wait(box);
    }, PAUSE);
  }

  /** @param {Event} event */
  function typed({ target }) {
    if (target instanceof HTMLInputElement && target.hasAttribute("data-reads"))
      wait(target);
  }

  return { typed, stop: () => clearTimeout(timer) };
}
