// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

module {
  llvm.func @alignment(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.load %p : !llvm.ptr -> i64
    %1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %p : !llvm.ptr -> f64
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi32>
    %5 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
    %6 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %7 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16>
    %8 = llvm.load %p : !llvm.ptr -> i1
    %9 = llvm.load %p : !llvm.ptr -> i128
    %10 = llvm.load %p : !llvm.ptr -> i65
    %11 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %12 = llvm.load %p : !llvm.ptr -> bf16
    %13 = llvm.load %p : !llvm.ptr -> f128
    %14 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
    %15 = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
    %16 = llvm.load %p : !llvm.ptr -> vector<2xf32>
    %17 = llvm.atomicrmw xchg %p, %0 seq_cst : !llvm.ptr, i64
    llvm.return
  }
}

// CHECK: define void @alignment(ptr %0, i32 %1) {
// CHECK-NEXT:   %3 = load i64, ptr %0, align 4
// CHECK-NEXT:   %4 = load ptr, ptr %0, align 8
// CHECK-NEXT:   %5 = load double, ptr %0, align 8
// CHECK-NEXT:   %6 = load x86_fp80, ptr %0, align 16
// CHECK-NEXT:   %7 = load <3 x i32>, ptr %0, align 16
// CHECK-NEXT:   %8 = load { i8, i64 }, ptr %0, align 4
// CHECK-NEXT:   %9 = load <{ i8, i64 }>, ptr %0, align 1
// CHECK-NEXT:   %10 = load [3 x i16], ptr %0, align 2
// CHECK-NEXT:   %11 = load i1, ptr %0, align 1
// CHECK-NEXT:   %12 = load i128, ptr %0, align 4
// CHECK-NEXT:   %13 = load i65, ptr %0, align 4
// CHECK-NEXT:   %14 = load <2 x ptr>, ptr %0, align 16
// CHECK-NEXT:   %15 = load bfloat, ptr %0, align 2
// CHECK-NEXT:   %16 = load fp128, ptr %0, align 16
// CHECK-NEXT:   %17 = load ptr addrspace(1), ptr %0, align 8
// CHECK-NEXT:   %18 = load <vscale x 4 x float>, ptr %0, align 16
// CHECK-NEXT:   %19 = load <2 x float>, ptr %0, align 8
// CHECK-NEXT:   %20 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
module attributes {llvm.data_layout = "e-m:e-p:32:32-i64:64"} {
  llvm.func @alignment(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.load %p : !llvm.ptr -> i64
    %1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %p : !llvm.ptr -> f64
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi32>
    %5 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
    %6 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %7 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16>
    %8 = llvm.load %p : !llvm.ptr -> i1
    %9 = llvm.load %p : !llvm.ptr -> i128
    %10 = llvm.load %p : !llvm.ptr -> i65
    %11 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %12 = llvm.load %p : !llvm.ptr -> bf16
    %13 = llvm.load %p : !llvm.ptr -> f128
    %14 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
    %15 = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
    %16 = llvm.load %p : !llvm.ptr -> vector<2xf32>
    %17 = llvm.atomicrmw xchg %p, %0 seq_cst : !llvm.ptr, i64
    llvm.return
  }
}

