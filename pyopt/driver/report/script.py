"""The script of the page of --report."""

from __future__ import annotations

from pyopt.light import Final

SCRIPT: Final = """
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("lines").textContent);
  const pattern = new RegExp(data.pattern, "g");
  const known = new Map();
  const linesOf = (number) => {
    if (!known.has(number)) {
      const found = [];
      const runs = data.texts[number];
      for (let at = 0; at < runs.length; at += 2)
        for (let line = runs[at]; line < runs[at] + runs[at + 1]; line++) found.push(data.lines[line]);
      known.set(number, found);
    }
    return known.get(number);
  };
  const coloured = (cell, line) => {
    let last = 0;
    for (const match of line.matchAll(pattern)) {
      cell.append(line.slice(last, match.index));
      const span = document.createElement("span");
      span.className = Object.keys(match.groups).find((kind) => match.groups[kind] !== undefined);
      span.textContent = match[0];
      cell.append(span);
      last = match.index + match[0].length;
    }
    cell.append(line.slice(last));
  };
  const rowOf = (texts, places, kinds) => {
    const row = document.createElement("tr");
    for (const side of [0, 1]) {
      const is = places[side] >= 0;
      const number = row.insertCell();
      number.className = "n";
      number.textContent = is ? places[side] + 1 : "";
      const cell = row.insertCell();
      cell.className = is ? kinds[side] : "none";
      if (is) coloured(cell, texts[side][places[side]]);
    }
    return row;
  };
  const unfold = (fold) => {
    const table = fold.closest("table");
    const texts = [linesOf(+table.dataset.old), linesOf(+table.dataset.new)];
    const ranges = [fold.dataset.old, fold.dataset.new].map((range) => range.split(",").map(Number));
    const count = Math.max(...ranges.map(([start, end]) => end - start));
    const same = fold.classList.contains("same");
    const rows = document.createDocumentFragment();
    for (let index = 0; index < count; index++) {
      const places = ranges.map(([start, end]) => (start + index < end ? start + index : -1));
      const row = rowOf(texts, places, ["old", "new"]);
      if (!same) row.className = "changed";
      rows.append(row);
    }
    fold.replaceWith(rows);
  };
  const show = (hash) => {
    const target = hash && document.getElementById(hash.slice(1));
    const details = target && target.querySelector("details");
    if (details) details.open = true;
    if (target) target.scrollIntoView();
  };
  document.addEventListener("click", (event) => {
    // Within another page, whose address its links would lead to.
    const link = event.target.closest('a[href^="#"]');
    if (link && location.protocol === "about:") {
      event.preventDefault();
      show(link.getAttribute("href"));
      return;
    }
    const button = event.target.closest("button");
    if (!button) return;
    const fold = button.closest("tr.fold");
    if (fold) { unfold(fold); return; }
    const table = button.closest("details").querySelector("table.sides");
    table.querySelectorAll("tr.fold").forEach(unfold);
    button.remove();
  });
  addEventListener("hashchange", () => show(location.hash));
  show(location.hash);
})();
"""
