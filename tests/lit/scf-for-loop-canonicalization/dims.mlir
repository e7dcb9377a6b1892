// RUN: pyopt %s --scf-for-loop-canonicalization --split-input-file --allow-unregistered-dialect | FileCheck %s

// Another tensor may have other extents, and so may one that changes places.
func.func @others(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1
      iter_args(%a = %t, %b = %u, %c = %t) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %e = tensor.dim %b, %c0 : tensor<?xf32>
    %f = tensor.dim %c, %c0 : tensor<?xf32>
    %g = "make"(%d, %e, %f) : (index, index, index) -> tensor<?xf32>
    scf.yield %b, %a, %g : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  %d = tensor.dim %r#0, %c0 : tensor<?xf32>
  %e = tensor.dim %r#1, %c0 : tensor<?xf32>
  %f = tensor.dim %r#2, %c0 : tensor<?xf32>
  return %d, %e, %f : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:3 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1, %arg6 = %arg0) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:       %dim_2 = tensor.dim %arg4, %c0 : tensor<?xf32>
// CHECK-NEXT:       %dim_3 = tensor.dim %arg5, %c0 : tensor<?xf32>
// CHECK-NEXT:       %dim_4 = tensor.dim %arg6, %c0 : tensor<?xf32>
// CHECK-NEXT:       %1 = "make"(%dim_2, %dim_3, %dim_4) : (index, index, index) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %arg5, %arg4, %1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %0#0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %0#1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0#2, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a loop inside.
func.func @nested(%t: tensor<?xf32>, %s: tensor<2xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0:2 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %n, %b = %a) -> (index, tensor<?xf32>) {
      %d = tensor.dim %b, %c0 : tensor<?xf32>
      %1 = tensor.insert_slice %s into %b[%j] [2] [1] : tensor<2xf32> into tensor<?xf32>
      scf.yield %d, %1 : index, tensor<?xf32>
    }
    scf.yield %0#1 : tensor<?xf32>
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs that are handed on; results of ops other than scf.for, and arguments of other blocks, stay.
func.func @memrefs(%m: memref<?xf32>, %n: index, %flag: i1) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?xf32> {
    %d = memref.dim %a, %i : memref<?xf32>
    "use"(%d) : (index) -> ()
    scf.yield %a : memref<?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?xf32>
  %w = scf.while (%a = %r) : (memref<?xf32>) -> memref<?xf32> {
    %e = memref.dim %a, %c0 : memref<?xf32>
    "use"(%e) : (index) -> ()
    scf.condition(%flag) %a : memref<?xf32>
  } do {
  ^bb0(%a: memref<?xf32>):
    scf.yield %a : memref<?xf32>
  }
  %e = memref.dim %w, %c0 : memref<?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @memrefs(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %arg3 : memref<?xf32>
// CHECK-NEXT:       "use"(%dim_1) : (index) -> ()
// CHECK-NEXT:       scf.yield %arg4 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %1 = scf.while (%arg3 = %0) : (memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:       %dim_1 = memref.dim %arg3, %c0 : memref<?xf32>
// CHECK-NEXT:       "use"(%dim_1) : (index) -> ()
// CHECK-NEXT:       scf.condition(%arg2) %arg3 : memref<?xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<?xf32>):
// CHECK-NEXT:       scf.yield %arg3 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %1, %c0 : memref<?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant bounds of a forall that are operands are printed as if they were attributes.
func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) = (%c0, 0) to (%n, 4) step (1, %c1) {
    "use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (%c1) to (%n) step (%c1) {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.forall (%arg1, %arg2) in (%arg0, 4) {
// CHECK-NEXT:       "use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg1) = (%c1) to (%arg0) step (%c1) {
// CHECK-NEXT:       "use"(%arg1) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
