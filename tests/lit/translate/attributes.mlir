// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @a() attributes {
  no_infs_fp_math = true,
  no_nans_fp_math = true,
  no_signed_zeros_fp_math = true,
  denormal_fp_math = "ieee",
  denormal_fp_math_f32 = "ieee",
  fp_contract = "fast",
  frame_pointer = #llvm.framePointerKind<all>,
  target_cpu = "x",
  tune_cpu = "y",
  inline_hint,
  no_inline
}
llvm.func @b() attributes {
  always_inline,
  no_unwind,
  will_return,
  convergent,
  reciprocal_estimates = "all",
  prefer_vector_width = "128",
  uwtable_kind = #llvm.uwtableKind<sync>,
  alignment = 4 : i64,
  instrument_function_entry = "a",
  instrument_function_exit = "b"
}
llvm.func @c(
    !llvm.ptr {
      llvm.nocapture,
      llvm.noalias,
      llvm.dereferenceable = 8 : i64,
      llvm.readonly,
      llvm.nofree,
      llvm.nonnull,
      llvm.noundef,
      llvm.align = 8 : i64
    }, i32 {llvm.signext, llvm.noundef}, f32 {llvm.nofpclass = 3 : i64},
    !llvm.ptr {llvm.dead_on_return, llvm.writable}) -> (i32 {llvm.noext, llvm.noundef})
llvm.func @d(!llvm.ptr) attributes {arm_new_za, arm_streaming, optimize_none, no_inline}
llvm.func @e(!llvm.ptr) attributes {
  arm_agnostic_za,
  vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>,
  work_group_size_hint = array<i32: 1, 2, 3>,
  reqd_work_group_size = array<i32: 4, 5, 6>,
  intel_reqd_sub_group_size = 8 : i32
}
llvm.mlir.global external @g() {externally_initialized, addr_space = 1 : i32} : i32
llvm.mlir.global external thread_local @h() {dso_local} : i32

// CHECK: @g = external addrspace(1) externally_initialized global i32
// CHECK-NEXT: @h = external dso_local thread_local global i32
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: inlinehint noinline
// CHECK-NEXT: declare void @a() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: alwaysinline convergent nounwind willreturn uwtable(sync)
// CHECK-NEXT: declare void @b() #1 align 4
// CHECK-EMPTY:
// CHECK-NEXT: declare noundef i32 @c(ptr noalias nofree noundef nonnull readonly align 8 captures(none) dereferenceable(8), i32 noundef signext, float, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline optnone
// CHECK-NEXT: declare void @d(ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: declare !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 void @e(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { inlinehint noinline "frame-pointer"="all" }
// CHECK-NEXT: attributes #1 = { alwaysinline convergent nounwind willreturn uwtable(sync) }
// CHECK-NEXT: attributes #2 = { noinline optnone }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 undef, i32 1}
// CHECK-NEXT: !2 = !{i32 1, i32 2, i32 3}
// CHECK-NEXT: !3 = !{i32 4, i32 5, i32 6}
// CHECK-NEXT: !4 = !{i32 8}

// -----
llvm.func @a() attributes {
  no_infs_fp_math = true,
  no_nans_fp_math = true,
  no_signed_zeros_fp_math = true,
  denormal_fp_math = "ieee",
  denormal_fp_math_f32 = "ieee",
  fp_contract = "fast",
  frame_pointer = #llvm.framePointerKind<all>,
  target_cpu = "x",
  tune_cpu = "y",
  inline_hint,
  no_inline
} {
  llvm.return
}
llvm.func @b() attributes {
  always_inline,
  no_unwind,
  will_return,
  convergent,
  reciprocal_estimates = "all",
  prefer_vector_width = "128",
  uwtable_kind = #llvm.uwtableKind<sync>,
  alignment = 4 : i64,
  instrument_function_entry = "a",
  instrument_function_exit = "b"
} {
  llvm.return
}
llvm.func @d(%p: !llvm.ptr) attributes {arm_new_za, arm_streaming, optimize_none, no_inline} {
  llvm.return
}
llvm.func @e(%p: !llvm.ptr) attributes {
  arm_agnostic_za,
  vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>,
  work_group_size_hint = array<i32: 1, 2, 3>,
  reqd_work_group_size = array<i32: 4, 5, 6>,
  intel_reqd_sub_group_size = 8 : i32
} {
  llvm.return
}

// CHECK: ; Function Attrs: inlinehint noinline
// CHECK-NEXT: define void @a() #0 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: alwaysinline convergent nounwind willreturn uwtable(sync)
// CHECK-NEXT: define void @b() #1 align 4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline optnone
// CHECK-NEXT: define void @d(ptr %0) #2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @e(ptr %0) !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { inlinehint noinline "denormal-fp-math"="ieee" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "target-cpu"="x" "tune-cpu"="y" }
// CHECK-NEXT: attributes #1 = { alwaysinline convergent nounwind willreturn uwtable(sync) "instrument-function-entry"="a" "instrument-function-exit"="b" "prefer-vector-width"="128" "reciprocal-estimates"="all" }
// CHECK-NEXT: attributes #2 = { noinline optnone "aarch64_new_za" "aarch64_pstate_sm_enabled" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 undef, i32 1}
// CHECK-NEXT: !2 = !{i32 1, i32 2, i32 3}
// CHECK-NEXT: !3 = !{i32 4, i32 5, i32 6}
// CHECK-NEXT: !4 = !{i32 8}

