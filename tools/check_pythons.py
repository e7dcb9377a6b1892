"""Runs pyopt's main job under every CPython that is to be had here, and compares with what it gives under this one.

    python tools/check_pythons.py [PYTHON...]

Without arguments: what pyenv has, and python3.11 to python3.15 on the path. The cases are those of check_pyodide.py;
an interpreter without pyopt's dependencies runs those that need none.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.check_pyodide import Case, Result, cases, compare, native  # noqa: E402

PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from pyopt.driver.run import run_in_process
found = [run_in_process(case["argv"], case["stdin"]) for case in json.load(sys.stdin)]
print(json.dumps([None if "No module named 'numpy'" in str(result) else result for result in found]))
"""
DEPENDENT = ("--help", "--pass-pipeline", "--canonicalise")
"""Flags for which click or lark is asked."""


def interpreters() -> list[str]:
    """The Pythons from 3.11 on, each version once."""
    found = sorted(str(path) for path in Path.home().glob(".pyenv/versions/*/bin/python3"))
    found += sorted(str(path) for path in Path("/usr").glob("bin/python3.[0-9][0-9]"))
    found += [path for minor in range(11, 16) if (path := shutil.which(f"python3.{minor}")) is not None]
    versions: dict[str, str] = {}
    for path in found:
        show = "import sys; print(*sys.version_info[:3], sys.implementation.name)"
        done = subprocess.run([path, "-c", show], capture_output=True, text=True, check=False)
        words = done.stdout.split()
        if not done.returncode and words[-1] == "cpython" and (int(words[0]), int(words[1])) >= (3, 11):
            versions.setdefault(".".join(words[:3]), path)
    return list(versions.values())


def plain(one: Case) -> bool:
    """The case needs no package but pyopt."""
    argv = one["argv"]
    return one["program"] == "pyopt" and isinstance(argv, list) and not any(a.startswith(DEPENDENT) for a in argv)


def main(pythons: list[str]) -> int:
    given = [one for one in cases(40) if plain(one)]
    expected = [native(one) for one in given]
    failed = False
    for python in pythons:
        command = [python, "-S", "-c", PROGRAM, str(ROOT)]
        done = subprocess.run(
            command, input=json.dumps(given), capture_output=True, text=True, timeout=300, check=False
        )  # fmt: skip
        if done.returncode:
            print(f"{python} ended with {done.returncode}\n{done.stderr[-2000:]}")
            failed = True
            continue
        found: list[Result | None] = json.loads(done.stdout)
        equal, skipped, wrong = compare(given, expected, found)
        print(f"{python}: {equal} runs as here, {len(wrong)} otherwise, {skipped} left out for want of NumPy")
        print("\n".join(wrong), end="\n" if wrong else "")
        failed = failed or bool(wrong)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or interpreters()))
