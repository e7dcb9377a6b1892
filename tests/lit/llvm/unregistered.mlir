// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// What pyopt does not know of the dialect is kept as it is, as for any dialect that is not registered.
func.func @f(%p: !llvm.ptr) attributes {a = #llvm.di_null_type} {
  %0 = "llvm.intr.coro.id"(%p) <{align = 8 : i32}> : (!llvm.ptr) -> !llvm.token
  "llvm.intr.dbg.label"() {b = #llvm.di_label<line = 1>} : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) attributes {a = #llvm.di_null_type} {
// CHECK-NEXT:     %0 = "llvm.intr.coro.id"(%arg0) <{align = 8 : i32}> : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     "llvm.intr.dbg.label"() {b = #llvm.di_label<line = 1>} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
