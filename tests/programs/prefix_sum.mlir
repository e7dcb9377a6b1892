// Sums of prefixes by doubling strides; the tensor that the buffer stands for is read again after each round of writes.
func.func @main(%x: tensor<16xi64>) -> (tensor<16xi64>, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %buffer = memref.alloc() : memref<16xi64>
  %from = bufferization.to_buffer %x : tensor<16xi64> to memref<16xi64>
  memref.copy %from, %buffer : memref<16xi64> to memref<16xi64>
  %r = scf.while (%stride = %c1) : (index) -> index {
    %go = arith.cmpi ult, %stride, %c16 : index
    scf.condition(%go) %stride : index
  } do {
  ^bb0(%stride: index):
    %last = arith.subi %c16, %c1 : index
    %count = arith.subi %c16, %stride : index
    scf.for %k = %c0 to %count step %c1 {
      %i = arith.subi %last, %k : index
      %j = arith.subi %i, %stride : index
      %a = memref.load %buffer[%i] : memref<16xi64>
      %b = memref.load %buffer[%j] : memref<16xi64>
      %s = arith.addi %a, %b : i64
      memref.store %s, %buffer[%i] : memref<16xi64>
    }
    %twice = arith.addi %stride, %stride : index
    scf.yield %twice : index
  }
  %t = bufferization.to_tensor %buffer restrict : memref<16xi64> to tensor<16xi64>
  %c15 = arith.constant 15 : index
  %total = tensor.extract %t[%c15] : tensor<16xi64>
  return %t, %total : tensor<16xi64>, i64
}
