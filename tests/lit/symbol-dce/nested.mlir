// RUN: pyopt %s --pass-pipeline='builtin.module(builtin.module(symbol-dce))' --split-input-file | FileCheck %s

// Run on inner modules: those with a name that can be seen keep what is nested.

module @seen {
  func.func nested @nested() {
    return
  }
  func.func private @private()
  module @inner {
    func.func nested @nested() {
      return
    }
  }
}
module @hidden attributes {sym_visibility = "private"} {
  func.func nested @nested() {
    return
  }
  func.func @public() {
    return
  }
}
module {
  func.func nested @nested() {
    return
  }
  func.func @public() {
    return
  }
}
func.func private @outside()

// CHECK: module {
// CHECK-NEXT:   module @seen {
// CHECK-NEXT:     func.func nested @nested() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     module @inner {
// CHECK-NEXT:       func.func nested @nested() {
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @hidden attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func @public() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @public() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @outside()
// CHECK-NEXT: }
