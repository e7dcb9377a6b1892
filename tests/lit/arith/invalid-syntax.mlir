// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected integer elements, but parsed floating-point}}
  %0 = arith.constant dense<5.0> : vector<2xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+2 {{custom op 'arith.addi' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<nsw,> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = 5 : i32} : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{duplicate key 'x' in dictionary attribute}}
  %0 = arith.addi %a, %a {x = 1, x = 2} : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "lt"}}
  %0 = arith.cmpi "lt", %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+2 {{custom op 'arith.cmpf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'arith.cmpf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.cmpf oeq, %f, %f fastmath<x> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.select %c, %a, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.select %c, %a, %a :
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.select %c, %a, %a : i1,
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'vector<4xi32>'}}
  %0 = arith.select %v, %v, %v : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.extui' expected 'to'}}
  %0 = arith.extui %a : i32 i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'vector<4xi32>' and result type 'vector<4xf16>' are cast incompatible}}
  %0 = arith.bitcast %v : vector<4xi32> to vector<4xf16>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %v : vector<4xi32> to index
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{unknown attribute `nope` in dialect `arith`}}
  %0 = arith.addi %a, %a {x = #arith.nope<a>} : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{dialect 'arith' provides no type parsing hook}}
  %0 = arith.addi %a, %a : !arith.foo
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties {predicate = "eq"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "eq"}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties {overflowFlags = 5 : i64} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 5 : i64}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 5}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties 5 : i64 for op arith.addi: expected DictionaryAttr to set properties}}
  %0 = "arith.addi"(%a, %a) <5> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties {roundingmode = 1 : i64} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 1 : i64}}
  %0 = "arith.truncf"(%f) <{roundingmode = 1 : i64}> : (f32) -> f16
  return
}
