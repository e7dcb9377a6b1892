// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// affine.if and affine.parallel.

// Every reduction with a type that fits it.
func.func @reductions(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: i32, %x6: i32,
                      %x7: i32, %x8: i32, %x9: i32, %x10: si32, %x11: si32, %x12: ui32,
                      %x13: ui32) {
  %0:14 = affine.parallel (%i) = (0)
      to (10) reduce ("addf", "assign", "maximumf", "minimumf", "mulf", "addi", "assign", "muli",
                      "ori", "andi", "maxs", "mins", "maxu", "minu")
      -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) {
    affine.yield %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13
        : f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reductions(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: si32, %arg11: si32, %arg12: ui32, %arg13: ui32) {
// CHECK-NEXT:     %0:14 = affine.parallel (%arg14) = (0) to (10) reduce ("addf", "assign", "maximumf", "minimumf", "mulf", "addi", "assign", "muli", "ori", "andi", "maxs", "mins", "maxu", "minu") -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) {
// CHECK-NEXT:       affine.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) -> (), sym_name = "reductions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: si32, %arg11: si32, %arg12: ui32, %arg13: ui32):
// GENERIC-NEXT:     %0:14 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0, 3, 4, 8, 12, 1, 3, 13, 14, 2, 6, 10, 7, 11], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg14: index):
// GENERIC-NEXT:       "affine.yield"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) -> ()
// GENERIC-NEXT:     }) : () -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
