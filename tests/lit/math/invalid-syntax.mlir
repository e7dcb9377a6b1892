// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = math.sin
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'f16' vs 'f32'}}
  %0 = math.fma %f, %f, %f : f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ','}}
  %0 = math.fpowi %f, %a : f32
  return
}
