"""`--view-op-graph=svg=FILE`: pictures, by the programs that are installed."""

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
    assert {"arith.addi : (i32)", "arg0"} <= words


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
