// RUN: pyopt --split-input-file --convert-vector-to-scf=lower-scalable %s | FileCheck %s

// Transposed vectors of scalable rows are written column by column.

// What is written has fixed rows: a buffer will do.

func.func @a(%v: vector<[4]x4xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<[4]x4xf32> to vector<4x[4]xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<4x[4]xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: vector<[4]x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x[4]xf32>>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<[4]x4xf32> to vector<4x[4]xf32>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<4x[4]xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<4x[4]xf32>> to memref<4xvector<[4]xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %3 = memref.load %1[%arg4] : memref<4xvector<[4]xf32>>
// CHECK-NEXT:       vector.transfer_write %3, %arg1[%2, %arg3] {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// Of columns that may be out of bounds none is written.

func.func @c(%v: vector<4x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %d[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not transposed.

func.func @n(%v: vector<[4]x4xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @n(%arg0: vector<[4]x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     vector.transfer_write %arg0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
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

// Not in the order of memory.

func.func @perm(%v: vector<4x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t,
      %d[%i, %j] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @perm(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x[4]xf32>>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [1, 0] : vector<[4]x4xf32> to vector<4x[4]xf32>
// CHECK-NEXT:     memref.store %1, %alloca[] : memref<vector<4x[4]xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %alloca : memref<vector<4x[4]xf32>> to memref<4xvector<[4]xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %4 = memref.load %2[%arg4] : memref<4xvector<[4]xf32>>
// CHECK-NEXT:       vector.transfer_write %4, %arg1[%3, %arg3] {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A plane of more dimensions.

func.func @rank3(%v: vector<4x[2]xf32>, %d: memref<?x?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j, %i] {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank3(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3, %arg2] {in_bounds = [true, true]} : vector<[2]x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank3other(%v: vector<4x[2]xf32>, %d: memref<?x?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j, %i] {
    in_bounds = [true, true],
    permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>
  } : vector<[2]x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank3other(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<[2]x4xf32> to vector<1x[2]x4xf32>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0, 2] : vector<1x[2]x4xf32> to vector<[2]x1x4xf32>
// CHECK-NEXT:     vector.transfer_write %2, %arg1[%arg2, %arg3, %arg2] {in_bounds = [true, true, true]} : vector<[2]x1x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements are not next to each other.

func.func @strided(%v: vector<4x[2]xf32>, %d: memref<?x?xf32, strided<[?, 2], offset: ?>>,
                   %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strided(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32, strided<[?, 2], offset: ?>>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2_vscale step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %5 = vector.extract %0[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:         %10 = affine.apply #map(%arg5)[%arg3]
// CHECK-NEXT:         %11 = vector.extract %9[%arg5] : f32 from vector<4xf32>
// CHECK-NEXT:         memref.store %11, %arg1[%4, %10] : memref<?x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is scalable.

func.func @fixed(%v: vector<4x2xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fixed(%arg0: vector<4x2xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %3 = memref.load %1[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT:       vector.transfer_write %3, %arg1[%2, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The transposed vector has other uses.

func.func @twice(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index)
    -> vector<[2]x4xf32> {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return %t : vector<[2]x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twice(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) -> vector<[2]x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2_vscale step %c1 {
// CHECK-NEXT:       %5 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.extract %4[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %10 = vector.from_elements %6, %7, %8, %9 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg1[%5, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : vector<[2]x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Columns may end out of bounds.

func.func @half(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, false]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @half(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2_vscale step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %5 = vector.extract %0[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %9, %arg1[%4, %arg3] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

// Some rows.

func.func @constants(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c1, %c3 : vector<[2]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = vector.create_mask %c3 : vector<4xi1>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c1 step %c1 {
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

// Scalable columns.

func.func @both(%v: vector<[4]x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: vector<[4]x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one(%v: vector<1x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x1xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one(%arg0: vector<1x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<1x[4]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %2 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %3 = vector.from_elements %2 : vector<1xf32>
// CHECK-NEXT:       vector.transfer_write %3, %arg1[%1, %arg3] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
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

// -----

func.func @three(%v: vector<2x3x[4]xf32>, %d: memref<?x?x?xf32>, %i: index) {
  %t = vector.transpose %v, [2, 0, 1] : vector<2x3x[4]xf32> to vector<[4]x2x3xf32>
  vector.transfer_write %t, %d[%i, %i, %i] {in_bounds = [true, true, true]}
      : vector<[4]x2x3xf32>, memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: vector<2x3x[4]xf32>, %arg1: memref<?x?x?xf32>, %arg2: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [2, 0, 1] : vector<2x3x[4]xf32> to vector<[4]x2x3xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg2, %arg2] {in_bounds = [true, true, true]} : vector<[4]x2x3xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
