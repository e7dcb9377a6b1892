// RUN: pyopt --split-input-file --convert-math-to-funcs='reference-exact=true' %s | FileCheck %s

// The elements that a scalable vector has at least.

func.func @scalable(%a: vector<[2]xi32>) -> vector<[2]xi32> {
  %0 = math.ipowi %a, %a : vector<[2]xi32>
  return %0 : vector<[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<[2]xi32>) -> vector<[2]xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<[2]xi32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i32 from vector<[2]xi32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : i32 from vector<[2]xi32>
// CHECK-NEXT:     %2 = call @__mlir_math_ipowi_i32(%0, %1) : (i32, i32) -> i32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : i32 into vector<[2]xi32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : i32 from vector<[2]xi32>
// CHECK-NEXT:     %5 = vector.extract %arg0[1] : i32 from vector<[2]xi32>
// CHECK-NEXT:     %6 = call @__mlir_math_ipowi_i32(%4, %5) : (i32, i32) -> i32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : i32 into vector<[2]xi32>
// CHECK-NEXT:     return %7 : vector<[2]xi32>
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
// CHECK-NEXT: }

// -----

// A shift by as many bits as there are is poison.

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
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %false : i1
// CHECK-NEXT:     cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.cmpi sle, %arg1, %false : i1
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg1, %true_0 : i1
// CHECK-NEXT:     %3 = arith.subi %false, %arg1 : i1
// CHECK-NEXT:     %4 = arith.select %1, %3, %arg1 : i1
// CHECK-NEXT:     %5 = arith.select %2, %false_1, %4 : i1
// CHECK-NEXT:     cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i1)
// CHECK-NEXT:   ^bb3(%6: f32, %7: f32, %8: i1):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %9 = arith.andi %8, %true : i1
// CHECK-NEXT:     %10 = arith.cmpi ne, %9, %false : i1
// CHECK-NEXT:     cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %11 = arith.mulf %6, %7 : f32
// CHECK-NEXT:     cf.br ^bb5(%11 : f32)
// CHECK-NEXT:   ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %13 = arith.shrui %8, %true : i1
// CHECK-NEXT:     %14 = arith.cmpi eq, %13, %false : i1
// CHECK-NEXT:     cf.cond_br %14, ^bb7(%12 : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %15 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     cf.br ^bb3(%12, %15, %13 : f32, f32, i1)
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
