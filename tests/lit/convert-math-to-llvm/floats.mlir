// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Functions of floats.

func.func @f(%a: f32, %b: f16) {
  %0 = math.absf %a : f32
  %1 = math.absf %b fastmath<fast> {some.attr} : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.fabs(%arg1) {fastmathFlags = #llvm.fastmath<fast>, some.attr} : (f16) -> f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: bf16) {
  %0 = math.ceil %a : f32
  %1 = math.ceil %b fastmath<nnan,ninf> {some.attr} : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: bf16) {
// CHECK-NEXT:     %0 = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.ceil(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, some.attr} : (bf16) -> bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f80) {
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %b fastmath<nsz,arcp> {some.attr} : f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f80) {
// CHECK-NEXT:     %0 = llvm.intr.exp2(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.exp2(%arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>, some.attr} : (f80) -> f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f16) {
  %0 = math.log %a : f32
  %1 = math.log %b fastmath<nnan,ninf> {some.attr} : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.log(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, some.attr} : (f16) -> f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f128) {
  %0 = math.sin %a : f32
  %1 = math.sin %b fastmath<nnan,ninf> {some.attr} : f128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f128) {
// CHECK-NEXT:     %0 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.sin(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, some.attr} : (f128) -> f128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %b fastmath<fast> {some.attr} : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.fadd %0, %arg0 : f32
// CHECK-NEXT:     %2 = llvm.intr.log(%1) : (f32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT:     %4 = llvm.fadd %3, %arg1 {fastmathFlags = #llvm.fastmath<fast>, some.attr} : f64
// CHECK-NEXT:     %5 = llvm.intr.log(%4) {fastmathFlags = #llvm.fastmath<fast>, some.attr} : (f64) -> f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x1xf32>) {
  %0 = math.cos %a : vector<4xf32>
  %1 = math.cos %b fastmath<nnan,ninf> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.cos(%arg0) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.cos(%3) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.cos(%6) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf64>, %b: vector<2x1xf32>) {
  %0 = math.exp %a : vector<4xf64>
  %1 = math.exp %b fastmath<reassoc> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf64>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.exp(%arg0) : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.exp(%3) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.exp(%6) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2x1xf32>) {
  %0 = math.exp2 %a : vector<4xf16>
  %1 = math.exp2 %b fastmath<contract,afn> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.exp2(%arg0) : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.exp2(%3) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.exp2(%6) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xbf16>, %b: vector<2x1xf32>) {
  %0 = math.floor %a : vector<4xbf16>
  %1 = math.floor %b fastmath<nsz,arcp> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xbf16>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.floor(%arg0) : (vector<4xbf16>) -> vector<4xbf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.floor(%3) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.floor(%6) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x1xf32>) {
  %0 = math.log %a : vector<4xf32>
  %1 = math.log %b : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.log(%arg0) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.log(%3) : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.log(%6) : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf64>, %b: vector<2x1xf32>) {
  %0 = math.log10 %a : vector<4xf64>
  %1 = math.log10 %b fastmath<fast> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf64>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.log10(%arg0) : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.log10(%3) {fastmathFlags = #llvm.fastmath<fast>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.log10(%6) {fastmathFlags = #llvm.fastmath<fast>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2x1xf32>) {
  %0 = math.log2 %a : vector<4xf16>
  %1 = math.log2 %b fastmath<nnan,ninf> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.log2(%arg0) : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.log2(%3) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.log2(%6) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xbf16>, %b: vector<2x1xf32>) {
  %0 = math.round %a : vector<4xbf16>
  %1 = math.round %b fastmath<reassoc> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xbf16>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.round(%arg0) : (vector<4xbf16>) -> vector<4xbf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.round(%3) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.round(%6) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x1xf32>) {
  %0 = math.roundeven %a : vector<4xf32>
  %1 = math.roundeven %b fastmath<contract,afn> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.roundeven(%arg0) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.roundeven(%3) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.roundeven(%6) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xbf16>, %b: vector<2x1xf32>) {
  %0 = math.trunc %a : vector<4xbf16>
  %1 = math.trunc %b fastmath<fast> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xbf16>, %arg1: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.intr.trunc(%arg0) : (vector<4xbf16>) -> vector<4xbf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %4 = llvm.intr.trunc(%3) {fastmathFlags = #llvm.fastmath<fast>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %7 = llvm.intr.trunc(%6) {fastmathFlags = #llvm.fastmath<fast>} : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32, %c: vector<2x2xf64>, %d: vector<2x2xf64>) {
  %0 = math.powf %a, %b fastmath<fast> {some.attr} : f32
  %1 = math.powf %c, %d : vector<2x2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: vector<2x2xf64>, %arg3: vector<2x2xf64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %2 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>, some.attr} : (f32, f32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %6 = llvm.intr.pow(%4, %5) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %3[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %10 = llvm.intr.pow(%8, %9) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %7[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32, %c: vector<2x2xf64>, %d: vector<2x2xf64>) {
  %0 = math.copysign %a, %b fastmath<nnan,ninf> {some.attr} : f32
  %1 = math.copysign %c, %d : vector<2x2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: vector<2x2xf64>, %arg3: vector<2x2xf64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %2 = llvm.intr.copysign(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, some.attr} : (f32, f32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %6 = llvm.intr.copysign(%4, %5) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %3[0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     %10 = llvm.intr.copysign(%8, %9) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %7[1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32, %c: f32, %d: vector<2xf16>) {
  %0 = math.fma %a, %b, %c fastmath<contract> : f32
  %1 = math.fma %d, %d, %d : vector<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: vector<2xf16>) {
// CHECK-NEXT:     %0 = llvm.intr.fma(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.fma(%arg3, %arg3, %arg3) : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %i: i32, %b: f64, %j: i16) {
  %0 = math.fpowi %a, %i fastmath<nnan> : f32, i32
  %1 = math.fpowi %b, %j : f64, i16
  %2 = math.fpowi %b, %i : f64, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: i16) {
// CHECK-NEXT:     %0 = llvm.intr.powi(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.powi(%arg2, %arg3) : (f64, i16) -> f64
// CHECK-NEXT:     %2 = llvm.intr.powi(%arg2, %arg1) : (f64, i32) -> f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
