"""Erasing and moving ops and blocks from Python: what would leave the IR in disorder is refused."""

from __future__ import annotations

import pytest

import pyopt

TEXT = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> (i32) {
    %2 = arith.muli %0, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %0 : i32
  }
  cf.br ^bb1(%1 : i32)
^bb1(%x: i32):
  %3 = arith.subi %x, %1 : i32
  return %3 : i32
}
"""


def only(module: pyopt.Module, name: str) -> pyopt.Operation:
    return next(module.walk(name))


@pytest.mark.parametrize(
    ("name", "user"), [("arith.addi", "arith.muli"), ("scf.if", "cf.br"), ("arith.muli", "scf.yield")]
)
def test_an_op_with_uses_is_not_erased(name: str, user: str) -> None:
    module = pyopt.parse(TEXT)
    before = str(module)
    with pytest.raises(ValueError, match=f"'{name}' op cannot be erased: '{user}' op uses a result of it"):
        only(module, name).erase()
    assert str(module) == before


def test_an_op_that_only_it_itself_uses_is_erased() -> None:
    module = pyopt.parse('%0 = "x.op"(%0) : (i32) -> i32', allow_unregistered=True)
    only(module, "x.op").erase()
    assert str(module) == "module {\n}\n"


def test_blocks_that_are_used_are_not_erased() -> None:
    module = pyopt.parse(TEXT)
    entry, last = module.symbol("f").regions[0]
    with pytest.raises(ValueError, match=r"the block cannot be erased: 'cf\.br' op branches to it"):
        last.erase()
    with pytest.raises(ValueError, match=r"the block cannot be erased: 'arith\.subi' op uses a value of it"):
        entry.erase()
    with pytest.raises(ValueError, match="argument 0 of the block cannot be erased: it has uses"):
        last.erase_arguments([True])
    module.verify()
    branch = only(module, "cf.br")
    pyopt.Builder.before(branch).create("func.return", only(module, "scf.if"))
    branch.erase()
    last.erase()
    module.verify()
    assert "arith.subi" not in str(module) and "^bb1" not in str(module)


def test_append_moves_ops() -> None:
    module = pyopt.parse(TEXT)
    entry, last = module.symbol("f").regions[0]
    add, conditional, branch = entry
    for op in (add, conditional, branch):
        entry.append(op)
    assert list(entry) == [add, conditional, branch]
    end = last.terminator()
    inner = only(module, "arith.muli")
    entry.prepend(inner)
    entry.prepend(add)
    assert list(entry) == [add, inner, conditional, branch]
    module.verify()
    last.append(only(module, "arith.subi"))
    assert [op.name for op in last] == ["func.return", "arith.subi"]
    last.append(end)
    module.verify()


def test_append_moves_blocks() -> None:
    module = pyopt.parse(TEXT)
    region = module.symbol("f").regions[0]
    entry, last = region
    before = str(module)
    region.append(entry)
    assert list(region) == [last, entry]
    region.insert_after(last, entry)
    region.insert_before(entry, last)
    region.insert_before(entry, entry)
    assert list(region) == [entry, last] and str(module) == before


@pytest.mark.parametrize("way", ["append", "prepend", "insert_before", "insert_after"])
def test_an_op_is_not_moved_into_itself(way: str) -> None:
    module = pyopt.parse(TEXT)
    before = str(module)
    conditional, inner = only(module, "scf.if"), only(module, "arith.muli")
    body = inner.block
    assert body is not None
    with pytest.raises(ValueError, match=r"'scf\.if' op cannot be moved into itself"):
        if way in ("append", "prepend"):
            getattr(body, way)(conditional)
        else:
            getattr(conditional, way)(inner)
    assert str(module) == before


def test_regions_that_ops_have_are_not_given_to_others() -> None:
    module = pyopt.parse(TEXT)
    conditional = only(module, "scf.if")
    builder = pyopt.Builder.before(conditional)
    with pytest.raises(ValueError, match=r"region 0 of 'scf\.if' op: it is one of another op, 'scf\.if'"):
        builder.create("scf.if", conditional.operands[0], results=conditional.result.type, regions=conditional.regions)
    with pytest.raises(ValueError, match=r"region 1 of 'scf\.if' op: it is given twice"):
        region = builder.region()
        builder.create("scf.if", conditional.operands[0], regions=[region, region])
    module.verify()


def test_attributes_are_set_by_python_values() -> None:
    module = pyopt.parse("func.func @f(%a: i32) -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }")
    constant = only(module, "arith.constant")
    constant.set_attribute("value", 7)
    constant.set_attribute("mine.names", ["a", "b"])
    function = module.symbol("f")
    function.set_attribute("sym_name", "g")
    function.set_attribute("no_inline", True)
    assert "func.func @g(%arg0: i32) -> i32 attributes {no_inline}" in str(module)
    assert 'arith.constant {mine.names = ["a", "b"]} 7 : i32' in str(module)
    function.set_attribute("no_inline", False)
    assert "no_inline" not in function.attributes
    with pytest.raises(TypeError, match=r"'arith\.constant' op has no operand or attribute valu; there are: value"):
        constant.set_attribute("valu", 7)
    with pytest.raises(ValueError, match=r"attribute value of 'arith\.constant' op: .* is no number of type i32"):
        constant.set_attribute("value", 1 << 40)


def test_rules_set_attributes_as_create_does() -> None:
    @pyopt.rule("arith.constant")
    def seven(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> bool:
        if op.attributes["value"] is pyopt.attribute("7 : i32"):
            return False
        rewriter.set_attribute(op, "value", 7)
        return True

    module = pyopt.parse("func.func @f() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }")
    assert module.rewrite([seven])
    assert "arith.constant 7 : i32" in str(module)
