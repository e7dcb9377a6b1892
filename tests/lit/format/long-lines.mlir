// RUN: cat %S/Inputs/long-lines.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func private @callee(tensor<4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>)
    -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>)
func.func @long_names(%first_argument: tensor<4x8x16xf32>, %second_argument: tensor<4x8x16xf32>,
                      %third_argument: tensor<4x8x16xf32>)
    -> tensor<4x8x16xf32> attributes {llvm.emit_c_interface} {
  %0:2 = call @callee(%first_argument, %second_argument, %third_argument)
      : (tensor<4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>)
      -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>)
  %1 = "test.configured"(%0#0) {
    block_sizes = [32, 64, 128],
    name = "a rather long name of a kernel",
    transposed,
    vectorized = true
  } : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %2 = linalg.matmul
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>] {cast = #linalg.type_fn<cast_signed>}
      ins(%x, %y : tensor<128x256xf32>, tensor<64x256xf32>)
      outs(%z : tensor<128x64xf32>) -> tensor<128x64xf32>
  %3 = vector.contract {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %l, %m, %n : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %4 = scf.for %iv = %lower_bound to %upper_bound step %step
      iter_args(%accumulator = %initial_value) -> (tensor<4x8x16xf32>) {
    scf.yield %accumulator : tensor<4x8x16xf32>
  }
  return %1 : tensor<4x8x16xf32>
}
