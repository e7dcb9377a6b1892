// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Functions that have an op by their name: exp, and sums, differences, products and quotients of floats.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @exp(%a0: tensor<4x5xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.exp ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference knows no other function of one number.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @log(%a0: tensor<4x5xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = math.log %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @log(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = math.log %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @addmem(%a0: memref<4x5xf32>, %a1: memref<4x5xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : memref<4x5xf32>, memref<4x5xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @addmem(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>, %arg2: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.add ins(%arg0, %arg1 : memref<4x5xf32>, memref<4x5xf32>) outs(%arg2 : memref<4x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Operands change places as the elements do.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @subswap(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %o0: tensor<4x5xf32>)
    -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.subf %y, %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subswap(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.sub ins(%arg1, %arg0 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @divf(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %o0: tensor<4x5xf32>)
    -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.divf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @divf(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.div ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of integers nothing is known.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @addi(%a0: tensor<4x5xi32>, %a1: tensor<4x5xi32>, %o0: tensor<4x5xi32>)
    -> tensor<4x5xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<4x5xi32>, tensor<4x5xi32>)
      outs(%o0 : tensor<4x5xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @addi(%arg0: tensor<4x5xi32>, %arg1: tensor<4x5xi32>, %arg2: tensor<4x5xi32>) -> tensor<4x5xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x5xi32>, tensor<4x5xi32>) outs(%arg2 : tensor<4x5xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// CHECK-NEXT:       %1 = arith.addi %in, %in_0 : i32
// CHECK-NEXT:       linalg.yield %1 : i32
// CHECK-NEXT:     } -> tensor<4x5xi32>
// CHECK-NEXT:     return %0 : tensor<4x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @addrow(%a0: tensor<4xf32>, %a1: tensor<4x5xf32>, %o0: tensor<4x5xf32>)
    -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<4xf32>, tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @addrow(%arg0: tensor<4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @two(%a0: tensor<4x5xf32>, %o0: tensor<4x5xf32>, %o1: tensor<4x5xf32>)
    -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0, %o1 : tensor<4x5xf32>, tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32, %p: f32):
    %1 = math.exp %x : f32
    linalg.yield %1, %1 : f32, f32
  } -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
// CHECK-NEXT:     %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1, %arg2 : tensor<4x5xf32>, tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_0: f32):
// CHECK-NEXT:       %1 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %1, %1 : f32, f32
// CHECK-NEXT:     } -> (tensor<4x5xf32>, tensor<4x5xf32>)
// CHECK-NEXT:     return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
