// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Dense tensors are visited in their own order whatever `order` says; sparse constants are taken apart.

func.func @dense_vector(%t: tensor<?xf64>) {
  sparse_tensor.foreach in %t : tensor<?xf64> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @dense_matrix(%t: tensor<4x?xf64>) {
  sparse_tensor.foreach in %t : tensor<4x?xf64> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @dense_tensor(%t: tensor<2x?x3xcomplex<f32>>) {
  sparse_tensor.foreach in %t : tensor<2x?x3xcomplex<f32>> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: complex<f32>):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, complex<f32>) -> ()
  }
  return
}

func.func @dense_sum(%t: tensor<?x8xf32>, %a0: f32) -> (f32) {
  %r:1 = sparse_tensor.foreach in %t init(%a0) : tensor<?x8xf32>, f32 -> f32 do {
  ^bb0(%c0: index, %c1: index, %v: f32, %x0: f32):
    %s = arith.addf %x0, %v : f32
    sparse_tensor.yield %s : f32
  }
  return %r#0 : f32
}

func.func @dense_order(%t: tensor<4x?xf64>) {
  sparse_tensor.foreach in %t {order = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x?xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "visit"(%i, %j, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @constant_0(%x: f64) -> f64 {
  %t = arith.constant sparse<[[0, 1], [2, 0], [1, 1]], [1.0, 2.0, 3.0]> : tensor<3x2xf64>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<3x2xf64>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %s: f64):
    %n = "visit"(%c0, %c1, %v, %s) : (index, index, f64, f64) -> f64
    sparse_tensor.yield %n : f64
  }
  return %r : f64
}

func.func @constant_1(%x: f64) -> f64 {
  %t = arith.constant sparse<[[0, 1], [2, 0], [1, 1]], [1.0, 2.0, 3.0]> : tensor<3x2xf64>
  %r = sparse_tensor.foreach in %t init(%x) {order = affine_map<(i, j) -> (j, i)>}
      : tensor<3x2xf64>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %s: f64):
    %n = "visit"(%c0, %c1, %v, %s) : (index, index, f64, f64) -> f64
    sparse_tensor.yield %n : f64
  }
  return %r : f64
}

func.func @constant_2(%x: i32) -> i32 {
  %t = arith.constant sparse<[[3], [1]], [5, -6]> : tensor<8xi32>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<8xi32>, i32 -> i32 do {
  ^bb0(%c0: index, %v: i32, %s: i32):
    %n = "visit"(%c0, %v, %s) : (index, i32, i32) -> i32
    sparse_tensor.yield %n : i32
  }
  return %r : i32
}

func.func @constant_3(%x: i32) -> i32 {
  %t = arith.constant sparse<[], []> : tensor<8xi32>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<8xi32>, i32 -> i32 do {
  ^bb0(%c0: index, %v: i32, %s: i32):
    %n = "visit"(%c0, %v, %s) : (index, i32, i32) -> i32
    sparse_tensor.yield %n : i32
  }
  return %r : i32
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

func.func @constant_7(%x: f64) -> f64 {
  %t = arith.constant dense<[[0.0, 1.0], [2.0, 0.0]]> : tensor<2x2xf64>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<2x2xf64>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %s: f64):
    %n = "visit"(%c0, %c1, %v, %s) : (index, index, f64, f64) -> f64
    sparse_tensor.yield %n : f64
  }
  return %r : f64
}

func.func @constant_8(%x: i64) -> i64 {
  %t = arith.constant dense<7> : tensor<3xi64>
  %r = sparse_tensor.foreach in %t init(%x) : tensor<3xi64>, i64 -> i64 do {
  ^bb0(%c0: index, %v: i64, %s: i64):
    %n = "visit"(%c0, %v, %s) : (index, i64, i64) -> i64
    sparse_tensor.yield %n : i64
  }
  return %r : i64
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense_vector(%arg0: tensor<?xf64>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?xf64> to memref<?xf64>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %1 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%arg1, %1) : (index, f64) -> ()
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_matrix(%arg0: tensor<4x?xf64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf64> to memref<4x?xf64>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %1 = memref.load %0[%arg1, %arg2] : memref<4x?xf64>
// CHECK-NEXT:         "visit"(%arg1, %arg2, %1) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_tensor(%arg0: tensor<2x?x3xcomplex<f32>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2x?x3xcomplex<f32>> to memref<2x?x3xcomplex<f32>>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<2x?x3xcomplex<f32>>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:           %1 = memref.load %0[%arg1, %arg2, %arg3] : memref<2x?x3xcomplex<f32>>
// CHECK-NEXT:           "visit"(%arg1, %arg2, %arg3, %1) : (index, index, index, complex<f32>) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
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
// CHECK-NEXT:   func.func @dense_order(%arg0: tensor<4x?xf64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf64> to memref<4x?xf64>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %1 = memref.load %0[%arg1, %arg2] : memref<4x?xf64>
// CHECK-NEXT:         "visit"(%arg1, %arg2, %1) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_0(%arg0: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst_0 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = "visit"(%c0, %c1, %cst_1, %arg0) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     %1 = "visit"(%c1, %c1, %cst_0, %0) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     %2 = "visit"(%c2, %c0, %cst, %1) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_1(%arg0: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = "visit"(%c2, %c0, %cst_1, %arg0) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     %1 = "visit"(%c0, %c1, %cst_0, %0) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     %2 = "visit"(%c1, %c1, %cst, %1) : (index, index, f64, f64) -> f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_2(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-6_i32 = arith.constant -6 : i32
// CHECK-NEXT:     %0 = "visit"(%c1, %c-6_i32, %arg0) : (index, i32, i32) -> i32
// CHECK-NEXT:     %1 = "visit"(%c3, %c5_i32, %0) : (index, i32, i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_3(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
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
// CHECK-NEXT:   func.func @constant_7(%arg0: f64) -> f64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 0.000000e+00]]> : tensor<2x2xf64>
// CHECK-NEXT:     %0 = bufferization.to_buffer %cst : tensor<2x2xf64> to memref<2x2xf64>
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (f64) {
// CHECK-NEXT:       %2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2) -> (f64) {
// CHECK-NEXT:         %3 = memref.load %0[%arg1, %arg3] : memref<2x2xf64>
// CHECK-NEXT:         %4 = "visit"(%arg1, %arg3, %3, %arg4) : (index, index, f64, f64) -> f64
// CHECK-NEXT:         scf.yield %4 : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %2 : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant_8(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant dense<7> : tensor<3xi64>
// CHECK-NEXT:     %0 = bufferization.to_buffer %cst : tensor<3xi64> to memref<3xi64>
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (i64) {
// CHECK-NEXT:       %2 = memref.load %0[%arg1] : memref<3xi64>
// CHECK-NEXT:       %3 = "visit"(%arg1, %2, %arg2) : (index, i64, i64) -> i64
// CHECK-NEXT:       scf.yield %3 : i64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
