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

func.func @for_same_bounds(%a: i32, %n: index) -> i32 {
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %n to %n step %c2 iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_same_bounds(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_once(%a: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c2 to %c4 step %c2 iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x, %i) : (i32, index) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_once(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = "t.x"(%arg0, %c2) : (i32, index) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_once_i32(%a: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %c2 = arith.constant 2 : i32
  %0 = scf.for %i = %c2 to %c4 step %c4 iter_args(%x = %a) -> i32 : i32 {
    %1 = "t.x"(%x, %i) : (i32, i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_once_i32(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = "t.x"(%arg0, %c2_i32) : (i32, i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_twice(%a: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c2 to %c4 step %c1 iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x, %i) : (i32, index) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_twice(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c2 to %c4 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
// CHECK-NEXT:       %1 = "t.x"(%arg2, %arg1) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An upper bound that is a constant above the lower one.
func.func @for_difference(%a: i32, %n: index) -> i32 {
  %c2 = arith.constant 2 : index
  %m = arith.addi %n, %c2 : index
  %0 = scf.for %i = %n to %m step %c2 iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x, %i) : (i32, index) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_difference(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2 : index
// CHECK-NEXT:     %1 = scf.for %arg2 = %arg1 to %0 step %c2 iter_args(%arg3 = %arg0) -> (i32) {
// CHECK-NEXT:       %2 = "t.x"(%arg3, %arg2) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_difference_near(%a: i32, %n: index, %s: index) -> i32 {
  %c2 = arith.constant 2 : index
  %m = arith.addi %n, %c2 : index
  %0 = scf.for %i = %n to %m step %s iter_args(%x = %a) -> i32 {
    %1 = "t.x"(%x, %i) : (i32, index) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_difference_near(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2 : index
// CHECK-NEXT:     %1 = scf.for %arg3 = %arg1 to %0 step %arg2 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %2 = "t.x"(%arg4, %arg3) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
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

func.func @for_invariant_yield_near(%a: i32, %b: i32, %n: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    scf.yield %b : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_invariant_yield_near(%arg0: i32, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_iter_args(%a: i32, %b: i32, %n: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:5 = scf.for %i = %c0 to %n step %c1
      iter_args(%x = %a, %y = %b, %z = %a, %w = %a, %v = %b) -> (i32, i32, i32, i32, i32) {
    %1 = "t.x"(%x, %y, %z) : (i32, i32, i32) -> i32
    scf.yield %x, %1, %1, %1, %b : i32, i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#4 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_iter_args(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i32, i32) {
// CHECK-NEXT:       %1 = "t.x"(%arg0, %arg4, %arg5) : (i32, i32, i32) -> i32
// CHECK-NEXT:       scf.yield %1, %1 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0#0, %0#1, %arg1 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_iter_args_near(%a: i32, %b: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_iter_args_near(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
// CHECK-NEXT:       scf.yield %arg5, %arg4 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : i32, i32
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

func.func @for_cast_both(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%y = %t, %x = %s) -> (tensor<4xf32>, tensor<?xf32>) {
    %3 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
    %1 = "t.x"(%3, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
    scf.yield %1, %2 : tensor<4xf32>, tensor<?xf32>
  }
  %5 = tensor.cast %0#1 : tensor<?xf32> to tensor<4xf32>
  return %5 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_cast_both(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       %1 = "t.x"(%arg3, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
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

// -----

// The body gives its own arguments, exchanged: they are replaced before what it gives is read.

func.func @one_iteration_exchanges(%x: i32, %y: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.for %i = %c1 to %c4 step %c4 iter_args(%a = %y, %b = %x) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_iteration_exchanges(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     return %arg0, %arg1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
