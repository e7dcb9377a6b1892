// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

#full = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, isVectorized = true, vectorize = <disable = true, predicateEnable = true, scalableEnable = false, width = 16 : i32>, interleave = <count = 32 : i32>, unroll = <disable = false, count = 64 : i32, runtimeDisable = false, full = true>, unrollAndJam = <disable = true, count = 32 : i32>, licm = <disable = false, versioningDisable = true>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 5 : i32>, unswitch = <partialDisable = false>>
#f1 = #llvm.loop_annotation<unrollAndJam = <disable = false, followupOuter = <disableNonforced = true>>, distribute = <disable = false, followupAll = <mustProgress = true>>, licm = <disable = true>, unswitch = <partialDisable = true>, pipeline = <disable = true>, isVectorized = false>
llvm.func @f(%c: i1) {
  llvm.br ^bb1 {loop_annotation = #full}
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #f1}
^bb2:
  llvm.cond_br %c, ^bb2, ^bb3 {loop_annotation = #f1}
^bb3:
  llvm.return
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT:   br label %2, !llvm.loop !1
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %2, %1
// CHECK-NEXT:   br i1 %0, label %2, label %3, !llvm.loop !20
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %3, %2
// CHECK-NEXT:   br i1 %0, label %3, label %4, !llvm.loop !20
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
// CHECK-NEXT: !2 = !{!"llvm.loop.mustprogress"}
// CHECK-NEXT: !3 = !{!"llvm.loop.isvectorized", i32 1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 false}
// CHECK-NEXT: !5 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
// CHECK-NEXT: !6 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
// CHECK-NEXT: !7 = !{!"llvm.loop.vectorize.width", i32 16}
// CHECK-NEXT: !8 = !{!"llvm.loop.interleave.count", i32 32}
// CHECK-NEXT: !9 = !{!"llvm.loop.unroll.enable"}
// CHECK-NEXT: !10 = !{!"llvm.loop.unroll.count", i32 64}
// CHECK-NEXT: !11 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
// CHECK-NEXT: !12 = !{!"llvm.loop.unroll.full"}
// CHECK-NEXT: !13 = !{!"llvm.loop.unroll_and_jam.disable"}
// CHECK-NEXT: !14 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
// CHECK-NEXT: !15 = !{!"llvm.loop.licm_versioning.disable"}
// CHECK-NEXT: !16 = !{!"llvm.loop.distribute.enable", i1 false}
// CHECK-NEXT: !17 = !{!"llvm.loop.pipeline.disable", i1 false}
// CHECK-NEXT: !18 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
// CHECK-NEXT: !19 = !{!"llvm.loop.peeled.count", i32 5}
// CHECK-NEXT: !20 = distinct !{!20, !21, !22, !23, !26, !27, !28, !30, !31}
// CHECK-NEXT: !21 = !{!"llvm.loop.isvectorized", i32 0}
// CHECK-NEXT: !22 = !{!"llvm.loop.unroll_and_jam.enable"}
// CHECK-NEXT: !23 = !{!"llvm.loop.unroll_and_jam.followup_outer", !24}
// CHECK-NEXT: !24 = distinct !{!24, !25}
// CHECK-NEXT: !25 = !{!"llvm.loop.disable_nonforced"}
// CHECK-NEXT: !26 = !{!"llvm.licm.disable"}
// CHECK-NEXT: !27 = !{!"llvm.loop.distribute.enable", i1 true}
// CHECK-NEXT: !28 = !{!"llvm.loop.distribute.followup_all", !29}
// CHECK-NEXT: !29 = distinct !{!29, !2}
// CHECK-NEXT: !30 = !{!"llvm.loop.pipeline.disable", i1 true}
// CHECK-NEXT: !31 = !{!"llvm.loop.unswitch.partial.disable"}

// -----
#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#ag = #llvm.access_group<id = distinct[0]<>>
#ag1 = #llvm.access_group<id = distinct[1]<>>
llvm.func @f(%p: !llvm.ptr, %q: i64) {
  %0 = llvm.load %p {tbaa = [#tag], access_groups = [#ag, #ag1]} : !llvm.ptr -> f32
  "llvm.intr.memcpy"(%p, %p, %q) <{isVolatile = false, tbaa = [#tag], access_groups = [#ag1]}>
      : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @f(%p, %q) {tbaa = [#tag]} : (!llvm.ptr, i64) -> ()
  %1 = llvm.atomicrmw add %p, %q monotonic {tbaa = [#tag]} : !llvm.ptr, i64
  llvm.return
}

// CHECK: define void @f(ptr %0, i64 %1) {
// CHECK-NEXT:   %3 = load float, ptr %0, align 4, !tbaa !1, !llvm.access.group !4
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %1, i1 false), !tbaa !1, !llvm.access.group !6
// CHECK-NEXT:   call void @f(ptr %0, i64 %1), !tbaa !1
// CHECK-NEXT:   %4 = atomicrmw add ptr %0, i64 %1 monotonic, align 8, !tbaa !1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !2, i64 0}
// CHECK-NEXT: !2 = !{!"omnipotent char", !3, i64 0}
// CHECK-NEXT: !3 = !{!"r"}
// CHECK-NEXT: !4 = !{!5, !6}
// CHECK-NEXT: !5 = distinct !{}
// CHECK-NEXT: !6 = distinct !{}

// -----
llvm.func @callee(i32, f32) -> f32
llvm.func @v(...)
llvm.func @g(%f: !llvm.ptr, %x: i32, %y: f32, %c: i1) -> f32 {
  %0 = llvm.call @callee(%x, %y) {
    fastmathFlags = #llvm.fastmath<nnan, ninf>,
    branch_weights = array<i32: 42>
  } : (i32, f32) -> f32
  %1 = llvm.call tail @callee(%x, %y) {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> f32
  llvm.return %1 : f32
}
llvm.func @must(%x: i32, %y: f32) -> f32 {
  %2 = llvm.call musttail @callee(%x, %y) : (i32, f32) -> f32
  llvm.return %2 : f32
}
llvm.func @h(%f: !llvm.ptr, %x: i32, %y: f32, %c: i1) -> f32 {
  %0 = llvm.call %f(%x, %y) : !llvm.ptr, (i32, f32) -> f32
  llvm.call fastcc notail %f(%x) : !llvm.ptr, (i32) -> ()
  llvm.call @v(%x, %y) vararg(!llvm.func<void (...)>) : (i32, f32) -> ()
  llvm.call %f(%x) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> ()
  %s = llvm.select %c, %y, %0 {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
  %t = llvm.fcmp "olt" %s, %y {fastmathFlags = #llvm.fastmath<contract, afn, reassoc>} : f32
  %u = llvm.fneg %s {fastmathFlags = #llvm.fastmath<nsz, arcp>} : f32
  %w = llvm.fcmp "_true" %s, %y : f32
  llvm.return %u : f32
}

// CHECK: declare float @callee(i32, float)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @v(...)
// CHECK-EMPTY:
// CHECK-NEXT: define float @g(ptr %0, i32 %1, float %2, i1 %3) {
// CHECK-NEXT:   %5 = call nnan ninf float @callee(i32 %1, float %2)
// CHECK-NEXT:   %6 = tail call fast float @callee(i32 %1, float %2)
// CHECK-NEXT:   ret float %6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define float @must(i32 %0, float %1) {
// CHECK-NEXT:   %3 = musttail call float @callee(i32 %0, float %1)
// CHECK-NEXT:   ret float %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define float @h(ptr %0, i32 %1, float %2, i1 %3) {
// CHECK-NEXT:   %5 = call float %0(i32 %1, float %2)
// CHECK-NEXT:   notail call fastcc void %0(i32 %1)
// CHECK-NEXT:   call void (...) @v(i32 %1, float %2)
// CHECK-NEXT:   call void (i32, ...) %0(i32 %1)
// CHECK-NEXT:   %6 = select fast i1 %3, float %2, float %5
// CHECK-NEXT:   %7 = fcmp reassoc contract afn olt float %6, %2
// CHECK-NEXT:   %8 = fneg nsz arcp float %6
// CHECK-NEXT:   %9 = fcmp true float %6, %2
// CHECK-NEXT:   ret float %8
// CHECK-NEXT: }

// -----
llvm.mlir.global internal constant @a(dense<[[1.0, 2.0], [0.0, -0.0]]> : tensor<2x2xf32>)
    : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global internal constant @b(dense<0> : tensor<1000xi8>) : !llvm.array<1000 x i8>
llvm.mlir.global internal constant @c(dense<[1, 2, 3, 255]> : tensor<4xi8>) : !llvm.array<4 x i8>
llvm.mlir.global internal constant @d(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
llvm.mlir.global internal constant @e(dense<7> : tensor<3xi16>) : !llvm.array<3 x i16>
llvm.mlir.global internal constant @f(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
llvm.mlir.global internal constant @g(dense<[(1.0,2.0), (0.0,0.0)]> : tensor<2xcomplex<f32>>)
    : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global internal constant @h([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>

llvm.mlir.global internal constant @j(sparse<[[0, 1], [1, 2]], [4, 5]> : tensor<2x3xi32>)
    : !llvm.array<2 x array<3 x i32>>
llvm.mlir.global internal constant @k(0x7FC00000 : f32) : f32
llvm.mlir.global internal constant @l(1.5 : f16) : f16
llvm.mlir.global internal constant @m(1.0e-300 : f64) : f64
llvm.mlir.global internal constant @n(1.5 : f80) : f80
llvm.mlir.global internal constant @o(1.5 : f128) : f128
llvm.mlir.global internal constant @p(true) : i1
llvm.mlir.global internal constant @q(dense<[]> : tensor<0xi32>) : !llvm.array<0 x i32>
llvm.mlir.global external @"a b\01"(1 : i8) : i8
llvm.mlir.global external @ext() {addr_space = 3 : i32} : !llvm.ptr<3>
llvm.mlir.global internal @r() : !llvm.struct<"x y", (i32, ptr)>
llvm.mlir.global external @s() : !llvm.struct<"self", (ptr, struct<"o", opaque>)>
llvm.mlir.global private unnamed_addr constant @ptrs() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @a : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@ctor], priorities = [5 : i32], data = [#llvm.zero]
llvm.func @ctor() {
  llvm.return
}

// CHECK: %"x y" = type { i32, ptr }
// CHECK-NEXT: %self = type { ptr, %o }
// CHECK-NEXT: %o = type opaque
// CHECK-EMPTY:
// CHECK-NEXT{LITERAL}: @a = internal constant [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 0.000000e+00, float -0.000000e+00]]
// CHECK-NEXT: @b = internal constant [1000 x i8] zeroinitializer
// CHECK-NEXT: @c = internal constant [4 x i8] c"\01\02\03\FF"
// CHECK-NEXT: @d = internal constant <2 x i64> <i64 1, i64 2>
// CHECK-NEXT: @e = internal constant [3 x i16] [i16 7, i16 7, i16 7]
// CHECK-NEXT: @f = internal constant [2 x i1] [i1 true, i1 false]
// CHECK-NEXT: @g = internal constant [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } zeroinitializer]
// CHECK-NEXT: @h = internal constant { float, float } { float 1.000000e+00, float 2.000000e+00 }
// CHECK-NEXT{LITERAL}: @j = internal constant [2 x [3 x i32]] [[3 x i32] [i32 0, i32 4, i32 0], [3 x i32] [i32 0, i32 0, i32 5]]
// CHECK-NEXT: @k = internal constant float 0x7FF8000000000000
// CHECK-NEXT: @l = internal constant half 0xH3E00
// CHECK-NEXT: @m = internal constant double 1.000000e-300
// CHECK-NEXT: @n = internal constant x86_fp80 0xK3FFFC000000000000000
// CHECK-NEXT: @o = internal constant fp128 0xL00000000000000003FFF800000000000
// CHECK-NEXT: @p = internal constant i1 true
// CHECK-NEXT: @q = internal constant [0 x i32] zeroinitializer
// CHECK-NEXT: @"a b\01" = global i8 1
// CHECK-NEXT: @ext = external addrspace(3) global ptr addrspace(3)
// CHECK-NEXT: @r = internal global %"x y" undef
// CHECK-NEXT: @s = external global %self
// CHECK-NEXT: @ptrs = private unnamed_addr constant [2 x ptr] [ptr @a, ptr getelementptr inbounds nuw (i8, ptr @a, i64 8)]
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @ctor, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @ctor, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: define void @ctor() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.comdat @__c {
  llvm.comdat_selector @any any
  llvm.comdat_selector @f largest
}
llvm.mlir.global linkonce @any(1 : i64) comdat(@__c::@any) : i64
llvm.mlir.global weak_odr protected @x(1 : i64) comdat(@__c::@any) {dso_local, section = "s\01"}
    : i64
llvm.func hidden local_unnamed_addr @f(
    %a: i32 {llvm.zeroext, llvm.noundef}, %b: !llvm.ptr {
      llvm.byval = !llvm.struct<"t", (i64)>,
      llvm.align = 8 : i64,
      llvm.dereferenceable = 16 : i64
    }) -> (i32 {llvm.signext}) comdat(@__c::@f) attributes {
      alignment = 16 : i64,
      section = ".text",
      garbageCollector = "statepoint-example",
      personality = @p,
      function_entry_count = 77 : i64,
      no_inline,
      no_unwind,
      will_return,
      frame_pointer = #llvm.framePointerKind<all>,
      target_cpu = "gfx90a",
      target_features = #llvm.target_features<["+sme", "+sve"]>,
      memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
      no_nans_fp_math = true,
      passthrough = ["cold", ["x", "1"]]
    } {
  llvm.return %a : i32
}
llvm.func @p(...) -> i32 attributes {
  dso_local,
  convergent,
  memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = write, errnoMem = read, targetMem0 = read, targetMem1 = read>
}
llvm.func extern_weak protected unnamed_addr @q(
    %x: !llvm.ptr {llvm.sret = i32, llvm.nonnull, llvm.noalias}) attributes {dso_local}

// CHECK: %t = type { i64 }
// CHECK-EMPTY:
// CHECK-NEXT: $f = comdat largest
// CHECK-EMPTY:
// CHECK-NEXT: $any = comdat any
// CHECK-EMPTY:
// CHECK-NEXT: @any = linkonce global i64 1, comdat
// CHECK-NEXT: @x = weak_odr protected global i64 1, section "s\01", comdat($any)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: cold noinline nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: define hidden signext i32 @f(i32 noundef zeroext %0, ptr byval(%t) align 8 dereferenceable(16) %1) local_unnamed_addr #0 section ".text" comdat align 16 gc "statepoint-example" personality ptr @p !prof !1 {
// CHECK-NEXT:   ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent memory(read, argmem: none, inaccessiblemem: write)
// CHECK-NEXT: declare dso_local i32 @p(...) #1
// CHECK-EMPTY:
// CHECK-NEXT: declare extern_weak dso_local protected void @q(ptr noalias nonnull sret(i32)) unnamed_addr
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { cold noinline nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-nans-fp-math"="true" "target-cpu"="gfx90a" "target-features"="+sme,+sve" "x"="1" }
// CHECK-NEXT: attributes #1 = { convergent memory(read, argmem: none, inaccessiblemem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"function_entry_count", i64 77}
