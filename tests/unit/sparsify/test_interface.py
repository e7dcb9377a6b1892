"""debug-interface: levels are asked by unregistered ops only, whatever the format."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pyopt.driver.run import run_in_process
from tests.unit.sparsify.test_iteration_spaces import SHARES, name_of
from tools.sparse.check import functions_of
from tools.sparse.kernels import module_text

if TYPE_CHECKING:
    from tools.sparse.kernels import Formats, TableKernel

QUESTION = re.compile(r'"((?:filter<)?(?:(?:ne_sub|subsect)<)?(?:trivial|dedup)<.*\[(\d+),\d+\]>+)\.(\w+)"\(')


@pytest.mark.parametrize("share", [one for one in SHARES if one[0].statement], ids=name_of)
def test_positions_and_coordinates_are_not_read(share: tuple[TableKernel, Formats]) -> None:
    functions = functions_of(*share, quick=True)
    if not functions:
        pytest.skip("the format cannot hold it")
    flags = ["--allow-unregistered-dialect", "--pre-sparsification-rewrite", "--sparse-reinterpret-map"]
    strategy = "--sparsification=sparse-emit-strategy=debug-interface"
    code, out, errors = run_in_process([*flags, strategy, "-"], module_text(functions[:1]))
    assert code == 0, errors
    assert "sparse_tensor.positions" not in out
    assert "sparse_tensor.coordinates" not in out
    asked = QUESTION.findall(out)
    assert len(asked) == len(re.findall(r'"[^"]*\.(?:begin|not_end|deref|next|locate)"\(', out))
    assert {question for _, _, question in asked} <= {"begin", "not_end", "deref", "next", "locate"}
    if "linalg.generic {" not in out:
        assert asked
    # A cursor that is read has begun.
    begun = {name for name, _, question in asked if question == "begin"}
    assert {name for name, _, _ in asked} == begun
