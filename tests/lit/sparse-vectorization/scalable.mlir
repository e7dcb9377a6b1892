// RUN: pyopt %s --split-input-file --sparse-vectorization="vl=4 enable-vla-vectorization" | FileCheck %s

// Vectors whose length is known at run time.

// The induction variable counts up in a vector.
func.func @counter(%lo: index, %hi: index, %o: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %i, %o[%i] : memref<?xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<[4]xindex>
// CHECK-NEXT:       %3 = vector.step : vector<[4]xindex>
// CHECK-NEXT:       %4 = arith.addi %2, %3 : vector<[4]xindex>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %4 : memref<?xindex>, vector<[4]xi1>, vector<[4]xindex>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter_as_number(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<[4]xindex>
// CHECK-NEXT:       %3 = vector.step : vector<[4]xindex>
// CHECK-NEXT:       %4 = arith.addi %2, %3 : vector<[4]xindex>
// CHECK-NEXT:       %5 = arith.index_cast %4 : vector<[4]xindex> to vector<[4]xi32>
// CHECK-NEXT:       %6 = arith.sitofp %5 : vector<[4]xi32> to vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %6 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_bounds(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c16 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%c16, %arg2)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg0[%arg2], %1, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg1[%arg2], %1, %2 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_multiple(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c15 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%c15, %arg2)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg0[%arg2], %1, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg1[%arg2], %1, %2 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather_in_row(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x?xf32>, %arg4: memref<?xindex>, %arg5: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<[4]xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg6)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg4[%arg6], %1, %cst_0 : memref<?xindex>, vector<[4]xi1>, vector<[4]xindex> into vector<[4]xindex>
// CHECK-NEXT:       %3 = vector.gather %arg3[%arg2, %c0] [%2], %1, %cst : memref<8x?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg5[%arg6], %1, %3 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg2[%c1] : memref<?xindex>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %1 = affine.min #map(%arg1, %arg5)[%c4_vscale]
// CHECK-NEXT:       %2 = vector.create_mask %1 : vector<[4]xi1>
// CHECK-NEXT:       %3 = arith.addi %0, %arg5 : index
// CHECK-NEXT:       %4 = vector.maskedload %arg3[%3], %2, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %2, %4 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_i32(%lo: index, %hi: index, %v: memref<?xf32>, %crd: memref<?xi32>,
                      %b: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xi32>
    %e = arith.extui %j : i32 to i64
    %q = arith.index_cast %e : i64 to index
    %z = memref.load %b[%q] : memref<?xf32>
    %y = arith.mulf %x, %z : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather_i32(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg6)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg6], %1, %cst_0 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg6], %1, %cst : memref<?xi32>, vector<[4]xi1>, vector<[4]xi32> into vector<[4]xi32>
// CHECK-NEXT:       %4 = arith.extui %3 : vector<[4]xi32> to vector<[4]xi64>
// CHECK-NEXT:       %5 = vector.gather %arg4[%c0] [%4], %1, %cst_0 : memref<?xf32>, vector<[4]xi64>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       %6 = arith.mulf %2, %5 : vector<[4]xf32>
// CHECK-NEXT:       vector.maskedstore %arg5[%arg6], %1, %6 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scatter_i8(%lo: index, %hi: index, %v: memref<?xf32>, %crd: memref<?xi8>,
                      %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xi8>
    %e = arith.extui %j : i8 to i64
    %q = arith.index_cast %e : i64 to index
    %z = memref.load %o[%q] : memref<?xf32>
    %y = arith.addf %x, %z : f32
    memref.store %y, %o[%q] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scatter_i8(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi8>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<[4]xi8>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4_vscale {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4_vscale]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<[4]xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
// CHECK-NEXT:       %3 = arith.extui %2 : vector<[4]xi8> to vector<[4]xi32>
// CHECK-NEXT:       %4 = vector.maskedload %arg2[%arg5], %1, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       %5 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi8>, vector<[4]xi1>, vector<[4]xi8> into vector<[4]xi8>
// CHECK-NEXT:       %6 = arith.extui %5 : vector<[4]xi8> to vector<[4]xi32>
// CHECK-NEXT:       %7 = vector.gather %arg4[%c0] [%6], %1, %cst : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       %8 = arith.addf %4, %7 : vector<[4]xf32>
// CHECK-NEXT:       vector.scatter %arg4[%c0] [%3], %1, %8 : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_addf(%lo: index, %hi: index, %a: memref<?xf64>, %b: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f64 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.addf %acc, %x : f64
    scf.yield %y : f64
  } {"Emitted from" = "linalg.generic"}
  return %r : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_addf(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: f64) -> f64 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<[4]xf64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4_vscale iter_args(%arg5 = %0) -> (vector<[4]xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4_vscale]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<[4]xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf64>, vector<[4]xi1>, vector<[4]xf64> into vector<[4]xf64>
