// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite="enable-buffer-initialization=true reference-exact=true" | FileCheck %s

// What a buffer has grown by is zero.

func.func @complex(%size: index, %buffer: memref<?xcomplex<f64>>, %v: complex<f64>)
    -> (memref<?xcomplex<f64>>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xcomplex<f64>>, complex<f64>
  return %b, %n : memref<?xcomplex<f64>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: index, %arg1: memref<?xcomplex<f64>>, %arg2: complex<f64>) -> (memref<?xcomplex<f64>>, index) {
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00, 0.000000e+00] : complex<f64>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xcomplex<f64>>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xcomplex<f64>>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
// CHECK-NEXT:       %5 = arith.subi %3, %0 : index
// CHECK-NEXT:       %subview = memref.subview %4[%0] [%5] [%c1] : memref<?xcomplex<f64>> to memref<?xcomplex<f64>, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%cst : complex<f64>) outs(%subview : memref<?xcomplex<f64>, strided<[?], offset: ?>>)
// CHECK-NEXT:       scf.yield %4 : memref<?xcomplex<f64>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xcomplex<f64>>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xcomplex<f64>>
// CHECK-NEXT:     return %2, %0 : memref<?xcomplex<f64>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
