// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// What regions hand on twice, or without use.

func.func @switch(%c: index, %x: i32) -> (i32, i32, i32) {
  %0:4 = scf.index_switch %c -> i32, i32, i32, i32
  case 1 {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y, %y : i32, i32, i32, i32
  }
  default {
    %y = "t.y"() : () -> i32
    scf.yield %y, %x, %y, %x : i32, i32, i32, i32
  }
  return %0#1, %0#2, %0#0 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: index, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = scf.index_switch %arg0 -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0, %0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_used(%c: i1) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %y = "t.y"() : () -> i32
    scf.yield %y, %y : i32, i32
  } else {
    %z = "t.z"() : () -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_used(%arg0: i1) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.z"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
