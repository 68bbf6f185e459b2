// What happened in one answer, shown step by step: one picture after the other, and then the page as it is.

import { movesLess } from "./motion.js";

const PACE = 900; // milliseconds for each step
const LONGEST = 6000; // milliseconds for all of them

/** @typedef {[drawing: number, html: string, caption: string]} Frame */
/** @typedef {{ show(frame: Frame): void, say(caption: string): void, finish(): void }} Player */

/** @param {Player} player */
export function steps({ show, say, finish }) {
  /** @type {Frame[]} */
  let left = [];
  let isPlaying = false;
  /** @type {number | undefined} */
  let timer;

  /** Show the end at once; what was not yet said is said. */
  function skip() {
    if (!isPlaying) return;
    stop();
    for (const [, , caption] of left) say(caption);
    left = [];
    finish();
  }

  function stop() {
    clearTimeout(timer);
    isPlaying = false;
  }

  /** @param {number} pace */
  function next(pace) {
    const frame = left.shift();
    if (!frame) {
      stop();
      finish();
      return;
    }
    show(frame);
    say(frame[2]);
    timer = window.setTimeout(() => next(pace), pace);
  }

  return {
    /** @param {Frame[]} frames @param {boolean} atOnce */
    play(frames, atOnce) {
      for (const [, , caption] of isPlaying ? left : []) say(caption);
      stop();
      left = [...frames];
      isPlaying = true;
      if (atOnce || document.hidden || movesLess()) skip();
      else next(Math.min(PACE, LONGEST / left.length));
    },
    skip,
    stop,
    get isPlaying() {
      return isPlaying;
    },
  };
}
