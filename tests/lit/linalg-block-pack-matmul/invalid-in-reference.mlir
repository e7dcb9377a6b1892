// RUN: pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 allow-padding=false" | FileCheck %s

// The reference fails without a word where blocks are not full, and crashes without a zero of the type.

func.func @ragged(%a: tensor<128x250xf32>, %b: tensor<250x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x250xf32>, tensor<250x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

func.func @dynamic(%a: tensor<?x256xf32>, %b: tensor<256x64xf32>, %c: tensor<?x64xf32>)
    -> tensor<?x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<?x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ragged(%arg0: tensor<128x250xf32>, %arg1: tensor<250x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<128x250xf32>, tensor<250x64xf32>) outs(%arg2 : tensor<128x64xf32>) -> tensor<128x64xf32>
// CHECK-NEXT:     return %0 : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<?x64xf32>) -> tensor<?x64xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<?x256xf32>, tensor<256x64xf32>) outs(%arg2 : tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK-NEXT:     return %0 : tensor<?x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
