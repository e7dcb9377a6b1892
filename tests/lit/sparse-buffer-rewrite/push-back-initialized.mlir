// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite="enable-buffer-initialization=true reference-exact=true" | FileCheck %s

// What a buffer has grown by is zero.

func.func @once(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       %5 = arith.subi %3, %0 : index
// CHECK-NEXT:       %subview = memref.subview %4[%0] [%5] [%c1] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%cst : f64) outs(%subview : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @count(%size: index, %buffer: memref<?xi32>, %v: i32, %c: index)
    -> (memref<?xi32>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v, %c : index, memref<?xi32>, i32, index
  return %b, %n : memref<?xi32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @count(%arg0: index, %arg1: memref<?xi32>, %arg2: i32, %arg3: index) -> (memref<?xi32>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xi32>
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg3 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi32>) {
// CHECK-NEXT:       %3 = scf.while (%arg4 = %dim) : (index) -> index {
// CHECK-NEXT:         %6 = arith.muli %arg4, %c2 : index
// CHECK-NEXT:         %7 = arith.cmpi ugt, %0, %6 : index
// CHECK-NEXT:         scf.condition(%7) %6 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       %5 = arith.subi %3, %0 : index
// CHECK-NEXT:       %subview_0 = memref.subview %4[%0] [%5] [%c1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%c0_i32 : i32) outs(%subview_0 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:       scf.yield %4 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %2[%arg0] [%arg3] [%c1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : i32) outs(%subview : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %2, %0 : memref<?xi32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @index(%size: index, %buffer: memref<?xindex>, %v: index) -> (memref<?xindex>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xindex>, index
  return %b, %n : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index(%arg0: index, %arg1: memref<?xindex>, %arg2: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xindex>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       %5 = arith.subi %3, %0 : index
// CHECK-NEXT:       %subview = memref.subview %4[%0] [%5] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:       scf.yield %4 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xindex>
// CHECK-NEXT:     return %2, %0 : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There is nothing to initialize where nothing grows.
func.func @inbounds(%size: index, %buffer: memref<?xf16>, %v: f16) -> (memref<?xf16>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v : index, memref<?xf16>, f16
  return %b, %n : memref<?xf16>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds(%arg0: index, %arg1: memref<?xf16>, %arg2: f16) -> (memref<?xf16>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<?xf16>
// CHECK-NEXT:     return %arg1, %0 : memref<?xf16>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
