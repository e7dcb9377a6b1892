// RUN: pyopt %s --llvm-use-default-visibility=visibility=hidden | FileCheck %s
// RUN: pyopt %s --llvm-use-default-visibility="visibility=hidden reference-exact" | FileCheck %s --check-prefix=EXACT

// What is local has the default visibility in LLVM IR. The reference changes it, too, and LLVM refuses the result.
llvm.func internal @internal() {
  llvm.return
}
llvm.func private @private() {
  llvm.return
}
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func internal @internal() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @private() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global internal @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func hidden @f()
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   llvm.func internal hidden @internal() {
// EXACT-NEXT:     llvm.return
// EXACT-NEXT:   }
// EXACT-NEXT:   llvm.func private hidden @private() {
// EXACT-NEXT:     llvm.return
// EXACT-NEXT:   }
// EXACT-NEXT:   llvm.mlir.global internal hidden @g(1 : i32) {addr_space = 0 : i32} : i32
// EXACT-NEXT:   llvm.func hidden @f()
// EXACT-NEXT: }
