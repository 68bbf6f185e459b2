// The page's own line to its kernel: all that a table needs, where Voilà's script would load JupyterLab (5 MB, 90 files).
// A page that shows more than tables, HTML, pictures and plain text gets Voilà's script after all: see `needsMore`.

/**
 * @typedef {{ header: { msg_type: string }, parent_header: { msg_id?: string }, content: any, buffers?: DataView[] }} Message
 * @typedef {{ default: any }} Module
 * @typedef {{ data: Record<string, any> }} Output
 */

(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const PLAIN = ["text/html", "image/svg+xml", "image/png", "image/jpeg"]; // the first one that is there is shown
  const LATEX = /\$[^$\n]+\$|\\\(|\\\[/;
  const FIRST_PAUSE = 250; // milliseconds until a lost line is tried again; each time twice as long
  const LONGEST_PAUSE = 4_000;

  const config = JSON.parse(
    /** @type {HTMLElement} */ (document.getElementById("jupyter-config-data"))
      .textContent ?? "",
  );
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const places = [
    .../** @type {NodeListOf<HTMLScriptElement>} */ (
      document.querySelectorAll(
        'script[type="application/vnd.voila.cell-output+json"]',
      )
    ),
  ];

  /** Listeners under names; each gets what is told. */
  class Listeners {
    /** @type {Map<string, Set<Function>>} */
    #all = new Map();

    /** @param {string} name @param {Function} listener */
    on(name, listener) {
      this.#all.set(name, (this.#all.get(name) ?? new Set()).add(listener));
    }

    /** @param {string | null} [name] @param {Function | null} [listener] */
    off(name, listener) {
      const names = name ? [name] : [...this.#all.keys()];
      for (const one of names) {
        if (listener) this.#all.get(one)?.delete(listener);
        else this.#all.delete(one);
      }
    }

    /** @param {string} name @param {...any} told */
    tell(name, ...told) {
      for (const listener of [...(this.#all.get(name) ?? [])])
        listener(...told);
    }
  }

  /** The line to the kernel. It is set up again as often as it breaks; what is said meanwhile is said then. */
  class Kernel extends Listeners {
    status = "unknown";
    connectionStatus = "connecting";
    /** @type {string[]} */
    #unsent = [];
    #pause = FIRST_PAUSE;
    /** @type {WebSocket | undefined} */
    #socket;
    #session = crypto.randomUUID
      ? crypto.randomUUID()
      : String(Math.random()).slice(2); // without HTTPS there is no randomUUID
    #said = 0;

    /** @param {string} id @param {string} baseUrl */
    constructor(id, baseUrl) {
      super();
      this.id = id;
      this.serverSettings = { baseUrl };
      this.statusChanged = this.#signal("status");
      this.connectionStatusChanged = this.#signal("connection");
    }

    /** @param {string} name */
    #signal(name) {
      return {
        connect: (/** @type {() => void} */ listener) =>
          this.on(name, listener),
      };
    }

    get address() {
      return `${this.serverSettings.baseUrl}api/kernels/${this.id}`;
    }

    connect() {
      const url = new URL(`${this.address}/channels`, window.location.href);
      url.protocol = url.protocol.replace("http", "ws");
      url.searchParams.set("session_id", this.#session);
      const socket = new WebSocket(url);
      socket.binaryType = "arraybuffer";
      this.#socket = socket;
      let wasOpen = false;
      socket.onopen = () => {
        wasOpen = true;
        this.#pause = FIRST_PAUSE;
        this.#connection("connected");
        this.tell("open");
        for (const text of this.#unsent.splice(0)) socket.send(text);
      };
      socket.onmessage = (event) => this.#hear(read(event.data));
      socket.onclose = async () => {
        if (socket !== this.#socket) return;
        this.#connection("connecting");
        if (!wasOpen && (await this.#isGone())) {
          this.#state("dead");
          return;
        }
        window.setTimeout(() => this.connect(), this.#pause);
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
      };
    }

    reconnect() {
      this.close();
      this.#connection("connecting");
      this.connect();
      return Promise.resolve();
    }

    close() {
      const old = this.#socket;
      this.#socket = undefined;
      old?.close();
    }

    async #isGone() {
      const answer = await fetch(this.address).catch(() => null);
      return answer?.status === 404;
    }

    /** @param {string} status */
    #connection(status) {
      this.connectionStatus = status;
      this.tell("connection");
    }

    /** @param {string} status */
    #state(status) {
      this.status = status;
      this.tell("status");
    }

    /** @param {string} type @param {object} content @param {object} [metadata] */
    say(type, content, metadata = {}) {
      const header = {
        msg_id: `${this.#session}-${(this.#said += 1)}`,
        msg_type: type,
        session: this.#session,
        username: "",
        version: "5.3",
        date: new Date().toISOString(),
      };
      const text = JSON.stringify({
        header,
        parent_header: {},
        metadata,
        content,
        buffers: [],
        channel: "shell",
      });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      else this.#unsent.push(text);
    }

    /** @param {Message} message */
    #hear(message) {
      const { msg_type: type } = message.header;
      if (type === "status") this.#state(message.content.execution_state);
      else if (type.startsWith("comm_")) this.tell(type, message);
    }
  }

  /** A message as it came: JSON, or JSON and its buffers behind a table of where they begin.
   * @param {string | ArrayBuffer} data @returns {Message} */
  function read(data) {
    if (typeof data === "string") return JSON.parse(data);
    const view = new DataView(data);
    const starts = Array.from({ length: view.getUint32(0) }, (_, i) =>
      view.getUint32(4 * (i + 1)),
    );
    const parts = starts.map(
      (start, i) =>
        new DataView(data, start, (starts[i + 1] ?? data.byteLength) - start),
    );
    const message = JSON.parse(new TextDecoder().decode(parts[0]));
    return { ...message, buffers: parts.slice(1) };
  }

  /** The values of a message, its buffers put where they belong.
   * @param {Record<string, any>} state @param {(string | number)[][]} paths @param {DataView[]} buffers */
  function whole(state, paths = [], buffers = []) {
    paths.forEach((path, i) => {
      const last = path.length - 1;
      const holder = path
        .slice(0, last)
        .reduce((one, key) => one[key], /** @type {any} */ (state));
      holder[path[last]] = buffers[i];
    });
    return state;
  }

  /** One widget of the kernel, as anywidget's scripts know it. */
  class Model extends Listeners {
    /** @type {Record<string, any>} */
    #changed = {};

    /** @param {string} id @param {Record<string, any>} state @param {Manager} manager */
    constructor(id, state, manager) {
      super();
      this.id = id;
      this.state = state;
      this.widget_manager = manager;
    }

    /** @param {string} name */
    get(name) {
      return this.state[name];
    }

    /** @param {string} name @param {any} value */
    set(name, value) {
      this.#changed[name] = value;
      this.update({ [name]: value });
    }

    save_changes() {
      const state = this.#changed;
      this.#changed = {};
      if (Object.keys(state).length)
        this.#say({ method: "update", state, buffer_paths: [] });
    }

    /** @param {any} content */
    send(content) {
      this.#say({ method: "custom", content });
    }

    /** @param {object} data */
    #say(data) {
      this.widget_manager.kernel.say("comm_msg", { comm_id: this.id, data });
    }

    /** Every value first, then the listeners: they see the widget as it is now.
     * @param {Record<string, any>} state */
    update(state) {
      const changed = Object.keys(state).filter(
        (name) => !isSame(this.state[name], state[name]),
      );
      Object.assign(this.state, state);
      for (const name of changed) this.tell(`change:${name}`, this);
      if (changed.length) this.tell("change", this);
    }
  }

  /** @param {any} one @param {any} other */
  function isSame(one, other) {
    return one === other || JSON.stringify(one) === JSON.stringify(other);
  }

  /** All widgets of the kernel. */
  class Manager {
    /** @type {Record<string, Promise<Model>>} */
    _models = {};
    restoredStatus = false;
    /** @type {Map<string, Model>} */
    #known = new Map();
    #control = 0;
    /** @type {(value?: any) => void} */
    #arrived = () => {};

    /** @param {Kernel} kernel */
    constructor(kernel) {
      this.kernel = kernel;
      this.allArrived = new Promise((resolve) => (this.#arrived = resolve));
      kernel.on("open", () => this.#ask());
      kernel.on("comm_open", (/** @type {Message} */ message) =>
        this.#opened(message),
      );
      kernel.on("comm_msg", (/** @type {Message} */ message) =>
        this.#told(message),
      );
    }

    /** @param {string} id */
    has_model(id) {
      return this.#known.has(id);
    }

    /** @param {string} id */
    async get_model(id) {
      await this.allArrived;
      const model = this.#known.get(id);
      if (!model) throw new Error("model not found");
      return model;
    }

    get #controlId() {
      return `mathgames-control-${this.#control}`;
    }

    /** Ask for every widget: at first, and after each break of the line, which may have swallowed a change. */
    #ask() {
      this.#control += 1;
      const comm_id = this.#controlId;
      const about = {
        comm_id,
        target_name: "jupyter.widget.control",
        data: {},
      };
      this.kernel.say("comm_open", about, { version: "1.0.0" });
      const data = { method: "request_states" };
      this.kernel.say("comm_msg", { comm_id, data });
    }

    /** @param {Message} message */
    #opened({ content, buffers }) {
      if (content.target_name !== "jupyter.widget") return;
      const { state, buffer_paths: paths } = content.data;
      this.#put(content.comm_id, whole(state, paths, buffers));
    }

    /** @param {Message} message */
    #told({ content, buffers }) {
      const { comm_id: id, data } = content;
      const model = this.#known.get(id);
      if (id === this.#controlId) this.#restore(data, buffers);
      else if (model && data.method === "update")
        model.update(whole(data.state, data.buffer_paths, buffers));
      else if (model && data.method === "custom")
        model.tell("msg:custom", data.content, buffers ?? []);
    }

    /** @param {any} data @param {DataView[]} [buffers] */
    #restore(data, buffers) {
      if (data.method !== "update_states") return;
      const paths = data.buffer_paths.map(
        (/** @type {(string | number)[]} */ [id, ...rest]) => [
          id,
          "state",
          ...rest,
        ],
      );
      whole(data.states, paths, buffers);
      for (const [id, { state }] of Object.entries(data.states))
        this.#put(id, state);
      this.restoredStatus = true;
      this.#arrived();
    }

    /** @param {string} id @param {Record<string, any>} state */
    #put(id, state) {
      const known = this.#known.get(id);
      if (known) return known.update(state);
      const model = new Model(id, state, this);
      this.#known.set(id, model);
      this._models[id] = Promise.resolve(model);
    }
  }

  /** @type {Map<string, Promise<any>>} */
  const modules = new Map();

  /** The script of a widget, read once for all widgets that share it.
   * @param {string} text */
  function moduleOf(text) {
    const known = modules.get(text);
    if (known) return known;
    const url = URL.createObjectURL(
      new Blob([text], { type: "text/javascript" }),
    );
    const module = import(url).then(async (/** @type {Module} */ loaded) => {
      URL.revokeObjectURL(url);
      const widget = loaded.default;
      return typeof widget === "function" ? widget() : widget;
    });
    modules.set(text, module);
    return module;
  }

  /** @param {Model} model @param {HTMLElement} el */
  async function show(model, el) {
    const widget = await moduleOf(model.get("_esm"));
    const { signal } = new AbortController();
    await widget.initialize?.({ model, signal });
    await widget.render?.({ model, el, signal });
  }

  /** @param {HTMLScriptElement} place @returns {Output} */
  const outputIn = (place) => JSON.parse(place.textContent ?? "");

  /** @param {Record<string, any>} data */
  const kindOf = (data) => PLAIN.find((kind) => kind in data) ?? "text/plain";

  /** What stands in the place of a cell's output.
   * @param {HTMLScriptElement} place @param {string} classes */
  function outputFor(place, classes) {
    const el = document.createElement("div");
    el.className = `jp-OutputArea-output ${classes}`;
    place.replaceWith(el);
    return el;
  }

  /** @param {HTMLScriptElement} place @param {Record<string, any>} data @param {string} kind */
  function showPlain(place, data, kind) {
    if (kind === "text/html") {
      outputFor(place, "jp-RenderedHTMLCommon jp-RenderedHTML").innerHTML =
        data[kind];
    } else if (kind === "text/plain") {
      const text = document.createElement("pre");
      text.textContent = data[kind] ?? "";
      outputFor(place, "jp-RenderedText").append(text);
    } else {
      const picture = document.createElement("img");
      picture.alt = data["text/plain"] ?? "";
      picture.src =
        kind === "image/svg+xml"
          ? `data:${kind},${encodeURIComponent(data[kind])}`
          : `data:${kind};base64,${data[kind]}`;
      outputFor(place, "jp-RenderedImage").append(picture);
    }
  }

  /** Whether a page shows something that only JupyterLab knows how to show.
   * @param {Record<string, any>[]} outputs */
  function needsMore(outputs) {
    return outputs.some(isForJupyter) || textsOf(document).some(hasLatex);
  }

  /** @param {Record<string, any>} data */
  function isForJupyter(data) {
    if (VIEW in data) return false;
    if ("text/html" in data) return data["text/html"].includes("<script");
    const known = [...PLAIN, "text/plain"];
    return !Object.keys(data).every((kind) => known.includes(kind));
  }

  /** @param {Document} page */
  const textsOf = (page) => [
    ...page.querySelectorAll(
      ".jp-MarkdownOutput :is(p, li, td, th, h1, h2, h3)",
    ),
  ];

  /** @param {Element} text */
  function hasLatex(text) {
    if (!LATEX.test(text.textContent ?? "")) return false;
    const prose = /** @type {Element} */ (text.cloneNode(true));
    for (const code of prose.querySelectorAll("code")) code.remove();
    return LATEX.test(prose.textContent ?? "");
  }

  /** Give the page to Voilà's own scripts, one after the other. They wait for the page to load, which it may have. */
  async function useVoila() {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      /** @type {string} */ type,
      /** @type {any} */ listener,
      /** @type {any} */ options,
    ) => {
      if (type === "load" && document.readyState === "complete")
        queueMicrotask(listener);
      else listen(type, listener, options);
    };
    for (const src of [script.dataset.styles, script.dataset.full]) {
      const next = document.createElement("script");
      next.src = src ?? "";
      const loaded = new Promise((resolve) => (next.onload = resolve));
      document.head.append(next);
      await loaded;
    }
  }

  /** The kernel goes with its page; a page that the browser kept and shows again begins anew.
   * @param {Kernel} kernel */
  function sayGoodbye(kernel) {
    const address = `${config.baseUrl}voila/api/shutdown/${kernel.id}`;
    window.addEventListener("pagehide", () => {
      const form = new FormData();
      const token = /\b_xsrf=([^;]*)/.exec(document.cookie);
      if (token) form.append("_xsrf", token[1]);
      navigator.sendBeacon(address, form);
    });
    window.addEventListener("pageshow", (event) => {
      if (event.persisted) window.location.reload();
    });
  }

  /** The model of each output that is a widget.
   * @param {Manager} manager @param {Record<string, any>[]} outputs */
  function modelsOf(manager, outputs) {
    return Promise.all(
      outputs.map((data) =>
        manager.get_model(data[VIEW].model_id).catch(() => null),
      ),
    );
  }

  /** Whether a script shows this widget; a widget that is not there is shown as missing. */
  const isShown = (/** @type {Model | null} */ model) =>
    model === null || typeof model.get("_esm") === "string";

  async function start() {
    const outputs = places.map((place) => outputIn(place).data);
    if (needsMore(outputs)) return useVoila();
    const tables = places.filter((_, i) => VIEW in outputs[i]);
    places.forEach((place, i) => {
      if (!(VIEW in outputs[i]))
        showPlain(place, outputs[i], kindOf(outputs[i]));
    });
    const kernel = new Kernel(config.kernelId, config.baseUrl);
    const manager = new Manager(kernel);
    kernel.connect();
    const models = await modelsOf(
      manager,
      outputs.filter((data) => VIEW in data),
    );
    if (!models.every(isShown)) {
      kernel.close();
      return useVoila();
    }
    Object.assign(window, { jupyterapp: { widgetManager: manager } });
    sayGoodbye(kernel);
    // A network that comes back, as after a laptop's sleep, has often forgotten its lines without a word.
    window.addEventListener("online", () => kernel.reconnect());
    tables.forEach((place, i) => {
      const model = models[i];
      const el = outputFor(place, "jupyter-widgets");
      if (model) show(model, el);
      else el.textContent = "model not found";
    });
    /** @type {any} */ (window).voila_finish();
  }

  start();
})();
