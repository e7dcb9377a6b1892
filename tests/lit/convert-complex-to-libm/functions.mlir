// RUN: pyopt --split-input-file --convert-complex-to-libm %s | FileCheck %s

// Each function, of floats and doubles; all else stays.

func.func @sqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @csqrt(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @sqrt(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = call @csqrt(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tan(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tan %a fastmath<arcp,afn> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ctan(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @tan(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = call @ctan(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %a : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ctanh(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = call @ctanh(%arg0) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pow(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @cpow(complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func @pow(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = call @cpow(%arg0, %arg1) : (complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @order(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.sin %a : complex<f32>
  %1 = complex.cos %b : complex<f64>
  %2 = complex.sin %0 : complex<f32>
  return
}
module @inner {
  func.func @f(%a: complex<f32>) -> complex<f32> {
    %0 = complex.sin %a : complex<f32>
    return %0 : complex<f32>
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ccos(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @csinf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @order(%arg0: complex<f32>, %arg1: complex<f64>) {
// CHECK-NEXT:     %0 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = call @ccos(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = call @csinf(%0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @csinf(complex<f32>) -> complex<f32>
// CHECK-NEXT:     func.func @f(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:       %0 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:       return %0 : complex<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @folds(%a: complex<f32>) -> (complex<f32>, complex<f64>) {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  %c = complex.constant [1.0, 2.0] : complex<f64>
  %2 = complex.conj %c : complex<f64>
  return %1, %2 : complex<f32>, complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @conj(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @conjf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @folds(%arg0: complex<f32>) -> (complex<f32>, complex<f64>) {
// CHECK-NEXT:     %0 = call @conjf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
// CHECK-NEXT:     %1 = call @conj(%cst) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     return %arg0, %1 : complex<f32>, complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @regions(%a: complex<f64>, %c: i1) -> f64 {
  %0 = scf.if %c -> f64 {
    %1 = complex.abs %a : complex<f64>
    scf.yield %1 : f64
  } else {
    %1 = complex.angle %a : complex<f64>
    scf.yield %1 : f64
  }
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func private @carg(complex<f64>) -> f64
// CHECK-NEXT:   func.func private @cabs(complex<f64>) -> f64
// CHECK-NEXT:   func.func @regions(%arg0: complex<f64>, %arg1: i1) -> f64 {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (f64) {
// CHECK-NEXT:       %1 = func.call @cabs(%arg0) : (complex<f64>) -> f64
// CHECK-NEXT:       scf.yield %1 : f64
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = func.call @carg(%arg0) : (complex<f64>) -> f64
// CHECK-NEXT:       scf.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.sub %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mul(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.mul %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @div(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.div %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expm1(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.expm1 %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @log1p(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.log1p %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @neg(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.rsqrt %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sign(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @atan2(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.atan2 %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @eq(%arg0: complex<f32>, %arg1: complex<f32>) -> i1 {
// CHECK-NEXT:     %0 = complex.eq %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @neq(%arg0: complex<f32>, %arg1: complex<f32>) -> i1 {
// CHECK-NEXT:     %0 = complex.neq %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
