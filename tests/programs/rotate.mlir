// A matrix turned by a quarter in place: four elements change places at a time, through two views of one buffer.
func.func @main(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32>
  %last = arith.subi %n, %c1 : index
  %half = arith.divui %n, %c2 : index
  %rest = arith.addi %n, %c1 : index
  %other = arith.divui %rest, %c2 : index
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
  scf.for %i = %c0 to %half step %c1 {
    scf.for %j = %c0 to %other step %c1 {
      %y = arith.subi %last, %i : index
      %x = arith.subi %last, %j : index
      %a = memref.load %m[%i, %j] : memref<?x?xi32>
      %b = memref.load %t[%i, %x] : memref<?x?xi32, strided<[1, ?]>>
      memref.store %b, %m[%i, %j] : memref<?x?xi32>
      %c = memref.load %m[%y, %x] : memref<?x?xi32>
      memref.store %c, %m[%x, %i] : memref<?x?xi32>
      %d = memref.load %t[%y, %j] : memref<?x?xi32, strided<[1, ?]>>
      memref.store %d, %m[%y, %x] : memref<?x?xi32>
      memref.store %a, %t[%y, %j] : memref<?x?xi32, strided<[1, ?]>>
    }
  }
  return
}
