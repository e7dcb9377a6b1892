// RUN: pyopt --split-input-file --convert-complex-to-standard %s | FileCheck %s

// Nothing loses its digits: numbers that are nearly the same are not taken from each other, roots need no angles, and
// factors that are infinite are split.

func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sin(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %2 = math.expm1 %1 : f32
// CHECK-NEXT:     %3 = arith.negf %1 : f32
// CHECK-NEXT:     %4 = math.expm1 %3 : f32
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:     %7 = arith.subf %2, %4 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %8 = arith.cmpf oeq, %6, %cst_1 : f32
// CHECK-NEXT:     %9 = math.absf %1 : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %cst : f32
// CHECK-NEXT:     %11 = math.exp %10 : f32
// CHECK-NEXT:     %12 = math.sin %0 : f32
// CHECK-NEXT:     %13 = math.cos %0 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %14 = arith.cmpf oeq, %12, %cst_2 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %15 = arith.select %14, %cst_3, %11 : f32
// CHECK-NEXT:     %16 = arith.mulf %cst, %12 : f32
// CHECK-NEXT:     %17 = arith.mulf %12, %15 : f32
// CHECK-NEXT:     %18 = arith.mulf %17, %cst : f32
// CHECK-NEXT:     %19 = arith.mulf %18, %15 : f32
// CHECK-NEXT:     %20 = arith.mulf %16, %6 : f32
// CHECK-NEXT:     %21 = arith.select %8, %19, %20 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %22 = arith.cmpf olt, %1, %cst_4 : f32
// CHECK-NEXT:     %23 = arith.negf %11 : f32
// CHECK-NEXT:     %24 = arith.select %22, %23, %11 : f32
// CHECK-NEXT:     %25 = arith.mulf %cst, %13 : f32
// CHECK-NEXT:     %26 = arith.mulf %13, %11 : f32
// CHECK-NEXT:     %27 = arith.mulf %26, %cst : f32
// CHECK-NEXT:     %28 = arith.mulf %27, %24 : f32
// CHECK-NEXT:     %29 = arith.mulf %25, %7 : f32
// CHECK-NEXT:     %30 = arith.select %8, %28, %29 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %31 = arith.cmpf oeq, %12, %cst_5 : f32
// CHECK-NEXT:     %32 = arith.select %31, %12, %21 : f32
// CHECK-NEXT:     %33 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %34 = arith.cmpf oeq, %1, %cst_5 : f32
// CHECK-NEXT:     %35 = arith.andi %33, %34 : i1
// CHECK-NEXT:     %36 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %37 = math.absf %1 : f32
// CHECK-NEXT:     %cst_6 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %38 = arith.cmpf oeq, %37, %cst_6 : f32
// CHECK-NEXT:     %39 = arith.andi %36, %38 : i1
// CHECK-NEXT:     %40 = arith.ori %39, %35 : i1
// CHECK-NEXT:     %41 = arith.select %40, %1, %30 : f32
// CHECK-NEXT:     %42 = complex.create %32, %41 : complex<f32>
// CHECK-NEXT:     return %42 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cos(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a fastmath<contract> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cos(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %2 = math.expm1 %1 fastmath<contract> : f64
// CHECK-NEXT:     %3 = arith.negf %1 fastmath<contract> : f64
// CHECK-NEXT:     %4 = math.expm1 %3 fastmath<contract> : f64
// CHECK-NEXT:     %5 = arith.addf %2, %4 fastmath<contract> : f64
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %6 = arith.addf %5, %cst_0 fastmath<contract> : f64
// CHECK-NEXT:     %7 = arith.subf %2, %4 fastmath<contract> : f64
// CHECK-NEXT:     %cst_1 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %8 = arith.cmpf oeq, %6, %cst_1 fastmath<contract> : f64
// CHECK-NEXT:     %9 = math.absf %1 fastmath<contract> : f64
// CHECK-NEXT:     %10 = arith.mulf %9, %cst fastmath<contract> : f64
// CHECK-NEXT:     %11 = math.exp %10 fastmath<contract> : f64
// CHECK-NEXT:     %12 = math.cos %0 fastmath<contract> : f64
// CHECK-NEXT:     %13 = math.sin %0 fastmath<contract> : f64
// CHECK-NEXT:     %14 = arith.mulf %cst, %12 fastmath<contract> : f64
// CHECK-NEXT:     %15 = arith.mulf %12, %11 fastmath<contract> : f64
// CHECK-NEXT:     %16 = arith.mulf %15, %cst fastmath<contract> : f64
// CHECK-NEXT:     %17 = arith.mulf %16, %11 fastmath<contract> : f64
// CHECK-NEXT:     %18 = arith.mulf %14, %6 fastmath<contract> : f64
// CHECK-NEXT:     %19 = arith.select %8, %17, %18 : f64
// CHECK-NEXT:     %20 = arith.negf %13 fastmath<contract> : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %21 = arith.cmpf oeq, %13, %cst_2 fastmath<contract> : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %22 = arith.select %21, %cst_3, %11 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %23 = arith.cmpf olt, %1, %cst_4 fastmath<contract> : f64
// CHECK-NEXT:     %24 = arith.negf %22 fastmath<contract> : f64
// CHECK-NEXT:     %25 = arith.select %23, %24, %22 : f64
// CHECK-NEXT:     %26 = arith.mulf %cst, %20 fastmath<contract> : f64
// CHECK-NEXT:     %27 = arith.mulf %20, %22 fastmath<contract> : f64
// CHECK-NEXT:     %28 = arith.mulf %27, %cst fastmath<contract> : f64
// CHECK-NEXT:     %29 = arith.mulf %28, %25 fastmath<contract> : f64
// CHECK-NEXT:     %30 = arith.mulf %26, %7 fastmath<contract> : f64
// CHECK-NEXT:     %31 = arith.select %8, %29, %30 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %32 = arith.cmpf uno, %12, %12 fastmath<contract> : f64
// CHECK-NEXT:     %33 = math.absf %1 fastmath<contract> : f64
// CHECK-NEXT:     %cst_6 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %34 = arith.cmpf oeq, %33, %cst_6 fastmath<contract> : f64
// CHECK-NEXT:     %35 = arith.andi %32, %34 : i1
// CHECK-NEXT:     %cst_7 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %36 = arith.select %35, %cst_7, %19 : f64
// CHECK-NEXT:     %37 = arith.cmpf oeq, %13, %cst_5 fastmath<contract> : f64
// CHECK-NEXT:     %38 = arith.cmpf oeq, %1, %cst_5 fastmath<contract> : f64
// CHECK-NEXT:     %39 = arith.ori %37, %38 : i1
// CHECK-NEXT:     %40 = arith.cmpf uno, %31, %31 fastmath<contract> : f64
// CHECK-NEXT:     %41 = arith.andi %40, %39 : i1
// CHECK-NEXT:     %42 = arith.select %41, %cst_5, %31 : f64
// CHECK-NEXT:     %43 = complex.create %36, %42 : complex<f64>
// CHECK-NEXT:     return %43 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.mulf %cst, %0 : f32
// CHECK-NEXT:     %3 = math.expm1 %0 : f32
// CHECK-NEXT:     %4 = math.expm1 %2 : f32
// CHECK-NEXT:     %5 = arith.subf %3, %4 : f32
// CHECK-NEXT:     %6 = arith.mulf %5, %5 : f32
// CHECK-NEXT:     %7 = arith.addf %3, %4 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_2 : f32
// CHECK-NEXT:     %9 = arith.mulf %5, %8 : f32
// CHECK-NEXT:     %10 = math.cos %1 : f32
// CHECK-NEXT:     %11 = arith.mulf %10, %10 : f32
// CHECK-NEXT:     %12 = arith.mulf %11, %cst_1 : f32
// CHECK-NEXT:     %13 = math.sin %1 : f32
// CHECK-NEXT:     %14 = arith.mulf %10, %13 : f32
// CHECK-NEXT:     %15 = arith.mulf %cst_1, %14 : f32
// CHECK-NEXT:     %16 = arith.addf %6, %12 : f32
// CHECK-NEXT:     %17 = arith.cmpf oeq, %6, %cst_0 : f32
// CHECK-NEXT:     %18 = math.copysign %cst, %0 : f32
// CHECK-NEXT:     %19 = arith.divf %9, %16 : f32
// CHECK-NEXT:     %20 = arith.select %17, %18, %19 : f32
// CHECK-NEXT:     %21 = arith.divf %15, %16 : f32
// CHECK-NEXT:     %22 = math.absf %0 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %22, %cst_0 : f32
// CHECK-NEXT:     %24 = arith.cmpf oeq, %1, %cst_3 : f32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %25 = arith.xori %23, %true : i1
// CHECK-NEXT:     %26 = arith.cmpf uno, %15, %15 : f32
// CHECK-NEXT:     %27 = arith.andi %26, %25 : i1
// CHECK-NEXT:     %28 = arith.andi %23, %26 : i1
// CHECK-NEXT:     %29 = arith.ori %24, %28 : i1
// CHECK-NEXT:     %30 = arith.select %27, %cst_4, %20 : f32
// CHECK-NEXT:     %31 = arith.cmpf oeq, %0, %cst_3 : f32
// CHECK-NEXT:     %32 = arith.andi %26, %31 : i1
// CHECK-NEXT:     %33 = arith.select %32, %0, %30 : f32
// CHECK-NEXT:     %34 = math.copysign %cst_3, %1 : f32
// CHECK-NEXT:     %35 = arith.select %29, %34, %21 : f32
// CHECK-NEXT:     %36 = complex.create %33, %35 : complex<f32>
// CHECK-NEXT:     return %36 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tan(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.mulf %1, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = math.expm1 %2 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = math.expm1 %3 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = arith.subf %4, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 fastmath<nnan> : f32
// CHECK-NEXT:     %8 = arith.addf %4, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %9 = arith.addf %8, %cst_2 fastmath<nnan> : f32
// CHECK-NEXT:     %10 = arith.mulf %6, %9 fastmath<nnan> : f32
// CHECK-NEXT:     %11 = math.cos %0 fastmath<nnan> : f32
// CHECK-NEXT:     %12 = arith.mulf %11, %11 fastmath<nnan> : f32
// CHECK-NEXT:     %13 = arith.mulf %12, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %14 = math.sin %0 fastmath<nnan> : f32
// CHECK-NEXT:     %15 = arith.mulf %11, %14 fastmath<nnan> : f32
// CHECK-NEXT:     %16 = arith.mulf %cst_1, %15 fastmath<nnan> : f32
// CHECK-NEXT:     %17 = arith.addf %7, %13 fastmath<nnan> : f32
// CHECK-NEXT:     %18 = arith.cmpf oeq, %7, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %19 = math.copysign %cst, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %20 = arith.divf %10, %17 fastmath<nnan> : f32
// CHECK-NEXT:     %21 = arith.select %18, %19, %20 : f32
// CHECK-NEXT:     %22 = arith.divf %16, %17 fastmath<nnan> : f32
// CHECK-NEXT:     %23 = arith.mulf %21, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %24 = complex.create %22, %23 : complex<f32>
// CHECK-NEXT:     return %24 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expm1(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %2 = math.expm1 %0 : f32
// CHECK-NEXT:     %3 = math.exp %0 : f32
// CHECK-NEXT:     %4 = arith.mulf %0, %cst_0 : f32
// CHECK-NEXT:     %5 = math.exp %4 : f32
// CHECK-NEXT:     %6 = arith.mulf %1, %cst_0 : f32
// CHECK-NEXT:     %7 = math.sin %6 : f32
// CHECK-NEXT:     %8 = math.cos %1 : f32
// CHECK-NEXT:     %9 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %cst_1 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %11 = arith.cmpf oeq, %3, %cst_2 : f32
// CHECK-NEXT:     %12 = arith.mulf %2, %8 : f32
// CHECK-NEXT:     %13 = arith.mulf %5, %8 : f32
// CHECK-NEXT:     %14 = arith.mulf %13, %5 : f32
// CHECK-NEXT:     %15 = arith.select %11, %14, %12 : f32
// CHECK-NEXT:     %16 = arith.addf %15, %10 : f32
// CHECK-NEXT:     %17 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %18 = math.sin %1 : f32
// CHECK-NEXT:     %19 = arith.mulf %3, %18 : f32
// CHECK-NEXT:     %20 = arith.mulf %5, %18 : f32
// CHECK-NEXT:     %21 = arith.mulf %20, %5 : f32
// CHECK-NEXT:     %22 = arith.select %11, %21, %19 : f32
// CHECK-NEXT:     %23 = arith.select %17, %1, %22 : f32
// CHECK-NEXT:     %24 = complex.create %16, %23 : complex<f32>
// CHECK-NEXT:     return %24 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @log(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.atan2 %1, %0 : f32
// CHECK-NEXT:     %3 = math.absf %0 : f32
// CHECK-NEXT:     %4 = math.absf %1 : f32
// CHECK-NEXT:     %5 = arith.maximumf %3, %4 : f32
// CHECK-NEXT:     %6 = arith.minimumf %3, %4 : f32
// CHECK-NEXT:     %7 = math.log %5 : f32
// CHECK-NEXT:     %8 = arith.divf %6, %5 : f32
// CHECK-NEXT:     %9 = arith.mulf %8, %8 : f32
// CHECK-NEXT:     %10 = math.log1p %9 : f32
// CHECK-NEXT:     %11 = arith.cmpf uno, %8, %8 : f32
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %12 = arith.mulf %cst, %10 : f32
// CHECK-NEXT:     %13 = arith.addf %7, %12 : f32
// CHECK-NEXT:     %14 = arith.select %11, %7, %13 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %15 = arith.mulf %5, %5 : f32
// CHECK-NEXT:     %16 = arith.negf %15 : f32
// CHECK-NEXT:     %17 = math.fma %5, %5, %16 : f32
// CHECK-NEXT:     %18 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %19 = arith.negf %18 : f32
// CHECK-NEXT:     %20 = math.fma %6, %6, %19 : f32
// CHECK-NEXT:     %21 = arith.subf %15, %cst_0 : f32
// CHECK-NEXT:     %22 = arith.addf %21, %cst_0 : f32
// CHECK-NEXT:     %23 = arith.subf %15, %22 : f32
// CHECK-NEXT:     %24 = arith.addf %21, %18 : f32
// CHECK-NEXT:     %25 = arith.addf %17, %20 : f32
// CHECK-NEXT:     %26 = arith.addf %25, %23 : f32
// CHECK-NEXT:     %27 = math.absf %24 : f32
// CHECK-NEXT:     %28 = arith.cmpf olt, %27, %cst_1 : f32
// CHECK-NEXT:     %29 = arith.addf %24, %26 : f32
// CHECK-NEXT:     %30 = math.log1p %29 : f32
// CHECK-NEXT:     %31 = arith.mulf %cst_1, %30 : f32
// CHECK-NEXT:     %32 = arith.select %28, %31, %14 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %33 = arith.cmpf oeq, %3, %cst_2 : f32
// CHECK-NEXT:     %34 = arith.cmpf oeq, %4, %cst_2 : f32
// CHECK-NEXT:     %35 = arith.ori %33, %34 : i1
// CHECK-NEXT:     %36 = arith.select %35, %cst_2, %32 : f32
// CHECK-NEXT:     %37 = complex.create %36, %2 : complex<f32>
// CHECK-NEXT:     return %37 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @log1p(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.addf %0, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %3 = math.atan2 %1, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = math.absf %2 : f32
// CHECK-NEXT:     %5 = math.absf %1 : f32
// CHECK-NEXT:     %6 = arith.maximumf %4, %5 : f32
// CHECK-NEXT:     %7 = arith.minimumf %4, %5 : f32
// CHECK-NEXT:     %8 = arith.cmpf ogt, %2, %5 : f32
// CHECK-NEXT:     %9 = math.log1p %0 : f32
// CHECK-NEXT:     %10 = math.log %6 : f32
// CHECK-NEXT:     %11 = arith.select %8, %9, %10 : f32
// CHECK-NEXT:     %12 = arith.divf %7, %6 : f32
// CHECK-NEXT:     %13 = arith.mulf %12, %12 : f32
// CHECK-NEXT:     %14 = math.log1p %13 : f32
// CHECK-NEXT:     %15 = arith.cmpf uno, %12, %12 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %16 = arith.mulf %cst_0, %14 : f32
// CHECK-NEXT:     %17 = arith.addf %11, %16 : f32
// CHECK-NEXT:     %18 = arith.select %15, %11, %17 : f32
// CHECK-NEXT:     %19 = arith.subf %2, %cst : f32
// CHECK-NEXT:     %20 = arith.subf %0, %19 : f32
// CHECK-NEXT:     %21 = arith.addf %2, %2 : f32
// CHECK-NEXT:     %22 = arith.mulf %21, %20 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %23 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %24 = arith.negf %23 : f32
// CHECK-NEXT:     %25 = math.fma %6, %6, %24 : f32
// CHECK-NEXT:     %26 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     %27 = arith.negf %26 : f32
// CHECK-NEXT:     %28 = math.fma %7, %7, %27 : f32
// CHECK-NEXT:     %29 = arith.subf %23, %cst_1 : f32
// CHECK-NEXT:     %30 = arith.addf %29, %cst_1 : f32
// CHECK-NEXT:     %31 = arith.subf %23, %30 : f32
// CHECK-NEXT:     %32 = arith.addf %29, %26 : f32
// CHECK-NEXT:     %33 = arith.addf %32, %22 : f32
// CHECK-NEXT:     %34 = arith.addf %25, %28 : f32
// CHECK-NEXT:     %35 = arith.addf %34, %31 : f32
// CHECK-NEXT:     %36 = math.absf %33 : f32
// CHECK-NEXT:     %37 = arith.cmpf olt, %36, %cst_2 : f32
// CHECK-NEXT:     %38 = arith.addf %33, %35 : f32
// CHECK-NEXT:     %39 = math.log1p %38 : f32
// CHECK-NEXT:     %40 = arith.mulf %cst_2, %39 : f32
// CHECK-NEXT:     %41 = arith.select %37, %40, %18 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %42 = arith.cmpf oeq, %4, %cst_3 : f32
// CHECK-NEXT:     %43 = arith.cmpf oeq, %5, %cst_3 : f32
// CHECK-NEXT:     %44 = arith.ori %42, %43 : i1
// CHECK-NEXT:     %45 = arith.select %44, %cst_3, %41 : f32
// CHECK-NEXT:     %46 = complex.create %45, %3 : complex<f32>
// CHECK-NEXT:     return %46 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @atan2(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = complex.create %cst_0, %cst_1 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %0 : complex<f32>
// CHECK-NEXT:     %2 = complex.im %0 : complex<f32>
// CHECK-NEXT:     %3 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %5 = arith.mulf %1, %3 : f32
// CHECK-NEXT:     %6 = arith.mulf %2, %4 : f32
// CHECK-NEXT:     %7 = arith.subf %5, %6 : f32
// CHECK-NEXT:     %8 = arith.mulf %2, %3 : f32
// CHECK-NEXT:     %9 = arith.mulf %1, %4 : f32
// CHECK-NEXT:     %10 = arith.addf %8, %9 : f32
// CHECK-NEXT:     %11 = complex.create %7, %10 : complex<f32>
// CHECK-NEXT:     %12 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %13 = complex.re %11 : complex<f32>
// CHECK-NEXT:     %14 = arith.addf %12, %13 : f32
// CHECK-NEXT:     %15 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %16 = complex.im %11 : complex<f32>
// CHECK-NEXT:     %17 = arith.addf %15, %16 : f32
// CHECK-NEXT:     %18 = complex.create %14, %17 : complex<f32>
// CHECK-NEXT:     %19 = complex.re %18 : complex<f32>
// CHECK-NEXT:     %20 = complex.im %18 : complex<f32>
// CHECK-NEXT:     %21 = math.atan2 %20, %19 : f32
// CHECK-NEXT:     %22 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %23 = complex.re %11 : complex<f32>
// CHECK-NEXT:     %24 = arith.subf %22, %23 : f32
// CHECK-NEXT:     %25 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %26 = complex.im %11 : complex<f32>
// CHECK-NEXT:     %27 = arith.subf %25, %26 : f32
// CHECK-NEXT:     %28 = complex.create %24, %27 : complex<f32>
// CHECK-NEXT:     %29 = complex.re %28 : complex<f32>
// CHECK-NEXT:     %30 = complex.im %28 : complex<f32>
// CHECK-NEXT:     %31 = math.atan2 %30, %29 : f32
// CHECK-NEXT:     %32 = arith.subf %21, %31 : f32
// CHECK-NEXT:     %33 = arith.mulf %cst, %32 : f32
// CHECK-NEXT:     %34 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %35 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %36 = math.absf %34 : f32
// CHECK-NEXT:     %37 = math.absf %35 : f32
// CHECK-NEXT:     %38 = arith.maximumf %36, %37 : f32
// CHECK-NEXT:     %39 = arith.minimumf %36, %37 : f32
// CHECK-NEXT:     %40 = arith.divf %39, %38 : f32
// CHECK-NEXT:     %41 = arith.mulf %40, %40 : f32
// CHECK-NEXT:     %42 = arith.addf %41, %cst_2 : f32
// CHECK-NEXT:     %43 = math.sqrt %42 : f32
// CHECK-NEXT:     %44 = arith.mulf %38, %43 : f32
// CHECK-NEXT:     %45 = arith.cmpf uno, %44, %44 : f32
// CHECK-NEXT:     %46 = arith.select %45, %39, %44 : f32
// CHECK-NEXT:     %47 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %48 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %49 = math.absf %47 : f32
// CHECK-NEXT:     %50 = math.absf %48 : f32
// CHECK-NEXT:     %51 = arith.maximumf %49, %50 : f32
// CHECK-NEXT:     %52 = arith.minimumf %49, %50 : f32
// CHECK-NEXT:     %53 = arith.divf %52, %51 : f32
// CHECK-NEXT:     %54 = arith.mulf %53, %53 : f32
// CHECK-NEXT:     %55 = arith.addf %54, %cst_3 : f32
// CHECK-NEXT:     %56 = math.sqrt %55 : f32
// CHECK-NEXT:     %57 = arith.mulf %51, %56 : f32
// CHECK-NEXT:     %58 = arith.cmpf uno, %57, %57 : f32
// CHECK-NEXT:     %59 = arith.select %58, %52, %57 : f32
// CHECK-NEXT:     %60 = arith.cmpf ole, %46, %59 : f32
// CHECK-NEXT:     %61 = arith.select %60, %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     %62 = arith.select %60, %arg1, %arg0 : complex<f32>
// CHECK-NEXT:     %63 = complex.re %61 : complex<f32>
// CHECK-NEXT:     %64 = complex.im %61 : complex<f32>
// CHECK-NEXT:     %65 = complex.re %62 : complex<f32>
// CHECK-NEXT:     %66 = complex.im %62 : complex<f32>
// CHECK-NEXT:     %67 = arith.divf %65, %66 : f32
// CHECK-NEXT:     %68 = arith.mulf %67, %65 : f32
// CHECK-NEXT:     %69 = arith.addf %66, %68 : f32
// CHECK-NEXT:     %70 = arith.mulf %63, %67 : f32
// CHECK-NEXT:     %71 = arith.addf %70, %64 : f32
// CHECK-NEXT:     %72 = arith.divf %71, %69 : f32
// CHECK-NEXT:     %73 = arith.mulf %64, %67 : f32
// CHECK-NEXT:     %74 = arith.subf %73, %63 : f32
// CHECK-NEXT:     %75 = arith.divf %74, %69 : f32
// CHECK-NEXT:     %76 = arith.divf %66, %65 : f32
// CHECK-NEXT:     %77 = arith.mulf %76, %66 : f32
// CHECK-NEXT:     %78 = arith.addf %65, %77 : f32
// CHECK-NEXT:     %79 = arith.mulf %64, %76 : f32
// CHECK-NEXT:     %80 = arith.addf %63, %79 : f32
// CHECK-NEXT:     %81 = arith.divf %80, %78 : f32
// CHECK-NEXT:     %82 = arith.mulf %63, %76 : f32
// CHECK-NEXT:     %83 = arith.subf %64, %82 : f32
// CHECK-NEXT:     %84 = arith.divf %83, %78 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %85 = math.absf %65 : f32
// CHECK-NEXT:     %86 = arith.cmpf oeq, %85, %cst_4 : f32
// CHECK-NEXT:     %87 = math.absf %66 : f32
// CHECK-NEXT:     %88 = arith.cmpf oeq, %87, %cst_4 : f32
// CHECK-NEXT:     %89 = arith.cmpf ord, %63, %cst_4 : f32
// CHECK-NEXT:     %90 = arith.cmpf ord, %64, %cst_4 : f32
// CHECK-NEXT:     %91 = arith.ori %89, %90 : i1
// CHECK-NEXT:     %92 = arith.andi %86, %88 : i1
// CHECK-NEXT:     %93 = arith.andi %91, %92 : i1
// CHECK-NEXT:     %cst_5 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %94 = math.copysign %cst_5, %65 : f32
// CHECK-NEXT:     %95 = arith.mulf %94, %63 : f32
// CHECK-NEXT:     %96 = arith.mulf %94, %64 : f32
// CHECK-NEXT:     %97 = arith.cmpf one, %85, %cst_5 : f32
// CHECK-NEXT:     %98 = arith.cmpf one, %87, %cst_5 : f32
// CHECK-NEXT:     %99 = arith.andi %97, %98 : i1
// CHECK-NEXT:     %100 = math.absf %63 : f32
// CHECK-NEXT:     %101 = arith.cmpf oeq, %100, %cst_5 : f32
// CHECK-NEXT:     %102 = math.absf %64 : f32
// CHECK-NEXT:     %103 = arith.cmpf oeq, %102, %cst_5 : f32
// CHECK-NEXT:     %104 = arith.ori %101, %103 : i1
// CHECK-NEXT:     %105 = arith.andi %104, %99 : i1
// CHECK-NEXT:     %cst_6 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %106 = arith.select %101, %cst_6, %cst_4 : f32
// CHECK-NEXT:     %107 = math.copysign %106, %63 : f32
// CHECK-NEXT:     %108 = arith.select %103, %cst_6, %cst_4 : f32
// CHECK-NEXT:     %109 = math.copysign %108, %64 : f32
// CHECK-NEXT:     %110 = arith.mulf %107, %65 : f32
// CHECK-NEXT:     %111 = arith.mulf %109, %66 : f32
// CHECK-NEXT:     %112 = arith.addf %110, %111 : f32
// CHECK-NEXT:     %113 = arith.mulf %cst_5, %112 : f32
// CHECK-NEXT:     %114 = arith.mulf %107, %66 : f32
// CHECK-NEXT:     %115 = arith.mulf %109, %65 : f32
// CHECK-NEXT:     %116 = arith.subf %115, %114 : f32
// CHECK-NEXT:     %117 = arith.mulf %cst_5, %116 : f32
// CHECK-NEXT:     %118 = arith.cmpf one, %100, %cst_5 : f32
// CHECK-NEXT:     %119 = arith.cmpf one, %102, %cst_5 : f32
// CHECK-NEXT:     %120 = arith.andi %118, %119 : i1
// CHECK-NEXT:     %121 = arith.cmpf oeq, %85, %cst_5 : f32
// CHECK-NEXT:     %122 = arith.cmpf oeq, %87, %cst_5 : f32
// CHECK-NEXT:     %123 = arith.ori %121, %122 : i1
// CHECK-NEXT:     %124 = arith.andi %120, %123 : i1
// CHECK-NEXT:     %125 = arith.select %121, %cst_6, %cst_4 : f32
// CHECK-NEXT:     %126 = math.copysign %125, %65 : f32
// CHECK-NEXT:     %127 = arith.select %122, %cst_6, %cst_4 : f32
// CHECK-NEXT:     %128 = math.copysign %127, %66 : f32
// CHECK-NEXT:     %129 = arith.mulf %63, %126 : f32
// CHECK-NEXT:     %130 = arith.mulf %64, %128 : f32
// CHECK-NEXT:     %131 = arith.addf %129, %130 : f32
// CHECK-NEXT:     %132 = arith.mulf %cst_4, %131 : f32
// CHECK-NEXT:     %133 = arith.mulf %64, %126 : f32
// CHECK-NEXT:     %134 = arith.mulf %63, %128 : f32
// CHECK-NEXT:     %135 = arith.subf %133, %134 : f32
// CHECK-NEXT:     %136 = arith.mulf %cst_4, %135 : f32
// CHECK-NEXT:     %137 = arith.cmpf olt, %85, %87 : f32
// CHECK-NEXT:     %138 = arith.select %137, %72, %81 : f32
// CHECK-NEXT:     %139 = arith.select %137, %75, %84 : f32
// CHECK-NEXT:     %140 = arith.select %124, %132, %138 : f32
// CHECK-NEXT:     %141 = arith.select %124, %136, %139 : f32
// CHECK-NEXT:     %142 = arith.select %105, %113, %140 : f32
// CHECK-NEXT:     %143 = arith.select %105, %117, %141 : f32
// CHECK-NEXT:     %144 = arith.select %93, %95, %142 : f32
// CHECK-NEXT:     %145 = arith.select %93, %96, %143 : f32
// CHECK-NEXT:     %146 = arith.cmpf uno, %138, %cst_4 : f32
// CHECK-NEXT:     %147 = arith.cmpf uno, %139, %cst_4 : f32
// CHECK-NEXT:     %148 = arith.andi %146, %147 : i1
// CHECK-NEXT:     %149 = arith.select %148, %144, %138 : f32
// CHECK-NEXT:     %150 = arith.select %148, %145, %139 : f32
// CHECK-NEXT:     %151 = complex.create %149, %150 : complex<f32>
// CHECK-NEXT:     %152 = complex.re %0 : complex<f32>
// CHECK-NEXT:     %153 = complex.im %0 : complex<f32>
// CHECK-NEXT:     %154 = complex.re %151 : complex<f32>
// CHECK-NEXT:     %155 = complex.im %151 : complex<f32>
// CHECK-NEXT:     %156 = arith.mulf %152, %154 : f32
// CHECK-NEXT:     %157 = arith.mulf %153, %155 : f32
// CHECK-NEXT:     %158 = arith.subf %156, %157 : f32
// CHECK-NEXT:     %159 = arith.mulf %153, %154 : f32
// CHECK-NEXT:     %160 = arith.mulf %152, %155 : f32
// CHECK-NEXT:     %161 = arith.addf %159, %160 : f32
// CHECK-NEXT:     %162 = complex.create %158, %161 : complex<f32>
// CHECK-NEXT:     %163 = complex.re %162 : complex<f32>
// CHECK-NEXT:     %164 = complex.im %162 : complex<f32>
// CHECK-NEXT:     %cst_7 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %165 = arith.addf %163, %cst_7 : f32
// CHECK-NEXT:     %166 = math.atan2 %164, %165 : f32
// CHECK-NEXT:     %167 = math.absf %165 : f32
// CHECK-NEXT:     %168 = math.absf %164 : f32
// CHECK-NEXT:     %169 = arith.maximumf %167, %168 : f32
// CHECK-NEXT:     %170 = arith.minimumf %167, %168 : f32
// CHECK-NEXT:     %171 = arith.cmpf ogt, %165, %168 : f32
// CHECK-NEXT:     %172 = math.log1p %163 : f32
// CHECK-NEXT:     %173 = math.log %169 : f32
// CHECK-NEXT:     %174 = arith.select %171, %172, %173 : f32
// CHECK-NEXT:     %175 = arith.divf %170, %169 : f32
// CHECK-NEXT:     %176 = arith.mulf %175, %175 : f32
// CHECK-NEXT:     %177 = math.log1p %176 : f32
// CHECK-NEXT:     %178 = arith.cmpf uno, %175, %175 : f32
// CHECK-NEXT:     %cst_8 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %179 = arith.mulf %cst_8, %177 : f32
// CHECK-NEXT:     %180 = arith.addf %174, %179 : f32
// CHECK-NEXT:     %181 = arith.select %178, %174, %180 : f32
// CHECK-NEXT:     %182 = arith.subf %165, %cst_7 : f32
// CHECK-NEXT:     %183 = arith.subf %163, %182 : f32
// CHECK-NEXT:     %184 = arith.addf %165, %165 : f32
// CHECK-NEXT:     %185 = arith.mulf %184, %183 : f32
// CHECK-NEXT:     %cst_9 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_10 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %186 = arith.mulf %169, %169 : f32
// CHECK-NEXT:     %187 = arith.negf %186 : f32
// CHECK-NEXT:     %188 = math.fma %169, %169, %187 : f32
// CHECK-NEXT:     %189 = arith.mulf %170, %170 : f32
// CHECK-NEXT:     %190 = arith.negf %189 : f32
// CHECK-NEXT:     %191 = math.fma %170, %170, %190 : f32
// CHECK-NEXT:     %192 = arith.subf %186, %cst_9 : f32
// CHECK-NEXT:     %193 = arith.addf %192, %cst_9 : f32
// CHECK-NEXT:     %194 = arith.subf %186, %193 : f32
// CHECK-NEXT:     %195 = arith.addf %192, %189 : f32
// CHECK-NEXT:     %196 = arith.addf %195, %185 : f32
// CHECK-NEXT:     %197 = arith.addf %188, %191 : f32
// CHECK-NEXT:     %198 = arith.addf %197, %194 : f32
// CHECK-NEXT:     %199 = math.absf %196 : f32
// CHECK-NEXT:     %200 = arith.cmpf olt, %199, %cst_10 : f32
// CHECK-NEXT:     %201 = arith.addf %196, %198 : f32
// CHECK-NEXT:     %202 = math.log1p %201 : f32
// CHECK-NEXT:     %203 = arith.mulf %cst_10, %202 : f32
// CHECK-NEXT:     %204 = arith.select %200, %203, %181 : f32
// CHECK-NEXT:     %cst_11 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %205 = arith.cmpf oeq, %167, %cst_11 : f32
// CHECK-NEXT:     %206 = arith.cmpf oeq, %168, %cst_11 : f32
// CHECK-NEXT:     %207 = arith.ori %205, %206 : i1
// CHECK-NEXT:     %208 = arith.select %207, %cst_11, %204 : f32
// CHECK-NEXT:     %209 = complex.create %208, %166 : complex<f32>
// CHECK-NEXT:     %210 = complex.re %209 : complex<f32>
// CHECK-NEXT:     %211 = complex.im %209 : complex<f32>
// CHECK-NEXT:     %212 = complex.re %162 : complex<f32>
// CHECK-NEXT:     %213 = complex.im %162 : complex<f32>
// CHECK-NEXT:     %214 = arith.negf %212 : f32
// CHECK-NEXT:     %215 = arith.negf %213 : f32
// CHECK-NEXT:     %216 = complex.create %214, %215 : complex<f32>
// CHECK-NEXT:     %217 = complex.re %216 : complex<f32>
// CHECK-NEXT:     %218 = complex.im %216 : complex<f32>
// CHECK-NEXT:     %cst_12 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %219 = arith.addf %217, %cst_12 : f32
// CHECK-NEXT:     %220 = math.atan2 %218, %219 : f32
// CHECK-NEXT:     %221 = math.absf %219 : f32
// CHECK-NEXT:     %222 = math.absf %218 : f32
// CHECK-NEXT:     %223 = arith.maximumf %221, %222 : f32
// CHECK-NEXT:     %224 = arith.minimumf %221, %222 : f32
// CHECK-NEXT:     %225 = arith.cmpf ogt, %219, %222 : f32
// CHECK-NEXT:     %226 = math.log1p %217 : f32
// CHECK-NEXT:     %227 = math.log %223 : f32
// CHECK-NEXT:     %228 = arith.select %225, %226, %227 : f32
// CHECK-NEXT:     %229 = arith.divf %224, %223 : f32
// CHECK-NEXT:     %230 = arith.mulf %229, %229 : f32
// CHECK-NEXT:     %231 = math.log1p %230 : f32
// CHECK-NEXT:     %232 = arith.cmpf uno, %229, %229 : f32
// CHECK-NEXT:     %cst_13 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %233 = arith.mulf %cst_13, %231 : f32
// CHECK-NEXT:     %234 = arith.addf %228, %233 : f32
// CHECK-NEXT:     %235 = arith.select %232, %228, %234 : f32
// CHECK-NEXT:     %236 = arith.subf %219, %cst_12 : f32
// CHECK-NEXT:     %237 = arith.subf %217, %236 : f32
// CHECK-NEXT:     %238 = arith.addf %219, %219 : f32
// CHECK-NEXT:     %239 = arith.mulf %238, %237 : f32
// CHECK-NEXT:     %cst_14 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_15 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %240 = arith.mulf %223, %223 : f32
// CHECK-NEXT:     %241 = arith.negf %240 : f32
// CHECK-NEXT:     %242 = math.fma %223, %223, %241 : f32
// CHECK-NEXT:     %243 = arith.mulf %224, %224 : f32
// CHECK-NEXT:     %244 = arith.negf %243 : f32
// CHECK-NEXT:     %245 = math.fma %224, %224, %244 : f32
// CHECK-NEXT:     %246 = arith.subf %240, %cst_14 : f32
// CHECK-NEXT:     %247 = arith.addf %246, %cst_14 : f32
// CHECK-NEXT:     %248 = arith.subf %240, %247 : f32
// CHECK-NEXT:     %249 = arith.addf %246, %243 : f32
// CHECK-NEXT:     %250 = arith.addf %249, %239 : f32
// CHECK-NEXT:     %251 = arith.addf %242, %245 : f32
// CHECK-NEXT:     %252 = arith.addf %251, %248 : f32
// CHECK-NEXT:     %253 = math.absf %250 : f32
// CHECK-NEXT:     %254 = arith.cmpf olt, %253, %cst_15 : f32
// CHECK-NEXT:     %255 = arith.addf %250, %252 : f32
// CHECK-NEXT:     %256 = math.log1p %255 : f32
// CHECK-NEXT:     %257 = arith.mulf %cst_15, %256 : f32
// CHECK-NEXT:     %258 = arith.select %254, %257, %235 : f32
// CHECK-NEXT:     %cst_16 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %259 = arith.cmpf oeq, %221, %cst_16 : f32
// CHECK-NEXT:     %260 = arith.cmpf oeq, %222, %cst_16 : f32
// CHECK-NEXT:     %261 = arith.ori %259, %260 : i1
// CHECK-NEXT:     %262 = arith.select %261, %cst_16, %258 : f32
// CHECK-NEXT:     %263 = complex.create %262, %220 : complex<f32>
// CHECK-NEXT:     %264 = complex.re %263 : complex<f32>
// CHECK-NEXT:     %265 = complex.im %263 : complex<f32>
// CHECK-NEXT:     %266 = arith.subf %211, %265 : f32
// CHECK-NEXT:     %267 = arith.mulf %cst, %266 : f32
// CHECK-NEXT:     %268 = arith.subf %33, %267 : f32
// CHECK-NEXT:     %269 = math.absf %268 : f32
// CHECK-NEXT:     %cst_17 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %270 = arith.cmpf ogt, %269, %cst_17 : f32
// CHECK-NEXT:     %cst_18 = arith.constant 3.14159274 : f32
// CHECK-NEXT:     %271 = math.copysign %cst_18, %33 : f32
// CHECK-NEXT:     %272 = arith.addf %267, %271 : f32
// CHECK-NEXT:     %273 = arith.select %270, %272, %267 : f32
// CHECK-NEXT:     %274 = arith.select %60, %273, %33 : f32
// CHECK-NEXT:     %275 = arith.addf %21, %31 : f32
// CHECK-NEXT:     %276 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %277 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %278 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %279 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %280 = math.absf %276 : f32
// CHECK-NEXT:     %281 = math.absf %277 : f32
// CHECK-NEXT:     %282 = math.absf %278 : f32
// CHECK-NEXT:     %283 = math.absf %279 : f32
// CHECK-NEXT:     %284 = arith.maximumf %280, %281 : f32
// CHECK-NEXT:     %285 = arith.maximumf %282, %283 : f32
// CHECK-NEXT:     %286 = arith.maximumf %284, %285 : f32
// CHECK-NEXT:     %287 = arith.divf %276, %286 : f32
// CHECK-NEXT:     %288 = arith.divf %278, %286 : f32
// CHECK-NEXT:     %289 = arith.mulf %287, %277 : f32
// CHECK-NEXT:     %290 = arith.negf %289 : f32
// CHECK-NEXT:     %291 = math.fma %287, %277, %290 : f32
// CHECK-NEXT:     %292 = math.fma %288, %279, %289 : f32
// CHECK-NEXT:     %293 = arith.addf %292, %291 : f32
// CHECK-NEXT:     %cst_19 = arith.constant 3.14159274 : f32
// CHECK-NEXT:     %cst_20 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %294 = math.absf %275 : f32
// CHECK-NEXT:     %cst_21 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %295 = math.copysign %cst_21, %275 : f32
// CHECK-NEXT:     %296 = arith.mulf %295, %293 : f32
// CHECK-NEXT:     %297 = arith.cmpf olt, %296, %cst_20 : f32
// CHECK-NEXT:     %cst_22 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %298 = arith.cmpf ogt, %294, %cst_22 : f32
// CHECK-NEXT:     %299 = arith.andi %297, %298 : i1
// CHECK-NEXT:     %cst_23 = arith.constant 3.250000e+00 : f32
// CHECK-NEXT:     %300 = arith.cmpf ogt, %294, %cst_23 : f32
// CHECK-NEXT:     %301 = arith.ori %299, %300 : i1
// CHECK-NEXT:     %302 = arith.cmpf ogt, %274, %cst_20 : f32
// CHECK-NEXT:     %cst_24 = arith.constant -3.14159274 : f32
// CHECK-NEXT:     %303 = arith.select %302, %cst_24, %cst_19 : f32
// CHECK-NEXT:     %304 = arith.addf %274, %303 : f32
// CHECK-NEXT:     %305 = arith.select %301, %304, %274 : f32
// CHECK-NEXT:     %306 = arith.subf %264, %210 : f32
// CHECK-NEXT:     %307 = arith.mulf %cst, %306 : f32
// CHECK-NEXT:     %308 = arith.negf %307 : f32
// CHECK-NEXT:     %309 = arith.select %60, %307, %308 : f32
// CHECK-NEXT:     %310 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %311 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %312 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %313 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %314 = arith.subf %310, %310 : f32
// CHECK-NEXT:     %315 = arith.subf %311, %311 : f32
// CHECK-NEXT:     %316 = arith.addf %314, %315 : f32
// CHECK-NEXT:     %317 = arith.subf %312, %312 : f32
// CHECK-NEXT:     %318 = arith.addf %316, %317 : f32
// CHECK-NEXT:     %319 = arith.subf %313, %313 : f32
// CHECK-NEXT:     %320 = arith.addf %318, %319 : f32
// CHECK-NEXT:     %321 = arith.cmpf uno, %320, %320 : f32
// CHECK-NEXT:     %322 = arith.select %321, %320, %305 : f32
// CHECK-NEXT:     %323 = arith.cmpf uno, %320, %320 : f32
// CHECK-NEXT:     %324 = arith.select %323, %320, %309 : f32
// CHECK-NEXT:     %325 = complex.create %322, %324 : complex<f32>
// CHECK-NEXT:     return %325 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sqrt(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.absf %0 : f64
// CHECK-NEXT:     %3 = math.absf %1 : f64
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f64
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f64
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f64
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f64
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f64
// CHECK-NEXT:     %9 = math.sqrt %8 : f64
// CHECK-NEXT:     %10 = arith.cmpf oge, %2, %3 : f64
// CHECK-NEXT:     %11 = arith.select %10, %cst_1, %6 : f64
// CHECK-NEXT:     %12 = arith.addf %11, %9 : f64
// CHECK-NEXT:     %13 = arith.mulf %cst, %12 : f64
// CHECK-NEXT:     %14 = math.sqrt %13 : f64
// CHECK-NEXT:     %15 = math.sqrt %4 : f64
// CHECK-NEXT:     %16 = arith.cmpf olt, %0, %cst_0 : f64
// CHECK-NEXT:     %17 = arith.mulf %15, %14 : f64
// CHECK-NEXT:     %18 = arith.divf %3, %15 : f64
// CHECK-NEXT:     %19 = arith.divf %cst, %14 : f64
// CHECK-NEXT:     %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:     %21 = arith.select %16, %20, %17 : f64
// CHECK-NEXT:     %22 = arith.select %16, %17, %20 : f64
// CHECK-NEXT:     %23 = arith.cmpf oeq, %4, %cst_0 : f64
// CHECK-NEXT:     %24 = arith.select %23, %cst_0, %21 : f64
// CHECK-NEXT:     %25 = arith.select %23, %cst_0, %22 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %26 = arith.divf %cst_3, %1 : f64
// CHECK-NEXT:     %27 = arith.cmpf oeq, %1, %cst_2 : f64
// CHECK-NEXT:     %28 = arith.select %27, %26, %1 : f64
// CHECK-NEXT:     %29 = arith.cmpf olt, %28, %cst_2 : f64
// CHECK-NEXT:     %30 = arith.negf %25 : f64
// CHECK-NEXT:     %31 = arith.select %29, %30, %25 : f64
// CHECK-NEXT:     %32 = complex.create %24, %31 : complex<f64>
// CHECK-NEXT:     return %32 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f32
// CHECK-NEXT:     %9 = math.sqrt %8 : f32
// CHECK-NEXT:     %10 = arith.cmpf oge, %2, %3 : f32
// CHECK-NEXT:     %11 = arith.select %10, %cst_1, %6 : f32
// CHECK-NEXT:     %12 = arith.addf %11, %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %cst, %12 : f32
// CHECK-NEXT:     %14 = math.sqrt %13 : f32
// CHECK-NEXT:     %15 = math.sqrt %4 : f32
// CHECK-NEXT:     %16 = arith.cmpf olt, %0, %cst_0 : f32
// CHECK-NEXT:     %17 = arith.mulf %15, %14 : f32
// CHECK-NEXT:     %18 = arith.divf %3, %15 : f32
// CHECK-NEXT:     %19 = arith.divf %cst, %14 : f32
// CHECK-NEXT:     %20 = arith.mulf %18, %19 : f32
// CHECK-NEXT:     %21 = arith.select %16, %20, %17 : f32
// CHECK-NEXT:     %22 = arith.select %16, %17, %20 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %3, %cst_2 : f32
// CHECK-NEXT:     %24 = arith.cmpf oeq, %0, %cst_2 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %25 = arith.cmpf oeq, %0, %cst_3 : f32
// CHECK-NEXT:     %26 = arith.ori %23, %24 : i1
// CHECK-NEXT:     %27 = arith.select %26, %cst_2, %21 : f32
// CHECK-NEXT:     %28 = arith.ori %23, %25 : i1
// CHECK-NEXT:     %29 = arith.select %28, %cst_2, %22 : f32
// CHECK-NEXT:     %30 = arith.cmpf oeq, %4, %cst_0 : f32
// CHECK-NEXT:     %31 = arith.select %30, %cst_0, %27 : f32
// CHECK-NEXT:     %32 = arith.select %30, %cst_0, %29 : f32
// CHECK-NEXT:     %33 = math.copysign %32, %1 : f32
// CHECK-NEXT:     %34 = complex.create %31, %33 : complex<f32>
// CHECK-NEXT:     return %34 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f32
// CHECK-NEXT:     %9 = math.sqrt %8 : f32
// CHECK-NEXT:     %10 = arith.cmpf oge, %2, %3 : f32
// CHECK-NEXT:     %11 = arith.select %10, %cst_1, %6 : f32
// CHECK-NEXT:     %12 = arith.addf %11, %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %cst, %12 : f32
// CHECK-NEXT:     %14 = math.sqrt %13 : f32
// CHECK-NEXT:     %15 = math.sqrt %4 : f32
// CHECK-NEXT:     %16 = arith.cmpf olt, %0, %cst_0 : f32
// CHECK-NEXT:     %17 = arith.mulf %9, %15 : f32
// CHECK-NEXT:     %18 = arith.divf %14, %17 : f32
// CHECK-NEXT:     %19 = arith.divf %3, %15 : f32
// CHECK-NEXT:     %20 = arith.divf %19, %4 : f32
// CHECK-NEXT:     %21 = arith.mulf %14, %9 : f32
// CHECK-NEXT:     %22 = arith.divf %cst, %21 : f32
// CHECK-NEXT:     %23 = arith.mulf %20, %22 : f32
// CHECK-NEXT:     %24 = arith.select %16, %23, %18 : f32
// CHECK-NEXT:     %25 = arith.select %16, %18, %23 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %26 = math.absf %0 : f32
// CHECK-NEXT:     %27 = arith.cmpf oeq, %26, %cst_2 : f32
// CHECK-NEXT:     %28 = arith.cmpf oeq, %3, %cst_2 : f32
// CHECK-NEXT:     %29 = arith.ori %27, %28 : i1
// CHECK-NEXT:     %30 = arith.select %29, %cst_0, %24 : f32
// CHECK-NEXT:     %31 = arith.select %29, %cst_0, %25 : f32
// CHECK-NEXT:     %32 = arith.cmpf oeq, %4, %cst_0 : f32
// CHECK-NEXT:     %33 = arith.select %32, %cst_2, %30 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %34 = arith.select %32, %cst_3, %31 : f32
// CHECK-NEXT:     %35 = arith.negf %1 : f32
// CHECK-NEXT:     %36 = math.copysign %34, %35 : f32
// CHECK-NEXT:     %37 = complex.create %33, %36 : complex<f32>
// CHECK-NEXT:     return %37 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.absf %0 : f64
// CHECK-NEXT:     %3 = math.absf %1 : f64
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f64
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f64
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f64
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f64
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f64
// CHECK-NEXT:     %9 = math.sqrt %8 : f64
// CHECK-NEXT:     %10 = arith.cmpf oge, %2, %3 : f64
// CHECK-NEXT:     %11 = arith.select %10, %cst_1, %6 : f64
// CHECK-NEXT:     %12 = arith.addf %11, %9 : f64
// CHECK-NEXT:     %13 = arith.mulf %cst, %12 : f64
// CHECK-NEXT:     %14 = math.sqrt %13 : f64
// CHECK-NEXT:     %15 = math.sqrt %4 : f64
// CHECK-NEXT:     %16 = arith.cmpf olt, %0, %cst_0 : f64
// CHECK-NEXT:     %17 = arith.mulf %9, %15 : f64
// CHECK-NEXT:     %18 = arith.divf %14, %17 : f64
// CHECK-NEXT:     %19 = arith.divf %3, %15 : f64
// CHECK-NEXT:     %20 = arith.divf %19, %4 : f64
// CHECK-NEXT:     %21 = arith.mulf %14, %9 : f64
// CHECK-NEXT:     %22 = arith.divf %cst, %21 : f64
// CHECK-NEXT:     %23 = arith.mulf %20, %22 : f64
// CHECK-NEXT:     %24 = arith.select %16, %23, %18 : f64
// CHECK-NEXT:     %25 = arith.select %16, %18, %23 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %26 = arith.cmpf oeq, %4, %cst_0 : f64
// CHECK-NEXT:     %27 = arith.select %26, %cst_2, %24 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT:     %28 = arith.select %26, %cst_3, %25 : f64
// CHECK-NEXT:     %29 = arith.negf %1 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %30 = arith.divf %cst_5, %29 : f64
// CHECK-NEXT:     %31 = arith.cmpf oeq, %29, %cst_4 : f64
// CHECK-NEXT:     %32 = arith.select %31, %30, %29 : f64
// CHECK-NEXT:     %33 = arith.cmpf olt, %32, %cst_4 : f64
// CHECK-NEXT:     %34 = arith.negf %28 : f64
// CHECK-NEXT:     %35 = arith.select %33, %34, %28 : f64
// CHECK-NEXT:     %36 = complex.create %27, %35 : complex<f64>
// CHECK-NEXT:     return %36 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sign(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %5 = arith.cmpf oeq, %4, %cst : f32
// CHECK-NEXT:     %6 = arith.divf %0, %4 : f32
// CHECK-NEXT:     %7 = arith.divf %1, %4 : f32
// CHECK-NEXT:     %8 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %9 = arith.mulf %7, %7 : f32
// CHECK-NEXT:     %10 = arith.addf %8, %9 : f32
// CHECK-NEXT:     %11 = math.sqrt %10 : f32
// CHECK-NEXT:     %12 = arith.divf %6, %11 : f32
// CHECK-NEXT:     %13 = arith.divf %7, %11 : f32
// CHECK-NEXT:     %14 = complex.create %12, %13 : complex<f32>
// CHECK-NEXT:     %15 = arith.select %5, %arg0, %14 : complex<f32>
// CHECK-NEXT:     return %15 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %2 = math.exp %0 : f64
// CHECK-NEXT:     %3 = arith.mulf %0, %cst_0 : f64
// CHECK-NEXT:     %4 = math.exp %3 : f64
// CHECK-NEXT:     %5 = math.cos %1 : f64
// CHECK-NEXT:     %6 = math.sin %1 : f64
// CHECK-NEXT:     %7 = arith.cmpf oeq, %2, %cst_1 : f64
// CHECK-NEXT:     %8 = arith.cmpf oeq, %1, %cst : f64
// CHECK-NEXT:     %9 = arith.mulf %2, %5 : f64
// CHECK-NEXT:     %10 = arith.mulf %4, %5 : f64
// CHECK-NEXT:     %11 = arith.mulf %10, %4 : f64
// CHECK-NEXT:     %12 = arith.select %7, %11, %9 : f64
// CHECK-NEXT:     %13 = arith.mulf %2, %6 : f64
// CHECK-NEXT:     %14 = arith.mulf %4, %6 : f64
// CHECK-NEXT:     %15 = arith.mulf %14, %4 : f64
// CHECK-NEXT:     %16 = arith.select %7, %15, %13 : f64
// CHECK-NEXT:     %17 = arith.select %8, %1, %16 : f64
// CHECK-NEXT:     %18 = arith.cmpf uno, %5, %5 : f64
// CHECK-NEXT:     %19 = math.absf %0 : f64
// CHECK-NEXT:     %20 = arith.cmpf oeq, %19, %cst_1 : f64
// CHECK-NEXT:     %21 = arith.andi %18, %20 : i1
// CHECK-NEXT:     %22 = arith.select %21, %2, %12 : f64
// CHECK-NEXT:     %23 = arith.cmpf oeq, %2, %cst : f64
// CHECK-NEXT:     %24 = arith.andi %21, %23 : i1
// CHECK-NEXT:     %25 = arith.select %24, %cst, %17 : f64
// CHECK-NEXT:     %26 = complex.create %22, %25 : complex<f64>
// CHECK-NEXT:     return %26 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pow(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pow(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg1 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg1 : complex<f64>
// CHECK-NEXT:     %2 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %4 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %5 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %6 = math.absf %4 : f64
// CHECK-NEXT:     %7 = math.absf %5 : f64
// CHECK-NEXT:     %8 = arith.maximumf %6, %7 : f64
// CHECK-NEXT:     %9 = arith.minimumf %6, %7 : f64
// CHECK-NEXT:     %10 = arith.divf %9, %8 : f64
// CHECK-NEXT:     %11 = arith.mulf %10, %10 : f64
// CHECK-NEXT:     %12 = arith.addf %11, %cst : f64
// CHECK-NEXT:     %13 = math.sqrt %12 : f64
// CHECK-NEXT:     %14 = arith.mulf %8, %13 : f64
// CHECK-NEXT:     %15 = arith.cmpf uno, %14, %14 : f64
// CHECK-NEXT:     %16 = arith.select %15, %9, %14 : f64
// CHECK-NEXT:     %17 = math.powf %16, %0 : f64
// CHECK-NEXT:     %18 = arith.negf %1 : f64
// CHECK-NEXT:     %19 = math.atan2 %3, %2 : f64
// CHECK-NEXT:     %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:     %21 = math.exp %20 : f64
// CHECK-NEXT:     %22 = arith.mulf %17, %21 : f64
// CHECK-NEXT:     %23 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %24 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %25 = math.atan2 %24, %23 : f64
// CHECK-NEXT:     %26 = math.absf %23 : f64
// CHECK-NEXT:     %27 = math.absf %24 : f64
// CHECK-NEXT:     %28 = arith.maximumf %26, %27 : f64
// CHECK-NEXT:     %29 = arith.minimumf %26, %27 : f64
// CHECK-NEXT:     %30 = math.log %28 : f64
// CHECK-NEXT:     %31 = arith.divf %29, %28 : f64
// CHECK-NEXT:     %32 = arith.mulf %31, %31 : f64
// CHECK-NEXT:     %33 = math.log1p %32 : f64
// CHECK-NEXT:     %34 = arith.cmpf uno, %31, %31 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %35 = arith.mulf %cst_0, %33 : f64
// CHECK-NEXT:     %36 = arith.addf %30, %35 : f64
// CHECK-NEXT:     %37 = arith.select %34, %30, %36 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %38 = arith.mulf %28, %28 : f64
// CHECK-NEXT:     %39 = arith.negf %38 : f64
// CHECK-NEXT:     %40 = math.fma %28, %28, %39 : f64
// CHECK-NEXT:     %41 = arith.mulf %29, %29 : f64
// CHECK-NEXT:     %42 = arith.negf %41 : f64
// CHECK-NEXT:     %43 = math.fma %29, %29, %42 : f64
// CHECK-NEXT:     %44 = arith.subf %38, %cst_1 : f64
// CHECK-NEXT:     %45 = arith.addf %44, %cst_1 : f64
// CHECK-NEXT:     %46 = arith.subf %38, %45 : f64
// CHECK-NEXT:     %47 = arith.addf %44, %41 : f64
// CHECK-NEXT:     %48 = arith.addf %40, %43 : f64
// CHECK-NEXT:     %49 = arith.addf %48, %46 : f64
// CHECK-NEXT:     %50 = math.absf %47 : f64
// CHECK-NEXT:     %51 = arith.cmpf olt, %50, %cst_2 : f64
// CHECK-NEXT:     %52 = arith.addf %47, %49 : f64
// CHECK-NEXT:     %53 = math.log1p %52 : f64
// CHECK-NEXT:     %54 = arith.mulf %cst_2, %53 : f64
// CHECK-NEXT:     %55 = arith.select %51, %54, %37 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %56 = arith.cmpf oeq, %26, %cst_3 : f64
// CHECK-NEXT:     %57 = arith.cmpf oeq, %27, %cst_3 : f64
// CHECK-NEXT:     %58 = arith.ori %56, %57 : i1
// CHECK-NEXT:     %59 = arith.select %58, %cst_3, %55 : f64
// CHECK-NEXT:     %60 = complex.create %59, %25 : complex<f64>
// CHECK-NEXT:     %61 = complex.re %60 : complex<f64>
// CHECK-NEXT:     %62 = arith.mulf %0, %61 : f64
// CHECK-NEXT:     %63 = arith.addf %62, %20 : f64
// CHECK-NEXT:     %64 = math.exp %63 : f64
// CHECK-NEXT:     %cst_4 = arith.constant 2.2250738585072019E-308 : f64
// CHECK-NEXT:     %65 = arith.cmpf olt, %cst_4, %17 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %66 = arith.cmpf olt, %17, %cst_5 : f64
// CHECK-NEXT:     %67 = arith.andi %65, %66 : i1
// CHECK-NEXT:     %cst_6 = arith.constant 2.2250738585072019E-308 : f64
// CHECK-NEXT:     %68 = arith.cmpf olt, %cst_6, %21 : f64
// CHECK-NEXT:     %cst_7 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %69 = arith.cmpf olt, %21, %cst_7 : f64
// CHECK-NEXT:     %70 = arith.andi %68, %69 : i1
// CHECK-NEXT:     %71 = arith.andi %67, %70 : i1
// CHECK-NEXT:     %72 = arith.select %71, %22, %64 : f64
// CHECK-NEXT:     %73 = arith.mulf %0, %19 : f64
// CHECK-NEXT:     %74 = arith.mulf %1, %61 : f64
// CHECK-NEXT:     %cst_8 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %75 = arith.cmpf oeq, %1, %cst_8 : f64
// CHECK-NEXT:     %76 = arith.select %75, %cst_8, %74 : f64
// CHECK-NEXT:     %77 = arith.addf %73, %76 : f64
// CHECK-NEXT:     %78 = math.cos %77 : f64
// CHECK-NEXT:     %79 = math.sin %77 : f64
// CHECK-NEXT:     %cst_9 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_10 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_11 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %80 = complex.create %cst_11, %cst_10 : complex<f64>
// CHECK-NEXT:     %81 = complex.create %cst_10, %cst_10 : complex<f64>
// CHECK-NEXT:     %82 = complex.create %cst_9, %cst_10 : complex<f64>
// CHECK-NEXT:     %83 = arith.cmpf oeq, %16, %cst_10 : f64
// CHECK-NEXT:     %84 = arith.cmpf oeq, %1, %cst_10 : f64
// CHECK-NEXT:     %85 = arith.cmpf oeq, %0, %cst_10 : f64
// CHECK-NEXT:     %86 = arith.cmpf oeq, %3, %cst_10 : f64
// CHECK-NEXT:     %87 = arith.cmpf ole, %cst_10, %0 : f64
// CHECK-NEXT:     %88 = arith.mulf %72, %78 : f64
// CHECK-NEXT:     %89 = arith.mulf %72, %79 : f64
// CHECK-NEXT:     %90 = arith.cmpf oeq, %79, %cst_10 : f64
// CHECK-NEXT:     %91 = arith.select %90, %79, %89 : f64
// CHECK-NEXT:     %92 = arith.cmpf uno, %78, %78 : f64
// CHECK-NEXT:     %93 = arith.cmpf oeq, %72, %cst_10 : f64
// CHECK-NEXT:     %94 = arith.andi %92, %93 : i1
// CHECK-NEXT:     %95 = arith.cmpf oeq, %72, %cst_9 : f64
// CHECK-NEXT:     %96 = arith.ori %94, %95 : i1
// CHECK-NEXT:     %97 = arith.andi %92, %96 : i1
// CHECK-NEXT:     %98 = arith.select %97, %72, %88 : f64
// CHECK-NEXT:     %99 = arith.select %94, %cst_10, %91 : f64
// CHECK-NEXT:     %100 = arith.select %85, %80, %81 : complex<f64>
// CHECK-NEXT:     %101 = complex.create %98, %99 : complex<f64>
// CHECK-NEXT:     %102 = arith.andi %83, %84 : i1
// CHECK-NEXT:     %103 = arith.andi %102, %87 : i1
// CHECK-NEXT:     %104 = arith.select %103, %100, %101 : complex<f64>
// CHECK-NEXT:     %105 = arith.andi %85, %84 : i1
// CHECK-NEXT:     %106 = arith.select %105, %80, %104 : complex<f64>
// CHECK-NEXT:     %107 = arith.cmpf oeq, %2, %cst_11 : f64
// CHECK-NEXT:     %108 = arith.andi %107, %86 : i1
// CHECK-NEXT:     %109 = arith.select %108, %80, %106 : complex<f64>
// CHECK-NEXT:     %110 = arith.cmpf oeq, %2, %cst_9 : f64
// CHECK-NEXT:     %111 = arith.andi %110, %86 : i1
// CHECK-NEXT:     %112 = arith.cmpf ogt, %0, %cst_10 : f64
// CHECK-NEXT:     %113 = arith.andi %84, %112 : i1
// CHECK-NEXT:     %114 = arith.andi %111, %113 : i1
// CHECK-NEXT:     %115 = arith.select %114, %82, %109 : complex<f64>
// CHECK-NEXT:     %116 = arith.cmpf olt, %0, %cst_10 : f64
// CHECK-NEXT:     %117 = arith.andi %84, %116 : i1
// CHECK-NEXT:     %118 = arith.andi %111, %117 : i1
// CHECK-NEXT:     %119 = arith.select %118, %81, %115 : complex<f64>
// CHECK-NEXT:     return %119 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
