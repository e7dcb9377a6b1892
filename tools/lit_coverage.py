"""Lists what a tree of lit inputs covers: op forms, ops that passes meet, rules and folds, and messages.

    python tools/lit_coverage.py [tests/lit] [--missing]
    python tools/lit_coverage.py --against OTHER [tests/lit]    # exit code 1 if OTHER covers something more
    python tools/lit_coverage.py --save FILE [tests/lit]        # FILE can be the OTHER of a later run

A tree covers an op form as in tools/op_coverage.py (custom, generic, or in a rejected chunk), and a rule or fold if
it fires or refuses as in tools/rule_coverage.py. A pass meets the ops of the chunks in files whose RUN lines name it.
A message is a string literal of pyopt/ or passes/ in a place that makes diagnostics; a tree covers it if a diagnostic
of some RUN line has its text. `--missing` adds the rules and messages that the tree does not cover.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.diagnostics.diagnostic import Diagnostic  # noqa: E402
from pyopt.passes.registry import is_pass  # noqa: E402
from tests.support.lit_file import chunks, lit_files, pyopt_flags, run_lines, substitute  # noqa: E402
from tests.support.shell import Unsupported, run_script  # noqa: E402
from tools.op_coverage import declarations, forms, tested  # noqa: E402
from tools.rule_coverage import all_keys, coverage_of  # noqa: E402

Covered = dict[str, set[str]]
"""The covered items, by kind."""

RULES, MESSAGES = "rules and folds", "messages"

REPORTING = re.compile(r"error|warning|remark|note|emit|message|problem|reason|why|fail|raise|Error|Failure")
"""Names of functions, classes and variables that take the text of a diagnostic."""

LEAST = 10
"""Literals with fewer letters and spaces than these are no messages, or too short to be told from others."""


def size_of(folder: Path) -> str:
    texts = [path.read_text(encoding="utf-8", errors="surrogateescape") for path in folder.rglob("*.mlir")]
    lines = sum(text.count("\n") for text in texts)
    return f"{len(texts)} files, {sum(len(chunks(text)) for text in texts)} chunks, {lines} lines"


def covered_forms(folder: Path) -> set[str]:
    """`op (form)` of each declared op in each form that the tree has."""
    return {
        f"{name} ({form})"
        for name, counts in tested(folder).items()
        if name in declarations(name.partition(".")[0])
        for form, number in counts._asdict().items()
        if number
    }


def covered_inputs(folder: Path) -> set[str]:
    """`pass: op` of each op in the files that run a pass."""
    found: set[str] = set()
    for path in lit_files(folder):
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        passes = {name for line in run_lines(text) for flags in pyopt_flags(line) for name in passes_in(flags)}
        custom, generic = forms(re.sub(r"//.*", "", text))
        ops = {name for name in custom | generic if name in declarations(name.partition(".")[0])}
        found.update(f"{name}: {op}" for name in passes for op in ops)
    return found


def passes_in(flags: list[str]) -> set[str]:
    """The passes that a command line names, as flags or in a textual pipeline."""
    return {word for flag in flags for word in re.findall(r"[\w-]+", flag.lstrip("-")) if is_pass(word)}


def covered_rules(folder: Path) -> set[str]:
    coverage = coverage_of(folder)
    fired = {f"{op}: {name} fires" for op, name in coverage.fired}
    return fired | {f"{op}: {name} refuses" for op, name in coverage.refused}


def literals_in(path: Path) -> Iterator[tuple[str, ...]]:
    """The literals of a module that become text of diagnostics, each as its constant pieces."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.returns is not None and re.search(r"\bstr\b", ast.unparse(node.returns)):
                for statement in ast.walk(node):
                    if isinstance(statement, ast.Return) and statement.value is not None:
                        yield from literals_below(statement.value)
        elif isinstance(node, ast.Call):
            if REPORTING.search(ast.unparse(node.func)):
                yield from literals_below(node)
        elif isinstance(node, ast.Assign):
            if any(REPORTING.search(ast.unparse(target)) for target in node.targets):
                yield from literals_below(node.value)


