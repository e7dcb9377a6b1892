// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=8 | FileCheck %s

// Ops on one number.

func.func @math_absf(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.absf %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_absf(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.absf %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_ceil(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.ceil %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_ceil(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.ceil %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_sin(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.sin %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_sin(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.sin %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_tanh(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.tanh %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_tanh(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.tanh %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_expm1(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.expm1 %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_expm1(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.expm1 %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_log1p(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.log1p %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_log1p(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.log1p %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_sqrt(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.sqrt %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_sqrt(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.sqrt %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_floor(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.floor %x : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_floor(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %3 = math.floor %2 : vector<8xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @math_absi(%lo: index, %hi: index, %a: memref<?xi32>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = math.absi %x : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math_absi(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<8xi32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
// CHECK-NEXT:       %3 = math.absi %2 : vector<8xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<8xi1>, vector<8xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
