shape.function_library @mine {
  func @seven(%x: !shape.value_shape) -> !shape.shape {
    %0 = const_shape [7, 7] : !shape.shape
    return %0 : !shape.shape
  }
} mapping {tf.Tanh = @seven}
