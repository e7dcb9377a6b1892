// RUN: pyopt --mlir-elide-resource-strings-if-larger=20 --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// A short resource is kept, a long one left out.
"any.op"() {a = dense_resource<long> : tensor<4xi32>, b = dense_resource<short> : tensor<1xi32>}
    : () -> ()
{-#
  dialect_resources: {
    builtin: {
      long: "0x0400000001000000020000000300000004000000",
      short: "0x0400000001000000"
    }
  },
  external_resources: {
    tool: {
      text: "a string that is longer than that limit",
      flag: false
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = dense_resource<long> : tensor<4xi32>, b = dense_resource<short> : tensor<1xi32>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       short: "0x0400000001000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     tool: {
// CHECK-NEXT:       flag: false
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
