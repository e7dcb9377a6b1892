// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @folded_integers(%p: !llvm.ptr) {
  %a0 = llvm.mlir.constant(7 : i8) : i8
  %b0 = llvm.mlir.constant(-3 : i8) : i8
  %0 = llvm.add %a0, %b0 : i8
  llvm.store %0, %p : i8, !llvm.ptr
  %a1 = llvm.mlir.constant(-128 : i8) : i8
  %b1 = llvm.mlir.constant(1 : i8) : i8
  %1 = llvm.sub %a1, %b1 : i8
  llvm.store %1, %p : i8, !llvm.ptr
  %a2 = llvm.mlir.constant(100 : i8) : i8
  %b2 = llvm.mlir.constant(100 : i8) : i8
  %2 = llvm.mul %a2, %b2 : i8
  llvm.store %2, %p : i8, !llvm.ptr
  %a3 = llvm.mlir.constant(-1 : i8) : i8
  %b3 = llvm.mlir.constant(2 : i8) : i8
  %3 = llvm.udiv %a3, %b3 : i8
  llvm.store %3, %p : i8, !llvm.ptr
  %a4 = llvm.mlir.constant(-7 : i32) : i32
  %b4 = llvm.mlir.constant(2 : i32) : i32
  %4 = llvm.sdiv %a4, %b4 : i32
  llvm.store %4, %p : i32, !llvm.ptr
  %a5 = llvm.mlir.constant(-7 : i32) : i32
  %b5 = llvm.mlir.constant(4 : i32) : i32
  %5 = llvm.urem %a5, %b5 : i32
  llvm.store %5, %p : i32, !llvm.ptr
  %a6 = llvm.mlir.constant(-7 : i32) : i32
  %b6 = llvm.mlir.constant(4 : i32) : i32
  %6 = llvm.srem %a6, %b6 : i32
  llvm.store %6, %p : i32, !llvm.ptr
  %a7 = llvm.mlir.constant(12 : i32) : i32
  %b7 = llvm.mlir.constant(10 : i32) : i32
  %7 = llvm.and %a7, %b7 : i32
  llvm.store %7, %p : i32, !llvm.ptr
  %a8 = llvm.mlir.constant(12 : i32) : i32
  %b8 = llvm.mlir.constant(10 : i32) : i32
  %8 = llvm.or %a8, %b8 : i32
  llvm.store %8, %p : i32, !llvm.ptr
  %a9 = llvm.mlir.constant(12 : i32) : i32
  %b9 = llvm.mlir.constant(10 : i32) : i32
  %9 = llvm.xor %a9, %b9 : i32
  llvm.store %9, %p : i32, !llvm.ptr
  %a10 = llvm.mlir.constant(1 : i32) : i32
  %b10 = llvm.mlir.constant(31 : i32) : i32
  %10 = llvm.shl %a10, %b10 : i32
  llvm.store %10, %p : i32, !llvm.ptr
  %a11 = llvm.mlir.constant(1 : i32) : i32
  %b11 = llvm.mlir.constant(32 : i32) : i32
  %11 = llvm.shl %a11, %b11 : i32
  llvm.store %11, %p : i32, !llvm.ptr
  %a12 = llvm.mlir.constant(-1 : i32) : i32
  %b12 = llvm.mlir.constant(28 : i32) : i32
  %12 = llvm.lshr %a12, %b12 : i32
  llvm.store %12, %p : i32, !llvm.ptr
  %a13 = llvm.mlir.constant(-16 : i32) : i32
  %b13 = llvm.mlir.constant(2 : i32) : i32
  %13 = llvm.ashr %a13, %b13 : i32
  llvm.store %13, %p : i32, !llvm.ptr
  %a14 = llvm.mlir.constant(-2147483648 : i32) : i32
  %b14 = llvm.mlir.constant(-1 : i32) : i32
  %14 = llvm.sdiv %a14, %b14 : i32
  llvm.store %14, %p : i32, !llvm.ptr
  %a15 = llvm.mlir.constant(1 : i32) : i32
  %b15 = llvm.mlir.constant(0 : i32) : i32
  %15 = llvm.udiv %a15, %b15 : i32
  llvm.store %15, %p : i32, !llvm.ptr
  %a16 = llvm.mlir.constant(5 : i32) : i32
  %b16 = llvm.mlir.constant(1 : i32) : i32
  %16 = llvm.srem %a16, %b16 : i32
  llvm.store %16, %p : i32, !llvm.ptr
  llvm.return
}

