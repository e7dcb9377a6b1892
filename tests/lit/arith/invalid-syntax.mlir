// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{negative integer literal not valid for unsigned integer type}}
  %0 = arith.constant -5 : ui8
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note @+1 {{add a trailing dot to make the literal a float}}
  %0 = arith.constant 5 : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  %0 = arith.constant 5.0 : i32
  // expected-error @+1 {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected integer elements, but parsed floating-point}}
  %0 = arith.constant dense<5.0> : vector<2xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
  %0 = arith.constant dense<[1, 2, 3]> : vector<2xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{elements literal type must have static shape}}
  %0 = arith.constant dense<1> : tensor<?xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant true : i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 5 : i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = arith.constant nan : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.addi %a %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.addi %a, %a :
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %zz : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow nsw : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+2 {{custom op 'arith.addi' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected '>'}}
  %0 = arith.addi %a, %a overflow<nsw nuw> : i32
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
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a fastmath<nnan> : i32
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
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a {overflowFlags = #arith.overflow<nsw>} overflow<nuw> : i32
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
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  arith.addi %a, %a : i32, i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.cmpi eq %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi 5, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "lt"}}
  %0 = arith.cmpi "lt", %a, %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = arith.cmpi eq, %a, %a : i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
  %0 = arith.cmpf eq, %f, %f : f32
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
  // expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a, %a, %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = arith.select %a, %a, %a : i32
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
  // expected-error @+1 {{expected non-function type}}
  %0 = arith.extui %a : i32 to
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.extui %a to i64
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.extui %b : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %f up : f32 to f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %f fastmath<nnan> upward : f32 to f16
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

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0:2 = arith.mulsi_extended %a, %b : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.addi %a, %a : i32 {x = #arith.fastmath<nope>}
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
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a {x = #arith.overflow} : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = arith.addi %a, %a {x = #index<cmp_predicate lt>} : i32
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
  // expected-error @+1 {{'arith.addi' op requires zero regions}}
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties {roundingmode = 9 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 9 : i32}}
  %0 = "arith.truncf"(%f) <{roundingmode = 9 : i32}> : (f32) -> f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %i: index, %c: i1, %v: vector<4xi32>) {
  // expected-error @+1 {{invalid properties {roundingmode = 1 : i64} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 1 : i64}}
  %0 = "arith.truncf"(%f) <{roundingmode = 1 : i64}> : (f32) -> f16
  return
}
