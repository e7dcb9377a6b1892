// RUN: pyopt %s --flatten-memref --split-input-file | FileCheck %s

// What the reference makes invalid IR of, crashes with, or lets access something else.

func.func @transposed(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>,
                      %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %3 = vector.transfer_read %m[%i, %j],
      %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %m[%i, %j], %f, %k {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  return %3, %4 : vector<4xf32>, vector<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true], permutation_map = #map} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %2 = vector.transfer_read %reinterpret_cast[%1], %cst, %arg4 : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     return %0, %2 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloc(%n: index, %i: index, %v: f32)
    -> (memref<4x8xf32>, memref<?x8xf32>, memref<4x8xf32>, memref<f32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xf32>
  %2 = memref.alloca() : memref<4x8xf32>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4x8xf32>
  return %0, %1, %2, %3, %4
      : memref<4x8xf32>, memref<?x8xf32>, memref<4x8xf32>, memref<f32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc(%arg0: index, %arg1: index, %arg2: f32) -> (memref<4x8xf32>, memref<?x8xf32>, memref<4x8xf32>, memref<f32>, memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x8xf32>
// CHECK-NEXT:     %alloca = memref.alloca() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %alloca to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<f32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %reinterpret_cast : memref<4x8xf32>
// CHECK-NEXT:     return %reinterpret_cast, %alloc_0, %reinterpret_cast_1, %alloc_2, %alloc_3 : memref<4x8xf32>, memref<?x8xf32>, memref<4x8xf32>, memref<f32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_allocation(%n: index, %i: index) -> memref<?x8xf32> {
  %0 = memref.alloc(%n) : memref<?x8xf32>
  return %0 : memref<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x8xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?x8xf32>
// CHECK-NEXT:     return %alloc : memref<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masks(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masks(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.transfer_write %arg3, %reinterpret_cast[%0], %arg4 : vector<4xf32>, memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide(%m: memref<4x8xf32>, %i: index, %j: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>)
    -> vector<2x4xf32> {
  %1 = vector.load %m[%i, %j] : memref<4x8xf32>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<2x4xi1>, %arg4: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = vector.load %arg0[%arg1, %arg2] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide_transfer(%m: memref<4x8xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %f = arith.constant 0.0 : f32
  %1 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true, true]}
      : memref<4x8xf32>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide_transfer(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index) -> vector<2x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true, true]} : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided_vector(%m: memref<4x8xf32, strided<[16, 2]>>, %i: index, %j: index)
    -> vector<4xf32> {
  %f = arith.constant 0.0 : f32
  %1 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true]}
      : memref<4x8xf32, strided<[16, 2]>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided_vector(%arg0: memref<4x8xf32, strided<[16, 2]>>, %arg1: index, %arg2: index) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<4x8xf32, strided<[16, 2]>>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_vectors(%m: memref<4x8xvector<2xf32>>, %t: tensor<4x8xf32>, %i: index)
    -> (vector<2xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %1 = memref.load %m[%i, %i] : memref<4x8xvector<2xf32>>
  %2 = vector.transfer_read %t[%i, %i], %f : tensor<4x8xf32>, vector<4xf32>
  return %1, %2 : vector<2xf32>, vector<4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_vectors(%arg0: memref<4x8xvector<2xf32>>, %arg1: tensor<4x8xf32>, %arg2: index) -> (vector<2xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xvector<2xf32>> to memref<32xvector<2xf32>, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xvector<2xf32>, strided<[1]>>
// CHECK-NEXT:     %2 = vector.transfer_read %arg1[%arg2, %arg2], %cst : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %1, %2 : vector<2xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @allocations() -> memref<4x8xf32, strided<[16, 1], offset: 4>> {
  %0 = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 4>>
  return %0 : memref<4x8xf32, strided<[16, 1], offset: 4>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocations() -> memref<4x8xf32, strided<[16, 1], offset: 4>> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 4>>
// CHECK-NEXT:     return %alloc : memref<4x8xf32, strided<[16, 1], offset: 4>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @on_the_stack(%i: index)
    -> (memref<4x8xf32, 1>, memref<0x8xf32>, memref<4x8xvector<2xf32>>) {
  %0 = memref.alloc() {kept} : memref<4x8xf32, 1>
  %1 = memref.alloc() : memref<0x8xf32>
  %2 = memref.alloc() : memref<4x8xvector<2xf32>>
  return %0, %1, %2 : memref<4x8xf32, 1>, memref<0x8xf32>, memref<4x8xvector<2xf32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @on_the_stack(%arg0: index) -> (memref<4x8xf32, 1>, memref<0x8xf32>, memref<4x8xvector<2xf32>>) {
// CHECK-NEXT:     %alloc = memref.alloc() {kept} : memref<32xf32, strided<[1]>, 1>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>, 1> to memref<4x8xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<0x8xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<32xvector<2xf32>, strided<[1]>>
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %alloc_1 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xvector<2xf32>, strided<[1]>> to memref<4x8xvector<2xf32>>
// CHECK-NEXT:     return %reinterpret_cast, %alloc_0, %reinterpret_cast_2 : memref<4x8xf32, 1>, memref<0x8xf32>, memref<4x8xvector<2xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements_are_vectors(%m: memref<4x8xvector<2xf32>>, %i: index) -> (vector<2xf32>) {
  %1 = memref.load %m[%i, %i] : memref<4x8xvector<2xf32>>
  return %1 : vector<2xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements_are_vectors(%arg0: memref<4x8xvector<2xf32>>, %arg1: index) -> vector<2xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xvector<2xf32>> to memref<32xvector<2xf32>, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xvector<2xf32>, strided<[1]>>
// CHECK-NEXT:     return %1 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @consts(%m: memref<4x?xindex>, %i: index) -> (index) {
  %c3 = arith.constant 3 : index
  %j = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
  %1 = memref.load %m[%c3, %j] : memref<4x?xindex>
  return %1 : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 3 + s1 + 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 4, s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @consts(%arg0: memref<4x?xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xindex> -> memref<index>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%strides#0, %arg1]
// CHECK-NEXT:     %1 = affine.max #map1()[%strides#0, %sizes#1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<4x?xindex> to memref<?xindex, strided<[1]>>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast[%0] : memref<?xindex, strided<[1]>>
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @small(%m: memref<4x8xi1>, %n: memref<4x8xi4>, %o: memref<4x8xindex>, %i: index)
    -> (i1, i4, index) {
  %0 = memref.load %m[%i, %i] : memref<4x8xi1>
  %1 = memref.load %n[%i, %i] : memref<4x8xi4>
  %2 = memref.load %o[%i, %i] : memref<4x8xindex>
  return %0, %1, %2 : i1, i4, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @small(%arg0: memref<4x8xi1>, %arg1: memref<4x8xi4>, %arg2: memref<4x8xindex>, %arg3: index) -> (i1, i4, index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xi1> to memref<32xi1, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xi1, strided<[1]>>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg3]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [32], strides: [1] : memref<4x8xi4> to memref<32xi4, strided<[1]>>
// CHECK-NEXT:     %3 = memref.load %reinterpret_cast_0[%2] : memref<32xi4, strided<[1]>>
// CHECK-NEXT:     %4 = affine.apply #map()[%arg3]
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [32], strides: [1] : memref<4x8xindex> to memref<32xindex, strided<[1]>>
// CHECK-NEXT:     %5 = memref.load %reinterpret_cast_1[%4] : memref<32xindex, strided<[1]>>
// CHECK-NEXT:     return %1, %3, %5 : i1, i4, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%m: memref<4x8xcomplex<f32>>, %i: index) -> (complex<f32>) {
  %0 = memref.load %m[%i, %i] : memref<4x8xcomplex<f32>>
  return %0 : complex<f32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @complex(%arg0: memref<4x8xcomplex<f32>>, %arg1: index) -> complex<f32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xcomplex<f32>> to memref<32xcomplex<f32>, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<32xcomplex<f32>, strided<[1]>>
// CHECK-NEXT:     return %1 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @overlap(%m: memref<4x4xf32, strided<[1, 1]>>, %i: index) -> (f32) {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[1, 1]>>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @overlap(%arg0: memref<4x4xf32, strided<[1, 1]>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [7], strides: [1] : memref<4x4xf32, strided<[1, 1]>> to memref<7xf32, strided<[1]>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<7xf32, strided<[1]>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloc_load(%n: index, %i: index, %v: f32) -> f32 {
  %0 = memref.alloc(%n) : memref<?x8x4xf32>
  memref.store %v, %0[%i, %n, %i] : memref<?x8x4xf32>
  %1 = memref.load %0[%i, %n, %i] : memref<?x8x4xf32>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 33 + s1 * 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 32, 32, 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alloc_load(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?x8x4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %alloc : memref<?x8x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %1 = affine.max #map1()[%sizes#0]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%1], strides: [1] : memref<?x8x4xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     memref.store %arg2, %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %alloc : memref<?x8x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %3 = affine.max #map1()[%sizes_2#0]
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %alloc to offset: [0], sizes: [%3], strides: [1] : memref<?x8x4xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %4 = memref.load %reinterpret_cast_4[%2] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
