// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file | FileCheck %s --check-prefix=SLICES

// The position along a dropped loop is 0.
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#m1 = affine_map<(d0, d1, d2) -> (d0, d2)>
func.func @b(%a: tensor<?x1x5xf32>, %n: index) -> tensor<?x5xf32> {
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %0 = linalg.generic {
    indexing_maps = [#id3, #m1],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a : tensor<?x1x5xf32>) outs(%e : tensor<?x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 2 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    %s = arith.addf %x, %o : f32
    %t = arith.addf %m, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<?x1x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?x5xf32>
// CHECK-NEXT:     %1 = tensor.empty(%arg1) : tensor<?x5xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x1x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %0 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%1 : tensor<?x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %3 = linalg.index 1 : index
// CHECK-NEXT:       %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:       %5 = arith.sitofp %4 : i32 to f32
// CHECK-NEXT:       %6 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       %7 = arith.addf %5, %6 : f32
// CHECK-NEXT:       linalg.yield %7 : f32
// CHECK-NEXT:     } -> tensor<?x5xf32>
// CHECK-NEXT:     return %2 : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<(d0, d1) -> (d0, d1)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @b(%arg0: tensor<?x1x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// SLICES-NEXT:     %c0 = arith.constant 0 : index
// SLICES-NEXT:     %0 = tensor.empty(%arg1) : tensor<?x5xf32>
// SLICES-NEXT:     %1 = tensor.empty(%arg1) : tensor<?x5xf32>
// SLICES-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x1x5xf32>
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, 1, 5] [1, 1, 1] : tensor<?x1x5xf32> to tensor<?x5xf32>
// SLICES-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %0 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%1 : tensor<?x5xf32>) {
// SLICES-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// SLICES-NEXT:       %3 = linalg.index 1 : index
// SLICES-NEXT:       %4 = arith.index_cast %3 : index to i32
// SLICES-NEXT:       %5 = arith.sitofp %4 : i32 to f32
// SLICES-NEXT:       %6 = arith.addf %in, %in_0 : f32
// SLICES-NEXT:       %7 = arith.addf %5, %6 : f32
// SLICES-NEXT:       linalg.yield %7 : f32
// SLICES-NEXT:     } -> tensor<?x5xf32>
// SLICES-NEXT:     return %2 : tensor<?x5xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Named ops stay.
func.func @fill(%f: f32) -> tensor<1x5xf32> {
  %e = tensor.empty() : tensor<1x5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<1x5xf32>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill(%arg0: f32) -> tensor<1x5xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<1x5xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<1x5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:     return %1 : tensor<1x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @fill(%arg0: f32) -> tensor<1x5xf32> {
// SLICES-NEXT:     %0 = tensor.empty() : tensor<1x5xf32>
// SLICES-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<1x5xf32>) -> tensor<1x5xf32>
// SLICES-NEXT:     return %1 : tensor<1x5xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @matmul(%a: tensor<1x5xf32>, %b: tensor<5x6xf32>) -> tensor<1x6xf32> {
  %e = tensor.empty() : tensor<1x6xf32>
  %0 = linalg.matmul
      ins(%a, %b : tensor<1x5xf32>, tensor<5x6xf32>)
      outs(%e : tensor<1x6xf32>) -> tensor<1x6xf32>
  return %0 : tensor<1x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<1x5xf32>, %arg1: tensor<5x6xf32>) -> tensor<1x6xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<1x6xf32>
// CHECK-NEXT:     %1 = linalg.matmul ins(%arg0, %arg1 : tensor<1x5xf32>, tensor<5x6xf32>) outs(%0 : tensor<1x6xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:     return %1 : tensor<1x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @matmul(%arg0: tensor<1x5xf32>, %arg1: tensor<5x6xf32>) -> tensor<1x6xf32> {
// SLICES-NEXT:     %0 = tensor.empty() : tensor<1x6xf32>
// SLICES-NEXT:     %1 = linalg.matmul ins(%arg0, %arg1 : tensor<1x5xf32>, tensor<5x6xf32>) outs(%0 : tensor<1x6xf32>) -> tensor<1x6xf32>
// SLICES-NEXT:     return %1 : tensor<1x6xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @bmm(%a: tensor<1x4x5xf32>, %b: tensor<1x5x6xf32>, %e: tensor<1x4x6xf32>)
    -> tensor<1x4x6xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<1x4x5xf32>, tensor<1x5x6xf32>)
      outs(%e : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
  return %0 : tensor<1x4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bmm(%arg0: tensor<1x4x5xf32>, %arg1: tensor<1x5x6xf32>, %arg2: tensor<1x4x6xf32>) -> tensor<1x4x6xf32> {
// CHECK-NEXT:     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x4x5xf32>, tensor<1x5x6xf32>) outs(%arg2 : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
// CHECK-NEXT:     return %0 : tensor<1x4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @bmm(%arg0: tensor<1x4x5xf32>, %arg1: tensor<1x5x6xf32>, %arg2: tensor<1x4x6xf32>) -> tensor<1x4x6xf32> {
// SLICES-NEXT:     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x4x5xf32>, tensor<1x5x6xf32>) outs(%arg2 : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
// SLICES-NEXT:     return %0 : tensor<1x4x6xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Slices drop unit dimensions, too.
func.func @slice(%a: tensor<1x8x1xf32>, %d: tensor<1x9x1xf32>)
    -> (tensor<1x4x1xf32>, tensor<1x9x1xf32>) {
  %0 = tensor.extract_slice %a[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<1x4x1xf32>
  %1 = tensor.insert_slice %0 into %d[0, 2, 0] [1, 4, 1] [1, 1, 1]
      : tensor<1x4x1xf32> into tensor<1x9x1xf32>
  return %0, %1 : tensor<1x4x1xf32>, tensor<1x9x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<1x8x1xf32>, %arg1: tensor<1x9x1xf32>) -> (tensor<1x4x1xf32>, tensor<1x9x1xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %extracted_slice [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<1x9x1xf32>
// CHECK-NEXT:     return %expanded, %inserted_slice : tensor<1x4x1xf32>, tensor<1x9x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @slice(%arg0: tensor<1x8x1xf32>, %arg1: tensor<1x9x1xf32>) -> (tensor<1x4x1xf32>, tensor<1x9x1xf32>) {
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<1x4x1xf32>
// SLICES-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<1x9x1xf32>
// SLICES-NEXT:     return %extracted_slice, %inserted_slice : tensor<1x4x1xf32>, tensor<1x9x1xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// A named op over a unit dimension.
func.func @softmax_etc(%a: tensor<1x8xf32>, %e: tensor<8x1xf32>) -> (tensor<8x1xf32>) {
  %0 = linalg.transpose ins(%a : tensor<1x8xf32>) outs(%e : tensor<8x1xf32>) permutation = [1, 0]
  return %0 : tensor<8x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax_etc(%arg0: tensor<1x8xf32>, %arg1: tensor<8x1xf32>) -> tensor<8x1xf32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<1x8xf32>) outs(%arg1 : tensor<8x1xf32>) permutation = [1, 0]
// CHECK-NEXT:     return %transposed : tensor<8x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @softmax_etc(%arg0: tensor<1x8xf32>, %arg1: tensor<8x1xf32>) -> tensor<8x1xf32> {
// SLICES-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<1x8xf32>) outs(%arg1 : tensor<8x1xf32>) permutation = [1, 0]
// SLICES-NEXT:     return %transposed : tensor<8x1xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// A body that is not constant stays.
func.func @pad_by_position(%a: tensor<1x4xf32>, %t: tensor<9x9xf32>) -> tensor<1x6xf32> {
  %0 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %v = tensor.extract %t[%i, %j] : tensor<9x9xf32>
    tensor.yield %v : f32
  } : tensor<1x4xf32> to tensor<1x6xf32>
  return %0 : tensor<1x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_position(%arg0: tensor<1x4xf32>, %arg1: tensor<9x9xf32>) -> tensor<1x6xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 1] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg1[%arg2, %arg3] : tensor<9x9xf32>
// CHECK-NEXT:       tensor.yield %extracted : f32
// CHECK-NEXT:     } : tensor<1x4xf32> to tensor<1x6xf32>
// CHECK-NEXT:     return %padded : tensor<1x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @pad_by_position(%arg0: tensor<1x4xf32>, %arg1: tensor<9x9xf32>) -> tensor<1x6xf32> {
// SLICES-NEXT:     %padded = tensor.pad %arg0 low[0, 1] high[0, 1] {
// SLICES-NEXT:     ^bb0(%arg2: index, %arg3: index):
// SLICES-NEXT:       %extracted = tensor.extract %arg1[%arg2, %arg3] : tensor<9x9xf32>
// SLICES-NEXT:       tensor.yield %extracted : f32
// SLICES-NEXT:     } : tensor<1x4xf32> to tensor<1x6xf32>
// SLICES-NEXT:     return %padded : tensor<1x6xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @parallel_insert(%a: tensor<1x4xf32>, %d: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %d) -> tensor<8x4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [1, 4] [1, 1]
          : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel_insert(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8x4xf32>) {
// CHECK-NEXT{LITERAL}:       %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %collapsed into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @parallel_insert(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
// SLICES-NEXT:     %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8x4xf32>) {
// SLICES-NEXT:       scf.forall.in_parallel {
// SLICES-NEXT:         tensor.parallel_insert_slice %arg0 into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
// SLICES-NEXT:       }
// SLICES-NEXT:     }
// SLICES-NEXT:     return %0 : tensor<8x4xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Extents that are not known follow from the operands.
func.func @dynamic(%a: tensor<1x?xf32>, %b: tensor<?x1x?xf32>, %n: index)
    -> (tensor<1x?xf32>, tensor<?x1x?xf32>) {
  %e = tensor.empty(%n) : tensor<1x?xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1x?xf32>) outs(%e : tensor<1x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<1x?xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } outs(%b : tensor<?x1x?xf32>) {
  ^bb0(%o: f32):
    %s = arith.addf %o, %o : f32
    linalg.yield %s : f32
  } -> tensor<?x1x?xf32>
  return %0, %1 : tensor<1x?xf32>, tensor<?x1x?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<1x?xf32>, %arg1: tensor<?x1x?xf32>, %arg2: index) -> (tensor<1x?xf32>, tensor<?x1x?xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<1x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, %dim] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<?x1x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0 : tensor<?x1x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c2 : tensor<?x1x?xf32>
// CHECK-NEXT:     %2 = tensor.empty(%dim_1, %dim_2) : tensor<?x?xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_0 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %arg1, %c0 : tensor<?x1x?xf32>
// CHECK-NEXT:     %dim_4 = tensor.dim %arg1, %c2 : tensor<?x1x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded_5 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [%dim_3, 1, %dim_4] : tensor<?x?xf32> into tensor<?x1x?xf32>
// CHECK-NEXT:     return %expanded, %expanded_5 : tensor<1x?xf32>, tensor<?x1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<(d0) -> (d0)>
// SLICES-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @dynamic(%arg0: tensor<1x?xf32>, %arg1: tensor<?x1x?xf32>, %arg2: index) -> (tensor<1x?xf32>, tensor<?x1x?xf32>) {
// SLICES-NEXT:     %c2 = arith.constant 2 : index
// SLICES-NEXT:     %c0 = arith.constant 0 : index
// SLICES-NEXT:     %c1 = arith.constant 1 : index
// SLICES-NEXT:     %0 = tensor.empty(%arg2) : tensor<1x?xf32>
// SLICES-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<1x?xf32>
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, %dim] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// SLICES-NEXT:     %1 = tensor.empty(%arg2) : tensor<?xf32>
// SLICES-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<?xf32>) outs(%1 : tensor<?xf32>) {
// SLICES-NEXT:     ^bb0(%in: f32, %out: f32):
// SLICES-NEXT:       %5 = arith.addf %in, %in : f32
// SLICES-NEXT:       linalg.yield %5 : f32
// SLICES-NEXT:     } -> tensor<?xf32>
// SLICES-NEXT:     %inserted_slice = tensor.insert_slice %2 into %0[0, 0] [1, %arg2] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
// SLICES-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?x1x?xf32>
// SLICES-NEXT:     %dim_1 = tensor.dim %arg1, %c2 : tensor<?x1x?xf32>
// SLICES-NEXT:     %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [%dim_0, 1, %dim_1] [1, 1, 1] : tensor<?x1x?xf32> to tensor<?x?xf32>
// SLICES-NEXT:     %3 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
// SLICES-NEXT:     %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) {
// SLICES-NEXT:     ^bb0(%in: f32, %out: f32):
// SLICES-NEXT:       %5 = arith.addf %in, %in : f32
// SLICES-NEXT:       linalg.yield %5 : f32
// SLICES-NEXT:     } -> tensor<?x?xf32>
// SLICES-NEXT:     %dim_3 = tensor.dim %arg1, %c0 : tensor<?x1x?xf32>
// SLICES-NEXT:     %dim_4 = tensor.dim %arg1, %c2 : tensor<?x1x?xf32>
// SLICES-NEXT:     %inserted_slice_5 = tensor.insert_slice %4 into %arg1[0, 0, 0] [%dim_3, 1, %dim_4] [1, 1, 1] : tensor<?x?xf32> into tensor<?x1x?xf32>
// SLICES-NEXT:     return %inserted_slice, %inserted_slice_5 : tensor<1x?xf32>, tensor<?x1x?xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }
