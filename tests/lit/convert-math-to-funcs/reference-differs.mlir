// RUN: pyopt --split-input-file --convert-math-to-funcs='convert-ctlz' %s | FileCheck %s

// An exponent of one bit is 0 or -1.

func.func @one_bit(%x: f32, %a: i1) -> f32 {
  %0 = math.fpowi %x, %a : f32, i1
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_bit(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %0 = call @__mlir_math_fpowi_f32_i1(%arg0, %arg1) : (f32, i1) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i1(%arg0: f32, %arg1: i1) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     %1 = arith.select %arg1, %0, %cst : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function that an earlier run made is used.

func.func private @__mlir_math_fpowi_f32_i1(%a: f32, %b: i1)
    -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %one = arith.constant 1.0 : f32
  %0 = arith.divf %one, %a : f32
  %1 = arith.select %b, %0, %one : f32
  return %1 : f32
}

func.func @known(%x: f32, %a: i1) -> f32 {
  %0 = math.fpowi %x, %a : f32, i1
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i1(%arg0: f32, %arg1: i1) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     %1 = arith.select %arg1, %0, %cst : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %0 = call @__mlir_math_fpowi_f32_i1(%arg0, %arg1) : (f32, i1) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One that does something else is not.

func.func private @__mlir_math_fpowi_f32_i1(%a: f32, %b: i1)
    -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  return %a : f32
}

func.func @other(%x: f32, %a: i1) -> f32 {
  %0 = math.fpowi %x, %a : f32, i1
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i1(%arg0: f32, %arg1: i1) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %0 = call @__mlir_math_fpowi_f32_i1_0(%arg0, %arg1) : (f32, i1) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i1_0(%arg0: f32, %arg1: i1) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     %1 = arith.select %arg1, %0, %cst : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Another function of that name may do anything.

func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32

func.func @declared(%a: i32) -> i32 {
  %0 = math.ipowi %a, %a : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32
// CHECK-NEXT:   func.func @declared(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @__mlir_math_ipowi_i32_0(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i32_0(%arg0: i32, %arg1: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
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
// CHECK-NEXT: }

// -----

func.func private @__mlir_math_ctlz_i8(i64) -> i8
memref.global "private" @__mlir_math_ctlz_i8_0 : memref<4xi8>

func.func @taken(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i8(i64) -> i8
// CHECK-NEXT:   memref.global "private" @__mlir_math_ctlz_i8_0 : memref<4xi8>
// CHECK-NEXT:   func.func @taken(%arg0: i8) -> i8 {
// CHECK-NEXT:     %0 = call @__mlir_math_ctlz_i8_1(%arg0) : (i8) -> i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i8_1(%arg0: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
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

// A module within another has functions of its own.

module @inner {
  func.func @f(%a: i8) -> i8 {
    %0 = math.ctlz %a : i8
    return %0 : i8
  }
}
func.func @g(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @f(%arg0: i8) -> i8 {
// CHECK-NEXT:       %0 = call @__mlir_math_ctlz_i8(%arg0) : (i8) -> i8
// CHECK-NEXT:       return %0 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @__mlir_math_ctlz_i8(%arg0: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:       %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:       %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:       %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
// CHECK-NEXT:       %1 = scf.if %0 -> (i8) {
// CHECK-NEXT:         scf.yield %c8_i8 : i8
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %c1 = arith.constant 1 : index
// CHECK-NEXT:         %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:         %c8 = arith.constant 8 : index
// CHECK-NEXT:         %c0_i8_0 = arith.constant 0 : i8
// CHECK-NEXT:         %2:2 = scf.for %arg1 = %c1 to %c8 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i8_0) -> (i8, i8) {
// CHECK-NEXT:           %3 = arith.cmpi slt, %arg2, %c0_i8 : i8
// CHECK-NEXT:           %4:2 = scf.if %3 -> (i8, i8) {
// CHECK-NEXT:             scf.yield %arg2, %arg3 : i8, i8
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %5 = arith.addi %arg3, %c1_i8 : i8
// CHECK-NEXT:             %6 = arith.shli %arg2, %c1_i8 : i8
// CHECK-NEXT:             scf.yield %6, %5 : i8, i8
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %4#0, %4#1 : i8, i8
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %2#1 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:       return %1 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: i8) -> i8 {
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
