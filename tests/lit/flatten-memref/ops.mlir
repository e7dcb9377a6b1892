// RUN: pyopt %s --flatten-memref --split-input-file | FileCheck %s

// Accesses by one index, and allocations of as many elements.

func.func @static(%m: memref<4x8xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %1 = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %v, %m[%i, %j] : memref<4x8xf32>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     memref.store %arg3, %reinterpret_cast_0[%2] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic(%m: memref<?x?xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %1 = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %v, %m[%i, %j] : memref<?x?xf32>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %strides#0, %arg2]
// CHECK-NEXT:     %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %strides_3#0, %arg2]
// CHECK-NEXT:     %4 = affine.max #map1()[%strides_3#0, %sizes_2#0, %sizes_2#1]
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     memref.store %arg3, %reinterpret_cast_4[%3] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%m: memref<4x8xf32, strided<[8, 1], offset: 4>>,
                   %n: memref<4x8xf32, strided<[?, 2], offset: ?>, 1>, %i: index, %j: index,
                   %v: f32) -> (f32, f32) {
  %1 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[8, 1], offset: 4>>
  %2 = memref.load %n[%i, %j] : memref<4x8xf32, strided<[?, 2], offset: ?>, 1>
  return %1, %2 : f32, f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2 * 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 4, 16)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<4x8xf32, strided<[8, 1], offset: 4>>, %arg1: memref<4x8xf32, strided<[?, 2], offset: ?>, 1>, %arg2: index, %arg3: index, %arg4: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [32], strides: [1] : memref<4x8xf32, strided<[8, 1], offset: 4>> to memref<32xf32, strided<[1], offset: 4>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xf32, strided<[1], offset: 4>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x8xf32, strided<[?, 2], offset: ?>, 1> -> memref<f32, 1>, index, index, index, index, index
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg2, %strides#0, %arg3]
// CHECK-NEXT:     %3 = affine.max #map2()[%strides#0]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [%offset], sizes: [%3], strides: [1] : memref<4x8xf32, strided<[?, 2], offset: ?>, 1> to memref<?xf32, strided<[1], offset: ?>, 1>
// CHECK-NEXT:     %4 = memref.load %reinterpret_cast_0[%2] : memref<?xf32, strided<[1], offset: ?>, 1>
// CHECK-NEXT:     return %1, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector_in_bounds(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>,
                            %k: vector<4xi1>) -> vector<4xf32> {
  %f = arith.constant 0.0 : f32
  %3 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %3 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector_in_bounds(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = vector.transfer_read %reinterpret_cast[%0], %cst : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.transfer_write %arg3, %reinterpret_cast_0[%2] : vector<4xf32>, memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ranks(%m: memref<f32>, %n: memref<4xf32>, %o: memref<2x3x4xf32>, %i: index, %v: f32)
    -> (f32, f32, f32) {
  %0 = memref.load %m[] : memref<f32>
  %1 = memref.load %n[%i] : memref<4xf32>
  %2 = memref.load %o[%i, %i, %i] : memref<2x3x4xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 17)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ranks(%arg0: memref<f32>, %arg1: memref<4xf32>, %arg2: memref<2x3x4xf32>, %arg3: index, %arg4: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = memref.load %arg0[] : memref<f32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg3]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [24], strides: [1] : memref<2x3x4xf32> to memref<24xf32, strided<[1]>>
// CHECK-NEXT:     %3 = memref.load %reinterpret_cast[%2] : memref<24xf32, strided<[1]>>
// CHECK-NEXT:     return %0, %1, %3 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maps(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>,
                %o: memref<4x8xf32, affine_map<(d0, d1) -> (d1 mod 4 + d0)>>, %i: index)
    -> (f32, f32) {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  %1 = memref.load %o[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1 mod 4 + d0)>>
  return %0, %1 : f32, f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 * 4 + d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 mod 4 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps(%arg0: memref<4x8xf32, #map>, %arg1: memref<4x8xf32, #map1>, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2, %arg2] : memref<4x8xf32, #map>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2, %arg2] : memref<4x8xf32, #map1>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%m: memref<4x8xf32>, %i: index, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c1, %c2] {nontemporal = true, kept} : memref<4x8xf32>
  %1 = affine.load %m[%i, %i] : memref<4x8xf32>
  memref.copy %m, %m : memref<4x8xf32> to memref<4x8xf32>
  %2 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %3 = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
  %4 = memref.load %3[%i, %i] : memref<2x4xf32, strided<[8, 1]>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<4x8xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %0 = memref.load %reinterpret_cast[%c10] {kept, nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %arg0, %arg0 : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:     %1 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<4x8xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @noncontiguous(%m: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index, %j: index)
    -> f32 {
  %1 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 3>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 16 + s1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @noncontiguous(%arg0: memref<4x8xf32, strided<[16, 2], offset: 3>>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [64], strides: [1] : memref<4x8xf32, strided<[16, 2], offset: 3>> to memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @allocations() -> (memref<4x8xf32>, memref<4xf32>) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  %4 = memref.alloc() : memref<4xf32>
  return %0, %4 : memref<4x8xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocations() -> (memref<4x8xf32>, memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     return %reinterpret_cast, %alloc_0 : memref<4x8xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @on_the_stack(%i: index, %v: f32) -> f32 {
  %0 = memref.alloca() : memref<4x8xf32>
  memref.store %v, %0[%i, %i] : memref<4x8xf32>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @on_the_stack(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     memref.store %arg1, %alloca[%0] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %2 = memref.load %alloca[%1] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @freed(%i: index, %v: f32) {
  %0 = memref.alloc() : memref<4x8xf32>
  memref.store %v, %0[%i, %i] : memref<4x8xf32>
  memref.dealloc %0 : memref<4x8xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @freed(%arg0: index, %arg1: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     memref.store %arg1, %alloc[%0] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     memref.dealloc %reinterpret_cast : memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_dimension(%n: index, %i: index, %v: f32) -> f32 {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_dimension(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%m: memref<1x1xf32>, %i: index, %z: memref<0x4xf32>) -> (f32, f32) {
  %1 = memref.load %m[%i, %i] : memref<1x1xf32>
  %2 = memref.load %z[%i, %i] : memref<0x4xf32>
  return %1, %2 : f32, f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unit(%arg0: memref<1x1xf32>, %arg1: index, %arg2: memref<0x4xf32>) -> (f32, f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [1], strides: [1] : memref<1x1xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<1xf32, strided<[1]>>
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [4], strides: [1] : memref<0x4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     %3 = memref.load %reinterpret_cast_0[%2] : memref<4xf32, strided<[1]>>
// CHECK-NEXT:     return %1, %3 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %1 = vector.load %m[%i, %j] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] {alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %j], %k, %v
      : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<4x8xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = vector.load %reinterpret_cast[%0] {nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.store %arg3, %reinterpret_cast_0[%2] {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %4 = vector.maskedload %reinterpret_cast_1[%3], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %5 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.maskedstore %reinterpret_cast_2[%5], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %6 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT:     return %1, %4, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%m: memref<?x8xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i, %c1] : memref<?x8xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 8, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:       %1 = affine.max #map1()[%sizes#0]
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x8xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.store %arg2, %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%m: memref<?x?x?xf32>, %n: index,
                 %o: memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>) -> (f32, f32) {
  %0 = memref.load %m[%n, %n, %n] : memref<?x?x?xf32>
  %1 = memref.load %o[%n, %n, %n] : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
  return %0, %1 : f32, f32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s0 * s1 + s0 * s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2, s3, s4] -> (s0 * s1, s2 * s3, s4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1, s2 * 4, s3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>) -> (f32, f32) {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %strides#0, %strides#1]
// CHECK-NEXT:     %1 = affine.max #map1()[%strides#0, %sizes#0, %strides#1, %sizes#1, %sizes#2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg2 : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %strides_3#0, %strides_3#1]
// CHECK-NEXT:     %4 = affine.max #map2()[%strides_3#0, %sizes_2#0, %strides_3#1, %sizes_2#2]
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %arg2 to offset: [%offset_1], sizes: [%4], strides: [1] : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %5 = memref.load %reinterpret_cast_4[%3] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %2, %5 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strides_descend(%m: memref<4x8xf32, strided<[1, 4]>>, %n: index,
                           %z: memref<4x8xf32, strided<[0, 1]>>) -> (f32, f32) {
  %0 = memref.load %m[%n, %n] : memref<4x8xf32, strided<[1, 4]>>
  %1 = memref.load %z[%n, %n] : memref<4x8xf32, strided<[0, 1]>>
  return %0, %1 : f32, f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strides_descend(%arg0: memref<4x8xf32, strided<[1, 4]>>, %arg1: index, %arg2: memref<4x8xf32, strided<[0, 1]>>) -> (f32, f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32, strided<[1, 4]>> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [8], strides: [1] : memref<4x8xf32, strided<[0, 1]>> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast_0[%arg1] : memref<8xf32, strided<[1]>>
// CHECK-NEXT:     return %1, %2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @freed(%i: index) -> (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %0 = memref.alloc() {kept} : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @freed(%arg0: index) -> memref<4x8xf32, #map> {
// CHECK-NEXT:     %alloc = memref.alloc() {kept} : memref<4x8xf32, #map>
// CHECK-NEXT:     return %alloc : memref<4x8xf32, #map>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors_of_rank_0(%m: memref<4x8xf32>, %n: memref<4x8xi8>, %i: index)
    -> (vector<f32>, vector<8xi8>) {
  %1 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<f32>
  %2 = vector.load %n[%i, %i] : memref<4x8xi8>, vector<8xi8>
  return %1, %2 : vector<f32>, vector<8xi8>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors_of_rank_0(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi8>, %arg2: index) -> (vector<f32>, vector<8xi8>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = vector.load %reinterpret_cast[%0] : memref<32xf32, strided<[1]>>, vector<f32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [32], strides: [1] : memref<4x8xi8> to memref<32xi8, strided<[1]>>
// CHECK-NEXT:     %3 = vector.load %reinterpret_cast_0[%2] : memref<32xi8, strided<[1]>>, vector<8xi8>
// CHECK-NEXT:     return %1, %3 : vector<f32>, vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_offset(%m: memref<4x8xf32, strided<[8, 1], offset: ?>>, %i: index) -> (f32) {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, strided<[8, 1], offset: ?>>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic_offset(%arg0: memref<4x8xf32, strided<[8, 1], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [32], strides: [1] : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<32xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
