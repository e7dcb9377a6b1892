"""--report: the page is well formed, shows all that a run did, and changes nothing about the run."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from pyopt.driver.line_diff import changes
from pyopt.driver.report.marks import compared
from pyopt.driver.report.records import CHANGED, PassRun
from pyopt.driver.report.sides import MOST_ROWS, LineTable, Sides, enclosing_symbols
from pyopt.driver.run import run_in_process
from tests.support.plugins import unloading_plugins
from tests.support.report_page import Element, Page
from tests.support.work import calls_in

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SQUARE = """\
func.func @square(%side: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %length = arith.addi %side, %zero : i32
  %area = arith.muli %length, %length : i32
  %same = arith.muli %length, %length : i32
  %both = arith.addi %area, %same : i32
  return %both : i32
}
"""


def report(tmp_path: Path, text: str, *flags: str, code: int = 0, name: str = "in.mlir") -> Page:
    """The page of a run, which must end and print as it does without a page."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    plain = run_in_process([*flags, name], cwd=str(tmp_path))
    assert plain[0] == code, plain[2]
    assert run_in_process(["--report", "out.html", *flags, name], cwd=str(tmp_path)) == plain
    return Page((tmp_path / "out.html").read_text(encoding="utf-8", errors="surrogateescape"))


def rows(page: Page) -> list[list[str]]:
    """The cells of the list of passes, without times."""
    found = []
    for table in page.root.find("table", "passes"):
        for row in table.find("tr")[1:]:
            cells = [cell.text() for cell in row.find("td")]
            found.append([*cells[:3], *cells[4:]])
    return found


def without_names(lines: list[str]) -> list[str]:
    return [re.sub(r"[%^][\w$.-]+", "%", line.partition(" //")[0]).rstrip() for line in lines]


def section(page: Page, id: str) -> Element:
    return next(one for one in page.root.find("section") if one.attributes["id"] == id)


@pytest.mark.quick
def test_passes_with_statistics_rules_and_changes(tmp_path: Path) -> None:
    page = report(tmp_path, SQUARE, "--canonicalize", "--cse", "--symbol-dce")
    assert rows(page) == [
        ["1", "canonicalize", "builtin.module", "−4 +2", "1", ""],
        ["2", "cse", "builtin.module", "−2 +1", "", "1 num-cse'd"],
        ["3", "symbol-dce", "builtin.module", "", "", ""],
    ]
    (old, new), (_, last) = page.changes()
    body = ["    " + line.strip() for line in SQUARE.splitlines()[1:-1]]
    assert old == ["module {", "  " + SQUARE.splitlines()[0], *body, "  }", "}"]
    assert new[2:4] == ["    %area = arith.muli %side, %side : i32", "    %same = arith.muli %side, %side : i32"]
    assert last[2:4] == ["    %area = arith.muli %side, %side : i32", "    %both = arith.addi %area, %area : i32"]
    folded = section(page, "pass-1-1")
    assert [why.text() for why in folded.find("span", "why")] == ["fold arith.addi"]
    assert "3:13 %length in @square" in folded.text()
    marks = [mark.text() for mark in folded.find("mark")]
    assert marks == ["%length", "%length", "%side", "%side"] * 2
    assert "Number of operations CSE'd" in section(page, "pass-1-2").text()
    assert not [one for one in page.root.find("section") if one.attributes["id"] == "pass-1-3"]


def test_nested_passes_of_functions(tmp_path: Path) -> None:
    text = "".join([SQUARE.replace("square", f"square{number}") for number in range(6)])
    text += "func.func @kept(%x: i32) -> i32 {\n  return %x : i32\n}\n"
    page = report(tmp_path, text, "-p", "builtin.module(func.func(canonicalize,cse))")
    assert rows(page) == [
        ["1", "canonicalize", "6 of 7 func.func changed", "−24 +12", "6", ""],
        ["2", "cse", "6 of 7 func.func changed", "−12 +6", "", "6 num-cse'd"],
    ]
    details = [one for one in section(page, "pass-1-1").find("details") if one.find("table", "sides")]
    assert [one.find("summary")[0].text() for one in details] == [f"func.func @square{k} −4 +2" for k in range(6)]
    assert ["open" in one.attributes for one in details] == [True] * 4 + [False] * 2
    assert "Nothing changed in 1 others." in section(page, "pass-1-1").text()


