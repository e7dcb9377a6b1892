// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// DMA ops.

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.dma_start %m[%i], %m[%i + 1], %m[%i], %i : memref<?xf32>, memref<?xf32>, memref<?xf32>
  affine.dma_start %m[%i], %m[%i + 1], %m[%i], %i, %i, %i
      : memref<?xf32>, memref<?xf32>, memref<?xf32>
  affine.dma_wait %m[%i + 3], %i : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: i32) {
// CHECK-NEXT:     affine.dma_start %arg1[%arg0], %arg1[%arg0 + 1], %arg1[%arg0], %arg0 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     affine.dma_start %arg1[%arg0], %arg1[%arg0 + 1], %arg1[%arg0], %arg0, %arg0, %arg0 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     affine.dma_wait %arg1[%arg0 + 3], %arg0 : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: i32):
// GENERIC-NEXT:     "affine.dma_start"(%arg1, %arg0, %arg1, %arg0, %arg1, %arg0, %arg0) {dst_map = #map, src_map = #map1, tag_map = #map1} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, index) -> ()
// GENERIC-NEXT:     "affine.dma_start"(%arg1, %arg0, %arg1, %arg0, %arg1, %arg0, %arg0, %arg0, %arg0) {dst_map = #map, src_map = #map1, tag_map = #map1} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, index, index, index) -> ()
// GENERIC-NEXT:     "affine.dma_wait"(%arg1, %arg0, %arg0) {tag_map = #map2} : (memref<?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %m: memref<?xf32>, %v: i32) {
  affine.for %k = 0 to 10 {
    %0 = affine.load %m[symbol(%k)] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: i32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg1[symbol(%arg3)] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: i32):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
