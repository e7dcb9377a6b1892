"""The programs that tests/unit/native/wrong_calls.py calls."""

from __future__ import annotations

from typing import Final

_LEVELS: Final = {
    "csr": "(i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32",
    "csr64": "(i, j) -> (i : dense, j : compressed)",
    "csr8": "(i, j) -> (i : dense, j : compressed), posWidth = 8, crdWidth = 8",
    "csc": "(i, j) -> (j : dense, i : compressed), posWidth = 32, crdWidth = 32",
    "coo": "(i, j) -> (i : compressed(nonunique), j : singleton(soa)), posWidth = 32, crdWidth = 32",
    "pairs": "(i, j) -> (i : compressed(nonunique), j : singleton)",
    "bsr": "(i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
    "dcsr": "(i, j) -> (i : compressed, j : compressed)",
    "loose": "(i, j) -> (i : dense, j : loose_compressed)",
    "unordered": "(i, j) -> (i : dense, j : compressed(nonordered))",
}


def _to_dense(name: str, levels: str, shape: str = "?x?") -> str:
    return f"""
#{name} = #sparse_tensor.encoding<{{ map = {levels} }}>
func.func @{name}(%a: tensor<{shape}xf64, #{name}>) -> tensor<{shape}xf64> {{
  %r = sparse_tensor.convert %a : tensor<{shape}xf64, #{name}> to tensor<{shape}xf64>
  return %r : tensor<{shape}xf64>
}}"""


SPARSE: Final = "".join([_to_dense(name, levels) for name, levels in _LEVELS.items()]) + (
    _to_dense("blocks24", "(i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])", "4x8")
    + _to_dense("fixed", _LEVELS["csr"], "4x6")
    + _to_dense("vector", "(i) -> (i : compressed)", "?")
    + """
#batches = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func @batches(%a: tensor<?x?xf64, #batches>) -> memref<?x?xf64> {
  %v = sparse_tensor.values %a : tensor<?x?xf64, #batches> to memref<?x?xf64>
  return %v : memref<?x?xf64>
}"""
)


def _identity(name: str, type: str) -> str:
    return f"func.func @{name}(%x: {type}) -> {type} {{ return %x : {type} }}\n"


_SAME: Final = {
    "shown": "memref<?xf64>", "bools": "tensor<?xi1>", "bytes": "tensor<?xi8>", "odd": "tensor<?xi5>",
    "odd_memory": "memref<?xi5>", "halves": "tensor<?xf16>", "complexes": "tensor<?xcomplex<f32>>", "i1": "i1",
    "i5": "i5", "i8": "i8", "i64": "i64", "index": "index", "f16": "f16", "f32": "f32", "f64": "f64", "bf16": "bf16",
    "c64": "complex<f32>", "four": "vector<4xf32>",
}  # fmt: skip


def _filled(name: str, type: str) -> str:
    return f"func.func @{name}(%m: {type}, %v: f64) {{\n  linalg.fill ins(%v : f64) outs(%m : {type})\n  return\n}}\n"


