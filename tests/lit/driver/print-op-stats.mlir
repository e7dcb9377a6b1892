// RUN: pyopt %s --allow-unregistered-dialect --print-op-stats -o /dev/null 2>&1 | FileCheck %s --strict-whitespace
// RUN: pyopt %s --allow-unregistered-dialect --print-op-stats=json=true -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="any(func.func(print-op-stats{json=1}))" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FUNC

// CHECK:Operations encountered:
// CHECK-NEXT:-----------------------
// CHECK-NEXT:    arith.addi     , 2
// CHECK-NEXT:    arith.constant , 1
// CHECK-NEXT:  builtin.module   , 1
// CHECK-NEXT:     func.func     , 1
// CHECK-NEXT:     func.return   , 1
// CHECK-NEXT:          none     , 1

// JSON:      {
// JSON-NEXT:   "arith.addi" : 2,
// JSON-NEXT:   "arith.constant" : 1,
// JSON-NEXT:   "builtin.module" : 1,
// JSON-NEXT:   "func.func" : 1,
// JSON-NEXT:   "func.return" : 1,
// JSON-NEXT:   "none" : 1
// JSON-NEXT: }

// FUNC:     "arith.addi" : 2
// FUNC-NOT: builtin.module
func.func @f(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %1, %0 : i32
  return %2 : i32
}
"none"() : () -> ()
