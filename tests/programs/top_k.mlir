// The k largest numbers with their places: each is erased from a copy before the next is looked for.
func.func @main(%x: memref<?xf64>, %values: memref<?xf64>, %places: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFFF0000000000000 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %k = memref.dim %values, %c0 : memref<?xf64>
  %copy = bufferization.clone %x : memref<?xf64> to memref<?xf64>
  %work = memref.alloc(%n) : memref<?xf64>
  memref.copy %copy, %work : memref<?xf64> to memref<?xf64>
  memref.dealloc %copy : memref<?xf64>
  scf.for %i = %c0 to %k step %c1 {
    %best:2 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %low, %at = %c0) -> (f64, index) {
      %v = memref.load %work[%j] : memref<?xf64>
      %more = arith.cmpf ogt, %v, %b : f64
      %0 = arith.select %more, %v, %b : f64
      %1 = arith.select %more, %j, %at : index
      scf.yield %0, %1 : f64, index
    }
    memref.store %best#0, %values[%i] : memref<?xf64>
    memref.store %best#1, %places[%i] : memref<?xindex>
    memref.store %low, %work[%best#1] : memref<?xf64>
  }
  memref.dealloc %work : memref<?xf64>
  return
}