DENSE: Final = "".join([_identity(name, type) for name, type in _SAME.items()]) + (
    _filled("rows", "memref<?x?xf64, strided<[?, 1]>>")
    + _filled("open_layout", "memref<?x?xf64, strided<[?, ?], offset: ?>>")
    + _filled("offset", "memref<3xf64, strided<[2], offset: 1>>")
    + """
func.func @vec(%x: tensor<?xf64>) -> tensor<?xf64> {
  %r = arith.addf %x, %x : tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @mat(%x: tensor<3x?xf64>) -> tensor<3x?xf64> {
  %r = arith.addf %x, %x : tensor<3x?xf64>
  return %r : tensor<3x?xf64>
}
func.func @same(%x: tensor<?xf64> {bufferization.writable = true}) -> tensor<?xf64> {
  return %x : tensor<?xf64>
}
func.func @odd_bits(%x: tensor<?xi5>, %i: index) -> i32 {
  %e = tensor.extract %x[%i] : tensor<?xi5>
  %r = arith.extui %e : i5 to i32
  return %r : i32
}
func.func @unranked(%m: memref<*xf64>) -> index {
  %r = memref.rank %m : memref<*xf64>
  return %r : index
}"""
)
WRITTEN: Final = """
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32 }>
func.func @into(%x: tensor<?xf64>, %y: tensor<?xf64> {bufferization.writable = true}) -> tensor<?xf64> {
  %r = linalg.add ins(%x, %y : tensor<?xf64>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @reversed(%x: tensor<?xf64>, %y: tensor<?xf64> {bufferization.writable = true}) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %y) -> tensor<?xf64> {
    %m = arith.subi %n, %i : index
    %k = arith.subi %m, %c1 : index
    %e = tensor.extract %x[%k] : tensor<?xf64>
    %u = tensor.insert %e into %t[%i] : tensor<?xf64>
    scf.yield %u : tensor<?xf64>
  }
  return %r : tensor<?xf64>
}
func.func @both(%x: tensor<?xf64> {bufferization.writable = true}, %y: tensor<?xf64> {bufferization.writable = true})
    -> tensor<?xf64> {
  return %x : tensor<?xf64>
}
func.func @memref_and_tensor(%x: memref<?xf64>, %y: tensor<?xf64> {bufferization.writable = true}) -> tensor<?xf64> {
  return %y : tensor<?xf64>
}
func.func @read_while_filled(%x: tensor<?xf64>, %m: memref<?xf64>) -> tensor<?xf64> {
  %v = arith.constant 7.0 : f64
  linalg.fill ins(%v : f64) outs(%m : memref<?xf64>)
  %r = arith.addf %x, %x : tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @values_into(%a: tensor<?x?xf64, #csr>, %m: memref<?xf64>) -> memref<?xf64> {
  %v = sparse_tensor.values %a : tensor<?x?xf64, #csr> to memref<?xf64>
  linalg.add ins(%v, %v : memref<?xf64>, memref<?xf64>) outs(%m : memref<?xf64>)
  return %m : memref<?xf64>
}
"""
SIZES: Final = """
func.func @frees(%m: memref<?xf64>) {
  memref.dealloc %m : memref<?xf64>
  return
}
func.func @frees_twice(%n: index) {
  %m = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}
func.func @frees_again(%n: index, %again: i1, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %k = memref.alloc(%n) : memref<?xf64>
  memref.copy %m, %k : memref<?xf64> to memref<?xf64>
  %r = memref.load %k[%c0] : memref<?xf64>
  scf.if %again {
    memref.dealloc %k : memref<?xf64>
  }
  %o = memref.alloc(%n) : memref<?xf64>
  memref.copy %m, %o : memref<?xf64> to memref<?xf64>
  memref.dealloc %k : memref<?xf64>
  %s = memref.load %o[%c0] : memref<?xf64>
  memref.dealloc %o : memref<?xf64>
  %t = arith.addf %r, %s : f64
  return %t : f64
}
func.func @gives_freed(%n: index) -> memref<?xf64> {
  %m = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return %m : memref<?xf64>
}
func.func @beyond(%m: memref<?xf64>, %n: index) -> memref<?xf64> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xf64> to memref<?xf64>
  return %r : memref<?xf64>
}
"""
EXTENTS: Final = """
func.func @matmul(%a: tensor<?x?xf64>, %b: tensor<?x?xf64>, %c: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf64>, tensor<?x?xf64>) outs(%c : tensor<?x?xf64>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @copied(%a: memref<?xf64>, %b: memref<?xf64>) {
  memref.copy %a, %b : memref<?xf64> to memref<?xf64>
  return
}
func.func @four_of(%a: tensor<?xf64>) -> tensor<4xf64> {
  %r = tensor.cast %a : tensor<?xf64> to tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @part(%a: tensor<?xf64>, %o: index, %n: index) -> tensor<?xf64> {
  %r = tensor.extract_slice %a[%o] [%n] [1] : tensor<?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}
"""
DIVISIONS: Final = "".join([
    f"""
func.func @{op.replace(".", "_")}(%a: {type}, %b: {type}) -> {type} {{
  %r = {op} %a, %b{" : " + type if type != "index" else ""}
  return %r : {type}
}}"""
    for type, ops in (
        ("i32", ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")),
        ("index", ("divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu")),
    )
    for op in [f"{'arith' if type == 'i32' else 'index'}.{one}" for one in ops]
]) + """
func.func @lanes(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.remui %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @elements(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = arith.divsi %a, %b : tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @named(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>) {
  linalg.div ins(%a, %b : memref<?xi32>, memref<?xi32>) outs(%c : memref<?xi32>)
  return
}
func.func @mod(%a: index, %b: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
  return %r : index
}
func.func @never(%a: i1) {
  cf.cond_br %a, ^yes, ^no
^yes:
  ub.unreachable
^no:
  return
}
"""  # fmt: skip
INDICES: Final = """
func.func @at(%m: memref<?x?xf64>, %i: index, %j: index) -> f64 {
  %r = memref.load %m[%i, %j] : memref<?x?xf64>
  return %r : f64
}
func.func @put(%m: memref<?xf64>, %i: index) {
  %v = arith.constant 1.0 : f64
  memref.store %v, %m[%i] : memref<?xf64>
  return
}
func.func @of_tensor(%t: tensor<?xf64>, %i: index) -> f64 {
  %r = tensor.extract %t[%i] : tensor<?xf64>
  return %r : f64
}
func.func @four_from(%m: memref<?xf64>, %i: index) -> vector<4xf64> {
  %r = vector.load %m[%i] : memref<?xf64>, vector<4xf64>
  return %r : vector<4xf64>
}
"""
"""These are compiled with check="bounds"."""
