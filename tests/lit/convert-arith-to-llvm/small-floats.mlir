// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Arithmetic on floats of 8 bits and less stays: llvm has none.
func.func @arithmetic(%a: f8E5M2, %b: vector<2x3xf4E2M1FN>) -> (f8E5M2, vector<2x3xf4E2M1FN>) {
  %0 = arith.addf %a, %a : f8E5M2
  %1 = arith.mulf %b, %b : vector<2x3xf4E2M1FN>
  %2 = arith.maximumf %0, %a : f8E5M2
  %3 = arith.negf %2 : f8E5M2
  return %3, %1 : f8E5M2, vector<2x3xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic(%arg0: f8E5M2, %arg1: vector<2x3xf4E2M1FN>) -> (f8E5M2, vector<2x3xf4E2M1FN>) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f8E5M2
// CHECK-NEXT:     %1 = arith.mulf %arg1, %arg1 : vector<2x3xf4E2M1FN>
// CHECK-NEXT:     %2 = arith.maximumf %0, %arg0 : f8E5M2
// CHECK-NEXT:     %3 = arith.negf %2 : f8E5M2
// CHECK-NEXT:     return %3, %1 : f8E5M2, vector<2x3xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @comparison(%a: f8E4M3FN, %b: vector<2xf6E3M2FN>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpf oeq, %a, %a : f8E4M3FN
  %1 = arith.cmpf ult, %b, %b : vector<2xf6E3M2FN>
  return %0, %1 : i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @comparison(%arg0: f8E4M3FN, %arg1: vector<2xf6E3M2FN>) -> (i1, vector<2xi1>) {
// CHECK-NEXT:     %0 = arith.cmpf oeq, %arg0, %arg0 : f8E4M3FN
// CHECK-NEXT:     %1 = arith.cmpf ult, %arg1, %arg1 : vector<2xf6E3M2FN>
// CHECK-NEXT:     return %0, %1 : i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conversions(%a: f8E8M0FNU, %b: f32) -> (f32, f8E8M0FNU, f8E5M2, i32, i32) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.truncf %b : f32 to f8E8M0FNU
  %2 = arith.truncf %b upward : f32 to f8E5M2
  %3 = arith.fptosi %a : f8E8M0FNU to i32
  %4 = arith.fptoui %a : f8E8M0FNU to i32
  return %0, %1, %2, %3, %4 : f32, f8E8M0FNU, f8E5M2, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversions(%arg0: f8E8M0FNU, %arg1: f32) -> (f32, f8E8M0FNU, f8E5M2, i32, i32) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.truncf %arg1 : f32 to f8E8M0FNU
// CHECK-NEXT:     %2 = arith.truncf %arg1 upward : f32 to f8E5M2
// CHECK-NEXT:     %3 = arith.fptosi %arg0 : f8E8M0FNU to i32
// CHECK-NEXT:     %4 = arith.fptoui %arg0 : f8E8M0FNU to i32
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : f32, f8E8M0FNU, f8E5M2, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What moves them does not.
func.func @moved(%a: f6E2M3FN, %c: i1) -> f6E2M3FN {
  %0 = arith.constant 1.5 : f6E2M3FN
  %1 = arith.select %c, %a, %0 : f6E2M3FN
  return %1 : f6E2M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @moved(%arg0: f6E2M3FN, %arg1: i1) -> f6E2M3FN {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f6E2M3FN to i6
// CHECK-NEXT:     %1 = llvm.mlir.constant(1.500000e+00 : f6E2M3FN) : i6
// CHECK-NEXT:     %2 = llvm.select %arg1, %0, %1 : i1, i6
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i6 to f6E2M3FN
// CHECK-NEXT:     return %3 : f6E2M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_bits(%a: vector<2x2xi4>) -> vector<2x2xf4E2M1FN> {
  %0 = arith.bitcast %a : vector<2x2xi4> to vector<2x2xf4E2M1FN>
  return %0 : vector<2x2xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_bits(%arg0: vector<2x2xi4>) -> vector<2x2xf4E2M1FN> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi4> to !llvm.array<2 x vector<2xi4>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x vector<2xi4>> to vector<2x2xf4E2M1FN>
// CHECK-NEXT:     return %1 : vector<2x2xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_other_bits(%a: f8E4M3FN) -> f8E3M4 {
  %0 = arith.bitcast %a : f8E4M3FN to f8E3M4
  return %0 : f8E3M4
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_other_bits(%arg0: f8E4M3FN) -> f8E3M4 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : f8E4M3FN to i8
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i8 to f8E3M4
// CHECK-NEXT:     return %1 : f8E3M4
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Descriptors of memrefs are the same.
func.func @memref(%a: memref<2xi32>) -> memref<2xf32> {
  %0 = arith.bitcast %a : memref<2xi32> to memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @memref(%arg0: memref<2xi32>) -> memref<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
