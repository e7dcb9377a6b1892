// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Bitcast has no name of its own for its result.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xui8>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi32>
  %1 = tensor.bitcast %u : tensor<*xui8> to tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xui8>) {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4x?xf32> to tensor<4x?xi32>
// CHECK-NEXT:     %1 = tensor.bitcast %arg1 : tensor<*xui8> to tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xui8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xui8>):
// GENERIC-NEXT:     %0 = "tensor.bitcast"(%arg0) : (tensor<4x?xf32>) -> tensor<4x?xi32>
// GENERIC-NEXT:     %1 = "tensor.bitcast"(%arg1) : (tensor<*xui8>) -> tensor<2xi8>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Extract, with any number of indices.
func.func @f(%t: tensor<4x?xf32>, %o: tensor<i1>, %v: tensor<?xvector<4xf32>>, %i: index) {
  %0 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.extract %o[] : tensor<i1>
  %2 = tensor.extract %v[%i] {a} : tensor<?xvector<4xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<i1>, %arg2: tensor<?xvector<4xf32>>, %arg3: index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg3, %arg3] : tensor<4x?xf32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg1[] : tensor<i1>
// CHECK-NEXT:     %extracted_1 = tensor.extract %arg2[%arg3] {a} : tensor<?xvector<4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<i1>, tensor<?xvector<4xf32>>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<i1>, %arg2: tensor<?xvector<4xf32>>, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.extract"(%arg0, %arg3, %arg3) : (tensor<4x?xf32>, index, index) -> f32
// GENERIC-NEXT:     %1 = "tensor.extract"(%arg1) : (tensor<i1>) -> i1
// GENERIC-NEXT:     %2 = "tensor.extract"(%arg2, %arg3) {a} : (tensor<?xvector<4xf32>>, index) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
