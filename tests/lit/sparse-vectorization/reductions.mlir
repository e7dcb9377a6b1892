// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// A vector of partial results is combined behind the loop.

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
// CHECK-NEXT:     %0 = vector.insert %arg3, %cst [0] : i64 into vector<4xi64>
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
// CHECK-NEXT:     %0 = vector.insert %arg4, %cst [0] : f64 into vector<4xf64>
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
