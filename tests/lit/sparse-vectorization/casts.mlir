// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// Casts change the type of elements.

func.func @arith_truncf_f64_f32(%lo: index, %hi: index, %a: memref<?xf64>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.truncf %x : f64 to f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_truncf_f64_f32(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %3 = arith.truncf %2 : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_extf_f32_f64(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xf64>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.extf %x : f32 to f64
    memref.store %y, %o[%i] : memref<?xf64>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_extf_f32_f64(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = arith.extf %2 : vector<4xf32> to vector<4xf64>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf64>, vector<4xi1>, vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_fptosi_f64_i64(%lo: index, %hi: index, %a: memref<?xf64>, %o: memref<?xi64>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.fptosi %x : f64 to i64
    memref.store %y, %o[%i] : memref<?xi64>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_fptosi_f64_i64(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xi64>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %3 = arith.fptosi %2 : vector<4xf64> to vector<4xi64>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi64>, vector<4xi1>, vector<4xi64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_fptoui_f32_i32(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.fptoui %x : f32 to i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_fptoui_f32_i32(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = arith.fptoui %2 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_uitofp_i8_f32(%lo: index, %hi: index, %a: memref<?xi8>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi8>
    %y = arith.uitofp %x : i8 to f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_uitofp_i8_f32(%arg0: index, %arg1: index, %arg2: memref<?xi8>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
// CHECK-NEXT:       %3 = arith.uitofp %2 : vector<4xi8> to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_extsi_i8_i32(%lo: index, %hi: index, %a: memref<?xi8>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi8>
    %y = arith.extsi %x : i8 to i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_extsi_i8_i32(%arg0: index, %arg1: index, %arg2: memref<?xi8>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
// CHECK-NEXT:       %3 = arith.extsi %2 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_trunci_i64_i8(%lo: index, %hi: index, %a: memref<?xi64>, %o: memref<?xi8>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi64>
    %y = arith.trunci %x : i64 to i8
    memref.store %y, %o[%i] : memref<?xi8>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_trunci_i64_i8(%arg0: index, %arg1: index, %arg2: memref<?xi64>, %arg3: memref<?xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
// CHECK-NEXT:       %3 = arith.trunci %2 : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi8>, vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_bitcast_i32_f32(%lo: index, %hi: index, %a: memref<?xi32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.bitcast %x : i32 to f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_bitcast_i32_f32(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = arith.bitcast %2 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
