"""Functions that each make one access, slice, view or loop, for tests/unit/native/test_small_extents.py."""

from __future__ import annotations

from typing import Final

from tests.unit.native.small_forms import BITS, INDEX, LANES, OFFSET, SIZE, STRIDE, Form

_IJ: Final = (INDEX, INDEX)
_V1, _V2 = "vector<1xf64>", "vector<2xf64>"
_SLICE: Final = (OFFSET, SIZE, STRIDE, OFFSET, SIZE, STRIDE)
_PART: Final = "[%i, %k] [%j, %l] [1, %n]"
_PARTS: Final = (OFFSET, SIZE, OFFSET, SIZE, STRIDE)
_STRIDED: Final = "memref<?x?xf64, strided<[?, ?], offset: ?>>"
_C: Final = "%c = arith.constant 50.0 : f64\n  "
_W: Final = f"%w = arith.constant dense<[50.0, 51.0]> : {_V2}\n  "
_MASK: Final = "%m = arith.trunci %k : vector<2xi8> to vector<2xi1>\n  "
_MASKED: Final = (INDEX, INDEX, BITS)
_GATHERED: Final = (*_MASKED, LANES)
_2D: Final = "tensor<?x?xf64>"


def _read(vector: str, rest: str, kind: str) -> Form:
    return Form(f"{_C}%r = vector.transfer_read %a[%i, %j], %c {rest} : {{a}}, {vector}", kind, (2,), vector, _IJ)


def _write(vector: str, rest: str, kind: str) -> Form:
    start = f"%w = arith.constant dense<50.0> : {vector}\n  {'%r = ' if kind == 't' else ''}"
    op = f"{start}vector.transfer_write %w, %a[%i, %j] {rest} : {vector}, {{a}}"
    return Form(op, kind, (2,), "{a}" if kind == "t" else "", _IJ)


