// RUN: pyopt --split-input-file --convert-complex-to-llvm=complex-range=none %s | FileCheck %s

// Without any control of the range: the plain formula.

func.func @quotient(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.div %x, %y : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotient(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.fmul %4, %4 : f32
// CHECK-NEXT:     %8 = llvm.fmul %5, %5 : f32
// CHECK-NEXT:     %9 = llvm.fadd %7, %8 : f32
// CHECK-NEXT:     %10 = llvm.fmul %2, %4 : f32
// CHECK-NEXT:     %11 = llvm.fmul %3, %5 : f32
// CHECK-NEXT:     %12 = llvm.fadd %10, %11 : f32
// CHECK-NEXT:     %13 = llvm.fmul %3, %4 : f32
// CHECK-NEXT:     %14 = llvm.fmul %2, %5 : f32
// CHECK-NEXT:     %15 = llvm.fsub %13, %14 : f32
// CHECK-NEXT:     %16 = llvm.fdiv %12, %9 : f32
// CHECK-NEXT:     %17 = llvm.fdiv %15, %9 : f32
// CHECK-NEXT:     %18 = llvm.insertvalue %16, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     return %20 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
