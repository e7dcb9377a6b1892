// RUN: pyopt-run %s --arg "[1, 2, 3]" | FileCheck %s
// RUN: pyopt-run %s --arg "[1, 2, 3]" --convert-bufferization-to-memref | FileCheck %s
// RUN: pyopt-run %s --arg "[1, 2, 3]" --canonicalize --cse --convert-bufferization-to-memref --canonicalize --cse | FileCheck %s
// RUN: pyopt-run %s --arg "[1, 2, 3]" --convert-bufferization-to-memref --memref-expand --expand-strided-metadata --lower-affine --convert-scf-to-cf | FileCheck %s

// A buffer and its clone, known with a rank and without, are written in turn; what is owned is freed.
// CHECK: 2
// CHECK: 20
// CHECK: 2
// CHECK: true
// CHECK: false
func.func @main(%m: memref<?xi32>) -> (i32, i32, i32, i1, i1) {
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %v = arith.constant 20 : i32
  %w = arith.constant 30 : i32
  %0 = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  %1 = memref.cast %m : memref<?xi32> to memref<*xi32>
  %2 = bufferization.clone %1 : memref<*xi32> to memref<*xi32>
  memref.store %v, %m[%c1] : memref<?xi32>
  %3 = memref.cast %2 : memref<*xi32> to memref<?xi32>
  %a = memref.load %0[%c1] : memref<?xi32>
  %b = memref.load %m[%c1] : memref<?xi32>
  memref.store %w, %0[%c1] : memref<?xi32>
  %c = memref.load %3[%c1] : memref<?xi32>
  %4:2 = bufferization.dealloc (%0, %2 : memref<?xi32>, memref<*xi32>) if (%true, %true)
      retain (%0, %m : memref<?xi32>, memref<?xi32>)
  bufferization.dealloc (%0 : memref<?xi32>) if (%4#0)
  return %a, %b, %c, %4#0, %4#1 : i32, i32, i32, i1, i1
}
