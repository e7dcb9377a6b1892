// Shape functions of reductions, and of ops that add or drop dimensions of extent 1.
module {
  shape.function_library @reductions attributes {shape.many_versions = ["tosa"]} {

    // Whether a list names dimension `i` of `rank`, from the front or from the back.
    func.func private @names(%axes: tensor<?xindex>, %i: index, %rank: index) -> i1 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %false = arith.constant false
      %count = tensor.dim %axes, %c0 : tensor<?xindex>
      %from_back = arith.subi %i, %rank : index
      %result = scf.for %at = %c0 to %count step %c1 iter_args(%so_far = %false) -> (i1) {
        %axis = tensor.extract %axes[%at] : tensor<?xindex>
        %0 = arith.cmpi eq, %axis, %i : index
        %1 = arith.cmpi eq, %axis, %from_back : index
        %2 = arith.ori %0, %1 : i1
        %3 = arith.ori %so_far, %2 : i1
        scf.yield %3 : i1
      }
      return %result : i1
    }

    // The dimensions that the list names are 1, or gone.
    func.func private @reduced(%from: !shape.shape, %axes: tensor<?xindex>, %keep: i1) -> !shape.shape {
      %none = shape.const_shape [] : !shape.shape
      %one = shape.const_shape [1] : !shape.shape
      %ranks = shape.rank %from : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %0 = shape.reduce(%from, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %gone = func.call @names(%axes, %i, %rank) : (tensor<?xindex>, index, index) -> i1
        %1 = shape.from_extents %extent : !shape.size
        %here = scf.if %gone -> (!shape.shape) {
          %3 = scf.if %keep -> (!shape.shape) {
            scf.yield %one : !shape.shape
          } else {
            scf.yield %none : !shape.shape
          }
          scf.yield %3 : !shape.shape
        } else {
          scf.yield %1 : !shape.shape
        }
        %2 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %2 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @tf_reduce(%x: !shape.value_shape, %axes: tensor<?xindex>,
                    %keep: i1 {shape.attribute = "keep_dims", shape.default = false}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reduced(%0, %axes, %keep) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func @tf_arg(%x: !shape.value_shape, %axes: tensor<?xindex>) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reduced(%0, %axes, %false) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // Without axes all dimensions are reduced, or none.
    func @onnx_reduce(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axes", shape.operand, shape.default = []},
                      %keep: i1 {shape.attribute = "keepdims", shape.default = true},
                      %none_if_empty: i1 {shape.attribute = "noop_with_empty_axes", shape.default = false}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @onnx_reduced(%0, %axes, %keep, %none_if_empty) : (!shape.shape, tensor<?xindex>, i1, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // The axes as an attribute.
    func @onnx_reduce_by_attribute(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axes", shape.default = []},
                                   %keep: i1 {shape.attribute = "keepdims", shape.default = true}) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @onnx_reduced(%0, %axes, %keep, %false) : (!shape.shape, tensor<?xindex>, i1, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func.func private @onnx_reduced(%from: !shape.shape, %axes: tensor<?xindex>, %keep: i1, %none_if_empty: i1) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %axes, %c0 : tensor<?xindex>
      %empty = arith.cmpi eq, %count, %c0 : index
      %true = arith.constant true
      %some = arith.xori %none_if_empty, %true : i1
      %all = arith.andi %empty, %some : i1
      %result = scf.if %all -> (!shape.shape) {
        %ranks = shape.rank %from : !shape.shape -> !shape.size
        %rank = shape.size_to_index %ranks : !shape.size
        %none = shape.const_shape [] : !shape.shape
        %one = shape.const_shape [1] : !shape.shape
        %here = scf.if %keep -> (!shape.shape) {
          scf.yield %one : !shape.shape
        } else {
          scf.yield %none : !shape.shape
        }
        %0 = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
          %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
          scf.yield %1 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      } else {
        %0 = func.call @reduced(%from, %axes, %keep) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
        scf.yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }

    func @onnx_arg(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axis", shape.default = 0},
                   %keep: i1 {shape.attribute = "keepdims", shape.default = true}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reduced(%0, %axes, %keep) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func @tosa_reduce(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axis"}) -> !shape.shape {
      %true = arith.constant true
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reduced(%0, %axes, %true) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func @tosa_arg(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axis"}) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reduced(%0, %axes, %false) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // A dimension of extent 1 at each place of the result that the list names.
    func @onnx_unsqueeze(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axes", shape.operand}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %one = shape.const_shape [1] : !shape.shape
      %from = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %from : !shape.shape -> !shape.size
      %old_rank = shape.size_to_index %ranks : !shape.size
      %more = tensor.dim %axes, %c0 : tensor<?xindex>
      %rank = arith.addi %old_rank, %more : index
      %result, %last = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none, %at = %c0) -> (!shape.shape, index) {
        %is_new = func.call @names(%axes, %i, %rank) : (tensor<?xindex>, index, index) -> i1
        %here, %next = scf.if %is_new -> (!shape.shape, index) {
          scf.yield %one, %at : !shape.shape, index
        } else {
          %0 = shape.get_extent %from, %at : !shape.shape, index -> !shape.size
          %1 = shape.from_extents %0 : !shape.size
          %2 = arith.addi %at, %c1 : index
          scf.yield %1, %2 : !shape.shape, index
        }
        %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %3, %next : !shape.shape, index
      }
      return %result : !shape.shape
    }

    // Without the dimensions that the list names, or without all of extent 1.
    func @onnx_squeeze(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "axes", shape.operand, shape.default = []})
        -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @squeezed(%0, %axes) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      return %1 : !shape.shape
    }

    func @tf_squeeze(%x: !shape.value_shape, %axes: tensor<?xindex> {shape.attribute = "squeeze_dims", shape.default = []}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @squeezed(%0, %axes) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      return %1 : !shape.shape
    }

    func.func private @squeezed(%from: !shape.shape, %axes: tensor<?xindex>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %false = arith.constant false
      %none = shape.const_shape [] : !shape.shape
      %count = tensor.dim %axes, %c0 : tensor<?xindex>
      %all = arith.cmpi eq, %count, %c0 : index
      %result = scf.if %all -> (!shape.shape) {
        %0 = shape.reduce(%from, %none) : !shape.shape -> !shape.shape {
        ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
          %extent = shape.size_to_index %size : !shape.size
          %is_one = arith.cmpi eq, %extent, %c1 : index
          %kept = shape.from_extents %size : !shape.size
          %here = scf.if %is_one -> (!shape.shape) {
            scf.yield %none : !shape.shape
          } else {
            scf.yield %kept : !shape.shape
          }
          %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
          shape.yield %1 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      } else {
        %0 = func.call @reduced(%from, %axes, %false) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
        scf.yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }
  } mapping {
    onnx.ArgMax = @onnx_arg, onnx.ArgMin = @onnx_arg, onnx.ReduceL1 = @onnx_reduce,
    onnx.ReduceL1V13 = @onnx_reduce_by_attribute, onnx.ReduceL2 = @onnx_reduce,
    onnx.ReduceL2V13 = @onnx_reduce_by_attribute, onnx.ReduceLogSum = @onnx_reduce,
    onnx.ReduceLogSumExp = @onnx_reduce, onnx.ReduceLogSumExpV13 = @onnx_reduce_by_attribute,
    onnx.ReduceLogSumV13 = @onnx_reduce_by_attribute, onnx.ReduceMax = @onnx_reduce,
    onnx.ReduceMaxV13 = @onnx_reduce_by_attribute, onnx.ReduceMaxV18 = @onnx_reduce, onnx.ReduceMean = @onnx_reduce,
    onnx.ReduceMeanV13 = @onnx_reduce_by_attribute, onnx.ReduceMin = @onnx_reduce,
    onnx.ReduceMinV13 = @onnx_reduce_by_attribute, onnx.ReduceMinV18 = @onnx_reduce, onnx.ReduceProd = @onnx_reduce,
    onnx.ReduceProdV13 = @onnx_reduce_by_attribute, onnx.ReduceSum = @onnx_reduce,
    onnx.ReduceSumSquare = @onnx_reduce, onnx.ReduceSumSquareV13 = @onnx_reduce_by_attribute,
    onnx.ReduceSumV11 = @onnx_reduce_by_attribute, onnx.Squeeze = @onnx_squeeze, onnx.SqueezeV11 = @onnx_squeeze,
    onnx.Unsqueeze = @onnx_unsqueeze, onnx.UnsqueezeV11 = @onnx_unsqueeze, tf.All = @tf_reduce, tf.Any = @tf_reduce, tf.ArgMax = @tf_arg,
    tf.ArgMin = @tf_arg, tf.EuclideanNorm = @tf_reduce, tf.Max = @tf_reduce, tf.Mean = @tf_reduce,
    tf.Min = @tf_reduce, tf.Prod = @tf_reduce, tf.Squeeze = @tf_squeeze, tf.Sum = @tf_reduce, tosa.argmax = @tosa_arg,
    tosa.reduce_all = @tosa_reduce, tosa.reduce_any = @tosa_reduce, tosa.reduce_max = @tosa_reduce,
    tosa.reduce_min = @tosa_reduce, tosa.reduce_prod = @tosa_reduce, tosa.reduce_product = @tosa_reduce,
    tosa.reduce_sum = @tosa_reduce
  }
}
