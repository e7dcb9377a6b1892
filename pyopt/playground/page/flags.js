// What may be typed at a place of the command line: passes, options, and what these take.

const MOST = 200;

// {start, end, rows: [[text, help]]}: what may stand in place of the characters between start and end.
export function completions(line, caret, facts) {
  const before = line.slice(0, caret);
  const word = before.slice(wordStart(before));
  const found = inPipeline(word, facts) ?? inPass(word, facts) ?? inOption(word, facts);
  if (found) return { start: caret - found.typed.length, end: caret, rows: ranked(found.rows, found.typed) };
  if (word && !word.startsWith("-")) return { start: caret, end: caret, rows: [] };
  const rows = [
    ...Object.entries(facts.passes).map(([name, { help }]) => [`--${name}`, help]),
    ...facts.options.map(({ name, takes, help }) => [`--${name}${takes ? "=" : ""}`, help]),
  ];
  const typed = word.replace(/^-+/, "");
  return { start: caret - word.length, end: caret, rows: ranked(rows, typed, 2) };
}

// Where the word begins that ends a line: blanks between quotes do not end one.
function wordStart(before) {
  let quote = "";
  let start = 0;
  for (let at = 0; at < before.length; at++) {
    const char = before[at];
    if (quote) quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (/\s/.test(char)) start = at + 1;
  }
  return start;
}

// Passes, and ops to nest them in, in the text of a pipeline.
function inPipeline(word, facts) {
  const found = /^['"]?-?-p(?:ass-pipeline)?=['"]?(.*)$/s.exec(word);
  if (!found) return null;
  const typed = /[^(,]*$/.exec(found[1])[0];
  const options = /^([\w-]+)\{(?:.*\s)?([^\s=]*)$/s.exec(typed);
  if (options) return { typed: options[2], rows: optionsOf(options[1], facts) };
  const ops = ["builtin.module(", "func.func(", "any("].map((op) => [op, "nests passes"]);
  return { typed, rows: [...Object.entries(facts.passes).map(([name, { help }]) => [name, help]), ...ops] };
}

// Options of a pass behind its "=".
function inPass(word, facts) {
  const found = /^--?([\w-]+)=['"{]?(?:.*\s)?([^\s=]*)$/s.exec(word);
  return found && facts.passes[found[1]] ? { typed: found[2], rows: optionsOf(found[1], facts) } : null;
}

// The words that an option takes.
function inOption(word, facts) {
  const found = /^--?([\w-]+)=(.*)$/s.exec(word);
  if (!found) return null;
  const option = facts.options.find(({ name }) => name === found[1]);
  const names = option?.takes === "PASS,...";
  const rows = names ? Object.entries(facts.passes).map(([name, { help }]) => [name, help]) : option?.choices ?? [];
  return { typed: names ? /[^,]*$/.exec(found[2])[0] : found[2], rows: rows.map((row) => (names ? row : [row, ""])) };
}

function optionsOf(name, facts) {
  return (facts.passes[name]?.options ?? []).map(([term, help]) => [`${term.split("=")[0]}=`, `${term}: ${help}`]);
}

// The rows that match, first those that begin with what was typed; `skip` characters of each are no part of its name.
function ranked(rows, typed, skip = 0) {
  const low = typed.toLowerCase();
  const rank = ([text, help]) => {
    const name = text.slice(skip).toLowerCase();
    return name.startsWith(low) ? 0 : name.includes(low) ? 1 : low.length > 2 && help.toLowerCase().includes(low) ? 2 : 3;
  };
  // Of a name that is whole only longer ones.
  const worst = rows.some(([text]) => text.slice(skip) === typed) ? 0 : 2;
  const found = rows.map((row) => [rank(row), row]).filter(([one, [text]]) => one <= worst && text.slice(skip) !== typed);
  return found.sort(([one], [other]) => one - other).slice(0, MOST).map(([, row]) => row);
}

// The list below the field, which takes the arrow keys, Enter, Tab and Escape.
export class Choices {
  constructor(field, list, facts) {
    Object.assign(this, { field, list, facts, selected: -1, found: null });
    field.addEventListener("input", () => this.show());
    field.addEventListener("click", () => this.hide());
    field.addEventListener("blur", () => this.hide());
    field.addEventListener("keydown", (event) => this.key(event));
    // A click takes the focus at its beginning.
    list.addEventListener("mousedown", (event) => {
      event.preventDefault();
      const row = event.target.closest("li");
      if (row) this.take([...list.children].indexOf(row));
    });
  }

  show() {
    this.found = completions(this.field.value, this.field.selectionStart, this.facts);
    this.list.replaceChildren(
      ...this.found.rows.map(([text, help]) => {
        const row = document.createElement("li");
        row.setAttribute("role", "option");
        row.append(Object.assign(document.createElement("b"), { textContent: text }));
        row.append(Object.assign(document.createElement("span"), { textContent: help, title: help }));
        return row;
      }),
    );
    this.list.hidden = !this.found.rows.length;
    this.field.setAttribute("aria-expanded", String(!this.list.hidden));
    this.list.scrollTop = 0;
    this.selected = -1;
  }

  hide() {
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
  }

  select(index) {
    const rows = this.list.children;
    this.selected = (index + rows.length) % rows.length;
    [...rows].forEach((row, at) => row.setAttribute("aria-selected", String(at === this.selected)));
    rows[this.selected].scrollIntoView({ block: "nearest" });
  }

  take(index) {
    const [text] = this.found.rows[index];
    this.field.setRangeText(text, this.found.start, this.found.end, "end");
    this.hide();
    this.field.dispatchEvent(new Event("change"));
    if (text.endsWith("=") || text.endsWith("(")) this.show();
  }

  key(event) {
    if (event.key === "ArrowDown" && this.list.hidden) this.show();
    if (this.list.hidden) return;
    const moves = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (moves) this.select(this.selected < 0 && moves < 0 ? -1 : this.selected + moves);
    else if (event.key === "Enter" && this.selected >= 0) this.take(this.selected);
    else if (event.key === "Tab" && !event.shiftKey) this.take(Math.max(this.selected, 0));
    else if (event.key === "Escape") this.hide();
    else return event.key === "Enter" && this.hide();
    event.preventDefault();
  }
}
