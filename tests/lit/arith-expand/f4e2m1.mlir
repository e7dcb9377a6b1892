// RUN: pyopt --split-input-file --arith-expand=include-f4e2m1 %s | FileCheck %s

func.func @t(%a: f4E2M1FN) -> f32 {
  %0 = arith.extf %a : f4E2M1FN to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f4E2M1FN) -> f32 {
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
// CHECK-NEXT:     return %15 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f4E2M1FN) -> f8E5M2 {
  %0 = arith.extf %a : f4E2M1FN to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f4E2M1FN) -> f8E5M2 {
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
// CHECK-NEXT:     %16 = arith.truncf %15 : f32 to f8E5M2
// CHECK-NEXT:     return %16 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f32) -> f4E2M1FN {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f32) -> f4E2M1FN {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT:     %1 = arith.andi %0, %c2147483647_i32 : i32
// CHECK-NEXT:     %2 = arith.bitcast %1 : i32 to f32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %3 = arith.shrui %0, %c31_i32 : i32
// CHECK-NEXT:     %4 = arith.trunci %3 : i32 to i4
// CHECK-NEXT:     %c3_i4 = arith.constant 3 : i4
// CHECK-NEXT:     %5 = arith.shli %4, %c3_i4 : i4
// CHECK-NEXT:     %cst = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %6 = arith.cmpf ugt, %2, %cst : f32
// CHECK-NEXT:     %7 = arith.extui %6 : i1 to i4
// CHECK-NEXT:     %8 = arith.addi %5, %7 : i4
// CHECK-NEXT:     %cst_0 = arith.constant 7.500000e-01 : f32
// CHECK-NEXT:     %9 = arith.cmpf uge, %2, %cst_0 : f32
// CHECK-NEXT:     %10 = arith.extui %9 : i1 to i4
// CHECK-NEXT:     %11 = arith.addi %8, %10 : i4
// CHECK-NEXT:     %cst_1 = arith.constant 1.250000e+00 : f32
// CHECK-NEXT:     %12 = arith.cmpf ugt, %2, %cst_1 : f32
// CHECK-NEXT:     %13 = arith.extui %12 : i1 to i4
// CHECK-NEXT:     %14 = arith.addi %11, %13 : i4
// CHECK-NEXT:     %cst_2 = arith.constant 1.750000e+00 : f32
// CHECK-NEXT:     %15 = arith.cmpf uge, %2, %cst_2 : f32
// CHECK-NEXT:     %16 = arith.extui %15 : i1 to i4
// CHECK-NEXT:     %17 = arith.addi %14, %16 : i4
// CHECK-NEXT:     %cst_3 = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %18 = arith.cmpf ugt, %2, %cst_3 : f32
// CHECK-NEXT:     %19 = arith.extui %18 : i1 to i4
// CHECK-NEXT:     %20 = arith.addi %17, %19 : i4
// CHECK-NEXT:     %cst_4 = arith.constant 3.500000e+00 : f32
// CHECK-NEXT:     %21 = arith.cmpf uge, %2, %cst_4 : f32
// CHECK-NEXT:     %22 = arith.extui %21 : i1 to i4
// CHECK-NEXT:     %23 = arith.addi %20, %22 : i4
// CHECK-NEXT:     %cst_5 = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %24 = arith.cmpf ugt, %2, %cst_5 : f32
// CHECK-NEXT:     %25 = arith.extui %24 : i1 to i4
// CHECK-NEXT:     %26 = arith.addi %23, %25 : i4
// CHECK-NEXT:     %27 = arith.bitcast %26 : i4 to f4E2M1FN
// CHECK-NEXT:     return %27 : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: vector<2xf64>) -> vector<2xf4E2M1FN> {
  %0 = arith.truncf %a : vector<2xf64> to vector<2xf4E2M1FN>
  return %0 : vector<2xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: vector<2xf64>) -> vector<2xf4E2M1FN> {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : vector<2xf64> to vector<2xi64>
// CHECK-NEXT:     %cst = arith.constant dense<9223372036854775807> : vector<2xi64>
// CHECK-NEXT:     %1 = arith.andi %0, %cst : vector<2xi64>
// CHECK-NEXT:     %2 = arith.bitcast %1 : vector<2xi64> to vector<2xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<63> : vector<2xi64>
// CHECK-NEXT:     %3 = arith.shrui %0, %cst_0 : vector<2xi64>
// CHECK-NEXT:     %4 = arith.trunci %3 : vector<2xi64> to vector<2xi4>
// CHECK-NEXT:     %cst_1 = arith.constant dense<3> : vector<2xi4>
// CHECK-NEXT:     %5 = arith.shli %4, %cst_1 : vector<2xi4>
// CHECK-NEXT:     %cst_2 = arith.constant dense<2.500000e-01> : vector<2xf64>
// CHECK-NEXT:     %6 = arith.cmpf ugt, %2, %cst_2 : vector<2xf64>
// CHECK-NEXT:     %7 = arith.extui %6 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %8 = arith.addi %5, %7 : vector<2xi4>
// CHECK-NEXT:     %cst_3 = arith.constant dense<7.500000e-01> : vector<2xf64>
// CHECK-NEXT:     %9 = arith.cmpf uge, %2, %cst_3 : vector<2xf64>
// CHECK-NEXT:     %10 = arith.extui %9 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %11 = arith.addi %8, %10 : vector<2xi4>
// CHECK-NEXT:     %cst_4 = arith.constant dense<1.250000e+00> : vector<2xf64>
// CHECK-NEXT:     %12 = arith.cmpf ugt, %2, %cst_4 : vector<2xf64>
// CHECK-NEXT:     %13 = arith.extui %12 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %14 = arith.addi %11, %13 : vector<2xi4>
// CHECK-NEXT:     %cst_5 = arith.constant dense<1.750000e+00> : vector<2xf64>
// CHECK-NEXT:     %15 = arith.cmpf uge, %2, %cst_5 : vector<2xf64>
// CHECK-NEXT:     %16 = arith.extui %15 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %17 = arith.addi %14, %16 : vector<2xi4>
// CHECK-NEXT:     %cst_6 = arith.constant dense<2.500000e+00> : vector<2xf64>
// CHECK-NEXT:     %18 = arith.cmpf ugt, %2, %cst_6 : vector<2xf64>
// CHECK-NEXT:     %19 = arith.extui %18 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %20 = arith.addi %17, %19 : vector<2xi4>
// CHECK-NEXT:     %cst_7 = arith.constant dense<3.500000e+00> : vector<2xf64>
// CHECK-NEXT:     %21 = arith.cmpf uge, %2, %cst_7 : vector<2xf64>
// CHECK-NEXT:     %22 = arith.extui %21 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %23 = arith.addi %20, %22 : vector<2xi4>
// CHECK-NEXT:     %cst_8 = arith.constant dense<5.000000e+00> : vector<2xf64>
// CHECK-NEXT:     %24 = arith.cmpf ugt, %2, %cst_8 : vector<2xf64>
// CHECK-NEXT:     %25 = arith.extui %24 : vector<2xi1> to vector<2xi4>
// CHECK-NEXT:     %26 = arith.addi %23, %25 : vector<2xi4>
// CHECK-NEXT:     %27 = arith.bitcast %26 : vector<2xi4> to vector<2xf4E2M1FN>
// CHECK-NEXT:     return %27 : vector<2xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%a: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.truncf %a : f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.bitcast %0 : f32 to i32
// CHECK-NEXT:     %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT:     %2 = arith.andi %1, %c2147483647_i32 : i32
// CHECK-NEXT:     %3 = arith.bitcast %2 : i32 to f32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %4 = arith.shrui %1, %c31_i32 : i32
// CHECK-NEXT:     %5 = arith.trunci %4 : i32 to i4
// CHECK-NEXT:     %c3_i4 = arith.constant 3 : i4
// CHECK-NEXT:     %6 = arith.shli %5, %c3_i4 : i4
// CHECK-NEXT:     %cst = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %7 = arith.cmpf ugt, %3, %cst : f32
// CHECK-NEXT:     %8 = arith.extui %7 : i1 to i4
// CHECK-NEXT:     %9 = arith.addi %6, %8 : i4
// CHECK-NEXT:     %cst_0 = arith.constant 7.500000e-01 : f32
// CHECK-NEXT:     %10 = arith.cmpf uge, %3, %cst_0 : f32
// CHECK-NEXT:     %11 = arith.extui %10 : i1 to i4
// CHECK-NEXT:     %12 = arith.addi %9, %11 : i4
// CHECK-NEXT:     %cst_1 = arith.constant 1.250000e+00 : f32
// CHECK-NEXT:     %13 = arith.cmpf ugt, %3, %cst_1 : f32
// CHECK-NEXT:     %14 = arith.extui %13 : i1 to i4
// CHECK-NEXT:     %15 = arith.addi %12, %14 : i4
// CHECK-NEXT:     %cst_2 = arith.constant 1.750000e+00 : f32
// CHECK-NEXT:     %16 = arith.cmpf uge, %3, %cst_2 : f32
// CHECK-NEXT:     %17 = arith.extui %16 : i1 to i4
// CHECK-NEXT:     %18 = arith.addi %15, %17 : i4
// CHECK-NEXT:     %cst_3 = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %19 = arith.cmpf ugt, %3, %cst_3 : f32
// CHECK-NEXT:     %20 = arith.extui %19 : i1 to i4
// CHECK-NEXT:     %21 = arith.addi %18, %20 : i4
// CHECK-NEXT:     %cst_4 = arith.constant 3.500000e+00 : f32
// CHECK-NEXT:     %22 = arith.cmpf uge, %3, %cst_4 : f32
// CHECK-NEXT:     %23 = arith.extui %22 : i1 to i4
// CHECK-NEXT:     %24 = arith.addi %21, %23 : i4
// CHECK-NEXT:     %cst_5 = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %25 = arith.cmpf ugt, %3, %cst_5 : f32
// CHECK-NEXT:     %26 = arith.extui %25 : i1 to i4
// CHECK-NEXT:     %27 = arith.addi %24, %26 : i4
// CHECK-NEXT:     %28 = arith.bitcast %27 : i4 to f4E2M1FN
// CHECK-NEXT:     return %28 : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Others stay.
func.func @stay(%a: f8E8M0FNU) -> f8E5M2 {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.truncf %0 : f32 to f8E5M2
  return %1 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: f8E8M0FNU) -> f8E5M2 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.truncf %0 : f32 to f8E5M2
// CHECK-NEXT:     return %1 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }
