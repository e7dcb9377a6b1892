// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// What all structured ops have comes before what one op has: extents are learned from the init first, and when the
// copy is then found to do nothing, casts say what was learned.

func.func @broadcast_of_nothing(%t: tensor<?xf32>, %to: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %to : tensor<4xf32> to tensor<?xf32>
  %1 = linalg.broadcast ins(%t : tensor<?xf32>) outs(%0 : tensor<?xf32>) dimensions = []
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_nothing(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic_with_known_init(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.empty(%c4) : tensor<?xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%t : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_with_known_init(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is learned from an init of unknown extent.
func.func @generic_with_unknown_init(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%t : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_with_unknown_init(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for the tensor dialect's rule for destinations, which is older than what pack and transfer_write know.
func.func @pack_of_unpack(%a: tensor<2x3x8x4xf32>, %d: tensor<2x3x8x4xf32>, %e: tensor<16x12xf32>)
    -> tensor<?x?x8x4xf32> {
  %0 = tensor.cast %d : tensor<2x3x8x4xf32> to tensor<?x?x8x4xf32>
  %1 = tensor.cast %e : tensor<16x12xf32> to tensor<?x?xf32>
  %2 = tensor.cast %a : tensor<2x3x8x4xf32> to tensor<?x?x8x4xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %1
      : tensor<?x?x8x4xf32> -> tensor<?x?xf32>
  %4 = linalg.pack %3 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %0
      : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  return %4 : tensor<?x?x8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_of_unpack(%arg0: tensor<2x3x8x4xf32>, %arg1: tensor<2x3x8x4xf32>, %arg2: tensor<16x12xf32>) -> tensor<?x?x8x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<2x3x8x4xf32> to tensor<?x?x8x4xf32>
// CHECK-NEXT:     return %cast : tensor<?x?x8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_over_write(%v: vector<4xf32>, %w: vector<4xf32>, %t: tensor<4xf32>)
    -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = vector.transfer_write %v, %0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_over_write(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg2[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
