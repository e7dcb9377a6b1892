// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What a loop is given, carries and gives has one type: all that is known of both.

// The loop may not run: its result has what was given, too.

func.func @may_not_run(%n: index, %a: tensor<3xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> (tensor<?xf32>) {
    scf.yield %1 : tensor<?xf32>
  }
  %3 = math.exp %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @may_not_run(%arg0: index, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       scf.yield %cast_0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = math.exp %0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It runs: behind it only what is yielded counts, though its type has to serve both.

func.func @runs(%a: tensor<3xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = affine.for %i = 0 to 9 iter_args(%x = %0) -> (tensor<?xf32>) {
    affine.yield %1 : tensor<?xf32>
  }
  %3 = math.exp %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @runs(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to 9 iter_args(%arg3 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT:       %cast_2 = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       affine.yield %cast_2 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = math.exp %cast_0 : tensor<4xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
