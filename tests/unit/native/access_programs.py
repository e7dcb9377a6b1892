"""Functions that each make one access, division or view, for tests/unit/native/test_accesses.py.

@name(%m, %i, %b, %o): a memref or tensor, an index, the bits of a mask, and offsets.
"""

from __future__ import annotations

from typing import Final

M, T, LANES, MASK = "memref<?xf64>", "tensor<?xf64>", "vector<4xf64>", "vector<4xi1>"
_MASKED: Final = f"{MASK}, {LANES}"
_GATHERED: Final = f"vector<4xi32>, {MASK}, {LANES}"
_OPS: Final = {
    "load": (M, f"%r = memref.load %m[%i] : {M}", "f64"),
    "store": (M, f"memref.store %v, %m[%i] : {M}", ""),
    "swap": (M, f"%r = memref.atomic_rmw assign %v, %m[%i] : (f64, {M}) -> f64", "f64"),
    "extract": (T, f"%r = tensor.extract %m[%i] : {T}", "f64"),
    "insert": (T, f"%r = tensor.insert %v into %m[%i] : {T}", T),
    "affine_load": (M, f"%r = affine.load %m[symbol(%i) * 2 - 3] : {M}", "f64"),
    "affine_store": (M, f"affine.store %v, %m[symbol(%i) + 1] : {M}", ""),
    "affine_vector_load": (M, f"%r = affine.vector_load %m[symbol(%i) + 1] : {M}, {LANES}", LANES),
    "affine_vector_store": (M, f"affine.vector_store %w, %m[symbol(%i) + 1] : {M}, {LANES}", ""),
    "vector_load": (M, f"%r = vector.load %m[%i] : {M}, {LANES}", LANES),
    "vector_store": (M, f"vector.store %w, %m[%i] : {M}, {LANES}", ""),
    "read": (M, f"%r = vector.transfer_read %m[%i], %v {{in_bounds = [true]}} : {M}, {LANES}", LANES),
    "read_tensor": (T, f"%r = vector.transfer_read %m[%i], %v {{in_bounds = [true]}} : {T}, {LANES}", LANES),
    "write": (M, f"vector.transfer_write %w, %m[%i] {{in_bounds = [true]}} : {LANES}, {M}", ""),
    "masked_load": (M, f"%r = vector.maskedload %m[%i], %k, %w : {M}, {_MASKED} into {LANES}", LANES),
    "masked_store": (M, f"vector.maskedstore %m[%i], %k, %w : {M}, {_MASKED}", ""),
    "expand_load": (M, f"%r = vector.expandload %m[%i], %k, %w : {M}, {_MASKED} into {LANES}", LANES),
    "compress_store": (M, f"vector.compressstore %m[%i], %k, %w : {M}, {_MASKED}", ""),
    "gather": (M, f"%r = vector.gather %m[%i][%o], %k, %w : {M}, {_GATHERED} into {LANES}", LANES),
    "gather_of_tensor": (T, f"%r = vector.gather %m[%i][%o], %k, %w : {T}, {_GATHERED} into {LANES}", LANES),
    "scatter": (M, f"vector.scatter %m[%i][%o], %k, %w : {M}, {_GATHERED}", ""),
}
FAR: Final = (1 << 62, -(1 << 63), (1 << 63) - 1, 1 << 40, -(1 << 40))
"""Subscripts that are far away."""
ACCESSES: Final = tuple(_OPS)
STORES: Final = frozenset(name for name, (_, _, gives) in _OPS.items() if not gives) | {"swap", "insert"}


def _access(name: str) -> str:
    type, op, gives = _OPS[name]
    arrow, back = (f" -> {gives}", f" %r : {gives}") if gives else ("", "")
    return f"""func.func @{name}(%m: {type}, %i: index, %b: vector<4xi8>, %o: vector<4xi32>){arrow} {{
  %v = arith.constant 50.0 : f64
  %w = arith.constant dense<[50.0, 51.0, 52.0, 53.0]> : {LANES}
  %k = arith.trunci %b : vector<4xi8> to {MASK}
  {op}
  return{back}
}}
"""


def _op(name: str, arguments: str, op: str, gives: str) -> str:
    return f"func.func @{name}({arguments}) -> {gives} {{\n  {op}\n  return %r : {gives}\n}}\n"


