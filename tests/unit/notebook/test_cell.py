"""A run of pyopt on a cell, and what is shown of it."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from html import unescape

import pytest

import pyopt
from pyopt.driver.options import UsageError
from pyopt.driver.run import run_in_process
from pyopt.notebook.cell import run_cell
from tests.support.documents import ROOT

FOLDS = """\
func.func @f(%arg: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %same = arith.addi %arg, %zero : i32
  return %same : i32
}
"""
WRONG = """\
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i64
\t%c = arith.adi %a, %a : i32 // <&>
  return %a : i32
}
"""


def words(html: str) -> str:
    """The text that HTML shows."""
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_the_ir_at_the_end_has_the_names_of_the_cell() -> None:
    result = run_cell(["--canonicalize"], FOLDS)
    assert result.ok and result.diagnostics == [] and result.output == ""
    assert result.text + "\n" == run_in_process(["--canonicalize", "--keep-names", "-"], FOLDS)[1]
    assert repr(result) == result.text.rstrip("\n")
    assert isinstance(result.module, pyopt.Module) and result.module.text(keep_names=True) == result.text
    assert "%arg0" in run_cell(["--keep-names=false"], FOLDS).text


def test_what_each_pass_changed_is_folded() -> None:
    result = run_cell(["--canonicalize=top-down=false", "--cse", "--symbol-dce"], FOLDS)
    html = result._repr_html_()
    assert html.count("<details>") == 1 and "<details open" not in html
    shown = words(html)
    assert shown.startswith("canonicalize ") and "top-down=false" in shown.partition("−3 +1")[0]
    assert "-    %same = arith.addi %arg, %zero : i32" in shown and "+    return %arg : i32" in shown
    assert "changed nothing: cse, symbol-dce" in shown
    assert shown.endswith(result.text)


def test_functions_of_a_pass_are_told_apart() -> None:
    text = FOLDS + FOLDS.replace("@f", "@g")
    shown = words(run_cell(["--pass-pipeline=builtin.module(func.func(canonicalize))"], text)._repr_html_())
    assert "func.func @f\n" in shown and "func.func @g\n" in shown and "−6 +2" in shown


def test_diagnostics_stand_under_their_lines() -> None:
    result = run_cell(["--cse", "--max-errors=5"], WRONG)
    assert not result.ok and [one.severity for one in result.diagnostics] == ["error", "error"]
    html = result._repr_html_()
    lines = words(html).split("\n")
    assert lines[0].startswith("   1  func.func @f")
    assert lines[1] == "      " + " " * 13 + "^ note: prior use here"
    assert lines[2].startswith("   2    %b = arith.addi")
    assert lines[3] == "      " + " " * 18 + "^ error: " + result.diagnostics[0].message
    assert lines[4].startswith("   3  \t%c = arith.adi")
    assert lines[5] == "      \t" + " " * 5 + "^ error: custom op 'arith.adi' is unknown"
    assert "<&>" not in html and "&lt;&amp;&gt;" in html
    with pytest.raises(pyopt.Error, match="there is no module"):
        _ = result.module
    assert repr(result).startswith("<cell>:2:19: error: use of value '%a' expects different type")


def test_long_cells_are_shown_around_diagnostics() -> None:
    filler = "".join([f"// line {number}\n" for number in range(2, 60)])
    shown = words(run_cell([], "// line 1\n" + filler + "wrong.op\n" + filler)._repr_html_()).split("\n")
    numbers = [line.split()[0] for line in shown if line[:4].strip()]
    assert numbers == ["...", "57", "58", "59", "60", "61", "62", "63", "..."] or numbers == [
        "57",
        "58",
        "59",
        "60",
        "61",
        "62",
        "63",
    ]


def test_warnings_remarks_and_output_are_shown_of_runs_that_succeed() -> None:
    text = 'func.func @f() -> tensor<?xf32> {\n  %e = "my.op"() : () -> tensor<?xf32>\n  return %e : tensor<?xf32>\n}\n'
    flags = ["--allow-unregistered-dialect", "--export-shape-functions", "--print-op-stats"]
    result = run_cell(flags, text)
    assert result.ok and [one.severity for one in result.diagnostics] == ["warning"]
    shown = words(result._repr_html_())
    assert "   1  func.func @f() -> tensor<?xf32> {\n      ^ warning: the shapes of @f cannot be computed" in shown
    assert "my.op" in result.output and result.output in shown and "warning" not in result.output
    assert '"my.op"' in str(result.module)


def test_the_report_shows_itself() -> None:
    report = run_cell(["--canonicalize"], FOLDS).report
    assert report.html.startswith("<!DOCTYPE html>") and "canonicalize" in report.html
    shown = report._repr_html_()
    assert shown.startswith("<iframe") and unescape(shown).count("<!DOCTYPE html>") == 1 and shown.count("<") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--no-such-pass"], "no-such-pass"),
        (["file.mlir"], "the cell is the input"),
        (["--report=x.html"], "a cell takes no --report"),
        (["-o", "x"], "a cell takes no -o"),
        (["--help"], "a cell takes no --help"),
        (["--pass-pipeline=builtin.module(cse"], "error"),
        (["--load-dialect-plugin=no_such_module"], "cannot load the plug-in"),
    ],
)
def test_wrong_arguments(arguments: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        run_cell(arguments, FOLDS)


def test_expected_diagnostics() -> None:
    expected = "// expected-error @below {{custom op 'wrong.op' is unknown}}\n"
    text = expected.replace("custom op 'wrong.op' is unknown", "Dialect `wrong' not found") + "wrong.op\n"
    assert run_cell(["--verify-diagnostics=only-expected"], text).ok
    assert not run_cell(["--verify-diagnostics"], expected).ok


@pytest.mark.parametrize("seed", range(30))
def test_any_text_is_shown_as_text(seed: int) -> None:
    """Whatever a cell has: all of it is escaped."""
    chance = random.Random(seed)
    text = chance.choice(sorted((ROOT / "tests" / "lit").glob("**/*.mlir"))).read_text("utf-8", "replace")
    at = chance.randrange(max(len(text) - 600, 1))
    html = run_cell(["--canonicalize", "--max-errors=3"], text[at : at + 600])._repr_html_()
    rest = re.sub(r"</?(?:div|pre|span|details|summary|code|b)(?: style=\"[^\"<>]*\")?>", "", html)
    assert "<" not in rest and ">" not in rest


def test_other_commands_load_nothing_of_it() -> None:
    code = (
        "import sys, pyopt; pyopt.parse('func.func @f() { return }').run('canonicalize'); "
        "print(sorted(one for one in sys.modules if one.startswith(('pyopt.notebook', 'IPython'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