// CHECK: define void @folded_integers(ptr %0) {
// CHECK-NEXT:   store i8 4, ptr %0, align 1
// CHECK-NEXT:   store i8 127, ptr %0, align 1
// CHECK-NEXT:   store i8 16, ptr %0, align 1
// CHECK-NEXT:   store i8 127, ptr %0, align 1
// CHECK-NEXT:   store i32 -3, ptr %0, align 4
// CHECK-NEXT:   store i32 1, ptr %0, align 4
// CHECK-NEXT:   store i32 -3, ptr %0, align 4
// CHECK-NEXT:   store i32 8, ptr %0, align 4
// CHECK-NEXT:   store i32 14, ptr %0, align 4
// CHECK-NEXT:   store i32 6, ptr %0, align 4
// CHECK-NEXT:   store i32 -2147483648, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 15, ptr %0, align 4
// CHECK-NEXT:   store i32 -4, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @folded_floats(%p: !llvm.ptr) {
  %a0 = llvm.mlir.constant(1.0 : f32) : f32
  %b0 = llvm.mlir.constant(2.5 : f32) : f32
  %0 = llvm.fadd %a0, %b0 : f32
  llvm.store %0, %p : f32, !llvm.ptr
  %a1 = llvm.mlir.constant(1.0 : f64) : f64
  %b1 = llvm.mlir.constant(0.1 : f64) : f64
  %1 = llvm.fsub %a1, %b1 : f64
  llvm.store %1, %p : f64, !llvm.ptr
  %a2 = llvm.mlir.constant(3.0 : f32) : f32
  %b2 = llvm.mlir.constant(0.1 : f32) : f32
  %2 = llvm.fmul %a2, %b2 : f32
  llvm.store %2, %p : f32, !llvm.ptr
  %a3 = llvm.mlir.constant(1.0 : f64) : f64
  %b3 = llvm.mlir.constant(3.0 : f64) : f64
  %3 = llvm.fdiv %a3, %b3 : f64
  llvm.store %3, %p : f64, !llvm.ptr
  %a4 = llvm.mlir.constant(5.5 : f32) : f32
  %b4 = llvm.mlir.constant(2.0 : f32) : f32
  %4 = llvm.frem %a4, %b4 : f32
  llvm.store %4, %p : f32, !llvm.ptr
  %a5 = llvm.mlir.constant(1.0 : f32) : f32
  %b5 = llvm.mlir.constant(0.0 : f32) : f32
  %5 = llvm.fdiv %a5, %b5 : f32
  llvm.store %5, %p : f32, !llvm.ptr
  %a6 = llvm.mlir.constant(0.0 : f64) : f64
  %b6 = llvm.mlir.constant(0.0 : f64) : f64
  %6 = llvm.fdiv %a6, %b6 : f64
  llvm.store %6, %p : f64, !llvm.ptr
  %a7 = llvm.mlir.constant(1.0 : f32) : f32
  %b7 = llvm.mlir.constant(-0.0 : f32) : f32
  %7 = llvm.fadd %a7, %b7 : f32
  llvm.store %7, %p : f32, !llvm.ptr
  %a8 = llvm.mlir.constant(2.0 : f16) : f16
  %b8 = llvm.mlir.constant(1.0 : f16) : f16
  %8 = llvm.fmul %a8, %b8 : f16
  llvm.store %8, %p : f16, !llvm.ptr
  %a9 = llvm.mlir.constant(1.0 : bf16) : bf16
  %b9 = llvm.mlir.constant(0.001 : bf16) : bf16
  %9 = llvm.fadd %a9, %b9 : bf16
  llvm.store %9, %p : bf16, !llvm.ptr
  %a10 = llvm.mlir.constant(0.0 : f128) : f128
  %b10 = llvm.mlir.constant(0.0 : f128) : f128
  %10 = llvm.fsub %a10, %b10 : f128
  llvm.store %10, %p : f128, !llvm.ptr
  llvm.return
}

