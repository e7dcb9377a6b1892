"""`--view-op-graph`: what lit tests cannot say of its text, and pictures by the programs that are installed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pyopt.driver.run import run_in_process
from pyopt.release import missing

TEXT = """\
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
"""


def draw(file: Path, *flags: str) -> tuple[int, str, str]:
    return run_in_process([f"--view-op-graph=svg={file}", *flags, "-"], TEXT)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder whose programs are the only ones."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    return tmp_path


def test_a_picture_by_the_extra(tmp_path: Path) -> None:
    if shutil.which("graphviz-pure", path=os.path.dirname(sys.executable)) is None:
        pytest.skip("the extra graph is not installed")
    code, out, err = draw(tmp_path / "é.svg")
    assert (code, err) == (0, "") and out.startswith("module {")
    picture = ElementTree.parse(tmp_path / "é.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    words = {one.text for one in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"arith.addi", "%arg0 i32", "%0 i32"} <= words


def test_names_that_the_text_has_as_they_are(tmp_path: Path) -> None:
    """Ports with a minus, quotes and backslashes: Graphviz does not understand the text that is printed."""
    if shutil.which("graphviz-pure", path=os.path.dirname(sys.executable)) is None:
        pytest.skip("the extra graph is not installed")
    text = """\
%minus = arith.constant -1 : i32
"x|\\22y.<z>"(%minus) {"a{\\22\\5C" = "\\00\\5C", b = #x<"\\00">} : (i32) -> ()
"x|\\22y.<z>"() ({}) {"a{\\22\\5C" = "\\00\\5C"} : () -> !x<"y">
"""
    file = tmp_path / "x.svg"
    assert run_in_process([f"--view-op-graph=svg={file}", "--allow-unregistered-dialect", "-"], text)[::2] == (0, "")
    picture = ElementTree.parse(file).getroot()
    words = {one.text for one in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {'x|"y.<z>', "%c-1_i32 i32", 'a{"\\: "\\00\\\\"', 'x|"y.<z> : (!x<"y">)'} <= words
    titles = {one.text for one in picture.iter("{http://www.w3.org/2000/svg}title")}
    assert any(one is not None and "->" in one for one in titles)


def test_characters_are_cut() -> None:
    """The limit counts bytes; the first ones of a character stay, as in the reference."""
    text = '"x.cut"() {a = #x<"äöü">} : () -> ()'
    printed = run_in_process(["--view-op-graph=max-label-len=7", "--allow-unregistered-dialect", "-"], text)[2]
    assert '\\la: #x\\<\\"ä\udcc3...\\l' in printed.encode("utf-8", "surrogateescape").decode(
        "utf-8", "surrogateescape"
    )


def test_the_program_gets_the_graph_that_would_be_printed(alone: Path) -> None:
    given = alone / "graph.dot"
    program = alone / "dot"
    program.write_text(f'#!/bin/sh\n/bin/cat > "{given}"\necho "<?xml?><svg>drawn</svg>"\n', encoding="utf-8")
    program.chmod(0o755)
    assert draw(alone / "x.svg")[0] == 0
    assert (alone / "x.svg").read_text(encoding="utf-8") == "<svg>drawn</svg>\n"
    assert given.read_text(encoding="utf-8") == run_in_process(["--view-op-graph", "-"], TEXT)[2]


def test_without_a_program(alone: Path) -> None:
    code, out, err = draw(alone / "x.svg")
    assert (code, out) == (1, "") and not (alone / "x.svg").exists()
    assert f"error: view-op-graph: drawing needs Graphviz or {missing('graphviz-pure', 'graph')}\n" in err


def test_files_that_cannot_be_written(alone: Path) -> None:
    program = alone / "dot"
    program.write_text("#!/bin/sh\necho '<svg></svg>'\n", encoding="utf-8")
    program.chmod(0o755)
    code, _, err = draw(alone / "none" / "x.svg")
    assert code == 1 and f"there is no folder '{alone / 'none'}'" in err
    code, _, err = draw(alone)
    assert code == 1 and f"error: view-op-graph: cannot write '{alone}': Is a directory" in err


def test_other_files_are_not_overwritten(tmp_path: Path) -> None:
    """The input, say."""
    file = tmp_path / "input.mlir"
    file.write_text(TEXT, encoding="utf-8")
    code, _, errors = draw(file)
    assert code == 1 and f"cannot write '{file}': it is there, and no SVG picture" in errors
    assert file.read_text(encoding="utf-8") == TEXT
