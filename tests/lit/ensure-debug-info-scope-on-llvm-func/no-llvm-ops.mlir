// RUN: pyopt %s --ensure-debug-info-scope-on-llvm-func | FileCheck %s

// There is nothing to do.

func.func private @f()

// CHECK: module {
// CHECK-NEXT:   func.func private @f()
// CHECK-NEXT: }