// CHECK: target datalayout = "e-m:e-p:32:32-i64:64"
// CHECK-EMPTY:
// CHECK-NEXT: define void @alignment(ptr %0, i32 %1) {
// CHECK-NEXT:   %3 = load i64, ptr %0, align 8
// CHECK-NEXT:   %4 = load ptr, ptr %0, align 4
// CHECK-NEXT:   %5 = load double, ptr %0, align 8
// CHECK-NEXT:   %6 = load x86_fp80, ptr %0, align 16
// CHECK-NEXT:   %7 = load <3 x i32>, ptr %0, align 16
// CHECK-NEXT:   %8 = load { i8, i64 }, ptr %0, align 8
// CHECK-NEXT:   %9 = load <{ i8, i64 }>, ptr %0, align 1
// CHECK-NEXT:   %10 = load [3 x i16], ptr %0, align 2
// CHECK-NEXT:   %11 = load i1, ptr %0, align 1
// CHECK-NEXT:   %12 = load i128, ptr %0, align 8
// CHECK-NEXT:   %13 = load i65, ptr %0, align 8
// CHECK-NEXT:   %14 = load <2 x ptr>, ptr %0, align 8
// CHECK-NEXT:   %15 = load bfloat, ptr %0, align 2
// CHECK-NEXT:   %16 = load fp128, ptr %0, align 16
// CHECK-NEXT:   %17 = load ptr addrspace(1), ptr %0, align 4
// CHECK-NEXT:   %18 = load <vscale x 4 x float>, ptr %0, align 16
// CHECK-NEXT:   %19 = load <2 x float>, ptr %0, align 8
// CHECK-NEXT:   %20 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
module attributes {llvm.data_layout = "e-i64:64-f80:128-n8:16:32:64-S128-A5"} {
  llvm.func @alignment(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.load %p : !llvm.ptr -> i64
    %1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %p : !llvm.ptr -> f64
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi32>
    %5 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
    %6 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %7 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16>
    %8 = llvm.load %p : !llvm.ptr -> i1
    %9 = llvm.load %p : !llvm.ptr -> i128
    %10 = llvm.load %p : !llvm.ptr -> i65
    %11 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %12 = llvm.load %p : !llvm.ptr -> bf16
    %13 = llvm.load %p : !llvm.ptr -> f128
    %14 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
    %15 = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
    %16 = llvm.load %p : !llvm.ptr -> vector<2xf32>
    %17 = llvm.atomicrmw xchg %p, %0 seq_cst : !llvm.ptr, i64
    llvm.return
  }
}

// CHECK: target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128-A5"
// CHECK-EMPTY:
// CHECK-NEXT: define void @alignment(ptr %0, i32 %1) {
// CHECK-NEXT:   %3 = load i64, ptr %0, align 8
// CHECK-NEXT:   %4 = load ptr, ptr %0, align 8
// CHECK-NEXT:   %5 = load double, ptr %0, align 8
// CHECK-NEXT:   %6 = load x86_fp80, ptr %0, align 16
// CHECK-NEXT:   %7 = load <3 x i32>, ptr %0, align 16
// CHECK-NEXT:   %8 = load { i8, i64 }, ptr %0, align 8
// CHECK-NEXT:   %9 = load <{ i8, i64 }>, ptr %0, align 1
// CHECK-NEXT:   %10 = load [3 x i16], ptr %0, align 2
// CHECK-NEXT:   %11 = load i1, ptr %0, align 1
// CHECK-NEXT:   %12 = load i128, ptr %0, align 8
// CHECK-NEXT:   %13 = load i65, ptr %0, align 8
// CHECK-NEXT:   %14 = load <2 x ptr>, ptr %0, align 16
// CHECK-NEXT:   %15 = load bfloat, ptr %0, align 2
// CHECK-NEXT:   %16 = load fp128, ptr %0, align 16
// CHECK-NEXT:   %17 = load ptr addrspace(1), ptr %0, align 8
// CHECK-NEXT:   %18 = load <vscale x 4 x float>, ptr %0, align 16
// CHECK-NEXT:   %19 = load <2 x float>, ptr %0, align 8
// CHECK-NEXT:   %20 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
module attributes {llvm.data_layout = "e-p:16:16-i32:16-f64:32-v64:32-a:8"} {
  llvm.func @alignment(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.load %p : !llvm.ptr -> i64
    %1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %p : !llvm.ptr -> f64
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi32>
    %5 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
    %6 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %7 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16>
    %8 = llvm.load %p : !llvm.ptr -> i1
    %9 = llvm.load %p : !llvm.ptr -> i128
    %10 = llvm.load %p : !llvm.ptr -> i65
    %11 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %12 = llvm.load %p : !llvm.ptr -> bf16
    %13 = llvm.load %p : !llvm.ptr -> f128
    %14 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
    %15 = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
    %16 = llvm.load %p : !llvm.ptr -> vector<2xf32>
    %17 = llvm.atomicrmw xchg %p, %0 seq_cst : !llvm.ptr, i64
    llvm.return
  }
}

