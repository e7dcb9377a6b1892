// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s

// Everything else of the dialect is that of a dialect that pyopt does not have.

// CHECK: "gpu.foo"() {a = #gpu.foo<x>, b = !gpu.foo<y>} : () -> ()
"gpu.foo"() {a = #gpu.foo<x>, b = !gpu.foo<y>} : () -> ()
