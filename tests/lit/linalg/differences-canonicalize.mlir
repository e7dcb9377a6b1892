// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Where rules of the reference give something else than the ops do.

// A fill does not convert: the reference makes one all the same, which is invalid.
func.func @copy_unsigned_of_fill(%f: i8, %t: tensor<4xi8>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.fill ins(%f : i8) outs(%t : tensor<4xi8>) -> tensor<4xi8>
  %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
      ins(%0 : tensor<4xi8>)
      outs(%u : tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_unsigned_of_fill(%arg0: i8, %arg1: tensor<4xi8>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : i8) outs(%arg1 : tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%0 : tensor<4xi8>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return %1 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference forgets that the conversion is unsigned.
func.func @copy_unsigned_onto_fill(%f: i32, %t: tensor<4xi8>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.fill ins(%f : i32) outs(%u : tensor<4xi32>) -> tensor<4xi32>
  %1 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>, tag}
      ins(%t : tensor<4xi8>)
      outs(%0 : tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_unsigned_onto_fill(%arg0: i32, %arg1: tensor<4xi8>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg1 : tensor<4xi8>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No copy of the memref onto itself.
func.func @writes_another_value(%m: memref<?xf32>, %f: f32) {
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%m : memref<?xf32>) outs(%m : memref<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %f : f32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @writes_another_value(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg0 : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference makes an unpack of 4 columns into 3, which is invalid.
func.func @slice_of_unpack_without_tiles(%s: tensor<2x4x2xf32>, %d: tensor<?x4xf32>)
    -> tensor<3x3xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<2x4x2xf32> -> tensor<?x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [3, 3] [1, 1] : tensor<?x4xf32> to tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_unpack_without_tiles(%arg0: tensor<2x4x2xf32>, %arg1: tensor<?x4xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<2x4x2xf32> -> tensor<?x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [3, 3] [1, 1] : tensor<?x4xf32> to tensor<3x3xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference takes the slice for all columns.
func.func @slice_of_unpack_without_extent(%s: tensor<2x?x2xf32>, %d: tensor<4x?xf32>)
    -> tensor<3x3xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<2x?x2xf32> -> tensor<4x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [3, 3] [1, 1] : tensor<4x?xf32> to tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_unpack_without_extent(%arg0: tensor<2x?x2xf32>, %arg1: tensor<4x?xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<2x?x2xf32> -> tensor<4x?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [3, 3] [1, 1] : tensor<4x?xf32> to tensor<3x3xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type of the concatenation may say more than its operands: the reference forgets it, which is invalid.
func.func @concat_of_dynamic(%d1: tensor<?x6xf32>, %d2: tensor<4x?xf32>) -> tensor<4x9xf32> {
  %f = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%f : f32) outs(%d1 : tensor<?x6xf32>) -> tensor<?x6xf32>
  %g = arith.constant 1.0 : f32
  %2 = linalg.fill ins(%g : f32) outs(%d2 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.concat dim(1) %0, %2 : (tensor<?x6xf32>, tensor<4x?xf32>) -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_dynamic(%arg0: tensor<?x6xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x9xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(1) %cast, %arg1 : (tensor<4x6xf32>, tensor<4x?xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%concat : tensor<4x9xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     return %0 : tensor<4x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only the diagonal is copied: the reference takes it for a copy of all.
func.func @diagonal(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0, d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @diagonal(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
