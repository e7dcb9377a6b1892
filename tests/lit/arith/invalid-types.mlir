// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @muli(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.muli %a, %a : f32
  return %0 : f32
}

// -----

func.func @divui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.divui %a, %a : f32
  return %0 : f32
}

// -----

func.func @divsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.divsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @ceildivui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ceildivui %a, %a : f32
  return %0 : f32
}

// -----

func.func @ceildivsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ceildivsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @floordivsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.floordivsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @remui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.remui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.remui %a, %a : f32
  return %0 : f32
}

// -----

func.func @remsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.remsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.remsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @ori(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.ori' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ori %a, %a : f32
  return %0 : f32
}

// -----

func.func @xori(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.xori %a, %a : f32
  return %0 : f32
}

// -----

func.func @shli(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shli %a, %a : f32
  return %0 : f32
}

// -----

func.func @shrui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.shrui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shrui %a, %a : f32
  return %0 : f32
}

// -----

func.func @shrsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.shrsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shrsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @maxsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.maxsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.maxsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @maxui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.maxui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.maxui %a, %a : f32
  return %0 : f32
}

// -----

func.func @minsi(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.minsi %a, %a : f32
  return %0 : f32
}

// -----

func.func @minui(%a: f32) -> f32 {
  // expected-error @+1 {{'arith.minui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.minui %a, %a : f32
  return %0 : f32
}

// -----

func.func @subf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.subf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.subf %a, %a : i32
  return %0 : i32
}

// -----

func.func @maximumf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.maximumf %a, %a : i32
  return %0 : i32
}

// -----

func.func @maxnumf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.maxnumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.maxnumf %a, %a : i32
  return %0 : i32
}

// -----

func.func @minimumf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.minimumf %a, %a : i32
  return %0 : i32
}

// -----

func.func @minnumf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.minnumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.minnumf %a, %a : i32
  return %0 : i32
}

// -----

func.func @divf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.divf %a, %a : i32
  return %0 : i32
}

// -----

func.func @remf(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.remf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.remf %a, %a : i32
  return %0 : i32
}
