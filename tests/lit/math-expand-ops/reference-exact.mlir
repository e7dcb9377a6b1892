// RUN: pyopt %s --math-expand-ops='reference-exact=true' --split-input-file | FileCheck %s

// As the reference has it.

func.func @ceil(%a: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.fptosi %arg0 : f32 to i64
// CHECK-NEXT:     %1 = arith.sitofp %0 : i64 to f32
// CHECK-NEXT:     %2 = math.copysign %1, %arg0 : f32
// CHECK-NEXT:     %3 = arith.cmpf ogt, %arg0, %2 : f32
// CHECK-NEXT:     %4 = arith.select %3, %cst, %cst_0 : f32
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f32
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceil_of_vector(%a: vector<2xf64>) -> vector<2xf64> {
  %r = math.ceil %a : vector<2xf64>
  return %r : vector<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_of_vector(%arg0: vector<2xf64>) -> vector<2xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf64>
// CHECK-NEXT:     %0 = arith.fptosi %arg0 : vector<2xf64> to vector<2xi64>
// CHECK-NEXT:     %1 = arith.sitofp %0 : vector<2xi64> to vector<2xf64>
// CHECK-NEXT:     %2 = math.copysign %1, %arg0 : vector<2xf64>
// CHECK-NEXT:     %3 = arith.cmpf ogt, %arg0, %2 : vector<2xf64>
// CHECK-NEXT:     %4 = arith.select %3, %cst, %cst_0 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:     %5 = arith.addf %2, %4 : vector<2xf64>
// CHECK-NEXT:     return %5 : vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceil_of_f128(%a: f128) -> f128 {
  %r = math.ceil %a : f128
  return %r : f128
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_of_f128(%arg0: f128) -> f128 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f128
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f128
// CHECK-NEXT:     %0 = arith.fptosi %arg0 : f128 to i64
// CHECK-NEXT:     %1 = arith.sitofp %0 : i64 to f128
// CHECK-NEXT:     %2 = math.copysign %1, %arg0 : f128
// CHECK-NEXT:     %3 = arith.cmpf ogt, %arg0, %2 : f128
// CHECK-NEXT:     %4 = arith.select %3, %cst, %cst_0 : f128
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f128
// CHECK-NEXT:     return %5 : f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceil_without_infinities(%a: f8E4M3FN) -> f8E4M3FN {
  %r = math.ceil %a : f8E4M3FN
  return %r : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_without_infinities(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %0 = arith.fptosi %arg0 : f8E4M3FN to i64
// CHECK-NEXT:     %1 = arith.sitofp %0 : i64 to f8E4M3FN
// CHECK-NEXT:     %2 = math.copysign %1, %arg0 : f8E4M3FN
// CHECK-NEXT:     %3 = arith.cmpf ogt, %arg0, %2 : f8E4M3FN
// CHECK-NEXT:     %4 = arith.select %3, %cst, %cst_0 : f8E4M3FN
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f8E4M3FN
// CHECK-NEXT:     return %5 : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @round(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @round(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT:     %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT:     %0 = math.copysign %cst, %arg0 : f32
// CHECK-NEXT:     %1 = arith.addf %arg0, %0 : f32
// CHECK-NEXT:     %2 = arith.fptosi %1 : f32 to i64
// CHECK-NEXT:     %3 = arith.sitofp %2 : i64 to f32
// CHECK-NEXT:     %4 = math.copysign %3, %1 : f32
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %6 = arith.shrui %5, %c23_i32 : i32
// CHECK-NEXT:     %7 = arith.andi %6, %c255_i32 : i32
// CHECK-NEXT:     %8 = arith.subi %7, %c127_i32 : i32
// CHECK-NEXT:     %9 = arith.cmpi sge, %8, %c23_i32 : i32
// CHECK-NEXT:     %10 = arith.select %9, %arg0, %4 : f32
// CHECK-NEXT:     return %10 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @round_of_tensor(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = math.round %a : tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @round_of_tensor(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<5.000000e-01> : tensor<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<23> : tensor<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<127> : tensor<2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<255> : tensor<2xi32>
// CHECK-NEXT:     %0 = math.copysign %cst, %arg0 : tensor<2xf32>
// CHECK-NEXT:     %1 = arith.addf %arg0, %0 : tensor<2xf32>
// CHECK-NEXT:     %2 = arith.fptosi %1 : tensor<2xf32> to tensor<2xi64>
// CHECK-NEXT:     %3 = arith.sitofp %2 : tensor<2xi64> to tensor<2xf32>
// CHECK-NEXT:     %4 = math.copysign %3, %1 : tensor<2xf32>
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : tensor<2xf32> to tensor<2xi32>
// CHECK-NEXT:     %6 = arith.shrui %5, %cst_0 : tensor<2xi32>
// CHECK-NEXT:     %7 = arith.andi %6, %cst_2 : tensor<2xi32>
// CHECK-NEXT:     %8 = arith.subi %7, %cst_1 : tensor<2xi32>
// CHECK-NEXT:     %9 = arith.cmpi sge, %8, %cst_0 : tensor<2xi32>
// CHECK-NEXT:     %10 = arith.select %9, %arg0, %4 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT:     return %10 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven(%a: f32) -> f32 {
  %r = math.roundeven %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
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
// CHECK-NEXT:     %1 = math.copysign %cst, %arg0 : f32
// CHECK-NEXT:     %2 = arith.addf %arg0, %1 : f32
// CHECK-NEXT:     %3 = arith.fptosi %2 : f32 to i64
// CHECK-NEXT:     %4 = arith.sitofp %3 : i64 to f32
// CHECK-NEXT:     %5 = math.copysign %4, %2 : f32
// CHECK-NEXT:     %6 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %7 = arith.shrui %6, %c23_i32 : i32
// CHECK-NEXT:     %8 = arith.andi %7, %c255_i32 : i32
// CHECK-NEXT:     %9 = arith.subi %8, %c127_i32 : i32
// CHECK-NEXT:     %10 = arith.cmpi sge, %9, %c23_i32 : i32
// CHECK-NEXT:     %11 = arith.select %10, %arg0, %5 : f32
// CHECK-NEXT:     %12 = arith.bitcast %11 : f32 to i32
// CHECK-NEXT:     %13 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %14 = arith.andi %13, %c255_i32 : i32
// CHECK-NEXT:     %15 = arith.subi %14, %c127_i32 : i32
// CHECK-NEXT:     %16 = arith.shrui %12, %c23_i32 : i32
// CHECK-NEXT:     %17 = arith.andi %16, %c255_i32 : i32
// CHECK-NEXT:     %18 = arith.subi %17, %c127_i32 : i32
// CHECK-NEXT:     %19 = arith.cmpi eq, %18, %c0_i32 : i32
// CHECK-NEXT:     %20 = arith.subi %18, %c1_i32 : i32
// CHECK-NEXT:     %21 = arith.maxsi %20, %c0_i32 : i32
// CHECK-NEXT:     %22 = arith.minsi %21, %c31_i32 : i32
// CHECK-NEXT:     %23 = arith.shrui %c8388607_i32, %22 : i32
// CHECK-NEXT:     %24 = arith.andi %12, %23 : i32
// CHECK-NEXT:     %25 = arith.cmpi ne, %24, %c0_i32 : i32
// CHECK-NEXT:     %26 = arith.ori %25, %19 : i1
// CHECK-NEXT:     %27 = arith.cmpi eq, %15, %c-1_i32 : i32
// CHECK-NEXT:     %28 = arith.maxsi %15, %c0_i32 : i32
// CHECK-NEXT:     %29 = arith.minsi %28, %c31_i32 : i32
// CHECK-NEXT:     %30 = arith.shrui %c4194304_i32, %29 : i32
// CHECK-NEXT:     %31 = arith.select %27, %c0_i32, %30 : i32
// CHECK-NEXT:     %32 = arith.maxsi %15, %c0_i32 : i32
// CHECK-NEXT:     %33 = arith.minsi %32, %c31_i32 : i32
// CHECK-NEXT:     %34 = arith.shrui %c8388607_i32, %33 : i32
// CHECK-NEXT:     %35 = arith.andi %0, %34 : i32
// CHECK-NEXT:     %36 = arith.cmpi eq, %35, %31 : i32
// CHECK-NEXT:     %37 = arith.cmpi sge, %15, %c-1_i32 : i32
// CHECK-NEXT:     %38 = arith.cmpi slt, %15, %c23_i32 : i32
// CHECK-NEXT:     %39 = arith.andi %36, %38 : i1
// CHECK-NEXT:     %40 = arith.andi %39, %37 : i1
// CHECK-NEXT:     %41 = math.copysign %cst_0, %arg0 : f32
// CHECK-NEXT:     %42 = arith.subf %11, %41 : f32
// CHECK-NEXT:     %43 = arith.andi %26, %40 : i1
// CHECK-NEXT:     %44 = arith.select %43, %42, %11 : f32
// CHECK-NEXT:     %45 = math.copysign %44, %arg0 : f32
// CHECK-NEXT:     return %45 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_of_f80(%a: f80) -> f80 {
  %r = math.roundeven %a : f80
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_of_f80(%arg0: f80) -> f80 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %c0_i80 = arith.constant 0 : i80
// CHECK-NEXT:     %c1_i80 = arith.constant 1 : i80
// CHECK-NEXT:     %c18446744073709551615_i80 = arith.constant 18446744073709551615 : i80
// CHECK-NEXT:     %c63_i80 = arith.constant 63 : i80
// CHECK-NEXT:     %c79_i80 = arith.constant 79 : i80
// CHECK-NEXT:     %c32767_i80 = arith.constant 32767 : i80
// CHECK-NEXT:     %c4611686018427387904_i80 = arith.constant 4611686018427387904 : i80
// CHECK-NEXT:     %c9223372036854775807_i80 = arith.constant 9223372036854775807 : i80
// CHECK-NEXT:     %c65535_i80 = arith.constant 65535 : i80
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f80 to i80
// CHECK-NEXT:     %1 = math.round %arg0 : f80
// CHECK-NEXT:     %2 = arith.bitcast %1 : f80 to i80
// CHECK-NEXT:     %3 = arith.shrui %0, %c63_i80 : i80
// CHECK-NEXT:     %4 = arith.andi %3, %c65535_i80 : i80
// CHECK-NEXT:     %5 = arith.subi %4, %c32767_i80 : i80
// CHECK-NEXT:     %6 = arith.shrui %2, %c63_i80 : i80
// CHECK-NEXT:     %7 = arith.andi %6, %c65535_i80 : i80
// CHECK-NEXT:     %8 = arith.subi %7, %c32767_i80 : i80
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %c0_i80 : i80
// CHECK-NEXT:     %10 = arith.subi %8, %c1_i80 : i80
// CHECK-NEXT:     %11 = arith.maxsi %10, %c0_i80 : i80
// CHECK-NEXT:     %12 = arith.minsi %11, %c79_i80 : i80
// CHECK-NEXT:     %13 = arith.shrui %c9223372036854775807_i80, %12 : i80
// CHECK-NEXT:     %14 = arith.andi %2, %13 : i80
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %c0_i80 : i80
// CHECK-NEXT:     %16 = arith.ori %15, %9 : i1
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %c18446744073709551615_i80 : i80
// CHECK-NEXT:     %18 = arith.maxsi %5, %c0_i80 : i80
// CHECK-NEXT:     %19 = arith.minsi %18, %c79_i80 : i80
// CHECK-NEXT:     %20 = arith.shrui %c4611686018427387904_i80, %19 : i80
// CHECK-NEXT:     %21 = arith.select %17, %c0_i80, %20 : i80
// CHECK-NEXT:     %22 = arith.maxsi %5, %c0_i80 : i80
// CHECK-NEXT:     %23 = arith.minsi %22, %c79_i80 : i80
// CHECK-NEXT:     %24 = arith.shrui %c9223372036854775807_i80, %23 : i80
// CHECK-NEXT:     %25 = arith.andi %0, %24 : i80
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : i80
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %c18446744073709551615_i80 : i80
// CHECK-NEXT:     %28 = arith.cmpi slt, %5, %c63_i80 : i80
// CHECK-NEXT:     %29 = arith.andi %26, %28 : i1
// CHECK-NEXT:     %30 = arith.andi %29, %27 : i1
// CHECK-NEXT:     %31 = math.copysign %cst, %arg0 : f80
// CHECK-NEXT:     %32 = arith.subf %1, %31 : f80
// CHECK-NEXT:     %33 = arith.andi %16, %30 : i1
// CHECK-NEXT:     %34 = arith.select %33, %32, %1 : f80
// CHECK-NEXT:     %35 = math.copysign %34, %arg0 : f80
// CHECK-NEXT:     return %35 : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_of_f128(%a: f128) -> f128 {
  %r = math.roundeven %a : f128
  return %r : f128
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_of_f128(%arg0: f128) -> f128 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f128
// CHECK-NEXT:     %c0_i128 = arith.constant 0 : i128
// CHECK-NEXT:     %c1_i128 = arith.constant 1 : i128
// CHECK-NEXT:     %c18446744073709551615_i128 = arith.constant 18446744073709551615 : i128
// CHECK-NEXT:     %c112_i128 = arith.constant 112 : i128
// CHECK-NEXT:     %c127_i128 = arith.constant 127 : i128
// CHECK-NEXT:     %c16383_i128 = arith.constant 16383 : i128
// CHECK-NEXT:     %c140737488355328_i128 = arith.constant 140737488355328 : i128
// CHECK-NEXT:     %c281474976710655_i128 = arith.constant 281474976710655 : i128
// CHECK-NEXT:     %c32767_i128 = arith.constant 32767 : i128
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f128 to i128
// CHECK-NEXT:     %1 = math.round %arg0 : f128
// CHECK-NEXT:     %2 = arith.bitcast %1 : f128 to i128
// CHECK-NEXT:     %3 = arith.shrui %0, %c112_i128 : i128
// CHECK-NEXT:     %4 = arith.andi %3, %c32767_i128 : i128
// CHECK-NEXT:     %5 = arith.subi %4, %c16383_i128 : i128
// CHECK-NEXT:     %6 = arith.shrui %2, %c112_i128 : i128
// CHECK-NEXT:     %7 = arith.andi %6, %c32767_i128 : i128
// CHECK-NEXT:     %8 = arith.subi %7, %c16383_i128 : i128
// CHECK-NEXT:     %9 = arith.cmpi eq, %8, %c0_i128 : i128
// CHECK-NEXT:     %10 = arith.subi %8, %c1_i128 : i128
// CHECK-NEXT:     %11 = arith.maxsi %10, %c0_i128 : i128
// CHECK-NEXT:     %12 = arith.minsi %11, %c127_i128 : i128
// CHECK-NEXT:     %13 = arith.shrui %c281474976710655_i128, %12 : i128
// CHECK-NEXT:     %14 = arith.andi %2, %13 : i128
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %c0_i128 : i128
// CHECK-NEXT:     %16 = arith.ori %15, %9 : i1
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %c18446744073709551615_i128 : i128
// CHECK-NEXT:     %18 = arith.maxsi %5, %c0_i128 : i128
// CHECK-NEXT:     %19 = arith.minsi %18, %c127_i128 : i128
// CHECK-NEXT:     %20 = arith.shrui %c140737488355328_i128, %19 : i128
// CHECK-NEXT:     %21 = arith.select %17, %c0_i128, %20 : i128
// CHECK-NEXT:     %22 = arith.maxsi %5, %c0_i128 : i128
// CHECK-NEXT:     %23 = arith.minsi %22, %c127_i128 : i128
// CHECK-NEXT:     %24 = arith.shrui %c281474976710655_i128, %23 : i128
// CHECK-NEXT:     %25 = arith.andi %0, %24 : i128
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : i128
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %c18446744073709551615_i128 : i128
// CHECK-NEXT:     %28 = arith.cmpi slt, %5, %c112_i128 : i128
// CHECK-NEXT:     %29 = arith.andi %26, %28 : i1
// CHECK-NEXT:     %30 = arith.andi %29, %27 : i1
// CHECK-NEXT:     %31 = math.copysign %cst, %arg0 : f128
// CHECK-NEXT:     %32 = arith.subf %1, %31 : f128
// CHECK-NEXT:     %33 = arith.andi %16, %30 : i1
// CHECK-NEXT:     %34 = arith.select %33, %32, %1 : f128
// CHECK-NEXT:     %35 = math.copysign %34, %arg0 : f128
// CHECK-NEXT:     return %35 : f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clampf(%a: f32, %least: f32, %most: f32) -> f32 {
  %r = math.clampf %a to [%least, %most] fastmath<nnan> : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @clampf(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.minimumf %arg0, %arg1 fastmath<nnan> : f32
// CHECK-NEXT:     %1 = arith.maximumf %0, %arg2 fastmath<nnan> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = math.log %arg0 : f32
// CHECK-NEXT:     %1 = arith.mulf %arg1, %0 : f32
// CHECK-NEXT:     %2 = math.exp %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_of_constant(%a: f32) -> f32 {
  %b = arith.constant 1.5 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_of_constant(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %0 = math.log %arg0 : f32
// CHECK-NEXT:     %1 = arith.mulf %0, %cst : f32
// CHECK-NEXT:     %2 = math.exp %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @powf_minus_3(%a: f32) -> f32 {
  %b = arith.constant -3.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_minus_3(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:     %0 = math.log %arg0 : f32
// CHECK-NEXT:     %1 = arith.mulf %0, %cst : f32
// CHECK-NEXT:     %2 = math.exp %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_base(%b: f32) -> f32 {
  %a = arith.constant 2.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_base(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 0.693147182 : f32
// CHECK-NEXT:     %0 = arith.mulf %arg0, %cst : f32
// CHECK-NEXT:     %1 = math.exp %0 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @several(%a: vector<2xf32>) -> vector<2xf32> {
  %b = arith.constant dense<[2.0, 1.0]> : vector<2xf32>
  %r = math.powf %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%arg0: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<[2.000000e+00, 1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0 = math.log %arg0 : vector<2xf32>
// CHECK-NEXT:     %1 = arith.mulf %0, %cst : vector<2xf32>
// CHECK-NEXT:     %2 = math.exp %1 : vector<2xf32>
// CHECK-NEXT:     return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi(%a: f32, %n: i32) -> f32 {
  %r = math.fpowi %a, %n fastmath<ninf> : f32, i32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi(%arg0: f32, %arg1: i32) -> f32 {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i32 to f32
// CHECK-NEXT:     %1 = math.log %arg0 : f32
// CHECK-NEXT:     %2 = arith.mulf %0, %1 : f32
// CHECK-NEXT:     %3 = math.exp %2 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi_i1(%a: f32, %n: i1) -> f32 {
  %r = math.fpowi %a, %n : f32, i1
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi_i1(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i1 to f32
// CHECK-NEXT:     %1 = math.log %arg0 : f32
// CHECK-NEXT:     %2 = arith.mulf %0, %1 : f32
// CHECK-NEXT:     %3 = math.exp %2 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi_several(%a: vector<2xf32>) -> vector<2xf32> {
  %n = arith.constant dense<[2, 3]> : vector<2xi32>
  %r = math.fpowi %a, %n : vector<2xf32>, vector<2xi32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi_several(%arg0: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<[2.000000e+00, 3.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0 = math.log %arg0 : vector<2xf32>
// CHECK-NEXT:     %1 = arith.mulf %0, %cst : vector<2xf32>
// CHECK-NEXT:     %2 = math.exp %1 : vector<2xf32>
// CHECK-NEXT:     return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inverse(%a: f32) -> f32 {
  %n = arith.constant -1 : i32
  %r = math.fpowi %a, %n : f32, i32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inverse(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %0 = arith.cmpf oeq, %arg0, %cst_0 : f32
// CHECK-NEXT:     %1 = arith.cmpf oeq, %arg0, %cst_1 : f32
// CHECK-NEXT:     %2 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     %3 = arith.select %0, %cst_2, %2 : f32
// CHECK-NEXT:     %4 = arith.select %1, %cst_3, %3 : f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inverse_cubes(%a: vector<4xf32>) -> vector<4xf32> {
  %n = arith.constant dense<-3> : vector<4xi32>
  %r = math.fpowi %a, %n : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inverse_cubes(%arg0: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0xFF800000> : vector<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0x7F800000> : vector<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<-0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %1 = arith.mulf %0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %2 = arith.cmpf oeq, %1, %cst_2 : vector<4xf32>
// CHECK-NEXT:     %3 = arith.cmpf oeq, %1, %cst_1 : vector<4xf32>
// CHECK-NEXT:     %4 = arith.divf %cst_3, %1 : vector<4xf32>
// CHECK-NEXT:     %5 = arith.select %2, %cst_0, %4 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %6 = arith.select %3, %cst, %5 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %6 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_i17(%a: i17) -> i17 {
  %r = math.ctlz %a : i17
  return %r : i17
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_i17(%arg0: i17) -> i17 {
// CHECK-NEXT:     %c17_i17 = arith.constant 17 : i17
// CHECK-NEXT:     %c65535_i17 = arith.constant 65535 : i17
// CHECK-NEXT:     %c1_i17 = arith.constant 1 : i17
// CHECK-NEXT:     %c32767_i17 = arith.constant 32767 : i17
// CHECK-NEXT:     %c2_i17 = arith.constant 2 : i17
// CHECK-NEXT:     %c8191_i17 = arith.constant 8191 : i17
// CHECK-NEXT:     %c4_i17 = arith.constant 4 : i17
// CHECK-NEXT:     %c0_i17 = arith.constant 0 : i17
// CHECK-NEXT:     %c8_i17 = arith.constant 8 : i17
// CHECK-NEXT:     %c511_i17 = arith.constant 511 : i17
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c511_i17 : i17
// CHECK-NEXT:     %1 = arith.shli %arg0, %c8_i17 : i17
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : i17
// CHECK-NEXT:     %3 = arith.select %0, %c8_i17, %c0_i17 : i17
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %c8191_i17 : i17
// CHECK-NEXT:     %5 = arith.addi %3, %c4_i17 : i17
// CHECK-NEXT:     %6 = arith.shli %2, %c4_i17 : i17
// CHECK-NEXT:     %7 = arith.select %4, %6, %2 : i17
// CHECK-NEXT:     %8 = arith.select %4, %5, %3 : i17
// CHECK-NEXT:     %9 = arith.cmpi ule, %7, %c32767_i17 : i17
// CHECK-NEXT:     %10 = arith.addi %8, %c2_i17 : i17
// CHECK-NEXT:     %11 = arith.shli %7, %c2_i17 : i17
// CHECK-NEXT:     %12 = arith.select %9, %11, %7 : i17
// CHECK-NEXT:     %13 = arith.select %9, %10, %8 : i17
// CHECK-NEXT:     %14 = arith.cmpi ule, %12, %c65535_i17 : i17
// CHECK-NEXT:     %15 = arith.addi %13, %c1_i17 : i17
// CHECK-NEXT:     %16 = arith.select %14, %15, %13 : i17
// CHECK-NEXT:     %17 = arith.cmpi eq, %arg0, %c0_i17 : i17
// CHECK-NEXT:     %18 = arith.select %17, %c17_i17, %16 : i17
// CHECK-NEXT:     return %18 : i17
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_i3(%a: i3) -> i3 {
  %r = math.ctlz %a : i3
  return %r : i3
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_i3(%arg0: i3) -> i3 {
// CHECK-NEXT:     %c1_i3 = arith.constant 1 : i3
// CHECK-NEXT:     %c0_i3 = arith.constant 0 : i3
// CHECK-NEXT:     %c3_i3 = arith.constant 3 : i3
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c3_i3 : i3
// CHECK-NEXT:     %1 = arith.select %0, %c1_i3, %c0_i3 : i3
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %c0_i3 : i3
// CHECK-NEXT:     %3 = arith.select %2, %c3_i3, %1 : i3
// CHECK-NEXT:     return %3 : i3
// CHECK-NEXT:   }
// CHECK-NEXT: }
