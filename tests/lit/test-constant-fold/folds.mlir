// RUN: pyopt %s -test-constant-fold --allow-unregistered-dialect --split-input-file | FileCheck %s

// Each op is folded once, the last first; constants stand at the front; what else is dead stays.

func.func @f(%a: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.muli %0, %0 : i32
  %dead = arith.addi %a, %a : i32
  return %1, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT:     %1 = arith.muli %c3_i32, %c3_i32 : i32
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return %0, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%a: tensor<4xf32>) -> (index, f32) {
  %c1 = arith.constant 0 : index
  %0 = tensor.dim %a, %c1 : tensor<4xf32>
  %s = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.extract %s[%c1] : tensor<4xf32>
  %x = arith.addi %c1, %0 : index
  %c3 = arith.constant 0 : index
  %y = arith.addi %x, %c3 : index
  "any.use"(%y, %c3) : (index, index) -> ()
  return %0, %1 : index, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: tensor<4xf32>) -> (index, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c4, %c0 : index
// CHECK-NEXT:     "any.use"(%0, %c0) : (index, index) -> ()
// CHECK-NEXT:     return %c4, %cst : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @h(%a: i32, %b: index) -> i32 {
  %c5 = arith.constant 5 : i32
  %true = arith.constant true
  %r = scf.if %true -> i32 {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %0 = arith.addi %c1, %c2 : i32
    scf.yield %0 : i32
  } else {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %0 = arith.muli %c1, %c2 : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = scf.if %true -> (i32) {
// CHECK-NEXT:       scf.yield %c3_i32 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c2_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @order(%m: memref<4xf32>, %a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %t = arith.constant true
  %r = scf.if %t -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %c1, %c3 : i32
    scf.yield %0 : i32
  } else {
    %0 = arith.muli %c3, %c4 : i32
    scf.yield %0 : i32
  }
  %z = arith.subi %c4, %c3 : i32
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<4xf32>
  %zz = arith.subi %r, %r : i32
  %cmp = arith.cmpi slt, %c3, %a : i32
  %sel = arith.select %cmp, %z, %zz : i32
  "any.use"(%d, %sel) : (index, i32) -> ()
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @order(%arg0: memref<4xf32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = scf.if %true -> (i32) {
// CHECK-NEXT:       scf.yield %c4_i32 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c12_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.cmpi sgt, %arg1, %c3_i32 : i32
// CHECK-NEXT:     %2 = arith.select %1, %c1_i32, %c0_i32 : i32
// CHECK-NEXT:     "any.use"(%c4, %2) : (index, i32) -> ()
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
module {
  func.func @m() -> i32 {
    %c3 = arith.constant 3 : i32
    %c3b = arith.constant 3 : i32
    %u = arith.constant 9 : i32
    %0 = arith.addi %c3, %c3b : i32
    %1 = arith.addi %c3, %c3b : i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  module @inner {
    func.func @m2() -> index {
      %c3 = arith.constant 3 : index
      %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c3)
      return %0 : index
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() -> i32 {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %0 = arith.xori %c6_i32, %c6_i32 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @m2() -> index {
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       return %c4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loop(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = arith.addi %c1, %c8 : index
    %y = arith.muli %i, %x : index
    %f = arith.constant 0.0 : f32
    %g = arith.addf %f, %f : f32
    memref.store %g, %m[%y] : memref<?xf32>
  }
  %f2 = arith.constant 0.0 : f32
  affine.for %i = %c0 to %c8 {
    affine.store %f2, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %0 = arith.muli %arg1, %c9 : index
// CHECK-NEXT:       memref.store %cst, %arg0[%0] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.store %cst, %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