// CHECK: define void @folded_floats(ptr %0) {
// CHECK-NEXT:   store float 3.500000e+00, ptr %0, align 4
// CHECK-NEXT:   store double 9.000000e-01, ptr %0, align 8
// CHECK-NEXT:   store float 0x3FD3333340000000, ptr %0, align 4
// CHECK-NEXT:   store double 0x3FD5555555555555, ptr %0, align 8
// CHECK-NEXT:   store float 1.500000e+00, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF0000000000000, ptr %0, align 4
// CHECK-NEXT:   store double 0x7FF8000000000000, ptr %0, align 8
// CHECK-NEXT:   store float 1.000000e+00, ptr %0, align 4
// CHECK-NEXT:   store half 0xH4000, ptr %0, align 2
// CHECK-NEXT:   store bfloat 0xR3F80, ptr %0, align 2
// CHECK-NEXT:   store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @folded_casts(%p: !llvm.ptr) {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %f = llvm.mlir.constant(300.7 : f32) : f32
  %0 = llvm.sext %m : i32 to i64
  %1 = llvm.zext %m : i32 to i64
  %2 = llvm.trunc %m : i32 to i1
  %3 = llvm.sitofp %m : i32 to f32
  %4 = llvm.uitofp %m : i32 to f64
  %5 = llvm.fptosi %f : f32 to i32
  %6 = llvm.fptoui %f : f32 to i8
  %7 = llvm.fpext %f : f32 to f64
  %8 = llvm.fptrunc %f : f32 to f16
  %9 = llvm.inttoptr %z : i64 to !llvm.ptr
  %10 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %11 = llvm.ptrtoint %9 : !llvm.ptr to i32
  %12 = llvm.bitcast %m : i32 to f32
  %13 = llvm.ptrtoint %10 : !llvm.ptr to i64
  %14 = llvm.addrspacecast %9 : !llvm.ptr to !llvm.ptr<2>
  llvm.store %0, %p : i64, !llvm.ptr
  llvm.store %1, %p : i64, !llvm.ptr
  llvm.store %2, %p : i1, !llvm.ptr
  llvm.store %3, %p : f32, !llvm.ptr
  llvm.store %4, %p : f64, !llvm.ptr
  llvm.store %5, %p : i32, !llvm.ptr
  llvm.store %6, %p : i8, !llvm.ptr
  llvm.store %7, %p : f64, !llvm.ptr
  llvm.store %8, %p : f16, !llvm.ptr
  llvm.store %9, %p : !llvm.ptr, !llvm.ptr
  llvm.store %10, %p : !llvm.ptr, !llvm.ptr
  llvm.store %11, %p : i32, !llvm.ptr
  llvm.store %12, %p : f32, !llvm.ptr
  llvm.store %13, %p : i64, !llvm.ptr
  llvm.store %14, %p : !llvm.ptr<2>, !llvm.ptr
  llvm.return
}

