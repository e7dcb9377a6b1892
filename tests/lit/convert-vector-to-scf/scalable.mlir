// RUN: pyopt --split-input-file --convert-vector-to-scf=lower-scalable %s | FileCheck %s

// Transposed vectors of scalable rows are written column by column.

// What is written has fixed rows: a buffer will do.

// The rows are taken out once, and each column is put together.

func.func @b(%v: vector<4x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %5 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %9, %arg1[%4, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A tensor, which lower-tensors is for.

func.func @t(%v: vector<4x[4]xf32>, %d: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %0 = vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: vector<4x[4]xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All rows of a constant mask.

func.func @constmask(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %m = vector.constant_mask [2, 3] : vector<[2]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constmask(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = vector.create_mask %c3 : vector<4xi1>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2_vscale step %c1 {
// CHECK-NEXT:       %5 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %6 = vector.extract %0[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %7 = vector.extract %1[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %8 = vector.extract %2[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.extract %3[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %10 = vector.from_elements %6, %7, %8, %9 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg1[%5, %arg3], %4 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of the mask.

func.func @maskarg(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index,
                   %m: vector<[2]x4xi1>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskarg(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: vector<[2]x4xi1>) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3], %arg4 {in_bounds = [true, true]} : vector<[2]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @id(%v: vector<[4]x4xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [0, 1] : vector<[4]x4xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @id(%arg0: vector<[4]x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     vector.transfer_write %arg0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
