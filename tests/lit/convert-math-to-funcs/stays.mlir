// RUN: pyopt --split-input-file --convert-math-to-funcs='min-width-of-fpowi-exponent=32' %s | FileCheck %s

// Ops on index, narrow exponents, leading zeros without the option, and other ops stay.

func.func @stays(%i: index, %v: vector<2xindex>, %x: f32, %a: i31, %b: i8)
    -> (index, vector<2xindex>, f32, f32, i8) {
  %0 = math.ipowi %i, %i : index
  %1 = math.ctlz %v : vector<2xindex>
  %2 = math.fpowi %x, %a : f32, i31
  %3 = math.fpowi %x, %i : f32, index
  %4 = math.ctlz %b : i8
  %5 = math.exp %3 : f32
  return %0, %1, %2, %5, %4 : index, vector<2xindex>, f32, f32, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: index, %arg1: vector<2xindex>, %arg2: f32, %arg3: i31, %arg4: i8) -> (index, vector<2xindex>, f32, f32, i8) {
// CHECK-NEXT:     %0 = math.ipowi %arg0, %arg0 : index
// CHECK-NEXT:     %1 = math.ctlz %arg1 : vector<2xindex>
// CHECK-NEXT:     %2 = math.fpowi %arg2, %arg3 : f32, i31
// CHECK-NEXT:     %3 = math.fpowi %arg2, %arg0 : f32, index
// CHECK-NEXT:     %4 = math.ctlz %arg4 : i8
// CHECK-NEXT:     %5 = math.exp %3 : f32
// CHECK-NEXT:     return %0, %1, %2, %5, %4 : index, vector<2xindex>, f32, f32, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide_enough(%x: f32, %b: i32) -> f32 {
  %0 = math.fpowi %x, %b : f32, i32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide_enough(%arg0: f32, %arg1: i32) -> f32 {
// CHECK-NEXT:     %0 = call @__mlir_math_fpowi_f32_i32(%arg0, %arg1) : (f32, i32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i32(%arg0: f32, %arg1: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT:     %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg1, %c-2147483648_i32 : i32
// CHECK-NEXT:     %3 = arith.subi %c0_i32, %arg1 : i32
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg1 : i32
// CHECK-NEXT:     %5 = arith.select %2, %c2147483647_i32, %4 : i32
// CHECK-NEXT:     cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i32)
// CHECK-NEXT:   ^bb3(%6: f32, %7: f32, %8: i32):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %9 = arith.andi %8, %c1_i32 : i32
// CHECK-NEXT:     %10 = arith.cmpi ne, %9, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %11 = arith.mulf %6, %7 : f32
// CHECK-NEXT:     cf.br ^bb5(%11 : f32)
// CHECK-NEXT:   ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %13 = arith.shrui %8, %c1_i32 : i32
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %14, ^bb7(%12 : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %15 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     cf.br ^bb3(%12, %15, %13 : f32, f32, i32)
// CHECK-NEXT:   ^bb7(%16: f32):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %17 = arith.mulf %16, %arg0 : f32
// CHECK-NEXT:     cf.br ^bb9(%17 : f32)
// CHECK-NEXT:   ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %19 = arith.divf %cst, %18 : f32
// CHECK-NEXT:     cf.br ^bb11(%19 : f32)
// CHECK-NEXT:   ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %20 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
