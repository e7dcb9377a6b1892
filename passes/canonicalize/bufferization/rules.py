"""The canonicalization rules of the bufferization dialect; those of dealloc are in a module of their own."""

from __future__ import annotations

from pyopt.analysis.buffer_writes import BufferWrites
from pyopt.analysis.effects import affects, own_effects
from pyopt.dialects.memref.layouts import casts, forgets, is_ranked, memref_type
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.opinfo import FREES, ISOLATED, VIEW
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType
from pyopt.light import Final
from pyopt.passes.building.memref import allocate, dynamic_extents
from pyopt.passes.canonicalize.bufferization import dealloc_rules
from pyopt.passes.canonicalize.common import producer_of, static_extents
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_rule
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# alloc_tensor.


def alloc_tensor_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """alloc_tensor(n = 4) : <?> -> cast(alloc_tensor() : <4>) : <?>"""
    type = tensor_type(op.results[0].type)
    if operand_group(op, "copy"):
        return False
    found = static_extents(type.shape or (), operand_group(op, "dynamic_sizes"))
    if found is None:
        return False
    shape, sizes = found
    hint = operand_group(op, "size_hint")
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0, len(hint))}
    if "memory_space" in op.attributes:
        attributes["memory_space"] = op.attributes["memory_space"]
    new_type = TensorType.get(shape, type.element_type, type.encoding)
    new = rewriter.create(op.info.name, [*sizes, *hint], [new_type], attributes)
    rewriter.replace_with_new(op, "tensor.cast", new.results, [type])
    return True


