"""What tools/declarations.py finds in declarations of ops that name what there is not."""

from __future__ import annotations

import pytest

from pyopt.ir.opinfo import Dialect, OpInfo
from pyopt.ir.types import same_type
from pyopt.passes.registry import PASSES
from tools.declarations import wrong_declarations, wrong_in_op, wrong_reference

VERIFY = "pyopt.dialects.arith.verify"


def declared(operands: str = "a: AnyType, b: AnyType", syntax: str = "", **others: object) -> OpInfo:
    return OpInfo("toy.op", operands=operands, results="c: AnyType", syntax=syntax, **others)  # type: ignore[arg-type]


WRONG = [
    (declared("a: NoSuch<[I32]>"), "unknown type constraint 'NoSuch<[I32]>'"),
    (declared(syntax="$a `,` $x attr-dict `:` type($a)"), "unknown variable $x in "),
    (declared(fold=f"{VERIFY}:no_such"), f"fold: module '{VERIFY}' has no attribute 'no_such'"),
    (declared(result_shapes="pyopt.no_such:f"), "result_shapes: No module named 'pyopt.no_such'"),
    (declared(form=f"{VERIFY}:x"), f"parse: module '{VERIFY}' has no attribute 'parse_x'"),
    (declared(custom={"X": (f"{VERIFY}:x", None)}), f"custom: module '{VERIFY}' has no attribute 'x'"),
    (declared(fold_needs="constant arith.adi"), "fold_needs: there is no op arith.adi"),
    (declared(derived={"d": ("a", same_type)}), "derived: there are no operands or results d"),
    (declared(derived={"c": ("x", same_type)}), "derived: there are no operands or results x"),
    (declared(inits="outs"), "inits: there are no operands outs"),
    (declared(extents="sizes"), "extents: there are no operands sizes"),
    (declared(effects="x: reads"), "effects: there are no operands or results x"),
    (declared(effects="a: read"), "effects: 'read' is no effect"),
    (declared(at_zero="sums"), "at_zero is 'sums', and not one of zero, product, "),
    (declared(combines="plus"), "combines is 'plus', and not one of add, "),
]


@pytest.mark.quick
@pytest.mark.parametrize(("info", "beginning"), WRONG)
def test_wrong_declarations(info: OpInfo, beginning: str) -> None:
    found = list(wrong_in_op(info, {"arith.addi"}))
    assert found and found[0].startswith(beginning), found


def test_a_right_declaration() -> None:
    info = declared(
        syntax="$a `,` $b attr-dict `:` type($a)",
        derived={"b": ("a", same_type), "c": ("a", same_type)},
        fold=f"{VERIFY}:verify_compare",
        fold_needs="constant arith.addi",
        effects="a: reads writes",
        combines="add",
    )
    assert list(wrong_in_op(info, {"arith.addi"})) == []


def test_an_op_that_is_declared_twice() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Dialect("toy", (declared(), declared(fold_needs="constant")))


def test_rows_of_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    place, help = PASSES["cse"]
    monkeypatch.setitem(PASSES, "css", (place, help))
    monkeypatch.setitem(PASSES, "cs", (place + "_", help))
    module = place.partition(":")[0]
    assert list(wrong_declarations((), ())) == [
        "passes/registry.py: css: is the pass 'cse'",
        f"passes/registry.py: cs: module '{module}' has no attribute 'PASS_'",
    ]
    assert wrong_reference(place) == ""
