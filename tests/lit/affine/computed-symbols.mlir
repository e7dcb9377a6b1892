// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// Values without effects that are computed from symbols are symbols.
func.func @computed(%x: index, %m: memref<?xindex>) {
  affine.for %j = 0 to 10 {
    %a = arith.addi %x, %x : index
    %b = arith.muli %a, %x : index
    %c = arith.floordivsi %b, %x : index
    %d = affine.min affine_map<(d0) -> (d0, 3)>(%x)
    %e:2 = affine.delinearize_index %x into (%x, %x) : index, index
    %f = affine.linearize_index [%x, %e#0] by (%x) : index
    %g = index.add %x, %x
    affine.for %k = %a to %b {
      affine.for %l = %c to %d {
        affine.for %n = %e#1 to %f {
          %v = affine.load %m[%k + symbol(%g)] : memref<?xindex>
          affine.store %v, %m[%a] : memref<?xindex>
        }
      }
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0, 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed(%arg0: index, %arg1: memref<?xindex>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:       %1 = arith.muli %0, %arg0 : index
// CHECK-NEXT:       %2 = arith.floordivsi %1, %arg0 : index
// CHECK-NEXT:       %3 = affine.min #map(%arg0)
// CHECK-NEXT:       %4:2 = affine.delinearize_index %arg0 into (%arg0, %arg0) : index, index
// CHECK-NEXT:       %5 = affine.linearize_index [%arg0, %4#0] by (%arg0) : index
// CHECK-NEXT:       %6 = index.add %arg0, %arg0
// CHECK-NEXT:       affine.for %arg3 = %0 to %1 {
// CHECK-NEXT:         affine.for %arg4 = %2 to %3 {
// CHECK-NEXT:           affine.for %arg5 = %4#1 to %5 {
// CHECK-NEXT:             %7 = affine.load %arg1[%arg3 + symbol(%6)] : memref<?xindex>
// CHECK-NEXT:             affine.store %7, %arg1[%0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0, 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map3 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map4 = affine_map<() -> (0)>
// GENERIC-NEXT: #map5 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "computed"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xindex>):
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       %1 = "arith.muli"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       %2 = "arith.floordivsi"(%1, %arg0) : (index, index) -> index
// GENERIC-NEXT:       %3 = "affine.min"(%arg0) <{map = #map}> : (index) -> index
// GENERIC-NEXT:       %4:2 = "affine.delinearize_index"(%arg0, %arg0, %arg0) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
// GENERIC-NEXT:       %5 = "affine.linearize_index"(%arg0, %4#0, %arg0) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
// GENERIC-NEXT:       %6 = "index.add"(%arg0, %arg0) : (index, index) -> index
// GENERIC-NEXT:       "affine.for"(%0, %1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT:       ^bb0(%arg3: index):
// GENERIC-NEXT:         "affine.for"(%2, %3) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT:         ^bb0(%arg4: index):
// GENERIC-NEXT:           "affine.for"(%4#1, %5) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT:           ^bb0(%arg5: index):
// GENERIC-NEXT:             %7 = "affine.load"(%arg1, %arg3, %6) <{map = #map1}> : (memref<?xindex>, index, index) -> index
// GENERIC-NEXT:             "affine.store"(%7, %arg1, %0) <{map = #map2}> : (index, memref<?xindex>, index) -> ()
// GENERIC-NEXT:             "affine.yield"() : () -> ()
// GENERIC-NEXT:           }) : (index, index) -> ()
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
