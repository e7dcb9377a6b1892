// RUN: pyopt %s --finalize-memref-to-llvm --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The branch out of a scope stands where the scope's terminator stood.

func.func @main(%v: i32 loc("v")) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %v : i32 loc("end")
  } loc("scope")
  return %r : i32 loc("return")
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @main(%arg0: i32 loc("v")) -> i32 {
// CHECK-NEXT:     %0 = llvm.intr.stacksave : !llvm.ptr loc("scope")
// CHECK-NEXT:     llvm.br ^bb1 loc("scope")
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.intr.stackrestore %0 : !llvm.ptr loc("scope")
// CHECK-NEXT:     llvm.br ^bb2(%arg0 : i32) loc("end")
// CHECK-NEXT:   ^bb2(%1: i32 loc("scope")):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb3 loc("scope")
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return %1 : i32 loc("return")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("{{.*}}":0:0)
