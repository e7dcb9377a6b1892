// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Which values may be dims and symbols.

func.func @f(%i: index, %t: memref<*xf32>, %b: memref<100xi8>) {
  affine.for %j = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %d = memref.cast %a : memref<4xf32> to memref<*xf32>
    %c1 = arith.constant 0 : index
    %n = memref.dim %d, %c1 : memref<*xf32>
    affine.for %k = 0 to %n {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<*xf32>, %arg2: memref<100xi8>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %cast, %c0 : memref<*xf32>
// CHECK-NEXT:       affine.for %arg4 = 0 to %dim {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<*xf32>, memref<100xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<*xf32>, %arg2: memref<100xi8>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index):
// GENERIC-NEXT:       %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:       %1 = "memref.cast"(%0) : (memref<4xf32>) -> memref<*xf32>
// GENERIC-NEXT:       %2 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:       %3 = "memref.dim"(%1, %2) : (memref<*xf32>, index) -> index
// GENERIC-NEXT:       "affine.for"(%3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:       ^bb0(%arg4: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
