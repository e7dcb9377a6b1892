// RUN: pyopt %s --split-input-file --verify-diagnostics

// The reference takes this, and canonicalization puts the initial value in the place of the result.
func.func @initial_value(%t: tensor<2xf32>, %i: index, %f: f32) -> f32 {
  // expected-error @+1 {{'scf.parallel' op expects type of 0-th initial value: 'tensor<2xf32>' to be the same as the 0-th result type: 'f32'}}
  %r = "scf.parallel"(%i, %i, %i, %t) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%a: index):
    scf.reduce(%f : f32) {
    ^bb0(%b: f32, %c: f32):
      scf.reduce.return %b : f32
    }
  }) : (index, index, index, tensor<2xf32>) -> f32
  return %r : f32
}
