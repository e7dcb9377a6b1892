// RUN: pyopt --split-input-file --lower-affine %s | FileCheck %s

func.func @forms(%x: index, %a: index, %b: index) {
  %0:3 = affine.delinearize_index %x into (%a, 3, %b) : index, index, index
  %1:3 = affine.delinearize_index %x into (3, %b) : index, index, index
  %2 = affine.delinearize_index %x into () : index
  %3 = affine.delinearize_index %x into (4) : index
  %4:2 = affine.delinearize_index %x into (4) {x} : index, index
  %5 = affine.linearize_index [%x, %a] by (4, 5) : index
  %6 = affine.linearize_index disjoint [%x, %a] by (%b) {x} : index
  %7 = affine.linearize_index [] by () : index
  %8 = affine.linearize_index [%x] by () : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forms(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c3 overflow<nsw, nuw> : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT:     %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT:     %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT:     %6 = arith.divsi %5, %arg2 : index
// CHECK-NEXT:     %7 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:     %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT:     %9 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %11 = arith.muli %arg2, %c3_0 overflow<nsw, nuw> : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %12 = arith.floordivsi %arg0, %11 : index
// CHECK-NEXT:     %13 = arith.remsi %arg0, %11 : index
// CHECK-NEXT:     %14 = arith.cmpi slt, %13, %c0_1 : index
// CHECK-NEXT:     %15 = arith.addi %13, %11 overflow<nsw> : index
// CHECK-NEXT:     %16 = arith.select %14, %15, %13 : index
// CHECK-NEXT:     %17 = arith.divsi %16, %arg2 : index
// CHECK-NEXT:     %18 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:     %19 = arith.cmpi slt, %18, %c0_1 : index
// CHECK-NEXT:     %20 = arith.addi %18, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %21 = arith.select %19, %20, %18 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %22 = arith.floordivsi %arg0, %c4 : index
// CHECK-NEXT:     %23 = arith.remsi %arg0, %c4 : index
// CHECK-NEXT:     %24 = arith.cmpi slt, %23, %c0_2 : index
// CHECK-NEXT:     %25 = arith.addi %23, %c4 overflow<nsw> : index
// CHECK-NEXT:     %26 = arith.select %24, %25, %23 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %27 = arith.muli %arg0, %c5 overflow<nsw> : index
// CHECK-NEXT:     %28 = arith.addi %27, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %29 = arith.muli %arg0, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %30 = arith.addi %29, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
