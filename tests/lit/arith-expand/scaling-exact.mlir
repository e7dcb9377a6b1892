// RUN: pyopt --split-input-file --arith-expand="include-f8e8m0 include-f4e2m1 reference-exact=true" %s | FileCheck %s

func.func @a(%a: f4E2M1FN, %s: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> {x} : f4E2M1FN, f8E8M0FNU to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f4E2M1FN, %arg1: f8E8M0FNU) -> f8E8M0FNU {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f4E2M1FN to i4
// CHECK-NEXT:     %c0_i4 = arith.constant 0 : i4
// CHECK-NEXT:     %c1_i4 = arith.constant 1 : i4
// CHECK-NEXT:     %c2_i4 = arith.constant 2 : i4
// CHECK-NEXT:     %c4_i4 = arith.constant 4 : i4
// CHECK-NEXT:     %c7_i4 = arith.constant 7 : i4
// CHECK-NEXT:     %1 = arith.andi %0, %c7_i4 : i4
// CHECK-NEXT:     %c20_i32 = arith.constant 20 : i32
// CHECK-NEXT:     %2 = arith.shli %1, %c2_i4 : i4
// CHECK-NEXT:     %3 = arith.cmpi eq, %1, %c1_i4 : i4
// CHECK-NEXT:     %4 = arith.select %3, %c0_i4, %2 : i4
// CHECK-NEXT:     %5 = arith.extui %4 : i4 to i32
// CHECK-NEXT:     %6 = arith.shli %5, %c20_i32 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1073741824_i32 = arith.constant 1073741824 : i32
// CHECK-NEXT:     %c1056964608_i32 = arith.constant 1056964608 : i32
// CHECK-NEXT:     %7 = arith.cmpi uge, %1, %c4_i4 : i4
// CHECK-NEXT:     %8 = arith.select %7, %c1073741824_i32, %c1056964608_i32 : i32
// CHECK-NEXT:     %9 = arith.cmpi eq, %1, %c0_i4 : i4
// CHECK-NEXT:     %10 = arith.select %9, %c0_i32, %8 : i32
// CHECK-NEXT:     %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT:     %c-8_i4 = arith.constant -8 : i4
// CHECK-NEXT:     %11 = arith.cmpi uge, %0, %c-8_i4 : i4
// CHECK-NEXT:     %12 = arith.select %11, %c-2147483648_i32, %c0_i32 : i32
// CHECK-NEXT:     %13 = arith.addi %6, %10 : i32
// CHECK-NEXT:     %14 = arith.addi %13, %12 : i32
// CHECK-NEXT:     %15 = arith.bitcast %14 : i32 to f32
// CHECK-NEXT:     %16 = arith.bitcast %15 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %17 = arith.shrui %16, %c23_i32 : i32
// CHECK-NEXT:     %18 = arith.trunci %17 : i32 to i8
// CHECK-NEXT:     %19 = arith.bitcast %18 : i8 to f8E8M0FNU
// CHECK-NEXT:     %20 = arith.mulf %19, %arg1 fastmath<nnan> : f8E8M0FNU
// CHECK-NEXT:     return %20 : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f8E5M2, %s: f32) -> f16 {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f32 to f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f8E5M2, %arg1: f32) -> f16 {
// CHECK-NEXT:     %0 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %2 = arith.trunci %1 : i32 to i8
// CHECK-NEXT:     %3 = arith.bitcast %2 : i8 to f8E8M0FNU
// CHECK-NEXT:     %4 = arith.bitcast %3 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32_0 = arith.constant 23 : i32
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i32
// CHECK-NEXT:     %6 = arith.shli %5, %c23_i32_0 : i32
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %c-1_i8 : i8
// CHECK-NEXT:     %8 = arith.select %7, %c-1_i32, %6 : i32
// CHECK-NEXT:     %9 = arith.bitcast %8 : i32 to f32
// CHECK-NEXT:     %10 = arith.truncf %9 : f32 to f16
// CHECK-NEXT:     %11 = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT:     %12 = arith.mulf %11, %10 : f16
// CHECK-NEXT:     return %12 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f32, %arg1: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %0 = arith.bitcast %arg1 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %2 = arith.shli %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %3, %c-1_i32, %2 : i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.divf %arg0, %5 : f32
// CHECK-NEXT:     %c1_i4 = arith.constant 1 : i4
// CHECK-NEXT:     %c3_i4 = arith.constant 3 : i4
// CHECK-NEXT:     %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-1_i8_0 = arith.constant -1 : i8
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %cst = arith.constant 6.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -6.000000e+00 : f32
// CHECK-NEXT:     %7 = arith.cmpf ult, %6, %cst : f32
// CHECK-NEXT:     %8 = arith.select %7, %6, %cst : f32
// CHECK-NEXT:     %9 = arith.cmpf uno, %6, %6 : f32
// CHECK-NEXT:     %10 = arith.select %9, %cst, %8 : f32
// CHECK-NEXT:     %11 = arith.cmpf ugt, %10, %cst_1 : f32
// CHECK-NEXT:     %12 = arith.select %11, %10, %cst_1 : f32
// CHECK-NEXT:     %13 = arith.cmpf uno, %10, %10 : f32
// CHECK-NEXT:     %14 = arith.select %13, %cst_1, %12 : f32
// CHECK-NEXT:     %15 = arith.bitcast %14 : f32 to i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %16 = arith.shrui %15, %c31_i32 : i32
// CHECK-NEXT:     %17 = arith.trunci %16 : i32 to i4
// CHECK-NEXT:     %18 = arith.shli %17, %c3_i4 : i4
// CHECK-NEXT:     %c126_i32 = arith.constant 126 : i32
// CHECK-NEXT:     %c23_i32_2 = arith.constant 23 : i32
// CHECK-NEXT:     %19 = arith.shrui %15, %c23_i32_2 : i32
// CHECK-NEXT:     %20 = arith.subi %19, %c126_i32 : i32
// CHECK-NEXT:     %21 = arith.trunci %20 : i32 to i4
// CHECK-NEXT:     %22 = arith.shli %21, %c1_i4 : i4
// CHECK-NEXT:     %23 = arith.addi %18, %22 : i4
// CHECK-NEXT:     %c4194304_i32 = arith.constant 4194304 : i32
// CHECK-NEXT:     %24 = arith.andi %15, %c4194304_i32 : i32
// CHECK-NEXT:     %25 = arith.shrui %24, %c22_i32 : i32
// CHECK-NEXT:     %26 = arith.trunci %25 : i32 to i4
// CHECK-NEXT:     %27 = arith.addi %23, %26 : i4
// CHECK-NEXT:     %c8388607_i32 = arith.constant 8388607 : i32
// CHECK-NEXT:     %28 = arith.trunci %20 : i32 to i8
// CHECK-NEXT:     %29 = arith.cmpi sle, %28, %c0_i8 : i8
// CHECK-NEXT:     %30 = arith.cmpi eq, %28, %c-1_i8_0 : i8
// CHECK-NEXT:     %31 = arith.andi %15, %c8388607_i32 : i32
// CHECK-NEXT:     %32 = arith.cmpi ugt, %31, %c0_i32 : i32
// CHECK-NEXT:     %33 = arith.andi %30, %32 : i1
// CHECK-NEXT:     %34 = arith.cmpi eq, %28, %c0_i8 : i8
// CHECK-NEXT:     %c-1_i4 = arith.constant -1 : i4
// CHECK-NEXT:     %c0_i4 = arith.constant 0 : i4
// CHECK-NEXT:     %35 = arith.select %29, %c-1_i4, %27 : i4
// CHECK-NEXT:     %36 = arith.select %33, %c0_i4, %35 : i4
// CHECK-NEXT:     %37 = arith.select %34, %27, %36 : i4
// CHECK-NEXT:     %c4194303_i32 = arith.constant 4194303 : i32
// CHECK-NEXT:     %c2097152_i32 = arith.constant 2097152 : i32
// CHECK-NEXT:     %38 = arith.andi %15, %c4194303_i32 : i32
// CHECK-NEXT:     %39 = arith.cmpi uge, %38, %c2097152_i32 : i32
// CHECK-NEXT:     %40 = arith.ori %39, %29 : i1
// CHECK-NEXT:     %41 = arith.addi %37, %c1_i4 : i4
// CHECK-NEXT:     %42 = arith.select %40, %41, %37 : i4
// CHECK-NEXT:     %43 = arith.bitcast %42 : i4 to f4E2M1FN
// CHECK-NEXT:     return %43 : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }
