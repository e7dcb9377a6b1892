"""Runs pyopt in Pyodide, which is CPython on 32 bits in WebAssembly, under Node, and compares with what it gives here.

    python tools/check_pyodide.py [--wheel pyopt.whl] [--versions 0.27.7,0.29.4] [--lit 40]

The npm package `pyodide` goes into a temporary folder; the packages that pyopt needs and that are pure Python are taken
from PyPI, and everything is unpacked into one folder, without Pyodide's own installer. Where Node, npm or a registry is
not to be had, that is said and the exit code is 0. NumPy comes from Pyodide's server: `pyopt-run` is left out without.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.playground.pyodide import VERSION as PLAYGROUND  # noqa: E402

DRIVER = ROOT / "tools" / "pyodide" / "run.mjs"
VERSIONS = ("0.27.7", "0.29.4", PLAYGROUND)
"""Pyodide's versions that are CPython 3.12, 3.13 and 3.14, the last one that of the playground."""
PURE = ("click", "lark", "rich", "markdown-it-py", "mdurl", "pygments")
DEPTH = 900

Case = dict[str, object]
Result = list[object]


class Missing(Exception):
    """Something that the check needs is not to be had."""


def cases(lit: int) -> list[Case]:
    """The cases to run: examples, mistakes, deep nesting, folds of wide numbers and floats, some files of tests/lit."""
    examples = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "examples").glob("*.mlir")}
    folds = """func.func @f() -> (i64, i128, f64, f32, index, vector<4xi64>) {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 4294967297 : i64
  %0 = arith.muli %a, %b : i64
  %c = arith.constant 170141183460469231731687303715884105727 : i128
  %1 = arith.addi %c, %c : i128
  %d = arith.constant 1.0e300 : f64
  %2 = math.exp2 %d : f64
  %e = arith.constant 0.3 : f32
  %3 = math.powf %e, %e : f32
  %i = arith.constant 4294967296 : index
  %4 = arith.addi %i, %i : index
  %v = arith.constant dense<[4294967296, -1, 9223372036854775807, 2147483648]> : vector<4xi64>
  %5 = arith.addi %v, %v : vector<4xi64>
  return %0, %1, %2, %3, %4, %5 : i64, i128, f64, f32, index, vector<4xi64>
}
"""
    regions = "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * DEPTH + 'cf.assert %c, "x"\n' + "}\n" * DEPTH + "return }"
    fewer = regions.replace("scf.if %c {\n" * DEPTH, "scf.if %c {\n" * 100).replace("}\n" * DEPTH, "}\n" * 100)
    nested = "module attributes {a.b = " + "[" * DEPTH + "]" * DEPTH + "} {}"
    found: list[Case] = [
        case(["--canonicalize", "--cse"], examples["matvec"]),
        case(["--sparse-reinterpret-map", "--sparsification", "--canonicalize", "--cse"], examples["matvec"]),
        case(["--split-input-file"], examples["mistakes"], fails=True),
        case(["--shape-inference"], examples["network"]),
        case(["--mlir-print-op-generic"], examples["network"]),
        case(["--pass-pipeline=builtin.module(func.func(canonicalize,cse))"], examples["smooth"]),
        case(["--canonicalize"], folds),
        case(["--canonicalize"], regions),
        case([], fewer),
        case([], nested),
        case([], nested.replace("[" * DEPTH, "[" * 9999), fails=True),
        case(["--help"], ""),
        case(["--canonicalise"], "", fails=True),
        case(["--arg=[[1,2],[3,4]]", "--arg=[1,10]"], examples["matvec"], "pyopt-run"),
        case(["--entry=smooth_pair", "--arg=[1,2]", "--arg=false"], examples["smooth"], "pyopt-run"),
    ]
    files = sorted((ROOT / "tests" / "lit").rglob("*.mlir"))
    for path in files[:: max(len(files) // lit, 1)] if lit else ():
        text = path.read_text(encoding="utf-8")
        command = re.search(r"^// RUN: pyopt %s ([^|%\\]*?)\s*(?:\||$)", text, re.MULTILINE)
        if command is not None and ">" not in command[1]:
            found.append(case(shlex.split(command[1]), text, fails=None))
    return found


def case(argv: list[str], stdin: str, program: str = "pyopt", fails: bool | None = False) -> Case:
    """`fails`: whether it has to, None if it may."""
    return {"program": program, "argv": argv, "stdin": stdin, "fails": fails}


def native(one: Case) -> Result:
    """The result of the case in this Python."""
    from pyopt.driver import execute, run

    argv = [str(word) for word in one["argv"]] if isinstance(one["argv"], list) else []
    program = run.run_in_process if one["program"] == "pyopt" else execute.run_in_process
    code, out, errors = program(argv, str(one["stdin"]))
    if (one["fails"] is not None and one["fails"] != bool(code)) or "internal error" in errors:
        sys.exit(f"{one['program']} {argv} ends with {code} here: {errors[:1000]}")
    return [code, out, errors]


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Missing(f"there is no {name}")
    return found


def call(command: list[str], what: str, seconds: int = 120) -> str:
    """The output of a command that fetches something."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Missing(f"{what}: no answer") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["?"]
        raise Missing(f"{what}: {lines[-1]}")
    return done.stdout


def prepare(folder: Path, wheel: str | None) -> Path:
    """A folder with pyopt's wheel and the pure packages unpacked."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = folder / "wheels"
    wheels.mkdir()
    if wheel is None:
        built = subprocess.run(
            [*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if built.returncode:
            sys.exit(built.stderr)
    else:
        shutil.copy(wheel, wheels)
    arguments = ["download", "--no-deps", "--only-binary=:all:", "--platform=any", "--dest", str(wheels)]
    call([*pip, *arguments, *PURE], "PyPI")
    packages = folder / "packages"
    for path in wheels.glob("*.whl"):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(packages)
    return packages


def install(folder: Path, version: str) -> Path:
    """The folder of Pyodide's files."""
    place = folder / version
    place.mkdir()
    (place / "package.json").write_text("{}", encoding="utf-8")
    arguments = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(place)]
    call([tool("npm"), *arguments, f"pyodide@{version}"], "npm")
    return place / "node_modules" / "pyodide"


def compare(given: list[Case], expected: list[Result], found: list[Result | None]) -> tuple[int, int, list[str]]:
    """The numbers of equal runs and of those not run, and what differs."""
    equal = skipped = 0
    wrong: list[str] = []
    for one, want, got in zip(given, expected, found, strict=True):
        if got is None:
            skipped += 1
        elif got == want:
            equal += 1
        else:
            wrong.append(f"{one['program']} {one['argv']}\n  here: {str(want)[:400]}\n  there: {str(got)[:400]}")
    return equal, skipped, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", help="pyopt's wheel; otherwise it is built")
    parser.add_argument("--versions", default=",".join(VERSIONS))
    parser.add_argument("--lit", type=int, default=16, help="so many files of tests/lit are run, too")
    arguments = parser.parse_args()
    given = cases(arguments.lit)
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            node = tool("node")
            packages = prepare(folder, arguments.wheel)
            expected = [native(one) for one in given]
            (folder / "cases.json").write_text(json.dumps(given), encoding="utf-8")
            for version in arguments.versions.split(","):
                command = [node, str(DRIVER), str(install(folder, version)), str(packages), str(folder / "cases.json")]
                done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
                if done.returncode:
                    print(f"Pyodide {version}: ended with {done.returncode}\n{done.stderr[-3000:]}")
                    failed = True
                    continue
                report = json.loads(done.stdout)
                equal, skipped, wrong = compare(given, expected, report["results"])
                print(
                    f"Pyodide {version}, CPython {report['version']}, {report['bits']} bits: {equal} runs as here, "
                    f"{len(wrong)} otherwise, {skipped} left out for want of NumPy; {report['seconds']:.1f} s"
                )
                print("\n".join(wrong), end="\n" if wrong else "")
                failed = failed or bool(wrong)
        except Missing as missing:
            print(f"Pyodide is not tried: {missing}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
