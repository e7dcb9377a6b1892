// The page: its parts, and the state that they share.

import { fillBrowser } from "./browser.js";
import { Code } from "./code.js";
import { Choices } from "./flags.js";
import * as link from "./link.js";
import { Results } from "./results.js";
import { Runner } from "./runner.js";

const PAUSE = 40; // milliseconds after a key stroke until the text is checked
const LONG_PAUSE = 1000; // until all of a long text is checked
const KEEP = 400; // until the page's address has the text

const $ = (id) => document.getElementById(id);
const timers = {};
let facts = null;
const runner = new Runner(showState); // Python takes longest to load
facts = await (await fetch("facts.json")).json();
const tokens = new RegExp(facts.tokens, "gs");

const editor = new Code($("text"), tokens, edited);
const results = new Results($("tabs"), $("panels"), $("outcome"), tokens);
const choices = new Choices($("flags"), $("choices"), facts);
let entryHasRun = false; // the entry of the history is one that a run has shown: changes make a new one
let version = 0; // of the text and the options
let tooDeep = Infinity; // brackets within each other of the flattest text that could not be checked
let whyNot = ""; // and what was said then

function later(name, time, work) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(work, time);
}

function say(message, failed = false) {
  $("state").textContent = message;
  $("state").className = failed ? "failed" : "";
}

function showState(state, busy, message = "") {
  $("stop").disabled = !busy;
  if (state === "failed") say(message, true);
  else say({ loading: "Loading Python", ready: facts?.version, running: "Running" }[state]);
  document.body.dataset.state = state;
  // Without it the page needs its server.
  if (state === "ready") navigator.serviceWorker?.register("offline.js").catch(() => {});
}

// The text and the options.

function current() {
  return { flags: $("flags").value, text: editor.text };
}

function edited() {
  version++;
  later("check", PAUSE, () => check(false));
  clearTimeout(timers.whole);
  later("keep", KEEP, keep);
}

// The most brackets within each other.
function depthOf(text) {
  let depth = 0;
  let most = 0;
  for (const char of text) {
    if ("([{<".includes(char)) most = Math.max(most, ++depth);
    else if (")]}>".includes(char) && depth) depth--;
  }
  return most;
}

function check(whole) {
  const asked = version;
  const { text } = editor;
  const fails = (why) => showDiagnostics([{ line: 0, column: 0, end: 0, severity: "error", message: why, notes: [] }]);
  if (tooDeep < Infinity && depthOf(text) >= tooDeep) return fails(whyNot); // Python would have to be loaded again
  runner.ask({ ask: "check", ...current(), whole }, (answer) => {
    if (answer.failure !== undefined) {
      tooDeep = depthOf(text);
      whyNot = answer.failure.trim().replace(/^pyopt: error: /, "");
    }
    if (asked !== version) return;
    if (answer.failure !== undefined) return fails(whyNot);
    showDiagnostics(answer.diagnostics);
    if (!answer.complete) later("whole", LONG_PAUSE, () => asked === version && check(true));
  });
}

async function run(keeps = true) {
  choices.hide();
  clearTimeout(timers.check);
  const asked = version;
  runner.ask({ ask: "run", ...current() }, (answer) => {
    results.show(answer);
    if (asked === version && answer.diagnostics) showDiagnostics(answer.diagnostics);
  });
  if (keeps) await keep();
  entryHasRun = true;
}

function showDiagnostics(diagnostics) {
  editor.mark(diagnostics);
  const list = $("problems");
  list.hidden = !diagnostics.length;
  list.replaceChildren(
    ...diagnostics.slice(0, 100).map((one) => {
      const row = document.createElement("li");
      row.className = one.severity;
      const notes = one.notes.map((note) => `\n  note: ${note}`).join("");
      row.textContent = `${one.line + 1}:${one.column + 1}: ${one.severity}: ${one.message}${notes}`;
      row.addEventListener("click", () => editor.go(one.line, one.column));
      return row;
    }),
  );
}

// The address of the page.

async function keep() {
  clearTimeout(timers.keep);
  const asked = version;
  const fragment = await link.fragment(current());
  if (asked !== version || fragment === location.hash) return;
  const address = fragment.length > link.LONGEST ? location.pathname : fragment;
  history[entryHasRun ? "pushState" : "replaceState"](null, "", address);
  entryHasRun = false;
}

async function open() {
  let found = null;
  try {
    found = await link.state(location.hash);
  } catch {
    say("The link is damaged", true);
  }
  if (!found) return false;
  set(found);
  return true;
}

function set({ flags, text }) {
  clearTimeout(timers.keep);
  clearTimeout(timers.check);
  version++;
  $("flags").value = flags;
  editor.text = text;
  showDiagnostics([]);
}

async function copyLink() {
  const fragment = await link.fragment(current());
  if (fragment.length > link.LONGEST) return say("The text is too long for a link", true);
  await keep();
  try {
    await navigator.clipboard.writeText(new URL(fragment, location.href).href);
    say("The link is copied");
  } catch {
    say("The address of the page is the link");
  }
}

// What a person does.

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  run();
});
$("stop").addEventListener("click", () => runner.stop());
$("flags").addEventListener("input", edited);
$("flags").addEventListener("change", edited);
$("link").addEventListener("click", copyLink);
$("passes").addEventListener("click", () => {
  if (!$("list").children.length) fillBrowser($("browser"), facts, addFlag);
  $("browser").showModal();
  $("filter").focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  run();
});
window.addEventListener("popstate", async () => {
  if (await open()) run(false);
});

function addFlag(flag) {
  $("flags").value = `${$("flags").value.trimEnd()} ${flag}`.trimStart();
  edited();
}

for (const { title } of facts.examples) $("examples").append(new Option(title));
$("examples").addEventListener("change", async ({ target }) => {
  const example = facts.examples[target.selectedIndex - 1];
  target.selectedIndex = 0;
  if (!example) return;
  await keep();
  entryHasRun = true;
  set(example);
  run();
});

const opened = await open();
if (!opened) set(facts.examples[0]);
run(!opened);
