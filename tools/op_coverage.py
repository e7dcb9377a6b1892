"""The table docs/op-coverage.md: the ops of the reference and of the specification, which of them pyopt declares, and
how often the lit tests have each.

    python tools/op_coverage.py                         # writes the table
    python tools/op_coverage.py --check                 # exit code 1 if the table in docs is not what would be written
    python tools/op_coverage.py --refresh [DOCUMENTS]   # reads the ops' names from the declarations again

The names are kept in tools/reference_ops.txt, made with `mlir-tblgen -gen-op-doc` of every *Ops.td of
MLIR, and tools/specification_ops.txt, made of the specification's documents, so that the table can be
checked where these are missing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo

ROOT = Path(__file__).resolve().parents[1]
NAMES = ROOT / "tools" / "reference_ops.txt"
SPECIFIED = ROOT / "tools" / "specification_ops.txt"
LIT = ROOT / "tests" / "lit"
TABLE = ROOT / "docs" / "op-coverage.md"
sys.path.insert(0, str(ROOT))

from tests.support import llvm  # noqa: E402


def read_declarations() -> list[str]:
    """All op names of the reference, from its declarations."""
    found: set[str] = set()
    for path in sorted(Path(llvm.INCLUDE, "mlir").rglob("*.td")):
        if not re.search(r"def \w+\s*:", path.read_text(encoding="utf-8")) or "Op" not in path.name:
            continue
        done = subprocess.run(
            [f"{llvm.FOLDER}/bin/mlir-tblgen", "-gen-op-doc", "-I", llvm.INCLUDE, "-I", str(path.parent), str(path)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        found.update(re.findall(r"^### `([\w.]+)` \(", done.stdout, re.MULTILINE))
    return sorted(found)


def read_documents(folder: Path) -> list[str]:
    """All op names that the specification's documents describe, each with its documents."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^(?:#+ +)?`?([a-z_]+\.[\w.]+)`?\s*\((?:::)?(?:mlir::)?\w+::", text, re.MULTILINE):
            found.setdefault(name, []).append(path.name)
    return [f"{name} {' '.join(dict.fromkeys(documents))}" for name, documents in sorted(found.items())]


class Tests(NamedTuple):
    """The numbers of chunks of the lit tests that have an op: in its custom form, in the generic form, in something
    rejected."""

    custom: int = 0
    generic: int = 0
    rejected: int = 0


SHORT = re.compile(r"(?<![\w.%@#!^-])(return|call|call_indirect|constant|module)\b(?!\s*[=:,)])")
"""Ops that may be written without their dialect."""


def forms(text: str) -> tuple[set[str], set[str]]:
    """The names in a text that may be ops: those in custom form, and those in generic form."""
    generic = set(re.findall(r'"([a-z_]+\.[\w.]+)" ?\(', text))
    custom = set(re.findall(r'(?<![\w."@#!])([a-z_]+\.[a-z_][\w.]*)', text))
    for word in SHORT.findall(text):
        custom.add(f"builtin.{word}" if word == "module" else f"func.{word}")
    return custom, generic


def tested(folder: Path = LIT) -> dict[str, Tests]:
    """The lit tests below a folder, by op. A chunk counts for a form if it is written or printed in it."""
    from tests.support.lit_file import chunks

    found: dict[str, Tests] = {}
    for path in sorted(folder.rglob("*.mlir")):
        for chunk in chunks(path.read_text(encoding="utf-8", errors="surrogateescape")):
            text = re.sub(r"// *RUN:.*", "", chunk.text)
            custom, generic = forms(text)
            rejected = "expected-error" in text
            for name in generic | custom:
                known = found.get(name, Tests())
                found[name] = Tests(
                    known.custom + (not rejected and name in custom),
                    known.generic + (not rejected and name in generic),
                    known.rejected + rejected,
                )
    return found


MANY = 10
"""From how many chunks on the table no longer counts, so that not every new test changes it."""


def shown(number: int) -> str:
    return str(number) if number < MANY else f"{MANY}+"


def by_dialect(names: list[str]) -> dict[str, list[str]]:
    """Op names without their dialect, by dialect."""
    found: dict[str, list[str]] = {}
    for name in names:
        dialect, _, op = name.partition(".")
        found.setdefault(dialect, []).append(op)
    return found


def declarations(dialect: str) -> dict[str, OpInfo]:
    """The ops that pyopt declares of a dialect, by name."""
    from pyopt.ir.context import KNOWN_DIALECTS, Context

    if dialect not in KNOWN_DIALECTS:
        return {}
    found = Context(lambda severity, message, location, notes: None).dialect(dialect)
    assert found is not None
    return found.ops


