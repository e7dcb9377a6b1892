// A histogram: the buffer of a tensor is written and read in turns, once through a cast.
func.func @main(%x: tensor<?xi32>, %counts: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %open = memref.cast %counts : memref<8xi32> to memref<?xi32>
  %most = scf.for %i = %c0 to %n step %c1 iter_args(%m = %zero) -> i32 {
    %v = tensor.extract %x[%i] : tensor<?xi32>
    %bin = arith.andi %v, %seven : i32
    %at = arith.index_castui %bin : i32 to index
    %old = memref.load %open[%at] : memref<?xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%at] : memref<8xi32>
    %again = memref.load %open[%at] : memref<?xi32>
    %most = arith.maxsi %m, %again : i32
    scf.yield %most : i32
  }
  return %most : i32
}
