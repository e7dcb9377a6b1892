// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --bubble-down-memory-space-casts | FileCheck %s

// CHECK: ( 0, 3, 6, 9, 12, 7, 18, 21 )

func.func @main() {
  %a = memref.alloc() : memref<2x4xi32, 1>
  %b = memref.memory_space_cast %a : memref<2x4xi32, 1> to memref<2x4xi32>
  %flat = memref.collapse_shape %b [[0, 1]] : memref<2x4xi32> into memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : i32
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.muli %0, %c3 : i32
    memref.store %1, %flat[%i] : memref<8xi32>
  }
  %row = memref.subview %b[1, 0] [1, 4] [1, 1]
      : memref<2x4xi32> to memref<4xi32, strided<[1], offset: 4>>
  %c7 = arith.constant 7 : i32
  memref.store %c7, %row[%c1] : memref<4xi32, strided<[1], offset: 4>>
  %v = vector.load %flat[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  memref.dealloc %a : memref<2x4xi32, 1>
  return
}
