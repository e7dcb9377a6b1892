"""Names of values and extents, and the command without the package."""

from __future__ import annotations

import sys

import pytest

from pyopt.import_onnx.main import run_in_process
from pyopt.import_onnx.names import ExtentNames, ValueNames


def test_names_of_values() -> None:
    names = ValueNames()
    assert names.of("/layer.1/Add_output_0") == "_layer.1_Add_output_0"
    assert names.of("12") == "v12"
    assert names.of("a b") == "a_b"
    assert names.of("a:b") == "a_b_0"
    assert names.of("a_b") == "a_b_1"
    assert names.of("a b") == "a_b"
    assert names.of("") == "v"
    assert names.of("größe") == "gr__e"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("batch", "batch"), ("batch_size", "batch_size"), ("past + sequence", "past + sequence"), ("2*n", "2*n"),
        ("4 * n + 1", "4 * n + 1"), ("batch-size", "batch_size"), ("floor(n/2)", "floor_n_2_"), ("1", "d1"),
        ("?", "_"),
        ("unk__1", "unk__1"), ("a +", "a__"), ("a b", "a_b"), ("mod", "dmod"), ("2 + 3", "d2___3"), ("n + é", "n____"),
    ],
)  # fmt: skip
def test_names_of_extents(text: str, name: str) -> None:
    assert ExtentNames().of(text) == name


def test_different_extents_have_different_names() -> None:
    names = ExtentNames()
    assert [names.of(one) for one in ("a-b", "a.b", "a_b", "a-b")] == ["a_b", "a_b_0", "a_b_1", "a_b"]
    assert names.of("a_b + 1") == "a_b_1 + 1"


def test_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("attributes", "graph", "model", "types"):
        monkeypatch.delitem(sys.modules, f"pyopt.import_onnx.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "onnx", None)
    message = "it needs onnx, which is not installed: pip install 'onnx>=1.16' (the extra 'onnx')"
    assert run_in_process(["model.onnx"]) == (1, "", f"pyopt-import-onnx: error: {message}\n")
