// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=20 %s | FileCheck %s --check-prefix=SHORT

// Only resources that are used come back, in the order of use; external ones always do.

"foo"() {a = dense_resource<x> : tensor<2xi32>, b = dense_resource<ab> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      ab: "0x04000000abcd0000",
      unused: "0x040000000100000002000000",
      x: "0x040000000100000002000000"
    }
  },
  external_resources: {
    foo: {
      b: true,
      c: "str",
      d: "0x0400000001000000"
    }
  }
#-}

// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       x: "0x040000000100000002000000",
// CHECK-NEXT:       ab: "0x04000000ABCD0000"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     foo: {
// CHECK-NEXT:       b: true,
// CHECK-NEXT:       c: "str",
// CHECK-NEXT:       d: "0x0400000001000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}

// SHORT-NOT: x:
// SHORT: ab: "0x04000000ABCD0000"
