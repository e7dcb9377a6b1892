shape.function_library @mine {
  func @seven(%x: !shape.value_shape) -> !shape.shape {
    return %0 : !shape.shape
  }
} mapping {tf.Tanh = @seven}
