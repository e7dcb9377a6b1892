// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Vectors in slices: where the vector's dimensions are the source's, or a map says which they are.

func.func @load_store(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.load %0[%i, %j] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.store %1, %0[%j, %i] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load_store(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.load %arg0[%0, %1] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.store %2, %arg0[%3, %4] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     return %2 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                  %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.maskedload %0[%i, %j], %k, %p
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%j, %i], %k, %1
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masked(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: vector<4xi1>, %arg6: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.maskedload %arg0[%0, %1], %arg5, %arg6 : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.maskedstore %arg0[%3, %4], %arg5, %2 : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %2 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_dimensions(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.load %0[%i, %j] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<2x4xf32>
  vector.store %1, %0[%j, %i] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<2x4xf32>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_dimensions(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.load %arg0[%0, %1] : memref<12x32xf32>, vector<2x4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.store %2, %arg0[%3, %4] : memref<12x32xf32>, vector<2x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_dimension(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> vector<f32> {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.load %0[%i, %j] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<f32>
  return %1 : vector<f32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_dimension(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> vector<f32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.load %arg0[%0, %1] : memref<12x32xf32>, vector<f32>
// CHECK-NEXT:     return %2 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @steps_elsewhere(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 8] [2, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %1 = vector.load %0[%i, %j] : memref<4x8xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @steps_elsewhere(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.load %arg0[%0, %1] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     return %2 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped_outer(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [1, 8] [1, 1]
      : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = vector.load %0[%i] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped_outer(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     %1 = vector.load %arg0[%arg1, %0] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfers(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %p: f32) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true]}
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %0[%j, %i] {in_bounds = [true]}
      : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfers(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%0, %1], %arg5 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%3, %4] {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_two_dimensions(%m: memref<12x32xf32>, %a: index, %b: index, %i: index,
                                   %j: index, %p: f32) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<2x4xf32>
  vector.transfer_write %1, %0[%j, %i] {in_bounds = [true, true]}
      : vector<2x4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_two_dimensions(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%0, %1], %arg5 {in_bounds = [true, true], permutation_map = #map1} : memref<12x32xf32>, vector<2x4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%3, %4] {in_bounds = [true, true]} : vector<2x4xf32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_dropped(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                            %p: f32) {
  %0 = memref.subview %m[%a, %b] [4, 1] [1, 1]
      : memref<12x32xf32> to memref<4xf32, strided<[32], offset: ?>>
  %1 = vector.transfer_read %0[%i], %p {in_bounds = [true]}
      : memref<4xf32, strided<[32], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %0[%j] {in_bounds = [true]}
      : vector<4xf32>, memref<4xf32, strided<[32], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_dropped(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%0, %arg2], %arg5 {in_bounds = [true], permutation_map = #map1} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     vector.transfer_write %1, %arg0[%2, %arg2] {in_bounds = [true], permutation_map = #map1} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_broadcast(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                              %p: f32) -> vector<2x4xf32> {
  %0 = memref.subview %m[%a, %b] [8, 1] [1, 1]
      : memref<12x32xf32> to memref<8xf32, strided<[32], offset: ?>>
  %1 = vector.transfer_read %0[%i],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>}
      : memref<8xf32, strided<[32], offset: ?>>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_broadcast(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%0, %arg2], %arg5 {in_bounds = [true, true], permutation_map = #map1} : memref<12x32xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %1 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_masked(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                           %p: f32, %k: vector<4xi1>) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p, %k {in_bounds = [true]}
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %0[%j, %i], %k {in_bounds = [true]}
      : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_masked(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32, %arg6: vector<4xi1>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%0, %1], %arg5, %arg6 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%3, %4], %arg6 {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_rank_0(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                           %p: f32) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<f32>
  vector.transfer_write %1, %0[%j, %i] : vector<f32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_rank_0(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%0, %1], %arg5 : memref<12x32xf32>, vector<f32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%3, %4] : vector<f32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_out_of_bounds(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                                  %p: f32) {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p
      : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %0[%j, %i] : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_out_of_bounds(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %arg2] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %0 = vector.transfer_read %subview[%arg3, %arg4], %arg5 : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %subview[%arg4, %arg3] : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_in_steps(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                             %p: f32) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true]}
      : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_in_steps(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> vector<4xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     %0 = vector.transfer_read %subview[%arg3, %arg4], %arg5 {in_bounds = [true]} : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_tensor(%t: tensor<12x32xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [4, 8] [1, 1] : tensor<12x32xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_tensor(%arg0: tensor<12x32xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, 8] [1, 1] : tensor<12x32xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %extracted_slice[%arg1, %arg1], %arg2 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
