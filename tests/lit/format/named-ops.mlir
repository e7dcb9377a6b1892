// RUN: cat %S/Inputs/named-ops.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @named(%a: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<64xf32>, %m: tensor<16x32xf32>,
                 %r: tensor<16xf32>) {
  %add = linalg.map ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
    (%x: f32, %y: f32, %init: f32) {
      %0 = arith.addf %x, %y : f32
      linalg.yield %0 : f32
    }
  %short = linalg.map { arith.mulf }
      ins(%a, %b : tensor<64xf32>, tensor<64xf32>)
      outs(%o : tensor<64xf32>)
  %sum = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} }
      ins(%m : tensor<16x32xf32>)
      outs(%r : tensor<16xf32>) dimensions = [1]
  %t = linalg.transpose
      ins(%m : tensor<16x32xf32>)
      outs(%n : tensor<32x16xf32>) permutation = [1, 0]
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  return
}
