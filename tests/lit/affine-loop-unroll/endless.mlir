// RUN: pyopt %s --affine-loop-unroll | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam))" | FileCheck %s

// A step of 0 has no trip count, so that no factor fits.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xi32>, i32) -> (), sym_name = "endless"}> ({
  ^bb0(%m: memref<10xi32>, %a: i32):
    "affine.for"() <{
      lowerBoundMap = affine_map<() -> (3)>,
      operandSegmentSizes = array<i32: 0, 0, 0>,
      step = 0 : index,
      upperBoundMap = affine_map<() -> (7)>
    }> ({
    ^bb0(%i: index):
      "affine.store"(%a, %m, %i) <{map = affine_map<(d0) -> (d0)>}>
          : (i32, memref<10xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func @endless(%arg0: memref<10xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 3 to 7 step 0 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
