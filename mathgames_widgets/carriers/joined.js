// A live table inside a notebook: the server's own page of it, in a frame.

const NONE =
  "This server has no live tables. Open the table in your browser, or start JupyterLab with “mathgames lab”.";

/** @param {{ model: { get(name: string): any }, el: HTMLElement }} host */
async function render({ model, el }) {
  const code = model.get("code");
  const settings = document.getElementById("jupyter-config-data")?.textContent;
  const base = JSON.parse(settings ?? "{}").baseUrl ?? "/";
  const address = new URL(`${base}join`, location.href);
  const found = await fetch(address, { method: "HEAD" }).catch(() => undefined);
  if (!found?.ok) {
    el.append(
      Object.assign(document.createElement("p"), { textContent: NONE }),
    );
    return;
  }
  address.searchParams.set("code", code);
  const frame = document.createElement("iframe");
  frame.title = `Table ${code}`;
  frame.src = address.href;
  frame.style.cssText =
    "display:block;width:100%;height:min(90vh,760px);border:0";
  frame.setAttribute("data-lm-suppress-shortcuts", "true");
  el.append(frame);
}

export default { render };
