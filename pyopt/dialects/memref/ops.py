"""The declarations of the memref ops that make, free, read and write buffers. Those of views are in `views.py`."""

from __future__ import annotations

from pyopt.dialects.memref import verify
from pyopt.dialects.memref.layouts import element_type
from pyopt.ir.attributes import Attribute, TypeAttr
from pyopt.ir.constraints import AttributeConstraint, is_memref
from pyopt.ir.constraints_attributes import is_type, register_attribute
from pyopt.ir.opinfo import (
    AUTOMATIC_ALLOCATION_SCOPE,
    INFERS_TYPES,
    LOCAL_VERIFY,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    REGION_BRANCH,
    RETURN_LIKE,
    SAME_OPERANDS_ELEMENT,
    SAME_OPERANDS_SHAPE,
    SAME_TYPES,
    SINGLE_BLOCK_IMPLICIT,
    SYMBOL,
    TERMINATOR,
    VIEW,
    OpInfo,
)
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import Verify


def _is_memref_type(attribute: Attribute) -> bool:
    return isinstance(attribute, TypeAttr) and is_memref(attribute.value)


register_attribute(AttributeConstraint("MemRefTypeAttr", "memref type attribute", _is_memref_type, None, is_type))

_SYNTAX: Final = "pyopt.dialects.memref.syntax:"
_TRANSFER: Final = "pyopt.dialects.memref.shape_transfer:"
_ALIGNMENT: Final = "alignment: optional<ConfinedAttr<I64Attr, [IntPositivePowerOf2]>>"
_NUMBERS: Final = "AnyTypeOf<[AnySignlessInteger, AnyFloat]>"
_NUMBER_MEMREF: Final = "MemRefOf<[AnySignlessInteger, AnyFloat]>"


def _allocation(mnemonic: str, verify: Verify, doc: str) -> OpInfo:
    return OpInfo(
        f"memref.{mnemonic}",
        operands="dynamicSizes: variadic<Index>, symbolOperands: variadic<Index>",
        results="memref: AnyMemRef",
        attributes=_ALIGNMENT,
        syntax="`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
        traits=OPERAND_SEGMENTS,
        effects="memref: allocates",
        asm_names=mnemonic,
        verify=verify,
        shape_transfer=_TRANSFER + "of_alloc",
        extents="dynamicSizes",
        doc=doc,
    )


