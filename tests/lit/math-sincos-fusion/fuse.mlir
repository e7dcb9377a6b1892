// RUN: pyopt %s --math-sincos-fusion --split-input-file | FileCheck %s

// A sine and the first cosine of the same angle with the same flags, in one block.

func.func @order(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = math.cos %a fastmath<nnan> : vector<4xf32>
  %1 = math.sin %a fastmath<nnan> : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @order(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 fastmath<nnan> : vector<4xf32>
// CHECK-NEXT:     return %cos, %sin : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @flags(%a: f32) -> (f32, f32) {
  %0 = math.cos %a fastmath<nnan> : f32
  %1 = math.sin %a : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = math.cos %arg0 fastmath<nnan> : f32
// CHECK-NEXT:     %1 = math.sin %arg0 : f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%a: f32, %c: i1) -> (f32, f32) {
  %0 = math.cos %a : f32
  cf.br ^b
^b:
  %1 = math.sin %a : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: f32, %arg1: i1) -> (f32, f32) {
// CHECK-NEXT:     %0 = math.cos %arg0 : f32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = math.sin %arg0 : f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @between(%a: f32, %m: memref<f32>) -> (f32) {
  %0 = math.cos %a : f32
  memref.store %0, %m[] : memref<f32>
  %1 = math.sin %a : f32
  %2 = arith.addf %1, %1 : f32
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %e = arith.addf %c, %d : f32
  %3 = arith.addf %2, %e : f32
  return %3 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%arg0: f32, %arg1: memref<f32>) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT:     memref.store %cos, %arg1[] : memref<f32>
// CHECK-NEXT:     %0 = arith.addf %sin, %sin : f32
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_sine(%a: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) {
  %0 = math.cos %a : tensor<?xf16>
  %1 = math.cos %a : tensor<?xf16>
  %2 = math.sin %a : tensor<?xf16>
  return %0, %1, %2 : tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_sine(%arg0: tensor<?xf16>) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) {
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 : tensor<?xf16>
// CHECK-NEXT:     %0 = math.cos %arg0 : tensor<?xf16>
// CHECK-NEXT:     return %cos, %0, %sin : tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
