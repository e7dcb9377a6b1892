// RUN: pyopt --split-input-file --convert-complex-to-llvm %s | FileCheck %s

// Structs of two floats.

func.func @f(%a: complex<f80>) {
  %0 = complex.abs %a fastmath<contract,afn> : complex<f80>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f80>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : complex<f80> to !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %3 = llvm.fmul %1, %1 {fastmathFlags = #llvm.fastmath<contract, afn>} : f80
// CHECK-NEXT:     %4 = llvm.fmul %2, %2 {fastmathFlags = #llvm.fastmath<contract, afn>} : f80
// CHECK-NEXT:     %5 = llvm.fadd %3, %4 {fastmathFlags = #llvm.fastmath<contract, afn>} : f80
// CHECK-NEXT:     %6 = llvm.intr.sqrt(%5) : (f80) -> f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>, %b: complex<f128>) {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f128>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f128>, %arg1: complex<f128>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : complex<f128> to !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : complex<f128> to !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %7 = llvm.fmul %4, %4 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %8 = llvm.fmul %5, %5 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %9 = llvm.fadd %7, %8 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %10 = llvm.fmul %2, %4 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %11 = llvm.fmul %3, %5 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %12 = llvm.fadd %10, %11 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %13 = llvm.fmul %3, %4 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %14 = llvm.fmul %2, %5 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %15 = llvm.fsub %13, %14 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %16 = llvm.fdiv %12, %9 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %17 = llvm.fdiv %15, %9 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f128
// CHECK-NEXT:     %18 = llvm.insertvalue %16, %6[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>) {
  %0 = complex.re %a : complex<f128>
  %1 = complex.im %a : complex<f128>
  %2 = complex.create %1, %0 : complex<f128>
  %3 = complex.add %2, %a : complex<f128>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f128>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : complex<f128> to !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %6 = llvm.extractvalue %5[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %7 = llvm.extractvalue %5[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %10 = llvm.mlir.poison : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %11 = llvm.fadd %6, %8 : f128
// CHECK-NEXT:     %12 = llvm.fadd %7, %9 : f128
// CHECK-NEXT:     %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %c: i1, %b: complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = arith.select %c, %0, %a : complex<f32>
  %2 = complex.sub %1, %0 : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: i1, %arg2: complex<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.fadd %2, %4 : f32
// CHECK-NEXT:     %8 = llvm.fadd %3, %5 : f32
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     %12 = arith.select %arg1, %11, %arg0 : complex<f32>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %14 = llvm.extractvalue %13[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %15 = llvm.extractvalue %13[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %16 = llvm.extractvalue %10[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %17 = llvm.extractvalue %10[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %18 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %19 = llvm.fsub %14, %16 : f32
// CHECK-NEXT:     %20 = llvm.fsub %15, %17 : f32
// CHECK-NEXT:     %21 = llvm.insertvalue %19, %18[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %22 = llvm.insertvalue %20, %21[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2xcomplex<f32>>, %i: index) {
  %0 = tensor.extract %t[%i] : tensor<2xcomplex<f32>>
  %1 = complex.add %0, %0 : complex<f32>
  %2 = tensor.insert %1 into %t[%i] : tensor<2xcomplex<f32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xcomplex<f32>>, %arg1: index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<2xcomplex<f32>>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %extracted : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %6 = llvm.fadd %1, %3 : f32
// CHECK-NEXT:     %7 = llvm.fadd %2, %4 : f32
// CHECK-NEXT:     %8 = llvm.insertvalue %6, %5[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     %inserted = tensor.insert %10 into %arg0[%arg1] : tensor<2xcomplex<f32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%a: complex<f64>, %n: index) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%z = %a) -> complex<f64> {
    %1 = complex.mul %z, %a : complex<f64>
    scf.yield %1 : complex<f64>
  }
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: complex<f64>, %arg1: index) -> complex<f64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (complex<f64>) {
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %arg3 : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %3 = llvm.extractvalue %2[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %4 = llvm.extractvalue %2[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %5 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %6 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %7 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %8 = llvm.fmul %5, %3 : f64
// CHECK-NEXT:       %9 = llvm.fmul %6, %4 : f64
// CHECK-NEXT:       %10 = llvm.fsub %8, %9 : f64
// CHECK-NEXT:       %11 = llvm.fmul %4, %5 : f64
// CHECK-NEXT:       %12 = llvm.fmul %3, %6 : f64
// CHECK-NEXT:       %13 = llvm.fadd %11, %12 : f64
// CHECK-NEXT:       %14 = llvm.insertvalue %10, %7[0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %15 = llvm.insertvalue %13, %14[1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:       scf.yield %16 : complex<f64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%a: complex<f32>, %c: i1) -> complex<f32> {
  cf.cond_br %c, ^bb1(%a : complex<f32>), ^bb2
^bb1(%0: complex<f32>):
  %1 = complex.add %0, %a : complex<f32>
  return %1 : complex<f32>
^bb2:
  %2 = complex.sub %a, %a : complex<f32>
  cf.br ^bb1(%2 : complex<f32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: complex<f32>, %arg1: i1) -> complex<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg0 : complex<f32>), ^bb2
// CHECK-NEXT:   ^bb1(%1: complex<f32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %8 = llvm.fadd %3, %5 : f32
// CHECK-NEXT:     %9 = llvm.fadd %4, %6 : f32
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %7[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %11 = llvm.insertvalue %9, %10[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     return %12 : complex<f32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %17 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %18 = llvm.fsub %13, %15 : f32
// CHECK-NEXT:     %19 = llvm.fsub %14, %16 : f32
// CHECK-NEXT:     %20 = llvm.insertvalue %18, %17[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     cf.br ^bb1(%22 : complex<f32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }
