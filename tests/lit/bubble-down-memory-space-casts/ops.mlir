// RUN: pyopt %s --bubble-down-memory-space-casts --split-input-file | FileCheck %s

// Ops on what is cast to the default space.

func.func @views(%m: memref<4x8xf32, 1>, %i: index, %v: f32)
    -> (memref<2x4xf32, strided<[8, 1], offset: ?>>, memref<32xf32>, memref<2x16xf32>,
        memref<?x8xf32>) {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %1 = memref.subview %0[%i, 0] [2, 4] [1, 1]
      : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  %2 = memref.collapse_shape %0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [2, 16] : memref<32xf32> into memref<2x16xf32>
  %4 = memref.cast %0 : memref<4x8xf32> to memref<?x8xf32>
  return %1, %2, %3, %4
      : memref<2x4xf32, strided<[8, 1], offset: ?>>, memref<32xf32>, memref<2x16xf32>,
      memref<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<4x8xf32, 1>, %arg1: index, %arg2: f32) -> (memref<2x4xf32, strided<[8, 1], offset: ?>>, memref<32xf32>, memref<2x16xf32>, memref<?x8xf32>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 0] [2, 4] [1, 1] : memref<4x8xf32, 1> to memref<2x4xf32, strided<[8, 1], offset: ?>, 1>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %subview : memref<2x4xf32, strided<[8, 1], offset: ?>, 1> to memref<2x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32, 1> into memref<32xf32, 1>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %collapse_shape : memref<32xf32, 1> to memref<32xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [2, 16] : memref<32xf32, 1> into memref<2x16xf32, 1>
// CHECK-NEXT:     %memspacecast_1 = memref.memory_space_cast %expand_shape : memref<2x16xf32, 1> to memref<2x16xf32>
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x8xf32, 1> to memref<?x8xf32, 1>
// CHECK-NEXT:     %memspacecast_2 = memref.memory_space_cast %cast : memref<?x8xf32, 1> to memref<?x8xf32>
// CHECK-NEXT:     return %memspacecast, %memspacecast_0, %memspacecast_1, %memspacecast_2 : memref<2x4xf32, strided<[8, 1], offset: ?>>, memref<32xf32>, memref<2x16xf32>, memref<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%m: memref<4x8xf32, 1>, %i: index, %v: f32, %sh: memref<1xindex>)
    -> (memref<8x4xf32, strided<[1, 8]>>, memref<32xf32>, memref<?xf32>, f32, index) {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %1 = memref.transpose %0 (d0, d1) -> (d1, d0)
      : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %2 = memref.reinterpret_cast %0 to offset: [0], sizes: [32], strides: [1]
      : memref<4x8xf32> to memref<32xf32>
  %3 = memref.reshape %0(%sh) : (memref<4x8xf32>, memref<1xindex>) -> memref<?xf32>
  %4 = memref.atomic_rmw addf %v, %0[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %c0 = arith.constant 0 : index
  %5 = memref.dim %0, %c0 : memref<4x8xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0
      : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %6 = memref.extract_aligned_pointer_as_index %0 : memref<4x8xf32> -> index
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<4x8xf32>
  memref.assume_alignment %0, 8 : memref<4x8xf32>
  %r = memref.generic_atomic_rmw %0[%i, %i] : memref<4x8xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  memref.copy %0, %0 : memref<4x8xf32> to memref<4x8xf32>
  memref.dealloc %0 : memref<4x8xf32>
  return %1, %2, %3, %4, %6
      : memref<8x4xf32, strided<[1, 8]>>, memref<32xf32>, memref<?xf32>, f32, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<4x8xf32, 1>, %arg1: index, %arg2: f32, %arg3: memref<1xindex>) -> (memref<8x4xf32, strided<[1, 8]>>, memref<32xf32>, memref<?xf32>, f32, index) {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4x8xf32, 1> to memref<4x8xf32>
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x8xf32, 1> to memref<8x4xf32, strided<[1, 8]>, 1>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %transpose : memref<8x4xf32, strided<[1, 8]>, 1> to memref<8x4xf32, strided<[1, 8]>>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32, 1> to memref<32xf32, 1>
// CHECK-NEXT:     %memspacecast_1 = memref.memory_space_cast %reinterpret_cast : memref<32xf32, 1> to memref<32xf32>
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg3) : (memref<4x8xf32, 1>, memref<1xindex>) -> memref<?xf32, 1>
// CHECK-NEXT:     %memspacecast_2 = memref.memory_space_cast %reshape : memref<?xf32, 1> to memref<?xf32>
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<4x8xf32, 1>) -> f32
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %memspacecast : memref<4x8xf32> -> index
// CHECK-NEXT:     memref.prefetch %memspacecast[%arg1, %arg1], read, locality<3>, data : memref<4x8xf32>
// CHECK-NEXT:     %1 = memref.generic_atomic_rmw %memspacecast[%arg1, %arg1] : memref<4x8xf32> {
// CHECK-NEXT:     ^bb0(%arg4: f32):
// CHECK-NEXT:       memref.atomic_yield %arg4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %memspacecast, %memspacecast : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:     memref.dealloc %memspacecast : memref<4x8xf32>
// CHECK-NEXT:     return %memspacecast_0, %memspacecast_1, %memspacecast_2, %0, %intptr : memref<8x4xf32, strided<[1, 8]>>, memref<32xf32>, memref<?xf32>, f32, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%m: memref<4x8xf32, 1>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>,
                   %ii: vector<4xindex>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %f = arith.constant 0.0 : f32
  %1 = vector.load %0[%i, %i] : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %0[%i, %i] : memref<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i], %f : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %0[%i, %i] : vector<4xf32>, memref<4x8xf32>
  %3 = vector.maskedload %0[%i, %i], %k, %v
      : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %0[%i, %i] [%ii], %k, %v
      : memref<4x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %0[%i, %i] [%ii], %k, %v
      : memref<4x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %0[%i, %i], %k, %v
      : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %0[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  return %1, %2, %3, %4, %5
      : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<4x8xf32, 1>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4xindex>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.load %arg0[%arg1, %arg1] : memref<4x8xf32, 1>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg2, %arg0[%arg1, %arg1] : memref<4x8xf32, 1>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1, %arg1], %cst : memref<4x8xf32, 1>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<4xf32>, memref<4x8xf32, 1>
