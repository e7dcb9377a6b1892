"""Rules for apply, loads, stores, prefetch and DMA: simpler maps, and no casts of the memrefs."""

from __future__ import annotations

from pyopt.dialects.affine.bounds import simplify_with_operands
from pyopt.dialects.affine.composition import canonicalize, compose
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.light import Final, Sequence
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def simpler(map: AffineMap, operands: Sequence[Value]) -> tuple[AffineMap, list[Value]] | None:
    """The map and its operands composed, canonical and simplified; None if nothing changes."""
    new_map, values = compose(map, operands)
    new_map, values = canonicalize(new_map, values)
    new_map = simplify_with_operands(new_map, values)
    if (
        new_map is map
        and len(values) == len(operands)
        and all(value is old for value, old in zip(values, operands, strict=True))
    ):
        return None
    return new_map, values


def simplify_affine_op(op: Operation, rewriter: Rewriter) -> bool:
    """f(map)(apply(map')(x)) -> f(map of map')(x), simplified; attributes that the op need not have go"""
    old = map_of(op).value
    start = len(op.operands) - old.num_dims - old.num_symbols  # the map's operands are the last ones
    found = simpler(old, op.operands[start:])
    if found is None:
        return False
    map, values = found
    attributes: dict[str, Attribute] = {
        name: value for name, value in op.attributes.items() if name in op.info.attribute_names
    }
    attributes["map"] = AffineMapAttr.get(map)
    types = [result.type for result in op.results]
    rewriter.replace_with_new(op, op.info.name, [*op.operands[:start], *values], types, attributes)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule(
        "affine.apply affine.load affine.prefetch affine.store affine.vector_load affine.vector_store",
        simplify_affine_op,
    ),
)
