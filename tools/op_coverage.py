"""The table docs/op-coverage.md: the reference's ops, and which of them pyopt declares.

    python tools/op_coverage.py             # writes the table
    python tools/op_coverage.py --check     # exit code 1 if the table in docs is not what would be written
    python tools/op_coverage.py --refresh   # reads the ops' names from the reference's declarations again

The names are kept in tools/reference_ops.txt, made with `mlir-tblgen-19 -gen-op-doc` of every *Ops.td of
libmlir-19-dev, so that the table can be checked where that package is missing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo

ROOT = Path(__file__).resolve().parents[1]
NAMES = ROOT / "tools" / "reference_ops.txt"
TABLE = ROOT / "docs" / "op-coverage.md"
INCLUDE = Path("/usr/lib/llvm-19/include")
sys.path.insert(0, str(ROOT))


def read_declarations() -> list[str]:
    """All op names of the reference, from its declarations."""
    found: set[str] = set()
    for path in sorted((INCLUDE / "mlir").rglob("*.td")):
        if not re.search(r"def \w+\s*:", path.read_text(encoding="utf-8")) or "Op" not in path.name:
            continue
        done = subprocess.run(
            ["mlir-tblgen-19", "-gen-op-doc", "-I", str(INCLUDE), "-I", str(path.parent), str(path)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        found.update(re.findall(r"^### `([\w.]+)` \(", done.stdout, re.MULTILINE))
    return sorted(found)


def by_dialect(names: list[str]) -> dict[str, list[str]]:
    """Op names without their dialect, by dialect."""
    found: dict[str, list[str]] = {}
    for name in names:
        dialect, _, op = name.partition(".")
        found.setdefault(dialect, []).append(op)
    return found


def declared(dialect: str) -> dict[str, str]:
    """What pyopt has of a dialect's ops: mnemonic -> a word on its folds and rules."""
    from pyopt.ir.context import KNOWN_DIALECTS, Context

    if dialect not in KNOWN_DIALECTS:
        return {}
    found = Context(lambda severity, message, location, notes: None).dialect(dialect)
    assert found is not None
    return {name.partition(".")[2]: _hooks(info) for name, info in found.ops.items()}


def _hooks(info: OpInfo) -> str:
    from passes.canonicalize import rules_of

    return ", ".join(["fold"] * (info.fold is not None) + ["rules"] * bool(rules_of(info)))


def table() -> str:
    """The whole document."""
    reference = by_dialect(NAMES.read_text(encoding="utf-8").split())
    lines = [
        "# Ops of the reference and of pyopt",
        "",
        "Written by `python tools/op_coverage.py`; a test keeps it true. The reference is MLIR 19.1.7.",
        "",
        "| dialect | ops | declared | missing |",
        "|---|---|---|---|",
    ]
    ours = {dialect: declared(dialect) for dialect in reference}
    for dialect, ops in reference.items():
        missing = [op for op in ops if op not in ours[dialect]]
        if ours[dialect]:
            shown = ", ".join(f"`{op}`" for op in missing) or "–"
            lines.append(f"| {dialect} | {len(ops)} | {len(ops) - len(missing)} | {shown} |")
    absent = [f"{dialect} ({len(ops)})" for dialect, ops in reference.items() if not ours[dialect]]
    lines += ["", "Dialects that pyopt does not have yet, with their number of ops: " + ", ".join(absent) + ".", ""]
    for dialect in reference:
        if ours[dialect]:
            lines += [f"## {dialect}", "", "| op | has |", "|---|---|"]
            lines += [f"| `{dialect}.{op}` | {what or '–'} |" for op, what in sorted(ours[dialect].items())]
            lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--refresh", action="store_true")
    options = parser.parse_args()
    if options.refresh:
        NAMES.write_text("\n".join(read_declarations()) + "\n", encoding="utf-8")
    text = table()
    if not options.check:
        TABLE.write_text(text, encoding="utf-8")
    elif TABLE.read_text(encoding="utf-8") != text:
        sys.exit("docs/op-coverage.md is not up to date: run python tools/op_coverage.py")


if __name__ == "__main__":
    main()
