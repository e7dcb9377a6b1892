// RUN: cat %S/Inputs/shapes.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

shape.function_library @lib {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {test.same = @same}
func.func @assuming(%a: !shape.shape, %b: !shape.shape) -> index {
  %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %r = shape.assuming %w -> (index) {
    %c = shape.const_size 4
    %i = shape.size_to_index %c : !shape.size
    shape.assuming_yield %i : index
  }
  %s = shape.const_shape [1, 2, 3] : tensor<3xindex>
  return %r : index
}
