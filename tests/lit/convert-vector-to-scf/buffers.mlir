// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Transfers of several dimensions, by buffers on the stack.

func.func @read(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %4 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %4, %arg0[%3, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
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

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = vector.transfer_read %arg0[%2, %arg2], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       memref.store %3, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]} : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       vector.transfer_write %2, %arg0[%1, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_outer_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, false]}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_outer_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = vector.transfer_read %arg0[%2, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       memref.store %3, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_inner_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [false, true]}
      : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_inner_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %4 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %4, %arg0[%3, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_three(%m: memref<?x8x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p : memref<?x8x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_three(%arg0: memref<?x8x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x8x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:           %6 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %7 = arith.cmpi slt, %6, %c8 : index
// CHECK-NEXT:           scf.if %7 {
// CHECK-NEXT:             %8 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:             %9 = vector.transfer_read %arg0[%4, %8, %arg1], %arg3 : memref<?x8x?xf32>, vector<4xf32>
// CHECK-NEXT:             memref.store %9, %5[%arg4, %arg5] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %8 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:             memref.store %8, %5[%arg4, %arg5] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<3x4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     return %1 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_three(%m: memref<?x8x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] : vector<2x3x4xf32>, memref<?x8x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_three(%arg0: memref<?x8x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x8x?xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %4 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %6 = arith.cmpi slt, %5, %c8 : index
// CHECK-NEXT:           scf.if %6 {
// CHECK-NEXT:             %7 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:             %8 = memref.load %4[%arg4, %arg5] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:             vector.transfer_write %8, %arg0[%3, %7, %arg1] : vector<4xf32>, memref<?x8x?xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_of_static(%m: memref<8x8xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<8x8xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_of_static(%arg0: memref<8x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi slt, %2, %c8 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2], %arg3 : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_of_static(%m: memref<8x8xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, memref<8x8xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_of_static(%arg0: memref<8x8xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi slt, %1, %c8 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %4 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %4, %arg0[%3, %arg2] : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_two_of_three(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %j], %p : memref<?x?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_two_of_three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%arg1, %4, %arg2], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_two_of_three(%m: memref<?x?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %j] : vector<5x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_two_of_three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:         %4 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %4, %arg0[%arg1, %3, %arg2] : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
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

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5x4xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %6 = memref.load %1[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         %7 = vector.transfer_read %arg0[%5, %arg2], %arg3, %6 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %7, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %2 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>,
                        %k: vector<5x4xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k : vector<5x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>, %arg4: vector<5x4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %5 = memref.load %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:         %6 = memref.load %1[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         vector.transfer_write %5, %arg0[%4, %arg2], %6 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
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

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_three_masked(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<2x3x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %6 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         %7 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
// CHECK-NEXT:         scf.for %arg6 = %c0 to %c3 step %c1 {
// CHECK-NEXT:           %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:           %8 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:           %9 = arith.cmpi sgt, %dim_1, %8 : index
// CHECK-NEXT:           scf.if %9 {
// CHECK-NEXT:             %10 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:             %11 = memref.load %7[%arg5, %arg6] : memref<2x3xvector<4xi1>>
// CHECK-NEXT:             %12 = vector.transfer_read %arg0[%5, %10, %arg1], %arg3, %11 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:             memref.store %12, %6[%arg5, %arg6] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %10 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:             memref.store %10, %6[%arg5, %arg6] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<3x4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg5] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     return %2 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_one(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_one(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>) {
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_none(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_none(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<f32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:     return %0 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_none(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<f32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<f32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_none(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<f32>) {
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @space(%m: memref<?x?xf32, 3>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32, 3>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @space(%arg0: memref<?x?xf32, 3>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32, 3>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2], %arg3 : memref<?x?xf32, 3>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<1x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unit(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<1x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<1x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<1x4xf32>> to memref<1xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<1xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<1xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<1x4xf32>>
// CHECK-NEXT:     return %1 : vector<1x4xf32>
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

func.func @write_tensor(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_tensor(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<5x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
