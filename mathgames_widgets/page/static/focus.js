// What has the focus: a table may stand in a shadow root, whose inside the document does not name.

/** @param {Node} near @returns {Element | null} */
export function focusedNear(near) {
  const root = near.getRootNode();
  return root instanceof ShadowRoot
    ? root.activeElement
    : document.activeElement;
}
