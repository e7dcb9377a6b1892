// RUN: pyopt --split-input-file --convert-math-to-llvm --verify-diagnostics %s

// Types that the intrinsics do not take.

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.intr.exp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = math.exp %a : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = math.log1p %a : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.intr.sqrt' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = math.rsqrt %a : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.intr.exp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = math.expm1 %a : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.intr.fabs' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = math.absf %a : f8E5M2
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi32>) {
  // expected-error @+1 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'vector<2xi32>'}}
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return
}
