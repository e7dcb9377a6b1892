// One step of an LSTM: all gates by one product, then slices of it; the state is a memref that is overwritten.
func.func @main(%x: tensor<3xf64>, %w: tensor<16x3xf64>, %u: tensor<16x4xf64>, %b: tensor<16xf64>,
                %h: memref<4xf64>, %c: memref<4xf64>) -> tensor<4xf64> {
  %h0 = bufferization.to_tensor %h restrict writable : memref<4xf64> to tensor<4xf64>
  %a0 = linalg.matvec
      ins(%w, %x : tensor<16x3xf64>, tensor<3xf64>)
      outs(%b : tensor<16xf64>) -> tensor<16xf64>
  %a = linalg.matvec
      ins(%u, %h0 : tensor<16x4xf64>, tensor<4xf64>)
      outs(%a0 : tensor<16xf64>) -> tensor<16xf64>
  %g = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf64> into tensor<4x4xf64>
  %i0 = tensor.extract_slice %g[0, 0] [1, 4] [1, 1] : tensor<4x4xf64> to tensor<4xf64>
  %f0 = tensor.extract_slice %g[1, 0] [1, 4] [1, 1] : tensor<4x4xf64> to tensor<4xf64>
  %o0 = tensor.extract_slice %g[2, 0] [1, 4] [1, 1] : tensor<4x4xf64> to tensor<4xf64>
  %n0 = tensor.extract_slice %g[3, 0] [1, 4] [1, 1] : tensor<4x4xf64> to tensor<4xf64>
  %new = memref.alloc() : memref<4xf64>
  linalg.generic {
    indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> (d)>,
                     affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
    iterator_types = ["parallel"]
  } ins(%i0, %f0, %n0 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>)
      outs(%n0, %n0 : tensor<4xf64>, tensor<4xf64>) {
  ^bb0(%i: f64, %f: f64, %n: f64, %unused: f64, %unused2: f64):
    linalg.yield %i, %f : f64, f64
  } -> (tensor<4xf64>, tensor<4xf64>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %k = %c0 to %c4 step %c1 {
    %i1 = tensor.extract %i0[%k] : tensor<4xf64>
    %f1 = tensor.extract %f0[%k] : tensor<4xf64>
    %n1 = tensor.extract %n0[%k] : tensor<4xf64>
    %i = func.call @sigmoid(%i1) : (f64) -> f64
    %f = func.call @sigmoid(%f1) : (f64) -> f64
    %n = math.tanh %n1 : f64
    %old = memref.load %c[%k] : memref<4xf64>
    %keep = arith.mulf %f, %old : f64
    %add = arith.mulf %i, %n : f64
    %state = arith.addf %keep, %add : f64
    memref.store %state, %c[%k] : memref<4xf64>
  }
  scf.for %k = %c0 to %c4 step %c1 {
    %o1 = tensor.extract %o0[%k] : tensor<4xf64>
    %o = func.call @sigmoid(%o1) : (f64) -> f64
    %state = memref.load %c[%k] : memref<4xf64>
    %t = math.tanh %state : f64
    %r = arith.mulf %o, %t : f64
    memref.store %r, %new[%k] : memref<4xf64>
  }
  memref.copy %new, %h : memref<4xf64> to memref<4xf64>
  %out = bufferization.to_tensor %new restrict : memref<4xf64> to tensor<4xf64>
  return %out : tensor<4xf64>
}
func.func private @sigmoid(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %m = arith.negf %x : f64
  %e = math.exp %m : f64
  %s = arith.addf %one, %e : f64
  %r = arith.divf %one, %s : f64
  return %r : f64
}
