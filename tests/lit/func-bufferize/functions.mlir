// RUN: pyopt --split-input-file --allow-unregistered-dialect --func-bufferize %s | FileCheck %s

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
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg1 : memref<0xi1> to tensor<0xi1>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<0xi1>) {
// CHECK-NEXT:       scf.yield %0 : tensor<0xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<0xi1>
// CHECK-NEXT:       scf.yield %3 : tensor<0xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_buffer %1 : tensor<0xi1> to memref<0xi1>
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

func.func @buffers(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @buffers(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @layout(%m: memref<4xf32, strided<[?], offset: ?>>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32>
  "some.use"(%0) : (tensor<4xf32>) -> ()
  %1 = "some.maker"() : () -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @layout(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32>
// CHECK-NEXT:     "some.use"(%0) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     %1 = "some.maker"() : () -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_twice(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "some.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %0 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_twice(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2, %2 : memref<4xf32>, memref<4xf32>
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
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %cast : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%2 : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
