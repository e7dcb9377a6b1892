"""The Python side of the playground: runs on the page's text, and diagnostics as one types."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

from pyopt.driver.run import run_in_process
from pyopt.playground import runs
from pyopt.playground.runs import Playground, run_text
from tests.support.report_page import Element, Reader

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"
NUMPY = re.compile(r"^\s*(?:import numpy|from numpy)|\.to_numpy\(", re.MULTILINE)
SUM = """func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %s = arith.addi %a, %zero : i32
  return %s : i32
}
"""
WRONG = "func.func @f(%a: i32) -> i32 {\n  %s = arith.adi %a, %a : i32\n  return %s : i32\n}\n"


def page_of(html: str) -> Element:
    """A page as a browser reads it."""
    reader = Reader()
    reader.feed(html)
    return reader.root


def places(answer: dict[str, object]) -> list[tuple[int, int, int, str]]:
    """(line, column, end, severity) of each diagnostic."""
    found = cast("list[dict[str, object]]", answer["diagnostics"])
    return [
        (cast(int, one["line"]), cast(int, one["column"]), cast(int, one["end"]), str(one["severity"])) for one in found
    ]


@pytest.mark.parametrize(
    ("flags", "argv", "text"),
    [
        ("", [], SUM),
        ("--canonicalize --cse", ["--canonicalize", "--cse"], SUM),
        ("'--pass-pipeline=builtin.module(func.func(cse))'", ["--pass-pipeline=builtin.module(func.func(cse))"], SUM),
        ("--canonicalize='max-iterations=2 top-down=false'", ["--canonicalize=max-iterations=2 top-down=false"], SUM),
        ("--mlir-print-ir-diff --canonicalize", ["--mlir-print-ir-diff", "--canonicalize"], SUM),
        ("--jobs=2 --cse", ["--jobs=2", "--cse"], SUM),
        ("--split-input-file", ["--split-input-file"], (EXAMPLES / "mistakes.mlir").read_text(encoding="utf-8")),
        ("", [], WRONG),
        ("--canonicalise", ["--canonicalise"], SUM),
        ("--canonicalize=wrong=1", ["--canonicalize=wrong=1"], SUM),
        ("--o", ["--o"], SUM),
        ("nowhere.mlir", ["nowhere.mlir"], SUM),
        ("--load-pass-plugin=nowhere.py", ["--load-pass-plugin=nowhere.py"], SUM),
        ("--help --cse", ["--help", "--cse"], SUM),
        ("help cse", ["help", "cse"], SUM),
        ("--report=-", ["--report=-"], SUM),
    ],
)
def test_a_run_is_that_of_the_command_at_a_terminal(flags: str, argv: list[str], text: str) -> None:
    found = run_text(text, flags)
    asked = argv if argv[:1] == ["help"] else ["--suggest", *argv]
    assert (found["code"], found["out"], found["err"]) == run_in_process(asked, text)


def test_an_open_quotation_is_a_wrong_command_line() -> None:
    found = run_text(SUM, "--canonicalize='")
    assert (found["code"], found["out"], found["report"]) == (1, "", "")
    assert found["err"] == "Usage: pyopt [OPTIONS] [FILE]\n\nError: No closing quotation\n"


def test_files_are_written_for_the_page_only() -> None:
    found = run_text(SUM, "--canonicalize -o here.mlir --mlir-print-ir-tree-dir=tree --mlir-print-ir-after-all")
    files = cast("dict[str, str]", found["files"])
    assert found["out"] == ""
    assert files["here.mlir"] == run_in_process(["--canonicalize"], SUM)[1]
    assert [name for name in files if name.startswith("tree/")]
    assert run_text(SUM, "")["files"] == {}


def test_the_report_has_what_passes_changed() -> None:
    page = page_of(str(run_text(SUM, "--canonicalize --cse")["report"]))
    assert [one.text() for one in page.find("h1")] == ["<stdin>"]
    rows = page.find("table", "passes")[0].find("tr")
    assert [row.find("td")[1].text() for row in rows[1:]] == ["canonicalize", "cse"]
    assert [row.kinds() for row in rows[1:]] == [[], ["unchanged"]]


def test_errors_are_at_their_places_with_notes() -> None:
    found = run_text(WRONG, "")
    assert places(found) == [(1, 7, 16, "error")]
    (one,) = cast("list[dict[str, object]]", found["diagnostics"])
    assert "did you mean 'arith.addi' or" in str(one["notes"])
    page = page_of(str(found["report"]))
    assert "arith.adi" in page.find("pre", "error")[0].text()


def test_errors_of_passes_are_at_their_places() -> None:
    text = "func.func @f(%a: complex<f32>) {\n  %0 = complex.exp %a : complex<f32>\n  return\n}\n"
    found = run_text(text, "--convert-complex-to-llvm")
    assert (found["code"], places(found)) == (1, [(1, 7, 18, "error")])
    parts = f"{text}// -----\n{WRONG}// -----\n{text}"
    found = run_text(parts, "--split-input-file --convert-complex-to-llvm")
    assert [place[:3] for place in places(found)] == [(1, 7, 18), (6, 7, 16), (11, 7, 18)]


def test_columns_count_as_javascript_does() -> None:
    text = 'func.func @f() attributes {a.b = "𝄞é"} { %x = arith.adi %x : i32 return }\n'
    ((line, column, end, _),) = places(run_text(text, ""))
    assert (line, text.encode("utf-16-le")[2 * column : 2 * end].decode("utf-16-le")) == (0, "arith.adi")


def ask(playground: Playground, **question: object) -> dict[str, object]:
    """The answer to a question."""
    return cast("dict[str, object]", json.loads(playground.answer(json.dumps(question))))


def test_passes_need_no_numpy() -> None:
    """The page has none."""
    allowed = {"interpreter", "native", "api", "import_onnx"}
    folders = [folder for folder in (ROOT / "pyopt").iterdir() if folder.name not in {*allowed, "passes"}]
    paths = [path for folder in (*folders, ROOT / "passes") for path in folder.rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in paths if NUMPY.search(path.read_text(encoding="utf-8"))}
    assert found == {"pyopt/ir/elements.py"}  # to_numpy, which is of the API
    assert len(paths) > 1000


def test_a_text_is_checked_as_one_types() -> None:
    playground = Playground()
    assert ask(playground, ask="check", text=SUM, flags="", whole=False) == {"diagnostics": [], "complete": True}
    assert places(ask(playground, ask="check", text=WRONG, flags="--cse", whole=False)) == [(1, 7, 16, "error")]
    assert ask(playground, ask="check", text=SUM, flags="--cse", whole=True) == {"diagnostics": [], "complete": True}


def test_options_decide_how_a_text_is_read() -> None:
    playground = Playground()
    unknown = '"a.b"() : () -> ()\n'
    assert places(ask(playground, ask="check", text=unknown, flags="", whole=False)) == [(0, 5, 6, "error")]
    flags = "--allow-unregistered-dialect"
    assert ask(playground, ask="check", text=unknown, flags=flags, whole=False)["diagnostics"] == []
    assert places(ask(playground, ask="check", text=unknown, flags="--nonsense '", whole=False)) == [(0, 5, 6, "error")]
    assert ask(playground, ask="check", text="%x = std.addi", flags="--upgrade", whole=False)["diagnostics"] == []


def test_what_is_no_text_is_shown_all_the_same() -> None:
    found = ask(Playground(), ask="run", text="\ud800 \udc80 \0", flags="--cse\ud800", whole=False)
    assert found["code"] == 1
    assert "no such option" in str(found["err"]).lower()
    found = ask(Playground(), ask="run", text="// \ud800 \udc80 \0", flags="", whole=False)
    assert "failure" not in found and found["code"] in (0, 1)
    # Bytes that are not UTF-8 come out of strings with hexadecimal digits.
    found = run_text('module attributes {a.b = "\\FF"} {}', "")
    assert (found["code"], '"\\FF"' in str(found["out"])) == (0, True)


def test_a_fault_of_pyopt_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise ValueError("of a page")

    monkeypatch.setattr(runs, "page_of", fail)
    found = ask(Playground(), ask="run", text=SUM, flags="", whole=False)
    assert str(found["failure"]).startswith("pyopt: error: internal error: ValueError: of a page")


def test_texts_that_nest_too_deep_are_errors() -> None:
    found = run_text("module attributes {a.b = " + "[" * 50_000 + "]" * 50_000 + "} {}", "")
    assert found["code"] == 1
    assert "nest" in str(found["err"])
