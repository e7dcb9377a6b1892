// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Elements of sparse constants are zero where none is stored; of several for one place the first counts.

func.func @a() -> f16 {
  %c1 = arith.constant 1 : index
  %1 = arith.constant sparse<[[0, 0, 0], [1, 1, 1]], [-5.0, -2.0]> : tensor<4x4x4xf16>
  %e = tensor.extract %1[%c1, %c1, %c1] : tensor<4x4x4xf16>
  return %e : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @a() -> f16 {
// CHECK-NEXT:     %cst = arith.constant -2.000000e+00 : f16
// CHECK-NEXT:     return %cst : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @zero() -> f16 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %1 = arith.constant sparse<[[0, 0, 0], [1, 1, 1]], [-5.0, -2.0]> : tensor<4x4x4xf16>
  %e = tensor.extract %1[%c0, %c1, %c1] : tensor<4x4x4xf16>
  return %e : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero() -> f16 {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     return %cst : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @splat(%i: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %1 = arith.constant sparse<1, -2.0> : tensor<4xf32>
  %e = tensor.extract %1[%c1] : tensor<4xf32>
  %f = tensor.extract %1[%i] : tensor<4xf32>
  return %e, %f : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat(%arg0: index) -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant sparse<1, -2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] : tensor<4xf32>
// CHECK-NEXT:     return %cst_0, %extracted : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @splat1(%i: index) -> (f32, f32) {
  %c1 = arith.constant 0 : index
  %1 = arith.constant sparse<0, -2.0> : tensor<1xf32>
  %e = tensor.extract %1[%c1] : tensor<1xf32>
  %f = tensor.extract %1[%i] : tensor<1xf32>
  return %e, %f : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat1(%arg0: index) -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant sparse<0, -2.000000e+00> : tensor<1xf32>
// CHECK-NEXT:     %cst_0 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] : tensor<1xf32>
// CHECK-NEXT:     return %cst_0, %extracted : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @splatvalues(%i: index) -> (f32, f32) {
  %c1 = arith.constant 2 : index
  %1 = arith.constant sparse<[[1], [2]], -2.0> : tensor<4xf32>
  %e = tensor.extract %1[%c1] : tensor<4xf32>
  %f = tensor.extract %1[%i] : tensor<4xf32>
  return %e, %f : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @splatvalues(%arg0: index) -> (f32, f32) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[1], [2]], -2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] : tensor<4xf32>
// CHECK-NEXT:     return %cst_0, %extracted : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @dup(%i: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %1 = arith.constant sparse<[[1], [1]], [3.0, 4.0]> : tensor<4xf32>
  %e = tensor.extract %1[%c1] : tensor<4xf32>
  %f = tensor.extract %1[%i] : tensor<4xf32>
  return %e, %f : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup(%arg0: index) -> (f32, f32) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[1], [1]], [3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] : tensor<4xf32>
// CHECK-NEXT:     return %cst_0, %extracted : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @cplx(%i: index) -> complex<f32> {
  %c1 = arith.constant 1 : index
  %1 = arith.constant sparse<[[1]], [(3.0,4.0)]> : tensor<4xcomplex<f32>>
  %e = tensor.extract %1[%c1] : tensor<4xcomplex<f32>>
  return %e : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cplx(%arg0: index) -> complex<f32> {
// CHECK-NEXT:     %cst = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     return %cst : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @cplx0(%i: index) -> complex<f32> {
  %c1 = arith.constant 0 : index
  %1 = arith.constant sparse<[[1]], [(3.0,4.0)]> : tensor<4xcomplex<f32>>
  %e = tensor.extract %1[%c1] : tensor<4xcomplex<f32>>
  return %e : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cplx0(%arg0: index) -> complex<f32> {
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     return %cst : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @none(%i: index) -> i32 {
  %c1 = arith.constant 0 : index
  %1 = arith.constant sparse<> : tensor<4xi32>
  %e = tensor.extract %1[%c1] : tensor<4xi32>
  return %e : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @none(%arg0: index) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return %c0_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @outside() -> f32 {
  %c1 = arith.constant 9 : index
  %1 = arith.constant sparse<[[1]], [3.0]> : tensor<4xf32>
  %e = tensor.extract %1[%c1] : tensor<4xf32>
  return %e : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @outside() -> f32 {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %cst = arith.constant sparse<1, 3.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %cst[%c9] : tensor<4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @ar() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<2x2xf32>, tensor<2xf32>) {
  %1 = arith.constant sparse<[[1]], [3.0]> : tensor<4xf32>
  %e = arith.addf %1, %1 : tensor<4xf32>
  %n = arith.negf %1 : tensor<4xf32>
  %c = arith.cmpf oeq, %1, %1 : tensor<4xf32>
  %r = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %s = tensor.extract_slice %1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %e, %n, %c, %r, %s
      : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<2x2xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ar() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<2x2xf32>, tensor<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant sparse<1, 3.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0.000000e+00, 6.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[-0.000000e+00, -3.000000e+00, -0.000000e+00, -0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %0 = arith.cmpf oeq, %cst, %cst : tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %cst [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cst[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT:     return %cst_0, %cst_1, %0, %expanded, %extracted_slice : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<2x2xf32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// What is in a resource is not looked at.
func.func @res() -> f32 {
  %c1 = arith.constant 1 : index
  %1 = arith.constant dense_resource<k> : tensor<4xf32>
  %e = tensor.extract %1[%c1] : tensor<4xf32>
  return %e : f32
}
{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000000803F000000400000404000008040"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   func.func @res() -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant dense_resource<k> : tensor<4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %cst[%c1] : tensor<4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       k: "0x040000000000803F000000400000404000008040"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
