// RUN: pyopt --split-input-file --convert-vector-to-scf=full-unroll %s | FileCheck %s

// Masks of transfers that repeat dimensions.

// llvm/llvm-project#71326: a mask has no dimensions for those that repeat.
func.func @repeated_outer_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32,
                                 %k: vector<4xi1>) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p,
      %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated_outer_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3, %arg4 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<4xf32> to vector<5x4xf32>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_middle_masked(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32,
                                  %k: vector<2x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p, %k {
    in_bounds = [false, true, false],
    permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>
  } : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_middle_masked(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg2 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x4xf32>) {
// CHECK-NEXT:       %8 = vector.extract %arg4[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %9 = vector.transfer_read %arg0[%arg1, %arg2, %arg1], %arg3, %8 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %10 = vector.insert %9, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %10 : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x4xf32>) {
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = vector.extract %arg4[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %10 = vector.transfer_read %arg0[%arg1, %8, %arg1], %arg3, %9 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %11 = vector.insert %10, %2 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %11 : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = vector.broadcast %5 : vector<2x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:     %7 = vector.transpose %6, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     return %7 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_inner_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32,
                                 %k: vector<5xi1>) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p,
      %k {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_inner_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<5x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = vector.extractelement %arg4[%c0 : index] : vector<5xi1>
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     %4 = scf.if %3 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %25 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %26 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %25) -> (vector<4xf32>) {
// CHECK-NEXT:         %28 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %29 = vector.insertelement %28, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %29 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = vector.insert %26, %0 [0] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %27 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_0, %5 : index
// CHECK-NEXT:     %7 = vector.extractelement %arg4[%c1 : index] : vector<5xi1>
// CHECK-NEXT:     %8 = arith.andi %6, %7 : i1
// CHECK-NEXT:     %9 = scf.if %8 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %25 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %26 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %27 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %26) -> (vector<4xf32>) {
// CHECK-NEXT:         %29 = memref.load %arg0[%25, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %30 = vector.insertelement %29, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %30 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = vector.insert %27, %4 [1] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %28 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %10 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %11 = arith.cmpi sgt, %dim_1, %10 : index
// CHECK-NEXT:     %12 = vector.extractelement %arg4[%c2 : index] : vector<5xi1>
// CHECK-NEXT:     %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:     %14 = scf.if %13 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %25 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %26 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %27 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %26) -> (vector<4xf32>) {
// CHECK-NEXT:         %29 = memref.load %arg0[%25, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %30 = vector.insertelement %29, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %30 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = vector.insert %27, %9 [2] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %28 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %9 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %15 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %16 = arith.cmpi sgt, %dim_2, %15 : index
// CHECK-NEXT:     %17 = vector.extractelement %arg4[%c3 : index] : vector<5xi1>
// CHECK-NEXT:     %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:     %19 = scf.if %18 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %25 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %26 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %27 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %26) -> (vector<4xf32>) {
// CHECK-NEXT:         %29 = memref.load %arg0[%25, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %30 = vector.insertelement %29, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %30 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = vector.insert %27, %14 [3] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %28 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %14 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %20 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %21 = arith.cmpi sgt, %dim_3, %20 : index
// CHECK-NEXT:     %22 = vector.extractelement %arg4[%c4 : index] : vector<5xi1>
// CHECK-NEXT:     %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:     %24 = scf.if %23 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %25 = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %26 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %27 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %26) -> (vector<4xf32>) {
// CHECK-NEXT:         %29 = memref.load %arg0[%25, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %30 = vector.insertelement %29, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %30 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = vector.insert %27, %19 [4] : vector<4xf32> into vector<5x4xf32>
// CHECK-NEXT:       scf.yield %28 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %19 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %24 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_two_masked(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32,
                               %k: vector<2xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p,
      %k {in_bounds = [false, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, 0)>}
      : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_two_masked(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = vector.extractelement %arg4[%c0 : index] : vector<2xi1>
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     %4 = scf.if %3 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %10 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %11 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %10) -> (vector<4xf32>) {
// CHECK-NEXT:         %19 = memref.load %arg0[%arg1, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %20 = vector.insertelement %19, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %20 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = vector.insert %11, %0 [0, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %13 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %14 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %13) -> (vector<4xf32>) {
// CHECK-NEXT:         %19 = memref.load %arg0[%arg1, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %20 = vector.insertelement %19, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %20 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = vector.insert %14, %12 [0, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %16 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %17 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %16) -> (vector<4xf32>) {
// CHECK-NEXT:         %19 = memref.load %arg0[%arg1, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %20 = vector.insertelement %19, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %20 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %18 = vector.insert %17, %15 [0, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %18 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_0, %5 : index
// CHECK-NEXT:     %7 = vector.extractelement %arg4[%c1 : index] : vector<2xi1>
// CHECK-NEXT:     %8 = arith.andi %6, %7 : i1
// CHECK-NEXT:     %9 = scf.if %8 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %10 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %11 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %12 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %11) -> (vector<4xf32>) {
// CHECK-NEXT:         %20 = memref.load %arg0[%10, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %21 = vector.insertelement %20, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = vector.insert %12, %4 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %14 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %15 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %14) -> (vector<4xf32>) {
// CHECK-NEXT:         %20 = memref.load %arg0[%10, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %21 = vector.insertelement %20, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = vector.insert %15, %13 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %17 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %18 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %17) -> (vector<4xf32>) {
// CHECK-NEXT:         %20 = memref.load %arg0[%10, %arg2, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %21 = vector.insertelement %20, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = vector.insert %18, %16 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %19 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %9 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_between_masked(%m: memref<?x?x?x?xf32>, %i: index, %j: index, %p: f32,
                                   %k: vector<2x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i, %j], %p, %k {
    in_bounds = [false, true, false],
    permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, 0, d1)>
  } : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_between_masked(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %6 = vector.extract %arg4[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %7 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %8 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %7) -> (vector<4xf32>) {
// CHECK-NEXT:         %16 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %18 = arith.cmpi sgt, %dim_1, %17 : index
// CHECK-NEXT:         %19 = vector.extractelement %6[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:         %21 = scf.if %20 -> (vector<4xf32>) {
// CHECK-NEXT:           %22 = memref.load %arg0[%arg1, %16, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %23 = vector.insertelement %22, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %23 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = vector.insert %8, %0 [0, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %10 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %11 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %10) -> (vector<4xf32>) {
// CHECK-NEXT:         %16 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %18 = arith.cmpi sgt, %dim_1, %17 : index
// CHECK-NEXT:         %19 = vector.extractelement %6[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:         %21 = scf.if %20 -> (vector<4xf32>) {
// CHECK-NEXT:           %22 = memref.load %arg0[%arg1, %16, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %23 = vector.insertelement %22, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %23 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = vector.insert %11, %9 [0, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %13 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %14 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %13) -> (vector<4xf32>) {
// CHECK-NEXT:         %16 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %18 = arith.cmpi sgt, %dim_1, %17 : index
// CHECK-NEXT:         %19 = vector.extractelement %6[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:         %21 = scf.if %20 -> (vector<4xf32>) {
// CHECK-NEXT:           %22 = memref.load %arg0[%arg1, %16, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %23 = vector.insertelement %22, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %23 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = vector.insert %14, %12 [0, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %15 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %7 = vector.extract %arg4[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %8 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %9 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %8) -> (vector<4xf32>) {
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %18 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %19 = arith.cmpi sgt, %dim_1, %18 : index
// CHECK-NEXT:         %20 = vector.extractelement %7[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:         %22 = scf.if %21 -> (vector<4xf32>) {
// CHECK-NEXT:           %23 = memref.load %arg0[%6, %17, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %24 = vector.insertelement %23, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %24 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = vector.insert %9, %2 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %11 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %12 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %11) -> (vector<4xf32>) {
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %18 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %19 = arith.cmpi sgt, %dim_1, %18 : index
// CHECK-NEXT:         %20 = vector.extractelement %7[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:         %22 = scf.if %21 -> (vector<4xf32>) {
// CHECK-NEXT:           %23 = memref.load %arg0[%6, %17, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %24 = vector.insertelement %23, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %24 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = vector.insert %12, %10 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       %14 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %15 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %14) -> (vector<4xf32>) {
// CHECK-NEXT:         %17 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %18 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %19 = arith.cmpi sgt, %dim_1, %18 : index
// CHECK-NEXT:         %20 = vector.extractelement %7[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:         %22 = scf.if %21 -> (vector<4xf32>) {
// CHECK-NEXT:           %23 = memref.load %arg0[%6, %17, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %24 = vector.insertelement %23, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %24 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = vector.insert %15, %13 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %16 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_before_masked(%m: memref<?x?x?x?xf32>, %i: index, %j: index, %p: f32,
                                  %k: vector<3x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i, %j], %p, %k {
    in_bounds = [true, false, false],
    permutation_map = affine_map<(d0, d1, d2, d3) -> (0, d0, d1)>
  } : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_before_masked(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<3x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = vector.extract %arg4[0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %18 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %19 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %18) -> (vector<4xf32>) {
// CHECK-NEXT:         %21 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %23 = arith.cmpi sgt, %dim_5, %22 : index
// CHECK-NEXT:         %24 = vector.extractelement %17[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:         %26 = scf.if %25 -> (vector<4xf32>) {
// CHECK-NEXT:           %27 = memref.load %arg0[%arg1, %21, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %28 = vector.insertelement %27, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %28 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %26 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = vector.insert %19, %0 [0, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %20 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %18 = vector.extract %arg4[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %19 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %20 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %19) -> (vector<4xf32>) {
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %23 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %24 = arith.cmpi sgt, %dim_5, %23 : index
// CHECK-NEXT:         %25 = vector.extractelement %18[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:         %27 = scf.if %26 -> (vector<4xf32>) {
// CHECK-NEXT:           %28 = memref.load %arg0[%17, %22, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %29 = vector.insertelement %28, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %29 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %27 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = vector.insert %20, %2 [0, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %21 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %18 = vector.extract %arg4[2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %19 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %20 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %19) -> (vector<4xf32>) {
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %23 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %24 = arith.cmpi sgt, %dim_5, %23 : index
// CHECK-NEXT:         %25 = vector.extractelement %18[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:         %27 = scf.if %26 -> (vector<4xf32>) {
// CHECK-NEXT:           %28 = memref.load %arg0[%17, %22, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %29 = vector.insertelement %28, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %29 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %27 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = vector.insert %20, %5 [0, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %21 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %9 = arith.cmpi sgt, %dim_2, %arg1 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = vector.extract %arg4[0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %18 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %19 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %18) -> (vector<4xf32>) {
// CHECK-NEXT:         %21 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %23 = arith.cmpi sgt, %dim_5, %22 : index
// CHECK-NEXT:         %24 = vector.extractelement %17[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:         %26 = scf.if %25 -> (vector<4xf32>) {
// CHECK-NEXT:           %27 = memref.load %arg0[%arg1, %21, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %28 = vector.insertelement %27, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %28 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %26 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = vector.insert %19, %8 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %20 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %11 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %12 = arith.cmpi sgt, %dim_3, %11 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %18 = vector.extract %arg4[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %19 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %20 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %19) -> (vector<4xf32>) {
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %23 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %24 = arith.cmpi sgt, %dim_5, %23 : index
// CHECK-NEXT:         %25 = vector.extractelement %18[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:         %27 = scf.if %26 -> (vector<4xf32>) {
// CHECK-NEXT:           %28 = memref.load %arg0[%17, %22, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %29 = vector.insertelement %28, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %29 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %27 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = vector.insert %20, %10 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %21 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %10 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_4 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:     %14 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %15 = arith.cmpi sgt, %dim_4, %14 : index
// CHECK-NEXT:     %16 = scf.if %15 -> (vector<2x3x4xf32>) {
// CHECK-NEXT:       %17 = affine.apply #map2()[%arg1]
// CHECK-NEXT:       %18 = vector.extract %arg4[2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:       %19 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:       %20 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %19) -> (vector<4xf32>) {
// CHECK-NEXT:         %22 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %dim_5 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %23 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %24 = arith.cmpi sgt, %dim_5, %23 : index
// CHECK-NEXT:         %25 = vector.extractelement %18[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:         %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:         %27 = scf.if %26 -> (vector<4xf32>) {
// CHECK-NEXT:           %28 = memref.load %arg0[%17, %22, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %29 = vector.insertelement %28, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %29 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %27 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = vector.insert %20, %13 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:       scf.yield %21 : vector<2x3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %13 : vector<2x3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %16 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
