// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference crashes on a choice by a vector among scalars.
func.func @select(%c: vector<4xi1>, %a: i32) {
  // expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<4xi1>, i32
  return
}
