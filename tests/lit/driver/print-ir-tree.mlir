// RUN: rm -rf %t
// RUN: pyopt %s --pass-pipeline="builtin.module(cse,func.func(canonicalize),cse)" --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t
// RUN: test -f %t/builtin_module_m/0_cse.mlir
// RUN: test -f %t/builtin_module_m/func_func_f/0_0_canonicalize.mlir
// RUN: test -f %t/builtin_module_m/1_cse.mlir
// RUN: FileCheck %s --input-file=%t/builtin_module_m/func_func_f/0_0_canonicalize.mlir

// CHECK:      // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
module @m {
  func.func @f() {
    return
  }
}
