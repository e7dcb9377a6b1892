"""Verifiers of views of memrefs, beyond their declarations: casts, slices, reshapes, transposes."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import (
    canonical_layout,
    casts,
    casts_memory_space,
    collapsed_layout,
    expanded_type,
    memref_type,
    reduction_mask,
    shape_of,
    subview_type,
    transposed_type,
    with_layout,
)
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import (
    dropped_dimensions,
    output_shape_mismatch,
    sizes_mismatch,
    slice_of,
    static_values,
    verify_in_bounds,
    verify_slice,
)
from pyopt.ir.reassociation import groups_of
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import has_identity_layout, strides_and_offset
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, Type
from pyopt.light import Sequence
from pyopt.syntax.describe import quoted

# Casts.


def _incompatible(op: Operation) -> str:
    source, result = op.operands[0].type, op.results[0].type
    return f"operand type {quoted(source)} and result type {quoted(result)} are cast incompatible"


def verify_cast(op: Operation) -> str | None:
    """One element type and memory space, compatible shapes and layouts."""
    return None if casts(op.operands[0].type, op.results[0].type) else _incompatible(op)


def verify_memory_space_cast(op: Operation) -> str | None:
    """Only the memory space may differ."""
    return None if casts_memory_space(op.operands[0].type, op.results[0].type) else _incompatible(op)


def verify_reinterpret_cast(op: Operation) -> str | None:
    """Sizes, strides and the offset are those of the result."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    rank = len(shape_of(result))
    sizes = static_values(op, "static_sizes")
    strides = static_values(op, "static_strides")
    offsets = static_values(op, "static_offsets")
    verify_slice(op, rank, True)
    both = f"specified for source type {quoted(source)} and result memref type {quoted(result)}"
    if source.memory_space is not result.memory_space:
        raise DiagnosticError(f"different memory spaces {both}", op.loc)
    if source.element_type is not result.element_type:
        raise DiagnosticError(f"different element types {both}", op.loc)
    for index, (extent, size) in enumerate(zip(shape_of(result), sizes, strict=True)):
        if extent not in (size, DYNAMIC):
            raise DiagnosticError(
                f"expected result type with size = {_or_dynamic(size)} instead of {extent} in dim = {index}", op.loc
            )
    found = strides_and_offset(result)
    assert found is not None
    if found[1] not in (offsets[0], DYNAMIC):
        wanted = _or_dynamic(offsets[0])
        raise DiagnosticError(f"expected result type with offset = {wanted} instead of {found[1]}", op.loc)
    for index, (given, stride) in enumerate(zip(found[0], strides, strict=True)):
        if given not in (stride, DYNAMIC):
            raise DiagnosticError(
                f"expected result type with stride = {_or_dynamic(stride)} instead of {given} in dim = {index}", op.loc
            )
    return None


def _or_dynamic(value: int) -> str:
    return "dynamic" if value == DYNAMIC else str(value)


# Slices.


def verify_subview(op: Operation) -> str | None:
    """The result is the slice, or a rank reduction of it."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    verify_slice(op, len(shape_of(source)))
    if source.memory_space is not result.memory_space:
        raise DiagnosticError(
            f"different memory spaces specified for base memref type {quoted(source)} and subview memref type "
            f"{quoted(result)}",
            op.loc,
        )
    found = strides_and_offset(result)
    if strides_and_offset(source) is None:
        raise DiagnosticError(f"base type {quoted(source)} is not strided", op.loc)
    given = slice_of(op)
    sizes = static_values(op, "static_sizes")
    full = subview_type(source, static_values(op, "static_offsets"), sizes, static_values(op, "static_strides"))
    shape = shape_of(result)
    found_instead = f"but got {quoted(result)}"
    if len(shape) > len(sizes):
        raise DiagnosticError(
            f"expected result rank to be smaller or equal to the source rank, {found_instead}", op.loc
        )
    or_reduced = f"expected result type to be {quoted(full)} or a rank-reduced version. (mismatch of result "
    if dropped_dimensions(sizes, shape) is None:
        raise DiagnosticError(or_reduced + f"sizes), {found_instead}", op.loc)
    if source.element_type is not result.element_type:
        raise DiagnosticError(
            f"expected result element type to be {quoted(source.element_type)}, {found_instead}", op.loc
        )
    inferred = strides_and_offset(full)
    assert inferred is not None
    dropped = reduction_mask(full, result, given.sizes)
    if found is None or dropped is None or inferred[1] != found[1] or not _same_kept(inferred[0], found[0], dropped):
        raise DiagnosticError(or_reduced + f"layout), {found_instead}", op.loc)
    verify_in_bounds(op, source)
    return None


def _same_kept(strides: Sequence[int], kept: Sequence[int], dropped: list[bool]) -> bool:
    return [stride for stride, gone in zip(strides, dropped, strict=True) if not gone] == list(kept)


# Reshapes.


def verify_reshape(op: Operation) -> str | None:
    """One element type, no layouts, and a shape operand as long as the result's rank."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    if source.element_type is not result.element_type:
        return "element types of source and destination memref types should be the same"
    if not has_identity_layout(source):
        return "source memref type should have identity affine map"
    if result.shape is None:
        return None
    if not has_identity_layout(result):
        return "result memref type should have identity affine map"
    length = shape_of(op.operands[1].type)[0]
    if length == DYNAMIC:
        return "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
    if length != len(result.shape):
        return "length of shape operand differs from the result's memref rank"
    return None


