// RUN: pyopt %s --allow-unregistered-dialect --verify-diagnostics

// An unreachable block uses a value of a body that it is not in: the reference lets it pass, and prints a name that it
// does not read.
func.func @unreachable(%m: memref<4xf32>, %f: f32) {
  cf.br ^bb2
^bb1:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "t.use"(%in) : (f32) -> ()
  cf.br ^bb1
^bb2:
  // expected-note @+1 {{operand defined as a block argument (block #0 in a child region)}}
  "linalg.fill"(%f, %m) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }) : (f32, memref<4xf32>) -> ()
  return
}
