// Shape functions, and value functions, of TensorFlow: packing, strided slices, parts, resizing.
module {
  shape.function_library @tf attributes {shape.values = {
    tf.Pack = @pack_value, tf.StridedSlice = @strided_slice_value, tf.Unpack = @unpack_value
  }} {

    // As many operands as the new dimension has; -1 is behind all.
    func @pack(%all: tensor<?x!shape.shape>, %axis: index {shape.attribute = "axis", shape.default = 0}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.shape>
      %first = tensor.extract %all[%c0] : tensor<?x!shape.shape>
      %x = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %first) -> (!shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.shape>
        %0 = shape.meet %so_far, %one, error = "the shapes differ" : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %0 : !shape.shape
      }
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_negative = arith.cmpi slt, %axis, %c0 : index
      %1 = arith.addi %axis, %rank : index
      %2 = arith.addi %1, %c1 : index
      %place = arith.select %is_negative, %2, %axis : index
      %head, %tail = "shape.split_at"(%x, %place) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %middle = shape.from_extents %count : index
      %3 = shape.concat %head, %middle : !shape.shape, !shape.shape -> !shape.shape
      %4 = shape.concat %3, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %4 : !shape.shape
    }

    // Of scalars, or of lists along a new first dimension.
    func @pack_value(%all: tensor<?x!shape.value_shape>, %axis: index {shape.attribute = "axis", shape.default = 0}) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %last = arith.constant -1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %shape : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_first = arith.cmpi eq, %axis, %c0 : index
      %is_last = arith.cmpi eq, %axis, %last : index
      %are_scalars = arith.cmpi eq, %rank, %c0 : index
      %is_only = arith.andi %is_last, %are_scalars : i1
      %fits = arith.ori %is_first, %is_only : i1
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

    // One dimension is gone, and there is a result for each place in it.
    func @unpack(%x: !shape.shape, %axis: index {shape.attribute = "axis", shape.default = 0}, %count: index {shape.results})
        -> tensor<?x!shape.shape> {
      %c1 = arith.constant 1 : index
      %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %head, %tail : !shape.shape, !shape.shape -> !shape.shape
      %1 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %0 : !shape.shape
      } : tensor<?x!shape.shape>
      return %1 : tensor<?x!shape.shape>
    }

    // The elements of a list.
    func @unpack_value(%x: !shape.value_shape, %axis: index {shape.attribute = "axis", shape.default = 0}, %count: index {shape.results})
        -> tensor<?x!shape.value_shape> {
      %elements = shape.value_of %x : tensor<?xindex>
      %scalar = shape.const_shape [1] : !shape.shape
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %1 = tensor.extract %elements[%i] : tensor<?xindex>
        %2 = tensor.from_elements %1 : tensor<1xindex>
        %3 = shape.with_shape %2, %scalar : tensor<1xindex>, !shape.shape
        tensor.yield %3 : !shape.value_shape
      } : tensor<?x!shape.value_shape>
      return %0 : tensor<?x!shape.value_shape>
    }

    // Equal parts of one dimension.
    func @split(%axis: index, %x: !shape.shape, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extent_size = shape.get_extent %own, %c0 : !shape.shape, index -> !shape.size
      %extent = shape.size_to_index %extent_size : !shape.size
      %part = arith.floordivsi %extent, %count : index
      %middle = shape.from_extents %part : index
      %0 = shape.concat %head, %middle : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %tail : !shape.shape, !shape.shape -> !shape.shape
      %2 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %2 : tensor<?x!shape.shape>
    }

    func @by_second(%x: !shape.value_shape, %extents: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }

    // [N, H, W, C] in another size.
    func @resize(%x: !shape.shape, %size: tensor<?xindex>) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %last = arith.constant -1 : index
      %batch, %rest = "shape.split_at"(%x, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %old, %channels = "shape.split_at"(%rest, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.from_extent_tensor %size : tensor<?xindex>
      %1 = shape.concat %batch, %0 : !shape.shape, !shape.shape -> !shape.shape
      %2 = shape.concat %1, %channels : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    // Bit `i` of a mask.
    func.func private @bit(%mask: index, %i: index) -> i1 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = arith.shrsi %mask, %i : index
      %1 = arith.andi %0, %c1 : index
      %2 = arith.cmpi ne, %1, %c0 : index
      return %2 : i1
    }

    // The first place of a slice in one dimension, and how many there are.
    func.func private @bounds(%begin: index, %end: index, %step: index, %extent: index, %no_begin: i1, %no_end: i1) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %before_first = arith.constant -1 : index
      %last = arith.subi %extent, %c1 : index
      %backward = arith.cmpi slt, %step, %c0 : index
      %low = arith.select %backward, %before_first, %c0 : index
      %high = arith.select %backward, %last, %extent : index
      %first = scf.if %no_begin -> (index) {
        %0 = arith.select %backward, %high, %low : index
        scf.yield %0 : index
      } else {
        %0 = func.call @clamped(%begin, %extent, %low, %high) : (index, index, index, index) -> index
        scf.yield %0 : index
      }
      %behind = scf.if %no_end -> (index) {
        %0 = arith.select %backward, %low, %high : index
        scf.yield %0 : index
      } else {
        %0 = func.call @clamped(%end, %extent, %low, %high) : (index, index, index, index) -> index
        scf.yield %0 : index
      }
      %distance = arith.subi %behind, %first : index
      %steps = arith.ceildivsi %distance, %step : index
      %count = arith.maxsi %steps, %c0 : index
      return %first, %count : index, index
    }

    func.func private @clamped(%place: index, %extent: index, %low: index, %high: index) -> index {
      %c0 = arith.constant 0 : index
      %is_negative = arith.cmpi slt, %place, %c0 : index
      %from_end = arith.addi %place, %extent : index
      %0 = arith.select %is_negative, %from_end, %place : index
      %1 = arith.maxsi %0, %low : index
      %2 = arith.minsi %1, %high : index
      return %2 : index
    }

    // Without new dimensions and an ellipsis: with one of them, nothing is known.
    func @strided_slice(%x: !shape.shape, %begin: tensor<?xindex>, %end: tensor<?xindex>, %strides: tensor<?xindex>,
                        %begin_mask: index {shape.attribute = "begin_mask", shape.default = 0},
                        %end_mask: index {shape.attribute = "end_mask", shape.default = 0},
                        %ellipsis_mask: index {shape.attribute = "ellipsis_mask", shape.default = 0},
                        %new_axis_mask: index {shape.attribute = "new_axis_mask", shape.default = 0},
                        %shrink_mask: index {shape.attribute = "shrink_axis_mask", shape.default = 0}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %none = shape.const_shape [] : !shape.shape
      %count = tensor.dim %begin, %c0 : tensor<?xindex>
      %others = arith.ori %ellipsis_mask, %new_axis_mask : index
      %is_plain = arith.cmpi eq, %others, %c0 : index
      %result = scf.if %is_plain -> (!shape.shape) {
        %0 = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
        ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
          %extent = shape.size_to_index %size : !shape.size
          %own = shape.from_extents %extent : index
          %is_sliced = arith.cmpi slt, %i, %count : index
          %here = scf.if %is_sliced -> (!shape.shape) {
            %is_gone = func.call @bit(%shrink_mask, %i) : (index, index) -> i1
            %2 = scf.if %is_gone -> (!shape.shape) {
              scf.yield %none : !shape.shape
            } else {
              %no_begin = func.call @bit(%begin_mask, %i) : (index, index) -> i1
              %no_end = func.call @bit(%end_mask, %i) : (index, index) -> i1
              %from = tensor.extract %begin[%i] : tensor<?xindex>
              %to = tensor.extract %end[%i] : tensor<?xindex>
              %step = tensor.extract %strides[%i] : tensor<?xindex>
              %first, %places = func.call @bounds(%from, %to, %step, %extent, %no_begin, %no_end)
                  : (index, index, index, index, i1, i1) -> (index, index)
              %3 = shape.from_extents %places : index
              scf.yield %3 : !shape.shape
            }
            scf.yield %2 : !shape.shape
          } else {
            scf.yield %own : !shape.shape
          }
          %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
          shape.yield %1 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      } else {
        %any = tensor.empty() : tensor<1xindex>
        %any_rank = tensor.extract %any[%c0] : tensor<1xindex>
        %unknown = tensor.empty(%any_rank) : tensor<?xindex>
        %1 = shape.from_extent_tensor %unknown : tensor<?xindex>
        scf.yield %1 : !shape.shape
      }
      return %result : !shape.shape
    }

    // Of a list.
    func @strided_slice_value(%x: !shape.value_shape, %begin: index, %end: index, %step: index,
                              %begin_mask: index {shape.attribute = "begin_mask", shape.default = 0},
                              %end_mask: index {shape.attribute = "end_mask", shape.default = 0},
                              %ellipsis_mask: index {shape.attribute = "ellipsis_mask", shape.default = 0},
                              %new_axis_mask: index {shape.attribute = "new_axis_mask", shape.default = 0},
                              %shrink_mask: index {shape.attribute = "shrink_axis_mask", shape.default = 0}) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %elements = shape.value_of %x : tensor<?xindex>
      %extent = tensor.dim %elements, %c0 : tensor<?xindex>
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %shape : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_list = arith.cmpi eq, %rank, %c1 : index
      %others = arith.ori %ellipsis_mask, %new_axis_mask : index
      %no_others = arith.cmpi eq, %others, %c0 : index
      %is_plain = arith.andi %is_list, %no_others : i1
      %result = scf.if %is_plain -> (tensor<?xindex>) {
        %no_begin = func.call @bit(%begin_mask, %c0) : (index, index) -> i1
        %no_end = func.call @bit(%end_mask, %c0) : (index, index) -> i1
        %is_one = func.call @bit(%shrink_mask, %c0) : (index, index) -> i1
        %is_negative = arith.cmpi slt, %begin, %c0 : index
        %from_end = arith.addi %begin, %extent : index
        %place = arith.select %is_negative, %from_end, %begin : index
        %some, %places = func.call @bounds(%begin, %end, %step, %extent, %no_begin, %no_end)
            : (index, index, index, index, i1, i1) -> (index, index)
        %first = arith.select %is_one, %place, %some : index
        %count = arith.select %is_one, %c1, %places : index
        %0 = tensor.generate %count {
        ^bb0(%i: index):
          %moved = arith.muli %i, %step : index
          %at = arith.addi %first, %moved : index
          %element = tensor.extract %elements[%at] : tensor<?xindex>
          tensor.yield %element : index
        } : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      } else {
        %none = tensor.empty(%c0) : tensor<?xindex>
        scf.yield %none : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }
  } mapping {
    tf.BroadcastTo = @by_second, tf.Pack = @pack, tf.ResizeBilinear = @resize, tf.ResizeNearestNeighbor = @resize,
    tf.Split = @split, tf.StridedSlice = @strided_slice, tf.Unpack = @unpack
  }
}
