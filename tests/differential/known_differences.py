"""Where pyopt and mlir-opt 19.1.7 differ, and why that is right. An entry that no longer differs fails the suite."""

from __future__ import annotations

from typing import NamedTuple


class Known(NamedTuple):
    """A chunk of a file below tests/lit (or of examples/), told by a piece of its text ("" for all of the file)."""

    file: str
    contains: str
    reason: str


ENDLESS: tuple[Known, ...] = (
    Known(
        "canonicalize/unreachable-cycles.mlir",
        "",
        "the reference applies rules without end to ops of unreachable blocks that depend on themselves",
    ),
)
"""Files with which the reference never ends."""

KNOWN_DIFFERENCES: tuple[Known, ...] = (
    Known(
        "ir/unknown-ops.mlir",
        "llvm.load",
        "the reference has more of the llvm dialect",
    ),
    Known(
        "syntax/hyphens.mlir",
        "!shape.shape-> i32",
        "the reference places the error behind the hyphen",
    ),
    Known(
        "syntax/own-region.mlir",
        "",
        "the reference crashes on operands that their own region defines",
    ),
    Known(
        "syntax/invalid-elements.mlir",
        "",
        "the reference takes parts of complex numbers for elements, and elements for parts",
    ),
    Known(
        "scf/index-switch-cases.mlir",
        "",
        "the reference prints negative cases of more than 16 digits but does not read them",
    ),
    Known(
        "cf/switch-case-values.mlir",
        "@wide",
        "the reference prints cases of more than 64 bits but does not read them",
    ),
    Known(
        "tensor/invalid-dynamic-counts.mlir",
        "",
        "the reference accepts operands without dynamic entries and the reverse, or crashes",
    ),
    Known(
        "syntax/invalid-loc.mlir",
        "0x00000000AA",
        "the reference crashes on a resource with the alignment 0",
    ),
    Known(
        "sparsify/pre-rewrite-casts-that-learn.mlir",
        "",
        "the reference makes conversions that it rejects: extents become known",
    ),
    Known(
        "convert-linalg-to-loops/extents-that-change.mlir",
        "",
        "the reference makes affine loops with bounds that it rejects",
    ),
    Known(
        "convert-scf-to-cf/one-block.mlir",
        "",
        "the reference makes several blocks in regions of one",
    ),
    Known(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@slices",
        "the reference keeps an encoding for types of another rank, which it rejects",
    ),
    Known(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@update",
        "the reference forgets the encoding of an output",
    ),
    Known(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@empty",
        "the reference forgets the encoding of a new tensor",
    ),
    Known(
        "linalg-fold-unit-extent-dims/encodings.mlir",
        "@other",
        "the reference forgets the encoding of an output",
    ),
    Known(
        "linalg-fuse-elementwise-ops/encodings.mlir",
        "@sparse_beside",
        "the reference makes a sparse operand dense to expand it",
    ),
    Known(
        "sparsify/assembler-dynamic.mlir",
        "@dynamic(",
        "the reference makes an op that its verifier rejects",
    ),
    Known(
        "sparsify/element-types.mlir",
        "@complex_divisor",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    Known(
        "sparsify/element-types.mlir",
        "@complex_zero",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    Known(
        "sparsify/element-types.mlir",
        "@vector_divisor",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    Known(
        "sparsify/element-types.mlir",
        "@vector_with_a_zero",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    Known(
        "sparsify/element-types.mlir",
        "@vectors_to_insert",
        "the sparsifier goes on where the reference gives up, and says why where it does not",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@partly_written",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@diagonal_band",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@updated_once",
        "the reference adds to an init as often as the consumer looks at the element",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@three_of_four",
        "the reference makes an op that it rejects: a loop is shorter than the dimension that it indexes",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@effect_of_producer",
        "the reference repeats or forgets what a body does to memory",
    ),
    Known(
        "linalg-fuse-elementwise-ops/outputs.mlir",
        "@effect_in_cycle",
        "the reference repeats or forgets what a body does to memory",
    ),
    Known(
        "linalg-fuse-elementwise-ops/chains.mlir",
        "@effects",
        "the reference moves an op that may do anything to memory across others",
    ),
    Known(
        "linalg-fuse-elementwise-ops/chains.mlir",
        "@dead_op",
        "the reference forgets an output that is not written where a loop has no iterations",
    ),
    Known(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@partly_written",
        "the reference forgets the elements of an output that no iteration writes",
    ),
    Known(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@written_again",
        "the reference forgets what earlier iterations wrote",
    ),
    Known(
        "linalg-fold-unit-extent-dims/outputs.mlir",
        "@longer",
        "the reference makes an op that it rejects: a loop is shorter than the dimension that it indexes",
    ),
    Known(
        "tensor/insert-padded-in-steps.mlir",
        "",
        "the reference moves an insertion by elements, not by steps",
    ),
    Known(
        "arith-expand/dynamic-tensors.mlir",
        "",
        "the reference makes constants of dynamic tensors, which it does not accept when it reads them",
    ),
    Known(
        "affine-simplify-structures/differences.mlir",
        "",
        "the reference makes the set of everything of a set with a constraint that is not linear",
    ),
    Known(
        "affine/differences.mlir",
        "",
        "a wrong bound of remainders in the reference, and a crash",
    ),
    Known(
        "affine/differences-invalid.mlir",
        "",
        "the reference crashes where operands or maps are missing, and accepts operands that it cannot print",
    ),
    Known(
        "arith/reference-differs.mlir",
        "",
        "folds and rules of the reference that give wrong results; each chunk says what is right",
    ),
    Known(
        "arith/reference-crashes.mlir",
        "",
        "the reference crashes on poison in ops with two results",
    ),
    Known(
        "arith/invalid-reference-crashes.mlir",
        "",
        "the reference crashes on a choice by a vector among scalars",
    ),
    Known(
        "ub/elements.mlir",
        "",
        "the reference crashes where poison would become an element of a constant",
    ),
    Known(
        "vector/mask-of-another-type.mlir",
        "",
        "the reference folds a mask to what has another type than its result, which is invalid IR",
    ),
    Known(
        "vector/sparse-constants.mlir",
        "",
        "the reference reads sparse elements as if they were dense",
    ),
    Known(
        "tensor/extract-from-sparse.mlir",
        "@dup",
        "the reference writes equal places of sparse elements as one, which it does not read",
    ),
    Known(
        "scf/canonicalize-single-iteration.mlir",
        "",
        "the reference crashes where a loop of one iteration reduces its induction variable",
    ),
    Known(
        "arith/rules-wide-index.mlir",
        "",
        "the reference extends i1 to index by extsi, which is invalid",
    ),
    Known(
        "arith/rules-flags.mlir",
        "",
        "the reference keeps overflow flags that the merged op cannot have",
    ),
    Known(
        "affine/canonicalize-semi-affine.mlir",
        "@inexact",
        "the reference divides a symbol out of what it does not divide",
    ),
    Known(
        "lower-affine/lowering.mlir",
        "ceildiv",
        "the reference negates the dividend of a quotient that is rounded up, which the smallest number does not allow",
    ),
    Known(
        "ir/verifier.mlir",
        "@compatible",
        "the reference prints one type for operands of compatible ones, and reads other operands",
    ),
    Known(
        "linalg-fold-unit-extent-dims/nothing-given.mlir",
        "",
        "the reference loses the elements of an output for which the body gives nothing",
    ),
    Known(
        "sparse_tensor/accepted.mlir",
        "left_identity",
        "the reference forgets the region of an identity",
    ),
    Known(
        "sparse_tensor/ops-regions.mlir",
        "{keep}",
        "the reference forgets the attributes of sparse_tensor.iterate",
    ),
    Known(
        "sparsify/foreach-border.mlir",
        "",
        "the reference visits what blocks hold beyond a dimension, and takes blocks for as small as the dimension",
    ),
    Known(
        "scf/canonicalize-for-wrapping.mlir",
        "",
        "the reference takes a counter that wraps around to end its loop, which it does not after --convert-scf-to-cf",
    ),
    Known(
        "fold-tensor-subset-ops/reference-differs.mlir",
        "",
        "the reference forgets what is around a vector that is written into a part of a slice",
    ),
    Known(
        "int-range-optimizations/reference-differs.mlir",
        "",
        "the reference takes results of regions that hand on what is no integer for values that do not exist, narrow "
        "counters not to wrap around, and the corners of an exclusive or for its bounds",
    ),
    Known(
        "index/reference-differs.mlir",
        "",
        "folds and rules of the reference that give wrong results; each chunk says what is right",
    ),
    Known(
        "convert-shape-to-std/reference-differs.mlir",
        "",
        "the reference makes constants of unknown rank, which are not valid, and fails where they are used; takes the "
        "operands of shape.assuming_all away, rounds quotients to zero, and crashes on what is yielded from outside",
    ),
    Known(
        "driver/invalid-options.mlir",
        "",
        "usage errors name the nearest flag, option or pass, and leave out the reference's list of all",
    ),
    Known(
        "driver/invalid-pass-pipeline.mlir",
        "",
        "errors in the pipeline text point into it and name the nearest pass; the reference only says that it failed",
    ),
    Known(
        "driver/pyopt-only.mlir",
        "",
        "flags that pyopt says no to with a line of its own",
    ),
    Known(
        "inline/differences.mlir",
        "",
        "the reference inlines accesses into affine loops with subscripts that are not valid there",
    ),
    Known(
        "linalg-fold-unit-extent-dims/reference-differs.mlir",
        "",
        "the reference pads by constants that the type of the result does not know, and changes the type",
    ),
    Known(
        "linalg-fuse-elementwise-ops/reference-crashes.mlir",
        "",
        "the reference forgets the init's argument when it makes a linalg.generic of a linalg.map, and crashes",
    ),
    Known(
        "linalg/differences.mlir",
        "",
        "the reference crashes on a transpose of rank 0, and prints a body short that yields something else",
    ),
    Known(
        "linalg/differences-canonicalize.mlir",
        "",
        "rules of the reference that forget conversions: wrong results, and IR that is not valid",
    ),
    Known(
        "scf/differences-invalid.mlir",
        "",
        "the reference crashes on an scf.forall that ends with another op",
    ),
    Known(
        "linalg/invalid-element-types.mlir",
        "",
        "errors in the bodies of named ops have no location in the reference; here they have that of the op",
    ),
    Known(
        "linalg/differences-invalid.mlir",
        "",
        "the reference crashes, or reads beyond a shape or a list of attributes",
    ),
    Known(
        "syntax/invalid-generic.mlir",
        "\nany.op() : () -> ()",
        "the note lists the registered dialects, and pyopt has fewer of them",
    ),
    Known(
        "syntax/invalid-mistakes.mlir",
        "arit.addi",
        "the note lists the registered dialects, and pyopt has fewer of them",
    ),
    Known(
        "spec/tensor-2021.mlir",
        "tensor.extract %ut",
        "elements of unranked tensors, which the specification of 2021 has and 19.1.7 does not",
    ),
    Known(
        "spec/tensor-2021.mlir",
        "@extract_generic",
        "elements of unranked tensors, which the specification of 2021 has and 19.1.7 does not",
    ),
    Known(
        "tensor/older-forms.mlir",
        "",
        "expand_shape without output_shape, which LLVM 19 no longer reads",
    ),
    Known(
        "tensor/differences.mlir",
        "@pack_of_splat_with_unknown_padding",
        "the reference forgets the padding: a wrong result",
    ),
    Known(
        "tensor/differences.mlir",
        "@dynamic_collapse_of_expand",
        "the reference makes an expand_shape without output shape, which does not verify",
    ),
    Known(
        "tensor/differences.mlir",
        "@two_unknown_extents",
        "the reference takes the mark of a dynamic extent for a number",
    ),
    Known(
        "tensor/differences.mlir",
        "@unranked",
        "elements of unranked tensors, which the specification of 2021 has and 19.1.7 does not",
    ),
    Known(
        "tensor/differences.mlir",
        "@constant_size_and_dropped_dimension",
        "the reference takes the wrong dimension for the dropped one, and makes a cast that does not verify",
    ),
    Known(
        "complex/differences.mlir",
        "@not_finite",
        "the reference reads the encodings that it prints as if they were of another type",
    ),
    Known(
        "spec/shape.mlir",
        "func.func @concat()",
        "the form of 2021, without types",
    ),
    Known(
        "spec/shape.mlir",
        "\nfunc ",
        "until 2022 functions needed no dialect at the top level",
    ),
    Known(
        "spec/shape.mlir",
        "func.func @from_no_extents()",
        "a form of 2021: without extents there are no types to give",
    ),
    Known(
        "shape/differences.mlir",
        "",
        "forms of 2021, and forms that the reference prints but cannot read",
    ),
    Known(
        "loop-invariant-subset-hoisting/reference-differs.mlir",
        "",
        "the reference carries slices that the loop does not read, crashes on affine loops or does not look inside",
    ),
    Known(
        "loop-invariant-code-motion/reference-differs.mlir",
        "",
        "the reference packs and unpacks in front of loops that may not run, where extents may not fit",
    ),
    Known(
        "complex/rules-differences.mlir",
        "",
        "the reference takes log(exp(x)), exp(log(x)), (x + y) - y, x + 0, x * 1 and x / 1 for x, whatever becomes of "
        "what is infinite, no number or -0",
    ),
    Known(
        "arith-expand/ceildivsi.mlir",
        "",
        "the reference negates the least number, and divides it by -1 where nobody asked for that",
    ),
    Known(
        "loop-invariant-subset-hoisting/no-order.mlir",
        "",
        "the reference reads and writes slices in front of and behind loops that may not run, wherever the slices are",
    ),
    Known(
        "scf/canonicalize-for-differences.mlir",
        "",
        "the reference takes what a loop carries for a tensor of the extents that it begins with",
    ),
    Known(
        "scf-for-loop-peeling/no-order.mlir",
        "",
        "the reference runs a partial iteration of a loop that begins above its end",
    ),
    Known(
        "scf-for-loop-peeling/reference-differs.mlir",
        "",
        "the reference peels first iterations of loops that do not run, and makes IR that is not valid of i32 loops",
    ),
    Known(
        "shape/fold-behind-casts.mlir",
        "",
        "ours compares constants behind casts, which it has where the reference has constants of type tensor<?xindex>",
    ),
    Known(
        "shape/rules-differences.mlir",
        "",
        "folds and rules of the reference that crash, make ops that do not verify, or are wrong; each chunk says which",
    ),
    Known(
        "shape/differences-invalid.mlir",
        "",
        "the reference crashes, fails without a word, or casts an index to a tensor",
    ),
    Known(
        "tensor/differences-invalid.mlir",
        "",
        "the reference crashes, reports a random rank, or prints all of the parent op",
    ),
    Known(
        "math/reference-differs.mlir",
        "",
        "the reference takes the angle of the origin for NaN",
    ),
    Known(
        "memref/differences-invalid.mlir",
        "",
        "the reference takes any type for a ranked memref and reads parts that it does not have",
    ),
    Known(
        "vector/differences.mlir",
        "",
        "folds and rules of the reference that crash or give wrong results; each chunk says what is right",
    ),
    Known(
        "vector/differences-lossless.mlir",
        "",
        "the reference reads the results of the next op as the operand of vector.print, and forgets attributes",
    ),
    Known(
        "shape/canonicalize-contradictions.mlir",
        "",
        "the reference casts between ranks that contradict each other",
    ),
    Known(
        "lower-affine/lowering-invalid.mlir",
        "@par(",
        "the reference makes an arith.constant of a signed integer, which is not valid",
    ),
    Known(
        "lower-affine/dma-ranks.mlir",
        "",
        "the reference makes ops with too few indices and crashes",
    ),
    Known(
        "cf/invalid.mlir",
        "@segments",
        "the reference reads numbers of operands that are not there",
    ),
    Known(
        "scf/invalid.mlir",
        "@bounds_without_steps",
        "the reference takes a scf.parallel with more bounds than steps, and prints what it cannot read",
    ),
    Known(
        "convert-scf-to-cf/no-terminator.mlir",
        "",
        "the reference leaves an empty block behind ops that end one",
    ),
    Known(
        "linalg/canonicalize-fill.mlir",
        "@insert_pad_backwards",
        "the reference forgets the stride of what is inserted",
    ),
    Known(
        "linalg/canonicalize-fill.mlir",
        "@insert_pad_steps_back",
        "the reference forgets the stride of what is inserted",
    ),
    Known(
        "shape/ops.mlir",
        "@generic_constants",
        "the reference prints constants of other shapes as lists, which it reads as others",
    ),
    Known(
        "sparsify/elements-without-zero.mlir",
        "",
        "the reference has no types of the test dialect in a release, and makes invalid zeros",
    ),
    Known(
        "tensor/differences-least-stride.mlir",
        "",
        "the reference crashes where a stride is the number that marks operands",
    ),
    Known(
        "vector/differences-signed.mlir",
        "",
        "the reference makes ops of arith of integers with a sign, which do not verify",
    ),
    Known(
        "vector/differences-scalable.mlir",
        "",
        "the reference takes scalable extents for fixed ones, which is wrong unless vscale is 1",
    ),
    Known(
        "vector/differences-invalid.mlir",
        "",
        "the reference crashes, reads attributes and types that are not there, or forgets operands",
    ),
    Known(
        "llvm/unregistered.mlir",
        "",
        "pyopt knows a few ops and types of the dialect, and treats the rest as unregistered",
    ),
    Known(
        "llvm/invalid-unregistered.mlir",
        "",
        "pyopt knows a few ops and types of the dialect, and treats the rest as unregistered",
    ),
    Known(
        "sparse_tensor/reference-differs.mlir",
        "",
        "the reference infers a wrong inverse where blocked and plain dimensions mix, and so rejects the right one",
    ),
    Known(
        "sparse_tensor/invalid-reference-differs.mlir",
        "",
        "what the reference takes though it is wrong, reports and goes on, or crashes on; each chunk says which",
    ),
    Known(
        "sparse_tensor/canonicalize-reference-differs.mlir",
        "",
        "the reference reports what is undefined as an error and goes on, and takes the sizes of blocks to be smaller",
    ),
    Known(
        "sparse_tensor/beyond-19.mlir",
        "",
        "ops of the specification that 19.1.7 lacks",
    ),
    Known(
        "sparse_tensor/invalid-beyond-19.mlir",
        "",
        "ops of the specification that 19.1.7 lacks",
    ),
    Known(
        "spec/sparse_tensor-beyond-19.mlir",
        "",
        "ops of the specification that 19.1.7 lacks",
    ),
    Known(
        "memref/reference-crashes.mlir",
        "",
        "the reference crashes on a rank reduction that the strides do not tell, and on a collapse of gaps",
    ),
    Known(
        "tensor/differences-insert-slice.mlir",
        "",
        "the reference drops other dimensions than those that are missing",
    ),
    Known(
        "linalg/differences-extents.mlir",
        "",
        "the reference makes ops that do not verify of extents that contradict each other",
    ),
    Known(
        "linalg/differences-effects.mlir",
        "",
        "the reference forgets that the body of a structured op or of a pad may read and write memory",
    ),
    Known(
        "loop-invariant-code-motion/differences-bodies.mlir",
        "",
        "the reference moves structured ops and pads whatever their bodies do",
    ),
    Known(
        "vector/differences-transfers.mlir",
        "",
        "the reference forgets masks of transfers, and those around them",
    ),
    Known(
        "loop-invariant-subset-hoisting/masked.mlir",
        "",
        "the reference moves what is read under a mask out of the mask",
    ),
    Known(
        "tensor/differences-reshape.mlir",
        "",
        "the reference takes the extents that an expansion makes for those that were collapsed",
    ),
    Known(
        "bufferization/differences-loads.mlir",
        "",
        "the reference reads a tensor as it was before its buffer was written",
    ),
    Known(
        "bufferization/differences.mlir",
        "@alloc_tensor_in_memory_space",
        "the reference loses the memory space",
    ),
    Known(
        "memref/differences.mlir",
        "@view_of_negative_extent",
        "the reference makes a memref with a negative extent, which nobody can read",
    ),
    Known(
        "memref/differences.mlir",
        "@contradicting_casts",
        "the reference makes a cast that does not verify",
    ),
    Known(
        "memref/differences.mlir",
        "@copy_between_contradicting_casts",
        "the reference makes a copy that does not verify",
    ),
    Known(
        "bufferization/differences.mlir",
        "@cast_before_layout",
        "the reference makes a cast that does not verify",
    ),
    Known(
        "bufferization/differences.mlir",
        "@clone_of_freed_source",
        "the reference uses a buffer after it was freed on a condition",
    ),
    Known(
        "bufferization/differences.mlir",
        "@cast_before_space",
        "the reference makes a cast that does not verify",
    ),
    Known(
        "remove-dead-values/reference-crashes.mlir",
        "func.func",
        "the reference leaves ops without operands or with wrong segments behind, or crashes",
    ),
    Known(
        "outline-shape-computation/reference-differs.mlir",
        "",
        "the reference makes invalid IR: a function that uses values of another, a value_of of a tensor",
    ),
    Known(
        "resolve-shaped-type-result-dims/reference-differs.mlir",
        "",
        "the reference divides by an extent that it does not know, fails where there is no such extent, and takes sums "
        "of extents for the extent that sums of indices need",
    ),
    Known(
        "test-shape-function-report/reference-crashes.mlir",
        "",
        "the reference crashes where an op names a shape function that is not there",
    ),
    Known(
        "reify-result-shapes/pad-and-concat.mlir",
        "",
        "a pass of LLVM 20 and later",
    ),
    Known(
        "reify-result-shapes/ops-that-stay.mlir",
        "",
        "a pass of LLVM 20 and later",
    ),
    Known(
        "reify-result-shapes/refine.mlir",
        "",
        "a pass of LLVM 20 and later",
    ),
    Known(
        "lower-affine/lowering.mlir",
        "@transposed",
        "the reference makes vector loads and stores that are not valid: the last dimension has no unit stride",
    ),
    Known(
        "tensor/canonicalize-pad.mlir",
        "@less_than_nothing",
        "the reference makes a type with a negative extent, which it cannot read",
    ),
    Known(
        "syntax/differences-lossless.mlir",
        "",
        "custom forms of the reference leave out what they cannot say, or cannot be read",
    ),
    Known(
        "sparsify/assembler.mlir",
        "func.func @formats",
        "the reference prints empty lists of types, which it cannot read",
    ),
    Known(
        "sparsify/foreach-batch-coo-differs.mlir",
        "",
        "interleaved coordinates below batch levels are memrefs with too few strides in the reference",
    ),
    Known(
        "sparsify/assembler-differs.mlir",
        "",
        "wrappers of the reference that are not valid: interleaved coordinates without rows, calls with another type, "
        "two functions of one name",
    ),
    Known(
        "sparsify/iteration-coordinates.mlir",
        "",
        "the reference fails where coordinates are used and on AoS COO and batch levels, crashes on spaces of several "
        "levels, takes entries for equal whose last coordinates are, and forgets the level above a dense one",
    ),
    Known(
        "sparsify/sparsification-better.mlir",
        "",
        "kernels that the reference computes wrong or leaves alone, and sums with dense operands, "
        "of which only what is stored is visited",
    ),
    Known(
        "sparsify/sparsification-parallel.mlir",
        "",
        "the reference lets iterations that write the same element run in parallel, "
        "and crashes on reductions in reductions",
    ),
    Known(
        "sparsify/sparsification-begins.mlir",
        "",
        "the reference inserts into copies as if they were empty, and begins reductions again inside of others",
    ),
    Known(
        "sparsify/sparsification-dense-addresses.mlir",
        "",
        "dense operands may have any subscripts; the reference leaves kernels with other than sums of loops in them",
    ),
    Known(
        "sparsify/sparsification-regions.mlir",
        "",
        "the reference crashes where a region looks at an element that is not there",
    ),
    Known(
        "sparsify/sparsification-captured-dense.mlir",
        "",
        "the reference crashes where a region looks at an operand of dense levels that no expression has",
    ),
    Known(
        "sparsify/sparsification-remarks.mlir",
        "",
        "the reference says nothing of what it leaves alone",
    ),
    Known(
        "sparsify/iterating-kernels.mlir",
        "",
        "the reference crashes on every kernel that is to become loops over iteration spaces",
    ),
    Known(
        "sparsify/iterating-remarks.mlir",
        "",
        "the reference crashes on every kernel that is to become loops over iteration spaces",
    ),
    Known(
        "sparsify/debug-interface-alone.mlir",
        "",
        "the reference crashes on loops over one sparse level, of which nobody says where it ends, and uses places in "
        "dense levels behind the loops in which they are known",
    ),
    Known(
        "sparsify/coiteration.mlir",
        "",
        "the reference does not have coiterate and extract_value",
    ),
    Known(
        "sparsify/iteration-truth-values.mlir",
        "",
        "the reference does not have extract_value",
    ),
    Known(
        "sparsify/coiteration-not-lowered.mlir",
        "",
        "the reference does not have coiterate, and lowers spaces of slices as if they were whole tensors",
    ),
    Known(
        "sparsify/space-collapse-differs.mlir",
        "",
        "the reference crashes on other ops in the outer body, moves the loop to its space, and takes what the outer "
        "loop carries for what it begins with",
    ),
    Known(
        "sparsify/pipeline-ends.mlir",
        "",
        "the pipelines end at sparse-tensor-codegen, and say so",
    ),
    Known(
        "sparsify/foreach-yields.mlir",
        "",
        "the reference crashes where the body of a foreach yields one of its arguments",
    ),
    Known(
        "sparsify/foreach-all-elements.mlir",
        "",
        "the reference misses elements whose coordinates occur twice, and what a slice has behind elements before it",
    ),
    Known(
        "sparsify/foreach-unlowered.mlir",
        "",
        "the reference crashes on rank 0 and on maps with symbols",
    ),
    Known(
        "sparsify/ops-odd.mlir",
        "",
        "the reference crashes on dimensions that it cannot tell, and makes invalid IR of numbers that become complex",
    ),
    Known(
        "sparsify/ops-differences.mlir",
        "",
        "the reference makes invalid IR of conversions to another element type, takes the coordinates of a reshape's "
        "source in the order of its levels, and does not end or crashes on vectors that are read and odd elements",
    ),
    Known(
        "sparsify/reinterpret-differences.mlir",
        "",
        "the reference leaves linalg.index as it was when it permutes loops, drops slices, operands of allocations and "
        "results of foreach, and crashes on blocks of rows, ragged blocks and maps with symbols",
    ),
    Known(
        "sparsify/reinterpret-sorting.mlir",
        "",
        "coordinates in any order are sorted where the order matters; the reference computes something else then",
    ),
    Known(
        "sparsify/reinterpret-subscripts.mlir",
        "",
        "operands are given subscripts that have loops; the reference leaves them or crashes",
    ),
    Known(
        "sparsify/sparsification-kept.mlir",
        "",
        "the reference changes storage that is looked at later, and relies on a bufferization that comes before",
    ),
    Known(
        "sparsify/sparsification-places.mlir",
        "",
        "elements that are in no iteration stay; the reference clears them, and crashes on storage so subscripted",
    ),
    Known(
        "sparsify/reinterpret-onto.mlir",
        "",
        "what goes onto a sparse tensor that has elements is made apart; the reference leaves such kernels",
    ),
    Known(
        "sparsify/reinterpret-better.mlir",
        "",
        "loops in an order that costs less, and operands converted where there is no order",
    ),
    Known(
        "sparsify/pre-rewrite-differences.mlir",
        "",
        "the reference crashes on comparisons with what is not in the body, forgets samples, and makes invalid ops",
    ),
    Known(
        "sparsify/pre-rewrite-better.mlir",
        "",
        "reductions that absorb zeros visit stored elements only",
    ),
)
