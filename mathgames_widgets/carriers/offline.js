// Answers for the site where there is no network, from the copy that `copy.js` makes. Files have names that say what is in
// them and are kept as they came; pages are asked for first, and come from the copy where nobody answers.

const scope = /** @type {any} */ (self);
/** @type {{ version: string, files: Record<string, number>, words: Record<string, string> }} */
const told = scope.told; // written above by the one who wrote the site
const HOLD = `mathgames ${told.version}`;
const isFile = (/** @type {string} */ url) => url.includes("/static/");

scope.addEventListener("install", (/** @type {any} */ event) => {
  scope.skipWaiting();
  event.waitUntil(
    caches
      .open(HOLD)
      .then((hold) => hold.addAll(["app.webmanifest", "index.html"])),
  );
});

scope.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(scope.clients.claim());
});

// A page asks what belongs to the copy, and makes it: a worker like this one may be ended while a slow line is busy.
scope.addEventListener("message", (/** @type {any} */ event) => {
  event.ports[0]?.postMessage({ hold: HOLD, files: told.files });
});

scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (
    request.method !== "GET" ||
    !request.url.startsWith(scope.registration.scope)
  )
    return;
  event.respondWith(isFile(request.url) ? kept(event) : fresh(event));
});

/** Keep an answer while it is on its way to the page, which need not wait for the end of it.
 * @param {any} event @param {Cache} hold @param {Response} answer */
function keep(event, hold, answer) {
  if (answer.ok)
    event.waitUntil(
      hold.put(event.request, answer.clone()).catch(() => undefined),
    );
  return answer;
}

/** @param {any} event */
async function kept(event) {
  const { request } = event;
  const hold = await caches.open(HOLD);
  const found =
    (await hold.match(request, { ignoreVary: true })) ??
    (await caches.match(request, { ignoreVary: true })); // an older copy has the same, if the name is the same
  if (found) return found;
  return keep(event, hold, await fetch(request));
}

/** @param {any} event */
async function fresh(event) {
  const { request } = event;
  const hold = await caches.open(HOLD);
  try {
    return keep(event, hold, await fetch(request));
  } catch {
    const address = request.url.split(/[?#]/)[0] ?? "";
    const page = address.endsWith("/") ? `${address}index.html` : address;
    const how = { ignoreSearch: true, ignoreVary: true };
    const found =
      (await hold.match(page, how)) ?? (await caches.match(page, how));
    return found ?? notKept(hold);
  }
}

/** @param {Cache} hold */
async function notKept(hold) {
  const here = new Set((await hold.keys()).map(({ url }) => url));
  const wanted = Object.keys(told.files);
  const lacking = wanted.filter(
    (path) => !here.has(new URL(path, scope.registration.scope).href),
  );
  const { words } = told;
  const said = lacking.length
    ? words["not-copied-yet"]
        .replace("{left}", String(lacking.length))
        .replace("{all}", String(wanted.length))
    : words["not-copied"];
  return new Response(
    `<!DOCTYPE html><html lang="${words.lang}" dir="${words.dir}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words["no-network"]}</title><p>${said}
<p><a href="${scope.registration.scope}">${words["to-home"]}</a>`,
    { status: 503, headers: { "Content-Type": "text/html" } },
  );
}

export {};
