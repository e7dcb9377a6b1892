// RUN: pyopt --split-input-file --convert-math-to-llvm --verify-diagnostics %s

// An exponent that is no scalar.

func.func @f(%a: vector<2xf32>, %b: vector<2xi32>) {
  // expected-error @+1 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'vector<2xi32>'}}
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return
}
