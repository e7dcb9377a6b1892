"""Each question about the chunks of tests/lit passes on a sound chunk, and fails where something is wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

import pyopt.syntax.scanner
from pyopt.driver import chunk as driver_chunk
from pyopt.driver.report.sides import Rows
from pyopt.format import format_source, format_text
from pyopt.ir.context import Context
from pyopt.ir.core import INTERPRETED, Operation
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support import shell
from tests.support.chunks import about_layout, about_runs, reading
from tests.support.chunks.chunk import ChunkFailure, LitChunk
from tests.support.chunks.runs import LitText, chunk_line, lit_text
from tests.support.chunks.table import QUESTIONS, questions
from tests.support.tiers import SHARES, Sampling, current, use

TEXT = """// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s
// RUN: pyopt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: func.func @f
// CHECK-NEXT: return %arg0, %arg0 : i32, i32
// GENERIC: "func.return"
func.func @f(%a:   i32) -> (i32, i32) {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %0, %c : i32
  return %0, %1 : i32, i32
}

// -----

// CHECK: func.func private @g
func.func private @g()
"""


def written(folder: Path, text: str) -> LitText:
    path = folder / "a.mlir"
    path.write_text(text, encoding="utf-8")
    return LitText(path)


def ask(file: LitText, name: str) -> None:
    """Asks the question with this name of all chunks."""
    question = next(one for one in QUESTIONS if one.name == name)
    for index in range(len(file.chunks)):
        question.ask(LitChunk(file, index))


Patch = Callable[[pytest.MonkeyPatch], None]


def printer_counts(patch: pytest.MonkeyPatch) -> None:
    """Each time that something is printed it is something else."""
    numbers = count()

    def fault(op: Operation, context: Context, options: PrintOptions) -> str:
        return print_op(op, context, options) + f"// {next(numbers)}"

    patch.setattr(reading, "print_op", fault)


def memory_matters(patch: pytest.MonkeyPatch) -> None:
    """What is printed depends on whether the context remembers."""

    def fault(op: Operation, context: Context, options: PrintOptions, top_level: bool = True) -> str:
        return print_op(op, context, options, top_level) + ("" if context.plain else "// remembered")

    patch.setattr(reading, "print_op", fault)
    patch.setattr(driver_chunk, "print_op", fault)


def second_run_changes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shell, "run_tool", lambda arguments, stdin, cwd: shell.CommandResult(0, stdin + "\n", ""))


def names_are_lost(patch: pytest.MonkeyPatch) -> None:
    """What was printed under the names of the source has others when it is read again."""
    run_tool = shell.run_tool

    def fault(arguments: list[str], stdin: str, cwd: str) -> shell.CommandResult:
        again = "--allow-unregistered-dialect" in arguments
        return run_tool([one for one in arguments if one != "--keep-names" or not again], stdin, cwd)

    patch.setattr(shell, "run_tool", fault)


def rows_are_lost(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Rows, "_context", lambda rows, start, end, shift: None)


def runs_fail(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(about_runs, "has_directives", lambda text, prefixes: False)


def scanner_drops(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pyopt.syntax.scanner, "scan", lambda text: ["func.func", "\0"])


def layout_changes_types(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(about_layout, "format_text", lambda text, *options: format_text(text, *options).replace("i32", "i64"))


def layout_ignores_nothing(patch: pytest.MonkeyPatch) -> None:
    """Text comes out as it went in."""
    patch.setattr(about_layout, "format_text", lambda text, *options: text)


def statements_are_missed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(about_layout, "_named_ops", lambda text: {0})


def canonical_syntax_stays_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(about_layout, "format_source", lambda text, options: format_source(text))


FAULTS: dict[str, Patch] = {
    "run lines": runs_fail,
    "round trip": printer_counts,
    "round trip of the generic form": printer_counts,
    "fixed point": second_run_changes,
    "scanner": scanner_drops,
    "layout": layout_changes_types,
    "plain runs": memory_matters,
    "kept names": names_are_lost,
    "reports": rows_are_lost,
    "plain reading": memory_matters,
    "plain rewriting": memory_matters,
    "layout of printed text": layout_changes_types,
    "layout of other white space": layout_ignores_nothing,
    "statements": statements_are_missed,
    "canonical syntax": canonical_syntax_stays_away,
}


def test_all_questions_have_a_fault() -> None:
    assert list(FAULTS) == [question.name for question in QUESTIONS]


@pytest.mark.quick
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "plain runs" and not INTERPRETED:
        pytest.skip("compiled modules call each other whatever a test puts in their place")
    file = written(tmp_path, TEXT)
    assert len(file.chunks) == 2 and len(file.chunk_lines) == 2
    ask(file, name)
    FAULTS[name](monkeypatch)
    with pytest.raises(ChunkFailure):
        ask(LitText(file.path), name)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return %arg0, %arg0", "return %arg0, %arg1"),
        ("CHECK: func.func private @g", "CHECK: func.func private @h"),
        ('GENERIC: "func.return"', "GENERIC: cf.br"),
        ("--check-prefix=GENERIC", "--check-prefix=NOWHERE"),
        ("func.func private @g()", "func.func private @g("),
    ],
)
def test_wrong_run_lines(old: str, new: str, tmp_path: Path) -> None:
    assert old in TEXT
    with pytest.raises(ChunkFailure):
        ask(written(tmp_path, TEXT.replace(old, new)), "run lines")


@pytest.mark.parametrize(
    ("flag", "message"),
    [
        ("--no-such", "No such option '--no-such'"),
        ("--cse=x=1", "no such option x"),
        ("--pass-pipeline='builtin.module(x'", "builtin.module(x"),
    ],
)
def test_flags_that_pyopt_rejects(flag: str, message: str, tmp_path: Path) -> None:
    """The failure names the RUN line and has pyopt's own error, and no other question fails."""
    file = written(tmp_path, TEXT.replace("--mlir-print-op-generic", flag))
    with pytest.raises(ChunkFailure) as caught:
        ask(file, "run lines")
    text = str(caught.value)
    assert f"RUN line at {file.name}:2: exit code 1" in text and message in text and "Traceback" not in text
    for question in QUESTIONS[1:]:
        ask(file, question.name)
    flags = file.chunk_lines[1].flags
    assert file.whole(list(flags)) == shell.run_tool([*flags, file.name], "", "")


