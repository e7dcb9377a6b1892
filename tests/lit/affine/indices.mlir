// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// With and without a bound of the first index.
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
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (%arg1, 3, %arg2) : index, index, index
// CHECK-NEXT:     %1:3 = affine.delinearize_index %arg0 into (3, %arg2) : index, index, index
// CHECK-NEXT:     %2 = affine.delinearize_index %arg0 into () : index
// CHECK-NEXT:     %3 = affine.delinearize_index %arg0 into (4) : index
// CHECK-NEXT:     %4:2 = affine.delinearize_index %arg0 into (4) {x} : index, index
// CHECK-NEXT:     %5 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     %6 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg2) {x} : index
// CHECK-NEXT:     %7 = affine.linearize_index [] by () : index
// CHECK-NEXT:     %8 = affine.linearize_index [%arg0] by () : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "forms"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0:3 = "affine.delinearize_index"(%arg0, %arg1, %arg2) <{static_basis = array<i64: -9223372036854775808, 3, -9223372036854775808>}> : (index, index, index) -> (index, index, index)
// GENERIC-NEXT:     %1:3 = "affine.delinearize_index"(%arg0, %arg2) <{static_basis = array<i64: 3, -9223372036854775808>}> : (index, index) -> (index, index, index)
// GENERIC-NEXT:     %2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT:     %3 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 4>}> : (index) -> index
// GENERIC-NEXT:     %4:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 4>}> {x} : (index) -> (index, index)
// GENERIC-NEXT:     %5 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}> : (index, index) -> index
// GENERIC-NEXT:     %6 = "affine.linearize_index"(%arg0, %arg1, %arg2) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> {x} : (index, index, index) -> index
// GENERIC-NEXT:     %7 = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
// GENERIC-NEXT:     %8 = "affine.linearize_index"(%arg0) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%x: index, %a: index, %b: index) {
  %0 = affine.linearize_index [%x, %a] by (2, 0) : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (2, 0) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 0>}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%x: index, %a: index, %b: index) {
  %0 = affine.linearize_index [%x, %a] by (-1) : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (-1) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -1>}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%x: index, %a: index, %b: index) {
  %0 = "affine.linearize_index"(%x, %a) <{
    operandSegmentSizes = array<i32: 2, 0>,
    static_basis = array<i64: 4>
  }> : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%x: index, %a: index, %b: index) {
  %0 = "affine.linearize_index"(%x, %a) <{
    operandSegmentSizes = array<i32: 2, 0>,
    disjoint,
    static_basis = array<i64: 4>
  }> : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4) : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
