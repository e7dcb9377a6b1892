// Conjugate gradients for a small system: vectors that a while loop carries, until the residual is small.
func.func @main(%a: tensor<?x?xf64>, %b: tensor<?xf64>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %zero = arith.constant 0.0 : f64
  %small = arith.constant 1.0e-22 : f64
  %n = tensor.dim %b, %c0 : tensor<?xf64>
  %e = tensor.empty(%n) : tensor<?xf64>
  %x0 = linalg.fill ins(%zero : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %rr0 = func.call @dot(%b, %b) : (tensor<?xf64>, tensor<?xf64>) -> f64
  %w:5 = scf.while (%x = %x0, %r = %b, %p = %b, %rr = %rr0, %k = %c0)
      : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64, index)
      -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64, index) {
    %large = arith.cmpf ogt, %rr, %small : f64
    %early = arith.cmpi ult, %k, %c20 : index
    %go = arith.andi %large, %early : i1
    scf.condition(%go) %x, %r, %p, %rr, %k : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64, index
  } do {
  ^bb0(%x: tensor<?xf64>, %r: tensor<?xf64>, %p: tensor<?xf64>, %rr: f64, %k: index):
    %ap = linalg.matvec
        ins(%a, %p : tensor<?x?xf64>, tensor<?xf64>)
        outs(%x0 : tensor<?xf64>) -> tensor<?xf64>
    %pap = func.call @dot(%p, %ap) : (tensor<?xf64>, tensor<?xf64>) -> f64
    %alpha = arith.divf %rr, %pap : f64
    %minus = arith.negf %alpha : f64
    %x2 = func.call @axpy(%alpha, %p, %x) : (f64, tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %r2 = func.call @axpy(%minus, %ap, %r) : (f64, tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %rr2 = func.call @dot(%r2, %r2) : (tensor<?xf64>, tensor<?xf64>) -> f64
    %beta = arith.divf %rr2, %rr : f64
    %p2 = func.call @axpy(%beta, %p, %r2) : (f64, tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %k2 = arith.addi %k, %c1 : index
    scf.yield %x2, %r2, %p2, %rr2, %k2 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64, index
  }
  return %w#0 : tensor<?xf64>
}
func.func private @dot(%x: tensor<?xf64>, %y: tensor<?xf64>) -> f64 {
  %init = arith.constant dense<0.0> : tensor<f64>
  %r = linalg.dot
      ins(%x, %y : tensor<?xf64>, tensor<?xf64>)
      outs(%init : tensor<f64>) -> tensor<f64>
  %s = tensor.extract %r[] : tensor<f64>
  return %s : f64
}
func.func private @axpy(%a: f64, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %x : f64, tensor<?xf64>) outs(%y : tensor<?xf64>) {
  ^bb0(%s: f64, %v: f64, %o: f64):
    %0 = arith.mulf %s, %v : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
