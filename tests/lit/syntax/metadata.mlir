// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Resources of dialects and of elements.
"any.op"() {r = dense_resource<blob> : tensor<2xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   "any.op"() {r = dense_resource<blob> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x040000000100000002000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {r = dense_resource<blob> : tensor<2xi32>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-EMPTY:
// GENERIC-NEXT: {-#
// GENERIC-NEXT:   dialect_resources: {
// GENERIC-NEXT:     builtin: {
// GENERIC-NEXT:       blob: "0x040000000100000002000000"
// GENERIC-NEXT:     }
// GENERIC-NEXT:   }
// GENERIC-NEXT: #-}

// -----

// Several, and one that nobody uses.
"any.op"() {a = dense_resource<one> : tensor<1xi64>, b = dense_resource<two> : tensor<4xi8>}
    : () -> ()
{-#
  dialect_resources: {
    builtin: {
      one: "0x080000000700000000000000",
      two: "0x0100000001020304",
      unused: "0x0100000001"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   "any.op"() {a = dense_resource<one> : tensor<1xi64>, b = dense_resource<two> : tensor<4xi8>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       one: "0x080000000700000000000000",
// CHECK-NEXT:       two: "0x0100000001020304"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {a = dense_resource<one> : tensor<1xi64>, b = dense_resource<two> : tensor<4xi8>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-EMPTY:
// GENERIC-NEXT: {-#
// GENERIC-NEXT:   dialect_resources: {
// GENERIC-NEXT:     builtin: {
// GENERIC-NEXT:       one: "0x080000000700000000000000",
// GENERIC-NEXT:       two: "0x0100000001020304"
// GENERIC-NEXT:     }
// GENERIC-NEXT:   }
// GENERIC-NEXT: #-}

// -----

// An empty file section, and a section that nobody knows.
"any.op"() : () -> ()
{-# #-}

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Resources that are not from this file.
"any.op"() {r = dense_resource<elsewhere> : tensor<3xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() {r = dense_resource<elsewhere> : tensor<3xf32>} : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {r = dense_resource<elsewhere> : tensor<3xf32>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// External resources of an unknown tool.
"any.op"() : () -> ()
{-#
  external_resources: {
    some_tool: {
      number: true,
      text: "value",
      blob: "0x0100000042"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     some_tool: {
// CHECK-NEXT:       number: true,
// CHECK-NEXT:       text: "value",
// CHECK-NEXT:       blob: "0x0100000042"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-EMPTY:
// GENERIC-NEXT: {-#
// GENERIC-NEXT:   external_resources: {
// GENERIC-NEXT:     some_tool: {
// GENERIC-NEXT:       number: true,
// GENERIC-NEXT:       text: "value",
// GENERIC-NEXT:       blob: "0x0100000042"
// GENERIC-NEXT:     }
// GENERIC-NEXT:   }
// GENERIC-NEXT: #-}
