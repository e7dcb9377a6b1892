// RUN: pyopt %s --bubble-down-memory-space-casts --split-input-file | FileCheck %s

// Casts to other spaces stay, as do those of other operands.

func.func @values(%m: memref<4xmemref<4xf32>>, %n: memref<4xf32, 1>, %i: index,
                  %z: memref<2xindex, 1>, %q: memref<8xf32>) -> memref<?x?xf32> {
  %0 = memref.memory_space_cast %n : memref<4xf32, 1> to memref<4xf32>
  memref.store %0, %m[%i] : memref<4xmemref<4xf32>>
  %s = memref.memory_space_cast %z : memref<2xindex, 1> to memref<2xindex>
  %1 = memref.reshape %q(%s) : (memref<8xf32>, memref<2xindex>) -> memref<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.addi %i, %c0 : index
  return %1 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @values(%arg0: memref<4xmemref<4xf32>>, %arg1: memref<4xf32, 1>, %arg2: index, %arg3: memref<2xindex, 1>, %arg4: memref<8xf32>) -> memref<?x?xf32> {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg1 : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     memref.store %memspacecast, %arg0[%arg2] : memref<4xmemref<4xf32>>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %arg3 : memref<2xindex, 1> to memref<2xindex>
// CHECK-NEXT:     %reshape = memref.reshape %arg4(%memspacecast_0) : (memref<8xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:     return %reshape : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%n: memref<4xf32, 1>, %c: i1, %k: index) -> f32 {
  %dead = memref.memory_space_cast %n : memref<4xf32, 1> to memref<4xf32>
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%a = %f) -> f32 {
    %0 = memref.memory_space_cast %n : memref<4xf32, 1> to memref<4xf32>
    %1 = memref.load %0[%i] : memref<4xf32>
    %2 = arith.addf %a, %1 : f32
    scf.yield %2 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<4xf32, 1>, %arg1: i1, %arg2: index) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %cst) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg3] : memref<4xf32, 1>
// CHECK-NEXT:       %2 = arith.addf %arg4, %1 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
