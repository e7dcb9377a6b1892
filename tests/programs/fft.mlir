// Radix-2 FFT of 16 complex numbers on a memref: bit reversal, then butterflies by affine and scf loops.
func.func @reversed(%i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%left = %i, %out = %c0) -> (index, index) {
    %bit = arith.andi %left, %c1 : index
    %shifted = arith.shli %out, %c1 : index
    %next = arith.ori %shifted, %bit : index
    %rest = arith.shrui %left, %c1 : index
    scf.yield %rest, %next : index, index
  }
  return %r#1 : index
}
func.func @main(%x: memref<16xcomplex<f64>>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %minus_pi = arith.constant -3.141592653589793 : f64
  affine.for %i = 0 to 16 {
    %j = func.call @reversed(%i) : (index) -> index
    %before = arith.cmpi ult, %i, %j : index
    scf.if %before {
      %a = memref.load %x[%i] : memref<16xcomplex<f64>>
      %b = memref.load %x[%j] : memref<16xcomplex<f64>>
      memref.store %a, %x[%j] : memref<16xcomplex<f64>>
      memref.store %b, %x[%i] : memref<16xcomplex<f64>>
    }
  }
  %last = scf.while (%half = %c1) : (index) -> index {
    %go = arith.cmpi ult, %half, %c16 : index
    scf.condition(%go) %half : index
  } do {
  ^bb0(%half: index):
    %step = arith.muli %half, %c2 : index
    %n = arith.index_cast %half : index to i64
    %nf = arith.sitofp %n : i64 to f64
    %angle = arith.divf %minus_pi, %nf : f64
    scf.for %start = %c0 to %c16 step %step {
      scf.for %k = %c0 to %half step %c1 {
        %ki = arith.index_cast %k : index to i64
        %kf = arith.sitofp %ki : i64 to f64
        %phi = arith.mulf %angle, %kf : f64
        %cos = math.cos %phi : f64
        %sin = math.sin %phi : f64
        %w = complex.create %cos, %sin : complex<f64>
        %p = arith.addi %start, %k : index
        %q = arith.addi %p, %half : index
        %u = memref.load %x[%p] : memref<16xcomplex<f64>>
        %v0 = memref.load %x[%q] : memref<16xcomplex<f64>>
        %v = complex.mul %v0, %w : complex<f64>
        %sum = complex.add %u, %v : complex<f64>
        memref.store %sum, %x[%p] : memref<16xcomplex<f64>>
        %difference = complex.sub %u, %v : complex<f64>
        memref.store %difference, %x[%q] : memref<16xcomplex<f64>>
      }
    }
    scf.yield %step : index
  }
  return
}
