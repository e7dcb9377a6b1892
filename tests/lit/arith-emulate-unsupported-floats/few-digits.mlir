// RUN: pyopt %s --arith-emulate-unsupported-floats="source-types=f64,f32 target-type=f80" --split-input-file | FileCheck %s

// The 64 digits of f80 are enough for f32, and too few for sums and products of f64.
func.func @few(%a: f64, %b: f32) -> (f64, f64, f32, i1) {
  %0 = arith.mulf %a, %a : f64
  %1 = arith.remf %a, %0 : f64
  %2 = arith.addf %b, %b : f32
  %3 = arith.cmpf oeq, %0, %1 : f64
  return %0, %1, %2, %3 : f64, f64, f32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @few(%arg0: f64, %arg1: f32) -> (f64, f64, f32, i1) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f32 to f80
// CHECK-NEXT:     %1 = arith.extf %arg0 : f64 to f80
// CHECK-NEXT:     %2 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %3 = arith.extf %2 : f64 to f80
// CHECK-NEXT:     %4 = arith.remf %1, %3 : f80
// CHECK-NEXT:     %5 = arith.truncf %4 : f80 to f64
// CHECK-NEXT:     %6 = arith.extf %5 : f64 to f80
// CHECK-NEXT:     %7 = arith.addf %0, %0 : f80
// CHECK-NEXT:     %8 = arith.truncf %7 : f80 to f32
// CHECK-NEXT:     %9 = arith.cmpf oeq, %3, %6 : f80
// CHECK-NEXT:     return %2, %5, %8, %9 : f64, f64, f32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
