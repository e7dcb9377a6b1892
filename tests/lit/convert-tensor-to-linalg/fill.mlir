// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s

// Padding that is the same everywhere fills a tensor.

func.func @integers(%t: tensor<2xi8>, %p: i8) -> tensor<4xi8> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : i8
  } : tensor<2xi8> to tensor<4xi8>
  return %0 : tensor<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: tensor<2xi8>, %arg1: i8) -> tensor<4xi8> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : i8) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xi8> into tensor<4xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%t: tensor<2xcomplex<f32>>, %p: complex<f32>) -> tensor<4xcomplex<f32>> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : complex<f32>
  } : tensor<2xcomplex<f32>> to tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: tensor<2xcomplex<f32>>, %arg1: complex<f32>) -> tensor<4xcomplex<f32>> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xcomplex<f32>>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : complex<f32>) outs(%0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xcomplex<f32>> into tensor<4xcomplex<f32>>
// CHECK-NEXT:     return %inserted_slice : tensor<4xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
