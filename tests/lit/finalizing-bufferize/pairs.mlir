// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalizing-bufferize %s | FileCheck %s

func.func @two_users(%m: memref<?x3xi8>) -> (memref<?x3xi8>, memref<?x3xi8>) {
  %0 = bufferization.to_tensor %m : memref<?x3xi8> to tensor<?x3xi8>
  %1 = bufferization.to_buffer %0 : tensor<?x3xi8> to memref<?x3xi8>
  %2 = bufferization.to_buffer %0 : tensor<?x3xi8> to memref<?x3xi8>
  return %1, %2 : memref<?x3xi8>, memref<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<?x3xi8>) -> (memref<?x3xi8>, memref<?x3xi8>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<?x3xi8>, memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<f64>) -> (memref<f64>, memref<f64>) {
  %0 = bufferization.to_tensor %m : memref<f64> to tensor<f64>
  %1 = bufferization.to_buffer %0 : tensor<f64> to memref<f64>
  %2 = bufferization.to_buffer %0 : tensor<f64> to memref<f64>
  return %1, %2 : memref<f64>, memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<f64>) -> (memref<f64>, memref<f64>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<f64>, memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  %2 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1, %2 : memref<*xf32>, memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<*xf32>, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<4xf32, strided<[2], offset: 3>>, %c: i1)
    -> memref<4xf32, strided<[2], offset: 3>> {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32, strided<[2], offset: 3>> to tensor<4xf32>
  cf.br ^a
^a:
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[2], offset: 3>>
  cf.cond_br %c, ^a, ^b(%1 : memref<4xf32, strided<[2], offset: 3>>)
^b(%x: memref<4xf32, strided<[2], offset: 3>>):
  return %x : memref<4xf32, strided<[2], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<4xf32, strided<[2], offset: 3>>, %arg1: i1) -> memref<4xf32, strided<[2], offset: 3>> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<4xf32, strided<[2], offset: 3>>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32, strided<[2], offset: 3>>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<4xf32, 1>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1> to tensor<4xf32>
  scf.if %c {
    %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, 1>
    "some.use"(%1) : (memref<4xf32, 1>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<4xf32, 1>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<4xf32, 1>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declaration(tensor<4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @declaration(tensor<4xf32>)
// CHECK-NEXT: }
