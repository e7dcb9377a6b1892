"""Verifiers of affine ops, beyond their declarations."""

from __future__ import annotations

from pyopt.dialects.affine.validity import (
    affine_scope,
    carried_count,
    check_inputs,
    group_count,
    group_sizes,
    is_valid_dim,
    is_valid_symbol,
    map_of,
)
from pyopt.ir.affine import AffineMap, AffineMapAttr, IntegerSetAttr
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.attributes import ArrayAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.reductions import ATOMIC_RMW_KIND, FLOAT_KINDS, INTEGER_KINDS, kind_of
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX, SIGNED, UNSIGNED, FloatType, IntegerType, MemRefType, ShapedType, Type
from pyopt.light import Sequence
from pyopt.syntax.describe import PARENT, check_edge, loop_carried

LOOPS_AND_IF = ("affine.for", "affine.if", "affine.parallel")


def verify_apply(op: Operation) -> str | None:
    """As many operands as the map has inputs, and one result of the map; no induction variables for symbols."""
    map = map_of(op).value
    if len(op.operands) != map.num_inputs:
        return "operand count and affine map dimension and symbol count must match"
    if len(map.results) != 1:
        return "mapping must produce one value"
    scope = affine_scope(op)
    for symbol in op.operands[map.num_dims :]:
        if is_valid_dim(symbol, scope) and not is_valid_symbol(symbol, scope):
            raise DiagnosticError("dimensional operand cannot be used as a symbol", op.loc)
    return None


def verify_extremum(op: Operation) -> str | None:
    """As many operands as the map has inputs, and something to choose from."""
    map = map_of(op).value
    if len(op.operands) != map.num_inputs:
        return "operand count and affine map dimension and symbol count must match"
    return None if map.results else "affine map expect at least one result"


# Loads and stores.


def _memref_type(value: Value) -> MemRefType:
    assert isinstance(value.type, MemRefType)
    return value.type


def _check_subscripts(op: Operation, map: AffineMap, memref: Value, inputs: Sequence[Value]) -> str | None:
    """A subscript for each dimension of the memref, computed from dims and symbols."""
    if len(map.results) != len(_memref_type(memref).shape or ()):
        return "affine map num results must equal memref rank"
    if len(inputs) != map.num_inputs:
        return "expects as many subscripts as affine map inputs"
    return check_inputs(op, inputs, map.num_dims)


def verify_load(op: Operation) -> str | None:
    """The result is an element, or a vector of elements."""
    memref = op.operands[0]
    result = op.results[0].type
    element = _memref_type(memref).element_type
    if op.info.name == "affine.load":
        if result is not element:
            return "result type must match element type of memref"
        return _check_subscripts(op, map_of(op).value, memref, op.operands[1:])
    return _check_subscripts(op, map_of(op).value, memref, op.operands[1:]) or _check_vector(result, element)


def verify_store(op: Operation) -> str | None:
    """The value is an element, or a vector of elements."""
    value, memref = op.operands[:2]
    element = _memref_type(memref).element_type
    if op.info.name == "affine.store":
        if value.type is not element:
            return "value to store must have the same type as memref element type"
        return _check_subscripts(op, map_of(op).value, memref, op.operands[2:])
    return _check_subscripts(op, map_of(op).value, memref, op.operands[2:]) or _check_vector(value.type, element)


def _check_vector(vector: Type, element: Type) -> str | None:
    assert isinstance(vector, ShapedType)
    if vector.element_type is not element:
        return "requires memref and vector types of the same elemental type"
    return None


def verify_prefetch(op: Operation) -> str | None:
    """Like a load that gives nothing."""
    map = map_of(op).value
    if len(map.results) != len(_memref_type(op.operands[0]).shape or ()):
        return "affine.prefetch affine map num results must equal memref rank"
    if map.num_inputs + 1 != len(op.operands):
        return "too few operands"
    scope = affine_scope(op)
    for value in op.operands[1:]:
        if not is_valid_dim(value, scope) and not is_valid_symbol(value, scope):
            return "index must be a valid dimension or symbol identifier"
    return None


# DMA. Its maps are discardable attributes in the reference, which crashes where one or an operand is missing.


def _dma_map(op: Operation, name: str) -> AffineMap | None:
    attribute = op.attributes.get(name)
    return attribute.value if isinstance(attribute, AffineMapAttr) else None


