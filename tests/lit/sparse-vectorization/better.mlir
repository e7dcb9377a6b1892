// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-vectorization=vl=4 | FileCheck %s

// Loops whose vectors the reference makes compute something else. They stay, or get what is missing.

// Only the last store would become a vector's; the other one would be left for every fourth iteration.
func.func @two_stores(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>,
                      %p: memref<?xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %k, %p[%i] : memref<?xf32>
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_stores(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       memref.store %arg5, %arg4[%arg6] : memref<?xf32>
// CHECK-NEXT:       %0 = memref.load %arg2[%arg6] : memref<?xf32>
// CHECK-NEXT:       memref.store %0, %arg3[%arg6] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The store would be lost.
func.func @store_beside_reduction(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>,
                                  %k: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %k) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %k, %o[%i] : memref<?xf32>
    %y = arith.addf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @store_beside_reduction(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %c1 iter_args(%arg6 = %arg4) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:       memref.store %arg4, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.addf %arg6, %1 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @effect(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    "effect"() : () -> ()
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @effect(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       "effect"() : () -> ()
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is carried is not only added to: lanes would be doubled apart.
func.func @doubled(%lo: index, %hi: index, %k: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %k) -> f32 {
    %y = arith.addf %acc, %acc : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @doubled(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_twice(%lo: index, %hi: index, %a: memref<?xf32>, %k: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %k) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %z = arith.mulf %acc, %x : f32
    %y = arith.addf %acc, %z : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_twice(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.mulf %arg5, %1 : f32
// CHECK-NEXT:       %3 = arith.addf %arg5, %2 : f32
// CHECK-NEXT:       scf.yield %3 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @through_a_view(%lo: index, %hi: index, %a: memref<16xf32>) {
  %c1 = arith.constant 1 : index
  %b = memref.subview %a[0] [15] [1] : memref<16xf32> to memref<15xf32>
  %v = memref.subview %a[1] [15] [1] : memref<16xf32> to memref<15xf32, strided<[1], offset: 1>>
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %b[%i] : memref<15xf32>
    memref.store %x, %v[%i] : memref<15xf32, strided<[1], offset: 1>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @through_a_view(%arg0: index, %arg1: index, %arg2: memref<16xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [15] [1] : memref<16xf32> to memref<15xf32>
// CHECK-NEXT:     %subview_0 = memref.subview %arg2[1] [15] [1] : memref<16xf32> to memref<15xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %subview[%arg3] : memref<15xf32>
// CHECK-NEXT:       memref.store %0, %subview_0[%arg3] : memref<15xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors are contiguous in memory.
func.func @strided(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32, strided<[2]>>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32, strided<[2]>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32, strided<[2]>>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xf32, strided<[2]>>
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

// Vectors of truth values are bits in memory, single ones bytes.
func.func @truth_values(%lo: index, %hi: index, %a: memref<?xi1>, %o: memref<?xi1>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi1>
    memref.store %x, %o[%i] : memref<?xi1>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @truth_values(%arg0: index, %arg1: index, %arg2: memref<?xi1>, %arg3: memref<?xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xi1>
// CHECK-NEXT:       memref.store %0, %arg3[%arg4] : memref<?xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divsi_nonzero(%lo: index, %hi: index, %a: memref<?xi32>, %b: memref<?xi32>,
                               %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %z = memref.load %b[%i] : memref<?xi32>
    %y = arith.divsi %x, %z : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_divsi_nonzero(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg5], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %4 = arith.select %1, %3, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       %5 = arith.divsi %2, %4 : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %1, %5 : memref<?xi32>, vector<4xi1>, vector<4xi32>
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst_0[%c0 : index] : vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %6 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %7 = vector.create_mask %6 : vector<4xi1>
// CHECK-NEXT:       %8 = vector.maskedload %arg2[%arg4], %7, %cst_0 : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %9 = arith.addf %arg5, %8 : vector<4xf64>
// CHECK-NEXT:       %10 = arith.select %7, %9, %arg5 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %10 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf64> into f64
// CHECK-NEXT:     %3 = vector.insertelement %2, %cst[%c0 : index] : vector<4xf64>
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg4, %cst[%c0 : index] : vector<4xf64>
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

// -----

// Each iteration has a view of its own.
func.func @diagonal(%lo: index, %hi: index, %a: memref<8x16xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %row = memref.subview %a[%i, 0] [1, 16] [1, 1]
        : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    memref.store %k, %row[%i] : memref<16xf32, strided<[1], offset: ?>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @diagonal(%arg0: index, %arg1: index, %arg2: memref<8x16xf32>, %arg3: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %subview = memref.subview %arg2[%arg4, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.store %arg3, %subview[%arg4] : memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
