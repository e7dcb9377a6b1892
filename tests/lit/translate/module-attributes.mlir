// RUN: pyopt-translate --mlir-to-llvmir %s | FileCheck %s

// Libraries that a module depends on, as plain strings.
module attributes {llvm.dependent_libraries = ["m", "c"], llvm.ident = "x"} {
  llvm.func @f() {
    llvm.return
  }
}

// CHECK: !llvm.ident = !{!0}
// CHECK-NEXT: !llvm.dependent-libraries = !{!1, !2}
// CHECK: !0 = !{!"x"}
// CHECK-NEXT: !1 = !{!"m"}
// CHECK-NEXT: !2 = !{!"c"}
