// Compiles the modules that runs load most, by the Python of the page: node precompile.mjs PYODIDE IN.zip OUT.zip QUESTIONS
// QUESTIONS are what `runs.Playground.answer` takes, a line each. Other modules stay as they are, which is smaller.

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, source, target, questions] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/in.zip", fs.readFileSync(source));
python.globals.set("questions", fs.readFileSync(questions, "utf8"));
python.runPython(`
import os, py_compile, shutil, sys, zipfile
shutil.unpack_archive("/in.zip", "/packages")
sys.path.insert(0, "/packages")
from pyopt.playground.runs import Playground
playground = Playground()
for question in questions.splitlines():
    playground.answer(question)
loaded = {os.path.relpath(one.__file__, "/packages") for one in list(sys.modules.values()) if getattr(one, "__file__", None)}
with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED) as made:
    for info in given.infolist():
        data = given.read(info)
        if info.filename in loaded:
            place = "/packages/" + info.filename
            py_compile.compile(place, "/compiled", place, True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
            info.filename += "c"
            with open("/compiled", "rb") as file:
                data = file.read()
        made.writestr(info, data, zipfile.ZIP_DEFLATED)
`);
fs.writeFileSync(target, python.FS.readFile("/out.zip"));
