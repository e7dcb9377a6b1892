// Levenshtein distance with two rows that take turns.
func.func @main(%a: tensor<?xi8>, %b: tensor<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = tensor.dim %a, %c0 : tensor<?xi8>
  %n = tensor.dim %b, %c0 : tensor<?xi8>
  %n1 = arith.addi %n, %c1 : index
  %rows = memref.alloc(%n1) : memref<2x?xi32>
  scf.for %j = %c0 to %n1 step %c1 {
    %0 = arith.index_cast %j : index to i32
    memref.store %0, %rows[%c0, %j] : memref<2x?xi32>
  }
  scf.for %i = %c0 to %m step %c1 {
    %old = arith.andi %i, %c1 : index
    %new = arith.xori %old, %c1 : index
    %i1 = arith.addi %i, %c1 : index
    %first = arith.index_cast %i1 : index to i32
    memref.store %first, %rows[%new, %c0] : memref<2x?xi32>
    %x = tensor.extract %a[%i] : tensor<?xi8>
    scf.for %j = %c0 to %n step %c1 {
      %j1 = arith.addi %j, %c1 : index
      %y = tensor.extract %b[%j] : tensor<?xi8>
      %differ = arith.cmpi ne, %x, %y : i8
      %cost = arith.extui %differ : i1 to i32
      %above_left = memref.load %rows[%old, %j] : memref<2x?xi32>
      %above = memref.load %rows[%old, %j1] : memref<2x?xi32>
      %left = memref.load %rows[%new, %j] : memref<2x?xi32>
      %replace = arith.addi %above_left, %cost : i32
      %least = arith.minsi %above, %left : i32
      %indel = arith.addi %least, %one : i32
      %best = arith.minsi %replace, %indel : i32
      memref.store %best, %rows[%new, %j1] : memref<2x?xi32>
    }
  }
  %last = arith.andi %m, %c1 : index
  %r = memref.load %rows[%last, %n] : memref<2x?xi32>
  memref.dealloc %rows : memref<2x?xi32>
  return %r : i32
}
