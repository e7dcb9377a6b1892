// RUN: pyopt --split-input-file --verify-diagnostics %s

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.add %a, %a
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (i32, i32) -> index
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.add' op result #0 must be index, but got 'i32'}}
  %0 = "index.add"(%i, %i) : (index, index) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %i : index to index
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %a : i32 to i64
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.castu' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.castu %f : f32 to index
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = index.constant true
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%i, %i) : (index, index) -> i1
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{invalid properties {pred = 3 : i32} for op index.cmp: Invalid attribute `pred` in property conversion: 3 : i32}}
  %0 = "index.cmp"(%i, %i) <{pred = 3 : i32}> : (index, index) -> i1
  return
}

// -----

func.func @f(%i: index, %a: i32, %b: i64, %f: f32) {
  // expected-error @+1 {{custom op 'index.pow' is unknown}}
  %0 = index.pow %i, %i
  return
}
