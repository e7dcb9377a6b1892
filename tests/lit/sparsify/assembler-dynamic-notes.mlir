// RUN: not pyopt %s --sparse-assembler 2>&1 | FileCheck %s

// One argument of each function is reported, in its wrapper.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @static(%a: tensor<8xf64, #SV>) {
  return
}
// CHECK: mlir:11:1: error: the sparse-tensor must have static shape
// CHECK: note: see current operation: %1 = "sparse_tensor.assemble"(%arg4, %arg5, %arg6)
func.func @second_of_three(%b: i32, %a: tensor<8xf64, #SV>, %c: tensor<?xf64, #SV>,
                           %d: tensor<?xf64, #SV>) {
  return
}
module {
  // CHECK: mlir:18:3: error: the sparse-tensor must have static shape
  // CHECK: note: see current operation: %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2)
  func.func @nested(%a: tensor<?xf64, #SV>) {
    return
  }
}
// CHECK-NOT: error
