// The heat equation in place: each point is written before its right neighbour reads it.
func.func @main(%u: memref<?xf64>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %quarter = arith.constant 0.25 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %u, %c0 : memref<?xf64>
  %end = arith.subi %n, %c1 : index
  %short = arith.subi %n, %c2 : index
  %left = memref.subview %u[0] [%short] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
  %right = memref.subview %u[2] [%short] [1]
      : memref<?xf64> to memref<?xf64, strided<[1], offset: 2>>
  scf.for %t = %c0 to %steps step %c1 {
    scf.for %i = %c1 to %end step %c1 {
      %before = arith.subi %i, %c1 : index
      %a = memref.load %left[%before] : memref<?xf64, strided<[1]>>
      %b = memref.load %u[%i] : memref<?xf64>
      %c = memref.load %right[%before] : memref<?xf64, strided<[1], offset: 2>>
      %0 = arith.mulf %b, %two : f64
      %1 = arith.addf %a, %0 : f64
      %2 = arith.addf %1, %c : f64
      %3 = arith.mulf %2, %quarter : f64
      memref.store %3, %u[%i] : memref<?xf64>
    }
  }
  return
}
