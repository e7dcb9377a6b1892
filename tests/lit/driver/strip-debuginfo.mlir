// RUN: pyopt %s --strip-debuginfo --mlir-print-debuginfo | FileCheck %s

// CHECK:      #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:     return %arg0 : i32 loc(#loc)
// CHECK-NEXT:   } loc(#loc)
// CHECK-NEXT: } loc(#loc)
func.func @f(%a: i32 loc("arg")) -> i32 {
  return %a : i32 loc("x":1:2)
}
