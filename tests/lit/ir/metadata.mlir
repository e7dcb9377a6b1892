// RUN: pyopt --allow-unregistered-dialect %s --split-input-file | FileCheck %s

// File metadata.

{-# #-}
"foo"() : () -> ()
// CHECK: "foo"() : () -> ()

// -----

"foo"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      x: "0x040000000100000002000000",
      x: "0x040000000100000003000000"
    }
  }
#-}
// CHECK: "foo"() : () -> ()

// -----

"foo"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      x: "0x040000000100000002000000"
    }
  },
  dialect_resources: {}
#-}
// CHECK: "foo"() : () -> ()
