// RUN: pyopt --split-input-file --convert-complex-to-standard %s | FileCheck %s

// Each op without fast-math flags.

func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @angle(%arg0: complex<f32>) -> f32 {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.atan2 %1, %0 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conj(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = arith.negf %1 : f32
// CHECK-NEXT:     %3 = complex.create %0, %2 : complex<f32>
// CHECK-NEXT:     return %3 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.exp %0 : f32
// CHECK-NEXT:     %3 = math.cos %1 : f32
// CHECK-NEXT:     %4 = arith.mulf %2, %3 : f32
// CHECK-NEXT:     %5 = math.sin %1 : f32
// CHECK-NEXT:     %6 = arith.mulf %2, %5 : f32
// CHECK-NEXT:     %7 = complex.create %4, %6 : complex<f32>
// CHECK-NEXT:     return %7 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @neg(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = arith.negf %0 : f32
// CHECK-NEXT:     %3 = arith.negf %1 : f32
// CHECK-NEXT:     %4 = complex.create %2, %3 : complex<f32>
// CHECK-NEXT:     return %4 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_3 : f32
// CHECK-NEXT:     %9 = math.rsqrt %8 : f32
// CHECK-NEXT:     %10 = math.rsqrt %5 : f32
// CHECK-NEXT:     %11 = math.rsqrt %4 : f32
// CHECK-NEXT:     %12 = math.sqrt %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %11, %12 : f32
// CHECK-NEXT:     %14 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %15 = arith.select %14, %10, %13 : f32
// CHECK-NEXT:     %16 = math.atan2 %1, %0 : f32
// CHECK-NEXT:     %17 = arith.mulf %16, %cst_1 : f32
// CHECK-NEXT:     %18 = math.cos %17 : f32
// CHECK-NEXT:     %19 = math.sin %17 : f32
// CHECK-NEXT:     %20 = arith.mulf %15, %18 : f32
// CHECK-NEXT:     %21 = arith.mulf %15, %19 : f32
// CHECK-NEXT:     %cst_4 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %22 = math.copysign %cst, %0 : f32
// CHECK-NEXT:     %23 = math.copysign %cst, %1 : f32
// CHECK-NEXT:     %24 = arith.mulf %cst_4, %23 : f32
// CHECK-NEXT:     %25 = math.absf %0 : f32
// CHECK-NEXT:     %26 = math.absf %1 : f32
// CHECK-NEXT:     %27 = arith.cmpf oeq, %26, %cst_0 : f32
// CHECK-NEXT:     %28 = arith.cmpf uno, %0, %0 : f32
// CHECK-NEXT:     %29 = arith.cmpf oeq, %25, %cst_0 : f32
// CHECK-NEXT:     %30 = arith.andi %27, %28 : i1
// CHECK-NEXT:     %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:     %32 = arith.select %31, %22, %20 : f32
// CHECK-NEXT:     %33 = arith.select %31, %24, %21 : f32
// CHECK-NEXT:     %34 = arith.cmpf oeq, %0, %cst : f32
// CHECK-NEXT:     %35 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %36 = arith.andi %34, %35 : i1
// CHECK-NEXT:     %37 = arith.select %36, %cst_0, %32 : f32
// CHECK-NEXT:     %38 = arith.select %36, %cst_2, %33 : f32
// CHECK-NEXT:     %39 = complex.create %37, %38 : complex<f32>
// CHECK-NEXT:     return %39 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f32>
// CHECK-NEXT:     return %6 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %2 = arith.subf %0, %1 : f32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = arith.subf %3, %4 : f32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f32>
// CHECK-NEXT:     return %6 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @eq(%arg0: complex<f32>, %arg1: complex<f32>) -> i1 {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.cmpf oeq, %0, %2 : f32
// CHECK-NEXT:     %5 = arith.cmpf oeq, %1, %3 : f32
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     return %6 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @neq(%arg0: complex<f32>, %arg1: complex<f32>) -> i1 {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.cmpf une, %0, %2 : f32
// CHECK-NEXT:     %5 = arith.cmpf une, %1, %3 : f32
// CHECK-NEXT:     %6 = arith.ori %4, %5 : i1
// CHECK-NEXT:     return %6 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @atan2(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %1 = math.absf %0 : f32
// CHECK-NEXT:     %2 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %3 = math.absf %2 : f32
// CHECK-NEXT:     %4 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %5 = math.absf %4 : f32
// CHECK-NEXT:     %6 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %7 = math.absf %6 : f32
// CHECK-NEXT:     %8 = arith.mulf %0, %4 : f32
// CHECK-NEXT:     %9 = math.absf %8 : f32
// CHECK-NEXT:     %10 = arith.mulf %2, %6 : f32
// CHECK-NEXT:     %11 = math.absf %10 : f32
// CHECK-NEXT:     %12 = arith.subf %8, %10 : f32
// CHECK-NEXT:     %13 = arith.mulf %2, %4 : f32
// CHECK-NEXT:     %14 = math.absf %13 : f32
// CHECK-NEXT:     %15 = arith.mulf %0, %6 : f32
// CHECK-NEXT:     %16 = math.absf %15 : f32
// CHECK-NEXT:     %17 = arith.addf %13, %15 : f32
// CHECK-NEXT:     %18 = arith.cmpf uno, %12, %12 : f32
// CHECK-NEXT:     %19 = arith.cmpf uno, %17, %17 : f32
// CHECK-NEXT:     %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:     %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %21 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %22 = arith.cmpf oeq, %3, %cst : f32
// CHECK-NEXT:     %23 = arith.ori %21, %22 : i1
// CHECK-NEXT:     %24 = arith.cmpf uno, %4, %4 : f32
// CHECK-NEXT:     %25 = arith.cmpf uno, %6, %6 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %26 = arith.select %21, %cst_1, %cst_0 : f32
// CHECK-NEXT:     %27 = math.copysign %26, %0 : f32
// CHECK-NEXT:     %28 = arith.select %23, %27, %0 : f32
// CHECK-NEXT:     %29 = arith.select %22, %cst_1, %cst_0 : f32
// CHECK-NEXT:     %30 = math.copysign %29, %2 : f32
// CHECK-NEXT:     %31 = arith.select %23, %30, %2 : f32
// CHECK-NEXT:     %32 = arith.andi %23, %24 : i1
// CHECK-NEXT:     %33 = math.copysign %cst_0, %4 : f32
// CHECK-NEXT:     %34 = arith.select %32, %33, %4 : f32
// CHECK-NEXT:     %35 = arith.andi %23, %25 : i1
// CHECK-NEXT:     %36 = math.copysign %cst_0, %6 : f32
// CHECK-NEXT:     %37 = arith.select %35, %36, %6 : f32
// CHECK-NEXT:     %38 = arith.cmpf oeq, %5, %cst : f32
// CHECK-NEXT:     %39 = arith.cmpf oeq, %7, %cst : f32
// CHECK-NEXT:     %40 = arith.ori %38, %39 : i1
// CHECK-NEXT:     %41 = arith.cmpf uno, %28, %28 : f32
// CHECK-NEXT:     %42 = arith.cmpf uno, %31, %31 : f32
// CHECK-NEXT:     %43 = arith.select %38, %cst_1, %cst_0 : f32
// CHECK-NEXT:     %44 = math.copysign %43, %34 : f32
// CHECK-NEXT:     %45 = arith.select %40, %44, %34 : f32
// CHECK-NEXT:     %46 = arith.select %39, %cst_1, %cst_0 : f32
// CHECK-NEXT:     %47 = math.copysign %46, %37 : f32
// CHECK-NEXT:     %48 = arith.select %40, %47, %37 : f32
// CHECK-NEXT:     %49 = arith.andi %40, %41 : i1
// CHECK-NEXT:     %50 = math.copysign %cst_0, %28 : f32
// CHECK-NEXT:     %51 = arith.select %49, %50, %28 : f32
// CHECK-NEXT:     %52 = arith.andi %40, %42 : i1
// CHECK-NEXT:     %53 = math.copysign %cst_0, %31 : f32
// CHECK-NEXT:     %54 = arith.select %52, %53, %31 : f32
// CHECK-NEXT:     %55 = arith.ori %23, %40 : i1
// CHECK-NEXT:     %56 = arith.cmpf oeq, %9, %cst : f32
// CHECK-NEXT:     %57 = arith.cmpf oeq, %11, %cst : f32
// CHECK-NEXT:     %58 = arith.ori %56, %57 : i1
// CHECK-NEXT:     %59 = arith.cmpf oeq, %16, %cst : f32
// CHECK-NEXT:     %60 = arith.ori %58, %59 : i1
// CHECK-NEXT:     %61 = arith.cmpf oeq, %14, %cst : f32
// CHECK-NEXT:     %62 = arith.ori %60, %61 : i1
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %63 = arith.xori %55, %true : i1
// CHECK-NEXT:     %64 = arith.andi %62, %63 : i1
// CHECK-NEXT:     %65 = arith.andi %64, %41 : i1
// CHECK-NEXT:     %66 = math.copysign %cst_0, %51 : f32
// CHECK-NEXT:     %67 = arith.select %65, %66, %51 : f32
// CHECK-NEXT:     %68 = arith.andi %64, %42 : i1
// CHECK-NEXT:     %69 = math.copysign %cst_0, %54 : f32
// CHECK-NEXT:     %70 = arith.select %68, %69, %54 : f32
// CHECK-NEXT:     %71 = arith.andi %64, %24 : i1
// CHECK-NEXT:     %72 = math.copysign %cst_0, %45 : f32
// CHECK-NEXT:     %73 = arith.select %71, %72, %45 : f32
// CHECK-NEXT:     %74 = arith.andi %64, %25 : i1
// CHECK-NEXT:     %75 = math.copysign %cst_0, %48 : f32
// CHECK-NEXT:     %76 = arith.select %74, %75, %48 : f32
// CHECK-NEXT:     %77 = arith.ori %55, %64 : i1
// CHECK-NEXT:     %78 = arith.andi %20, %77 : i1
// CHECK-NEXT:     %79 = arith.mulf %67, %73 : f32
// CHECK-NEXT:     %80 = arith.mulf %70, %76 : f32
// CHECK-NEXT:     %81 = arith.subf %79, %80 : f32
// CHECK-NEXT:     %82 = arith.mulf %cst, %81 : f32
// CHECK-NEXT:     %83 = arith.select %78, %82, %12 : f32
// CHECK-NEXT:     %84 = arith.mulf %70, %73 : f32
// CHECK-NEXT:     %85 = arith.mulf %67, %76 : f32
// CHECK-NEXT:     %86 = arith.addf %84, %85 : f32
// CHECK-NEXT:     %87 = arith.mulf %cst, %86 : f32
// CHECK-NEXT:     %88 = arith.select %78, %87, %17 : f32
// CHECK-NEXT:     %89 = complex.create %83, %88 : complex<f32>
// CHECK-NEXT:     %90 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %91 = math.absf %90 : f32
// CHECK-NEXT:     %92 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %93 = math.absf %92 : f32
// CHECK-NEXT:     %94 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %95 = math.absf %94 : f32
// CHECK-NEXT:     %96 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %97 = math.absf %96 : f32
// CHECK-NEXT:     %98 = arith.mulf %90, %94 : f32
// CHECK-NEXT:     %99 = math.absf %98 : f32
// CHECK-NEXT:     %100 = arith.mulf %92, %96 : f32
// CHECK-NEXT:     %101 = math.absf %100 : f32
// CHECK-NEXT:     %102 = arith.subf %98, %100 : f32
// CHECK-NEXT:     %103 = arith.mulf %92, %94 : f32
// CHECK-NEXT:     %104 = math.absf %103 : f32
// CHECK-NEXT:     %105 = arith.mulf %90, %96 : f32
// CHECK-NEXT:     %106 = math.absf %105 : f32
// CHECK-NEXT:     %107 = arith.addf %103, %105 : f32
// CHECK-NEXT:     %108 = arith.cmpf uno, %102, %102 : f32
// CHECK-NEXT:     %109 = arith.cmpf uno, %107, %107 : f32
// CHECK-NEXT:     %110 = arith.andi %108, %109 : i1
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %111 = arith.cmpf oeq, %91, %cst_2 : f32
// CHECK-NEXT:     %112 = arith.cmpf oeq, %93, %cst_2 : f32
// CHECK-NEXT:     %113 = arith.ori %111, %112 : i1
// CHECK-NEXT:     %114 = arith.cmpf uno, %94, %94 : f32
// CHECK-NEXT:     %115 = arith.cmpf uno, %96, %96 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %116 = arith.select %111, %cst_4, %cst_3 : f32
// CHECK-NEXT:     %117 = math.copysign %116, %90 : f32
// CHECK-NEXT:     %118 = arith.select %113, %117, %90 : f32
// CHECK-NEXT:     %119 = arith.select %112, %cst_4, %cst_3 : f32
// CHECK-NEXT:     %120 = math.copysign %119, %92 : f32
// CHECK-NEXT:     %121 = arith.select %113, %120, %92 : f32
// CHECK-NEXT:     %122 = arith.andi %113, %114 : i1
// CHECK-NEXT:     %123 = math.copysign %cst_3, %94 : f32
// CHECK-NEXT:     %124 = arith.select %122, %123, %94 : f32
// CHECK-NEXT:     %125 = arith.andi %113, %115 : i1
// CHECK-NEXT:     %126 = math.copysign %cst_3, %96 : f32
// CHECK-NEXT:     %127 = arith.select %125, %126, %96 : f32
// CHECK-NEXT:     %128 = arith.cmpf oeq, %95, %cst_2 : f32
// CHECK-NEXT:     %129 = arith.cmpf oeq, %97, %cst_2 : f32
// CHECK-NEXT:     %130 = arith.ori %128, %129 : i1
// CHECK-NEXT:     %131 = arith.cmpf uno, %118, %118 : f32
// CHECK-NEXT:     %132 = arith.cmpf uno, %121, %121 : f32
// CHECK-NEXT:     %133 = arith.select %128, %cst_4, %cst_3 : f32
// CHECK-NEXT:     %134 = math.copysign %133, %124 : f32
// CHECK-NEXT:     %135 = arith.select %130, %134, %124 : f32
// CHECK-NEXT:     %136 = arith.select %129, %cst_4, %cst_3 : f32
// CHECK-NEXT:     %137 = math.copysign %136, %127 : f32
// CHECK-NEXT:     %138 = arith.select %130, %137, %127 : f32
// CHECK-NEXT:     %139 = arith.andi %130, %131 : i1
// CHECK-NEXT:     %140 = math.copysign %cst_3, %118 : f32
// CHECK-NEXT:     %141 = arith.select %139, %140, %118 : f32
// CHECK-NEXT:     %142 = arith.andi %130, %132 : i1
// CHECK-NEXT:     %143 = math.copysign %cst_3, %121 : f32
// CHECK-NEXT:     %144 = arith.select %142, %143, %121 : f32
// CHECK-NEXT:     %145 = arith.ori %113, %130 : i1
// CHECK-NEXT:     %146 = arith.cmpf oeq, %99, %cst_2 : f32
// CHECK-NEXT:     %147 = arith.cmpf oeq, %101, %cst_2 : f32
// CHECK-NEXT:     %148 = arith.ori %146, %147 : i1
// CHECK-NEXT:     %149 = arith.cmpf oeq, %106, %cst_2 : f32
// CHECK-NEXT:     %150 = arith.ori %148, %149 : i1
// CHECK-NEXT:     %151 = arith.cmpf oeq, %104, %cst_2 : f32
// CHECK-NEXT:     %152 = arith.ori %150, %151 : i1
// CHECK-NEXT:     %true_5 = arith.constant true
// CHECK-NEXT:     %153 = arith.xori %145, %true_5 : i1
// CHECK-NEXT:     %154 = arith.andi %152, %153 : i1
// CHECK-NEXT:     %155 = arith.andi %154, %131 : i1
// CHECK-NEXT:     %156 = math.copysign %cst_3, %141 : f32
// CHECK-NEXT:     %157 = arith.select %155, %156, %141 : f32
// CHECK-NEXT:     %158 = arith.andi %154, %132 : i1
// CHECK-NEXT:     %159 = math.copysign %cst_3, %144 : f32
// CHECK-NEXT:     %160 = arith.select %158, %159, %144 : f32
// CHECK-NEXT:     %161 = arith.andi %154, %114 : i1
// CHECK-NEXT:     %162 = math.copysign %cst_3, %135 : f32
// CHECK-NEXT:     %163 = arith.select %161, %162, %135 : f32
// CHECK-NEXT:     %164 = arith.andi %154, %115 : i1
// CHECK-NEXT:     %165 = math.copysign %cst_3, %138 : f32
// CHECK-NEXT:     %166 = arith.select %164, %165, %138 : f32
// CHECK-NEXT:     %167 = arith.ori %145, %154 : i1
// CHECK-NEXT:     %168 = arith.andi %110, %167 : i1
// CHECK-NEXT:     %169 = arith.mulf %157, %163 : f32
// CHECK-NEXT:     %170 = arith.mulf %160, %166 : f32
// CHECK-NEXT:     %171 = arith.subf %169, %170 : f32
// CHECK-NEXT:     %172 = arith.mulf %cst_2, %171 : f32
// CHECK-NEXT:     %173 = arith.select %168, %172, %102 : f32
// CHECK-NEXT:     %174 = arith.mulf %160, %163 : f32
// CHECK-NEXT:     %175 = arith.mulf %157, %166 : f32
// CHECK-NEXT:     %176 = arith.addf %174, %175 : f32
// CHECK-NEXT:     %177 = arith.mulf %cst_2, %176 : f32
// CHECK-NEXT:     %178 = arith.select %168, %177, %107 : f32
// CHECK-NEXT:     %179 = complex.create %173, %178 : complex<f32>
// CHECK-NEXT:     %180 = complex.re %89 : complex<f32>
// CHECK-NEXT:     %181 = complex.re %179 : complex<f32>
// CHECK-NEXT:     %182 = arith.addf %180, %181 : f32
// CHECK-NEXT:     %183 = complex.im %89 : complex<f32>
// CHECK-NEXT:     %184 = complex.im %179 : complex<f32>
// CHECK-NEXT:     %185 = arith.addf %183, %184 : f32
// CHECK-NEXT:     %186 = complex.create %182, %185 : complex<f32>
// CHECK-NEXT:     %cst_6 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_7 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %187 = complex.re %186 : complex<f32>
// CHECK-NEXT:     %188 = complex.im %186 : complex<f32>
// CHECK-NEXT:     %cst_8 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %189 = math.absf %187 : f32
// CHECK-NEXT:     %190 = math.absf %188 : f32
// CHECK-NEXT:     %191 = arith.maximumf %189, %190 : f32
// CHECK-NEXT:     %192 = arith.minimumf %189, %190 : f32
// CHECK-NEXT:     %193 = arith.divf %192, %191 : f32
// CHECK-NEXT:     %194 = arith.mulf %193, %193 : f32
// CHECK-NEXT:     %195 = arith.addf %194, %cst_8 : f32
// CHECK-NEXT:     %cst_9 = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %196 = math.sqrt %191 : f32
// CHECK-NEXT:     %197 = math.powf %195, %cst_9 : f32
// CHECK-NEXT:     %198 = arith.mulf %196, %197 : f32
// CHECK-NEXT:     %199 = arith.cmpf uno, %198, %198 : f32
// CHECK-NEXT:     %200 = arith.select %199, %192, %198 : f32
// CHECK-NEXT:     %201 = math.atan2 %188, %187 : f32
// CHECK-NEXT:     %202 = arith.mulf %201, %cst_7 : f32
// CHECK-NEXT:     %203 = math.cos %202 : f32
// CHECK-NEXT:     %204 = math.sin %202 : f32
// CHECK-NEXT:     %205 = arith.cmpf oeq, %204, %cst_6 : f32
// CHECK-NEXT:     %206 = arith.mulf %200, %203 : f32
// CHECK-NEXT:     %207 = arith.mulf %200, %204 : f32
// CHECK-NEXT:     %208 = arith.select %205, %cst_6, %207 : f32
// CHECK-NEXT:     %cst_10 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_11 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_12 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %209 = math.absf %188 : f32
// CHECK-NEXT:     %210 = arith.cmpf oeq, %209, %cst_10 : f32
// CHECK-NEXT:     %211 = arith.cmpf one, %209, %cst_10 : f32
// CHECK-NEXT:     %212 = arith.cmpf oeq, %187, %cst_10 : f32
// CHECK-NEXT:     %213 = arith.cmpf oeq, %187, %cst_11 : f32
// CHECK-NEXT:     %214 = arith.andi %213, %211 : i1
// CHECK-NEXT:     %215 = arith.select %214, %cst_6, %206 : f32
// CHECK-NEXT:     %216 = arith.ori %210, %212 : i1
// CHECK-NEXT:     %217 = arith.select %216, %cst_10, %215 : f32
// CHECK-NEXT:     %218 = math.copysign %cst_10, %188 : f32
// CHECK-NEXT:     %219 = arith.cmpf uno, %200, %200 : f32
// CHECK-NEXT:     %220 = arith.select %219, %cst_12, %208 : f32
// CHECK-NEXT:     %221 = arith.ori %210, %213 : i1
// CHECK-NEXT:     %222 = arith.select %221, %218, %220 : f32
// CHECK-NEXT:     %223 = arith.cmpf oeq, %200, %cst_6 : f32
// CHECK-NEXT:     %224 = arith.select %223, %cst_6, %217 : f32
// CHECK-NEXT:     %225 = arith.select %223, %cst_6, %222 : f32
// CHECK-NEXT:     %226 = complex.create %224, %225 : complex<f32>
// CHECK-NEXT:     %cst_13 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_14 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %227 = complex.create %cst_13, %cst_14 : complex<f32>
// CHECK-NEXT:     %228 = complex.re %227 : complex<f32>
// CHECK-NEXT:     %229 = math.absf %228 : f32
// CHECK-NEXT:     %230 = complex.im %227 : complex<f32>
// CHECK-NEXT:     %231 = math.absf %230 : f32
// CHECK-NEXT:     %232 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %233 = math.absf %232 : f32
// CHECK-NEXT:     %234 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %235 = math.absf %234 : f32
// CHECK-NEXT:     %236 = arith.mulf %228, %232 : f32
// CHECK-NEXT:     %237 = math.absf %236 : f32
// CHECK-NEXT:     %238 = arith.mulf %230, %234 : f32
// CHECK-NEXT:     %239 = math.absf %238 : f32
// CHECK-NEXT:     %240 = arith.subf %236, %238 : f32
// CHECK-NEXT:     %241 = arith.mulf %230, %232 : f32
// CHECK-NEXT:     %242 = math.absf %241 : f32
// CHECK-NEXT:     %243 = arith.mulf %228, %234 : f32
// CHECK-NEXT:     %244 = math.absf %243 : f32
// CHECK-NEXT:     %245 = arith.addf %241, %243 : f32
// CHECK-NEXT:     %246 = arith.cmpf uno, %240, %240 : f32
// CHECK-NEXT:     %247 = arith.cmpf uno, %245, %245 : f32
// CHECK-NEXT:     %248 = arith.andi %246, %247 : i1
// CHECK-NEXT:     %cst_15 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %249 = arith.cmpf oeq, %229, %cst_15 : f32
// CHECK-NEXT:     %250 = arith.cmpf oeq, %231, %cst_15 : f32
// CHECK-NEXT:     %251 = arith.ori %249, %250 : i1
// CHECK-NEXT:     %252 = arith.cmpf uno, %232, %232 : f32
// CHECK-NEXT:     %253 = arith.cmpf uno, %234, %234 : f32
// CHECK-NEXT:     %cst_16 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_17 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %254 = arith.select %249, %cst_17, %cst_16 : f32
// CHECK-NEXT:     %255 = math.copysign %254, %228 : f32
// CHECK-NEXT:     %256 = arith.select %251, %255, %228 : f32
// CHECK-NEXT:     %257 = arith.select %250, %cst_17, %cst_16 : f32
// CHECK-NEXT:     %258 = math.copysign %257, %230 : f32
// CHECK-NEXT:     %259 = arith.select %251, %258, %230 : f32
// CHECK-NEXT:     %260 = arith.andi %251, %252 : i1
// CHECK-NEXT:     %261 = math.copysign %cst_16, %232 : f32
// CHECK-NEXT:     %262 = arith.select %260, %261, %232 : f32
// CHECK-NEXT:     %263 = arith.andi %251, %253 : i1
// CHECK-NEXT:     %264 = math.copysign %cst_16, %234 : f32
// CHECK-NEXT:     %265 = arith.select %263, %264, %234 : f32
// CHECK-NEXT:     %266 = arith.cmpf oeq, %233, %cst_15 : f32
// CHECK-NEXT:     %267 = arith.cmpf oeq, %235, %cst_15 : f32
// CHECK-NEXT:     %268 = arith.ori %266, %267 : i1
// CHECK-NEXT:     %269 = arith.cmpf uno, %256, %256 : f32
// CHECK-NEXT:     %270 = arith.cmpf uno, %259, %259 : f32
// CHECK-NEXT:     %271 = arith.select %266, %cst_17, %cst_16 : f32
// CHECK-NEXT:     %272 = math.copysign %271, %262 : f32
// CHECK-NEXT:     %273 = arith.select %268, %272, %262 : f32
// CHECK-NEXT:     %274 = arith.select %267, %cst_17, %cst_16 : f32
// CHECK-NEXT:     %275 = math.copysign %274, %265 : f32
// CHECK-NEXT:     %276 = arith.select %268, %275, %265 : f32
// CHECK-NEXT:     %277 = arith.andi %268, %269 : i1
// CHECK-NEXT:     %278 = math.copysign %cst_16, %256 : f32
// CHECK-NEXT:     %279 = arith.select %277, %278, %256 : f32
// CHECK-NEXT:     %280 = arith.andi %268, %270 : i1
// CHECK-NEXT:     %281 = math.copysign %cst_16, %259 : f32
// CHECK-NEXT:     %282 = arith.select %280, %281, %259 : f32
// CHECK-NEXT:     %283 = arith.ori %251, %268 : i1
// CHECK-NEXT:     %284 = arith.cmpf oeq, %237, %cst_15 : f32
// CHECK-NEXT:     %285 = arith.cmpf oeq, %239, %cst_15 : f32
// CHECK-NEXT:     %286 = arith.ori %284, %285 : i1
// CHECK-NEXT:     %287 = arith.cmpf oeq, %244, %cst_15 : f32
// CHECK-NEXT:     %288 = arith.ori %286, %287 : i1
// CHECK-NEXT:     %289 = arith.cmpf oeq, %242, %cst_15 : f32
// CHECK-NEXT:     %290 = arith.ori %288, %289 : i1
// CHECK-NEXT:     %true_18 = arith.constant true
// CHECK-NEXT:     %291 = arith.xori %283, %true_18 : i1
// CHECK-NEXT:     %292 = arith.andi %290, %291 : i1
// CHECK-NEXT:     %293 = arith.andi %292, %269 : i1
// CHECK-NEXT:     %294 = math.copysign %cst_16, %279 : f32
// CHECK-NEXT:     %295 = arith.select %293, %294, %279 : f32
// CHECK-NEXT:     %296 = arith.andi %292, %270 : i1
// CHECK-NEXT:     %297 = math.copysign %cst_16, %282 : f32
// CHECK-NEXT:     %298 = arith.select %296, %297, %282 : f32
// CHECK-NEXT:     %299 = arith.andi %292, %252 : i1
// CHECK-NEXT:     %300 = math.copysign %cst_16, %273 : f32
// CHECK-NEXT:     %301 = arith.select %299, %300, %273 : f32
// CHECK-NEXT:     %302 = arith.andi %292, %253 : i1
// CHECK-NEXT:     %303 = math.copysign %cst_16, %276 : f32
// CHECK-NEXT:     %304 = arith.select %302, %303, %276 : f32
// CHECK-NEXT:     %305 = arith.ori %283, %292 : i1
// CHECK-NEXT:     %306 = arith.andi %248, %305 : i1
// CHECK-NEXT:     %307 = arith.mulf %295, %301 : f32
// CHECK-NEXT:     %308 = arith.mulf %298, %304 : f32
// CHECK-NEXT:     %309 = arith.subf %307, %308 : f32
// CHECK-NEXT:     %310 = arith.mulf %cst_15, %309 : f32
// CHECK-NEXT:     %311 = arith.select %306, %310, %240 : f32
// CHECK-NEXT:     %312 = arith.mulf %298, %301 : f32
// CHECK-NEXT:     %313 = arith.mulf %295, %304 : f32
// CHECK-NEXT:     %314 = arith.addf %312, %313 : f32
// CHECK-NEXT:     %315 = arith.mulf %cst_15, %314 : f32
// CHECK-NEXT:     %316 = arith.select %306, %315, %245 : f32
// CHECK-NEXT:     %317 = complex.create %311, %316 : complex<f32>
// CHECK-NEXT:     %318 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %319 = complex.re %317 : complex<f32>
// CHECK-NEXT:     %320 = arith.addf %318, %319 : f32
// CHECK-NEXT:     %321 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %322 = complex.im %317 : complex<f32>
// CHECK-NEXT:     %323 = arith.addf %321, %322 : f32
// CHECK-NEXT:     %324 = complex.create %320, %323 : complex<f32>
// CHECK-NEXT:     %325 = complex.re %324 : complex<f32>
// CHECK-NEXT:     %326 = complex.im %324 : complex<f32>
// CHECK-NEXT:     %327 = complex.re %226 : complex<f32>
// CHECK-NEXT:     %328 = complex.im %226 : complex<f32>
// CHECK-NEXT:     %329 = arith.divf %327, %328 : f32
// CHECK-NEXT:     %330 = arith.mulf %329, %327 : f32
// CHECK-NEXT:     %331 = arith.addf %328, %330 : f32
// CHECK-NEXT:     %332 = arith.mulf %325, %329 : f32
// CHECK-NEXT:     %333 = arith.addf %332, %326 : f32
// CHECK-NEXT:     %334 = arith.divf %333, %331 : f32
// CHECK-NEXT:     %335 = arith.mulf %326, %329 : f32
// CHECK-NEXT:     %336 = arith.subf %335, %325 : f32
// CHECK-NEXT:     %337 = arith.divf %336, %331 : f32
// CHECK-NEXT:     %338 = arith.divf %328, %327 : f32
// CHECK-NEXT:     %339 = arith.mulf %338, %328 : f32
// CHECK-NEXT:     %340 = arith.addf %327, %339 : f32
// CHECK-NEXT:     %341 = arith.mulf %326, %338 : f32
// CHECK-NEXT:     %342 = arith.addf %325, %341 : f32
// CHECK-NEXT:     %343 = arith.divf %342, %340 : f32
// CHECK-NEXT:     %344 = arith.mulf %325, %338 : f32
// CHECK-NEXT:     %345 = arith.subf %326, %344 : f32
// CHECK-NEXT:     %346 = arith.divf %345, %340 : f32
// CHECK-NEXT:     %cst_19 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %347 = math.absf %327 : f32
// CHECK-NEXT:     %348 = arith.cmpf oeq, %347, %cst_19 : f32
// CHECK-NEXT:     %349 = math.absf %328 : f32
// CHECK-NEXT:     %350 = arith.cmpf oeq, %349, %cst_19 : f32
// CHECK-NEXT:     %351 = arith.cmpf ord, %325, %cst_19 : f32
// CHECK-NEXT:     %352 = arith.cmpf ord, %326, %cst_19 : f32
// CHECK-NEXT:     %353 = arith.ori %351, %352 : i1
// CHECK-NEXT:     %354 = arith.andi %348, %350 : i1
// CHECK-NEXT:     %355 = arith.andi %353, %354 : i1
// CHECK-NEXT:     %cst_20 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %356 = math.copysign %cst_20, %327 : f32
// CHECK-NEXT:     %357 = arith.mulf %356, %325 : f32
// CHECK-NEXT:     %358 = arith.mulf %356, %326 : f32
// CHECK-NEXT:     %359 = arith.cmpf one, %347, %cst_20 : f32
// CHECK-NEXT:     %360 = arith.cmpf one, %349, %cst_20 : f32
// CHECK-NEXT:     %361 = arith.andi %359, %360 : i1
// CHECK-NEXT:     %362 = math.absf %325 : f32
// CHECK-NEXT:     %363 = arith.cmpf oeq, %362, %cst_20 : f32
// CHECK-NEXT:     %364 = math.absf %326 : f32
// CHECK-NEXT:     %365 = arith.cmpf oeq, %364, %cst_20 : f32
// CHECK-NEXT:     %366 = arith.ori %363, %365 : i1
// CHECK-NEXT:     %367 = arith.andi %366, %361 : i1
// CHECK-NEXT:     %cst_21 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %368 = arith.select %363, %cst_21, %cst_19 : f32
// CHECK-NEXT:     %369 = math.copysign %368, %325 : f32
// CHECK-NEXT:     %370 = arith.select %365, %cst_21, %cst_19 : f32
// CHECK-NEXT:     %371 = math.copysign %370, %326 : f32
// CHECK-NEXT:     %372 = arith.mulf %369, %327 : f32
// CHECK-NEXT:     %373 = arith.mulf %371, %328 : f32
// CHECK-NEXT:     %374 = arith.addf %372, %373 : f32
// CHECK-NEXT:     %375 = arith.mulf %cst_20, %374 : f32
// CHECK-NEXT:     %376 = arith.mulf %369, %328 : f32
// CHECK-NEXT:     %377 = arith.mulf %371, %327 : f32
// CHECK-NEXT:     %378 = arith.subf %377, %376 : f32
// CHECK-NEXT:     %379 = arith.mulf %cst_20, %378 : f32
// CHECK-NEXT:     %380 = arith.cmpf one, %362, %cst_20 : f32
// CHECK-NEXT:     %381 = arith.cmpf one, %364, %cst_20 : f32
// CHECK-NEXT:     %382 = arith.andi %380, %381 : i1
// CHECK-NEXT:     %383 = arith.cmpf oeq, %347, %cst_20 : f32
// CHECK-NEXT:     %384 = arith.cmpf oeq, %349, %cst_20 : f32
// CHECK-NEXT:     %385 = arith.ori %383, %384 : i1
// CHECK-NEXT:     %386 = arith.andi %382, %385 : i1
// CHECK-NEXT:     %387 = arith.select %383, %cst_21, %cst_19 : f32
// CHECK-NEXT:     %388 = math.copysign %387, %327 : f32
// CHECK-NEXT:     %389 = arith.select %384, %cst_21, %cst_19 : f32
// CHECK-NEXT:     %390 = math.copysign %389, %328 : f32
// CHECK-NEXT:     %391 = arith.mulf %325, %388 : f32
// CHECK-NEXT:     %392 = arith.mulf %326, %390 : f32
// CHECK-NEXT:     %393 = arith.addf %391, %392 : f32
// CHECK-NEXT:     %394 = arith.mulf %cst_19, %393 : f32
// CHECK-NEXT:     %395 = arith.mulf %326, %388 : f32
// CHECK-NEXT:     %396 = arith.mulf %325, %390 : f32
// CHECK-NEXT:     %397 = arith.subf %395, %396 : f32
// CHECK-NEXT:     %398 = arith.mulf %cst_19, %397 : f32
// CHECK-NEXT:     %399 = arith.cmpf olt, %347, %349 : f32
// CHECK-NEXT:     %400 = arith.select %399, %334, %343 : f32
// CHECK-NEXT:     %401 = arith.select %399, %337, %346 : f32
// CHECK-NEXT:     %402 = arith.select %386, %394, %400 : f32
// CHECK-NEXT:     %403 = arith.select %386, %398, %401 : f32
// CHECK-NEXT:     %404 = arith.select %367, %375, %402 : f32
// CHECK-NEXT:     %405 = arith.select %367, %379, %403 : f32
// CHECK-NEXT:     %406 = arith.select %355, %357, %404 : f32
// CHECK-NEXT:     %407 = arith.select %355, %358, %405 : f32
// CHECK-NEXT:     %408 = arith.cmpf uno, %400, %cst_19 : f32
// CHECK-NEXT:     %409 = arith.cmpf uno, %401, %cst_19 : f32
// CHECK-NEXT:     %410 = arith.andi %408, %409 : i1
// CHECK-NEXT:     %411 = arith.select %410, %406, %400 : f32
// CHECK-NEXT:     %412 = arith.select %410, %407, %401 : f32
// CHECK-NEXT:     %413 = complex.create %411, %412 : complex<f32>
// CHECK-NEXT:     %414 = complex.re %413 : complex<f32>
// CHECK-NEXT:     %415 = complex.im %413 : complex<f32>
// CHECK-NEXT:     %cst_22 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %416 = math.absf %414 : f32
// CHECK-NEXT:     %417 = math.absf %415 : f32
// CHECK-NEXT:     %418 = arith.maximumf %416, %417 : f32
// CHECK-NEXT:     %419 = arith.minimumf %416, %417 : f32
// CHECK-NEXT:     %420 = arith.divf %419, %418 : f32
// CHECK-NEXT:     %421 = arith.mulf %420, %420 : f32
// CHECK-NEXT:     %422 = arith.addf %421, %cst_22 : f32
// CHECK-NEXT:     %423 = math.sqrt %422 : f32
// CHECK-NEXT:     %424 = arith.mulf %418, %423 : f32
// CHECK-NEXT:     %425 = arith.cmpf uno, %424, %424 : f32
// CHECK-NEXT:     %426 = arith.select %425, %419, %424 : f32
// CHECK-NEXT:     %427 = math.log %426 : f32
// CHECK-NEXT:     %428 = complex.re %413 : complex<f32>
// CHECK-NEXT:     %429 = complex.im %413 : complex<f32>
// CHECK-NEXT:     %430 = math.atan2 %429, %428 : f32
// CHECK-NEXT:     %431 = complex.create %427, %430 : complex<f32>
// CHECK-NEXT:     %cst_23 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %432 = complex.create %cst_13, %cst_23 : complex<f32>
// CHECK-NEXT:     %433 = complex.re %432 : complex<f32>
// CHECK-NEXT:     %434 = math.absf %433 : f32
// CHECK-NEXT:     %435 = complex.im %432 : complex<f32>
// CHECK-NEXT:     %436 = math.absf %435 : f32
// CHECK-NEXT:     %437 = complex.re %431 : complex<f32>
// CHECK-NEXT:     %438 = math.absf %437 : f32
// CHECK-NEXT:     %439 = complex.im %431 : complex<f32>
// CHECK-NEXT:     %440 = math.absf %439 : f32
// CHECK-NEXT:     %441 = arith.mulf %433, %437 : f32
// CHECK-NEXT:     %442 = math.absf %441 : f32
// CHECK-NEXT:     %443 = arith.mulf %435, %439 : f32
// CHECK-NEXT:     %444 = math.absf %443 : f32
// CHECK-NEXT:     %445 = arith.subf %441, %443 : f32
// CHECK-NEXT:     %446 = arith.mulf %435, %437 : f32
// CHECK-NEXT:     %447 = math.absf %446 : f32
// CHECK-NEXT:     %448 = arith.mulf %433, %439 : f32
// CHECK-NEXT:     %449 = math.absf %448 : f32
// CHECK-NEXT:     %450 = arith.addf %446, %448 : f32
// CHECK-NEXT:     %451 = arith.cmpf uno, %445, %445 : f32
// CHECK-NEXT:     %452 = arith.cmpf uno, %450, %450 : f32
// CHECK-NEXT:     %453 = arith.andi %451, %452 : i1
// CHECK-NEXT:     %cst_24 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %454 = arith.cmpf oeq, %434, %cst_24 : f32
// CHECK-NEXT:     %455 = arith.cmpf oeq, %436, %cst_24 : f32
// CHECK-NEXT:     %456 = arith.ori %454, %455 : i1
// CHECK-NEXT:     %457 = arith.cmpf uno, %437, %437 : f32
// CHECK-NEXT:     %458 = arith.cmpf uno, %439, %439 : f32
// CHECK-NEXT:     %cst_25 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_26 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %459 = arith.select %454, %cst_26, %cst_25 : f32
// CHECK-NEXT:     %460 = math.copysign %459, %433 : f32
// CHECK-NEXT:     %461 = arith.select %456, %460, %433 : f32
// CHECK-NEXT:     %462 = arith.select %455, %cst_26, %cst_25 : f32
// CHECK-NEXT:     %463 = math.copysign %462, %435 : f32
// CHECK-NEXT:     %464 = arith.select %456, %463, %435 : f32
// CHECK-NEXT:     %465 = arith.andi %456, %457 : i1
// CHECK-NEXT:     %466 = math.copysign %cst_25, %437 : f32
// CHECK-NEXT:     %467 = arith.select %465, %466, %437 : f32
// CHECK-NEXT:     %468 = arith.andi %456, %458 : i1
// CHECK-NEXT:     %469 = math.copysign %cst_25, %439 : f32
// CHECK-NEXT:     %470 = arith.select %468, %469, %439 : f32
// CHECK-NEXT:     %471 = arith.cmpf oeq, %438, %cst_24 : f32
// CHECK-NEXT:     %472 = arith.cmpf oeq, %440, %cst_24 : f32
// CHECK-NEXT:     %473 = arith.ori %471, %472 : i1
// CHECK-NEXT:     %474 = arith.cmpf uno, %461, %461 : f32
// CHECK-NEXT:     %475 = arith.cmpf uno, %464, %464 : f32
// CHECK-NEXT:     %476 = arith.select %471, %cst_26, %cst_25 : f32
// CHECK-NEXT:     %477 = math.copysign %476, %467 : f32
// CHECK-NEXT:     %478 = arith.select %473, %477, %467 : f32
// CHECK-NEXT:     %479 = arith.select %472, %cst_26, %cst_25 : f32
// CHECK-NEXT:     %480 = math.copysign %479, %470 : f32
// CHECK-NEXT:     %481 = arith.select %473, %480, %470 : f32
// CHECK-NEXT:     %482 = arith.andi %473, %474 : i1
// CHECK-NEXT:     %483 = math.copysign %cst_25, %461 : f32
// CHECK-NEXT:     %484 = arith.select %482, %483, %461 : f32
// CHECK-NEXT:     %485 = arith.andi %473, %475 : i1
// CHECK-NEXT:     %486 = math.copysign %cst_25, %464 : f32
// CHECK-NEXT:     %487 = arith.select %485, %486, %464 : f32
// CHECK-NEXT:     %488 = arith.ori %456, %473 : i1
// CHECK-NEXT:     %489 = arith.cmpf oeq, %442, %cst_24 : f32
// CHECK-NEXT:     %490 = arith.cmpf oeq, %444, %cst_24 : f32
// CHECK-NEXT:     %491 = arith.ori %489, %490 : i1
// CHECK-NEXT:     %492 = arith.cmpf oeq, %449, %cst_24 : f32
// CHECK-NEXT:     %493 = arith.ori %491, %492 : i1
// CHECK-NEXT:     %494 = arith.cmpf oeq, %447, %cst_24 : f32
// CHECK-NEXT:     %495 = arith.ori %493, %494 : i1
// CHECK-NEXT:     %true_27 = arith.constant true
// CHECK-NEXT:     %496 = arith.xori %488, %true_27 : i1
// CHECK-NEXT:     %497 = arith.andi %495, %496 : i1
// CHECK-NEXT:     %498 = arith.andi %497, %474 : i1
// CHECK-NEXT:     %499 = math.copysign %cst_25, %484 : f32
// CHECK-NEXT:     %500 = arith.select %498, %499, %484 : f32
// CHECK-NEXT:     %501 = arith.andi %497, %475 : i1
// CHECK-NEXT:     %502 = math.copysign %cst_25, %487 : f32
// CHECK-NEXT:     %503 = arith.select %501, %502, %487 : f32
// CHECK-NEXT:     %504 = arith.andi %497, %457 : i1
// CHECK-NEXT:     %505 = math.copysign %cst_25, %478 : f32
// CHECK-NEXT:     %506 = arith.select %504, %505, %478 : f32
// CHECK-NEXT:     %507 = arith.andi %497, %458 : i1
// CHECK-NEXT:     %508 = math.copysign %cst_25, %481 : f32
// CHECK-NEXT:     %509 = arith.select %507, %508, %481 : f32
// CHECK-NEXT:     %510 = arith.ori %488, %497 : i1
// CHECK-NEXT:     %511 = arith.andi %453, %510 : i1
// CHECK-NEXT:     %512 = arith.mulf %500, %506 : f32
// CHECK-NEXT:     %513 = arith.mulf %503, %509 : f32
// CHECK-NEXT:     %514 = arith.subf %512, %513 : f32
// CHECK-NEXT:     %515 = arith.mulf %cst_24, %514 : f32
// CHECK-NEXT:     %516 = arith.select %511, %515, %445 : f32
// CHECK-NEXT:     %517 = arith.mulf %503, %506 : f32
// CHECK-NEXT:     %518 = arith.mulf %500, %509 : f32
// CHECK-NEXT:     %519 = arith.addf %517, %518 : f32
// CHECK-NEXT:     %520 = arith.mulf %cst_24, %519 : f32
// CHECK-NEXT:     %521 = arith.select %511, %520, %450 : f32
// CHECK-NEXT:     %522 = complex.create %516, %521 : complex<f32>
// CHECK-NEXT:     return %522 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