PROGRAM: Final = "".join([_access(name) for name in _OPS])
DIVISIONS: Final = {
    "arith": ("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"),
    "index": ("divs", "divu", "rems", "remu", "ceildivs", "ceildivu", "floordivs"),
}
DIVIDING: Final = (
    "".join([_op(f"{name}_{type}", f"%a: {type}, %b: {type}", f"%r = arith.{name} %a, %b : {type}", type)
             for name in DIVISIONS["arith"] for type in ("i8", "i32", "i64", "index")])
    + "".join([_op(f"{name}_of_index", "%a: index, %b: index", f"%r = index.{name} %a, %b", "index")
               for name in DIVISIONS["index"]])
    + "".join([_op(f"{name}_of_{word}", f"%a: {type}, %b: {type}", f"%r = arith.{name} %a, %b : {type}", type)
               for word, type in (("lanes", "vector<4xi32>"), ("tensor", "tensor<?xi32>"))
               for name in ("divsi", "remui")])
)  # fmt: skip
_STRIDED: Final = "memref<?xf64, strided<[?], offset: ?>>"
_SLICE: Final = "%o: index, %n: index, %s: index"
VIEWS: Final = (
    """
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#pairs = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @assembled(%p: tensor<?xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>) -> tensor<4x6xf64> {
  %s = sparse_tensor.assemble (%p, %c), %v
      : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x6xf64, #csr>
  %r = sparse_tensor.convert %s : tensor<4x6xf64, #csr> to tensor<4x6xf64>
  return %r : tensor<4x6xf64>
}
func.func @of_pairs(%p: tensor<?xindex>, %c: tensor<?x2xindex>, %v: tensor<?xf64>) -> tensor<4x6xf64> {
  %s = sparse_tensor.assemble (%p, %c), %v
      : (tensor<?xindex>, tensor<?x2xindex>), tensor<?xf64> to tensor<4x6xf64, #pairs>
  %r = sparse_tensor.convert %s : tensor<4x6xf64, #pairs> to tensor<4x6xf64>
  return %r : tensor<4x6xf64>
}
func.func @parts(%a: tensor<4x6xf64, #csr>, %p: tensor<?xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>)
    -> (tensor<?xindex>, tensor<?xindex>, tensor<?xf64>, index, index, index) {
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %a : tensor<4x6xf64, #csr>
      out_lvls(%p, %c : tensor<?xindex>, tensor<?xindex>) out_vals(%v : tensor<?xf64>)
      -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf64>, (index, index), index
  return %rp, %rc, %rv, %np, %nc, %nv : tensor<?xindex>, tensor<?xindex>, tensor<?xf64>, index, index, index
}
func.func @backward(%x: tensor<?xf64>, %w: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i - k + 2)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]
    } ins(%x, %w : tensor<?xf64>, tensor<?xf64>) outs(%y : tensor<?xf64>) {
    ^bb0(%a: f64, %b: f64, %c: f64):
      %p = arith.mulf %a, %b : f64
      %s = arith.addf %c, %p : f64
      linalg.yield %s : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @padded(%x: tensor<?xf64>, %low: index, %high: index) -> tensor<?xf64> {
  %v = arith.constant 7.0 : f64
  %r = tensor.pad %x low[%low] high[%high] {
    ^bb0(%i: index):
      tensor.yield %v : f64
  } : tensor<?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @aligned(%m: memref<?xf64>, %n: index) -> memref<?xf64> {
  %a = memref.assume_alignment %m, 8 : memref<?xf64>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<?xf64> to memref<?xf64>
  return %r : memref<?xf64>
}
func.func @again(%m: memref<?xf64>, %n: index) -> memref<?xf64> {
  %s = memref.subview %m[2] [3] [1] : memref<?xf64> to memref<3xf64, strided<[1], offset: 2>>
  %r = memref.reinterpret_cast %s to offset: [0], sizes: [%n], strides: [1]
      : memref<3xf64, strided<[1], offset: 2>> to memref<?xf64>
  return %r : memref<?xf64>
}
"""
    + _op("extent", "%m: tensor<?x?xf64>, %d: index", "%r = tensor.dim %m, %d : tensor<?x?xf64>", "index")
    + _op("empty", "%n: index", "%r = tensor.empty(%n) : tensor<?x2xf64>", "tensor<?x2xf64>")
    + _op("made", "%n: index", "%r = memref.alloc(%n) : memref<?x2xf64>", "memref<?x2xf64>")
    + _op("bytes", "%m: memref<?xi8>, %o: index, %n: index",
          "%r = memref.view %m[%o][%n] : memref<?xi8> to memref<?x2xf64>", "memref<?x2xf64>")
    + _op("with_gaps", f"%m: {_STRIDED}, %n: index",
          f"%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : {_STRIDED} to {M}", M)
    + _op("subview", f"%m: {M}, {_SLICE}", f"%r = memref.subview %m[%o] [%n] [%s] : {M} to {_STRIDED}", _STRIDED)
    + _op("slice", f"%m: {T}, {_SLICE}", f"%r = tensor.extract_slice %m[%o] [%n] [%s] : {T} to {T}", T)
    + _op("reinterpret", f"%m: {M}, {_SLICE}",
          f"%r = memref.reinterpret_cast %m to offset: [%o], sizes: [%n], strides: [%s] : {M} to {_STRIDED}", _STRIDED)
    + _op("split", f"%m: {M}, %n: index",
          f"%r = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : {M} into memref<?x3xf64>", "memref<?x3xf64>")
    + _op("split_tensor", f"%m: {T}, %n: index",
          f"%r = tensor.expand_shape %m [[0, 1]] output_shape [%n, 3] : {T} into tensor<?x3xf64>", "tensor<?x3xf64>")
    + _op("reshape", f"%m: {M}, %s: memref<2xi32>",
          f"%r = memref.reshape %m(%s) : ({M}, memref<2xi32>) -> memref<?x?xf64>", "memref<?x?xf64>")
    + _op("reshape_tensor", f"%m: {T}, %s: tensor<2xi32>",
          f"%r = tensor.reshape %m(%s) : ({T}, tensor<2xi32>) -> tensor<?x?xf64>", "tensor<?x?xf64>")
)  # fmt: skip
WITHIN: Final = """
func.func @picked(%m: tensor<?xf64>, %k: tensor<?xindex>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xindex>
  %e = tensor.empty(%n) : tensor<?xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%k : tensor<?xindex>) outs(%e : tensor<?xf64>) {
    ^bb0(%i: index, %o: f64):
      %v = tensor.extract %m[%i] : tensor<?xf64>
      linalg.yield %v : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @first(%m: tensor<?xf64>, %n: index) -> tensor<?xf64> {
  %r = tensor.generate %n {
    ^bb0(%i: index):
      %v = tensor.extract %m[%i] : tensor<?xf64>
      tensor.yield %v : f64
  } : tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @block(%m: memref<?x?xf64>, %i: index, %j: index) -> vector<2x4xf64> {
  %z = arith.constant 0.0 : f64
  %r = vector.transfer_read %m[%i, %j], %z
      {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<?x?xf64>, vector<2x4xf64>
  return %r : vector<2x4xf64>
}
func.func @padded(%m: memref<?x?xf64>, %i: index, %j: index) -> vector<4xf64> {
  %z = arith.constant 90.0 : f64
  %r = vector.transfer_read %m[%i, %j], %z : memref<?x?xf64>, vector<4xf64>
  return %r : vector<4xf64>
}
func.func @gathered(%m: memref<?xf64>, %o: vector<2x2xindex>) -> vector<2x2xf64> {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<true> : vector<2x2xi1>
  %w = arith.constant dense<50.0> : vector<2x2xf64>
  %r = vector.gather %m[%c0][%o], %k, %w
      : memref<?xf64>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf64> into vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @of_slice(%m: memref<?xf64>, %o: index, %n: index, %i: index) -> f64 {
  %s = memref.subview %m[%o] [%n] [2] : memref<?xf64> to memref<?xf64, strided<[2], offset: ?>>
  %r = memref.load %s[%i] : memref<?xf64, strided<[2], offset: ?>>
  return %r : f64
}
func.func @sum(%m: tensor<?xf64>, %low: index, %high: index, %step: index) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %low to %high step %step iter_args(%s = %z) -> f64 {
    %e = tensor.extract %m[%i] : tensor<?xf64>
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  return %r : f64
}
func.func @element(%v: vector<4xf64>, %i: index) -> f64 {
  %r = vector.extract %v[%i] : f64 from vector<4xf64>
  return %r : f64
}
func.func @with_element(%v: vector<4xf64>, %i: index) -> vector<4xf64> {
  %e = arith.constant 50.0 : f64
  %r = vector.insert %e, %v[%i] : f64 into vector<4xf64>
  return %r : vector<4xf64>
}
func.func @claimed(%m: memref<?x?xf64>, %i: index, %j: index, %b: vector<4xi8>) -> vector<4xf64> {
  %z = arith.constant 90.0 : f64
  %k = arith.trunci %b : vector<4xi8> to vector<4xi1>
  %r = vector.transfer_read %m[%i, %j], %z, %k {in_bounds = [true]} : memref<?x?xf64>, vector<4xf64>
  return %r : vector<4xf64>
}
func.func @unclaimed(%m: memref<?x?xf64>, %i: index, %j: index, %b: vector<4xi8>) -> vector<4xf64> {
  %z = arith.constant 90.0 : f64
  %k = arith.trunci %b : vector<4xi8> to vector<4xi1>
  %r = vector.transfer_read %m[%i, %j], %z, %k : memref<?x?xf64>, vector<4xf64>
  return %r : vector<4xf64>
}
func.func @gathered_rows(%m: memref<?x?xf64>, %i: index, %j: index, %o: vector<4xindex>) -> vector<4xf64> {
  %k = arith.constant dense<true> : vector<4xi1>
  %w = arith.constant dense<50.0> : vector<4xf64>
  %r = vector.gather %m[%i, %j][%o], %k, %w
      : memref<?x?xf64>, vector<4xindex>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}
"""
