// RUN: pyopt %s --convert-func-to-llvm | FileCheck %s

// A symbol is public if nothing else is said.

func.func public @said() {
  return
}
func.func @not_said() {
  return
}
func.func private @declared(i32) -> i32
func.func nested @nested() {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @said() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @not_said() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @declared(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @nested() attributes {sym_visibility = "nested"} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
