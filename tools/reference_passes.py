"""Writes pyopt/pipeline/reference_passes.py: the names of the passes of mlir-opt, from its --help.

    python tools/reference_passes.py [--tool mlir-opt] [--check]

With --check it only says whether the file is what it would write.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support import llvm  # noqa: E402

TARGET = ROOT / "pyopt" / "pipeline" / "reference_passes.py"
HEAD = '''"""The passes and pipelines of mlir-opt by name: `python tools/reference_passes.py` writes this file.

Only error messages ask for it.
"""

from __future__ import annotations

from pyopt.light import Final

NAMES: Final = """
'''
TAIL = '''
"""
"""One name a line."""


def is_of_reference(name: str) -> bool:
    """mlir-opt has a pass or a pipeline of that name."""
    return name in NAMES.split()
'''


def names_in(help: str) -> list[str]:
    """The names of passes and pipelines in the text of --help: those six columns in, below "Compiler passes to run"."""
    lines = help.partition("Compiler passes to run\n")[2].splitlines()
    found: set[str] = set()
    for line in lines:
        if line and not line.startswith("    "):
            break
        match = re.match(r" {6}--([a-z0-9][A-Za-z0-9-]*)", line)
        if match is not None:
            found.add(match[1])
    return sorted(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=llvm.MLIR_OPT)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    help = subprocess.run([arguments.tool, "--help"], capture_output=True, text=True, check=True).stdout
    text = HEAD + "\n".join(names_in(help)) + TAIL
    if arguments.check:
        return 0 if TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
