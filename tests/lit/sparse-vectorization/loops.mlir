// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// Subscripts, bounds, and what vectors are made of.

// The induction variable counts up in a vector.
func.func @counter(%lo: index, %hi: index, %o: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %i, %o[%i] : memref<?xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<4xindex>
// CHECK-NEXT:       %3 = arith.addi %2, %cst : vector<4xindex>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %3 : memref<?xindex>, vector<4xi1>, vector<4xindex>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @counter_in_sum(%lo: index, %hi: index, %a: memref<?xindex>, %o: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xindex>
    %y = arith.muli %x, %i : index
    memref.store %y, %o[%i] : memref<?xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter_in_sum(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst_0 : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %3 = vector.broadcast %arg4 : index to vector<4xindex>
// CHECK-NEXT:       %4 = arith.addi %3, %cst : vector<4xindex>
// CHECK-NEXT:       %5 = arith.muli %2, %4 : vector<4xindex>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %5 : memref<?xindex>, vector<4xi1>, vector<4xindex>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @counter_as_number(%lo: index, %hi: index, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter_as_number(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<4xindex>
// CHECK-NEXT:       %3 = arith.addi %2, %cst : vector<4xindex>
// CHECK-NEXT:       %4 = arith.index_cast %3 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT:       %5 = arith.sitofp %4 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %5 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No masks are needed where vectors fit.
func.func @constant_bounds(%a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_bounds(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c16 step %c4 {
// CHECK-NEXT:       %0 = vector.load %arg0[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       vector.store %0, %arg1[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_multiple(%a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c15 = arith.constant 15 : index
  scf.for %i = %c0 to %c15 step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_multiple(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c15 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%c15, %arg2)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg0[%arg2], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg1[%arg2], %1, %2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scatter_all(%v: memref<?xf32>, %crd: memref<?xindex>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xindex>
    memref.store %x, %o[%j] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter_all(%arg0: memref<?xf32>, %arg1: memref<?xindex>, %arg2: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c16 step %c4 {
// CHECK-NEXT:       %0 = vector.load %arg1[%arg3] : memref<?xindex>, vector<4xindex>
// CHECK-NEXT:       %1 = vector.load %arg0[%arg3] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       vector.scatter %arg2[%c0] [%0], %cst, %1 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Outer subscripts are invariant.
func.func @rows(%lo: index, %hi: index, %k: index, %a: memref<8x?xf32>, %o: memref<4x8x?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%k, %i] : memref<8x?xf32>
    memref.store %x, %o[%k, %c1, %i] : memref<4x8x?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x?xf32>, %arg4: memref<4x8x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg3[%arg2, %arg5], %1, %cst : memref<8x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg2, %c1, %arg5], %1, %2 : memref<4x8x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_in_row(%lo: index, %hi: index, %k: index, %a: memref<8x?xf32>,
                         %crd: memref<?xindex>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %j = memref.load %crd[%i] : memref<?xindex>
    %x = memref.load %a[%k, %j] : memref<8x?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather_in_row(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x?xf32>, %arg4: memref<?xindex>, %arg5: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg6)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg4[%arg6], %1, %cst_0 : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %3 = vector.gather %arg3[%arg2, %c0] [%2], %1, %cst : memref<8x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg5[%arg6], %1, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An invariant offset, on either side of the sum.
func.func @offset(%lo: index, %hi: index, %pos: memref<?xindex>, %a: memref<?xf32>,
                  %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %base = memref.load %pos[%c1] : memref<?xindex>
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.addi %base, %i : index
    %x = memref.load %a[%j] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %1 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %2 = vector.create_mask %1 : vector<4xi1>
// CHECK-NEXT:       %3 = arith.addi %0, %arg5 : index
// CHECK-NEXT:       %4 = vector.maskedload %arg3[%3], %2, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %2, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset_right(%lo: index, %hi: index, %pos: memref<?xindex>, %a: memref<?xf32>,
                        %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %base = memref.load %pos[%c1] : memref<?xindex>
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.addi %i, %base : index
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%j] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset_right(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %1 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %2 = vector.create_mask %1 : vector<4xi1>
// CHECK-NEXT:       %3 = arith.addi %0, %arg5 : index
// CHECK-NEXT:       %4 = vector.maskedload %arg3[%arg5], %2, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%3], %2, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset_of_coordinates(%lo: index, %hi: index, %crd: memref<?xindex>, %a: memref<?xf32>,
                                 %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %k = arith.addi %i, %c1 : index
    %j = memref.load %crd[%k] : memref<?xindex>
    %x = memref.load %a[%j] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset_of_coordinates(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %1 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %2 = vector.create_mask %1 : vector<4xi1>
// CHECK-NEXT:       %3 = vector.maskedload %arg2[%0], %2, %cst_0 : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %4 = vector.gather %arg3[%c0] [%3], %2, %cst : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %2, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scalars and constants.
func.func @invariants(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.mulf %x, %k : f32
    %z = arith.addf %y, %two : f32
    memref.store %z, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @invariants(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: f32) {
// CHECK-NEXT:     %cst = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg5], %1, %cst_0 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = vector.broadcast %arg4 : f32 to vector<4xf32>
// CHECK-NEXT:       %4 = arith.mulf %2, %3 : vector<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg5], %1, %5 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill(%lo: index, %hi: index, %o: memref<?xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %k, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fill(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg4], %1, %2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_place(%lo: index, %hi: index, %o: memref<?xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %o[%i] : memref<?xf32>
    %y = arith.mulf %x, %k : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_place(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:       %4 = arith.mulf %2, %3 : vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg4], %1, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is used twice is made twice.
func.func @used_twice(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.mulf %x, %x : f32
    %z = arith.addf %y, %y : f32
    memref.store %z, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @used_twice(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %4 = arith.mulf %2, %3 : vector<4xf32>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %6 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %7 = arith.mulf %5, %6 : vector<4xf32>
// CHECK-NEXT:       %8 = arith.addf %4, %7 : vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %8 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_foreach(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "sparse_tensor.foreach", other = 3 : i32}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @from_foreach(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach", other = 3 : i32}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Flags are left out.
func.func @flags(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.addf %x, %x fastmath<fast> : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @flags(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %4 = arith.addf %2, %3 : vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
