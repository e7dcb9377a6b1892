// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// CHECK: "test.op"() : () -> ()
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "test.op"() : () -> ()
"test.op"() : () -> ()
