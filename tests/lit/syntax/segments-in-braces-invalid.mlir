// RUN: pyopt %s --split-input-file --verify-diagnostics

func.func @none_fits(%i: index) {
  // expected-error @+1 {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%i) {operandSegmentSizes = array<i32: 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @properties(%i: index) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1>} for op memref.alloc: size mismatch in attribute conversion: 1 vs 2}}
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1>}> {
    operandSegmentSizes = array<i32: 1, 0>
  } : (index) -> memref<?xf32>
  return
}

// -----

func.func @old_name_in_properties() {
  // expected-error @+1 {{invalid properties {operand_segment_sizes = 3 : i64} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloc"() <{operand_segment_sizes = 3}> : () -> memref<3xf32>
  return
}

// -----

func.func @custom_form(%i: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc(%i) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}

// -----

func.func @custom_form_total(%i: index) {
  // expected-error @+1 {{'memref.alloc' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = memref.alloc(%i) {operand_segment_sizes = array<i32: 1, 1>} : memref<?xf32>
  return
}
