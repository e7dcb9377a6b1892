// RUN: pyopt %s --shape-inference=library=%S/Inputs/library.mlir,common --allow-unregistered-dialect | FileCheck %s
// RUN: not pyopt %s --shape-inference=library=%S/Inputs/missing.mlir --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not pyopt %s --shape-inference=library=%S/Inputs/nothing.mlir --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not pyopt %s --shape-inference=library=%S/Inputs/invalid.mlir --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=INVALID

// Libraries from files: the first one that has a function for an op is asked. What is wrong with a file is said.

func.func @f(%a: tensor<4xf32>) {
  %0 = "tf.Tanh"(%a) : (tensor<4xf32>) -> tensor<*xf32>
  %1 = "tf.Exp"(%a) : (tensor<4xf32>) -> tensor<*xf32>
  return
}
// CHECK: "tf.Tanh"(%arg0) : (tensor<4xf32>) -> tensor<7x7xf32>
// CHECK: "tf.Exp"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>

// MISSING: error: cannot read the shape function library '{{.*}}missing.mlir': No such file or directory
// NOTHING: error: there is no shape.function_library in '{{.*}}nothing.mlir'
// INVALID: invalid.mlir:3:12: error: use of undeclared SSA value name
