"""Legality of inlining, by dialect.

An op may come along if its dialect allows it, and so must all that it holds. The op around the call must belong to a
dialect whose regions take in the blocks of others.
"""

from __future__ import annotations

from pyopt.analysis.accesses import accessed_operands
from pyopt.analysis.effects import own_effects
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import Region, Value
from pyopt.ir.opinfo import AFFINE_SCOPE, CONSTANT_LIKE
from pyopt.ir.signature import operand_group
from pyopt.light import Final

_AFFINE_OPS: Final = ("affine.for", "affine.if", "affine.parallel")
DIM_OPS: Final = ("memref.dim", "tensor.dim")


def may_inline(source: Region, target: Region, values: dict[Value, Value]) -> bool:
    """The blocks of `source` may come to stand in `target`; `values` has what the entry's arguments stand for there."""
    host = target.parent
    around = None if host is None else host.info.dialect
    if host is None or around is None or not around.takes_inlined:
        return False
    if around.name == "affine" and not stays_affine(source, target, values):
        return False
    takes_affine = host.info.traits & AFFINE_SCOPE != 0 or host.info.name in _AFFINE_OPS
    stack = [source]
    while stack:
        for block in stack.pop():
            for op in block:
                dialect = op.info.dialect
                if dialect is None or not dialect.inlinable or (dialect.name == "affine" and not takes_affine):
                    return False
                stack.extend(op.regions)
    return True


def stays_affine(source: Region, target: Region, values: dict[Value, Value]) -> bool:
    """Inside `target`, a region of an affine op, the subscripts of what `source` reads and writes are valid as well.

    The reference takes whatever is defined right inside of `target` for a valid subscript, and makes IR that is not.
    """
    from pyopt.dialects.affine.validity import affine_scope, is_valid_dim, is_valid_symbol

    host = target.parent
    if host is None or host.info.name not in _AFFINE_OPS or not source.has_one_block():
        return False
    scope = affine_scope(host)
    for block in source:
        for op in block:
            if own_effects(op) == 0:
                continue
            map = op.attributes.get("map")
            if not accessed_operands(op) or not isinstance(map, AffineMapAttr):
                return False
            for number, value in enumerate(operand_group(op, "indices")):
                if _is_local(value, source):
                    continue
                check = is_valid_dim if number < map.value.num_dims else is_valid_symbol
                if value.op is not None or not check(values[value], scope):
                    return False
    return True


def _is_local(value: Value, source: Region) -> bool:
    """Returns whether the value is a valid subscript even if it is not defined at the top level of a function."""
    op = value.op
    if op is not None and (op.info.traits & CONSTANT_LIKE or op.info.name in DIM_OPS):
        return True
    block = value.parent_block()
    return block is None or block.region is not source
