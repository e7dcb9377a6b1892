// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %s, %s : si32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.negf' op requires a single operand}}
  %0 = "arith.negf"(%f, %f) : (f32, f32) -> f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>, %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{expected ','}}
  %0 = arith.addi %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<wrap> : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %f, %f fastmath<fastest> : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addf %f, %f fastmath : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extui %a : i32 to i16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %f : f32 to f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extf' op operand type 'bf16' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %g : bf16 to f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %h : f16 to bf16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extui %i : index to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %v : vector<4xi32> to vector<5xi64>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %t : tensor<?xi32> to tensor<4xi64>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %a : i32 to vector<4xi64>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %v : vector<4xi32> to tensor<4xi64>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.sitofp %f : f32 to f64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.uitofp' op result #0 must be floating-point-like, but got 'i64'}}
  %0 = arith.uitofp %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptosi %a : i32 to i8
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.fptoui %f : f32 to index
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %i : index to index
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_castui %f : f32 to index
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %i : index to i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %m : memref<4xi32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %f sideways : f32 to f16
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi lt, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
  %0 = arith.cmpf slt, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi eq, %f, %f : f32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{invalid properties {predicate = 1 : i32} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 1 : i32}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{invalid properties {fastmath = #arith.fastmath<none>, predicate = 16 : i64} for op arith.cmpf: Invalid attribute `predicate` in property conversion: 16 : i64}}
  %0 = "arith.cmpf"(%f, %f) <{predicate = 16 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>, %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.select %c, %a, %b : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%a, %b, %b) : (i32, i64, i64) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 5 : si32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text"
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant @symbol
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant unit
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 5 : i32}> : () -> i64
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
  %0 = "arith.constant"() <{value = unit}> : () -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 300 : i8
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  %0 = arith.constant 1.5 : i8
  // expected-error @+1 {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.mului_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mului_extended"(%a, %b) : (i32, i64) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i2'}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i2)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "arith.addui_extended"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = arith.addui_extended %a, %a : i32, i1
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{custom op 'arith.nothing' is unknown}}
  %0 = arith.nothing %a : i32
  return
}

// -----

func.func @f(%a: i32, %b: i64, %f: f32, %h: f16, %g: bf16, %i: index, %c: i1, %v: vector<4xi32>,
             %t: tensor<?xi32>, %s: si32, %m: memref<4xi32>) {
  // expected-error @+1 {{unregistered operation 'arith.nothing' found in dialect ('arith') that does not allow unknown operations}}
  %0 = "arith.nothing"(%a) : (i32) -> i32
  return
}
