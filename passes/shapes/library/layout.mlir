// Shape functions of ops that move elements: concat, reshape, transpose, gather, pad, slice and such.
module {
  shape.function_library @layout attributes {shape.many_versions = ["tosa"]} {

    // The operands agree in all dimensions but one, in which the result has all of them.
    func.func private @concatenated(%all: tensor<?x!shape.value_shape>, %axis: index) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %first = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %0 = shape.shape_of %first : !shape.value_shape -> !shape.shape
      %head, %rest = "shape.split_at"(%0, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %none = shape.const_size 0
      %before, %sum, %after = scf.for %i = %c0 to %count step %c1 iter_args(%head_so_far = %head, %so_far = %none, %tail_so_far = %tail)
          -> (!shape.shape, !shape.size, !shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
        %1 = shape.shape_of %one : !shape.value_shape -> !shape.shape
        %its_head, %its_rest = "shape.split_at"(%1, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %its_own, %its_tail = "shape.split_at"(%its_rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %2 = shape.meet %head_so_far, %its_head, error = "the extents differ in another dimension" : !shape.shape, !shape.shape -> !shape.shape
        %3 = shape.meet %tail_so_far, %its_tail, error = "the extents differ in another dimension" : !shape.shape, !shape.shape -> !shape.shape
        %4 = shape.get_extent %its_own, %c0 : !shape.shape, index -> !shape.size
        %5 = shape.add %so_far, %4 : !shape.size, !shape.size -> !shape.size
        scf.yield %2, %5, %3 : !shape.shape, !shape.size, !shape.shape
      }
      %middle = shape.from_extents %sum : !shape.size
      %6 = shape.concat %before, %middle : !shape.shape, !shape.shape -> !shape.shape
      %7 = shape.concat %6, %after : !shape.shape, !shape.shape -> !shape.shape
      return %7 : !shape.shape
    }

    func @concat_by_attribute(%all: tensor<?x!shape.value_shape>, %axis: index {shape.attribute = "axis"}) -> !shape.shape {
      %0 = func.call @concatenated(%all, %axis) : (tensor<?x!shape.value_shape>, index) -> !shape.shape
      return %0 : !shape.shape
    }

    func @concat_by_operand(%all: tensor<?x!shape.value_shape>, %axis: index) -> !shape.shape {
      %0 = func.call @concatenated(%all, %axis) : (tensor<?x!shape.value_shape>, index) -> !shape.shape
      return %0 : !shape.shape
    }

    // As many elements in another shape, in which -1 is what remains; with `copies`, 0 is the extent that was there.
    func.func private @reshaped(%from: !shape.shape, %to: tensor<?xindex>, %copies: i1) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %open = arith.constant -1 : index
      %none = shape.const_shape [] : !shape.shape
      %rank = tensor.dim %to, %c0 : tensor<?xindex>
      %all_size = shape.num_elements %from : !shape.shape -> !shape.size
      %all = shape.size_to_index %all_size : !shape.size
      // The elements that the other extents take.
      %taken = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %c1) -> (index) {
        %0 = func.call @wanted(%from, %to, %i, %copies) : (!shape.shape, tensor<?xindex>, index, i1) -> index
        %is_open = arith.cmpi eq, %0, %open : index
        %factor = arith.select %is_open, %c1, %0 : index
        %1 = arith.muli %so_far, %factor : index
        scf.yield %1 : index
      }
      %remaining = arith.floordivsi %all, %taken : index
      %result = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %0 = func.call @wanted(%from, %to, %i, %copies) : (!shape.shape, tensor<?xindex>, index, i1) -> index
        %is_open = arith.cmpi eq, %0, %open : index
        %extent = arith.select %is_open, %remaining, %0 : index
        %here = shape.from_extents %extent : index
        %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %1 : !shape.shape
      }
      %count_size = shape.num_elements %result : !shape.shape -> !shape.size
      %count = shape.size_to_index %count_size : !shape.size
      %fits = arith.cmpi eq, %count, %all : index
      %witness = shape.cstr_require %fits, "the number of elements is another one"
      %checked = shape.assuming %witness -> (!shape.shape) {
        shape.assuming_yield %result : !shape.shape
      }
      return %checked : !shape.shape
    }

    func.func private @wanted(%from: !shape.shape, %to: tensor<?xindex>, %i: index, %copies: i1) -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.extract %to[%i] : tensor<?xindex>
      %result = scf.if %copies -> (index) {
        // An extent that may turn out to be 0 is not meant as a copy.
        %is_zero = arith.cmpi eq, %0, %c0 {shape.assumed = false} : index
        %1 = scf.if %is_zero -> (index) {
          %2 = shape.get_extent %from, %i : !shape.shape, index -> !shape.size
          %3 = shape.size_to_index %2 : !shape.size
          scf.yield %3 : index
        } else {
          scf.yield %0 : index
        }
        scf.yield %1 : index
      } else {
        scf.yield %0 : index
      }
      return %result : index
    }

    func @onnx_reshape(%x: !shape.value_shape, %to: tensor<?xindex>,
                       %zeros: i1 {shape.attribute = "allowzero", shape.default = false}) -> !shape.shape {
      %true = arith.constant true
      %copies = arith.xori %zeros, %true : i1
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reshaped(%0, %to, %copies) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func @reshape(%x: !shape.value_shape, %to: tensor<?xindex> {shape.attribute = "new_shape", shape.operand}) -> !shape.shape {
      %false = arith.constant false
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @reshaped(%0, %to, %false) : (!shape.shape, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // A matrix, cut before dimension `axis`.
    func @onnx_flatten(%x: !shape.value_shape, %axis: index {shape.attribute = "axis", shape.default = 1}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %head, %tail = "shape.split_at"(%0, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %rows = shape.num_elements %head : !shape.shape -> !shape.size
      %columns = shape.num_elements %tail : !shape.shape -> !shape.size
      %1 = shape.from_extents %rows, %columns : !shape.size, !shape.size
      return %1 : !shape.shape
    }

    // Dimension i of the result is dimension order[i] of the operand; without an order, the last one becomes the first.
    func.func private @permuted(%from: !shape.shape, %order: tensor<?xindex>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %true = arith.constant true
      %none = shape.const_shape [] : !shape.shape
      %ranks = shape.rank %from : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %count = tensor.dim %order, %c0 : tensor<?xindex>
      %empty = arith.cmpi eq, %count, %c0 : index
      %end = arith.subi %rank, %c1 : index
      %is_whole = arith.cmpi eq, %count, %rank : index
      %is_right = arith.ori %empty, %is_whole : i1
      %fits = shape.cstr_require %is_right, "the order has another number of dimensions"
      // Each dimension is named, from the front or from the back.
      %all = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %true) -> (i1) {
        %from_back = arith.subi %i, %rank : index
        %found = scf.for %at = %c0 to %count step %c1 iter_args(%found_so_far = %empty) -> (i1) {
          %one = tensor.extract %order[%at] : tensor<?xindex>
          %is_this = arith.cmpi eq, %one, %i : index
          %is_this_from_back = arith.cmpi eq, %one, %from_back : index
          %either = arith.ori %is_this, %is_this_from_back : i1
          %3 = arith.ori %found_so_far, %either : i1
          scf.yield %3 : i1
        }
        %4 = arith.andi %so_far, %found : i1
        scf.yield %4 : i1
      }
      %are_all = shape.cstr_require %all, "the order is no permutation"
      %0 = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %source = scf.if %empty -> (index) {
          %3 = arith.subi %end, %i : index
          scf.yield %3 : index
        } else {
          %3 = tensor.extract %order[%i] : tensor<?xindex>
          scf.yield %3 : index
        }
        %1 = shape.get_extent %from, %source : !shape.shape, index -> !shape.size
        %here = shape.from_extents %1 : !shape.size
        %2 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %2 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @transpose_by_operand(%x: !shape.value_shape, %order: tensor<?xindex> {shape.attribute = "perms", shape.operand}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @permuted(%0, %order) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      return %1 : !shape.shape
    }

    func @transpose_by_attribute(%x: !shape.value_shape, %order: tensor<?xindex> {shape.attribute = "perm", shape.default = []}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @permuted(%0, %order) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      return %1 : !shape.shape
    }

    // The indices in place of one dimension; their first `shared` dimensions are the first ones of both.
    func.func private @gathered(%from: !shape.shape, %indices: !shape.shape, %axis: index, %shared: index) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %head, %rest = "shape.split_at"(%from, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %batch, %places = "shape.split_at"(%indices, %shared) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %head, %places : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    func @tf_gather(%x: !shape.value_shape, %indices: !shape.value_shape, %axis: index,
                    %shared: index {shape.attribute = "batch_dims", shape.default = 0}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %indices : !shape.value_shape -> !shape.shape
      %2 = func.call @gathered(%0, %1, %axis, %shared) : (!shape.shape, !shape.shape, index, index) -> !shape.shape
      return %2 : !shape.shape
    }

    func @onnx_gather(%x: !shape.value_shape, %indices: !shape.value_shape,
                      %axis: index {shape.attribute = "axis", shape.default = 0}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %indices : !shape.value_shape -> !shape.shape
      %2 = func.call @gathered(%0, %1, %axis, %c0) : (!shape.shape, !shape.shape, index, index) -> !shape.shape
      return %2 : !shape.shape
    }

    // [N, K, C] and [N, W] give [N, W, C].
    func @tosa_gather(%x: !shape.value_shape, %indices: !shape.value_shape) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %indices : !shape.value_shape -> !shape.shape
      %2 = func.call @gathered(%0, %1, %c1, %c1) : (!shape.shape, !shape.shape, index, index) -> !shape.shape
      return %2 : !shape.shape
    }

    // In pairs: what comes before and behind each dimension.
    func @pad_by_rows(%x: !shape.value_shape, %padding: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.reduce(%0, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %before = arith.addi %i, %i : index
        %behind = arith.addi %before, %c1 : index
        %low = tensor.extract %padding[%before] : tensor<?xindex>
        %high = tensor.extract %padding[%behind] : tensor<?xindex>
        %both = arith.addi %low, %high : index
        %2 = shape.add %extent, %both : !shape.size, index -> !shape.size
        %here = shape.from_extents %2 : !shape.size
        %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %3 : !shape.shape
      }
      return %1 : !shape.shape
    }

    // What comes before all dimensions, then what comes behind them; with a list of axes, of these only.
    func @onnx_pad(%x: !shape.value_shape, %padding: tensor<?xindex> {shape.attribute = "pads", shape.operand},
                    %value: !shape.value_shape {shape.default = 0},
                    %axes: tensor<?xindex> {shape.default = []}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %0 : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %named = tensor.dim %axes, %c0 : tensor<?xindex>
      %whole = arith.cmpi eq, %named, %c0 : index
      %1 = shape.reduce(%0, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %2 = scf.if %whole -> (!shape.size) {
          %behind = arith.addi %i, %rank : index
          %low = tensor.extract %padding[%i] : tensor<?xindex>
          %high = tensor.extract %padding[%behind] : tensor<?xindex>
          %both = arith.addi %low, %high : index
          %4 = shape.add %extent, %both : !shape.size, index -> !shape.size
          scf.yield %4 : !shape.size
        } else {
          %from_back = arith.subi %i, %rank : index
          %7 = scf.for %at = %c0 to %named step %c1 iter_args(%sum = %extent) -> (!shape.size) {
            %axis = tensor.extract %axes[%at] : tensor<?xindex>
            %8 = arith.cmpi eq, %axis, %i : index
            %9 = arith.cmpi eq, %axis, %from_back : index
            %10 = arith.ori %8, %9 : i1
            %behind = arith.addi %at, %named : index
            %low = tensor.extract %padding[%at] : tensor<?xindex>
            %high = tensor.extract %padding[%behind] : tensor<?xindex>
            %both = arith.addi %low, %high : index
            %more = arith.select %10, %both, %c0 : index
            %11 = shape.add %sum, %more : !shape.size, index -> !shape.size
            scf.yield %11 : !shape.size
          }
          scf.yield %7 : !shape.size
        }
        %here = shape.from_extents %2 : !shape.size
        %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %3 : !shape.shape
      }
      return %1 : !shape.shape
    }

    // The sizes as they are given; -1 is all that follows the first element.
    func.func private @sliced(%from: !shape.shape, %start: tensor<?xindex>, %sizes: tensor<?xindex>) -> !shape.shape {
      %open = arith.constant -1 : index
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.reduce(%from, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %size = tensor.extract %sizes[%i] : tensor<?xindex>
        %first = tensor.extract %start[%i] : tensor<?xindex>
        %all = shape.size_to_index %extent : !shape.size
        %remaining = arith.subi %all, %first : index
        %is_open = arith.cmpi eq, %size, %open : index
        %1 = arith.select %is_open, %remaining, %size : index
        %here = shape.from_extents %1 : index
        %2 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %2 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @slice(%x: !shape.value_shape, %start: tensor<?xindex> {shape.attribute = "start", shape.operand},
                %sizes: tensor<?xindex> {shape.attribute = "size", shape.operand}) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = func.call @sliced(%0, %start, %sizes) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
      return %1 : !shape.shape
    }

    // A new dimension before `axis`; -1 is behind all.
    func @tf_expand_dims(%x: !shape.value_shape, %axis: index) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = shape.const_shape [1] : !shape.shape
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %0 : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_negative = arith.cmpi slt, %axis, %c0 : index
      %1 = arith.addi %axis, %rank : index
      %2 = arith.addi %1, %c1 : index
      %place = arith.select %is_negative, %2, %axis : index
      %head, %tail = "shape.split_at"(%0, %place) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %3 = shape.concat %head, %one : !shape.shape, !shape.shape -> !shape.shape
      %4 = shape.concat %3, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %4 : !shape.shape
    }

    // As many times in each dimension.
    func @tile(%x: !shape.value_shape, %times: tensor<?xindex> {shape.attribute = "multiples", shape.operand}) -> !shape.shape {
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.reduce(%0, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %count = tensor.extract %times[%i] : tensor<?xindex>
        %2 = shape.mul %extent, %count : !shape.size, index -> !shape.size
        %here = shape.from_extents %2 : !shape.size
        %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %3 : !shape.shape
      }
      return %1 : !shape.shape
    }

    // Extents `start` to `end` of a shape, without the last one, as a tensor; negative places count from the end.
    func @onnx_shape(%x: !shape.value_shape, %from: index {shape.attribute = "start", shape.default = 0},
                     %to: index {shape.attribute = "end", shape.default = 1000000}) -> !shape.value_shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %0 : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %start = func.call @place(%from, %rank) : (index, index) -> index
      %stop = func.call @place(%to, %rank) : (index, index) -> index
      %last = arith.maxsi %start, %stop : index
      %head, %behind = "shape.split_at"(%0, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %before, %part = "shape.split_at"(%head, %start) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = shape.to_extent_tensor %part : !shape.shape -> tensor<?xindex>
      %count = shape.rank %part : !shape.shape -> !shape.size
      %own = shape.from_extents %count : !shape.size
      %2 = shape.with_shape %1, %own : tensor<?xindex>, !shape.shape
      return %2 : !shape.value_shape
    }

    // A place between 0 and `rank`; a negative one counts from there.
    func.func private @place(%at: index, %rank: index) -> index {
      %c0 = arith.constant 0 : index
      %is_negative = arith.cmpi slt, %at, %c0 : index
      %from_end = arith.addi %at, %rank : index
      %0 = arith.select %is_negative, %from_end, %at : index
      %1 = arith.maxsi %0, %c0 : index
      %2 = arith.minsi %1, %rank : index
      return %2 : index
    }

    // The shape itself, as a tensor.
    func @shape(%x: !shape.value_shape) -> !shape.value_shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.to_extent_tensor %0 : !shape.shape -> tensor<?xindex>
      %rank = shape.rank %0 : !shape.shape -> !shape.size
      %own = shape.from_extents %rank : !shape.size
      %2 = shape.with_shape %1, %own : tensor<?xindex>, !shape.shape
      return %2 : !shape.value_shape
    }
  } mapping {
    onnx.Concat = @concat_by_attribute, onnx.Flatten = @onnx_flatten, onnx.Gather = @onnx_gather, onnx.Pad = @onnx_pad,
    onnx.PadV11 = @onnx_pad, onnx.PadV13 = @onnx_pad, onnx.PadV18 = @onnx_pad, onnx.PadV2 = @onnx_pad,
    onnx.Reshape = @onnx_reshape, onnx.Shape = @onnx_shape, onnx.Tile = @tile, onnx.Transpose = @transpose_by_attribute,
    tf.ConcatV2 = @concat_by_operand, tf.ExpandDims = @tf_expand_dims, tf.GatherV2 = @tf_gather,
    tf.MirrorPad = @pad_by_rows, tf.Pad = @pad_by_rows, tf.PadV2 = @pad_by_rows, tf.Reshape = @reshape,
    tf.Shape = @shape, tf.Slice = @slice, tf.Tile = @tile, tf.Transpose = @transpose_by_operand,
    tosa.concat = @concat_by_attribute, tosa.gather = @tosa_gather, tosa.pad = @pad_by_rows,
    tosa.reshape = @reshape, tosa.slice = @slice, tosa.tile = @tile, tosa.transpose = @transpose_by_operand
  }
}