// CHECK: target datalayout = "e-p:16:16-i32:16-f64:32-v64:32-a:8"
// CHECK-EMPTY:
// CHECK-NEXT: define void @alignment(ptr %0, i32 %1) {
// CHECK-NEXT:   %3 = load i64, ptr %0, align 4
// CHECK-NEXT:   %4 = load ptr, ptr %0, align 2
// CHECK-NEXT:   %5 = load double, ptr %0, align 4
// CHECK-NEXT:   %6 = load x86_fp80, ptr %0, align 16
// CHECK-NEXT:   %7 = load <3 x i32>, ptr %0, align 16
// CHECK-NEXT:   %8 = load { i8, i64 }, ptr %0, align 4
// CHECK-NEXT:   %9 = load <{ i8, i64 }>, ptr %0, align 1
// CHECK-NEXT:   %10 = load [3 x i16], ptr %0, align 2
// CHECK-NEXT:   %11 = load i1, ptr %0, align 1
// CHECK-NEXT:   %12 = load i128, ptr %0, align 4
// CHECK-NEXT:   %13 = load i65, ptr %0, align 4
// CHECK-NEXT:   %14 = load <2 x ptr>, ptr %0, align 4
// CHECK-NEXT:   %15 = load bfloat, ptr %0, align 2
// CHECK-NEXT:   %16 = load fp128, ptr %0, align 16
// CHECK-NEXT:   %17 = load ptr addrspace(1), ptr %0, align 2
// CHECK-NEXT:   %18 = load <vscale x 4 x float>, ptr %0, align 16
// CHECK-NEXT:   %19 = load <2 x float>, ptr %0, align 4
// CHECK-NEXT:   %20 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
module attributes {llvm.data_layout = "E-m:e-p270:32:32-p1:64:128:256-i128:128-f128:64"} {
  llvm.func @alignment(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.load %p : !llvm.ptr -> i64
    %1 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %2 = llvm.load %p : !llvm.ptr -> f64
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi32>
    %5 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
    %6 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %7 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i16>
    %8 = llvm.load %p : !llvm.ptr -> i1
    %9 = llvm.load %p : !llvm.ptr -> i128
    %10 = llvm.load %p : !llvm.ptr -> i65
    %11 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %12 = llvm.load %p : !llvm.ptr -> bf16
    %13 = llvm.load %p : !llvm.ptr -> f128
    %14 = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
    %15 = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
    %16 = llvm.load %p : !llvm.ptr -> vector<2xf32>
    %17 = llvm.atomicrmw xchg %p, %0 seq_cst : !llvm.ptr, i64
    llvm.return
  }
}

// CHECK: target datalayout = "E-m:e-p270:32:32-p1:64:128:256-i128:128-f128:64"
// CHECK-EMPTY:
// CHECK-NEXT: define void @alignment(ptr %0, i32 %1) {
// CHECK-NEXT:   %3 = load i64, ptr %0, align 4
// CHECK-NEXT:   %4 = load ptr, ptr %0, align 8
// CHECK-NEXT:   %5 = load double, ptr %0, align 8
// CHECK-NEXT:   %6 = load x86_fp80, ptr %0, align 16
// CHECK-NEXT:   %7 = load <3 x i32>, ptr %0, align 16
// CHECK-NEXT:   %8 = load { i8, i64 }, ptr %0, align 4
// CHECK-NEXT:   %9 = load <{ i8, i64 }>, ptr %0, align 1
// CHECK-NEXT:   %10 = load [3 x i16], ptr %0, align 2
// CHECK-NEXT:   %11 = load i1, ptr %0, align 1
// CHECK-NEXT:   %12 = load i128, ptr %0, align 16
// CHECK-NEXT:   %13 = load i65, ptr %0, align 16
// CHECK-NEXT:   %14 = load <2 x ptr>, ptr %0, align 16
// CHECK-NEXT:   %15 = load bfloat, ptr %0, align 2
// CHECK-NEXT:   %16 = load fp128, ptr %0, align 8
// CHECK-NEXT:   %17 = load ptr addrspace(1), ptr %0, align 16
// CHECK-NEXT:   %18 = load <vscale x 4 x float>, ptr %0, align 16
// CHECK-NEXT:   %19 = load <2 x float>, ptr %0, align 8
// CHECK-NEXT:   %20 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
module attributes {llvm.data_layout = "e-A5"} {
  llvm.func @stack(%n: i32) {
    %0 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr<5>
    %1 = llvm.alloca inalloca %n x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr<5>
    %c = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %c x !llvm.struct<(i8, ptr)> : (i32) -> !llvm.ptr<5>
    %d = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %d x !llvm.array<4 x i8> : (i64) -> !llvm.ptr<5>
    llvm.return
  }
}

