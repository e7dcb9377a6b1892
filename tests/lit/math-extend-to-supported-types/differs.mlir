// RUN: pyopt %s --math-extend-to-supported-types --split-input-file | FileCheck %s

// A number that is subnormal in f16 is normal in f32: what is asked is whether it is as large as the least normal one.

func.func @scalar(%a: f16) -> i1 {
  %0 = math.isnormal %a : f16
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %1 = math.isfinite %0 : f32
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %cst = arith.constant 6.10351563E-5 : f32
// CHECK-NEXT:     %3 = arith.cmpf oge, %2, %cst : f32
// CHECK-NEXT:     %4 = arith.andi %1, %3 : i1
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%a: vector<2xf8E5M2>, %b: tensor<3xf8E8M0FNU>, %c: vector<[4]xf16>)
    -> (vector<2xi1>, tensor<3xi1>, vector<[4]xi1>) {
  %0 = math.isnormal %a : vector<2xf8E5M2>
  %1 = math.isnormal %b : tensor<3xf8E8M0FNU>
  %2 = math.isnormal %c : vector<[4]xf16>
  return %0, %1, %2 : vector<2xi1>, tensor<3xi1>, vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<2xf8E5M2>, %arg1: tensor<3xf8E8M0FNU>, %arg2: vector<[4]xf16>) -> (vector<2xi1>, tensor<3xi1>, vector<[4]xi1>) {
// CHECK-NEXT:     %0 = arith.extf %arg2 fastmath<contract> : vector<[4]xf16> to vector<[4]xf32>
// CHECK-NEXT:     %1 = arith.extf %arg1 fastmath<contract> : tensor<3xf8E8M0FNU> to tensor<3xf32>
// CHECK-NEXT:     %2 = arith.extf %arg0 fastmath<contract> : vector<2xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %3 = math.isfinite %2 : vector<2xf32>
// CHECK-NEXT:     %4 = math.absf %2 : vector<2xf32>
// CHECK-NEXT:     %cst = arith.constant dense<6.10351563E-5> : vector<2xf32>
// CHECK-NEXT:     %5 = arith.cmpf oge, %4, %cst : vector<2xf32>
// CHECK-NEXT:     %6 = arith.andi %3, %5 : vector<2xi1>
// CHECK-NEXT:     %7 = math.isfinite %1 : tensor<3xf32>
// CHECK-NEXT:     %8 = math.absf %1 : tensor<3xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<5.87747175E-39> : tensor<3xf32>
// CHECK-NEXT:     %9 = arith.cmpf oge, %8, %cst_0 : tensor<3xf32>
// CHECK-NEXT:     %10 = arith.andi %7, %9 : tensor<3xi1>
// CHECK-NEXT:     %11 = math.isfinite %0 : vector<[4]xf32>
// CHECK-NEXT:     %12 = math.absf %0 : vector<[4]xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<6.10351563E-5> : vector<[4]xf32>
// CHECK-NEXT:     %13 = arith.cmpf oge, %12, %cst_1 : vector<[4]xf32>
// CHECK-NEXT:     %14 = arith.andi %11, %13 : vector<[4]xi1>
// CHECK-NEXT:     return %6, %10, %14 : vector<2xi1>, tensor<3xi1>, vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
