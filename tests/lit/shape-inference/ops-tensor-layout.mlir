// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What tensor ops that slice, join, gather and pack make known.

// Extract_slice.

// Insert_slice.

func.func @insert_slice(%s: tensor<?xf32>, %d: tensor<?x?xf32>, %i: index)
    -> (index, index, index, index) {
  %0 = tensor.insert_slice %s into %d[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %0, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %s, %k0 : tensor<?xf32>
  return %i, %q0, %q1, %q2 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_slice(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [1, %arg2] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %inserted_slice, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %inserted_slice, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %arg2, %dim, %dim_0, %arg2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Concat.

func.func @concat(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>) -> (index, index, index) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x4xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q2 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: tensor<?x?xf32>, %arg1: tensor<?x4xf32>) -> (index, index, index) {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %concat, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %dim, %dim_0, %c4 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Gather.

func.func @gather(%a: tensor<?x?x?xf32>, %i: tensor<?x6x1xindex>)
    -> (index, index, index, index, index, index, index, index) {
  %0 = tensor.gather %a[%i] gather_dims([1])
      : (tensor<?x?x?xf32>, tensor<?x6x1xindex>) -> tensor<?x6x?x1x?xf32>
  %1 = tensor.gather %a[%i] gather_dims([1])
      : (tensor<?x?x?xf32>, tensor<?x6x1xindex>) -> tensor<?x6x?x?xf32>
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x6x?x1x?xf32>
  %q1 = tensor.dim %0, %k2 : tensor<?x6x?x1x?xf32>
  %q2 = tensor.dim %0, %k4 : tensor<?x6x?x1x?xf32>
  %q3 = tensor.dim %1, %k0 : tensor<?x6x?x?xf32>
  %q4 = tensor.dim %1, %k2 : tensor<?x6x?x?xf32>
  %q5 = tensor.dim %1, %k3 : tensor<?x6x?x?xf32>
  %q6 = tensor.dim %i, %k0 : tensor<?x6x1xindex>
  %q7 = tensor.dim %i, %k2 : tensor<?x6x1xindex>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6, %q7
      : index, index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x6x1xindex>) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %gather = tensor.gather %arg0[%arg1] gather_dims([1]) : (tensor<?x?x?xf32>, tensor<?x6x1xindex>) -> tensor<?x6x?x1x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %gather, %c0 : tensor<?x6x?x1x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %gather, %c2 : tensor<?x6x?x1x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %gather, %c4 : tensor<?x6x?x1x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     return %dim, %dim_0, %dim_1, %dim, %dim_0, %dim_1, %dim, %c1 : index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Pack.

func.func @pack(%a: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %i: index)
    -> (index, index, index, index, index) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %d
      : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k3 = arith.constant 3 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x?x8x?xf32>
  %q1 = tensor.dim %0, %k1 : tensor<?x?x8x?xf32>
  %q2 = tensor.dim %0, %k3 : tensor<?x?x8x?xf32>
  %q3 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q4 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1, %q2, %q3, %q4 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x8x?xf32>, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, %arg2] into %arg1 : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %pack, %c0 : tensor<?x?x8x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %pack, %c1 : tensor<?x?x8x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %arg2, %dim_1, %dim_2 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack: dimensions without tiles stay.

func.func @unpack_dimensions_without_tiles_stay(%a: tensor<?x5x8xf32>, %d: tensor<?x?xf32>)
    -> (index, index) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d
      : tensor<?x5x8xf32> -> tensor<?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %d, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %d, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unpack_dimensions_without_tiles_stay(%arg0: tensor<?x5x8xf32>, %arg1: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %cast : tensor<?x5x8xf32> -> tensor<?x5xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %dim, %c5 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
