// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Scalable vectors, and those of rank 0, 2 and 3.

func.func @f(%a: vector<[2]xf32>) {
  %0 = math.expm1 %a fastmath<fast> : vector<[2]xf32>
  %1 = math.log1p %a : vector<[2]xf32>
  %2 = math.rsqrt %a : vector<[2]xf32>
  %3 = math.exp %a : vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %1 = llvm.intr.exp(%arg0)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %2 = llvm.fsub %1, %0  {fastmathFlags = #llvm.fastmath<fast>} : vector<[2]xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %4 = llvm.fadd %3, %arg0  : vector<[2]xf32>
// CHECK-NEXT:     %5 = llvm.intr.log(%4)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %7 = llvm.intr.sqrt(%arg0)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %8 = llvm.fdiv %6, %7  : vector<[2]xf32>
// CHECK-NEXT:     %9 = llvm.intr.exp(%arg0)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[2]xf32>) {
  %0 = math.expm1 %a : vector<2x[2]xf32>
  %1 = math.log1p %a : vector<2x[2]xf32>
  %2 = math.rsqrt %a : vector<2x[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x[2]xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %4 = llvm.intr.exp(%2)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %5 = llvm.fsub %4, %3  : vector<[2]xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %9 = llvm.intr.exp(%7)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %10 = llvm.fsub %9, %8  : vector<[2]xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %12 = llvm.mlir.undef : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %15 = llvm.fadd %14, %13  : vector<[2]xf32>
// CHECK-NEXT:     %16 = llvm.intr.log(%15)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %12[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %20 = llvm.fadd %19, %18  : vector<[2]xf32>
// CHECK-NEXT:     %21 = llvm.intr.log(%20)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %17[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %23 = llvm.mlir.undef : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %26 = llvm.intr.sqrt(%24)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %27 = llvm.fdiv %25, %26  : vector<[2]xf32>
// CHECK-NEXT:     %28 = llvm.insertvalue %27, %23[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %29 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %30 = llvm.mlir.constant(dense<1.000000e+00> : vector<[2]xf32>) : vector<[2]xf32>
// CHECK-NEXT:     %31 = llvm.intr.sqrt(%29)  : (vector<[2]xf32>) -> vector<[2]xf32>
// CHECK-NEXT:     %32 = llvm.fdiv %30, %31  : vector<[2]xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %28[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<f32>, %b: vector<i32>) {
  %0 = math.expm1 %a : vector<f32>
  %1 = math.log1p %a : vector<f32>
  %2 = math.rsqrt %a : vector<f32>
  %3 = math.exp %a : vector<f32>
  %4 = math.ctpop %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<f32>, %arg1: vector<i32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT:     %3 = llvm.intr.exp(%1)  : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %4 = llvm.fsub %3, %2  : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT:     %6 = llvm.fadd %5, %1  : vector<1xf32>
// CHECK-NEXT:     %7 = llvm.intr.log(%6)  : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT:     %9 = llvm.intr.sqrt(%1)  : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %10 = llvm.fdiv %8, %9  : vector<1xf32>
// CHECK-NEXT:     %11 = llvm.intr.exp(%1)  : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %12 = llvm.intr.ctpop(%0)  : (vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3x2xf64>) {
  %0 = math.sqrt %a : vector<2x3x2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x3x2xf64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x2xf64> to !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %3 = llvm.intr.sqrt(%2)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0, 0] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %6 = llvm.intr.sqrt(%5)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[0, 1] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %9 = llvm.intr.sqrt(%8)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[0, 2] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %12 = llvm.intr.sqrt(%11)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %10[1, 0] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %15 = llvm.intr.sqrt(%14)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %13[1, 1] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     %18 = llvm.intr.sqrt(%17)  : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %16[1, 2] : !llvm.array<2 x array<3 x vector<2xf64>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xf16>) {
  %0 = math.rsqrt %a fastmath<afn> {some.attr} : vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xf16>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT:     %4 = llvm.intr.sqrt(%2)  {fastmathFlags = #llvm.fastmath<afn>, some.attr} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %5 = llvm.fdiv %3, %4  {fastmathFlags = #llvm.fastmath<afn>, some.attr} : vector<2xf16>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf16>) : vector<2xf16>
// CHECK-NEXT:     %9 = llvm.intr.sqrt(%7)  {fastmathFlags = #llvm.fastmath<afn>, some.attr} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %10 = llvm.fdiv %8, %9  {fastmathFlags = #llvm.fastmath<afn>, some.attr} : vector<2xf16>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
