// Roots of polynomials by Newton's method on complex numbers, one for each start; and the polynomial by Horner.
func.func private @horner(%c: memref<?xf64>, %x: complex<f64>) -> (complex<f64>, complex<f64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %c, %c0 : memref<?xf64>
  %start = complex.create %zero, %zero : complex<f64>
  %r:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%p = %start, %d = %start) -> (complex<f64>, complex<f64>) {
    %a = memref.load %c[%i] : memref<?xf64>
    %k = complex.create %a, %zero : complex<f64>
    %0 = complex.mul %d, %x : complex<f64>
    %d2 = complex.add %0, %p : complex<f64>
    %1 = complex.mul %p, %x : complex<f64>
    %p2 = complex.add %1, %k : complex<f64>
    scf.yield %p2, %d2 : complex<f64>, complex<f64>
  }
  return %r#0, %r#1 : complex<f64>, complex<f64>
}
func.func @main(%c: memref<?xf64>, %z: memref<?xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %n = memref.dim %z, %c0 : memref<?xcomplex<f64>>
  scf.for %k = %c0 to %c12 step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %z[%i] : memref<?xcomplex<f64>>
      %p:2 = func.call @horner(%c, %x)
          : (memref<?xf64>, complex<f64>) -> (complex<f64>, complex<f64>)
      %q = complex.div %p#0, %p#1 : complex<f64>
      %y = complex.sub %x, %q : complex<f64>
      memref.store %y, %z[%i] : memref<?xcomplex<f64>>
    }
  }
  return
}
