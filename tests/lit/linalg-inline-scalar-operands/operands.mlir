// RUN: pyopt %s --linalg-inline-scalar-operands | FileCheck %s

// What all iterations read at one place of constants, or that has no dimensions, is read in the body; not of memrefs.
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
#zero = affine_map<(d0) -> (0)>
#two = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#e2 = affine_map<(d0, d1) -> ()>
#c2 = affine_map<(d0, d1) -> (0, 3)>
func.func @scalar(%a: tensor<4xf32>, %s: tensor<f32>, %f: f32, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #none, #none, #id], iterator_types = ["parallel"], x.y}
      ins(%a, %s, %f : tensor<4xf32>, tensor<f32>, f32)
      outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @constant_index(%a: tensor<4xf32>, %s: tensor<3xf32>, %o: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #zero, #id], iterator_types = ["parallel"]}
      ins(%a, %s : tensor<4xf32>, tensor<3xf32>)
      outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @two(%a: tensor<4x5xf32>, %s: tensor<3x4xf32>, %i: tensor<i32>, %o: tensor<4x5xf32>,
               %p: tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>) {
  %0:2 = linalg.generic {
    indexing_maps = [#c2, #two, #e2, #two, #two],
    iterator_types = ["parallel", "parallel"],
    doc = "d",
    library_call = "l"
  } ins(%s, %a, %i : tensor<3x4xf32>, tensor<4x5xf32>, tensor<i32>)
      outs(%o, %p : tensor<4x5xf32>, tensor<4x5xi32>) {
  ^bb0(%y: f32, %x: f32, %q: i32, %w: f32, %v: i32):
    %1 = arith.addf %x, %y : f32
    %2 = linalg.index 0 : index
    linalg.yield %1, %q : f32, i32
  } -> (tensor<4x5xf32>, tensor<4x5xi32>)
  return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x5xi32>
}
func.func @memref(%a: memref<4xf32>, %s: memref<f32>, %o: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #none, #id], iterator_types = ["parallel"]}
      ins(%a, %s : memref<4xf32>, memref<f32>)
      outs(%o : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @only(%s: tensor<f32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]}
      ins(%s : tensor<f32>)
      outs(%o : tensor<4xf32>) {
  ^bb0(%y: f32, %w: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @named(%s: tensor<f32>, %t: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.add ins(%s, %t : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @zerod(%s: tensor<f32>, %t: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
    iterator_types = []
  } ins(%s, %t : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @dyn(%s: tensor<?xf32>, %t: tensor<?x?xf32>, %o: tensor<?x?xf32>, %c: complex<f32>)
    -> tensor<?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (7)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%s, %t, %c : tensor<?xf32>, tensor<?x?xf32>, complex<f32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %k: complex<f32>, %w: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @red(%s: tensor<f32>, %t: tensor<4xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#none, #id, #none], iterator_types = ["reduction"]}
      ins(%s, %t : tensor<f32>, tensor<4xf32>)
      outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %w : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map3 = affine_map<() -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalar(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg1[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.addf %in, %extracted : f32
// CHECK-NEXT:       %2 = arith.addf %1, %arg2 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_index(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg1[%c0] : tensor<3xf32>
// CHECK-NEXT:       %1 = arith.addf %in, %extracted : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%arg0: tensor<4x5xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>, %arg3: tensor<4x5xf32>, %arg4: tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg3, %arg4 : tensor<4x5xf32>, tensor<4x5xi32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_0: i32):
// CHECK-NEXT:       %extracted = tensor.extract %arg2[] : tensor<i32>
// CHECK-NEXT:       %extracted_1 = tensor.extract %arg1[%c0, %c3] : tensor<3x4xf32>
// CHECK-NEXT:       %1 = arith.addf %in, %extracted_1 : f32
// CHECK-NEXT:       linalg.yield %1, %extracted : f32, i32
// CHECK-NEXT:     } -> (tensor<4x5xf32>, tensor<4x5xi32>)
// CHECK-NEXT:     return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memref(%arg0: memref<4xf32>, %arg1: memref<f32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : memref<4xf32>, memref<f32>) outs(%arg2 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @only(%arg0: tensor<f32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       linalg.yield %extracted : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @named(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = linalg.add ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     return %0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zerod(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%arg2 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg1[] : tensor<f32>
// CHECK-NEXT:       %extracted_0 = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.addf %extracted_0, %extracted : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     return %0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dyn(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: complex<f32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%c7] : tensor<?xf32>
// CHECK-NEXT:       %1 = arith.addf %extracted, %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @red(%arg0: tensor<f32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%arg1 : tensor<4xf32>) outs(%arg2 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:       %1 = arith.mulf %extracted, %in : f32
// CHECK-NEXT:       %2 = arith.addf %1, %out : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     return %0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
