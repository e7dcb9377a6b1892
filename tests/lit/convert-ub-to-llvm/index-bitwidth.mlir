// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-ub-to-llvm=index-bitwidth=32 %s | FileCheck %s

func.func @f() -> (!llvm.struct<(i32, index)>) {
  %0 = ub.poison : !llvm.struct<(i32, index)>
  return %0 : !llvm.struct<(i32, index)>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !llvm.struct<(i32, index)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i32, i32)> to !llvm.struct<(i32, index)>
// CHECK-NEXT:     return %1 : !llvm.struct<(i32, index)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
