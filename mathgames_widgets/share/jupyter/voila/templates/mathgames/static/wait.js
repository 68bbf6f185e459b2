// A page that waits for its table asks again by itself, as often as the server wants to be asked.

{
  const { seconds } = /** @type {HTMLScriptElement} */ (document.currentScript)
    .dataset;
  window.setTimeout(() => window.location.reload(), 1000 * Number(seconds));
}
