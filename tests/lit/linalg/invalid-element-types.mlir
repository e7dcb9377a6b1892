// RUN: not pyopt --split-input-file %s 2>&1 | FileCheck %s

// The bodies of named ops for element types that have no such function. What is wrong stands nowhere in the text: the op
// around is named by its place. The reference says `<unknown>:0`.

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.exp ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :8:8: error: 'math.exp' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :8:8: note: see current operation: %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.floor ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :19:8: error: 'math.floor' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :19:8: note: see current operation: %1 = "math.floor"(%arg2) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.tanh ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :30:8: error: 'math.tanh' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :30:8: note: see current operation: %1 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  %r = linalg.div_unsigned
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// CHECK: :41:8: error: 'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :41:8: note: see current operation: %1 = "arith.divui"(%arg3, %arg4) : (f32, f32) -> f32

// -----

func.func @f(%a: vector<4xf32>, %m: memref<2xvector<4xf32>>) {
  linalg.copy ins(%a : vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  linalg.fill ins(%a : vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  linalg.add ins(%a, %a : vector<4xf32>, vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  return
}

// CHECK: :55:3: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'vector<4xf32>'
// CHECK: :55:3: note: see current operation: %0 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// -----

// A value that cannot be converted stays as it is, with a warning.
func.func @f(%a: memref<4xi32>, %b: memref<4xindex>) {
  linalg.copy ins(%a : memref<4xi32>) outs(%b : memref<4xindex>)
  return
}

// CHECK: :66:3: warning: could not cast operand of type 'i32' to 'index'
// CHECK: :66:3: error: 'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('index')
// CHECK: :66:3: note: see current operation: "linalg.yield"(%arg2) : (i32) -> ()

// -----

// Of a conversion between types of one width there is none, and no warning.
func.func @f(%a: memref<4xf16>, %b: memref<4xbf16>) {
  linalg.copy ins(%a : memref<4xf16>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: :78:3: error: 'linalg.yield' op type of yield operand 1 ('f16') doesn't match the element type of the enclosing linalg.generic op ('bf16')
// CHECK: :78:3: note: see current operation: "linalg.yield"(%arg2) : (f16) -> ()

// -----

// A condition that is none.
func.func @f(%c: memref<4xi8>, %a: memref<4xf32>) {
  linalg.select
      ins(%c, %a, %a : memref<4xi8>, memref<4xf32>, memref<4xf32>)
      outs(%a : memref<4xf32>)
  return
}

// CHECK: :89:3: error: 'arith.select' op operand #0 must be bool-like, but got 'i8'
// CHECK: :89:3: note: see current operation: %0 = "arith.select"(%arg2, %arg3, %arg4) : (i8, f32, f32) -> f32

// -----

// The reciprocal of an integer.
func.func @f(%a: memref<4xi8>) {
  linalg.reciprocal ins(%a : memref<4xi8>) outs(%a : memref<4xi8>)
  return
}

// CHECK: :102:3: error: 'arith.divf' op operand #0 must be floating-point-like, but got 'i8'
// CHECK: :102:3: note: see current operation: %1 = "arith.divf"(%0, %arg1) <{fastmath = #arith.fastmath<none>}> : (i8, i8) -> i8

// -----

// Complex numbers have parts of a float type, others are not made.
func.func @f(%a0: tensor<4xcomplex<f32>>, %a1: tensor<4xcomplex<i8>>) {
  %r = linalg.copy
      ins(%a0 : tensor<4xcomplex<f32>>)
      outs(%a1 : tensor<4xcomplex<i8>>) -> tensor<4xcomplex<i8>>
  return
}

// CHECK: :113:8: warning: could not cast operand of type 'complex<f32>' to 'complex<i8>'
// CHECK: :113:8: error: 'linalg.yield' op type of yield operand 1 ('complex<f32>') doesn't match the element type of the enclosing linalg.generic op ('complex<i8>')
// CHECK: :113:8: note: see current operation: "linalg.yield"(%arg2) : (complex<f32>) -> ()
