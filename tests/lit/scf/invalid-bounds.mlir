// RUN: pyopt --split-input-file --verify-diagnostics %s
// Where operands are looked at before the region, one of the wrong type is the first thing said; scf.for looks at the
// region first.

func.func @for_bound(%n: i64, %c0: index) {
  // expected-note @+1 {{prior use here}}
  scf.for %i = %c0 to %n step %c0 {
    // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i64' vs 'index'}}
    %0 = arith.addi %i, %n : i64
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @parallel_bound(%n: i64, %c: index) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i64'}}
  scf.parallel (%i) = (%c) to (%n) step (%c) {
    %0 = arith.addi %i, %n : i64
  }
  return
}

// -----

// The region is right: the bound is what is wrong.
// expected-note @+1 {{prior use here}}
func.func @for_bound_only(%n: i64, %c0: index) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i64'}}
  scf.for %i = %c0 to %n step %c0 {
  }
  return
}
