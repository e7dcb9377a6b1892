// Python in a worker: a question is answered by {answer}, or {failure}; {ready} comes by itself.

import { loadPyodide } from "./pyodide/pyodide.mjs";

async function start() {
  const archive = fetch("packages.zip").then((response) => {
    if (!response.ok) throw new Error(`packages.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  python.unpackArchive(await archive, "zip", { extractDir: "/packages" });
  return python.runPython(`
import sys
sys.path.insert(0, "/packages")
from pyopt.playground.runs import Playground
Playground().answer
`);
}

const started = start();
started.then(
  () => postMessage({ ready: true }),
  // Of an error in Python the last line says what it is.
  (error) => postMessage({ failure: `Python cannot be loaded: ${String(error.message ?? error).trim().split("\n").at(-1)}` }),
);

onmessage = async ({ data: question }) => {
  const answer = await started;
  try {
    postMessage({ answer: answer(JSON.stringify(question)) });
  } catch (error) {
    // A fault of WebAssembly, of which the stack's end is the usual one: this Python is not to be used again.
    const deep = error instanceof RangeError || /call stack/i.test(error.message ?? "");
    postMessage({ failure: deep ? "the IR nests too deep for this browser" : String(error.message ?? error) });
  }
};
