// The page around the cells: which colours it has, and what it says while the tables are being set or out of reach.
const mathgamesPage = (() => {
  const PATIENCE = 20_000; // milliseconds until the page says that something takes too long
  const BLINK = 2_000; // milliseconds that the connection may be away unmentioned
  const LATE = "This takes longer than it should. Please reload the page.";
  const AWAY = "The connection to your table is lost. Trying to get it back …";
  const GONE = "Your table is no longer there. Reload the page for a new one; a game that you saved can be loaded again.";
  const ENDED = ["dead", "terminating", "restarting", "autorestarting"];
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

  // What the page says about itself: spoken only while all is well, on the screen too when something is wrong.
  function say(sentence) {
    const status = document.querySelector(".page-status");
    status.textContent = sentence;
    status.classList.toggle("page-spoken", sentence === "");
  }

  function ready() {
    document.querySelector("main").classList.add("page-arrived");
    document.body.dataset.ready = "true";
    say("");
  }

  // All cells have arrived and ran; Voilà's script calls window.voila_finish once it can show widgets.
  function waitForWidgets() {
    document.querySelector("main").classList.add("page-arrived");
    window.cellLoaded = true;
    window.setTimeout(() => document.body.dataset.ready || say(LATE), PATIENCE);
  }

  // Says so when the kernel is out of reach or has ended, where Voilà would leave a table that does not answer.
  function watch(kernel) {
    const address = `${kernel.serverSettings.baseUrl}api/kernels/${kernel.id}`;
    let gone = false;
    let timer;

    function look() {
      window.clearTimeout(timer);
      gone ||= ENDED.includes(kernel.status);
      if (gone) say(GONE);
      else if (kernel.connectionStatus === "connected") say("");
      else timer = window.setTimeout(ask, BLINK);
    }

    async function ask() {
      const answer = await fetch(address).catch(() => null);
      gone ||= answer?.status === 404;
      if (!gone && kernel.connectionStatus !== "connected") say(AWAY);
      look();
    }

    kernel.statusChanged.connect(look);
    kernel.connectionStatusChanged.connect(look);
    look();
  }

  // Voilà publishes its application a moment after it has called window.voila_finish.
  function watchOnceThere() {
    const manager = window.jupyterapp?.widgetManager;
    if (manager) watch(manager.kernel);
    else window.setTimeout(watchOnceThere, 100);
  }

  function finish() {
    ready();
    watchOnceThere();
  }

  window.voila_process = () => {};
  window.voila_heartbeat = () => {};
  window.voila_finish = finish;
  return { followColours, ready, waitForWidgets };
})();