// CHECK: target datalayout = "e-A5"
// CHECK-EMPTY:
// CHECK-NEXT: define void @stack(i32 %0) {
// CHECK-NEXT:   %2 = alloca i64, i32 %0, align 8, addrspace(5)
// CHECK-NEXT:   %3 = alloca inalloca float, i32 %0, align 4, addrspace(5)
// CHECK-NEXT:   %4 = alloca { i8, ptr }, align 8, addrspace(5)
// CHECK-NEXT:   %5 = alloca [4 x i8], i64 1, align 1, addrspace(5)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @atomics(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.atomicrmw xchg %p, %i monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw sub %p, %i release : !llvm.ptr, i32
  %3 = llvm.atomicrmw _and %p, %i acq_rel : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %i seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw _or %p, %i monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw _xor %p, %i acquire : !llvm.ptr, i32
  %7 = llvm.atomicrmw max %p, %i release : !llvm.ptr, i32
  %8 = llvm.atomicrmw min %p, %i acq_rel : !llvm.ptr, i32
  %9 = llvm.atomicrmw umax %p, %i seq_cst : !llvm.ptr, i32
  %10 = llvm.atomicrmw umin %p, %i monotonic : !llvm.ptr, i32
  %11 = llvm.atomicrmw uinc_wrap %p, %i acquire : !llvm.ptr, i32
  %12 = llvm.atomicrmw udec_wrap %p, %i release : !llvm.ptr, i32
  %f0 = llvm.atomicrmw volatile fadd %p, %f syncscope("agent") monotonic {alignment = 16 : i64}
      : !llvm.ptr, f32
  %f1 = llvm.atomicrmw volatile fsub %p, %f syncscope("agent") monotonic {alignment = 16 : i64}
      : !llvm.ptr, f32
  %f2 = llvm.atomicrmw volatile fmax %p, %f syncscope("agent") monotonic {alignment = 16 : i64}
      : !llvm.ptr, f32
  %f3 = llvm.atomicrmw volatile fmin %p, %f syncscope("agent") monotonic {alignment = 16 : i64}
      : !llvm.ptr, f32
  %a = llvm.load %p atomic syncscope("s") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store volatile %i, %p atomic seq_cst {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %i, %p {nontemporal} : i32, !llvm.ptr
  %x = llvm.cmpxchg %p, %i, %i acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("x") release
  llvm.return
}

// CHECK: define void @atomics(ptr %0, i32 %1, float %2) {
// CHECK-NEXT:   %4 = atomicrmw xchg ptr %0, i32 %1 monotonic, align 4
// CHECK-NEXT:   %5 = atomicrmw add ptr %0, i32 %1 acquire, align 4
// CHECK-NEXT:   %6 = atomicrmw sub ptr %0, i32 %1 release, align 4
// CHECK-NEXT:   %7 = atomicrmw and ptr %0, i32 %1 acq_rel, align 4
// CHECK-NEXT:   %8 = atomicrmw nand ptr %0, i32 %1 seq_cst, align 4
// CHECK-NEXT:   %9 = atomicrmw or ptr %0, i32 %1 monotonic, align 4
// CHECK-NEXT:   %10 = atomicrmw xor ptr %0, i32 %1 acquire, align 4
// CHECK-NEXT:   %11 = atomicrmw max ptr %0, i32 %1 release, align 4
// CHECK-NEXT:   %12 = atomicrmw min ptr %0, i32 %1 acq_rel, align 4
// CHECK-NEXT:   %13 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
// CHECK-NEXT:   %14 = atomicrmw umin ptr %0, i32 %1 monotonic, align 4
// CHECK-NEXT:   %15 = atomicrmw uinc_wrap ptr %0, i32 %1 acquire, align 4
// CHECK-NEXT:   %16 = atomicrmw udec_wrap ptr %0, i32 %1 release, align 4
// CHECK-NEXT:   %17 = atomicrmw volatile fadd ptr %0, float %2 syncscope("agent") monotonic, align 16
// CHECK-NEXT:   %18 = atomicrmw volatile fsub ptr %0, float %2 syncscope("agent") monotonic, align 16
// CHECK-NEXT:   %19 = atomicrmw volatile fmax ptr %0, float %2 syncscope("agent") monotonic, align 16
// CHECK-NEXT:   %20 = atomicrmw volatile fmin ptr %0, float %2 syncscope("agent") monotonic, align 16
// CHECK-NEXT:   %21 = load atomic i32, ptr %0 syncscope("s") acquire, align 4
// CHECK-NEXT:   store atomic volatile i32 %1, ptr %0 seq_cst, align 8
// CHECK-NEXT:   store i32 %1, ptr %0, align 4, !nontemporal !1
// CHECK-NEXT:   %22 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
// CHECK-NEXT:   fence seq_cst
// CHECK-NEXT:   fence syncscope("x") release
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 1}

