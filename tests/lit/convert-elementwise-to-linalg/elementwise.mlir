// RUN: pyopt %s --allow-unregistered-dialect --convert-elementwise-to-linalg --split-input-file | FileCheck %s

// Elementwise ops of which all operands are ranked tensors; others stay, and what folds is folded.

func.func @a(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %i: tensor<?xi1>, %x: tensor<?xi32>, %s: f32)
    -> (tensor<4x?xf32>, tensor<?xi32>) {
  %0 = arith.addf %a, %b {my.attr} : tensor<4x?xf32>
  %c = arith.cmpf olt, %a, %b fastmath<fast> : tensor<4x?xf32>
  %1 = arith.select %c, %0, %a : tensor<4x?xi1>, tensor<4x?xf32>
  %2 = arith.select %i, %x, %x : tensor<?xi1>, tensor<?xi32>
  %3 = arith.extf %a : tensor<4x?xf32> to tensor<4x?xf64>
  %4 = math.exp %0 : tensor<4x?xf32>
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %k2 = arith.addf %k, %k : tensor<4xf32>
  %5:2 = arith.addui_extended %x, %x : tensor<?xi32>, tensor<?xi1>
  %sc = arith.addf %s, %s : f32
  return %1, %2 : tensor<4x?xf32>, tensor<?xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?xi1>, %arg3: tensor<?xi32>, %arg4: f32) -> (tensor<4x?xf32>, tensor<?xi32>) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_4: f32, %out: f32):
// CHECK-NEXT:       %10 = arith.addf %in, %in_4 {my.attr} : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %1 = tensor.empty(%dim) : tensor<4x?xi1>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%1 : tensor<4x?xi1>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_4: f32, %out: i1):
// CHECK-NEXT:       %10 = arith.cmpf olt, %in, %in_4 fastmath<fast> : f32
// CHECK-NEXT:       linalg.yield %10 : i1
// CHECK-NEXT:     } -> tensor<4x?xi1>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %0, %arg0 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
// CHECK-NEXT:       %10 = arith.select %in, %in_4, %in_5 : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %4 = tensor.empty(%dim_1) : tensor<4x?xf64>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%4 : tensor<4x?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f64):
// CHECK-NEXT:       %10 = arith.extf %in : f32 to f64
// CHECK-NEXT:       linalg.yield %10 : f64
// CHECK-NEXT:     } -> tensor<4x?xf64>
// CHECK-NEXT:     %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x?xf32>) outs(%0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %10 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %arg3, %c0 : tensor<?xi32>
// CHECK-NEXT:     %7 = tensor.empty(%dim_3) : tensor<?xi1>
// CHECK-NEXT:     %8:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<?xi32>, tensor<?xi32>) outs(%arg3, %7 : tensor<?xi32>, tensor<?xi1>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_4: i32, %out: i32, %out_5: i1):
// CHECK-NEXT:       %sum, %overflow = arith.addui_extended %in, %in_4 : i32, i1
// CHECK-NEXT:       linalg.yield %sum, %overflow : i32, i1
// CHECK-NEXT:     } -> (tensor<?xi32>, tensor<?xi1>)
// CHECK-NEXT:     %9 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:     return %3, %arg3 : tensor<4x?xf32>, tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @v(%a: vector<4xf32>, %t: tensor<*xf32>, %c: i1, %z: tensor<f32>, %u: tensor<2x3xf32>)
    -> tensor<*xf32> {
  %0 = arith.addf %a, %a : vector<4xf32>
  %1 = arith.addf %t, %t : tensor<*xf32>
  %2 = arith.addf %z, %z : tensor<f32>
  %3 = arith.select %c, %z, %2 : tensor<f32>
  %4 = arith.mulf %u, %u : tensor<2x3xf32>
  %5 = "t.x"(%3, %4) : (tensor<f32>, tensor<2x3xf32>) -> f32
  return %1 : tensor<*xf32>
}

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @v(%arg0: vector<4xf32>, %arg1: tensor<*xf32>, %arg2: i1, %arg3: tensor<f32>, %arg4: tensor<2x3xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %1 = arith.addf %arg1, %arg1 : tensor<*xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %6 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %6 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg2, %arg3, %2 : i1, tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %6 = arith.select %in, %in_0, %in_1 : f32
// CHECK-NEXT:       linalg.yield %6 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%arg4 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %6 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %6 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     %5 = "t.x"(%3, %4) : (tensor<f32>, tensor<2x3xf32>) -> f32
// CHECK-NEXT:     return %1 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Tensors without rank and vectors stay.
func.func @others(%c: i1, %z: tensor<*xf32>, %u: vector<4xf32>) -> (tensor<*xf32>, vector<4xf32>) {
  %0 = arith.select %c, %z, %z : tensor<*xf32>
  %1 = arith.select %c, %u, %u : vector<4xf32>
  return %0, %1 : tensor<*xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: i1, %arg1: tensor<*xf32>, %arg2: vector<4xf32>) -> (tensor<*xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg1 : tensor<*xf32>
// CHECK-NEXT:     %1 = arith.select %arg0, %arg2, %arg2 : vector<4xf32>
// CHECK-NEXT:     return %0, %1 : tensor<*xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
