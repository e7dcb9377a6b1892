// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-codegen %s | FileCheck %s

// Ops that are not converted get the tensor again, as a cast of its fields.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
func.func @dotv(%a: tensor<?xf32, #SV>, %b: tensor<?xf32, #SV>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<?xf32, #SV>, tensor<?xf32, #SV>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %m, %z : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dotv(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xi32>, %arg5: memref<?xi32>, %arg6: memref<?xf32>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg4, %arg5, %arg6, %arg7 : memref<?xi32>, memref<?xi32>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?xf32, #sparse1>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %arg3 : memref<?xi32>, memref<?xi32>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?xf32, #sparse1>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"]} ins(%1, %0 : tensor<?xf32, #sparse1>, tensor<?xf32, #sparse1>) outs(%arg8 : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %4 = arith.addf %3, %out : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     return %2 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
