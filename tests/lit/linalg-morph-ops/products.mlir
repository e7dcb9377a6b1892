// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Products of matrices, with loops in any order.

func.func @mm_mulswap(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mm_mulswap(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_complex(%a0: tensor<4x4xcomplex<f32>>, %a1: tensor<4x4xcomplex<f32>>,
                      %o0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
      outs(%o0 : tensor<4x4xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>, %o: complex<f32>):
    %1 = complex.mul %x, %y : complex<f32>
    %2 = complex.add %o, %1 : complex<f32>
    linalg.yield %2 : complex<f32>
  } -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mm_complex(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%arg2 : tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
// CHECK-NEXT:     return %0 : tensor<4x4xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_trunc(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf16>)
    -> tensor<4x4xf16> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf16>) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %3 = arith.truncf %x : f32 to f16
    %4 = arith.truncf %y : f32 to f16
    %1 = arith.mulf %3, %4 : f16
    %2 = arith.addf %o, %1 : f16
    linalg.yield %2 : f16
  } -> tensor<4x4xf16>
  return %0 : tensor<4x4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mm_trunc(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf16>) -> tensor<4x4xf16> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf16>) -> tensor<4x4xf16>
// CHECK-NEXT:     return %0 : tensor<4x4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_i1(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi1>, %o0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%o0 : tensor<4x4xi1>) {
  ^bb0(%x: i1, %y: i1, %o: i1):
    %1 = arith.andi %x, %y : i1
    %2 = arith.ori %o, %1 : i1
    linalg.yield %2 : i1
  } -> tensor<4x4xi1>
  return %0 : tensor<4x4xi1>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_i1(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xi1>, %arg2: tensor<4x4xi1>) -> tensor<4x4xi1> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%arg2 : tensor<4x4xi1>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_0: i1, %out: i1):
// CHECK-NEXT:       %1 = arith.andi %in, %in_0 : i1
// CHECK-NEXT:       %2 = arith.ori %out, %1 : i1
// CHECK-NEXT:       linalg.yield %2 : i1
// CHECK-NEXT:     } -> tensor<4x4xi1>
// CHECK-NEXT:     return %0 : tensor<4x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
