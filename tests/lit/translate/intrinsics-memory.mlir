// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @f(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>,
             %sv: vector<[4]xf32>, %sm: vector<[4]xi1>) {
  %4 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32}
      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %5 = llvm.intr.masked.load %p, %m {alignment = 4 : i32}
      : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  %6 = llvm.intr.masked.load %p, %sm, %sv {alignment = 4 : i32}
      : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32}
      : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %7 = llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32}
      : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %8 = llvm.intr.masked.gather %ps, %m {alignment = 8 : i32}
      : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf64>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32}
      : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %c = llvm.mlir.constant(true) : i1
  "llvm.intr.assume"(%c) {op_bundle_sizes = array<i32>} : (i1) -> ()
  %1 = "llvm.intr.vscale"() : () -> i64
  %2 = llvm.intr.stepvector : vector<4xi32>
  %n = llvm.mlir.constant(4 : i64) : i64
  %3 = llvm.intr.get.active.lane.mask %1, %n : i64, i64 to vector<4xi1>
  %9 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %9 : !llvm.ptr

  %11 = llvm.intr.vector.extract %sv[0] : vector<4xf32> from vector<[4]xf32>

  %i8 = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %i8, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i32}>
      : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 1 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  %one = llvm.mlir.constant(1 : i32) : i32
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %local : !llvm.ptr
  %20 = llvm.intr.invariant.start 16, %p : !llvm.ptr
  llvm.intr.invariant.end %20, 16, %p : !llvm.ptr
  llvm.return
}

// CHECK: define void @f(ptr %0, <4 x i32> %1, <4 x i1> %2, <4 x ptr> %3, <vscale x 4 x float> %4, <vscale x 4 x i1> %5) {
// CHECK-NEXT:   %7 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %0, <4 x i1> %2, <4 x i32> %1)
// CHECK-NEXT:   %8 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %0, <4 x i1> %2, <4 x i32> poison)
// CHECK-NEXT:   %9 = call <vscale x 4 x float> @llvm.masked.load.nxv4f32.p0(ptr align 4 %0, <vscale x 4 x i1> %5, <vscale x 4 x float> %4)
// CHECK-NEXT:   call void @llvm.masked.store.v4i32.p0(<4 x i32> %1, ptr align 4 %0, <4 x i1> %2)
// CHECK-NEXT:   %10 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %3, <4 x i1> %2, <4 x i32> %1)
// CHECK-NEXT:   %11 = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 8 %3, <4 x i1> %2, <4 x double> poison)
// CHECK-NEXT:   call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %1, <4 x ptr> align 4 %3, <4 x i1> %2)
// CHECK-NEXT:   call void @llvm.assume(i1 true)
// CHECK-NEXT:   %12 = call i64 @llvm.vscale.i64()
// CHECK-NEXT:   %13 = call <4 x i32> @llvm.stepvector.v4i32()
// CHECK-NEXT:   %14 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %12, i64 4)
// CHECK-NEXT:   %15 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT:   call void @llvm.stackrestore.p0(ptr %15)
// CHECK-NEXT:   %16 = call <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float> %4, i64 0)
// CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %0, i8 0, i64 4, i1 true)
// CHECK-NEXT:   call void @llvm.memcpy.inline.p0.p0.i32(ptr %0, ptr %0, i32 10, i1 false)
// CHECK-NEXT:   call void @llvm.prefetch.p0(ptr %0, i32 0, i32 1, i32 1)
// CHECK-NEXT:   %17 = alloca i32, align 4
// CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %17)
// CHECK-NEXT:   %18 = call ptr @llvm.invariant.start.p0(i64 16, ptr %0)
// CHECK-NEXT:   call void @llvm.invariant.end.p0(ptr %18, i64 16, ptr %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <vscale x 4 x float> @llvm.masked.load.nxv4f32.p0(ptr captures(none), <vscale x 4 x i1>, <vscale x 4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, <4 x i1>, <4 x double>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
// CHECK-NEXT: declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.assume(i1 noundef) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.vscale.i64() #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.stepvector.v4i32() #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float>, i64 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.inline.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #10
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #11
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
// CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #7 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT: attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

// -----
llvm.func @f(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}

// CHECK: define void @f(ptr %0, ...) {
// CHECK-NEXT:   call void @llvm.va_start.p0(ptr %0)
// CHECK-NEXT:   call void @llvm.va_copy.p0(ptr %0, ptr %0)
// CHECK-NEXT:   call void @llvm.va_end.p0(ptr %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_start.p0(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_copy.p0(ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_end.p0(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn }

// -----
llvm.mlir.global internal thread_local @t(3 : i64) : i64
llvm.func @f() -> !llvm.ptr {
  %a = llvm.mlir.addressof @t : !llvm.ptr
  %0 = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: @t = internal thread_local global i64 3
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @f() {
// CHECK-NEXT:   %1 = call ptr @llvm.threadlocal.address.p0(ptr @t)
// CHECK-NEXT:   ret ptr %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

// -----
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) -> i32 {
  llvm.cond_br %c, ^bb2(%a : i32), ^bb2(%a : i32)
^bb1:
  %z = llvm.add %a, %a : i32
  llvm.br ^bb3
^bb2(%x: i32):
  %y = llvm.add %x, %a : i32
  llvm.return %y : i32
^bb3:
  llvm.br ^bb1
}

// CHECK: define i32 @f(i32 %0, i1 %1, ptr %2) {
// CHECK-NEXT:   br i1 %1, label %6, label %10
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %9
// CHECK-NEXT:   %5 = add i32 %0, %0
// CHECK-NEXT:   br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %10, %3
// CHECK-NEXT:   %7 = phi i32 [ %11, %10 ], [ %0, %3 ]
// CHECK-NEXT:   %8 = add i32 %7, %0
// CHECK-NEXT:   ret i32 %8
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %4
// CHECK-NEXT:   br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %3
// CHECK-NEXT:   %11 = phi i32 [ %0, %3 ]
// CHECK-NEXT:   br label %6
// CHECK-NEXT: }

// -----
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) -> i32 {
  llvm.cond_br %c, ^bb2, ^bb1
^bb1:
  %z = llvm.add %a, %a : i32
  llvm.return %z : i32
^bb2:
  %x = llvm.add %a, %a : i32
  llvm.switch %x : i32, ^bb1 [
    1: ^bb3(%x : i32),
    2: ^bb3(%a : i32)
  ]
^bb3(%y: i32):
  llvm.return %y : i32
}

// CHECK: define i32 @f(i32 %0, i1 %1, ptr %2) {
// CHECK-NEXT:   br i1 %1, label %6, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %6, %3
// CHECK-NEXT:   %5 = add i32 %0, %0
// CHECK-NEXT:   ret i32 %5
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT:   %7 = add i32 %0, %0
// CHECK-NEXT:   switch i32 %7, label %4 [
// CHECK-NEXT:     i32 1, label %8
// CHECK-NEXT:     i32 2, label %10
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %10, %6
// CHECK-NEXT:   %9 = phi i32 [ %11, %10 ], [ %7, %6 ]
// CHECK-NEXT:   ret i32 %9
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %6
// CHECK-NEXT:   %11 = phi i32 [ %0, %6 ]
// CHECK-NEXT:   br label %8
// CHECK-NEXT: }
