// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s

// Producers, nests and blocks; and what has no padding.

func.func @in_loop(%t: tensor<4xf32>, %n: index, %p: f32) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r0 = tensor.empty() : tensor<6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %r0) -> (tensor<6xf32>) {
    %0 = tensor.pad %t low[1] high[1] {
    ^bb0(%k: index):
      tensor.yield %p : f32
    } : tensor<4xf32> to tensor<6xf32>
    scf.yield %0 : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<6xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %0) -> (tensor<6xf32>) {
// CHECK-NEXT:       %2 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:       %3 = linalg.fill ins(%arg2 : f32) outs(%2 : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %arg0 into %3[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<6xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<4xf32>
  %s = tensor.extract_slice %t[%c1] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<4xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c1] [%arg1] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%t: tensor<4xf32>, %p: f32) {
  return
^dead:
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %p : f32
  } : tensor<4xf32> to tensor<6xf32>
  cf.br ^dead
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: tensor<4xf32>, %arg1: f32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[1] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<6xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_after(%t: tensor<?xf32>, %p: f32, %i: index) -> (f32, tensor<?xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%k: index):
    tensor.yield %p : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  %2 = tensor.insert %1 into %0[%i] : tensor<?xf32>
  return %1, %2 : f32, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_after(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (f32, tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c1_0 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[1] [%dim_2] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_slice[%arg2] : tensor<?xf32>
// CHECK-NEXT:     %inserted = tensor.insert %extracted into %inserted_slice[%arg2] : tensor<?xf32>
// CHECK-NEXT:     return %extracted, %inserted : f32, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
