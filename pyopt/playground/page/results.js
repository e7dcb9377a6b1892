// What a run gave, in tabs: the IR, messages, the report on its passes, and the files that it wrote.

import { Code } from "./code.js";

export class Results {
  constructor(tabs, panels, outcome, tokens) {
    Object.assign(this, { tabs, panels, outcome, tokens, chosen: "Result", shown: {} });
    this.show({ code: 0, out: "", err: "", files: {}, report: "", seconds: null });
  }

  show(answer) {
    const err = answer.failure ?? answer.err ?? "";
    const failed = answer.failure !== undefined || (!answer.stopped && answer.code !== 0);
    const texts = { Result: answer.out ?? "", Messages: err, Report: answer.report ?? "", ...answer.files };
    this.texts = texts;
    this.tabs.replaceChildren();
    this.shown = {};
    this.panels.replaceChildren();
    for (const name of Object.keys(texts)) {
      if (name === "Messages" && !err && !failed) continue;
      if (name === "Report" && !texts[name]) continue;
      const tab = document.createElement("button");
      Object.assign(tab, { type: "button", textContent: name, onclick: () => this.choose((this.chosen = name)) });
      tab.setAttribute("role", "tab");
      tab.dataset.name = name;
      this.tabs.append(tab);
    }
    // A failure is shown by its messages; the tab that a person has chosen comes back with the next success.
    const known = [...this.tabs.children].some(({ dataset }) => dataset.name === this.chosen);
    this.choose(known && !(failed && this.chosen === "Result") ? this.chosen : failed ? "Messages" : "Result");
    const time = answer.seconds == null ? "" : `, ${answer.seconds.toFixed(2)} s`;
    const ended = answer.stopped ? "stopped" : time && `exit code ${answer.code}${time}`;
    this.outcome.textContent = answer.failure !== undefined ? "failed" : ended;
    this.outcome.className = failed ? "failed" : "";
  }

  choose(name) {
    for (const tab of this.tabs.children) tab.setAttribute("aria-selected", String(tab.dataset.name === name));
    for (const panel of this.panels.children) panel.hidden = true;
    this.shown[name] ??= this.panel(name);
    this.shown[name].hidden = false;
  }

  panel(name) {
    const text = this.texts[name];
    if (name === "Report" || (name.endsWith(".html") && name !== "Result")) {
      const page = document.createElement("iframe");
      page.title = name;
      page.setAttribute("sandbox", "allow-scripts");
      page.srcdoc = text;
      return this.panels.appendChild(page);
    }
    const box = document.createElement("div");
    box.className = "code";
    this.panels.append(box);
    const code = new Code(box, this.tokens);
    code.isDiff = name === "Messages";
    code.text = text;
    return box;
  }
}
