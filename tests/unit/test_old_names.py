"""Sources and documents call things what they are called today: neither ops nor programs by names that are gone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from pyopt.upgrade.tables import ROWS

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("docs", "passes", "pyopt")
ABOUT_OLD_TEXT: Final = ("docs/specification/", "docs/upgrade.md", "pyopt/upgrade/")
PROGRAMS: Final = ("mlir-cpu-runner", "mlir-vulkan-runner", "mlir-rocm-runner", "mlir-cuda-runner")
READ_TODAY: Final = {
    ("pyopt/dialects/llvm/aggregates.py", "llvm.undef"),
    ("pyopt/syntax/parser.py", "tensor.pack"),
    ("pyopt/syntax/parser.py", "tensor.unpack"),
    ("pyopt/translate/verifying/sizes.py", "llvm.metadata"),
}
"""Attributes, a name of LLVM IR, and names of a document of the specification, which pyopt reads without --upgrade."""


def gone() -> list[str]:
    """Names of programs, and of ops that no dialect has any more, however they are written."""
    return [*PROGRAMS, *[op for op, row in ROWS.items() if row.applies is None and "." in op]]


def test_no_name_is_gone() -> None:
    pattern = re.compile(rf"(?<![\w.$@%!#-])({'|'.join(map(re.escape, gone()))})(?![\w.(-])")
    assert pattern.findall('"vector.splat" and mlir-cpu-runner, not vector.splat(x)') == ["vector.splat", PROGRAMS[0]]
    found: set[tuple[str, str]] = set()
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in (".py", ".md") and not name.startswith(ABOUT_OLD_TEXT):
                found |= {(name, op) for op in pattern.findall(path.read_text(encoding="utf-8"))}
    assert found == READ_TODAY
