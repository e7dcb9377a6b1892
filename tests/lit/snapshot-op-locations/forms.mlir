// RUN: pyopt %s --snapshot-op-locations='filename=%t print-local-scope=true pretty-debuginfo=true print-debuginfo=true' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: pyopt %s --snapshot-op-locations='filename=%t pretty-debuginfo=true print-debuginfo=true' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=ALIASES

// Aliases take lines of their own before the module.
func.func @f(%a: memref<4xi32, affine_map<(d0) -> (d0 + 3)>>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xi32, affine_map<(d0) -> (d0 + 3)>> loc("{{.*}}":5:14)) {
// CHECK-NEXT:     return loc("{{.*}}.tmp":3:4)
// CHECK-NEXT:   } loc("{{.*}}.tmp":2:2)
// CHECK-NEXT: } loc("{{.*}}.tmp":1:0)
// ALIASES: module {
// ALIASES-NEXT:   func.func @f(%arg0: memref<4xi32, affine_map<(d0) -> (d0 + 3)>> loc("{{.*}}":5:14)) {
// ALIASES-NEXT:     return loc("{{.*}}.tmp":3:4)
// ALIASES-NEXT:   } loc("{{.*}}.tmp":2:2)
// ALIASES-NEXT: } loc("{{.*}}.tmp":1:0)
