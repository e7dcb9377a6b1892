// RUN: pyopt %s --linalg-block-pack-matmul | FileCheck %s
// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16 | FileCheck %s

func.func @matmul(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xf32>, tensor<256x64xf32>) outs(%arg2 : tensor<128x64xf32>) -> tensor<128x64xf32>
// CHECK-NEXT:     return %0 : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
