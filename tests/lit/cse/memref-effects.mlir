// RUN: pyopt --split-input-file --allow-unregistered-dialect --cse --loop-invariant-code-motion %s | FileCheck %s

// memref.reshape reads the extents: it is one op with an equal one if nothing is written in between, and stays in its
// loop. memref.prefetch counts as a write.

func.func @loop(%n: index, %sh: memref<1xindex>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
    "t.use"(%0) : (memref<?xf32>) -> ()
    memref.prefetch %m[%c0], read, locality<3>, data : memref<4xf32>
    %1 = memref.load %m[%c0] : memref<4xf32>
    "t.use"(%1) : (f32) -> ()
  }
  return
}
func.func @written(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index)
    -> (memref<?xf32>, memref<?xf32>, f32, f32) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  %d = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %0, %d, %1, %2 : memref<?xf32>, memref<?xf32>, f32, f32
}
func.func @cse(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index) -> (f32, f32) {
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %1, %2 : f32, f32
}
func.func @cse1(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index) -> (index, index) {
  %1 = memref.load %sh[%i] : memref<1xindex>
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  %2 = memref.load %sh[%i] : memref<1xindex>
  return %1, %2 : index, index
}
func.func @cse2(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index, %v: f32)
    -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %d = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return %0, %d : memref<?xf32>, memref<?xf32>
}
func.func @cse3(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index, %v: f32)
    -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  %d = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return %0, %d : memref<?xf32>, memref<?xf32>
}
func.func @unused(%sh: memref<1xindex>, %m: memref<4xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: index, %arg1: memref<1xindex>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %reshape = memref.reshape %arg2(%arg1) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:       "t.use"(%reshape) : (memref<?xf32>) -> ()
// CHECK-NEXT:       memref.prefetch %arg2[%c0], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT:       %0 = memref.load %arg2[%c0] : memref<4xf32>
// CHECK-NEXT:       "t.use"(%0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @written(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index) -> (memref<?xf32>, memref<?xf32>, f32, f32) {
// CHECK-NEXT:     %reshape = memref.reshape %arg1(%arg0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     %0 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.prefetch %arg1[%arg2], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT:     %reshape_0 = memref.reshape %arg1(%arg0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     return %reshape, %reshape_0, %0, %1 : memref<?xf32>, memref<?xf32>, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cse(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %0 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.prefetch %arg1[%arg2], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cse1(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2] : memref<1xindex>
// CHECK-NEXT:     memref.prefetch %arg1[%arg2], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg2] : memref<1xindex>
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cse2(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index, %arg3: f32) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %reshape = memref.reshape %arg1(%arg0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     memref.store %arg3, %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     %reshape_0 = memref.reshape %arg1(%arg0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     return %reshape, %reshape_0 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cse3(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index, %arg3: f32) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %reshape = memref.reshape %arg1(%arg0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
// CHECK-NEXT:     return %reshape, %reshape : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: memref<1xindex>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