def _verify_groups(op: Operation, collapsed: Sequence[int], expanded: Sequence[int]) -> str | None:
    """The groups cover the expanded dimensions in order and multiply to the collapsed ones."""
    groups = groups_of(op)
    if len(groups) != len(collapsed):
        return f"invalid number of reassociation groups: found {len(groups)}, expected {len(collapsed)}"
    following = 0
    for number, (group, extent) in enumerate(zip(groups, collapsed, strict=True)):
        size = 1
        dynamic = False
        for dimension in group:
            if dimension != following:
                return "reassociation indices must be contiguous"
            following += 1
            if dimension >= len(expanded):
                return f"reassociation index {dimension} is out of bounds"
            if expanded[dimension] == DYNAMIC:
                dynamic = True
            else:
                size *= expanded[dimension]
        if (extent == DYNAMIC) != dynamic:
            return f"collapsed dim ({number}) must be dynamic if and only if reassociation group is dynamic"
        if not dynamic and size != extent:
            return f"collapsed dim size ({extent}) must equal reassociation group size ({size})"
    if not collapsed:
        if any(extent != 1 for extent in expanded):
            return "rank 0 memrefs can only be extended/collapsed with/from ones"
    elif following != len(expanded):
        return f"expanded rank ({len(expanded)}) inconsistent with number of reassociation indices ({following})"
    return None


def verify_collapse_shape(op: Operation) -> str | None:
    """The result is the source with each group of dimensions, which have no gaps, as one."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    before = len(shape_of(source))
    after = len(shape_of(result))
    if before < after:
        return f"has source rank {before} and result rank {after}. This is not a collapse ({before} < {after})."
    message = _verify_groups(op, shape_of(result), shape_of(source))
    if message is not None:
        return message
    layout: Attribute | None = None
    if not has_identity_layout(source):
        layout = collapsed_layout(source, groups_of(op))
        if layout is None:
            return "invalid source layout map or collapsing non-contiguous dims"
    expected = with_layout(source, shape_of(result), layout)
    if expected is not result:
        return f"expected collapsed type to be {quoted(expected)} but found {quoted(result)}"
    return None


def verify_expand_shape(op: Operation) -> str | None:
    """The result is the source with each dimension split into a group, and the output shape is its shape."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    before = len(shape_of(source))
    shape = shape_of(result)
    after = len(shape)
    if before > after:
        return f"has source rank {before} and result rank {after}. This is not an expansion ({before} > {after})."
    message = _verify_groups(op, shape_of(source), shape)
    if message is not None:
        return message
    expected = expanded_type(source, shape, groups_of(op))
    if expected is None:
        return "invalid source layout map"
    if expected is not result:
        return f"expected expanded type to be {quoted(expected)} but found {quoted(result)}"
    static = static_values(op, "static_output_shape")
    if len(static) != len(shape):
        return (
            f"expected number of static shape bounds to be equal to the output rank ({len(shape)}) but found "
            f"{len(static)} inputs instead"
        )
    message = output_shape_mismatch(op)
    if message is not None:
        return message
    for position, extent in enumerate(shape):
        if extent not in (DYNAMIC, static[position]):
            return f"invalid output shape provided at pos {position}"
    return None


def verify_transpose(op: Operation) -> str | None:
    """A permutation of all dimensions, and the type that it gives, with whatever spelling of its layout."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    attribute = op.attributes["permutation"]
    assert isinstance(attribute, AffineMapAttr)
    if not attribute.value.is_permutation():
        return "expected a permutation map"
    if attribute.value.num_dims != len(shape_of(source)):
        return "expected a permutation map of same rank as the input"
    expected = canonical_layout(transposed_type(source, attribute.value))
    if canonical_layout(result) is not expected:
        return (
            f"result type {quoted(result)} is not equivalent to the canonical transposed input type {quoted(expected)}"
        )
    return None


def verify_view(op: Operation) -> str | None:
    """No layouts, one memory space, a size for each dynamic extent."""
    source = memref_type(op.operands[0].type)
    result = memref_type(op.results[0].type)
    for type, word in ((source, "base"), (result, "result")):
        if not has_identity_layout(type):
            raise DiagnosticError(f"unsupported map for {word} memref type {quoted(type)}", op.loc)
    if source.memory_space is not result.memory_space:
        raise DiagnosticError(
            f"different memory spaces specified for base memref type {quoted(source)} and view memref type "
            f"{quoted(result)}",
            op.loc,
        )
    return sizes_mismatch(len(operand_group(op, "sizes")), shape_of(result))


# Metadata.


def infer_strided_metadata(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """A memref of rank 0 for the base, an index for the offset, and for each size and stride."""
    source = memref_type(operands[0].type)
    base = MemRefType.get((), source.element_type, None, source.memory_space)
    return [base] + [INDEX] * (1 + 2 * len(shape_of(source)))
