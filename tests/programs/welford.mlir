// Mean and variance in one pass, by Welford.
func.func @main(%x: tensor<?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = tensor.dim %x, %c0 : tensor<?xf64>
  %r:3 = scf.for %i = %c0 to %n step %c1
      iter_args(%count = %zero, %mean = %zero, %m2 = %zero) -> (f64, f64, f64) {
    %v = tensor.extract %x[%i] : tensor<?xf64>
    %k = arith.addf %count, %one : f64
    %d = arith.subf %v, %mean : f64
    %q = arith.divf %d, %k : f64
    %m = arith.addf %mean, %q : f64
    %e = arith.subf %v, %m : f64
    %p = arith.mulf %d, %e : f64
    %s = arith.addf %m2, %p : f64
    scf.yield %k, %m, %s : f64, f64, f64
  }
  %var = arith.divf %r#2, %r#0 : f64
  return %r#1, %var : f64, f64
}
