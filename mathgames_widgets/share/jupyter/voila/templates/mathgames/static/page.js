// The page around the cells: which colours it has, and what it says while the tables are being set.
const mathgamesPage = (() => {
  const PATIENCE = 20_000; // milliseconds
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  // JupyterLab's extensions ask the body which theme it has; the style sheets follow the system by themselves.
  function followColours() {
    const tell = () => {
      document.body.dataset.jpThemeLight = String(!dark.matches);
      document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
    };
    dark.addEventListener("change", tell);
    tell();
  }

  const arrived = () => document.querySelector("main").classList.add("page-arrived");

  function ready() {
    arrived();
    document.querySelector(".page-status")?.remove();
  }

  function saySorry() {
    const status = document.querySelector(".page-status");
    if (!status) return;
    status.classList.remove("page-spoken");
    status.textContent = "This takes longer than it should. Please reload the page.";
  }

  // All cells have arrived and ran; Voilà's script calls window.voila_finish once it can show widgets.
  function waitForWidgets() {
    arrived();
    window.cellLoaded = true;
    window.setTimeout(saySorry, PATIENCE);
  }

  window.voila_process = () => {};
  window.voila_heartbeat = () => {};
  window.voila_finish = ready;
  return { followColours, ready, waitForWidgets };
})();
