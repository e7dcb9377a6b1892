// Batch normalization that updates running statistics in place, over a batch of unknown size with unit dimensions.
func.func @main(%x: tensor<?x3x1xf64>, %mean: memref<3xf64>, %var: memref<3xf64>)
    -> tensor<?x3x1xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %n = tensor.dim %x, %c0 : tensor<?x3x1xf64>
  %n64 = arith.index_cast %n : index to i64
  %count = arith.sitofp %n64 : i64 to f64
  %e = tensor.empty() : tensor<3xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  %s:2 = linalg.generic {
    indexing_maps = [affine_map<(b, c, u) -> (b, c, u)>, affine_map<(b, c, u) -> (c)>,
                     affine_map<(b, c, u) -> (c)>],
    iterator_types = ["reduction", "parallel", "reduction"]
  } ins(%x : tensor<?x3x1xf64>) outs(%z, %z : tensor<3xf64>, tensor<3xf64>) {
  ^bb0(%v: f64, %a: f64, %b: f64):
    %q = arith.mulf %v, %v : f64
    %0 = arith.addf %a, %v : f64
    %1 = arith.addf %b, %q : f64
    linalg.yield %0, %1 : f64, f64
  } -> (tensor<3xf64>, tensor<3xf64>)
  %s0 = bufferization.to_buffer %s#0 : tensor<3xf64> to memref<3xf64>
  %s1 = bufferization.to_buffer %s#1 : tensor<3xf64> to memref<3xf64>
  linalg.generic {
    indexing_maps = [affine_map<(c) -> (c)>, affine_map<(c) -> (c)>, affine_map<(c) -> (c)>,
                     affine_map<(c) -> (c)>],
    iterator_types = ["parallel"]
  } ins(%s0, %s1 : memref<3xf64>, memref<3xf64>) outs(%mean, %var : memref<3xf64>, memref<3xf64>) {
  ^bb0(%a: f64, %b: f64, %m: f64, %v: f64):
    %now = arith.divf %a, %count : f64
    %q = arith.divf %b, %count : f64
    %mm = arith.mulf %now, %now : f64
    %spread = arith.subf %q, %mm : f64
    %0 = arith.addf %m, %now : f64
    %1 = arith.mulf %0, %half : f64
    %2 = arith.addf %v, %spread : f64
    %3 = arith.mulf %2, %half : f64
    linalg.yield %1, %3 : f64, f64
  }
  %m = bufferization.to_tensor %mean : memref<3xf64> to tensor<3xf64>
  %v = bufferization.to_tensor %var : memref<3xf64> to tensor<3xf64>
  %out = tensor.empty(%n) : tensor<?x3x1xf64>
  %r = linalg.generic {
    indexing_maps = [affine_map<(b, c, u) -> (b, c, u)>, affine_map<(b, c, u) -> (c)>,
                     affine_map<(b, c, u) -> (c)>, affine_map<(b, c, u) -> (b, c, u)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%x, %m, %v : tensor<?x3x1xf64>, tensor<3xf64>, tensor<3xf64>)
      outs(%out : tensor<?x3x1xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.subf %a, %b : f64
    %1 = arith.addf %c, %one : f64
    %2 = math.sqrt %1 : f64
    %3 = arith.divf %0, %2 : f64
    linalg.yield %3 : f64
  } -> tensor<?x3x1xf64>
  return %r : tensor<?x3x1xf64>
}
