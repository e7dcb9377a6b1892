"""Where pyopt and mlir-opt differ, and why that is right. An entry that no longer differs fails the suite."""

from __future__ import annotations

from typing import NamedTuple


class KnownDifference(NamedTuple):
    """A chunk of a file below tests/lit (or of examples/), told by a piece of its text ("" for all of the file)."""

    file: str
    contains: str
    reason: str


ENDLESS: tuple[KnownDifference, ...] = (
    KnownDifference(
        "canonicalize/unreachable-cycles.mlir",
        "",
        "the reference applies rules without end to ops of unreachable blocks that depend on themselves",
    ),
    KnownDifference(
        "convert-ub-to-llvm/full-mask.mlir",
        "",
        "the reference drops the mask of all, takes that back, and drops it again without end",
    ),
    KnownDifference(
        "linalg-morph-ops/invalid.mlir",
        "",
        "the reference generalizes and names the same ops without end",
    ),
)
"""Files with which the reference never ends."""
UNSTEADY: tuple[KnownDifference, ...] = (
    KnownDifference(
        "linalg-specialize-generic-ops/scalar.mlir",
        "",
        "the reference takes the type of a scalar for that of a tensor: it crashes or not",
    ),
    KnownDifference(
        "lift-cf-to-scf/not-of-cf.mlir",
        "",
        "the reference reports a branch that it cannot lift, and crashes when it discards what it has made by then",
    ),
    KnownDifference(
        "eliminate-empty-tensors/both-ways.mlir",
        "",
        "of two uses of an empty tensor the reference replaces one, now this, now that",
    ),
    KnownDifference(
        "one-shot-bufferize/function-options.mlir",
        "",
        "where a caller is left out of the analysis the reference reads memory that is not its own, and may crash",
    ),
    KnownDifference(
        "one-shot-bufferize/function-copies.mlir",
        "",
        "with loops where all that is written to is copied the reference ends, crashes or does not end, run by run",
    ),
    KnownDifference(
        "dlti/differences.mlir",
        "",
        "the reference crashes where a layout and one around it speak of the same type, and goes on without a '<'",
    ),
    KnownDifference(
        "convert-shape-to-std/invalid-any-order.mlir",
        "",
        "of several casts that remain the reference tells of any one",
    ),
)
"""Files with which the reference does not do the same in each run."""

