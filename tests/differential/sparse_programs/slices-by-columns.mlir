// Slices of a matrix that is stored by columns, with offsets and strides that are known and not.

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#CSCS = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 2, 1)>, j : #sparse_tensor<slice(0, 2, 2)>) -> (
      j : dense, i : compressed)
}>
#CSCD = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(?, ?, ?)>, j : #sparse_tensor<slice(?, ?, ?)>) -> (
      j : dense, i : compressed)
}>
func.func @dynamic(%s: tensor<4x4xf64, #CSC>, %a: index, %b: index, %m: index, %n: index, %p: index,
                   %q: index) {
  %x = tensor.extract_slice %s[%a, %b] [%m, %n] [%p, %q]
      : tensor<4x4xf64, #CSC> to tensor<?x?xf64, #CSCD>
  sparse_tensor.foreach in %x : tensor<?x?xf64, #CSCD> do {
  ^bb0(%i: index, %j: index, %v: f64):
    vector.print %i : index
    vector.print %j : index
    vector.print %v : f64
  }
  return
}
func.func @main() {
  %c = arith.constant sparse<[[0, 1], [1, 0], [2, 2], [2, 3]], [1.0, 2.0, 3.0, 4.0]>
      : tensor<4x4xf64>
  %s = sparse_tensor.convert %c : tensor<4x4xf64> to tensor<4x4xf64, #CSC>
  %x = tensor.extract_slice %s[1, 0] [2, 2] [1, 2] : tensor<4x4xf64, #CSC> to tensor<2x2xf64, #CSCS>
  sparse_tensor.foreach in %x : tensor<2x2xf64, #CSCS> do {
  ^bb0(%i: index, %j: index, %v: f64):
    vector.print %i : index
    vector.print %j : index
    vector.print %v : f64
  }
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  call @dynamic(%s, %c1, %c0, %c2, %c2, %c1, %c2)
      : (tensor<4x4xf64, #CSC>, index, index, index, index, index, index) -> ()
  call @dynamic(%s, %c0, %c1, %c3, %c3, %c1, %c1)
      : (tensor<4x4xf64, #CSC>, index, index, index, index, index, index) -> ()
  return
}