// -----
llvm.func @a() attributes {
  vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>,
  memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
  target_features = #llvm.target_features<["+a"]>,
  passthrough = ["cold", ["a", "b"]],
  section = "s",
  garbageCollector = "statepoint-example"
}
llvm.func @b() attributes {uwtable_kind = #llvm.uwtableKind<async>}
llvm.func @b1() attributes {uwtable_kind = #llvm.uwtableKind<none>}
llvm.func @c(%c: i64) attributes {passthrough = [["uwtable", "2"], ["alignstack", "4"]]} {
  llvm.return
}
llvm.func @e(!llvm.ptr) attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>}
llvm.func @e2(%p: !llvm.ptr) attributes {
  vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>,
  function_entry_count = 5 : i64,
  alignment = 4 : i64
} {
  llvm.return
}
llvm.func @k(i32, !llvm.ptr {llvm.noalias}) -> i32
llvm.func @callee(%c: i32, %p: !llvm.ptr) {
  %0 = llvm.call @k(%c, %p) {
    no_inline,
    memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
    convergent,
    no_unwind,
    will_return
  } : (i32 {llvm.signext}, !llvm.ptr {llvm.noalias}) -> (i32 {llvm.zeroext})
  %1 = llvm.call @k(%c, %p) {always_inline} : (i32, !llvm.ptr) -> i32
  %2 = llvm.call @k(%c, %p) {inline_hint} : (i32, !llvm.ptr) -> i32
  %3 = llvm.load %p invariant invariant_group dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %4 = llvm.load %p dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %3, %p invariant_group {nontemporal} : !llvm.ptr, !llvm.ptr
  %m = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.inline_asm tail_call_kind = <tail> "x", "=r,r" %c : (i32) -> i32
  llvm.inline_asm has_side_effects tail_call_kind = <notail> "x", "r" %c : (i32) -> ()
  "llvm.intr.memset.inline"(%p, %m) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  %w = llvm.sext %c : i32 to i64
  %6 = llvm.inttoptr %w dereferenceable<bytes = 8> : i64 to !llvm.ptr
  llvm.return
}

// CHECK: ; Function Attrs: cold memory(argmem: read)
// CHECK-NEXT: declare void @a() #0 gc "statepoint-example"
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: uwtable
// CHECK-NEXT: declare void @b() #1
// CHECK-EMPTY:
// CHECK-NEXT: declare void @b1()
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: alignstack(4) uwtable
// CHECK-NEXT: define void @c(i64 %0) #2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !vec_type_hint !1 void @e(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e2(ptr %0) align 4 !prof !2 !vec_type_hint !1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @k(i32, ptr noalias)
// CHECK-EMPTY:
// CHECK-NEXT: define void @callee(i32 %0, ptr %1) {
// CHECK-NEXT:   %3 = call zeroext i32 @k(i32 signext %0, ptr noalias %1) #4
// CHECK-NEXT:   %4 = call i32 @k(i32 %0, ptr %1) #5
// CHECK-NEXT:   %5 = call i32 @k(i32 %0, ptr %1) #6
// CHECK-NEXT:   %6 = load ptr, ptr %1, align 8, !invariant.load !3, !dereferenceable !4, !invariant.group !3
// CHECK-NEXT:   %7 = load ptr, ptr %1, align 8, !dereferenceable_or_null !4
// CHECK-NEXT:   store ptr %6, ptr %1, align 8, !nontemporal !5, !invariant.group !3
// CHECK-NEXT:   %8 = tail call i32 asm "x", "=r,r"(i32 %0)
// CHECK-NEXT:   notail call void asm sideeffect "x", "r"(i32 %0)
// CHECK-NEXT:   call void @llvm.memset.inline.p0.i32(ptr %1, i8 1, i32 8, i1 false)
// CHECK-NEXT:   %9 = sext i32 %0 to i64
// CHECK-NEXT:   %10 = inttoptr i64 %9 to ptr, !dereferenceable !4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.memset.inline.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { cold memory(argmem: read) "a"="b" "target-features"="+a" }
// CHECK-NEXT: attributes #1 = { uwtable }
// CHECK-NEXT: attributes #2 = { alignstack=4 uwtable }
// CHECK-NEXT: attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #4 = { convergent noinline nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #5 = { alwaysinline }
// CHECK-NEXT: attributes #6 = { inlinehint }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{<4 x float> undef, i32 0}
// CHECK-NEXT: !2 = !{!"function_entry_count", i64 5}
// CHECK-NEXT: !3 = !{}
// CHECK-NEXT: !4 = !{i64 8}
// CHECK-NEXT: !5 = !{i32 1}
