// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Elements that are not next to each other, scalable vectors, and loops around.

func.func @write_strided_in_bounds(%m: memref<8xf32, strided<[2]>>, %i: index, %j: index,
                                   %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[2]>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_strided_in_bounds(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: index, %arg3: vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %1 = vector.extract %arg3[%arg4] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %1, %arg0[%0] : memref<8xf32, strided<[2]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%m: memref<8xf32, strided<[2]>>, %i: index, %j: index, %p: f32)
    -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<8xf32, strided<[2]>>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalable(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: index, %arg3: f32) -> vector<[4]xf32> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : f32 to vector<[4]xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c4_vscale step %c1 iter_args(%arg5 = %0) -> (vector<[4]xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi slt, %3, %c8 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (vector<[4]xf32>) {
// CHECK-NEXT:         %6 = memref.load %arg0[%2] : memref<8xf32, strided<[2]>>
// CHECK-NEXT:         %7 = vector.insert %6, %arg5 [%arg4] : f32 into vector<[4]xf32>
// CHECK-NEXT:         scf.yield %7 : vector<[4]xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : vector<[4]xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : vector<[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_vectors(%m: memref<?xvector<4xf32>>, %i: index, %p: vector<4xf32>)
    -> vector<1x4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xvector<4xf32>>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_vectors(%arg0: memref<?xvector<4xf32>>, %arg1: index, %arg2: vector<4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xvector<4xf32>>, vector<1x4xf32>
// CHECK-NEXT:     return %0 : vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<?x?xf32>, %n: index, %p: f32, %v: vector<5x4xf32>)
    -> vector<5x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> (vector<5x4xf32>) {
    %0 = vector.transfer_read %m[%i, %c0], %p : memref<?x?xf32>, vector<5x4xf32>
    %1 = arith.addf %0, %a : vector<5x4xf32>
    vector.transfer_write %1, %m[%c0, %i] : vector<5x4xf32>, memref<?x?xf32>
    scf.yield %1 : vector<5x4xf32>
  }
  return %r : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<5x4xf32>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (vector<5x4xf32>) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %1 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg6 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %5 = affine.apply #map(%arg4, %arg6)
// CHECK-NEXT:         %6 = arith.cmpi sgt, %dim, %5 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           %7 = affine.apply #map(%arg4, %arg6)
// CHECK-NEXT:           %8 = vector.transfer_read %arg0[%7, %c0], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:           memref.store %8, %1[%arg6] : memref<5xvector<4xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:           memref.store %7, %1[%arg6] : memref<5xvector<4xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       %3 = arith.addf %2, %arg5 : vector<5x4xf32>
// CHECK-NEXT:       memref.store %3, %alloca_0[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       %4 = vector.type_cast %alloca_0 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg6 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %5 = arith.cmpi sgt, %dim, %arg6 : index
// CHECK-NEXT:         scf.if %5 {
// CHECK-NEXT:           %6 = memref.load %4[%arg6] : memref<5xvector<4xf32>>
// CHECK-NEXT:           vector.transfer_write %6, %arg0[%arg6, %arg4] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_affine_loop(%m: memref<?x?xf32>, %p: f32) {
  affine.for %i = 0 to 4 {
    %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<5x4xf32>
    vector.transfer_write %0, %m[%i, %i] : vector<5x4xf32>, memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_affine_loop(%arg0: memref<?x?xf32>, %arg1: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:         %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:         scf.if %4 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:           %6 = vector.transfer_read %arg0[%5, %arg2], %arg1 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:           memref.store %6, %0[%arg3] : memref<5xvector<4xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = vector.broadcast %arg1 : f32 to vector<4xf32>
// CHECK-NEXT:           memref.store %5, %0[%arg3] : memref<5xvector<4xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       memref.store %1, %alloca_0[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       %2 = vector.type_cast %alloca_0 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:         %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:         scf.if %4 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:           %6 = memref.load %2[%arg3] : memref<5xvector<4xf32>>
// CHECK-NEXT:           vector.transfer_write %6, %arg0[%5, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_parallel_loop(%m: memref<?x?xf32>, %n: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = vector.transfer_read %m[%i, %c0], %p : memref<?x?xf32>, vector<5x4xf32>
    vector.transfer_write %0, %m[%i, %c1] : vector<5x4xf32>, memref<?x?xf32>
    scf.reduce
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_parallel_loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:       %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:         %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:         scf.if %4 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:           %6 = vector.transfer_read %arg0[%5, %c0], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:           memref.store %6, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:           memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       memref.store %1, %alloca_0[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       %2 = vector.type_cast %alloca_0 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:         %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:         scf.if %4 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:           %6 = memref.load %2[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:           vector.transfer_write %6, %arg0[%5, %c1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_branch(%m: memref<?x?xf32>, %i: index, %p: f32, %c: i1, %v: vector<5x4xf32>)
    -> vector<5x4xf32> {
  %r = scf.if %c -> (vector<5x4xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<5x4xf32>
    scf.yield %0 : vector<5x4xf32>
  } else {
    vector.transfer_write %v, %m[%i, %i] : vector<5x4xf32>, memref<?x?xf32>
    scf.yield %v : vector<5x4xf32>
  }
  return %r : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_branch(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: vector<5x4xf32>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = scf.if %arg3 -> (vector<5x4xf32>) {
// CHECK-NEXT:       %1 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:         scf.if %4 {
// CHECK-NEXT:           %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:           %6 = vector.transfer_read %arg0[%5, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:           memref.store %6, %1[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:           memref.store %5, %1[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       scf.yield %2 : vector<5x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %arg4, %alloca_0[] : memref<vector<5x4xf32>>
// CHECK-NEXT:       %1 = vector.type_cast %alloca_0 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:         %2 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:         scf.if %3 {
// CHECK-NEXT:           %4 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:           %5 = memref.load %1[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:           vector.transfer_write %5, %arg0[%4, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg4 : vector<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
