"""Rules for reductions of single elements, sums with products, and masks."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.dialects.vector.verify_products import combines, kind_of
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import constant_index, dense
from pyopt.ir.reductions import combining_op
from pyopt.ir.types import SIGNLESS, FloatType, IntegerType, VectorType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.canonicalize.vector.common import replace_with
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _combine(
    kind: str,
    left: Value,
    right: Value,
    accumulator: Value,
    fastmath: Attribute | None,
    mask: Value | None,
    rewriter: Rewriter,
) -> Value:
    """`left` and `right` combined; where a mask is not set, the one that is the accumulator."""
    is_float = isinstance(element_type_or_self(left.type), FloatType)
    name = "arith." + combining_op(kind, is_float)
    attributes = {"fastmath": fastmath} if is_float and fastmath is not None else None
    value: Value = rewriter.create(name, [left, right], [left.type], attributes).results[0]
    if mask is not None:
        value = rewriter.create("arith.select", [mask, value, accumulator], [value.type]).results[0]
    return value


def _has_arithmetic(op: Operation) -> bool:
    """An op of arith combines the elements: no integers with a sign, and a kind that is meant for their type, which
    multi_reduction does not check. The reference makes invalid ops of others."""
    element = element_type_or_self(op.operands[0].type)
    return combines(kind_of(op), element) and not (isinstance(element, IntegerType) and element.signedness != SIGNLESS)


def _masking(op: Operation) -> Operation | None:
    """The vector.mask that `op` is in."""
    parent = op.parent_op()
    return parent if parent is not None and parent.info.name == "vector.mask" else None


def _first_element(value: Value, rewriter: Rewriter) -> Value:
    """The only element of a vector."""
    type = vector_type(value.type)
    position: dict[str, Attribute] = {"static_position": dense([0] * len(shape_of(type)))}
    return rewriter.create("vector.extract", [value], [type.element_type], position).results[0]


def _replace_root(op: Operation, value: Value, rewriter: Rewriter) -> bool:
    """`value` takes the place of `op`, or of the vector.mask around it."""
    rewriter.replace(_masking(op) or op, [value])
    return True


def elide_single_element_reduction(op: Operation, rewriter: Rewriter) -> bool:
    """reduction <add>, v : vector<1xT> -> v[0]; reduction <add>, v, acc -> v[0] + acc"""
    source = op.operands[0]
    shape = shape_of(source.type)
    if shape and (shape[0] != 1 or True in vector_type(source.type).scalable):
        return False
    if len(op.operands) > 1 and not _has_arithmetic(op):
        return False
    around = _masking(op)
    rewriter.insert_before(around or op)
    mask = None if around is None else around.operands[0]
    if shape and mask is not None:
        mask = _first_element(mask, rewriter)
    value = _first_element(source, rewriter)
    if len(op.operands) > 1:
        accumulator = op.operands[1]
        value = _combine(kind_of(op), value, accumulator, accumulator, op.attributes["fastmath"], mask, rewriter)
    return _replace_root(op, value, rewriter)


def elide_unit_dims_in_multi_dim_reduction(op: Operation, rewriter: Rewriter) -> bool:
    """multi_reduction <add>, v, acc [1] : vector<4x1xT> -> acc + shape_cast v"""
    source, accumulator = op.operands
    shape = shape_of(source.type)
    scalable = vector_type(source.type).scalable
    dims = integers(op, "reduction_dims")
    if any(not 0 <= dim < len(shape) or shape[dim] != 1 or scalable[dim] for dim in dims):
        return False
    if not _has_arithmetic(op):
        return False
    around = _masking(op)
    rewriter.insert_before(around or op)
    mask = None if around is None else around.operands[0]
    result = op.results[0].type
    if isinstance(result, VectorType):
        if mask is not None:
            bits = VectorType.get(shape_of(result), vector_type(mask.type).element_type, result.scalable)
            mask = rewriter.create("vector.shape_cast", [mask], [bits]).results[0]
        value: Value = rewriter.create("vector.shape_cast", [source], [result]).results[0]
    else:
        if mask is not None:
            mask = _first_element(mask, rewriter)
        value = _first_element(source, rewriter)
    # The reference takes the element where the mask is not set, which is wrong.
    combined = _combine(kind_of(op), accumulator, value, accumulator, None, mask, rewriter)
    return _replace_root(op, combined, rewriter)


def _is_zero(value: Value) -> bool:
    constant = constant_of(value)
    if isinstance(constant, DenseElementsAttr):
        constant = constant.splat_value()
    if isinstance(constant, FloatAttr):
        # Both zeros.
        assert isinstance(constant.type, FloatType)
        return constant.bits & ((1 << (constant.type.width - 1)) - 1) == 0
    return isinstance(constant, IntegerAttr) and constant.value == 0


def canonicalize_contract_add(op: Operation, rewriter: Rewriter) -> bool:
    """contract(a, b, 0) + c -> contract(a, b, c)"""
    for value, other in (op.operands, (op.operands[1], op.operands[0])):
        product = producer_of(value, "vector.contract")
        if product is not None and _masking(product) is None and _is_zero(product.operands[2]):
            rewriter.insert_before(op)
            new = rewriter.clone(product, {product.operands[2]: other})
            rewriter.replace(op, new.results)
            return True
    return False


# Masks.


def _vscale_multiple(value: Value) -> int | None:
    """k where a value is the product vscale * k, or vscale itself."""
    if producer_of(value, "vector.vscale") is not None:
        return 1
    product = producer_of(value, "arith.muli")
    if product is None:
        return None
    for one, other in (product.operands, (product.operands[1], product.operands[0])):
        if producer_of(one, "vector.vscale") is not None:
            return constant_index(other)
    return None


def create_mask_folder(op: Operation, rewriter: Rewriter) -> bool:
    """create_mask 3, 2 -> constant_mask [3, 2]; create_mask (vscale * 4) : vector<[4]xi1> -> constant_mask [4]"""
    type = vector_type(op.results[0].type)
    shape = shape_of(type) or (1,)
    scalable = type.scalable or (False,)
    sizes: list[int] = []
    for operand, extent, flag in zip(op.operands, shape, scalable, strict=True):
        size = constant_index(operand)
        if size is None:
            size = _vscale_multiple(operand)
            if size is None or size < extent:
                return False
        elif flag:
            return False
        sizes.append(min(max(size, 0), extent))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    return replace_with(op, "vector.constant_mask", [], rewriter, {"mask_dim_sizes": dense(sizes)})


def canonicalize_empty_mask_op(op: Operation, rewriter: Rewriter) -> bool:
    """mask k, p { yield x } -> select k, x, p"""
    block = op.regions[0].first
    if len(op.operands) < 2 or block is None or block.first is None or block.first is not block.last:
        return False
    yielded = block.first.operands
    mask, elsewhere = op.operands
    if len(yielded) != 1 or len(op.results) != 1:
        return False
    type = op.results[0].type
    if not isinstance(type, VectorType) or shape_of(mask.type) != shape_of(type):
        return False
    if yielded[0].type is not type or elsewhere.type is not type:
        return False
    return replace_with(op, "arith.select", [mask, yielded[0], elsewhere], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.addi arith.addf", canonicalize_contract_add, needs="vector.contract"),
    Rule("vector.create_mask", create_mask_folder, needs="arith.muli constant vector.vscale"),
    Rule("vector.mask", canonicalize_empty_mask_op),
    Rule("vector.multi_reduction", elide_unit_dims_in_multi_dim_reduction),
    Rule("vector.reduction", elide_single_element_reduction),
)
