// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What the parser and the verifier reject of affine.for.

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %j = 0 to %n, %n {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %j = 0 to "a" {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected attribute value}}
  affine.for %j = 0 to 10 step %n {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %j = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' invalid kind of attribute specified}}
  affine.for %j = 0 to 10 step "a" {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{floating point value not valid for specified type}}
  affine.for %j = 0 to 1.0 {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %j = 0 : i32 to 10 {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %j = affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to 10 {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %j = 0 to affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %j = 0 to affine_map<(d0)[s0] -> (s0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %j = 0 to affine_map<(d0)[s0] -> (s0)>(%i, %i)[%n] {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '(' in operand list}}
  affine.for %j = 0 to affine_map<(d0)[s0] -> (s0)> {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '='}}
  affine.for %j in 0 until affine_map<(d0)[s0] -> (s0)> {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected SSA operand}}
  affine.for j = 0 to 10 {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '->'}}
  affine.for %j = 0 to 10 iter_args(%a = %x) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %j = 0 to 10 iter_args(%a = %x) -> (f32, f32) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = affine.for %j = 0 to 10 iter_args(%a = %x) -> (i32) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %j = 0 to 10 iter_args(%a = %x) -> (f32) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.for' expected '('}}
  %0 = affine.for %j = 0 to 10 iter_args %a = %x -> (f32) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0:
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op along control flow edge from Operation affine.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index, %b: f32):
    // expected-note @+1 {{region branch point}}
    "affine.yield"() : () -> ()
  }) : (f32) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index, %b: i32):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> (f32)
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : i32, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.for' op expects region #0 to have 0 or 1 blocks}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index):
    cf.br ^bb1
  ^bb1:
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @no_upper_bound(%m: memref<?xf32>) {
  // expected-error @+1 {{'affine.for' op expected upper bound map to have at least one result}}
  affine.for %i = 0 to min affine_map<() -> ()>() {
  }
  return
}

// -----

func.func @no_bounds(%m: memref<?xf32>) {
  // expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  affine.for %i = max affine_map<() -> ()>() to min affine_map<() -> ()>() {
  }
  return
}
