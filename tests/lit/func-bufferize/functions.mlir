// RUN: pyopt --split-input-file --allow-unregistered-dialect --func-bufferize %s | FileCheck %s

func.func @identity(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<4xf32>, i32) -> (tensor<4xf32>, i32)

func.func @call(%t: tensor<4xf32>, %i: i32) -> (i32, tensor<4xf32>) {
  %0:2 = call @callee(%t, %i) : (tensor<4xf32>, i32) -> (tensor<4xf32>, i32)
  return %0#1, %0#0 : i32, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(memref<4xf32>, i32) -> (memref<4xf32>, i32)
// CHECK-NEXT:   func.func @call(%arg0: memref<4xf32>, %arg1: i32) -> (i32, memref<4xf32>) {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (memref<4xf32>, i32) -> (memref<4xf32>, i32)
// CHECK-NEXT:     return %0#1, %0#0 : i32, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "some.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a(%t : tensor<4xf32>), ^b
^a(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
^b:
  %0 = "some.op"(%u) : (tensor<4xf32>) -> tensor<4xf32>
  cf.br ^a(%0 : tensor<4xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg2 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %3 = bufferization.to_memref %2 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%3 : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.if %c -> tensor<4xf32> {
    scf.yield %t : tensor<4xf32>
  } else {
    %1 = "some.maker"() : () -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<4xf32>) {
// CHECK-NEXT:       scf.yield %0 : tensor<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @other() -> tensor<4xf32>

func.func @unused_result() {
  %0 = call @other() : () -> tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other() -> memref<4xf32>
// CHECK-NEXT:   func.func @unused_result() {
// CHECK-NEXT:     %0 = call @other() : () -> memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @identity(%t: tensor<?x3xi8>) -> tensor<?x3xi8> {
  return %t : tensor<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     return %arg0 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<?x3xi8>, i32) -> (tensor<?x3xi8>, i32)

func.func @call(%t: tensor<?x3xi8>, %i: i32) -> (i32, tensor<?x3xi8>) {
  %0:2 = call @callee(%t, %i) : (tensor<?x3xi8>, i32) -> (tensor<?x3xi8>, i32)
  return %0#1, %0#0 : i32, tensor<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(memref<?x3xi8>, i32) -> (memref<?x3xi8>, i32)
// CHECK-NEXT:   func.func @call(%arg0: memref<?x3xi8>, %arg1: i32) -> (i32, memref<?x3xi8>) {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (memref<?x3xi8>, i32) -> (memref<?x3xi8>, i32)
// CHECK-NEXT:     return %0#1, %0#0 : i32, memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%t: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %0 = "some.op"(%t) : (tensor<?x3xi8>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<?x3xi8>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<?x3xi8>) -> tensor<?x3xi8>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<?x3xi8>
// CHECK-NEXT:     return %2 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%c: i1, %t: tensor<?x3xi8>, %u: tensor<?x3xi8>) -> tensor<?x3xi8> {
  cf.cond_br %c, ^a(%t : tensor<?x3xi8>), ^b
^a(%x: tensor<?x3xi8>):
  return %x : tensor<?x3xi8>
^b:
  %0 = "some.op"(%u) : (tensor<?x3xi8>) -> tensor<?x3xi8>
  cf.br ^a(%0 : tensor<?x3xi8>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<?x3xi8>, %arg2: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg2 : memref<?x3xi8>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<?x3xi8>), ^bb2
// CHECK-NEXT:   ^bb1(%1: memref<?x3xi8>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : memref<?x3xi8>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = "some.op"(%0) : (tensor<?x3xi8>) -> tensor<?x3xi8>
// CHECK-NEXT:     %3 = bufferization.to_memref %2 : memref<?x3xi8>
// CHECK-NEXT:     cf.br ^bb1(%3 : memref<?x3xi8>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %t: tensor<?x3xi8>) -> tensor<?x3xi8> {
  %0 = scf.if %c -> tensor<?x3xi8> {
    scf.yield %t : tensor<?x3xi8>
  } else {
    %1 = "some.maker"() : () -> tensor<?x3xi8>
    scf.yield %1 : tensor<?x3xi8>
  }
  return %0 : tensor<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: memref<?x3xi8>) -> memref<?x3xi8> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<?x3xi8>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<?x3xi8>) {
// CHECK-NEXT:       scf.yield %0 : tensor<?x3xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<?x3xi8>
// CHECK-NEXT:       scf.yield %3 : tensor<?x3xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<?x3xi8>
// CHECK-NEXT:     return %2 : memref<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @other() -> tensor<?x3xi8>

func.func @unused_result() {
  %0 = call @other() : () -> tensor<?x3xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other() -> memref<?x3xi8>
// CHECK-NEXT:   func.func @unused_result() {
// CHECK-NEXT:     %0 = call @other() : () -> memref<?x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @identity(%t: tensor<f64>) -> tensor<f64> {
  return %t : tensor<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     return %arg0 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<f64>, i32) -> (tensor<f64>, i32)

func.func @call(%t: tensor<f64>, %i: i32) -> (i32, tensor<f64>) {
  %0:2 = call @callee(%t, %i) : (tensor<f64>, i32) -> (tensor<f64>, i32)
  return %0#1, %0#0 : i32, tensor<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(memref<f64>, i32) -> (memref<f64>, i32)
// CHECK-NEXT:   func.func @call(%arg0: memref<f64>, %arg1: i32) -> (i32, memref<f64>) {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (memref<f64>, i32) -> (memref<f64>, i32)
// CHECK-NEXT:     return %0#1, %0#0 : i32, memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%t: tensor<f64>) -> tensor<f64> {
  %0 = "some.op"(%t) : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<f64>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<f64>
// CHECK-NEXT:     return %2 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%c: i1, %t: tensor<f64>, %u: tensor<f64>) -> tensor<f64> {
  cf.cond_br %c, ^a(%t : tensor<f64>), ^b
^a(%x: tensor<f64>):
  return %x : tensor<f64>
^b:
  %0 = "some.op"(%u) : (tensor<f64>) -> tensor<f64>
  cf.br ^a(%0 : tensor<f64>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<f64>, %arg2: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg2 : memref<f64>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<f64>), ^bb2
// CHECK-NEXT:   ^bb1(%1: memref<f64>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : memref<f64>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = "some.op"(%0) : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:     %3 = bufferization.to_memref %2 : memref<f64>
// CHECK-NEXT:     cf.br ^bb1(%3 : memref<f64>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %t: tensor<f64>) -> tensor<f64> {
  %0 = scf.if %c -> tensor<f64> {
    scf.yield %t : tensor<f64>
  } else {
    %1 = "some.maker"() : () -> tensor<f64>
    scf.yield %1 : tensor<f64>
  }
  return %0 : tensor<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<f64>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<f64>) {
// CHECK-NEXT:       scf.yield %0 : tensor<f64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<f64>
// CHECK-NEXT:       scf.yield %3 : tensor<f64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<f64>
// CHECK-NEXT:     return %2 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @other() -> tensor<f64>

func.func @unused_result() {
  %0 = call @other() : () -> tensor<f64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other() -> memref<f64>
// CHECK-NEXT:   func.func @unused_result() {
// CHECK-NEXT:     %0 = call @other() : () -> memref<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @identity(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %arg0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<*xf32>, i32) -> (tensor<*xf32>, i32)

func.func @call(%t: tensor<*xf32>, %i: i32) -> (i32, tensor<*xf32>) {
  %0:2 = call @callee(%t, %i) : (tensor<*xf32>, i32) -> (tensor<*xf32>, i32)
  return %0#1, %0#0 : i32, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(memref<*xf32>, i32) -> (memref<*xf32>, i32)
// CHECK-NEXT:   func.func @call(%arg0: memref<*xf32>, %arg1: i32) -> (i32, memref<*xf32>) {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (memref<*xf32>, i32) -> (memref<*xf32>, i32)
// CHECK-NEXT:     return %0#1, %0#0 : i32, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%t: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "some.op"(%t) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<*xf32>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<*xf32>
// CHECK-NEXT:     return %2 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%c: i1, %t: tensor<*xf32>, %u: tensor<*xf32>) -> tensor<*xf32> {
  cf.cond_br %c, ^a(%t : tensor<*xf32>), ^b
^a(%x: tensor<*xf32>):
  return %x : tensor<*xf32>
^b:
  %0 = "some.op"(%u) : (tensor<*xf32>) -> tensor<*xf32>
  cf.br ^a(%0 : tensor<*xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<*xf32>, %arg2: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg2 : memref<*xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<*xf32>), ^bb2
// CHECK-NEXT:   ^bb1(%1: memref<*xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : memref<*xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = "some.op"(%0) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %3 = bufferization.to_memref %2 : memref<*xf32>
// CHECK-NEXT:     cf.br ^bb1(%3 : memref<*xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %t: tensor<*xf32>) -> tensor<*xf32> {
  %0 = scf.if %c -> tensor<*xf32> {
    scf.yield %t : tensor<*xf32>
  } else {
    %1 = "some.maker"() : () -> tensor<*xf32>
    scf.yield %1 : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<*xf32>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<*xf32>) {
// CHECK-NEXT:       scf.yield %0 : tensor<*xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<*xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<*xf32>
// CHECK-NEXT:     return %2 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @other() -> tensor<*xf32>

func.func @unused_result() {
  %0 = call @other() : () -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other() -> memref<*xf32>
// CHECK-NEXT:   func.func @unused_result() {
// CHECK-NEXT:     %0 = call @other() : () -> memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @identity(%t: tensor<0xi1>) -> tensor<0xi1> {
  return %t : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<0xi1>) -> memref<0xi1> {
// CHECK-NEXT:     return %arg0 : memref<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<0xi1>, i32) -> (tensor<0xi1>, i32)

func.func @call(%t: tensor<0xi1>, %i: i32) -> (i32, tensor<0xi1>) {
  %0:2 = call @callee(%t, %i) : (tensor<0xi1>, i32) -> (tensor<0xi1>, i32)
  return %0#1, %0#0 : i32, tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(memref<0xi1>, i32) -> (memref<0xi1>, i32)
// CHECK-NEXT:   func.func @call(%arg0: memref<0xi1>, %arg1: i32) -> (i32, memref<0xi1>) {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (memref<0xi1>, i32) -> (memref<0xi1>, i32)
// CHECK-NEXT:     return %0#1, %0#0 : i32, memref<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%t: tensor<0xi1>) -> tensor<0xi1> {
  %0 = "some.op"(%t) : (tensor<0xi1>) -> tensor<0xi1>
  return %0 : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<0xi1>) -> memref<0xi1> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<0xi1>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<0xi1>) -> tensor<0xi1>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<0xi1>
// CHECK-NEXT:     return %2 : memref<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%c: i1, %t: tensor<0xi1>, %u: tensor<0xi1>) -> tensor<0xi1> {
  cf.cond_br %c, ^a(%t : tensor<0xi1>), ^b
^a(%x: tensor<0xi1>):
  return %x : tensor<0xi1>
^b:
  %0 = "some.op"(%u) : (tensor<0xi1>) -> tensor<0xi1>
  cf.br ^a(%0 : tensor<0xi1>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<0xi1>, %arg2: memref<0xi1>) -> memref<0xi1> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg2 : memref<0xi1>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<0xi1>), ^bb2
// CHECK-NEXT:   ^bb1(%1: memref<0xi1>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %1 : memref<0xi1>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %2 = "some.op"(%0) : (tensor<0xi1>) -> tensor<0xi1>
// CHECK-NEXT:     %3 = bufferization.to_memref %2 : memref<0xi1>
// CHECK-NEXT:     cf.br ^bb1(%3 : memref<0xi1>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %t: tensor<0xi1>) -> tensor<0xi1> {
  %0 = scf.if %c -> tensor<0xi1> {
    scf.yield %t : tensor<0xi1>
  } else {
    %1 = "some.maker"() : () -> tensor<0xi1>
    scf.yield %1 : tensor<0xi1>
  }
  return %0 : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: memref<0xi1>) -> memref<0xi1> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<0xi1>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<0xi1>) {
// CHECK-NEXT:       scf.yield %0 : tensor<0xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<0xi1>
// CHECK-NEXT:       scf.yield %3 : tensor<0xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<0xi1>
// CHECK-NEXT:     return %2 : memref<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @other() -> tensor<0xi1>

func.func @unused_result() {
  %0 = call @other() : () -> tensor<0xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other() -> memref<0xi1>
// CHECK-NEXT:   func.func @unused_result() {
// CHECK-NEXT:     %0 = call @other() : () -> memref<0xi1>
// CHECK-NEXT:     return
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

func.func @numbers(%i: i32) -> i32 {
  return %i : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @buffers(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @buffers(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @views(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_memref %0 : memref<4xf32>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @layout(%m: memref<4xf32, strided<[?], offset: ?>>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>>
  "some.use"(%0) : (tensor<4xf32>) -> ()
  %1 = "some.maker"() : () -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @layout(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     "some.use"(%0) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     %1 = "some.maker"() : () -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @recursive(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @recursive(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @recursive(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @recursive(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @recursive(%arg0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %1 = call @recursive(%0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_twice(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "some.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %0 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_twice(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32>
// CHECK-NEXT:     return %2, %2 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @take(tensor<4xf32>)

func.func @used_by_two_calls(%t: tensor<4xf32>) {
  %0 = "some.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  call @take(%0) : (tensor<4xf32>) -> ()
  call @take(%0) : (tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @take(memref<4xf32>)
// CHECK-NEXT:   func.func @used_by_two_calls(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32>
// CHECK-NEXT:     call @take(%2) : (memref<4xf32>) -> ()
// CHECK-NEXT:     call @take(%2) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @attributes(%t: tensor<4xf32> {some.mark})
    -> (tensor<4xf32> {some.other}) attributes {some.attribute} {
  return %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: memref<4xf32> {some.mark}) -> (memref<4xf32> {some.other}) attributes {some.attribute} {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^a(%t : tensor<4xf32>)
^a(%x: tensor<4xf32>):
  %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
  cf.cond_br %c, ^a(%0 : tensor<4xf32>), ^b
^b:
  return %x : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     cf.br ^bb1(%arg1 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_memref %cast : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%2 : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
