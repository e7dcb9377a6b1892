// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// What pyopt does not know of the dialect is kept as it is, as for any dialect that nobody registered.
"llvm.func"() <{sym_name = "g", linkage = #llvm.linkage<external>}> ({
}) {llvm.emit_c_interface} : () -> ()
func.func @f(%x: !llvm.func<void (i32, ptr)>, %p: !llvm.ptr, %v: !llvm.vec<4 x ptr>) {
  %0 = "llvm.load"(%p) {ordering = 0 : i64} : (!llvm.ptr) -> !llvm.struct<(i32, ptr)>
  %1 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT:   "llvm.func"() <{linkage = #llvm.linkage<external>, sym_name = "g"}> ({
// CHECK-NEXT:   }) {llvm.emit_c_interface} : () -> ()
// CHECK-NEXT:   func.func @f(%arg0: !llvm.func<void (i32, ptr)>, %arg1: !llvm.ptr, %arg2: !llvm.vec<4 x ptr>) {
// CHECK-NEXT:     %0 = "llvm.load"(%arg1) {ordering = 0 : i64} : (!llvm.ptr) -> !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = "llvm.ptrtoint"(%arg1) : (!llvm.ptr) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
