// RUN: pyopt --split-input-file --convert-math-to-funcs='convert-ctlz' %s | FileCheck %s

func.func @powers(%x: vector<2x1xf64>, %a: vector<2x1xi8>) -> vector<2x1xf64> {
  %0 = math.fpowi %x, %a : vector<2x1xf64>, vector<2x1xi8>
  return %0 : vector<2x1xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @powers(%arg0: vector<2x1xf64>, %arg1: vector<2x1xi8>) -> vector<2x1xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x1xf64>
// CHECK-NEXT:     %0 = vector.extract %arg0[0, 0] : f64 from vector<2x1xf64>
// CHECK-NEXT:     %1 = vector.extract %arg1[0, 0] : i8 from vector<2x1xi8>
// CHECK-NEXT:     %2 = call @__mlir_math_fpowi_f64_i8(%0, %1) : (f64, i8) -> f64
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0, 0] : f64 into vector<2x1xf64>
// CHECK-NEXT:     %4 = vector.extract %arg0[1, 0] : f64 from vector<2x1xf64>
// CHECK-NEXT:     %5 = vector.extract %arg1[1, 0] : i8 from vector<2x1xi8>
// CHECK-NEXT:     %6 = call @__mlir_math_fpowi_f64_i8(%4, %5) : (f64, i8) -> f64
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1, 0] : f64 into vector<2x1xf64>
// CHECK-NEXT:     return %7 : vector<2x1xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f64_i8(%arg0: f64, %arg1: i8) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i8 : i8
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %cst : f64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %c0_i8 : i8
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg1, %c-128_i8 : i8
// CHECK-NEXT:     %3 = arith.subi %c0_i8, %arg1 : i8
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg1 : i8
// CHECK-NEXT:     %5 = arith.select %2, %c127_i8, %4 : i8
// CHECK-NEXT:     cf.br ^bb3(%cst, %arg0, %5 : f64, f64, i8)
// CHECK-NEXT:   ^bb3(%6: f64, %7: f64, %8: i8):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %9 = arith.andi %8, %c1_i8 : i8
// CHECK-NEXT:     %10 = arith.cmpi ne, %9, %c0_i8 : i8
// CHECK-NEXT:     cf.cond_br %10, ^bb4, ^bb5(%6 : f64)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %11 = arith.mulf %6, %7 : f64
// CHECK-NEXT:     cf.br ^bb5(%11 : f64)
// CHECK-NEXT:   ^bb5(%12: f64):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %13 = arith.shrui %8, %c1_i8 : i8
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %c0_i8 : i8
// CHECK-NEXT:     cf.cond_br %14, ^bb7(%12 : f64), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %15 = arith.mulf %7, %7 : f64
// CHECK-NEXT:     cf.br ^bb3(%12, %15, %13 : f64, f64, i8)
// CHECK-NEXT:   ^bb7(%16: f64):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %2, ^bb8, ^bb9(%16 : f64)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %17 = arith.mulf %16, %arg0 : f64
// CHECK-NEXT:     cf.br ^bb9(%17 : f64)
// CHECK-NEXT:   ^bb9(%18: f64):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %1, ^bb10, ^bb11(%18 : f64)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %19 = arith.divf %cst, %18 : f64
// CHECK-NEXT:     cf.br ^bb11(%19 : f64)
// CHECK-NEXT:   ^bb11(%20: f64):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %20 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @without_dimensions(%a: vector<i16>) -> vector<i16> {
  %0 = math.ctlz %a : vector<i16>
  return %0 : vector<i16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @without_dimensions(%arg0: vector<i16>) -> vector<i16> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<i16>
// CHECK-NEXT:     %0 = vector.extract %arg0[] : i16 from vector<i16>
// CHECK-NEXT:     %1 = call @__mlir_math_ctlz_i16(%0) : (i16) -> i16
// CHECK-NEXT:     %2 = vector.insert %1, %cst [] : i16 into vector<i16>
// CHECK-NEXT:     return %2 : vector<i16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i16(%arg0: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %c16_i16 = arith.constant 16 : i16
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c0_i16 : i16
// CHECK-NEXT:     %1 = scf.if %0 -> (i16) {
// CHECK-NEXT:       scf.yield %c16_i16 : i16
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %c1_i16 = arith.constant 1 : i16
// CHECK-NEXT:       %c16 = arith.constant 16 : index
// CHECK-NEXT:       %c0_i16_0 = arith.constant 0 : i16
// CHECK-NEXT:       %2:2 = scf.for %arg1 = %c1 to %c16 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i16_0) -> (i16, i16) {
// CHECK-NEXT:         %3 = arith.cmpi slt, %arg2, %c0_i16 : i16
// CHECK-NEXT:         %4:2 = scf.if %3 -> (i16, i16) {
// CHECK-NEXT:           scf.yield %arg2, %arg3 : i16, i16
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %5 = arith.addi %arg3, %c1_i16 : i16
// CHECK-NEXT:           %6 = arith.shli %arg2, %c1_i16 : i16
// CHECK-NEXT:           scf.yield %6, %5 : i16, i16
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %4#0, %4#1 : i16, i16
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2#1 : i16
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
