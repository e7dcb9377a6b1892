// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=1 | FileCheck %s

// Vectors of one element.

// The induction variable counts up in a vector.
func.func @counter(%lo: index, %hi: index, %o: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %i, %o[%i] : memref<?xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (1, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c1]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<1xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<1xindex>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %2 : memref<?xindex>, vector<1xi1>, vector<1xindex>
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
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c16 step %c1 {
// CHECK-NEXT:       %0 = vector.load %arg0[%arg2] : memref<?xf32>, vector<1xf32>
// CHECK-NEXT:       vector.store %0, %arg1[%arg2] : memref<?xf32>, vector<1xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_i16(%lo: index, %hi: index, %v: memref<?xf32>, %crd: memref<?xi16>,
                      %b: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xi16>
    %e = arith.extui %j : i16 to i64
    %q = arith.index_cast %e : i64 to index
    %z = memref.load %b[%q] : memref<?xf32>
    %y = arith.mulf %x, %z : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (1, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather_i16(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi16>, %arg4: memref<?xf32>, %arg5: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<1xi16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg6)[%c1]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<1xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg6], %1, %cst_0 : memref<?xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg6], %1, %cst : memref<?xi16>, vector<1xi1>, vector<1xi16> into vector<1xi16>
// CHECK-NEXT:       %4 = arith.extui %3 : vector<1xi16> to vector<1xi32>
// CHECK-NEXT:       %5 = vector.gather %arg4[%c0] [%4], %1, %cst_0 : memref<?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
// CHECK-NEXT:       %6 = arith.mulf %2, %5 : vector<1xf32>
// CHECK-NEXT:       vector.maskedstore %arg5[%arg6], %1, %6 : memref<?xf32>, vector<1xi1>, vector<1xf32>
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (1, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_addf(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: f64) -> f64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<1xf64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<1xf64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %0) -> (vector<1xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c1]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<1xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf64>, vector<1xi1>, vector<1xf64> into vector<1xf64>
// CHECK-NEXT:       %6 = arith.addf %arg5, %5 : vector<1xf64>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<1xi1>, vector<1xf64>
// CHECK-NEXT:       scf.yield %7 : vector<1xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<1xf64> into f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
