// RUN: not pyopt-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: error: resource does not exist
llvm.mlir.global private constant @w(dense_resource<__elided__> : tensor<2x3xf32>)
    : !llvm.array<2 x array<3 x f32>>
