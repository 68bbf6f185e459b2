// All that a table carries itself: it asks for the scripts and styles that the tables of a kernel share.

/**
 * @typedef {{ get(name: string): any, stage?: Promise<Stage> }} Front
 * @typedef {{ render(host: Host): () => void }} Stage
 * @typedef {{ model: any, el: HTMLElement }} Host
 */

const REFERENCE = "IPY_MODEL_"; // how a widget names another one
const SHEET = "mathgames_widgets";

/** The styles stand once in a page, and once in each shadow root with a table in it, which the page's own do not reach.
 * A kernel with a newer version of them replaces them.
 * @param {string} styles @param {Node} root */
function wear(styles, root) {
  const home = root instanceof ShadowRoot ? root : document.head;
  const sheet =
    home.querySelector(`#${SHEET}`) ??
    home.appendChild(
      Object.assign(document.createElement("style"), { id: SHEET }),
    );
  if (sheet.textContent !== styles) sheet.textContent = styles;
}

/** @param {Front} front @returns {Promise<Stage>} */
async function load(front) {
  const script = new Blob([front.get("script")], { type: "text/javascript" });
  const url = URL.createObjectURL(script);
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {Host} host */
async function render(host) {
  const { model } = host;
  const id = model.get("front").slice(REFERENCE.length);
  /** @type {Front} */
  const front = await model.widget_manager.get_model(id);
  const dress = () => wear(front.get("styles"), host.el.getRootNode());
  dress();
  requestAnimationFrame(dress); // by then it stands where it will stay
  front.stage ??= load(front);
  return (await front.stage).render(host);
}

export default { render };
