// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

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
