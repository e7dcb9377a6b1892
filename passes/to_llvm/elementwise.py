"""Ops that become one op of llvm each, on scalars and on vectors of any rank, and what attributes they hand on.

    op %a, %b : vector<2x3xf32>
->
    %u = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    for each i:   %x = llvm.extractvalue %a[i]    %y = llvm.extractvalue %b[i]    %r = llvm.op %x, %y
                  %u = llvm.insertvalue %r, %u[i]
"""

from __future__ import annotations

from itertools import product

from pyopt.dialects.llvm.enums import FASTMATH, OVERFLOW
from pyopt.dialects.llvm.types import LLVMArrayType, is_compatible
from pyopt.ir.attributes import Attribute, EnumAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import FloatType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, Iterator, Sequence, TypeAlias, final
from pyopt.passes.to_llvm.descriptors import extract_value, insert_value, poison
from pyopt.passes.to_llvm.types import LLVMTypes

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter

    Make: TypeAlias = Callable[[Type, list[Value]], Value]
    """(type of the result, operands) -> the result of the ops that do the work on scalars or vectors of rank 1"""

KEEP: Final = 0
"""All attributes stay, whatever they mean."""
FAST: Final = 1
"""`fastmath` becomes `fastmathFlags`."""
WRAPS: Final = 2
"""The flags of overflow become llvm's."""
SMALL: Final = 8
"""The width up to which llvm has no floats."""


def fast_math(op: Operation) -> Attribute:
    """The fast-math flags of an op of arith, math or complex as llvm has them, in another order."""
    flags = op.attributes.get("fastmath")
    return FASTMATH.get(fast_math_bits(flags.value) if isinstance(flags, EnumAttr) else 0)


def fast_math_bits(flags: int) -> int:
    """arith's first flag is llvm's last."""
    return flags >> 1 | (flags & 1) << 6


def handed_on(op: Operation, kind: int) -> dict[str, Attribute]:
    """The attributes of what `op` becomes."""
    attributes = dict(op.attributes)
    if kind == FAST:
        attributes.pop("fastmath", None)
        attributes["fastmathFlags"] = fast_math(op)
    elif kind == WRAPS:
        flags = attributes.get("overflowFlags")
        attributes["overflowFlags"] = OVERFLOW.get(flags.value if isinstance(flags, EnumAttr) else 0)
    return attributes


@final
class Direct:
    """The pattern of an op that becomes the op `name` on the same operands."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """op -> llvm.name"""
        if has_small_floats(op):
            return False
        return one_to_one(op, operands, rewriter, types, self.name, handed_on(op, self.kind))


def direct(names: dict[str, str], kind: int = KEEP) -> dict[str, Lower]:
    """Patterns for a table of ops and what they become."""
    return {name: Direct("llvm." + target, kind).lower for name, target in names.items()}


def one_to_one(
    op: Operation,
    operands: list[Value],
    rewriter: ConversionRewriter,
    types: LLVMTypes,
    name: str,
    attributes: dict[str, Attribute],
) -> bool:
    """Replaces an op by the op called `name`, on each vector of rank 1 where the operands have a higher rank."""
    if not all(is_compatible(value.type) for value in operands):
        return False
    result = types.convert(op.results[0].type)
    if result is None:
        return False
    single = Single(rewriter, name, attributes)
    if isinstance(operands[0].type, LLVMArrayType):
        return unroll(op, operands, rewriter, types, single.make)
    rewriter.replace(op, [single.make(result, operands)])
    return True


def has_small_floats(op: Operation) -> bool:
    """Operands or results are floats that llvm has not, and which become integers."""
    types = [value.type for value in op.operands] + [value.type for value in op.results]
    return any(isinstance(one, FloatType) and one.width <= SMALL for one in map(element_type_or_self, types))


@final
class Single:
    """Makes one op."""

    __slots__ = ("attributes", "name", "rewriter")

    def __init__(self, rewriter: ConversionRewriter, name: str, attributes: dict[str, Attribute]) -> None:
        self.rewriter = rewriter
        self.name = name
        self.attributes = attributes

    def make(self, type: Type, operands: list[Value]) -> Value:
        return self.rewriter.create(self.name, operands, [type], dict(self.attributes)).results[0]


def unroll(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes, make: Make) -> bool:
    """Replaces an op on vectors of rank 2 or more by ops on those of rank 1 in them."""
    type = op.results[0].type
    result = types.convert(type)
    if not isinstance(type, VectorType) or not isinstance(result, LLVMArrayType):
        return False
    row = row_type(result)
    value = poison(rewriter, result)
    rows = [row_type(one.type) for one in operands]
    for position in row_positions(type):
        parts = [extract_value(rewriter, one, part, *position) for one, part in zip(operands, rows, strict=True)]
        value = insert_value(rewriter, value, make(row, parts), *position)
    rewriter.replace(op, [value])
    return True


def row_positions(type: Type) -> Iterator[tuple[int, ...]]:
    """The positions of the rows in a vector of rank 2 or more."""
    shape = (type.shape or ()) if isinstance(type, VectorType) else ()
    return product(*[range(extent) for extent in shape[:-1]])


def row_type(type: Type) -> Type:
    """The vectors of rank 1 in arrays of them."""
    while isinstance(type, LLVMArrayType):
        type = type.element_type
    return type


def is_array(values: Sequence[Value]) -> bool:
    """The first operand was a vector of rank 2 or more."""
    return isinstance(values[0].type, LLVMArrayType)
