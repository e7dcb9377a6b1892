"""The page of one pass: what it does, with IR before and after, and its options. `pyopt help NAME` prints it."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from click import HelpFormatter

from pyopt.driver.help_notes import write_text
from pyopt.ir.errors import DeclarationError
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.registry import PASSES, find_pass, summary

if TYPE_CHECKING:
    from types import ModuleType

    from pyopt.pipeline.options import PassOption
    from pyopt.pipeline.passes import PassDeclaration

FOLDERS: Final = {
    "canonicalize": "Canonicalization and cleanup",
    "cleanup": "Canonicalization and cleanup",
    "shapes": "Shapes",
    "sparsify": "Sparse tensors",
    "structured": "Structured ops: linalg, tensors, vectors",
    "loops": "Loops",
    "ranges": "Ranges of integers",
    "bufferize": "Bufferization",
    "buffers": "Buffers and memory",
    "memory": "Buffers and memory",
    "lowering": "Conversions between dialects",
    "to_llvm": "Conversions to llvm",
    "inspection": "Inspection and tests",
    "": "Of plug-ins",
}
"""The groups of passes, in the order of the help, by the folders of their modules."""

LONGEST_TERM: Final = 40
"""An option whose choices do not fit beside its name has them in its text."""


def group_of(name: str) -> str:
    """The group that a pass belongs to."""
    entry = PASSES.get(name)
    folder = "" if entry is None else entry[0].split(".")[2].partition(":")[0]
    return FOLDERS.get(folder, FOLDERS["inspection"])


def option_rows(name: str) -> list[tuple[str, str]]:
    """(option with its kind, help with the default) of each option of a pass."""
    try:
        found = find_pass(name)
    except DeclarationError:  # `summary` says what is wrong
        return []
    return [] if found is None else [_row(option) for option in found.options.values()]


def _row(option: PassOption) -> tuple[str, str]:
    # An option that is empty or 0 by default needs no default in the help.
    shown = option.write(option.default) if option.default or isinstance(option.default, bool) else ""
    kind, text = option.kind(), option.help
    if len(option.name) + len(kind) > LONGEST_TERM and option.choices:
        kind, text = "WORD", f"{text}: {', '.join(option.choices)}"
    return f"  {option.name}={kind}", text + (f"  [default: {shown}]" if shown else "")


def page(name: str, width: int) -> str:
    """The page of a pass as wide as a terminal."""
    found = find_pass(name)
    assert found is not None
    formatter = HelpFormatter(width=width)
    options = f'[="{next(iter(found.options))}=... ..."]' if found.options else ""
    formatter.write_usage("pyopt", f"--{name}{options} [FILE]")
    formatter.write_paragraph()
    with formatter.indentation():
        write_text(formatter, f"{summary(name)}.\n\n{documentation(name, found)}".rstrip())
    if found.options:
        with formatter.section("Options"):
            formatter.write_dl([(term.strip(), text) for term, text in option_rows(name)], col_max=width * 2 // 5)
    if found.statistic_help:
        with formatter.section("Statistics (--mlir-pass-statistics)"):
            formatter.write_dl(list(found.statistic_help.items()))
    if found.anchor is not None:
        formatter.write_paragraph()
        formatter.write_text(f"Runs on {found.anchor}; from the command line, on each of these in the input.")
    return formatter.getvalue()


def documentation(name: str, found: PassDeclaration) -> str:
    """The docstring of the module of a pass; for a pipeline also its passes, with their options by default."""
    entry = PASSES.get(name)
    module = entry[0].partition(":")[0] if entry is not None else getattr(found.run, "__module__", "")
    text = _docstring(module)
    if found.expand is not None:
        from pyopt.pipeline.manager import PassManager
        from pyopt.pipeline.passes import ScheduledPass

        manager = PassManager()
        manager.add(ScheduledPass(found), implicit_nesting=True)
        text += "\n\nWith its options as they are by default, it stands for:\n\n" + manager.lines("    ")
    return text


def _docstring(module: str) -> str:
    """The docstring of a module."""
    loaded = sys.modules.get(module)
    if loaded is None:
        return ""
    text = loaded.__doc__ or _from_source(loaded)
    # The texts are for those who work on pyopt, too.
    return re.sub(r"\b[Tt]he\s+reference\b", "mlir-opt", text.strip())


def _from_source(loaded: ModuleType) -> str:
    """The docstring in the source of a compiled module, which stands beside it: the module itself has none."""
    path = Path(loaded.__file__ or "")
    source = path.with_name(path.name.partition(".")[0] + ".py")
    if not source.is_file():
        return ""
    return ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
