// Reshapes whose extents the program chooses.
func.func @main(%t: tensor<?x?x?xi32>, %x: index, %y: index) -> (tensor<?x?xi32>, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %flat = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x?x?xi32> into tensor<?xi32>
  %e = tensor.expand_shape %flat [[0, 1]] output_shape [%x, %y] : tensor<?xi32> into tensor<?x?xi32>
  %d = tensor.dim %e, %c1 : tensor<?x?xi32>
  %m = bufferization.to_buffer %t : tensor<?x?x?xi32> to memref<?x?x?xi32>
  %mf = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xi32> into memref<?xi32>
  %me = memref.expand_shape %mf [[0, 1]] output_shape [%x, %y] : memref<?xi32> into memref<?x?xi32>
  %last = arith.subi %d, %c1 : index
  %v = memref.load %me[%c1, %last] : memref<?x?xi32>
  return %e, %d, %v : tensor<?x?xi32>, index, i32
}
