// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @switches(%a: i32, %b: i1, %c: i64) -> i32 {
  llvm.switch %a : i32, ^bb1 [
    -1: ^bb2
  ] {branch_weights = array<i32: 13, 29>}
^bb1:
  llvm.switch %b : i1, ^bb2 [
    1: ^bb3,
    0: ^bb2
  ]
^bb2:
  llvm.switch %c : i64, ^bb3 [
  ]
^bb3:
  llvm.return %a : i32
}

// CHECK: define i32 @switches(i32 %0, i1 %1, i64 %2) {
// CHECK-NEXT:   switch i32 %0, label %4 [
// CHECK-NEXT:     i32 -1, label %5
// CHECK-NEXT:   ], !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT:   switch i1 %1, label %5 [
// CHECK-NEXT:     i1 true, label %6
// CHECK-NEXT:     i1 false, label %5
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %4, %4, %3
// CHECK-NEXT:   switch i64 %2, label %6 [
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %5, %4
// CHECK-NEXT:   ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 13, i32 29}

// -----
llvm.func @intrinsics(%i: i32, %f: f32, %v: vector<2xf32>, %l: i64, %b: i1, %p: !llvm.ptr) {
  %cos = llvm.intr.cos(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %exp2 = llvm.intr.exp2(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %exp = llvm.intr.exp(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %fabs = llvm.intr.fabs(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %ceil = llvm.intr.ceil(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %floor = llvm.intr.floor(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %trunc = llvm.intr.trunc(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %log10 = llvm.intr.log10(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %log2 = llvm.intr.log2(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %log = llvm.intr.log(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %nearbyint = llvm.intr.nearbyint(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %rint = llvm.intr.rint(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %roundeven = llvm.intr.roundeven(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %round = llvm.intr.round(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %sin = llvm.intr.sin(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %sqrt = llvm.intr.sqrt(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %copysign = llvm.intr.copysign(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %maxnum = llvm.intr.maxnum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %maximum = llvm.intr.maximum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %minnum = llvm.intr.minnum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %minimum = llvm.intr.minimum(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %pow = llvm.intr.pow(%v, %v) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %fma = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %fmuladd = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  %bitreverse = llvm.intr.bitreverse(%i) : (i32) -> i32
  %bswap = llvm.intr.bswap(%i) : (i32) -> i32
  %ctpop = llvm.intr.ctpop(%i) : (i32) -> i32
  %sadd_sat = llvm.intr.sadd.sat(%l, %l) : (i64, i64) -> i64
  %smax = llvm.intr.smax(%l, %l) : (i64, i64) -> i64
  %smin = llvm.intr.smin(%l, %l) : (i64, i64) -> i64
  %sshl_sat = llvm.intr.sshl.sat(%l, %l) : (i64, i64) -> i64
  %ssub_sat = llvm.intr.ssub.sat(%l, %l) : (i64, i64) -> i64
  %uadd_sat = llvm.intr.uadd.sat(%l, %l) : (i64, i64) -> i64
  %umax = llvm.intr.umax(%l, %l) : (i64, i64) -> i64
  %umin = llvm.intr.umin(%l, %l) : (i64, i64) -> i64
  %ushl_sat = llvm.intr.ushl.sat(%l, %l) : (i64, i64) -> i64
  %usub_sat = llvm.intr.usub.sat(%l, %l) : (i64, i64) -> i64
  %fshl = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %fshr = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
  %llrint = llvm.intr.llrint(%f) : (f32) -> i64
  %llround = llvm.intr.llround(%f) : (f32) -> i64
  %lrint = llvm.intr.lrint(%f) : (f32) -> i64
  %lround = llvm.intr.lround(%f) : (f32) -> i64
  %powi = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %abs = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %cttz = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %class = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %const = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %expect = llvm.intr.expect %l, %l : i64
  %copy = llvm.intr.ssa.copy %f : f32
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  %osadd = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %osmul = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %ossub = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %ouadd = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %oumul = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %ousub = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// CHECK: define void @intrinsics(i32 %0, float %1, <2 x float> %2, i64 %3, i1 %4, ptr %5) {
// CHECK-NEXT:   %7 = call nnan float @llvm.cos.f32(float %1)
// CHECK-NEXT:   %8 = call nnan float @llvm.exp2.f32(float %1)
// CHECK-NEXT:   %9 = call nnan float @llvm.exp.f32(float %1)
// CHECK-NEXT:   %10 = call nnan float @llvm.fabs.f32(float %1)
// CHECK-NEXT:   %11 = call nnan float @llvm.ceil.f32(float %1)
// CHECK-NEXT:   %12 = call nnan float @llvm.floor.f32(float %1)
// CHECK-NEXT:   %13 = call nnan float @llvm.trunc.f32(float %1)
// CHECK-NEXT:   %14 = call nnan float @llvm.log10.f32(float %1)
// CHECK-NEXT:   %15 = call nnan float @llvm.log2.f32(float %1)
// CHECK-NEXT:   %16 = call nnan float @llvm.log.f32(float %1)
// CHECK-NEXT:   %17 = call nnan float @llvm.nearbyint.f32(float %1)
// CHECK-NEXT:   %18 = call nnan float @llvm.rint.f32(float %1)
// CHECK-NEXT:   %19 = call nnan float @llvm.roundeven.f32(float %1)
// CHECK-NEXT:   %20 = call nnan float @llvm.round.f32(float %1)
// CHECK-NEXT:   %21 = call nnan float @llvm.sin.f32(float %1)
// CHECK-NEXT:   %22 = call nnan float @llvm.sqrt.f32(float %1)
// CHECK-NEXT:   %23 = call <2 x float> @llvm.copysign.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %24 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %25 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %26 = call <2 x float> @llvm.minnum.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %27 = call <2 x float> @llvm.minimum.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %28 = call <2 x float> @llvm.pow.v2f32(<2 x float> %2, <2 x float> %2)
// CHECK-NEXT:   %29 = call float @llvm.fma.f32(float %1, float %1, float %1)
// CHECK-NEXT:   %30 = call float @llvm.fmuladd.f32(float %1, float %1, float %1)
// CHECK-NEXT:   %31 = call i32 @llvm.bitreverse.i32(i32 %0)
// CHECK-NEXT:   %32 = call i32 @llvm.bswap.i32(i32 %0)
// CHECK-NEXT:   %33 = call i32 @llvm.ctpop.i32(i32 %0)
// CHECK-NEXT:   %34 = call i64 @llvm.sadd.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %35 = call i64 @llvm.smax.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %36 = call i64 @llvm.smin.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %37 = call i64 @llvm.sshl.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %38 = call i64 @llvm.ssub.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %39 = call i64 @llvm.uadd.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %40 = call i64 @llvm.umax.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %41 = call i64 @llvm.umin.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %42 = call i64 @llvm.ushl.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %43 = call i64 @llvm.usub.sat.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %44 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %0)
// CHECK-NEXT:   %45 = call i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %0)
// CHECK-NEXT:   %46 = call i64 @llvm.llrint.i64.f32(float %1)
// CHECK-NEXT:   %47 = call i64 @llvm.llround.i64.f32(float %1)
// CHECK-NEXT:   %48 = call i64 @llvm.lrint.i64.f32(float %1)
// CHECK-NEXT:   %49 = call i64 @llvm.lround.i64.f32(float %1)
// CHECK-NEXT:   %50 = call float @llvm.powi.f32.i32(float %1, i32 %0)
// CHECK-NEXT:   %51 = call i32 @llvm.abs.i32(i32 %0, i1 true)
// CHECK-NEXT:   %52 = call i32 @llvm.cttz.i32(i32 %0, i1 false)
// CHECK-NEXT:   %53 = call i1 @llvm.is.fpclass.f32(float %1, i32 3)
// CHECK-NEXT:   %54 = call i1 @llvm.is.constant.i32(i32 %0)
// CHECK-NEXT:   %55 = call i64 @llvm.expect.i64(i64 %3, i64 %3)
// CHECK-NEXT:   %56 = call float @llvm.ssa.copy.f32(float %1)
// CHECK-NEXT:   call void @llvm.trap()
// CHECK-NEXT:   call void @llvm.debugtrap()
// CHECK-NEXT:   call void @llvm.ubsantrap(i8 1)
// CHECK-NEXT:   %57 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %58 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %59 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %60 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %61 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %62 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.cos.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.exp2.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.exp.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.ceil.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.floor.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.trunc.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.log10.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.log2.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.log.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.nearbyint.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.rint.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.roundeven.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.round.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sin.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.copysign.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.minimum.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.pow.v2f32(<2 x float>, <2 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fmuladd.f32(float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.bitreverse.i32(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.bswap.i32(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.sadd.sat.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.smax.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.smin.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.sshl.sat.i64(i64, i64) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ssub.sat.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.uadd.sat.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.umax.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.umin.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ushl.sat.i64(i64, i64) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.usub.sat.i64(i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.fshl.i32(i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.fshr.i32(i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.llrint.i64.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.llround.i64.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.lrint.i64.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.lround.i64.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.powi.f32.i32(float, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.cttz.i32(i32, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i1 @llvm.is.constant.i32(i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.expect.i64(i64, i64) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.ssa.copy.f32(float returned) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.trap() #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.debugtrap() #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.ubsantrap(i8 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #5 = { nounwind }
