// RUN: pyopt %s --allow-unregistered-dialect --arith-unsigned-when-equivalent --split-input-file | FileCheck %s

// Signed ops between numbers that are never negative, and near misses.

func.func @converted(%p: i8, %q: i8) {
  %c15 = arith.constant 15 : i8
  %c1 = arith.constant 1 : i8
  %a = arith.andi %p, %c15 : i8
  %d0 = arith.andi %q, %c15 : i8
  %d = arith.maxui %d0, %c1 : i8
  %0 = arith.divsi %a, %d {kept} : i8
  %1 = arith.ceildivsi %a, %d : i8
  %2 = arith.floordivsi %a, %d : i8
  %3 = arith.remsi %a, %d : i8
  %4 = arith.minsi %a, %d : i8
  %5 = arith.maxsi %a, %d : i8
  %6 = arith.extsi %a : i8 to i32
  %7 = arith.cmpi slt, %a, %d {lost} : i8
  %8 = arith.cmpi sle, %a, %d : i8
  %9 = arith.cmpi sgt, %a, %d : i8
  %10 = arith.cmpi sge, %a, %d : i8
  "any.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10)
      : (i8, i8, i8, i8, i8, i8, i32, i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @converted(%arg0: i8, %arg1: i8) {
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c15_i8 : i8
// CHECK-NEXT:     %1 = arith.andi %arg1, %c15_i8 : i8
// CHECK-NEXT:     %2 = arith.maxui %1, %c1_i8 : i8
// CHECK-NEXT:     %3 = arith.divui %0, %2 {kept} : i8
// CHECK-NEXT:     %4 = arith.ceildivui %0, %2 : i8
// CHECK-NEXT:     %5 = arith.divui %0, %2 : i8
// CHECK-NEXT:     %6 = arith.remui %0, %2 : i8
// CHECK-NEXT:     %7 = arith.minui %0, %2 : i8
// CHECK-NEXT:     %8 = arith.maxui %0, %2 : i8
// CHECK-NEXT:     %9 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %10 = arith.cmpi ult, %0, %2 : i8
// CHECK-NEXT:     %11 = arith.cmpi ule, %0, %2 : i8
// CHECK-NEXT:     %12 = arith.cmpi ugt, %0, %2 : i8
// CHECK-NEXT:     %13 = arith.cmpi uge, %0, %2 : i8
// CHECK-NEXT:     "any.use"(%3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (i8, i8, i8, i8, i8, i8, i32, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @not_converted(%p: i8, %q: i8) {
  %c7 = arith.constant 7 : i8
  %c2 = arith.constant 2 : i8
  %a = arith.andi %p, %c7 : i8
  %0 = arith.shrsi %a, %c2 : i8
  %1 = arith.index_cast %a : i8 to index
  %2 = arith.cmpi eq, %a, %c2 : i8
  %3 = arith.cmpi ult, %a, %c2 : i8
  %4 = arith.sitofp %a : i8 to f32
  // An operand may be negative, or 0 may be divided by.
  %5 = arith.divsi %q, %c2 : i8
  %6 = arith.divsi %a, %q : i8
  %7 = arith.divsi %a, %a : i8
  %8 = arith.minsi %a, %q : i8
  %9 = arith.maxsi %a, %q : i8
  %10 = arith.extsi %q : i8 to i32
  %11 = arith.cmpi slt, %q, %a : i8
  "any.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11)
      : (i8, index, i1, i1, f32, i8, i8, i8, i8, i8, i32, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_converted(%arg0: i8, %arg1: i8) {
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7_i8 : i8
// CHECK-NEXT:     %1 = arith.shrsi %0, %c2_i8 : i8
// CHECK-NEXT:     %2 = arith.index_cast %0 : i8 to index
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c2_i8 : i8
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %c2_i8 : i8
// CHECK-NEXT:     %5 = arith.sitofp %0 : i8 to f32
// CHECK-NEXT:     %6 = arith.divsi %arg1, %c2_i8 : i8
// CHECK-NEXT:     %7 = arith.divsi %0, %arg1 : i8
// CHECK-NEXT:     %8 = arith.divsi %0, %0 : i8
// CHECK-NEXT:     %9 = arith.minsi %0, %arg1 : i8
// CHECK-NEXT:     %10 = arith.maxsi %0, %arg1 : i8
// CHECK-NEXT:     %11 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:     %12 = arith.cmpi slt, %arg1, %0 : i8
// CHECK-NEXT:     "any.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (i8, index, i1, i1, f32, i8, i8, i8, i8, i8, i32, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Nothing is folded on the way.
func.func @folded(%p: i8) {
  %c15 = arith.constant 15 : i8
  %c5 = arith.constant 5 : i8
  %c1 = arith.constant 1 : i8
  %a = arith.andi %p, %c15 : i8
  %0 = arith.divsi %c15, %c5 : i8
  %1 = arith.addi %c15, %c5 : i8
  %2 = arith.divsi %a, %c1 : i8
  %3 = arith.maxsi %c5, %a : i8
  %4 = arith.cmpi slt, %c5, %a : i8
  %5 = arith.cmpi slt, %a, %a : i8
  %6 = arith.extsi %a : i8 to i16
  %7 = arith.extsi %6 : i16 to i32
  // Nothing is known of a result that is new.
  %8 = arith.divsi %0, %c5 : i8
  "any.use"(%0, %1, %2, %3, %4, %5, %7, %8) : (i8, i8, i8, i8, i1, i1, i32, i8) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @folded(%arg0: i8) {
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c15_i8 : i8
// CHECK-NEXT:     %1 = arith.divui %c15_i8, %c5_i8 : i8
// CHECK-NEXT:     %2 = arith.addi %c15_i8, %c5_i8 : i8
// CHECK-NEXT:     %3 = arith.divui %0, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.maxui %c5_i8, %0 : i8
// CHECK-NEXT:     %5 = arith.cmpi ult, %c5_i8, %0 : i8
// CHECK-NEXT:     %6 = arith.cmpi ult, %0, %0 : i8
// CHECK-NEXT:     %7 = arith.extui %0 : i8 to i16
// CHECK-NEXT:     %8 = arith.extsi %7 : i16 to i32
// CHECK-NEXT:     %9 = arith.divsi %1, %c5_i8 : i8
// CHECK-NEXT:     "any.use"(%1, %2, %3, %4, %5, %6, %8, %9) : (i8, i8, i8, i8, i1, i1, i32, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Nor are ops of other dialects.
func.func @others(%n: index, %x: i32, %m: memref<4xf32>) -> i32 {
  %c2 = index.constant 2
  %0 = index.add %c2, %n
  %1 = index.add %c2, %c2
  %2 = affine.for %i = 3 to 1 iter_args(%y = %x) -> i32 {
    %d = arith.constant 4 : i32
    %e = arith.divsi %d, %d : i32
    affine.yield %e : i32
  }
  %c0 = arith.constant 0 : index
  %3 = memref.dim %m, %c0 : memref<4xf32>
  "any.use"(%0, %1, %3) : (index, index, index) -> ()
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: i32, %arg2: memref<4xf32>) -> i32 {
// CHECK-NEXT:     %idx2 = index.constant 2
// CHECK-NEXT:     %0 = index.add %idx2, %arg0
// CHECK-NEXT:     %1 = index.add %idx2, %idx2
// CHECK-NEXT:     %2 = affine.for %arg3 = 3 to 1 iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT:       %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:       %3 = arith.divsi %c4_i32, %c4_i32 : i32
// CHECK-NEXT:       affine.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg2, %c0 : memref<4xf32>
// CHECK-NEXT:     "any.use"(%0, %1, %dim) : (index, index, index) -> ()
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loop(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = arith.floordivsi %i, %c4 : index
    %1 = arith.remsi %i, %c4 : index
    %2 = arith.cmpi slt, %0, %1 : index
    scf.if %2 {
      "any.use"(%0, %1) : (index, index) -> ()
    }
  }
  return
^unreachable:
  %3 = arith.divsi %c4, %c1 : index
  "any.use"(%3) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c16 step %c1 {
// CHECK-NEXT:       %1 = arith.divui %arg1, %c4 : index
// CHECK-NEXT:       %2 = arith.remui %arg1, %c4 : index
// CHECK-NEXT:       %3 = arith.cmpi slt, %1, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         "any.use"(%1, %2) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %0 = arith.divsi %c4, %c1 : index
// CHECK-NEXT:     "any.use"(%0) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Vectors, too.
func.func @vectors(%v: vector<4xi8>) -> vector<4xi8> {
  %c5 = arith.constant dense<5> : vector<4xi8>
  %0 = arith.andi %v, %c5 : vector<4xi8>
  %1 = arith.divsi %0, %c5 : vector<4xi8>
  return %1 : vector<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT:     %cst = arith.constant dense<5> : vector<4xi8>
// CHECK-NEXT:     %0 = arith.andi %arg0, %cst : vector<4xi8>
// CHECK-NEXT:     %1 = arith.divui %0, %cst : vector<4xi8>
// CHECK-NEXT:     return %1 : vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
