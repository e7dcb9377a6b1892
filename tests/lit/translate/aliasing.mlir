// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

#ag = #llvm.access_group<id = distinct[0]<>>
#dom = #llvm.alias_scope_domain<id = distinct[1]<>, description = "dom">
#sc1 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom, description = "s1">
#sc2 = #llvm.alias_scope<id = distinct[3]<>, domain = #dom>
#root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#st = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #st, access_type = #int, offset = 0>
#tag2 = #llvm.tbaa_tag<access_type = #int, base_type = #int, offset = 0, constant = true>
#la = #llvm.loop_annotation<unroll = <disable = true>, disableNonforced = true, vectorize = <disable = false, width = 4 : i32, followupAll = <mustProgress = true>>, interleave = <count = 8 : i32>, parallelAccesses = #ag, #ag>
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %p {
    access_groups = [#ag],
    alias_scopes = [#sc1],
    noalias_scopes = [#sc2, #sc1],
    tbaa = [#tag],
    nontemporal
  } : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#tag2], access_groups = [#ag]} : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la}
^bb2:
  llvm.return
}

// CHECK: define void @f(ptr %0, i1 %1) {
// CHECK-NEXT:   br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %3, %2
// CHECK-NEXT:   %4 = load i32, ptr %0, align 4, !tbaa !1, !alias.scope !6, !noalias !9, !nontemporal !11, !llvm.access.group !12
// CHECK-NEXT:   store i32 %4, ptr %0, align 4, !tbaa !13, !llvm.access.group !12
// CHECK-NEXT:   br i1 %1, label %3, label %5, !llvm.loop !14
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !3, i64 0}
// CHECK-NEXT: !2 = !{!"agg", !3, i64 0, !4, i64 4}
// CHECK-NEXT: !3 = !{!"int", !4, i64 0}
// CHECK-NEXT: !4 = !{!"omnipotent char", !5, i64 0}
// CHECK-NEXT: !5 = !{!"Simple C++ TBAA"}
// CHECK-NEXT: !6 = !{!7}
// CHECK-NEXT: !7 = distinct !{!7, !8, !"s1"}
// CHECK-NEXT: !8 = distinct !{!8, !"dom"}
// CHECK-NEXT: !9 = !{!10, !7}
// CHECK-NEXT: !10 = distinct !{!10, !8}
// CHECK-NEXT: !11 = !{i32 1}
// CHECK-NEXT: !12 = distinct !{}
// CHECK-NEXT: !13 = !{!3, !3, i64 0, i64 1}
// CHECK-NEXT: !14 = distinct !{!14, !15, !16, !17, !18, !21, !22, !23}
// CHECK-NEXT: !15 = !{!"llvm.loop.disable_nonforced"}
// CHECK-NEXT: !16 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !17 = !{!"llvm.loop.vectorize.width", i32 4}
// CHECK-NEXT: !18 = !{!"llvm.loop.vectorize.followup_all", !19}
// CHECK-NEXT: !19 = distinct !{!19, !20}
// CHECK-NEXT: !20 = !{!"llvm.loop.mustprogress"}
// CHECK-NEXT: !21 = !{!"llvm.loop.interleave.count", i32 8}
// CHECK-NEXT: !22 = !{!"llvm.loop.unroll.disable"}
// CHECK-NEXT: !23 = !{!"llvm.loop.parallel_accesses", !12, !12}

// -----
#ag = #llvm.access_group<id = distinct[0]<>>
llvm.func @one_group(%p: !llvm.ptr) {
  %0 = llvm.load volatile %p {access_groups = [#ag], alignment = 1 : i64} : !llvm.ptr -> f64
  %1 = llvm.load %p invariant {alignment = 8 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.return
}

// CHECK: define void @one_group(ptr %0) {
// CHECK-NEXT:   %2 = load volatile double, ptr %0, align 1, !llvm.access.group !1
// CHECK-NEXT:   %3 = load <4 x float>, ptr %0, align 8, !invariant.load !2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = !{}
