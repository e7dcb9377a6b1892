// RUN: pyopt --split-input-file --inline %s | FileCheck %s

// Calls and functions that are not to be inlined.

func.func private @g(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func private @h(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%a: i32) -> (i32, i32, i32) {
  %0 = func.call @g(%a) : (i32) -> i32
  %1 = func.call @h(%a) {no_inline} : (i32) -> i32
  %2 = func.call @h(%a) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(%arg0: i32) -> i32 attributes {no_inline} {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = call @g(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1 = call @h(%arg0) {no_inline} : (i32) -> i32
// CHECK-NEXT:     return %0, %1, %arg0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32, %f: (i32) -> i32) -> i32 {
  %1 = func.call_indirect %f(%a) {arg_attrs = [{a.b}], res_attrs = [{c.d = 1 : i32}]} : (i32) -> i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(i32) -> i32
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: (i32) -> i32) -> i32 {
// CHECK-NEXT:     %0 = call_indirect %arg1(%arg0) {arg_attrs = [{a.b}], res_attrs = [{c.d = 1 : i32}]} : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
