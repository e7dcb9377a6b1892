// Shape functions of StableHLO for windows: convolutions, and reductions of windows.
module {
  shape.function_library @stablehlo_windows attributes {
    shape.dialects = {mhlo = "stablehlo"}, shape.named_by = {stablehlo.custom_call = "call_target_name"}
  } {

    // Element `i` of a list that has one for each dimension, or none at all.
    func.func private @item(%list: tensor<?xindex>, %i: index, %otherwise: index) -> index {
      %c0 = arith.constant 0 : index
      %count = tensor.dim %list, %c0 : tensor<?xindex>
      %empty = arith.cmpi eq, %count, %c0 : index
      %result = scf.if %empty -> (index) {
        scf.yield %otherwise : index
      } else {
        %0 = tensor.extract %list[%i] : tensor<?xindex>
        scf.yield %0 : index
      }
      return %result : index
    }

    // With gaps between the elements.
    func.func private @dilated(%extent: index, %dilation: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %is_plain = arith.cmpi eq, %dilation, %c1 : index
      %0 = scf.if %is_plain -> (index) {
        scf.yield %extent : index
      } else {
        %gaps = arith.subi %extent, %c1 : index
        %reach = arith.muli %gaps, %dilation : index
        %1 = arith.addi %reach, %c1 : index
        %2 = arith.maxsi %1, %c0 : index
        scf.yield %2 : index
      }
      return %0 : index
    }

    // How many windows there are along dimension `i` of the lists; `padding` has pairs.
    func.func private @windows(%extent: index, %taps: index, %i: index, %strides: tensor<?xindex>, %padding: tensor<?xindex>,
                               %base: tensor<?xindex>, %dilations: tensor<?xindex>) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %stride = func.call @item(%strides, %i, %c1) : (tensor<?xindex>, index, index) -> index
      %base_dilation = func.call @item(%base, %i, %c1) : (tensor<?xindex>, index, index) -> index
      %dilation = func.call @item(%dilations, %i, %c1) : (tensor<?xindex>, index, index) -> index
      %before = arith.addi %i, %i : index
      %behind = arith.addi %before, %c1 : index
      %low = func.call @item(%padding, %before, %c0) : (tensor<?xindex>, index, index) -> index
      %high = func.call @item(%padding, %behind, %c0) : (tensor<?xindex>, index, index) -> index
      %own = func.call @dilated(%extent, %base_dilation) : (index, index) -> index
      %window = func.call @dilated(%taps, %dilation) : (index, index) -> index
      %0 = arith.addi %own, %low : index
      %1 = arith.addi %0, %high : index
      %space = arith.subi %1, %window : index
      %steps = arith.floordivsi %space, %stride : index
      %2 = arith.addi %steps, %c1 : index
      %3 = arith.maxsi %2, %c0 : index
      return %3 : index
    }

    // [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]: what stands at a place of one of the three lists, and the last place of `entry` there.
    func.func private @entry(%text: tensor<?xindex>, %list: index, %place: index, %entry: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %before = arith.constant -1 : index
      %outside = arith.constant 1000 : index
      %comma = arith.constant 44 : index
      %open = arith.constant 91 : index
      %close = arith.constant 93 : index
      %0 = tensor.empty() : tensor<1xindex>
      %unknown = tensor.extract %0[%c0] : tensor<1xindex>
      %length = tensor.dim %text, %c0 : tensor<?xindex>
      %l, %p, %there, %at_last = scf.for %at = %c0 to %length step %c1
          iter_args(%in = %before, %here = %outside, %so_far = %unknown, %last = %unknown) -> (index, index, index, index) {
        %character = tensor.extract %text[%at] : tensor<?xindex>
        %is_comma = arith.cmpi eq, %character, %comma : index
        %is_open = arith.cmpi eq, %character, %open : index
        %is_close = arith.cmpi eq, %character, %close : index
        %is_mark = arith.ori %is_comma, %is_close : i1
        %in_list = arith.cmpi eq, %in, %list : index
        %at_place = arith.cmpi eq, %here, %place : index
        %is_inside = arith.cmpi ne, %here, %outside : index
        %is_entry = arith.cmpi eq, %character, %entry : index
        %1 = arith.andi %in_list, %at_place : i1
        %2 = arith.andi %in_list, %is_inside : i1
        %3 = arith.andi %2, %is_entry : i1
        %4 = arith.select %is_mark, %so_far, %character : index
        %5 = arith.select %1, %4, %so_far : index
        %6 = arith.select %3, %here, %last : index
        %next = arith.addi %in, %c1 : index
        %following = arith.addi %here, %c1 : index
        %7 = arith.select %is_open, %next, %in : index
        %8 = arith.select %is_comma, %following, %here : index
        %9 = arith.select %is_open, %c0, %8 : index
        %10 = arith.select %is_close, %outside, %9 : index
        scf.yield %7, %10, %5, %6 : index, index, index, index
      }
      return %there, %at_last : index, index
    }

    // The extent of the dimension that `entry` stands for.
    func.func private @extent(%x: !shape.shape, %text: tensor<?xindex>, %list: index, %entry: index) -> index {
      %nowhere = arith.constant -1 : index
      %there, %axis = func.call @entry(%text, %list, %nowhere, %entry) : (tensor<?xindex>, index, index, index) -> (index, index)
      %0 = shape.get_extent %x, %axis : !shape.shape, index -> !shape.size
      %1 = shape.size_to_index %0 : !shape.size
      return %1 : index
    }

    func.func private @convolved(%x: !shape.shape, %weights: !shape.shape, %text: tensor<?xindex>, %strides: tensor<?xindex>,
                                 %padding: tensor<?xindex>, %base: tensor<?xindex>, %dilations: tensor<?xindex>,
                                 %groups: index, %batch_groups: index) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %batch = arith.constant 98 : index
      %feature = arith.constant 102 : index
      %inputs = arith.constant 105 : index
      %outputs = arith.constant 111 : index
      %digit = arith.constant 48 : index
      %none = shape.const_shape [] : !shape.shape
      %given = func.call @extent(%x, %text, %c0, %feature) : (!shape.shape, tensor<?xindex>, index, index) -> index
      %own = func.call @extent(%weights, %text, %c1, %inputs) : (!shape.shape, tensor<?xindex>, index, index) -> index
      %wanted = arith.muli %own, %groups : index
      %is_right = arith.cmpi eq, %given, %wanted : index
      %fits = shape.cstr_require %is_right, "the weights are for another number of features"
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %result = scf.for %place = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %entry, %axis = func.call @entry(%text, %c2, %place, %c0) : (tensor<?xindex>, index, index, index) -> (index, index)
        %is_batch = arith.cmpi eq, %entry, %batch : index
        %is_feature = arith.cmpi eq, %entry, %feature : index
        %count = scf.if %is_batch -> (index) {
          %0 = func.call @extent(%x, %text, %c0, %batch) : (!shape.shape, tensor<?xindex>, index, index) -> index
          %1 = arith.floordivsi %0, %batch_groups : index
          scf.yield %1 : index
        } else {
          %2 = scf.if %is_feature -> (index) {
            %0 = func.call @extent(%weights, %text, %c1, %outputs) : (!shape.shape, tensor<?xindex>, index, index) -> index
            scf.yield %0 : index
          } else {
            %i = arith.subi %entry, %digit : index
            %extent = func.call @extent(%x, %text, %c0, %entry) : (!shape.shape, tensor<?xindex>, index, index) -> index
            %taps = func.call @extent(%weights, %text, %c1, %entry) : (!shape.shape, tensor<?xindex>, index, index) -> index
            %3 = func.call @windows(%extent, %taps, %i, %strides, %padding, %base, %dilations)
                : (index, index, index, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> index
            scf.yield %3 : index
          }
          scf.yield %2 : index
        }
        %here = shape.from_extents %count : index
        %next = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %next : !shape.shape
      }
      return %result : !shape.shape
    }

    func @convolution(%x: !shape.shape, %weights: !shape.shape, %text: tensor<?xindex> {shape.attribute = "dimension_numbers", shape.characters},
                      %strides: tensor<?xindex> {shape.attribute = "window_strides", shape.default = []},
                      %padding: tensor<?xindex> {shape.attribute = "padding", shape.default = []},
                      %base: tensor<?xindex> {shape.attribute = "lhs_dilation", shape.default = []},
                      %dilations: tensor<?xindex> {shape.attribute = "rhs_dilation", shape.default = []},
                      %groups: index {shape.attribute = "feature_group_count", shape.default = 1},
                      %batch_groups: index {shape.attribute = "batch_group_count", shape.default = 1}) -> !shape.shape {
      %0 = func.call @convolved(%x, %weights, %text, %strides, %padding, %base, %dilations, %groups, %batch_groups)
          : (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, index)
          -> !shape.shape
      return %0 : !shape.shape
    }

    // The padding is an operand.
    func @dynamic_conv(%x: !shape.shape, %weights: !shape.shape, %padding: tensor<?xindex>,
                       %text: tensor<?xindex> {shape.attribute = "dimension_numbers", shape.characters},
                       %strides: tensor<?xindex> {shape.attribute = "window_strides", shape.default = []},
                       %base: tensor<?xindex> {shape.attribute = "lhs_dilation", shape.default = []},
                       %dilations: tensor<?xindex> {shape.attribute = "rhs_dilation", shape.default = []},
                       %groups: index {shape.attribute = "feature_group_count", shape.default = 1},
                       %batch_groups: index {shape.attribute = "batch_group_count", shape.default = 1}) -> !shape.shape {
      %0 = func.call @convolved(%x, %weights, %text, %strides, %padding, %base, %dilations, %groups, %batch_groups)
          : (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, index)
          -> !shape.shape
      return %0 : !shape.shape
    }

    // Windows over all dimensions, of each operand; behind the operands are as many starting values.
    func @reduce_window(%all: tensor<?x!shape.shape>, %window: tensor<?xindex> {shape.attribute = "window_dimensions"},
                        %strides: tensor<?xindex> {shape.attribute = "window_strides", shape.default = []},
                        %padding: tensor<?xindex> {shape.attribute = "padding", shape.default = []},
                        %base: tensor<?xindex> {shape.attribute = "base_dilations", shape.default = []},
                        %dilations: tensor<?xindex> {shape.attribute = "window_dilations", shape.default = []},
                        %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %none = shape.const_shape [] : !shape.shape
      %x = tensor.extract %all[%c0] : tensor<?x!shape.shape>
      %own = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %taps = tensor.extract %window[%i] : tensor<?xindex>
        %0 = func.call @windows(%extent, %taps, %i, %strides, %padding, %base, %dilations)
            : (index, index, index, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> index
        %here = shape.from_extents %0 : index
        %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %1 : !shape.shape
      }
      %2 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %own : !shape.shape
      } : tensor<?x!shape.shape>
      return %2 : tensor<?x!shape.shape>
    }

    // Windows over all dimensions of one operand, as operands say.
    func @dynamic_reduce_window(%x: !shape.shape, %start: !shape.value_shape, %window: tensor<?xindex>, %strides: tensor<?xindex>,
                                %base: tensor<?xindex>, %dilations: tensor<?xindex>, %padding: tensor<?xindex>) -> !shape.shape {
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %taps = tensor.extract %window[%i] : tensor<?xindex>
        %1 = func.call @windows(%extent, %taps, %i, %strides, %padding, %base, %dilations)
            : (index, index, index, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> index
        %here = shape.from_extents %1 : index
        %2 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %2 : !shape.shape
      }
      return %0 : !shape.shape
    }
  } mapping {
    stablehlo.dynamic_reduce_window = @dynamic_reduce_window,
    stablehlo.convolution = @convolution, stablehlo.dynamic_conv = @dynamic_conv, stablehlo.reduce_window = @reduce_window
  }
}