def declared(dialect: str) -> dict[str, str]:
    """The ops of a dialect in pyopt: mnemonic -> a word on its folds and rules."""
    return {name.partition(".")[2]: _hooks(info) for name, info in declarations(dialect).items()}


def _hooks(info: OpInfo) -> str:
    from pyopt.passes.canonicalize import rules_in
    from pyopt.passes.canonicalize.folds import folds_in_place

    # Those of other dialects come and go.
    rules = folds_in_place(info) + rules_in(info.name.partition(".")[0]).get(info.name, ())
    return ", ".join(["fold"] * (info.fold is not None) + ["rules"] * bool(rules))


def today(name: str) -> str:
    """The name that an op of the specification has in MLIR today."""
    from pyopt.syntax.parser import SPECIFIED_NAMES

    return SPECIFIED_NAMES.get(name, name)


def untested() -> list[str]:
    """The declared ops that lack a test: of the custom form, of the generic form, or of something rejected."""
    counts = tested()
    lacking = []
    for dialect in by_dialect(NAMES.read_text(encoding="utf-8").split()):
        for info in declarations(dialect).values():
            count = counts.get(info.name, Tests())
            has_form = bool(info.syntax) or info.parse is not None
            for form, number in count._asdict().items():
                if number == 0 and (form != "custom" or has_form):
                    lacking.append(f"{info.name} ({form})")
    return lacking


def table() -> str:
    """The whole document."""
    reference = by_dialect(NAMES.read_text(encoding="utf-8").split())
    specified = dict(line.split(" ", 1) for line in SPECIFIED.read_text(encoding="utf-8").splitlines())
    ours = {dialect: declared(dialect) for dialect in reference}
    lines = [
        "# Ops of the reference and of pyopt",
        "",
        f"Written by `python tools/op_coverage.py`; a test keeps it true. The reference is MLIR {llvm.FOLLOWED}.",
        "",
        "| dialect | ops | declared | missing |",
        "|---|---|---|---|",
    ]
    for dialect, ops in reference.items():
        missing = [op for op in ops if op not in ours[dialect]]
        if ours[dialect]:
            listed = ", ".join(f"`{op}`" for op in missing) or "–"
            lines.append(f"| {dialect} | {len(ops)} | {len(ops) - len(missing)} | {listed} |")
    absent = [f"{dialect} ({len(ops)})" for dialect, ops in reference.items() if not ours[dialect]]
    lines += ["", "Dialects that pyopt does not have, with their number of ops: " + ", ".join(absent) + "."]
    lines += ["", "| document of the specification | ops | declared | missing |", "|---|---|---|---|"]
    for document in sorted({one for documents in specified.values() for one in documents.split()}):
        names = [name for name, documents in specified.items() if document in documents.split()]
        missing = [name for name in names if today(name).partition(".")[2] not in ours[today(name).partition(".")[0]]]
        listed = ", ".join(f"`{name}`" for name in missing) or "–"
        lines.append(f"| {document} | {len(names)} | {len(names) - len(missing)} | {listed} |")
    lines += [
        "",
        "`custom`, `generic`, `rejected`: in how many chunks of `tests/lit` the op is written or printed so.",
        "",
    ]
    counts = tested()
    for dialect in reference:
        if ours[dialect]:
            lines += [f"## {dialect}", "", "| op | has | custom | generic | rejected |", "|---|---|---|---|---|"]
            for op, what in sorted(ours[dialect].items()):
                count = counts.get(f"{dialect}.{op}", Tests())
                numbers = " | ".join(shown(number) for number in count)
                lines.append(f"| `{dialect}.{op}` | {what or '–'} | {numbers} |")
            lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--refresh", nargs="?", const="", metavar="DOCUMENTS")
    options = parser.parse_args()
    if options.refresh:
        SPECIFIED.write_text("\n".join(read_documents(Path(options.refresh))) + "\n", encoding="utf-8")
    if options.refresh is not None:
        NAMES.write_text("\n".join(read_declarations()) + "\n", encoding="utf-8")
    text = table()
    changed = TABLE.read_text(encoding="utf-8") != text
    if not options.check:
        TABLE.write_text(text, encoding="utf-8")
        print(f"docs/op-coverage.md: {'updated' if changed else 'unchanged'}")
    elif changed:
        sys.exit("docs/op-coverage.md is not up to date: run python tools/op_coverage.py")


if __name__ == "__main__":
    main()
