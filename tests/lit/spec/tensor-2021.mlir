// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The examples of the tensor dialect's specification of 2021, each completed by definitions of the values that it uses.

// tensor.cast
func.func @cast(%1: tensor<*xf32>) {
  // Convert from unknown rank to rank 2 with unknown dimension sizes.
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?x?xf32>
  // Convert to a type with more known dimensions.
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>
  // Discard static dimension and rank information.
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<*xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast_0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %cast_1 : tensor<?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "cast"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<*xf32>):
// GENERIC-NEXT:     %0 = "tensor.cast"(%arg0) : (tensor<*xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     %1 = "tensor.cast"(%0) : (tensor<?x?xf32>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %2 = "tensor.cast"(%1) : (tensor<4x?xf32>) -> tensor<?x?xf32>
// GENERIC-NEXT:     %3 = "tensor.cast"(%2) : (tensor<?x?xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.extract. The reference has no elements of unranked tensors.
func.func @extract(%t: tensor<4x4xi32>, %rt: tensor<?x?xi32>, %ut: tensor<*xi32>, %1: index,
                   %2: index) {
  %4 = tensor.extract %t[%1, %2] : tensor<4x4xi32>
  %5 = tensor.extract %rt[%1, %2] : tensor<?x?xi32>
  %6 = tensor.extract %ut[%1, %2] : tensor<*xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: tensor<4x4xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<*xi32>, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg3, %arg4] : tensor<4x4xi32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg1[%arg3, %arg4] : tensor<?x?xi32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %arg2[%arg3, %arg4] : tensor<*xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4xi32>, tensor<?x?xi32>, tensor<*xi32>, index, index) -> (), sym_name = "extract"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<*xi32>, %arg3: index, %arg4: index):
// GENERIC-NEXT:     %0 = "tensor.extract"(%arg0, %arg3, %arg4) : (tensor<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %1 = "tensor.extract"(%arg1, %arg3, %arg4) : (tensor<?x?xi32>, index, index) -> i32
// GENERIC-NEXT:     %2 = "tensor.extract"(%arg2, %arg3, %arg4) : (tensor<*xi32>, index, index) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same in generic form, which the document does not show.
func.func @extract_generic(%ut: tensor<*xi32>, %1: index) -> i32 {
  %6 = "tensor.extract"(%ut, %1) : (tensor<*xi32>, index) -> i32
  return %6 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_generic(%arg0: tensor<*xi32>, %arg1: index) -> i32 {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<*xi32>
// CHECK-NEXT:     return %extracted : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<*xi32>, index) -> i32, sym_name = "extract_generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<*xi32>, %arg1: index):
// GENERIC-NEXT:     %0 = "tensor.extract"(%arg0, %arg1) : (tensor<*xi32>, index) -> i32
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.from_elements: the document's `(i_1, ..., i_N)` stands for operands.
func.func @from_elements(%i_1: index, %i_2: index, %i_N: index) {
  tensor.from_elements %i_1, %i_2, %i_N : tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1, %arg2 : tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "from_elements"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0 = "tensor.from_elements"(%arg0, %arg1, %arg2) : (index, index, index) -> tensor<3xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// tensor.generate and tensor.yield. The document leaves out the body's ops, and an `x` in the type.
func.func @generate(%m: index, %n: index, %elem: f32) {
  %tnsr = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %elem : f32
  } : tensor<?x3x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: index, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %generated = tensor.generate %arg0, %arg1 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<?x3x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32) -> (), sym_name = "generate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32):
// GENERIC-NEXT:     %0 = "tensor.generate"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// GENERIC-NEXT:       "tensor.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index) -> tensor<?x3x?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
