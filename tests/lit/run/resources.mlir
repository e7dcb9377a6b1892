// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize --one-shot-bufferize="bufferize-function-boundaries" | FileCheck %s
// RUN: not pyopt-run %s --entry missing 2>&1 | FileCheck %s --check-prefix=MISSING

// Elements that stand in the file's resources; a truth value takes a byte.

// CHECK:      {{\[\[}}1., 2., 3.],
// CHECK-NEXT:  [4., 5., 6.]]
// CHECK-NEXT: [true, false, true]
func.func @main() -> (tensor<2x3xf32>, tensor<3xi1>) {
  %0 = arith.constant dense_resource<blob> : tensor<2x3xf32>
  %1 = arith.constant dense_resource<mask> : tensor<3xi1>
  return %0, %1 : tensor<2x3xf32>, tensor<3xi1>
}

// MISSING: error: 'arith.constant' op there is no value for this attribute
func.func @missing() -> tensor<3xf32> {
  %0 = arith.constant dense_resource<blob> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F0000004000004040000080400000A0400000C040",
      mask: "0x01000000010001"
    }
  }
#-}
