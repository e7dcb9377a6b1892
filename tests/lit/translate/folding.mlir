// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.mlir.global internal constant @g(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32}
    : !llvm.array<3 x i32>
llvm.func @f(%x: i32, %v: vector<4xi32>, %p: !llvm.ptr) -> vector<4xi32> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.add %c1, %c2 : i32
  %1 = llvm.add %0, %x : i32
  %2 = llvm.and %x, %z : i32
  %3 = llvm.or %x, %z : i32
  %4 = llvm.mul %x, %c1 : i32
  %5 = llvm.zext %c1 : i32 to i64
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %6 = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %7 = llvm.load %6 : !llvm.ptr -> i32
  %8 = llvm.getelementptr inbounds %g[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %9 = llvm.load %8 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %10 = llvm.ptrtoint %g : !llvm.ptr to i64
  %11 = llvm.add %10, %5 : i64
  %12 = llvm.mul %10, %5 : i64
  %13 = llvm.icmp "eq" %c1, %c2 : i32
  %14 = llvm.select %13, %c1, %x : i1, i32
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %15 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %16 = llvm.insertvalue %5, %u[1] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %17 = llvm.insertvalue %5, %16[2, 1] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %18 = llvm.insertvalue %p, %17[0] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  %19 = llvm.extractvalue %17[2] : !llvm.struct<(ptr, i64, array<2 x i64>)>
  llvm.store %19, %p : !llvm.array<2 x i64>, !llvm.ptr
  llvm.store %18, %p : !llvm.struct<(ptr, i64, array<2 x i64>)>, !llvm.ptr
  llvm.store %15, %p : !llvm.struct<(ptr, i64, array<2 x i64>)>, !llvm.ptr
  llvm.store %11, %p : i64, !llvm.ptr
  llvm.store %12, %p : i64, !llvm.ptr
  llvm.store %14, %p : i32, !llvm.ptr
  %20 = llvm.mlir.undef : vector<4xi32>
  %21 = llvm.insertelement %x, %20[%z : i32] : vector<4xi32>
  %22 = llvm.shufflevector %21, %20 [0, 0, 0, 0] : vector<4xi32>
  %23 = llvm.insertelement %c1, %20[%z : i32] : vector<4xi32>
  %24 = llvm.shufflevector %23, %20 [0, 0, 0, 0] : vector<4xi32>
  %25 = llvm.add %22, %24 : vector<4xi32>
  %26 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %27 = llvm.fadd %26, %26 : vector<2xf32>
  llvm.store %27, %p : vector<2xf32>, !llvm.ptr
  %28 = llvm.mlir.constant(3.14159 : f32) : f32
  llvm.store %28, %p : f32, !llvm.ptr
  %29 = llvm.bitcast %28 : f32 to i32
  llvm.store %29, %p : i32, !llvm.ptr
  %30 = llvm.mlir.constant(1.0e10 : f64) : f64
  llvm.store %30, %p : f64, !llvm.ptr
  %31 = llvm.mlir.constant(1.0e-10 : bf16) : bf16
  llvm.store %31, %p : bf16, !llvm.ptr
  %32 = llvm.fdiv %30, %30 : f64
  llvm.store %32, %p : f64, !llvm.ptr
  %33 = llvm.sub %x, %x : i32
  %34 = llvm.sdiv %c1, %z : i32
  llvm.store %34, %p : i32, !llvm.ptr
  %35 = llvm.sext %c1 : i32 to i64
  %36 = llvm.getelementptr %p[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %37 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %37, %36 : !llvm.ptr, !llvm.ptr
  %38 = llvm.or %c1, %x : i32
  %39 = llvm.trunc %x : i32 to i8
  %40 = llvm.fneg %30 : f64
  llvm.store %40, %p : f64, !llvm.ptr
  %41 = llvm.intr.smax(%c1, %c2) : (i32, i32) -> i32
  llvm.store %41, %p : i32, !llvm.ptr
  %42 = llvm.add %x, %z : i32
  %43 = llvm.shl %x, %z : i32
  %44 = llvm.udiv %x, %c1 : i32
  %45 = llvm.and %z, %x : i32
  llvm.return %25 : vector<4xi32>
}

// CHECK: @g = internal constant [3 x i32] [i32 1, i32 2, i32 3]
// CHECK-EMPTY:
// CHECK-NEXT: define <4 x i32> @f(i32 %0, <4 x i32> %1, ptr %2) {
// CHECK-NEXT:   %4 = add i32 3, %0
// CHECK-NEXT:   %5 = and i32 %0, 0
// CHECK-NEXT:   %6 = or i32 %0, 0
// CHECK-NEXT:   %7 = mul i32 %0, 1
// CHECK-NEXT:   %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), align 4
// CHECK-NEXT:   %9 = load i32, ptr @g, align 4, !nontemporal !1
// CHECK-NEXT:   %10 = select i1 false, i32 1, i32 %0
// CHECK-NEXT:   %11 = insertvalue { ptr, i64, [2 x i64] } undef, ptr %2, 0
// CHECK-NEXT:   %12 = insertvalue { ptr, i64, [2 x i64] } { ptr undef, i64 1, [2 x i64] [i64 undef, i64 1] }, ptr %2, 0
// CHECK-NEXT:   store [2 x i64] [i64 undef, i64 1], ptr %2, align 4
// CHECK-NEXT:   store { ptr, i64, [2 x i64] } %12, ptr %2, align 8
// CHECK-NEXT:   store { ptr, i64, [2 x i64] } %11, ptr %2, align 8
// CHECK-NEXT:   store i64 add (i64 ptrtoint (ptr @g to i64), i64 1), ptr %2, align 4
// CHECK-NEXT:   store i64 ptrtoint (ptr @g to i64), ptr %2, align 4
// CHECK-NEXT:   store i32 %10, ptr %2, align 4
// CHECK-NEXT:   %13 = insertelement <4 x i32> undef, i32 %0, i32 0
// CHECK-NEXT:   %14 = shufflevector <4 x i32> %13, <4 x i32> undef, <4 x i32> zeroinitializer
// CHECK-NEXT:   %15 = add <4 x i32> %14, splat (i32 1)
// CHECK-NEXT:   store <2 x float> <float 2.000000e+00, float 4.000000e+00>, ptr %2, align 8
// CHECK-NEXT:   store float 0x400921FA00000000, ptr %2, align 4
// CHECK-NEXT:   store i32 1078530000, ptr %2, align 4
// CHECK-NEXT:   store double 1.000000e+10, ptr %2, align 8
// CHECK-NEXT:   store bfloat 0xR2EDC, ptr %2, align 2
// CHECK-NEXT:   store double 1.000000e+00, ptr %2, align 8
// CHECK-NEXT:   %16 = sub i32 %0, %0
// CHECK-NEXT:   store i32 poison, ptr %2, align 4
// CHECK-NEXT:   %17 = getelementptr float, ptr %2, i64 1
// CHECK-NEXT:   %18 = getelementptr float, ptr %2, i32 0
// CHECK-NEXT:   store ptr %18, ptr %17, align 8
// CHECK-NEXT:   %19 = or i32 1, %0
// CHECK-NEXT:   %20 = trunc i32 %0 to i8
// CHECK-NEXT:   store double -1.000000e+10, ptr %2, align 8
// CHECK-NEXT:   %21 = call i32 @llvm.smax.i32(i32 1, i32 2)
// CHECK-NEXT:   store i32 %21, ptr %2, align 4
// CHECK-NEXT:   %22 = add i32 %0, 0
// CHECK-NEXT:   %23 = shl i32 %0, 0
// CHECK-NEXT:   %24 = udiv i32 %0, 1
// CHECK-NEXT:   %25 = and i32 0, %0
// CHECK-NEXT:   ret <4 x i32> %15
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 1}
