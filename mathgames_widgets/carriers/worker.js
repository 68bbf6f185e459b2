// Python in a worker of the browser: starts it, runs the cells of a page, and carries what its pages say.

/**
 * @typedef {string | File} Part an address, or a file that a page opened from a folder has handed over
 * @typedef {{ pyodide: Part, glue: Part, wasm: Part, library: Part, package: Part }} Parts
 * @typedef {{ parts: Parts, cells: [string, string][] }} Start
 */

class Missing extends Error {}

/** Where files would be loaded from that are not among the parts: there are none. A page opened from a folder has a
 * worker without a folder. */
const HERE =
  self.location.protocol === "blob:"
    ? "https://nowhere.invalid/"
    : new URL(".", self.location.href).href;

/** @type {{ hear(text: string): void } | undefined} */
let desk;
/** @type {string[]} */
const waiting = [];
let loaded = 0;
let coming = 0; // parts that have not arrived whole

/** @param {object} message */
const tell = (message) => self.postMessage(message);

/** A part of Python, unpacked on its way where it was packed.
 * @param {Part} one @returns {Promise<Response>} */
async function part(one) {
  const isHere = one instanceof File;
  const url = isHere ? one.name : one;
  coming += 1;
  const answer = isHere ? new Response(one) : await fetch(url);
  if (!answer.ok || !answer.body) throw new Missing(url);
  const counted = answer.body.pipeThrough(
    new TransformStream({
      transform(chunk, next) {
        loaded += chunk.byteLength;
        tell({ loaded });
        next.enqueue(chunk);
      },
      flush() {
        coming -= 1;
      },
    }),
  );
  const isPacked = url.endsWith(".packed");
  const body = isPacked
    ? counted.pipeThrough(/** @type {any} */ (new DecompressionStream("gzip")))
    : counted;
  const type = url.includes(".wasm") ? "application/wasm" : "text/javascript";
  return new Response(body, { headers: { "Content-Type": type } });
}

/** A module that is packed has no address that could be imported.
 * @param {Response} answer */
async function module(answer) {
  const url = URL.createObjectURL(
    new Blob([await answer.text()], { type: "text/javascript" }),
  );
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {Start} start */
async function start({ parts, cells }) {
  const [pyodide, glue, wasm, library, code] = await Promise.all(
    [parts.pyodide, parts.glue, parts.wasm, parts.library, parts.package].map(
      part,
    ),
  );
  const { loadPyodide } = await module(pyodide);
  const { default: createPyodideModule } = await module(glue);
  const bytes = URL.createObjectURL(await library.blob());
  const usual = self.fetch;
  self.fetch = async (asked, options) =>
    String(asked).endsWith("pyodide.asm.wasm") ? wasm : usual(asked, options);
  const python = await loadPyodide({
    indexURL: HERE,
    createPyodideModule,
    stdLibURL: bytes,
    lockFileContents: { info: LOCKED, packages: {} },
    packageBaseUrl: HERE,
  });
  self.fetch = usual;
  URL.revokeObjectURL(bytes);
  python.unpackArchive(await code.arrayBuffer(), "zip");
  const { NotebookPages } = python.pyimport(
    "mathgames_widgets.carriers.worker",
  );
  const opened = NotebookPages(
    python.toPy(cells),
    (/** @type {string} */ text) => tell({ text }),
  );
  for (const name of opened.open()) {
    tell({ ran: name });
    desk = opened;
    while (waiting.length) opened.hear(waiting.shift() ?? "");
    await new Promise((resolve) => setTimeout(resolve));
    while (waiting.length) opened.hear(waiting.shift() ?? "");
  }
  desk = opened;
  tell({ ready: true });
}

const LOCKED = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.6",
};

self.onmessage = async ({ data }) => {
  try {
    if (data.parts) await start(data);
    else if (data.asked) tell({ here: true });
    else if (desk) desk.hear(data.text);
    else waiting.push(data.text);
  } catch (fault) {
    const missing = fault instanceof Missing ? fault.message : "";
    tell({
      died: String(fault instanceof Error ? fault.stack : fault),
      missing,
      isLost: !missing && coming > 0 && !(fault instanceof ReferenceError),
    });
  }
};

export {};
