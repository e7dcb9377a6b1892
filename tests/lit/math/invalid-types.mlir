// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @acos(%a: i32) -> i32 {
  // expected-error @+1 {{'math.acos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.acos %a : i32
  return %0 : i32
}

// -----

func.func @acosh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.acosh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.acosh %a : i32
  return %0 : i32
}

// -----

func.func @asin(%a: i32) -> i32 {
  // expected-error @+1 {{'math.asin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.asin %a : i32
  return %0 : i32
}

// -----

func.func @asinh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.asinh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.asinh %a : i32
  return %0 : i32
}

// -----

func.func @atan(%a: i32) -> i32 {
  // expected-error @+1 {{'math.atan' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.atan %a : i32
  return %0 : i32
}

// -----

func.func @atanh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.atanh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.atanh %a : i32
  return %0 : i32
}

// -----

func.func @cos(%a: i32) -> i32 {
  // expected-error @+1 {{'math.cos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cos %a : i32
  return %0 : i32
}

// -----

func.func @cosh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.cosh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cosh %a : i32
  return %0 : i32
}

// -----

func.func @erf(%a: i32) -> i32 {
  // expected-error @+1 {{'math.erf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.erf %a : i32
  return %0 : i32
}

// -----

func.func @exp(%a: i32) -> i32 {
  // expected-error @+1 {{'math.exp' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp %a : i32
  return %0 : i32
}

// -----

func.func @exp2(%a: i32) -> i32 {
  // expected-error @+1 {{'math.exp2' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp2 %a : i32
  return %0 : i32
}

// -----

func.func @expm1(%a: i32) -> i32 {
  // expected-error @+1 {{'math.expm1' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.expm1 %a : i32
  return %0 : i32
}

// -----

func.func @log(%a: i32) -> i32 {
  // expected-error @+1 {{'math.log' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log %a : i32
  return %0 : i32
}

// -----

func.func @log10(%a: i32) -> i32 {
  // expected-error @+1 {{'math.log10' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log10 %a : i32
  return %0 : i32
}

// -----

func.func @log1p(%a: i32) -> i32 {
  // expected-error @+1 {{'math.log1p' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log1p %a : i32
  return %0 : i32
}

// -----

func.func @log2(%a: i32) -> i32 {
  // expected-error @+1 {{'math.log2' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log2 %a : i32
  return %0 : i32
}

// -----

func.func @round(%a: i32) -> i32 {
  // expected-error @+1 {{'math.round' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.round %a : i32
  return %0 : i32
}

// -----

func.func @sinh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.sinh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sinh %a : i32
  return %0 : i32
}

// -----

func.func @tan(%a: i32) -> i32 {
  // expected-error @+1 {{'math.tan' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.tan %a : i32
  return %0 : i32
}

// -----

func.func @tanh(%a: i32) -> i32 {
  // expected-error @+1 {{'math.tanh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.tanh %a : i32
  return %0 : i32
}

// -----

func.func @trunc(%a: i32) -> i32 {
  // expected-error @+1 {{'math.trunc' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.trunc %a : i32
  return %0 : i32
}

// -----

func.func @ceil(%a: i32) -> i32 {
  // expected-error @+1 {{'math.ceil' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.ceil %a : i32
  return %0 : i32
}

// -----

func.func @floor(%a: i32) -> i32 {
  // expected-error @+1 {{'math.floor' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.floor %a : i32
  return %0 : i32
}

// -----

func.func @roundeven(%a: i32) -> i32 {
  // expected-error @+1 {{'math.roundeven' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.roundeven %a : i32
  return %0 : i32
}

// -----

func.func @cbrt(%a: i32) -> i32 {
  // expected-error @+1 {{'math.cbrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cbrt %a : i32
  return %0 : i32
}

// -----

func.func @rsqrt(%a: i32) -> i32 {
  // expected-error @+1 {{'math.rsqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.rsqrt %a : i32
  return %0 : i32
}

// -----

func.func @atan2(%a: i32) -> i32 {
  // expected-error @+1 {{'math.atan2' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.atan2 %a, %a : i32
  return %0 : i32
}

// -----

func.func @copysign(%a: i32) -> i32 {
  // expected-error @+1 {{'math.copysign' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.copysign %a, %a : i32
  return %0 : i32
}

// -----

func.func @cttz(%a: f32) -> f32 {
  // expected-error @+1 {{'math.cttz' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.cttz %a : f32
  return %0 : f32
}

// -----

func.func @ipowi(%a: f32) -> f32 {
  // expected-error @+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ipowi %a, %a : f32
  return %0 : f32
}
