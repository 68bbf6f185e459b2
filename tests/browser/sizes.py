"""What must hold of a page at every size: nothing that one presses or reads is cut, covered, split or out of reach."""

from __future__ import annotations

SIZES = (
    (320, 568), (360, 640), (390, 844), (640, 360), (667, 375), (768, 1024), (844, 390),
    (960, 540), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440),
)  # fmt: skip

FINGER = 24
"""Pixels: WCAG 2.2 asks for as many of whatever is pressed."""

FAULTS = """(finger) => {
  const faults = new Set();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (one) => {
    const key = one.getAttribute("data-key") ?? one.closest("[data-key]")?.getAttribute("data-key") ?? "";
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 30);
    return `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} [${key}] "${text}"`;
  };
  const hides = (value) => value === "hidden" || value === "clip";
  const scrolls = (one, axis) => {
    const style = getComputedStyle(one);
    return /auto|scroll/.test(axis === "x" ? style.overflowX : style.overflowY);
  };
  const unseen = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (at.hidden || at.matches(".mg-live, .mg-unseen")) return true;
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  };
  /* What may end in dots: a long name, and at a desk what was typed, which a press shows whole. */
  const ENDS = ".mg-name, h2, .mg-said-so, .mg-typing, .mg-league-place";
  const drawer = document.querySelector(".mg-drawer");
  const isModal = (one) => drawer && !drawer.contains(one);

  /* The part of a box that what stands around an element lets through, where one cannot scroll to the rest of it. */
  const cutAt = (one, box) => {
    const out = [];
    let right = innerWidth, left = 0, scrollsX = false;
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (!scrollsX && scrolls(at, "x")) {
        /* a page or a board is not read sideways; small rows may be */
        if (at.matches(".mg-board, .mg-docked, .mg-page, .mg-drawer-inside") &&
            (box.left < edge.left - 2 || box.right > edge.right + 2)) out.push(`sideways out of ${named(at)}`);
        scrollsX = true;
      }
      if (!scrollsX && hides(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        out.push(`cut at the side by ${named(at)}`);
      if (hides(style.overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2) && !scrollsIn(one, at))
        out.push(`cut above or below by ${named(at)}`);
    }
    if (!scrollsX && (box.left < -1 || box.right > innerWidth + 1)) out.push("off the page sideways");
    return out;
  };
  const scrollsIn = (one, above) => {
    for (let at = one.parentElement; at && at !== above; at = at.parentElement) if (scrolls(at, "y")) return true;
    return false;
  };

  /* Words: whole, within what shows them, and not under anything. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || !one || one.closest("script, style, svg, math, option, textarea")) continue;
    if (!seen(one) || unseen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let dots = false;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      dots ||= hides(style.overflowX) && style.textOverflow === "ellipsis" && at.matches(ENDS);
      if (scrolls(at, "x")) break;
      if (hides(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
        const kind = style.textOverflow === "ellipsis" && at.matches(ENDS) ? "" : "words cut";
        if (kind) faults.add(`${kind}: "${text.data.trim().slice(0, 40)}" in ${named(at)}`);
      }
      if (hides(style.overflowY) && !scrolls(at, "y") && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        faults.add(`words cut below: "${text.data.trim().slice(0, 40)}" in ${named(at)}`);
      if (scrolls(at, "y")) break;
    }
    if (!dots && (box.right > innerWidth + 1 || box.left < -1)) {
      let inside = false;
      for (let at = one; at; at = at.parentElement)
        inside ||= scrolls(at, "x") && !at.matches(".mg-board, .mg-page, body, html");
      if (!inside) faults.add(`words off the page: "${text.data.trim().slice(0, 40)}" in ${named(one)}`);
    }
    const block = one.closest("button, .mg-card, .mg-seat-chip, .mg-badge, .mg-goal, .mg-die");
    if (block && !dots) {
      const edge = block.getBoundingClientRect();
      const aside = Math.max(edge.left - box.left, box.right - edge.right);
      const above = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (aside > 1.5 || above > 2.5)
        faults.add(`words stick out: "${text.data.trim().slice(0, 40)}" of ${named(block)}`);
    }
    for (const word of text.data.matchAll(/[A-Za-z]{3,14}/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const parts = [...range.getClientRects()].filter((line) => line.width > 0.5);
      const lines = new Set(parts.map((line) => Math.round(line.top)));
      if (lines.size > 1 && getComputedStyle(one).hyphens !== "auto")
        faults.add(`split: "${word[0]}" in ${named(one)}`);
    }
  }

  /* Two words or signs in the same place. */
  const boxes = [];
  const leaves = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = leaves.nextNode(); text; text = leaves.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest("script, style, svg, math, option, textarea")) continue;
    if (one.closest(".mg-drawer, .mg-graph") || !seen(one) || unseen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const middle = [line.left + line.width / 2, line.top + line.height / 2];
      if (line.width < 2) continue;
      const top = document.elementFromPoint(...middle);
      if (!top || drawer?.contains(top) || top.closest("[inert]")) continue;
      boxes.push([line, one, text]);
      if (one.closest(".mg-card, .mg-dice-value") && top.closest(".mg-card, .mg-behind") && !one.closest("button"))
        continue; /* cards in a pile lie on each other */
      if (!one.contains(top) && !top.contains(one) && getComputedStyle(one).pointerEvents !== "none"
          && getComputedStyle(top).pointerEvents !== "none" && visibleAt(one, middle))
        faults.add(`words under something: "${text.data.trim().slice(0, 40)}" of ${named(one)} under ${named(top)}`);
    }
  }
  function visibleAt(one, [x, y]) {
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
    }
    return true;
  }
  const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [data-drops]";
  for (const one of document.querySelectorAll(CONTROLS)) {
    if (!seen(one) || unseen(one) || one.closest("svg")) continue;
    const whole = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    let box = whole.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const inText = one.matches("a") && getComputedStyle(one).display === "inline";
    if (!inText && (box.width < finger - 0.5 || box.height < finger - 0.5))
      faults.add(`small ${Math.round(box.width)}x${Math.round(box.height)}: ${named(one)}`);
    for (const how of cutAt(whole, box)) faults.add(`${how}: ${named(one)}`);
    if (one.closest("[aria-disabled=true], [inert]") || one.disabled || isModal(one)) continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    const hit = (x, y) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top && (whole.contains(top) || top.contains(whole) && top.closest("label") === whole);
    };
    const inView = () => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
    if (points.every(([x, y]) => hit(x, y))) continue;
    whole.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    box = whole.getBoundingClientRect();
    const missed = points.filter(([x, y]) => !hit(x, y));
    if (missed.length > 2 || (missed.length && !hit(0.5, 0.5))) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      faults.add(`covered (${missed.length} of 5): ${named(one)} by ${top ? named(top) : "nothing"}`);
    }
  }

  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add("the page scrolls sideways");
  if (document.querySelector(".mg-docked") && document.scrollingElement.scrollHeight > innerHeight + 1)
    faults.add("the page scrolls");
  return [...faults];
}"""
