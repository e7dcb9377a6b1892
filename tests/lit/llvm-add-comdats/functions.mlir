// RUN: pyopt %s --split-input-file --llvm-add-comdats | FileCheck %s

// Functions that are linked once have a comdat each; one that has another already changes it. Globals have none.
llvm.func linkonce @once() {
  llvm.return
}
llvm.func linkonce_odr @once_odr() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}
llvm.func @plain()
llvm.mlir.global linkonce @global(1 : i32) : i32
llvm.func linkonce @other() comdat(@mine::@other) {
  llvm.return
}
llvm.comdat @mine {
  llvm.comdat_selector @other largest
}
module {
  llvm.func linkonce @inner() {
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @other any
// CHECK-NEXT:     llvm.comdat_selector @once_odr any
// CHECK-NEXT:     llvm.comdat_selector @once any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @once() comdat(@__llvm_comdat::@once) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce_odr @once_odr() comdat(@__llvm_comdat::@once_odr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func weak @weak() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @plain()
// CHECK-NEXT:   llvm.mlir.global linkonce @global(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func linkonce @other() comdat(@__llvm_comdat::@other) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.comdat @mine {
// CHECK-NEXT:     llvm.comdat_selector @other largest
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func linkonce @inner() {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Selectors are added to a group that is there.
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @kept any
}
llvm.func linkonce @"a b"() {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @"a b" any
// CHECK-NEXT:     llvm.comdat_selector @kept any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @"a b"() comdat(@__llvm_comdat::@"a b") {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is linked once.
llvm.func @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

module @outer {
}

// CHECK: module @outer {
// CHECK-NEXT: }
