// Rows of a table by their numbers, by tensor.gather and by slices; and the numbers as one-hot rows.
func.func @main(%table: tensor<6x3xf32>, %ids: tensor<4x1xindex>)
    -> (tensor<4x1x3xf32>, tensor<4x3xf32>, tensor<4x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %a = tensor.gather %table[%ids] gather_dims([0])
      : (tensor<6x3xf32>, tensor<4x1xindex>) -> tensor<4x1x3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %b = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4x3xf32>) {
    %id = tensor.extract %ids[%i, %c0] : tensor<4x1xindex>
    %row = tensor.extract_slice %table[%id, 0] [1, 3] [1, 1] : tensor<6x3xf32> to tensor<1x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 3] [1, 1]
          : tensor<1x3xf32> into tensor<4x3xf32>
    }
  }
  %c = tensor.generate {
  ^bb0(%i: index, %j: index):
    %id = tensor.extract %ids[%i, %c0] : tensor<4x1xindex>
    %same = arith.cmpi eq, %id, %j : index
    %v = arith.select %same, %one, %zero : f32
    tensor.yield %v : f32
  } : tensor<4x6xf32>
  return %a, %b, %c : tensor<4x1x3xf32>, tensor<4x3xf32>, tensor<4x6xf32>
}
