"""Running patterns as a conversion to the llvm dialect: the options that all have, the target, the types.

As in the reference the conversions are partial: what no pattern takes stays, with casts between it and the rest. An op
with a type that cannot be converted stays, too.
"""

from __future__ import annotations

from pyopt.dialects.dlti.layouts import index_width
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MAX_WIDTH
from pyopt.light import TYPE_CHECKING, Callable, Final, Mapping, Sequence, TypeAlias, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.to_llvm.descriptors import ArgumentMaker
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.options import UINT32, IntegerOption
from pyopt.pipeline.passes import PassContext
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

if TYPE_CHECKING:
    Lower: TypeAlias = Callable[[Operation, list[Value], ConversionRewriter, LLVMTypes], bool]
    """(op, what stands for its operands, rewriter, types) -> whether it applied."""

INDEX_BITWIDTH: Final = IntegerOption(
    "index-bitwidth", 0, "Bitwidth of the index type, 0 for the size of a machine word", UINT32
)


def llvm_types(
    pass_context: PassContext, index_bitwidth: int = 0, bare_pointers: bool = False, layout: Operation | None = None
) -> LLVMTypes:
    """The types of a conversion, whose arguments may come in pieces; `layout` is the op whose data layout counts."""
    if index_bitwidth > MAX_WIDTH:
        pass_context.context.error(f"index-bitwidth is limited to {MAX_WIDTH}, but is {index_bitwidth}", UNKNOWN_LOC)
        pass_context.fail()
        index_bitwidth = 0
    if layout is not None:
        index_bitwidth = index_bitwidth or index_width(layout)
    context = pass_context.context
    types = LLVMTypes(index_bitwidth, bare_pointers, lambda message: context.error(message, UNKNOWN_LOC))
    types.converter.to_argument.append(ArgumentMaker(types).make)
    return types


@final
class _Bound:
    """A pattern with the types of its conversion."""

    __slots__ = ("lower", "types")

    def __init__(self, lower: Lower, types: LLVMTypes) -> None:
        self.lower = lower
        self.types = types

    def apply(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        return self.lower(op, operands, rewriter, self.types)


def patterns_of(lowerings: Mapping[str, Lower], types: LLVMTypes, benefit: int = 1) -> list[ConversionPattern]:
    """Patterns by the names of the ops that they are for."""
    converter = types.converter
    return [
        ConversionPattern(
            root, _Bound(lower, types).apply, benefit=benefit, converter=converter, name=getattr(lower, "__name__", "")
        )
        for root, lower in lowerings.items()
    ]


def llvm_target(casts_fold: bool = False) -> ConversionTarget:
    """The llvm dialect is legal, unrealized casts are unless they are to fold; of nothing else anything is known."""
    target = ConversionTarget()
    target.leaves_fixed_bodies = True
    target.legal("llvm")
    if not casts_fold:
        target.legal("builtin.unrealized_conversion_cast")
    return target


def convert_to_llvm(
    op: Operation,
    pass_context: PassContext,
    patterns: Sequence[ConversionPattern],
    target: ConversionTarget | None = None,
    rollback: bool = True,
) -> bool:
    """A partial conversion of `op` and what is in it: whether anything changed."""
    return convert(op, pass_context, llvm_target() if target is None else target, patterns, rollback=rollback)
