// A GRU cell over a sequence, with linalg.matvec and elementwise ops on tensors.
func.func @main(%xs: tensor<?x3xf64>, %h0: tensor<4xf64>, %w: tensor<3x4x3xf64>,
                %u: tensor<3x4x4xf64>) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant dense<1.0> : tensor<4xf64>
  %zero = arith.constant dense<0.0> : tensor<4xf64>
  %n = tensor.dim %xs, %c0 : tensor<?x3xf64>
  %h = scf.for %t = %c0 to %n step %c1 iter_args(%h = %h0) -> tensor<4xf64> {
    %x = tensor.extract_slice %xs[%t, 0] [1, 3] [1, 1] : tensor<?x3xf64> to tensor<3xf64>
    %w0 = tensor.extract_slice %w[0, 0, 0] [1, 4, 3] [1, 1, 1]
        : tensor<3x4x3xf64> to tensor<4x3xf64>
    %w1 = tensor.extract_slice %w[1, 0, 0] [1, 4, 3] [1, 1, 1]
        : tensor<3x4x3xf64> to tensor<4x3xf64>
    %w2 = tensor.extract_slice %w[2, 0, 0] [1, 4, 3] [1, 1, 1]
        : tensor<3x4x3xf64> to tensor<4x3xf64>
    %u0 = tensor.extract_slice %u[0, 0, 0] [1, 4, 4] [1, 1, 1]
        : tensor<3x4x4xf64> to tensor<4x4xf64>
    %u1 = tensor.extract_slice %u[1, 0, 0] [1, 4, 4] [1, 1, 1]
        : tensor<3x4x4xf64> to tensor<4x4xf64>
    %u2 = tensor.extract_slice %u[2, 0, 0] [1, 4, 4] [1, 1, 1]
        : tensor<3x4x4xf64> to tensor<4x4xf64>
    %z0 = linalg.matvec
        ins(%w0, %x : tensor<4x3xf64>, tensor<3xf64>)
        outs(%zero : tensor<4xf64>) -> tensor<4xf64>
    %z1 = linalg.matvec
        ins(%u0, %h : tensor<4x4xf64>, tensor<4xf64>)
        outs(%z0 : tensor<4xf64>) -> tensor<4xf64>
    %z = func.call @sigmoid(%z1) : (tensor<4xf64>) -> tensor<4xf64>
    %r0 = linalg.matvec
        ins(%w1, %x : tensor<4x3xf64>, tensor<3xf64>)
        outs(%zero : tensor<4xf64>) -> tensor<4xf64>
    %r1 = linalg.matvec
        ins(%u1, %h : tensor<4x4xf64>, tensor<4xf64>)
        outs(%r0 : tensor<4xf64>) -> tensor<4xf64>
    %r = func.call @sigmoid(%r1) : (tensor<4xf64>) -> tensor<4xf64>
    %rh = arith.mulf %r, %h : tensor<4xf64>
    %n0 = linalg.matvec
        ins(%w2, %x : tensor<4x3xf64>, tensor<3xf64>)
        outs(%zero : tensor<4xf64>) -> tensor<4xf64>
    %n1 = linalg.matvec
        ins(%u2, %rh : tensor<4x4xf64>, tensor<4xf64>)
        outs(%n0 : tensor<4xf64>) -> tensor<4xf64>
    %new = math.tanh %n1 : tensor<4xf64>
    %keep = arith.subf %one, %z : tensor<4xf64>
    %p = arith.mulf %keep, %h : tensor<4xf64>
    %q = arith.mulf %z, %new : tensor<4xf64>
    %sum = arith.addf %p, %q : tensor<4xf64>
    scf.yield %sum : tensor<4xf64>
  }
  return %h : tensor<4xf64>
}
func.func private @sigmoid(%x: tensor<4xf64>) -> tensor<4xf64> {
  %one = arith.constant dense<1.0> : tensor<4xf64>
  %m = arith.negf %x : tensor<4xf64>
  %e = math.exp %m : tensor<4xf64>
  %s = arith.addf %e, %one : tensor<4xf64>
  %r = arith.divf %one, %s : tensor<4xf64>
  return %r : tensor<4xf64>
}
