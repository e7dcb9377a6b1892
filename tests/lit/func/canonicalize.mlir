// RUN: pyopt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// A call of a known function.
func.func private @callee(i32, i32) -> i32
func.func @indirect(%a: i32, %b: i32) -> i32 {
  %f = constant @callee : (i32, i32) -> i32
  %r = call_indirect %f(%a, %b) : (i32, i32) -> i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(i32, i32) -> i32
// CHECK-NEXT:   func.func @indirect(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = call @callee(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
