"""Why pyopt and mlir-opt may disagree on an input: what is right then, and how to tell. `docs/differences.md` lists
the same. Each has an example, which a test runs through both programs, so that no reason outlives its disagreement."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from tests.support.fuzz.differential import OURS, TEXT, THEIRS, Disagreement


class Reason(NamedTuple):
    """`applies` tells whether this explains a disagreement; `sentence` says why pyopt is right."""

    sentence: str
    applies: Callable[[Disagreement], bool]
    example: str


def _theirs_says(pattern: str) -> Callable[[Disagreement], bool]:
    expression = re.compile(pattern)
    return lambda found: found.what == OURS and bool(expression.search(found.theirs.error))


def _unranked_extract(found: Disagreement) -> bool:
    return found.what == OURS and bool(re.search(r"tensor\.extract\b.*tensor<\*x", found.text))


def _empty_transpose(found: Disagreement) -> bool:
    return _theirs_says("is not equivalent to the canonical transposed input type")(found) and bool(
        re.search(r"[<x]0x", found.text)
    )


def _wraps_around(found: Disagreement) -> bool:
    size = re.search(r"(?:equal to|to be) (\d+), but found", found.ours.error)
    return found.what == THEIRS and size is not None and int(size.group(1)) >= 1 << 63


def _wide_float(found: Disagreement) -> bool:
    theirs, ours = found.lines()
    return (
        found.what == TEXT
        and bool(re.search(r"0x[0-9A-F]+(?: : f(?:80|128)|[^:]*xf(?:80|128))", ours))
        and "0x" not in theirs
    )


def _least(found: Disagreement) -> bool:
    return found.what == TEXT and "9223372036854775807 - 1" in found.lines()[1]


def _unsigned_extent(found: Disagreement) -> bool:
    theirs, ours = found.lines()
    return (
        found.what == TEXT
        and "shape.const_shape" in ours
        and bool(re.search(r"dense<.*-\d", theirs))
        and bool(re.search(r"\d\s*:\s*ui\d", found.text))
    )


def _equal_places(found: Disagreement) -> bool:
    theirs, ours = found.lines()
    return found.what == TEXT and bool(re.search(r"sparse<-?\d+, \[", theirs)) and "sparse<[[" in ours


def _ours_says(pattern: str) -> Callable[[Disagreement], bool]:
    expression = re.compile(pattern)
    return lambda found: found.what == THEIRS and bool(expression.search(found.ours.error))


REASONS: Final[tuple[Reason, ...]] = (
    Reason(
        "the reference does not compare the number of operands with maps and groups, and prints something else",
        _ours_says(r"'affine\.\w+' op (?:operand count|too few operands|number of elements|incorrect number of)"),
        "func.func @f(%i: index, %n: index) {\n"
        '  "affine.for"(%i, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 2, 0, 0>, '
        "step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({\n"
        '  ^bb0(%j: index):\n    "affine.yield"() : () -> ()\n  }) : (index, index) -> ()\n  return\n}',
    ),
    Reason(
        "the reference takes static positions that are marked as dynamic without an operand for them",
        _ours_says("mismatch between dynamic and static positions"),
        "func.func @f(%a: vector<2xi8>, %b: vector<2x2xi8>) -> vector<2x2xi8> {\n"
        '  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: -9223372036854775808>}> '
        ": (vector<2xi8>, vector<2x2xi8>) -> vector<2x2xi8>\n  return %0 : vector<2x2xi8>\n}",
    ),
    Reason(
        "the reference takes memoized maps that contradict the op, and loses them in its custom form",
        _ours_says("'linalg.memoized_indexing_maps' is not what"),
        "func.func @f(%x: memref<17xf32>, %w: memref<5xf32>, %o: memref<3xf32>) {\n"
        '  "linalg.conv_1d"(%x, %w, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({\n'
        "  ^bb0(%a: f32, %b: f32, %c: f32):\n    linalg.yield %c : f32\n"
        "  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, "
        "affine_map<(d0, d1) -> (d0)>]} : (memref<17xf32>, memref<5xf32>, memref<3xf32>) -> ()\n  return\n}",
    ),
    Reason(
        "the reference shares results out unevenly, and ignores the last ones",
        _ours_says("groups of (?:results|operands) of one size"),
        "#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>\n"
        "func.func @f(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>) {\n"
        '  %0:7 = "sparse_tensor.disassemble"(%t, %p, %c, %v) : '
        "(tensor<8x4xf64, #CSR>, tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> "
        "(tensor<9xindex>, tensor<20xindex>, tensor<20xf64>, index, index, index, index)\n  return\n}",
    ),
    Reason(
        "the reference prints decimal digits of wide floats, which it reads as other numbers",
        _wide_float,
        '"any.float"() {a = 0x7F800000 : f128} : () -> ()',
    ),
    Reason(
        "in the specification of 2021 tensors that elements are extracted from need no rank",
        _unranked_extract,
        "func.func @f(%t: tensor<*xi32>, %i: index) -> i32 {\n"
        "  %0 = tensor.extract %t[%i] : tensor<*xi32>\n  return %0 : i32\n}",
    ),
    Reason(
        "the reference takes the strides of memrefs without elements apart, and finds another layout",
        _empty_transpose,
        "func.func @f(%m: memref<2x3x0xf32>) -> memref<2x3x0xf32> {\n"
        "  %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x0xf32> to memref<2x3x0xf32>\n"
        "  return %0 : memref<2x3x0xf32>\n}",
    ),
    Reason(
        "the reference computes extents that wrap around 64 bits",
        _wraps_around,
        "func.func @f(%x: tensor<9223372036854775807xf32>, %w: tensor<9223372036854775807xf32>, "
        "%o: tensor<9223372036854775807xf32>) -> tensor<9223372036854775807xf32> {\n"
        "  %0 = linalg.conv_1d ins(%x, %w : tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) "
        "outs(%o : tensor<9223372036854775807xf32>) -> tensor<9223372036854775807xf32>\n"
        "  return %0 : tensor<9223372036854775807xf32>\n}",
    ),
    Reason(
        "the reference takes dynamic operands that the static list has no place for, and drops them when it prints",
        _ours_says(r"expected \d+ dynamic \w+ values"),
        "func.func @f(%t: tensor<?x5xf32>, %i: index, %x: f32) -> tensor<?x?xf32> {\n"
        '  %0 = "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, '
        "static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 3, 0>}> ({\n"
        "  ^bb0(%a: index, %b: index):\n    tensor.yield %x : f32\n"
        "  }) : (tensor<?x5xf32>, index) -> tensor<?x?xf32>\n  return %0 : tensor<?x?xf32>\n}",
    ),
    Reason(
        "forms of 2021: types need not be given where they follow",
        lambda found: _theirs_says("expected ':'")(found) and "shape." in found.text,
        "func.func @f(%a: !shape.shape, %b: !shape.shape) {\n  %0 = shape.concat %a, %b\n  return\n}",
    ),
    Reason(
        "the reference reads cases of wide integers in 64 bits",
        lambda found: _theirs_says("'cf.switch' integer value too large")(found) and ": i128" in found.text,
        "func.func @f(%i: i128) {\n  cf.switch %i : i128, [default: ^a, 18446744073709551616: ^a]\n^a:\n  return\n}",
    ),
    Reason(
        "the reference extends extents by the sign of their type, even if that has no sign",
        _unsigned_extent,
        "func.func @f() -> !shape.shape {\n  %0 = shape.const_shape [255 : ui8] : !shape.shape\n"
        "  return %0 : !shape.shape\n}",
    ),
    Reason(
        "the reference infers one stride for the coordinates of batches, which have two dimensions",
        _theirs_says(r"inferred type\(s\) 'memref<\?x\?x\w+, strided<\[\?\], offset: \?>>' are incompatible"),
        "#B = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : compressed(nonunique), k : singleton) }>\n"
        "func.func @f(%t: tensor<?x?x?xf32, #B>) -> memref<?x?xindex, strided<[?, ?], offset: ?>> {\n"
        "  %0 = sparse_tensor.coordinates %t {level = 2 : index} : tensor<?x?x?xf32, #B> "
        "to memref<?x?xindex, strided<[?, ?], offset: ?>>\n"
        "  return %0 : memref<?x?xindex, strided<[?, ?], offset: ?>>\n}",
    ),
    Reason(
        "the reference takes parallel loops with other numbers of lower and upper bounds than of steps",
        _ours_says("expects as many lower and upper bounds as steps"),
        "func.func @f(%i: index) {\n"
        '  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0, 2, 1, 0>}> ({\n'
        "  ^bb0(%a: index):\n    scf.reduce\n  }) : (index, index, index) -> ()\n  return\n}",
    ),
    Reason(
        "ops of the tosa dialect, which pyopt does not have, are unknown ones",
        _theirs_says(r"'tosa\.\w+' op"),
        "func.func @f(%x: tensor<?x4xf32>) {\n"
        '  %0 = "tosa.reshape"(%x) {new_shape = array<i64: 12>} : (tensor<?x4xf32>) -> tensor<*xf32>\n  return\n}',
    ),
    Reason(
        "a name that an op's own region defines is not the one that the op uses",
        _theirs_says("definition of SSA value"),
        '"test.graph"() ({\n  scf.if %c {\n    %c = arith.constant 1 : i32\n  }\n  %c = arith.constant true\n'
        "}) : () -> ()",
    ),
    Reason(
        "the reference infers the inverse of a blocked map in the order of the levels, not of the dimensions",
        lambda found: (
            (found.ours.error or found.theirs.error) == "expected lvlToDim to be an inverse of dimToLvl"
            and "floordiv" in found.text
        ),
        "#B = #sparse_tensor.encoding<{ map = {x, y, z} (i = x, j = y * 2 + z) -> "
        "(x = j : dense, y = i floordiv 2 : dense, z = i mod 2 : compressed) }>\n"
        "func.func private @f(tensor<4x4xf32, #B>)",
    ),
    Reason(
        "the reference does not compare initial values of parallel loops with results",
        _ours_says("expects type of .* initial value"),
        "func.func @f(%i: index, %t: tensor<2xf32>, %f: f32) {\n"
        '  %0 = "scf.parallel"(%i, %i, %i, %t) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({\n'
        "  ^bb0(%j: index):\n    scf.reduce(%f : f32) {\n    ^bb0(%a: f32, %b: f32):\n"
        "      scf.reduce.return %a : f32\n    }\n  }) : (index, index, index, tensor<2xf32>) -> f32\n  return\n}",
    ),
    Reason(
        "the reference takes parallel affine loops over other types, and prints them as loops over indices",
        _ours_says("expected body to have index arguments"),
        "func.func @f() {\n"
        '  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, '
        "reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, "
        "upperBoundsMap = affine_map<() -> (4)>}> ({\n  ^bb0(%j: i32):\n"
        '    "affine.yield"() : () -> ()\n  }) : () -> ()\n  return\n}',
    ),
    Reason(
        "types of the test dialect are those of the reference's own tests; pyopt reads all of them as text",
        lambda found: _theirs_says("unknown type!")(found) and "!test." in found.text,
        "func.func private @f(tensor<4x!test.t>)",
    ),
    Reason(
        "the reference leaves out what follows an attribute inside of the brackets behind the dialect's name",
        lambda found: _ours_says("expected '>'")(found) and re.search(r"[#!]\w+<\w", found.text) is not None,
        "#B = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 8, 1), slice>, d1) -> "
        "(d0 : dense, d1 : compressed) }>\nfunc.func private @f(tensor<8x8xf32, #B>)",
    ),
    Reason(
        "the reference lets unreachable ops use values of regions that they are not in",
        _ours_says("does not dominate this use"),
        'func.func @f(%f: f32) {\n  cf.br ^bb2\n^bb1:\n  "t.use"(%a) : (f32) -> ()\n  cf.br ^bb1\n^bb2:\n'
        '  "t.body"() ({\n  ^bb0(%a: f32):\n    "t.end"() : () -> ()\n  }) : () -> ()\n  return\n}',
    ),
    Reason(
        "the reference prints one place for several values whose places are all equal, and does not read that",
        _equal_places,
        '"any.sparse"() {a = sparse<[[1], [1]], [3.0, 4.0]> : tensor<4xf32>} : () -> ()',
    ),
    Reason(
        "the reference takes several operands, or none, where there must be one, and prints others in their place",
        _ours_says(r"group starting at #\d+ requires 1 element"),
        "func.func @f(%m: memref<4x4xf32>) {\n"
        '  %0 = "memref.subview"(%m, %m) <{operandSegmentSizes = array<i32: 2, 0, 0, 0>, static_offsets = '
        "array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> "
        ": (memref<4x4xf32>, memref<4x4xf32>) -> memref<4x4xf32>\n  return\n}",
    ),
    Reason(
        "the reference prints the least integer in affine expressions so that it cannot read it",
        _least,
        '"any.map"() {a = affine_map<() -> (-9223372036854775807 - 1)>} : () -> ()',
    ),
    Reason(
        "the reference takes the parts of a complex number for real elements, and reads beyond the literal",
        lambda found: _ours_says("parsed a complex number")(found) and "(" in found.text,
        '"any.complex"() {a = dense<(1.0, 2.0)> : tensor<3xf32>} : () -> ()',
    ),
    Reason(
        "the reference reads the next line's results as what is to be printed",
        lambda found: (
            _theirs_says("expected ':'")(found) and bool(re.search(r"vector\.print\s*%\w+\s*[,=]", found.text))
        ),
        "func.func @f(%a: i32) {\n  vector.print\n  %low, %high = arith.mulsi_extended %a, %a : i32\n  return\n}",
    ),
    Reason(
        "forms of 2021: `func` for `func.func`",
        _theirs_says("custom op 'func' is unknown"),
        "func @f(%a: i32) {\n  return\n}",
    ),
    Reason(
        "the reference takes positions of reassociations modulo 2^32",
        lambda found: (
            _ours_says(r"expected reassociation map #\d+ to (?:be valid and contiguous|have size equal)")(found)
            and bool(re.search(r"\d{10}", found.text))
        ),
        "func.func @f(%a: tensor<?x2xf32>) -> tensor<?xf32> {\n"
        '  %0 = "tensor.collapse_shape"(%a) {reassociation = [[4294967296, 1]]} : (tensor<?x2xf32>) -> tensor<?xf32>\n'
        "  return %0 : tensor<?xf32>\n}",
    ),
    Reason(
        "the reference drops attributes of the op in the braces of linalg.map that are not what the op takes",
        _ours_says(r"custom op 'linalg\.\w+' '[\w.]+' op attribute .* failed to satisfy constraint"),
        "func.func @f(%a: tensor<4xf32>) {\n  %0 = linalg.map {arith.addf {fastmath = 3}} "
        "ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)\n  return\n}",
    ),
    Reason(
        "the reference takes the hexadecimal parts of a complex number for zeros",
        lambda found: (
            found.what == TEXT and "#complex.number<" in found.lines()[1] and bool(re.search(r"0x[0-9A-F]", found.text))
        ),
        '"any.complex"() {a = #complex.number<:f16 0x7C00, 0xFC00>, b = 0 : i8} : () -> ()\n'
        '"any.op"() {x = #complex.number<:f16 1.0, 0x7C00>} : () -> ()',
    ),
    Reason(
        "the reference takes maps with blocks that leave a dimension out, so that elements have no place",
        lambda found: _ours_says("failed to infer lvlToDim from dimToLvl")(found) and "floordiv" in found.text,
        "#B = #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, i mod 2 : dense, k : dense) }>\n"
        "func.func private @f(tensor<4x4x4xf32, #B>)",
    ),
)


def reason_for(found: Disagreement) -> Reason | None:
    """The first reason that explains a disagreement."""
    for reason in REASONS:
        if reason.applies(found):
            return reason
    return None
