"""Rules for the shapes of values, conversions, and constants whose type is an extent tensor of unknown rank."""

from __future__ import annotations

from pyopt.dialects.shape.folds import constant_any, constant_concat, constant_split, extents_of
from pyopt.dialects.shape.types import SIZE, is_extent_tensor
from pyopt.dialects.tensor.verify import compatible_shapes
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, INDEX, ShapedType, TensorType
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.shape.common import constant_shape, replace_by_constant
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# Constants of unknown rank, of which the reference makes constants that do not verify.


def concat_of_constants(op: Operation, rewriter: Rewriter) -> bool:
    """concat(constant, constant) : tensor<?xindex> -> cast(constant)"""
    return replace_by_constant(op, constant_concat([constant_of(value) for value in op.operands]), rewriter)


def any_of_constant(op: Operation, rewriter: Rewriter) -> bool:
    """any(.., constant) : tensor<?xindex> -> cast(constant)"""
    return replace_by_constant(op, constant_any([constant_of(value) for value in op.operands]), rewriter)


def extents_of_constant(op: Operation, rewriter: Rewriter) -> bool:
    """to_extent_tensor(constant) : tensor<?xindex> -> cast(constant)"""
    return replace_by_constant(op, extents_of(constant_of(op.operands[0])), rewriter)


def split_of_constant(op: Operation, rewriter: Rewriter) -> bool:
    """split_at(constant, constant) : tensor<?xindex>, tensor<?xindex> -> cast(constant), cast(constant)"""
    parts = constant_split([constant_of(value) for value in op.operands])
    if parts is None:
        return False
    values = []
    for part, result in zip(parts, op.results, strict=True):
        value = constant_shape(part, result.type, rewriter)
        if value is None:
            return False
        values.append(value)
    rewriter.replace(op, values)
    return True


# shape_of


def shape_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """shape_of(tensor.reshape(t, s)) -> s, cast if need be and possible"""
    reshape = producer_of(op.operands[0], "tensor.reshape")
    type = op.results[0].type
    if reshape is None or not isinstance(type, TensorType):
        return False
    shape = reshape.operands[1]
    given = shape.type
    assert isinstance(given, TensorType)
    if not compatible_shapes(given.shape, type.shape):
        return False
    if given is not type:
        if given.element_type is type.element_type:
            shape = rewriter.create("tensor.cast", [shape], [type]).results[0]
        else:
            indices = TensorType.get(given.shape, INDEX)
            shape = rewriter.create("arith.index_cast", [shape], [indices]).results[0]
            if indices is not type:
                shape = rewriter.create("tensor.cast", [shape], [type]).results[0]
    rewriter.replace(op, [shape])
    return True


def shape_of_static(op: Operation, rewriter: Rewriter) -> bool:
    """shape_of(t : tensor<2x3xf32>) -> const_shape [2, 3]"""
    type = op.operands[0].type
    if not isinstance(type, ShapedType) or type.shape is None or DYNAMIC in type.shape:
        return False
    value = constant_shape(type.shape, op.results[0].type, rewriter)
    if value is None:
        return False
    rewriter.replace(op, [value])
    return True


def extract_from_shape_of(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.extract shape_of(t)[i] -> tensor.dim t, i"""
    shape = producer_of(op.operands[0], "shape.shape_of")
    if shape is None or not isinstance(shape.operands[0].type, TensorType):
        return False
    rewriter.replace_with_new(op, "tensor.dim", [shape.operands[0], op.operands[1]], [INDEX])
    return True


def cast_of_shape_of(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.cast(shape_of(t) : tensor<?xindex>) : tensor<2xindex> -> shape_of(t) : tensor<2xindex>"""
    shape = producer_of(op.operands[0], "shape.shape_of")
    type = op.results[0].type
    if shape is None or not is_extent_tensor(type):
        return False
    source = shape.operands[0].type
    if not isinstance(source, TensorType) or source.shape is None:
        return False
    assert isinstance(type, TensorType)
    if type.shape not in ((DYNAMIC,), (len(source.shape),)):
        return False
    rewriter.replace_with_new(op, "shape.shape_of", shape.operands, [type])
    return True


def rank_of_shape_of(op: Operation, rewriter: Rewriter) -> bool:
    """rank(shape_of(t : tensor<2x?xf32>)) -> 2"""
    shape = producer_of(op.operands[0], "shape.shape_of")
    if shape is None:
        return False
    source = shape.operands[0].type
    if not isinstance(source, TensorType) or source.shape is None:
        return False
    rank = IntegerAttr.get(len(source.shape), INDEX)
    type = op.results[0].type
    rewriter.replace(op, [rewriter.constant(rank, type, "shape" if type is SIZE else "arith")])
    return True


# Conversions


def there_and_back(op: Operation, rewriter: Rewriter) -> bool:
    """index_to_size(size_to_index(x)) -> x; size_to_index(index_to_size(x)) -> x"""
    other = "shape.size_to_index" if op.info.name == "shape.index_to_size" else "shape.index_to_size"
    inner = producer_of(op.operands[0], other)
    if inner is None or inner.operands[0].type is not op.results[0].type:
        return False
    rewriter.replace(op, inner.operands)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("shape.any", any_of_constant),
    Rule("shape.concat", concat_of_constants),
    Rule(
        "shape.index_to_size shape.size_to_index",
        there_and_back,
        names="IndexToSizeToIndexCanonicalization SizeToIndexToSizeCanonicalization",
    ),
    Rule("shape.rank", rank_of_shape_of, names="RankShapeOfCanonicalizationPattern"),
    Rule("shape.shape_of", shape_of_reshape, names="ShapeOfFromReshape"),
    Rule("shape.shape_of", shape_of_static, names="ShapeOfOpToConstShapeOp"),
    Rule("shape.split_at", split_of_constant),
    Rule("shape.to_extent_tensor", extents_of_constant),
    Rule("tensor.cast", cast_of_shape_of, names="ShapeOfCastExtentTensor"),
    Rule("tensor.extract", extract_from_shape_of, names="ExtractFromShapeOfExtentTensor"),
)
