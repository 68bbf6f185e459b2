// Which language the reader wants: what the address says, what was chosen here, what the browser asks for.
import { keepText, keptText } from "./storage.js";

const LANGUAGE_KEY = "mathgames_widgets language";
const YEAR_OF_SECONDS = 31_536_000; // seconds

/** What the reader wants, best first; nothing where English, which every page speaks, comes first.
 * @returns {string[]} */
export function languagesWanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked) keepLanguage(asked);
  const chosen = asked ?? keptText(LANGUAGE_KEY);
  const wanted = chosen ? [chosen] : [...navigator.languages];
  return wanted[0]?.startsWith("en") && !chosen ? [] : wanted;
}

/** Remember a choice, also for pages that a server draws.
 * @param {string} tag */
export function keepLanguage(tag) {
  keepText(LANGUAGE_KEY, tag);
  document.cookie = `mathgames-language=${encodeURIComponent(tag)}; path=/; max-age=${YEAR_OF_SECONDS}; samesite=lax`;
}
