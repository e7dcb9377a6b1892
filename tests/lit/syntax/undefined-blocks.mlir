// RUN: pyopt %s --split-input-file --verify-diagnostics

// Each block that is not there is reported, where it was named first.

func.func @several(%c: i1) {
  // expected-error@+1 {{reference to an undefined block}}
  cf.cond_br %c, ^bb4, ^bb1
^bb1:
  // expected-error@+1 {{reference to an undefined block}}
  cf.cond_br %c, ^nope, ^bb4
}