_TRANSFERS: Final = {
    f"{name} {vector} {kind} {rest}": make(vector, rest, kind)
    for name, make in (("read", _read), ("write", _write))
    for kind in "mt"
    for vector, rest in (
        (_V1, ""), (_V2, ""), (_V2, "{in_bounds = [true]}"),
        ("vector<f64>", "{permutation_map = affine_map<(i, j) -> ()>}"),
        ("vector<1x2xf64>", "{in_bounds = [true, true]}"), ("vector<2x1xf64>", "{in_bounds = [false, true]}"),
        (_V2, "{in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>}"),
    )
}  # fmt: skip
ACCESSES: Final[dict[str, Form]] = {
    "load": Form("%r = memref.load %a[%i, %j] : {a}", "m", (2,), "f64", _IJ),
    "store": Form(f"{_C}memref.store %c, %a[%i, %j] : {{a}}", "m", (2,), "", _IJ),
    "swap": Form(f"{_C}%r = memref.atomic_rmw assign %c, %a[%i, %j] : (f64, {{a}}) -> f64", "m", (2,), "f64", _IJ),
    "generic swap": Form(
        "%r = memref.generic_atomic_rmw %a[%i, %j] : {a} {\n    ^bb0(%o: i64):\n      %d = arith.addi %o, %o : i64\n"
        "      memref.atomic_yield %d : i64\n  }", "m", (2,), "i64", _IJ, "i64"),
    "extract": Form("%r = tensor.extract %a[%i, %j] : {a}", "t", (2,), "f64", _IJ),
    "insert": Form(f"{_C}%r = tensor.insert %c into %a[%i, %j] : {{a}}", "t", (2,), "{a}", _IJ),
    "affine load": Form("%r = affine.load %a[symbol(%i) * 2 - 1, symbol(%j)] : {a}", "m", (2,), "f64", _IJ),
    "affine store": Form(f"{_C}affine.store %c, %a[symbol(%i), symbol(%j) + 1] : {{a}}", "m", (2,), "", _IJ),
    "affine vector load": Form(
        f"%r = affine.vector_load %a[symbol(%i), symbol(%j)] : {{a}}, {_V2}", "m", (2,), _V2, _IJ),
    "affine vector store": Form(
        f"{_W}affine.vector_store %w, %a[symbol(%i), symbol(%j)] : {{a}}, {_V2}", "m", (2,), "", _IJ),
    "vector load": Form(f"%r = vector.load %a[%i, %j] : {{a}}, {_V2}", "m", (2,), _V2, _IJ),
    "vector load of one": Form(f"%r = vector.load %a[%i, %j] : {{a}}, {_V1}", "m", (2,), _V1, _IJ),
    "vector store": Form(f"{_W}vector.store %w, %a[%i, %j] : {{a}}, {_V2}", "m", (2,), "", _IJ),
    **_TRANSFERS,
    "masked read": Form(
        f"{_C}{_MASK}%r = vector.transfer_read %a[%i, %j], %c, %m {{in_bounds = [true]}} : {{a}}, {_V2}",
        "m", (2,), _V2, _MASKED),
    "masked write": Form(
        f"{_W}{_MASK}vector.transfer_write %w, %a[%i, %j], %m : {_V2}, {{a}}", "m", (2,), "", _MASKED),
    "masked read of tensor": Form(
        f"{_C}{_MASK}%r = vector.transfer_read %a[%i, %j], %c, %m : {{a}}, {_V2}", "t", (2,), _V2, _MASKED),
    "masked load": Form(
        f"{_W}{_MASK}%r = vector.maskedload %a[%i, %j], %m, %w : {{a}}, vector<2xi1>, {_V2} into {_V2}",
        "m", (2,), _V2, _MASKED),
    "masked store": Form(
        f"{_W}{_MASK}vector.maskedstore %a[%i, %j], %m, %w : {{a}}, vector<2xi1>, {_V2}", "m", (2,), "", _MASKED),
    "expand load": Form(
        f"{_W}{_MASK}%r = vector.expandload %a[%i, %j], %m, %w : {{a}}, vector<2xi1>, {_V2} into {_V2}",
        "m", (2,), _V2, _MASKED),
    "compress store": Form(
        f"{_W}{_MASK}vector.compressstore %a[%i, %j], %m, %w : {{a}}, vector<2xi1>, {_V2}", "m", (2,), "", _MASKED),
    "gather": Form(
        f"{_W}{_MASK}%r = vector.gather %a[%i, %j][%l], %m, %w : {{a}}, vector<2xi32>, vector<2xi1>, {_V2} into {_V2}",
        "m", (2,), _V2, _GATHERED),
    "gather of tensor": Form(
        f"{_W}{_MASK}%r = vector.gather %a[%i, %j][%l], %m, %w : {{a}}, vector<2xi32>, vector<2xi1>, {_V2} into {_V2}",
        "t", (2,), _V2, _GATHERED),
    "scatter": Form(
        f"{_W}{_MASK}vector.scatter %a[%i, %j][%l], %m, %w : {{a}}, vector<2xi32>, vector<2xi1>, {_V2}",
        "m", (2,), "", _GATHERED),
    "generate": Form(
        f"{_C}%r = tensor.generate %i, %j {{\n    ^bb0(%x: index, %y: index):\n"
        f"      %e = tensor.extract %a[%y, %x] : {{a}}\n      tensor.yield %e : f64\n  }} : {_2D}",
        "t", (2,), _2D, _IJ),
    "element": Form(
        "%r = vector.extract %j[%i] : f64 from vector<1xf64>", "", (), "f64", (INDEX, ("vector<1xf64>", ((5.0,),)))),
    "with element": Form(
        f"{_C}%r = vector.insert %c, %j[%i] : f64 into vector<1xf64>", "", (), "vector<1xf64>",
        (INDEX, ("vector<1xf64>", ((5.0,),)))),
}  # fmt: skip
OTHERS: Final[dict[str, Form]] = {
    "subview": Form(
        f"%r = memref.subview %a[%i, %l] [%j, %n] [%k, %p] : {{a}} to {_STRIDED}", "m", (2,), _STRIDED, _SLICE),
    "subview of one": Form(
        "%s = memref.subview %a[%i, %j] [1, 1] [1, 1] : {a} to memref<f64, strided<[], offset: ?>>\n  "
        "%r = memref.load %s[] : memref<f64, strided<[], offset: ?>>", "m", (2,), "f64", _IJ),
    "extract slice": Form(
        "%r = tensor.extract_slice %a[%i, %l] [%j, %n] [%k, %p] : {a} to tensor<?x?xf64>",
        "t", (2,), "tensor<?x?xf64>", _SLICE),
    "extract slice of one": Form(
        "%r = tensor.extract_slice %a[%i, %j] [1, %k] [1, 1] : {a} to tensor<?xf64>",
        "t", (2,), "tensor<?xf64>", (OFFSET, OFFSET, SIZE)),
    "extract slice of none": Form(
        "%r = tensor.extract_slice %a[%i, %j] [0, %k] [1, 1] : {a} to tensor<0x?xf64>",
        "t", (2,), "tensor<0x?xf64>", (OFFSET, OFFSET, SIZE)),
    "insert slice": Form(f"%r = tensor.insert_slice %a into %b{_PART} : {{a}} into {{b}}", "tt", (2, 2), "{b}", _PARTS),
    "insert slice of one": Form(
        "%r = tensor.insert_slice %a into %b[%i, %j] [1, %k] [1, 1] : {a} into {b}",
        "tt", (1, 2), "{b}", (OFFSET, OFFSET, SIZE)),
    "parallel insert slice": Form(
        "%r = scf.forall (%x) in (2) shared_outs(%o = %b) -> ({b}) {\n    scf.forall.in_parallel {\n"
        "      tensor.parallel_insert_slice %a into %o[%x, %i] [1, %j] [1, 1] : {a} into {b}\n    }\n  }",
        "tt", (1, 2), "{b}", (OFFSET, SIZE)),
    "pad": Form(
        f"{_C}%r = tensor.pad %a low[%i, %j] high[%k, 1] {{\n    ^bb0(%x: index, %y: index):\n      "
        f"tensor.yield %c : f64\n  }} : {{a}} to {_2D}", "t", (2,), _2D, (INDEX, INDEX, INDEX)),
    "expand": Form(
        "%r = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, %j, %k] : {a} into tensor<?x?x?xf64>",
        "t", (2,), "tensor<?x?x?xf64>", (INDEX, INDEX, INDEX)),
    "expand by one": Form(
        "%r = tensor.expand_shape %a [[0, 1]] output_shape [%i, 1] : {a} into tensor<?x1xf64>",
        "t", (1,), "tensor<?x1xf64>", (INDEX,)),
    "expand by none": Form(
        "%r = tensor.expand_shape %a [[0, 1]] output_shape [%i, 0] : {a} into tensor<?x0xf64>",
        "t", (1,), "tensor<?x0xf64>", (INDEX,)),
    "expand memref by none": Form(
        "%r = memref.expand_shape %a [[0, 1]] output_shape [%i, 0] : {a} into memref<?x0xf64>",
        "m", (1,), "memref<?x0xf64>", (INDEX,)),
    "expand memref": Form(
        "%r = memref.expand_shape %a [[0, 1]] output_shape [%i, %j] : {a} into memref<?x?xf64>",
        "m", (1,), "memref<?x?xf64>", _IJ),
    "collapse": Form("%r = tensor.collapse_shape %a [[0, 1]] : {a} into tensor<?xf64>", "t", (2,), "tensor<?xf64>"),
    "collapse memref": Form(
        "%r = memref.collapse_shape %a [[0, 1]] : {a} into memref<?xf64>", "m", (2,), "memref<?xf64>"),
    "collapse to a scalar": Form("%r = tensor.collapse_shape %a [] : {a} into tensor<f64>", "t", (2,), "tensor<f64>"),
    "reshape": Form(
        f"%r = tensor.reshape %a(%i) : ({{a}}, tensor<2xi32>) -> {_2D}", "t", (1,), _2D,
        (("tensor<2xi32>", ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (-1, -1), (1, 2))),)),
    "reshape memref": Form(
        "%r = memref.reshape %a(%i) : ({a}, memref<2xi32>) -> memref<?x?xf64>", "m", (1,), "memref<?x?xf64>",
        (("memref<2xi32>", ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (-1, -1), (1, 2))),)),
    "reinterpret": Form(
        f"%r = memref.reinterpret_cast %a to offset: [%i], sizes: [%j, %l], strides: [%k, %n] : {{a}} to {_STRIDED}",
        "m", (2,), _STRIDED, (OFFSET, SIZE, STRIDE, SIZE, STRIDE)),
    "cast": Form("%r = tensor.cast %a : {a} to tensor<1x0xf64>", "t", (2,), "tensor<1x0xf64>"),
    "cast memref": Form("%r = memref.cast %a : {a} to memref<0x1xf64>", "m", (2,), "memref<0x1xf64>"),
    "dim": Form("%r = tensor.dim %a, %i : {a}", "t", (2,), "index", (INDEX,)),
    "dim of memref": Form("%r = memref.dim %a, %i : {a}", "m", (2,), "index", (INDEX,)),
    "concat": Form(f"%r = tensor.concat dim(0) %a, %b : ({{a}}, {{b}}) -> {_2D}", "tt", (2, 2), _2D),
    "copy": Form("memref.copy %a, %b : {a} to {b}", "mm", (2, 2)),
    "add": Form("%r = arith.addf %a, %a : {a}", "t", (2,), "{a}"),
    "empty": Form(
        f"{_C}%e = tensor.empty(%i, %j) : {_2D}\n  %r = linalg.fill ins(%c : f64) outs(%e : {_2D}) -> {_2D}",
        "", (), _2D, _IJ),
    "alloc": Form(
        "%m = memref.alloc(%i, %j) : memref<?x?xf64>\n  %r = memref.dim %m, %i : memref<?x?xf64>",
        "", (), "index", _IJ),
    "alloca": Form(
        "%m = memref.alloca(%i) : memref<?xf64>\n  %x = arith.constant 0 : index\n  "
        "%r = memref.dim %m, %x : memref<?xf64>", "", (), "index", (INDEX,)),
    "splat": Form(f"{_C}%r = tensor.splat %c[%i, %j] : {_2D}", "", (), _2D, _IJ),
    "view": Form(
        "%r = memref.view %k[%i][%j] : memref<16xi8> to memref<?xf64>", "", (), "memref<?xf64>",
        (("index", (-8, 0, 8, 16, 24)), ("index", (-1, 0, 1, 2, 3)), ("memref<16xi8>", ((1,) * 16,)))),
    "view of none": Form(
        "%r = memref.view %k[%i][%j] : memref<0xi8> to memref<?x2xf64>", "", (), "memref<?x2xf64>",
        (("index", (-8, 0, 8)), ("index", (-1, 0, 1)), ("memref<0xi8>", ((),)))),
    "product": Form(
        "%r = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}", "ttt", (2, 2, 2), "{c}"),
    "product of memrefs": Form(
        "linalg.matvec ins(%a, %b : {a}, {b}) outs(%c : {c})", "mmm", (2, 1, 1)),
    "dot": Form("%r = linalg.dot ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}", "ttt", (1, 1, 0), "{c}"),
    "transpose": Form(
        "linalg.transpose ins(%a : {a}) outs(%b : {b}) permutation = [1, 0]", "mm", (2, 2)),
    "broadcast": Form("linalg.broadcast ins(%a : {a}) outs(%b : {b}) dimensions = [0]", "mm", (1, 2)),
    "reduce": Form(
        "%r = linalg.reduce { arith.addf } ins(%a : {a}) outs(%b : {b}) dimensions = [1]", "tt", (2, 1), "{b}"),
    "convolution": Form(
        "%r = linalg.conv_1d ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}", "ttt", (1, 1, 1), "{c}"),
    "pooling": Form(
        "%r = linalg.generic {indexing_maps = [affine_map<(i, k) -> (2 * i - k + 1)>, affine_map<(i, k) -> (k)>, "
        "affine_map<(i, k) -> (i)>], iterator_types = [\"parallel\", \"reduction\"]} ins(%a, %b : {a}, {b}) "
        "outs(%c : {c}) {\n    ^bb0(%x: f64, %y: f64, %z: f64):\n      %m = arith.maximumf %x, %z : f64\n"
        "      linalg.yield %m : f64\n  } -> {c}", "ttt", (1, 1, 1), "{c}"),
}  # fmt: skip
