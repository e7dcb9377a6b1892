// RUN: pyopt --split-input-file --convert-complex-to-standard %s | FileCheck %s

// Nothing loses its digits: numbers that are nearly the same are not taken from each other.

func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sin(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.expm1 %1 : f32
// CHECK-NEXT:     %3 = arith.negf %1 : f32
// CHECK-NEXT:     %4 = math.expm1 %3 : f32
// CHECK-NEXT:     %5 = arith.addf %2, %4 : f32
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:     %7 = arith.subf %2, %4 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %8 = math.sin %0 : f32
// CHECK-NEXT:     %9 = arith.mulf %cst_0, %8 : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %6 : f32
// CHECK-NEXT:     %11 = math.cos %0 : f32
// CHECK-NEXT:     %12 = arith.mulf %cst_0, %11 : f32
// CHECK-NEXT:     %13 = arith.mulf %12, %7 : f32
// CHECK-NEXT:     %14 = complex.create %10, %13 : complex<f32>
// CHECK-NEXT:     return %14 : complex<f32>
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
// CHECK-NEXT:     %2 = math.expm1 %1 fastmath<contract> : f64
// CHECK-NEXT:     %3 = arith.negf %1 fastmath<contract> : f64
// CHECK-NEXT:     %4 = math.expm1 %3 fastmath<contract> : f64
// CHECK-NEXT:     %5 = arith.addf %2, %4 fastmath<contract> : f64
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %6 = arith.addf %5, %cst fastmath<contract> : f64
// CHECK-NEXT:     %7 = arith.subf %2, %4 fastmath<contract> : f64
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %8 = math.cos %0 fastmath<contract> : f64
// CHECK-NEXT:     %9 = arith.mulf %cst_0, %8 fastmath<contract> : f64
// CHECK-NEXT:     %10 = arith.mulf %9, %6 fastmath<contract> : f64
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:     %11 = math.sin %0 fastmath<contract> : f64
// CHECK-NEXT:     %12 = arith.mulf %cst_1, %11 fastmath<contract> : f64
// CHECK-NEXT:     %13 = arith.mulf %12, %7 fastmath<contract> : f64
// CHECK-NEXT:     %14 = complex.create %10, %13 : complex<f64>
// CHECK-NEXT:     return %14 : complex<f64>
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
// CHECK-NEXT:     %31 = arith.select %29, %cst_3, %21 : f32
// CHECK-NEXT:     %32 = complex.create %30, %31 : complex<f32>
// CHECK-NEXT:     return %32 : complex<f32>
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
// CHECK-NEXT:     %2 = math.expm1 %0 : f32
// CHECK-NEXT:     %3 = math.exp %0 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %4 = arith.mulf %1, %cst_0 : f32
// CHECK-NEXT:     %5 = math.sin %4 : f32
// CHECK-NEXT:     %6 = arith.mulf %5, %5 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %cst_1 : f32
// CHECK-NEXT:     %8 = math.cos %1 : f32
// CHECK-NEXT:     %9 = arith.mulf %2, %8 : f32
// CHECK-NEXT:     %10 = arith.addf %9, %7 : f32
// CHECK-NEXT:     %11 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %12 = math.sin %1 : f32
// CHECK-NEXT:     %13 = arith.mulf %3, %12 : f32
// CHECK-NEXT:     %14 = arith.select %11, %cst, %13 : f32
// CHECK-NEXT:     %15 = complex.create %10, %14 : complex<f32>
// CHECK-NEXT:     return %15 : complex<f32>
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
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = math.log %4 : f32
// CHECK-NEXT:     %8 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %9 = math.log1p %8 : f32
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %10 = arith.mulf %cst, %9 : f32
// CHECK-NEXT:     %11 = arith.addf %7, %10 : f32
// CHECK-NEXT:     %12 = arith.cmpf uno, %6, %6 : f32
// CHECK-NEXT:     %13 = arith.select %12, %7, %11 : f32
// CHECK-NEXT:     %14 = math.atan2 %1, %0 : f32
// CHECK-NEXT:     %15 = complex.create %13, %14 : complex<f32>
// CHECK-NEXT:     return %15 : complex<f32>
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
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.addf %0, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = math.absf %2 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = math.absf %1 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = arith.maximumf %3, %4 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = arith.minimumf %3, %4 fastmath<nnan> : f32
// CHECK-NEXT:     %7 = arith.cmpf ogt, %2, %4 fastmath<nnan> : f32
// CHECK-NEXT:     %8 = arith.divf %6, %5 : f32
// CHECK-NEXT:     %9 = math.log1p %0 : f32
// CHECK-NEXT:     %10 = math.log %5 : f32
// CHECK-NEXT:     %11 = arith.select %7, %9, %10 : f32
// CHECK-NEXT:     %12 = arith.mulf %8, %8 : f32
// CHECK-NEXT:     %13 = math.log1p %12 : f32
// CHECK-NEXT:     %14 = arith.mulf %cst, %13 : f32
// CHECK-NEXT:     %15 = arith.addf %14, %11 : f32
// CHECK-NEXT:     %16 = arith.cmpf uno, %8, %8 : f32
// CHECK-NEXT:     %17 = arith.select %16, %11, %15 : f32
// CHECK-NEXT:     %18 = math.atan2 %1, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %19 = complex.create %17, %18 : complex<f32>
// CHECK-NEXT:     return %19 : complex<f32>
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
// CHECK-NEXT:     %34 = arith.addf %21, %31 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 3.14159274 : f32
// CHECK-NEXT:     %cst_3 = arith.constant -3.14159274 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %35 = arith.cmpf ogt, %34, %cst_2 : f32
// CHECK-NEXT:     %36 = arith.cmpf olt, %34, %cst_3 : f32
// CHECK-NEXT:     %37 = arith.cmpf ogt, %33, %cst_4 : f32
// CHECK-NEXT:     %38 = arith.select %37, %cst_3, %cst_2 : f32
// CHECK-NEXT:     %39 = arith.ori %35, %36 : i1
// CHECK-NEXT:     %40 = arith.addf %33, %38 : f32
// CHECK-NEXT:     %41 = arith.select %39, %40, %33 : f32
// CHECK-NEXT:     %42 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %43 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %44 = math.absf %42 : f32
// CHECK-NEXT:     %45 = math.absf %43 : f32
// CHECK-NEXT:     %46 = arith.maximumf %44, %45 : f32
// CHECK-NEXT:     %47 = arith.minimumf %44, %45 : f32
// CHECK-NEXT:     %48 = arith.divf %47, %46 : f32
// CHECK-NEXT:     %49 = arith.mulf %48, %48 : f32
// CHECK-NEXT:     %50 = arith.addf %49, %cst_5 : f32
// CHECK-NEXT:     %51 = math.sqrt %50 : f32
// CHECK-NEXT:     %52 = arith.mulf %46, %51 : f32
// CHECK-NEXT:     %53 = arith.cmpf uno, %52, %52 : f32
// CHECK-NEXT:     %54 = arith.select %53, %47, %52 : f32
// CHECK-NEXT:     %55 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %56 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %cst_6 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %57 = math.absf %55 : f32
// CHECK-NEXT:     %58 = math.absf %56 : f32
// CHECK-NEXT:     %59 = arith.maximumf %57, %58 : f32
// CHECK-NEXT:     %60 = arith.minimumf %57, %58 : f32
// CHECK-NEXT:     %61 = arith.divf %60, %59 : f32
// CHECK-NEXT:     %62 = arith.mulf %61, %61 : f32
// CHECK-NEXT:     %63 = arith.addf %62, %cst_6 : f32
// CHECK-NEXT:     %64 = math.sqrt %63 : f32
// CHECK-NEXT:     %65 = arith.mulf %59, %64 : f32
// CHECK-NEXT:     %66 = arith.cmpf uno, %65, %65 : f32
// CHECK-NEXT:     %67 = arith.select %66, %60, %65 : f32
// CHECK-NEXT:     %68 = arith.cmpf ole, %54, %67 : f32
// CHECK-NEXT:     %69 = arith.select %68, %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     %70 = arith.select %68, %arg1, %arg0 : complex<f32>
// CHECK-NEXT:     %71 = complex.re %69 : complex<f32>
// CHECK-NEXT:     %72 = complex.im %69 : complex<f32>
// CHECK-NEXT:     %73 = complex.re %70 : complex<f32>
// CHECK-NEXT:     %74 = complex.im %70 : complex<f32>
// CHECK-NEXT:     %75 = arith.divf %73, %74 : f32
// CHECK-NEXT:     %76 = arith.mulf %75, %73 : f32
// CHECK-NEXT:     %77 = arith.addf %74, %76 : f32
// CHECK-NEXT:     %78 = arith.mulf %71, %75 : f32
// CHECK-NEXT:     %79 = arith.addf %78, %72 : f32
// CHECK-NEXT:     %80 = arith.divf %79, %77 : f32
// CHECK-NEXT:     %81 = arith.mulf %72, %75 : f32
// CHECK-NEXT:     %82 = arith.subf %81, %71 : f32
// CHECK-NEXT:     %83 = arith.divf %82, %77 : f32
// CHECK-NEXT:     %84 = arith.divf %74, %73 : f32
// CHECK-NEXT:     %85 = arith.mulf %84, %74 : f32
// CHECK-NEXT:     %86 = arith.addf %73, %85 : f32
// CHECK-NEXT:     %87 = arith.mulf %72, %84 : f32
// CHECK-NEXT:     %88 = arith.addf %71, %87 : f32
// CHECK-NEXT:     %89 = arith.divf %88, %86 : f32
// CHECK-NEXT:     %90 = arith.mulf %71, %84 : f32
// CHECK-NEXT:     %91 = arith.subf %72, %90 : f32
// CHECK-NEXT:     %92 = arith.divf %91, %86 : f32
// CHECK-NEXT:     %cst_7 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %93 = math.absf %73 : f32
// CHECK-NEXT:     %94 = arith.cmpf oeq, %93, %cst_7 : f32
// CHECK-NEXT:     %95 = math.absf %74 : f32
// CHECK-NEXT:     %96 = arith.cmpf oeq, %95, %cst_7 : f32
// CHECK-NEXT:     %97 = arith.cmpf ord, %71, %cst_7 : f32
// CHECK-NEXT:     %98 = arith.cmpf ord, %72, %cst_7 : f32
// CHECK-NEXT:     %99 = arith.ori %97, %98 : i1
// CHECK-NEXT:     %100 = arith.andi %94, %96 : i1
// CHECK-NEXT:     %101 = arith.andi %99, %100 : i1
// CHECK-NEXT:     %cst_8 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %102 = math.copysign %cst_8, %73 : f32
// CHECK-NEXT:     %103 = arith.mulf %102, %71 : f32
// CHECK-NEXT:     %104 = arith.mulf %102, %72 : f32
// CHECK-NEXT:     %105 = arith.cmpf one, %93, %cst_8 : f32
// CHECK-NEXT:     %106 = arith.cmpf one, %95, %cst_8 : f32
// CHECK-NEXT:     %107 = arith.andi %105, %106 : i1
// CHECK-NEXT:     %108 = math.absf %71 : f32
// CHECK-NEXT:     %109 = arith.cmpf oeq, %108, %cst_8 : f32
// CHECK-NEXT:     %110 = math.absf %72 : f32
// CHECK-NEXT:     %111 = arith.cmpf oeq, %110, %cst_8 : f32
// CHECK-NEXT:     %112 = arith.ori %109, %111 : i1
// CHECK-NEXT:     %113 = arith.andi %112, %107 : i1
// CHECK-NEXT:     %cst_9 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %114 = arith.select %109, %cst_9, %cst_7 : f32
// CHECK-NEXT:     %115 = math.copysign %114, %71 : f32
// CHECK-NEXT:     %116 = arith.select %111, %cst_9, %cst_7 : f32
// CHECK-NEXT:     %117 = math.copysign %116, %72 : f32
// CHECK-NEXT:     %118 = arith.mulf %115, %73 : f32
// CHECK-NEXT:     %119 = arith.mulf %117, %74 : f32
// CHECK-NEXT:     %120 = arith.addf %118, %119 : f32
// CHECK-NEXT:     %121 = arith.mulf %cst_8, %120 : f32
// CHECK-NEXT:     %122 = arith.mulf %115, %74 : f32
// CHECK-NEXT:     %123 = arith.mulf %117, %73 : f32
// CHECK-NEXT:     %124 = arith.subf %123, %122 : f32
// CHECK-NEXT:     %125 = arith.mulf %cst_8, %124 : f32
// CHECK-NEXT:     %126 = arith.cmpf one, %108, %cst_8 : f32
// CHECK-NEXT:     %127 = arith.cmpf one, %110, %cst_8 : f32
// CHECK-NEXT:     %128 = arith.andi %126, %127 : i1
// CHECK-NEXT:     %129 = arith.cmpf oeq, %93, %cst_8 : f32
// CHECK-NEXT:     %130 = arith.cmpf oeq, %95, %cst_8 : f32
// CHECK-NEXT:     %131 = arith.ori %129, %130 : i1
// CHECK-NEXT:     %132 = arith.andi %128, %131 : i1
// CHECK-NEXT:     %133 = arith.select %129, %cst_9, %cst_7 : f32
// CHECK-NEXT:     %134 = math.copysign %133, %73 : f32
// CHECK-NEXT:     %135 = arith.select %130, %cst_9, %cst_7 : f32
// CHECK-NEXT:     %136 = math.copysign %135, %74 : f32
// CHECK-NEXT:     %137 = arith.mulf %71, %134 : f32
// CHECK-NEXT:     %138 = arith.mulf %72, %136 : f32
// CHECK-NEXT:     %139 = arith.addf %137, %138 : f32
// CHECK-NEXT:     %140 = arith.mulf %cst_7, %139 : f32
// CHECK-NEXT:     %141 = arith.mulf %72, %134 : f32
// CHECK-NEXT:     %142 = arith.mulf %71, %136 : f32
// CHECK-NEXT:     %143 = arith.subf %141, %142 : f32
// CHECK-NEXT:     %144 = arith.mulf %cst_7, %143 : f32
// CHECK-NEXT:     %145 = arith.cmpf olt, %93, %95 : f32
// CHECK-NEXT:     %146 = arith.select %145, %80, %89 : f32
// CHECK-NEXT:     %147 = arith.select %145, %83, %92 : f32
// CHECK-NEXT:     %148 = arith.select %132, %140, %146 : f32
// CHECK-NEXT:     %149 = arith.select %132, %144, %147 : f32
// CHECK-NEXT:     %150 = arith.select %113, %121, %148 : f32
// CHECK-NEXT:     %151 = arith.select %113, %125, %149 : f32
// CHECK-NEXT:     %152 = arith.select %101, %103, %150 : f32
// CHECK-NEXT:     %153 = arith.select %101, %104, %151 : f32
// CHECK-NEXT:     %154 = arith.cmpf uno, %146, %cst_7 : f32
// CHECK-NEXT:     %155 = arith.cmpf uno, %147, %cst_7 : f32
// CHECK-NEXT:     %156 = arith.andi %154, %155 : i1
// CHECK-NEXT:     %157 = arith.select %156, %152, %146 : f32
// CHECK-NEXT:     %158 = arith.select %156, %153, %147 : f32
// CHECK-NEXT:     %159 = complex.create %157, %158 : complex<f32>
// CHECK-NEXT:     %160 = complex.re %0 : complex<f32>
// CHECK-NEXT:     %161 = complex.im %0 : complex<f32>
// CHECK-NEXT:     %162 = complex.re %159 : complex<f32>
// CHECK-NEXT:     %163 = complex.im %159 : complex<f32>
// CHECK-NEXT:     %164 = arith.mulf %160, %162 : f32
// CHECK-NEXT:     %165 = arith.mulf %161, %163 : f32
// CHECK-NEXT:     %166 = arith.subf %164, %165 : f32
// CHECK-NEXT:     %167 = arith.mulf %161, %162 : f32
// CHECK-NEXT:     %168 = arith.mulf %160, %163 : f32
// CHECK-NEXT:     %169 = arith.addf %167, %168 : f32
// CHECK-NEXT:     %170 = complex.create %166, %169 : complex<f32>
// CHECK-NEXT:     %171 = complex.re %170 : complex<f32>
// CHECK-NEXT:     %172 = complex.im %170 : complex<f32>
// CHECK-NEXT:     %cst_10 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_11 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %173 = arith.addf %171, %cst_11 : f32
// CHECK-NEXT:     %174 = math.absf %173 : f32
// CHECK-NEXT:     %175 = math.absf %172 : f32
// CHECK-NEXT:     %176 = arith.maximumf %174, %175 : f32
// CHECK-NEXT:     %177 = arith.minimumf %174, %175 : f32
// CHECK-NEXT:     %178 = arith.cmpf ogt, %173, %175 : f32
// CHECK-NEXT:     %179 = arith.divf %177, %176 : f32
// CHECK-NEXT:     %180 = math.log1p %171 : f32
// CHECK-NEXT:     %181 = math.log %176 : f32
// CHECK-NEXT:     %182 = arith.select %178, %180, %181 : f32
// CHECK-NEXT:     %183 = arith.mulf %179, %179 : f32
// CHECK-NEXT:     %184 = math.log1p %183 : f32
// CHECK-NEXT:     %185 = arith.mulf %cst_10, %184 : f32
// CHECK-NEXT:     %186 = arith.addf %185, %182 : f32
// CHECK-NEXT:     %187 = arith.cmpf uno, %179, %179 : f32
// CHECK-NEXT:     %188 = arith.select %187, %182, %186 : f32
// CHECK-NEXT:     %189 = math.atan2 %172, %173 : f32
// CHECK-NEXT:     %190 = complex.create %188, %189 : complex<f32>
// CHECK-NEXT:     %191 = complex.re %190 : complex<f32>
// CHECK-NEXT:     %192 = complex.im %190 : complex<f32>
// CHECK-NEXT:     %193 = complex.re %170 : complex<f32>
// CHECK-NEXT:     %194 = complex.im %170 : complex<f32>
// CHECK-NEXT:     %195 = arith.negf %193 : f32
// CHECK-NEXT:     %196 = arith.negf %194 : f32
// CHECK-NEXT:     %197 = complex.create %195, %196 : complex<f32>
// CHECK-NEXT:     %198 = complex.re %197 : complex<f32>
// CHECK-NEXT:     %199 = complex.im %197 : complex<f32>
// CHECK-NEXT:     %cst_12 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_13 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %200 = arith.addf %198, %cst_13 : f32
// CHECK-NEXT:     %201 = math.absf %200 : f32
// CHECK-NEXT:     %202 = math.absf %199 : f32
// CHECK-NEXT:     %203 = arith.maximumf %201, %202 : f32
// CHECK-NEXT:     %204 = arith.minimumf %201, %202 : f32
// CHECK-NEXT:     %205 = arith.cmpf ogt, %200, %202 : f32
// CHECK-NEXT:     %206 = arith.divf %204, %203 : f32
// CHECK-NEXT:     %207 = math.log1p %198 : f32
// CHECK-NEXT:     %208 = math.log %203 : f32
// CHECK-NEXT:     %209 = arith.select %205, %207, %208 : f32
// CHECK-NEXT:     %210 = arith.mulf %206, %206 : f32
// CHECK-NEXT:     %211 = math.log1p %210 : f32
// CHECK-NEXT:     %212 = arith.mulf %cst_12, %211 : f32
// CHECK-NEXT:     %213 = arith.addf %212, %209 : f32
// CHECK-NEXT:     %214 = arith.cmpf uno, %206, %206 : f32
// CHECK-NEXT:     %215 = arith.select %214, %209, %213 : f32
// CHECK-NEXT:     %216 = math.atan2 %199, %200 : f32
// CHECK-NEXT:     %217 = complex.create %215, %216 : complex<f32>
// CHECK-NEXT:     %218 = complex.re %217 : complex<f32>
// CHECK-NEXT:     %219 = complex.im %217 : complex<f32>
// CHECK-NEXT:     %220 = arith.subf %192, %219 : f32
// CHECK-NEXT:     %221 = arith.mulf %cst, %220 : f32
// CHECK-NEXT:     %222 = arith.subf %41, %221 : f32
// CHECK-NEXT:     %223 = math.absf %222 : f32
// CHECK-NEXT:     %cst_14 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %224 = arith.cmpf ogt, %223, %cst_14 : f32
// CHECK-NEXT:     %cst_15 = arith.constant 3.14159274 : f32
// CHECK-NEXT:     %225 = math.copysign %cst_15, %41 : f32
// CHECK-NEXT:     %226 = arith.addf %221, %225 : f32
// CHECK-NEXT:     %227 = arith.select %224, %226, %221 : f32
// CHECK-NEXT:     %228 = arith.subf %218, %191 : f32
// CHECK-NEXT:     %229 = arith.mulf %cst, %228 : f32
// CHECK-NEXT:     %230 = arith.negf %229 : f32
// CHECK-NEXT:     %231 = arith.select %68, %229, %230 : f32
// CHECK-NEXT:     %232 = arith.select %68, %227, %41 : f32
// CHECK-NEXT:     %233 = complex.create %232, %231 : complex<f32>
// CHECK-NEXT:     return %233 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
