// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = index.bool.constant
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  %0 = index.casts %i : index
  // expected-error @+1 {{custom op 'index.casts' expected 'to'}}
  return
}
