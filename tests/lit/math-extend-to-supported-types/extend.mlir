// RUN: pyopt %s --math-extend-to-supported-types --split-input-file | FileCheck %s

// What is narrower than f32 is extended; fma, integers and other dialects stay.

func.func @f(%a: f16, %b: bf16, %c: f32, %d: f64, %v: vector<4xbf16>, %t: tensor<?xf16>, %i: i32)
    -> (f16, bf16, f32, f64, vector<4xbf16>, tensor<?xf16>) {
  %0 = math.sin %a : f16
  %1 = math.powf %b, %b fastmath<nnan> {x} : bf16
  %2 = math.exp %c : f32
  %3 = math.exp %d : f64
  %4 = math.fma %v, %v, %v : vector<4xbf16>
  %5 = math.tanh %t : tensor<?xf16>
  return %0, %1, %2, %3, %4, %5 : f16, bf16, f32, f64, vector<4xbf16>, tensor<?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: f64, %arg4: vector<4xbf16>, %arg5: tensor<?xf16>, %arg6: i32) -> (f16, bf16, f32, f64, vector<4xbf16>, tensor<?xf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg5 fastmath<contract> : tensor<?xf16> to tensor<?xf32>
// CHECK-NEXT:     %1 = arith.extf %arg1 fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %2 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %3 = math.sin %2 : f32
// CHECK-NEXT:     %4 = arith.truncf %3 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %5 = math.powf %1, %1 fastmath<nnan> {x} : f32
// CHECK-NEXT:     %6 = arith.truncf %5 fastmath<contract> : f32 to bf16
// CHECK-NEXT:     %7 = math.exp %arg2 : f32
// CHECK-NEXT:     %8 = math.exp %arg3 : f64
// CHECK-NEXT:     %9 = math.fma %arg4, %arg4, %arg4 : vector<4xbf16>
// CHECK-NEXT:     %10 = math.tanh %0 : tensor<?xf32>
// CHECK-NEXT:     %11 = arith.truncf %10 fastmath<contract> : tensor<?xf32> to tensor<?xf16>
// CHECK-NEXT:     return %4, %6, %7, %8, %9, %11 : f16, bf16, f32, f64, vector<4xbf16>, tensor<?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%a: f16, %b: f8E5M2, %i: i32, %s: vector<[4]xf16>)
    -> (f16, f8E5M2, f16, f16, f16, f16, f16, vector<[4]xf16>) {
  %0 = math.fpowi %a, %i : f16, i32
  %1 = math.cos %b : f8E5M2
  %2 = math.absf %a : f16
  %3 = math.copysign %a, %a : f16
  %4, %5 = math.sincos %a : f16
  %6 = math.clampf %a to [%a, %a] : f16
  %7 = math.ceil %s : vector<[4]xf16>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f16, f8E5M2, f16, f16, f16, f16, f16, vector<[4]xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: f16, %arg1: f8E5M2, %arg2: i32, %arg3: vector<[4]xf16>) -> (f16, f8E5M2, f16, f16, f16, f16, f16, vector<[4]xf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg3 fastmath<contract> : vector<[4]xf16> to vector<[4]xf32>
// CHECK-NEXT:     %1 = arith.extf %arg1 fastmath<contract> : f8E5M2 to f32
// CHECK-NEXT:     %2 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %3 = math.fpowi %2, %arg2 : f32, i32
// CHECK-NEXT:     %4 = arith.truncf %3 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %5 = math.cos %1 : f32
// CHECK-NEXT:     %6 = arith.truncf %5 fastmath<contract> : f32 to f8E5M2
// CHECK-NEXT:     %7 = math.absf %2 : f32
// CHECK-NEXT:     %8 = arith.truncf %7 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %9 = math.copysign %2, %2 : f32
// CHECK-NEXT:     %10 = arith.truncf %9 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %sin, %cos = math.sincos %2 : f32
// CHECK-NEXT:     %11 = arith.truncf %sin fastmath<contract> : f32 to f16
// CHECK-NEXT:     %12 = arith.truncf %cos fastmath<contract> : f32 to f16
// CHECK-NEXT:     %13 = math.clampf %2 to [%2, %2] : f32
// CHECK-NEXT:     %14 = arith.truncf %13 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %15 = math.ceil %0 : vector<[4]xf32>
// CHECK-NEXT:     %16 = arith.truncf %15 fastmath<contract> : vector<[4]xf32> to vector<[4]xf16>
// CHECK-NEXT:     return %4, %6, %8, %10, %11, %12, %14, %16 : f16, f8E5M2, f16, f16, f16, f16, f16, vector<[4]xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: i16, %b: f16) -> (i16, f16) {
  %0 = math.absi %a : i16
  %1 = arith.addf %b, %b : f16
  return %0, %1 : i16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @k(%arg0: i16, %arg1: f16) -> (i16, f16) {
// CHECK-NEXT:     %0 = math.absi %arg0 : i16
// CHECK-NEXT:     %1 = arith.addf %arg1, %arg1 : f16
// CHECK-NEXT:     return %0, %1 : i16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const() -> f16 {
  %c = arith.constant 1.0 : f16
  %1 = math.exp %c : f16
  %2 = arith.addf %c, %c : f16
  return %1 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @const() -> f16 {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.extf %cst fastmath<contract> : f16 to f32
// CHECK-NEXT:     %1 = math.exp %0 : f32
// CHECK-NEXT:     %2 = arith.truncf %1 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %3 = arith.addf %cst, %cst : f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%a: f16, %c: i1) -> f16 {
  %0 = math.sin %a : f16
  %1 = math.cos %0 : f16
  %2 = scf.if %c -> f16 {
    %3 = math.exp %1 : f16
    scf.yield %3 : f16
  } else {
    %4 = math.fma %0, %1, %0 : f16
    %5 = math.exp %4 : f16
    scf.yield %5 : f16
  }
  cf.br ^b(%2 : f16)
^b(%x: f16):
  %6 = math.atan2 %x, %a : f16
  return %6 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: f16, %arg1: i1) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %1 = math.sin %0 : f32
// CHECK-NEXT:     %2 = arith.truncf %1 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %3 = arith.extf %2 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %4 = math.cos %3 : f32
// CHECK-NEXT:     %5 = arith.truncf %4 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %6 = arith.extf %5 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %7 = scf.if %arg1 -> (f16) {
// CHECK-NEXT:       %12 = math.exp %6 : f32
// CHECK-NEXT:       %13 = arith.truncf %12 fastmath<contract> : f32 to f16
// CHECK-NEXT:       scf.yield %13 : f16
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %12 = math.fma %2, %5, %2 : f16
// CHECK-NEXT:       %13 = arith.extf %12 fastmath<contract> : f16 to f32
// CHECK-NEXT:       %14 = math.exp %13 : f32
// CHECK-NEXT:       %15 = arith.truncf %14 fastmath<contract> : f32 to f16
// CHECK-NEXT:       scf.yield %15 : f16
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1(%7 : f16)
// CHECK-NEXT:   ^bb1(%8: f16):  // pred: ^bb0
// CHECK-NEXT:     %9 = arith.extf %8 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %10 = math.atan2 %9, %0 : f32
// CHECK-NEXT:     %11 = arith.truncf %10 fastmath<contract> : f32 to f16
// CHECK-NEXT:     return %11 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ranked(%b: tensor<2x?xf8E4M3FN>) -> tensor<2x?xf8E4M3FN> {
  %0 = math.rsqrt %b : tensor<2x?xf8E4M3FN>
  return %0 : tensor<2x?xf8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ranked(%arg0: tensor<2x?xf8E4M3FN>) -> tensor<2x?xf8E4M3FN> {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<contract> : tensor<2x?xf8E4M3FN> to tensor<2x?xf32>
// CHECK-NEXT:     %1 = math.rsqrt %0 : tensor<2x?xf32>
// CHECK-NEXT:     %2 = arith.truncf %1 fastmath<contract> : tensor<2x?xf32> to tensor<2x?xf8E4M3FN>
// CHECK-NEXT:     return %2 : tensor<2x?xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @classes(%a: f16, %b: vector<2xbf16>) -> (i1, i1, i1, vector<2xi1>) {
  %0 = math.isnan %a : f16
  %1 = math.isinf %a : f16
  %2 = math.isfinite %a : f16
  %3 = math.isnormal %b : vector<2xbf16>
  return %0, %1, %2, %3 : i1, i1, i1, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @classes(%arg0: f16, %arg1: vector<2xbf16>) -> (i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:     %0 = arith.extf %arg1 fastmath<contract> : vector<2xbf16> to vector<2xf32>
// CHECK-NEXT:     %1 = arith.extf %arg0 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %2 = math.isnan %1 : f32
// CHECK-NEXT:     %3 = math.isinf %1 : f32
// CHECK-NEXT:     %4 = math.isfinite %1 : f32
// CHECK-NEXT:     %5 = math.isnormal %0 : vector<2xf32>
// CHECK-NEXT:     return %2, %3, %4, %5 : i1, i1, i1, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
