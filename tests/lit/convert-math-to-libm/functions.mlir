// RUN: pyopt --split-input-file --convert-math-to-libm %s | FileCheck %s

// Each function, of floats and doubles. Fast-math flags have no place in a call.

func.func @f_absf_f32(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}

func.func @f_absf_f64(%a: f64) -> f64 {
  %0 = math.absf %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fabs(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_absf_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @fabsf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_absf_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @fabs(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_acos_f32(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}

func.func @f_acos_f64(%a: f64) -> f64 {
  %0 = math.acos %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @acos(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @acosf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_acos_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @acosf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_acos_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @acos(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_acosh_f32(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}

func.func @f_acosh_f64(%a: f64) -> f64 {
  %0 = math.acosh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @acosh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @acoshf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_acosh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @acoshf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_acosh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @acosh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_asin_f32(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}

func.func @f_asin_f64(%a: f64) -> f64 {
  %0 = math.asin %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @asin(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @asinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_asin_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @asinf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_asin_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @asin(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_asinh_f32(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}

func.func @f_asinh_f64(%a: f64) -> f64 {
  %0 = math.asinh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @asinh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @asinhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_asinh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @asinhf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_asinh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @asinh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atan_f32(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}

func.func @f_atan_f64(%a: f64) -> f64 {
  %0 = math.atan %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atan(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @atanf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atan_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @atanf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_atan_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @atan(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atanh_f32(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}

func.func @f_atanh_f64(%a: f64) -> f64 {
  %0 = math.atanh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atanh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @atanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atanh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @atanhf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_atanh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @atanh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_cbrt_f32(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}

func.func @f_cbrt_f64(%a: f64) -> f64 {
  %0 = math.cbrt %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cbrt(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @cbrtf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_cbrt_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @cbrtf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_cbrt_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @cbrt(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_ceil_f32(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}

func.func @f_ceil_f64(%a: f64) -> f64 {
  %0 = math.ceil %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ceil(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @ceilf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_ceil_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @ceilf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_ceil_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @ceil(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_cos_f32(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}

func.func @f_cos_f64(%a: f64) -> f64 {
  %0 = math.cos %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cos(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_cos_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @cosf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_cos_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @cos(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_cosh_f32(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}

func.func @f_cosh_f64(%a: f64) -> f64 {
  %0 = math.cosh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cosh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @coshf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_cosh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @coshf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_cosh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @cosh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_erf_f32(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}

func.func @f_erf_f64(%a: f64) -> f64 {
  %0 = math.erf %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @erf(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @erff(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_erf_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @erff(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_erf_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @erf(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_exp_f32(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}

func.func @f_exp_f64(%a: f64) -> f64 {
  %0 = math.exp %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @exp(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @expf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_exp_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @expf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_exp_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @exp(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_exp2_f32(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}

func.func @f_exp2_f64(%a: f64) -> f64 {
  %0 = math.exp2 %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @exp2(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @exp2f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_exp2_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @exp2f(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_exp2_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @exp2(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_expm1_f32(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}

func.func @f_expm1_f64(%a: f64) -> f64 {
  %0 = math.expm1 %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expm1(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @expm1f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_expm1_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @expm1f(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_expm1_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @expm1(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_floor_f32(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}

func.func @f_floor_f64(%a: f64) -> f64 {
  %0 = math.floor %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @floor(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @floorf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_floor_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @floorf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_floor_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @floor(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log_f32(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}

func.func @f_log_f64(%a: f64) -> f64 {
  %0 = math.log %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @logf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @logf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_log_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @log(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log10_f32(%a: f32) -> f32 {
  %0 = math.log10 %a : f32
  return %0 : f32
}

func.func @f_log10_f64(%a: f64) -> f64 {
  %0 = math.log10 %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log10(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @log10f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log10_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @log10f(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_log10_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @log10(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log1p_f32(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}

func.func @f_log1p_f64(%a: f64) -> f64 {
  %0 = math.log1p %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log1p(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @log1pf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log1p_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @log1pf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_log1p_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @log1p(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_log2_f32(%a: f32) -> f32 {
  %0 = math.log2 %a : f32
  return %0 : f32
}

func.func @f_log2_f64(%a: f64) -> f64 {
  %0 = math.log2 %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @log2(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @log2f(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_log2_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @log2f(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_log2_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @log2(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_round_f32(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}

func.func @f_round_f64(%a: f64) -> f64 {
  %0 = math.round %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @round(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @roundf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_round_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @roundf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_round_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @round(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_roundeven_f32(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}

func.func @f_roundeven_f64(%a: f64) -> f64 {
  %0 = math.roundeven %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @roundeven(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_roundeven_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @roundevenf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_roundeven_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @roundeven(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_sin_f32(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

func.func @f_sin_f64(%a: f64) -> f64 {
  %0 = math.sin %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sin(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_sin_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_sin_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @sin(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_sinh_f32(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}

func.func @f_sinh_f64(%a: f64) -> f64 {
  %0 = math.sinh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sinh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @sinhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_sinh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sinhf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_sinh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @sinh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_sqrt_f32(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}

func.func @f_sqrt_f64(%a: f64) -> f64 {
  %0 = math.sqrt %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sqrt(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @sqrtf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_sqrt_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @sqrtf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_sqrt_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @sqrt(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_tan_f32(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}

func.func @f_tan_f64(%a: f64) -> f64 {
  %0 = math.tan %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @tan(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_tan_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @tanf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_tan_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @tan(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_tanh_f32(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}

func.func @f_tanh_f64(%a: f64) -> f64 {
  %0 = math.tanh %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @tanh(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_tanh_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @tanhf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_tanh_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @tanh(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_trunc_f32(%a: f32) -> f32 {
  %0 = math.trunc %a : f32
  return %0 : f32
}

func.func @f_trunc_f64(%a: f64) -> f64 {
  %0 = math.trunc %a fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @trunc(f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @truncf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_trunc_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = call @truncf(%arg0) : (f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_trunc_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:     %0 = call @trunc(%arg0) : (f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_atan2_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  return %0 : f32
}

func.func @f_atan2_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @atan2(f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_atan2_f32(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = call @atan2f(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_atan2_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = call @atan2(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_powf_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

func.func @f_powf_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_powf_f32(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = call @powf(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_powf_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = call @pow(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f_fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}

func.func @f_fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c fastmath<fast> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fma(f64, f64, f64) -> f64 attributes {llvm.readnone}
// CHECK-NEXT:   func.func private @fmaf(f32, f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @f_fma_f32(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = call @fmaf(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_fma_f64(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
// CHECK-NEXT:     %0 = call @fma(%arg0, %arg1, %arg2) : (f64, f64, f64) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
