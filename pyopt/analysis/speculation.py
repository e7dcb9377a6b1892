"""Speculation: ops may be executed where they would not have been if they have no undefined behaviour.

Most say so by their traits; for some it depends on their operands, of which constants are looked at.
"""

from __future__ import annotations

from pyopt.ir.attributes import TRUE, ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import CONDITIONALLY_SPECULATABLE, CONSTANT_LIKE, PURE, RECURSIVELY_SPECULATABLE, SIGNED, UNSIGNED
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, ShapedType, TensorType
from pyopt.light import Final

NEVER: Final = 0
ALWAYS: Final = 1
IF_REGIONS_ARE: Final = 2

_EXTENTS: Final = ("tensor.dim", "memref.dim", "sparse_tensor.lvl")
_TRANSFERS: Final = {"vector.transfer_read": 0, "vector.transfer_write": 1}
_STEP_LOOPS: Final = ("scf.for", "affine.for")


def is_speculatable(op: Operation) -> bool:
    """The op, and all inside of it if that matters, may be executed for nothing."""
    stack = [op]
    while stack:
        one = stack.pop()
        traits = one.info.traits
        if traits & CONDITIONALLY_SPECULATABLE:
            answer = _by_operands(one)
        elif traits & RECURSIVELY_SPECULATABLE:
            answer = IF_REGIONS_ARE
        else:
            answer = ALWAYS if traits & PURE else NEVER
        if answer == NEVER:
            return False
        if answer == IF_REGIONS_ARE:
            for region in one.regions:
                for block in region:
                    stack.extend(block)
    return True


def _by_operands(op: Operation) -> int:
    if op.info.speculates is not None:
        return IF_REGIONS_ARE if op.info.speculates(op) else NEVER
    name = op.info.name
    if op.info.divides == UNSIGNED:
        return ALWAYS if _avoids(op.operands[1], (0,), False) else NEVER
    if op.info.divides == SIGNED:
        # The least number by -1 does not fit.
        return ALWAYS if _avoids(op.operands[1], (0, -1), True) else NEVER
    if name in _TRANSFERS:
        # Of a tensor, unless it promises to stay within: mlir-opt takes its word also where the op was not executed.
        at = _TRANSFERS[name]
        bounds = op.attributes["in_bounds"]
        assert isinstance(bounds, ArrayAttr)
        return NEVER if not isinstance(op.operands[at].type, TensorType) or TRUE in bounds.elements else ALWAYS
    if name in _EXTENTS:
        index = _constant(op.operands[1])
        type = op.operands[0].type
        shape = type.shape if isinstance(type, ShapedType) else None
        return ALWAYS if index is not None and shape is not None and 0 <= index < len(shape) else NEVER
    if name in _STEP_LOOPS:
        # With any other step the last iteration may not be met exactly: it could go on for ever.
        step = op.attributes.get("step")
        by_one = step.value == 1 if isinstance(step, IntegerAttr) else _constant(op.operands[2]) == 1
        return IF_REGIONS_ARE if by_one else NEVER
    if name in ("linalg.pack", "linalg.unpack"):
        return ALWAYS if _has_known_tiles(op) else NEVER
    return NEVER


def _has_known_tiles(op: Operation) -> bool:
    """The tiles and all extents of a pack or unpack are constants, so that the verifier has seen that they fit."""
    if not all(_constant(value) is not None for value in operand_group(op, "inner_tiles")):
        return False
    types = [value.type for value in op.operands[:2]]
    return all(isinstance(type, ShapedType) and type.shape is not None and DYNAMIC not in type.shape for type in types)


def _avoids(value: Value, bad: tuple[int, ...], signed: bool) -> bool:
    """The value is a constant, and no number from the least of its elements to the greatest is one of some numbers."""
    known = _constant(value)
    if known is not None:
        return known not in bad
    op = value.op
    attribute = None if op is None or op.info.name != "arith.constant" else op.attributes.get("value")
    if not isinstance(attribute, DenseElementsAttr):
        return False
    elements = attribute.stored_values()
    if signed:
        return all(one > max(bad) for one in elements) or all(one < min(bad) for one in elements)
    return not any(one in elements for one in bad)


def _constant(value: Value) -> int | None:
    """The integer that a value is, each element of it if it is a vector or a tensor."""
    op = value.op
    if op is None or not op.info.traits & CONSTANT_LIKE:
        return None
    attribute = op.attributes.get("value")
    if isinstance(attribute, DenseElementsAttr):
        attribute = attribute.splat_value()
    return attribute.value if isinstance(attribute, IntegerAttr) else None
