// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s
// RUN: pyopt --split-input-file --cse %s | FileCheck --check-prefix=CSE %s

// Bodies that read and write memory: the ops that they belong to have these effects.

// The body stores: the op stays without users.
#id = affine_map<(d0) -> (d0)>
func.func @unused(%t: tensor<4xi32>, %m: memref<4xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%t : tensor<4xi32>)
      outs(%e : tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32):
    %i = linalg.index 0 : index
    memref.store %a, %m[%i] : memref<4xi32>
    linalg.yield %a : i32
  } -> tensor<4xi32>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%arg0: tensor<4xi32>, %arg1: memref<4xi32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       memref.store %in, %arg1[%2] : memref<4xi32>
// CHECK-NEXT:       linalg.yield %in : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CSE: #map = affine_map<(d0) -> (d0)>
// CSE-NEXT: module {
// CSE-NEXT:   func.func @unused(%arg0: tensor<4xi32>, %arg1: memref<4xi32>) {
// CSE-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CSE-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
// CSE-NEXT:     ^bb0(%in: i32, %out: i32):
// CSE-NEXT:       %2 = linalg.index 0 : index
// CSE-NEXT:       memref.store %in, %arg1[%2] : memref<4xi32>
// CSE-NEXT:       linalg.yield %in : i32
// CSE-NEXT:     } -> tensor<4xi32>
// CSE-NEXT:     return
// CSE-NEXT:   }
// CSE-NEXT: }

// -----

// The same of a map and a reduction.
func.func @unused_map(%t: tensor<4xi32>, %m: memref<i32>) {
  %e = tensor.empty() : tensor<4xi32>
  %0 = linalg.map ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>)
    (%a: i32, %init: i32) {
      memref.store %a, %m[] : memref<i32>
      linalg.yield %a : i32
    }
  %1 = linalg.reduce ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) dimensions = []
    (%a: i32, %b: i32) {
      memref.store %a, %m[] : memref<i32>
      linalg.yield %a : i32
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_map(%arg0: tensor<4xi32>, %arg1: memref<i32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %mapped = linalg.map ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>)
// CHECK-NEXT:       (%in: i32, %init: i32) {
// CHECK-NEXT:         memref.store %in, %arg1[] : memref<i32>
// CHECK-NEXT:         linalg.yield %in : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %reduced = linalg.reduce ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) dimensions = []
// CHECK-NEXT:       (%in: i32, %init: i32) {
// CHECK-NEXT:         memref.store %in, %arg1[] : memref<i32>
// CHECK-NEXT:         linalg.yield %in : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CSE: module {
// CSE-NEXT:   func.func @unused_map(%arg0: tensor<4xi32>, %arg1: memref<i32>) {
// CSE-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CSE-NEXT:     %mapped = linalg.map ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>)
// CSE-NEXT:       (%in: i32, %init: i32) {
// CSE-NEXT:         memref.store %in, %arg1[] : memref<i32>
// CSE-NEXT:         linalg.yield %in : i32
// CSE-NEXT:       }
// CSE-NEXT:     %reduced = linalg.reduce ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) dimensions = []
// CSE-NEXT:       (%in: i32, %init: i32) {
// CSE-NEXT:         memref.store %in, %arg1[] : memref<i32>
// CSE-NEXT:         linalg.yield %in : i32
// CSE-NEXT:       }
// CSE-NEXT:     return
// CSE-NEXT:   }
// CSE-NEXT: }

// -----

// What the body of %0 reads is overwritten before the element is taken.
func.func @generate(%m: memref<4xi32>, %i: index, %n: index) -> (i32, i32) {
  %c7 = arith.constant 7 : i32
  %0 = tensor.generate %n {
  ^bb0(%j: index):
    %x = memref.load %m[%j] : memref<4xi32>
    tensor.yield %x : i32
  } : tensor<?xi32>
  %2 = tensor.generate %n {
  ^bb0(%j: index):
    memref.store %c7, %m[%j] : memref<4xi32>
    tensor.yield %c7 : i32
  } : tensor<?xi32>
  %1 = tensor.extract %0[%i] : tensor<?xi32>
  %3 = tensor.extract %2[%i] : tensor<?xi32>
  return %1, %3 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: memref<4xi32>, %arg1: index, %arg2: index) -> (i32, i32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %generated = tensor.generate %arg2 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<4xi32>
// CHECK-NEXT:       tensor.yield %0 : i32
// CHECK-NEXT:     } : tensor<?xi32>
// CHECK-NEXT:     %generated_0 = tensor.generate %arg2 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       memref.store %c7_i32, %arg0[%arg3] : memref<4xi32>
// CHECK-NEXT:       tensor.yield %c7_i32 : i32
// CHECK-NEXT:     } : tensor<?xi32>
// CHECK-NEXT:     %extracted = tensor.extract %generated[%arg1] : tensor<?xi32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %generated_0[%arg1] : tensor<?xi32>
// CHECK-NEXT:     return %extracted, %extracted_1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CSE: module {
// CSE-NEXT:   func.func @generate(%arg0: memref<4xi32>, %arg1: index, %arg2: index) -> (i32, i32) {
// CSE-NEXT:     %c7_i32 = arith.constant 7 : i32
// CSE-NEXT:     %generated = tensor.generate %arg2 {
// CSE-NEXT:     ^bb0(%arg3: index):
// CSE-NEXT:       %0 = memref.load %arg0[%arg3] : memref<4xi32>
// CSE-NEXT:       tensor.yield %0 : i32
// CSE-NEXT:     } : tensor<?xi32>
// CSE-NEXT:     %generated_0 = tensor.generate %arg2 {
// CSE-NEXT:     ^bb0(%arg3: index):
// CSE-NEXT:       memref.store %c7_i32, %arg0[%arg3] : memref<4xi32>
// CSE-NEXT:       tensor.yield %c7_i32 : i32
// CSE-NEXT:     } : tensor<?xi32>
// CSE-NEXT:     %extracted = tensor.extract %generated[%arg1] : tensor<?xi32>
// CSE-NEXT:     %extracted_1 = tensor.extract %generated_0[%arg1] : tensor<?xi32>
// CSE-NEXT:     return %extracted, %extracted_1 : i32, i32
// CSE-NEXT:   }
// CSE-NEXT: }

// -----

// Padding with what the tensor is filled with stays a pad: its body stores. The reference makes a larger fill of it.
func.func @padded_fill(%f: f32, %m: memref<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.pad %0 low[2] high[2] {
  ^bb0(%i: index):
    memref.store %f, %m[%i] : memref<8xf32>
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @padded_fill(%arg0: f32, %arg1: memref<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %padded = tensor.pad %1 low[2] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       memref.store %arg0, %arg1[%arg2] : memref<8xf32>
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<8xf32>
// CHECK-NEXT:     return %padded : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CSE: module {
// CSE-NEXT:   func.func @padded_fill(%arg0: f32, %arg1: memref<8xf32>) -> tensor<8xf32> {
// CSE-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CSE-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CSE-NEXT:     %padded = tensor.pad %1 low[2] high[2] {
// CSE-NEXT:     ^bb0(%arg2: index):
// CSE-NEXT:       memref.store %arg0, %arg1[%arg2] : memref<8xf32>
// CSE-NEXT:       tensor.yield %arg0 : f32
// CSE-NEXT:     } : tensor<4xf32> to tensor<8xf32>
// CSE-NEXT:     return %padded : tensor<8xf32>
// CSE-NEXT:   }
// CSE-NEXT: }
