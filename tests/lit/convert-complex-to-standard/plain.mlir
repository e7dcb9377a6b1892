// RUN: pyopt --split-input-file --convert-complex-to-standard=reference-exact=true %s | FileCheck %s

// Each op without fast-math flags.

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
// CHECK-NEXT:     %1 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.mulf %0, %2 : f32
// CHECK-NEXT:     %5 = arith.mulf %1, %3 : f32
// CHECK-NEXT:     %6 = arith.subf %4, %5 : f32
// CHECK-NEXT:     %7 = arith.mulf %1, %2 : f32
// CHECK-NEXT:     %8 = arith.mulf %0, %3 : f32
// CHECK-NEXT:     %9 = arith.addf %7, %8 : f32
// CHECK-NEXT:     %10 = complex.create %6, %9 : complex<f32>
// CHECK-NEXT:     %11 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %12 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %13 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %14 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %15 = arith.mulf %11, %13 : f32
// CHECK-NEXT:     %16 = arith.mulf %12, %14 : f32
// CHECK-NEXT:     %17 = arith.subf %15, %16 : f32
// CHECK-NEXT:     %18 = arith.mulf %12, %13 : f32
// CHECK-NEXT:     %19 = arith.mulf %11, %14 : f32
// CHECK-NEXT:     %20 = arith.addf %18, %19 : f32
// CHECK-NEXT:     %21 = complex.create %17, %20 : complex<f32>
// CHECK-NEXT:     %22 = complex.re %10 : complex<f32>
// CHECK-NEXT:     %23 = complex.re %21 : complex<f32>
// CHECK-NEXT:     %24 = arith.addf %22, %23 : f32
// CHECK-NEXT:     %25 = complex.im %10 : complex<f32>
// CHECK-NEXT:     %26 = complex.im %21 : complex<f32>
// CHECK-NEXT:     %27 = arith.addf %25, %26 : f32
// CHECK-NEXT:     %28 = complex.create %24, %27 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %29 = complex.re %28 : complex<f32>
// CHECK-NEXT:     %30 = complex.im %28 : complex<f32>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %31 = math.absf %29 : f32
// CHECK-NEXT:     %32 = math.absf %30 : f32
// CHECK-NEXT:     %33 = arith.maximumf %31, %32 : f32
// CHECK-NEXT:     %34 = arith.minimumf %31, %32 : f32
// CHECK-NEXT:     %35 = arith.divf %34, %33 : f32
// CHECK-NEXT:     %36 = arith.mulf %35, %35 : f32
// CHECK-NEXT:     %37 = arith.addf %36, %cst_1 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %38 = math.sqrt %33 : f32
// CHECK-NEXT:     %39 = math.powf %37, %cst_2 : f32
// CHECK-NEXT:     %40 = arith.mulf %38, %39 : f32
// CHECK-NEXT:     %41 = arith.cmpf uno, %40, %40 : f32
// CHECK-NEXT:     %42 = arith.select %41, %34, %40 : f32
// CHECK-NEXT:     %43 = math.atan2 %30, %29 : f32
// CHECK-NEXT:     %44 = arith.mulf %43, %cst_0 : f32
// CHECK-NEXT:     %45 = math.cos %44 : f32
// CHECK-NEXT:     %46 = math.sin %44 : f32
// CHECK-NEXT:     %47 = arith.cmpf oeq, %46, %cst : f32
// CHECK-NEXT:     %48 = arith.mulf %42, %45 : f32
// CHECK-NEXT:     %49 = arith.mulf %42, %46 : f32
// CHECK-NEXT:     %50 = arith.select %47, %cst, %49 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %51 = math.absf %30 : f32
// CHECK-NEXT:     %52 = arith.cmpf oeq, %51, %cst_3 : f32
// CHECK-NEXT:     %53 = arith.cmpf one, %51, %cst_3 : f32
// CHECK-NEXT:     %54 = arith.cmpf oeq, %29, %cst_3 : f32
// CHECK-NEXT:     %55 = arith.cmpf oeq, %29, %cst_4 : f32
// CHECK-NEXT:     %56 = arith.andi %55, %53 : i1
// CHECK-NEXT:     %57 = arith.select %56, %cst, %48 : f32
// CHECK-NEXT:     %58 = arith.ori %52, %54 : i1
// CHECK-NEXT:     %59 = arith.select %58, %cst_3, %57 : f32
// CHECK-NEXT:     %60 = math.copysign %cst_3, %30 : f32
// CHECK-NEXT:     %61 = arith.cmpf uno, %42, %42 : f32
// CHECK-NEXT:     %62 = arith.select %61, %cst_5, %50 : f32
// CHECK-NEXT:     %63 = arith.ori %52, %55 : i1
// CHECK-NEXT:     %64 = arith.select %63, %60, %62 : f32
// CHECK-NEXT:     %65 = arith.cmpf oeq, %42, %cst : f32
// CHECK-NEXT:     %66 = arith.select %65, %cst, %59 : f32
// CHECK-NEXT:     %67 = arith.select %65, %cst, %64 : f32
// CHECK-NEXT:     %68 = complex.create %66, %67 : complex<f32>
// CHECK-NEXT:     %cst_6 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_7 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %69 = complex.create %cst_6, %cst_7 : complex<f32>
// CHECK-NEXT:     %70 = complex.re %69 : complex<f32>
// CHECK-NEXT:     %71 = complex.im %69 : complex<f32>
// CHECK-NEXT:     %72 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %73 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %74 = arith.mulf %70, %72 : f32
// CHECK-NEXT:     %75 = arith.mulf %71, %73 : f32
// CHECK-NEXT:     %76 = arith.subf %74, %75 : f32
// CHECK-NEXT:     %77 = arith.mulf %71, %72 : f32
// CHECK-NEXT:     %78 = arith.mulf %70, %73 : f32
// CHECK-NEXT:     %79 = arith.addf %77, %78 : f32
// CHECK-NEXT:     %80 = complex.create %76, %79 : complex<f32>
// CHECK-NEXT:     %81 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %82 = complex.re %80 : complex<f32>
// CHECK-NEXT:     %83 = arith.addf %81, %82 : f32
// CHECK-NEXT:     %84 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %85 = complex.im %80 : complex<f32>
// CHECK-NEXT:     %86 = arith.addf %84, %85 : f32
// CHECK-NEXT:     %87 = complex.create %83, %86 : complex<f32>
// CHECK-NEXT:     %88 = complex.re %87 : complex<f32>
// CHECK-NEXT:     %89 = complex.im %87 : complex<f32>
// CHECK-NEXT:     %90 = complex.re %68 : complex<f32>
// CHECK-NEXT:     %91 = complex.im %68 : complex<f32>
// CHECK-NEXT:     %92 = arith.divf %90, %91 : f32
// CHECK-NEXT:     %93 = arith.mulf %92, %90 : f32
// CHECK-NEXT:     %94 = arith.addf %91, %93 : f32
// CHECK-NEXT:     %95 = arith.mulf %88, %92 : f32
// CHECK-NEXT:     %96 = arith.addf %95, %89 : f32
// CHECK-NEXT:     %97 = arith.divf %96, %94 : f32
// CHECK-NEXT:     %98 = arith.mulf %89, %92 : f32
// CHECK-NEXT:     %99 = arith.subf %98, %88 : f32
// CHECK-NEXT:     %100 = arith.divf %99, %94 : f32
// CHECK-NEXT:     %101 = arith.divf %91, %90 : f32
// CHECK-NEXT:     %102 = arith.mulf %101, %91 : f32
// CHECK-NEXT:     %103 = arith.addf %90, %102 : f32
// CHECK-NEXT:     %104 = arith.mulf %89, %101 : f32
// CHECK-NEXT:     %105 = arith.addf %88, %104 : f32
// CHECK-NEXT:     %106 = arith.divf %105, %103 : f32
// CHECK-NEXT:     %107 = arith.mulf %88, %101 : f32
// CHECK-NEXT:     %108 = arith.subf %89, %107 : f32
// CHECK-NEXT:     %109 = arith.divf %108, %103 : f32
// CHECK-NEXT:     %cst_8 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %110 = math.absf %90 : f32
// CHECK-NEXT:     %111 = arith.cmpf oeq, %110, %cst_8 : f32
// CHECK-NEXT:     %112 = math.absf %91 : f32
// CHECK-NEXT:     %113 = arith.cmpf oeq, %112, %cst_8 : f32
// CHECK-NEXT:     %114 = arith.cmpf ord, %88, %cst_8 : f32
// CHECK-NEXT:     %115 = arith.cmpf ord, %89, %cst_8 : f32
// CHECK-NEXT:     %116 = arith.ori %114, %115 : i1
// CHECK-NEXT:     %117 = arith.andi %111, %113 : i1
// CHECK-NEXT:     %118 = arith.andi %116, %117 : i1
// CHECK-NEXT:     %cst_9 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %119 = math.copysign %cst_9, %90 : f32
// CHECK-NEXT:     %120 = arith.mulf %119, %88 : f32
// CHECK-NEXT:     %121 = arith.mulf %119, %89 : f32
// CHECK-NEXT:     %122 = arith.cmpf one, %110, %cst_9 : f32
// CHECK-NEXT:     %123 = arith.cmpf one, %112, %cst_9 : f32
// CHECK-NEXT:     %124 = arith.andi %122, %123 : i1
// CHECK-NEXT:     %125 = math.absf %88 : f32
// CHECK-NEXT:     %126 = arith.cmpf oeq, %125, %cst_9 : f32
// CHECK-NEXT:     %127 = math.absf %89 : f32
// CHECK-NEXT:     %128 = arith.cmpf oeq, %127, %cst_9 : f32
// CHECK-NEXT:     %129 = arith.ori %126, %128 : i1
// CHECK-NEXT:     %130 = arith.andi %129, %124 : i1
// CHECK-NEXT:     %cst_10 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %131 = arith.select %126, %cst_10, %cst_8 : f32
// CHECK-NEXT:     %132 = math.copysign %131, %88 : f32
// CHECK-NEXT:     %133 = arith.select %128, %cst_10, %cst_8 : f32
// CHECK-NEXT:     %134 = math.copysign %133, %89 : f32
// CHECK-NEXT:     %135 = arith.mulf %132, %90 : f32
// CHECK-NEXT:     %136 = arith.mulf %134, %91 : f32
// CHECK-NEXT:     %137 = arith.addf %135, %136 : f32
// CHECK-NEXT:     %138 = arith.mulf %cst_9, %137 : f32
// CHECK-NEXT:     %139 = arith.mulf %132, %91 : f32
// CHECK-NEXT:     %140 = arith.mulf %134, %90 : f32
// CHECK-NEXT:     %141 = arith.subf %140, %139 : f32
// CHECK-NEXT:     %142 = arith.mulf %cst_9, %141 : f32
// CHECK-NEXT:     %143 = arith.cmpf one, %125, %cst_9 : f32
// CHECK-NEXT:     %144 = arith.cmpf one, %127, %cst_9 : f32
// CHECK-NEXT:     %145 = arith.andi %143, %144 : i1
// CHECK-NEXT:     %146 = arith.cmpf oeq, %110, %cst_9 : f32
// CHECK-NEXT:     %147 = arith.cmpf oeq, %112, %cst_9 : f32
// CHECK-NEXT:     %148 = arith.ori %146, %147 : i1
// CHECK-NEXT:     %149 = arith.andi %145, %148 : i1
// CHECK-NEXT:     %150 = arith.select %146, %cst_10, %cst_8 : f32
// CHECK-NEXT:     %151 = math.copysign %150, %90 : f32
// CHECK-NEXT:     %152 = arith.select %147, %cst_10, %cst_8 : f32
// CHECK-NEXT:     %153 = math.copysign %152, %91 : f32
// CHECK-NEXT:     %154 = arith.mulf %88, %151 : f32
// CHECK-NEXT:     %155 = arith.mulf %89, %153 : f32
// CHECK-NEXT:     %156 = arith.addf %154, %155 : f32
// CHECK-NEXT:     %157 = arith.mulf %cst_8, %156 : f32
// CHECK-NEXT:     %158 = arith.mulf %89, %151 : f32
// CHECK-NEXT:     %159 = arith.mulf %88, %153 : f32
// CHECK-NEXT:     %160 = arith.subf %158, %159 : f32
// CHECK-NEXT:     %161 = arith.mulf %cst_8, %160 : f32
// CHECK-NEXT:     %162 = arith.cmpf olt, %110, %112 : f32
// CHECK-NEXT:     %163 = arith.select %162, %97, %106 : f32
// CHECK-NEXT:     %164 = arith.select %162, %100, %109 : f32
// CHECK-NEXT:     %165 = arith.select %149, %157, %163 : f32
// CHECK-NEXT:     %166 = arith.select %149, %161, %164 : f32
// CHECK-NEXT:     %167 = arith.select %130, %138, %165 : f32
// CHECK-NEXT:     %168 = arith.select %130, %142, %166 : f32
// CHECK-NEXT:     %169 = arith.select %118, %120, %167 : f32
// CHECK-NEXT:     %170 = arith.select %118, %121, %168 : f32
// CHECK-NEXT:     %171 = arith.cmpf uno, %163, %cst_8 : f32
// CHECK-NEXT:     %172 = arith.cmpf uno, %164, %cst_8 : f32
// CHECK-NEXT:     %173 = arith.andi %171, %172 : i1
// CHECK-NEXT:     %174 = arith.select %173, %169, %163 : f32
// CHECK-NEXT:     %175 = arith.select %173, %170, %164 : f32
// CHECK-NEXT:     %176 = complex.create %174, %175 : complex<f32>
// CHECK-NEXT:     %177 = complex.re %176 : complex<f32>
// CHECK-NEXT:     %178 = complex.im %176 : complex<f32>
// CHECK-NEXT:     %cst_11 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %179 = math.absf %177 : f32
// CHECK-NEXT:     %180 = math.absf %178 : f32
// CHECK-NEXT:     %181 = arith.maximumf %179, %180 : f32
// CHECK-NEXT:     %182 = arith.minimumf %179, %180 : f32
// CHECK-NEXT:     %183 = arith.divf %182, %181 : f32
// CHECK-NEXT:     %184 = arith.mulf %183, %183 : f32
// CHECK-NEXT:     %185 = arith.addf %184, %cst_11 : f32
// CHECK-NEXT:     %186 = math.sqrt %185 : f32
// CHECK-NEXT:     %187 = arith.mulf %181, %186 : f32
// CHECK-NEXT:     %188 = arith.cmpf uno, %187, %187 : f32
// CHECK-NEXT:     %189 = arith.select %188, %182, %187 : f32
// CHECK-NEXT:     %190 = math.log %189 : f32
// CHECK-NEXT:     %191 = complex.re %176 : complex<f32>
// CHECK-NEXT:     %192 = complex.im %176 : complex<f32>
// CHECK-NEXT:     %193 = math.atan2 %192, %191 : f32
// CHECK-NEXT:     %194 = complex.create %190, %193 : complex<f32>
// CHECK-NEXT:     %cst_12 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %195 = complex.create %cst_6, %cst_12 : complex<f32>
// CHECK-NEXT:     %196 = complex.re %195 : complex<f32>
// CHECK-NEXT:     %197 = complex.im %195 : complex<f32>
// CHECK-NEXT:     %198 = complex.re %194 : complex<f32>
// CHECK-NEXT:     %199 = complex.im %194 : complex<f32>
// CHECK-NEXT:     %200 = arith.mulf %196, %198 : f32
// CHECK-NEXT:     %201 = arith.mulf %197, %199 : f32
// CHECK-NEXT:     %202 = arith.subf %200, %201 : f32
// CHECK-NEXT:     %203 = arith.mulf %197, %198 : f32
// CHECK-NEXT:     %204 = arith.mulf %196, %199 : f32
// CHECK-NEXT:     %205 = arith.addf %203, %204 : f32
// CHECK-NEXT:     %206 = complex.create %202, %205 : complex<f32>
// CHECK-NEXT:     return %206 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
