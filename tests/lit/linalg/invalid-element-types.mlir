// RUN: not pyopt --split-input-file %s 2>&1 | FileCheck %s

// The bodies of named ops for element types that have no such function, or another one. What stands nowhere in the text
// is reported at the op around; the reference says `<unknown>:0`.

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.exp ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :8:19: error: custom op 'linalg.exp' unsupported non numeric type

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.floor ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :18:21: error: custom op 'linalg.floor' unsupported non numeric type

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xi32>, %a1: tensor<3x4xi32>) {
  %r = linalg.tanh ins(%a0 : tensor<3x4xi32>) outs(%a1 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}

// CHECK: :28:20: error: custom op 'linalg.tanh' unsupported non numeric type

// -----

// There is no such function of these elements.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  %r = linalg.div_unsigned
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// CHECK: :39:7: error: custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint

// -----

func.func @f(%a: vector<4xf32>, %m: memref<2xvector<4xf32>>) {
  linalg.copy ins(%a : vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  linalg.fill ins(%a : vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  linalg.add ins(%a, %a : vector<4xf32>, vector<4xf32>) outs(%m : memref<2xvector<4xf32>>)
  return
}

// CHECK: :51:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'vector<4xf32>' and 'vector<4xf32>'

// -----

// A value that cannot be converted stays as it is, with a warning.
func.func @f(%a: memref<4xi32>, %b: memref<4xindex>) {
  linalg.copy ins(%a : memref<4xi32>) outs(%b : memref<4xindex>)
  return
}

// CHECK: :61:3: warning: could not cast operand of type 'i32' to 'index'
// CHECK: :61:3: error: 'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('index')
// CHECK: :61:3: note: see current operation: "linalg.yield"(%arg2) : (i32) -> ()

// -----

// Of a conversion between types of one width there is none, and no warning.
func.func @f(%a: memref<4xf16>, %b: memref<4xbf16>) {
  linalg.copy ins(%a : memref<4xf16>) outs(%b : memref<4xbf16>)
  return
}

// CHECK: :73:3: error: 'linalg.yield' op type of yield operand 1 ('f16') doesn't match the element type of the enclosing linalg.generic op ('bf16')
// CHECK: :73:3: note: see current operation: "linalg.yield"(%arg2) : (f16) -> ()

// -----

// A condition that is none.
func.func @f(%c: memref<4xi8>, %a: memref<4xf32>) {
  linalg.select
      ins(%c, %a, %a : memref<4xi8>, memref<4xf32>, memref<4xf32>)
      outs(%a : memref<4xf32>)
  return
}

// CHECK: :84:3: error: 'arith.select' op operand #0 must be bool-like, but got 'i8'
// CHECK: :84:3: note: see current operation: %0 = "arith.select"(%arg2, %arg3, %arg4) : (i8, f32, f32) -> f32

// -----

// The reciprocal of an integer.
func.func @f(%a: memref<4xi8>) {
  linalg.reciprocal ins(%a : memref<4xi8>) outs(%a : memref<4xi8>)
  return
}

// CHECK: :97:21: error: custom op 'linalg.reciprocal' unsupported non numeric type

// -----

// Complex numbers have parts of a float type, others are not made.
func.func @f(%a0: tensor<4xcomplex<f32>>, %a1: tensor<4xcomplex<i8>>) {
  %r = linalg.copy
      ins(%a0 : tensor<4xcomplex<f32>>)
      outs(%a1 : tensor<4xcomplex<i8>>) -> tensor<4xcomplex<i8>>
  return
}

// CHECK: :107:8: warning: could not cast operand of type 'complex<f32>' to 'complex<i8>'
// CHECK: :107:8: error: 'linalg.yield' op type of yield operand 1 ('complex<f32>') doesn't match the element type of the enclosing linalg.generic op ('complex<i8>')
// CHECK: :107:8: note: see current operation: "linalg.yield"(%arg2) : (complex<f32>) -> ()