def verify_dma_start(op: Operation) -> str | None:
    """Three memrefs with their subscripts, a count, and perhaps a stride with the count of each."""
    words = (("src_map", "source", "src"), ("dst_map", "destination", "dst"), ("tag_map", "tag", "tag"))
    found: list[AffineMap] = []
    for name, _, _ in words:
        map = _dma_map(op, name)
        if map is None:
            return f"requires AffineMap attribute '{name}'"
        found.append(map)
    total = sum(map.num_inputs for map in found)
    at = 0
    for map, (_, word, _) in zip(found, words, strict=True):
        if at >= len(op.operands):
            return "incorrect number of operands"
        if not _is_ranked_memref(op.operands[at].type):
            return f"expected DMA {word} to be of memref type"
        at += 1 + map.num_inputs
    if len(op.operands) not in (total + 4, total + 6):
        return "incorrect number of operands"
    scope = affine_scope(op)
    at = 0
    for map, (_, _, word) in zip(found, words, strict=True):
        for value in op.operands[at + 1 : at + 1 + map.num_inputs]:
            if value.type is not INDEX:
                return f"{word} index to dma_start must have 'index' type"
            if not is_valid_dim(value, scope) and not is_valid_symbol(value, scope):
                return f"{word} index must be a valid dimension or symbol identifier"
        at += 1 + map.num_inputs
    return _check_counts(op, at)


def verify_dma_wait(op: Operation) -> str | None:
    """A tag memref with its subscripts, and a count."""
    map = _dma_map(op, "tag_map")
    if map is None:
        return "requires AffineMap attribute 'tag_map'"
    if op.operands and not _is_ranked_memref(op.operands[0].type):
        return "expected DMA tag to be of memref type"
    if len(op.operands) != map.num_inputs + 2:
        return "incorrect number of operands"
    scope = affine_scope(op)
    for value in op.operands[1 : 1 + map.num_inputs]:
        if value.type is not INDEX:
            return "index to dma_wait must have 'index' type"
        if not is_valid_dim(value, scope) and not is_valid_symbol(value, scope):
            return "index must be a valid dimension or symbol identifier"
    return _check_counts(op, 1 + map.num_inputs)


def _check_counts(op: Operation, start: int) -> str | None:
    """The numbers of elements are indices. The reference does not look, and prints what it does not read."""
    for value in op.operands[start:]:
        if value.type is not INDEX:
            return "number of elements must have 'index' type"
    return None


def _is_ranked_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is not None


# Regions.


def verify_yield(op: Operation) -> str | None:
    """In an affine loop or conditional, of its result types."""
    parent = op.parent_op()
    if parent is None or parent.info.name not in LOOPS_AND_IF:
        return "only terminates affine.if/for/parallel regions"
    if len(parent.results) != len(op.operands):
        return "parent of yield must have same number of results as the yield operands"
    for result, operand in zip(parent.results, op.operands, strict=True):
        if result.type is not operand.type:
            return "types mismatch between yield op and its parent"
    return None


def verify_if(op: Operation) -> str | None:
    """A condition over the operands; the regions take nothing and yield the results."""
    for number, region in enumerate(op.regions):
        if region.first is not None and region.first.arguments:
            return f"region #{number} should have no arguments"
    condition = op.attributes["condition"]
    assert isinstance(condition, IntegerSetAttr)
    if len(op.operands) != condition.value.num_inputs:
        return "operand count and condition integer set dimension and symbol count must match"
    return check_inputs(op, op.operands, condition.value.num_dims)


def verify_if_regions(op: Operation) -> str | None:
    """With results there are both regions."""
    if op.regions[1].is_empty():
        check_edge(op, None, PARENT, (), [result.type for result in op.results])
    return None


