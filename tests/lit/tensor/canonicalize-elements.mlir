// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// An element of a constant.
func.func @f() -> i32 {
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %0 = tensor.extract %k[%c1, %c1] : tensor<2x2xi32>
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     return %c4_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Any element of a splat constant.
func.func @f(%i: index) -> f32 {
  %k = arith.constant dense<2.5> : tensor<8xf32>
  %0 = tensor.extract %k[%i] : tensor<8xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: out of bounds; index not known.
func.func @f(%i: index) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  %k = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract %k[%c7] : tensor<2xf32>
  %1 = tensor.extract %k[%i] : tensor<2xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (f32, f32) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %extracted = tensor.extract %cst[%c7] : tensor<2xf32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %cst[%arg0] : tensor<2xf32>
// CHECK-NEXT:     return %extracted, %extracted_0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element of rank 0.
func.func @f() -> i8 {
  %k = arith.constant dense<7> : tensor<i8>
  %0 = tensor.extract %k[] : tensor<i8>
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i8 {
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     return %c7_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element of from_elements.
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %a, %b, %b, %b : tensor<2x2xf32>
  %0 = tensor.extract %t[%c0, %c0] : tensor<2x2xf32>
  %1 = tensor.extract %t[%c1, %c0] : tensor<2x2xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     return %arg0, %arg1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: out of bounds of from_elements; index not known.
func.func @f(%a: f32, %i: index) -> (f32, f32) {
  %c9 = arith.constant 9 : index
  %t = tensor.from_elements %a, %a : tensor<2xf32>
  %0 = tensor.extract %t[%c9] : tensor<2xf32>
  %1 = tensor.extract %t[%i] : tensor<2xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: index) -> (f32, f32) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xf32>
// CHECK-NEXT:     %extracted = tensor.extract %from_elements[%c9] : tensor<2xf32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %from_elements[%arg1] : tensor<2xf32>
// CHECK-NEXT:     return %extracted, %extracted_0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a cast; near miss: through one of an unranked tensor.
func.func @f(%t: tensor<4xf32>, %u: tensor<*xf32>, %i: index) -> (f32, f32) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %0 = tensor.extract %a[%i] : tensor<?xf32>
  %1 = tensor.extract %b[%i] : tensor<?xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg2] : tensor<4xf32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %cast[%arg2] : tensor<?xf32>
// CHECK-NEXT:     return %extracted, %extracted_0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Index casts go behind the extraction; near miss: other casts do not.
func.func @f(%t: tensor<4xi32>, %i: index) -> (index, i64) {
  %a = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %b = arith.extsi %t : tensor<4xi32> to tensor<4xi64>
  %0 = tensor.extract %a[%i] : tensor<4xindex>
  %1 = tensor.extract %b[%i] : tensor<4xi64>
  return %0, %1 : index, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xi32>, %arg1: index) -> (index, i64) {
// CHECK-NEXT:     %0 = arith.extsi %arg0 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<4xi32>
// CHECK-NEXT:     %1 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT:     %extracted_0 = tensor.extract %0[%arg1] : tensor<4xi64>
// CHECK-NEXT:     return %1, %extracted_0 : index, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element of generate is its body.
func.func @f(%n: index, %i: index, %j: index) -> index {
  %g = tensor.generate %n {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    %p = arith.muli %s, %n : index
    tensor.yield %p : index
  } : tensor<?x4xindex>
  %0 = tensor.extract %g[%i, %j] : tensor<?x4xindex>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT:     %1 = arith.muli %0, %arg0 : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the body has effects.
func.func private @g(index) -> index
func.func @f(%n: index, %i: index) -> index {
  %g = tensor.generate %n {
  ^bb0(%x: index):
    %s = func.call @g(%x) : (index) -> index
    tensor.yield %s : index
  } : tensor<?xindex>
  %0 = tensor.extract %g[%i] : tensor<?xindex>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(index) -> index
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %0 = func.call @g(%arg2) : (index) -> index
// CHECK-NEXT:       tensor.yield %0 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
// CHECK-NEXT:     return %extracted : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: an element of splat.
func.func @f(%f: f32, %i: index) -> f32 {
  %s = tensor.splat %f : tensor<4xf32>
  %0 = tensor.extract %s[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     %splat = tensor.splat %arg0 : tensor<4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %splat[%arg1] : tensor<4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inserting what is there.
func.func @f(%i: index) -> tensor<4xf32> {
  %f = arith.constant 1.0 : f32
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.insert %f into %k[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> tensor<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     return %cst : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: inserting something else, and into what is no splat.
func.func @f(%i: index) -> (tensor<4xf32>, tensor<2xf32>) {
  %f = arith.constant 2.0 : f32
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %l = arith.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %0 = tensor.insert %f into %k[%i] : tensor<4xf32>
  %1 = tensor.insert %f into %l[%i] : tensor<2xf32>
  return %0, %1 : tensor<4xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (tensor<4xf32>, tensor<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[2.000000e+00, 1.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %inserted = tensor.insert %cst into %cst_0[%arg0] : tensor<4xf32>
// CHECK-NEXT:     %inserted_2 = tensor.insert %cst into %cst_1[%arg0] : tensor<2xf32>
// CHECK-NEXT:     return %inserted, %inserted_2 : tensor<4xf32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements that are all constant.
func.func @f() -> (tensor<2x2xi32>, tensor<2xi32>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xi32>
  %1 = tensor.from_elements %a, %a : tensor<2xi32>
  return %0, %1 : tensor<2x2xi32>, tensor<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (tensor<2x2xi32>, tensor<2xi32>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 2], [2, 1]]> : tensor<2x2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:     return %cst, %cst_0 : tensor<2x2xi32>, tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: one is not.
func.func @f(%x: i32) -> tensor<2xi32> {
  %a = arith.constant 1 : i32
  %0 = tensor.from_elements %a, %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> tensor<2xi32> {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1_i32, %arg0 : tensor<2xi32>
// CHECK-NEXT:     return %from_elements : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No elements at all.
func.func @f() -> tensor<0xi32> {
  %0 = tensor.from_elements : tensor<0xi32>
  return %0 : tensor<0xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<0xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<> : tensor<0xi32>
// CHECK-NEXT:     return %cst : tensor<0xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A splat of a constant.
func.func @f() -> tensor<2x2xf16> {
  %a = arith.constant 1.5 : f16
  %0 = tensor.splat %a : tensor<2x2xf16>
  return %0 : tensor<2x2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<2x2xf16> {
// CHECK-NEXT:     %cst = arith.constant dense<1.500000e+00> : tensor<2x2xf16>
// CHECK-NEXT:     return %cst : tensor<2x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: one of dynamic size, constant or not.
func.func @f(%n: index) -> (tensor<?xf16>, tensor<?xf16>) {
  %a = arith.constant 1.5 : f16
  %c4 = arith.constant 4 : index
  %0 = tensor.splat %a[%n] : tensor<?xf16>
  %1 = tensor.splat %a[%c4] : tensor<?xf16>
  return %0, %1 : tensor<?xf16>, tensor<?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (tensor<?xf16>, tensor<?xf16>) {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %splat = tensor.splat %cst[%arg0] : tensor<?xf16>
// CHECK-NEXT:     %splat_0 = tensor.splat %cst[%c4] : tensor<?xf16>
// CHECK-NEXT:     return %splat, %splat_0 : tensor<?xf16>, tensor<?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Gather from a splat; near miss: from another constant.
func.func @f(%x: tensor<1x2x1xindex>) -> (tensor<1x2xi8>, tensor<1x2xi8>) {
  %a = arith.constant dense<2> : tensor<4xi8>
  %b = arith.constant dense<[2, 1]> : tensor<2xi8>
  %0 = tensor.gather %a[%x] gather_dims([0]) : (tensor<4xi8>, tensor<1x2x1xindex>) -> tensor<1x2xi8>
  %1 = tensor.gather %b[%x] gather_dims([0]) : (tensor<2xi8>, tensor<1x2x1xindex>) -> tensor<1x2xi8>
  return %0, %1 : tensor<1x2xi8>, tensor<1x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x2x1xindex>) -> (tensor<1x2xi8>, tensor<1x2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[2, 1]> : tensor<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2> : tensor<1x2xi8>
// CHECK-NEXT:     %gather = tensor.gather %cst[%arg0] gather_dims([0]) : (tensor<2xi8>, tensor<1x2x1xindex>) -> tensor<1x2xi8>
// CHECK-NEXT:     return %cst_0, %gather : tensor<1x2xi8>, tensor<1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Complex elements are constants of the complex dialect.
func.func @complex_elements(%i: index) -> (complex<f32>, complex<f32>, complex<i32>, complex<f32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[(1.0,2.0), (3.0,4.0)]> : tensor<2xcomplex<f32>>
  %s = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %n = arith.constant dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>
  %0 = tensor.extract %k[%c1] : tensor<2xcomplex<f32>>
  %1 = tensor.extract %s[%i] : tensor<2xcomplex<f32>>
  %2 = tensor.extract %n[%c1] : tensor<2xcomplex<i32>>
  %3 = tensor.extract %k[%i] : tensor<2xcomplex<f32>>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<i32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex_elements(%arg0: index) -> (complex<f32>, complex<f32>, complex<i32>, complex<f32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK-NEXT:     %cst_0 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_1 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_2 = complex.constant [3 : i32, 4 : i32] : complex<i32>
// CHECK-NEXT:     %extracted = tensor.extract %cst[%arg0] : tensor<2xcomplex<f32>>
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %extracted : complex<f32>, complex<f32>, complex<i32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
