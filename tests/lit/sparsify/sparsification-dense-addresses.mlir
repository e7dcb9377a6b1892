// Dense operands are addressed by any subscripts: one loop twice, quotients, remainders.
// RUN: pyopt %s --sparsification | FileCheck %s

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @diagonal(%a: tensor<8xf64, #SV>, %d: tensor<8x8xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %d : tensor<8xf64, #SV>, tensor<8x8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @blocks(%a: tensor<8xf64, #SV>, %d: tensor<4x2xf64>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i floordiv 2, i mod 2)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %d : tensor<8xf64, #SV>, tensor<4x2xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @diagonal(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8x8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %10 = memref.load %1[%8, %8] : memref<8x8xf64>
// CHECK-NEXT:       %11 = arith.mulf %9, %10 : f64
// CHECK-NEXT:       memref.store %11, %2[%8] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<4x2xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4x2xf64> to memref<4x2xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %10 = affine.apply #map(%8)
// CHECK-NEXT:       %11 = affine.apply #map1(%8)
// CHECK-NEXT:       %12 = memref.load %1[%10, %11] : memref<4x2xf64>
// CHECK-NEXT:       %13 = arith.mulf %9, %12 : f64
// CHECK-NEXT:       memref.store %13, %2[%8] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
