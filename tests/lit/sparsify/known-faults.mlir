// RUN: pyopt %s --split-input-file --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --verify-diagnostics

// llvm-project #218097: of a body that is not modelled a remark says so, or the body is folded at zero; nothing that
// later passes cannot read is left.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Id = affine_map<(i) -> (i)>
func.func @rounded(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %e = tensor.empty() : tensor<8xf64, #SV>
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64, #SV>)
      outs(%e : tensor<8xf64, #SV>) {
  ^bb0(%s: f64, %o: f64):
    %1 = math.round %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @not_modelled(%a: tensor<8xi32, #SV>, %b: tensor<8xi32, #SV>) -> tensor<8xi32, #SV> {
  %e = tensor.empty() : tensor<8xi32, #SV>
  // expected-remark @+1 {{sparsification leaves this as it is: nothing is known of 'arith.divsi' where elements are not stored}}
  %0 = linalg.generic {indexing_maps = [#Id, #Id, #Id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xi32, #SV>, tensor<8xi32, #SV>) outs(%e : tensor<8xi32, #SV>) {
  ^bb0(%s: i32, %t: i32, %o: i32):
    %1 = arith.divsi %s, %t : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32, #SV>
  return %0 : tensor<8xi32, #SV>
}

// -----

// llvm-project #195464: an encoding with a symbol. Which dimension a level counts is not known.
#ELL = #sparse_tensor.encoding<{
  map = [s0](i, j) -> (j * (s0 * 4) : dense, i : dense, j : compressed)
}>
func.func @symbol(%a: tensor<8x8xf64, #ELL>, %x: tensor<8xf64>) -> tensor<8xf64> {
  // expected-remark @+1 {{sparsification leaves this as it is: its loops have not been scheduled, which --sparse-reinterpret-map does where there is an order}}
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xf64, #ELL>) outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %o: f64):
    %1 = arith.addf %o, %s : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// -----

// llvm-project #120884: a reshape with a dimension that the source does not have.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @reshape(%a: tensor<24xf64, #SV>) -> tensor<4x6xf64, #CSR> {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.expand_shape %a [[0, 2]] output_shape [4, 6] : tensor<24xf64, #SV> into tensor<4x6xf64, #CSR>
  return %0 : tensor<4x6xf64, #CSR>
}

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @extent(%a: tensor<8xf64, #SV>) -> index {
  %c3 = arith.constant 3 : index
  %0 = tensor.dim %a, %c3 : tensor<8xf64, #SV>
  return %0 : index
}
