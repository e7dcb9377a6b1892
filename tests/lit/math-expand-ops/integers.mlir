// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// By way of the bits.

func.func @roundeven_of_vector(%a: vector<2xbf16>) -> vector<2xbf16> {
  %r = math.roundeven %a : vector<2xbf16>
  return %r : vector<2xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_of_vector(%arg0: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xbf16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi16>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : vector<2xi16>
// CHECK-NEXT:     %cst_2 = arith.constant dense<-1> : vector<2xi16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<7> : vector<2xi16>
// CHECK-NEXT:     %cst_4 = arith.constant dense<15> : vector<2xi16>
// CHECK-NEXT:     %cst_5 = arith.constant dense<127> : vector<2xi16>
// CHECK-NEXT:     %cst_6 = arith.constant dense<64> : vector<2xi16>
// CHECK-NEXT:     %cst_7 = arith.constant dense<255> : vector<2xi16>
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %1 = math.round %arg0 : vector<2xbf16>
// CHECK-NEXT:     %2 = arith.bitcast %1 : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %3 = arith.shrui %0, %cst_3 : vector<2xi16>
// CHECK-NEXT:     %4 = arith.andi %3, %cst_7 : vector<2xi16>
// CHECK-NEXT:     %5 = arith.subi %4, %cst_5 : vector<2xi16>
// CHECK-NEXT:     %6 = arith.shrui %2, %cst_3 : vector<2xi16>
// CHECK-NEXT:     %7 = arith.andi %6, %cst_7 : vector<2xi16>
// CHECK-NEXT:     %8 = arith.subi %7, %cst_5 : vector<2xi16>
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %cst_0 : vector<2xi16>
// CHECK-NEXT:     %10 = arith.subi %8, %cst_1 : vector<2xi16>
// CHECK-NEXT:     %11 = arith.maxsi %10, %cst_0 : vector<2xi16>
// CHECK-NEXT:     %12 = arith.minsi %11, %cst_4 : vector<2xi16>
// CHECK-NEXT:     %13 = arith.shrui %cst_5, %12 : vector<2xi16>
// CHECK-NEXT:     %14 = arith.andi %2, %13 : vector<2xi16>
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %cst_0 : vector<2xi16>
// CHECK-NEXT:     %16 = arith.ori %15, %9 : vector<2xi1>
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %cst_2 : vector<2xi16>
// CHECK-NEXT:     %18 = arith.maxsi %5, %cst_0 : vector<2xi16>
// CHECK-NEXT:     %19 = arith.minsi %18, %cst_4 : vector<2xi16>
// CHECK-NEXT:     %20 = arith.shrui %cst_6, %19 : vector<2xi16>
// CHECK-NEXT:     %21 = arith.select %17, %cst_0, %20 : vector<2xi1>, vector<2xi16>
// CHECK-NEXT:     %22 = arith.maxsi %5, %cst_0 : vector<2xi16>
// CHECK-NEXT:     %23 = arith.minsi %22, %cst_4 : vector<2xi16>
// CHECK-NEXT:     %24 = arith.shrui %cst_5, %23 : vector<2xi16>
// CHECK-NEXT:     %25 = arith.andi %0, %24 : vector<2xi16>
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : vector<2xi16>
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %cst_2 : vector<2xi16>
// CHECK-NEXT:     %28 = arith.cmpi slt, %5, %cst_3 : vector<2xi16>
// CHECK-NEXT:     %29 = arith.andi %26, %28 : vector<2xi1>
// CHECK-NEXT:     %30 = arith.andi %29, %27 : vector<2xi1>
// CHECK-NEXT:     %31 = math.copysign %cst, %arg0 : vector<2xbf16>
// CHECK-NEXT:     %32 = arith.subf %1, %31 : vector<2xbf16>
// CHECK-NEXT:     %33 = arith.andi %16, %30 : vector<2xi1>
// CHECK-NEXT:     %34 = arith.select %33, %32, %1 : vector<2xi1>, vector<2xbf16>
// CHECK-NEXT:     %35 = math.copysign %34, %arg0 : vector<2xbf16>
// CHECK-NEXT:     return %35 : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_of_byte(%a: f8E5M2) -> f8E5M2 {
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_of_byte(%arg0: f8E5M2) -> f8E5M2 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f8E5M2
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c31_i8 = arith.constant 31 : i8
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E5M2 to i8
// CHECK-NEXT:     %1 = math.round %arg0 : f8E5M2
// CHECK-NEXT:     %2 = arith.bitcast %1 : f8E5M2 to i8
// CHECK-NEXT:     %3 = arith.shrui %0, %c2_i8 : i8
// CHECK-NEXT:     %4 = arith.andi %3, %c31_i8 : i8
// CHECK-NEXT:     %5 = arith.subi %4, %c15_i8 : i8
// CHECK-NEXT:     %6 = arith.shrui %2, %c2_i8 : i8
// CHECK-NEXT:     %7 = arith.andi %6, %c31_i8 : i8
// CHECK-NEXT:     %8 = arith.subi %7, %c15_i8 : i8
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %c0_i8 : i8
// CHECK-NEXT:     %10 = arith.subi %8, %c1_i8 : i8
// CHECK-NEXT:     %11 = arith.maxsi %10, %c0_i8 : i8
// CHECK-NEXT:     %12 = arith.minsi %11, %c7_i8 : i8
// CHECK-NEXT:     %13 = arith.shrui %c3_i8, %12 : i8
// CHECK-NEXT:     %14 = arith.andi %2, %13 : i8
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %c0_i8 : i8
// CHECK-NEXT:     %16 = arith.ori %15, %9 : i1
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %c-1_i8 : i8
// CHECK-NEXT:     %18 = arith.maxsi %5, %c0_i8 : i8
// CHECK-NEXT:     %19 = arith.minsi %18, %c7_i8 : i8
// CHECK-NEXT:     %20 = arith.shrui %c2_i8, %19 : i8
// CHECK-NEXT:     %21 = arith.select %17, %c0_i8, %20 : i8
// CHECK-NEXT:     %22 = arith.maxsi %5, %c0_i8 : i8
// CHECK-NEXT:     %23 = arith.minsi %22, %c7_i8 : i8
// CHECK-NEXT:     %24 = arith.shrui %c3_i8, %23 : i8
// CHECK-NEXT:     %25 = arith.andi %0, %24 : i8
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : i8
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %c-1_i8 : i8
// CHECK-NEXT:     %28 = arith.cmpi slt, %5, %c2_i8 : i8
// CHECK-NEXT:     %29 = arith.andi %26, %28 : i1
// CHECK-NEXT:     %30 = arith.andi %29, %27 : i1
// CHECK-NEXT:     %31 = math.copysign %cst, %arg0 : f8E5M2
// CHECK-NEXT:     %32 = arith.subf %1, %31 : f8E5M2
// CHECK-NEXT:     %33 = arith.andi %16, %30 : i1
// CHECK-NEXT:     %34 = arith.select %33, %32, %1 : f8E5M2
// CHECK-NEXT:     %35 = math.copysign %34, %arg0 : f8E5M2
// CHECK-NEXT:     return %35 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_i1(%a: i1) -> i1 {
  %r = math.ctlz %a : i1
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_i1(%arg0: i1) -> i1 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %false : i1
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_i8(%a: i8) -> i8 {
  %r = math.ctlz %a : i8
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_i8(%arg0: i8) -> i8 {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c63_i8 = arith.constant 63 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c15_i8 : i8
// CHECK-NEXT:     %1 = arith.shli %arg0, %c4_i8 : i8
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : i8
// CHECK-NEXT:     %3 = arith.select %0, %c4_i8, %c0_i8 : i8
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %c63_i8 : i8
// CHECK-NEXT:     %5 = arith.addi %3, %c2_i8 : i8
// CHECK-NEXT:     %6 = arith.shli %2, %c2_i8 : i8
// CHECK-NEXT:     %7 = arith.select %4, %6, %2 : i8
// CHECK-NEXT:     %8 = arith.select %4, %5, %3 : i8
// CHECK-NEXT:     %9 = arith.cmpi ule, %7, %c127_i8 : i8
// CHECK-NEXT:     %10 = arith.addi %8, %c1_i8 : i8
// CHECK-NEXT:     %11 = arith.select %9, %10, %8 : i8
// CHECK-NEXT:     %12 = arith.cmpi eq, %arg0, %c0_i8 : i8
// CHECK-NEXT:     %13 = arith.select %12, %c8_i8, %11 : i8
// CHECK-NEXT:     return %13 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_of_vector(%a: vector<4xi16>) -> vector<4xi16> {
  %r = math.ctlz %a : vector<4xi16>
  return %r : vector<4xi16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_of_vector(%arg0: vector<4xi16>) -> vector<4xi16> {
// CHECK-NEXT:     %cst = arith.constant dense<16> : vector<4xi16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<32767> : vector<4xi16>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : vector<4xi16>
// CHECK-NEXT:     %cst_2 = arith.constant dense<16383> : vector<4xi16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<2> : vector<4xi16>
// CHECK-NEXT:     %cst_4 = arith.constant dense<4095> : vector<4xi16>
// CHECK-NEXT:     %cst_5 = arith.constant dense<4> : vector<4xi16>
// CHECK-NEXT:     %cst_6 = arith.constant dense<0> : vector<4xi16>
// CHECK-NEXT:     %cst_7 = arith.constant dense<8> : vector<4xi16>
// CHECK-NEXT:     %cst_8 = arith.constant dense<255> : vector<4xi16>
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %cst_8 : vector<4xi16>
// CHECK-NEXT:     %1 = arith.shli %arg0, %cst_7 : vector<4xi16>
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %3 = arith.select %0, %cst_7, %cst_6 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %cst_4 : vector<4xi16>
// CHECK-NEXT:     %5 = arith.addi %3, %cst_5 : vector<4xi16>
// CHECK-NEXT:     %6 = arith.shli %2, %cst_5 : vector<4xi16>
// CHECK-NEXT:     %7 = arith.select %4, %6, %2 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %8 = arith.select %4, %5, %3 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %9 = arith.cmpi ule, %7, %cst_2 : vector<4xi16>
// CHECK-NEXT:     %10 = arith.addi %8, %cst_3 : vector<4xi16>
// CHECK-NEXT:     %11 = arith.shli %7, %cst_3 : vector<4xi16>
// CHECK-NEXT:     %12 = arith.select %9, %11, %7 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %13 = arith.select %9, %10, %8 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %14 = arith.cmpi ule, %12, %cst_0 : vector<4xi16>
// CHECK-NEXT:     %15 = arith.addi %13, %cst_1 : vector<4xi16>
// CHECK-NEXT:     %16 = arith.select %14, %15, %13 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %17 = arith.cmpi eq, %arg0, %cst_6 : vector<4xi16>
// CHECK-NEXT:     %18 = arith.select %17, %cst, %16 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     return %18 : vector<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_of_tensor(%a: tensor<2xi4>) -> tensor<2xi4> {
  %r = math.ctlz %a : tensor<2xi4>
  return %r : tensor<2xi4>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_of_tensor(%arg0: tensor<2xi4>) -> tensor<2xi4> {
// CHECK-NEXT:     %cst = arith.constant dense<4> : tensor<2xi4>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7> : tensor<2xi4>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : tensor<2xi4>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : tensor<2xi4>
// CHECK-NEXT:     %cst_3 = arith.constant dense<2> : tensor<2xi4>
// CHECK-NEXT:     %cst_4 = arith.constant dense<3> : tensor<2xi4>
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %cst_4 : tensor<2xi4>
// CHECK-NEXT:     %1 = arith.shli %arg0, %cst_3 : tensor<2xi4>
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %3 = arith.select %0, %cst_3, %cst_2 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %cst_0 : tensor<2xi4>
// CHECK-NEXT:     %5 = arith.addi %3, %cst_1 : tensor<2xi4>
// CHECK-NEXT:     %6 = arith.select %4, %5, %3 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     %7 = arith.cmpi eq, %arg0, %cst_2 : tensor<2xi4>
// CHECK-NEXT:     %8 = arith.select %7, %cst, %6 : tensor<2xi1>, tensor<2xi4>
// CHECK-NEXT:     return %8 : tensor<2xi4>
// CHECK-NEXT:   }
// CHECK-NEXT: }
