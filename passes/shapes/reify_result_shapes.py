"""Result types as far as operands say what they are.

    %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<?x?xf32>
->
    %1 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %0 = tensor.cast %1 : tensor<7x5xf32> to tensor<?x?xf32>

Of the ops whose results' shapes are known, only tensor.pad and tensor.concat leave it open how much of that their types
say; the types of all others are tied to operands (inits, sizes) and attributes, and with better ones they would be
other ops. What the reference computes on the way it leaves behind, and so does `reference-exact`; else only what is
needed stays. An extent that would be negative stays unknown.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Final, final
from pyopt.passes.shapes.reify import reify
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REFINED: Final = ("tensor.concat", "tensor.pad")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Leave behind what was computed on the way to the types, as mlir-opt does"
)


@final
class Scratch(Rewriter):
    """A rewriter that takes away again what it made, unless it shall stay."""

    __slots__ = ("made", "stays")

    def __init__(self, context: Context, stays: bool) -> None:
        super().__init__(context)
        self.stays = stays
        self.made: list[Operation] = []

    def inserted(self, op: Operation) -> None:
        if not self.stays:
            self.made.append(op)

    def clear(self) -> None:
        for op in reversed(self.made):
            op.erase()
        self.made = []


def known_extents(op: Operation, scratch: Scratch) -> list[int] | None:
    """The extents of the only result of `op`, DYNAMIC for those that are not known; None if there is nothing to say."""
    scratch.start_at(op)
    shapes = reify(op, scratch)
    found = None
    if shapes is not None:
        numbers = [constant_index(extent) for extent in shapes[0]]
        found = [DYNAMIC if number is None or number < 0 else number for number in numbers]
    scratch.clear()
    return found


def refine(op: Operation, scratch: Scratch, rewriter: Rewriter) -> bool:
    """Gives the result of `op` the best type that is known, with a cast for its users; False if it has it."""
    result = op.results[0]
    old = result.type
    extents = known_extents(op, scratch)
    if extents is None or not isinstance(old, TensorType) or old.shape is None:
        return False
    best = tuple([new if one == DYNAMIC else one for one, new in zip(old.shape, extents, strict=True)])
    if best == old.shape:
        return False
    users = list(result.uses)
    result.type = TensorType.get(best, old.element_type, old.encoding)
    rewriter.insert_after(op)
    rewriter.loc = op.loc
    cast = rewriter.create("tensor.cast", [result], [old])
    rewriter.replace_uses_if(result, cast.results[0], users)
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Refines the results inside `op`, producers first."""
    scratch = Scratch(pass_context.context, REFERENCE_EXACT.of(pass_context.options))
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in [nested for nested in op.walk() if nested.info.name in REFINED]:
        changed = refine(one, scratch, rewriter) or changed
    return changed


PASS = make_pass("reify-result-shapes", run, (REFERENCE_EXACT,), class_name="ReifyResultShapesPass")
