// RUN: pyopt %s --split-input-file --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: pyopt %s --split-input-file --sparse-reinterpret-map=reference-exact=true --sparsification=reference-exact=true | FileCheck %s --check-prefix=EXACT

// Semi-ring ops on dense operands, whose elements are all there.
func.func @added(%a: tensor<8x4xi32>, %b: tensor<4xi32>) -> tensor<8x4xi32> {
  %e = tensor.empty() : tensor<8x4xi32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x4xi32>, tensor<4xi32>) outs(%e : tensor<8x4xi32>) {
  ^bb0(%s: i32, %t: i32, %o: i32):
    %1 = sparse_tensor.binary %s, %t : i32, i32 to i32
      overlap = {
      ^bb0(%p: i32, %q: i32):
        %2 = arith.addi %p, %q : i32
        sparse_tensor.yield %2 : i32
      }
      left = identity
      right = identity
    linalg.yield %1 : i32
  } -> tensor<8x4xi32>
  return %0 : tensor<8x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @added(%arg0: tensor<8x4xi32>, %arg1: tensor<4xi32>) -> tensor<8x4xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x4xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8x4xi32> to memref<8x4xi32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<4xi32> to memref<4xi32>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8x4xi32> to memref<8x4xi32>
// CHECK-NEXT:     linalg.fill ins(%c0_i32 : i32) outs(%3 : memref<8x4xi32>)
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:         %5 = memref.load %1[%arg2, %arg3] : memref<8x4xi32>
// CHECK-NEXT:         %6 = memref.load %2[%arg3] : memref<4xi32>
// CHECK-NEXT:         %7 = arith.addi %5, %6 : i32
// CHECK-NEXT:         memref.store %7, %3[%arg2, %arg3] : memref<8x4xi32>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = bufferization.to_tensor %3 : memref<8x4xi32> to tensor<8x4xi32>
// CHECK-NEXT:     return %4 : tensor<8x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0, d1) -> (d0, d1)>
// EXACT-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @added(%arg0: tensor<8x4xi32>, %arg1: tensor<4xi32>) -> tensor<8x4xi32> {
// EXACT-NEXT:     %0 = tensor.empty() : tensor<8x4xi32>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<8x4xi32>, tensor<4xi32>) outs(%0 : tensor<8x4xi32>) {
// EXACT-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// EXACT-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : i32, i32 to i32
// EXACT-NEXT:        overlap = {
// EXACT-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// EXACT-NEXT:         %3 = arith.addi %arg2, %arg3 : i32
// EXACT-NEXT:         sparse_tensor.yield %3 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:        left = identity
// EXACT-NEXT:        right = identity
// EXACT-NEXT:       linalg.yield %2 : i32
// EXACT-NEXT:     } -> tensor<8x4xi32>
// EXACT-NEXT:     return %1 : tensor<8x4xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Which elements a select keeps is known where the loops are.
func.func @selected(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8xi32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) {
  ^bb0(%s: i32, %t: i32, %o: i32):
    %1 = sparse_tensor.select %s : i32 {
    ^bb0(%p: i32):
      %k = arith.cmpi sgt, %p, %c0 : i32
      sparse_tensor.yield %k : i1
    }
    %2 = sparse_tensor.binary %1, %t : i32, i32 to i32
      overlap = {
      ^bb0(%p: i32, %q: i32):
        %3 = arith.maxsi %p, %q : i32
        sparse_tensor.yield %3 : i32
      }
      left = {
      }
      right = {
      ^bb0(%q: i32):
        %3 = arith.subi %c0, %q : i32
        sparse_tensor.yield %3 : i32
      }
    linalg.yield %2 : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @selected(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8xi32> to memref<8xi32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8xi32> to memref<8xi32>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8xi32> to memref<8xi32>
// CHECK-NEXT:     linalg.fill ins(%c0_i32 : i32) outs(%3 : memref<8xi32>)
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %5 = memref.load %1[%arg2] : memref<8xi32>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %5, %c0_i32 : i32
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<8xi32>
// CHECK-NEXT:       %8 = scf.if %6 -> (i32) {
// CHECK-NEXT:         %9 = arith.maxsi %5, %7 : i32
// CHECK-NEXT:         scf.yield %9 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %9 = arith.subi %c0_i32, %7 : i32
// CHECK-NEXT:         scf.yield %9 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %8, %3[%arg2] : memref<8xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = bufferization.to_tensor %3 : memref<8xi32> to tensor<8xi32>
// CHECK-NEXT:     return %4 : tensor<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @selected(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %0 = tensor.empty() : tensor<8xi32>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
// EXACT-NEXT:     ^bb0(%in: i32, %in_0: i32, %out: i32):
// EXACT-NEXT:       %2 = sparse_tensor.select %in : i32 {
// EXACT-NEXT:       ^bb0(%arg2: i32):
// EXACT-NEXT:         %4 = arith.cmpi sgt, %arg2, %c0_i32 : i32
// EXACT-NEXT:         sparse_tensor.yield %4 : i1
// EXACT-NEXT:       }
// EXACT-NEXT:       %3 = sparse_tensor.binary %2, %in_0 : i32, i32 to i32
// EXACT-NEXT:        overlap = {
// EXACT-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// EXACT-NEXT:         %4 = arith.maxsi %arg2, %arg3 : i32
// EXACT-NEXT:         sparse_tensor.yield %4 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:        left = {
// EXACT-NEXT:       }
// EXACT-NEXT:        right = {
// EXACT-NEXT:       ^bb0(%arg2: i32):
// EXACT-NEXT:         %4 = arith.subi %c0_i32, %arg2 : i32
// EXACT-NEXT:         sparse_tensor.yield %4 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:       linalg.yield %3 : i32
// EXACT-NEXT:     } -> tensor<8xi32>
// EXACT-NEXT:     return %1 : tensor<8xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A reduction takes what is kept; the accumulator stays as it is elsewhere.
func.func @reduced(%a: tensor<8x4xi32>, %x: tensor<8xi32>) -> tensor<8xi32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x4xi32>) outs(%x : tensor<8xi32>) {
  ^bb0(%s: i32, %o: i32):
    %1 = sparse_tensor.select %s : i32 {
    ^bb0(%p: i32):
      %k = arith.cmpi ne, %p, %c0 : i32
      sparse_tensor.yield %k : i1
    }
    %2 = sparse_tensor.reduce %1, %o, %c1 : i32 {
    ^bb0(%p: i32, %q: i32):
      %3 = arith.muli %p, %q : i32
      sparse_tensor.yield %3 : i32
    }
    linalg.yield %2 : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduced(%arg0: tensor<8x4xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8x4xi32> to memref<8x4xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xi32> to memref<8xi32>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %3 = memref.load %1[%arg2] : memref<8xi32>
// CHECK-NEXT:       %4 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %3) -> (i32) {
// CHECK-NEXT:         %5 = memref.load %0[%arg2, %arg3] : memref<8x4xi32>
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %c0_i32 : i32
// CHECK-NEXT:         %7 = scf.if %6 -> (i32) {
// CHECK-NEXT:           %8 = arith.muli %5, %arg4 : i32
// CHECK-NEXT:           scf.yield %8 : i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %7 : i32
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %4, %1[%arg2] : memref<8xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<8xi32> to tensor<8xi32>
// CHECK-NEXT:     return %2 : tensor<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0, d1) -> (d0, d1)>
// EXACT-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @reduced(%arg0: tensor<8x4xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %c1_i32 = arith.constant 1 : i32
// EXACT-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x4xi32>) outs(%arg1 : tensor<8xi32>) {
// EXACT-NEXT:     ^bb0(%in: i32, %out: i32):
// EXACT-NEXT:       %1 = sparse_tensor.select %in : i32 {
// EXACT-NEXT:       ^bb0(%arg2: i32):
// EXACT-NEXT:         %3 = arith.cmpi ne, %arg2, %c0_i32 : i32
// EXACT-NEXT:         sparse_tensor.yield %3 : i1
// EXACT-NEXT:       }
// EXACT-NEXT:       %2 = sparse_tensor.reduce %1, %out, %c1_i32 : i32 {
// EXACT-NEXT:       ^bb0(%arg2: i32, %arg3: i32):
// EXACT-NEXT:         %3 = arith.muli %arg2, %arg3 : i32
// EXACT-NEXT:         sparse_tensor.yield %3 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:       linalg.yield %2 : i32
// EXACT-NEXT:     } -> tensor<8xi32>
// EXACT-NEXT:     return %0 : tensor<8xi32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// What a region sees of the body, also in regions of its own ops, is loaded where it is needed.
func.func @nested(%a: tensor<8xf64>, %b: tensor<8xf64>) -> tensor<8xf64> {
  %c0 = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<8xf64>, tensor<8xf64>) outs(%e : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = sparse_tensor.unary %s : f64 to f64
      present = {
      ^bb0(%p: f64):
        %k = arith.cmpf ogt, %p, %c0 : f64
        %m = scf.if %k -> (f64) {
          scf.yield %p : f64
        } else {
          scf.yield %t : f64
        }
        sparse_tensor.yield %m : f64
      }
      absent = {
      }
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<8xf64>)
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %5 = memref.load %1[%arg2] : memref<8xf64>
// CHECK-NEXT:       %6 = arith.cmpf ogt, %5, %cst : f64
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<8xf64>
// CHECK-NEXT:       %8 = scf.if %6 -> (f64) {
// CHECK-NEXT:         scf.yield %5 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %8, %3[%arg2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = bufferization.to_tensor %3 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %4 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @nested(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// EXACT-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// EXACT-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64>, tensor<8xf64>) outs(%0 : tensor<8xf64>) {
// EXACT-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// EXACT-NEXT:       %2 = sparse_tensor.unary %in : f64 to f64
// EXACT-NEXT:        present = {
// EXACT-NEXT:       ^bb0(%arg2: f64):
// EXACT-NEXT:         %3 = arith.cmpf ogt, %arg2, %cst : f64
// EXACT-NEXT:         %4 = scf.if %3 -> (f64) {
// EXACT-NEXT:           scf.yield %arg2 : f64
// EXACT-NEXT:         } else {
// EXACT-NEXT:           scf.yield %in_0 : f64
// EXACT-NEXT:         }
// EXACT-NEXT:         sparse_tensor.yield %4 : f64
// EXACT-NEXT:       }
// EXACT-NEXT:        absent = {
// EXACT-NEXT:       }
// EXACT-NEXT:       linalg.yield %2 : f64
// EXACT-NEXT:     } -> tensor<8xf64>
// EXACT-NEXT:     return %1 : tensor<8xf64>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Without semi-ring ops kernels on dense operands stay.
func.func @no_semiring(%a: tensor<8xf64>) -> tensor<8xf64> {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64>) outs(%e : tensor<8xf64>) {
  ^bb0(%s: f64, %o: f64):
    %1 = arith.addf %s, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_semiring(%arg0: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @no_semiring(%arg0: tensor<8xf64>) -> tensor<8xf64> {
// EXACT-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64>) outs(%0 : tensor<8xf64>) {
// EXACT-NEXT:     ^bb0(%in: f64, %out: f64):
// EXACT-NEXT:       %2 = arith.addf %in, %in : f64
// EXACT-NEXT:       linalg.yield %2 : f64
// EXACT-NEXT:     } -> tensor<8xf64>
// EXACT-NEXT:     return %1 : tensor<8xf64>
// EXACT-NEXT:   }
// EXACT-NEXT: }
