// A live table inside a notebook: the server's own page of it, in a frame.

/** @param {{ model: { get(name: string): any }, el: HTMLElement }} host */
async function render({ model, el }) {
  const code = model.get("code");
  const words = model.get("words");
  const settings = document.getElementById("jupyter-config-data")?.textContent;
  const base = JSON.parse(settings ?? "{}").baseUrl ?? "/";
  const address = new URL(`${base}join`, location.href);
  const found = await fetch(address, { method: "HEAD" }).catch(() => undefined);
  if (!found?.ok) {
    el.append(
      Object.assign(document.createElement("p"), {
        textContent: words["no-live-tables"],
      }),
    );
    return;
  }
  address.searchParams.set("code", code);
  const frame = document.createElement("iframe");
  frame.title = words.frame.replace("{code}", () => code);
  frame.src = address.href;
  frame.style.cssText =
    "display:block;width:100%;height:min(90vh,760px);border:0";
  frame.setAttribute("data-lm-suppress-shortcuts", "true");
  el.append(frame);
}

export default { render };
