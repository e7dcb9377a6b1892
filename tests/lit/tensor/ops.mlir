// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Casts that forget and assert extents, and of unranked tensors.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?x8xf32>
  %2 = tensor.cast %t {keep} : tensor<4x?xf32> to tensor<4x8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg0 {keep} : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.cast"(%arg0) : (tensor<4x?xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     %1 = "tensor.cast"(%arg1) : (tensor<*xf32>) -> tensor<?x8xf32>
// GENERIC-NEXT:     %2 = "tensor.cast"(%arg0) {keep} : (tensor<4x?xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

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

// Collapse, down to rank 0 as well.
func.func @f(%t: tensor<4x3x?xf32>, %o: tensor<1x1xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x3x?xf32> into tensor<12x?xf32>
  %1 = tensor.collapse_shape %t [[0, 1, 2]] {a = 1 : i8} : tensor<4x3x?xf32> into tensor<?xf32>
  %2 = tensor.collapse_shape %o [] : tensor<1x1xf32> into tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x3x?xf32>, %arg1: tensor<1x1xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x3x?xf32> into tensor<12x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1, 2]] {a = 1 : i8} : tensor<4x3x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x3x?xf32>, tensor<1x1xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x3x?xf32>, %arg1: tensor<1x1xf32>):
// GENERIC-NEXT{LITERAL}:     %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<4x3x?xf32>) -> tensor<12x?xf32>
// GENERIC-NEXT{LITERAL}:     %1 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1, 2]]}> {a = 1 : i8} : (tensor<4x3x?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     %2 = "tensor.collapse_shape"(%arg1) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
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

// -----

// Insert.
func.func @f(%t: tensor<4x?xf32>, %o: tensor<f32>, %f: f32, %i: index) {
  %0 = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.insert %f into %o[] {a} : tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg3, %arg3] : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg2 into %arg1[] {a} : tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<f32>, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<f32>, %arg2: f32, %arg3: index):
// GENERIC-NEXT:     %0 = "tensor.insert"(%arg2, %arg0, %arg3, %arg3) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
// GENERIC-NEXT:     %1 = "tensor.insert"(%arg2, %arg1) {a} : (f32, tensor<f32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Reshape, to and from unranked tensors.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %s: tensor<2xi32>, %x: tensor<?xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %1 = tensor.reshape %u(%x) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %2 = tensor.reshape %u(%s) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xindex>) {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// CHECK-NEXT:     %reshape_0 = tensor.reshape %arg1(%arg3) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:     %reshape_1 = tensor.reshape %arg1(%arg2) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, tensor<2xi32>, tensor<?xindex>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xindex>):
// GENERIC-NEXT:     %0 = "tensor.reshape"(%arg0, %arg2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// GENERIC-NEXT:     %1 = "tensor.reshape"(%arg1, %arg3) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
// GENERIC-NEXT:     %2 = "tensor.reshape"(%arg1, %arg2) {a} : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
