// RUN: pyopt %s --remove-dead-values --split-input-file | FileCheck %s

// Here the reference leaves ops without operands behind, or crashes.

// The body of an op whose terminator is not known to hand on its operands.
func.func @generate(%n: index) -> tensor<?xindex> {
  %g = tensor.generate %n {
  ^bb0(%i: index):
    %b = arith.addi %i, %i : index
    tensor.yield %b : index
  } : tensor<?xindex>
  return %g : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: index) -> tensor<?xindex> {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:       tensor.yield %0 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @parallel(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    %b = arith.addi %x, %x : i32
    scf.reduce(%b : i32) {
    ^sum(%p: i32, %q: i32):
      %z = arith.addi %p, %q : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> i32 {
// CHECK-NEXT:       %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:       scf.reduce(%1 : i32) {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %2 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:         scf.reduce.return %2 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<4xi32>, %s: tensor<1xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<4xi32>, %arg1: tensor<1xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<4xi32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @declared(i32)
func.func @declaration(%x: i32) {
  call @declared(%x) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(i32)
// CHECK-NEXT:   func.func @declaration(%arg0: i32) {
// CHECK-NEXT:     call @declared(%arg0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A function whose address is taken.
func.func private @taken(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  return %a : i32
}
func.func @address() -> ((i32) -> i32) {
  %f = constant @taken : (i32) -> i32
  return %f : (i32) -> i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @taken(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @address() -> ((i32) -> i32) {
// CHECK-NEXT:     %f = constant @taken : (i32) -> i32
// CHECK-NEXT:     return %f : (i32) -> i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// An argument of a public function that it does not use.
func.func @unused(%x: i32) {
  return
}
func.func @caller(%a: i32) {
  %0 = arith.addi %a, %a : i32
  call @unused(%0) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     call @unused(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A value that is only used where control never comes.
func.func @never(%a: i32) {
  %false = arith.constant false
  %0 = arith.addi %a, %a : i32
  scf.if %false {
    %m = memref.alloc() : memref<i32>
    memref.store %0, %m[] : memref<i32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: i32) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.if %false {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT:       memref.store %0, %alloc[] : memref<i32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// operandSegmentSizes follow the operands.
func.func @segments(%n: index, %a: i32, %m: memref<4xi32>) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %a, %z = %a) -> (i32, i32) {
    memref.store %a, %m[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    affine.yield %y, %y : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @segments(%arg0: index, %arg1: i32, %arg2: memref<4xi32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       memref.store %arg1, %arg2[%arg3] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
