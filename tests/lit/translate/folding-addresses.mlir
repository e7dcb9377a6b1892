// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @callee(i32) -> i32
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global internal @h(dense<0> : tensor<4xi32>) {addr_space = 3 : i32} : !llvm.array<4 x i32>
llvm.mlir.global weak @w(0 : i32) : i32
llvm.mlir.global extern_weak @ew() : i32
llvm.func @b(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%a) {branch_weights = array<i32: 42>} : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr<3>
  %w = llvm.mlir.addressof @w : !llvm.ptr
  %ew = llvm.mlir.addressof @ew : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %cm = llvm.mlir.constant(-1 : i64) : i64
  %e1 = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %e1, %p : !llvm.ptr, !llvm.ptr
  %e2 = llvm.getelementptr %g[0, 9] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %e2, %p : !llvm.ptr, !llvm.ptr
  %e3 = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e3, %p : !llvm.ptr, !llvm.ptr
  %e4 = llvm.getelementptr inbounds %g[0, 9] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %e4, %p : !llvm.ptr, !llvm.ptr
  %e5 = llvm.getelementptr %h[%c2] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
  llvm.store %e5, %p : !llvm.ptr<3>, !llvm.ptr
  %e6 = llvm.getelementptr %w[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e6, %p : !llvm.ptr, !llvm.ptr
  %e7 = llvm.getelementptr %w[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e7, %p : !llvm.ptr, !llvm.ptr
  %e8 = llvm.getelementptr %ew[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e8, %p : !llvm.ptr, !llvm.ptr
  %e9 = llvm.getelementptr %e2[-8] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e9, %p : !llvm.ptr, !llvm.ptr
  %e10 = llvm.getelementptr %n[3] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %e10, %p : !llvm.ptr, !llvm.ptr
  %i10 = llvm.ptrtoint %e10 : !llvm.ptr to i64
  llvm.store %i10, %p : i64, !llvm.ptr
  %i1 = llvm.ptrtoint %e1 : !llvm.ptr to i64
  llvm.store %i1, %p : i64, !llvm.ptr
  %i0 = llvm.ptrtoint %g : !llvm.ptr to i64
  %s = llvm.sub %i1, %i0 : i64
  llvm.store %s, %p : i64, !llvm.ptr
  %s2 = llvm.sub %i0, %c1 : i64
  llvm.store %s2, %p : i64, !llvm.ptr
  %s3 = llvm.mul %i0, %c2 : i64
  llvm.store %s3, %p : i64, !llvm.ptr
  %s4 = llvm.add %i1, %c2 : i64
  llvm.store %s4, %p : i64, !llvm.ptr
  %s5 = llvm.and %i1, %c5 : i64
  llvm.store %s5, %p : i64, !llvm.ptr
  %s6 = llvm.xor %i1, %cm : i64
  llvm.store %s6, %p : i64, !llvm.ptr
  %s7 = llvm.inttoptr %i1 : i64 to !llvm.ptr
  llvm.store %s7, %p : !llvm.ptr, !llvm.ptr
  %s8 = llvm.inttoptr %c5 : i64 to !llvm.ptr
  llvm.store %s8, %p : !llvm.ptr, !llvm.ptr
  %s9 = llvm.ptrtoint %s8 : !llvm.ptr to i32
  llvm.store %s9, %p : i32, !llvm.ptr
  %s10 = llvm.trunc %i1 : i64 to i32
  llvm.store %s10, %p : i32, !llvm.ptr
  %s11 = llvm.icmp "eq" %g, %n : !llvm.ptr
  llvm.store %s11, %p : i1, !llvm.ptr
  %s12 = llvm.icmp "eq" %ew, %n : !llvm.ptr
  llvm.store %s12, %p : i1, !llvm.ptr
  %s13 = llvm.icmp "eq" %e1, %g : !llvm.ptr
  llvm.store %s13, %p : i1, !llvm.ptr
  %s14 = llvm.add %i0, %i1 : i64
  llvm.store %s14, %p : i64, !llvm.ptr
  %s15 = llvm.getelementptr %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s15, %p : !llvm.ptr, !llvm.ptr
  %e16 = llvm.getelementptr inbounds %e1[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e16, %p : !llvm.ptr, !llvm.ptr
  %e17 = llvm.getelementptr nuw %g[40] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e17, %p : !llvm.ptr, !llvm.ptr
  %e18 = llvm.getelementptr nusw %g[40] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e18, %p : !llvm.ptr, !llvm.ptr
  %e19 = llvm.getelementptr nusw %g[-40] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e19, %p : !llvm.ptr, !llvm.ptr
  %e20 = llvm.getelementptr inbounds %e17[-40] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e20, %p : !llvm.ptr, !llvm.ptr
  %e21 = llvm.getelementptr %g[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %e21, %p : !llvm.ptr, !llvm.ptr
  %e22 = llvm.getelementptr inbounds %n[3] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %e22, %p : !llvm.ptr, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
  %e23 = llvm.getelementptr %g[%v] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.store %e23, %p : vector<2x!llvm.ptr>, !llvm.ptr
  %v4 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b4 = llvm.bitcast %v4 : vector<4xi32> to vector<2xi64>
  llvm.store %b4, %p : vector<2xi64>, !llvm.ptr
  %b5 = llvm.bitcast %v4 : vector<4xi32> to i128
  llvm.store %b5, %p : i128, !llvm.ptr
  %b6 = llvm.bitcast %v4 : vector<4xi32> to vector<4xf32>
  llvm.store %b6, %p : vector<4xf32>, !llvm.ptr
  %b7 = llvm.bitcast %b5 : i128 to vector<4xi32>
  llvm.store %b7, %p : vector<4xi32>, !llvm.ptr
  %b8 = llvm.bitcast %v : vector<2xi64> to vector<4xi32>
  llvm.store %b8, %p : vector<4xi32>, !llvm.ptr
  llvm.return
}

// CHECK: @g = external global [4 x i32]
// CHECK-NEXT: @h = internal addrspace(3) global [4 x i32] zeroinitializer
// CHECK-NEXT: @w = weak global i32 0
// CHECK-NEXT: @ew = extern_weak global i32
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @callee(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @b(i32 %0, ptr %1) {
// CHECK-NEXT:   %3 = call i32 @callee(i32 %0)
// CHECK-NEXT:   ret i32 %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, i64 %1) {
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @g, i64 36), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @g, i64 -4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 36), ptr %0, align 8
// CHECK-NEXT:   store ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @h, i64 8), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @w, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @w, i64 8), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @ew, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr inttoptr (i64 24 to ptr), ptr %0, align 8
// CHECK-NEXT:   store i64 24, ptr %0, align 4
// CHECK-NEXT:   store i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i64), ptr %0, align 4
// CHECK-NEXT:   store i64 4, ptr %0, align 4
// CHECK-NEXT:   store i64 sub (i64 ptrtoint (ptr @g to i64), i64 1), ptr %0, align 4
// CHECK-NEXT:   %3 = mul i64 ptrtoint (ptr @g to i64), 2
// CHECK-NEXT:   store i64 %3, ptr %0, align 4
// CHECK-NEXT:   store i64 add (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i64), i64 2), ptr %0, align 4
// CHECK-NEXT:   %4 = and i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i64), 5
// CHECK-NEXT:   store i64 %4, ptr %0, align 4
// CHECK-NEXT:   store i64 xor (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i64), i64 -1), ptr %0, align 4
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr inttoptr (i64 5 to ptr), ptr %0, align 8
// CHECK-NEXT:   store i32 5, ptr %0, align 4
// CHECK-NEXT:   store i32 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i32), ptr %0, align 4
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   %5 = icmp eq ptr @ew, null
// CHECK-NEXT:   store i1 %5, ptr %0, align 1
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   store i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 4) to i64)), ptr %0, align 4
// CHECK-NEXT:   %6 = getelementptr i32, ptr @g, i64 %1
// CHECK-NEXT:   store ptr %6, ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 8), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr nuw (i8, ptr @g, i64 160), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr nusw nuw (i8, ptr @g, i64 160), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr nusw (i8, ptr @g, i64 -160), ptr %0, align 8
// CHECK-NEXT:   store ptr @g, ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 16), ptr %0, align 8
// CHECK-NEXT:   store ptr inttoptr (i64 24 to ptr), ptr %0, align 8
// CHECK-NEXT:   store <2 x ptr> getelementptr (i32, ptr @g, <2 x i64> <i64 1, i64 2>), ptr %0, align 16
// CHECK-NEXT:   store <2 x i64> <i64 8589934593, i64 17179869187>, ptr %0, align 16
// CHECK-NEXT:   store i128 316912650112397582603894390785, ptr %0, align 4
// CHECK-NEXT:   store <4 x float> <float 0x36A0000000000000, float 0x36B0000000000000, float 0x36B8000000000000, float 0x36C0000000000000>, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 0, i32 2, i32 0>, ptr %0, align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global external @k() {alignment = 16 : i64} : i32
llvm.mlir.global external @o() : !llvm.struct<"op", opaque>
llvm.mlir.global weak @w(0 : i32) : i32
llvm.mlir.global extern_weak @ew() : i32
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %k = llvm.mlir.addressof @k : !llvm.ptr
  %o = llvm.mlir.addressof @o : !llvm.ptr
  %w = llvm.mlir.addressof @w : !llvm.ptr
  %fn = llvm.mlir.addressof @f : !llvm.ptr
  %ew = llvm.mlir.addressof @ew : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %t = llvm.getelementptr %o[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %t, %p : !llvm.ptr, !llvm.ptr
  %t1 = llvm.getelementptr %fn[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %t1, %p : !llvm.ptr, !llvm.ptr
  %e1 = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %e9 = llvm.getelementptr %g[0, 9] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %a0 = llvm.icmp "eq" %g, %k : !llvm.ptr
  llvm.store %a0, %p : i1, !llvm.ptr
  %a1 = llvm.icmp "ult" %g, %k : !llvm.ptr
  llvm.store %a1, %p : i1, !llvm.ptr
  %a2 = llvm.icmp "eq" %g, %w : !llvm.ptr
  llvm.store %a2, %p : i1, !llvm.ptr
  %a3 = llvm.icmp "eq" %e1, %n : !llvm.ptr
  llvm.store %a3, %p : i1, !llvm.ptr
  %a4 = llvm.icmp "ult" %g, %e1 : !llvm.ptr
  llvm.store %a4, %p : i1, !llvm.ptr
  %a5 = llvm.icmp "slt" %g, %e1 : !llvm.ptr
  llvm.store %a5, %p : i1, !llvm.ptr
  %a6 = llvm.icmp "ult" %g, %e9 : !llvm.ptr
  llvm.store %a6, %p : i1, !llvm.ptr
  %a7 = llvm.icmp "eq" %g, %fn : !llvm.ptr
  llvm.store %a7, %p : i1, !llvm.ptr
  %a8 = llvm.icmp "ugt" %g, %n : !llvm.ptr
  llvm.store %a8, %p : i1, !llvm.ptr
  %a9 = llvm.icmp "eq" %e1, %k : !llvm.ptr
  llvm.store %a9, %p : i1, !llvm.ptr
  %b0 = llvm.ptrtoint %g : !llvm.ptr to i64
  %b1 = llvm.ptrtoint %e1 : !llvm.ptr to i64
  %b2 = llvm.ptrtoint %k : !llvm.ptr to i64
  %b3 = llvm.ptrtoint %ew : !llvm.ptr to i64
  %a10 = llvm.icmp "eq" %b0, %c0 : i64
  llvm.store %a10, %p : i1, !llvm.ptr
  %a11 = llvm.icmp "ult" %b0, %b1 : i64
  llvm.store %a11, %p : i1, !llvm.ptr
  %a12 = llvm.icmp "eq" %b3, %c0 : i64
  llvm.store %a12, %p : i1, !llvm.ptr
  %a13 = llvm.icmp "eq" %b3, %c5 : i64
  llvm.store %a13, %p : i1, !llvm.ptr
  %a14 = llvm.inttoptr %c5 : i64 to !llvm.ptr
  %a15 = llvm.icmp "eq" %a14, %n : !llvm.ptr
  llvm.store %a15, %p : i1, !llvm.ptr
  %a16 = llvm.icmp "ult" %a14, %g : !llvm.ptr
  llvm.store %a16, %p : i1, !llvm.ptr
  %a17 = llvm.and %b2, %c15 : i64
  llvm.store %a17, %p : i64, !llvm.ptr
  %a18 = llvm.and %b0, %c15 : i64
  llvm.store %a18, %p : i64, !llvm.ptr
  %a19 = llvm.or %b0, %c0 : i64
  llvm.store %a19, %p : i64, !llvm.ptr
  %a20 = llvm.sub %b0, %b0 : i64
  llvm.store %a20, %p : i64, !llvm.ptr
  %a21 = llvm.sub %b2, %b0 : i64
  llvm.store %a21, %p : i64, !llvm.ptr
  %a22 = llvm.getelementptr %a14[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %a22, %p : !llvm.ptr, !llvm.ptr
  %u = llvm.mlir.undef : i64
  %a23 = llvm.getelementptr %g[%u] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a23, %p : !llvm.ptr, !llvm.ptr
  %a24 = llvm.getelementptr %g[%b2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a24, %p : !llvm.ptr, !llvm.ptr
  %a25 = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32>
  llvm.store %a25, %p : !llvm.ptr, !llvm.ptr
  %v32 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %a26 = llvm.getelementptr %g[%v32] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
  llvm.store %a26, %p : vector<2x!llvm.ptr>, !llvm.ptr
  %a27 = llvm.getelementptr %g[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i32)>
  llvm.store %a27, %p : !llvm.ptr, !llvm.ptr
  %a28 = llvm.getelementptr inbounds %a24[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %a28, %p : !llvm.ptr, !llvm.ptr
  %a29 = llvm.addrspacecast %g : !llvm.ptr to !llvm.ptr<3>
  %a30 = llvm.getelementptr inbounds %a29[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i32
  llvm.store %a30, %p : !llvm.ptr<3>, !llvm.ptr
  %a31 = llvm.getelementptr inbounds %g[%u] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a31, %p : !llvm.ptr, !llvm.ptr
  %po = llvm.mlir.poison : i64
  %a32 = llvm.getelementptr inbounds %g[%po] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a32, %p : !llvm.ptr, !llvm.ptr
  %v = llvm.mlir.constant(dense<[true, false, true, true, false, true, true, false]> : vector<8xi1>)
      : vector<8xi1>
  %a33 = llvm.bitcast %v : vector<8xi1> to i8
  llvm.store %a33, %p : i8, !llvm.ptr
  %uv = llvm.mlir.undef : vector<2xi32>
  %ci = llvm.mlir.constant(7 : i32) : i32
  %uv1 = llvm.insertelement %ci, %uv[%c0 : i64] : vector<2xi32>
  %a34 = llvm.bitcast %uv1 : vector<2xi32> to i64
  llvm.store %a34, %p : i64, !llvm.ptr
  %a35 = llvm.bitcast %uv1 : vector<2xi32> to vector<4xi16>
  llvm.store %a35, %p : vector<4xi16>, !llvm.ptr
  %a36 = llvm.bitcast %a34 : i64 to vector<2xf32>
  llvm.store %a36, %p : vector<2xf32>, !llvm.ptr
  %cd = llvm.mlir.constant(1.0 : f64) : f64
  %a38 = llvm.bitcast %cd : f64 to vector<2xi32>
  llvm.store %a38, %p : vector<2xi32>, !llvm.ptr
  llvm.return
}

// CHECK: %op = type opaque
// CHECK-EMPTY:
// CHECK-NEXT: @g = external global [4 x i32]
// CHECK-NEXT: @k = external global i32, align 16
// CHECK-NEXT: @o = external global %op
// CHECK-NEXT: @w = weak global i32 0
// CHECK-NEXT: @ew = extern_weak global i32
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, i64 %1) {
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @o, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr @f, i64 4), ptr %0, align 8
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   %3 = icmp ult ptr @g, @k
// CHECK-NEXT:   store i1 %3, ptr %0, align 1
// CHECK-NEXT:   %4 = icmp eq ptr @g, @w
// CHECK-NEXT:   store i1 %4, ptr %0, align 1
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   store i1 true, ptr %0, align 1
// CHECK-NEXT:   %5 = icmp slt ptr @g, getelementptr inbounds nuw (i8, ptr @g, i64 4)
// CHECK-NEXT:   store i1 %5, ptr %0, align 1
// CHECK-NEXT:   %6 = icmp ult ptr @g, getelementptr (i8, ptr @g, i64 36)
// CHECK-NEXT:   store i1 %6, ptr %0, align 1
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   store i1 true, ptr %0, align 1
// CHECK-NEXT:   %7 = icmp eq ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), @k
// CHECK-NEXT:   store i1 %7, ptr %0, align 1
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   store i1 true, ptr %0, align 1
// CHECK-NEXT:   %8 = icmp eq i64 ptrtoint (ptr @ew to i64), 0
// CHECK-NEXT:   store i1 %8, ptr %0, align 1
// CHECK-NEXT:   %9 = icmp eq i64 ptrtoint (ptr @ew to i64), 5
// CHECK-NEXT:   store i1 %9, ptr %0, align 1
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   %10 = icmp ult ptr inttoptr (i64 5 to ptr), @g
// CHECK-NEXT:   store i1 %10, ptr %0, align 1
// CHECK-NEXT:   store i64 0, ptr %0, align 4
// CHECK-NEXT:   %11 = and i64 ptrtoint (ptr @g to i64), 15
// CHECK-NEXT:   store i64 %11, ptr %0, align 4
// CHECK-NEXT:   store i64 ptrtoint (ptr @g to i64), ptr %0, align 4
// CHECK-NEXT:   store i64 0, ptr %0, align 4
// CHECK-NEXT:   store i64 sub (i64 ptrtoint (ptr @k to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
// CHECK-NEXT:   store ptr inttoptr (i64 13 to ptr), ptr %0, align 8
// CHECK-NEXT:   store ptr @g, ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i32, ptr @g, i64 ptrtoint (ptr @k to i64)), ptr %0, align 8
// CHECK-NEXT:   %12 = getelementptr <vscale x 4 x i32>, ptr @g, i32 1
// CHECK-NEXT:   store ptr %12, ptr %0, align 8
// CHECK-NEXT:   store <2 x ptr> getelementptr (i32, ptr @g, <2 x i64> <i64 1, i64 2>), ptr %0, align 16
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 12), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr (i8, ptr getelementptr (i32, ptr @g, i64 ptrtoint (ptr @k to i64)), i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) addrspacecast (ptr @g to ptr addrspace(3)), i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr @g, ptr %0, align 8
// CHECK-NEXT:   store ptr @g, ptr %0, align 8
// CHECK-NEXT:   store i8 109, ptr %0, align 1
// CHECK-NEXT:   store i64 7, ptr %0, align 4
// CHECK-NEXT:   store <4 x i16> <i16 7, i16 0, i16 undef, i16 undef>, ptr %0, align 8
// CHECK-NEXT:   store <2 x float> <float 0x36CC000000000000, float 0.000000e+00>, ptr %0, align 8
// CHECK-NEXT:   store <2 x i32> <i32 0, i32 1072693248>, ptr %0, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
