// All that a table carries itself: it asks for the scripts and styles that the tables of a kernel share.

/**
 * @typedef {{ get(name: string): any, stage?: Promise<Stage> }} Front
 * @typedef {{ render(host: Host): () => void }} Stage
 * @typedef {{ model: any, el: HTMLElement }} Host
 */

const REFERENCE = "IPY_MODEL_"; // how a widget names another one
const SHEET = "mathgames_widgets";

/** The styles stand once on the page. A kernel with a newer version of them replaces them.
 * @param {string} styles */
function wear(styles) {
  const sheet =
    document.getElementById(SHEET) ??
    document.head.appendChild(
      Object.assign(document.createElement("style"), { id: SHEET }),
    );
  if (sheet.textContent !== styles) sheet.textContent = styles;
}

/** @param {Front} front @returns {Promise<Stage>} */
async function load(front) {
  wear(front.get("styles"));
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
  front.stage ??= load(front);
  return (await front.stage).render(host);
}

export default { render };
