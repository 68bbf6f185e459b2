// What every page of the site does in its head: the theme for tables, and the copy that is kept for a day without a net.
const here = /** @type {HTMLScriptElement} */ (document.currentScript);
const dark = window.matchMedia("screen and (prefers-color-scheme: dark)"); // paper is light

function tell() {
  document.body.dataset.jpThemeLight = String(!dark.matches);
}
dark.addEventListener("change", tell);
document.addEventListener("DOMContentLoaded", tell);

if ("serviceWorker" in navigator) {
  const home = new URL(here.dataset.up || ".", document.baseURI);
  window.addEventListener("load", () => {
    navigator.serviceWorker
      .register(new URL("offline.js", home), { scope: home.href })
      .catch(() => undefined); // without one, the pages work as long as there is a net
  });
}
