// RUN: pyopt --split-input-file --allow-unregistered-dialect --llvm-request-c-wrappers %s | FileCheck %s

func.func @a() {
  return
}
func.func private @b(i32) attributes {x.y}
llvm.func @c()

// CHECK: module {
// CHECK-NEXT:   func.func @a() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b(i32) attributes {llvm.emit_c_interface, x.y}
// CHECK-NEXT:   llvm.func @c()
// CHECK-NEXT: }

// -----

module {
  module {
    func.func @inner() {
      return
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inner() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