OPS: Final = (
    _allocation(
        "alloc",
        verify.verify_alloc,
        "A new buffer on the heap: an operand for each dynamic extent, and one for each symbol of the layout.",
    ),
    _allocation(
        "alloca",
        verify.verify_alloca,
        "A new buffer on the stack, freed when the closest automatic allocation scope around it is left.",
    ),
    OpInfo(
        "memref.alloca_scope",
        results="results: variadic<AnyType>",
        regions="bodyRegion: sized<1>",
        traits=AUTOMATIC_ALLOCATION_SCOPE | REGION_BRANCH | SINGLE_BLOCK_IMPLICIT | RECURSIVE_EFFECTS,
        implicit_terminator="memref.alloca_scope.return",
        verify=verify.verify_alloca_scope,
        verify_regions=verify.verify_alloca_scope_regions,
        form=_SYNTAX + "alloca_scope",
        doc="Runs its region once; stack buffers that are made in it are freed at its end.",
    ),
    OpInfo(
        "memref.alloca_scope.return",
        operands="results: variadic<AnyType>",
        syntax="attr-dict ($results^ `:` type($results))?",
        traits=PURE | RETURN_LIKE | TERMINATOR,
        parents=("memref.alloca_scope",),
        doc="Ends the region of an alloca_scope and gives its results.",
    ),
    OpInfo(
        "memref.assume_alignment",
        operands="memref: AnyMemRef",
        results="result: AnyMemRef",
        attributes="alignment: ConfinedAttr<I32Attr, [IntPositive]>",
        syntax="$memref `,` $alignment attr-dict `:` type($memref)",
        traits=PURE | VIEW | SAME_TYPES | LOCAL_VERIFY,
        asm_names="assume_align",
        verify=verify.verify_assume_alignment,
        fold="pyopt.dialects.memref.folds:fold_assume_alignment",
        doc="The same buffer, which begins at a multiple of a number of bytes; if it does not, the result is poison.",
    ),
    OpInfo(
        "memref.atomic_rmw",
        operands=f"value: {_NUMBERS}, memref: {_NUMBER_MEMREF}, indices: variadic<Index>",
        results=f"result: {_NUMBERS}",
        attributes="kind: AtomicRMWKindAttr",
        syntax="$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` "
        "type($result)",
        derived={"result": ("memref", element_type)},
        traits=LOCAL_VERIFY,
        effects="memref: reads writes",
        invariants=verify.match_atomic_rmw,
        verify=verify.verify_atomic_rmw,
        doc="Combines an element with a value, as one step for all threads, and gives what was there before.",
    ),
    OpInfo(
        "memref.atomic_yield",
        operands="result: AnyType",
        syntax="$result attr-dict `:` type($result)",
        traits=PURE | RETURN_LIKE | TERMINATOR,
        parents=("memref.generic_atomic_rmw",),
        verify=verify.verify_atomic_yield,
        doc="The value that the body of a generic_atomic_rmw stores.",
    ),
    OpInfo(
        "memref.copy",
        operands="source: AnyRankedOrUnrankedMemRef, target: AnyRankedOrUnrankedMemRef",
        syntax="$source `,` $target attr-dict `:` type($source) `to` type($target)",
        traits=SAME_OPERANDS_ELEMENT | SAME_OPERANDS_SHAPE | LOCAL_VERIFY,
        effects="source: reads, target: writes",
        invariants=verify.match_copy,
        doc="Copies all elements of one buffer into another of the same shape; their layouts may differ.",
    ),
    OpInfo(
        "memref.dealloc",
        operands="memref: AnyRankedOrUnrankedMemRef",
        syntax="$memref attr-dict `:` type($memref)",
        effects="memref: frees",
        doc="Frees a buffer that alloc made.",
    ),
    OpInfo(
        "memref.distinct_objects",
        operands="operands: variadic<AnyMemRef>",
        results="results: variadic<AnyMemRef>",
        syntax="$operands attr-dict `:` type($operands)",
        traits=PURE | INFERS_TYPES,
        infer=verify.infer_distinct_objects,
        invariants=verify.verify_distinct_objects,
        shape_transfer=_TRANSFER + "of_distinct_objects",
        doc="The same buffers, of which no two have memory in common.",
    ),
    OpInfo(
        "memref.dma_start",
        operands="operands: variadic<AnyType>",
        traits=LOCAL_VERIFY,
        verify=verify.verify_dma_start,
        form=_SYNTAX + "dma_start",
        doc="Starts to transfer elements between two buffers; the tag element says when it is done.",
    ),
    OpInfo(
        "memref.dma_wait",
        operands="tagMemRef: AnyMemRef, tagIndices: variadic<Index>, numElements: Index",
        syntax="$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
        traits=LOCAL_VERIFY,
        verify=verify.verify_dma_wait,
        doc="Waits until the transfer that was started with a tag element is done.",
    ),
    OpInfo(
        "memref.generic_atomic_rmw",
        operands=f"memref: {_NUMBER_MEMREF}, indices: variadic<Index>",
        results=f"result: {_NUMBERS}",
        regions="atomic_body: any",
        traits=SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="memref.atomic_yield",
        effects="memref: reads writes",
        invariants=verify.match_generic_atomic_rmw,
        verify=verify.verify_generic_atomic_rmw,
        form=_SYNTAX + "generic_atomic_rmw",
        doc="Replaces an element by what the body computes from it, as one step for all threads.",
    ),
    OpInfo(
        "memref.get_global",
        results="result: AnyStaticShapeMemRef",
        attributes="name: FlatSymbolRefAttr",
        syntax="$name `:` type($result) attr-dict",
        traits=PURE,
        verify_symbols=verify.verify_get_global_symbols,
        shape_transfer=_TRANSFER + "of_get_global",
        doc="The buffer of a global.",
    ),
    OpInfo(
        "memref.global",
        attributes="sym_name: SymbolNameAttr, sym_visibility: optional<StrAttr>, type: MemRefTypeAttr, "
        f"initial_value: optional<AnyAttr>, constant: UnitAttr, {_ALIGNMENT}",
        syntax="($sym_visibility^)? (`constant` $constant^)? $sym_name `:` "
        "custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
        traits=SYMBOL,
        custom={
            "GlobalMemrefOpTypeAndInitialValue": (_SYNTAX + "parse_global_type", _SYNTAX + "print_global_type"),
        },
        verify=verify.verify_global,
        doc="A buffer that exists as long as the program: with elements, uninitialized, or declared only.",
    ),
    OpInfo(
        "memref.load",
        operands="memref: AnyMemRef, indices: variadic<Index>",
        results="result: AnyType",
        attributes=f"nontemporal: optional<BoolAttr> = false, {_ALIGNMENT}",
        syntax="$memref `[` $indices `]` attr-dict `:` type($memref)",
        derived={"result": ("memref", element_type)},
        traits=LOCAL_VERIFY,
        effects="memref: reads",
        invariants=verify.match_load,
        verify=verify.verify_load,
        doc="Reads one element.",
    ),
    OpInfo(
        "memref.prefetch",
        operands="memref: AnyMemRef, indices: variadic<Index>",
        attributes="isWrite: BoolAttr, localityHint: ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>, "
        "isDataCache: BoolAttr",
        traits=LOCAL_VERIFY,
        effects="memref: writes",
        verify=verify.verify_prefetch,
        form=_SYNTAX + "prefetch",
        doc="Says that an element will be read or written soon, and how long it is worth keeping in the cache.",
    ),
    OpInfo(
        "memref.realloc",
        operands="source: MemRefRankOf<[AnyType], [1]>, dynamicResultSize: optional<Index>",
        results="result: MemRefRankOf<[AnyType], [1]>",
        attributes=_ALIGNMENT,
        syntax="$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
        traits=LOCAL_VERIFY,
        effects="source: frees, result: allocates",
        verify=verify.verify_realloc,
        shape_transfer=_TRANSFER + "of_alloc",
        doc="A buffer of another size with the same contents, as far as they fit; the old one is gone.",
    ),
    OpInfo(
        "memref.store",
        operands="value: AnyType, memref: AnyMemRef, indices: variadic<Index>",
        attributes=f"nontemporal: optional<BoolAttr> = false, {_ALIGNMENT}",
        syntax="$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
        derived={"value": ("memref", element_type)},
        traits=LOCAL_VERIFY,
        effects="memref: writes",
        invariants=verify.match_store,
        verify=verify.verify_store,
        doc="Writes one element.",
    ),
)
