// RUN: pyopt %s --lower-sparse-foreach-to-scf --allow-unregistered-dialect | FileCheck %s

// What has no loops stays: no level, or levels from which dimensions cannot be told. The reference crashes.

#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : compressed, d1 : compressed)
}>

func.func @ell(%A: tensor<?x?xf64, #ELL>) {
  sparse_tensor.foreach in %A : tensor<?x?xf64, #ELL> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "visit"(%i, %j, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @rank0(%A: tensor<f64>) {
  sparse_tensor.foreach in %A : tensor<f64> do {
  ^bb0(%v: f64):
    "visit"(%v) : (f64) -> ()
  }
  return
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ell(%arg0: tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<?x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64):
// CHECK-NEXT:       "visit"(%arg1, %arg2, %arg3) : (index, index, f64) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rank0(%arg0: tensor<f64>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<f64> do {
// CHECK-NEXT:     ^bb0(%arg1: f64):
// CHECK-NEXT:       "visit"(%arg1) : (f64) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
