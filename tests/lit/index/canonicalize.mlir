// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Neutral operands.
func.func @neutral(%x: index) -> (index, index, index, index, index, index, index) {
  %b0 = index.constant 0
  %0 = index.add %x, %b0
  %b1 = index.constant 0
  %1 = index.sub %x, %b1
  %b2 = index.constant 1
  %2 = index.mul %x, %b2
  %b3 = index.constant 0
  %3 = index.mul %x, %b3
  %b4 = index.constant 1
  %4 = index.add %x, %b4
  %a5 = index.constant 0
  %5 = index.sub %a5, %x
  %b6 = index.constant 2
  %6 = index.mul %x, %b6
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @neutral(%arg0: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %idx2 = index.constant 2
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %0 = index.add %arg0, %idx1
// CHECK-NEXT:     %1 = index.sub %idx0, %arg0
// CHECK-NEXT:     %2 = index.mul %arg0, %idx2
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %idx0, %0, %1, %2 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What no fold knows.
func.func @kept(%x: index) -> (index, index, index, index, index, index) {
  %b0 = index.constant 1
  %0 = index.divs %x, %b0
  %b1 = index.constant 0
  %1 = index.and %x, %b1
  %b2 = index.constant 0
  %2 = index.or %x, %b2
  %3 = index.maxs %x, %x
  %4 = index.sub %x, %x
  %b5 = index.constant 0
  %5 = index.shl %x, %b5
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %0 = index.divs %arg0, %idx1
// CHECK-NEXT:     %1 = index.and %arg0, %idx0
// CHECK-NEXT:     %2 = index.or %arg0, %idx0
// CHECK-NEXT:     %3 = index.maxs %arg0, %arg0
// CHECK-NEXT:     %4 = index.sub %arg0, %arg0
// CHECK-NEXT:     %5 = index.shl %arg0, %idx0
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant goes to the right.
func.func @right(%x: index) -> (index, index, index, index) {
  %a0 = index.constant 5
  %0 = index.add %a0, %x
  %a1 = index.constant 5
  %1 = index.maxu %a1, %x
  %a2 = index.constant 5
  %2 = index.xor %a2, %x
  %a3 = index.constant 5
  %3 = index.sub %a3, %x
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @right(%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %0 = index.add %arg0, %idx5
// CHECK-NEXT:     %1 = index.maxu %arg0, %idx5
// CHECK-NEXT:     %2 = index.xor %arg0, %idx5
// CHECK-NEXT:     %3 = index.sub %idx5, %arg0
// CHECK-NEXT:     return %0, %1, %2, %3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sums and products.
func.func @sums() -> (index, index, index, index) {
  %a0 = index.constant 7
  %b0 = index.constant 8589934597
  %0 = index.add %a0, %b0
  %a1 = index.constant -3
  %b1 = index.constant 4
  %1 = index.sub %a1, %b1
  %a2 = index.constant -3
  %b2 = index.constant 4
  %2 = index.mul %a2, %b2
  %a3 = index.constant 8589934597
  %b3 = index.constant 8589934597
  %3 = index.mul %a3, %b3
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums() -> (index, index, index, index) {
// CHECK-NEXT:     %idx8589934604 = index.constant 8589934604
// CHECK-NEXT:     %idx-7 = index.constant -7
// CHECK-NEXT:     %idx-12 = index.constant -12
// CHECK-NEXT:     %idx85899345945 = index.constant 85899345945
// CHECK-NEXT:     return %idx8589934604, %idx-7, %idx-12, %idx85899345945 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Quotients where 32 and 64 bits agree.
func.func @quotients() -> (index, index, index, index, index, index, index) {
  %a0 = index.constant -7
  %b0 = index.constant 2
  %0 = index.divs %a0, %b0
  %a1 = index.constant 7
  %b1 = index.constant 2
  %1 = index.ceildivs %a1, %b1
  %a2 = index.constant -7
  %b2 = index.constant 2
  %2 = index.ceildivs %a2, %b2
  %a3 = index.constant -7
  %b3 = index.constant 2
  %3 = index.floordivs %a3, %b3
  %a4 = index.constant 7
  %b4 = index.constant 2
  %4 = index.floordivs %a4, %b4
  %a5 = index.constant 7
  %b5 = index.constant 2
  %5 = index.ceildivu %a5, %b5
  %a6 = index.constant 7
  %b6 = index.constant 2
  %6 = index.divu %a6, %b6
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotients() -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %idx-3 = index.constant -3
// CHECK-NEXT:     %idx4 = index.constant 4
// CHECK-NEXT:     %idx-4 = index.constant -4
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     return %idx-3, %idx4, %idx-3, %idx-4, %idx3, %idx4, %idx3 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Quotients where they do not, and by zero.
func.func @not_quotients() -> (index, index, index, index, index, index) {
  %a0 = index.constant 8589934592
  %b0 = index.constant 5
  %0 = index.divs %a0, %b0
  %a1 = index.constant 8589934592
  %b1 = index.constant 3
  %1 = index.divu %a1, %b1
  %a2 = index.constant 7
  %b2 = index.constant 0
  %2 = index.divs %a2, %b2
  %a3 = index.constant 7
  %b3 = index.constant 0
  %3 = index.remu %a3, %b3
  %a4 = index.constant 0
  %b4 = index.constant 0
  %4 = index.floordivs %a4, %b4
  %a5 = index.constant 3
  %b5 = index.constant 0
  %5 = index.ceildivu %a5, %b5
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_quotients() -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %idx7 = index.constant 7
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %idx8589934592 = index.constant 8589934592
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %0 = index.divs %idx8589934592, %idx5
// CHECK-NEXT:     %1 = index.divu %idx8589934592, %idx3
// CHECK-NEXT:     %2 = index.divs %idx7, %idx0
// CHECK-NEXT:     %3 = index.remu %idx7, %idx0
// CHECK-NEXT:     %4 = index.floordivs %idx0, %idx0
// CHECK-NEXT:     %5 = index.ceildivu %idx3, %idx0
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Remainders.
func.func @remainders() -> (index, index, index, index, index) {
  %a0 = index.constant -7
  %b0 = index.constant 2
  %0 = index.rems %a0, %b0
  %a1 = index.constant 7
  %b1 = index.constant -2
  %1 = index.rems %a1, %b1
  %a2 = index.constant 7
  %b2 = index.constant 2
  %2 = index.remu %a2, %b2
  %a3 = index.constant -7
  %b3 = index.constant 5
  %3 = index.remu %a3, %b3
  %a4 = index.constant 4294967299
  %b4 = index.constant 5
  %4 = index.rems %a4, %b4
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainders() -> (index, index, index, index, index) {
// CHECK-NEXT:     %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx-1 = index.constant -1
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %idx4 = index.constant 4
// CHECK-NEXT:     %0 = index.rems %idx4294967299, %idx5
// CHECK-NEXT:     return %idx-1, %idx1, %idx1, %idx4, %0 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extremes.
func.func @extremes() -> (index, index, index, index, index, index) {
  %a0 = index.constant -3
  %b0 = index.constant 5
  %0 = index.maxs %a0, %b0
  %a1 = index.constant -3
  %b1 = index.constant 5
  %1 = index.maxu %a1, %b1
  %a2 = index.constant -3
  %b2 = index.constant 5
  %2 = index.mins %a2, %b2
  %a3 = index.constant -3
  %b3 = index.constant 5
  %3 = index.minu %a3, %b3
  %a4 = index.constant 8589934597
  %b4 = index.constant 6
  %4 = index.maxs %a4, %b4
  %a5 = index.constant 8589934597
  %b5 = index.constant 6
  %5 = index.minu %a5, %b5
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes() -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %idx6 = index.constant 6
// CHECK-NEXT:     %idx8589934597 = index.constant 8589934597
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx-3 = index.constant -3
// CHECK-NEXT:     %0 = index.maxs %idx8589934597, %idx6
// CHECK-NEXT:     %1 = index.minu %idx8589934597, %idx6
// CHECK-NEXT:     return %idx5, %idx-3, %idx-3, %idx5, %0, %1 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shifts.
func.func @shifts() -> (index, index, index, index, index, index, index) {
  %a0 = index.constant 1
  %b0 = index.constant 31
  %0 = index.shl %a0, %b0
  %a1 = index.constant 1
  %b1 = index.constant 32
  %1 = index.shl %a1, %b1
  %a2 = index.constant -8
  %b2 = index.constant 1
  %2 = index.shrs %a2, %b2
  %a3 = index.constant -8
  %b3 = index.constant 32
  %3 = index.shrs %a3, %b3
  %a4 = index.constant 8
  %b4 = index.constant 1
  %4 = index.shru %a4, %b4
  %a5 = index.constant -8
  %b5 = index.constant 1
  %5 = index.shru %a5, %b5
  %a6 = index.constant 1
  %b6 = index.constant -1
  %6 = index.shl %a6, %b6
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @shifts() -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %idx4 = index.constant 4
// CHECK-NEXT:     %idx-4 = index.constant -4
// CHECK-NEXT:     %idx-1 = index.constant -1
// CHECK-NEXT:     %idx-8 = index.constant -8
// CHECK-NEXT:     %idx32 = index.constant 32
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %idx2147483648 = index.constant 2147483648
// CHECK-NEXT:     %0 = index.shl %idx1, %idx32
// CHECK-NEXT:     %1 = index.shrs %idx-8, %idx32
// CHECK-NEXT:     %2 = index.shru %idx-8, %idx1
// CHECK-NEXT:     %3 = index.shl %idx1, %idx-1
// CHECK-NEXT:     return %idx2147483648, %0, %idx-4, %1, %idx4, %2, %3 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits.
func.func @bits() -> (index, index, index) {
  %a0 = index.constant -3
  %b0 = index.constant 5
  %0 = index.and %a0, %b0
  %a1 = index.constant -3
  %b1 = index.constant 5
  %1 = index.or %a1, %b1
  %a2 = index.constant 8589934597
  %b2 = index.constant 5
  %2 = index.xor %a2, %b2
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits() -> (index, index, index) {
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx-3 = index.constant -3
// CHECK-NEXT:     %idx8589934592 = index.constant 8589934592
// CHECK-NEXT:     return %idx5, %idx-3, %idx8589934592 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts of constants: to index, and to i1.
func.func @casts(%x: i32) -> (index, index, index, i1, i32, index) {
  %a = arith.constant -7 : i32
  %b = arith.constant 5000000000 : i64
  %d = index.constant 3
  %0 = index.casts %a : i32 to index
  %1 = index.castu %a : i32 to index
  %2 = index.casts %b : i64 to index
  %3 = index.casts %d : index to i1
  %4 = index.casts %d : index to i32
  %5 = index.castu %x : i32 to index
  return %0, %1, %2, %3, %4, %5 : index, index, index, i1, i32, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: i32) -> (index, index, index, i1, i32, index) {
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %idx-7 = index.constant -7
// CHECK-NEXT:     %idx4294967289 = index.constant 4294967289
// CHECK-NEXT:     %idx5000000000 = index.constant 5000000000
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %0 = index.casts %idx3 : index to i32
// CHECK-NEXT:     %1 = index.castu %arg0 : i32 to index
// CHECK-NEXT:     return %idx-7, %idx4294967289, %idx5000000000, %true, %0, %1 : index, index, index, i1, i32, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Comparisons of constants.
func.func @cmp_constants() -> (i1, i1, i1, i1, i1) {
  %m = index.constant -1
  %b = index.constant 5
  %big = index.constant 4294967296
  %z = index.constant 0
  %0 = index.cmp slt(%m, %b)
  %1 = index.cmp ult(%m, %b)
  %2 = index.cmp ne(%m, %b)
  %3 = index.cmp eq(%big, %z)
  %4 = index.cmp uge(%b, %b)
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_constants() -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %idx4294967296 = index.constant 4294967296
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %false = index.bool.constant false
// CHECK-NEXT:     %0 = index.cmp eq(%idx4294967296, %idx0)
// CHECK-NEXT:     return %true, %false, %true, %0, %true : i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A value and itself.
func.func @cmp_itself(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%x, %x)
  %1 = index.cmp ne(%x, %x)
  %2 = index.cmp slt(%x, %x)
  %3 = index.cmp sle(%x, %x)
  %4 = index.cmp sgt(%x, %x)
  %5 = index.cmp sge(%x, %x)
  %6 = index.cmp ult(%x, %x)
  %7 = index.cmp ule(%x, %x)
  %8 = index.cmp ugt(%x, %x)
  %9 = index.cmp uge(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_itself(%arg0: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %false = index.bool.constant false
// CHECK-NEXT:     return %true, %false, %false, %true, %false, %true, %false, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bounded values against constants.
func.func @cmp_bounded(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %b = index.constant 5
  %n = index.constant 9
  %a0 = index.maxs %x, %b
  %a1 = index.mins %x, %b
  %a2 = index.maxu %x, %b
  %a3 = index.minu %x, %b
  %0 = index.cmp sgt(%a0, %z)
  %1 = index.cmp slt(%a0, %b)
  %2 = index.cmp slt(%a1, %n)
  %3 = index.cmp eq(%a1, %n)
  %4 = index.cmp ugt(%a2, %z)
  %5 = index.cmp ule(%a3, %b)
  %6 = index.cmp slt(%a3, %n)
  %7 = index.cmp eq(%a0, %z)
  %8 = index.cmp slt(%a0, %n)
  %9 = index.cmp eq(%a3, %z)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_bounded(%arg0: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %false = index.bool.constant false
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx9 = index.constant 9
// CHECK-NEXT:     %0 = index.maxs %arg0, %idx5
// CHECK-NEXT:     %1 = index.mins %arg0, %idx5
// CHECK-NEXT:     %2 = index.minu %arg0, %idx5
// CHECK-NEXT:     %3 = index.cmp eq(%1, %idx9)
// CHECK-NEXT:     %4 = index.cmp slt(%0, %idx9)
// CHECK-NEXT:     %5 = index.cmp eq(%2, %idx0)
// CHECK-NEXT:     return %true, %false, %true, %3, %true, %true, %true, %false, %4, %5 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A bound on the other side says nothing.
func.func @cmp_other_side(%x: index) -> (i1, i1) {
  %z = index.constant 0
  %b = index.constant 5
  %a = index.maxs %x, %b
  %0 = index.cmp sgt(%z, %a)
  %1 = index.cmp sgt(%a, %x)
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_other_side(%arg0: index) -> (i1, i1) {
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %0 = index.maxs %arg0, %idx5
// CHECK-NEXT:     %1 = index.cmp sgt(%idx0, %0)
// CHECK-NEXT:     %2 = index.cmp sgt(%0, %arg0)
// CHECK-NEXT:     return %1, %2 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A difference against zero is a comparison.
func.func @cmp_difference(%x: index, %y: index) -> (i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %o = index.constant 1
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %z)
  %1 = index.cmp slt(%d, %z)
  %2 = index.cmp sge(%z, %d)
  %3 = index.cmp ne(%d, %o)
  %4 = index.cmp eq(%d, %x)
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_difference(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %0 = index.sub %arg0, %arg1
// CHECK-NEXT:     %1 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:     %2 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:     %3 = index.cmp sge(%arg1, %arg0)
// CHECK-NEXT:     %4 = index.cmp ne(%0, %idx1)
// CHECK-NEXT:     %5 = index.cmp eq(%0, %arg0)
// CHECK-NEXT:     return %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Poison is no number.
func.func @poison(%x: index) -> (index, i1) {
  %p = ub.poison : index
  %0 = index.add %x, %p
  %1 = index.cmp eq(%p, %x)
  return %0, %1 : index, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison(%arg0: index) -> (index, i1) {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %1 = index.add %arg0, %0
// CHECK-NEXT:     %2 = index.cmp eq(%0, %arg0)
// CHECK-NEXT:     return %1, %2 : index, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// arith takes constants of index, and the other way round.
func.func @mixed() -> (index, index) {
  %a = index.constant 5
  %b = arith.constant 6 : index
  %0 = arith.addi %a, %b : index
  %1 = index.mul %a, %b
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed() -> (index, index) {
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %idx30 = index.constant 30
// CHECK-NEXT:     return %c11, %idx30 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants are calculated with before neutral operands are looked at: the result is a constant of this dialect.
func.func @neutral_constants() -> (index, index, index) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = index.add %c5, %c0
  %1 = index.mul %c0, %c5
  %2 = index.mul %c1, %c1
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @neutral_constants() -> (index, index, index) {
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx0 = index.constant 0
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     return %idx5, %idx0, %idx1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
