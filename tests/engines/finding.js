// What Playwright does in a page, for an engine that it cannot drive: finds things as a person names them, and says
// where they are. Each step of `steps` looks inside what the step before has found.
const TAGS = {
  button: "button, summary, input[type=button], input[type=submit]",
  link: "a[href], area[href]",
  textbox: "textarea, input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url]",
  searchbox: "input[type=search]",
  spinbutton: "input[type=number]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  slider: "input[type=range]",
  combobox: "select:not([multiple], [size])",
  heading: "h1, h2, h3, h4, h5, h6",
  dialog: "dialog",
  group: "fieldset, details",
  img: "img",
  main: "main",
  navigation: "nav",
  banner: "header",
  status: "output",
  list: "ul, ol",
  listitem: "li",
  table: "table",
  row: "tr",
};
const squeeze = (text) => (text ?? "").replace(/\s+/g, " ").trim();

function isSeen(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const isTold = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");

function text(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  if (!node.checkVisibility() && !node.matches("title")) return "";
  const own = node.getAttribute("aria-label") || (node.matches("img") && node.alt);
  if (own) return own;
  const inside = [...node.childNodes].map(text).join("");
  return getComputedStyle(node).display.startsWith("inline") ? inside : ` ${inside} `;
}

function name(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) return squeeze(by.split(/\s+/).map((id) => text(document.getElementById(id))).join(" "));
  const own = element.getAttribute("aria-label");
  if (own?.trim()) return squeeze(own);
  if (element.labels?.length) return squeeze([...element.labels].map((one) => [...one.childNodes].filter((part) => part !== element).map(text).join("")).join(" "));
  if (element.matches("fieldset")) return squeeze(element.querySelector("legend")?.textContent);
  if (element.matches("input[type=button], input[type=submit]")) return element.value;
  return squeeze([...element.childNodes].map(text).join("")) || element.alt || element.title || "";
}

const says = (said, { text: wanted, exact, pattern, flags }) =>
  pattern !== undefined
    ? new RegExp(pattern, flags).test(said)
    : exact
      ? squeeze(said) === squeeze(wanted)
      : squeeze(said).toLowerCase().includes(squeeze(wanted).toLowerCase());

function step(roots, wanted) {
  if ("nth" in wanted) return [roots.at(wanted.nth)].filter(Boolean);
  if ("filtered" in wanted)
    return roots.filter(
      (one) =>
        (!wanted.filtered.text || says(one.textContent, wanted.filtered.text)) &&
        (!wanted.filtered.has || wanted.filtered.has.reduce(step, [one]).length),
    );
  const below = (css) => {
    const inside = new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]));
    return roots.length < 2 ? [...inside] : [...document.querySelectorAll(css)].filter((one) => inside.has(one));
  };
  if ("css" in wanted) return below(wanted.css);
  if ("role" in wanted) {
    const css = [`[role="${wanted.role}"]`, TAGS[wanted.role]].filter(Boolean).join(", ");
    return below(css).filter(
      (one) =>
        (one.getAttribute("role") ?? wanted.role) === wanted.role && isTold(one) && (!wanted.name || says(name(one), wanted.name)),
    );
  }
  const have = below("*").filter((one) => !one.matches("script, style, head *") && says(one.textContent, wanted.text));
  return have.filter((one) => !have.some((other) => other !== one && one.contains(other)));
}

const found = (steps) => steps.reduce(step, [document]);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// Where to press so that it is this which is pressed, once it lies still and nothing is above it; or why not yet.
async function spot(element) {
  if (!isSeen(element)) return "it is not to be seen";
  if (element.matches(":disabled")) return "it is disabled";
  element.scrollIntoViewIfNeeded?.();
  const before = element.getBoundingClientRect();
  await Promise.race([frame().then(frame), new Promise((resolve) => setTimeout(resolve, 200))]);
  const box = element.getBoundingClientRect();
  if (["x", "y", "width", "height"].some((side) => before[side] !== box[side])) return "it moves";
  const line = element.getClientRects()[0] ?? box;
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  const there = document.elementFromPoint(x, y);
  const label = element.closest("label") ?? element.labels?.[0];
  if (!there) return "it is outside the window";
  if (!element.contains(there) && !(label && label.contains(there))) return `${there.outerHTML.slice(0, 120)} is above it`;
  return [x, y];
}

function write(element, value) {
  element.focus();
  if (element.matches("select")) {
    const option = [...element.options].find((one) => one.value === value || squeeze(one.label) === value);
    if (!option) return `there is no ${value} among its options`;
    element.value = option.value;
  } else if (element.matches("[type=color], [type=range], [type=date]")) {
    element.value = value;
  } else {
    element.select();
    document.execCommand(value ? "insertText" : "delete", false, value);
    if (element.value !== value) return `it holds ${element.value}`;
    return null;
  }
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return null;
}
