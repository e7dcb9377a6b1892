// RUN: not pyopt-run %s --allow-unregistered-dialect --arg true 2>&1 | FileCheck %s
// RUN: pyopt-run %s --allow-unregistered-dialect --arg false | FileCheck %s --check-prefix=AROUND

// Only a run that gets there fails.
// CHECK: unknown-op.mlir:11:3: error: 'test.op' op is not registered, so it is not known what it does
// AROUND: false
func.func @main(%b: i1) -> i1 {
  cf.cond_br %b, ^a, ^b
^a:
  // It has a region, too.
  "test.op"() ({
  ^bb0:
  }) : () -> ()
  cf.br ^b
^b:
  return %b : i1
}
