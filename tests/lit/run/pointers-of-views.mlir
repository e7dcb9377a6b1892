// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize --cse | FileCheck %s
// RUN: pyopt-run %s -p="builtin.module(expand-strided-metadata)" | FileCheck %s

// A view's pointer is where its bytes begin; that of a subview is its buffer's.

// CHECK:      12
// CHECK-NEXT: 20
// CHECK-NEXT: 0
func.func @main() -> (index, index, index) {
  %c12 = arith.constant 12 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloc() : memref<64xi8>
  %p = memref.extract_aligned_pointer_as_index %b : memref<64xi8> -> index
  %w = memref.view %b[%c12][] : memref<64xi8> to memref<16xi8>
  %q = memref.extract_aligned_pointer_as_index %w : memref<16xi8> -> index
  %d = arith.subi %q, %p : index
  // A view of a view.
  %v = memref.view %w[%c8][] : memref<16xi8> to memref<2xi32>
  %r = memref.extract_aligned_pointer_as_index %v : memref<2xi32> -> index
  %e = arith.subi %r, %p : index
  %s = memref.subview %v[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %t = memref.extract_aligned_pointer_as_index %s : memref<1xi32, strided<[1], offset: 1>> -> index
  %f = arith.subi %t, %r : index
  memref.dealloc %b : memref<64xi8>
  return %d, %e, %f : index, index, index
}
