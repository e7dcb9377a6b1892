// Jacobi iteration: two buffers are swapped by the loop that carries them.
func.func @main(%a: memref<?x?xf64>, %b: memref<?xf64>, %x: memref<?xf64>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %b, %c0 : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  %z = memref.alloc(%n) : memref<?xf64>
  memref.copy %x, %y : memref<?xf64> to memref<?xf64>
  %last:2 = scf.for %t = %c0 to %steps step %c1
      iter_args(%old = %y, %new = %z) -> (memref<?xf64>, memref<?xf64>) {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%p = %zero) -> f64 {
        %same = arith.cmpi eq, %i, %j : index
        %q = scf.if %same -> f64 {
          scf.yield %p : f64
        } else {
          %v = memref.load %a[%i, %j] : memref<?x?xf64>
          %w = memref.load %old[%j] : memref<?xf64>
          %0 = arith.mulf %v, %w : f64
          %1 = arith.addf %p, %0 : f64
          scf.yield %1 : f64
        }
        scf.yield %q : f64
      }
      %right = memref.load %b[%i] : memref<?xf64>
      %d = memref.load %a[%i, %i] : memref<?x?xf64>
      %left = arith.subf %right, %s : f64
      %r = arith.divf %left, %d : f64
      memref.store %r, %new[%i] : memref<?xf64>
      scf.reduce
    }
    scf.yield %new, %old : memref<?xf64>, memref<?xf64>
  }
  memref.copy %last#0, %x : memref<?xf64> to memref<?xf64>
  memref.dealloc %y : memref<?xf64>
  memref.dealloc %z : memref<?xf64>
  return
}