// CHECK-NEXT:     %2 = vector.maskedload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.gather %arg0[%arg1, %arg1] [%arg4], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg1, %arg1] [%arg4], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.expandload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.compressstore %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 1>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @narrowing(%m: memref<4x8xf32>, %u: memref<*xf32, 1>, %i: index)
    -> (f32, memref<4x8xf32>, index) {
  %0 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32, 1>
  %2 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<4x8xf32>
  %4 = memref.dim %2, %i : memref<*xf32>
  return %1, %3, %4 : f32, memref<4x8xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrowing(%arg0: memref<4x8xf32>, %arg1: memref<*xf32, 1>, %arg2: index) -> (f32, memref<4x8xf32>, index) {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4x8xf32> to memref<4x8xf32, 1>
// CHECK-NEXT:     %0 = memref.load %memspacecast[%arg2, %arg2] : memref<4x8xf32, 1>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %arg1 : memref<*xf32, 1> to memref<*xf32>
// CHECK-NEXT:     %cast = memref.cast %arg1 : memref<*xf32, 1> to memref<4x8xf32, 1>
// CHECK-NEXT:     %memspacecast_1 = memref.memory_space_cast %cast : memref<4x8xf32, 1> to memref<4x8xf32>
// CHECK-NEXT:     %dim = memref.dim %memspacecast_0, %arg2 : memref<*xf32>
// CHECK-NEXT:     return %0, %memspacecast_1, %dim : f32, memref<4x8xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_consumers(%m: memref<4xf32, 1>, %n: memref<4xf32, 1>, %c: i1, %i: index) -> f32 {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.memory_space_cast %n : memref<4xf32, 1> to memref<4xf32>
  %2 = scf.if %c -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %1 : memref<4xf32>
  }
  %3 = arith.select %c, %0, %1 : memref<4xf32>
  %4 = memref.load %3[%i] : memref<4xf32>
  memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
  affine.for %j = 0 to 4 {
    %x = affine.load %0[%j] : memref<4xf32>
    affine.store %x, %1[%j] : memref<4xf32>
  }
  linalg.fill ins(%4 : f32) outs(%0 : memref<4xf32>)
  call @g(%0) : (memref<4xf32>) -> ()
  return %4 : f32
}
func.func private @g(memref<4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @no_consumers(%arg0: memref<4xf32, 1>, %arg1: memref<4xf32, 1>, %arg2: i1, %arg3: index) -> f32 {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     %memspacecast_0 = memref.memory_space_cast %arg1 : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     %0 = arith.select %arg2, %memspacecast, %memspacecast_0 : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg3] : memref<4xf32>
// CHECK-NEXT:     memref.copy %memspacecast, %memspacecast_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:       %2 = affine.load %memspacecast[%arg4] : memref<4xf32>
// CHECK-NEXT:       affine.store %2, %memspacecast_0[%arg4] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.fill ins(%1 : f32) outs(%memspacecast : memref<4xf32>)
// CHECK-NEXT:     call @g(%memspacecast) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<4xf32>)
// CHECK-NEXT: }

// -----

func.func @view(%m: memref<64xi8, 1>, %i: index)
    -> (memref<4xf32>, memref<4x4xf32>, memref<16xf32>) {
  %0 = memref.memory_space_cast %m : memref<64xi8, 1> to memref<64xi8>
  %1 = memref.view %0[%i][] : memref<64xi8> to memref<4xf32>
  %2 = memref.view %0[%i][] : memref<64xi8> to memref<4x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  return %1, %2, %3 : memref<4xf32>, memref<4x4xf32>, memref<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: memref<64xi8, 1>, %arg1: index) -> (memref<4xf32>, memref<4x4xf32>, memref<16xf32>) {
// CHECK-NEXT:     %view = memref.view %arg0[%arg1][] : memref<64xi8, 1> to memref<4xf32, 1>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %view : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     %view_0 = memref.view %arg0[%arg1][] : memref<64xi8, 1> to memref<4x4xf32, 1>
// CHECK-NEXT:     %memspacecast_1 = memref.memory_space_cast %view_0 : memref<4x4xf32, 1> to memref<4x4xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %view_0 [[0, 1]] : memref<4x4xf32, 1> into memref<16xf32, 1>
// CHECK-NEXT:     %memspacecast_2 = memref.memory_space_cast %collapse_shape : memref<16xf32, 1> to memref<16xf32>
// CHECK-NEXT:     return %memspacecast, %memspacecast_1, %memspacecast_2 : memref<4xf32>, memref<4x4xf32>, memref<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
