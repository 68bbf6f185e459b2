// Keeps the site in the browser, so that a second visit needs no network. Files have names that say what is in them and
// are kept as they came; pages are asked for first, and come from what was kept where nobody answers.

const scope = /** @type {any} */ (self);
/** @type {{ version: string, pages: string[], files: string[] }} */
const told = scope.told; // written above by whoever wrote the site
const HOLD = `mathgames ${told.version}`;
const NOT_KEPT = `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width">
<title>No network</title><p>There is no network, and this page was not kept. The games, lessons and rules are.
<p><a href="${scope.registration.scope}">To the home page</a>`;
const isFile = (/** @type {string} */ url) => url.includes("/static/");

scope.addEventListener("install", (/** @type {any} */ event) => {
  scope.skipWaiting();
  event.waitUntil(
    caches
      .open(HOLD)
      .then((hold) => hold.addAll(["app.webmanifest", ...told.pages])),
  );
});

scope.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith("mathgames ") && name !== HOLD)
      await caches.delete(name);
  await scope.clients.claim();
  // What is not here yet comes by and by, without python-flint, which is fetched when a function first needs it.
  const hold = await caches.open(HOLD);
  for (const file of told.files)
    if (!file.includes("flint") && !(await hold.match(file)))
      await hold.add(file).catch(() => undefined);
}

scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (
    request.method !== "GET" ||
    !request.url.startsWith(scope.registration.scope)
  )
    return;
  event.respondWith(isFile(request.url) ? kept(request) : fresh(request));
});

/** @param {Request} request */
async function kept(request) {
  const hold = await caches.open(HOLD);
  const found = await hold.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await hold.put(request, answer.clone());
  return answer;
}

/** @param {Request} request */
async function fresh(request) {
  const hold = await caches.open(HOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await hold.put(request, answer.clone());
    return answer;
  } catch {
    const address = request.url.split(/[?#]/)[0] ?? "";
    const found = await hold.match(
      address.endsWith("/") ? `${address}index.html` : address,
      { ignoreSearch: true },
    );
    return (
      found ??
      new Response(NOT_KEPT, {
        status: 503,
        headers: { "Content-Type": "text/html" },
      })
    );
  }
}

export {};
