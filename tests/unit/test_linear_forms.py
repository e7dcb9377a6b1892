"""Differences between index values that are known, whatever computes the values."""

from __future__ import annotations

from pyopt.dialects.affine.linear_forms import constant_difference, is_equal
from pyopt.ir.context import Context
from pyopt.ir.core import Value
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

TEXT = """
func.func @f(%a: index, %b: index, %t: tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = arith.addi %a, %c4 : index
  %apply = affine.apply affine_map<()[s0, s1] -> (s0 * 2 - s1 + 4)>()[%a, %a]
  %difference = arith.subi %sum, %c4 : index
  %product = arith.muli %c4, %sum : index
  %unknown = arith.muli %a, %b : index
  %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv 2 + s1)>()[%a, %b]
  %r = affine.apply affine_map<(d0)[s0] -> (s0 + d0 floordiv 2)>(%a)[%b]
  %other = affine.apply affine_map<()[s0] -> (s0 floordiv 2)>()[%b]
  %d0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %empty = tensor.empty(%d0, %a) : tensor<?x?xf32>
  %s = tensor.extract_slice %t[0, 0] [%b, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %w = tensor.insert_slice %s into %empty[0, 0] [%b, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %e0 = tensor.dim %w, %c0 : tensor<?x?xf32>
  %e1 = tensor.dim %w, %c1 : tensor<?x?xf32>
  %f0 = tensor.dim %s, %c0 : tensor<?x4xf32>
  %u0 = tensor.dim %t, %a : tensor<?x4xf32>
  return
}
"""


def values() -> dict[str, Value]:
    """The results and arguments by name."""
    context = Context(lambda severity, message, location, notes: None)
    module = parse_module(Source(TEXT, "-"), context)
    assert module is not None
    block = module.regions[0].first
    assert block is not None and block.first is not None
    body = block.first.regions[0].first
    assert body is not None
    names = [line.split("=")[0].strip()[1:] for line in TEXT.splitlines() if line.startswith("  %")]
    found: dict[str, Value] = dict(zip("abt", body.arguments, strict=True))
    found.update({name: op.results[0] for name, op in zip(names, body, strict=False)})
    return found


def test_known_differences() -> None:
    v = values()
    assert is_equal(v["sum"], v["apply"])
    assert is_equal(v["difference"], v["a"])
    assert is_equal(v["q"], v["r"])
    assert is_equal(v["d1"], 4)
    assert is_equal(v["e0"], v["d0"])
    assert is_equal(v["e1"], v["a"])
    assert is_equal(v["f0"], v["b"])
    assert constant_difference([(v["product"], 1), (v["a"], -4)]) == 16
    assert constant_difference([(v["sum"], 3), (v["a"], -3), (2, 5)]) == 22


def test_unknown_differences() -> None:
    v = values()
    assert constant_difference([(v["a"], 1), (v["b"], -1)]) is None
    assert not is_equal(v["unknown"], v["a"])
    assert is_equal(v["unknown"], v["unknown"])
    assert constant_difference([(v["q"], 1), (v["b"], -1), (v["other"], -1)]) is None
    assert not is_equal(v["u0"], v["d0"])
    assert not is_equal(v["sum"], v["a"])


def test_long_chains_end() -> None:
    lines = ["func.func @f(%x0: index) {"]
    lines += [f"  %x{n + 1} = arith.addi %x{n}, %x{n} : index" for n in range(64)]
    context = Context(lambda severity, message, location, notes: None)
    module = parse_module(Source("\n".join([*lines, "  return", "}"]), "-"), context)
    assert module is not None
    block = module.regions[0].first
    assert block is not None and block.first is not None
    body = block.first.regions[0].first
    assert body is not None and body.first is not None
    last = list(body)[-2].results[0]
    assert constant_difference([(last, 1), (body.arguments[0], -1)]) is None
