// Cholesky decomposition: reads of a row follow writes to it.
func.func @main(%a: memref<?x?xf64>) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %end = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %end step %c1 {
      %s = scf.for %k = %c0 to %j step %c1 iter_args(%t = %zero) -> f64 {
        %0 = memref.load %a[%i, %k] : memref<?x?xf64>
        %1 = memref.load %a[%j, %k] : memref<?x?xf64>
        %2 = arith.mulf %0, %1 : f64
        %3 = arith.addf %t, %2 : f64
        scf.yield %3 : f64
      }
      %old = memref.load %a[%i, %j] : memref<?x?xf64>
      %left = arith.subf %old, %s : f64
      %diagonal = arith.cmpi eq, %i, %j : index
      %new = scf.if %diagonal -> f64 {
        %0 = math.sqrt %left : f64
        scf.yield %0 : f64
      } else {
        %d = memref.load %a[%j, %j] : memref<?x?xf64>
        %0 = arith.divf %left, %d : f64
        scf.yield %0 : f64
      }
      memref.store %new, %a[%i, %j] : memref<?x?xf64>
    }
    scf.for %j = %end to %n step %c1 {
      memref.store %zero, %a[%i, %j] : memref<?x?xf64>
    }
  }
  %copy = memref.alloc(%n, %n) : memref<?x?xf64>
  memref.copy %a, %copy : memref<?x?xf64> to memref<?x?xf64>
  %t = bufferization.to_tensor %copy restrict : memref<?x?xf64> to tensor<?x?xf64>
  return %t : tensor<?x?xf64>
}
