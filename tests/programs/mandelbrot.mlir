// How many steps points of a grid take to leave the circle; complex numbers, affine loops around a while loop.
func.func @main(%out: memref<5x7xi32>) {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %most = arith.constant 30 : i32
  %four = arith.constant 4.0 : f64
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 7 {
      %y0 = arith.index_cast %i : index to i32
      %y1 = arith.sitofp %y0 : i32 to f64
      %y2 = arith.mulf %y1, %half : f64
      %y = arith.subf %y2, %one : f64
      %x0 = arith.index_cast %j : index to i32
      %x1 = arith.sitofp %x0 : i32 to f64
      %x2 = arith.mulf %x1, %half : f64
      %x = arith.subf %x2, %two : f64
      %c = complex.create %x, %y : complex<f64>
      %start = complex.create %zero, %zero : complex<f64>
      %r:2 = scf.while (%z = %start, %k = %c0) : (complex<f64>, i32) -> (complex<f64>, i32) {
        %re = complex.re %z : complex<f64>
        %im = complex.im %z : complex<f64>
        %0 = arith.mulf %re, %re : f64
        %1 = arith.mulf %im, %im : f64
        %2 = arith.addf %0, %1 : f64
        %in = arith.cmpf ole, %2, %four : f64
        %early = arith.cmpi slt, %k, %most : i32
        %go = arith.andi %in, %early : i1
        scf.condition(%go) %z, %k : complex<f64>, i32
      } do {
      ^bb0(%z: complex<f64>, %k: i32):
        %0 = complex.mul %z, %z : complex<f64>
        %1 = complex.add %0, %c : complex<f64>
        %2 = arith.addi %k, %c1 : i32
        scf.yield %1, %2 : complex<f64>, i32
      }
      affine.store %r#1, %out[%i, %j] : memref<5x7xi32>
    }
  }
  return
}