def test_arguments_that_filecheck_rejects(tmp_path: Path) -> None:
    file = written(tmp_path, TEXT.replace("--check-prefix", "--no-such"))
    with pytest.raises(ChunkFailure, match="wrong arguments of FileCheck"):
        ask(file, "run lines")


def test_crlf_line_ends(tmp_path: Path) -> None:
    text = TEXT.replace("  %0 =", "\n  // A comment\n  %0 =").replace("\n", "\r\n")
    path = tmp_path / "a.mlir"
    path.write_bytes(text.encode())
    for question in QUESTIONS:
        ask(LitText(path), question.name)


@pytest.mark.parametrize("comment", ["// expected-error@+1 {{something else}}", "// nothing"])
def test_wrong_expectations(comment: str, tmp_path: Path) -> None:
    run = "// RUN: pyopt %s --split-input-file --verify-diagnostics\n"
    text = "func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  COMMENT\n  return %0, %0 : i32, i32\n}\n"
    expected = "// expected-error@+1 {{has 2 operands, but enclosing function (@f) returns 1}}"
    ask(written(tmp_path, run + text.replace("COMMENT", expected)), "run lines")
    with pytest.raises(ChunkFailure):
        ask(written(tmp_path, run + text.replace("COMMENT", comment)), "run lines")


def test_which_lines_are_taken_apart() -> None:
    assert chunk_line("pyopt %s --cse | FileCheck %s") is not None
    assert chunk_line("pyopt --cse %s --split-input-file --verify-diagnostics") is not None
    whole = (
        "not pyopt %s 2>&1 | FileCheck %s", "pyopt %s", "pyopt %s -o %t", "pyopt %s | pyopt --cse | FileCheck %s",
        "pyopt %s --mlir-timing | FileCheck %s", "pyopt %s | FileCheck %S/a.mlir", "pyopt-run %s | FileCheck %s",
        "pyopt %s && pyopt %s | FileCheck %s", "ls * | pyopt %s", "pyopt %s > %t",
        "pyopt %s --output-split-marker=x | FileCheck %s",
    )  # fmt: skip
    assert [line for line in whole if chunk_line(line) is not None] == []


def test_errors_of_several_parts_are_checked_together(tmp_path: Path) -> None:
    """They all come before the text of the first part, and FileCheck has to see that."""
    run = "// RUN: pyopt %s --split-input-file 2>&1 | FileCheck %s\n"
    part = "func.func private @f()\n"
    assert len(written(tmp_path, run + part).chunk_lines) == 1
    several = written(tmp_path, f"{run}{part}// -----\n{part}")
    assert several.chunk_lines == [] and len(several.whole_lines) == 1 and len(several.chunks) == 2
    expecting = run.replace("2>&1 | FileCheck %s", "--verify-diagnostics 2>&1")
    assert len(written(tmp_path, f"{expecting}{part}// -----\n{part}").chunk_lines) == 1


def test_parts_are_those_of_the_driver(tmp_path: Path) -> None:
    """Messages name the line in the file, and the whole output is that of pyopt."""
    text = TEXT.replace("func.func private @g()", "func.func private @g(")
    file = written(tmp_path, text)
    flags = file.chunk_lines[0].flags
    whole = shell.run_tool([*flags, file.name], "", "")
    assert file.run(flags).whole() == whole
    assert f"{file.name}:17:" in file.run(flags).result(1).err
    assert lit_text(file.path) is lit_text(file.path)


def test_what_is_asked_in_a_tier() -> None:
    before = current()
    names = {question.name for question in QUESTIONS}
    try:
        use(Sampling("full", "1"))
        everywhere = {question.name for question in QUESTIONS if question.default <= SHARES}
        asked = [{question.name for question in questions(f"line{number}")} for number in range(100)]
        assert all(everywhere <= one for one in asked) and set().union(*asked) == names
        for tier, least in (("quick", 1.2), ("default", 4.5)):
            use(Sampling(tier, "1"))
            drawn = [[question.name for question in questions(f"line{number}")] for number in range(400)]
            assert all("run lines" in names for names in drawn)
            assert least < sum(map(len, drawn)) / len(drawn) < least + 2
            assert set().union(*drawn) == {question.name for question in QUESTIONS if getattr(question, tier)}
        use(Sampling("quick", "1", None, ("statements", "layout")))
        assert [question.name for question in questions("a")] == ["layout", "statements"]
    finally:
        use(before)