// CHECK: define void @folded_casts(ptr %0) {
// CHECK-NEXT:   store i64 -1, ptr %0, align 4
// CHECK-NEXT:   store i64 4294967295, ptr %0, align 4
// CHECK-NEXT:   store i1 true, ptr %0, align 1
// CHECK-NEXT:   store float -1.000000e+00, ptr %0, align 4
// CHECK-NEXT:   store double 0x41EFFFFFFFE00000, ptr %0, align 8
// CHECK-NEXT:   store i32 300, ptr %0, align 4
// CHECK-NEXT:   store i8 poison, ptr %0, align 1
// CHECK-NEXT:   store double 0x4072CB3340000000, ptr %0, align 8
// CHECK-NEXT:   store half 0xH5CB3, ptr %0, align 2
// CHECK-NEXT:   store ptr null, ptr %0, align 8
// CHECK-NEXT:   store ptr inttoptr (i64 -1 to ptr), ptr %0, align 8
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store float 0xFFFFFFFFE0000000, ptr %0, align 4
// CHECK-NEXT:   store i64 -1, ptr %0, align 4
// CHECK-NEXT:   store ptr addrspace(2) addrspacecast (ptr null to ptr addrspace(2)), ptr %0, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @folded_vectors(%p: !llvm.ptr) {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %s = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %z = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %u = llvm.mlir.undef : vector<4xi32>
  %w = llvm.mlir.poison : vector<4xi32>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.mlir.constant(9 : i32) : i32
  %0 = llvm.add %a, %s : vector<4xi32>
  %2 = llvm.mul %a, %z : vector<4xi32>
  %3 = llvm.extractelement %a[%1 : i32] : vector<4xi32>
  %4 = llvm.extractelement %a[%9 : i32] : vector<4xi32>
  %5 = llvm.insertelement %9, %a[%1 : i32] : vector<4xi32>
  %6 = llvm.shufflevector %a, %s [0, 5, -1, 3] : vector<4xi32>
  %7 = llvm.shufflevector %u, %s [7, 6] : vector<4xi32>
  %8 = llvm.icmp "sgt" %a, %z : vector<4xi32>
  %10 = llvm.sext %8 : vector<4xi1> to vector<4xi32>
  %11 = llvm.select %8, %a, %s : vector<4xi1>, vector<4xi32>
  %12 = llvm.sub %s, %s : vector<4xi32>
  %13 = llvm.add %u, %a : vector<4xi32>
  %14 = llvm.xor %w, %a : vector<4xi32>
  %15 = llvm.trunc %a : vector<4xi32> to vector<4xi8>
  %16 = llvm.bitcast %a : vector<4xi32> to vector<2xi64>
  llvm.store %0, %p : vector<4xi32>, !llvm.ptr
  llvm.store %2, %p : vector<4xi32>, !llvm.ptr
  llvm.store %3, %p : i32, !llvm.ptr
  llvm.store %4, %p : i32, !llvm.ptr
  llvm.store %5, %p : vector<4xi32>, !llvm.ptr
  llvm.store %6, %p : vector<4xi32>, !llvm.ptr
  llvm.store %7, %p : vector<2xi32>, !llvm.ptr
  llvm.store %8, %p : vector<4xi1>, !llvm.ptr
  llvm.store %10, %p : vector<4xi32>, !llvm.ptr
  llvm.store %11, %p : vector<4xi32>, !llvm.ptr
  llvm.store %12, %p : vector<4xi32>, !llvm.ptr
  llvm.store %13, %p : vector<4xi32>, !llvm.ptr
  llvm.store %14, %p : vector<4xi32>, !llvm.ptr
  llvm.store %15, %p : vector<4xi8>, !llvm.ptr
  llvm.store %16, %p : vector<2xi64>, !llvm.ptr
  llvm.return
}

