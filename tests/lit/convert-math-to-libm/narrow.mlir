// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Narrow floats are computed as f32.

func.func @f_acos(%a: bf16) -> bf16 {
  %0 = math.acos %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @acosf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_acos(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @acosf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_acosh(%a: f16) -> f16 {
  %0 = math.acosh %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @acoshf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_acosh(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @acoshf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_asin(%a: bf16) -> bf16 {
  %0 = math.asin %a fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @asinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_asin(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @asinf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_asinh(%a: f16) -> f16 {
  %0 = math.asinh %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @asinhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_asinh(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @asinhf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atan(%a: bf16) -> bf16 {
  %0 = math.atan %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atanf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atan(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @atanf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atanh(%a: f16) -> f16 {
  %0 = math.atanh %a fastmath<nnan> : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atanh(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @atanhf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_ceil(%a: f16) -> f16 {
  %0 = math.ceil %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ceilf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_ceil(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @ceilf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_cosh(%a: f16) -> f16 {
  %0 = math.cosh %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @coshf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_cosh(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @coshf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_erf(%a: bf16) -> bf16 {
  %0 = math.erf %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @erff(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_erf(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @erff(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_exp2(%a: bf16) -> bf16 {
  %0 = math.exp2 %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @exp2f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_exp2(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @exp2f(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_floor(%a: bf16) -> bf16 {
  %0 = math.floor %a fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @floorf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_floor(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @floorf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log(%a: f16) -> f16 {
  %0 = math.log %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @logf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @logf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log10(%a: bf16) -> bf16 {
  %0 = math.log10 %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log10f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log10(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @log10f(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log2(%a: bf16) -> bf16 {
  %0 = math.log2 %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log2f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log2(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @log2f(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_round(%a: f16) -> f16 {
  %0 = math.round %a : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @roundf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_round(%arg0: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = call @roundf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f16
// CHECK-NEXT:     return %2 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_roundeven(%a: bf16) -> bf16 {
  %0 = math.roundeven %a fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_roundeven(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @roundevenf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_sinh(%a: bf16) -> bf16 {
  %0 = math.sinh %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sinhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_sinh(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @sinhf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_tan(%a: bf16) -> bf16 {
  %0 = math.tan %a : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_tan(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @tanf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_trunc(%a: bf16) -> bf16 {
  %0 = math.trunc %a fastmath<nnan> : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @truncf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_trunc(%arg0: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = call @truncf(%0) : (f32) -> f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:     return %2 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atan2(%a: f16, %b: f16) -> f16 {
  %0 = math.atan2 %a, %b : f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atan2(%arg0: f16, %arg1: f16) -> f16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = arith.extf %arg1 : f16 to f32
// CHECK-NEXT:     %2 = call @atan2f(%0, %1) : (f32, f32) -> f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to f16
// CHECK-NEXT:     return %3 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_powf(%a: bf16, %b: bf16) -> bf16 {
  %0 = math.powf %a, %b : bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_powf(%arg0: bf16, %arg1: bf16) -> bf16 {
// CHECK-NEXT:     %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT:     %1 = arith.extf %arg1 : bf16 to f32
// CHECK-NEXT:     %2 = call @powf(%0, %1) : (f32, f32) -> f32
// CHECK-NEXT:     %3 = arith.truncf %2 : f32 to bf16
// CHECK-NEXT:     return %3 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
