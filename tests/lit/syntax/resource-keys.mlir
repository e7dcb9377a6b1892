// RUN: pyopt %s --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect | pyopt --allow-unregistered-dialect | FileCheck %s

// A resource's key is an identifier, or a string.
"test.use"() {
  a = dense_resource<"two words"> : tensor<1xf32>,
  b = dense_resource<"bare"> : tensor<1xf32>,
  c = dense_resource<"a\22b"> : tensor<1xf32>,
  d = dense_resource<"é"> : tensor<1xf32>,
  e = dense_resource<"1a"> : tensor<1xf32>,
  f = dense_resource<a.b$c> : tensor<1xf32>,
  g = dense_resource<"a-b"> : tensor<1xf32>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      "two words": "0x0400000000000040",
      bare: "0x0400000000000040",
      "a\22b": "0x0400000000000040",
      "\C3\A9": "0x0400000000000040",
      "1a": "0x0400000000000040",
      "a.b$c": "0x0400000000000040"
    }
  },
  external_resources: {
    test: {
      "a key": "some text",
      other: true
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   "test.use"() {a = dense_resource<"two words"> : tensor<1xf32>, b = dense_resource<bare> : tensor<1xf32>, c = dense_resource<"a\22b"> : tensor<1xf32>, d = dense_resource<"\C3\A9"> : tensor<1xf32>, e = dense_resource<"1a"> : tensor<1xf32>, f = dense_resource<a.b$c> : tensor<1xf32>, g = dense_resource<"a-b"> : tensor<1xf32>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       "two words": "0x0400000000000040",
// CHECK-NEXT:       bare: "0x0400000000000040",
// CHECK-NEXT:       "a\22b": "0x0400000000000040",
// CHECK-NEXT:       "\C3\A9": "0x0400000000000040",
// CHECK-NEXT:       "1a": "0x0400000000000040",
// CHECK-NEXT:       a.b$c: "0x0400000000000040"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     test: {
// CHECK-NEXT:       "a key": "some text",
// CHECK-NEXT:       other: true
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
