"""Multiples of sparse tensors keep the elements that are stored, in every format."""

from __future__ import annotations

from typing import Final

import pytest

from tools.sparse.check import OK, check
from tools.sparse.formats import FORMATS
from tools.sparse.kernels import Formats, TableKernel
from tools.sparse.transform import trail

STATEMENTS: Final = {"(i)": "x[i] = a[i] * 2.0", "(i, j)": "x[i, j] = a[i, j] * 2.0"}


# Not all elements fit into blocks of 2:4 and 3:4, which `matrix:scale` of the table is about.
@pytest.mark.parametrize(
    "name", [one for one in FORMATS if FORMATS[one].split(" ->")[0][6:] in STATEMENTS and one != "NM2"]
)
def test_all_formats(name: str) -> None:
    statement = STATEMENTS[FORMATS[name].partition("map = ")[2].partition(" ->")[0]]
    kernel = TableKernel("scaled", "multiples", statement, "a x", (name,), conjunctive=True)
    for after in ("loops", "pipeline"):
        result = check(kernel, kernel.choices[0], trail(after)[0], "pyopt", quick=True)
        assert result.verdict == OK, result


def test_it_is_a_copy_whose_values_are_changed() -> None:
    from tools.sparse.check import functions_of
    from tools.sparse.kernels import module_text
    from tools.sparse.transform import transform

    kernel = TableKernel("scaled", "multiples", STATEMENTS["(i, j)"], "a x", ("CSR",))
    text = module_text(functions_of(kernel, Formats("CSR", {"a": "CSR", "x": "CSR"}), quick=True))
    made = transform(text, ["--pre-sparsification-rewrite"], "pyopt").text
    assert made.count("copy(") == text.count("linalg.generic")
    exact = transform(text, ["--pre-sparsification-rewrite=reference-exact=true"], "pyopt").text
    assert "copy(" not in exact
