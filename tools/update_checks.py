"""Writes the CHECK lines of this project's lit tests: `pyopt-update-checks` in the style of tests/lit.

    python tools/update_checks.py tests/lit/arith/fold.mlir
    python tools/update_checks.py --tool mlir-opt tests/lit/arith/fold.mlir

Each chunk whose lines do not hold ends with the lines that its output has now, word for word; where a RUN line has
--verify-diagnostics, the expected-* comments are replaced instead. Read the difference, and trim it to what the test is
about: lines that hold stay, but for --rewrite. With --tool the output of the reference is taken, which is where an
expectation should come from. docs/update-checks.md has the other options.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.update_checks.main import run_in_process  # noqa: E402

STYLE = ("--literal", "--no-marker")


def update(*arguments: str) -> tuple[int, str, str]:
    """(exit code, standard output, standard error) for these files and options."""
    return run_in_process([*STYLE, *_with_substitution(arguments)])


def _with_substitution(arguments: Sequence[str]) -> list[str]:
    """The arguments, `--tool PROGRAM` as the substitution that it is."""
    found: list[str] = []
    rest = list(arguments)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if name == "--tool" and (equals or rest):
            value = value if equals else rest.pop(0)
            found += [f"--substitution=pyopt={value}", f"--substitution=pyopt-translate={value}"]
        else:
            found.append(name + equals + value)
    return found


def main() -> int:
    code, out, err = update(*sys.argv[1:])
    sys.stderr.write(err)
    sys.stdout.write(out)
    return code


if __name__ == "__main__":
    sys.exit(main())
