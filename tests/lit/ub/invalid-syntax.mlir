// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
  %0 = ub.poison <1> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = ub.poison :
  return
}
