// RUN: pyopt %s --math-expand-ops=ops=roundeven --split-input-file | FileCheck %s

// math.round, which that needs, stays.

func.func @f(%a: f32, %b: f32, %n: i32) -> (f32, f32, f32, f32, f32) {
  %0 = math.roundeven %a : f32
  %h = arith.constant -0.5 : f32
  %1 = math.powf %a, %h : f32
  %2 = math.sinh %a : f32
  %3 = math.tan %b : f32
  %4 = math.fma %a, %b, %a : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: i32) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT:     %c4194304_i32 = arith.constant 4194304 : i32
// CHECK-NEXT:     %c8388607_i32 = arith.constant 8388607 : i32
// CHECK-NEXT:     %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = math.round %arg0 : f32
// CHECK-NEXT:     %2 = arith.bitcast %1 : f32 to i32
// CHECK-NEXT:     %3 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %4 = arith.andi %3, %c255_i32 : i32
// CHECK-NEXT:     %5 = arith.subi %4, %c127_i32 : i32
// CHECK-NEXT:     %6 = arith.shrui %2, %c23_i32 : i32
// CHECK-NEXT:     %7 = arith.andi %6, %c255_i32 : i32
// CHECK-NEXT:     %8 = arith.subi %7, %c127_i32 : i32
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %c0_i32 : i32
// CHECK-NEXT:     %10 = arith.subi %8, %c1_i32 : i32
// CHECK-NEXT:     %11 = arith.maxsi %10, %c0_i32 : i32
// CHECK-NEXT:     %12 = arith.minsi %11, %c31_i32 : i32
// CHECK-NEXT:     %13 = arith.shrui %c8388607_i32, %12 : i32
// CHECK-NEXT:     %14 = arith.andi %2, %13 : i32
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %c0_i32 : i32
// CHECK-NEXT:     %16 = arith.ori %15, %9 : i1
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %c-1_i32 : i32
// CHECK-NEXT:     %18 = arith.maxsi %5, %c0_i32 : i32
// CHECK-NEXT:     %19 = arith.minsi %18, %c31_i32 : i32
// CHECK-NEXT:     %20 = arith.shrui %c4194304_i32, %19 : i32
// CHECK-NEXT:     %21 = arith.select %17, %c0_i32, %20 : i32
// CHECK-NEXT:     %22 = arith.maxsi %5, %c0_i32 : i32
// CHECK-NEXT:     %23 = arith.minsi %22, %c31_i32 : i32
// CHECK-NEXT:     %24 = arith.shrui %c8388607_i32, %23 : i32
// CHECK-NEXT:     %25 = arith.andi %0, %24 : i32
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : i32
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %c-1_i32 : i32
// CHECK-NEXT:     %28 = arith.cmpi slt, %5, %c23_i32 : i32
// CHECK-NEXT:     %29 = arith.andi %26, %28 : i1
// CHECK-NEXT:     %30 = arith.andi %29, %27 : i1
// CHECK-NEXT:     %31 = math.copysign %cst_0, %arg0 : f32
// CHECK-NEXT:     %32 = arith.subf %1, %31 : f32
// CHECK-NEXT:     %33 = arith.andi %16, %30 : i1
// CHECK-NEXT:     %34 = arith.select %33, %32, %1 : f32
// CHECK-NEXT:     %35 = math.copysign %34, %arg0 : f32
// CHECK-NEXT:     %36 = math.powf %arg0, %cst : f32
// CHECK-NEXT:     %37 = math.sinh %arg0 : f32
// CHECK-NEXT:     %38 = math.tan %arg1 : f32
// CHECK-NEXT:     %39 = math.fma %arg0, %arg1, %arg0 : f32
// CHECK-NEXT:     return %35, %36, %37, %38, %39 : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
