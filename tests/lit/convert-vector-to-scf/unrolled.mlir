// RUN: pyopt --split-input-file --convert-vector-to-scf=full-unroll %s | FileCheck %s

// Transfers index by index.

func.func @read(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %16 = vector.insert %15, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %16 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %2 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %5 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %8 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %12 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%15, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %11 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %11 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %14 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %9 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       vector.transfer_write %9, %arg0[%arg1, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %9 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_1, %3 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %9 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_2, %5 : index
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %7 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %8 = arith.cmpi sgt, %dim_3, %7 : index
// CHECK-NEXT:     scf.if %8 {
// CHECK-NEXT:       %9 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, true]}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.insert %1, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = vector.transfer_read %arg0[%3, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %5 = vector.insert %4, %2 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = vector.transfer_read %arg0[%6, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %8 = vector.insert %7, %5 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:     %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %10 = vector.transfer_read %arg0[%9, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %11 = vector.insert %10, %8 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:     %12 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %13 = vector.transfer_read %arg0[%12, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %14 = vector.insert %13, %11 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:     return %14 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]} : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     vector.transfer_write %2, %arg0[%1, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     vector.transfer_write %4, %arg0[%3, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %6 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     vector.transfer_write %6, %arg0[%5, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %7 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %8 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     vector.transfer_write %8, %arg0[%7, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_three(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = vector.transfer_read %arg0[%arg1, %arg2, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %15 = vector.insert %14, %0 [0, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %15 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %15 = vector.transfer_read %arg0[%arg1, %14, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %16 = vector.insert %15, %7 [0, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %16 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %11 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %15 = vector.transfer_read %arg0[%arg1, %14, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %16 = vector.insert %15, %10 [0, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %16 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %10 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = vector.transfer_read %arg0[%6, %arg2, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %16 = vector.insert %15, %2 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %16 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %9 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%6, %15, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %17 = vector.insert %16, %8 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %8 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %12 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%6, %15, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %17 = vector.insert %16, %11 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %11 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %14 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_three(%m: memref<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %8 = vector.extract %arg3[0, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %8, %arg0[%arg1, %arg2, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim_2, %4 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %9 = vector.extract %arg3[0, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %9, %arg0[%arg1, %8, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %6 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_3, %6 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %8 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %9 = vector.extract %arg3[0, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %9, %arg0[%arg1, %8, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %9 = vector.extract %arg3[1, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %9, %arg0[%3, %arg2, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %5 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_2, %5 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         %9 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %10 = vector.extract %arg3[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %10, %arg0[%3, %9, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %7 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %8 = arith.cmpi sgt, %dim_3, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %9 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %10 = vector.extract %arg3[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:         vector.transfer_write %10, %arg0[%3, %9, %arg1] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<5x4xi1>)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5x4xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = vector.extract %arg4[0] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %16 = vector.transfer_read %arg0[%arg1, %arg2], %arg3, %15 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %17 = vector.insert %16, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %17 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[1] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %2 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[2] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %5 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[3] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %8 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %12 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %15 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %16 = vector.extract %arg4[4] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       %17 = vector.transfer_read %arg0[%15, %arg2], %arg3, %16 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %18 = vector.insert %17, %11 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %11 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %14 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>,
                        %k: vector<5x4xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>, %arg4: vector<5x4xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %9 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %10 = vector.extract %arg4[0] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       vector.transfer_write %9, %arg0[%arg1, %arg2], %10 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %9 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %11 = vector.extract %arg4[1] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2], %11 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_1, %3 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %9 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %11 = vector.extract %arg4[2] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2], %11 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_2, %5 : index
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       %9 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %11 = vector.extract %arg4[3] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2], %11 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %7 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %8 = arith.cmpi sgt, %dim_3, %7 : index
// CHECK-NEXT:     scf.if %8 {
// CHECK-NEXT:       %9 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %10 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:       %11 = vector.extract %arg4[4] : vector<4xi1> from vector<5x4xi1>
// CHECK-NEXT:       vector.transfer_write %10, %arg0[%9, %arg2], %11 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_three_masked(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32,
                             %k: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p, %k : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_three_masked(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = vector.extract %arg4[0, 0] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %15 = vector.transfer_read %arg0[%arg1, %arg2, %arg1], %arg3, %14 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %16 = vector.insert %15, %0 [0, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %16 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %15 = vector.extract %arg4[0, 1] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%arg1, %14, %arg1], %arg3, %15 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %17 = vector.insert %16, %7 [0, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %11 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %14 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %15 = vector.extract %arg4[0, 2] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%arg1, %14, %arg1], %arg3, %15 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %17 = vector.insert %16, %10 [0, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %10 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = vector.extract %arg4[1, 0] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%6, %arg2, %arg1], %arg3, %15 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %17 = vector.insert %16, %2 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %9 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %16 = vector.extract %arg4[1, 1] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %17 = vector.transfer_read %arg0[%6, %15, %arg1], %arg3, %16 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %18 = vector.insert %17, %8 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %18 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %8 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_3 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %12 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %13 = arith.cmpi sgt, %dim_3, %12 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:         %15 = affine.apply #map1()[%arg2]
// CHECK-NEXT:         %16 = vector.extract %arg4[1, 2] : vector<4xi1> from vector<2x3x4xi1>
// CHECK-NEXT:         %17 = vector.transfer_read %arg0[%6, %15, %arg1], %arg3, %16 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %18 = vector.insert %17, %11 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:         scf.yield %18 : vector<2x3x4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %11 : vector<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %14 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : tensor<?x?xf32>, vector<5x4xf32>
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x3x4xf32>)
    -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]}
      : memref<?x?xf32>, vector<3x4xf32>
  %1 = vector.insert %0, %v [1] : vector<3x4xf32> into vector<2x3x4xf32>
  return %1 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insert(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.insert %0, %arg3 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%2, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.insert %3, %1 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = vector.transfer_read %arg0[%5, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %7 = vector.insert %6, %4 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     return %7 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract(%m: memref<?x?xf32>, %i: index, %v: vector<2x3x4xf32>) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<3x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extract(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %5 = vector.extract %arg2[1, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %5, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %6 = vector.extract %arg2[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %6, %arg0[%5, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_1, %3 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %6 = vector.extract %arg2[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %6, %arg0[%5, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_inner(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalable_inner(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x[4]xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x[4]xf32>) {
// CHECK-NEXT:       %6 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:       %7 = vector.insert %6, %0 [0] : vector<[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:       scf.yield %7 : vector<2x[4]xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x[4]xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %7 = vector.transfer_read %arg0[%6, %arg2], %arg3 : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:       %8 = vector.insert %7, %2 [1] : vector<[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:       scf.yield %8 : vector<2x[4]xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
