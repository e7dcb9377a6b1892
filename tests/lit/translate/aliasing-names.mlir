// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Scopes that have names are not distinct; no weights are no weights.

#d = #llvm.alias_scope_domain<id = "", description = "d">
#s1 = #llvm.alias_scope<id = "a", domain = #d>
#s2 = #llvm.alias_scope<id = "", domain = #d, description = "q">
#s3 = #llvm.alias_scope<id = "a", domain = #d, description = "">
llvm.func @f(%q: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.load %q {alias_scopes = [#s1, #s3], noalias_scopes = [#s2]} : !llvm.ptr -> i32
  llvm.return
}

// CHECK: define void @f(ptr %0, i64 %1, i8 %2) {
// CHECK-NEXT:   %4 = load i32, ptr %0, align 4, !alias.scope !1, !noalias !5
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !4}
// CHECK-NEXT: !2 = !{!"a", !3}
// CHECK-NEXT: !3 = !{!"", !"d"}
// CHECK-NEXT: !4 = !{!"a", !3, !""}
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = !{!"", !3, !"q"}

// -----

llvm.func @f(%c: i1, %q: !llvm.ptr) {
  llvm.cond_br %c weights([]), ^b, ^b
^b:
  llvm.return
}

// CHECK: define void @f(i1 %0, ptr %1) {
// CHECK-NEXT:   br i1 %0, label %3, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
