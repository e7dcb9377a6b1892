// RUN: pyopt --split-input-file --verify-diagnostics %s

// A weight for each successor.

func.func @f(%c: i1, %i: i32) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  "cf.cond_br"(%c)[^a, ^b] <{
    branch_weights = array<i32: 1>,
    operandSegmentSizes = array<i32: 1, 0, 0>
  }> : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1, %i: i32) {
  // expected-error @+1 {{invalid properties {branch_weights = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: array<i64: 1, 2>}}
  "cf.cond_br"(%c)[^a, ^b] <{
    branch_weights = array<i64: 1, 2>,
    operandSegmentSizes = array<i32: 1, 0, 0>
  }> : (i1) -> ()
^a:
  return
^b:
  return
}
