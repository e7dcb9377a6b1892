"""convert-tensor-to-linalg: padding as a filled tensor and an insertion.

    %0 = tensor.pad %t low[%l] high[2] { tensor.yield %p } : tensor<?xf32> to tensor<?xf32>
->
    %size = %l + (tensor.dim %t, %c0) + 2
    %empty = tensor.empty(%size) : tensor<?xf32>
    %fill = linalg.fill ins(%p) outs(%empty)
    %0 = tensor.insert_slice %t into %fill[%l] [tensor.dim %t, %c0] [1]

Where the padding depends on the position, tensor.generate takes the place of the fill. A body that reads or writes
memory runs at the places of padding only (`guarded_padding.py`); with `reference-exact` at all, or not at all.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import Slice, known_entries, mixed_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.building import arith
from pyopt.passes.building.folded import added, create_or_fold
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.guarded_padding import guarded_generate, has_effects
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter, cloned_regions

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def _size(source: Value, shape: tuple[int, ...], number: int, rewriter: Rewriter) -> int | Value:
    """An extent of a tensor."""
    if shape[number] != DYNAMIC:
        return shape[number]
    return create_or_fold(rewriter, "tensor.dim", [source, arith.constant_index(rewriter, number)], INDEX)


def _value(entry: int | Value, rewriter: Rewriter) -> Value:
    return arith.constant_index(rewriter, entry) if isinstance(entry, int) else entry


def lower_pad(op: Operation, rewriter: Rewriter, exact: bool = False) -> bool:
    """pad t low[l] high[h] { yield p } -> insert_slice t into (fill p)[l]"""
    source = op.operands[0]
    before, after = source.type, op.results[0].type
    assert isinstance(before, TensorType) and isinstance(after, TensorType)
    assert before.shape is not None and after.shape is not None
    low = known_entries(mixed_group(op, "low"))
    high = known_entries(mixed_group(op, "high"))
    sizes: list[Value] = []
    for number, extent in enumerate(after.shape):
        if extent == DYNAMIC:
            size = _value(_size(source, before.shape, number, rewriter), rewriter)
            size = added(rewriter, size, _value(low[number], rewriter))
            sizes.append(added(rewriter, size, _value(high[number], rewriter)))
    if not exact and has_effects(op):
        rewriter.replace(op, guarded_generate(op, sizes, rewriter).results)
        return True
    padded = _padding(op, after, sizes, rewriter)
    extents: Mixed = [_size(source, before.shape, number, rewriter) for number in range(len(before.shape))]
    given = Slice(low, extents, [1] * len(low))
    if given.beyond(after):  # an empty tensor: nothing is inserted
        rewriter.replace(op, [padded])
        return True
    operands, attributes = slice_parts(given, [source, padded])
    rewriter.replace_with_new(op, "tensor.insert_slice", operands, [after], attributes)
    return True


def _padding(op: Operation, type: TensorType, sizes: list[Value], rewriter: Rewriter) -> Value:
    """A tensor of padding."""
    empty = rewriter.create("tensor.empty", sizes, [type]).results[0]
    body = op.regions[0].entry()
    value = body.terminator().operands[0]
    if value.parent_block() is not body:
        return create_named("linalg.fill", [value], empty, rewriter).results[0]
    maker = value.op
    if maker is not None and constant_of(value) is not None:
        value = rewriter.clone(maker, {}).results[0]
        return create_named("linalg.fill", [value], empty, rewriter).results[0]
    if any(nested.info.name == "tensor.pad" for nested in op.walk() if nested is not op):
        generate = rewriter.create("tensor.generate", sizes, [type], regions=[Region()])
        rewriter.move_region(op.regions[0], generate.regions[0])
    else:
        # What is in copies is not folded.
        generate = rewriter.create("tensor.generate", sizes, [type], regions=cloned_regions(op))
    return generate.results[0]


def lower_pad_exactly(op: Operation, rewriter: Rewriter) -> bool:
    """The same, as the reference has it where the body has effects"""
    return lower_pad(op, rewriter, exact=True)


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Run bodies that read or write memory at all places, or not at all, as mlir-opt does"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    target = ConversionTarget()
    target.legal("arith", "linalg", "scf", "tensor")
    target.illegal("tensor.pad")
    rule = lower_pad_exactly if REFERENCE_EXACT.of(pass_context.options) else lower_pad
    return convert(op, pass_context, target, (ConversionPattern("tensor.pad", rule=rule),))


PASS = make_pass(
    "convert-tensor-to-linalg",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="ConvertTensorToLinalgPass",
    apart=True,
)
