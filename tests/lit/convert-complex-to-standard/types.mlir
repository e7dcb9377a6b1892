// RUN: pyopt --split-input-file --convert-complex-to-standard=reference-exact=true %s | FileCheck %s

// Other floats, whose infinities and NaNs are other numbers.

func.func @conj(%a: complex<f80>) -> complex<f80> {
  %0 = complex.conj %a : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conj(%arg0: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f80>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f80>
// CHECK-NEXT:     %2 = arith.negf %1 : f80
// CHECK-NEXT:     %3 = complex.create %0, %2 : complex<f80>
// CHECK-NEXT:     return %3 : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: complex<f8E5M2>) -> complex<f8E5M2> {
  %0 = complex.exp %a : complex<f8E5M2>
  return %0 : complex<f8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: complex<f8E5M2>) -> complex<f8E5M2> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f8E5M2>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f8E5M2>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f8E5M2
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f8E5M2
// CHECK-NEXT:     %cst_1 = arith.constant 0x7C : f8E5M2
// CHECK-NEXT:     %2 = math.exp %0 : f8E5M2
// CHECK-NEXT:     %3 = arith.mulf %0, %cst_0 : f8E5M2
// CHECK-NEXT:     %4 = math.exp %3 : f8E5M2
// CHECK-NEXT:     %5 = math.cos %1 : f8E5M2
// CHECK-NEXT:     %6 = math.sin %1 : f8E5M2
// CHECK-NEXT:     %7 = arith.cmpf oeq, %2, %cst_1 : f8E5M2
// CHECK-NEXT:     %8 = arith.cmpf oeq, %1, %cst : f8E5M2
// CHECK-NEXT:     %9 = arith.mulf %2, %5 : f8E5M2
// CHECK-NEXT:     %10 = arith.mulf %4, %5 : f8E5M2
// CHECK-NEXT:     %11 = arith.mulf %10, %4 : f8E5M2
// CHECK-NEXT:     %12 = arith.select %7, %11, %9 : f8E5M2
// CHECK-NEXT:     %13 = arith.mulf %2, %6 : f8E5M2
// CHECK-NEXT:     %14 = arith.mulf %4, %6 : f8E5M2
// CHECK-NEXT:     %15 = arith.mulf %14, %4 : f8E5M2
// CHECK-NEXT:     %16 = arith.select %7, %15, %13 : f8E5M2
// CHECK-NEXT:     %17 = arith.select %8, %cst, %16 : f8E5M2
// CHECK-NEXT:     %18 = complex.create %12, %17 : complex<f8E5M2>
// CHECK-NEXT:     return %18 : complex<f8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neg(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.neg %a : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @neg(%arg0: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<bf16>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<bf16>
// CHECK-NEXT:     %2 = arith.negf %0 : bf16
// CHECK-NEXT:     %3 = arith.negf %1 : bf16
// CHECK-NEXT:     %4 = complex.create %2, %3 : complex<bf16>
// CHECK-NEXT:     return %4 : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sin(%a: complex<f128>) -> complex<f128> {
  %0 = complex.sin %a : complex<f128>
  return %0 : complex<f128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sin(%arg0: complex<f128>) -> complex<f128> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f128>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f128>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f128
// CHECK-NEXT:     %2 = math.exp %1 : f128
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 : f128
// CHECK-NEXT:     %4 = arith.divf %cst, %2 : f128
// CHECK-NEXT:     %5 = math.sin %0 : f128
// CHECK-NEXT:     %6 = math.cos %0 : f128
// CHECK-NEXT:     %7 = arith.addf %3, %4 : f128
// CHECK-NEXT:     %8 = arith.mulf %7, %5 : f128
// CHECK-NEXT:     %9 = arith.subf %3, %4 : f128
// CHECK-NEXT:     %10 = arith.mulf %9, %6 : f128
// CHECK-NEXT:     %11 = complex.create %8, %10 : complex<f128>
// CHECK-NEXT:     return %11 : complex<f128>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh(%a: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
  %0 = complex.tanh %a : complex<f8E4M3FN>
  return %0 : complex<f8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f8E4M3FN>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f8E4M3FN>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %2 = arith.addf %0, %0 : f8E4M3FN
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 : f8E4M3FN
// CHECK-NEXT:     %4 = math.expm1 %2 : f8E4M3FN
// CHECK-NEXT:     %5 = math.expm1 %3 : f8E4M3FN
// CHECK-NEXT:     %6 = arith.subf %4, %5 : f8E4M3FN
// CHECK-NEXT:     %7 = math.cos %1 : f8E4M3FN
// CHECK-NEXT:     %8 = arith.mulf %7, %7 : f8E4M3FN
// CHECK-NEXT:     %9 = arith.mulf %8, %cst_1 : f8E4M3FN
// CHECK-NEXT:     %10 = math.sin %1 : f8E4M3FN
// CHECK-NEXT:     %11 = arith.mulf %7, %10 : f8E4M3FN
// CHECK-NEXT:     %12 = arith.mulf %cst_1, %11 : f8E4M3FN
// CHECK-NEXT:     %13 = arith.addf %4, %5 : f8E4M3FN
// CHECK-NEXT:     %14 = arith.addf %13, %9 : f8E4M3FN
// CHECK-NEXT:     %15 = arith.cmpf oeq, %13, %cst_0 : f8E4M3FN
// CHECK-NEXT:     %16 = math.copysign %cst, %0 : f8E4M3FN
// CHECK-NEXT:     %17 = arith.divf %6, %14 : f8E4M3FN
// CHECK-NEXT:     %18 = arith.select %15, %16, %17 : f8E4M3FN
// CHECK-NEXT:     %19 = arith.divf %12, %14 : f8E4M3FN
// CHECK-NEXT:     %20 = math.absf %0 : f8E4M3FN
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_3 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:     %21 = arith.cmpf oeq, %20, %cst_0 : f8E4M3FN
// CHECK-NEXT:     %22 = arith.cmpf oeq, %1, %cst_2 : f8E4M3FN
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %23 = arith.xori %21, %true : i1
// CHECK-NEXT:     %24 = arith.cmpf uno, %12, %12 : f8E4M3FN
// CHECK-NEXT:     %25 = arith.andi %24, %23 : i1
// CHECK-NEXT:     %26 = arith.andi %21, %24 : i1
// CHECK-NEXT:     %27 = arith.ori %22, %26 : i1
// CHECK-NEXT:     %28 = arith.select %25, %cst_3, %18 : f8E4M3FN
// CHECK-NEXT:     %29 = arith.select %27, %cst_2, %19 : f8E4M3FN
// CHECK-NEXT:     %30 = complex.create %28, %29 : complex<f8E4M3FN>
// CHECK-NEXT:     return %30 : complex<f8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add(%a: complex<tf32>, %b: complex<tf32>) -> complex<tf32> {
  %0 = complex.add %a, %b : complex<tf32>
  return %0 : complex<tf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: complex<tf32>, %arg1: complex<tf32>) -> complex<tf32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<tf32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<tf32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 : tf32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<tf32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<tf32>
// CHECK-NEXT:     %5 = arith.addf %3, %4 : tf32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<tf32>
// CHECK-NEXT:     return %6 : complex<tf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub(%arg0: complex<f16>, %arg1: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f16>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f16>
// CHECK-NEXT:     %2 = arith.subf %0, %1 : f16
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f16>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f16>
// CHECK-NEXT:     %5 = arith.subf %3, %4 : f16
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f16>
// CHECK-NEXT:     return %6 : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
