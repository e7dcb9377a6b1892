// RUN: pyopt --split-input-file --arith-expand="include-f8e8m0 reference-exact=true" %s | FileCheck %s

func.func @t(%a: f32) -> f8E8M0FNU {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f32) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %2 = arith.trunci %1 : i32 to i8
// CHECK-NEXT:     %3 = arith.bitcast %2 : i8 to f8E8M0FNU
// CHECK-NEXT:     return %3 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f64) -> f8E8M0FNU {
  %0 = arith.truncf %a : f64 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f64) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.truncf %arg0 : f64 to f32
// CHECK-NEXT:     %1 = arith.bitcast %0 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %2 = arith.shrui %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.trunci %2 : i32 to i8
// CHECK-NEXT:     %4 = arith.bitcast %3 : i8 to f8E8M0FNU
// CHECK-NEXT:     return %4 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: vector<2xf16>) -> vector<2xf8E8M0FNU> {
  %0 = arith.truncf %a : vector<2xf16> to vector<2xf8E8M0FNU>
  return %0 : vector<2xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: vector<2xf16>) -> vector<2xf8E8M0FNU> {
// CHECK-NEXT:     %0 = arith.extf %arg0 : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %1 = arith.bitcast %0 : vector<2xf32> to vector<2xi32>
// CHECK-NEXT:     %cst = arith.constant dense<23> : vector<2xi32>
// CHECK-NEXT:     %2 = arith.shrui %1, %cst : vector<2xi32>
// CHECK-NEXT:     %3 = arith.trunci %2 : vector<2xi32> to vector<2xi8>
// CHECK-NEXT:     %4 = arith.bitcast %3 : vector<2xi8> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     return %4 : vector<2xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f8E8M0FNU) -> f32 {
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f8E8M0FNU) -> f32 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %2 = arith.shli %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %3, %c-1_i32, %2 : i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f8E8M0FNU) -> bf16 {
  %0 = arith.extf %a fastmath<nnan> : f8E8M0FNU to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f8E8M0FNU) -> bf16 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %2 = arith.shli %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %3, %c-1_i32, %2 : i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.truncf %5 fastmath<nnan> : f32 to bf16
// CHECK-NEXT:     return %6 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f8E8M0FNU) -> f64 {
  %0 = arith.extf %a : f8E8M0FNU to f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f8E8M0FNU) -> f64 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %2 = arith.shli %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %3, %c-1_i32, %2 : i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.extf %5 : f32 to f64
// CHECK-NEXT:     return %6 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
