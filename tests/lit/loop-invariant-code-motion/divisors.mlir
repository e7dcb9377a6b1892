// RUN: pyopt --split-input-file --allow-unregistered-dialect --loop-invariant-code-motion %s | FileCheck %s

// A division by a constant moves if that is not 0, nor -1 where it is signed. Of the elements of a vector the least and
// the greatest count, if arith.constant makes them; llvm.mlir.constant has to give one number.

func.func @licm_div(%n: index, %a: vector<2xi32>, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[-3, 2]> : vector<2xi32>
  %v1 = arith.constant dense<[-3, -2]> : vector<2xi32>
  %v2 = arith.constant dense<[5, 0]> : vector<2xi32>
  %k = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %kn = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.divsi %a, %v : vector<2xi32>
    %1 = arith.divui %a, %v : vector<2xi32>
    %2 = arith.divsi %a, %v1 : vector<2xi32>
    %3 = arith.ceildivsi %a, %v : vector<2xi32>
    %4 = arith.divui %a, %v2 : vector<2xi32>
    %5 = arith.divui %a, %k : vector<2xi32>
    %6 = arith.divui %a, %kn : vector<2xi32>
    %7 = arith.ceildivui %a, %v : vector<2xi32>
    %8 = llvm.udiv %a, %kn : vector<2xi32>
    "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8)
        : (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>,
           vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @licm_div(%arg0: index, %arg1: vector<2xi32>, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant dense<[-3, 2]> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[-3, -2]> : vector<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[5, 0]> : vector<2xi32>
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %2 = arith.divui %arg1, %cst : vector<2xi32>
// CHECK-NEXT:     %3 = arith.divsi %arg1, %cst_0 : vector<2xi32>
// CHECK-NEXT:     %4 = arith.divui %arg1, %0 : vector<2xi32>
// CHECK-NEXT:     %5 = arith.ceildivui %arg1, %cst : vector<2xi32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %6 = arith.divsi %arg1, %cst : vector<2xi32>
// CHECK-NEXT:       %7 = arith.ceildivsi %arg1, %cst : vector<2xi32>
// CHECK-NEXT:       %8 = arith.divui %arg1, %cst_1 : vector<2xi32>
// CHECK-NEXT:       %9 = arith.divui %arg1, %1 : vector<2xi32>
// CHECK-NEXT:       %10 = llvm.udiv %arg1, %1 : vector<2xi32>
// CHECK-NEXT:       "t.use"(%6, %2, %3, %7, %8, %4, %9, %5, %10) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalars(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = llvm.mlir.constant(7 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %ak = arith.constant 7 : i32
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %vs = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
  %vm = llvm.mlir.constant(dense<[1, -1]> : vector<2xi32>) : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.sdiv %a, %b : i32
    %1 = llvm.sdiv %a, %k : i32
    %2 = llvm.sdiv %a, %z : i32
    %3 = llvm.sdiv %a, %m1 : i32
    %4 = llvm.udiv %a, %m1 : i32
    %5 = llvm.udiv %a, %b : i32
    %6 = llvm.udiv %a, %ak : i32
    %7 = llvm.sdiv %v, %v : vector<2xi32>
    %8 = llvm.sdiv %v, %vs : vector<2xi32>
    %9 = llvm.sdiv %v, %vm : vector<2xi32>
    %10 = llvm.udiv exact %v, %vm : vector<2xi32>
    %11 = llvm.srem %a, %b : i32
    %12 = llvm.udiv %a, %z : i32
    "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12)
        : (i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>,
           vector<2xi32>, i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalars(%arg0: index, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(dense<[1, -1]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.sdiv %arg1, %0 : i32
// CHECK-NEXT:     %7 = llvm.udiv %arg1, %2 : i32
// CHECK-NEXT:     %8 = llvm.udiv %arg1, %c7_i32 : i32
// CHECK-NEXT:     %9 = llvm.sdiv %3, %4 : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.srem %arg1, %arg2 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %11 = llvm.sdiv %arg1, %arg2 : i32
// CHECK-NEXT:       %12 = llvm.sdiv %arg1, %1 : i32
// CHECK-NEXT:       %13 = llvm.sdiv %arg1, %2 : i32
// CHECK-NEXT:       %14 = llvm.udiv %arg1, %arg2 : i32
// CHECK-NEXT:       %15 = llvm.sdiv %3, %3 : vector<2xi32>
// CHECK-NEXT:       %16 = llvm.sdiv %3, %5 : vector<2xi32>
// CHECK-NEXT:       %17 = llvm.udiv exact %3, %5 : vector<2xi32>
// CHECK-NEXT:       %18 = llvm.udiv %arg1, %1 : i32
// CHECK-NEXT:       "t.use"(%11, %6, %12, %13, %7, %14, %8, %15, %9, %16, %17, %10, %18) : (i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_makers(%n: index, %a: i32, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %v2 = arith.constant dense<[-1, 2]> : vector<2xi32>
  %e = arith.extsi %p : i1 to i32
  %k = llvm.mlir.constant(7 : i32) : i32
  %w = arith.ori %k, %k : i32
  %x2 = llvm.mlir.constant(dense<[3, 3]> : vector<2xi32>) : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.sdiv %v, %v : vector<2xi32>
    %1 = llvm.udiv %v, %v2 : vector<2xi32>
    %2 = llvm.udiv %a, %e : i32
    %3 = llvm.udiv %a, %w : i32
    %4 = llvm.udiv %a, %k : i32
    %5 = llvm.udiv %v, %x2 : vector<2xi32>
    %6 = llvm.sdiv %v, %v2 : vector<2xi32>
    %7 = arith.divsi %v, %v : vector<2xi32>
    %8 = arith.divui %v, %v2 : vector<2xi32>
    "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8)
        : (vector<2xi32>, vector<2xi32>, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>,
           vector<2xi32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_makers(%arg0: index, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[-1, 2]> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.extsi %arg2 : i1 to i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %2 = arith.ori %1, %1 : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.sdiv %cst, %cst : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.udiv %cst, %cst_0 : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.udiv %arg1, %1 : i32
// CHECK-NEXT:     %7 = llvm.udiv %cst, %3 : vector<2xi32>
// CHECK-NEXT:     %8 = arith.divsi %cst, %cst : vector<2xi32>
// CHECK-NEXT:     %9 = arith.divui %cst, %cst_0 : vector<2xi32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %10 = llvm.udiv %arg1, %0 : i32
// CHECK-NEXT:       %11 = llvm.udiv %arg1, %2 : i32
// CHECK-NEXT:       %12 = llvm.sdiv %cst, %cst_0 : vector<2xi32>
// CHECK-NEXT:       "t.use"(%4, %5, %10, %11, %6, %7, %12, %8, %9) : (vector<2xi32>, vector<2xi32>, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop moves if its step is 1, and what is inside of it may move.

func.func @loops(%a: i32, %b: i32, %n: index) {
  affine.for %i = 0 to 10 {
    %5 = arith.addi %a, %b : i32
    affine.for %j = 0 to 10 step 2 {
      %6 = arith.addi %a, %b : i32
    }
    affine.for %j = 0 to 10 step 1 {
      %6 = arith.addi %a, %b : i32
    }
    %r = affine.for %j = 0 to 10 step 2 iter_args(%q = %a) -> i32 {
      %6 = arith.addi %q, %b : i32
      affine.yield %6 : i32
    }
    %r1 = affine.for %j = 0 to 10 iter_args(%q = %a) -> i32 {
      %6 = arith.addi %q, %b : i32
      affine.yield %6 : i32
    }
    "t.use"(%r, %r1) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: i32, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %4 = arith.addi %arg4, %arg1 : i32
// CHECK-NEXT:       affine.yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 10 step 2 {
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = affine.for %arg4 = 0 to 10 step 2 iter_args(%arg5 = %arg0) -> (i32) {
// CHECK-NEXT:         %5 = arith.addi %arg5, %arg1 : i32
// CHECK-NEXT:         affine.yield %5 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       "t.use"(%4, %3) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
