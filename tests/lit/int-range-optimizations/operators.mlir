// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// What each op makes of ranges: of each pair of comparisons the first one is decided, the second one is not.

// What may wrap around is unknown, unless it must not.
func.func @flags(%p: i8) {
  %c100 = arith.constant 100 : i8
  %c2 = arith.constant 2 : i8
  %a = arith.maxsi %p, %c100 : i8
  %0 = arith.addi %a, %c100 : i8
  %1 = arith.cmpi sge, %0, %c100 : i8
  %2 = arith.addi %a, %c100 overflow<nsw> : i8
  %3 = arith.cmpi sge, %2, %c100 : i8
  %4 = arith.muli %a, %c2 overflow<nuw> : i8
  %5 = arith.cmpi uge, %4, %c100 : i8
  %6 = arith.subi %c2, %a overflow<nuw> : i8
  %7 = arith.cmpi ule, %6, %c2 : i8
  %8 = arith.shli %a, %c2 overflow<nsw, nuw> : i8
  %9 = arith.cmpi uge, %8, %c100 : i8
  %10 = arith.shli %a, %c2 : i8
  %11 = arith.cmpi uge, %10, %c100 : i8
  "any.use"(%1, %3, %5, %7, %9, %11) : (i1, i1, i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: i8) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %0 = arith.maxsi %arg0, %c100_i8 : i8
// CHECK-NEXT:     %1 = arith.shli %0, %c2_i8 : i8
// CHECK-NEXT:     %2 = arith.cmpi uge, %1, %c100_i8 : i8
// CHECK-NEXT:     "any.use"(%false, %true, %true, %true, %true, %2) : (i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @divisions(%p: i8, %q: i8, %r: i8) {
  %c1 = arith.constant 1 : i8
  %c4 = arith.constant 4 : i8
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant 8 : i8
  %c0 = arith.constant 0 : i8
  %c-4 = arith.constant -4 : i8
  %a0 = arith.andi %p, %c7 : i8
  %a = arith.addi %a0, %c8 : i8
  %b0 = arith.minui %q, %c4 : i8
  %b = arith.maxui %b0, %c1 : i8
  %n = arith.subi %c0, %b : i8
  %0 = arith.divui %a, %b : i8
  %1 = arith.cmpi ugt, %0, %c1 : i8
  %2 = arith.ceildivui %a, %b : i8
  %3 = arith.cmpi ugt, %2, %c1 : i8
  %4 = arith.divsi %a, %n : i8
  %5 = arith.cmpi slt, %4, %c0 : i8
  %6 = arith.ceildivsi %a, %n : i8
  %7 = arith.cmpi slt, %6, %c0 : i8
  %8 = arith.floordivsi %a, %n : i8
  %9 = arith.cmpi slt, %8, %c0 : i8
  %10 = arith.remui %a, %b : i8
  %11 = arith.cmpi ult, %10, %c4 : i8
  %12 = arith.remsi %a, %n : i8
  %13 = arith.cmpi sge, %12, %c0 : i8
  // Perhaps by 0, which has no result.
  %14 = arith.divui %a, %b0 : i8
  %15 = arith.cmpi ule, %14, %c-4 : i8
  %16 = arith.remsi %a, %r : i8
  %17 = arith.cmpi sge, %16, %c0 : i8
  "any.use"(%1, %3, %5, %7, %9, %11, %13, %15, %17) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @divisions(%arg0: i8, %arg1: i8, %arg2: i8) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7_i8 : i8
// CHECK-NEXT:     %1 = arith.addi %0, %c8_i8 : i8
// CHECK-NEXT:     %2 = arith.remsi %1, %arg2 : i8
// CHECK-NEXT:     %3 = arith.cmpi sge, %2, %c0_i8 : i8
// CHECK-NEXT:     "any.use"(%true, %true, %true, %true, %true, %true, %true, %true, %3) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @extremes_and_bits(%p: i8, %q: i8) {
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant 8 : i8
  %c15 = arith.constant 15 : i8
  %c16 = arith.constant 16 : i8
  %a = arith.andi %p, %c7 : i8
  %b = arith.ori %a, %c8 : i8
  %0 = arith.cmpi uge, %b, %c8 : i8
  %1 = arith.cmpi ule, %b, %c15 : i8
  %2 = arith.xori %b, %a : i8
  %3 = arith.cmpi ult, %2, %c16 : i8
  %4 = arith.maxsi %a, %c8 : i8
  %5 = arith.minsi %b, %c7 : i8
  %6 = arith.maxui %a, %b : i8
  %7 = arith.minui %q, %a : i8
  %8 = arith.cmpi ule, %7, %c7 : i8
  "any.use"(%0, %1, %3, %4, %5, %6, %8) : (i1, i1, i1, i8, i8, i8, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes_and_bits(%arg0: i8, %arg1: i8) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7_i8 : i8
// CHECK-NEXT:     %1 = arith.ori %0, %c8_i8 : i8
// CHECK-NEXT:     %2 = arith.maxui %0, %1 : i8
// CHECK-NEXT:     "any.use"(%true, %true, %true, %c8_i8, %c7_i8, %2, %true) : (i1, i1, i1, i8, i8, i8, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @shifts(%p: i8, %q: i8) {
  %c2 = arith.constant 2 : i8
  %c3 = arith.constant 3 : i8
  %c8 = arith.constant 8 : i8
  %c12 = arith.constant 12 : i8
  %c31 = arith.constant 31 : i8
  %c-16 = arith.constant -16 : i8
  %c-32 = arith.constant -32 : i8
  %a = arith.andi %p, %c3 : i8
  %0 = arith.shli %a, %c2 : i8
  %1 = arith.cmpi ule, %0, %c12 : i8
  %2 = arith.shrui %q, %c3 : i8
  %3 = arith.cmpi ule, %2, %c31 : i8
  %4 = arith.shrsi %q, %c3 : i8
  %5 = arith.cmpi sge, %4, %c-16 : i8
  // Too far.
  %6 = arith.shrui %q, %c8 : i8
  %7 = arith.cmpi ule, %6, %c31 : i8
  "any.use"(%1, %3, %5, %7) : (i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shifts(%arg0: i8, %arg1: i8) {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c31_i8 = arith.constant 31 : i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.shrui %arg1, %c8_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi ule, %0, %c31_i8 : i8
// CHECK-NEXT:     "any.use"(%true, %true, %true, %1) : (i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @casts(%p: i8, %i: index, %w: i32) {
  %c255 = arith.constant 255 : i32
  %c127 = arith.constant 127 : i32
  %c255_index = arith.constant 255 : index
  %c15 = arith.constant 15 : i32
  %c15_i8 = arith.constant 15 : i8
  %c256 = arith.constant 256 : i32
  %0 = arith.extui %p : i8 to i32
  %1 = arith.cmpi ule, %0, %c255 : i32
  %2 = arith.extsi %p : i8 to i32
  %3 = arith.cmpi sle, %2, %c127 : i32
  %4 = arith.index_castui %p : i8 to index
  %5 = arith.cmpi ule, %4, %c255_index : index
  %6 = arith.index_cast %p : i8 to index
  %7 = arith.cmpi sle, %6, %c255_index : index
  %8 = arith.andi %w, %c15 : i32
  %9 = arith.ori %8, %c256 : i32
  %10 = arith.trunci %9 : i32 to i8
  %11 = arith.cmpi ule, %10, %c15_i8 : i8
  %12 = arith.trunci %w : i32 to i8
  %13 = arith.cmpi ule, %12, %c15_i8 : i8
  "any.use"(%1, %3, %5, %7, %11, %13) : (i1, i1, i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: i8, %arg1: index, %arg2: i32) {
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.trunci %arg2 : i32 to i8
// CHECK-NEXT:     %1 = arith.cmpi ule, %0, %c15_i8 : i8
// CHECK-NEXT:     "any.use"(%true, %true, %true, %true, %true, %1) : (i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @comparisons(%p: i8, %q: i8, %c: i1) {
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant 8 : i8
  %c9 = arith.constant 9 : i8
  %a = arith.andi %p, %c7 : i8
  %b = arith.ori %a, %c8 : i8
  %0 = arith.cmpi ne, %a, %b : i8
  %1 = arith.cmpi eq, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sge, %a, %b : i8
  %4 = arith.cmpi eq, %a, %q : i8
  %5 = arith.select %c, %a, %c8 : i8
  %6 = arith.cmpi ult, %5, %c9 : i8
  %7 = arith.select %2, %c7, %q : i8
  "any.use"(%0, %1, %2, %3, %4, %6, %7) : (i1, i1, i1, i1, i1, i1, i8) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @comparisons(%arg0: i8, %arg1: i8, %arg2: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %arg1 : i8
// CHECK-NEXT:     "any.use"(%true, %false, %true, %false, %1, %true, %c7_i8) : (i1, i1, i1, i1, i1, i1, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// index is of 32 or of 64 bits: a sum that fits into 64 only is known to fit into neither.
func.func @index_ops(%i: index) {
  %c7 = index.constant 7
  %c14 = index.constant 14
  %big = index.constant 0x7fffffff
  %bigger = index.constant 0x7fffffff0
  %s = index.sizeof
  %c64 = index.constant 64
  %c32 = index.constant 32
  %a = index.and %i, %c7
  %0 = index.add %a, %a
  %1 = index.cmp ule(%0, %c14)
  %2 = index.mul %big, %c7
  %3 = index.shl %a, %c32
  %4 = index.cmp ule(%3, %bigger)
  %5 = index.cmp ule(%s, %c64)
  %6 = index.cmp uge(%s, %c32)
  %7 = index.maxs %a, %c14
  %8 = index.remu %a, %c14
  %9 = index.casts %a : index to i32
  %10 = arith.constant 8 : i32
  %11 = arith.cmpi slt, %9, %10 : i32
  %12 = index.castu %a : index to i32
  %13 = arith.cmpi ult, %12, %10 : i32
  %t = index.bool.constant true
  "any.use"(%1, %2, %4, %5, %6, %7, %8, %11, %13, %t)
      : (i1, index, i1, i1, i1, index, index, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_ops(%arg0: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %idx15032385529 = index.constant 15032385529
// CHECK-NEXT:     %true_0 = index.bool.constant true
// CHECK-NEXT:     %idx32 = index.constant 32
// CHECK-NEXT:     %idx7 = index.constant 7
// CHECK-NEXT:     %idx14 = index.constant 14
// CHECK-NEXT:     %idx34359738352 = index.constant 34359738352
// CHECK-NEXT:     %0 = index.and %arg0, %idx7
// CHECK-NEXT:     %1 = index.shl %0, %idx32
// CHECK-NEXT:     %2 = index.cmp ule(%1, %idx34359738352)
// CHECK-NEXT:     %3 = index.remu %0, %idx14
// CHECK-NEXT:     "any.use"(%true_0, %idx15032385529, %2, %true_0, %true_0, %idx14, %3, %true, %true, %true_0) : (i1, index, i1, i1, i1, index, index, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Remainders that change nothing, and some that do.
func.func @remainders(%p: i8) {
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant 8 : i8
  %c-8 = arith.constant -8 : i8
  %a = arith.andi %p, %c7 : i8
  %0 = arith.remui %a, %c8 {kept} : i8
  %1 = arith.remsi %a, %c8 : i8
  %2 = arith.remui %a, %c7 : i8
  %3 = arith.remsi %a, %c-8 : i8
  %4 = arith.remui %p, %c8 : i8
  %5 = arith.remsi %p, %c8 : i8
  "any.use"(%0, %1, %2, %3, %4, %5) : (i8, i8, i8, i8, i8, i8) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainders(%arg0: i8) {
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c-8_i8 = arith.constant -8 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7_i8 : i8
// CHECK-NEXT:     %1 = arith.remui %0, %c7_i8 : i8
// CHECK-NEXT:     %2 = arith.remsi %0, %c-8_i8 : i8
// CHECK-NEXT:     %3 = arith.remui %arg0, %c8_i8 : i8
// CHECK-NEXT:     %4 = arith.remsi %arg0, %c8_i8 : i8
// CHECK-NEXT:     "any.use"(%0, %0, %1, %2, %3, %4) : (i8, i8, i8, i8, i8, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
