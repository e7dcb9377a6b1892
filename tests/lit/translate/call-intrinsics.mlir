// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Intrinsics by name; the types behind it are those of the call.

llvm.func @f(%a: i32, %b: f32, %v: vector<4xf32>, %p: !llvm.ptr) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %0 = llvm.call_intrinsic "llvm.abs"(%a, %t) : (i32, i1) -> i32
  llvm.return %0 : i32
}

// CHECK: define i32 @f(i32 %0, float %1, <4 x float> %2, ptr %3) {
// CHECK-NEXT:   %5 = call i32 @llvm.abs.i32(i32 %0, i1 true)
// CHECK-NEXT:   ret i32 %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

// -----

llvm.func @g(%b: f32, %v: vector<4xf32>) -> f32 {
  %0 = llvm.call_intrinsic "llvm.sqrt.f32"(%b) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %1 = llvm.call_intrinsic "llvm.sqrt"(%v) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.call_intrinsic "llvm.vector.reduce.fadd"(%0, %1) : (f32, vector<4xf32>) -> f32
  %3 = llvm.call_intrinsic "llvm.sqrt.f32"(%2) : (f32) -> (f32 {llvm.noundef})
  llvm.return %3 : f32
}

// CHECK: define float @g(float %0, <4 x float> %1) {
// CHECK-NEXT:   %3 = call nnan float @llvm.sqrt.f32(float %0)
// CHECK-NEXT:   %4 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %1)
// CHECK-NEXT:   %5 = call float @llvm.vector.reduce.fadd.v4f32(float %3, <4 x float> %4)
// CHECK-NEXT:   %6 = call noundef float @llvm.sqrt.f32(float %5)
// CHECK-NEXT:   ret float %6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

// -----

llvm.func @h() {
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %0 = llvm.call_intrinsic "llvm.stacksave"() : () -> !llvm.ptr
  llvm.call_intrinsic "llvm.stackrestore"(%0) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK: define void @h() {
// CHECK-NEXT:   call void @llvm.trap()
// CHECK-NEXT:   call void @llvm.donothing()
// CHECK-NEXT:   %1 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT:   call void @llvm.stackrestore.p0(ptr %1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.trap() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare void @llvm.donothing() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn }

// -----

llvm.func @h(%a: f32, %b: i32, %x: f64) {
  %3 = llvm.call_intrinsic "llvm.sqrt.f64"(%a) : (f32) -> f32
  %4 = llvm.call_intrinsic "llvm.sqrt.foo"(%a) : (f32) -> f32
  llvm.return
}

// CHECK: define void @h(float %0, i32 %1, double %2) {
// CHECK-NEXT:   %4 = call float @llvm.sqrt.f32(float %0)
// CHECK-NEXT:   %5 = call float @llvm.sqrt.f32(float %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

// -----

llvm.func @without_ops(%a: i32) -> i64 {
  llvm.call_intrinsic "llvm.sideeffect"() : () -> ()
  %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  %c = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.call_intrinsic "llvm.returnaddress"(%c) : (i32) -> !llvm.ptr
  llvm.return %0 : i64
}

// CHECK: define i64 @without_ops(i32 %0) {
// CHECK-NEXT:   call void @llvm.sideeffect()
// CHECK-NEXT:   %2 = call i64 @llvm.readcyclecounter()
// CHECK-NEXT:   %3 = call ptr @llvm.returnaddress(i32 0)
// CHECK-NEXT:   ret i64 %2
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.sideeffect() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare i64 @llvm.readcyclecounter() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare ptr @llvm.returnaddress(i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

// -----

// Flags count for floats only.
llvm.func @flags(%a: f32, %v: vector<2xf64>, %i: i32) {
  %0 = llvm.call_intrinsic "llvm.fma"(%a, %a, %a) {fastmathFlags = #llvm.fastmath<fast>}
      : (f32, f32, f32) -> f32
  %1 = llvm.call_intrinsic "llvm.pow"(%v, %v) {fastmathFlags = #llvm.fastmath<nsz, contract>}
      : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  %2 = llvm.call_intrinsic "llvm.smax.i32"(%i, %i) {fastmathFlags = #llvm.fastmath<nnan>}
      : (i32, i32) -> i32
  llvm.return
}

// CHECK: define void @flags(float %0, <2 x double> %1, i32 %2) {
// CHECK-NEXT:   %4 = call fast float @llvm.fma.f32(float %0, float %0, float %0)
// CHECK-NEXT:   %5 = call nsz contract <2 x double> @llvm.pow.v2f64(<2 x double> %1, <2 x double> %1)
// CHECK-NEXT:   %6 = call i32 @llvm.smax.i32(i32 %2, i32 %2)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x double> @llvm.pow.v2f64(<2 x double>, <2 x double>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

// -----

llvm.func @many(%a: i32, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %f: f64) {
  %t = llvm.mlir.constant(false) : i1
  llvm.call_intrinsic "llvm.memcpy.p0.p1.i64"(%p, %q, %b, %t)
      : (!llvm.ptr, !llvm.ptr<1>, i64, i1) -> ()
  %0 = llvm.call_intrinsic "llvm.scmp"(%a, %a) : (i32, i32) -> i8
  %1 = llvm.call_intrinsic "llvm.lround"(%f) : (f64) -> i64
  %2 = llvm.call_intrinsic "llvm.ctlz"(%b, %t) : (i64, i1) -> i64
  %3 = llvm.call_intrinsic "llvm.fshl"(%a, %a, %a) : (i32, i32, i32) -> i32
  %4 = llvm.call_intrinsic "llvm.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %5 = llvm.call_intrinsic "llvm.vscale"() : () -> i64
  %7 = llvm.call_intrinsic "llvm.stepvector"() : () -> vector<[2]xi32>
  %6 = llvm.call_intrinsic "llvm.vector.interleave2"(%7, %7)
      : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
  llvm.return
}

// CHECK: define void @many(i32 %0, i64 %1, ptr %2, ptr addrspace(1) %3, double %4) {
// CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %2, ptr addrspace(1) %3, i64 %1, i1 false)
// CHECK-NEXT:   %6 = call i8 @llvm.scmp.i8.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %7 = call i64 @llvm.lround.i64.f64(double %4)
// CHECK-NEXT:   %8 = call i64 @llvm.ctlz.i64(i64 %1, i1 false)
// CHECK-NEXT:   %9 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %0)
// CHECK-NEXT:   %10 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT:   %11 = call i64 @llvm.vscale.i64()
// CHECK-NEXT:   %12 = call <vscale x 2 x i32> @llvm.stepvector.nxv2i32()
// CHECK-NEXT:   %13 = call <vscale x 4 x i32> @llvm.vector.interleave2.nxv4i32(<vscale x 2 x i32> %12, <vscale x 2 x i32> %12)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.lround.i64.f64(double) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.fshl.i32(i32, i32, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.vscale.i64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <vscale x 2 x i32> @llvm.stepvector.nxv2i32() #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <vscale x 4 x i32> @llvm.vector.interleave2.nxv4i32(<vscale x 2 x i32>, <vscale x 2 x i32>) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