// CHECK: define void @folded_vectors(ptr %0) {
// CHECK-NEXT:   store <4 x i32> <i32 8, i32 9, i32 10, i32 11>, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr %0, align 16
// CHECK-NEXT:   store i32 2, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 9, i32 3, i32 4>, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 7, i32 undef, i32 4>, ptr %0, align 16
// CHECK-NEXT:   store <2 x i32> splat (i32 7), ptr %0, align 8
// CHECK-NEXT:   store <4 x i1> splat (i1 true), ptr %0, align 1
// CHECK-NEXT:   store <4 x i32> splat (i32 -1), ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> undef, ptr %0, align 16
// CHECK-NEXT:   store <4 x i32> poison, ptr %0, align 16
// CHECK-NEXT:   store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %0, align 4
// CHECK-NEXT:   store <2 x i64> <i64 8589934593, i64 17179869187>, ptr %0, align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @h()
llvm.func @folded_addresses(%p: !llvm.ptr, %n: i64) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr inbounds %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.ptrtoint %g : !llvm.ptr to i64
  %c = llvm.mlir.constant(4 : i64) : i64
  %3 = llvm.add %2, %c overflow<nuw> : i64
  %4 = llvm.add %3, %c : i64
  %5 = llvm.sub %c, %2 : i64
  %6 = llvm.xor %2, %2 : i64
  %7 = llvm.and %2, %c : i64
  %8 = llvm.inttoptr %2 : i64 to !llvm.ptr
  %9 = llvm.trunc %2 : i64 to i32
  %10 = llvm.icmp "eq" %g, %z : !llvm.ptr
  %11 = llvm.icmp "ne" %z, %h : !llvm.ptr
  %12 = llvm.getelementptr %z[%c] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %13 = llvm.getelementptr %g[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %0, %p : !llvm.ptr, !llvm.ptr
  llvm.store %1, %p : !llvm.ptr, !llvm.ptr
  llvm.store %3, %p : i64, !llvm.ptr
  llvm.store %4, %p : i64, !llvm.ptr
  llvm.store %5, %p : i64, !llvm.ptr
  llvm.store %6, %p : i64, !llvm.ptr
  llvm.store %7, %p : i64, !llvm.ptr
  llvm.store %8, %p : !llvm.ptr, !llvm.ptr
  llvm.store %9, %p : i32, !llvm.ptr
  llvm.store %10, %p : i1, !llvm.ptr
  llvm.store %11, %p : i1, !llvm.ptr
  llvm.store %12, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK: @g = internal global i32 0
// CHECK-EMPTY:
// CHECK-NEXT: declare void @h()
// CHECK-EMPTY:
// CHECK-NEXT: define void @folded_addresses(ptr %0, i64 %1) {
// CHECK-NEXT:   %3 = and i64 ptrtoint (ptr @g to i64), 4
// CHECK-NEXT:   %4 = getelementptr double, ptr @g, i64 %1
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), ptr %0, align 8
// CHECK-NEXT:   store ptr getelementptr inbounds nuw (i8, ptr @g, i64 6), ptr %0, align 8
// CHECK-NEXT:   store i64 add (i64 ptrtoint (ptr @g to i64), i64 4), ptr %0, align 4
// CHECK-NEXT:   store i64 add (i64 ptrtoint (ptr @g to i64), i64 8), ptr %0, align 4
// CHECK-NEXT:   store i64 sub (i64 4, i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
// CHECK-NEXT:   store i64 xor (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)), ptr %0, align 4
// CHECK-NEXT:   store i64 %3, ptr %0, align 4
// CHECK-NEXT:   store ptr @g, ptr %0, align 8
// CHECK-NEXT:   store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
// CHECK-NEXT:   store i1 false, ptr %0, align 1
// CHECK-NEXT:   store i1 true, ptr %0, align 1
// CHECK-NEXT:   store ptr inttoptr (i64 32 to ptr), ptr %0, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @folded_undef(%p: !llvm.ptr) {
  %u = llvm.mlir.undef : i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %f = llvm.mlir.undef : f32
  %g = llvm.mlir.constant(3.0 : f32) : f32
  %w = llvm.mlir.poison : i32
  %a0 = llvm.add %u, %c : i32
  %b0 = llvm.add %c, %u : i32
  %c0 = llvm.add %u, %u : i32
  %d0 = llvm.add %w, %u : i32
  llvm.store %a0, %p : i32, !llvm.ptr
  llvm.store %b0, %p : i32, !llvm.ptr
  llvm.store %c0, %p : i32, !llvm.ptr
  llvm.store %d0, %p : i32, !llvm.ptr
  %a1 = llvm.sub %u, %c : i32
  %b1 = llvm.sub %c, %u : i32
  %c1 = llvm.sub %u, %u : i32
  %d1 = llvm.sub %w, %u : i32
  llvm.store %a1, %p : i32, !llvm.ptr
  llvm.store %b1, %p : i32, !llvm.ptr
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.store %d1, %p : i32, !llvm.ptr
  %a2 = llvm.mul %u, %c : i32
  %b2 = llvm.mul %c, %u : i32
  %c2 = llvm.mul %u, %u : i32
  %d2 = llvm.mul %w, %u : i32
  llvm.store %a2, %p : i32, !llvm.ptr
  llvm.store %b2, %p : i32, !llvm.ptr
  llvm.store %c2, %p : i32, !llvm.ptr
  llvm.store %d2, %p : i32, !llvm.ptr
  %a3 = llvm.udiv %u, %c : i32
  %b3 = llvm.udiv %c, %u : i32
  %c3 = llvm.udiv %u, %u : i32
  %d3 = llvm.udiv %w, %u : i32
  llvm.store %a3, %p : i32, !llvm.ptr
  llvm.store %b3, %p : i32, !llvm.ptr
  llvm.store %c3, %p : i32, !llvm.ptr
  llvm.store %d3, %p : i32, !llvm.ptr
  %a4 = llvm.sdiv %u, %c : i32
  %b4 = llvm.sdiv %c, %u : i32
  %c4 = llvm.sdiv %u, %u : i32
  %d4 = llvm.sdiv %w, %u : i32
  llvm.store %a4, %p : i32, !llvm.ptr
  llvm.store %b4, %p : i32, !llvm.ptr
  llvm.store %c4, %p : i32, !llvm.ptr
  llvm.store %d4, %p : i32, !llvm.ptr
  %a5 = llvm.urem %u, %c : i32
  %b5 = llvm.urem %c, %u : i32
  %c5 = llvm.urem %u, %u : i32
  %d5 = llvm.urem %w, %u : i32
  llvm.store %a5, %p : i32, !llvm.ptr
  llvm.store %b5, %p : i32, !llvm.ptr
  llvm.store %c5, %p : i32, !llvm.ptr
  llvm.store %d5, %p : i32, !llvm.ptr
  %a6 = llvm.srem %u, %c : i32
  %b6 = llvm.srem %c, %u : i32
  %c6 = llvm.srem %u, %u : i32
  %d6 = llvm.srem %w, %u : i32
  llvm.store %a6, %p : i32, !llvm.ptr
  llvm.store %b6, %p : i32, !llvm.ptr
  llvm.store %c6, %p : i32, !llvm.ptr
  llvm.store %d6, %p : i32, !llvm.ptr
  %a7 = llvm.and %u, %c : i32
  %b7 = llvm.and %c, %u : i32
  %c7 = llvm.and %u, %u : i32
  %d7 = llvm.and %w, %u : i32
  llvm.store %a7, %p : i32, !llvm.ptr
  llvm.store %b7, %p : i32, !llvm.ptr
  llvm.store %c7, %p : i32, !llvm.ptr
  llvm.store %d7, %p : i32, !llvm.ptr
  %a8 = llvm.or %u, %c : i32
  %b8 = llvm.or %c, %u : i32
  %c8 = llvm.or %u, %u : i32
  %d8 = llvm.or %w, %u : i32
  llvm.store %a8, %p : i32, !llvm.ptr
  llvm.store %b8, %p : i32, !llvm.ptr
  llvm.store %c8, %p : i32, !llvm.ptr
  llvm.store %d8, %p : i32, !llvm.ptr
  %a9 = llvm.xor %u, %c : i32
  %b9 = llvm.xor %c, %u : i32
  %c9 = llvm.xor %u, %u : i32
  %d9 = llvm.xor %w, %u : i32
  llvm.store %a9, %p : i32, !llvm.ptr
  llvm.store %b9, %p : i32, !llvm.ptr
  llvm.store %c9, %p : i32, !llvm.ptr
  llvm.store %d9, %p : i32, !llvm.ptr
  %a10 = llvm.shl %u, %c : i32
  %b10 = llvm.shl %c, %u : i32
  %c10 = llvm.shl %u, %u : i32
  %d10 = llvm.shl %w, %u : i32
  llvm.store %a10, %p : i32, !llvm.ptr
  llvm.store %b10, %p : i32, !llvm.ptr
  llvm.store %c10, %p : i32, !llvm.ptr
  llvm.store %d10, %p : i32, !llvm.ptr
  %a11 = llvm.lshr %u, %c : i32
  %b11 = llvm.lshr %c, %u : i32
  %c11 = llvm.lshr %u, %u : i32
  %d11 = llvm.lshr %w, %u : i32
  llvm.store %a11, %p : i32, !llvm.ptr
  llvm.store %b11, %p : i32, !llvm.ptr
  llvm.store %c11, %p : i32, !llvm.ptr
  llvm.store %d11, %p : i32, !llvm.ptr
  %a12 = llvm.ashr %u, %c : i32
  %b12 = llvm.ashr %c, %u : i32
  %c12 = llvm.ashr %u, %u : i32
  %d12 = llvm.ashr %w, %u : i32
  llvm.store %a12, %p : i32, !llvm.ptr
  llvm.store %b12, %p : i32, !llvm.ptr
  llvm.store %c12, %p : i32, !llvm.ptr
  llvm.store %d12, %p : i32, !llvm.ptr
  %fa0 = llvm.fadd %f, %g : f32
  llvm.store %fa0, %p : f32, !llvm.ptr
  %fb0 = llvm.fadd %f, %f : f32
  llvm.store %fb0, %p : f32, !llvm.ptr
  %fa1 = llvm.fsub %f, %g : f32
  llvm.store %fa1, %p : f32, !llvm.ptr
  %fb1 = llvm.fsub %f, %f : f32
  llvm.store %fb1, %p : f32, !llvm.ptr
  %fa2 = llvm.fmul %f, %g : f32
  llvm.store %fa2, %p : f32, !llvm.ptr
  %fb2 = llvm.fmul %f, %f : f32
  llvm.store %fb2, %p : f32, !llvm.ptr
  %fa3 = llvm.fdiv %f, %g : f32
  llvm.store %fa3, %p : f32, !llvm.ptr
  %fb3 = llvm.fdiv %f, %f : f32
  llvm.store %fb3, %p : f32, !llvm.ptr
  %fa4 = llvm.frem %f, %g : f32
  llvm.store %fa4, %p : f32, !llvm.ptr
  %fb4 = llvm.frem %f, %f : f32
  llvm.store %fb4, %p : f32, !llvm.ptr
  llvm.return
}

// CHECK: define void @folded_undef(ptr %0) {
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 -1, ptr %0, align 4
// CHECK-NEXT:   store i32 -1, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 undef, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 0, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store i32 poison, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF8000000000000, ptr %0, align 4
// CHECK-NEXT:   store float undef, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF8000000000000, ptr %0, align 4
// CHECK-NEXT:   store float undef, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF8000000000000, ptr %0, align 4
// CHECK-NEXT:   store float undef, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF8000000000000, ptr %0, align 4
// CHECK-NEXT:   store float undef, ptr %0, align 4
// CHECK-NEXT:   store float 0x7FF8000000000000, ptr %0, align 4
// CHECK-NEXT:   store float undef, ptr %0, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
