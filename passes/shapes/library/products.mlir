// Shape functions of matrix products.
module {
  shape.function_library @products attributes {shape.many_versions = ["tosa"]} {

    // Matrices in the last two dimensions, the ones before broadcast; a vector is a row on the left, a column on the
    // right, and leaves no dimension.
    func.func private @product(%left: !shape.shape, %right: !shape.shape, %left_turned: i1, %right_turned: i1) -> !shape.shape {
      %one = shape.const_shape [1] : !shape.shape
      %none = shape.const_shape [] : !shape.shape
      %c1 = shape.const_size 1
      %last = arith.constant -1 : index
      %last_two = arith.constant -2 : index
      %left_rank = shape.rank %left : !shape.shape -> !shape.size
      %right_rank = shape.rank %right : !shape.shape -> !shape.size
      %left_index = shape.size_to_index %left_rank : !shape.size
      %right_index = shape.size_to_index %right_rank : !shape.size
      %i1 = shape.size_to_index %c1 : !shape.size
      %is_row = arith.cmpi eq, %left_index, %i1 : index
      %is_column = arith.cmpi eq, %right_index, %i1 : index
      %lhs = scf.if %is_row -> (!shape.shape) {
        %0 = shape.concat %one, %left : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %0 : !shape.shape
      } else {
        scf.yield %left : !shape.shape
      }
      %rhs = scf.if %is_column -> (!shape.shape) {
        %0 = shape.concat %right, %one : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %0 : !shape.shape
      } else {
        scf.yield %right : !shape.shape
      }
      %left_batch, %left_matrix = "shape.split_at"(%lhs, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %right_batch, %right_matrix = "shape.split_at"(%rhs, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %left_first, %left_second = "shape.split_at"(%left_matrix, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %right_first, %right_second = "shape.split_at"(%right_matrix, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %rows, %left_inner = scf.if %left_turned -> (!shape.shape, !shape.shape) {
        scf.yield %left_second, %left_first : !shape.shape, !shape.shape
      } else {
        scf.yield %left_first, %left_second : !shape.shape, !shape.shape
      }
      %right_inner, %columns = scf.if %right_turned -> (!shape.shape, !shape.shape) {
        scf.yield %right_second, %right_first : !shape.shape, !shape.shape
      } else {
        scf.yield %right_first, %right_second : !shape.shape, !shape.shape
      }
      %inner = shape.cstr_eq %left_inner, %right_inner {error = "the inner extents differ"} : !shape.shape, !shape.shape
      %result = shape.assuming %inner -> (!shape.shape) {
        %batch = shape.broadcast %left_batch, %right_batch {error = "the batches do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
        %kept_rows = scf.if %is_row -> (!shape.shape) {
          scf.yield %none : !shape.shape
        } else {
          scf.yield %rows : !shape.shape
        }
        %kept_columns = scf.if %is_column -> (!shape.shape) {
          scf.yield %none : !shape.shape
        } else {
          scf.yield %columns : !shape.shape
        }
        %0 = shape.concat %batch, %kept_rows : !shape.shape, !shape.shape -> !shape.shape
        %1 = shape.concat %0, %kept_columns : !shape.shape, !shape.shape -> !shape.shape
        shape.assuming_yield %1 : !shape.shape
      }
      return %result : !shape.shape
    }

    func @matmul(%x: !shape.value_shape, %y: !shape.value_shape) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %false, %false) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Behind the factors are zero points.
    func @tosa_matmul(%x: !shape.value_shape, %y: !shape.value_shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %false, %false) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Behind each factor are its scale and its zero point.
    func @quantized_matmul(%x: !shape.value_shape, %scale: !shape.value_shape, %zero: !shape.value_shape, %y: !shape.value_shape,
                           %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %false, %false) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    func @tf_matmul(%x: !shape.value_shape, %y: !shape.value_shape,
                    %x_turned: i1 {shape.attribute = "transpose_a", shape.default = false},
                    %y_turned: i1 {shape.attribute = "transpose_b", shape.default = false}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %x_turned, %y_turned) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    func @tf_batch_matmul(%x: !shape.value_shape, %y: !shape.value_shape,
                          %x_turned: i1 {shape.attribute = "adj_x", shape.default = false},
                          %y_turned: i1 {shape.attribute = "adj_y", shape.default = false}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %x_turned, %y_turned) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    func @gemm(%x: !shape.value_shape, %y: !shape.value_shape, %added: tensor<?x!shape.value_shape>,
               %x_turned: i1 {shape.attribute = "transA", shape.default = false},
               %y_turned: i1 {shape.attribute = "transB", shape.default = false}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %x_turned, %y_turned) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // The weights have a row for each column of the result.
    func @fully_connected(%x: !shape.value_shape, %weights: !shape.value_shape, %bias: !shape.value_shape) -> !shape.shape {
      %false = arith.constant false
      %true = arith.constant true
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %2 = func.call @product(%0, %1, %false, %true) : (!shape.shape, !shape.shape, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }
  } mapping {
    onnx.Gemm = @gemm, onnx.MatMul = @matmul, onnx.MatMulInteger = @tosa_matmul,
    onnx.QLinearMatMul = @quantized_matmul, tf.BatchMatMul = @tf_batch_matmul, tf.BatchMatMulV2 = @tf_batch_matmul,
    tf.BatchMatMulV3 = @tf_batch_matmul, tf.MatMul = @tf_matmul, tosa.fully_connected = @fully_connected,
    tosa.matmul = @tosa_matmul
  }
}
