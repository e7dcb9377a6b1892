// The buffer of a tensor is written three times in a loop, and read each time.
func.func @main(%t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %copy = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>
  %m = bufferization.to_buffer %copy : tensor<2xi32> to memref<2xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %m[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %m[%c0] : memref<2xi32>
    %x = memref.load %m[%c0] : memref<2xi32>
    %y = arith.addi %s, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
