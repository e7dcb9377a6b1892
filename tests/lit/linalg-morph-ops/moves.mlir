// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Copies, transposes, broadcasts and fills.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @copymem(%a0: memref<4x5xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : memref<4x5xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copymem(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<4x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @trmem(%a0: memref<5x4xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : memref<5x4xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @trmem(%arg0: memref<5x4xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.transpose ins(%arg0 : memref<5x4xf32>) outs(%arg1 : memref<4x5xf32>) permutation = [1, 0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The output has to be indexed by all loops in order.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @copytr2(%a0: tensor<4x5xf32>, %o0: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #tr], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<5x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copytr2(%arg0: tensor<4x5xf32>, %arg1: tensor<5x4xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<5x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<5x4xf32>
// CHECK-NEXT:     return %0 : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @bc0(%a0: tensor<f32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<f32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc0(%arg0: tensor<f32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<4x5xf32>) dimensions = [0, 1]
// CHECK-NEXT:     return %broadcasted : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @fillouter(%o: tensor<4x5xf32>, %s: f32) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillconst(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %s = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillconstin(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %s = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : f32)
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillouter(%arg0: tensor<4x5xf32>, %arg1: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %arg1 : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fillconst(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fillconstin(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
