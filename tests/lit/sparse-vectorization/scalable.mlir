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
