// RUN: pyopt %s --canonicalize | FileCheck %s

// Constants of what is associative and commutative are combined.
func.func @combined(%x: index) -> (index, index, index, index, index, index, index, index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.add %x, %c3
  %1 = index.add %0, %c5
  %2 = index.and %x, %c3
  %3 = index.and %2, %c5
  %4 = index.maxs %x, %c3
  %5 = index.maxs %4, %c5
  %6 = index.maxu %x, %c3
  %7 = index.maxu %6, %c5
  %8 = index.mins %c3, %x
  %9 = index.mins %8, %c5
  %10 = index.minu %x, %c3
  %11 = index.minu %c5, %10
  %12 = index.mul %x, %c3
  %13 = index.mul %12, %c5
  %14 = index.or %x, %c3
  %15 = index.or %14, %c5
  %16 = index.xor %x, %c3
  %17 = index.xor %16, %c5
  return %1, %3, %5, %7, %9, %11, %13, %15, %17
      : index, index, index, index, index, index, index, index, index
}

// Not those that an index of 32 bits would combine otherwise, nor two different ops, nor what has no constant.
func.func @kept(%x: index, %y: index) -> (index, index, index) {
  %c3 = index.constant 3
  %wide = index.constant 4294967296
  %0 = index.maxs %x, %wide
  %1 = index.maxs %0, %c3
  %2 = index.add %x, %c3
  %3 = index.mul %2, %c3
  %4 = index.add %x, %y
  %5 = index.add %4, %c3
  return %1, %3, %5 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @combined(%arg0: index) -> (index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %idx6 = index.constant 6
// CHECK-NEXT:     %idx7 = index.constant 7
// CHECK-NEXT:     %idx15 = index.constant 15
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx1 = index.constant 1
// CHECK-NEXT:     %idx8 = index.constant 8
// CHECK-NEXT:     %0 = index.add %arg0, %idx8
// CHECK-NEXT:     %1 = index.and %arg0, %idx1
// CHECK-NEXT:     %2 = index.maxs %arg0, %idx5
// CHECK-NEXT:     %3 = index.maxu %arg0, %idx5
// CHECK-NEXT:     %4 = index.mins %arg0, %idx3
// CHECK-NEXT:     %5 = index.minu %arg0, %idx3
// CHECK-NEXT:     %6 = index.mul %arg0, %idx15
// CHECK-NEXT:     %7 = index.or %arg0, %idx7
// CHECK-NEXT:     %8 = index.xor %arg0, %idx6
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %idx3 = index.constant 3
// CHECK-NEXT:     %idx4294967296 = index.constant 4294967296
// CHECK-NEXT:     %0 = index.maxs %arg0, %idx4294967296
// CHECK-NEXT:     %1 = index.maxs %0, %idx3
// CHECK-NEXT:     %2 = index.add %arg0, %idx3
// CHECK-NEXT:     %3 = index.mul %2, %idx3
// CHECK-NEXT:     %4 = index.add %arg0, %arg1
// CHECK-NEXT:     %5 = index.add %4, %idx3
// CHECK-NEXT:     return %1, %3, %5 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
