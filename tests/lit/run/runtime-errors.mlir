// RUN: not pyopt-run %s -e coordinate 2>&1 | FileCheck %s --check-prefix=COORDINATE
// RUN: not pyopt-run %s -e position 2>&1 | FileCheck %s --check-prefix=POSITION
// RUN: pyopt-run %s -e last | FileCheck %s --check-prefix=LAST
// RUN: not pyopt-run %s -e behind 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not pyopt-run %s -e unordered 2>&1 | FileCheck %s --check-prefix=UNORDERED
// RUN: not pyopt-run %s -e repeated 2>&1 | FileCheck %s --check-prefix=REPEATED
// RUN: not pyopt-run %s -e deleted 2>&1 | FileCheck %s --check-prefix=DELETED
// RUN: not pyopt-run %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not pyopt-run %s -e other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not pyopt-run %s -e other_width 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not pyopt-run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: env TENSOR0=%S/Inputs/cube.tns not pyopt-run %s -e rank 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: env TENSOR0=%S/Inputs/small.mtx not pyopt-run %s -e sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: env TENSOR0=%S/Inputs/nothing.tns not pyopt-run %s -e rank 2>&1 | FileCheck %s --check-prefix=FILE

// What the runtime library is not to be asked: an error each, where the native one overwrites memory or goes on.

func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>,
                                   memref<?xindex>, i32, i32, i32, i32, !llvm.ptr)
    -> !llvm.ptr attributes {llvm.emit_c_interface}
func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>)
    attributes {llvm.emit_c_interface}
func.func private @endLexInsert(!llvm.ptr)
func.func private @delSparseTensor(!llvm.ptr)
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @sparsePositions32(!llvm.ptr, index)
    -> memref<?xi32> attributes {llvm.emit_c_interface}
func.func private @sparsePositions8(!llvm.ptr, index)
    -> memref<?xi8> attributes {llvm.emit_c_interface}
func.func private @sparseLvlSize(!llvm.ptr, index) -> index
func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32)
    -> !llvm.ptr attributes {llvm.emit_c_interface}
func.func private @getTensorFilename(index) -> !llvm.ptr

// A vector of a size in a format, with widths of eight bits.
func.func @vector(%size: index, %format: i64) -> !llvm.ptr {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sizes = memref.alloca(%c1) : memref<?xindex>
  memref.store %size, %sizes[%c0] : memref<?xindex>
  %types = memref.alloca(%c1) : memref<?xi64>
  memref.store %format, %types[%c0] : memref<?xi64>
  %map = memref.alloca(%c1) : memref<?xindex>
  memref.store %c0, %map[%c0] : memref<?xindex>
  %eight = arith.constant 4 : i32
  %f64 = arith.constant 1 : i32
  %empty = arith.constant 0 : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %t = call @newSparseTensor(%sizes, %sizes, %types, %map, %map, %eight, %eight, %f64, %empty,
                             %null)
      : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32,
         i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  return %t : !llvm.ptr
}
func.func @compressed() -> !llvm.ptr {
  %size = arith.constant 1000 : index
  %format = arith.constant 262144 : i64
  %t = call @vector(%size, %format) : (index, i64) -> !llvm.ptr
  return %t : !llvm.ptr
}
func.func @insert(%t: !llvm.ptr, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.5 : f64
  %place = memref.alloca(%c1) : memref<?xindex>
  memref.store %i, %place[%c0] : memref<?xindex>
  %cell = memref.alloca() : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  call @lexInsertF64(%t, %place, %cell) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
  return
}

// Coordinates and positions that their widths do not hold (51656).
// COORDINATE: error: 'func.call' op the coordinate 300 does not fit in 8 bits
func.func @coordinate() {
  %t = call @compressed() : () -> !llvm.ptr
  %i = arith.constant 300 : index
  call @insert(%t, %i) : (!llvm.ptr, index) -> ()
  call @endLexInsert(%t) : (!llvm.ptr) -> ()
  return
}

// POSITION: error: 'func.call' op the position 256 does not fit in 8 bits
func.func @position() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %t = call @compressed() : () -> !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    func.call @insert(%t, %i) : (!llvm.ptr, index) -> ()
  }
  call @endLexInsert(%t) : (!llvm.ptr) -> ()
  return
}

