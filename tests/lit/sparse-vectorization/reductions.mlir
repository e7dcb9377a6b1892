// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// A vector of partial results is combined behind the loop.

func.func @arith_addf(%lo: index, %hi: index, %a: memref<?xf64>, %b: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f64 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.addf %acc, %x : f64
    scf.yield %y : f64
  } {"Emitted from" = "linalg.generic"}
  return %r : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_addf(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: f64) -> f64 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %6 = arith.addf %arg5, %5 : vector<4xf64>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %7 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf64> into f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @right(%lo: index, %hi: index, %a: memref<?xf32>, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.addf %x, %acc : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @right(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %arg5 : vector<4xf32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:       scf.yield %7 : vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_subf(%lo: index, %hi: index, %a: memref<?xf32>, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = arith.subf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_subf(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %6 = arith.subf %arg5, %5 : vector<4xf32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:       scf.yield %7 : vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
// CHECK-NEXT:     return %2 : f32
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_mulf(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst_0[%c0 : index] : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %6 = arith.mulf %arg5, %5 : vector<4xf32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:       scf.yield %7 : vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <mul>, %1 : vector<4xf32> into f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_addi(%lo: index, %hi: index, %a: memref<?xi32>, %b: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.addi %acc, %x : i32
    scf.yield %y : i32
  } {"Emitted from" = "linalg.generic"}
  return %r : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_addi(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %6 = arith.addi %arg5, %5 : vector<4xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %7 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xi32> into i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_subi(%lo: index, %hi: index, %a: memref<?xi64>, %b: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i64 {
    %x = memref.load %a[%i] : memref<?xi64>
    %y = arith.subi %acc, %x : i64
    scf.yield %y : i64
  } {"Emitted from" = "linalg.generic"}
  return %r : i64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_subi(%arg0: index, %arg1: index, %arg2: memref<?xi64>, %arg3: i64) -> i64 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xi64>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
// CHECK-NEXT:       %6 = arith.subi %arg5, %5 : vector<4xi64>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi64>
// CHECK-NEXT:       scf.yield %7 : vector<4xi64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xi64> into i64
// CHECK-NEXT:     return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_muli(%lo: index, %hi: index, %a: memref<?xi32>, %b: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.muli %x, %acc : i32
    scf.yield %y : i32
  } {"Emitted from" = "linalg.generic"}
  return %r : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_muli(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst_0[%c0 : index] : vector<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %6 = arith.muli %5, %arg5 : vector<4xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %7 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <mul>, %1 : vector<4xi32> into i32
// CHECK-NEXT:     return %2 : i32
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_andi(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : i32 to vector<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %6 = arith.andi %arg5, %5 : vector<4xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %7 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <and>, %1 : vector<4xi32> into i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ori(%lo: index, %hi: index, %a: memref<?xi8>, %b: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i8 {
    %x = memref.load %a[%i] : memref<?xi8>
    %y = arith.ori %x, %acc : i8
    scf.yield %y : i8
  } {"Emitted from" = "linalg.generic"}
  return %r : i8
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_ori(%arg0: index, %arg1: index, %arg2: memref<?xi8>, %arg3: i8) -> i8 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : i8 to vector<4xi8>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi8>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
// CHECK-NEXT:       %6 = arith.ori %5, %arg5 : vector<4xi8>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:       scf.yield %7 : vector<4xi8>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <or>, %1 : vector<4xi8> into i8
// CHECK-NEXT:     return %2 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_xori(%lo: index, %hi: index, %a: memref<?xi32>, %b: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.xori %acc, %x : i32
    scf.yield %y : i32
  } {"Emitted from" = "linalg.generic"}
  return %r : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_xori(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %6 = arith.xori %arg5, %5 : vector<4xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %7 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <xor>, %1 : vector<4xi32> into i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @indices(%lo: index, %hi: index, %a: memref<?xindex>, %b: index) -> index {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> index {
    %x = memref.load %a[%i] : memref<?xindex>
    %y = arith.addi %acc, %x : index
    scf.yield %y : index
  } {"Emitted from" = "linalg.generic"}
  return %r : index
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @indices(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) -> index {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xindex>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xindex>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %6 = arith.addi %arg5, %5 : vector<4xindex>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xindex>
// CHECK-NEXT:       scf.yield %7 : vector<4xindex>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xindex> into index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @short(%lo: index, %hi: index, %a: memref<?xf16>, %b: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> f16 {
    %x = memref.load %a[%i] : memref<?xf16>
    %y = arith.addf %acc, %x : f16
    scf.yield %y : f16
  } {"Emitted from" = "linalg.generic"}
  return %r : f16
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @short(%arg0: index, %arg1: index, %arg2: memref<?xf16>, %arg3: f16) -> f16 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<4xf16>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c4 iter_args(%arg5 = %0) -> (vector<4xf16>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:       %6 = arith.addf %arg5, %5 : vector<4xf16>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:       scf.yield %7 : vector<4xf16>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf16> into f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A row of a sparse matrix by a vector.
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

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg5, %cst_0[%c0 : index] : vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg6 = %arg0 to %arg1 step %c4 iter_args(%arg7 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg6)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg6], %4, %cst_0 : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %6 = vector.maskedload %arg3[%arg6], %4, %cst : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %7 = vector.gather %arg4[%c0] [%6], %4, %cst_0 : memref<?xf64>, vector<4xindex>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %8 = arith.mulf %5, %7 : vector<4xf64>
// CHECK-NEXT:       %9 = arith.addf %arg7, %8 : vector<4xf64>
// CHECK-NEXT:       %10 = arith.select %4, %9, %arg7 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %10 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf64> into f64
// CHECK-NEXT:     return %2 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One reduction after another: the vector of partial results goes on.
func.func @chain(%lo: index, %hi: index, %a: memref<?xf64>, %b: memref<?xf64>, %x: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> f64 {
    %y = memref.load %a[%i] : memref<?xf64>
    %z = arith.addf %acc, %y : f64
    scf.yield %z : f64
  } {"Emitted from" = "linalg.generic"}
  %s = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %r) -> f64 {
    %y = memref.load %b[%i] : memref<?xf64>
    %z = arith.subf %acc, %y : f64
    scf.yield %z : f64
  } {"Emitted from" = "linalg.generic"}
  return %s : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: f64) -> f64 {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg4, %cst[%c0 : index] : vector<4xf64>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %0) -> (vector<4xf64>) {
// CHECK-NEXT:       %4 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %5 = vector.create_mask %4 : vector<4xi1>
// CHECK-NEXT:       %6 = vector.maskedload %arg2[%arg5], %5, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %7 = arith.addf %arg6, %6 : vector<4xf64>
// CHECK-NEXT:       %8 = arith.select %5, %7, %arg6 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %8 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %1) -> (vector<4xf64>) {
// CHECK-NEXT:       %4 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %5 = vector.create_mask %4 : vector<4xi1>
// CHECK-NEXT:       %6 = vector.maskedload %arg3[%arg5], %5, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:       %7 = arith.subf %arg6, %6 : vector<4xf64>
// CHECK-NEXT:       %8 = arith.select %5, %7, %arg6 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:       scf.yield %8 : vector<4xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = vector.reduction <add>, %2 : vector<4xf64> into f64
// CHECK-NEXT:     return %3 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain_of_or(%lo: index, %hi: index, %a: memref<?xi32>, %b: memref<?xi32>, %x: i32)
    -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> i32 {
    %y = memref.load %a[%i] : memref<?xi32>
    %z = arith.ori %acc, %y : i32
    scf.yield %z : i32
  } {"Emitted from" = "linalg.generic"}
  %s = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %r) -> i32 {
    %y = memref.load %b[%i] : memref<?xi32>
    %z = arith.ori %acc, %y : i32
    scf.yield %z : i32
  } {"Emitted from" = "linalg.generic"}
  return %s : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain_of_or(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: i32) -> i32 {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg4 : i32 to vector<4xi32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:       %4 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %5 = vector.create_mask %4 : vector<4xi1>
// CHECK-NEXT:       %6 = vector.maskedload %arg2[%arg5], %5, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %7 = arith.ori %arg6, %6 : vector<4xi32>
// CHECK-NEXT:       %8 = arith.select %5, %7, %arg6 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %8 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %1) -> (vector<4xi32>) {
// CHECK-NEXT:       %4 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %5 = vector.create_mask %4 : vector<4xi1>
// CHECK-NEXT:       %6 = vector.maskedload %arg3[%arg5], %5, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %7 = arith.ori %arg6, %6 : vector<4xi32>
// CHECK-NEXT:       %8 = arith.select %5, %7, %arg6 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:       scf.yield %8 : vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = vector.reduction <or>, %2 : vector<4xi32> into i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The innermost loop of a nest.
func.func @nest(%n: index, %pos: memref<?xindex>, %v: memref<?xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %lo = memref.load %pos[%i] : memref<?xindex>
    %j = arith.addi %i, %c1 : index
    %hi = memref.load %pos[%j] : memref<?xindex>
    %s = scf.for %k = %lo to %hi step %c1 iter_args(%b = %a) -> f64 {
      %e = memref.load %v[%k] : memref<?xf64>
      %f = arith.addf %b, %e : f64
      scf.yield %f : f64
    } {"Emitted from" = "linalg.generic"}
    scf.yield %s : f64
  } {"Emitted from" = "linalg.generic"}
  return %r : f64
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nest(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf64>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg3) -> (f64) {
// CHECK-NEXT:       %1 = memref.load %arg1[%arg4] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %3 = memref.load %arg1[%2] : memref<?xindex>
// CHECK-NEXT:       %4 = vector.insertelement %arg5, %cst[%c0 : index] : vector<4xf64>
// CHECK-NEXT:       %5 = scf.for %arg6 = %1 to %3 step %c4 iter_args(%arg7 = %4) -> (vector<4xf64>) {
// CHECK-NEXT:         %7 = affine.min #map(%3, %arg6)[%c4]
// CHECK-NEXT:         %8 = vector.create_mask %7 : vector<4xi1>
// CHECK-NEXT:         %9 = vector.maskedload %arg2[%arg6], %8, %cst : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:         %10 = arith.addf %arg7, %9 : vector<4xf64>
// CHECK-NEXT:         %11 = arith.select %8, %10, %arg7 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:         scf.yield %11 : vector<4xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %6 = vector.reduction <add>, %5 : vector<4xf64> into f64
// CHECK-NEXT:       scf.yield %6 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
