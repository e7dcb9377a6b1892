// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @f(%vi: vector<4xi32>, %vf: vector<4xf32>, %vp: vector<4x!llvm.ptr>, %m: vector<4xi1>,
             %n: i32, %l: i64, %f: f32, %p: !llvm.ptr) {
  %0 = "llvm.intr.vp.add"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.sub"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.mul"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.sdiv"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.udiv"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.srem"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.urem"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.ashr"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.lshr"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.shl"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.or"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.and"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.xor"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.fadd"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %14 = "llvm.intr.vp.fsub"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %15 = "llvm.intr.vp.fmul"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %16 = "llvm.intr.vp.fdiv"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %17 = "llvm.intr.vp.frem"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fneg"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmuladd"(%vf, %vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.fma"(%vf, %vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.trunc"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  %22 = "llvm.intr.vp.zext"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %23 = "llvm.intr.vp.sext"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %24 = "llvm.intr.vp.uitofp"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.sitofp"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %26 = "llvm.intr.vp.inttoptr"(%vi, %m, %n)
      : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %27 = "llvm.intr.vp.fptrunc"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  %28 = "llvm.intr.vp.fpext"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %29 = "llvm.intr.vp.fptoui"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %30 = "llvm.intr.vp.fptosi"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %31 = "llvm.intr.vp.ptrtoint"(%vp, %m, %n)
      : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %32 = "llvm.intr.vp.select"(%m, %vi, %vi, %n)
      : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %33 = "llvm.intr.vp.merge"(%m, %vi, %vi, %n)
      : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %34 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%vf, %p, %m, %n) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %35 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %m, %n)
      : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%vf, %p, %l, %m, %n)
      : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %36 = "llvm.intr.vp.reduce.add"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %37 = "llvm.intr.vp.reduce.mul"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %38 = "llvm.intr.vp.reduce.and"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %39 = "llvm.intr.vp.reduce.or"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %40 = "llvm.intr.vp.reduce.xor"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %41 = "llvm.intr.vp.reduce.smax"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %42 = "llvm.intr.vp.reduce.smin"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %43 = "llvm.intr.vp.reduce.umax"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %44 = "llvm.intr.vp.reduce.umin"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %45 = "llvm.intr.vp.reduce.fadd"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %46 = "llvm.intr.vp.reduce.fmul"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %47 = "llvm.intr.vp.reduce.fmax"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %48 = "llvm.intr.vp.reduce.fmin"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK: define void @f(<4 x i32> %0, <4 x float> %1, <4 x ptr> %2, <4 x i1> %3, i32 %4, i64 %5, float %6, ptr %7) {
// CHECK-NEXT:   %9 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %10 = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %11 = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %12 = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %13 = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %14 = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %15 = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %16 = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %17 = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %18 = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %19 = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %20 = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %21 = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %22 = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %23 = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %24 = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %25 = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %26 = call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %27 = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %28 = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %29 = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %30 = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %31 = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %32 = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %33 = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %34 = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %35 = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i32(<4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %36 = call <4 x half> @llvm.vp.fptrunc.v4f16.v4f32(<4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %37 = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %38 = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %39 = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %40 = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr> %2, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %41 = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %3, <4 x i32> %0, <4 x i32> %0, i32 %4)
// CHECK-NEXT:   %42 = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %3, <4 x i32> %0, <4 x i32> %0, i32 %4)
// CHECK-NEXT:   %43 = call <4 x float> @llvm.vp.load.v4f32.p0(ptr %7, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   call void @llvm.vp.store.v4f32.p0(<4 x float> %1, ptr %7, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %44 = call <4 x float> @llvm.experimental.vp.strided.load.v4f32.p0.i64(ptr %7, i64 %5, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   call void @llvm.experimental.vp.strided.store.v4f32.p0.i64(<4 x float> %1, ptr %7, i64 %5, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %45 = call i32 @llvm.vp.reduce.add.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %46 = call i32 @llvm.vp.reduce.mul.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %47 = call i32 @llvm.vp.reduce.and.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %48 = call i32 @llvm.vp.reduce.or.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %49 = call i32 @llvm.vp.reduce.xor.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %50 = call i32 @llvm.vp.reduce.smax.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %51 = call i32 @llvm.vp.reduce.smin.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %52 = call i32 @llvm.vp.reduce.umax.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %53 = call i32 @llvm.vp.reduce.umin.v4i32(i32 %4, <4 x i32> %0, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %54 = call float @llvm.vp.reduce.fadd.v4f32(float %6, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %55 = call float @llvm.vp.reduce.fmul.v4f32(float %6, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %56 = call float @llvm.vp.reduce.fmax.v4f32(float %6, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   %57 = call float @llvm.vp.reduce.fmin.v4f32(float %6, <4 x float> %1, <4 x i1> %3, i32 %4)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fmul.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fdiv.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.frem.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fneg.v4f32(<4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.fma.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i32(<4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x half> @llvm.vp.fptrunc.v4f16.v4f32(<4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.vp.load.v4f32.p0(ptr captures(none), <4 x i1>, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.vp.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.experimental.vp.strided.load.v4f32.p0.i64(ptr captures(none), i64, <4 x i1>, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.experimental.vp.strided.store.v4f32.p0.i64(<4 x float>, ptr captures(none), i64, <4 x i1>, i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

// -----
llvm.func @coroutine(%a: i32, %p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %false = llvm.mlir.constant(false) : i1
  %align = llvm.mlir.constant(8 : i32) : i32
  %0 = llvm.intr.coro.id %align, %null, %null, %null
      : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.size : i32
  %4 = llvm.intr.coro.align : i64
  %5 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %6 = llvm.intr.coro.suspend %5, %false : i8
  %none = llvm.mlir.none : !llvm.token
  %7 = llvm.intr.coro.end %1, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  %9 = llvm.intr.coro.promise %p, %align, %false : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// CHECK: define void @coroutine(i32 %0, ptr %1) {
// CHECK-NEXT:   %3 = call token @llvm.coro.id(i32 8, ptr null, ptr null, ptr null)
// CHECK-NEXT:   %4 = call ptr @llvm.coro.begin(token %3, ptr %1)
// CHECK-NEXT:   %5 = call i64 @llvm.coro.size.i64()
// CHECK-NEXT:   %6 = call i32 @llvm.coro.size.i32()
// CHECK-NEXT:   %7 = call i64 @llvm.coro.align.i64()
// CHECK-NEXT:   %8 = call token @llvm.coro.save(ptr %4)
// CHECK-NEXT:   %9 = call i8 @llvm.coro.suspend(token %8, i1 false)
// CHECK-NEXT:   call void @llvm.coro.end(ptr %4, i1 false, token none)
// CHECK-NEXT:   %10 = call ptr @llvm.coro.free(token %3, ptr %4)
// CHECK-NEXT:   call void @llvm.coro.resume(ptr %4)
// CHECK-NEXT:   %11 = call ptr @llvm.coro.promise(ptr %1, i32 8, i1 false)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare ptr @llvm.coro.begin(token, ptr writeonly) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.size.i64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i32 @llvm.coro.size.i32() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.align.i64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nomerge nounwind
// CHECK-NEXT: declare token @llvm.coro.save(ptr) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i8 @llvm.coro.suspend(token, i1) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(argmem: read)
// CHECK-NEXT: declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #4
// CHECK-EMPTY:
// CHECK-NEXT: declare void @llvm.coro.resume(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare ptr @llvm.coro.promise(ptr captures(none), i32, i1) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #1 = { nounwind }
// CHECK-NEXT: attributes #2 = { nounwind memory(none) }
// CHECK-NEXT: attributes #3 = { nomerge nounwind }
// CHECK-NEXT: attributes #4 = { nounwind memory(argmem: read) }

// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i16, %line: i32, %n: i64) -> i32 {
  "llvm.intr.var.annotation"(%p, %q, %q, %line, %q)
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %0 = "llvm.intr.ptr.annotation"(%p, %q, %q, %line, %q)
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %1 = "llvm.intr.annotation"(%i, %q, %q, %line) : (i16, !llvm.ptr, !llvm.ptr, i32) -> i16
  %2 = llvm.intr.expect.with.probability %n, %n, 5.000000e-01 : i64
  %3 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return %3 : i32
}

// CHECK: define i32 @f(ptr %0, ptr %1, i16 %2, i32 %3, i64 %4) {
// CHECK-NEXT:   call void @llvm.var.annotation.p0.p0(ptr %0, ptr %1, ptr %1, i32 %3, ptr %1)
// CHECK-NEXT:   %6 = call ptr @llvm.ptr.annotation.p0.p0(ptr %0, ptr %1, ptr %1, i32 %3, ptr %1)
// CHECK-NEXT:   %7 = call i16 @llvm.annotation.i16.p0(i16 %2, ptr %1, ptr %1, i32 %3)
// CHECK-NEXT:   %8 = call i64 @llvm.expect.with.probability.i64(i64 %4, i64 %4, double 5.000000e-01)
// CHECK-NEXT:   %9 = call i32 @llvm.eh.typeid.for.p0(ptr %0)
// CHECK-NEXT:   ret i32 %9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare i16 @llvm.annotation.i16.p0(i16, ptr, ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.expect.with.probability.i64(i64, i64, double immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i32 @llvm.eh.typeid.for.p0(ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nounwind memory(none) }

// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %1 = llvm.inline_asm is_align_stack asm_dialect = intel "foo \22\n", "=r,=r,r" %0
      : (i32) -> !llvm.struct<(i8, i8)>
  %2 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att "x", "=r,r,r" %a, %0
      : (i32, i32) -> i32
  %3 = llvm.inline_asm operand_attrs = [{elementtype = i32}] "y $0", "=r,*m" %p : (!llvm.ptr) -> i32
  llvm.return %2 : i32
}

