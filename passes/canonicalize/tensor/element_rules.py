"""Rules for tensor.dim, extract and reshape."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.tensor.shapes import is_ranked, shape_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import init_bounds
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Final
from pyopt.passes.canonicalize.common import is_well_formed, producer_of
from pyopt.passes.canonicalize.tensor.common import cast_to, destination_of, type_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter, cloned_regions
from pyopt.rewrite.rules import Rule


def dim_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """dim(cast(t), i) -> dim(t, i)"""
    cast = producer_of(op.operands[0], "tensor.cast")
    if cast is None:
        return False
    rewriter.replace_with_new(op, "tensor.dim", [cast.operands[0], op.operands[1]], [op.results[0].type])
    return True


def dim_of_destination_style(op: Operation, rewriter: Rewriter) -> bool:
    """dim(x into t[..], i) -> dim(t, i)"""
    destination = destination_of(op.operands[0])
    if destination is None:
        return False
    rewriter.set_operand(op, 0, destination)
    return True


def dim_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """dim(reshape(t, s), i) -> extract s[i]"""
    reshape = producer_of(op.operands[0], "tensor.reshape")
    if reshape is None:
        return False
    shape = reshape.operands[1]
    rewriter.insert_after(op)
    value: Value = rewriter.create("tensor.extract", [shape, op.operands[1]], [type_of(shape).element_type]).results[0]
    if value.type is not op.results[0].type:
        value = rewriter.create("arith.index_cast", [value], [op.results[0].type]).results[0]
    rewriter.replace(op, [value])
    return True


def dim_of_empty(op: Operation, rewriter: Rewriter) -> bool:
    """dim(empty(.., n, ..), i) -> n"""
    empty = producer_of(op.operands[0], "tensor.empty")
    dimension = constant_index(op.operands[1])
    if empty is None or dimension is None:
        return False
    shape = shape_of(empty.results[0].type)
    if not 0 <= dimension < len(shape) or shape[dimension] != DYNAMIC:
        return False
    rewriter.replace(op, [empty.operands[shape[:dimension].count(DYNAMIC)]])
    return True


def extract_from_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(t)[i] -> t[i]"""
    cast = producer_of(op.operands[0], "tensor.cast")
    if cast is None or not is_ranked(cast.operands[0].type):
        return False
    if len(shape_of(cast.operands[0].type)) != len(op.operands) - 1:
        return False
    operands = [cast.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "tensor.extract", operands, [op.results[0].type])
    return True


def extract_from_index_cast(op: Operation, rewriter: Rewriter) -> bool:
    """index_cast(t)[i] -> index_cast(t[i])"""
    cast = producer_of(op.operands[0], "arith.index_cast")
    if cast is None:
        return False
    source = cast.operands[0]
    new = rewriter.create("tensor.extract", [source, *op.operands[1:]], [type_of(source).element_type])
    rewriter.replace_with_new(op, "arith.index_cast", new.results, [op.results[0].type])
    return True


def extract_from_generate(op: Operation, rewriter: Rewriter) -> bool:
    """generate {^(x): yield f(x)}[i] -> f(i), if the body neither reads nor writes memory"""
    generate = producer_of(op.operands[0], "tensor.generate")
    # The reference lets it read, and so sees what was written since.
    if generate is None or not is_memory_effect_free(generate):
        return False
    block = generate.regions[0].entry()
    rewriter.replace(op, rewriter.clone_body(block, op.operands[1:]))
    return True


def destination_style_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """f(cast(x)) into cast(t) -> cast(f(x) into t), where the casts only forget extents, and all extents fit"""
    casts = [forgetting_cast(value) for value in op.operands]
    if not any(casts):
        return False
    operands = [value if cast is None else cast.operands[0] for value, cast in zip(op.operands, casts, strict=True)]
    start, end = init_bounds(op)
    types = [value.type for value in operands[start:end] if isinstance(value.type, TensorType)]
    new = rewriter.create(op.info.name, operands, types, op.attributes, cloned_regions(op))
    if not is_well_formed(new) and not _has_consistent_extents(new):
        rewriter.erase(new)
        return False
    rewriter.replace(op, [cast_to(one, old.type, rewriter) for one, old in zip(new.results, op.results, strict=True)])
    return True


def destination_style_rule(roots: str) -> Rule:
    """`destination_style_of_cast` for ops of a dialect."""
    return Rule(roots, destination_style_of_cast, needs="tensor.cast", names="FoldTensorCastProducerOp")


def _has_consistent_extents(op: Operation) -> bool:
    """A structured op whose static extents along each loop are the same, and in whose operands all indices are.

    Those that are not known are inferred next.
    """
    if not op.info.name.startswith("linalg."):
        return False
    from pyopt.dialects.linalg.structure import indexing_maps, is_structured
    from pyopt.dialects.linalg.verify import extents_fit

    return is_structured(op) and extents_fit([operand.type for operand in op.operands], indexing_maps(op))


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.dim", dim_of_cast, needs="tensor.cast", names="DimOfCastOp"),
    Rule("tensor.dim", dim_of_destination_style, names="DimOfDestStyleOp"),
    Rule("tensor.dim", dim_of_reshape, needs="tensor.reshape", names="DimOfReshapeOp"),
    Rule("tensor.dim", dim_of_empty, needs="tensor.empty", names="FoldEmptyTensorWithDimOp"),
    Rule("tensor.extract", extract_from_cast, needs="tensor.cast", names="ExtractFromTensorCast"),
    Rule("tensor.extract", extract_from_index_cast, needs="arith.index_cast", names="ExtractElementFromIndexCast"),
    Rule("tensor.extract", extract_from_generate, needs="tensor.generate", names="ExtractFromTensorGenerate"),
    destination_style_rule("tensor.insert"),
)
