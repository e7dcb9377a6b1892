// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// What pyopt does not know of the dialect is kept as it is, as for any dialect that is not registered.
func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.catchpad"(%p) <{cleanup}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = "llvm.catchpad"(%arg0) <{cleanup}> : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
