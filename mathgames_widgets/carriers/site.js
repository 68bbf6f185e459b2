// What every page of the site does in its head: the theme for tables, and Python for a page from a folder.
const here = /** @type {HTMLScriptElement} */ (document.currentScript);
const dark = window.matchMedia("screen and (prefers-color-scheme: dark)"); // paper is light

function tell() {
  document.body.dataset.jpThemeLight = String(!dark.matches);
}
dark.addEventListener("change", tell);
document.addEventListener("DOMContentLoaded", tell);

const NO_SCRIPT_FOR = 20_000; // milliseconds without the script that starts Python

/** The script that starts Python has not come: the page says so, and asks for it once more.
 * @param {string} why */
function sayNoScript(why) {
  /** @type {HTMLScriptElement | null} */
  const script = document.querySelector("script[type=module][src]");
  const bar = document.querySelector(".page-start");
  const [said, again] = ["[role=status]", "button"].map(
    (part) => /** @type {HTMLElement | null} */ (bar?.querySelector(part)),
  );
  if (!script || !bar || !said || !again) return;
  const words = document.getElementById("mathgames-words")?.textContent;
  said.textContent = JSON.parse(words ?? "{}")[why] ?? "";
  bar.removeAttribute("hidden");
  again.hidden = false;
  again.onclick = () => {
    again.hidden = true;
    again.onclick = null;
    const other = document.createElement("script");
    other.type = "module";
    other.src = `${script.src}?`; // a browser may remember that the first one did not come
    script.replaceWith(other);
  };
}
if (location.protocol !== "file:") {
  window.addEventListener("load", () => {
    import(new URL(here.dataset.copying ?? "", document.baseURI).href);
  });
  const late = window.setTimeout(sayNoScript, NO_SCRIPT_FOR, "nothing-arrives");
  document.addEventListener("DOMContentLoaded", () => clearTimeout(late)); // the script has come by then, or failed
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module")
        sayNoScript("connection-broke");
    },
    true,
  );
}

// Opened from a folder, a page may load scripts but read no file. So everything that Python needs lies in one script too.

/** @param {string} base64 */
const bytes = (base64) =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** Starts the host with what the script brought in place of files.
 * @param {Record<string, string>} packed what is in each file, by its name */
function startFrom(packed) {
  const place = /** @type {Element} */ (
    document.getElementById("mathgames-static")
  );
  const told = JSON.parse(place.textContent ?? "");
  /** @param {string} path */
  const file = (path) => {
    const name = path.split("/").at(-1) ?? "";
    const type = name.endsWith(".js") ? "text/javascript" : "";
    return new File([bytes(packed[name] ?? "")], name, { type });
  };
  /** @param {string} path */
  const address = (path) => URL.createObjectURL(file(path));
  told.stage = address(told.stage);
  told.worker = address(told.worker);
  place.textContent = JSON.stringify(told);
  /** @type {[string, string][]} */
  const parts = Object.entries(told.parts);
  const filesHere = Object.fromEntries(
    parts.map(([name, path]) => [name, file(path)]),
  );
  Object.assign(window, { filesHere });
  import(address(here.dataset.host ?? ""));
}

if (location.protocol === "file:")
  document.addEventListener("DOMContentLoaded", () => {
    if (!document.getElementById("mathgames-static")) return;
    Object.assign(window, { startFrom });
    const script = document.createElement("script");
    script.src = here.dataset.whole ?? "";
    script.onerror = () => {
      const bar = document.querySelector(".page-start");
      bar?.removeAttribute("hidden");
      const words = document.getElementById("mathgames-words")?.textContent;
      const missing = JSON.parse(words ?? "{}")["part-missing"] ?? "";
      const name = script.src.split("/").at(-1) ?? "";
      bar?.replaceChildren(missing.replace("{file}", () => name));
    };
    document.body.append(script);
  });
