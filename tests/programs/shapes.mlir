// Broadcasting of two shapes and the product of the result, with the shape dialect; the larger tensor is then summed.
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?xindex>, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sa = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %sb = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %sa, %sb : tensor<2xindex>, tensor<1xindex>
  %r:2 = shape.assuming %w -> (tensor<?xindex>, index) {
    %s = shape.broadcast %sa, %sb : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>
    %n = shape.num_elements %s : tensor<?xindex> -> index
    shape.assuming_yield %s, %n : tensor<?xindex>, index
  }
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %sum = scf.for %i = %c0 to %m step %c1 iter_args(%s = %zero) -> f32 {
    %t = scf.for %j = %c0 to %k step %c1 iter_args(%u = %s) -> f32 {
      %v = tensor.extract %a[%i, %j] : tensor<?x?xf32>
      %n = tensor.dim %b, %c0 : tensor<?xf32>
      %at = arith.remui %j, %n : index
      %x = tensor.extract %b[%at] : tensor<?xf32>
      %0 = arith.mulf %v, %x : f32
      %1 = arith.addf %u, %0 : f32
      scf.yield %1 : f32
    }
    scf.yield %t : f32
  }
  return %r#0, %r#1, %sum : tensor<?xindex>, index, f32
}
