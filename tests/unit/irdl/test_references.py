"""References of IRDL constraints to types and attributes, which are looked up when a file is loaded."""

from __future__ import annotations

import pytest

import pyopt


@pytest.mark.parametrize(
    ("constraint", "message"),
    [
        ("irdl.base @d::@other", "'irdl.base' op symbol '@d::@other' not found"),
        ("irdl.base @t", "'irdl.base' op symbol '@t' not found"),
        ("irdl.parametric @e::@t<>", "'irdl.parametric' op symbol '@e::@t' not found"),
        (
            "irdl.parametric @d::@op<>",
            "'irdl.parametric' op symbol '@d::@op' does not refer to a type or attribute definition "
            "(refers to 'irdl.operation')",
        ),
    ],
)
def test_unknown_references_are_refused_when_a_file_is_loaded(constraint: str, message: str) -> None:
    text = f"irdl.dialect @d {{\n  irdl.type @t\n  irdl.operation @op {{\n    %0 = {constraint}\n"
    with pytest.raises(pyopt.VerifyError) as caught:
        pyopt.parse_irdl(text + "    irdl.results(r: %0)\n  }\n}", filename="d.irdl")
    assert str(caught.value).startswith(f"d.irdl:4:10: error: {message}\n")


def test_references_to_other_dialects_of_the_file() -> None:
    text = "irdl.dialect @d {\n  irdl.operation @op {\n    %0 = irdl.base @e::@t\n    irdl.results(r: %0)\n  }\n}\n"
    dialects = pyopt.parse_irdl(text + "irdl.dialect @e { irdl.type @t }")
    module = pyopt.parse('%0 = "d.op"() : () -> !e.t', dialects=dialects)
    assert str(next(module.walk("d.op")).result.type) == "!e.t"
