// RUN: pyopt --split-input-file --convert-vector-to-scf='full-unroll target-rank=0' %s | FileCheck %s

// Transfers element by element.

func.func @read(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x2xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x2xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x2xf32>) {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %11 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %12 = vector.insert %11, %0 [0, 0] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %12 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %11 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %12 = vector.transfer_read %arg0[%arg1, %11], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %13 = vector.insert %12, %7 [0, 1] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %13 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10 : vector<2x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x2xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %12 = vector.transfer_read %arg0[%6, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %13 = vector.insert %12, %2 [1, 0] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %13 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %2 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %9 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %12 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %13 = vector.transfer_read %arg0[%6, %12], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %14 = vector.insert %13, %8 [1, 1] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %14 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %8 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11 : vector<2x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<2x2xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<2x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x2xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %6 = vector.extract %arg3[0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %7 = vector.broadcast %6 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %7, %arg0[%arg1, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim_2, %4 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %6 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %7 = vector.extract %arg3[0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %8 = vector.broadcast %7 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %8, %arg0[%arg1, %6] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %7 = vector.extract %arg3[1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %8 = vector.broadcast %7 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %8, %arg0[%3, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %5 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %6 = arith.cmpi sgt, %dim_2, %5 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         %7 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %8 = vector.extract %arg3[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %9 = vector.broadcast %8 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %9, %arg0[%3, %7] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<2x2xi1>)
    -> vector<2x2xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k : memref<?x?xf32>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2x2xi1>) -> vector<2x2xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2x2xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x2xf32>) {
// CHECK-NEXT:       %6 = vector.extract %arg4[0] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %8 = vector.extractelement %6[%c0 : index] : vector<2xi1>
// CHECK-NEXT:       %9 = arith.andi %7, %8 : i1
// CHECK-NEXT:       %10 = scf.if %9 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %16 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %17 = vector.insert %16, %0 [0, 0] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %17 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %0 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %11 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %12 = arith.cmpi sgt, %dim_2, %11 : index
// CHECK-NEXT:       %13 = vector.extractelement %6[%c1 : index] : vector<2xi1>
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       %15 = scf.if %14 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %16 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %17 = vector.transfer_read %arg0[%arg1, %16], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %18 = vector.insert %17, %10 [0, 1] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %18 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %10 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15 : vector<2x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x2xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %7 = vector.extract %arg4[1] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %8 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %9 = vector.extractelement %7[%c0 : index] : vector<2xi1>
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       %11 = scf.if %10 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %17 = vector.transfer_read %arg0[%6, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %18 = vector.insert %17, %2 [1, 0] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %18 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %2 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %12 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %13 = arith.cmpi sgt, %dim_2, %12 : index
// CHECK-NEXT:       %14 = vector.extractelement %7[%c1 : index] : vector<2xi1>
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       %16 = scf.if %15 -> (vector<2x2xf32>) {
// CHECK-NEXT:         %17 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %18 = vector.transfer_read %arg0[%6, %17], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:         %19 = vector.insert %18, %11 [1, 1] : vector<f32> into vector<2x2xf32>
// CHECK-NEXT:         scf.yield %19 : vector<2x2xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %11 : vector<2x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16 : vector<2x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<2x2xf32>,
                        %k: vector<2x2xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k : vector<2x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x2xf32>, %arg4: vector<2x2xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %3 = vector.extract %arg4[0] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %5 = vector.extractelement %3[%c0 : index] : vector<2xi1>
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         %11 = vector.extract %arg3[0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %12 = vector.broadcast %11 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %12, %arg0[%arg1, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %7 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %8 = arith.cmpi sgt, %dim_2, %7 : index
// CHECK-NEXT:       %9 = vector.extractelement %3[%c1 : index] : vector<2xi1>
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.if %10 {
// CHECK-NEXT:         %11 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %12 = vector.extract %arg3[0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %13 = vector.broadcast %12 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %13, %arg0[%arg1, %11] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %4 = vector.extract %arg4[1] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %6 = vector.extractelement %4[%c0 : index] : vector<2xi1>
// CHECK-NEXT:       %7 = arith.andi %5, %6 : i1
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %12 = vector.extract %arg3[1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %13 = vector.broadcast %12 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %13, %arg0[%3, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %8 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %9 = arith.cmpi sgt, %dim_2, %8 : index
// CHECK-NEXT:       %10 = vector.extractelement %4[%c1 : index] : vector<2xi1>
// CHECK-NEXT:       %11 = arith.andi %9, %10 : i1
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %13 = vector.extract %arg3[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %14 = vector.broadcast %13 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %14, %arg0[%3, %12] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<?x?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<2xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2xf32>) {
// CHECK-NEXT:       %6 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:       %7 = vector.insert %6, %0 [0] : vector<f32> into vector<2xf32>
// CHECK-NEXT:       scf.yield %7 : vector<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %7 = vector.transfer_read %arg0[%6, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:       %8 = vector.insert %7, %2 [1] : vector<f32> into vector<2xf32>
// CHECK-NEXT:       scf.yield %8 : vector<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