// -----
llvm.func @aggregates(%s: !llvm.struct<"pair", (i32, array<2 x f32>)>, %x: f32, %v: vector<[4]xi32>,
                      %i: i64, %k: i32) -> f32 {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<"pair", (i32, array<2 x f32>)>
  %1 = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<"pair", (i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i64] : vector<[4]xi32>
  %3 = llvm.insertelement %k, %v[%i : i64] : vector<[4]xi32>
  %4 = llvm.shufflevector %v, %v [0, 0, 0, 0] : vector<[4]xi32>
  %5 = llvm.mlir.constant(dense<3> : vector<[4]xi32>) : vector<[4]xi32>
  %6 = llvm.add %v, %5 : vector<[4]xi32>
  llvm.return %0 : f32
}

// CHECK: %pair = type { i32, [2 x float] }
// CHECK-EMPTY:
// CHECK-NEXT: define float @aggregates(%pair %0, float %1, <vscale x 4 x i32> %2, i64 %3, i32 %4) {
// CHECK-NEXT:   %6 = extractvalue %pair %0, 1, 0
// CHECK-NEXT:   %7 = insertvalue %pair %0, float %1, 1, 1
// CHECK-NEXT:   %8 = extractelement <vscale x 4 x i32> %2, i64 %3
// CHECK-NEXT:   %9 = insertelement <vscale x 4 x i32> %2, i32 %4, i64 %3
// CHECK-NEXT:   %10 = shufflevector <vscale x 4 x i32> %2, <vscale x 4 x i32> %2, <vscale x 4 x i32> zeroinitializer
// CHECK-NEXT:   %11 = add <vscale x 4 x i32> %2, splat (i32 3)
// CHECK-NEXT:   ret float %6
// CHECK-NEXT: }

// -----
llvm.func @blocks(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb3(%a : i32), ^bb1
^bb1:
  %0 = llvm.add %a, %a : i32
  llvm.br ^bb4(%0 : i32)
^bb2:
  %1 = llvm.mul %2, %a : i32
  llvm.return %1 : i32
^bb3(%x: i32):
  %2 = llvm.sub %x, %a : i32
  llvm.br ^bb2
^bb4(%y: i32):
  llvm.cond_br %c, ^bb4(%y : i32), ^bb5
^bb5:
  llvm.return %y : i32
}

// CHECK: define i32 @blocks(i1 %0, i32 %1) {
// CHECK-NEXT:   br i1 %0, label %7, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT:   %4 = add i32 %1, %1
// CHECK-NEXT:   br label %10
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %7
// CHECK-NEXT:   %6 = mul i32 %9, %1
// CHECK-NEXT:   ret i32 %6
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %2
// CHECK-NEXT:   %8 = phi i32 [ %1, %2 ]
// CHECK-NEXT:   %9 = sub i32 %8, %1
// CHECK-NEXT:   br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %10, %3
// CHECK-NEXT:   %11 = phi i32 [ %11, %10 ], [ %4, %3 ]
// CHECK-NEXT:   br i1 %0, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %10
// CHECK-NEXT:   ret i32 %11
// CHECK-NEXT: }
