// RUN: pyopt %s --llvm-use-default-visibility=visibility=hidden | FileCheck %s --check-prefix=HIDDEN
// RUN: pyopt %s --llvm-use-default-visibility=visibility=protected | FileCheck %s --check-prefix=PROTECTED
// RUN: pyopt %s --llvm-use-default-visibility | FileCheck %s --check-prefix=DEFAULT

// All that has the default visibility gets the other one, in modules inside, too; what has one keeps it.
llvm.func @f() {
  llvm.return
}
llvm.func @declared()
llvm.func hidden @hidden() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}
llvm.func extern_weak @extern_weak()
llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.global protected @p(1 : i32) : i32
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
module {
  llvm.func @inner() {
    llvm.return
  }
}
func.func @other() {
  return
}

// HIDDEN: module {
// HIDDEN-NEXT:   llvm.func hidden @f() {
// HIDDEN-NEXT:     llvm.return
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   llvm.func hidden @declared()
// HIDDEN-NEXT:   llvm.func hidden @hidden() {
// HIDDEN-NEXT:     llvm.return
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   llvm.func weak hidden @weak() {
// HIDDEN-NEXT:     llvm.return
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   llvm.func extern_weak hidden @extern_weak()
// HIDDEN-NEXT:   llvm.mlir.global external hidden @g(1 : i32) {addr_space = 0 : i32} : i32
// HIDDEN-NEXT:   llvm.mlir.global external protected @p(1 : i32) {addr_space = 0 : i32} : i32
// HIDDEN-NEXT:   llvm.mlir.alias external hidden @alias : i32 {
// HIDDEN-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// HIDDEN-NEXT:     llvm.return %0 : !llvm.ptr
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   llvm.mlir.ifunc external hidden @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
// HIDDEN-NEXT:   llvm.func hidden @resolver() -> !llvm.ptr {
// HIDDEN-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// HIDDEN-NEXT:     llvm.return %0 : !llvm.ptr
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   module {
// HIDDEN-NEXT:     llvm.func hidden @inner() {
// HIDDEN-NEXT:       llvm.return
// HIDDEN-NEXT:     }
// HIDDEN-NEXT:   }
// HIDDEN-NEXT:   func.func @other() {
// HIDDEN-NEXT:     return
// HIDDEN-NEXT:   }
// HIDDEN-NEXT: }
// PROTECTED: module {
// PROTECTED-NEXT:   llvm.func protected @f() {
// PROTECTED-NEXT:     llvm.return
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   llvm.func protected @declared()
// PROTECTED-NEXT:   llvm.func hidden @hidden() {
// PROTECTED-NEXT:     llvm.return
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   llvm.func weak protected @weak() {
// PROTECTED-NEXT:     llvm.return
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   llvm.func extern_weak protected @extern_weak()
// PROTECTED-NEXT:   llvm.mlir.global external protected @g(1 : i32) {addr_space = 0 : i32} : i32
// PROTECTED-NEXT:   llvm.mlir.global external protected @p(1 : i32) {addr_space = 0 : i32} : i32
// PROTECTED-NEXT:   llvm.mlir.alias external protected @alias : i32 {
// PROTECTED-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// PROTECTED-NEXT:     llvm.return %0 : !llvm.ptr
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   llvm.mlir.ifunc external protected @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
// PROTECTED-NEXT:   llvm.func protected @resolver() -> !llvm.ptr {
// PROTECTED-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// PROTECTED-NEXT:     llvm.return %0 : !llvm.ptr
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   module {
// PROTECTED-NEXT:     llvm.func protected @inner() {
// PROTECTED-NEXT:       llvm.return
// PROTECTED-NEXT:     }
// PROTECTED-NEXT:   }
// PROTECTED-NEXT:   func.func @other() {
// PROTECTED-NEXT:     return
// PROTECTED-NEXT:   }
// PROTECTED-NEXT: }
// DEFAULT: module {
// DEFAULT-NEXT:   llvm.func @f() {
// DEFAULT-NEXT:     llvm.return
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   llvm.func @declared()
// DEFAULT-NEXT:   llvm.func hidden @hidden() {
// DEFAULT-NEXT:     llvm.return
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   llvm.func weak @weak() {
// DEFAULT-NEXT:     llvm.return
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   llvm.func extern_weak @extern_weak()
// DEFAULT-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// DEFAULT-NEXT:   llvm.mlir.global external protected @p(1 : i32) {addr_space = 0 : i32} : i32
// DEFAULT-NEXT:   llvm.mlir.alias external @alias : i32 {
// DEFAULT-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// DEFAULT-NEXT:     llvm.return %0 : !llvm.ptr
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
// DEFAULT-NEXT:   llvm.func @resolver() -> !llvm.ptr {
// DEFAULT-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// DEFAULT-NEXT:     llvm.return %0 : !llvm.ptr
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   module {
// DEFAULT-NEXT:     llvm.func @inner() {
// DEFAULT-NEXT:       llvm.return
// DEFAULT-NEXT:     }
// DEFAULT-NEXT:   }
// DEFAULT-NEXT:   func.func @other() {
// DEFAULT-NEXT:     return
// DEFAULT-NEXT:   }
// DEFAULT-NEXT: }
