// RUN: pyopt --split-input-file --verify-diagnostics %s
// Operands are looked at before the region, so a bound of the wrong type is the first thing said.

// expected-note @+1 {{prior use here}}
func.func @for_bound(%n: i64, %c0: index) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i64'}}
  scf.for %i = %c0 to %n step %c0 {
    %0 = arith.addi %i, %n : i64
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @for_init(%n: index, %x: f32) -> i32 {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> i32 {
    %1 = arith.addf %a, %x : f32
    scf.yield %1 : f32
  }
  return %0 : i32
}

// -----

// expected-note @+1 {{prior use here}}
func.func @if_condition(%c: i32) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %c {
    %0 = arith.addi %d, %c : i32
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
