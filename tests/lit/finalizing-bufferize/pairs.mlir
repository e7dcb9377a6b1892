// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalizing-bufferize %s | FileCheck %s

func.func @pair(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  %2 = bufferization.to_memref %0 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  %2 = bufferization.to_tensor %1 : memref<4xf32>
  %3 = bufferization.to_memref %2 : memref<4xf32>
  return %3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<4xf32>
    "some.use"(%1) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<4xf32>
  cf.cond_br %c, ^a, ^b(%1 : memref<4xf32>)
^b(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pair(%m: memref<?x3xi8>) -> memref<?x3xi8> {
  %0 = bufferization.to_tensor %m : memref<?x3xi8>
  %1 = bufferization.to_memref %0 : memref<?x3xi8>
  return %1 : memref<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     return %arg0 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<?x3xi8>) -> (memref<?x3xi8>, memref<?x3xi8>) {
  %0 = bufferization.to_tensor %m : memref<?x3xi8>
  %1 = bufferization.to_memref %0 : memref<?x3xi8>
  %2 = bufferization.to_memref %0 : memref<?x3xi8>
  return %1, %2 : memref<?x3xi8>, memref<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<?x3xi8>) -> (memref<?x3xi8>, memref<?x3xi8>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<?x3xi8>, memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<?x3xi8>) -> memref<?x3xi8> {
  %0 = bufferization.to_tensor %m : memref<?x3xi8>
  %1 = bufferization.to_memref %0 : memref<?x3xi8>
  %2 = bufferization.to_tensor %1 : memref<?x3xi8>
  %3 = bufferization.to_memref %2 : memref<?x3xi8>
  return %3 : memref<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     return %arg0 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<?x3xi8>) {
  %0 = bufferization.to_tensor %m : memref<?x3xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<?x3xi8>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<?x3xi8>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<?x3xi8>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<?x3xi8>
    "some.use"(%1) : (memref<?x3xi8>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<?x3xi8>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<?x3xi8>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<?x3xi8>, %c: i1) -> memref<?x3xi8> {
  %0 = bufferization.to_tensor %m restrict : memref<?x3xi8>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<?x3xi8>
  cf.cond_br %c, ^a, ^b(%1 : memref<?x3xi8>)
^b(%x: memref<?x3xi8>):
  return %x : memref<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<?x3xi8>, %arg1: i1) -> memref<?x3xi8> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<?x3xi8>)
// CHECK-NEXT:   ^bb2(%0: memref<?x3xi8>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pair(%m: memref<f64>) -> memref<f64> {
  %0 = bufferization.to_tensor %m : memref<f64>
  %1 = bufferization.to_memref %0 : memref<f64>
  return %1 : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     return %arg0 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<f64>) -> (memref<f64>, memref<f64>) {
  %0 = bufferization.to_tensor %m : memref<f64>
  %1 = bufferization.to_memref %0 : memref<f64>
  %2 = bufferization.to_memref %0 : memref<f64>
  return %1, %2 : memref<f64>, memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<f64>) -> (memref<f64>, memref<f64>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<f64>, memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<f64>) -> memref<f64> {
  %0 = bufferization.to_tensor %m : memref<f64>
  %1 = bufferization.to_memref %0 : memref<f64>
  %2 = bufferization.to_tensor %1 : memref<f64>
  %3 = bufferization.to_memref %2 : memref<f64>
  return %3 : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     return %arg0 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<f64>) {
  %0 = bufferization.to_tensor %m : memref<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<f64>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<f64>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<f64>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<f64>
    "some.use"(%1) : (memref<f64>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<f64>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<f64>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<f64>, %c: i1) -> memref<f64> {
  %0 = bufferization.to_tensor %m restrict : memref<f64>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<f64>
  cf.cond_br %c, ^a, ^b(%1 : memref<f64>)
^b(%x: memref<f64>):
  return %x : memref<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<f64>, %arg1: i1) -> memref<f64> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<f64>)
// CHECK-NEXT:   ^bb2(%0: memref<f64>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pair(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32>
  %1 = bufferization.to_memref %0 : memref<*xf32>
  return %1 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %arg0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32>
  %1 = bufferization.to_memref %0 : memref<*xf32>
  %2 = bufferization.to_memref %0 : memref<*xf32>
  return %1, %2 : memref<*xf32>, memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<*xf32>, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32>
  %1 = bufferization.to_memref %0 : memref<*xf32>
  %2 = bufferization.to_tensor %1 : memref<*xf32>
  %3 = bufferization.to_memref %2 : memref<*xf32>
  return %3 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %arg0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<*xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<*xf32>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<*xf32>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<*xf32>
    "some.use"(%1) : (memref<*xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<*xf32>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<*xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<*xf32>, %c: i1) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m restrict : memref<*xf32>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<*xf32>
  cf.cond_br %c, ^a, ^b(%1 : memref<*xf32>)
^b(%x: memref<*xf32>):
  return %x : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<*xf32>, %arg1: i1) -> memref<*xf32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<*xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<*xf32>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pair(%m: memref<4xf32, strided<[2], offset: 3>>)
    -> memref<4xf32, strided<[2], offset: 3>> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[2], offset: 3>>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
  return %1 : memref<4xf32, strided<[2], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<4xf32, strided<[2], offset: 3>>) -> memref<4xf32, strided<[2], offset: 3>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<4xf32, strided<[2], offset: 3>>)
    -> (memref<4xf32, strided<[2], offset: 3>>, memref<4xf32, strided<[2], offset: 3>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[2], offset: 3>>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
  %2 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
  return %1, %2 : memref<4xf32, strided<[2], offset: 3>>, memref<4xf32, strided<[2], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<4xf32, strided<[2], offset: 3>>) -> (memref<4xf32, strided<[2], offset: 3>>, memref<4xf32, strided<[2], offset: 3>>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<4xf32, strided<[2], offset: 3>>, memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<4xf32, strided<[2], offset: 3>>)
    -> memref<4xf32, strided<[2], offset: 3>> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[2], offset: 3>>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
  %2 = bufferization.to_tensor %1 : memref<4xf32, strided<[2], offset: 3>>
  %3 = bufferization.to_memref %2 : memref<4xf32, strided<[2], offset: 3>>
  return %3 : memref<4xf32, strided<[2], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<4xf32, strided<[2], offset: 3>>) -> memref<4xf32, strided<[2], offset: 3>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<4xf32, strided<[2], offset: 3>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[2], offset: 3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<4xf32, strided<[2], offset: 3>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<4xf32, strided<[2], offset: 3>>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[2], offset: 3>>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
    "some.use"(%1) : (memref<4xf32, strided<[2], offset: 3>>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_region(%arg0: memref<4xf32, strided<[2], offset: 3>>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "some.use"(%arg0) : (memref<4xf32, strided<[2], offset: 3>>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<4xf32, strided<[2], offset: 3>>, %c: i1)
    -> memref<4xf32, strided<[2], offset: 3>> {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32, strided<[2], offset: 3>>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: 3>>
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

func.func @pair(%m: memref<4xf32, 1>) -> memref<4xf32, 1> {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  %1 = bufferization.to_memref %0 : memref<4xf32, 1>
  return %1 : memref<4xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pair(%arg0: memref<4xf32, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_users(%m: memref<4xf32, 1>) -> (memref<4xf32, 1>, memref<4xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  %1 = bufferization.to_memref %0 : memref<4xf32, 1>
  %2 = bufferization.to_memref %0 : memref<4xf32, 1>
  return %1, %2 : memref<4xf32, 1>, memref<4xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_users(%arg0: memref<4xf32, 1>) -> (memref<4xf32, 1>, memref<4xf32, 1>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<4xf32, 1>, memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<4xf32, 1>) -> memref<4xf32, 1> {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  %1 = bufferization.to_memref %0 : memref<4xf32, 1>
  %2 = bufferization.to_tensor %1 : memref<4xf32, 1>
  %3 = bufferization.to_memref %2 : memref<4xf32, 1>
  return %3 : memref<4xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<4xf32, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%m: memref<4xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<4xf32, 1>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_region(%m: memref<4xf32, 1>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  scf.if %c {
    %1 = bufferization.to_memref %0 : memref<4xf32, 1>
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

func.func @blocks(%m: memref<4xf32, 1>, %c: i1) -> memref<4xf32, 1> {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32, 1>
  cf.br ^a
^a:
  %1 = bufferization.to_memref %0 : memref<4xf32, 1>
  cf.cond_br %c, ^a, ^b(%1 : memref<4xf32, 1>)
^b(%x: memref<4xf32, 1>):
  return %x : memref<4xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<4xf32, 1>, %arg1: i1) -> memref<4xf32, 1> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<4xf32, 1>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32, 1>):  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nothing() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declaration(tensor<4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @declaration(tensor<4xf32>)
// CHECK-NEXT: }

// -----

func.func @argument(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument(%arg0: tensor<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
