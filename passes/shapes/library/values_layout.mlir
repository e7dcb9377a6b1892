// Value functions of ops that make, move and join the elements of small tensors of integers.
module {
  shape.function_library @values_layout attributes {shape.dialects = {mhlo = "stablehlo"}, shape.values = {
    onnx.Concat = @concat_by_attribute, onnx.ConstantOfShape = @constant_of_shape, onnx.Expand = @expand,
    onnx.Flatten = @first_only, onnx.Gather = @onnx_gather, onnx.Range = @range, onnx.ReduceMax = @reduce_max,
    onnx.ReduceMin = @reduce_min, onnx.ReduceProd = @reduce_product, onnx.ReduceProdV13 = @reduce_product,
    onnx.ReduceSum = @reduce_sum, onnx.ReduceSumV11 = @reduce_sum, onnx.Reshape = @first_only, onnx.Size = @size,
    onnx.Slice = @onnx_slice, onnx.Split = @onnx_split, onnx.SplitV11 = @onnx_split, onnx.SplitV13 = @onnx_split,
    onnx.Squeeze = @first_only, onnx.SqueezeV11 = @first_only, onnx.Tile = @tile, onnx.Transpose = @transpose_by_attribute,
    onnx.Unsqueeze = @first_only, onnx.UnsqueezeV11 = @first_only,
    stablehlo.concatenate = @concat_by_dimension, stablehlo.reshape = @first_only,
    tf.ConcatV2 = @concat_by_operand, tf.ExpandDims = @first_only, tf.Fill = @fill, tf.GatherV2 = @tf_gather,
    tf.Max = @reduce_max, tf.Min = @reduce_min, tf.Prod = @reduce_product, tf.Range = @range,
    tf.Rank = @rank, tf.Reshape = @first_only, tf.Size = @size, tf.Squeeze = @first_only, tf.Sum = @reduce_sum,
    tf.Tile = @tile, tosa.concat = @concat_by_attribute, tosa.reshape = @first_only
  }, shape.fractions = {
    onnx.Concat = @concat_by_attribute, onnx.Expand = @expand, onnx.Gather = @onnx_gather, onnx.Reshape = @first_only,
    onnx.Slice = @onnx_slice, onnx.Split = @onnx_split, onnx.Squeeze = @first_only, onnx.Unsqueeze = @first_only,
    stablehlo.concatenate = @concat_by_dimension, stablehlo.reshape = @first_only,
    tf.ConcatV2 = @concat_by_operand, tf.ExpandDims = @first_only, tf.GatherV2 = @tf_gather, tf.Reshape = @first_only,
    tf.Squeeze = @first_only
  }} {

    // The same elements in another shape.
    func @first_only(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      return %x : tensor<?xindex>
    }

    // The slices of a tensor at some places of one dimension, in the order of the list; negative places count from the end.
    func.func private @picked(%x: !shape.value_shape, %axis: index, %places: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %elements = shape.value_of %x : tensor<?xindex>
      %head, %own_and_tail = "shape.split_at"(%shape, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%own_and_tail, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %outer_size = shape.num_elements %head : !shape.shape -> !shape.size
      %outer = shape.size_to_index %outer_size : !shape.size
      %extent_size = shape.num_elements %own : !shape.shape -> !shape.size
      %extent = shape.size_to_index %extent_size : !shape.size
      %inner_size = shape.num_elements %tail : !shape.shape -> !shape.size
      %inner = shape.size_to_index %inner_size : !shape.size
      %count = tensor.dim %places, %c0 : tensor<?xindex>
      %row = arith.muli %count, %inner : index
      %all = arith.muli %outer, %row : index
      %0 = tensor.generate %all {
      ^bb0(%i: index):
        %slab = arith.divsi %i, %row : index
        %in_slab = arith.remsi %i, %row : index
        %n = arith.divsi %in_slab, %inner : index
        %last = arith.remsi %in_slab, %inner : index
        %given = tensor.extract %places[%n] : tensor<?xindex>
        %is_negative = arith.cmpi slt, %given, %c0 : index
        %from_end = arith.addi %given, %extent : index
        %place = arith.select %is_negative, %from_end, %given : index
        %before = arith.muli %slab, %extent : index
        %row_number = arith.addi %before, %place : index
        %start = arith.muli %row_number, %inner : index
        %at = arith.addi %start, %last : index
        %element = tensor.extract %elements[%at] : tensor<?xindex>
        tensor.yield %element : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @onnx_gather(%x: !shape.value_shape, %indices: tensor<?xindex>, %axis: index {shape.attribute = "axis", shape.default = 0})
        -> tensor<?xindex> {
      %0 = func.call @picked(%x, %axis, %indices) : (!shape.value_shape, index, tensor<?xindex>) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @tf_gather(%x: !shape.value_shape, %indices: tensor<?xindex>, %axis: index,
                    %shared: index {shape.attribute = "batch_dims", shape.default = 0}) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %is_plain = arith.cmpi eq, %shared, %c0 : index
      %0 = scf.if %is_plain -> (tensor<?xindex>) {
        %1 = func.call @picked(%x, %axis, %indices) : (!shape.value_shape, index, tensor<?xindex>) -> tensor<?xindex>
        scf.yield %1 : tensor<?xindex>
      } else {
        %unknown = func.call @unknown() : () -> index
        %2 = tensor.empty(%unknown) : tensor<?xindex>
        scf.yield %2 : tensor<?xindex>
      }
      return %0 : tensor<?xindex>
    }

    // A number that is not known.
    func.func private @unknown() -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.empty() : tensor<1xindex>
      %1 = tensor.extract %0[%c0] : tensor<1xindex>
      return %1 : index
    }

    // A slice along one dimension, the first one unless `axes` names another.
    func @onnx_slice(%x: !shape.value_shape, %starts: index, %ends: index, %axis: index {shape.default = 0},
                     %step: index {shape.default = 1}) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %head, %own_and_tail = "shape.split_at"(%shape, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extent_size = shape.get_extent %own_and_tail, %c0 : !shape.shape, index -> !shape.size
      %extent = shape.size_to_index %extent_size : !shape.size
      %last = arith.subi %extent, %c1 : index
      %before_first = arith.subi %c0, %c1 : index
      %backward = arith.cmpi slt, %step, %c0 : index
      // Backward, the first place is one of an element, and the end may be before all.
      %low = arith.select %backward, %before_first, %c0 : index
      %high = arith.select %backward, %last, %extent : index
      %first = func.call @clamped(%starts, %extent, %c0, %high) : (index, index, index, index) -> index
      %end = func.call @clamped(%ends, %extent, %low, %high) : (index, index, index, index) -> index
      %distance = arith.subi %end, %first : index
      %steps = arith.ceildivsi %distance, %step : index
      %known = arith.maxsi %steps, %c0 : index
      // Backward up to the largest number is nothing, or everything: frameworks differ.
      %largest = arith.constant 2147483647 : index
      %is_largest = arith.cmpi sge, %ends, %largest : index
      %is_unclear = arith.andi %backward, %is_largest : i1
      %count = scf.if %is_unclear -> (index) {
        %unknown = func.call @unknown() : () -> index
        scf.yield %unknown : index
      } else {
        scf.yield %known : index
      }
      %places = tensor.generate %count {
      ^bb0(%i: index):
        %moved = arith.muli %i, %step : index
        %place = arith.addi %first, %moved : index
        tensor.yield %place : index
      } : tensor<?xindex>
      %0 = func.call @picked(%x, %axis, %places) : (!shape.value_shape, index, tensor<?xindex>) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // A place, which counts from the end if it is negative, between two bounds.
    func.func private @clamped(%place: index, %extent: index, %low: index, %high: index) -> index {
      %c0 = arith.constant 0 : index
      %is_negative = arith.cmpi slt, %place, %c0 : index
      %from_end = arith.addi %place, %extent : index
      %0 = arith.select %is_negative, %from_end, %place : index
      %1 = arith.maxsi %0, %low : index
      %2 = arith.minsi %1, %high : index
      // The largest and the smallest numbers of 32 bits, and what is beyond, stand for the ends of every dimension.
      %largest = arith.constant 2147483647 : index
      %smallest = arith.constant -2147483647 : index
      %is_end = arith.cmpi sge, %place, %largest : index
      %is_start = arith.cmpi sle, %place, %smallest : index
      %3 = arith.select %is_end, %high, %2 : index
      %4 = arith.select %is_start, %low, %3 : index
      return %4 : index
    }

    // The parts of a list: of the sizes that are given, or equal ones, of which the last may be smaller.
    func @onnx_split(%x: !shape.value_shape, %sizes: tensor<?xindex> {shape.attribute = "split", shape.operand, shape.default = []},
                     %axis: index {shape.attribute = "axis", shape.default = 0}, %parts: index {shape.results}) -> tensor<?x!shape.value_shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %head, %own_and_tail = "shape.split_at"(%shape, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extent_size = shape.get_extent %own_and_tail, %c0 : !shape.shape, index -> !shape.size
      %extent = shape.size_to_index %extent_size : !shape.size
      %given = tensor.dim %sizes, %c0 : tensor<?xindex>
      %is_even = arith.cmpi eq, %given, %c0 : index
      %part = arith.ceildivsi %extent, %parts : index
      %0 = tensor.generate %parts {
      ^bb0(%i: index):
        %first, %count = scf.if %is_even -> (index, index) {
          %1 = arith.muli %i, %part : index
          %2 = arith.subi %extent, %1 : index
          %3 = arith.minsi %part, %2 : index
          scf.yield %1, %3 : index, index
        } else {
          %1 = scf.for %at = %c0 to %i step %c1 iter_args(%so_far = %c0) -> (index) {
            %3 = tensor.extract %sizes[%at] : tensor<?xindex>
            %4 = arith.addi %so_far, %3 : index
            scf.yield %4 : index
          }
          %2 = tensor.extract %sizes[%i] : tensor<?xindex>
          scf.yield %1, %2 : index, index
        }
        %places = tensor.generate %count {
        ^bb1(%n: index):
          %place = arith.addi %first, %n : index
          tensor.yield %place : index
        } : tensor<?xindex>
        %elements = func.call @picked(%x, %axis, %places) : (!shape.value_shape, index, tensor<?xindex>) -> tensor<?xindex>
        %own = shape.from_extents %count : index
        %one = shape.with_shape %elements, %own : tensor<?xindex>, !shape.shape
        tensor.yield %one : !shape.value_shape
      } : tensor<?x!shape.value_shape>
      return %0 : tensor<?x!shape.value_shape>
    }

    // Along the first dimension of all, one operand is behind the other.
    func.func private @joined(%all: tensor<?x!shape.value_shape>, %axis: index) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %open = arith.constant -1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %shape : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %from_end = arith.addi %axis, %rank : index
      %is_first = arith.cmpi eq, %axis, %c0 : index
      %is_first_from_end = arith.cmpi eq, %from_end, %c0 : index
      %fits = arith.ori %is_first, %is_first_from_end : i1
      %none = tensor.empty(%c0) : tensor<?xindex>
      %result = scf.if %fits -> (tensor<?xindex>) {
        %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %none) -> (tensor<?xindex>) {
          %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
          %1 = shape.value_of %one : tensor<?xindex>
          %2 = tensor.concat dim(0) %so_far, %1 : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
          scf.yield %2 : tensor<?xindex>
        }
        scf.yield %0 : tensor<?xindex>
      } else {
        scf.yield %none : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }

    func @concat_by_attribute(%all: tensor<?x!shape.value_shape>, %axis: index {shape.attribute = "axis"}) -> tensor<?xindex> {
      %0 = func.call @joined(%all, %axis) : (tensor<?x!shape.value_shape>, index) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @concat_by_dimension(%all: tensor<?x!shape.value_shape>, %axis: index {shape.attribute = "dimension"}) -> tensor<?xindex> {
      %0 = func.call @joined(%all, %axis) : (tensor<?x!shape.value_shape>, index) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @concat_by_operand(%all: tensor<?x!shape.value_shape>, %axis: index) -> tensor<?xindex> {
      %0 = func.call @joined(%all, %axis) : (tensor<?x!shape.value_shape>, index) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // From one number on, in steps, up to another.
    func @range(%start: index, %end: index, %step: index) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %distance = arith.subi %end, %start : index
      %steps = arith.ceildivsi %distance, %step : index
      %count = arith.maxsi %steps, %c0 : index
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %moved = arith.muli %i, %step : index
        %place = arith.addi %start, %moved : index
        tensor.yield %place : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func.func private @all_of(%extents: tensor<?xindex>, %value: index) -> tensor<?xindex> {
      %shape = shape.from_extent_tensor %extents : tensor<?xindex>
      %count_size = shape.num_elements %shape : !shape.shape -> !shape.size
      %count = shape.size_to_index %count_size : !shape.size
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %value : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @constant_of_shape(%extents: tensor<?xindex>, %value: index {shape.attribute = "value", shape.default = 0}) -> tensor<?xindex> {
      %0 = func.call @all_of(%extents, %value) : (tensor<?xindex>, index) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @fill(%extents: tensor<?xindex>, %value: index) -> tensor<?xindex> {
      %0 = func.call @all_of(%extents, %value) : (tensor<?xindex>, index) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // Only of one element, or where the elements stay as many.
    func @expand(%x: tensor<?xindex>, %extents: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %own = tensor.dim %x, %c0 : tensor<?xindex>
      %is_one = arith.cmpi eq, %own, %c1 : index
      %0 = scf.if %is_one -> (tensor<?xindex>) {
        %1 = tensor.extract %x[%c0] : tensor<?xindex>
        %2 = func.call @all_of(%extents, %1) : (tensor<?xindex>, index) -> tensor<?xindex>
        scf.yield %2 : tensor<?xindex>
      } else {
        scf.yield %x : tensor<?xindex>
      }
      return %0 : tensor<?xindex>
    }

    // A list, several times.
    func @tile(%x: tensor<?xindex>, %times: index) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %own = tensor.dim %x, %c0 : tensor<?xindex>
      %count = arith.muli %own, %times : index
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %at = arith.remsi %i, %own : index
        %element = tensor.extract %x[%at] : tensor<?xindex>
        tensor.yield %element : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // Without an order the dimensions are turned around; only those of a matrix.
    func @transpose_by_attribute(%x: !shape.value_shape, %order: tensor<?xindex> {shape.attribute = "perm", shape.default = [1, 0]})
        -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %elements = shape.value_of %x : tensor<?xindex>
      %ranks = shape.rank %shape : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %first = tensor.extract %order[%c0] : tensor<?xindex>
      %is_matrix = arith.cmpi eq, %rank, %c2 : index
      %is_turned = arith.cmpi eq, %first, %c1 : index
      %is_moved = arith.andi %is_matrix, %is_turned : i1
      %is_low = arith.cmpi slt, %rank, %c2 : index
      %is_kept = arith.cmpi eq, %first, %c0 : index
      %is_same = arith.andi %is_matrix, %is_kept : i1
      %is_list = arith.ori %is_low, %is_same : i1
      %0 = scf.if %is_moved -> (tensor<?xindex>) {
        %row_size = shape.get_extent %shape, %c0 : !shape.shape, index -> !shape.size
        %rows = shape.size_to_index %row_size : !shape.size
        %column_size = shape.get_extent %shape, %c1 : !shape.shape, index -> !shape.size
        %columns = shape.size_to_index %column_size : !shape.size
        %count = arith.muli %rows, %columns : index
        %1 = tensor.generate %count {
        ^bb0(%i: index):
          %column = arith.divsi %i, %rows : index
          %row = arith.remsi %i, %rows : index
          %before = arith.muli %row, %columns : index
          %at = arith.addi %before, %column : index
          %element = tensor.extract %elements[%at] : tensor<?xindex>
          tensor.yield %element : index
        } : tensor<?xindex>
        scf.yield %1 : tensor<?xindex>
      } else {
        %2 = scf.if %is_list -> (tensor<?xindex>) {
          scf.yield %elements : tensor<?xindex>
        } else {
          %none = tensor.empty(%c0) : tensor<?xindex>
          scf.yield %none : tensor<?xindex>
        }
        scf.yield %2 : tensor<?xindex>
      }
      return %0 : tensor<?xindex>
    }

    func @size(%x: !shape.value_shape) -> index {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.num_elements %0 : !shape.shape -> !shape.size
      %2 = shape.size_to_index %1 : !shape.size
      return %2 : index
    }

    func @rank(%x: !shape.value_shape) -> index {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.rank %0 : !shape.shape -> !shape.size
      %2 = shape.size_to_index %1 : !shape.size
      return %2 : index
    }

    // Of all elements of a list; a number that is reduced to itself.
    func @reduce_product(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %start = arith.constant 1 : index
      %count = tensor.dim %x, %c0 : tensor<?xindex>
      %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %start) -> (index) {
        %element = tensor.extract %x[%i] : tensor<?xindex>
        %1 = arith.muli %so_far, %element : index
        scf.yield %1 : index
      }
      return %0 : index
    }

    func @reduce_sum(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %start = arith.constant 0 : index
      %count = tensor.dim %x, %c0 : tensor<?xindex>
      %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %start) -> (index) {
        %element = tensor.extract %x[%i] : tensor<?xindex>
        %1 = arith.addi %so_far, %element : index
        scf.yield %1 : index
      }
      return %0 : index
    }

    func @reduce_max(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %start = tensor.extract %x[%c0] : tensor<?xindex>
      %count = tensor.dim %x, %c0 : tensor<?xindex>
      %0 = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %start) -> (index) {
        %element = tensor.extract %x[%i] : tensor<?xindex>
        %1 = arith.maxsi %so_far, %element : index
        scf.yield %1 : index
      }
      return %0 : index
    }

    func @reduce_min(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %start = tensor.extract %x[%c0] : tensor<?xindex>
      %count = tensor.dim %x, %c0 : tensor<?xindex>
      %0 = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %start) -> (index) {
        %element = tensor.extract %x[%i] : tensor<?xindex>
        %1 = arith.minsi %so_far, %element : index
        scf.yield %1 : index
      }
      return %0 : index
    }
  } mapping {}
}
