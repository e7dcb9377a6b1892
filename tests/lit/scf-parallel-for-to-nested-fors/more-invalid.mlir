// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Loops over several numbers as loops in each other, and what is left alone.

func.func @nothing(%a: index) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {
    "t.use"() : () -> ()
    scf.reduce
  }
  return
}
