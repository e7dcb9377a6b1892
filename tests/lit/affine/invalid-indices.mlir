// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:2 = affine.delinearize_index %x into () : index, index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{expected non-function type}}
  affine.delinearize_index %x into () :
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %x into (0, 5) : index, index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op result #1 must be variadic of index, but got 'i32'}}
  %0:2 = affine.delinearize_index %x into (4) : index, i32
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{custom op 'affine.delinearize_index' expected 'into'}}
  %0:2 = affine.delinearize_index %x(4) : index, index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+2 {{custom op 'affine.delinearize_index' expected integer value}}
  // expected-error @+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %x into (x) : index, index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op requires attribute 'static_basis'}}
  %0:2 = "affine.delinearize_index"(%x) : (index) -> (index, index)
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%x) <{static_basis = array<i64: -9223372036854775808>}> : (index) -> (index, index)
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.delinearize_index' op expected 1 or more operands, but found 0}}
  "affine.delinearize_index"() <{static_basis = array<i64>}> : () -> ()
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%x, %a] by () : index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{custom op 'affine.linearize_index' expected 'by'}}
  %0 = affine.linearize_index [%x] into (2) : index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+2 {{expected '(' in dynamic index list}}
  // expected-error @+1 {{custom op 'affine.linearize_index' expected SSA value or integer}}
  %0 = affine.linearize_index [%x] by [2] : index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = affine.linearize_index [%x, %a] by (2) : i32
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.linearize_index' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "affine.linearize_index"(%x, %a) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 4>}> : (index, index) -> index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%x, %a) <{operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 4>}> : (index, index) -> index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+1 {{'affine.linearize_index' op requires attribute 'static_basis'}}
  %0 = "affine.linearize_index"(%x, %a) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> index
  return
}

// -----

func.func @f(%x: index, %a: index, %b: index) {
  // expected-error @+2 {{expected ')' in dynamic index list}}
  // expected-error @+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %x into (5 : i32) : index, index
  return
}
