// RUN: pyopt %s --math-extend-to-supported-types=reference-exact --split-input-file | FileCheck %s

// The wide number is asked for.

func.func @h(%a: f16) -> (i1, i1) {
  %0 = math.isnan %a : f16
  %1 = math.isnormal %a : f16
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: f16) -> (i1, i1) {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %1 = math.isnan %0 : f32
// CHECK-NEXT:     %2 = math.isnormal %0 : f32
// CHECK-NEXT:     return %1, %2 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
