// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Calls that may throw.

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// CHECK: define i32 @f(i32 %0) personality ptr @p {
// CHECK-NEXT:   %2 = invoke i32 @g(i32 %0)
// CHECK-NEXT:           to label %3 unwind label %4
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT:   ret i32 %2
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %1
// CHECK-NEXT:   %5 = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup
// CHECK-NEXT:   resume { ptr, i32 } %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @g(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @p(...)

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  llvm.resume %p : !llvm.ptr
}
llvm.func @p(...) -> i32

// CHECK: define i32 @f(i32 %0, ptr %1) personality ptr @p {
// CHECK-NEXT:   resume ptr %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @p(...)

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  %0 = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.invoke @g() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return %a : i32
^bad:
  %1 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.mlir.global external constant @ti() : !llvm.ptr
llvm.func @g()
llvm.func @p(...) -> i32

// CHECK: @ti = external constant ptr
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 %0, ptr %1) personality ptr @p {
// CHECK-NEXT:   invoke void @g()
// CHECK-NEXT:           to label %3 unwind label %4
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT:   ret i32 %0
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %2
// CHECK-NEXT:   %5 = landingpad { ptr, i32 }
// CHECK-NEXT:           catch ptr @ti
// CHECK-NEXT:   resume { ptr, i32 } %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @g()
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @p(...)

// -----

llvm.func @call(%a: i32, %b: f64, %f: !llvm.ptr) -> i32 attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.invoke fastcc %f(%a) to ^ok(%a : i32) unwind ^bad(%a, %b : i32, f64) {a}
      : !llvm.ptr, (i32) -> ()
^ok(%x: i32):
  llvm.return %x : i32
^bad(%y: i32, %z: f64):
  %1 = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %c : !llvm.array<1 x ptr>)
      : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, i32)>
  llvm.return %2 : i32
}
llvm.func @p(...) -> i32

// CHECK: define i32 @call(i32 %0, double %1, ptr %2) personality ptr @p {
// CHECK-NEXT:   invoke fastcc void %2(i32 %0)
// CHECK-NEXT:           to label %4 unwind label %6
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT:   %5 = phi i32 [ %0, %3 ]
// CHECK-NEXT:   ret i32 %5
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT:   %7 = phi i32 [ %0, %3 ]
// CHECK-NEXT:   %8 = phi double [ %1, %3 ]
// CHECK-NEXT:   %9 = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup
// CHECK-NEXT:           catch ptr null
// CHECK-NEXT:           filter [1 x ptr] zeroinitializer
// CHECK-NEXT:   %10 = extractvalue { ptr, i32 } %9, 1
// CHECK-NEXT:   ret i32 %10
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @p(...)

// -----

llvm.func @f(%a: i32, %f: !llvm.ptr) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke fastcc @g(%a, %a) to ^ok unwind ^bad vararg(!llvm.func<i32 (i32, ...)>) [
      "x"(%a : i32), "y"()] {branch_weights = array<i32: 1, 2>}
      : (i32, i32 {llvm.noundef}) -> (i32 {llvm.signext})
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @g(i32, ...) -> i32
llvm.func @p(...) -> i32

// CHECK: define i32 @f(i32 %0, ptr %1) personality ptr @p {
// CHECK-NEXT:   %3 = invoke fastcc signext i32 (i32, ...) @g(i32 %0, i32 noundef %0) [ "x"(i32 %0), "y"() ]
// CHECK-NEXT:           to label %4 unwind label %5, !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %2
// CHECK-NEXT:   ret i32 %3
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT:   %6 = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup
// CHECK-NEXT:   ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @g(i32, ...)
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @p(...)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 1, i32 2}
