// In a lesson that was opened from a class, each answered question is reported to it.

const CODE = /^[A-Z]+-[0-9]{2,5}$/;
const PAGES = "/voila/render/";

/** @type {Map<string, string>} what was said last about each question */
const told = new Map();

/** Where answers go, and the name of this page; null outside a class.
 * @param {{ search: string, pathname: string }} place */
export function reportedTo({ search, pathname }) {
  const code = new URLSearchParams(search).get("class") ?? "";
  const at = pathname.indexOf(PAGES);
  if (!CODE.test(code) || at < 0) return null;
  if (document.getElementById("mathgames-lesson")) return null; // the server has heard it itself
  const page = pathname.slice(at + PAGES.length).replace(/\.ipynb$/, "");
  return { address: `${pathname.slice(0, at)}/t/${code}/report`, page };
}

const TAKES_LATER = 5; // seconds, where the server does not say

/** Send what was answered. What is not taken in now is sent again soon, unless the question was answered anew.
 * @param {string} address @param {string} key @param {string} said @param {string} body */
async function post(address, key, said, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body }).catch(
    () => null,
  );
  if (answer && answer.status !== 429 && answer.status < 500) return;
  const seconds = Number(answer?.headers.get("Retry-After")) || TAKES_LATER;
  setTimeout(
    () => told.get(key) === said && void post(address, key, said, body),
    1000 * seconds * (1 + Math.random()),
  );
}

/** @param {Element} root */
export function reportAnswers(root) {
  const to = reportedTo(location);
  if (!to) return;
  for (const one of root.querySelectorAll("[data-report]")) {
    const said = one.getAttribute("data-report") ?? "{}";
    const report = JSON.parse(said);
    if (told.get(report.key) === said) continue;
    told.set(report.key, said);
    const body = JSON.stringify({ page: to.page, ...report });
    void post(to.address, report.key, said, body);
  }
}
