// RUN: pyopt %s --arith-expand=include-extremes=false | FileCheck %s

// LLVM has intrinsics for f32 and f64.
func.func @kept(%a: f32, %b: f32, %v: vector<4xf64>, %w: vector<4xf64>) -> (f32, vector<4xf64>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %v, %w : vector<4xf64>
  return %0, %1 : f32, vector<4xf64>
}

func.func @kept_numbers(%a: f32, %b: f32, %v: vector<4xf64>, %w: vector<4xf64>)
    -> (f32, vector<4xf64>) {
  %0 = arith.maxnumf %a, %b : f32
  %1 = arith.minnumf %v, %w : vector<4xf64>
  return %0, %1 : f32, vector<4xf64>
}

// Other types.
func.func @expanded(%a: f16, %b: f16, %c: f16, %d: f16) -> (f16, f16) {
  %0 = arith.maximumf %a, %b : f16
  %1 = arith.maxnumf %c, %d : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: f32, %arg1: f32, %arg2: vector<4xf64>, %arg3: vector<4xf64>) -> (f32, vector<4xf64>) {
// CHECK-NEXT:     %0 = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.minimumf %arg2, %arg3 : vector<4xf64>
// CHECK-NEXT:     return %0, %1 : f32, vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept_numbers(%arg0: f32, %arg1: f32, %arg2: vector<4xf64>, %arg3: vector<4xf64>) -> (f32, vector<4xf64>) {
// CHECK-NEXT:     %0 = arith.maxnumf %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.minnumf %arg2, %arg3 : vector<4xf64>
// CHECK-NEXT:     return %0, %1 : f32, vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @expanded(%arg0: f16, %arg1: f16, %arg2: f16, %arg3: f16) -> (f16, f16) {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : f16
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : f16
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : f16
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : f16
// CHECK-NEXT:     %4 = arith.cmpf oeq, %arg0, %arg1 : f16
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %6 = arith.bitcast %arg1 : f16 to i16
// CHECK-NEXT:     %7 = arith.andi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.bitcast %7 : i16 to f16
// CHECK-NEXT:     %9 = arith.select %4, %8, %3 : f16
// CHECK-NEXT:     %10 = arith.cmpf ugt, %arg2, %arg3 : f16
// CHECK-NEXT:     %11 = arith.select %10, %arg2, %arg3 : f16
// CHECK-NEXT:     %12 = arith.cmpf uno, %arg2, %arg2 : f16
// CHECK-NEXT:     %13 = arith.select %12, %arg3, %11 : f16
// CHECK-NEXT:     return %9, %13 : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
