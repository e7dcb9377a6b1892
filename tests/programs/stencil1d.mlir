// A three-point stencil by slices of a padded tensor.
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %p = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %l = tensor.extract_slice %p[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %m = tensor.extract_slice %p[1] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %r = tensor.extract_slice %p[2] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %s = arith.addf %l, %r : tensor<?xf32>
  %d = arith.subf %s, %m : tensor<?xf32>
  return %d : tensor<?xf32>
}