def test_passes_that_run_passes(tmp_path: Path) -> None:
    page = report(tmp_path, (EXAMPLES / "spmv.mlir").read_text(encoding="utf-8"), "--sparsifier")
    names = [row[1] for row in rows(page)]
    outer = names.index("sparsification-and-bufferization")
    table = page.root.find("table", "passes")[0]
    indents = ["style" in row.find("td")[1].attributes for row in table.find("tr")[1:]]
    assert names[outer + 1 : outer + 5] == [
        "pre-sparsification-rewrite", "empty-tensor-to-alloc-tensor", "sparse-reinterpret-map", "sparsification",
    ]  # fmt: skip
    assert not indents[outer] and all(indents[outer + 1 : outer + 5]) and not indents[0] and not indents[-1]
    assert "convert_call" in page.root.text() or "lower_" in page.root.text()
    # What the last pass left is what the run prints, but for the names of what was made meanwhile.
    printed = run_in_process(["--sparsifier", str(EXAMPLES / "spmv.mlir")])[1].splitlines()[:-1]
    assert len(page.changes()) == 11
    assert without_names(page.changes()[-1][1]) == without_names(printed)


FAILING = """\
func.func @"<b>&"(%t: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant 0 : i32
  %0 = "test.unknown"(%t) {note = "</script><!--<script>alert(1)</script>"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @g(%x: i32) -> i32 {
  %r = arith.addi %x, %nope : i32
  return %r : i32
}
// -----
"""


def test_failed_parts_and_names_that_look_like_html(tmp_path: Path) -> None:
    flags = ("--canonicalize", "--one-shot-bufferize", "--cse", "--print-op-stats", "--split-input-file")
    page = report(tmp_path, FAILING + SQUARE, *flags, code=1, name="<i>'\"&.mlir")
    assert page.root.find("h1")[0].text() == "<i>'\"&.mlir"
    assert page.root.find("title")[0].text() == "<i>'\"&.mlir - pyopt"
    heads = [head.text() for head in page.root.find("h2")]
    assert heads == ["Part 1 from line 1 failed", "Part 2 from line 6 failed", "Part 3 from line 11"]
    assert "3 parts, 6 passes, 3 changed the IR, 1 rewrite" in page.root.find("p")[0].text()
    assert page.root.find("p")[0].text().endswith(" 2 failed")
    assert [row[1] for row in rows(page)] == [
        "canonicalize", "one-shot-bufferize failed", "canonicalize", "one-shot-bufferize", "cse", "print-op-stats",
    ]  # fmt: skip
    failed = section(page, "pass-1-2").find("pre", "error")[0].text()
    assert failed.startswith('<i>\'"&.mlir:3:8: error: op was not bufferized\n  %0 = "test.unknown"(%t) {note = ')
    assert "note: see current operation" in failed
    assert "use of undeclared SSA value name" in page.root.find("pre", "error")[1].text()
    assert "arith.muli" in section(page, "pass-3-4").find("pre")[0].text()
    assert any("</script><!--<script>" in line for line in page.changes()[0][1])


def test_nothing_ran(tmp_path: Path) -> None:
    page = report(tmp_path, SQUARE)
    assert "No pass ran." in page.root.text() and page.root.find("p")[0].text().startswith("0 passes, 0 changed the IR")
    page = report(tmp_path, "", "--cse")
    assert rows(page) == [["1", "cse", "builtin.module", "", "", ""]]
    assert page.changes() == []


def test_expected_diagnostics_are_shown(tmp_path: Path) -> None:
    text = "func.func @f(%x: i32) -> i32 {\n  // expected-error @+1 {{undeclared SSA value}}\n  return %y : i32\n}\n"
    page = report(tmp_path, text, "--verify-diagnostics", "--cse")
    assert "3:10: error: use of undeclared SSA value name" in page.root.find("pre", "error")[0].text()
    page = report(tmp_path, text.replace("SSA", "other"), "--verify-diagnostics", "--cse", code=1)
    assert "unexpected error: use of undeclared" in page.root.find("pre", "error")[1].text()


