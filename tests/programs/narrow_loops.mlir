// Loops with counters of eight bits, from one limit towards the other, with no, one and several iterations.
func.func @main(%low: i8, %high: i8, %step: i8) -> (i32, i8) {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i8
  %r:2 = scf.for %i = %low to %high step %step
      iter_args(%s = %zero, %last = %none) -> (i32, i8) : i8 {
    %w = arith.extsi %i : i8 to i32
    %t = arith.addi %s, %w : i32
    scf.yield %t, %i : i32, i8
  }
  return %r#0, %r#1 : i32, i8
}
