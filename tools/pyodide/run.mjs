// Runs pyopt in Pyodide: node run.mjs FOLDER-OF-PYODIDE SITE-PACKAGES CASES.json
// A case is {program, argv, stdin}; what the runs give goes to standard output as JSON, one [code, out, err] for each.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, packages, cases] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const say = (line) => process.stderr.write(line + "\n");
const python = await loadPyodide({ indexURL: folder + path.sep, stdout: say, stderr: say });

let numpy = false;
if (process.env.PYOPT_PYODIDE_NUMPY !== "0") {
  // It comes from Pyodide's own server, which may be out of reach.
  try {
    await python.loadPackage("numpy", { messageCallback: () => {}, errorCallback: () => {} });
    python.runPython("import numpy");
    numpy = true;
  } catch {
    numpy = false;
  }
}
python.FS.mkdir("/packages");
python.FS.mount(python.FS.filesystems.NODEFS, { root: packages }, "/packages");
python.globals.set("cases", fs.readFileSync(cases, "utf8"));
python.globals.set("numpy_is_there", numpy);
const text = python.runPython(`
import json, sys, time
sys.path.insert(0, "/packages")
start = time.perf_counter()
from pyopt.driver.run import run_in_process
results = []
for case in json.loads(cases):
    if case["program"] == "pyopt":
        results.append(run_in_process(case["argv"], case["stdin"]))
    elif numpy_is_there:
        from pyopt.driver import execute as program
        results.append(program.run_in_process(case["argv"], case["stdin"]))
    else:
        results.append(None)
json.dumps({"version": sys.version.split()[0], "bits": sys.maxsize.bit_length() + 1,
            "seconds": time.perf_counter() - start, "results": results})
`);
fs.writeSync(1, text);
process.exit(0);
