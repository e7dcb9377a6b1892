// RUN: pyopt --split-input-file --convert-vector-to-scf=lower-scalable %s | FileCheck %s

// A mask may have more rows than there are. The reference writes as many, behind the vector.

func.func @m(%v: vector<4x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index, %a: index,
             %b: index) {
  %m = vector.create_mask %a, %b : vector<[4]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @m(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: index, %arg5: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = arith.minsi %arg4, %c4_vscale : index
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     %5 = vector.create_mask %arg5 : vector<4xi1>
// CHECK-NEXT:     scf.for %arg6 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %6 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:       %7 = vector.extract %1[%arg6] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %8 = vector.extract %2[%arg6] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %9 = vector.extract %3[%arg6] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %10 = vector.extract %4[%arg6] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %11 = vector.from_elements %7, %8, %9, %10 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %11, %arg1[%6, %arg3], %5 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskuse(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index, %a: index)
    -> vector<[2]x4xi1> {
  %m = vector.create_mask %a, %a : vector<[2]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return %m : vector<[2]x4xi1>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maskuse(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: index) -> vector<[2]x4xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg4, %arg4 : vector<[2]x4xi1>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     %1 = arith.minsi %arg4, %c2_vscale : index
// CHECK-NEXT:     %2 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %5 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %6 = vector.create_mask %arg4 : vector<4xi1>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %7 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:       %8 = vector.extract %2[%arg5] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.extract %3[%arg5] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %10 = vector.extract %4[%arg5] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %11 = vector.extract %5[%arg5] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %12 = vector.from_elements %8, %9, %10, %11 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %12, %arg1[%7, %arg3], %6 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : vector<[2]x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constindex(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %m = vector.create_mask %a, %b : vector<[2]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%c0, %c5], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constindex(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c2_vscale = arith.muli %vscale, %c2 : index
// CHECK-NEXT:     %0 = arith.minsi %arg2, %c2_vscale : index
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %5 = vector.create_mask %arg3 : vector<4xi1>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %9 = vector.extract %4[%arg4] : f32 from vector<[2]xf32>
// CHECK-NEXT:       %10 = vector.from_elements %6, %7, %8, %9 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg1[%arg4, %c5], %5 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
