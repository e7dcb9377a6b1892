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
        ('irdl.base "!d.t"', "no registered type with name !d.t"),
        ('irdl.base "#d.t"', "no registered attribute with name #d.t"),
        ('irdl.base "!builtin.strin"', "no registered type with name !builtin.strin"),
        ('irdl.base "t"', "'irdl.base' op the base type or attribute name should start with '!' or '#'"),
        (
            'irdl.base @d::@t "!d.t"',
            "'irdl.base' op the base type or attribute should be specified by either a name or a reference",
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


@pytest.mark.parametrize(
    ("name", "instance"),
    [
        ("!builtin.tensor", "tensor<2xi8>"),
        ("!builtin.unranked_tensor", "tensor<*xi8>"),
        ("!builtin.unranked_memref", "memref<*xi8>"),
        ("!builtin.tuple", "tuple<i8>"),
        ("!builtin.f32", "f32"),
        ("#builtin.unit", "unit"),
        ("#builtin.affine_map", "affine_map<() -> ()>"),
        ("#builtin.dense_int_or_fp_elements", "dense<1> : tensor<2xi8>"),
        ("#builtin.unknown_loc", "loc(unknown)"),
    ],
)
def test_a_name_refers_to_the_instances_of_a_class(name: str, instance: str) -> None:
    constraint = f'irdl.base "{name}"'
    text = f"irdl.dialect @d {{ irdl.type @t {{ %0 = {constraint} irdl.parameters(p: %0) }} }}"
    dialects = pyopt.parse_irdl(text)
    assert pyopt.parse(f'"x.op"() {{a = !d.t<{instance}>}} : () -> ()', dialects=dialects, allow_unregistered=True)
    with pytest.raises(pyopt.ParseError, match=r"expected (base )?(type|attribute)"):
        pyopt.parse('"x.op"() {a = !d.t<"text">} : () -> ()', dialects=dialects, allow_unregistered=True)
