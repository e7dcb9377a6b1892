// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What the parser and the verifier reject.

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %a: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'f32'}}
  scf.for %i = %l to %l step %a {
  }
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> f32 {
  }
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> f32 {
    scf.yield %l : index
  }
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error @+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error @+1 {{expected '->'}}
  scf.for %i = %l to %l step %l iter_args(%x = %a) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error @+1 {{expected SSA operand}}
  scf.for i = %l to %l step %l {
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error @+1 {{custom op 'scf.for' expected 'to'}}
  scf.for %i = %l until %l step %l {
  }
  return
}

// -----

func.func @f(%l: index, %a: i32) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%l, %l, %l) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%l: index, %a: i32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%l, %l, %l, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, index, i32) -> ()
  return
}

// -----

func.func @f(%l: index, %a: i32) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'}}
  "scf.for"(%l, %l, %l, %a) ({
  ^bb0(%i: index, %x: f32):
    scf.yield
  }) : (index, index, index, i32) -> (i32)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i32) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %c {
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  scf.while (%x = %a) : (i32) -> () {
    scf.condition(%c)
  } do {
    // expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  } do {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
  %0 = scf.while (%x = %a) : (i32, i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  }
  // expected-error @+1 {{custom op 'scf.while' expected 'do'}}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({}) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%a: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %i
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield
  }
  default {
    // expected-note @+1 {{see yield operation here}}
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  default {
    // expected-note @+1 {{default region returns 'f32' here}}
    scf.yield %f : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  scf.index_switch %i
  case 1 {
  }
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%a) = (%i, %i) to (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%a) = (%i) to (%i) step (%c0) {
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) {
    scf.reduce
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%f : f32) {
    ^bb0(%x: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      // expected-error @+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %a : index
    }
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error @+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      "t.x"() : () -> ()
    }
  }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%i : index) {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %x : index
    }
  }
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %f : f32
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%a, %b) in (%i) {
  }
  return
}

// -----

func.func @f(%i: index, %o: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%a) in (%i) shared_outs(%x = %o) {
  }
  return
}

// -----

func.func @f(%i: index, %o: tensor<4xf32>) {
  %0 = scf.forall (%a) in (%i) shared_outs(%x = %o) -> tensor<4xf32> {
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      "t.x"() : () -> ()
    }
  }
  return
}

// -----

func.func @f(%i: index, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0 = scf.forall (%a) in (%i) shared_outs(%x = %o) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %p into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%a) in (%i) {
  } {mapping = [1]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%a) in (%i) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'scf.forall' op operand #1 must be variadic of ranked tensor of any type values, but got 'memref<4xf32>'}}
  %0 = scf.forall (%a) in (%i) shared_outs(%x = %m) -> (memref<4xf32>) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%a) = (0) to (%i) {
  }
  return
}

// -----

func.func @other_type(%a: i32) -> (i32, f32) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #1 'i32' should match successor input type #1 'f32'}}
  %0:2 = scf.execute_region -> (i32, f32) {
    // expected-note @+1 {{region branch point}}
    scf.yield %a, %a : i32, i32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @too_few(%a: i32) -> i32 {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 2 inputs}}
  %0:2 = scf.execute_region -> (i32, i32) {
    cf.br ^bb1
  ^bb1:
    // expected-note @+1 {{region branch point}}
    scf.yield %a : i32
  }
  return %0#0 : i32
}

// -----

func.func @blocks_differ(%a: i32, %c: i1) -> i32 {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    // expected-note @+1 {{region branch point}}
    scf.yield %c : i1
  }
  return %0 : i32
}

// -----

func.func @forall_result_of_another_type(%t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %z: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @parallel_that_yields(%i: index, %x: f32) {
  // expected-error @+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> f32 {
    // expected-note @+1 {{terminator here}}
    scf.yield %x : f32
  }
  return
}

// -----

// The reference takes this, and prints what it cannot read.
func.func @bounds_without_steps(%i: index) {
  // expected-error @+1 {{'scf.parallel' op expects as many lower and upper bounds as steps, but got 0, 2 and 1}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0, 2, 1, 0>}> ({
  ^bb0(%a: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @slice_without_destination(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op expected 2 or more operands, but found 1}}
      "tensor.parallel_insert_slice"(%o) : (tensor<4xf32>) -> ()
    }
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @forall_that_ends_with_another_op() {
  // expected-error @+2 {{'scf.forall' op expects regions to end with 'scf.forall.in_parallel', found 'ub.unreachable'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.forall.in_parallel'}}
  scf.forall (%i) in (4) {
    ub.unreachable
  }
  return
}

// -----

func.func @bounds_of_two_types(%a: index, %b: i32) {
  // expected-error @+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, i32, index) -> ()
  return
}

// -----

func.func @step_of_another_type(%a: index, %b: i32) {
  // expected-error @+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%a, %a, %b) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}
