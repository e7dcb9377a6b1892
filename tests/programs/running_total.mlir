// A buffer that is handed to a function between two reads of it, which also reads a tensor made of it before.
func.func private @add_to_all(%m: memref<?xi32>, %by: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    %w = arith.addi %v, %by : i32
    memref.store %w, %m[%i] : memref<?xi32>
  }
  return
}
func.func @main(%t: tensor<?xi32>, %at: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %from = bufferization.to_buffer %t : tensor<?xi32> to memref<?xi32>
  %m = memref.alloc(%n) : memref<?xi32>
  memref.copy %from, %m : memref<?xi32> to memref<?xi32>
  %a = memref.load %m[%at] : memref<?xi32>
  func.call @add_to_all(%m, %five) : (memref<?xi32>, i32) -> ()
  %b = memref.load %m[%at] : memref<?xi32>
  %fixed = memref.cast %m : memref<?xi32> to memref<4xi32>
  %pairs = memref.expand_shape %fixed [[0, 1]] output_shape [2, 2]
      : memref<4xi32> into memref<2x2xi32>
  memref.store %seven, %pairs[%c0, %c0] : memref<2x2xi32>
  %c = memref.load %m[%c0] : memref<?xi32>
  func.call @add_to_all(%m, %seven) : (memref<?xi32>, i32) -> ()
  %d = memref.load %pairs[%c0, %c0] : memref<2x2xi32>
  memref.dealloc %m : memref<?xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
