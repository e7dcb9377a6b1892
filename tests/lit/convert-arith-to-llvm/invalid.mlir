// RUN: pyopt --split-input-file --convert-arith-to-llvm --verify-diagnostics %s

// Types that llvm has no arithmetic on.

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.addf %a, %b : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  // expected-error @+1 {{'llvm.intr.maximum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.maximumf %a, %b : f8E5M2
  return
}

// -----

func.func @f(%a: f8E4M3FN) {
  // expected-error @+1 {{'llvm.fneg' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.negf %a : f8E4M3FN
  return
}

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  // expected-error @+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.cmpf oeq, %a, %b : f8E5M2
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.fpext' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.extf %a : f8E5M2 to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'llvm.fptrunc' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = arith.truncf %a : f32 to f8E5M2
  return
}

// -----

func.func @f(%a: tf32, %b: tf32) {
  %0 = arith.cmpf oeq, %a, %b : tf32
  return
}

// -----

func.func @f() {
  %0 = arith.constant 1.0 : tf32
  return
}

// -----

func.func @f(%a: memref<2xindex>) {
  // expected-error @+1 {{'llvm.trunc' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>'}}
  %0 = arith.index_cast %a : memref<2xindex> to memref<2xi32>
  return
}

// -----

func.func @f(%a: memref<2xi32>) {
  // expected-error @+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>'}}
  %0 = arith.bitcast %a : memref<2xi32> to memref<2xf32>
  return
}
