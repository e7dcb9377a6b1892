// RUN: pyopt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Where mlir-opt crashes, locations stay: no file is known, no function is around, or it names its subprogram inside.

#file = #llvm.di_file<"z.c" in "/d">
#f = #llvm.di_subprogram<id = distinct[1]<>, scope = #file, name = "f", file = #file>
// CHECK-LABEL: @unknown
llvm.func @unknown() {
  // CHECK: llvm.return loc(callsite("n" at "b.c":7:3))
  llvm.return loc(callsite("n" at "b.c":7:3))
} loc("a.c":1:1)
// CHECK-LABEL: @other
func.func @other() {
  // CHECK: return loc(callsite("b.c":17:2 at "c.c":1:1))
  return loc(callsite("b.c":17:2 at "c.c":1:1))
}
// CHECK-LABEL: @inside
llvm.func @inside() {
  // CHECK: llvm.return loc("b.c":17:2)
  llvm.return loc("b.c":17:2)
} loc("n"(fused<#f>["a.c":1:1]))