// CHECK: define i32 @f(i32 %0, ptr %1) {
// CHECK-NEXT:   %3 = call i32 asm "bswap $0", "=r,r"(i32 %0)
// CHECK-NEXT:   call void asm sideeffect "nop", ""()
// CHECK-NEXT:   %4 = call { i8, i8 } asm alignstack inteldialect "foo \22\0A", "=r,=r,r"(i32 %3)
// CHECK-NEXT:   %5 = call i32 asm sideeffect alignstack "x", "=r,r,r"(i32 %0, i32 %3)
// CHECK-NEXT:   %6 = call i32 asm "y $0", "=r,*m"(ptr elementtype(i32) %1)
// CHECK-NEXT:   ret i32 %5
// CHECK-NEXT: }

// -----
#dom = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #dom>
llvm.func @f() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2}
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = distinct !{!3}

// -----
llvm.func @p(...) -> i32
llvm.func @f(%x: !llvm.struct<(ptr, i32)>) attributes {personality = @p} {
  llvm.resume %x : !llvm.struct<(ptr, i32)>
}

// CHECK: declare i32 @p(...)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f({ ptr, i32 } %0) personality ptr @p {
// CHECK-NEXT:   resume { ptr, i32 } %0
// CHECK-NEXT: }

// -----
llvm.func @f(%x: f64, %v: vector<4xf64>, %i: vector<[4]xi32>, %j: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
  %1 = llvm.intr.experimental.constrained.fptrunc %x tonearest maytrap : f64 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %v dynamic strict : vector<4xf64> to vector<4xf16>
  %3 = llvm.intr.experimental.constrained.fptrunc %x upward strict : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %x downward strict : f64 to f32
  %5 = llvm.intr.experimental.constrained.fptrunc %x tonearestaway strict : f64 to f32
  %6 = llvm.intr.vector.insert %j, %i[4] : vector<4xi32> into vector<[4]xi32>
  llvm.return
}

// CHECK: define void @f(double %0, <4 x double> %1, <vscale x 4 x i32> %2, <4 x i32> %3) {
// CHECK-NEXT:   %5 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #2
// CHECK-NEXT:   %6 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #2
// CHECK-NEXT:   %7 = call <4 x half> @llvm.experimental.constrained.fptrunc.v4f16.v4f64(<4 x double> %1, metadata !"round.dynamic", metadata !"fpexcept.strict") #2
// CHECK-NEXT:   %8 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.upward", metadata !"fpexcept.strict") #2
// CHECK-NEXT:   %9 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.downward", metadata !"fpexcept.strict") #2
// CHECK-NEXT:   %10 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearestaway", metadata !"fpexcept.strict") #2
// CHECK-NEXT:   %11 = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %2, <4 x i32> %3, i64 4)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare <4 x half> @llvm.experimental.constrained.fptrunc.v4f16.v4f64(<4 x double>, metadata, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { strictfp }
