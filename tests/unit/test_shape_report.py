"""The reports of --shape-inference as JSON and as a page: what is known, why the rest is not, and the picture."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from pyopt.driver.run import run_in_process

PROGRAM = """
func.func @main(%x: tensor<?x?xf32> {shape.dims = ["batch", "n"]}, %shape: tensor<?xi64>) -> tensor<*xf32> {
  %0 = "my.unknown"(%x) : (tensor<?x?xf32>) -> tensor<*xf32>
  %1 = "onnx.Relu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  %2 = "onnx.Relu"(%x) : (tensor<?x?xf32>) -> tensor<*xf32>
  %3 = "onnx.Concat"(%2, %2) {axis = 1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %4 = "onnx.Reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<?xi64>) -> tensor<*xf32>
  %5 = "my.ranked"(%x) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  %6 = "onnx.Constant"() {value = dense<0.0> : tensor<1xf32>} : () -> tensor<*xf32>
  %7 = "onnx.Add"(%3, %6) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %7 : tensor<*xf32>
}
"""


def report(form: str, text: str = PROGRAM) -> str:
    flags = [f"--shape-inference=library=common report={form}", "--allow-unregistered-dialect", "-o", "/dev/null", "-"]
    code, out, err = run_in_process(flags, text, ".")
    assert (code, out) == (0, "")
    return err


def rows() -> dict[str, Any]:
    return {row["value"]: row for row in json.loads(report("json"))["values"]}


def test_json_has_shapes_with_symbols() -> None:
    found = rows()
    assert found["parameter 0"]["shape"] == ["batch", "n"]
    assert found["onnx.Concat (line 6)"]["shape"] == ["batch", "2 * n"]
    assert found["onnx.Add (line 10)"]["shape"] == ["batch", "2 * n"]
    constant = found["onnx.Constant (line 9)"]
    assert (constant["shape"], constant["before"], constant["after"]) == ([1], "tensor<*xf32>", "tensor<1xf32>")
    assert constant["unknown"] == []
    assert all(row["function"] == "main" for row in found.values())


def why(name: str) -> list[tuple[int | None, str]]:
    return [(one["dimension"], one["why"]) for one in rows()[name]["unknown"]]


def test_what_is_unknown_and_why() -> None:
    start = "its rank is not known: "
    assert why("my.unknown (line 3)") == [(None, f"{start}my.unknown (line 3), which has no shape function")]
    assert why("onnx.Relu (line 4)") == [(None, f"{start}my.unknown (line 3), which has no shape function")]
    assert why("onnx.Reshape (line 7)") == [(None, f"{start}what operand #1 of onnx.Reshape (line 7) holds")]
    assert why("my.ranked (line 8)") == [(1, "my.ranked (line 8), which has no shape function")]
    assert why("parameter 0") == [
        (0, "batch, what @main is called with"), (1, "n, what @main is called with"),
    ]  # fmt: skip
    assert why("onnx.Concat (line 6)")[1] == (1, "computed from n, what @main is called with")


def test_another_form_is_an_error() -> None:
    code, _, err = run_in_process(["--shape-inference=report=yaml", "-"], PROGRAM, ".")
    assert code == 1
    assert "'yaml' is invalid value for option report: it takes none or text or json or html" in err


def test_the_page_without_a_program_that_draws(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    page = report("html")
    assert page.startswith("<!DOCTYPE html>")
    assert page.endswith("</html>\n")
    assert "<svg" not in page
    assert "the extra <code>graph</code>" in page
    assert "<code>[batch, 2 * n]</code>" in page
    assert re.search(r"<p>10 values whose type did not say everything, 1 of them known now</p>", page)


def test_the_picture_has_shapes_at_edges(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given = tmp_path / "graph.dot"
    program = tmp_path / "dot"
    program.write_text(f'#!/bin/sh\n/bin/cat > "{given}"\necho "<?xml?><svg id=\\"$1\\"></svg>"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    page = report("html")
    assert '<svg id="-Tsvg"></svg>' in page
    graph = given.read_text(encoding="utf-8")
    assert graph.startswith("digraph G {\n")
    # The edges from what computes a value to its shape, and from there to what uses it.
    assert graph.count("arrowhead = none") == graph.count("shape = plaintext") == 7
    assert graph.count("->") == 7 + 11
    # Of three values.
    assert graph.count('label = "[batch, 2 * n]", shape = plaintext') == 3
    assert 'label = "[*]"' in graph
    assert "tensor<" not in graph
    assert "onnx.Constant" not in graph


def test_a_program_that_fails_draws_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "dot"
    program.write_text('#!/bin/sh\necho "<svg></svg>"\nexit 1\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert "<svg" not in report("html")
