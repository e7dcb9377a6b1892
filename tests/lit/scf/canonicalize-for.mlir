// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.for, each with a near miss.

// Loops that run never, or once.
func.func @for_never(%a: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c4 to %c2 step %c2 iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_never(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing but outer values given.
func.func @for_invariant_yield(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_invariant_yield(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     return %arg1, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_cast(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> tensor<?xf32> {
    %1 = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_cast(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg4[%arg3] : tensor<4xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In a loop within, by structured ops, slices and sums.
func.func @for_cast_nested(%t: tensor<4x?xf32>, %n: index, %f: f32, %u: tensor<1x?xf32>, %m: index)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> tensor<?x?xf32> {
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<?x?xf32> {
      %2 = linalg.fill ins(%f : f32) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
      %3 = tensor.insert_slice %u into %2[%i, 0] [1, %m] [1, 1]
          : tensor<1x?xf32> into tensor<?x?xf32>
      %4 = arith.addf %3, %y : tensor<?x?xf32>
      scf.yield %4 : tensor<?x?xf32>
    }
    scf.yield %1 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_cast_nested(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<1x?xf32>, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg5 = %c0 to %arg1 step %c1 iter_args(%arg6 = %arg0) -> (tensor<4x?xf32>) {
// CHECK-NEXT:       %1 = scf.for %arg7 = %c0 to %arg1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<4x?xf32>) {
// CHECK-NEXT:         %cast_0 = tensor.cast %arg8 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %2 = linalg.fill ins(%arg2 : f32) outs(%arg8 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:         %inserted_slice = tensor.insert_slice %arg3 into %2[%arg5, 0] [1, %arg4] [1, 1] : tensor<1x?xf32> into tensor<4x?xf32>
// CHECK-NEXT:         %cast_1 = tensor.cast %inserted_slice : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %3 = arith.addf %cast_1, %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:         %cast_2 = tensor.cast %3 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:         scf.yield %cast_2 : tensor<4x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : tensor<4x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_cast_near(%t: tensor<?xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> tensor<4xf32> {
    %1 = "t.x"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_cast_near(%arg0: tensor<?xf32>, %arg1: index) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cast) -> (tensor<4xf32>) {
// CHECK-NEXT:       %1 = "t.x"(%arg3) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
