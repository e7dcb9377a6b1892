// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// affine.for: bounds, steps, carried values.

#id = affine_map<(d0) -> (d0)>
#m = affine_map<(d0)[s0] -> (d0 + s0, d0)>
func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  affine.for %j = 0 to %n {
    affine.for %k = #id(%j) to 20 step 3 {
      affine.for %l = max #m(%j)[%n] to min #m(%k)[%i] {
        affine.for %q = affine_map<(d0) -> (d0)>(%l) to affine_map<()[s0] -> (s0 + 1)>()[%n] {
        } {attr = 1 : i32}
        affine.for %q = max affine_map<(d0) -> (d0)>(%l) to min 10 step 1 {
          affine.yield
        }
        affine.for %q = affine_map<() -> (3)>() to affine_map<()[s0] -> (s0)>()[%n] step 5 {
        }
      }
    }
  }
  %0 = affine.for %j = -3 to %n iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %1:2 = affine.for %j = 0 to %n step 2 iter_args(%a = %x, %b = %y) -> (f32, i32) {
    affine.yield %x, %b : f32, i32
  }
  affine.for %j = 0 to 10 iter_args() -> () {
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg1 {
// CHECK-NEXT:       affine.for %arg5 = #map(%arg4) to 20 step 3 {
// CHECK-NEXT:         affine.for %arg6 = max #map1(%arg4)[%arg1] to min #map1(%arg5)[%arg0] {
// CHECK-NEXT:           affine.for %arg7 = #map(%arg6) to #map2()[%arg1] {
// CHECK-NEXT:           } {attr = 1 : i32}
// CHECK-NEXT:           affine.for %arg7 = #map(%arg6) to 10 {
// CHECK-NEXT:           }
// CHECK-NEXT:           affine.for %arg7 = 3 to %arg1 step 5 {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.for %arg4 = -3 to %arg1 iter_args(%arg5 = %arg2) -> (f32) {
// CHECK-NEXT:       affine.yield %arg5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = affine.for %arg4 = 0 to %arg1 step 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (f32, i32) {
// CHECK-NEXT:       affine.yield %arg2, %arg6 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: #map3 = affine_map<() -> (3)>
// GENERIC-NEXT: #map4 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
// GENERIC-NEXT: #map6 = affine_map<() -> (20)>
// GENERIC-NEXT: #map7 = affine_map<() -> (0)>
// GENERIC-NEXT: #map8 = affine_map<() -> (-3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32):
// GENERIC-NEXT:     "affine.for"(%arg1) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:     ^bb0(%arg10: index):
// GENERIC-NEXT:       "affine.for"(%arg10) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 3 : index, upperBoundMap = #map6}> ({
// GENERIC-NEXT:       ^bb0(%arg11: index):
// GENERIC-NEXT:         "affine.for"(%arg10, %arg1, %arg11, %arg0) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 2, 2, 0>, step = 1 : index, upperBoundMap = #map5}> ({
// GENERIC-NEXT:         ^bb0(%arg12: index):
// GENERIC-NEXT:           "affine.for"(%arg12, %arg1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:           ^bb0(%arg15: index):
// GENERIC-NEXT:             "affine.yield"() : () -> ()
// GENERIC-NEXT:           }) {attr = 1 : i32} : (index, index) -> ()
// GENERIC-NEXT:           "affine.for"(%arg12) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:           ^bb0(%arg14: index):
// GENERIC-NEXT:             "affine.yield"() : () -> ()
// GENERIC-NEXT:           }) : (index) -> ()
// GENERIC-NEXT:           "affine.for"(%arg1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 1, 0>, step = 5 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:           ^bb0(%arg13: index):
// GENERIC-NEXT:             "affine.yield"() : () -> ()
// GENERIC-NEXT:           }) : (index) -> ()
// GENERIC-NEXT:           "affine.yield"() : () -> ()
// GENERIC-NEXT:         }) : (index, index, index, index) -> ()
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     %0 = "affine.for"(%arg1, %arg2) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index, %arg9: f32):
// GENERIC-NEXT:       "affine.yield"(%arg9) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, f32) -> f32
// GENERIC-NEXT:     %1:2 = "affine.for"(%arg1, %arg2, %arg3) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 1, 2>, step = 2 : index, upperBoundMap = #map4}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index, %arg6: f32, %arg7: i32):
// GENERIC-NEXT:       "affine.yield"(%arg2, %arg7) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (index, f32, i32) -> (f32, i32)
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
