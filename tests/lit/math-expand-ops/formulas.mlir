// RUN: pyopt %s --math-expand-ops --split-input-file | FileCheck %s

// Functions as formulas of exponentials, logarithms and roots.

func.func @acosh(%a: bf16) -> bf16 {
  %r = math.acosh %a : bf16
  return %r : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @acosh(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : bf16
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 : bf16
// CHECK-NEXT:     %1 = arith.addf %0, %cst : bf16
// CHECK-NEXT:     %2 = math.sqrt %1 : bf16
// CHECK-NEXT:     %3 = arith.addf %arg0, %2 : bf16
// CHECK-NEXT:     %4 = math.log %3 : bf16
// CHECK-NEXT:     return %4 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atanh(%a: f64) -> f64 {
  %r = math.atanh %a : f64
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @atanh(%arg0: f64) -> f64 {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = arith.addf %arg0, %cst_0 : f64
// CHECK-NEXT:     %1 = arith.negf %arg0 : f64
// CHECK-NEXT:     %2 = arith.addf %1, %cst_0 : f64
// CHECK-NEXT:     %3 = arith.divf %0, %2 : f64
// CHECK-NEXT:     %4 = math.log %3 : f64
// CHECK-NEXT:     %5 = arith.mulf %4, %cst : f64
// CHECK-NEXT:     return %5 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp2_of_half(%a: f16) -> f16 {
  %r = math.exp2 %a : f16
  return %r : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp2_of_half(%arg0: f16) -> f16 {
// CHECK-NEXT:     %cst = arith.constant 6.933590e-01 : f16
// CHECK-NEXT:     %0 = arith.mulf %arg0, %cst : f16
// CHECK-NEXT:     %1 = math.exp %0 : f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = math.rsqrt %a : vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %0 = math.sqrt %arg0 : vector<2x3xf32>
// CHECK-NEXT:     %1 = arith.divf %cst, %0 : vector<2x3xf32>
// CHECK-NEXT:     return %1 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh_of_tensor(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = math.tanh %a : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh_of_tensor(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<-2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %0 = arith.cmpf olt, %arg0, %cst : tensor<4xf32>
// CHECK-NEXT:     %1 = arith.uitofp %0 : tensor<4xi1> to tensor<4xf32>
// CHECK-NEXT:     %2 = arith.mulf %1, %cst_1 : tensor<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst_0 : tensor<4xf32>
// CHECK-NEXT:     %4 = arith.mulf %3, %arg0 : tensor<4xf32>
// CHECK-NEXT:     %5 = arith.mulf %4, %cst_1 : tensor<4xf32>
// CHECK-NEXT:     %6 = math.exp %5 : tensor<4xf32>
// CHECK-NEXT:     %7 = arith.subf %cst_0, %6 : tensor<4xf32>
// CHECK-NEXT:     %8 = arith.addf %6, %cst_0 : tensor<4xf32>
// CHECK-NEXT:     %9 = arith.divf %7, %8 : tensor<4xf32>
// CHECK-NEXT:     %10 = arith.mulf %3, %9 : tensor<4xf32>
// CHECK-NEXT:     return %10 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fma_of_tensors(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.fma %a, %b, %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fma_of_tensors(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tan_of_tensor(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.tan %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tan_of_tensor(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.sin %arg0 : tensor<?xf32>
// CHECK-NEXT:     %1 = math.cos %arg0 : tensor<?xf32>
// CHECK-NEXT:     %2 = arith.divf %0, %1 : tensor<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @absf(%a: f32) -> f32 {
  %r = math.absf %a : f32
  return %r : f32
}

func.func @acos(%a: f32) -> f32 {
  %r = math.acos %a : f32
  return %r : f32
}

func.func @asin(%a: f32) -> f32 {
  %r = math.asin %a : f32
  return %r : f32
}

func.func @atan(%a: f32) -> f32 {
  %r = math.atan %a : f32
  return %r : f32
}

func.func @cbrt(%a: f32) -> f32 {
  %r = math.cbrt %a : f32
  return %r : f32
}

func.func @cos(%a: f32) -> f32 {
  %r = math.cos %a : f32
  return %r : f32
}

func.func @erf(%a: f32) -> f32 {
  %r = math.erf %a : f32
  return %r : f32
}

func.func @exp(%a: f32) -> f32 {
  %r = math.exp %a : f32
  return %r : f32
}

func.func @expm1(%a: f32) -> f32 {
  %r = math.expm1 %a : f32
  return %r : f32
}

func.func @log(%a: f32) -> f32 {
  %r = math.log %a : f32
  return %r : f32
}

func.func @log10(%a: f32) -> f32 {
  %r = math.log10 %a : f32
  return %r : f32
}

func.func @log1p(%a: f32) -> f32 {
  %r = math.log1p %a : f32
  return %r : f32
}

func.func @log2(%a: f32) -> f32 {
  %r = math.log2 %a : f32
  return %r : f32
}

func.func @sin(%a: f32) -> f32 {
  %r = math.sin %a : f32
  return %r : f32
}

func.func @sqrt(%a: f32) -> f32 {
  %r = math.sqrt %a : f32
  return %r : f32
}

func.func @trunc(%a: f32) -> f32 {
  %r = math.trunc %a : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @absf(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @acos(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.acos %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @asin(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.asin %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @atan(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.atan %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cbrt(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.cbrt %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cos(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.cos %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @erf(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.erf %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @exp(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.exp %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @expm1(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.expm1 %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @log(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.log %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @log10(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.log10 %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @log1p(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.log1p %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @log2(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.log2 %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sin(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.sin %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sqrt(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.sqrt %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @trunc(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.trunc %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @absi(%a: i32) -> i32 {
  %r = math.absi %a : i32
  return %r : i32
}

func.func @cttz(%a: i32) -> i32 {
  %r = math.cttz %a : i32
  return %r : i32
}

func.func @ctpop(%a: i32) -> i32 {
  %r = math.ctpop %a : i32
  return %r : i32
}

func.func @others(%a: f32, %b: f32, %c: i32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  %1 = math.copysign %0, %b : f32
  %r = math.floor %1 : f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @absi(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = math.absi %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cttz(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = math.cttz %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ctpop(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = math.ctpop %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: f32, %arg1: f32, %arg2: i32) -> f32 {
// CHECK-NEXT:     %0 = math.atan2 %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = math.copysign %0, %arg1 : f32
// CHECK-NEXT:     %2 = math.floor %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ipowi(%a: i32) -> i32 {
  %r = math.ipowi %a, %a : i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ipowi(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = math.ipowi %arg0, %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %a: f32) -> f32 {
  %dead = math.cosh %a : f32
  %0 = scf.if %c -> f32 {
    %1 = math.cosh %a : f32
    scf.yield %1 : f32
  } else {
    scf.yield %a : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %0 = scf.if %arg0 -> (f32) {
// CHECK-NEXT:       %1 = math.exp %arg1 : f32
// CHECK-NEXT:       %2 = arith.negf %arg1 : f32
// CHECK-NEXT:       %3 = math.exp %2 : f32
// CHECK-NEXT:       %4 = arith.addf %1, %3 : f32
// CHECK-NEXT:       %5 = arith.mulf %4, %cst : f32
// CHECK-NEXT:       scf.yield %5 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
