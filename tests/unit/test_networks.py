"""The networks of examples/: their files are what the tool writes, and shape inference keeps what they compute."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import run
from pyopt.interpreter.api import parse
from tools.make_network import FILES, network

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def inferred(name: str, *flags: str) -> str:
    """What pyopt makes of an example."""
    code, out, err = run_in_process([*flags, str(EXAMPLES / name)], "", str(EXAMPLES))
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize(("name", "batch"), FILES)
def test_files_are_up_to_date(name: str, batch: str) -> None:
    assert (EXAMPLES / name).read_text(encoding="utf-8") == network(batch), "run python tools/make_network.py"


@pytest.mark.parametrize(
    ("name", "images"), [("network.mlir", 4), ("network-batch.mlir", 1), ("network-batch.mlir", 3)]
)
def test_the_network_computes_the_same(name: str, images: int) -> None:
    image = np.random.default_rng(images).random((images, 16, 16, 3), np.float32)
    before = run(parse((EXAMPLES / name).read_text(encoding="utf-8")), "network", image)
    after = run(parse(inferred(name, "--shape-inference")), "network", image)
    np.testing.assert_array_equal(before, after)
    assert np.shape(after) == (1, images, 10)  # one result


def test_all_is_static() -> None:
    """Only the public signature, and the cast for it, know less."""
    unknown = [line for line in inferred("network.mlir", "--shape-inference").splitlines() if "?" in line]
    assert [line.split()[0] for line in unknown] == ["func.func", "%cast", "return"]


def test_one_number_of_images() -> None:
    """Every unknown extent is a first one, all of them are the one tensor.dim, and no constraint is left."""
    text = inferred("network-batch.mlir", "--shape-inference", "--canonicalize", "--cse")
    shapes = re.findall(r"tensor<(\?x[0-9x]+)xf32>", text)
    assert len(shapes) > 100
    assert re.findall(r"tensor<[^>]*x\?[^>]*>", text) == ["tensor<?x?xf32>"] * 3
    assert text.count("tensor.dim") == 1
    assert set(re.findall(r"tensor\.empty\(([^)]+)\)", text)) == {"%dim"}
    assert "shape." not in text