def literals_below(node: ast.AST) -> Iterator[tuple[str, ...]]:
    """The pieces of each literal below a node that has enough letters."""
    if isinstance(node, ast.JoinedStr):
        pieces = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        pieces = [node.value]
    else:
        for child in ast.iter_child_nodes(node):
            yield from literals_below(child)
        return
    text = "".join(pieces)
    if " " in text.strip() and sum(char.isalpha() or char == " " for char in text) >= LEAST:
        yield tuple(piece for piece in pieces if piece)


@cache
def all_messages() -> dict[str, tuple[str, ...]]:
    """The pieces of each message, by `module: text`, with ... for what is computed."""
    found: dict[str, tuple[str, ...]] = {}
    for folder in ("pyopt", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for pieces in literals_in(path):
                found[f"{path.relative_to(ROOT)}: {'...'.join(pieces)!r}"] = pieces
    return found


@contextmanager
def recorded(found: set[str]) -> Iterator[None]:
    """Adds the message of every diagnostic that is made meanwhile to `found`."""
    make = Diagnostic.__init__

    def record(self: Diagnostic, severity: str, message: str, *rest: object, **options: object) -> None:
        found.add(message)
        make(self, severity, message, *rest, **options)  # type: ignore[arg-type]  # passed through

    Diagnostic.__init__ = record  # type: ignore[method-assign]  # for the time of the runs
    try:
        yield
    finally:
        Diagnostic.__init__ = make  # type: ignore[method-assign]


def diagnostics_of(folder: Path) -> set[str]:
    """The texts of all diagnostics under the RUN lines of a tree, without the lines that need a real shell."""
    found: set[str] = set()
    with recorded(found), tempfile.TemporaryDirectory() as temporary:
        for path in lit_files(folder.resolve()):
            for line in run_lines(path.read_text(encoding="utf-8", errors="surrogateescape")):
                # What FileCheck says makes no difference.
                command = re.sub(r"\| *FileCheck\b[^|;&]*$", "", substitute(line, path, f"{temporary}/{path.name}.tmp"))
                with suppress(Unsupported):
                    run_script(command, temporary)
    return found


def covered_messages(folder: Path) -> set[str]:
    texts = sorted(text.replace("\n", " ") for text in diagnostics_of(folder))
    joined = "\n".join(texts)
    found: set[str] = set()
    for name, pieces in all_messages().items():
        if max(pieces, key=len).replace("\n", " ") in joined:
            pattern = ".*".join(re.escape(piece.replace("\n", " ")) for piece in pieces)
            if re.search(pattern, joined):
                found.add(name)
    return found


def coverage(folder: Path) -> Covered:
    return {
        "op forms": covered_forms(folder),
        "ops that a pass meets": covered_inputs(folder),
        RULES: covered_rules(folder),
        MESSAGES: covered_messages(folder),
    }


def read(place: Path) -> Covered:
    """The coverage of a folder, or of the folder that a file was saved for."""
    if place.is_dir():
        return coverage(place)
    return {kind: set(names) for kind, names in json.loads(place.read_text(encoding="utf-8")).items()}


def missing(found: Covered) -> Covered:
    """The rules and messages that are not covered."""
    rules = {f"{op}: {name} {what}" for op, name in all_keys() for what in ("fires", "refuses")}
    return {RULES: rules - found[RULES], MESSAGES: all_messages().keys() - found[MESSAGES]}


def show(title: str, names: set[str]) -> None:
    print(f"{title}: {len(names)}")
    for name in sorted(names):
        print(f"  {name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "tests" / "lit")
    parser.add_argument("--against", type=Path, metavar="OTHER", help="a folder, or what --save wrote")
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--missing", action="store_true")
    options = parser.parse_args()
    found = coverage(options.folder)
    print(size_of(options.folder))
    for kind, names in found.items():
        print(f"{len(names)} {kind}")
    if options.save is not None:
        options.save.write_text(json.dumps({kind: sorted(names) for kind, names in found.items()}), encoding="utf-8")
    if options.missing:
        for kind, names in missing(found).items():
            show(f"{kind} that are not covered", names)
    if options.against is None:
        return 0
    other = read(options.against)
    for kind, names in found.items():
        show(f"{kind} that only {options.folder} covers", names - other[kind])
        show(f"{kind} that only {options.against} covers", other[kind] - names)
    return 1 if any(other[kind] - names for kind, names in found.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
