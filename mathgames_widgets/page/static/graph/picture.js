// Keeps a graph as a picture: SVG with its styles written into it, or PNG painted from that.

/** What a drawing takes from the page around it. */
const PAINT = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "display",
  "visibility",
  "paint-order",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "text-anchor",
];

const PNG_SCALE = 2;

/** @param {SVGSVGElement} svg @param {"svg" | "png"} kind */
export function savePicture(svg, kind) {
  const text = aloneText(svg);
  const { width, height } = svg.viewBox.baseVal;
  const blob = new Blob([text], { type: "image/svg+xml" });
  if (kind === "svg") offerFile(blob, "graph.svg");
  else paintPng(blob, width * PNG_SCALE, height * PNG_SCALE);
}

/** The drawing as a file of its own, in the colours it has on the page.
 * @param {SVGSVGElement} svg */
function aloneText(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const originals = svg.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, n) => {
    const style = getComputedStyle(originals[n]);
    element.setAttribute(
      "style",
      PAINT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"),
    );
  });
  for (const added of copy.querySelectorAll("[data-added]")) added.remove();
  const { width, height } = svg.viewBox.baseVal;
  const paper = svg.ownerDocument.createElementNS(svg.namespaceURI, "rect");
  for (const [name, value] of Object.entries({
    width,
    height,
    fill: paperColour(svg),
  })) {
    paper.setAttribute(name, String(value));
    if (name !== "fill") copy.setAttribute(name, String(value));
  }
  copy.prepend(paper);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

/** @param {SVGSVGElement} svg */
function paperColour(svg) {
  const paper = svg.querySelector(".mg-paper");
  return paper ? getComputedStyle(paper).fill : "white";
}

/** @param {Blob} drawing @param {number} width @param {number} height */
async function paintPng(drawing, width, height) {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(drawing);
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  canvas.toBlob((png) => png && offerFile(png, "graph.png"));
}

const GIVEN_BACK_AFTER = 60_000; // milliseconds for which a file can be fetched: Firefox does so when one has said where it goes

/** @param {Blob} blob @param {string} name */
function offerFile(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GIVEN_BACK_AFTER);
}