// Values of dense levels: the last one, and one behind it (73987).
// LAST: ( 0, 0, 1.5 )
func.func @last() {
  %c0 = arith.constant 0 : index
  %i = arith.constant 2 : index
  %size = arith.constant 3 : index
  %format = arith.constant 65536 : i64
  %zero = arith.constant 0.0 : f64
  %t = call @vector(%size, %format) : (index, i64) -> !llvm.ptr
  call @insert(%t, %i) : (!llvm.ptr, index) -> ()
  call @endLexInsert(%t) : (!llvm.ptr) -> ()
  %v = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  %all = vector.transfer_read %v[%c0], %zero : memref<?xf64>, vector<3xf64>
  vector.print %all : vector<3xf64>
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  return
}

// BEHIND: error: 'func.call' op the coordinate 3 of level 0 is not in [0, 3)
func.func @behind() {
  %size = arith.constant 3 : index
  %format = arith.constant 65536 : i64
  %t = call @vector(%size, %format) : (index, i64) -> !llvm.ptr
  call @insert(%t, %size) : (!llvm.ptr, index) -> ()
  return
}

// UNORDERED: error: 'func.call' op elements are not inserted in the order of their coordinates
func.func @unordered() {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %t = call @compressed() : () -> !llvm.ptr
  call @insert(%t, %c3) : (!llvm.ptr, index) -> ()
  call @insert(%t, %c2) : (!llvm.ptr, index) -> ()
  return
}

// REPEATED: error: 'func.call' op an element is inserted twice at one place
func.func @repeated() {
  %c3 = arith.constant 3 : index
  %t = call @compressed() : () -> !llvm.ptr
  call @insert(%t, %c3) : (!llvm.ptr, index) -> ()
  call @insert(%t, %c3) : (!llvm.ptr, index) -> ()
  return
}

// DELETED: error: 'memref.load' op the memory was deallocated
func.func @deleted() -> f64 {
  %c0 = arith.constant 0 : index
  %t = call @compressed() : () -> !llvm.ptr
  call @insert(%t, %c0) : (!llvm.ptr, index) -> ()
  call @endLexInsert(%t) : (!llvm.ptr) -> ()
  %v = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  %x = memref.load %v[%c0] : memref<?xf64>
  return %x : f64
}

// TWICE: error: 'func.call' op the sparse tensor was deleted before
func.func @twice() {
  %t = call @compressed() : () -> !llvm.ptr
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  return
}

// TYPE: error: 'func.call' op the sparse tensor has values of another type
func.func @other_type() {
  %t = call @compressed() : () -> !llvm.ptr
  %v = call @sparseValuesF32(%t) : (!llvm.ptr) -> memref<?xf32>
  return
}

// WIDTH: error: 'func.call' op positions or coordinates of 8 bits are asked for by a function for 32
func.func @other_width() {
  %c0 = arith.constant 0 : index
  %t = call @compressed() : () -> !llvm.ptr
  %v = call @sparsePositions32(%t, %c0) : (!llvm.ptr, index) -> memref<?xi32>
  return
}

// NULL: error: 'func.call' op the pointer is no sparse tensor
func.func @null() {
  %c0 = arith.constant 0 : index
  %t = llvm.mlir.zero : !llvm.ptr
  %n = call @sparseLvlSize(%t, %c0) : (!llvm.ptr, index) -> index
  return
}

func.func @open(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sizes = memref.alloca(%c2) : memref<?xindex>
  memref.store %a, %sizes[%c0] : memref<?xindex>
  memref.store %b, %sizes[%c1] : memref<?xindex>
  %f64 = arith.constant 1 : i32
  %file = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %r = call @createCheckedSparseTensorReader(%file, %sizes, %f64)
      : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
  return
}

// RANK: cube.tns has a tensor of rank 3, and the rank should be 2
// FILE: cannot read {{.*}}nothing.tns
func.func @rank() {
  %c0 = arith.constant 0 : index
  call @open(%c0, %c0) : (index, index) -> ()
  return
}

// SIZES: dimension 1 in {{.*}}small.mtx is 2, and it should be 7
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  call @open(%c0, %c7) : (index, index) -> ()
  return
}
