// The body of a named contraction is what the op's verifier prescribes: it stays, and so does the op's custom form.
// RUN: pyopt --convert-arith-to-llvm --mlir-print-op-generic %s | FileCheck %s
// RUN: pyopt --convert-complex-to-llvm --mlir-print-op-generic %s | FileCheck %s
// RUN: pyopt --convert-complex-to-standard --mlir-print-op-generic %s | FileCheck %s

// CHECK: "linalg.matmul"(
// CHECK: "arith.mulf"
// CHECK: "arith.addf"
func.func @reals(%a: memref<3x4xf32>, %b: memref<4x5xf32>, %c: memref<3x5xf32>) {
  linalg.matmul ins(%a, %b : memref<3x4xf32>, memref<4x5xf32>) outs(%c : memref<3x5xf32>)
  return
}

// CHECK: "linalg.matvec"(
// CHECK: "complex.mul"
// CHECK: "complex.add"
func.func @numbers(%a: memref<2x2xcomplex<f32>>, %b: memref<2xcomplex<f32>>) {
  linalg.matvec
      ins(%a, %b : memref<2x2xcomplex<f32>>, memref<2xcomplex<f32>>)
      outs(%b : memref<2xcomplex<f32>>)
  return
}
