"""Verifier of encodings, in themselves and as the encoding of a tensor type."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import BATCH, DENSE, SINGLETON, STRUCTURED, LevelType
from pyopt.dialects.sparse_tensor.maps import block_sizes, infer_lvl_to_dim
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr
from pyopt.ir.constraints_attributes import type_of
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.light import Final, Sequence

_WIDTHS: Final = (0, 8, 16, 32, 64)


def encoding_error(
    levels: Sequence[LevelType],
    dim_to_lvl: AffineMap | None,
    lvl_to_dim: AffineMap | None,
    pos_width: int,
    crd_width: int,
    slice_count: int,
) -> str:
    """The error in the fields of an encoding; "" if there is none. `lvl_to_dim` is None unless it was given."""
    if pos_width not in _WIDTHS:
        return f"unexpected position bitwidth: {pos_width}"
    if crd_width not in _WIDTHS:
        return f"unexpected coordinate bitwidth: {crd_width}"
    message = _levels_error(levels, dim_to_lvl)
    if message:
        return message
    if not levels:
        return "expected a non-empty array for lvlTypes"
    dim_rank = len(levels)
    if dim_to_lvl is not None:
        message = _map_error(dim_to_lvl, lvl_to_dim, len(levels))
        if message:
            return message
        dim_rank = dim_to_lvl.num_dims
    if slice_count and slice_count != dim_rank:
        return f"dimension-rank mismatch between dimSlices and dimToLvl: {slice_count} != {dim_rank}"
    if slice_count and dim_rank != len(levels):
        return f"dimSlices expected dimension-rank to match level-rank: {dim_rank} != {len(levels)}"
    return ""


def _levels_error(levels: Sequence[LevelType], dim_to_lvl: AffineMap | None) -> str:
    """The error in the order of level types; "" if there is none."""
    rank = len(levels)
    level = 0
    while level < rank:
        if levels[level].format != SINGLETON:
            level += 1
            continue
        if level == 0 or not levels[level - 1].has_positions():
            return "expected compressed or loose_compressed level before singleton level"
        soa = levels[level].is_soa()
        while level < rank and levels[level].format == SINGLETON:
            if levels[level].is_soa() != soa:
                return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
            level += 1
    batches = [one.format == BATCH for one in levels]
    if sorted(batches, reverse=True) != batches:
        return "Batch lvlType can only be leading levels."
    if any(one.is_soa() and one.format != SINGLETON for one in levels):
        return "SoA is only applicable to singleton lvlTypes."
    for level, one in enumerate(levels):
        if one.format == STRUCTURED:
            return _structured_error(levels, level, dim_to_lvl)
    return ""


def _structured_error(levels: Sequence[LevelType], level: int, dim_to_lvl: AffineMap | None) -> str:
    """An n:m level comes last, below dense ones, and divides blocks of m."""
    if level != len(levels) - 1:
        return "expected n_out_of_m to be the last level type"
    if any(one.format != DENSE for one in levels[:level]):
        return "expected all dense lvlTypes before a n_out_of_m level"
    if dim_to_lvl is None or dim_to_lvl.num_dims == len(dim_to_lvl.results):
        return ""
    sizes = block_sizes(dim_to_lvl)
    if sizes is None:
        return "expected 1xm block structure for n_out_of_m level"
    blocks = {size for size in sizes if size}
    if len(blocks) > 1:
        return "expected only one blocked level with the same coefficients"
    if blocks != {levels[level].m}:
        return "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level"
    return ""


def _map_error(dim_to_lvl: AffineMap, lvl_to_dim: AffineMap | None, lvl_rank: int) -> str:
    if len(dim_to_lvl.results) != lvl_rank:
        return f"level-rank mismatch between dimToLvl and lvlTypes: {len(dim_to_lvl.results)} != {lvl_rank}"
    inferred = infer_lvl_to_dim(dim_to_lvl)
    if inferred is None and dim_to_lvl.num_symbols == 0:
        if dim_to_lvl.num_dims > lvl_rank and block_sizes(dim_to_lvl) is not None:
            return f"unexpected dimToLvl mapping from {dim_to_lvl.num_dims} to {lvl_rank}"
        return "failed to infer lvlToDim from dimToLvl"
    if lvl_to_dim is not None and lvl_to_dim is not inferred:
        return "expected lvlToDim to be an inverse of dimToLvl"
    if dim_to_lvl.num_dims > lvl_rank:
        return f"unexpected dimToLvl mapping from {dim_to_lvl.num_dims} to {lvl_rank}"
    return ""


def is_numeric(attribute: Attribute) -> bool:
    """An integer, float or complex number."""
    return isinstance(attribute, (IntegerAttr, FloatAttr)) or getattr(attribute, "keyword", "") == "complex.number"


def is_zero(attribute: Attribute) -> bool:
    """A number that is zero, or a vector or tensor of zeros; a negative zero is one too."""
    zeros = _zeros_in(attribute)
    return zeros is not None and all(zeros)


def is_nonzero(attribute: Attribute) -> bool:
    """A number that is not zero, or a vector or tensor without a zero. What no number is, is neither this nor that."""
    zeros = _zeros_in(attribute)
    return zeros is not None and not any(zeros)


def _zeros_in(attribute: Attribute) -> list[bool] | None:
    """Of each number in an attribute, whether it is zero; None if it does not have numbers."""
    from pyopt.ir.floats import is_zero as is_zero_float

    if isinstance(attribute, IntegerAttr):
        return [attribute.value == 0]
    if isinstance(attribute, FloatAttr):
        return [isinstance(attribute.type, FloatType) and is_zero_float(attribute.bits, attribute.type)]
    if isinstance(attribute, ArrayAttr):
        # The value of a complex.constant: two parts.
        parts = [_zeros_in(part) for part in attribute.elements]
        known = [part for part in parts if part is not None]
        return [all(all(part) for part in known)] if len(known) == len(parts) == 2 else None
    if isinstance(attribute, DenseElementsAttr):
        if not isinstance(attribute.element_type, (IntegerType, IndexType, FloatType, ComplexType)):
            return None
        elements = [attribute.element(0)] if attribute.is_splat else attribute.attributes()
        return [is_zero(element) for element in elements]
    from pyopt.dialects.complex.attributes import NumberAttr

    if isinstance(attribute, NumberAttr):
        element = attribute.type.element_type
        assert isinstance(element, FloatType)
        return [is_zero_float(attribute.real, element) and is_zero_float(attribute.imaginary, element)]
    return None


def tensor_error(
    dim_rank: int,
    explicit_value: Attribute | None,
    implicit_value: Attribute | None,
    shape: tuple[int, ...] | None,
    element_type: Type,
) -> str:
    """The error in an encoding for tensors of this shape and element type; "" if there is none."""
    if not shape:
        return "expected non-scalar sparse tensor"
    if len(shape) != dim_rank:
        return f"dimension-rank mismatch between encoding and tensor shape: {dim_rank} != {len(shape)}"
    for word, value in (("explicit", explicit_value), ("implicit", implicit_value)):
        if value is not None and type_of(value) is not element_type:
            from pyopt.syntax.attribute_printer import AttributePrinter

            printer = AttributePrinter()
            found = type_of(value)
            text = "" if found is None else printer.type(found)
            return (
                f"{word} value type mismatch between encoding and tensor element type: '{text}' != "
                f"'{printer.type(element_type)}'"
            )
    if implicit_value is not None and not is_zero(implicit_value):
        return "implicit value must be zero"
    return ""
