// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference makes a vector of no elements, which it does not read.
llvm.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'llvm.shufflevector' expects a mask with elements}}
  %0 = llvm.shufflevector %v, %v [] : vector<4xi32>
  llvm.return
}
