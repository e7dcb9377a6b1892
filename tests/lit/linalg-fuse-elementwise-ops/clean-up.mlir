// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

func.func @dims(%t: tensor<?x4xf32>, %n: index, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %a = tensor.dim %x, %c0 : tensor<?xf32>
  %y = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, 4]
      : tensor<?x4xf32> into tensor<?x2x4xf32>
  %b = tensor.dim %y, %c0 : tensor<?x2x4xf32>
  %s = tensor.extract_slice %t[0, 0] [%i, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %c = tensor.dim %s, %c0 : tensor<?x2xf32>
  return %a, %b, %c : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dims(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %expanded, %c0 : tensor<?x2x4xf32>
// CHECK-NEXT:     return %dim, %dim_0, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs that are written stay.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @dupm(%a: memref<?x?xf32>, %e: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>)
      outs(%e, %e : memref<?x?xf32>, memref<?x?xf32>) attrs = {foo = 1, doc = "x"} {
  ^bb0(%x: f32, %y: f32, %o: f32, %o2: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s, %s : f32, f32
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dupm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     linalg.generic {doc = "x", indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg1, %arg1 : memref<?x?xf32>, memref<?x?xf32>) attrs =  {foo = 1 : i64} {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_0: f32):
// CHECK-NEXT:       %0 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %0, %0 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Results that nobody uses, made from themselves.
#id1 = affine_map<(d0) -> (d0)>
func.func @cycle(%a: tensor<?xf32>, %e: tensor<?xf32>) -> (tensor<?xf32>) {
  %0:3 = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>)
      outs(%e, %e, %a : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32, %o2: f32, %o3: f32):
    %s = arith.addf %x, %o : f32
    %t = arith.addf %x, %o2 : f32
    linalg.yield %s, %t, %o3 : f32, f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cycle(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillexp(%f: f32, %t: tensor<?xf32>, %n: index) -> (tensor<?x4xf32>) {
  %e = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.expand_shape %e [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %x : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillexp(%arg0: f32, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?x4xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%arg2, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%t: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %x = tensor.cast %t : tensor<?x3xf32> to tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %y = tensor.cast %e : tensor<2x3xf32> to tensor<2x?xf32>
  %m = linalg.exp ins(%t : tensor<?x3xf32>) outs(%y : tensor<2x?xf32>) -> tensor<2x?xf32>
  %c = tensor.cast %m : tensor<2x?xf32> to tensor<2x3xf32>
  return %c : tensor<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<?x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2x3xf32> to tensor<2x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg0 : tensor<?x3xf32> to tensor<2x3xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast : tensor<2x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:     %1 = linalg.exp ins(%cast_0 : tensor<2x3xf32>) outs(%cast_1 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %1 : tensor<2x3xf32> to tensor<2x?xf32>
// CHECK-NEXT:     %cast_3 = tensor.cast %cast_2 : tensor<2x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:     return %cast_3 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
