// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

module attributes {
  llvm.data_layout = "e-m:e-i64:64-n8:16:32:64-S128",
  llvm.target_triple = "x86_64-unknown-linux-gnu"
} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.mlir.global private unnamed_addr constant @str("hi\0A\00") {addr_space = 0 : i32, dso_local}
  llvm.mlir.global external @e() : i64
  llvm.mlir.global internal thread_local @t(3 : i64) {alignment = 16 : i64, section = "abc"} : i64
  llvm.func @f(%n: i64, %p: !llvm.ptr {llvm.noalias, llvm.nocapture}) -> i64 attributes {
    passthrough = ["noinline", ["a", "b"], ["alignstack", "4"]],
    llvm.emit_c_interface
  } {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%c0, %c1 : i64, i64)
  ^bb1(%i: i64, %s: i64):
    %0 = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %0 weights([5, 10]), ^bb2, ^bb3(%s : i64)
  ^bb2:
    %1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.add %s, %2 overflow<nsw, nuw> : i64
    %4 = llvm.add %i, %c1 : i64
    llvm.br ^bb1(%4, %3 : i64, i64)
  ^bb3(%r: i64):
    %a = llvm.mlir.addressof @str : !llvm.ptr
    %5 = llvm.call @printf(%a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    %61 = llvm.alloca %n x !llvm.struct<"foo", (i32, i64)> {alignment = 32} : (i64) -> !llvm.ptr
    %7 = "llvm.intr.ctlz"(%n) <{is_zero_poison = false}> : (i64) -> i64
    "llvm.intr.memcpy"(%6, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.switch %r : i64, ^bb5 [
      1: ^bb5,
      -2: ^bb6(%7 : i64)
    ]
  ^bb5:
    llvm.unreachable
  ^bb6(%q: i64):
    llvm.return %q : i64
  }
  llvm.func internal fastcc @h() {
    llvm.return
  }
}

// CHECK: target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
// CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
// CHECK-EMPTY:
// CHECK-NEXT: %foo = type { i32, i64 }
// CHECK-EMPTY:
// CHECK-NEXT: @str = private unnamed_addr constant [4 x i8] c"hi\0A\00"
// CHECK-NEXT: @e = external global i64
// CHECK-NEXT: @t = internal thread_local global i64 3, section "abc", align 16
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @printf(ptr, ...)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline alignstack(4)
// CHECK-NEXT: define i64 @f(i64 %0, ptr noalias captures(none) %1) #0 {
// CHECK-NEXT:   br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %7, %2
// CHECK-NEXT:   %4 = phi i64 [ %11, %7 ], [ 0, %2 ]
// CHECK-NEXT:   %5 = phi i64 [ %10, %7 ], [ 1, %2 ]
// CHECK-NEXT:   %6 = icmp slt i64 %4, %0
// CHECK-NEXT:   br i1 %6, label %7, label %12, !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %3
// CHECK-NEXT:   %8 = getelementptr i64, ptr %1, i64 %4
// CHECK-NEXT:   %9 = load i64, ptr %8, align 8
// CHECK-NEXT:   %10 = add nuw nsw i64 %5, %9
// CHECK-NEXT:   %11 = add i64 %4, 1
// CHECK-NEXT:   br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %3
// CHECK-NEXT:   %13 = phi i64 [ %5, %3 ]
// CHECK-NEXT:   %14 = call i32 (ptr, ...) @printf(ptr @str, i64 %13)
// CHECK-NEXT:   %15 = alloca i32, i64 1, align 4
// CHECK-NEXT:   %16 = alloca %foo, i64 %0, align 32
// CHECK-NEXT:   %17 = call i64 @llvm.ctlz.i64(i64 %0, i1 false)
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %15, ptr %1, i64 %0, i1 false)
// CHECK-NEXT:   switch i64 %13, label %18 [
// CHECK-NEXT:     i64 1, label %18
// CHECK-NEXT:     i64 -2, label %19
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 18:                                               ; preds = %12, %12
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: 19:                                               ; preds = %12
// CHECK-NEXT:   %20 = phi i64 [ %17, %12 ]
// CHECK-NEXT:   ret i64 %20
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal fastcc void @h() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { noinline alignstack=4 "a"="b" }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 5, i32 10}

// -----

// Assembly of a module, where it comes from, and what it needs.

module attributes {
  llvm.commandline = "x -y",
  llvm.dependent_libraries = #llvm.dependent_libraries<"m.so", "n">,
  llvm.ident = "me",
  llvm.module_asm = ["a\0Ab", "c"]
} {}

// CHECK: module asm "a"
// CHECK-NEXT: module asm "b"
// CHECK-NEXT: module asm "c"
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.ident = !{!0}
// CHECK-NEXT: !llvm.commandline = !{!1}
// CHECK-NEXT: !llvm.dependent-libraries = !{!2, !3}
// CHECK-NEXT: !llvm.module.flags = !{!4}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{!"me"}
// CHECK-NEXT: !1 = !{!"x -y"}
// CHECK-NEXT: !2 = !{!"m.so"}
// CHECK-NEXT: !3 = !{!"n"}
