"""Writes pyopt/syntax/patterns_code.py: what `re` makes of the lexer's patterns, for some versions of Python.

    python tools/compile_patterns.py python3.11 python3.12 python3.13

Run it after changing a pattern; a test tells when it was forgotten. Versions that it is not run for use `re`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.syntax.patterns import PATTERNS

TARGET = Path(__file__).resolve().parents[1] / "pyopt" / "syntax" / "patterns_code.py"
PROGRAM = """
import _sre, json, re, sys
from re import _compiler, _parser
patterns = json.loads(sys.argv[1])
code = {name: _compiler._code(_parser.parse(text, re.ASCII), re.ASCII) for name, text in patterns.items()}
print(json.dumps([[_sre.MAGIC, _sre.CODESIZE, _sre.MAXREPEAT], code]))
"""
HEAD = '''"""What `re` compiles the patterns of `pyopt.syntax.patterns` to, by its engine and the name of the pattern.

The engine: its version, the bytes of a code, and the number that stands for any number of repetitions (which differs
between 32 and 64 bits).

Written by tools/compile_patterns.py.
"""

from __future__ import annotations

from pyopt.light import Final

CODE: Final[dict[tuple[int, int, int, str], str]] = {
'''


def compile_for(python: str) -> tuple[list[int], dict[str, list[int]]]:
    """(what tells the engine, name of a pattern -> its code) of an interpreter."""
    arguments = [python, "-c", PROGRAM, json.dumps({name: text for name, (text, _) in PATTERNS.items()})]
    engine, code = json.loads(subprocess.run(arguments, capture_output=True, text=True, check=True).stdout)
    return engine, code


def main(pythons: list[str]) -> None:
    lines = [HEAD]
    for python in pythons:
        engine, code = compile_for(python)
        for name, numbers in code.items():
            text = textwrap.wrap(" ".join(map(str, numbers)), 105)
            lines += [
                f'    ({", ".join(map(str, engine))}, "{name}"): (\n',
                *[f'        "{line} "\n' for line in text],
                "    ),\n",
            ]
    TARGET.write_text("".join([*lines, "}\n"]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])
