// RUN: pyopt %s --symbol-privatize=exclude=main,data --split-input-file | FileCheck %s
// RUN: pyopt %s --symbol-privatize --split-input-file | FileCheck %s --check-prefix=ALL
// RUN: pyopt %s --pass-pipeline='builtin.module(builtin.module(symbol-privatize))' --split-input-file | FileCheck %s --check-prefix=INNER

func.func @main() {
  return
}
func.func nested @nested() {
  return
}
func.func private @private()
memref.global @data : memref<2xi32>
memref.global @more : memref<2xi32>
module @inner {
  func.func @f() {
    return
  }
}
module {
  func.func @g() {
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @main() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @nested() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @private()
// CHECK-NEXT:   memref.global @data : memref<2xi32>
// CHECK-NEXT:   memref.global "private" @more : memref<2xi32>
// CHECK-NEXT:   module @inner attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func @f() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @g() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALL: module {
// ALL-NEXT:   func.func private @main() {
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @nested() {
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @private()
// ALL-NEXT:   memref.global "private" @data : memref<2xi32>
// ALL-NEXT:   memref.global "private" @more : memref<2xi32>
// ALL-NEXT:   module @inner attributes {sym_visibility = "private"} {
// ALL-NEXT:     func.func @f() {
// ALL-NEXT:       return
// ALL-NEXT:     }
// ALL-NEXT:   }
// ALL-NEXT:   module {
// ALL-NEXT:     func.func @g() {
// ALL-NEXT:       return
// ALL-NEXT:     }
// ALL-NEXT:   }
// ALL-NEXT: }
// INNER: module {
// INNER-NEXT:   func.func @main() {
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT:   func.func nested @nested() {
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT:   func.func private @private()
// INNER-NEXT:   memref.global @data : memref<2xi32>
// INNER-NEXT:   memref.global @more : memref<2xi32>
// INNER-NEXT:   module @inner {
// INNER-NEXT:     func.func private @f() {
// INNER-NEXT:       return
// INNER-NEXT:     }
// INNER-NEXT:   }
// INNER-NEXT:   module {
// INNER-NEXT:     func.func private @g() {
// INNER-NEXT:       return
// INNER-NEXT:     }
// INNER-NEXT:   }
// INNER-NEXT: }
