// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What the parser and the verifier reject of affine.if and affine.parallel.

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if affine_map<(d0) -> (d0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 == 0)>(%i, %n) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0) : (d0 == 0)>(%i)[%n] {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) {condition = affine_set<(d0)[s0] : (d0 == 0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op attribute 'condition' failed to satisfy constraint: IntegerSet attribute}}
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) {condition = affine_map<(d0)[s0] -> (d0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%y) ({
    affine.yield
  }, {
  }) {condition = affine_set<(d0) : (d0 == 0)>} : (i32) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  "affine.if"(%i) ({
  ^bb0(%a: index):
    affine.yield
  }, {
  }) {condition = affine_set<()[s0] : (s0 == 0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "affine.if"(%i) ({
  }, {
  }) {condition = affine_set<()[s0] : (s0 == 0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op expected 2 regions}}
  "affine.if"(%i) ({
    affine.yield
  }) {condition = affine_set<()[s0] : (s0 == 0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.if' op expects region #1 to have 0 or 1 blocks}}
  "affine.if"(%i) ({
    affine.yield
  }, {
    cf.br ^bb1
  ^bb1:
    affine.yield
  }) {condition = affine_set<()[s0] : (s0 == 0)>} : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a, %b) = (0) to (10) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a) = (0) to (10) step (1, 2) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%a) = (0) to (10) step (%n) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  affine.parallel (%a) = (0) to (10) reduce ("addf") {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "add"}}
  %0 = affine.parallel (%a) = (0) to (10) reduce ("add") -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = affine.parallel (%a) = (0) to (10) reduce (addf) -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '('}}
  %0 = affine.parallel (%a) = (0) to (10) reduce "addf" -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addi") -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addf") -> f32 {
    // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : i32
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '('}}
  affine.parallel (%a) = 0 to (10) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' expected 'to'}}
  affine.parallel (%a) = (0) until (10) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '(' in argument list}}
  affine.parallel %a = (0) to (10) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{result number not allowed in argument list}}
  affine.parallel (%a#1) = (0) to (10) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.parallel (%a) = (0) to (%x) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected '(' in affine map}}
  affine.parallel (%a) = (0) to (min %n) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{use of undeclared identifier}}
  affine.parallel (%a) = (0) to (max(%n)) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{expected ')'}}
  affine.parallel (%a) = (0 to 10) {
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op expected upper bounds map to have 3 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10, 20)>}> ({
  ^bb0(%a: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [99], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'affine.parallel' op attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%a: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  affine.parallel (%a) = (0) to (10) {
    %0 = "test.x"() : () -> index
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%b) = (0) to (%0) {
    }
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  affine.parallel (%a) = (0) to (10) {
    %0 = "test.x"() : () -> index
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%b) = (symbol(%a)) to (10) {
    }
  }
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  affine.if affine_set<(d0) : (d0 == 0)>(%i) {
    affine.if affine_set<(d0)[s0] : (d0 == 0)>(%i)[%n] {
    }
    %0 = "test.x"() : () -> index
    // expected-error @+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<(d0)[s0] : (d0 == 0)>(%i)[%0] {
    }
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{custom op 'affine.parallel' invalid kind of attribute specified}}
  %0 = affine.parallel (%j) = (0) to (1) reduce (f32) -> f32 {
    affine.yield %x : f32
  }
  return
}
