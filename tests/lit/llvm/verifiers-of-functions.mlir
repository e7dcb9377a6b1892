// RUN: pyopt %s --split-input-file | FileCheck %s

// What functions and globals may have, and what the dialect does not have.

llvm.func @f() attributes {always_inline, inline_hint} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {always_inline, inline_hint} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {no_inline, inline_hint} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {inline_hint, no_inline} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {optimize_none, no_inline} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {no_inline, optimize_none} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {optimize_none, no_inline, inline_hint} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {inline_hint, no_inline, optimize_none} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g()
llvm.func @f() {
  llvm.call @g() {always_inline, no_inline} : () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g()
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.call @g() {always_inline, no_inline} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g()
llvm.func @f() {
  llvm.call @g() {inline_hint, no_inline} : () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g()
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.call @g() {inline_hint, no_inline} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global external @a() {alignment = 4 : i64} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @a() {addr_space = 0 : i32, alignment = 4 : i64} : i32
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {alignment = 3 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.alloca %i x i32 {alignment = 3 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.alloca %arg1 x i32 {alignment = 3 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {alignment = 3 : i64} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {alignment = 3 : i64} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() {
  "llvm.nonesuch"() : () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "llvm.nonesuch"() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() {
  "llvm.intr.nonesuch"() {a = 1} : () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "llvm.intr.nonesuch"() {a = 1 : i64} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
