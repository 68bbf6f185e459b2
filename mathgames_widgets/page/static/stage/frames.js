// What happened in one answer, shown step by step: one picture after the other, and then the page as it is.

import { movesLess } from "./motion.js";
import { pace } from "./pace.js";

/** @typedef {[drawing: number, html: string, caption: string]} Frame */
/** @typedef {{ show(frame: Frame): void, say(caption: string): void, finish(): void }} Player */

/** @param {Player} player */
export function steps({ show, say, finish }) {
  /** @type {Frame[]} */
  let left = [];
  let end = 0; // when the last step has to be over, however long a browser draws
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

  function next() {
    const frame = performance.now() < end ? left.shift() : undefined;
    if (!frame) {
      skip();
      return;
    }
    show(frame);
    say(frame[2]);
    clearTimeout(timer);
    const rest = (end - performance.now()) / (left.length + 1);
    const time = Math.min(pace(frame[2]).each, Math.max(0, rest));
    if (time < Infinity) timer = window.setTimeout(next, time);
  }

  return {
    /** @param {Frame[]} frames @param {boolean} atOnce */
    play(frames, atOnce) {
      for (const [, , caption] of isPlaying ? left : []) say(caption);
      stop();
      left = [...frames];
      isPlaying = true;
      end = performance.now() + pace().all;
      if (atOnce || document.hidden || movesLess()) skip();
      else next();
    },
    skip,
    stop,
    get isPlaying() {
      return isPlaying;
    },
  };
}
