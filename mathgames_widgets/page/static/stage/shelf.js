// What stays in this browser or leaves it: a text kept under a name, and files.

/** The text that this browser keeps under a name; null where there is none or nothing may be kept.
 * @param {string} name */
export function keptText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep a text, or forget it where it is empty. A browser that keeps nothing changes nothing else.
 * @param {string} name @param {string} text */
export function keepText(name, text) {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    return;
  }
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
