// The line to Python: one message at a time; what is pressed meanwhile waits for its turn, and nothing is lost.

const SILENCE_IS_ODD_AFTER = 8000; // milliseconds

/** @typedef {{ post(message: object): void, busy(is: boolean): void, silent(is: boolean): void }} Ends */

/** What is said in passing, and not waited for: `quiet` is true.
 * @param {{ quiet?: boolean } | null} message */
const isQuiet = (message) => message?.quiet === true;

/** Each message has a name, so that one may be sent again where no answer came: Python does it once.
 * @param {Ends} ends */
export function lineTo({ post, busy, silent }) {
  const here = Math.random().toString(36).slice(2);
  /** @type {object[]} */
  const waiting = [];
  /** @type {object | null} */
  let sent = null;
  let count = 0;
  let isLate = false;
  /** @type {number | undefined} */
  let timer;

  function next() {
    clearTimeout(timer);
    sent = waiting.shift() ?? null;
    busy(sent !== null && !isQuiet(sent));
    if (sent) dispatch(sent);
  }

  /** @param {object} message */
  function dispatch(message) {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isLate = true;
      silent(true);
      dispatch(message);
    }, SILENCE_IS_ODD_AFTER);
    post(message);
  }

  return {
    /** @param {object} message */
    send(message) {
      waiting.push({ ...message, id: `${here}-${(count += 1)}` });
      if (!sent) next();
      else if (isLate) dispatch(sent);
    },
    answered() {
      isLate = false;
      silent(false);
      next();
    },
    get isWaiting() {
      return sent !== null;
    },
    /** Whether someone waits for an answer. */
    get isBusy() {
      return sent !== null && !isQuiet(sent);
    },
    stop: () => clearTimeout(timer),
  };
}
