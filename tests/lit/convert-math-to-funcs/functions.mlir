// RUN: pyopt --split-input-file --convert-math-to-funcs='convert-ctlz' %s | FileCheck %s

// One function for each op and types, in the order of their first use, also in regions.

func.func @powers(%a: i32, %b: i64, %x: f32, %c: i1) -> (i32, f32) {
  %0 = math.ipowi %a, %a {foo} : i32
  %1 = scf.if %c -> f32 {
    %2 = math.fpowi %x, %b fastmath<fast> : f32, i64
    %3 = math.fpowi %2, %b : f32, i64
    scf.yield %3 : f32
  } else {
    scf.yield %x : f32
  }
  %4 = math.ipowi %0, %a : i32
  return %4, %1 : i32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powers(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: i1) -> (i32, f32) {
// CHECK-NEXT:     %0 = call @__mlir_math_ipowi_i32(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     %1 = scf.if %arg3 -> (f32) {
// CHECK-NEXT:       %3 = func.call @__mlir_math_fpowi_f32_i64(%arg2, %arg1) : (f32, i64) -> f32
// CHECK-NEXT:       %4 = func.call @__mlir_math_fpowi_f32_i64(%3, %arg1) : (f32, i64) -> f32
// CHECK-NEXT:       scf.yield %4 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = call @__mlir_math_ipowi_i32(%0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     return %2, %1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %1, ^bb3, ^bb12(%c1_i32, %arg0, %arg1 : i32, i32, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %3 = arith.divsi %c1_i32, %c0_i32 : i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg0, %c1_i32 : i32
// CHECK-NEXT:     cf.cond_br %4, ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %5 = arith.cmpi eq, %arg0, %c-1_i32 : i32
// CHECK-NEXT:     cf.cond_br %5, ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %6 = arith.andi %arg1, %c1_i32 : i32
// CHECK-NEXT:     %7 = arith.cmpi ne, %6, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %7, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %c-1_i32 : i32
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %c0_i32 : i32
// CHECK-NEXT:   ^bb12(%8: i32, %9: i32, %10: i32):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %11 = arith.andi %10, %c1_i32 : i32
// CHECK-NEXT:     %12 = arith.cmpi ne, %11, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %12, ^bb13, ^bb14(%8 : i32)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %13 = arith.muli %8, %9 : i32
// CHECK-NEXT:     cf.br ^bb14(%13 : i32)
// CHECK-NEXT:   ^bb14(%14: i32):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %15 = arith.shrui %10, %c1_i32 : i32
// CHECK-NEXT:     %16 = arith.cmpi eq, %15, %c0_i32 : i32
// CHECK-NEXT:     cf.cond_br %16, ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %14 : i32
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %17 = arith.muli %9, %9 : i32
// CHECK-NEXT:     cf.br ^bb12(%14, %17, %15 : i32, i32, i32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i64(%arg0: f32, %arg1: i64) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:     %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg1, %c-9223372036854775808_i64 : i64
// CHECK-NEXT:     %3 = arith.subi %c0_i64, %arg1 : i64
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg1 : i64
// CHECK-NEXT:     %5 = arith.select %2, %c9223372036854775807_i64, %4 : i64
// CHECK-NEXT:     cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i64)
// CHECK-NEXT:   ^bb3(%6: f32, %7: f32, %8: i64):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %9 = arith.andi %8, %c1_i64 : i64
// CHECK-NEXT:     %10 = arith.cmpi ne, %9, %c0_i64 : i64
// CHECK-NEXT:     cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %11 = arith.mulf %6, %7 : f32
// CHECK-NEXT:     cf.br ^bb5(%11 : f32)
// CHECK-NEXT:   ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %13 = arith.shrui %8, %c1_i64 : i64
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %c0_i64 : i64
// CHECK-NEXT:     cf.cond_br %14, ^bb7(%12 : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %15 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     cf.br ^bb3(%12, %15, %13 : f32, f32, i64)
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

// -----

func.func @leading_zeros(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @leading_zeros(%arg0: i8) -> i8 {
// CHECK-NEXT:     %0 = call @__mlir_math_ctlz_i8(%arg0) : (i8) -> i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i8(%arg0: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
// CHECK-NEXT:     %1 = scf.if %0 -> (i8) {
// CHECK-NEXT:       scf.yield %c8_i8 : i8
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:       %c8 = arith.constant 8 : index
// CHECK-NEXT:       %c0_i8_0 = arith.constant 0 : i8
// CHECK-NEXT:       %2:2 = scf.for %arg1 = %c1 to %c8 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i8_0) -> (i8, i8) {
// CHECK-NEXT:         %3 = arith.cmpi slt, %arg2, %c0_i8 : i8
// CHECK-NEXT:         %4:2 = scf.if %3 -> (i8, i8) {
// CHECK-NEXT:           scf.yield %arg2, %arg3 : i8, i8
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = arith.addi %arg3, %c1_i8 : i8
// CHECK-NEXT:           %6 = arith.shli %arg2, %c1_i8 : i8
// CHECK-NEXT:           scf.yield %6, %5 : i8, i8
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %4#0, %4#1 : i8, i8
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2#1 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 1 and -1 are the same number here.

func.func @one_bit(%a: i1) -> (i1, i1) {
  %0 = math.ipowi %a, %a : i1
  %1 = math.ctlz %a : i1
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_bit(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT:     %0 = call @__mlir_math_ipowi_i1(%arg0, %arg0) : (i1, i1) -> i1
// CHECK-NEXT:     %1 = call @__mlir_math_ctlz_i1(%arg0) : (i1) -> i1
// CHECK-NEXT:     return %0, %1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i1(%arg0: i1, %arg1: i1) -> i1 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %false : i1
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %false : i1
// CHECK-NEXT:     cf.cond_br %1, ^bb3, ^bb12(%true, %arg0, %arg1 : i1, i1, i1)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %false : i1
// CHECK-NEXT:     cf.cond_br %2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %3 = arith.divsi %true, %false : i1
// CHECK-NEXT:     return %3 : i1
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg0, %true : i1
// CHECK-NEXT:     cf.cond_br %4, ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %5 = arith.cmpi eq, %arg0, %true_0 : i1
// CHECK-NEXT:     cf.cond_br %5, ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %6 = arith.andi %arg1, %true : i1
// CHECK-NEXT:     %7 = arith.cmpi ne, %6, %false : i1
// CHECK-NEXT:     cf.cond_br %7, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %true_0 : i1
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %false : i1
// CHECK-NEXT:   ^bb12(%8: i1, %9: i1, %10: i1):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %11 = arith.andi %10, %true : i1
// CHECK-NEXT:     %12 = arith.cmpi ne, %11, %false : i1
// CHECK-NEXT:     cf.cond_br %12, ^bb13, ^bb14(%8 : i1)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %13 = arith.muli %8, %9 : i1
// CHECK-NEXT:     cf.br ^bb14(%13 : i1)
// CHECK-NEXT:   ^bb14(%14: i1):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %15 = arith.shrui %10, %true : i1
// CHECK-NEXT:     %16 = arith.cmpi eq, %15, %false : i1
// CHECK-NEXT:     cf.cond_br %16, ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %14 : i1
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %17 = arith.muli %9, %9 : i1
// CHECK-NEXT:     cf.br ^bb12(%14, %17, %15 : i1, i1, i1)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i1(%arg0: i1) -> i1 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %false : i1
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true_0 = arith.constant true
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %false_2 = arith.constant false
// CHECK-NEXT:       %2:2 = scf.for %arg1 = %c1 to %c1_1 step %c1 iter_args(%arg2 = %arg0, %arg3 = %false_2) -> (i1, i1) {
// CHECK-NEXT:         %3 = arith.cmpi slt, %arg2, %false : i1
// CHECK-NEXT:         %4:2 = scf.if %3 -> (i1, i1) {
// CHECK-NEXT:           scf.yield %arg2, %arg3 : i1, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = arith.addi %arg3, %true_0 : i1
// CHECK-NEXT:           %6 = arith.shli %arg2, %true_0 : i1
// CHECK-NEXT:           scf.yield %6, %5 : i1, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %4#0, %4#1 : i1, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2#1 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @narrow(%x: bf16, %a: i2) -> bf16 {
  %0 = math.fpowi %x, %a : bf16, i2
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: bf16, %arg1: i2) -> bf16 {
// CHECK-NEXT:     %0 = call @__mlir_math_fpowi_bf16_i2(%arg0, %arg1) : (bf16, i2) -> bf16
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_bf16_i2(%arg0: bf16, %arg1: i2) -> bf16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %c0_i2 = arith.constant 0 : i2
// CHECK-NEXT:     %c1_i2 = arith.constant 1 : i2
// CHECK-NEXT:     %c-2_i2 = arith.constant -2 : i2
// CHECK-NEXT:     %c1_i2_0 = arith.constant 1 : i2
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i2 : i2
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %cst : bf16
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i2 : i2
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg1, %c-2_i2 : i2
// CHECK-NEXT:     %3 = arith.subi %c0_i2, %arg1 : i2
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg1 : i2
// CHECK-NEXT:     %5 = arith.select %2, %c1_i2_0, %4 : i2
// CHECK-NEXT:     cf.br ^bb3(%cst, %arg0, %5 : bf16, bf16, i2)
// CHECK-NEXT:   ^bb3(%6: bf16, %7: bf16, %8: i2):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %9 = arith.andi %8, %c1_i2 : i2
// CHECK-NEXT:     %10 = arith.cmpi ne, %9, %c0_i2 : i2
// CHECK-NEXT:     cf.cond_br %10, ^bb4, ^bb5(%6 : bf16)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %11 = arith.mulf %6, %7 : bf16
// CHECK-NEXT:     cf.br ^bb5(%11 : bf16)
// CHECK-NEXT:   ^bb5(%12: bf16):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %13 = arith.shrui %8, %c1_i2 : i2
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %c0_i2 : i2
// CHECK-NEXT:     cf.cond_br %14, ^bb7(%12 : bf16), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %15 = arith.mulf %7, %7 : bf16
// CHECK-NEXT:     cf.br ^bb3(%12, %15, %13 : bf16, bf16, i2)
// CHECK-NEXT:   ^bb7(%16: bf16):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %2, ^bb8, ^bb9(%16 : bf16)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %17 = arith.mulf %16, %arg0 : bf16
// CHECK-NEXT:     cf.br ^bb9(%17 : bf16)
// CHECK-NEXT:   ^bb9(%18: bf16):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %1, ^bb10, ^bb11(%18 : bf16)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %19 = arith.divf %cst, %18 : bf16
// CHECK-NEXT:     cf.br ^bb11(%19 : bf16)
// CHECK-NEXT:   ^bb11(%20: bf16):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %20 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @in_another_function(%a: i16) -> i16 {
  %0 = math.ipowi %a, %a : i16
  llvm.return %0 : i16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @in_another_function(%arg0: i16) -> i16 {
// CHECK-NEXT:     %0 = func.call @__mlir_math_ipowi_i16(%arg0, %arg0) : (i16, i16) -> i16
// CHECK-NEXT:     llvm.return %0 : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i16(%arg0: i16, %arg1: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c1_i16 = arith.constant 1 : i16
// CHECK-NEXT:     %c-1_i16 = arith.constant -1 : i16
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %1, ^bb3, ^bb12(%c1_i16, %arg0, %arg1 : i16, i16, i16)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %3 = arith.divsi %c1_i16, %c0_i16 : i16
// CHECK-NEXT:     return %3 : i16
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg0, %c1_i16 : i16
// CHECK-NEXT:     cf.cond_br %4, ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %5 = arith.cmpi eq, %arg0, %c-1_i16 : i16
// CHECK-NEXT:     cf.cond_br %5, ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %6 = arith.andi %arg1, %c1_i16 : i16
// CHECK-NEXT:     %7 = arith.cmpi ne, %6, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %7, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %c-1_i16 : i16
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %c0_i16 : i16
// CHECK-NEXT:   ^bb12(%8: i16, %9: i16, %10: i16):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %11 = arith.andi %10, %c1_i16 : i16
// CHECK-NEXT:     %12 = arith.cmpi ne, %11, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %12, ^bb13, ^bb14(%8 : i16)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %13 = arith.muli %8, %9 : i16
// CHECK-NEXT:     cf.br ^bb14(%13 : i16)
// CHECK-NEXT:   ^bb14(%14: i16):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %15 = arith.shrui %10, %c1_i16 : i16
// CHECK-NEXT:     %16 = arith.cmpi eq, %15, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %16, ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %14 : i16
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %17 = arith.muli %9, %9 : i16
// CHECK-NEXT:     cf.br ^bb12(%14, %17, %15 : i16, i16, i16)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What folds needs no call; the function is made all the same.

func.func @constants() -> i16 {
  %c3 = arith.constant 3 : i16
  %0 = math.ipowi %c3, %c3 : i16
  return %0 : i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> i16 {
// CHECK-NEXT:     %c3_i16 = arith.constant 3 : i16
// CHECK-NEXT:     %c27_i16 = arith.constant 27 : i16
// CHECK-NEXT:     return %c27_i16 : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i16(%arg0: i16, %arg1: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c1_i16 = arith.constant 1 : i16
// CHECK-NEXT:     %c-1_i16 = arith.constant -1 : i16
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %1, ^bb3, ^bb12(%c1_i16, %arg0, %arg1 : i16, i16, i16)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %3 = arith.divsi %c1_i16, %c0_i16 : i16
// CHECK-NEXT:     return %3 : i16
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg0, %c1_i16 : i16
// CHECK-NEXT:     cf.cond_br %4, ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %5 = arith.cmpi eq, %arg0, %c-1_i16 : i16
// CHECK-NEXT:     cf.cond_br %5, ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %6 = arith.andi %arg1, %c1_i16 : i16
// CHECK-NEXT:     %7 = arith.cmpi ne, %6, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %7, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %c-1_i16 : i16
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %c1_i16 : i16
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %c0_i16 : i16
// CHECK-NEXT:   ^bb12(%8: i16, %9: i16, %10: i16):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %11 = arith.andi %10, %c1_i16 : i16
// CHECK-NEXT:     %12 = arith.cmpi ne, %11, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %12, ^bb13, ^bb14(%8 : i16)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %13 = arith.muli %8, %9 : i16
// CHECK-NEXT:     cf.br ^bb14(%13 : i16)
// CHECK-NEXT:   ^bb14(%14: i16):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %15 = arith.shrui %10, %c1_i16 : i16
// CHECK-NEXT:     %16 = arith.cmpi eq, %15, %c0_i16 : i16
// CHECK-NEXT:     cf.cond_br %16, ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %14 : i16
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %17 = arith.muli %9, %9 : i16
// CHECK-NEXT:     cf.br ^bb12(%14, %17, %15 : i16, i16, i16)
// CHECK-NEXT:   }
// CHECK-NEXT: }
