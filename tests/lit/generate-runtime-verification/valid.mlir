// RUN: pyopt %s --generate-runtime-verification --split-input-file | FileCheck %s

// The reference casts this to a strided layout, which is no valid cast.
#turned = affine_map<(d0, d1) -> (d1, d0)>
func.func @cast(%m: memref<?x4xf32, #turned>) -> memref<3x4xf32, #turned> {
  %0 = memref.cast %m : memref<?x4xf32, #turned> to memref<3x4xf32, #turned>
  return %0 : memref<3x4xf32, #turned>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<?x4xf32, #map>) -> memref<3x4xf32, #map> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32, #map>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c3 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>\0A^ size mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x4xf32, #map> to memref<3x4xf32, #map>
// CHECK-NEXT:     return %cast : memref<3x4xf32, #map>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only ops without side effects may stand in the body: the reference puts an assertion there.
func.func @pure(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%c: i32):
    %d = memref.dim %m, %i : memref<?xi32>
    %e = arith.index_cast %d : index to i32
    memref.atomic_yield %e : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @pure(%arg0: memref<?xi32>, %arg1: index) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xi32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xi32> {...}\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %3 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xi32> {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %arg1 : memref<?xi32>
// CHECK-NEXT:       %4 = arith.index_cast %dim_1 : index to i32
// CHECK-NEXT:       memref.atomic_yield %4 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
