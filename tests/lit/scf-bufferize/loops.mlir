// RUN: pyopt --split-input-file --allow-unregistered-dialect --scf-bufferize %s | FileCheck %s

func.func @for_pass(%t: tensor<?x3xi8>, %l: index, %f: f32) -> tensor<?x3xi8> {
  %0:2 = scf.for %k = %l to %l step %l iter_args(%a = %t, %g = %f) -> (tensor<?x3xi8>, f32) {
    scf.yield %a, %g : tensor<?x3xi8>, f32
  } {some.mark}
  return %0#0 : tensor<?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_pass(%arg0: tensor<?x3xi8>, %arg1: index, %arg2: f32) -> tensor<?x3xi8> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x3xi8> to memref<?x3xi8>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %0, %arg5 = %arg2) -> (memref<?x3xi8>, f32) {
// CHECK-NEXT:       scf.yield %arg4, %arg5 : memref<?x3xi8>, f32
// CHECK-NEXT:     } {some.mark}
// CHECK-NEXT:     %2 = bufferization.to_tensor %1#0 : memref<?x3xi8> to tensor<?x3xi8>
// CHECK-NEXT:     return %2 : tensor<?x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for_pass(%t: tensor<f64>, %l: index, %f: f32) -> tensor<f64> {
  %0:2 = scf.for %k = %l to %l step %l iter_args(%a = %t, %g = %f) -> (tensor<f64>, f32) {
    scf.yield %a, %g : tensor<f64>, f32
  } {some.mark}
  return %0#0 : tensor<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @for_pass(%arg0: tensor<f64>, %arg1: index, %arg2: f32) -> tensor<f64> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %0, %arg5 = %arg2) -> (memref<f64>, f32) {
// CHECK-NEXT:       scf.yield %arg4, %arg5 : memref<f64>, f32
// CHECK-NEXT:     } {some.mark}
// CHECK-NEXT:     %2 = bufferization.to_tensor %1#0 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %2 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_changes_type(%t: tensor<*xf32>, %c: i1) -> i32 {
  %0 = scf.while (%a = %t) : (tensor<*xf32>) -> i32 {
    %i = "some.number"(%a) : (tensor<*xf32>) -> i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %1 = "some.maker"(%i) : (i32) -> tensor<*xf32>
    scf.yield %1 : tensor<*xf32>
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_changes_type(%arg0: tensor<*xf32>, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %1 = scf.while (%arg2 = %0) : (memref<*xf32>) -> i32 {
// CHECK-NEXT:       %2 = bufferization.to_tensor %arg2 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:       %3 = "some.number"(%2) : (tensor<*xf32>) -> i32
// CHECK-NEXT:       scf.condition(%arg1) %3 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %2 = "some.maker"(%arg2) : (i32) -> tensor<*xf32>
// CHECK-NEXT:       %3 = bufferization.to_buffer %2 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:       scf.yield %3 : memref<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @if(%c: i1, %t: tensor<0xi1>) -> tensor<0xi1> {
  %0 = scf.if %c -> tensor<0xi1> {
    scf.yield %t : tensor<0xi1>
  } else {
    %1 = "some.maker"() : () -> tensor<0xi1>
    scf.yield %1 : tensor<0xi1>
  }
  return %0 : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @if(%arg0: i1, %arg1: tensor<0xi1>) -> tensor<0xi1> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<0xi1> to memref<0xi1>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (memref<0xi1>) {
// CHECK-NEXT:       scf.yield %0 : memref<0xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = "some.maker"() : () -> tensor<0xi1>
// CHECK-NEXT:       %4 = bufferization.to_buffer %3 : tensor<0xi1> to memref<0xi1>
// CHECK-NEXT:       scf.yield %4 : memref<0xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<0xi1> to tensor<0xi1>
// CHECK-NEXT:     return %2 : tensor<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while(%t: tensor<0xi1>, %i: index) -> tensor<0xi1> {
  %0:2 = scf.while (%a = %t, %j = %i) : (tensor<0xi1>, index) -> (tensor<0xi1>, index) {
    %c = "some.test"(%a, %j) : (tensor<0xi1>, index) -> i1
    scf.condition(%c) %a, %j : tensor<0xi1>, index
  } do {
  ^bb0(%b: tensor<0xi1>, %j: index):
    %1 = "some.op"(%b) : (tensor<0xi1>) -> tensor<0xi1>
    scf.yield %1, %j : tensor<0xi1>, index
  }
  return %0#0 : tensor<0xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: tensor<0xi1>, %arg1: index) -> tensor<0xi1> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<0xi1> to memref<0xi1>
// CHECK-NEXT:     %1:2 = scf.while (%arg2 = %0, %arg3 = %arg1) : (memref<0xi1>, index) -> (memref<0xi1>, index) {
// CHECK-NEXT:       %3 = bufferization.to_tensor %arg2 : memref<0xi1> to tensor<0xi1>
// CHECK-NEXT:       %4 = "some.test"(%3, %arg3) : (tensor<0xi1>, index) -> i1
// CHECK-NEXT:       scf.condition(%4) %arg2, %arg3 : memref<0xi1>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<0xi1>, %arg3: index):
// CHECK-NEXT:       %3 = bufferization.to_tensor %arg2 : memref<0xi1> to tensor<0xi1>
// CHECK-NEXT:       %4 = "some.op"(%3) : (tensor<0xi1>) -> tensor<0xi1>
// CHECK-NEXT:       %5 = bufferization.to_buffer %4 : tensor<0xi1> to memref<0xi1>
// CHECK-NEXT:       scf.yield %5, %arg3 : memref<0xi1>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1#0 : memref<0xi1> to tensor<0xi1>
// CHECK-NEXT:     return %2 : tensor<0xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @execute_region_stays(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.execute_region -> tensor<4xf32> {
    scf.yield %t : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @execute_region_stays(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = scf.execute_region -> tensor<4xf32> {
// CHECK-NEXT:       scf.yield %arg0 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch_stays(%k: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.index_switch %k -> tensor<4xf32>
  default {
    scf.yield %t : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch_stays(%arg0: index, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = scf.index_switch %arg0 -> tensor<4xf32>
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg1 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @views(%m: memref<4xf32>, %l: index) -> memref<4xf32> {
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %0 = scf.for %k = %l to %l step %l iter_args(%a = %t) -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  }
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %2 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %1) -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = bufferization.to_tensor %2 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %4 = bufferization.to_buffer %3 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %4 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
