// The page around the cells: which colours it has, and what it says while the tables are being set or out of reach.

/**
 * What the page needs of Voilà's application and its kernel.
 * @typedef {{ connect(listener: () => void): void }} Signal
 * @typedef {{ id: string, status: string, connectionStatus: string, serverSettings: { baseUrl: string },
 *   statusChanged: Signal, connectionStatusChanged: Signal }} Kernel
 * @typedef {{ kernel: Kernel, restoredStatus: boolean, has_model(id: string): boolean,
 *   get_model(id: string): Promise<object> }} Manager
 * @typedef {{ widgetManager: Manager | null }} Application
 */

const mathgamesPage = (() => {
  const PATIENCE = 20_000; // milliseconds until the page says that something takes too long
  const BLINK = 2_000; // milliseconds that the connection may be away unmentioned
  const LOOK = 3_000; // milliseconds between two looks whether the kernel is still there
  /** @type {Record<string, string>} what this script says; Python wrote it into the page */
  const words = JSON.parse(
    document.getElementById("mathgames-words")?.textContent ?? "{}",
  );
  const NOT_FOUND = "model not found"; // what the widgets' own script writes in the place of a table that it missed
  const ENDED = ["dead", "terminating", "restarting", "autorestarting"];
  const dark = window.matchMedia("screen and (prefers-color-scheme: dark)"); // paper is light

  /** A part that the template puts into every page.
   * @param {string} selector */
  const part = (selector) =>
    /** @type {HTMLElement} */ (document.querySelector(selector));

  // JupyterLab's extensions ask the body which theme it has; the style sheets follow the system by themselves.
  function followColours() {
    const tell = () => {
      document.body.dataset.jpThemeLight = String(!dark.matches);
      document.body.dataset.jpThemeName = dark.matches
        ? "JupyterLab Dark"
        : "JupyterLab Light";
    };
    dark.addEventListener("change", tell);
    tell();
  }

  /** What the page says about itself: spoken only while all is well, on the screen too when something is wrong. Where
   * only a new page helps, a button opens it; what the browser has kept is there again.
   * @param {string} sentence @param {boolean} isOver */
  function say(sentence, isOver = false) {
    const status = part(".page-status");
    if (!status) return; // not even the top of the page has arrived
    if (status.dataset.said === sentence) return;
    status.dataset.said = sentence;
    status.textContent = sentence;
    status.classList.toggle("page-spoken", sentence === "");
    if (!isOver) return;
    const again = document.createElement("button");
    again.textContent = words["open-again"];
    again.addEventListener("click", () => window.location.reload());
    status.append(" ", again);
  }

  function ready() {
    part("main").classList.add("page-arrived");
    document.body.dataset.ready = "true";
    const here = part(".page-header [aria-current]"); // on a phone the row of pages is longer than the screen
    if (here?.parentElement)
      here.parentElement.scrollLeft = here.offsetLeft - 16;
    say("");
  }

  // All cells have arrived and ran; Voilà's script calls window.voila_finish once it can show widgets.
  function waitForWidgets() {
    part("main").classList.add("page-arrived");
    Object.assign(window, { cellLoaded: true });
    watchForLostTables();
  }

  const isReady = () => document.body?.dataset.ready === "true";

  /** From the head on, whatever arrives of the page: it does not say for ever that the table is being set. */
  function watchTheSetting() {
    window.setTimeout(() => isReady() || say(words.late), PATIENCE);
    document.addEventListener("DOMContentLoaded", () => {
      const hasArrived = part("main")?.classList.contains("page-arrived");
      if (!hasArrived) tryAgain(words.broken);
      else window.setTimeout(lookForKernel, LOOK);
    });
    const missed = (/** @type {Event} */ { target }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (isScript && target.type === "module") tryAgain(words.broken); // it carries what is pressed
    };
    document.addEventListener("error", missed, true);
  }

  /** A kernel can end before the page has heard from it. */
  async function lookForKernel() {
    if (isReady()) return;
    const config = document.getElementById("jupyter-config-data");
    const { baseUrl, kernelId } = JSON.parse(config?.textContent ?? "{}");
    if (!kernelId) return; // a lesson that the server itself answers
    const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`).catch(
      () => null,
    );
    if (answer?.status === 404 && !isReady()) tryAgain(words.broken);
    else window.setTimeout(lookForKernel, LOOK);
  }

  /** Load the page once more by itself; where that did not help either, say what is wrong.
   * @param {string} sentence */
  function tryAgain(sentence) {
    const again = `reloaded ${window.location.pathname}`;
    const isFirst = window.sessionStorage.getItem(again) === null;
    window.sessionStorage.setItem(again, "yes");
    if (isFirst) window.location.reload();
    else say(sentence, true);
  }

  /** The widgets' script looks for a table for two seconds and then gives up, even where the browser was only too busy
   * to look: a phone is, while it reads a long lesson. So it first waits until the kernel has told about all tables.
   * @param {Manager} manager */
  function waitForTheKernel(manager) {
    const find = manager.get_model.bind(manager);
    manager.get_model = async (/** @type {string} */ id) => {
      while (!manager.has_model(id) && !manager.restoredStatus) {
        await new Promise((resolve) => window.setTimeout(resolve, 50));
      }
      return find(id);
    };
  }

  // Voilà publishes its application before the first table is looked for, and after window.voila_finish.
  function awaitApplication() {
    /** @type {Application | undefined} */
    let application;
    Object.defineProperty(window, "jupyterapp", {
      get: () => application,
      set(/** @type {Application} */ value) {
        application = value;
        const manager = value.widgetManager;
        if (!manager) return;
        waitForTheKernel(manager);
        watch(manager.kernel);
      },
    });
  }

  // A kernel that is slow to answer, on a machine with much to do, leaves a page without its tables: try once more.
  function watchForLostTables() {
    const look = () => {
      const places = [...document.querySelectorAll("main .jupyter-widgets")];
      if (!places.some((place) => place.textContent.includes(NOT_FOUND)))
        return;
      watcher.disconnect();
      tryAgain(words.lost);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(part("main"), { childList: true, subtree: true });
  }

  /** Says so when the kernel is out of reach or has ended, where Voilà would leave a table that does not answer.
   * @param {Kernel} kernel */
  function watch(kernel) {
    const address = `${kernel.serverSettings.baseUrl}api/kernels/${kernel.id}`;
    let gone = false;
    /** @type {number | undefined} */
    let timer;

    function look() {
      window.clearTimeout(timer);
      gone ||= ENDED.includes(kernel.status);
      if (gone) say(words.gone, true);
      else if (kernel.connectionStatus === "connected") say("");
      else timer = window.setTimeout(ask, BLINK);
    }

    async function ask() {
      const answer = await fetch(address).catch(() => null);
      gone ||= answer?.status === 404;
      if (!gone && kernel.connectionStatus !== "connected") say(words.away);
      look();
    }

    kernel.statusChanged.connect(look);
    kernel.connectionStatusChanged.connect(look);
    look();
  }

  Object.assign(window, {
    voila_process: () => {},
    voila_heartbeat: () => {},
    voila_finish: ready,
  });
  awaitApplication();
  watchTheSetting();
  return { followColours, ready, waitForWidgets };
})();
