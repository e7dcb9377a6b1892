// RUN: pyopt-translate %s --mlir-to-llvmir | FileCheck %s

// Resources of the file are constants as others are; one number stands for many, whatever their count; an undefined element
// is not poison.

llvm.mlir.global private constant @floats(dense_resource<floats> : tensor<2x3xf32>)
    : !llvm.array<2 x array<3 x f32>>
llvm.mlir.global private constant @w(dense_resource<blob> : tensor<2x2xi8>)
    : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global private constant @s(dense_resource<splat> : tensor<2x2xi16>)
    : !llvm.array<2 x array<2 x i16>>
llvm.func @f() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense_resource<v> : vector<4xi32>) : vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
llvm.mlir.global private constant @repeated(dense<1.0> : tensor<2x3xf16>)
    : !llvm.array<2 x array<3 x f16>>
llvm.mlir.global private constant @text(dense<65> : tensor<3x2xi8>) : !llvm.array<3 x array<2 x i8>>
llvm.mlir.global private constant @rows(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
llvm.func @partly(%x: vector<2xf32>) -> vector<2xf32> {
  %p = llvm.mlir.poison : f32
  %c = llvm.mlir.constant(-4.2e+01 : f32) : f32
  %u = llvm.mlir.undef : vector<2xf32>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.insertelement %p, %u[%i0 : i32] : vector<2xf32>
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.insertelement %c, %a[%i1 : i32] : vector<2xf32>
  %r = llvm.fsub %x, %b : vector<2xf32>
  llvm.return %r : vector<2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      floats: "0x040000000000803F0000004000004040000080400000A0400000C040",
      blob: "0x0100000001020304",
      splat: "0x020000000100010001000100",
      v: "0x0400000001000000020000000300000004000000"
    }
  }
#-}

// CHECK{LITERAL}: @floats = private constant [2 x [3 x float]] [[3 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00], [3 x float] [float 4.000000e+00, float 5.000000e+00, float 6.000000e+00]]
// CHECK-NEXT{LITERAL}: @w = private constant [2 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] c"\03\04"]
// CHECK-NEXT{LITERAL}: @s = private constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 1], [2 x i16] [i16 1, i16 1]]
// CHECK-NEXT{LITERAL}: @repeated = private constant [2 x [3 x half]] [[3 x half] [half 0xH3C00, half 0xH3C00, half 0xH3C00], [3 x half] [half 0xH3C00, half 0xH3C00, half 0xH3C00]]
// CHECK-NEXT{LITERAL}: @text = private constant [3 x [2 x i8]] [[2 x i8] c"AA", [2 x i8] c"AA", [2 x i8] c"AA"]
// CHECK-NEXT: @rows = private constant [2 x <2 x i32>] [<2 x i32> splat (i32 7), <2 x i32> splat (i32 7)]
// CHECK-EMPTY:
// CHECK-NEXT: define <4 x i32> @f() {
// CHECK-NEXT:   ret <4 x i32> <i32 1, i32 2, i32 3, i32 4>
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define <2 x float> @partly(<2 x float> %0) {
// CHECK-NEXT:   %2 = fsub <2 x float> %0, <float poison, float -4.200000e+01>
// CHECK-NEXT:   ret <2 x float> %2
// CHECK-NEXT: }
