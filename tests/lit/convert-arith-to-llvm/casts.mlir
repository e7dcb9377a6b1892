// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Casts between integers, floats and indices.

func.func @f(%a: i32, %c: i8) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %c : i8 to i128
  %2 = arith.trunci %a : i32 to i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i8) {
// CHECK-NEXT:     %0 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:     %1 = llvm.zext %arg1 : i8 to i128
// CHECK-NEXT:     %2 = llvm.trunc %arg0 : i32 to i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%b: f32, %d: f64, %e: bf16) {
  %0 = arith.extf %b : f32 to f64
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %e fastmath<fast> : bf16 to f32
  %3 = arith.truncf %d fastmath<nnan> : f64 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f64, %arg2: bf16) {
// CHECK-NEXT:     %0 = llvm.fpext %arg0 : f32 to f64
// CHECK-NEXT:     %1 = llvm.fptrunc %arg0 : f32 to bf16
// CHECK-NEXT:     %2 = llvm.fpext %arg2 {fastmath = #arith.fastmath<fast>} : bf16 to f32
// CHECK-NEXT:     %3 = llvm.fptrunc %arg1 {fastmath = #arith.fastmath<nnan>} : f64 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %d: f64, %e: bf16) {
  %0 = arith.sitofp %a : i32 to f16
  %1 = arith.uitofp %a : i32 to f128
  %2 = arith.fptosi %d : f64 to i1
  %3 = arith.fptoui %e : bf16 to i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: f64, %arg2: bf16) {
// CHECK-NEXT:     %0 = llvm.sitofp %arg0 : i32 to f16
// CHECK-NEXT:     %1 = llvm.uitofp %arg0 : i32 to f128
// CHECK-NEXT:     %2 = llvm.fptosi %arg1 : f64 to i1
// CHECK-NEXT:     %3 = llvm.fptoui %arg2 : bf16 to i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf32>, %d: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : vector<2xf32> to vector<2xf16>
  %1 = arith.truncf %d downward : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<2x2xf64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %4 = llvm.intr.experimental.constrained.fptrunc %3 downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %7 = llvm.intr.experimental.constrained.fptrunc %6 downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: vector<2x2xindex>) {
  %0 = arith.index_cast %i : vector<2x2xindex> to vector<2x2xi32>
  %1 = arith.index_castui %i : vector<2x2xindex> to vector<2x2xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %3 = llvm.trunc %2 : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %6 = llvm.trunc %5 : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: vector<index>, %j: vector<[4]xindex>) {
  %0 = arith.index_cast %i : vector<index> to vector<i32>
  %1 = arith.index_castui %j : vector<[4]xindex> to vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<index>, %arg1: vector<[4]xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<[4]xindex> to vector<[4]xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<index> to vector<1xi64>
// CHECK-NEXT:     %2 = llvm.trunc %1 : vector<1xi64> to vector<1xi32>
// CHECK-NEXT:     %3 = llvm.trunc %0 : vector<[4]xi64> to vector<[4]xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %b : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
