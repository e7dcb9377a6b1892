// What outputs begin with: custom reductions with their identity where there is nothing yet, copies with what they copy.
// RUN: pyopt %s --sparsification | FileCheck %s

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @columns_of_nothing(%a: tensor<8x8xf64, #CSR>) -> tensor<8xf64> {
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %x = tensor.empty() : tensor<8xf64>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "parallel"],
    sorted = true
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = sparse_tensor.reduce %e, %o, %lowest : f64 {
    ^bb0(%p: f64, %q: f64):
      %m = arith.maximumf %p, %q : f64
      sparse_tensor.yield %m : f64
    }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// Storage with dense levels only has zeros from the start, and a reduction outside goes on from what is there.
func.func @rows_again_and_again(
    %a: tensor<8x8x8xf64, #sparse_tensor.encoding<{ map = (k, i, j) -> (k : dense, i : dense, j : compressed) }>>)
    -> tensor<8xf64, #Dense> {
  %lowest = arith.constant -1.0 : f64
  %x = bufferization.alloc_tensor() : tensor<8xf64, #Dense>
  %r = linalg.generic {
    indexing_maps = [affine_map<(k, i, j) -> (k, i, j)>, affine_map<(k, i, j) -> (i)>],
    iterator_types = ["reduction", "parallel", "reduction"],
    sorted = true
  }
      ins(
          %a : tensor<8x8x8xf64, #sparse_tensor.encoding<{ map = (k, i, j) -> (k : dense, i : dense, j : compressed) }>>)
      outs(%x : tensor<8xf64, #Dense>) {
  ^bb0(%e: f64, %o: f64):
    %0 = sparse_tensor.reduce %e, %o, %lowest : f64 {
    ^bb0(%p: f64, %q: f64):
      %m = arith.maximumf %p, %q : f64
      sparse_tensor.yield %m : f64
    }
    linalg.yield %0 : f64
  } -> tensor<8xf64, #Dense>
  return %r : tensor<8xf64, #Dense>
}

// What a copy has stored is not lost: no elements are inserted as if it were empty.
func.func @copy(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %x = bufferization.alloc_tensor() copy(%b) : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

// Storage with dense levels that has elements already: those that are not stored in the operand become zero.
func.func @old_dense_storage(%a: tensor<8xf64, #SV>, %x: tensor<8xf64, #Dense>)
    -> tensor<8xf64, #Dense> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #Dense>) {
  ^bb0(%e: f64, %o: f64):
    linalg.yield %e : f64
  } -> tensor<8xf64, #Dense>
  return %r : tensor<8xf64, #Dense>
}

func.func @new_dense_storage(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #Dense> {
  %x = bufferization.alloc_tensor() : tensor<8xf64, #Dense>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #Dense>) {
  ^bb0(%e: f64, %o: f64):
    linalg.yield %e : f64
  } -> tensor<8xf64, #Dense>
  return %r : tensor<8xf64, #Dense>
}

// An identity that is another at each element is none.
func.func @changing_identity(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"],
    sorted = true
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %twice = arith.addf %e, %e : f64
    %0 = sparse_tensor.reduce %e, %o, %twice : f64 {
    ^bb0(%p: f64, %q: f64):
      %m = arith.maximumf %p, %q : f64
      sparse_tensor.yield %m : f64
    }
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @columns_of_nothing(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0xFFF0000000000000 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %6 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %3[%7] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %6 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %10 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:         %11 = memref.load %2[%9] : memref<8xf64>
// CHECK-NEXT:         %12 = arith.maximumf %10, %11 : f64
// CHECK-NEXT:         memref.store %12, %2[%9] : memref<8xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %5 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows_again_and_again(%arg0: tensor<8x8x8xf64, #sparse1>) -> tensor<8xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %0 : tensor<8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<8x8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %5 = arith.muli %arg1, %c8 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         %6 = arith.addi %arg2, %5 : index
// CHECK-NEXT:         %7 = memref.load %2[%arg2] : memref<?xf64>
// CHECK-NEXT:         %8 = memref.load %3[%6] : memref<?xindex>
// CHECK-NEXT:         %9 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %10 = memref.load %3[%9] : memref<?xindex>
// CHECK-NEXT:         %11 = scf.for %arg3 = %8 to %10 step %c1 iter_args(%arg4 = %7) -> (f64) {
// CHECK-NEXT:           %12 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:           %13 = arith.maximumf %12, %arg4 : f64
// CHECK-NEXT:           scf.yield %13 : f64
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %11, %2[%arg2] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = sparse_tensor.load %0 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %4 : tensor<8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @copy(%arg0: tensor<8xf64, #sparse3>, %arg1: tensor<8xf64, #sparse3>) -> tensor<8xf64, #sparse3> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<8xf64, #sparse3>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse3>) outs(%0 : tensor<8xf64, #sparse3>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse3>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @old_dense_storage(%arg0: tensor<8xf64, #sparse3>, %arg1: tensor<8xf64, #sparse2>) -> tensor<8xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<?xf64>)
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       memref.store %8, %1[%7] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = sparse_tensor.load %arg1 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %6 : tensor<8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new_dense_storage(%arg0: tensor<8xf64, #sparse3>) -> tensor<8xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %0 : tensor<8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg1] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %1[%arg1] : memref<?xf64>
// CHECK-NEXT:       memref.store %9, %2[%8] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = sparse_tensor.load %0 : tensor<8xf64, #sparse2>
// CHECK-NEXT:     return %7 : tensor<8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @changing_identity(%arg0: tensor<8xf64, #sparse3>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<8xf64, #sparse3>) outs(%arg1 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %in, %in : f64
// CHECK-NEXT:       %2 = sparse_tensor.reduce %in, %out, %1 : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %3 = arith.maximumf %arg2, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