def verify_for_regions(op: Operation) -> str | None:
    """One index argument and the carried values; bounds over dims and symbols."""
    block = op.regions[0].entry()
    end = _yield(block)
    yielded = None if end is None else end.operands
    message = loop_carried(operand_group(op, "inits"), block.arguments, op.results, yielded)
    if message is not None:
        return message
    _check_edges(op, block, end)
    if not block.arguments or block.arguments[0].type is not INDEX:
        return "expected body to have a single index argument for the induction variable"
    for group, name in (("lowerBoundOperands", "lowerBoundMap"), ("upperBoundOperands", "upperBoundMap")):
        map = map_of(op, name).value
        if map.num_inputs:
            message = check_inputs(op, operand_group(op, group), map.num_dims)
            if message is not None:
                return message
    count = len(op.results)
    if count and carried_count(op) != count:
        return "mismatch between the number of loop-carried values and results"
    if count and len(block.arguments) - 1 != count:
        return "mismatch between the number of basic block args and results"
    for side in ("lower", "upper"):
        if not map_of(op, side + "BoundMap").value.results:
            return f"expected {side} bound map to have at least one result"
    for group, name in (("lowerBoundOperands", "lowerBoundMap"), ("upperBoundOperands", "upperBoundMap")):
        if len(operand_group(op, group)) != map_of(op, name).value.num_inputs:
            # The reference accepts this, and prints what it does not read.
            return f"operand count and dimension and symbol count of '{name}' must match"
    return None


def _yield(block: Block) -> Operation | None:
    last = block.last
    return last if last is not None and last.info.name == "affine.yield" else None


def _check_edges(op: Operation, block: Block, end: Operation | None) -> None:
    """Values fit along the edges that the trip count, where it is known, leaves."""
    inits = operand_group(op, "inits")
    carried = [argument.type for argument in block.arguments[1:]]
    results = [result.type for result in op.results]
    trips = trip_count(op)
    if trips != 0:
        check_edge(op, None, 0, inits, carried)
    if trips in (None, 0):
        check_edge(op, None, PARENT, inits, results)
    if end is not None:
        if trips != 1:
            check_edge(op, end, 0, end.operands, carried)
        check_edge(op, end, PARENT, end.operands, results)


def verify_parallel(op: Operation) -> str | None:
    """Groups of bounds, steps and arguments for each dimension, and a reduction for each result."""
    block = op.regions[0].first
    lower_count, upper_count = group_count(op, "lowerBounds"), group_count(op, "upperBounds")
    steps = op.attributes["steps"]
    assert block is not None and isinstance(steps, ArrayAttr)
    rank = len(steps.elements)
    if lower_count != rank or upper_count != rank or len(block.arguments) != rank:
        return (
            f"the number of region arguments ({len(block.arguments)}) and the number of map groups for lower "
            f"({lower_count}) and upper bound ({upper_count}), and the number of steps ({rank}) "
            "must all match"
        )
    if any(argument.type is not INDEX for argument in block.arguments):
        return "expected body to have index arguments for the induction variables"
    for name in ("lower", "upper"):
        groups = group_sizes(op, name + "Bounds")
        if 0 in groups:
            return f"expected {name} bound map to have at least one result"
        if len(map_of(op, name + "BoundsMap").value.results) != sum(groups):
            return f"expected {name} bounds map to have {sum(groups)} results"
    reductions = op.attributes["reductions"]
    assert isinstance(reductions, ArrayAttr)
    if len(reductions.elements) != len(op.results):
        return "a reduction must be specified for each output"
    if any(one not in ATOMIC_RMW_KIND.by_attribute for one in reductions.elements):
        return "invalid reduction attribute"
    for one, result in zip(reductions.elements, op.results, strict=True):
        if not is_reduced(kind_of(one), result.type):
            return "result type cannot match reduction attribute"
    lower = map_of(op, "lowerBoundsMap").value
    upper = map_of(op, "upperBoundsMap").value
    if len(op.operands) < lower.num_inputs + upper.num_inputs:
        return "too few operands"
    message = check_inputs(op, op.operands[: lower.num_inputs], lower.num_dims)
    return message or check_inputs(op, op.operands[lower.num_inputs :], upper.num_dims)


def is_reduced(kind: str, type: Type) -> bool:
    """A reduction of that kind gives such values: the reference asks max and min of integers for a sign."""
    if kind == "assign":
        return True
    if kind in FLOAT_KINDS:
        return isinstance(type, FloatType)
    if not isinstance(type, IntegerType):
        return False
    if kind in ("maxs", "mins"):
        return type.signedness == SIGNED
    if kind in ("maxu", "minu"):
        return type.signedness == UNSIGNED
    return kind in INTEGER_KINDS and kind != "xori"
