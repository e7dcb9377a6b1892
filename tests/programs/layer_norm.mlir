// Layer normalization of each row, with linalg.reduce, broadcast and map.
func.func @main(%x: tensor<3x8xf64>, %gain: tensor<8xf64>) -> tensor<3x8xf64> {
  %zero = arith.constant 0.0 : f64
  %eight = arith.constant 8.0 : f64
  %epsilon = arith.constant 1.0e-5 : f64
  %e = tensor.empty() : tensor<3xf64>
  %full = tensor.empty() : tensor<3x8xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  %sum = linalg.reduce { arith.addf }
      ins(%x : tensor<3x8xf64>)
      outs(%z : tensor<3xf64>) dimensions = [1]
  %mean = linalg.map ins(%sum : tensor<3xf64>) outs(%e : tensor<3xf64>)
    (%s: f64, %init: f64) {
      %0 = arith.divf %s, %eight : f64
      linalg.yield %0 : f64
    }
  %wide = linalg.broadcast ins(%mean : tensor<3xf64>) outs(%full : tensor<3x8xf64>) dimensions = [1]
  %d = linalg.sub
      ins(%x, %wide : tensor<3x8xf64>, tensor<3x8xf64>)
      outs(%full : tensor<3x8xf64>) -> tensor<3x8xf64>
  %q = linalg.mul
      ins(%d, %d : tensor<3x8xf64>, tensor<3x8xf64>)
      outs(%full : tensor<3x8xf64>) -> tensor<3x8xf64>
  %squares = linalg.reduce ins(%q : tensor<3x8xf64>) outs(%z : tensor<3xf64>) dimensions = [1]
    (%a: f64, %b: f64) {
      %0 = arith.addf %a, %b : f64
      linalg.yield %0 : f64
    }
  %scale = linalg.map ins(%squares : tensor<3xf64>) outs(%e : tensor<3xf64>)
    (%s: f64, %init_0: f64) {
      %0 = arith.divf %s, %eight : f64
      %1 = arith.addf %0, %epsilon : f64
      %2 = math.rsqrt %1 : f64
      linalg.yield %2 : f64
    }
  %wide2 = linalg.broadcast
      ins(%scale : tensor<3xf64>)
      outs(%full : tensor<3x8xf64>) dimensions = [1]
  %wide3 = linalg.broadcast
      ins(%gain : tensor<8xf64>)
      outs(%full : tensor<3x8xf64>) dimensions = [0]
  %n = linalg.mul
      ins(%d, %wide2 : tensor<3x8xf64>, tensor<3x8xf64>)
      outs(%full : tensor<3x8xf64>) -> tensor<3x8xf64>
  %r = linalg.mul
      ins(%n, %wide3 : tensor<3x8xf64>, tensor<3x8xf64>)
      outs(%full : tensor<3x8xf64>) -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}