def dim_of_alloc_tensor(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.dim(alloc_tensor(n), 0) -> n, tensor.dim(alloc_tensor() copy(t), i) -> tensor.dim(t, i)"""
    source, index = op.operands
    alloc = producer_of(source, "bufferization.alloc_tensor")
    dimension = constant_index(index)
    shape = tensor_type(source.type).shape
    if alloc is None or dimension is None or shape is None:
        return False
    if not 0 <= dimension < len(shape) or shape[dimension] != DYNAMIC:
        return False
    copy = operand_group(alloc, "copy")
    if copy:
        rewriter.loc = alloc.loc
        index = rewriter.constant(IntegerAttr.get(dimension, INDEX), INDEX)
        rewriter.replace_with_new(op, "tensor.dim", [copy[0], index], [INDEX])
    else:
        rewriter.replace(op, [operand_group(alloc, "dynamic_sizes")[shape[:dimension].count(DYNAMIC)]])
    return True


# to_tensor and to_buffer.


def dim_of_to_tensor(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.dim(to_tensor(m), i) -> memref.dim(m, i)"""
    source = producer_of(op.operands[0], "bufferization.to_tensor")
    if source is None:
        return False
    rewriter.replace_with_new(op, "memref.dim", [source.operands[0], op.operands[1]], [INDEX])
    return True


def dim_of_to_buffer(op: Operation, rewriter: Rewriter) -> bool:
    """memref.dim(to_buffer(t), i) -> tensor.dim(t, i)"""
    source = producer_of(op.operands[0], "bufferization.to_buffer")
    if source is None:
        return False
    rewriter.replace_with_new(op, "tensor.dim", [source.operands[0], op.operands[1]], [INDEX])
    return True


def _buffer_writes(op: Operation, rewriter: Rewriter) -> BufferWrites:
    """The writes in the isolated op around `op`, as they were when this iteration asked first."""
    root = op
    while root.block is not None and (root is op or not root.info.traits & ISOLATED):
        around = root.parent_op()
        if around is None:
            break
        root = around
    found = rewriter.facts.get(root)
    if not isinstance(found, BufferWrites):
        found = rewriter.facts[root] = BufferWrites(root)
    return found


def load_of_to_buffer(op: Operation, rewriter: Rewriter) -> bool:
    """memref.load to_buffer(t)[i] -> tensor.extract t[i], if nothing in between may write to the buffer"""
    # The reference does not ask, and reads the tensor as it was before.
    source = producer_of(op.operands[0], "bufferization.to_buffer")
    if source is None or not _buffer_writes(source, rewriter).unchanged(op.operands[0], source, op):
        return False
    operands = [source.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "tensor.extract", operands, [op.results[0].type])
    return True


def to_buffer_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """to_buffer(tensor.cast(t)) -> memref.cast(to_buffer(t)), if the rank of t is known"""
    cast = producer_of(op.operands[0], "tensor.cast")
    if cast is None:
        return False
    source = cast.operands[0]
    type = tensor_type(source.type)
    if type.shape is None:
        return False
    new_type = MemRefType.get(type.shape, type.element_type)
    if not casts(new_type, op.results[0].type):
        return False
    new = rewriter.create("bufferization.to_buffer", [source], [new_type])
    rewriter.replace_with_new(op, "memref.cast", new.results, [op.results[0].type])
    return True


def to_buffer_of_to_tensor(op: Operation, rewriter: Rewriter) -> bool:
    """to_buffer(to_tensor(m)) -> m, cast(m), or a copy of m if its layout may not fit"""
    inner = producer_of(op.operands[0], "bufferization.to_tensor")
    if inner is None:
        return False
    source = inner.operands[0]
    old, new = memref_type(source.type), memref_type(op.results[0].type)
    if old is new:
        rewriter.replace(op, [source])
        return True
    if is_ranked(new) and not is_ranked(old):
        return False
    if not is_ranked(new) and not casts(old, new):
        return False
    casting = not is_ranked(new) or (casts(old, new) and _fits_certainly(old, new))
    if is_ranked(new):
        rewriter.loc = source.location()
    if casting:
        rewriter.replace_with_new(op, "memref.cast", [source], [new])
        return True
    copy = allocate(rewriter, new, dynamic_extents(rewriter, source, new))
    rewriter.create("memref.copy", [source, copy], [])
    rewriter.replace(op, [copy])
    return True


def _fits_certainly(source: MemRefType, target: MemRefType) -> bool:
    """A cast asserts nothing of strides and offset."""
    before = strides_and_offset(source)
    after = strides_and_offset(target)
    return before is not None and after is not None and forgets((*before[0], before[1]), (*after[0], after[1]))


# clone.


def _deallocs(value: Value) -> list[Operation] | None:
    """The ops that free a buffer; None if one of them makes another one of it."""
    found = [user for user in value.users() if affects(user, FREES, value)]
    return None if any(user.info.name == "memref.realloc" for user in found) else found


def redundant_clone(op: Operation, rewriter: Rewriter) -> bool:
    """c = clone(m); ..; dealloc c -> ..; c = clone(m); ..; dealloc m -> .. with c = m"""
    clone = op.results[0]
    if not clone.uses:
        rewriter.erase(op)
        return True
    source = op.operands[0]
    if source.type is not clone.type and not casts(source.type, clone.type):
        return False
    origin = _viewed(source)
    of_clone = _deallocs(clone)
    of_source = _deallocs(origin)
    if of_clone is None or of_source is None or len(of_clone) > 1 or len(of_source) > 1:
        return False
    if of_clone and of_source and of_clone[0].block is of_source[0].block:
        # Which of the two lives longer is not known.
        return False
    redundant = next((one for one in (*of_clone, *of_source) if one.block is op.block), None)
    if redundant is None or not _nothing_is_freed(op, redundant, origin):
        return False
    if source.type is not clone.type:
        source = rewriter.create("memref.cast", [source], [clone.type]).results[0]
    rewriter.replace(op, [source])
    rewriter.erase(redundant)
    return True


def _viewed(value: Value) -> Value:
    """The buffer that a memref is a view of."""
    for _ in range(LONGEST_CHAIN):
        if value.op is None or not value.op.info.traits & VIEW:
            break
        value = value.op.operands[0]
    return value


def _nothing_is_freed(start: Operation, end: Operation, origin: Value) -> bool:
    """No op between the two, which are in one block in that order, says that it frees anything, or may free `origin`.

    The reference does not ask about bufferization.dealloc, which frees on a condition.
    """
    between = start.next
    while between is not end:
        if between is None or (own_effects(between) or 0) & FREES:
            return False
        if between.info.name == "bufferization.dealloc" and any(_viewed(one) is origin for one in between.operands):
            return False
        between = between.next
    return True


RULES: Final[tuple[Rule, ...]] = (
    *dealloc_rules.RULES,
    Rule("bufferization.alloc_tensor", alloc_tensor_with_constants, names="ReplaceStaticShapeDims"),
    Rule("bufferization.clone", redundant_clone, names="SimplifyClones"),
    destination_style_rule("bufferization.materialize_in_destination"),
    Rule("bufferization.to_buffer", to_buffer_of_cast, needs="tensor.cast"),
    Rule(
        "bufferization.to_buffer",
        to_buffer_of_to_tensor,
        needs="bufferization.to_tensor",
        names="ToMemrefToTensorFolding",
    ),
    Rule("memref.load", load_of_to_buffer, needs="bufferization.to_buffer"),
    Rule("memref.dim", dim_of_to_buffer, needs="bufferization.to_buffer"),
    Rule("tensor.dim", dim_of_alloc_tensor, needs="bufferization.alloc_tensor", names="FoldDimOfAllocTensorOp"),
    Rule("tensor.dim", dim_of_to_tensor, needs="bufferization.to_tensor", names="DimOfToTensorFolder"),
)
