// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// What pyopt does not know of the dialect is kept as it is, as for any dialect that is not registered.
func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.intr.coro.id"(%p) <{align = 8 : i32}> : (!llvm.ptr) -> !llvm.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = "llvm.intr.coro.id"(%arg0) <{align = 8 : i32}> : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
