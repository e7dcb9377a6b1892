// All passes in their groups, each with its help, to be found and added to the command line.

export function fillBrowser(dialog, facts, add) {
  const list = dialog.querySelector("#list");
  const filter = dialog.querySelector("#filter");
  const rows = [];
  for (const [title, names] of facts.groups) {
    const group = document.createElement("section");
    group.append(Object.assign(document.createElement("h2"), { textContent: title }));
    for (const name of names) {
      const { help, page } = facts.passes[name];
      const row = document.createElement("details");
      const head = row.appendChild(document.createElement("summary"));
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Add" });
      button.addEventListener("click", (event) => {
        event.preventDefault();
        add(`--${name}`);
      });
      head.append(button, Object.assign(document.createElement("code"), { textContent: `--${name}` }), ` ${help}`);
      row.append(Object.assign(document.createElement("pre"), { textContent: page }));
      group.append(row);
      rows.push([row, `${name} ${help}`.toLowerCase()]);
    }
    list.append(group);
  }
  const none = Object.assign(document.createElement("p"), { textContent: "No pass has this in its name or help.", hidden: true });
  list.append(none);
  filter.addEventListener("input", () => {
    const typed = filter.value.toLowerCase();
    for (const [row, text] of rows) row.hidden = !text.includes(typed);
    for (const group of list.querySelectorAll("section"))
      group.hidden = ![...group.querySelectorAll("details")].some((row) => !row.hidden);
    none.hidden = rows.some(([row]) => !row.hidden);
  });
  dialog.querySelector("#close").addEventListener("click", () => dialog.close());
}
