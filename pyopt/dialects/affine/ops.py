"""The declarations of the affine dialect's ops."""

from __future__ import annotations

import pyopt.ir.reductions  # noqa: F401  # registers AtomicRMWKindAttr
from pyopt.dialects.affine import indices, verify
from pyopt.ir.opinfo import (
    AUTOMATIC_ALLOCATION_SCOPE,
    CONDITIONALLY_SPECULATABLE,
    LOOP,
    OPERAND_SEGMENTS,
    PURE,
    READS,
    RECURSIVE_EFFECTS,
    RECURSIVELY_SPECULATABLE,
    REGION_BRANCH,
    RETURN_LIKE,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    WRITES,
    OpInfo,
)
from pyopt.ir.types import element_type_or_self
from pyopt.light import Final
from pyopt.syntax.index_lists import BASIS_LIST

_SYNTAX: Final = "pyopt.dialects.affine.syntax:"
_FOLDS: Final = "pyopt.dialects.affine.folds:"
_LOOPS: Final = "pyopt.dialects.affine.syntax_loops:"
_TRANSFER: Final = "pyopt.dialects.affine.shape_transfer:"

_BASIS: Final = 'custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")'

OPS: Final = (
    OpInfo(
        "affine.apply",
        operands="mapOperands: variadic<Index>",
        results=": Index",
        attributes="map: AffineMapAttr",
        traits=PURE,
        fold=_FOLDS + "fold_apply",
        verify=verify.verify_apply,
        form=_SYNTAX + "apply",
        shape_transfer=_TRANSFER + "of_apply",
        range_transfer="pyopt.analysis.ranges.shaped:of_apply",
        doc="The value of a map with one result for the operands, dims before symbols.",
    ),
    OpInfo(
        "affine.delinearize_index",
        operands="linear_index: Index, dynamic_basis: variadic<Index>",
        results="multi_index: variadic<Index>",
        attributes="static_basis: DenseI64ArrayAttr",
        syntax="$linear_index `into` " + _BASIS + " attr-dict `:` type($multi_index)",
        custom=BASIS_LIST,
        traits=PURE,
        verify=indices.verify_delinearize_index,
        fold=_FOLDS + "fold_delinearize",
        shape_transfer=_TRANSFER + "of_delinearize",
        doc="Splits a row-major linear index by a basis, whose first number may be left out: it is a bound only.",
    ),
    OpInfo(
        "affine.dma_start",
        operands="operands: variadic<AnyType>",
        traits=READS | WRITES,
        verify=verify.verify_dma_start,
        form=_SYNTAX + "dma_start",
        doc="Starts to copy elements from one memref to another; the element of a tag memref tells when it is done.",
    ),
    OpInfo(
        "affine.dma_wait",
        operands="operands: variadic<AnyType>",
        verify=verify.verify_dma_wait,
        form=_SYNTAX + "dma_wait",
        doc="Waits for the copy that belongs to an element of a tag memref.",
    ),
    OpInfo(
        "affine.for",
        operands="lowerBoundOperands: variadic<Index>, upperBoundOperands: variadic<Index>, inits: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="lowerBoundMap: AffineMapAttr, upperBoundMap: AffineMapAttr, step: IndexAttr",
        regions="region: sized<1>",
        traits=OPERAND_SEGMENTS
        | AUTOMATIC_ALLOCATION_SCOPE
        | SINGLE_BLOCK_IMPLICIT
        | CONDITIONALLY_SPECULATABLE
        | RECURSIVE_EFFECTS
        | LOOP
        | REGION_BRANCH,
        implicit_terminator="affine.yield",
        fold=_FOLDS + "fold_for",
        verify_regions=verify.verify_for_regions,
        form=_LOOPS + "for",
        doc="A loop with a constant step from the greatest result of one map up to the least result of another.",
    ),
    OpInfo(
        "affine.if",
        operands=": variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="condition: IntegerSetAttr",
        regions="thenRegion: sized<1>, elseRegion: any",
        traits=SINGLE_BLOCK_IMPLICIT | RECURSIVELY_SPECULATABLE | RECURSIVE_EFFECTS | REGION_BRANCH,
        implicit_terminator="affine.yield",
        verify=verify.verify_if,
        verify_regions=verify.verify_if_regions,
        form=_SYNTAX + "if",
        doc="Runs the first region if the operands are in the integer set `condition`, the second one otherwise.",
    ),
    OpInfo(
        "affine.linearize_index",
        operands="multi_index: variadic<Index>, dynamic_basis: variadic<Index>",
        results="linear_index: Index",
        attributes="static_basis: DenseI64ArrayAttr, disjoint: UnitProp = false",
        syntax="(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` "
        + _BASIS
        + " attr-dict `:` type($linear_index)",
        custom=BASIS_LIST,
        traits=PURE | OPERAND_SEGMENTS,
        verify=indices.verify_linearize_index,
        fold=_FOLDS + "fold_linearize",
        shape_transfer=_TRANSFER + "of_linearize",
        doc="The row-major linear index, the reverse of `affine.delinearize_index`; `disjoint`: no index is beyond its "
        "bound.",
    ),
    OpInfo(
        "affine.load",
        operands="memref: AnyMemRef, indices: variadic<Index>",
        results="result: AnyType",
        attributes="map: AffineMapAttr",
        derived={"result": ("memref", element_type_or_self)},
        effects="memref: reads",
        fold=_FOLDS + "fold_load",
        verify=verify.verify_load,
        parse=_SYNTAX + "parse_load",
        print=_SYNTAX + "print_access",
        doc="Reads the element at the subscripts that the map gives.",
    ),
    OpInfo(
        "affine.max",
        operands="operands: variadic<Index>",
        results=": Index",
        attributes="map: AffineMapAttr",
        traits=PURE,
        fold=_FOLDS + "fold_extremum",
        verify=verify.verify_extremum,
        parse=_SYNTAX + "parse_max",
        print=_SYNTAX + "print_apply",
        shape_transfer=_TRANSFER + "of_extremum",
        doc="The greatest result of a map for the operands.",
    ),
    OpInfo(
        "affine.min",
        operands="operands: variadic<Index>",
        results=": Index",
        attributes="map: AffineMapAttr",
        traits=PURE,
        fold=_FOLDS + "fold_extremum",
        verify=verify.verify_extremum,
        parse=_SYNTAX + "parse_min",
        print=_SYNTAX + "print_apply",
        shape_transfer=_TRANSFER + "of_extremum",
        doc="The least result of a map for the operands.",
    ),
    OpInfo(
        "affine.parallel",
        operands="mapOperands: variadic<Index>",
        results="results: variadic<AnyType>",
        attributes='reductions: TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">, '
        "lowerBoundsMap: AffineMapAttr, lowerBoundsGroups: I32ElementsAttr, upperBoundsMap: AffineMapAttr, "
        "upperBoundsGroups: I32ElementsAttr, steps: I64SmallVectorArrayAttr",
        regions="region: sized<1>",
        traits=AUTOMATIC_ALLOCATION_SCOPE | SINGLE_BLOCK_IMPLICIT | RECURSIVELY_SPECULATABLE | RECURSIVE_EFFECTS | LOOP,
        implicit_terminator="affine.yield",
        verify=verify.verify_parallel,
        form=_LOOPS + "parallel",
        doc="A band of loops whose iterations may run in any order; what they yield is reduced.",
    ),
    OpInfo(
        "affine.prefetch",
        operands="memref: AnyMemRef, indices: variadic<Index>",
        attributes="isWrite: BoolAttr, localityHint: ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>, "
        "isDataCache: BoolAttr, map: AffineMapAttr",
        verify=verify.verify_prefetch,
        form=_SYNTAX + "prefetch",
        doc="A hint that the element at the subscripts will be read or written soon.",
    ),
    OpInfo(
        "affine.store",
        operands="value: AnyType, memref: AnyMemRef, indices: variadic<Index>",
        attributes="map: AffineMapAttr",
        effects="memref: writes",
        verify=verify.verify_store,
        parse=_SYNTAX + "parse_store",
        print=_SYNTAX + "print_access",
        doc="Writes the element at the subscripts that the map gives.",
    ),
    OpInfo(
        "affine.vector_load",
        operands="memref: AnyMemRef, indices: variadic<Index>",
        results="result: AnyVectorOfNonZeroRank",
        attributes="map: AffineMapAttr",
        effects="memref: reads",
        verify=verify.verify_load,
        parse=_SYNTAX + "parse_vector_load",
        print=_SYNTAX + "print_access",
        doc="Reads contiguous elements from the subscripts on.",
    ),
    OpInfo(
        "affine.vector_store",
        operands="value: AnyVectorOfNonZeroRank, memref: AnyMemRef, indices: variadic<Index>",
        attributes="map: AffineMapAttr",
        effects="memref: writes",
        verify=verify.verify_store,
        parse=_SYNTAX + "parse_vector_store",
        print=_SYNTAX + "print_access",
        doc="Writes contiguous elements from the subscripts on.",
    ),
    OpInfo(
        "affine.yield",
        operands="operands: variadic<AnyType>",
        syntax="attr-dict ($operands^ `:` type($operands))?",
        traits=PURE | TERMINATOR | RETURN_LIKE,
        verify=verify.verify_yield,
        doc="Ends a region of an affine op and gives its values to it.",
    ),
)
