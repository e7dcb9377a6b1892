// Sums over overlapping windows of a buffer that the program changes between two of them.
func.func @main(%x: memref<1x7x1xi32>) -> (tensor<1x5x1xi32>, tensor<1x5x1xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %hundred = arith.constant 100 : i32
  %window = memref.alloc() : memref<3xi32>
  %a = memref.alloc() : memref<1x5x1xi32>
  %b = memref.alloc() : memref<1x5x1xi32>
  linalg.fill ins(%zero : i32) outs(%a : memref<1x5x1xi32>)
  linalg.fill ins(%zero : i32) outs(%b : memref<1x5x1xi32>)
  linalg.pooling_nwc_sum
      ins(%x, %window : memref<1x7x1xi32>, memref<3xi32>)
      outs(%a : memref<1x5x1xi32>)
  %flat = memref.collapse_shape %x [[0, 1, 2]] : memref<1x7x1xi32> into memref<7xi32>
  memref.store %hundred, %flat[%c3] : memref<7xi32>
  linalg.pooling_nwc_sum
      ins(%x, %window : memref<1x7x1xi32>, memref<3xi32>)
      outs(%b : memref<1x5x1xi32>)
  memref.dealloc %window : memref<3xi32>
  %t = bufferization.to_tensor %a restrict : memref<1x5x1xi32> to tensor<1x5x1xi32>
  %u = bufferization.to_tensor %b restrict : memref<1x5x1xi32> to tensor<1x5x1xi32>
  return %t, %u : tensor<1x5x1xi32>, tensor<1x5x1xi32>
}
