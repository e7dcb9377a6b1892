// RUN: pyopt %s --llvm-add-comdats --llvm-add-comdats | FileCheck %s

// A selector that is there already is used. The reference adds another one of the same name, which is an error.
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @a largest
}
llvm.func linkonce @a() {
  llvm.return
}
llvm.func linkonce @b() {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @b any
// CHECK-NEXT:     llvm.comdat_selector @a largest
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @b() comdat(@__llvm_comdat::@b) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
