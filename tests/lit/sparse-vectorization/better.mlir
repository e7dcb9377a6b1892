// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-vectorization=vl=4 | FileCheck %s

// Loops whose vectors the reference makes compute something else. They stay, or get what is missing.

func.func @carried_subscript(%lo: index, %hi: index, %a: memref<?xindex>, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %k) -> index {
    %x = memref.load %a[%acc] : memref<?xindex>
    %y = arith.addi %acc, %x : index
    scf.yield %y : index
  } {"Emitted from" = "linalg.generic"}
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_subscript(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.addi %arg5, %1 : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Neighbours of the first coordinate would be taken for the coordinates of neighbours.
func.func @indirect(%lo: index, %hi: index, %crd: memref<?xindex>, %a: memref<?xf32>,
                    %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %k = memref.load %crd[%i] : memref<?xindex>
    %j = memref.load %crd[%k] : memref<?xindex>
    %x = memref.load %a[%j] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @indirect(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %arg2[%0] : memref<?xindex>
// CHECK-NEXT:       %2 = memref.load %arg3[%1] : memref<?xf32>
// CHECK-NEXT:       memref.store %2, %arg4[%arg5] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An iteration reads what the one before has stored.
func.func @previous(%lo: index, %hi: index, %pos: memref<?xindex>, %a: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %base = memref.load %pos[%c1] : memref<?xindex>
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.addi %base, %i : index
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.negf %x : f32
    memref.store %y, %a[%j] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @previous(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = arith.addi %0, %arg4 : index
// CHECK-NEXT:       %2 = memref.load %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:       %3 = arith.negf %2 : f32
// CHECK-NEXT:       memref.store %3, %arg3[%1] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided_coordinates(%lo: index, %hi: index,
                               %crd: memref<?xindex, strided<[?], offset: ?>>, %a: memref<?xf32>,
                               %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %j = memref.load %crd[%i] : memref<?xindex, strided<[?], offset: ?>>
    %x = memref.load %a[%j] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided_coordinates(%arg0: index, %arg1: index, %arg2: memref<?xindex, strided<[?], offset: ?>>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %1 = memref.load %arg3[%0] : memref<?xf32>
// CHECK-NEXT:       memref.store %1, %arg4[%arg5] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divui_nonzero(%lo: index, %hi: index, %a: memref<?xi32>, %b: memref<?xi32>,
                               %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %z = memref.load %b[%i] : memref<?xi32>
    %y = arith.divui %x, %z : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_divui_nonzero(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg5], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %4 = arith.select %1, %3, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       %5 = arith.divui %2, %4 : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %1, %5 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is summed up goes into a product, and a vector of partial sums would.
func.func @sum_then_product(%lo: index, %hi: index, %a: memref<?xf64>, %x: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> f64 {
    %y = memref.load %a[%i] : memref<?xf64>
    %z = arith.addf %acc, %y : f64
    scf.yield %z : f64
  } {"Emitted from" = "linalg.generic"}
  %s = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %r) -> f64 {
    %y = memref.load %a[%i] : memref<?xf64>
    %z = arith.mulf %acc, %y : f64
    scf.yield %z : f64
  } {"Emitted from" = "linalg.generic"}
  return %s : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum_then_product(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %0 = vector.insert %arg3, %cst_0 [0] : f64 into vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %6 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %7 = vector.create_mask %6 : vector<4xi1>
// CHECK-NEXT:       %8 = vector.maskedload %arg2[%arg4], %7, %cst_0 : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %9 = arith.addf %arg5, %8 : vector<4xf64>
// CHECK-NEXT:       %10 = arith.select %7, %9, %arg5 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %10 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf64> into f64
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f64 into vector<4xf64>
// CHECK-NEXT:     %4 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %3) -> (vector<4xf64>) {
// CHECK-NEXT:       %6 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %7 = vector.create_mask %6 : vector<4xi1>
// CHECK-NEXT:       %8 = vector.maskedload %arg2[%arg4], %7, %cst_0 : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %9 = arith.mulf %arg5, %8 : vector<4xf64>
// CHECK-NEXT:       %10 = arith.select %7, %9, %arg5 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %10 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = vector.reduction <mul>, %4 : vector<4xf64> into f64
// CHECK-NEXT:     return %5 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A sum is an invariant of the next loop, not the vector of partial sums.
func.func @scaled_by_sum(%lo: index, %hi: index, %a: memref<?xf64>, %o: memref<?xf64>, %x: f64) {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> f64 {
    %y = memref.load %a[%i] : memref<?xf64>
    %z = arith.addf %acc, %y : f64
    scf.yield %z : f64
  } {"Emitted from" = "linalg.generic"}
  scf.for %i = %lo to %hi step %c1 {
    %y = memref.load %a[%i] : memref<?xf64>
    %z = arith.divf %y, %r : f64
    memref.store %z, %o[%i] : memref<?xf64>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scaled_by_sum(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: f64) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %0 = vector.insert %arg4, %cst [0] : f64 into vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg5], %4, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %6 = arith.addf %arg6, %5 : vector<4xf64>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg6 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %7 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf64> into f64
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg5], %4, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %6 = vector.broadcast %2 : f64 to vector<4xf64>
// CHECK-NEXT:       %7 = arith.divf %5, %6 : vector<4xf64>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg5], %4, %7 : memref<?xf64>, vector<4xi1>, vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A store to the memory that another iteration reads by an aligned view.
func.func @aligned(%lo: index, %hi: index, %crd: memref<?xindex>, %a: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %view = memref.assume_alignment %a, 16 : memref<?xf32>
  scf.for %i = %lo to %hi step %c1 {
    %j = memref.load %crd[%i] : memref<?xindex>
    %x = memref.load %view[%j] : memref<?xf32>
    memref.store %x, %a[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @aligned(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg3, 16 : memref<?xf32>
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %assume_align[%0] : memref<?xf32>
// CHECK-NEXT:       memref.store %1, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Coordinates that may repeat: an element would be added to once for all of them.
#COO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique, soa))
}>
func.func @repeated(%lo: index, %hi: index, %t: tensor<8x8xf64, #COO>, %x: memref<8xf64>) {
  %c1 = arith.constant 1 : index
  %values = sparse_tensor.values %t : tensor<8x8xf64, #COO> to memref<?xf64>
  %crd = sparse_tensor.coordinates %t {level = 1 : index} : tensor<8x8xf64, #COO> to memref<?xindex>
  scf.for %p = %lo to %hi step %c1 {
    %j = memref.load %crd[%p] : memref<?xindex>
    %v = memref.load %values[%p] : memref<?xf64>
    %old = memref.load %x[%j] : memref<8xf64>
    %new = arith.addf %old, %v : f64
    memref.store %new, %x[%j] : memref<8xf64>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated(%arg0: index, %arg1: index, %arg2: tensor<8x8xf64, #sparse>, %arg3: memref<8xf64>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg2 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg2 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %2 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:       %3 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:       %4 = memref.load %arg3[%2] : memref<8xf64>
// CHECK-NEXT:       %5 = arith.addf %4, %3 : f64
// CHECK-NEXT:       memref.store %5, %arg3[%2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
