// RUN: pyopt %s --split-input-file --mlir-print-op-generic | FileCheck %s

// Sizes of segments in braces: a list that does not fit says nothing, and the old name says more than that of today.

func.func @fits(%i: index) {
  %0 = "memref.alloc"(%i) {operandSegmentSizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "fits"}> ({
// CHECK-NEXT:   ^bb0(%arg0: index):
// CHECK-NEXT:     %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @does_not_fit() {
  %0 = "memref.alloc"() {operandSegmentSizes = array<i32: 1>} : () -> memref<3xf32>
  %1 = "memref.alloc"() {operandSegmentSizes = 3} : () -> memref<3xf32>
  %2 = "memref.alloc"() {operandSegmentSizes = array<i64: 0, 1>} : () -> memref<3xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "does_not_fit"}> ({
// CHECK-NEXT:     %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xf32>
// CHECK-NEXT:     %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xf32>
// CHECK-NEXT:     %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @old_name(%i: index) {
  %0 = "memref.alloc"(%i) {
    operandSegmentSizes = array<i32: 0, 1>,
    operand_segment_sizes = array<i32: 1, 0>
  } : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%i) {
    operandSegmentSizes = array<i32: 1, 0>,
    operand_segment_sizes = array<i32: 1>
  } : (index) -> memref<?xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "old_name"}> ({
// CHECK-NEXT:   ^bb0(%arg0: index):
// CHECK-NEXT:     %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @properties_first(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> {
    operandSegmentSizes = array<i32: 0, 1>
  } : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%i) <{operand_segment_sizes = array<i32: 1, 0>}> {
    operandSegmentSizes = array<i32: 0, 1>
  } : (index) -> memref<?xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "properties_first"}> ({
// CHECK-NEXT:   ^bb0(%arg0: index):
// CHECK-NEXT:     %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// -----

func.func @custom_form(%i: index) {
  %0 = memref.alloc(%i) {operandSegmentSizes = array<i32: 1>} : memref<?xf32>
  %1 = memref.alloc(%i) {operand_segment_sizes = array<i32: 1, 0>} : memref<?xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "custom_form"}> ({
// CHECK-NEXT:   ^bb0(%arg0: index):
// CHECK-NEXT:     %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
