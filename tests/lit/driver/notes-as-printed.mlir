// RUN: not pyopt %s 2>&1 | FileCheck %s
// RUN: not pyopt %s --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: not pyopt %s --mlir-print-debuginfo --mlir-pretty-debuginfo 2>&1 | FileCheck %s --check-prefix=PRETTY
// RUN: not pyopt %s --mlir-print-value-users 2>&1 | FileCheck %s --check-prefix=USERS
// RUN: not pyopt %s --mlir-print-skip-regions 2>&1 | FileCheck %s --check-prefix=SKIP
// RUN: not pyopt %s --mlir-print-elementsattrs-with-hex-if-larger=2 2>&1 | FileCheck %s --check-prefix=HEX
// RUN: not pyopt %s --mlir-elide-elementsattrs-if-larger=2 2>&1 | FileCheck %s
// RUN: not pyopt %s --mlir-use-nameloc-as-prefix 2>&1 | FileCheck %s --check-prefix=NAME

// The note that shows an op is printed as the flags say, but always in local scope and with the same limit for elements.

// CHECK: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "twice"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1):
// CHECK-NEXT:   %0 = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT:   "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// DEBUG: note: see current operation:
// DEBUG-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "twice"}> ({
// DEBUG-NEXT: ^bb0(%arg0: i1 loc({{.*}})):
// DEBUG-NEXT:   %0 = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32> loc("x")
// DEBUG-NEXT:   "func.return"() : () -> () loc({{.*}})
// DEBUG-NEXT: }) : () -> () loc({{.*}})
// PRETTY: %0 = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32> "x"
// USERS: // %arg0 is unused
// USERS-NEXT: "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32> // unused
// SKIP: note: see current operation: "func.func"() <{function_type = (i1) -> (), sym_name = "twice"}> ({...}) : () -> ()
// HEX: value = dense<"0x010000000200000003000000040000000500000006000000"> : tensor<6xi32>
// NAME: %x = "arith.constant"()
func.func @twice(%c: i1) {
  return
}
func.func @twice(%c: i1) {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32> loc("x")
  return
}