// CHECK-NEXT:       %6 = arith.addf %arg5, %5 : vector<[4]xf64>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<[4]xi1>, vector<[4]xf64>
// CHECK-NEXT:       scf.yield %7 : vector<[4]xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<[4]xf64> into f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_mulf(%lo: index, %hi: index, %a: memref<?xf32>, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.mulf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_mulf(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst_0[%c0 : index] : vector<[4]xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4_vscale iter_args(%arg5 = %0) -> (vector<[4]xf32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4_vscale]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<[4]xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:       %6 = arith.mulf %arg5, %5 : vector<[4]xf32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:       scf.yield %7 : vector<[4]xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <mul>, %1 : vector<[4]xf32> into f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_andi(%lo: index, %hi: index, %a: memref<?xi32>, %b: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.andi %acc, %x : i32
    scf.yield %y : i32
  } {"Emitted from" = "linalg.generic"}
  return %r : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_andi(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : i32 to vector<[4]xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4_vscale iter_args(%arg5 = %0) -> (vector<[4]xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4_vscale]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<[4]xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<[4]xi1>, vector<[4]xi32> into vector<[4]xi32>
// CHECK-NEXT:       %6 = arith.andi %arg5, %5 : vector<[4]xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:       scf.yield %7 : vector<[4]xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <and>, %1 : vector<[4]xi32> into i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dot(%lo: index, %hi: index, %v: memref<?xf64>, %crd: memref<?xindex>, %b: memref<?xf64>,
               %x0: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x0) -> f64 {
    %x = memref.load %v[%i] : memref<?xf64>
    %j = memref.load %crd[%i] : memref<?xindex>
    %z = memref.load %b[%j] : memref<?xf64>
    %p = arith.mulf %x, %z : f64
    %y = arith.addf %acc, %p : f64
    scf.yield %y : f64
  } {"Emitted from" = "linalg.generic"}
  return %r : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<[4]xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<[4]xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg5, %cst_0[%c0 : index] : vector<[4]xf64>
// CHECK-NEXT:     %1 = scf.for %arg6 = %arg0 to %arg1 step %c4_vscale iter_args(%arg7 = %0) -> (vector<[4]xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg6)[%c4_vscale]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<[4]xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg6], %4, %cst_0 : memref<?xf64>, vector<[4]xi1>, vector<[4]xf64> into vector<[4]xf64>
// CHECK-NEXT:       %6 = vector.maskedload %arg3[%arg6], %4, %cst : memref<?xindex>, vector<[4]xi1>, vector<[4]xindex> into vector<[4]xindex>
// CHECK-NEXT:       %7 = vector.gather %arg4[%c0] [%6], %4, %cst_0 : memref<?xf64>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf64> into vector<[4]xf64>
// CHECK-NEXT:       %8 = arith.mulf %5, %7 : vector<[4]xf64>
// CHECK-NEXT:       %9 = arith.addf %arg7, %8 : vector<[4]xf64>
// CHECK-NEXT:       %10 = arith.select %4, %9, %arg7 : vector<[4]xi1>, vector<[4]xf64>
// CHECK-NEXT:       scf.yield %10 : vector<[4]xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<[4]xf64> into f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
