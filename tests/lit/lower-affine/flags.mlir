// RUN: pyopt --split-input-file --lower-affine %s | FileCheck %s

// Products do not wrap around.
func.func @products(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1)>(%a, %b)[%a]
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 mod 7 + d1 * s0 - 3)>(%a, %b)[%a]
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.muli %arg0, %c3 overflow<nsw> : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %2 = arith.remsi %arg0, %c7 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:     %4 = arith.addi %2, %c7 : index
// CHECK-NEXT:     %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:     %6 = arith.muli %arg1, %arg0 overflow<nsw> : index
// CHECK-NEXT:     %7 = arith.addi %5, %6 : index
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %8 = arith.addi %7, %c-3 : index
// CHECK-NEXT:     return %1, %8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
