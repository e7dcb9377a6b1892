// RUN: pyopt %s --mlir-generate-reproducer=%t --pass-pipeline="builtin.module(func.func(print-op-stats{json=true}))" -o /dev/null
// RUN: FileCheck %s --input-file=%t
// RUN: pyopt %t --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN

// For pyopt only: mlir-opt 19 wraps the pipeline in `any(...)`, so that running it does nothing.

// CHECK:      module {
// CHECK:      {-#
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     mlir_reproducer: {
// CHECK-NEXT:       pipeline: "builtin.module(func.func(print-op-stats{json=true}))",
// CHECK-NEXT:       disable_threading: true,
// CHECK-NEXT:       verify_each: true

// AGAIN:     "func.func" : 1
// AGAIN:     module {
// AGAIN-NOT: mlir_reproducer
func.func @f() {
  return
}