PLUGIN = """
from pyopt import make_pass

def break_calls(op, context):
    for one in op.walk():
        if one.info.name == "func.call":
            one.remove_attribute("callee")
    return True

def crash(op, context):
    context.write("before <it>\\n")
    raise ValueError("no <luck>")

PASSES = [make_pass("break-calls", break_calls), make_pass("crash", crash)]
"""


def test_passes_that_break_something(tmp_path: Path) -> None:
    """The verifier rejects what the first one leaves, which is shown in the generic form; the second one raises."""
    (tmp_path / "breaks.py").write_text(PLUGIN, encoding="utf-8")
    plugin = f"--load-pass-plugin={tmp_path / 'breaks.py'}"
    text = "func.func private @g()\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}\n"
    with unloading_plugins():
        page = report(tmp_path, text, plugin, "--break-calls", "--cse", code=1)
        assert [row[1] for row in rows(page)] == ["break-calls failed"]
        assert "'callee'" in section(page, "pass-1-1").find("pre", "error")[0].text()
        old, new = page.changes()[0]
        assert any("call @g()" in line for line in old) and any('"func.call"()' in line for line in new)
        page = report(tmp_path, text, plugin, "--cse", "--crash", "--cse", code=1)
    assert [row[1] for row in rows(page)] == ["cse", "crash failed"]
    assert "ValueError: no <luck>" in page.root.find("pre", "error")[0].text()
    assert section(page, "pass-1-2").find("pre")[0].text() == "before <it>\n"


def test_options_and_files(tmp_path: Path) -> None:
    (tmp_path / "in.mlir").write_text(SQUARE, encoding="utf-8")
    code, output, errors = run_in_process(["--report", "-", "in.mlir"], cwd=str(tmp_path))
    assert (code, output) == (1, "") and "--report requires the name of a file" in errors
    code, output, errors = run_in_process(["--report", "no/such/folder.html", "in.mlir"], cwd=str(tmp_path))
    assert code == 1 and "func.func @square" in output and "cannot open output file 'no/such/folder.html'" in errors
    for wrong, said in (
        (["--report", "./in.mlir", "in.mlir"], "--report would overwrite the input 'in.mlir'"),
        (["--report", "page", "-o", f"{tmp_path}/page", "in.mlir"], "--report and -o name the same file 'page'"),
        (["--view-op-graph=svg=x.svg", "-o", "x.svg"], "--view-op-graph and -o name the same file 'x.svg'"),
        (["--pass-pipeline=any(cse,view-op-graph{svg=./x.svg})", "-o", "x.svg"], "and -o name the same file 'x.svg'"),
    ):
        code, output, errors = run_in_process(wrong, cwd=str(tmp_path))
        assert (code, output) == (1, "") and said in errors
    assert (tmp_path / "in.mlir").read_text(encoding="utf-8") == SQUARE
    assert run_in_process(["--report", os.devnull, "-o", os.devnull, "in.mlir"], cwd=str(tmp_path)) == (0, "", "")
    page = report(tmp_path, SQUARE, "--canonicalize=max-iterations=2", "--cse", "--jobs=2", "--mlir-print-ir-after-all")
    assert "max-iterations=2" in section(page, "pass-1-1").find("h3")[0].text()
    assert not section(page, "pass-1-2").find("h3")[0].find("code")


def test_a_large_module_stays_small(tmp_path: Path) -> None:
    """2,000 ops: what changed is compared up to a limit, and each line is in the page a few times only."""
    text = "".join([SQUARE.replace("square", f"square{number}") for number in range(285)])
    page = report(tmp_path, text, "--canonicalize", "--cse", "--canonicalize", "--cse")
    html = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert len(html) < 15 * len(text)
    (old, _), (_, new) = page.changes()
    assert len(old) == 285 * 8 + 2 and len(new) == 285 * 5 + 2
    tables = page.root.find("table", "sides")
    assert all(MOST_ROWS / 2 < len(table.find("tr")) < MOST_ROWS + 10 for table in tables)
    assert all("not compared here" in table.find("tr", "fold")[-1].text() for table in tables)


