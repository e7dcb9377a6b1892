// A text with colours, line numbers and diagnostics: a textarea, and behind it the lines that are in view.

const LINE = 20; // pixels, as in page.css
const COLOURED = 2000; // characters of a line that have colours
const SAID = 160; // characters of a message that stand behind its line

function element(tag, kind, text) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  if (text) made.textContent = text;
  return made;
}

export class Code {
  // tokens: a RegExp with a group for each kind of token. changed: called when a person has changed the text.
  constructor(box, tokens, changed) {
    this.box = box;
    this.tokens = tokens;
    this.marks = new Map();
    this.area = element("textarea");
    Object.assign(this.area, { spellcheck: false, autocapitalize: "off", wrap: "off", readOnly: !changed });
    this.area.setAttribute("aria-label", changed ? "IR" : "Result");
    const gutter = element("div", "gutter");
    const shown = element("div", "shown");
    this.numbers = gutter.appendChild(element("pre"));
    this.lines = shown.appendChild(element("pre"));
    box.replaceChildren(gutter, shown, this.area);
    this.area.addEventListener("scroll", () => this.draw());
    this.area.addEventListener("input", () => {
      this.marks.clear();
      this.split();
      changed?.();
    });
    new ResizeObserver(() => this.draw()).observe(box);
    this.split();
  }

  get text() {
    return this.area.value;
  }

  set text(text) {
    this.area.value = text;
    this.area.scrollTop = this.area.scrollLeft = 0;
    this.marks.clear();
    this.split();
  }

  // Shows diagnostics: {line, column, end, severity, message}.
  mark(diagnostics) {
    this.marks.clear();
    for (const one of diagnostics) {
      if (!this.marks.has(one.line)) this.marks.set(one.line, []);
      this.marks.get(one.line).push(one);
    }
    this.draw();
  }

  // Puts the caret at a place.
  go(line, column) {
    let offset = 0;
    for (let at = 0; at < line && at < this.content.length; at++) offset += this.content[at].length + 1;
    this.area.focus();
    this.area.setSelectionRange(offset + column, offset + column);
    this.area.scrollTop = Math.max(0, (line - 5) * LINE);
  }

  split() {
    this.content = this.area.value.split("\n");
    const digits = String(this.content.length).length;
    this.box.style.setProperty("--gutter", `${Math.max(digits, 3) + 2}ch`);
    this.draw();
  }

  draw() {
    const { scrollTop, scrollLeft, clientHeight } = this.area;
    const first = Math.max(0, Math.floor(scrollTop / LINE) - 2);
    const last = Math.min(this.content.length, first + Math.ceil(clientHeight / LINE) + 5);
    const numbers = document.createDocumentFragment();
    const lines = document.createDocumentFragment();
    for (let line = first; line < last; line++) {
      const marks = this.marks.get(line);
      numbers.append(element("span", marks?.[0].severity, `${line + 1}`), "\n");
      this.drawLine(lines, this.content[line], marks ?? []);
      lines.append("\n");
    }
    this.numbers.replaceChildren(numbers);
    this.lines.replaceChildren(lines);
    const top = first * LINE - scrollTop;
    this.numbers.style.transform = `translateY(${top}px)`;
    this.lines.style.transform = `translate(${-scrollLeft}px, ${top}px)`;
  }

  drawLine(into, text, marks) {
    let row = into;
    if (this.isDiff && /^[-+]/.test(text)) row = into.appendChild(element("span", text[0] === "-" ? "minus" : "plus"));
    let done = 0;
    const put = (end, kind) => {
      while (done < end) {
        // A mark may begin or end within a token.
        const inside = marks.find((one) => one.column <= done && done < one.end);
        const next = Math.min(end, ...marks.flatMap((one) => [one.column, one.end]).filter((place) => place > done));
        const piece = text.slice(done, next);
        const target = inside ? row.appendChild(element("span", `under ${inside.severity}`)) : row;
        target.append(kind ? element("span", kind, piece) : piece);
        done = next;
      }
    };
    const head = text.slice(0, COLOURED);
    for (const found of this.tokens ? head.matchAll(this.tokens) : []) {
      put(found.index);
      put(found.index + found[0].length, Object.keys(found.groups).find((kind) => found.groups[kind] !== undefined));
    }
    put(text.length);
    if (marks.length) {
      const message = marks[0].message.split("\n")[0].slice(0, SAID);
      const more = marks.length > 1 ? ` (and ${marks.length - 1} more)` : "";
      row.append(element("span", `said ${marks[0].severity}`, `${marks[0].severity}: ${message}${more}`));
    }
  }
}
