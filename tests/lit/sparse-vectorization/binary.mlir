// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// Ops on two numbers. Shifts are by invariants.

func.func @arith_xori(%lo: index, %hi: index, %a: memref<?xi32>, %b: memref<?xi32>,
                      %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %z = memref.load %b[%i] : memref<?xi32>
    %y = arith.xori %x, %z : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_xori(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg5], %1, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg5], %1, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %4 = arith.xori %2, %3 : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg5], %1, %4 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divsi_invariant(%lo: index, %hi: index, %a: memref<?xi32>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.divsi %x, %k : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_divsi_invariant(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = arith.divsi %2, %cst : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrsi_invariant(%lo: index, %hi: index, %a: memref<?xi32>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.shrsi %x, %k : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_shrsi_invariant(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = arith.shrsi %2, %cst : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrui_invariant(%lo: index, %hi: index, %a: memref<?xi32>, %o: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.shrui %x, %k : i32
    memref.store %y, %o[%i] : memref<?xi32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_shrui_invariant(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: memref<?xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst_0 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %3 = arith.shrui %2, %cst : vector<4xi32>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %3 : memref<?xi32>, vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
