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

// A function that is there is used, so that the pass may run twice.

func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32

func.func @known(%a: i32) -> i32 {
  %0 = math.ipowi %a, %a : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32
// CHECK-NEXT:   func.func @known(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @__mlir_math_ipowi_i32(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     return %0 : i32
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
