// RUN: not pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 mnk-order=0,2,2" 2>&1 | FileCheck %s

// CHECK: error: mnk-order must be 0, 1 and 2 in some order

func.func @matmul(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}