@pytest.mark.parametrize("seed", range(12))
def test_tables_have_all_lines(seed: int) -> None:
    """Random changes of random texts with nasty lines, some of which occur often."""
    draw = random.Random(seed)
    words = [
        "}",
        "return",
        '%a = "x.y"() : () -> ()',
        "%b#1 <&> \"'",
        "  ^bb0(%x: i32):",
        "\x00\x85\u2028é",
        "func.func @f {",
    ]
    old = [draw.choice(words) + draw.choice(["", f" {index}"]) for index in range(draw.randrange(120))]
    new = list(old)
    for _ in range(draw.randrange(6)):
        at = draw.randrange(len(new) + 1)
        new[at : at + draw.randrange(4)] = [draw.choice(words) for _ in range(draw.randrange(4))]
    made = list(old)
    for change in reversed(changes(old, new)):
        assert old[change.old : change.old_end] != new[change.new : change.new_end]
        made[change.old : change.old_end] = new[change.new : change.new_end]
    assert made == new
    run = PassRun("builtin.module", "")
    run.before, run.after, run.state = "\n".join(old), "\n".join(new), CHANGED
    if run.before == run.after:
        return
    sides = Sides()
    table = sides.table(run)
    data = {"lines": sides.lines.lines(), "texts": sides.lines.runs}
    assert table.count("<tr") == table.count("</tr>") and "\x00" not in table
    assert data["texts"] and not re.search(r"<(?!/?(?:table|colgroup|col|tr|td|span|mark|button)\b)", table)
    numbers = [re.findall(r'<td class="n">(\d+)</td><td class="' + side, table) for side in ("old", "new")]
    folds = re.findall(r'data-old="(\d+),(\d+)" data-new="(\d+),(\d+)"', table)
    for side, lines in enumerate((run.before.splitlines(), run.after.splitlines())):
        shown = [int(number) - 1 for number in numbers[side]]
        hidden = [index for fold in folds for index in range(int(fold[2 * side]), int(fold[2 * side + 1]))]
        assert sorted(shown + hidden) == list(range(len(lines)))


def test_lines_are_kept_once() -> None:
    lines = LineTable()
    numbers = [lines.text("a\nb\nc\n"), lines.text("a\nx\nc\nb"), lines.text("a\nb\nc\n"), lines.text("")]
    assert numbers == [0, 1, 0, 2]
    assert (lines.lines(), lines.runs) == (["a", "b", "c", "x"], [[0, 3], [0, 1, 3, 1, 2, 1, 1, 1], []])


def test_marks_and_symbols() -> None:
    old, new = compared('  %a = x.y %b {z = "<"} : i32', '    %a = x.y %c {z = "<"} : i32')
    assert old == (
        '  <span class="value">%a</span> = <span class="op">x.y</span> <mark><span class="value">%b</span></mark> '
        '{z = <span class="string">&quot;&lt;&quot;</span>} : <span class="type">i32</span>'
    )
    assert new.startswith("    <span") and '<mark><span class="value">%c</span></mark>' in new
    text = ["module @m {", "  func.func @f() {", "    x", "  ^bb1:", "    y", "  }", "  z", "}"]
    assert enclosing_symbols(text) == ["", "m", "f", "f", "f", "f", "m", "m"]


def test_differences_of_long_texts_take_work_in_proportion() -> None:
    """Functions that are alike, as lowerings leave them: a diff without fixed points takes minutes."""

    def work(count: int) -> None:
        old = [line for number in range(count) for line in (f"func @f{number} {{", "  %0 = a", "  return", "}")]
        assert len(changes(old, [line.replace("= a", "= b") for line in old])) == count

    assert calls_in(lambda: work(3000)) < 5 * calls_in(lambda: work(750)) + 1_000
