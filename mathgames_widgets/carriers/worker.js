// Python in a worker of the browser: starts it, runs the cells of a page, and carries what its pages say.

/**
 * @typedef {string | File} Part an address, or a file that a page opened from a folder has handed over
 * @typedef {{ pyodide: Part, glue: Part, wasm: Part, library: Part, package: Part, flint?: Part }} Parts
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

/** @param {object} message */
const tell = (message) => self.postMessage(message);

/** A part of Python, unpacked on its way where it was packed.
 * @param {Part} one @returns {Promise<Response>} */
async function part(one) {
  const isHere = one instanceof File;
  const url = isHere ? one.name : one;
  const answer = isHere
    ? new Response(one)
    : await fetch(url).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Missing(url);
  const counted = answer.body.pipeThrough(
    new TransformStream({
      transform(chunk, next) {
        loaded += chunk.byteLength;
        tell({ loaded });
        next.enqueue(chunk);
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

/** What Python asks for while it waits: the wheel of python-flint, when a function first needs it.
 * @param {Part} url */
function fetchedNow(url) {
  if (url instanceof File)
    return new Uint8Array(
      new /** @type {any} */ (self).FileReaderSync().readAsArrayBuffer(url),
    );
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Missing(url);
  return new Uint8Array(request.response);
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
  if (parts.flint) {
    const url = parts.flint;
    python.globals.set("fetched_flint", () => fetchedNow(url));
    python.runPython(FLINT);
  }
  const { Desk } = python.pyimport("mathgames_widgets.carriers.worker");
  const opened = Desk(python.toPy(cells), (/** @type {string} */ text) =>
    tell({ text }),
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

const FLINT = `
import sys
from importlib.abc import MetaPathFinder

class Flint(MetaPathFinder):
    """Unpacks python-flint when it is first imported."""

    def find_spec(self, name, path=None, target=None):
        if name != "flint":
            return None
        import importlib, io, site, zipfile
        sys.meta_path.remove(self)
        zipfile.ZipFile(io.BytesIO(fetched_flint().to_bytes())).extractall(site.getsitepackages()[0])
        sys.path_importer_cache.clear()
        return importlib.util.find_spec(name)

sys.meta_path.append(Flint())
`;

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
    });
  }
};

export {};
