// RUN: not pyopt %s --no-implicit-module 2>&1 | FileCheck %s

// CHECK: :8:1: error: redefinition of symbol named 'a'
// CHECK-NOT: source must contain
func.func @a() {
  return
}
func.func @a() {
  return
}