KNOWN_DIFFERENCES: tuple[KnownDifference, ...] = (
    KnownDifference(
        "cse/masks-differ.mlir",
        "@sums",
        "the reference merges an op under a mask with one that is not",
    ),
    KnownDifference(
        "generate-runtime-verification/differs.mlir",
        "",
        "the reference does not check that sizes of slices are not negative, what the dynamic extents of an expansion"
        " are, alignments behind offsets, nor structured ops where a loop does not run or indices turn round",
    ),
    KnownDifference(
        "generate-runtime-verification/valid.mlir",
        "",
        "the reference casts to strided layouts what has none, and puts assertions where only pure ops may be",
    ),
    KnownDifference(
        "composite-fixed-point-pass/no-iterations.mlir", "", "the reference shows a number as a character of its code"
    ),
    KnownDifference(
        "llvm-add-comdats/reference-differs.mlir", "", "the reference adds a selector that is there, which is an error"
    ),
    KnownDifference(
        "llvm-use-default-visibility/reference-differs.mlir",
        "",
        "the reference hides what is local, which LLVM refuses to read",
    ),
    KnownDifference(
        "vector/differences-contiguous.mlir",
        "",
        "the reference reads what lies together for what lies apart, and repeats elements in another order",
    ),
    KnownDifference(
        "vector/differences-scalable-places.mlir",
        "",
        "the reference takes an element at a place of a scalable dimension of [1] for its first one",
    ),
    KnownDifference("tensor/pads-differ.mlir", "", "the reference brings back what a first padding has cut off"),
    KnownDifference(
        "canonicalize/unregistered-arguments-differ.mlir",
        "@hidden",
        "the reference drops arguments that an unregistered op may give values to",
    ),
    KnownDifference(
        "arith/truncf-differs.mlir", "", "the reference rounds once what the program rounds twice: another number"
    ),
    KnownDifference(
        "convert-vector-to-llvm/one-element.mlir",
        "",
        "the reference leaves a cast of an element to a vector of one, which nothing makes valid",
    ),
    KnownDifference(
        "canonicalize/rule-locations.mlir",
        "",
        "the reference fuses the locations of some of the ops that a rule of arith matched",
    ),
    KnownDifference(
        "convert-complex-to-llvm/invalid-tf32.mlir",
        "",
        "the reference crashes on the absolute value of complex numbers of tf32",
    ),
    KnownDifference(
        "scf/canonicalize-while-move-if-differs.mlir",
        "",
        "the reference moves a branch into the body of a loop with values of the other region, or wrong ones",
    ),
    KnownDifference(
        "syntax/resource-alignment-differs.mlir",
        "",
        "the reference runs out of memory on a resource with alignment 0",
    ),
    KnownDifference(
        "llvm/attributes-unbracketed-elements.mlir",
        "",
        "the reference prints no space behind the mnemonic: what it prints cannot be read",
    ),
    KnownDifference(
        "convert-tensor-to-linalg/empty-source.mlir",
        "",
        "the reference makes a slice of nothing that begins behind the end: invalid IR",
    ),
    KnownDifference(
        "one-shot-bufferize/nested-modules.mlir",
        "",
        "the reference does not analyze functions of nested modules: they stay, or write over their arguments",
    ),
    KnownDifference(
        "one-shot-bufferize/empty-padding.mlir",
        "",
        "the reference makes a slice of nothing that begins behind the end: invalid IR",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/empty-slices.mlir",
        "",
        "the reference makes a slice of nothing that begins behind the end: invalid IR",
    ),
    KnownDifference(
        "linalg/canonicalize-fill-empty.mlir",
        "",
        "the reference makes a slice of nothing that begins behind the end: invalid IR",
    ),
    KnownDifference(
        "memref/expand-of-cast-differs.mlir",
        "",
        "the reference makes negative extents static, and an expansion that does not verify",
    ),
    KnownDifference(
        "vector/differences-strides.mlir",
        "",
        "the reference forgets a cast that says that the last stride is 1, and makes ops that do not verify",
    ),
    KnownDifference(
        "bufferization/dealloc-of-realloc-differs.mlir",
        "",
        "the reference drops a reallocation, and with it the deallocation of its source",
    ),
    KnownDifference(
        "tensor/canonicalize-slices-out-of-bounds.mlir",
        "@f",
        "the reference makes a subview that leaves its source: invalid IR",
    ),
    KnownDifference(
        "shape/differences-invalid.mlir",
        "",
        "the reference crashes, does not end, fails without a word, or casts an index to a tensor",
    ),
    *[
        KnownDifference(
            "convert-vector-to-llvm/narrow-elements.mlir", name, "the reference packs elements that do not fill bytes"
        )
        for name in ("@load_bits", "@store_24", "@masked")
    ],
    *[
        KnownDifference(
            "convert-vector-to-llvm/reference-differs.mlir",
            name,
            "the reference cuts bounds of masks to 32 bits, takes strided elements for consecutive ones, packs "
            "elements of some bits, takes scalable dimensions apart by their least extent, masks the wrong dimension,"
            " makes invalid ops, and crashes",
        )
        for name in (
            "@write_1d",
            "@m59",
            "@mask_gather",
            "@b6",
            "@c9_scalable",
            "@e1",
            "@e2",
            "@e3",
            "@e4",
            "@l3",
            "@unsigned_narrow",
            "@rows",
            "@first_dimension",
            "@mask_read",
            "@sel",
            "@l11",
        )
    ],
    KnownDifference(
        "arith-expand/extremes.mlir", "@dynamic", "the reference takes the second of zeros with different signs"
    ),
    KnownDifference(
        "convert-index-to-llvm/divisions.mlir",
        "",
        "the reference negates the least number, and divides it by -1 where the program does not",
    ),
    KnownDifference(
        "convert-arith-to-llvm/index_bitwidth-invalid.mlir",
        "",
        "the reference rejects the value before it reads the program",
    ),
    KnownDifference(
        "convert-math-to-llvm/expm1.mlir",
        "",
        "the reference has no choice of how to compute e^x - 1",
    ),
    KnownDifference(
        "affine/canonicalize-indices-differ.mlir",
        "",
        "the reference makes numbers of a basis that the verifier rejects, and takes poison for a number",
    ),
    KnownDifference(
        "ensure-debug-info-scope-on-llvm-func/differs.mlir",
        "",
        "the reference crashes on call sites without a file or a function, and on subprograms inside of locations",
    ),
    KnownDifference(
        "ensure-debug-info-scope-on-llvm-func/no-llvm-ops.mlir",
        "",
        "the reference says that the LLVM dialect is not loaded",
    ),
    KnownDifference(
        "convert-arith-to-apfloat/differs.mlir",
        "",
        "the reference calls functions that compute something else, and makes invalid IR of 64 bits, scalable vectors "
        "and modules in a module",
    ),
    KnownDifference(
        "convert-arith-to-apfloat/symbol.mlir",
        "",
        "the reference has a note without a place besides",
    ),
    KnownDifference(
        "convert-math-to-apfloat/differs.mlir",
        "",
        "the reference crashes at a vector, and makes invalid IR of 64 bits and modules in a module",
    ),
    KnownDifference(
        "math-sincos-fusion/differs.mlir",
        "",
        "the reference puts the op where the cosine is, in a region, behind which the sine is used: invalid IR",
    ),
    KnownDifference(
        "math-extend-to-supported-types/differs.mlir",
        "",
        "the reference asks whether the wide number is normal, which those that are subnormal in f16 are",
    ),
    KnownDifference(
        "math-extend-to-supported-types/dynamic.mlir",
        "",
        "the reference needs no constant to ask whether the wide number is normal",
    ),
    KnownDifference(
        "math-extend-to-supported-types/reference-exact.mlir",
        "",
        "the reference has no such option",
    ),
    KnownDifference(
        "affine-data-copy-generate/reference-differs.mlir",
        "",
        "the reference takes memrefs for different memory, and all of a box for stored and inside of the memref",
    ),
    KnownDifference(
        "affine-data-copy-generate/reference-differs-inner-loops.mlir",
        "",
        "the reference copies around an outer loop what that loop changes, or what is not there if it does not run",
    ),
    KnownDifference(
        "affine-data-copy-generate/reference-differs-dma.mlir",
        "",
        "the reference transfers too much, or leaves a buffer behind",
    ),
    KnownDifference(
        "affine-data-copy-generate/semi-affine.mlir",
        "",
        "the reference reports errors for subscripts that are not affine, and goes on",
    ),
    KnownDifference("affine-data-copy-generate/reference-exact.mlir", "", "the reference has no such option"),
    KnownDifference(
        "affine-data-copy-generate/reference-exact-inner-loops.mlir", "", "the reference has no such option"
    ),
    KnownDifference("affine-data-copy-generate/reference-exact-dma.mlir", "", "the reference has no such option"),
    KnownDifference(
        "affine-pipeline-data-transfer/reference-differs.mlir",
        "",
        "the reference transfers before it is written, and takes any transfer for one that fills its buffer",
    ),
    KnownDifference("affine-pipeline-data-transfer/reference-exact.mlir", "", "the reference has no such option"),
    KnownDifference(
        "affine-scalrep/reference-differs.mlir",
        "",
        "the reference takes a vector for one element, any other loop to run once, and subscripts for elements",
    ),
    KnownDifference("affine-scalrep/reference-exact.mlir", "", "the reference has no such option"),
    KnownDifference(
        "affine-simplify-min-max/differs.mlir",
        "",
        "the reference takes arithmetic on indices not to wrap around",
    ),
    KnownDifference(
        "scf-for-loop-range-folding/differs.mlir",
        "",
        "the reference makes endless loops, or loops that do not run, where factors are not positive or counters wrap",
    ),
    *[
        KnownDifference(
            f"scf-{kind}-loop-specialization/results.mlir",
            "",
            "the reference crashes, or makes IR that is not valid, where results of a loop are used",
        )
        for kind in ("for", "parallel")
    ],
    KnownDifference(
        "scf-parallel-loop-fusion/reference-differs.mlir",
        "",
        "the reference compares no two stores, looks at no other ops, and takes equal indices for one iteration",
    ),
    KnownDifference("convert-linalg-to-loops/ordered.mlir", "", "the option order-loops is pyopt's own"),
    KnownDifference(
        "affine-loop-coalescing/negative-bounds.mlir",
        "",
        "the reference makes a loop that runs of two that end at negative values",
    ),
    KnownDifference(
        "affine-loop-coalescing/scf-loops-differ.mlir",
        "",
        "the reference lets loops run that end before they begin, loses values of outer loops, or makes invalid IR",
    ),
    KnownDifference(
        "affine-loop-coalescing/reference-differs.mlir",
        "",
        "the reference makes invalid IR, carries the first value only, or multiplies modulo 2^64",
    ),
    KnownDifference(
        "affine-loop-invariant-code-motion/reference-differs.mlir",
        "",
        "the reference moves loads and stores out of loops that do not run, and past others of the same memory",
    ),
    KnownDifference(
        "affine-loop-normalize/reference-differs.mlir",
        "",
        "the reference takes distances below 0 for great ones, and divides by a step of 0",
    ),
    KnownDifference(
        "lift-cf-to-scf/reference-differs.mlir",
        "",
        "the reference takes the lower 64 bits of a switch's number",
    ),
    KnownDifference(
        "lift-cf-to-scf/unreachable.mlir",
        "",
        "the reference makes IR that is not valid where unreachable blocks lead to reachable ones",
    ),
    KnownDifference(
        "affine-loop-fusion/reference-differs.mlir",
        "",
        "the reference fuses nests that then compute something else, and makes an invalid one of a triangle",
    ),
    KnownDifference(
        "affine-loop-tile/dependences.mlir",
        "",
        "the reference tiles nests whose iterations then change places, and takes memrefs for different memory",
    ),
    KnownDifference(
        "affine-loop-tile/reference-differs.mlir",
        "",
        "the reference makes IR that is not valid, and takes steps modulo 2^64",
    ),
    KnownDifference(
        "affine-loop-tile/invalid.mlir",
        "",
        "the reference says nothing of tiles of size 0, and crashes where there is a loop",
    ),
    KnownDifference(
        "affine-loop-tile/always-whole.mlir",
        "",
        "the reference separates tiles by a condition that always holds",
    ),
    KnownDifference(
        "affine-loop-unroll/endless.mlir",
        "",
        "the reference crashes on a step of 0",
    ),
    KnownDifference(
        "affine-loop-unroll/great-step.mlir",
        "",
        "the reference takes steps modulo 2^64",
    ),
    KnownDifference(
        "convert-math-to-funcs/scalable.mlir",
        "",
        "the reference computes the elements that a scalable vector has at least",
    ),
    KnownDifference(
        "convert-math-to-funcs/reference-differs.mlir",
        "",
        "the reference shifts one bit by one, which is poison, and makes functions whose names are taken, or that a "
        "module within another cannot call",
    ),
    KnownDifference(
        "convert-math-to-funcs/invalid-other-words.mlir",
        "",
        "the reference makes calls that are not valid, which it reports",
    ),
    KnownDifference(
        "normalize-memrefs/reference-differs.mlir",
        "",
        "the reference gives other sizes, strides and elements once the layouts are gone",
    ),
    KnownDifference(
        "normalize-memrefs/invalid-in-reference.mlir",
        "",
        "the reference makes what is not valid, or crashes",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/reference-differs.mlir",
        "",
        "the reference adds zeros to sums, and what a body makes of zeros",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/reference-exact.mlir",
        "",
        "the reference has no such option",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/dynamic-multiples.mlir",
        "",
        "the reference divides by the extent of an empty block",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/invalid-in-reference.mlir",
        "",
        "the reference fails without a diagnostic",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/complex.mlir",
        "",
        "the reference crashes",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/invalid-factors.mlir",
        "",
        "the reference fails without a diagnostic",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/invalid-multiples.mlir",
        "",
        "the reference reads what is behind the list",
    ),
    KnownDifference(
        "linalg-block-pack-matmul/invalid-order.mlir",
        "",
        "the reference fails without a diagnostic",
    ),
    KnownDifference(
        "linalg-detensorize/encodings.mlir",
        "",
        "the reference makes a tensor of another type than what is returned",
    ),
    KnownDifference(
        "linalg-detensorize/same-blocks.mlir",
        "",
        "the reference goes on with a block that it has erased",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/arithmetic.mlir",
        "",
        "the reference permits later passes to drop the rounding between two ops",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/not-the-same.mlir",
        "",
        "the reference computes what is rounded otherwise in the wider type",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/digits.mlir",
        "",
        "the reference permits later passes to drop the rounding between two ops",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/few-digits.mlir",
        "",
        "the reference permits later passes to drop rounding, and rounds twice",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/no-extension.mlir",
        "arith.extf",
        "the reference permits later passes to drop the rounding between two ops",
    ),
    KnownDifference(
        "arith-emulate-unsupported-floats/reference-exact.mlir",
        "",
        "the reference has no such option",
    ),
    KnownDifference(
        "arith-emulate-wide-int/reference-differs.mlir",
        "",
        "the reference shifts halves by their width, rounds twice, and takes an index for one as wide as a half",
    ),
    KnownDifference(
        "arith-emulate-wide-int/vectors-differ.mlir",
        "",
        "the reference makes fixed vectors of scalable ones, and takes vectors of rank 0 for numbers",
    ),
    KnownDifference(
        "memref-emulate-wide-int/reference-differs.mlir",
        "",
        "the reference shifts halves by their width",
    ),
    KnownDifference(
        "memref-emulate-wide-int/vectors.mlir",
        "",
        "the reference loads vectors of a type that the memory does not have",
    ),
    KnownDifference(
        "convert-linalg-to-std/names-differ.mlir",
        "",
        "the reference calls one function for ops that do different things",
    ),
    KnownDifference(
        "affine-loop-unroll-jam/dependences.mlir",
        "",
        "the reference jams loops whose iterations then touch memory too early",
    ),
    KnownDifference(
        "affine-loop-unroll-jam/reversed.mlir",
        "",
        "the reference runs the loop for the rest where the loop begins above its end",
    ),
    KnownDifference(
        "affine-loop-unroll-jam/reference-differs.mlir",
        "",
        "the reference begins each copy of a sum with the same value, and takes steps modulo 2^64",
    ),
    KnownDifference(
        "affine-loop-unroll-jam/invalid.mlir",
        "",
        "the reference says nothing of a factor of 0, and crashes where there is a loop",
    ),
    KnownDifference(
        "affine-parallelize/reference-differs.mlir",
        "",
        "the reference makes loops parallel whose iterations need what others do, adds floats in any order, and keeps "
        "flags of sums in order",
    ),
    KnownDifference(
        "affine-parallelize/kinds.mlir",
        "",
        "the reference makes reductions that its affine.parallel does not take",
    ),
    KnownDifference(
        "affine-loop-unroll/reversed.mlir",
        "",
        "the reference runs the loop for the rest where the loop begins above its end",
    ),
    KnownDifference(
        "affine-loop-unroll/reference-differs.mlir",
        "",
        "the reference mixes up carried values, and takes distances below 0 for great ones",
    ),
    KnownDifference(
        "scf-parallel-loop-tiling/reference-differs.mlir",
        "",
        "the checks of the reference leave out iterations where a step is not 1 or a lower bound is negative",
    ),
    KnownDifference(
        "scf-parallel-loop-tiling/widths.mlir",
        "",
        "the reference makes endless loops of tiles that are as wide as 0 or less",
    ),
    KnownDifference(
        "lower-vector-mask/differs.mlir",
        "",
        "the reference drops masks inside of a vector.mask, and what gathers give where they are not set",
    ),
    KnownDifference(
        "arith-int-range-narrowing/differs.mlir",
        "",
        "the reference makes signed ops of unsigned numbers, divides the least number by -1, and shifts too far",
    ),
    KnownDifference(
        "flatten-memref/differs.mlir",
        "",
        "the reference makes invalid IR, crashes, drops masks, and takes strided elements for consecutive ones",
    ),
    KnownDifference(
        "math-expand-ops/differs.mlir",
        "",
        "the reference loses numbers beyond i64, signs and zeros of powers, and leading zeros, and swaps bounds",
    ),
    *[
        KnownDifference(
            "math-expand-ops/dynamic.mlir",
            name,
            "the reference makes constants of tensors with dynamic extents, which it does not read again, and crashes",
        )
        for name in (
            "@sinh",
            "@cosh",
            "@tanh",
            "@asinh",
            "@acosh",
            "@atanh",
            "@exp2",
            "@round(",
            "@roundeven",
            "@ctlz(",
            "@ctlz_index",
            "@powf",
            "@fpowi",
            "@unranked",
        )
    ],
    KnownDifference(
        "convert-math-to-llvm/rows.mlir",
        "",
        "the reference makes ops on arrays of vectors, invalid IR, or leaves the op",
    ),
    KnownDifference(
        "convert-arith-to-llvm/small-floats-differs.mlir",
        "@signed",
        "the reference makes llvm's conversions of these types: invalid IR",
    ),
    KnownDifference(
        "arith/small-floats-differs.mlir",
        "",
        "the reference has bits of zero for infinities that do not exist, signs of powers of two, and infinity for NaN",
    ),
    KnownDifference(
        "syntax/small-floats-differs.mlir",
        "",
        "the reference keeps the sign of a power of two, or adds its bit to the elements",
    ),
    KnownDifference("arith-expand/f8e8m0.mlir", "f8E8M0FNU to", "the reference takes 2^-127 for 0"),
    KnownDifference(
        "arith-expand/f4e2m1.mlir",
        "arith.truncf %a",
        "the reference does not round to the even number, loses signs, and makes invalid IR of f64",
    ),
    *[
        KnownDifference(
            "arith-expand/invalid-scaling.mlir",
            name,
            "the reference makes invalid IR of operands with several shapes, and of results that are too small",
        )
        for name in ("return %0 : f4E2M1FN", "f16 to", "return %0 : tensor<?xf32>", "return %0 : f8E8M0FNU")
    ],
    KnownDifference(
        "arith-expand/invalid-rounding.mlir",
        "return %0 : f4E2M1FN",
        "the reference ignores how a f4E2M1FN is to be rounded",
    ),
    KnownDifference(
        "arith-expand/invalid-small-floats.mlir",
        "",
        "the reference makes constants of tensors with dynamic extents, which cannot be written",
    ),
    KnownDifference(
        "convert-arith-to-llvm/extended-differs.mlir",
        "",
        "the reference takes the types of results as they are, or forgets that a vector is scalable: invalid IR",
    ),
    KnownDifference(
        "convert-arith-to-llvm/contractions.mlir",
        "",
        "the reference converts bodies that the verifier of the op prescribes: invalid IR",
    ),
    KnownDifference(
        "convert-math-to-libm/scalable.mlir",
        "",
        "the reference computes the elements that a scalable vector has at least, and gives 0 for the others",
    ),
    KnownDifference(
        "one-shot-bufferize/function-invalid-layout.mlir",
        "",
        "the reference crashes on layouts of tensors without a rank",
    ),
    KnownDifference(
        "one-shot-bufferize/function-hard.mlir",
        "",
        "the reference casts buffers to layouts that they may not have, makes invalid allocations and loops",
    ),
    KnownDifference(
        "convert-bufferization-to-memref/invalid.mlir",
        "@other_rank(",
        "the reference makes a memref.copy between shapes that contradict each other",
    ),
    KnownDifference(
        "convert-bufferization-to-memref/invalid.mlir",
        "@other_extent(",
        "the reference makes a memref.copy between shapes that contradict each other",
    ),
    KnownDifference(
        "convert-tensor-to-linalg/effects.mlir",
        "",
        "the reference runs bodies of padding that have effects at all places, or drops them",
    ),
    KnownDifference(
        "one-shot-bufferize/known_faults.mlir",
        "@while_without_results(",
        "the reference hands on a buffer from outside of the loop, and the next iteration writes to it",
    ),
    KnownDifference(
        "one-shot-bufferize/padding-effects.mlir",
        "",
        "the reference runs bodies of padding that have effects at all places, or drops them",
    ),
    KnownDifference(
        "loop-invariant-code-motion/linalg-extents.mlir",
        "",
        "the reference moves structured ops whose extents may contradict each other out of loops that may not run",
    ),
    KnownDifference(
        "simplify-depthwise-conv/unknown.mlir",
        "",
        "the reference crashes on an output whose last extent is not known",
    ),
    KnownDifference(
        "one-shot-bufferize/attributes-of-branches.mlir",
        "",
        "the reference forgets the attributes of loops and branches that carry tensors",
    ),
    KnownDifference(
        "one-shot-bufferize/map-init.mlir",
        "@reads",
        "the reference loses what is in the init of a linalg.map whose body reads it",
    ),
    KnownDifference(
        "one-shot-bufferize/partial-outputs.mlir",
        "",
        "the reference does not copy elements of an output that no iteration writes",
    ),
    KnownDifference(
        "one-shot-bufferize/nested-branches-differ.mlir",
        "",
        "the reference does not find the buffer types of block arguments in nested loops",
    ),
    KnownDifference(
        "one-shot-bufferize/branch-loops-differ.mlir",
        "@handed_on",
        "the reference writes over what a branch in a loop of branches hands on",
    ),
    KnownDifference(
        "one-shot-bufferize/branches-differ.mlir",
        "",
        "the reference makes a buffer of only one of two operands that a branch hands to the same block",
    ),
    *[
        KnownDifference(
            "one-shot-bufferize/function-spaces.mlir",
            name,
            "the reference crashes on tensors in signatures without a default memory space",
        )
        for name in ("@argument", "@result")
    ],
    KnownDifference(
        "bufferization-lower-deallocations/several-better.mlir",
        "",
        "the reference does not free a buffer that comes again, even if the condition of its first place does not hold",
    ),
    KnownDifference(
        "ownership-based-buffer-deallocation/dynamic-better.mlir",
        "",
        "the reference changes the type of a function that is a value",
    ),
    KnownDifference(
        "ownership-based-buffer-deallocation/better.mlir",
        "",
        "the reference rejects valid programs, and loses sight of results that are live in other blocks",
    ),
    KnownDifference(
        "ownership-based-buffer-deallocation/explicit-frees.mlir",
        "",
        "the reference rejects programs that free buffers themselves, and frees arrays of the sparse runtime library",
    ),
    KnownDifference(
        "ownership-based-buffer-deallocation/explicit-frees-dynamic.mlir",
        "@own",
        "the reference rejects programs that free buffers themselves",
    ),
    KnownDifference(
        "buffer-hoisting/hard.mlir",
        "@freed_behind",
        "the reference allocates in both branches what is freed once",
    ),
    KnownDifference(
        "buffer-hoisting/hard.mlir",
        "@loop_of_blocks",
        "the reference takes one buffer for all iterations, though an iteration reads that of the one before",
    ),
    KnownDifference(
        "buffer-hoisting/unreachable.mlir",
        "",
        "the reference crashes on unreachable blocks",
    ),
    KnownDifference(
        "arith-expand/extremes-kept.mlir",
        "@kept",
        "the reference has no such option",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@freed_in_loop",
        "the reference allocates once what each iteration frees",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@freed_through_cast",
        "the reference allocates once what each iteration frees",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@freed_if_owned",
        "the reference allocates once what each iteration frees",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@forall",
        "the reference takes one buffer for iterations that may run at the same time",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@affine_parallel",
        "the reference takes one buffer for iterations that may run at the same time",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@parallel",
        "the reference takes one buffer for iterations that may run at the same time",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@unknown",
        "the reference takes what an unknown op gives for another buffer than its operand",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@transposed",
        "the reference takes a transposed view for another buffer",
    ),
    KnownDifference(
        "buffer-loop-hoisting/hard.mlir",
        "@stored",
        "the reference stores one buffer in place of one for each iteration",
    ),
    KnownDifference(
        "buffer-loop-hoisting/unreachable.mlir",
        "",
        "the reference crashes on unreachable blocks",
    ),
    KnownDifference(
        "duplicate-function-elimination/functions.mlir",
        "@behind",
        "the reference knows no value that is defined behind its use in the text",
    ),
    KnownDifference(
        "duplicate-function-elimination/functions.mlir",
        "@two",
        "the reference erases public functions",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@freed_through_cast",
        "the reference frees stack buffers",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@freed_if_owned",
        "the reference frees stack buffers",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@freed_behind",
        "the reference frees stack buffers",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@unknown",
        "the reference takes what an unknown op gives for another buffer than its operand",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@transposed",
        "the reference takes a transposed view for another buffer",
    ),
    KnownDifference(
        "promote-buffers-to-stack/hard.mlir",
        "@stored",
        "the reference stores a stack buffer where it is read when the buffer is gone",
    ),
    KnownDifference(
        "one-shot-bufferize/functions.mlir",
        "@space",
        "the reference allocates a buffer with strides that are not known, which does not verify",
    ),
    KnownDifference(
        "resolve-shaped-type-result-dims/unusual.mlir",
        "@negative_dimension",
        "the reference reports an error at the tensor.empty, and goes on as if nothing was wrong",
    ),
    KnownDifference(
        "resolve-shaped-type-result-dims/near-misses.mlir",
        "@out_of_bounds",
        "the reference reports an error at the tensor.empty, and goes on as if nothing was wrong",
    ),
    KnownDifference(
        "resolve-shaped-type-result-dims/ranked-near-misses.mlir",
        "@out_of_bounds",
        "the reference reports an error at the tensor.empty, and goes on as if nothing was wrong",
    ),
    KnownDifference(
        "one-shot-bufferize/concat.mlir",
        "@g(",
        "the reference takes a slice of no elements that begins behind the end, which does not verify",
    ),
    KnownDifference(
        "drop-equivalent-buffer-results/hard.mlir",
        "",
        "the reference makes invalid IR of a function that is also a value, and of casts that are never right together",
    ),
    KnownDifference(
        "buffer-results-to-out-params/hard.mlir",
        "",
        "the reference crashes on arguments that are returned, makes one buffer of two, and changes types of values",
    ),
    KnownDifference(
        "convert-tensor-to-linalg/bodies.mlir",
        "@pad_in_padding",
        "the reference erases the constant that it fills with, and leaves padding in the body of other padding",
    ),
    KnownDifference(
        "memref-expand/unranked.mlir",
        "",
        "the reference makes a reinterpret_cast to a type without a rank, which is not valid",
    ),
    KnownDifference(
        "affine-fold-memref-alias-ops/differences.mlir",
        "",
        "the reference makes ops that are not valid",
    ),
    KnownDifference(
        "fold-memref-alias-ops/differences-vectors.mlir",
        "",
        "the reference loads and stores vectors whose elements lie elsewhere in the source",
    ),
    KnownDifference(
        "fold-memref-alias-ops/differences-invalid.mlir",
        "",
        "the reference makes ops that are not valid",
    ),
    *[
        KnownDifference(
            "expand-strided-metadata/differences.mlir",
            name,
            "the reference takes the least stride of what is collapsed, crashes on two unknown extents, forgets where"
            " a view begins, and what a cast says of an offset or stride",
        )
        for name in ("@collapse_strided", "@expand_two_unknown", "@offset_of_cast", "@offset_of_argument")
    ],
    KnownDifference(
        "convert-vector-to-scf/differences.mlir",
        "",
        "the reference makes several ops in a vector.mask, and masks whose dimensions are in another order",
    ),
    KnownDifference(
        "convert-vector-to-scf/differences-unrolled.mlir",
        "",
        "the reference leaves what a vector has where padding is inserted",
    ),
    KnownDifference(
        "convert-bufferization-to-memref/dealloc-several.mlir",
        "",
        "the reference leaves a buffer that comes twice if the condition of its first place does not hold",
    ),
    KnownDifference(
        "convert-bufferization-to-memref/unranked-space.mlir",
        "",
        "the reference allocates in another memory space than that of the clone, which is not valid",
    ),
    KnownDifference(
        "driver/passes-of-mlir-opt.mlir",
        "",
        "the reference has these passes, and options for GPUs",
    ),
    KnownDifference(
        "llvm/invalid-wrong-kinds-differ.mlir",
        "",
        "the reference drops inherent attributes of a wrong kind in braces, or has them beside the property",
    ),
    KnownDifference(
        "ub/unreachable-differs.mlir",
        "",
        "the reference leaves a null operand where a region that never ends had a result",
    ),
    KnownDifference(
        "syntax/invalid-brackets-differ.mlir",
        "",
        "the reference leaves out what follows an attribute inside of the brackets behind the dialect's name",
    ),
    KnownDifference(
        "syntax/hyphens.mlir",
        "!shape.shape-> i32",
        "the reference places the error behind the hyphen",
    ),
    KnownDifference(
        "sparse-tensor-conversion/differs.mlir",
        "",
        "the reference crashes on values of type i1 and index and on expanded arguments, takes dimensions for levels, "
        "copies two of three coordinates, and has no patterns for copies and conversions of tensors",
    ),
    KnownDifference(
        "sparse-tensor-conversion/invalid-differs.mlir",
        "",
        "the reference crashes on types that the runtime library does not have, and words some errors otherwise",
    ),
    KnownDifference(
        "convert-cf-to-llvm/assertions.mlir",
        "@first",
        "names of messages are numbered from 0 in each module, and the reference counts on from input to input",
    ),
    KnownDifference(
        "convert-complex-to-standard/flags.mlir",
        "fastmath<nnan,ninf>",
        "the reference's powers of e in tangents are poison where they overflow, though the result is finite",
    ),
    KnownDifference(
        "convert-to-llvm/filter.mlir",
        "func.func @",
        "the reference refuses the name of a dialect that no input has loaded yet",
    ),
    KnownDifference("convert-vector-to-llvm/amx.mlir", "amx", "pyopt says that it does not have the dialect"),
    KnownDifference(
        "convert-vector-to-llvm/alignment-of-vectors.mlir",
        "@a(",
        "the reference aligns each gathered element as the whole vector",
    ),
    KnownDifference(
        "convert-vector-to-llvm/alignment-of-vectors.mlir",
        "@b(",
        "the reference packs elements that do not fill bytes",
    ),
    KnownDifference(
        "convert-vector-to-llvm/contract-outer-product-better.mlir",
        "",
        "the reference transposes the result but not its mask, which is not valid",
    ),
    KnownDifference(
        "convert-vector-to-llvm/arm-products.mlir",
        "",
        "pyopt does not have the ops of arm_neon and arm_sve",
    ),
    KnownDifference(
        "convert-vector-to-llvm/arm-products-of-bytes.mlir",
        "",
        "pyopt does not have the ops of arm_neon and arm_sve",
    ),
    KnownDifference(
        "convert-vector-to-scf/scalable-masks.mlir",
        "",
        "the reference writes as many rows as the mask is asked for, though the vector has fewer",
    ),
    KnownDifference(
        "linalg-specialize-generic-ops/sizes-of-one-side.mlir",
        "",
        "the reference names transposes and broadcasts that are not valid, as a size is known on one side only",
    ),
    KnownDifference(
        "linalg-morph-ops/differs.mlir",
        "",
        "the reference loses maps and conversions of what it names",
    ),
    *[
        KnownDifference(
            "convert-vector-to-llvm/contract-matrix.mlir", name, "the reference multiplies rows as if they were columns"
        )
        for name in (
            "@plain",
            "@right_transposed",
            "@left_transposed",
            "@both_transposed",
            "@result_transposed",
            "@result_right",
            "@result_left",
            "@all_transposed",
            "@integers",
            "@batch",
            "@greatest",
            "@indices",
        )
    ],
    KnownDifference("convert-vector-to-llvm/print.mlir", "f80", "the reference makes invalid ops"),
    *[
        KnownDifference(
            f"convert-vector-to-llvm/{file}.mlir",
            name,
            "the reference declares another function of that name, which the verifier reports",
        )
        for file, name in (
            ("print-declared", "@functions_of_func"),
            ("print-declared-otherwise", "@another_function_of_func"),
            ("print-declared-otherwise", "@last_of_two"),
        )
    ],
    KnownDifference("convert-vector-to-llvm/arm-sve.mlir", "@mask", "pyopt does not have the ops of arm_sve"),
    KnownDifference(
        "sparse-tensor-conversion/invalid-batches.mlir",
        "sparse_tensor.values",
        "pyopt says why storage with batch levels is not converted",
    ),
    KnownDifference(
        "convert-vector-to-llvm/print.mlir",
        "@p4",
        "names of strings are numbered from 0 in each module, and the reference counts on from input to input",
    ),
    *[
        KnownDifference(
            "syntax/own-region.mlir", name, "the reference crashes on operands that their own region defines"
        )
        for name in ("@second_region", "@deeper", "@unreachable", "%c = arith.constant 1 : i32")
    ],
    *[
        KnownDifference(
            "syntax/invalid-elements.mlir",
            name,
            "the reference takes parts of complex numbers for elements, and elements for parts",
        )
        for name in (
            '"test.a"() {x = dense<(1.0,2.0)> : tensor<3xf32>} : () -> ()',
            '"test.a"() {x = sparse<(0,1), 1.0> : tensor<2x2xf32>} : () -> ()',
            '"test.a"() {x = dense<[(1,2), (3,4)]> : tensor<2xi32>} : () -> ()',
            '"test.a"() {x = dense<("a","b")> : tensor<2x!shape.shape>} : () -> ()',
            '"test.a"() {x = sparse<[[0]], [(true,false)]> : tensor<2xi1>} : () -> ()',
            '"test.a"() {x = dense<[((1, 2),3), (1,2)]> : tensor<2xcomplex<i32>>} : () -> ()',
        )
    ],
    KnownDifference(
        "cf/switch-case-values.mlir",
        "@wide",
        "the reference prints cases of more than 64 bits but does not read them",
    ),
    *[
        KnownDifference(
            "tensor/invalid-dynamic-counts.mlir",
            name,
            "the reference accepts operands without dynamic entries and the reverse, or crashes",
        )
        for name in ("@pad_low", "@pad_high", "@pack", "@unpack", "@insert(", "@insert_left_over")
    ],
    KnownDifference(
        "sparse-tensor-codegen/disassemble-nothing.mlir",
        "",
        "the reference makes subviews at the end of buffers without elements, which its verifier rejects",
    ),
    *[
        KnownDifference("sparsify/sparsifier-rest.mlir", name, "the reference does not say that it leaves ops")
        for name in ("@pack", "@softmax", "@gather")
    ],
    KnownDifference(
        "run/sparse-products-of-coo.mlir", "", "the reference does not lower this kernel with the runtime library"
    ),
    KnownDifference(
        "sparsify/pre-rewrite-multiples.mlir",
        "@doubled_and_negated",
        "the reference inserts the elements of a multiple anew, where the structure is known",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-multiples.mlir", "@loose", "the reference inserts the elements of a multiple anew"
    ),
    *[
        KnownDifference(
            "sparsify/merged-sums.mlir",
            name,
            "the reference has branches for sums, and new outputs have room for 16 elements",
        )
        for name in ("@both", "@three", "@difference", "@sampled", "@parts")
    ],
    KnownDifference(
        "sparsify/background-rows.mlir",
        "@by_rows",
        "the reference counts through all coordinates of a dense output beside those that are stored",
    ),
    *[
        KnownDifference(
            "sparsify/expected-products.mlir", name, "the reference has room for 16 elements of a new product"
        )
        for name in ("@open", "@few")
    ],
    KnownDifference(
        "sparsification-and-bufferization/programs.mlir",
        "@loop",
        "the reference looks for a coordinate that comes once before it inserts it",
    ),
    KnownDifference(
        "sparse-tensor-codegen/overwritten-values.mlir",
        "@negated",
        "the reference copies values that are overwritten before they are read",
    ),
    *[
        KnownDifference(
            "sparse-tensor-codegen/rows.mlir", name, "the reference sorts rows, and inserts one element after the other"
        )
        for name in ("@rows", "@two_sets", "@one_by_one", "@from_elsewhere")
    ],
    KnownDifference(
        "sparsify/pre-rewrite-convert-of-sums.mlir",
        "@sums",
        "the reference adds to a new dense tensor, which may hold anything",
    ),
    KnownDifference(
        "sparsify/computations-of-regions.mlir",
        "@select",
        "the reference refuses regions that use what a body computes",
    ),
    KnownDifference(
        "sparsification-and-bufferization/foreach-carries-tensors.mlir",
        "foreach",
        "the reference refuses a foreach that carries tensors",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-moves.mlir", "", "the reference inserts elements that move to other dimensions anew"
    ),
    *[
        KnownDifference(name, "", "the reference has no option for conversions that stay until storage is known")
        for name in (
            "sparsify/stage-counted.mlir",
            "sparsify/stage-counted-twice.mlir",
            "sparsify/stage-not-counted.mlir",
        )
    ],
    KnownDifference(
        "sparse-tensor-codegen/shared-workspace.mlir",
        "@twice",
        "the reference frees the buffers of a workspace behind each of its uses",
    ),
    *[
        KnownDifference("sparse-tensor-codegen/shared-workspace.mlir", name, "the reference crashes")
        for name in ("@in_blocks", "@in_either")
    ],
    *[
        KnownDifference(
            "sparse-tensor-codegen/narrow-positions.mlir",
            name,
            "the reference loses entries that positions cannot count, and takes them for signed",
        )
        for name in ("@inserted", "@converted", "@wider")
    ],
    *[
        KnownDifference(
            "sparse-tensor-codegen/narrow-coordinates.mlir",
            name,
            "the reference wraps coordinates around that do not fit",
        )
        for name in ("@inserted", "@converted")
    ],
    KnownDifference(
        "sparse-tensor-codegen/levels-below-entries.mlir",
        "",
        "the reference begins a new entry for each element, interleaves the levels below, too, and asserts nothing",
    ),
    KnownDifference(
        "sparse-tensor-codegen/counting.mlir", "", "the reference has no conversions by counting, only of one structure"
    ),
    KnownDifference(
        "sparsify/flat-reductions.mlir",
        "@sum",
        "the reference goes through rows",
    ),
    KnownDifference(
        "sparsify/flat-reductions.mlir",
        "@coo",
        "the reference goes through rows",
    ),
    KnownDifference(
        "sparsify/flat-reductions.mlir",
        "@parts",
        "the reference takes the first part of an element for all of it",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-casts-that-forget.mlir",
        "@cast",
        "the reference makes conversions of casts, and forgets that both are one tensor",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-casts-that-forget.mlir",
        "@convert",
        "the reference makes conversions of casts, and forgets that both are one tensor",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-casts-that-learn.mlir",
        "",
        "the reference makes conversions that it rejects: extents become known",
    ),
    KnownDifference(
        "convert-linalg-to-loops/extents-that-change.mlir",
        "",
        "the reference makes affine loops with bounds that it rejects",
    ),
    KnownDifference(
        "convert-scf-to-cf/forall-without-dimensions-differs.mlir",
        "",
        "the reference moves loops without dimensions to the ends of their blocks",
    ),
    KnownDifference(
        "scf-forall-to-for/differs.mlir",
        "",
        "the reference makes invalid IR of loops that give tensors or have no counters",
    ),
    KnownDifference(
        "scf-forall-to-parallel/differs.mlir",
        "",
        "the reference makes invalid IR of loops that give tensors or have no counters",
    ),
    KnownDifference(
        "finalize-memref-to-llvm/memory-spaces-differ.mlir",
        "",
        "the reference reads the attribute of a memory space that is no number as if it were one",
    ),
    KnownDifference(
        "finalize-memref-to-llvm/reference-differs.mlir",
        "",
        "the reference leaves casts of extents, loads eight bytes of an i32, and frees pointers of another space",
    ),
    KnownDifference(
        "convert-scf-to-cf/one-block.mlir",
        "",
        "the reference makes several blocks in regions of one",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@slices",
        "the reference keeps an encoding for types of another rank, which it rejects",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@update",
        "the reference forgets the encoding of an output",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@empty",
        "the reference forgets the encoding of a new tensor",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@other",
        "the reference forgets the encoding of an output",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/encodings.mlir",
        "@sparse_beside",
        "the reference makes a sparse operand dense to expand it",
    ),
    KnownDifference(
        "sparsify/assembler-dynamic.mlir",
        "@dynamic(",
        "the reference makes an op that its verifier rejects",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@complex_divisor",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@complex_zero",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@vector_divisor",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@vector_with_a_zero",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@vectors_to_insert",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    KnownDifference(
        "sparsify/element-types.mlir",
        "@vector_difference",
        "the reference says of what a coiterate was made, which its custom form forgets",
    ),
    KnownDifference(
        "sparsify/space-collapse.mlir",
        "// Plain.",
        "the reference takes the coordinate of the outer loop for what it carries",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@partly_written",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@diagonal_band",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@updated_once",
        "the reference adds to an init as often as the consumer looks at the element",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@three_of_four",
        "the reference makes an op that it rejects: a loop is shorter than the dimension that it indexes",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@effect_of_producer",
        "the reference repeats or forgets what a body does to memory",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@effect_in_cycle",
        "the reference repeats or forgets what a body does to memory",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/chains.mlir",
        "@effects",
        "the reference moves an op that may do anything to memory across others",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/chains.mlir",
        "@dead_op",
        "the reference forgets an output that is not written where a loop has no iterations",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@partly_written",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@written_again",
        "the reference forgets what earlier iterations wrote",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@longer",
        "the reference makes an op that it rejects: a loop is shorter than the dimension that it indexes",
    ),
    KnownDifference(
        "tensor/insert-padded-in-steps.mlir",
        "",
        "the reference moves an insertion by elements, not by steps",
    ),
    KnownDifference(
        "arith-expand/dynamic-tensors.mlir",
        "",
        "the reference makes constants of dynamic tensors, which it does not accept when it reads them",
    ),
    KnownDifference(
        "affine-simplify-structures/differences.mlir",
        "",
        "the reference makes the set of everything of a set with a constraint that is not linear",
    ),
    KnownDifference(
        "affine/differences.mlir", "@remainder", "a wrong bound of remainders in the reference, and a crash"
    ),
    KnownDifference(
        "affine/differences.mlir", "@no_bound_left", "the reference makes a loop without a bound, which does not verify"
    ),
    KnownDifference(
        "affine/differences-invalid.mlir",
        "",
        "the reference crashes where operands or maps are missing, and accepts operands that it cannot print",
    ),
    *[
        KnownDifference(
            "arith/reference-differs.mlir",
            name,
            "folds and rules of the reference that give wrong results; each chunk says what is right",
        )
        for name in ("@dynamic", "@cut_off", "@poison_vector_bits", "@chosen_witness")
    ],
    KnownDifference(
        "arith/reference-crashes.mlir",
        "",
        "the reference crashes on poison in ops with two results",
    ),
    KnownDifference(
        "arith/invalid-reference-crashes.mlir",
        "",
        "the reference crashes on a choice by a vector among scalars",
    ),
    *[
        KnownDifference(
            "ub/elements.mlir", name, "the reference crashes where poison would become an element of a constant"
        )
        for name in ("@from_elements", "@vectors")
    ],
    KnownDifference(
        "linalg/canonicalize-contradictions.mlir",
        "",
        "the reference makes extents that contradict each other static, which is invalid",
    ),
    KnownDifference(
        "vector/mask-of-another-type.mlir",
        "",
        "the reference folds a mask to what has another type than its result, which is invalid IR",
    ),
    KnownDifference(
        "tensor/extract-from-sparse.mlir",
        "@dup",
        "the reference writes equal places of sparse elements as one, which it does not read",
    ),
    KnownDifference(
        "scf/canonicalize-single-iteration.mlir",
        "",
        "the reference crashes where a loop of one iteration reduces its induction variable",
    ),
    KnownDifference(
        "arith/rules-wide-index.mlir",
        "",
        "the reference extends i1 to index by extsi, which is invalid",
    ),
    KnownDifference(
        "arith/rules-flags.mlir",
        "",
        "the reference keeps overflow flags that the merged op cannot have",
    ),
    KnownDifference(
        "lower-affine/lowering.mlir",
        "ceildiv",
        "the reference negates the dividend of a quotient that is rounded up, which the smallest number does not allow",
    ),
    KnownDifference(
        "ir/verifier.mlir",
        "@compatible",
        "the reference prints one type for operands of compatible ones, and reads other operands",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/nothing-given.mlir",
        "",
        "the reference loses the elements of an output for which the body gives nothing",
    ),
    KnownDifference(
        "sparse_tensor/accepted.mlir",
        "left_identity",
        "the reference forgets the region of an identity",
    ),
    KnownDifference(
        "sparse_tensor/ops-regions.mlir",
        "{keep}",
        "the reference forgets the attributes of sparse_tensor.iterate",
    ),
    *[
        KnownDifference(
            "sparsify/foreach-border.mlir",
            name,
            "the reference visits what blocks hold beyond a dimension, and takes blocks for as small as the dimension",
        )
        for name in ("@both_dimensions", "@without_results")
    ],
    KnownDifference(
        "sparsify/reinterpret-border.mlir",
        "",
        "the reference computes from what blocks hold beyond a dimension, where it does not take blocks for smaller",
    ),
    KnownDifference(
        "sparsify/ops-border.mlir",
        "",
        "the reference counts what blocks hold beyond a dimension",
    ),
    KnownDifference(
        "run/sparse-output-border.mlir",
        "",
        "the reference writes what blocks hold beyond a dimension, or loses elements",
    ),
    KnownDifference(
        "sparse_tensor/levels-of-blocks.mlir",
        "",
        "the reference takes the last block of a dimension for all that blocks may be",
    ),
    KnownDifference(
        "scf/canonicalize-for-wrapping.mlir",
        "",
        "the reference takes a counter that wraps around to end its loop, which it does not after --convert-scf-to-cf",
    ),
    KnownDifference(
        "fold-tensor-subset-ops/reference-differs.mlir",
        "",
        "the reference takes a scalable vector to cover a tensor of the same number of elements",
    ),
    KnownDifference(
        "mem2reg/reference-differs.mlir",
        "",
        "the reference forgets that a part of a cell keeps what comes with a branch, describes variables before "
        "their values are made, and crashes where the highest byte comes first",
    ),
    KnownDifference(
        "convert-complex-to-standard/accurate.mlir",
        "",
        "the reference takes numbers that are nearly the same from each other, or the cosine of nearly pi / 2, and "
        "loses digits, overflows on the way and loses signs of zeros",
    ),
    KnownDifference(
        "sroa/reference-differs.mlir",
        "",
        "the reference loses address spaces, lets addresses of parts leave, counts the bytes of odd integers and of "
        "last fields wrongly, orders parts by their places in a table, takes the layout of the op that the pass runs "
        "on, and crashes on what is copied to itself",
    ),
    KnownDifference(
        "sroa/accessible-bytes.mlir",
        "",
        "the reference leaves what is said of the accessible bytes of a whole, and of alignment, to its parts",
    ),
    KnownDifference(
        "sroa/alignment.mlir",
        "",
        "the reference gives parts no alignment, though accesses claim more than their types have",
    ),
    KnownDifference(
        "int-range-optimizations/reference-differs.mlir",
        "",
        "the reference takes narrow counters not to wrap around; "
        "it fails on integers with a sign, crashes on affine.for whose bounds are no numbers, "
        "makes constants of dynamic tensors, takes remainders of bounds for bounds, "
        "and believes of the argument of merged blocks what it knew of one that is gone",
    ),
    KnownDifference(
        "index/reference-differs.mlir",
        "",
        "folds and rules of the reference that give wrong results; each chunk says what is right",
    ),
    *[
        KnownDifference(
            "convert-shape-to-std/reference-differs.mlir",
            name,
            "the reference makes constants of unknown rank, which are not valid, and fails where they are used; takes"
            " the operands of shape.assuming_all away, rounds quotients to zero, and crashes on what is yielded from "
            "outside",
        )
        for name in (
            "@concat_of_constants",
            "@any_of_constant",
            "@extents_of_constant",
            "@split_of_constant",
            "@broadcast_of_constants",
            "@quotient_is_rounded_down",
            "@buffers",
            "@vectors",
            "@sizes",
            "@any_of_shapes",
            "@reduce_without_results",
            "@other_rank",
        )
    ],
    KnownDifference(
        "driver/invalid-options.mlir",
        "",
        "usage errors name the nearest flag, option or pass, and leave out the reference's list of all",
    ),
    KnownDifference(
        "driver/invalid-pass-pipeline.mlir",
        "",
        "errors in the pipeline text point into it and name the nearest pass; the reference only says that it failed",
    ),
    KnownDifference(
        "driver/pyopt-only.mlir",
        "",
        "flags that pyopt says no to with a line of its own",
    ),
    KnownDifference(
        "inline/differences.mlir",
        "",
        "the reference inlines accesses into affine loops with subscripts that are not valid there",
    ),
    KnownDifference(
        "linalg-fold-unit-extent-dims/reference-differs.mlir",
        "",
        "the reference pads by constants that the type of the result does not know, and changes the type",
    ),
    KnownDifference(
        "linalg/differences.mlir",
        "@transpose_of_one",
        "the reference crashes on a transpose of rank 0, and prints a body short that yields something else",
    ),
    *[
        KnownDifference(
            "linalg/differences-canonicalize.mlir",
            name,
            "rules of the reference that forget conversions, and extents that are not tiled: wrong results, invalid IR",
        )
        for name in (
            "@copy_unsigned_of_fill",
            "@copy_unsigned_onto_fill",
            "@slice_of_unpack_without_tiles",
            "@slice_of_unpack_without_extent",
            "@concat_of_dynamic",
            "@diagonal",
        )
    ],
    KnownDifference(
        "scf/differences-invalid.mlir",
        "",
        "the reference takes a parallel loop whose initial value is not of the type of its result",
    ),
    *[
        KnownDifference(
            "linalg/invalid-element-types.mlir",
            name,
            "errors in the bodies of named ops have no location in the reference; here they have that of the op",
        )
        for name in ("memref", "ins(%a0 : tensor<4xcomplex<f32>>)")
    ],
    *[
        KnownDifference(
            "linalg/differences-invalid.mlir",
            name,
            "the reference crashes, or reads beyond a shape or a list of attributes",
        )
        for name in (
            "@dimension_twice",
            "@payload_attribute",
            "@reduce_nothing(",
            "@reduce_nothing_short",
            "@reduce_an_init_alone",
            "@dimensions_are_no_list",
            "@payload_on_scalar",
            "@no_maps",
            "@properties_are_no_dictionary",
            "@f",
            "@other_maps",
        )
    ],
    *[
        KnownDifference("spec/tensor.mlir", name, "the reference has linalg.pack and linalg.unpack only")
        for name in ("tensor.pack", "tensor.unpack")
    ],
    KnownDifference(
        "spec/tensor-2021.mlir",
        "tensor.extract %ut",
        "elements of unranked tensors, which the specification of 2021 has and MLIR does not have any more",
    ),
    KnownDifference(
        "spec/tensor-2021.mlir",
        "@extract_generic",
        "elements of unranked tensors, which the specification of 2021 has and MLIR does not have any more",
    ),
    KnownDifference(
        "tensor/differences.mlir",
        "@pack_of_splat_with_unknown_padding",
        "the reference forgets the padding: a wrong result",
    ),
    KnownDifference(
        "tensor/differences.mlir",
        "@unranked",
        "elements of unranked tensors, which the specification of 2021 has and MLIR does not have any more",
    ),
    KnownDifference(
        "tensor/differences.mlir",
        "@constant_size_and_dropped_dimension",
        "the reference takes the wrong dimension for the dropped one, and makes a cast that does not verify",
    ),
    KnownDifference(
        "complex/differences.mlir",
        "@not_finite",
        "the reference reads the encodings that it prints as if they were of another type",
    ),
    KnownDifference(
        "spec/shape.mlir",
        "func.func @concat()",
        "the form of 2021, without types",
    ),
    KnownDifference(
        "spec/shape.mlir",
        "\nfunc ",
        "until 2022 functions needed no dialect at the top level",
    ),
    KnownDifference(
        "spec/shape.mlir",
        "func.func @from_no_extents()",
        "a form of 2021: without extents there are no types to give",
    ),
    KnownDifference(
        "shape/differences.mlir",
        "",
        "forms of 2021, and forms that the reference prints but cannot read",
    ),
    KnownDifference(
        "loop-invariant-subset-hoisting/reference-differs.mlir",
        "",
        "the reference carries slices that the loop does not read, crashes on affine loops or does not look inside",
    ),
    KnownDifference(
        "loop-invariant-code-motion/reference-differs.mlir",
        "",
        "the reference packs and unpacks in front of loops that may not run, where extents may not fit, and transfers "
        "what may be out of bounds then",
    ),
    *[
        KnownDifference(
            "complex/rules-differences.mlir",
            name,
            "the reference takes log(exp(x)), exp(log(x)), (x + y) - y, x + 0, x * 1 and x / 1 for x, whatever "
            "becomes of what is infinite, no number or -0",
        )
        for name in ("@whole_turns", "@rounded_off", "@infinite", "@zeros", "@times_one", "@not_a_number")
    ],
    KnownDifference(
        "loop-invariant-subset-hoisting/no-order.mlir",
        "",
        "the reference reads and writes slices in front of and behind loops that may not run, wherever the slices are",
    ),
    KnownDifference(
        "scf/canonicalize-for-differences.mlir",
        "",
        "the reference takes what a loop carries for a tensor of the extents that it begins with",
    ),
    KnownDifference(
        "scf-for-loop-peeling/no-order.mlir",
        "",
        "the reference runs a partial iteration of a loop that begins above its end",
    ),
    KnownDifference(
        "scf-for-loop-peeling/reference-differs.mlir",
        "",
        "the reference peels first iterations of loops that do not run, and makes IR that is not valid of i32 loops",
    ),
    *[
        KnownDifference(
            "shape/fold-behind-casts.mlir",
            name,
            "ours compares constants behind casts, which it has where the reference has constants of type "
            "tensor<?xindex>",
        )
        for name in ("@equality_behind_casts", "@constants_behind_casts")
    ],
    KnownDifference(
        "shape/rules-differences.mlir",
        "",
        "folds and rules of the reference that crash, make ops that do not verify, or are wrong; each chunk says which",
    ),
    *[
        KnownDifference(
            "tensor/differences-invalid.mlir",
            name,
            "the reference crashes, reports a random rank, or takes operands for others",
        )
        for name in ("@negative_dimension", "@unranked", "@segments")
    ],
    KnownDifference(
        "math/reference-differs.mlir",
        "",
        "the reference takes the angle of the origin for NaN",
    ),
    KnownDifference(
        "memref/differences-invalid.mlir",
        "",
        "the reference takes any type for a ranked memref and reads parts that it does not have",
    ),
    KnownDifference(
        "one-shot-bufferize/invalid-encodings.mlir",
        "",
        "the reference makes ops that do not verify of tensors with an encoding",
    ),
    KnownDifference(
        "sparsify/generalizing-silently.mlir",
        "",
        "named ops on sparse tensors are generalized before they are scheduled; the reference leaves them",
    ),
    KnownDifference("gpu/differences.mlir", "", "the reference has the whole dialect, and nothing else is in it"),
    KnownDifference("convert-to-llvm/elements-differ.mlir", "", "the reference makes an op that does not verify"),
    KnownDifference(
        "llvm/invalid-wrong-attributes.mlir",
        "",
        "the reference drops attributes of the wrong kind in the braces of hand-written forms",
    ),
    KnownDifference(
        "llvm/invalid-differences.mlir",
        "",
        "the reference makes a vector of no elements, which it does not read",
    ),
    KnownDifference(
        "llvm/differences.mlir",
        "",
        "the reference prints a global's words in an order that it does not read, and forms without a result's type",
    ),
    *[
        KnownDifference(
            "vector/differences.mlir",
            name,
            "folds and rules of the reference that crash or give wrong results; each chunk says what is right",
        )
        for name in (
            "@slice_of_inserted_slice",
            "@masked_reduction",
            "@overlapping_slice",
            "@negative_index",
            "@nothing_reduced",
            "@reduced_beyond",
            "@reduced_before",
        )
    ],
    KnownDifference(
        "vector/differences-lossless.mlir",
        "",
        "the reference reads the results of the next op as the operand of vector.print, and forgets attributes",
    ),
    KnownDifference(
        "shape/canonicalize-contradictions.mlir",
        "",
        "the reference casts between ranks that contradict each other",
    ),
    KnownDifference(
        "lower-affine/lowering-invalid.mlir",
        "@par(",
        "the reference makes an arith.constant of a signed integer, which is not valid",
    ),
    KnownDifference(
        "lower-affine/lowering-invalid.mlir",
        "@step(",
        "the reference makes an scf.parallel with a step of 0, which is not valid",
    ),
    KnownDifference(
        "sparsify/ops-concatenate-differs.mlir",
        "",
        "the reference inserts elements of another type than the tensor has, which is not valid",
    ),
    KnownDifference(
        "symbol-dce/library-of-the-module.mlir",
        "",
        "the reference erases the library that the module's attribute names, which is invalid",
    ),
    KnownDifference(
        "ir/dominance-differs.mlir",
        "",
        "the reference lets unreachable ops use values of regions that they are not in",
    ),
    KnownDifference(
        "scf/differences-least-bound.mlir",
        "",
        "the reference makes the number that marks operands a static bound, and loses the loop",
    ),
    KnownDifference(
        "lower-affine/differences-no-dimensions.mlir",
        "",
        "the reference makes an scf.parallel without dimensions, which is not valid",
    ),
    KnownDifference(
        "lower-affine/lowering-invalid.mlir",
        "@transfer(",
        "the reference makes ops with too few indices",
    ),
    KnownDifference(
        "lower-affine/dma-ranks.mlir",
        "",
        "the reference makes ops with too few indices and crashes",
    ),
    KnownDifference(
        "cf/invalid.mlir",
        "@segments",
        "the reference reads numbers of operands that are not there",
    ),
    KnownDifference(
        "scf/invalid.mlir",
        "@bounds_without_steps",
        "the reference takes a scf.parallel with more bounds than steps, and prints what it cannot read",
    ),
    KnownDifference(
        "convert-scf-to-cf/no-terminator.mlir",
        "",
        "the reference leaves an empty block behind ops that end one",
    ),
    KnownDifference(
        "linalg/canonicalize-fill.mlir",
        "@insert_pad_backwards",
        "the reference forgets the stride of what is inserted",
    ),
    KnownDifference(
        "linalg/canonicalize-fill.mlir",
        "@insert_pad_steps_back",
        "the reference forgets the stride of what is inserted",
    ),
    KnownDifference(
        "shape/ops.mlir",
        "@generic_constants",
        "the reference prints constants of other shapes as lists, which it reads as others",
    ),
    KnownDifference(
        "sparsify/elements-without-zero.mlir",
        "",
        "the reference has no types of the test dialect in a release, and makes invalid zeros",
    ),
    KnownDifference(
        "tensor/differences-least-stride.mlir",
        "",
        "the reference crashes where a stride is the number that marks operands",
    ),
    KnownDifference(
        "vector/differences-signed.mlir",
        "",
        "the reference makes ops of arith of integers with a sign, which do not verify",
    ),
    KnownDifference(
        "vector/differences-scalable.mlir",
        "",
        "the reference takes scalable extents for fixed ones, which is wrong unless vscale is 1",
    ),
    KnownDifference(
        "vector/differences-invalid.mlir",
        "",
        "the reference crashes, reads attributes and types that are not there, or forgets operands",
    ),
    KnownDifference(
        "sparse_tensor/reference-differs.mlir",
        "",
        "the reference infers a wrong inverse where blocked and plain dimensions mix, and so rejects the right one",
    ),
    KnownDifference(
        "sparse_tensor/invalid-reference-differs.mlir",
        "",
        "what the reference takes though it is wrong, reports and goes on, or crashes on; each chunk says which",
    ),
    KnownDifference(
        "sparse-tensor-codegen/reference-differs.mlir",
        "",
        "the reference extends narrow coordinates by their sign, knows no map but the identity, or crashes",
    ),
    KnownDifference(
        "sparse-tensor-codegen/reference-differs-batches.mlir",
        "",
        "the reference makes no tensors with batch levels, copies a part of them, and counts by the first of a batch",
    ),
    KnownDifference(
        "sparse-tensor-codegen/invalid-reference-differs.mlir",
        "",
        "the reference makes ops that are not valid, which it reports in turn, or crashes",
    ),
    KnownDifference(
        "sparse-storage-specifier-to-llvm/reference-differs.mlir",
        "",
        "the reference leaves specifiers that arith.select and branches hand on, and fails",
    ),
    KnownDifference(
        "sparse_tensor/canonicalize-reference-differs.mlir",
        "",
        "the reference reports what is undefined as an error and goes on, and takes the sizes of blocks to be smaller",
    ),
    KnownDifference(
        "sparse_tensor/coiterate.mlir",
        "{keep}",
        "the reference forgets the attributes of sparse_tensor.coiterate",
    ),
    KnownDifference(
        "sparse_tensor/invalid-coiterate-differs.mlir",
        "",
        "cases that are not there, of no space or of too many, and bodies whose arguments do not fit: the reference "
        "takes them, crashes, or speaks of duplicated cases",
    ),
    KnownDifference(
        "finalize-memref-to-llvm/negative-strides.mlir",
        "",
        "the reference says that products with a negative stride do not wrap around as unsigned numbers",
    ),
    KnownDifference(
        "scf/unsigned-for-differs.mlir",
        "",
        "the reference takes a great unsigned step for a negative one",
    ),
    KnownDifference(
        "scf-for-loop-canonicalization/unsigned.mlir",
        "",
        "the reference takes the bounds of a loop that counts unsigned for signed numbers",
    ),
    KnownDifference(
        "buffer-results-to-out-params/dynamic-differs.mlir",
        "",
        "the reference takes the extents of the last return, and buffers on the stack of the function",
    ),
    KnownDifference(
        "optimize-allocation-liveness/reference-differs.mlir",
        "",
        "the reference frees buffers before what reads them by an address that was kept",
    ),
    KnownDifference(
        "memref/reinterpret-differs.mlir",
        "",
        "the reference makes negative offsets and sizes static, and then rejects them",
    ),
    KnownDifference(
        "memref/reference-crashes.mlir",
        "",
        "the reference crashes on a rank reduction that the strides do not tell, and on a collapse of gaps",
    ),
    KnownDifference(
        "tensor/differences-insert-slice.mlir",
        "",
        "the reference drops other dimensions than those that are missing",
    ),
    KnownDifference(
        "linalg/canonicalize-pack-casts-differs.mlir",
        "",
        "the reference takes extents for tiles that are none, or that do not fit, and makes ops that do not verify",
    ),
    KnownDifference(
        "linalg/differences-extents.mlir",
        "",
        "the reference makes ops that do not verify of extents that contradict each other",
    ),
    *[
        KnownDifference(
            "linalg/differences-effects.mlir",
            name,
            "the reference forgets that the body of a pad or of tensor.generate may read and write memory",
        )
        for name in ("@generate(", "@padded_fill(")
    ],
    KnownDifference(
        "loop-invariant-code-motion/differences-bodies.mlir",
        "@division",
        "the reference moves structured ops and pads whatever their bodies do",
    ),
    *[
        KnownDifference(
            "vector/differences-transfers.mlir", name, "the reference forgets masks of transfers, and those around them"
        )
        for name in (
            "@masked_copy",
            "@masked_write",
            "@mask_around_write",
            "@mask_around_read",
            "@mask_around_second_write",
            "@scalable_broadcast",
        )
    ],
    KnownDifference(
        "loop-invariant-subset-hoisting/masked.mlir",
        "",
        "the reference moves what is read under a mask out of the mask",
    ),
    KnownDifference(
        "tensor/differences-reshape.mlir",
        "@zero(",
        "the reference takes the extents that an expansion makes for those that were collapsed",
    ),
    KnownDifference(
        "tensor/differences-reshape.mlir",
        "@product_too_large(",
        "the reference computes the product of the extents in 64 bits",
    ),
    KnownDifference(
        "bufferization/differences-loads.mlir",
        "",
        "the reference reads a tensor as it was before its buffer was written",
    ),
    KnownDifference(
        "bufferization/differences.mlir",
        "@alloc_tensor_in_memory_space",
        "the reference loses the memory space",
    ),
    KnownDifference(
        "memref/differences.mlir",
        "@view_of_negative_extent",
        "the reference makes a memref with a negative extent, which it cannot read",
    ),
    KnownDifference(
        "memref/differences.mlir",
        "@contradicting_casts",
        "the reference makes a cast that does not verify",
    ),
    KnownDifference(
        "memref/differences.mlir",
        "@copy_between_contradicting_casts",
        "the reference makes a copy that does not verify",
    ),
    KnownDifference(
        "bufferization/differences.mlir",
        "@cast_before_layout",
        "the reference makes a cast that does not verify",
    ),
    KnownDifference(
        "bufferization/differences.mlir",
        "@clone_of_freed_source",
        "the reference uses a buffer after it was freed on a condition",
    ),
    KnownDifference(
        "bufferization/differences.mlir",
        "@cast_before_space",
        "the reference makes a cast that does not verify",
    ),
    KnownDifference(
        "remove-dead-values/reference-crashes.mlir",
        "func.func",
        "the reference leaves ops without operands, or with too many, behind, or crashes",
    ),
    KnownDifference(
        "scf/canonicalize-execute-region.mlir",
        "@other_end",
        "the reference leaves a return without operand behind",
    ),
    KnownDifference(
        "outline-shape-computation/reference-differs.mlir",
        "",
        "the reference makes invalid IR: a function that uses values of another, a value_of of a tensor",
    ),
    *[
        KnownDifference(
            "resolve-shaped-type-result-dims/reference-differs.mlir",
            name,
            "the reference divides by an extent that it does not know, fails where there is no such extent, and takes"
            " sums of extents for the extent that sums of indices need",
        )
        for name in ("@out_of_bounds_of_a_destination", "@result_indexed_by_a_sum")
    ],
    KnownDifference(
        "test-shape-function-report/reference-crashes.mlir",
        "",
        "the reference crashes where an op names a shape function that is not there",
    ),
    KnownDifference(
        "linalg-fuse-elementwise-ops/swapped-reshapes-differ.mlir",
        "",
        "the reference takes extents beside one of 0 for others, reshapes encodings, and makes ops that do not verify",
    ),
    KnownDifference(
        "remove-dead-values/reference-differs.mlir",
        "",
        "the reference takes code behind an scf.forall or metadata for unreachable, and keeps the first position",
    ),
    KnownDifference(
        "sccp/witnesses-differ.mlir",
        "",
        "the reference drops witnesses that the analysis takes for true on its way",
    ),
    KnownDifference(
        "sccp/reference-differs.mlir",
        "",
        "the reference keeps the first position, and knows nothing of what is behind an scf.forall or metadata",
    ),
    KnownDifference(
        "reify-result-shapes/nothing-left-behind.mlir",
        "",
        "the reference leaves behind what it computes on the way: constants, extents and sums that nothing uses",
    ),
    KnownDifference(
        "reify-result-shapes/pad-and-concat.mlir",
        "@more_is_taken_away_than_there_is",
        "the reference makes a type with a negative extent, which it cannot read",
    ),
    KnownDifference(
        "lower-affine/lowering.mlir",
        "@transposed",
        "the reference makes vector loads and stores that are not valid: the last dimension has no unit stride",
    ),
    KnownDifference(
        "tensor/canonicalize-pad.mlir",
        "@less_than_nothing",
        "the reference makes a type with a negative extent, which it cannot read",
    ),
    KnownDifference(
        "syntax/differences-lossless.mlir",
        "",
        "custom forms of the reference leave out what they cannot say, or cannot be read",
    ),
    KnownDifference(
        "sparsify/assembler.mlir",
        "func.func @formats",
        "the reference prints empty lists of types, which it cannot read",
    ),
    KnownDifference(
        "sparsify/foreach-batch-coo-differs.mlir",
        "",
        "interleaved coordinates below batch levels are memrefs with too few strides in the reference",
    ),
    KnownDifference(
        "sparsify/assembler-differs-elements.mlir",
        "",
        "the reference makes a memref of elements that no memref can hold",
    ),
    KnownDifference(
        "sparsify/assembler-differs.mlir",
        "",
        "wrappers of the reference that are not valid: interleaved coordinates without rows, calls with another type, "
        "two functions of one name",
    ),
    KnownDifference(
        "sparsify/iteration-coordinates.mlir",
        "",
        "the reference fails where coordinates are used and on AoS COO and batch levels, crashes on spaces of several "
        "levels, takes entries for equal whose last coordinates are, and forgets the level above a dense one",
    ),
    KnownDifference(
        "sparsify/sparsification-better.mlir",
        "",
        "kernels that the reference computes wrong or leaves alone, and sums with dense operands, "
        "of which only what is stored is visited",
    ),
    KnownDifference(
        "sparsify/sparsification-parallel.mlir",
        "",
        "the reference lets iterations that write the same element run in parallel, "
        "and crashes on reductions in reductions",
    ),
    KnownDifference(
        "sparsify/sparsification-begins.mlir",
        "",
        "the reference inserts into copies as if they were empty, and begins reductions again inside of others",
    ),
    KnownDifference(
        "sparsify/sparsification-dense-addresses.mlir",
        "",
        "dense operands may have any subscripts; the reference leaves kernels with other than sums of loops in them",
    ),
    KnownDifference(
        "sparsify/sparsification-regions.mlir",
        "",
        "the reference crashes where a region looks at an element that is not there",
    ),
    *[
        KnownDifference(
            "sparsify/sparsification-dense-semirings.mlir",
            name,
            "the reference leaves kernels of semi-ring ops alone where no operand has an encoding",
        )
        for name in ("@added", "@selected", "@reduced", "@nested")
    ],
    KnownDifference(
        "sparsify/sparsification-select-within.mlir",
        "",
        "the reference takes the condition of a select for its value where another op is around it",
    ),
    KnownDifference(
        "sparsify/sparsification-captured-dense.mlir",
        "",
        "the reference crashes where a region looks at an operand of dense levels that no expression has",
    ),
    KnownDifference(
        "sparsify/sparsification-remarks.mlir",
        "",
        "the reference says nothing of what it leaves alone",
    ),
    KnownDifference(
        "sparsify/iterating-kernels.mlir",
        "",
        "the reference crashes on every kernel that is to become loops over iteration spaces",
    ),
    KnownDifference(
        "sparsify/iterating-remarks.mlir",
        "",
        "the reference crashes on every kernel that is to become loops over iteration spaces",
    ),
    KnownDifference(
        "sparsify/debug-interface-alone.mlir",
        "",
        "the reference crashes on loops over one sparse level, whose end is not known, and uses places in "
        "dense levels behind the loops in which they are known",
    ),
    KnownDifference(
        "sparsify/coiteration.mlir",
        "",
        "the reference crashes on coiterate, and does not lower extract_value",
    ),
    KnownDifference(
        "sparsify/iteration-truth-values.mlir",
        "",
        "the reference does not lower extract_value",
    ),
    KnownDifference(
        "sparsify/coiteration-not-lowered.mlir",
        "",
        "the reference crashes on coiterate, or says less of what it does not lower",
    ),
    KnownDifference(
        "sparsify/space-collapse-differs.mlir",
        "",
        "the reference crashes on other ops in the outer body, moves the loop to its space, and takes what the outer "
        "loop carries for what it begins with",
    ),
    KnownDifference(
        "sparsify/foreach-yields.mlir",
        "",
        "the reference crashes where the body of a foreach yields one of its arguments",
    ),
    KnownDifference(
        "sparsify/foreach-all-elements.mlir",
        "",
        "the reference misses elements whose coordinates occur twice, and what a slice has behind elements before it",
    ),
    KnownDifference(
        "sparsify/foreach-unlowered.mlir",
        "",
        "the reference crashes on rank 0 and on maps with symbols",
    ),
    KnownDifference(
        "sparsify/ops-odd.mlir",
        "",
        "the reference crashes on dimensions that it cannot tell, and makes invalid IR of numbers that become complex",
    ),
    KnownDifference(
        "sparsify/ops-differences.mlir",
        "",
        "the reference makes invalid IR of conversions to another element type, takes the coordinates of a reshape's "
        "source in the order of its levels, and does not end or crashes on vectors that are read and odd elements",
    ),
    KnownDifference(
        "sparsify/reinterpret-differences.mlir",
        "",
        "the reference leaves linalg.index as it was when it permutes loops, drops slices, operands of allocations and "
        "results of foreach, and crashes on blocks of rows, ragged blocks and maps with symbols",
    ),
    KnownDifference(
        "sparsify/reinterpret-sorting.mlir",
        "",
        "coordinates in any order are sorted where the order matters; the reference computes something else then",
    ),
    KnownDifference(
        "sparsify/reinterpret-subscripts.mlir",
        "",
        "operands are given subscripts that have loops; the reference leaves them or crashes",
    ),
    KnownDifference(
        "sparsify/sparsification-kept.mlir",
        "",
        "the reference changes storage that is looked at later, and relies on a bufferization that comes before",
    ),
    KnownDifference(
        "sparsify/sparsification-places.mlir",
        "",
        "elements that are in no iteration stay; the reference clears them, and crashes on storage so subscripted",
    ),
    KnownDifference(
        "sparsify/reinterpret-onto.mlir",
        "",
        "what goes onto a sparse tensor that has elements is made apart; the reference leaves such kernels",
    ),
    KnownDifference(
        "sparsify/reinterpret-better.mlir",
        "",
        "loops in an order that costs less, and operands converted where there is no order",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-differences.mlir",
        "",
        "the reference crashes on comparisons with what is not in the body, forgets samples, and makes invalid ops",
    ),
    KnownDifference(
        "sparsify/ops-reshape-sorted.mlir",
        "",
        "the reference leaves conversions of reshapes that need a sort, with an error",
    ),
    KnownDifference(
        "sparsify/pipeline-exact.mlir",
        "",
        "the reference counts through all coordinates where it is enough to combine one zero",
    ),
    KnownDifference(
        "sparsify/pipeline-kernels-that-stay.mlir",
        "",
        "the sparsifier says why a kernel stays; the text is the reference's",
    ),
    KnownDifference(
        "sparsify/whole-blocks.mlir",
        "",
        "the reference does not fill up blocks of n:m storage",
    ),
    KnownDifference(
        "sparsify/insertions.mlir",
        "",
        "mlir-opt inserts behind the elements that there are",
    ),
    KnownDifference(
        "sparsify/stage-sources.mlir",
        "",
        "the reference sorts and frees unordered COO storage that others have, too",
    ),
    KnownDifference(
        "sparsify/assembler-all-dense.mlir",
        "",
        "the reference leaves functions whose tensors have dense levels only",
    ),
    KnownDifference(
        "loop-invariant-code-motion/released.mlir",
        "",
        "the reference moves a tensor in front of the loop that releases it in each iteration",
    ),
    KnownDifference(
        "loop-invariant-code-motion/written-buffers.mlir",
        "",
        "the reference moves a tensor in front of the loop that writes to its buffer (218091)",
    ),
    *[
        KnownDifference(
            "sparsify/known-faults.mlir",
            name,
            "faults of the reference (218097, 195464): it says nothing of kernels that it leaves",
        )
        for name in ("@rounded", "@symbol")
    ],
    KnownDifference(
        "sparsify/generalizing.mlir",
        "",
        "named ops, elementwise ops and several results on sparse tensors become linalg.generic",
    ),
    KnownDifference(
        "sparsify/generalizing-in-order.mlir",
        "",
        "named ops on sparse tensors become linalg.generic before they are scheduled",
    ),
    KnownDifference(
        "sparsify/places-of-new-outputs.mlir",
        "",
        "the reference inserts at the counters of the loops, where the subscripts of the output are something else",
    ),
    KnownDifference(
        "one-shot-bufferize/no-elements-of-buffers.mlir",
        "",
        "the reference makes memrefs of elements that memrefs cannot have",
    ),
    KnownDifference(
        "run/carried-tensors.mlir",
        "",
        "loops that carry tensors made anew in each iteration, which the reference's sparsification refuses",
    ),
    KnownDifference(
        "run/sums-in-no-order.mlir",
        "",
        "no order of loops visits both operands: the reference leaves the op, here one operand becomes dense",
    ),
    KnownDifference(
        "sparsify/generalizing-remarks.mlir",
        "",
        "the reference says nothing of what it leaves",
    ),
    KnownDifference(
        "sparsify/pre-rewrite-better.mlir",
        "",
        "reductions that absorb zeros visit stored elements only",
    ),
    KnownDifference(
        "sparse-buffer-rewrite/push-back-better.mlir",
        "",
        "the reference does not grow a buffer without capacity, nor one in another memory space",
    ),
    KnownDifference(
        "sparse-buffer-rewrite/push-back-arguments.mlir",
        "",
        "the reference does not grow a buffer without capacity that a function is passed",
    ),
    *[
        KnownDifference(
            "sparse-buffer-rewrite/sort-better.mlir",
            name,
            "buffers of other layouts and in other memory have functions of their own; the reference makes invalid "
            "calls",
        )
        for name in ("@static_layout", "@_sparse_sort_stable_0_index_coo_0", "@_sparse_heap_sort_0_index_coo_0")
    ],
    KnownDifference(
        "sparse-buffer-rewrite/invalid.mlir",
        "",
        "errors are at the op; the reference's are in what it makes",
    ),
    KnownDifference(
        "sparse-buffer-rewrite/invalid-initialized.mlir",
        "",
        "an error at the op; the reference's is in what it makes",
    ),
    KnownDifference(
        "sparse-vectorization/better.mlir",
        "",
        "loops whose vectors would compute something else stay, or get what is missing",
    ),
    KnownDifference(
        "sparse-vectorization/crashes.mlir",
        "",
        "the reference crashes on a store of rank 0 and on sums as subscripts of coordinates in reductions",
    ),
    KnownDifference(
        "sparse-vectorization/invalid.mlir",
        "",
        "the reference fails without a message, and takes negative lengths",
    ),
    KnownDifference(
        "lower-vector-multi-reduction/better.mlir",
        "",
        "the reference goes through scalable dimensions as if they had their smallest sizes, and forgets accumulators",
    ),
    KnownDifference(
        "lower-vector-multi-reduction/stay.mlir",
        "",
        "the reference makes arithmetic of integers with a sign, which is not valid",
    ),
)
