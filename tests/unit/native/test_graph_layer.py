"""examples/graph_layer.py compares a layer with SciPy's on small graphs, and draws a line for each way."""

from __future__ import annotations

import runpy
import sys
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

pytest.importorskip("llvmlite")

from tests.support.documents import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("edges", "sizes"), [(2000, 4), (40, 2), (1, 1)])
def test_graphs(
    edges: int, sizes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    picture = tmp_path / "times.svg"
    monkeypatch.setattr(sys, "argv", ["graph_layer", "--edges", str(edges), "--threads", "3", "--svg", str(picture)])
    runpy.run_path(str(ROOT / "examples" / "graph_layer.py"), run_name="__main__")
    table = capsys.readouterr().out.splitlines()[1:-1]
    assert len(table) == sizes and int(table[-1].split()[0]) == max(edges, 10)
    root = ElementTree.parse(picture).getroot()
    lines = root.findall(SVG + "polyline")
    assert [len(one.attrib["points"].split()) for one in lines] == [sizes] * 3
    for one in lines:
        for point in one.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 70 <= x <= 610 and 20 <= y <= 350
    assert [one.text for one in root.findall(SVG + "text")][-3:] == ["SciPy", "pyopt", "pyopt, 3 threads"]


def test_the_picture_of_the_page_is_one_of_the_example() -> None:
    root = ElementTree.parse(ROOT / "docs" / "graph-layer.svg").getroot()
    texts = [one.text or "" for one in root.findall(SVG + "text")]
    assert "1,000,000" in texts and texts[-1] == "pyopt, 2 threads"
