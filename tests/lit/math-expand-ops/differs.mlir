// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// What the reference gets wrong.

func.func @ceil(%a: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x4B000000 : f32
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %cst_1 : f32
// CHECK-NEXT:     %2 = arith.select %1, %arg0, %cst_0 : f32
// CHECK-NEXT:     %3 = arith.fptosi %2 : f32 to i64
// CHECK-NEXT:     %4 = arith.sitofp %3 : i64 to f32
// CHECK-NEXT:     %5 = math.copysign %4, %2 : f32
// CHECK-NEXT:     %6 = arith.cmpf ogt, %2, %5 : f32
// CHECK-NEXT:     %7 = arith.addf %5, %cst : f32
// CHECK-NEXT:     %8 = arith.select %6, %7, %5 : f32
// CHECK-NEXT:     %9 = arith.select %1, %8, %arg0 : f32
// CHECK-NEXT:     return %9 : f32
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
// CHECK-NEXT:     %cst_1 = arith.constant dense<0x4330000000000000> : vector<2xf64>
// CHECK-NEXT:     %0 = math.absf %arg0 : vector<2xf64>
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %cst_1 : vector<2xf64>
// CHECK-NEXT:     %2 = arith.select %1, %arg0, %cst_0 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:     %3 = arith.fptosi %2 : vector<2xf64> to vector<2xi64>
// CHECK-NEXT:     %4 = arith.sitofp %3 : vector<2xi64> to vector<2xf64>
// CHECK-NEXT:     %5 = math.copysign %4, %2 : vector<2xf64>
// CHECK-NEXT:     %6 = arith.cmpf ogt, %2, %5 : vector<2xf64>
// CHECK-NEXT:     %7 = arith.addf %5, %cst : vector<2xf64>
// CHECK-NEXT:     %8 = arith.select %6, %7, %5 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:     %9 = arith.select %1, %8, %arg0 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:     return %9 : vector<2xf64>
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
// CHECK-NEXT:     %cst_1 = arith.constant 0x406F0000000000000000000000000000 : f128
// CHECK-NEXT:     %0 = math.absf %arg0 : f128
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %cst_1 : f128
// CHECK-NEXT:     %2 = arith.select %1, %arg0, %cst_0 : f128
// CHECK-NEXT:     %3 = arith.fptosi %2 : f128 to i128
// CHECK-NEXT:     %4 = arith.sitofp %3 : i128 to f128
// CHECK-NEXT:     %5 = math.copysign %4, %2 : f128
// CHECK-NEXT:     %6 = arith.cmpf ogt, %2, %5 : f128
// CHECK-NEXT:     %7 = arith.addf %5, %cst : f128
// CHECK-NEXT:     %8 = arith.select %6, %7, %5 : f128
// CHECK-NEXT:     %9 = arith.select %1, %8, %arg0 : f128
// CHECK-NEXT:     return %9 : f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceil_without_infinities(%a: f8E4M3FN) -> f8E4M3FN {
  %r = math.ceil %a : f8E4M3FN
  return %r : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_without_infinities(%arg0: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:     %0 = math.ceil %arg0 : f8E4M3FN
// CHECK-NEXT:     return %0 : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @round(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @round(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x4B000000 : f32
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %cst_2 : f32
// CHECK-NEXT:     %2 = arith.select %1, %arg0, %cst_1 : f32
// CHECK-NEXT:     %3 = arith.fptosi %2 : f32 to i64
// CHECK-NEXT:     %4 = arith.sitofp %3 : i64 to f32
// CHECK-NEXT:     %5 = math.copysign %4, %2 : f32
// CHECK-NEXT:     %6 = arith.subf %2, %5 : f32
// CHECK-NEXT:     %7 = math.absf %6 : f32
// CHECK-NEXT:     %8 = arith.cmpf oge, %7, %cst_0 : f32
// CHECK-NEXT:     %9 = math.copysign %cst, %arg0 : f32
// CHECK-NEXT:     %10 = arith.addf %5, %9 : f32
// CHECK-NEXT:     %11 = arith.select %8, %10, %5 : f32
// CHECK-NEXT:     %12 = arith.select %1, %11, %arg0 : f32
// CHECK-NEXT:     return %12 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @round_of_tensor(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = math.round %a : tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @round_of_tensor(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<5.000000e-01> : tensor<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<0x4B000000> : tensor<2xf32>
// CHECK-NEXT:     %0 = math.absf %arg0 : tensor<2xf32>
// CHECK-NEXT:     %1 = arith.cmpf olt, %0, %cst_2 : tensor<2xf32>
// CHECK-NEXT:     %2 = arith.select %1, %arg0, %cst_1 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT:     %3 = arith.fptosi %2 : tensor<2xf32> to tensor<2xi64>
// CHECK-NEXT:     %4 = arith.sitofp %3 : tensor<2xi64> to tensor<2xf32>
// CHECK-NEXT:     %5 = math.copysign %4, %2 : tensor<2xf32>
// CHECK-NEXT:     %6 = arith.subf %2, %5 : tensor<2xf32>
// CHECK-NEXT:     %7 = math.absf %6 : tensor<2xf32>
// CHECK-NEXT:     %8 = arith.cmpf oge, %7, %cst_0 : tensor<2xf32>
// CHECK-NEXT:     %9 = math.copysign %cst, %arg0 : tensor<2xf32>
// CHECK-NEXT:     %10 = arith.addf %5, %9 : tensor<2xf32>
// CHECK-NEXT:     %11 = arith.select %8, %10, %5 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT:     %12 = arith.select %1, %11, %arg0 : tensor<2xi1>, tensor<2xf32>
// CHECK-NEXT:     return %12 : tensor<2xf32>
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
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x4B000000 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
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
// CHECK-NEXT:     %1 = math.absf %arg0 : f32
// CHECK-NEXT:     %2 = arith.cmpf olt, %1, %cst_1 : f32
// CHECK-NEXT:     %3 = arith.select %2, %arg0, %cst_0 : f32
// CHECK-NEXT:     %4 = arith.fptosi %3 : f32 to i64
// CHECK-NEXT:     %5 = arith.sitofp %4 : i64 to f32
// CHECK-NEXT:     %6 = math.copysign %5, %3 : f32
// CHECK-NEXT:     %7 = arith.subf %3, %6 : f32
// CHECK-NEXT:     %8 = math.absf %7 : f32
// CHECK-NEXT:     %9 = arith.cmpf oge, %8, %cst : f32
// CHECK-NEXT:     %10 = math.copysign %cst_2, %arg0 : f32
// CHECK-NEXT:     %11 = arith.addf %6, %10 : f32
// CHECK-NEXT:     %12 = arith.select %9, %11, %6 : f32
// CHECK-NEXT:     %13 = arith.select %2, %12, %arg0 : f32
// CHECK-NEXT:     %14 = arith.bitcast %13 : f32 to i32
// CHECK-NEXT:     %15 = arith.shrui %0, %c23_i32 : i32
// CHECK-NEXT:     %16 = arith.andi %15, %c255_i32 : i32
// CHECK-NEXT:     %17 = arith.subi %16, %c127_i32 : i32
// CHECK-NEXT:     %18 = arith.shrui %14, %c23_i32 : i32
// CHECK-NEXT:     %19 = arith.andi %18, %c255_i32 : i32
// CHECK-NEXT:     %20 = arith.subi %19, %c127_i32 : i32
// CHECK-NEXT:     %21 = arith.cmpi eq, %20, %c0_i32 : i32
// CHECK-NEXT:     %22 = arith.subi %20, %c1_i32 : i32
// CHECK-NEXT:     %23 = arith.maxsi %22, %c0_i32 : i32
// CHECK-NEXT:     %24 = arith.minsi %23, %c31_i32 : i32
// CHECK-NEXT:     %25 = arith.shrui %c8388607_i32, %24 : i32
// CHECK-NEXT:     %26 = arith.andi %14, %25 : i32
// CHECK-NEXT:     %27 = arith.cmpi ne, %26, %c0_i32 : i32
// CHECK-NEXT:     %28 = arith.ori %27, %21 : i1
// CHECK-NEXT:     %29 = arith.cmpi eq, %17, %c-1_i32 : i32
// CHECK-NEXT:     %30 = arith.maxsi %17, %c0_i32 : i32
// CHECK-NEXT:     %31 = arith.minsi %30, %c31_i32 : i32
// CHECK-NEXT:     %32 = arith.shrui %c4194304_i32, %31 : i32
// CHECK-NEXT:     %33 = arith.select %29, %c0_i32, %32 : i32
// CHECK-NEXT:     %34 = arith.maxsi %17, %c0_i32 : i32
// CHECK-NEXT:     %35 = arith.minsi %34, %c31_i32 : i32
// CHECK-NEXT:     %36 = arith.shrui %c8388607_i32, %35 : i32
// CHECK-NEXT:     %37 = arith.andi %0, %36 : i32
// CHECK-NEXT:     %38 = arith.cmpi eq, %37, %33 : i32
// CHECK-NEXT:     %39 = arith.cmpi sge, %17, %c-1_i32 : i32
// CHECK-NEXT:     %40 = arith.cmpi slt, %17, %c23_i32 : i32
// CHECK-NEXT:     %41 = arith.andi %38, %40 : i1
// CHECK-NEXT:     %42 = arith.andi %41, %39 : i1
// CHECK-NEXT:     %43 = math.copysign %cst_2, %arg0 : f32
// CHECK-NEXT:     %44 = arith.subf %13, %43 : f32
// CHECK-NEXT:     %45 = arith.andi %28, %42 : i1
// CHECK-NEXT:     %46 = arith.select %45, %44, %13 : f32
// CHECK-NEXT:     %47 = math.copysign %46, %arg0 : f32
// CHECK-NEXT:     return %47 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_of_f80(%a: f80) -> f80 {
  %r = math.roundeven %a : f80
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_of_f80(%arg0: f80) -> f80 {
// CHECK-NEXT:     %0 = math.roundeven %arg0 : f80
// CHECK-NEXT:     return %0 : f80
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
// CHECK-NEXT:     %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT:     %c112_i128 = arith.constant 112 : i128
// CHECK-NEXT:     %c127_i128 = arith.constant 127 : i128
// CHECK-NEXT:     %c16383_i128 = arith.constant 16383 : i128
// CHECK-NEXT:     %c2596148429267413814265248164610048_i128 = arith.constant 2596148429267413814265248164610048 : i128
// CHECK-NEXT:     %c5192296858534827628530496329220095_i128 = arith.constant 5192296858534827628530496329220095 : i128
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
// CHECK-NEXT:     %13 = arith.shrui %c5192296858534827628530496329220095_i128, %12 : i128
// CHECK-NEXT:     %14 = arith.andi %2, %13 : i128
// CHECK-NEXT:     %15 = arith.cmpi ne, %14, %c0_i128 : i128
// CHECK-NEXT:     %16 = arith.ori %15, %9 : i1
// CHECK-NEXT:     %17 = arith.cmpi eq, %5, %c-1_i128 : i128
// CHECK-NEXT:     %18 = arith.maxsi %5, %c0_i128 : i128
// CHECK-NEXT:     %19 = arith.minsi %18, %c127_i128 : i128
// CHECK-NEXT:     %20 = arith.shrui %c2596148429267413814265248164610048_i128, %19 : i128
// CHECK-NEXT:     %21 = arith.select %17, %c0_i128, %20 : i128
// CHECK-NEXT:     %22 = arith.maxsi %5, %c0_i128 : i128
// CHECK-NEXT:     %23 = arith.minsi %22, %c127_i128 : i128
// CHECK-NEXT:     %24 = arith.shrui %c5192296858534827628530496329220095_i128, %23 : i128
// CHECK-NEXT:     %25 = arith.andi %0, %24 : i128
// CHECK-NEXT:     %26 = arith.cmpi eq, %25, %21 : i128
// CHECK-NEXT:     %27 = arith.cmpi sge, %5, %c-1_i128 : i128
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
// CHECK-NEXT:     %0 = arith.minimumf %arg0, %arg2 fastmath<nnan> : f32
// CHECK-NEXT:     %1 = arith.maximumf %0, %arg1 fastmath<nnan> : f32
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
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = math.trunc %arg1 : f32
// CHECK-NEXT:     %1 = arith.cmpf oeq, %0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.mulf %arg1, %cst : f32
// CHECK-NEXT:     %3 = math.trunc %2 : f32
// CHECK-NEXT:     %4 = arith.cmpf une, %3, %2 : f32
// CHECK-NEXT:     %5 = arith.andi %1, %4 : i1
// CHECK-NEXT:     %6 = math.absf %arg0 : f32
// CHECK-NEXT:     %7 = arith.select %1, %6, %arg0 : f32
// CHECK-NEXT:     %8 = math.log %7 : f32
// CHECK-NEXT:     %9 = arith.mulf %arg1, %8 : f32
// CHECK-NEXT:     %10 = math.exp %9 : f32
// CHECK-NEXT:     %11 = arith.cmpf oeq, %arg1, %cst_1 : f32
// CHECK-NEXT:     %12 = arith.cmpf oeq, %7, %cst_0 : f32
// CHECK-NEXT:     %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:     %14 = arith.select %13, %cst_0, %10 : f32
// CHECK-NEXT:     %15 = math.copysign %14, %arg0 : f32
// CHECK-NEXT:     %16 = arith.select %5, %15, %14 : f32
// CHECK-NEXT:     return %16 : f32
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
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     %1 = math.log %0 : f32
// CHECK-NEXT:     %2 = arith.mulf %1, %cst : f32
// CHECK-NEXT:     %3 = math.exp %2 : f32
// CHECK-NEXT:     %4 = math.copysign %3, %arg0 : f32
// CHECK-NEXT:     return %4 : f32
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
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = math.trunc %arg0 : f32
// CHECK-NEXT:     %1 = arith.cmpf oeq, %0, %arg0 : f32
// CHECK-NEXT:     %2 = arith.mulf %arg0, %cst_0 : f32
// CHECK-NEXT:     %3 = math.trunc %2 : f32
// CHECK-NEXT:     %4 = arith.cmpf une, %3, %2 : f32
// CHECK-NEXT:     %5 = arith.andi %1, %4 : i1
// CHECK-NEXT:     %6 = arith.mulf %arg0, %cst : f32
// CHECK-NEXT:     %7 = math.exp %6 : f32
// CHECK-NEXT:     %8 = arith.cmpf oeq, %arg0, %cst_3 : f32
// CHECK-NEXT:     %9 = arith.select %8, %cst_2, %7 : f32
// CHECK-NEXT:     %10 = math.copysign %9, %cst_1 : f32
// CHECK-NEXT:     %11 = arith.select %5, %10, %9 : f32
// CHECK-NEXT:     return %11 : f32
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
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 0.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1.000000e+00, 5.000000e-01]> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[2.000000e+00, 1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = arith.cmpf oeq, %cst_1, %cst_1 : vector<2xf32>
// CHECK-NEXT:     %1 = arith.cmpf une, %cst, %cst_0 : vector<2xf32>
// CHECK-NEXT:     %2 = arith.andi %0, %1 : vector<2xi1>
// CHECK-NEXT:     %3 = math.absf %arg0 : vector<2xf32>
// CHECK-NEXT:     %4 = arith.select %0, %3, %arg0 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %5 = math.log %4 : vector<2xf32>
// CHECK-NEXT:     %6 = arith.mulf %5, %cst_1 : vector<2xf32>
// CHECK-NEXT:     %7 = math.exp %6 : vector<2xf32>
// CHECK-NEXT:     %8 = arith.cmpf oeq, %cst_1, %cst_3 : vector<2xf32>
// CHECK-NEXT:     %9 = arith.cmpf oeq, %4, %cst_2 : vector<2xf32>
// CHECK-NEXT:     %10 = arith.ori %8, %9 : vector<2xi1>
// CHECK-NEXT:     %11 = arith.select %10, %cst_2, %7 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %12 = math.copysign %11, %arg0 : vector<2xf32>
// CHECK-NEXT:     %13 = arith.select %2, %12, %11 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %13 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi(%a: f32, %n: i32) -> f32 {
  %r = math.fpowi %a, %n fastmath<ninf> : f32, i32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi(%arg0: f32, %arg1: i32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %1 = arith.trunci %arg1 : i32 to i1
// CHECK-NEXT:     %2 = arith.sitofp %arg1 : i32 to f32
// CHECK-NEXT:     %3 = math.absf %arg0 : f32
// CHECK-NEXT:     %4 = math.log %3 : f32
// CHECK-NEXT:     %5 = arith.mulf %2, %4 : f32
// CHECK-NEXT:     %6 = math.exp %5 : f32
// CHECK-NEXT:     %7 = math.copysign %6, %arg0 : f32
// CHECK-NEXT:     %8 = arith.select %1, %7, %6 : f32
// CHECK-NEXT:     %9 = arith.select %0, %cst, %8 : f32
// CHECK-NEXT:     return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fpowi_i1(%a: f32, %n: i1) -> f32 {
  %r = math.fpowi %a, %n : f32, i1
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fpowi_i1(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %false : i1
// CHECK-NEXT:     %1 = arith.sitofp %arg1 : i1 to f32
// CHECK-NEXT:     %2 = math.absf %arg0 : f32
// CHECK-NEXT:     %3 = math.log %2 : f32
// CHECK-NEXT:     %4 = arith.mulf %1, %3 : f32
// CHECK-NEXT:     %5 = math.exp %4 : f32
// CHECK-NEXT:     %6 = math.copysign %5, %arg0 : f32
// CHECK-NEXT:     %7 = arith.select %arg1, %6, %5 : f32
// CHECK-NEXT:     %8 = arith.select %0, %cst, %7 : f32
// CHECK-NEXT:     return %8 : f32
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
// CHECK-NEXT:     %cst = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[2.000000e+00, 3.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0 = math.absf %arg0 : vector<2xf32>
// CHECK-NEXT:     %1 = math.log %0 : vector<2xf32>
// CHECK-NEXT:     %2 = arith.mulf %1, %cst_0 : vector<2xf32>
// CHECK-NEXT:     %3 = math.exp %2 : vector<2xf32>
// CHECK-NEXT:     %4 = math.copysign %3, %arg0 : vector<2xf32>
// CHECK-NEXT:     %5 = arith.select %cst, %4, %3 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %5 : vector<2xf32>
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
// CHECK-NEXT:     %0 = arith.divf %cst, %arg0 : f32
// CHECK-NEXT:     return %0 : f32
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
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %1 = arith.mulf %0, %arg0 : vector<4xf32>
// CHECK-NEXT:     %2 = arith.divf %cst, %1 : vector<4xf32>
// CHECK-NEXT:     return %2 : vector<4xf32>
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
// CHECK-NEXT:     %c32767_i17 = arith.constant 32767 : i17
// CHECK-NEXT:     %c2_i17 = arith.constant 2 : i17
// CHECK-NEXT:     %c8191_i17 = arith.constant 8191 : i17
// CHECK-NEXT:     %c4_i17 = arith.constant 4 : i17
// CHECK-NEXT:     %c511_i17 = arith.constant 511 : i17
// CHECK-NEXT:     %c8_i17 = arith.constant 8 : i17
// CHECK-NEXT:     %c0_i17 = arith.constant 0 : i17
// CHECK-NEXT:     %c16_i17 = arith.constant 16 : i17
// CHECK-NEXT:     %c1_i17 = arith.constant 1 : i17
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c1_i17 : i17
// CHECK-NEXT:     %1 = arith.shli %arg0, %c16_i17 : i17
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : i17
// CHECK-NEXT:     %3 = arith.select %0, %c16_i17, %c0_i17 : i17
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %c511_i17 : i17
// CHECK-NEXT:     %5 = arith.addi %3, %c8_i17 : i17
// CHECK-NEXT:     %6 = arith.shli %2, %c8_i17 : i17
// CHECK-NEXT:     %7 = arith.select %4, %6, %2 : i17
// CHECK-NEXT:     %8 = arith.select %4, %5, %3 : i17
// CHECK-NEXT:     %9 = arith.cmpi ule, %7, %c8191_i17 : i17
// CHECK-NEXT:     %10 = arith.addi %8, %c4_i17 : i17
// CHECK-NEXT:     %11 = arith.shli %7, %c4_i17 : i17
// CHECK-NEXT:     %12 = arith.select %9, %11, %7 : i17
// CHECK-NEXT:     %13 = arith.select %9, %10, %8 : i17
// CHECK-NEXT:     %14 = arith.cmpi ule, %12, %c32767_i17 : i17
// CHECK-NEXT:     %15 = arith.addi %13, %c2_i17 : i17
// CHECK-NEXT:     %16 = arith.shli %12, %c2_i17 : i17
// CHECK-NEXT:     %17 = arith.select %14, %16, %12 : i17
// CHECK-NEXT:     %18 = arith.select %14, %15, %13 : i17
// CHECK-NEXT:     %19 = arith.cmpi ule, %17, %c65535_i17 : i17
// CHECK-NEXT:     %20 = arith.addi %18, %c1_i17 : i17
// CHECK-NEXT:     %21 = arith.select %19, %20, %18 : i17
// CHECK-NEXT:     %22 = arith.cmpi eq, %arg0, %c0_i17 : i17
// CHECK-NEXT:     %23 = arith.select %22, %c17_i17, %21 : i17
// CHECK-NEXT:     return %23 : i17
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz_i3(%a: i3) -> i3 {
  %r = math.ctlz %a : i3
  return %r : i3
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz_i3(%arg0: i3) -> i3 {
// CHECK-NEXT:     %c3_i3 = arith.constant 3 : i3
// CHECK-NEXT:     %c0_i3 = arith.constant 0 : i3
// CHECK-NEXT:     %c2_i3 = arith.constant 2 : i3
// CHECK-NEXT:     %c1_i3 = arith.constant 1 : i3
// CHECK-NEXT:     %0 = arith.cmpi ule, %arg0, %c1_i3 : i3
// CHECK-NEXT:     %1 = arith.shli %arg0, %c2_i3 : i3
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg0 : i3
// CHECK-NEXT:     %3 = arith.select %0, %c2_i3, %c0_i3 : i3
// CHECK-NEXT:     %4 = arith.cmpi ule, %2, %c3_i3 : i3
// CHECK-NEXT:     %5 = arith.addi %3, %c1_i3 : i3
// CHECK-NEXT:     %6 = arith.select %4, %5, %3 : i3
// CHECK-NEXT:     %7 = arith.cmpi eq, %arg0, %c0_i3 : i3
// CHECK-NEXT:     %8 = arith.select %7, %c3_i3, %6 : i3
// CHECK-NEXT:     return %8 : i3
// CHECK-NEXT:   }
// CHECK-NEXT: }
