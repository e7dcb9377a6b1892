// RUN: pyopt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --lift-cf-to-scf=reference-exact=true --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=EXACT

// An index has no room for the number: the reference takes its lower bits.
func.func @wide(%f: i128, %a: i32, %b: i32, %c: i32) -> i32 {
  cf.switch %f : i128, [
    default: ^end(%a : i32),
    3: ^end(%b : i32),
    -1: ^end(%c : i32)
  ]
^end(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide(%arg0: i128, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c-1_i128 : i128
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.select %0, %c1, %c2 : index
// CHECK-NEXT:     %c3_i128 = arith.constant 3 : i128
// CHECK-NEXT:     %2 = arith.cmpi eq, %arg0, %c3_i128 : i128
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.select %2, %c0, %1 : index
// CHECK-NEXT:     %4 = scf.index_switch %3 -> i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       scf.yield %arg3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @wide(%arg0: i128, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
// EXACT-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXACT-NEXT:     %0 = arith.index_castui %arg0 : i128 to index
// EXACT-NEXT:     %1 = scf.index_switch %0 -> i32
// EXACT-NEXT:     case 3 {
// EXACT-NEXT:       scf.yield %arg2 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     case -1 {
// EXACT-NEXT:       scf.yield %arg3 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     default {
// EXACT-NEXT:       scf.yield %arg1 : i32
// EXACT-NEXT:     }
// EXACT-NEXT:     return %1 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }
