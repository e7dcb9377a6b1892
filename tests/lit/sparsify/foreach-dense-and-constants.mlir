// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Dense tensors are visited in their own order whatever `order` says; sparse constants are taken apart.

func.func @dense_sum(%t: tensor<?x8xf32>, %a0: f32) -> (f32) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?x8xf32>, f32 -> f32 do {
  ^bb0(%c0: index, %c1: index, %v: f32, %x0: f32):
    %s = arith.addf %x0, %v : f32
    sparse_tensor.yield %s : f32
  }
  return %r#0 : f32
}

func.func @constant_4(%x: i8) -> i8 {
  %t = arith.constant sparse<[[2, 1, 0], [0, 1, 2]], 4> : tensor<3x3x3xi8>
  %r = sparse_tensor.foreach in %t init(%x) {order = affine_map<(i, j, k) -> (k, i, j)>}
      : tensor<3x3x3xi8>, i8 -> i8 do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: i8, %s: i8):
    %n = "visit"(%c0, %c1, %c2, %v, %s) : (index, index, index, i8, i8) -> i8
    sparse_tensor.yield %n : i8
  }
  return %r : i8
}

func.func @constant_5(%x: complex<f32>) -> complex<f32> {
  %t = arith.constant sparse<[[2, 1], [0, 0]], [(1.0,2.0), (3.0,4.0)]> : tensor<3x2xcomplex<f32>>
  %r = sparse_tensor.foreach in %t init(%x)
      : tensor<3x2xcomplex<f32>>, complex<f32> -> complex<f32> do {
  ^bb0(%c0: index, %c1: index, %v: complex<f32>, %s: complex<f32>):
    %n = "visit"(%c0, %c1, %v, %s) : (index, index, complex<f32>, complex<f32>) -> complex<f32>
    sparse_tensor.yield %n : complex<f32>
  }
  return %r : complex<f32>
}

func.func @constant_6(%x: i1) -> i1 {
  %t = arith.constant sparse<[[1], [2]], [true, false]> : tensor<8xi1>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<8xi1>, i1 -> i1 do {
  ^bb0(%c0: index, %v: i1, %s: i1):
    %n = "visit"(%c0, %v, %s) : (index, i1, i1) -> i1
    sparse_tensor.yield %n : i1
  }
  return %r : i1
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense_sum(%arg0: tensor<?x8xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %2 = scf.for %arg4 = %c0 to %c8 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:         %3 = memref.load %0[%arg2, %arg4] : memref<?x8xf32>
// CHECK-NEXT:         %4 = arith.addf %arg5, %3 : f32
// CHECK-NEXT:         scf.yield %4 : f32
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_4(%arg0: i8) -> i8 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     %0 = "visit"(%c2, %c1, %c0, %c4_i8, %arg0) : (index, index, index, i8, i8) -> i8
// CHECK-NEXT:     %1 = "visit"(%c0, %c1, %c2, %c4_i8, %0) : (index, index, index, i8, i8) -> i8
// CHECK-NEXT:     return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_5(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst_0 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = "visit"(%c0, %c0, %cst_0, %arg0) : (index, index, complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = "visit"(%c2, %c1, %cst, %0) : (index, index, complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:     return %1 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_6(%arg0: i1) -> i1 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = "visit"(%c1, %true, %arg0) : (index, i1, i1) -> i1
// CHECK-NEXT:     %1 = "visit"(%c2, %false, %0) : (index, i1, i1) -> i1
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
