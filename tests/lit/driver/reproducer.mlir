// RUN: pyopt %s --cse --mlir-pass-pipeline-crash-reproducer=%t.crash -o /dev/null
// RUN: test ! -e %t.crash
// RUN: pyopt %s --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: pyopt %s --cse | FileCheck %s --check-prefix=KEEP

// A reproducer has its pipeline with it; that runs when asked to, and is kept otherwise.

// AGAIN:     "func.func" : 1
// AGAIN:     module {
// AGAIN-NOT: mlir_reproducer

// KEEP:      external_resources: {
// KEEP-NEXT:   mlir_reproducer: {
// KEEP-NEXT:     pipeline: "builtin.module(func.func(print-op-stats{json=true}))",
func.func @f() {
  return
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(func.func(print-op-stats{json=true}))",
      disable_threading: true,
      verify_each: true
    }
  }
#-}
