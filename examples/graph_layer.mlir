// A layer of a graph neural network: relu(A (H W) + b). A: the edges of the graph, with weights;
// H: features of the nodes; W and b: what was learned.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 32,
  crdWidth = 32
}>
#sum_and_bias = {
  indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
func.func @layer(%A: tensor<?x?xf32, #CSR>, %H: tensor<?x?xf32>, %W: tensor<?x?xf32>,
                 %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %nodes = tensor.dim %A, %c0 : tensor<?x?xf32, #CSR>
  %sources = tensor.dim %H, %c0 : tensor<?x?xf32>
  %features = tensor.dim %W, %c1 : tensor<?x?xf32>
  %e0 = tensor.empty(%sources, %features) : tensor<?x?xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %HW = linalg.matmul
      ins(%H, %W : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%z0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e1 = tensor.empty(%nodes, %features) : tensor<?x?xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %AHW = linalg.matmul
      ins(%A, %HW : tensor<?x?xf32, #CSR>, tensor<?x?xf32>)
      outs(%z1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %new = linalg.generic #sum_and_bias ins(%b : tensor<?xf32>) outs(%AHW : tensor<?x?xf32>) {
  ^bb0(%bias: f32, %sum: f32):
    %0 = arith.addf %sum, %bias : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %new : tensor<?x?xf32>
}
