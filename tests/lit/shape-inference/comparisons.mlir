// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Decided for all extents.
func.func @decided(%x: tensor<?x?xf32>) -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = tensor.dim %x, %c0 : tensor<?x?xf32>
  %w = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = arith.addi %h, %c1 : index
  %a = arith.muli %h, %w : index
  %b = arith.muli %w, %h : index
  %p = arith.cmpi slt, %h, %e : index
  %q = arith.cmpi eq, %h, %e : index
  %r = arith.cmpi eq, %a, %b : index
  %s = arith.cmpi sge, %h, %c0 : index
  %t = index.cmp slt(%h, %c0)
  return %p, %q, %r, %s, %t : i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @decided(%arg0: tensor<?x?xf32>) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %false_3 = arith.constant false
// CHECK-NEXT:     return %true, %false, %true_1, %true_2, %false_3 : i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not decided: it depends, or a sum may wrap around.
func.func @open(%x: tensor<?x?xf32>, %n: index) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = tensor.dim %x, %c0 : tensor<?x?xf32>
  %w = tensor.dim %x, %c1 : tensor<?x?xf32>
  %more = arith.addi %n, %c1 : index
  %p = arith.cmpi slt, %h, %w : index
  %q = arith.cmpi sgt, %h, %c0 : index
  %r = arith.cmpi slt, %n, %more : index
  return %p, %q, %r : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @open(%arg0: tensor<?x?xf32>, %arg1: index) -> (i1, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %dim, %dim_0 : index
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim, %c0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %arg1, %0 : index
// CHECK-NEXT:     return %1, %2, %3 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What an assertion makes sure of is known behind it: its own condition stays.
func.func @asserted(%x: tensor<?xf32>) -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %h = tensor.dim %x, %c0 : tensor<?xf32>
  %p = arith.cmpi eq, %h, %c5 : index
  cf.assert %p, "five"
  %q = arith.cmpi eq, %h, %c5 : index
  return %p, %q : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @asserted(%arg0: tensor<?xf32>) -> (i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c5 : index
// CHECK-NEXT:     cf.assert %0, "five"
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %0, %true : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
