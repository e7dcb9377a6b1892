// All shortest paths, in place.
func.func @main(%d: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %d, %c0 : memref<?x?xi32>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      %a = affine.load %d[%i, %k] : memref<?x?xi32>
      affine.for %j = 0 to %n {
        %b = affine.load %d[%k, %j] : memref<?x?xi32>
        %c = affine.load %d[%i, %j] : memref<?x?xi32>
        %sum = arith.addi %a, %b : i32
        %less = arith.minsi %sum, %c : i32
        affine.store %less, %d[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
