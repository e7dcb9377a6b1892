// Shape functions of convolutions and pooling.
module {
  shape.function_library @windows attributes {shape.many_versions = ["tosa"]} {

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

    // How many windows there are in each dimension. The padding before and behind dimension i stands in `padding` at
    // i * step and at i * step + behind; lists may be empty. With `same`, there is one window for each stride.
    func.func private @windows(%extents: !shape.shape, %window: !shape.shape, %strides: tensor<?xindex>, %dilations: tensor<?xindex>,
                               %padding: tensor<?xindex>, %step: index, %behind: index, %same: i1, %round_up: i1) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %ranks = shape.rank %extents : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %result = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %extent_size = shape.get_extent %extents, %i : !shape.shape, index -> !shape.size
        %extent = shape.size_to_index %extent_size : !shape.size
        %window_size = shape.get_extent %window, %i : !shape.shape, index -> !shape.size
        %taps = shape.size_to_index %window_size : !shape.size
        %stride = func.call @item(%strides, %i, %c1) : (tensor<?xindex>, index, index) -> index
        %dilation = func.call @item(%dilations, %i, %c1) : (tensor<?xindex>, index, index) -> index
        %place = arith.muli %i, %step : index
        %place_behind = arith.addi %place, %behind : index
        %low = func.call @item(%padding, %place, %c0) : (tensor<?xindex>, index, index) -> index
        %high = func.call @item(%padding, %place_behind, %c0) : (tensor<?xindex>, index, index) -> index
        %count = scf.if %same -> (index) {
          %0 = arith.ceildivsi %extent, %stride : index
          scf.yield %0 : index
        } else {
          %gaps = arith.subi %taps, %c1 : index
          %reach = arith.muli %gaps, %dilation : index
          %0 = arith.addi %extent, %low : index
          %1 = arith.addi %0, %high : index
          %2 = arith.subi %1, %reach : index
          %space = arith.subi %2, %c1 : index
          %steps = scf.if %round_up -> (index) {
            // The last window begins in front of the padding behind.
            %last_place = arith.subi %0, %c1 : index
            %3 = arith.subi %high, %reach : index
            %gap = arith.subi %stride, %c1 : index
            %beyond = arith.addi %3, %gap : index
            %kept = arith.minsi %beyond, %c0 : index
            %last = arith.addi %last_place, %kept : index
            %4 = arith.floordivsi %last, %stride : index
            scf.yield %4 : index
          } else {
            %3 = arith.floordivsi %space, %stride : index
            scf.yield %3 : index
          }
          %4 = arith.addi %steps, %c1 : index
          scf.yield %4 : index
        }
        %here = shape.from_extents %count : index
        %next = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %next : !shape.shape
      }
      return %result : !shape.shape
    }

    // [N, C, ...] with windows over all but the first two dimensions.
    func.func private @windows_behind(%image: !shape.shape, %channels: !shape.shape, %window: !shape.shape, %strides: tensor<?xindex>,
                                      %dilations: tensor<?xindex>, %pads: tensor<?xindex>, %same: i1, %round_up: i1) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %batch, %rest = "shape.split_at"(%image, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %old_channels, %extents = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %ranks = shape.rank %extents : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %0 = func.call @windows(%extents, %window, %strides, %dilations, %pads, %c1, %rank, %same, %round_up)
          : (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, index, i1, i1) -> !shape.shape
      %1 = shape.concat %batch, %channels : !shape.shape, !shape.shape -> !shape.shape
      %2 = shape.concat %1, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    // [N, ..., C] with windows over all but the first and the last dimension; padding goes in pairs.
    func.func private @windows_between(%image: !shape.shape, %channels: !shape.shape, %window: !shape.shape, %strides: tensor<?xindex>,
                                       %dilations: tensor<?xindex>, %pads: tensor<?xindex>, %same: i1) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %last = arith.constant -1 : index
      %false = arith.constant false
      %batch, %rest = "shape.split_at"(%image, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extents, %old_channels = "shape.split_at"(%rest, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = func.call @windows(%extents, %window, %strides, %dilations, %pads, %c2, %c1, %same, %false)
          : (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, index, i1, i1) -> !shape.shape
      %1 = shape.concat %batch, %0 : !shape.shape, !shape.shape -> !shape.shape
      %2 = shape.concat %1, %channels : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    // Weights are [M, C / groups, ...].
    func @onnx_conv(%image: !shape.value_shape, %weights: !shape.value_shape, %rest: tensor<?x!shape.value_shape>,
                    %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                    %dilations: tensor<?xindex> {shape.attribute = "dilations", shape.default = []},
                    %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []},
                    %groups: index {shape.attribute = "group", shape.default = 1},
                    %upper: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_UPPER"},
                    %lower: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_LOWER"}) -> !shape.shape {
      %same = arith.ori %upper, %lower : i1
      %0 = func.call @conv(%image, %weights, %strides, %dilations, %pads, %groups, %same)
          : (!shape.value_shape, !shape.value_shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, i1) -> !shape.shape
      return %0 : !shape.shape
    }

    func.func private @conv(%image: !shape.value_shape, %weights: !shape.value_shape, %strides: tensor<?xindex>, %dilations: tensor<?xindex>,
                            %pads: tensor<?xindex>, %groups: index, %same: i1) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %false = arith.constant false
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %channels, %rest = "shape.split_at"(%1, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %group, %window = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %given_size = shape.get_extent %0, %c1 : !shape.shape, index -> !shape.size
      %given = shape.size_to_index %given_size : !shape.size
      %group_size = shape.get_extent %1, %c1 : !shape.shape, index -> !shape.size
      %own = shape.size_to_index %group_size : !shape.size
      %wanted = arith.muli %own, %groups : index
      %is_right = arith.cmpi eq, %given, %wanted : index
      %fits = shape.cstr_require %is_right, "the weights are for another number of channels"
      %2 = func.call @windows_behind(%0, %channels, %window, %strides, %dilations, %pads, %same, %false)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Behind each operand are its scale and its zero point.
    func @onnx_quantized_conv(%image: !shape.value_shape, %scale: !shape.value_shape, %zero: !shape.value_shape, %weights: !shape.value_shape,
                              %rest: tensor<?x!shape.value_shape>,
                              %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                              %dilations: tensor<?xindex> {shape.attribute = "dilations", shape.default = []},
                              %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []},
                              %groups: index {shape.attribute = "group", shape.default = 1},
                              %upper: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_UPPER"},
                              %lower: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_LOWER"}) -> !shape.shape {
      %same = arith.ori %upper, %lower : i1
      %0 = func.call @conv(%image, %weights, %strides, %dilations, %pads, %groups, %same)
          : (!shape.value_shape, !shape.value_shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, i1) -> !shape.shape
      return %0 : !shape.shape
    }

    func @onnx_pool(%image: !shape.value_shape, %window: !shape.shape {shape.attribute = "kernel_shape"},
                    %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                    %dilations: tensor<?xindex> {shape.attribute = "dilations", shape.default = []},
                    %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []},
                    %upper: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_UPPER"},
                    %lower: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_LOWER"},
                    %round_up: i1 {shape.attribute = "ceil_mode", shape.default = false}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %same = arith.ori %upper, %lower : i1
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %batch, %rest = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %channels, %extents = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = func.call @windows_behind(%0, %channels, %window, %strides, %dilations, %pads, %same, %round_up)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // The indices of the largest elements have the same shape.
    func @onnx_max_pool(%image: !shape.value_shape, %window: !shape.shape {shape.attribute = "kernel_shape"},
                        %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                        %dilations: tensor<?xindex> {shape.attribute = "dilations", shape.default = []},
                        %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []},
                        %upper: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_UPPER"},
                        %lower: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_LOWER"},
                        %round_up: i1 {shape.attribute = "ceil_mode", shape.default = false}) -> (!shape.shape, !shape.shape) {
      %c1 = arith.constant 1 : index
      %same = arith.ori %upper, %lower : i1
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %batch, %rest = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %channels, %extents = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = func.call @windows_behind(%0, %channels, %window, %strides, %dilations, %pads, %same, %round_up)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1, i1) -> !shape.shape
      return %1, %1 : !shape.shape, !shape.shape
    }

    func @onnx_global_pool(%image: !shape.value_shape) -> !shape.shape {
      %c2 = arith.constant 2 : index
      %one = shape.const_shape [1] : !shape.shape
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %kept, %extents = "shape.split_at"(%0, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = shape.reduce(%extents, %kept) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %2 = shape.concat %so_far, %one : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %2 : !shape.shape
      }
      return %1 : !shape.shape
    }

    // Weights are [O, KH, KW, I].
    func @tosa_conv(%image: !shape.value_shape, %weights: !shape.value_shape, %bias: tensor<?x!shape.value_shape>,
                    %strides: tensor<?xindex> {shape.attribute = "stride", shape.default = []},
                    %dilations: tensor<?xindex> {shape.attribute = "dilation", shape.default = []},
                    %pads: tensor<?xindex> {shape.attribute = "pad", shape.default = []}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %last = arith.constant -1 : index
      %false = arith.constant false
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %channels, %rest = "shape.split_at"(%1, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %window, %old_channels = "shape.split_at"(%rest, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %2 = func.call @windows_between(%0, %channels, %window, %strides, %dilations, %pads, %false)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Weights are [KH, KW, C, M].
    func @tosa_depthwise_conv(%image: !shape.value_shape, %weights: !shape.value_shape, %bias: tensor<?x!shape.value_shape>,
                              %strides: tensor<?xindex> {shape.attribute = "stride", shape.default = []},
                              %dilations: tensor<?xindex> {shape.attribute = "dilation", shape.default = []},
                              %pads: tensor<?xindex> {shape.attribute = "pad", shape.default = []}) -> !shape.shape {
      %last_two = arith.constant -2 : index
      %false = arith.constant false
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %window, %rest = "shape.split_at"(%1, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %count = shape.num_elements %rest : !shape.shape -> !shape.size
      %channels = shape.from_extents %count : !shape.size
      %2 = func.call @windows_between(%0, %channels, %window, %strides, %dilations, %pads, %false)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Behind the image are zero points.
    func @tosa_pool(%image: !shape.value_shape, %rest: tensor<?x!shape.value_shape>,
                    %window: !shape.shape {shape.attribute = "kernel"},
                    %strides: tensor<?xindex> {shape.attribute = "stride", shape.default = []},
                    %pads: tensor<?xindex> {shape.attribute = "pad", shape.default = []}) -> !shape.shape {
      %last = arith.constant -1 : index
      %false = arith.constant false
      %ones = tensor.empty() : tensor<0xindex>
      %dilations = tensor.cast %ones : tensor<0xindex> to tensor<?xindex>
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %extents, %channels = "shape.split_at"(%0, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = func.call @windows_between(%0, %channels, %window, %strides, %dilations, %pads, %false)
          : (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // The attributes have an element for every dimension, as the image has them; those of windows are taken out.
    func.func private @tf_windows(%image: !shape.shape, %channels: !shape.shape, %window: !shape.shape, %strides: !shape.shape,
                                  %dilations: !shape.shape, %pads: tensor<?xindex>, %same: i1, %explicit: i1, %channels_first: i1) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %y = arith.select %channels_first, %c2, %c1 : index
      %x = arith.select %channels_first, %c3, %c2 : index
      %batch = shape.get_extent %image, %c0 : !shape.shape, index -> !shape.size
      %0 = shape.get_extent %image, %y : !shape.shape, index -> !shape.size
      %1 = shape.get_extent %image, %x : !shape.shape, index -> !shape.size
      %extents = shape.from_extents %0, %1 : !shape.size, !shape.size
      %2 = shape.get_extent %strides, %y : !shape.shape, index -> !shape.size
      %3 = shape.get_extent %strides, %x : !shape.shape, index -> !shape.size
      %4 = shape.size_to_index %2 : !shape.size
      %5 = shape.size_to_index %3 : !shape.size
      %stride_list = tensor.from_elements %4, %5 : tensor<2xindex>
      %stride = tensor.cast %stride_list : tensor<2xindex> to tensor<?xindex>
      %6 = shape.get_extent %dilations, %y : !shape.shape, index -> !shape.size
      %7 = shape.get_extent %dilations, %x : !shape.shape, index -> !shape.size
      %8 = shape.size_to_index %6 : !shape.size
      %9 = shape.size_to_index %7 : !shape.size
      %dilation_list = tensor.from_elements %8, %9 : tensor<2xindex>
      %dilation = tensor.cast %dilation_list : tensor<2xindex> to tensor<?xindex>
      %padding = scf.if %explicit -> (tensor<?xindex>) {
        %y_low = arith.select %channels_first, %c4, %c2 : index
        %y_high = arith.select %channels_first, %c5, %c3 : index
        %x_low = arith.select %channels_first, %c6, %c4 : index
        %x_high = arith.select %channels_first, %c7, %c5 : index
        %10 = tensor.extract %pads[%y_low] : tensor<?xindex>
        %11 = tensor.extract %pads[%y_high] : tensor<?xindex>
        %12 = tensor.extract %pads[%x_low] : tensor<?xindex>
        %13 = tensor.extract %pads[%x_high] : tensor<?xindex>
        %14 = tensor.from_elements %10, %11, %12, %13 : tensor<4xindex>
        %15 = tensor.cast %14 : tensor<4xindex> to tensor<?xindex>
        scf.yield %15 : tensor<?xindex>
      } else {
        %10 = tensor.empty() : tensor<0xindex>
        %11 = tensor.cast %10 : tensor<0xindex> to tensor<?xindex>
        scf.yield %11 : tensor<?xindex>
      }
      %false = arith.constant false
      %counts = func.call @windows(%extents, %window, %stride, %dilation, %padding, %c2, %c1, %same, %false)
          : (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, index, index, i1, i1) -> !shape.shape
      %first = shape.from_extents %batch : !shape.size
      %result = scf.if %channels_first -> (!shape.shape) {
        %16 = shape.concat %first, %channels : !shape.shape, !shape.shape -> !shape.shape
        %17 = shape.concat %16, %counts : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %17 : !shape.shape
      } else {
        %16 = shape.concat %first, %counts : !shape.shape, !shape.shape -> !shape.shape
        %17 = shape.concat %16, %channels : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %17 : !shape.shape
      }
      return %result : !shape.shape
    }

    // Weights are [KH, KW, I, O].
    func @tf_conv(%image: !shape.value_shape, %weights: !shape.value_shape,
                  %strides: !shape.shape {shape.attribute = "strides"},
                  %dilations: !shape.shape {shape.attribute = "dilations", shape.default = [1, 1, 1, 1]},
                  %pads: tensor<?xindex> {shape.attribute = "explicit_paddings", shape.default = []},
                  %same: i1 {shape.attribute = "padding", shape.equals = "SAME"},
                  %explicit: i1 {shape.attribute = "padding", shape.equals = "EXPLICIT"},
                  %channels_first: i1 {shape.attribute = "data_format", shape.equals = "NCHW"}) -> !shape.shape {
      %last_two = arith.constant -2 : index
      %last = arith.constant -1 : index
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %window, %rest = "shape.split_at"(%1, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %old_channels, %channels = "shape.split_at"(%rest, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %2 = func.call @tf_windows(%0, %channels, %window, %strides, %dilations, %pads, %same, %explicit, %channels_first)
          : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, i1, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    // Weights are [KH, KW, C, M].
    func @tf_depthwise_conv(%image: !shape.value_shape, %weights: !shape.value_shape,
                            %strides: !shape.shape {shape.attribute = "strides"},
                            %dilations: !shape.shape {shape.attribute = "dilations", shape.default = [1, 1, 1, 1]},
                            %pads: tensor<?xindex> {shape.attribute = "explicit_paddings", shape.default = []},
                            %same: i1 {shape.attribute = "padding", shape.equals = "SAME"},
                            %explicit: i1 {shape.attribute = "padding", shape.equals = "EXPLICIT"},
                            %channels_first: i1 {shape.attribute = "data_format", shape.equals = "NCHW"}) -> !shape.shape {
      %last_two = arith.constant -2 : index
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %weights : !shape.value_shape -> !shape.shape
      %window, %rest = "shape.split_at"(%1, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %count = shape.num_elements %rest : !shape.shape -> !shape.size
      %channels = shape.from_extents %count : !shape.size
      %2 = func.call @tf_windows(%0, %channels, %window, %strides, %dilations, %pads, %same, %explicit, %channels_first)
          : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, i1, i1, i1) -> !shape.shape
      return %2 : !shape.shape
    }

    func @tf_pool(%image: !shape.value_shape, %window: !shape.shape {shape.attribute = "ksize"},
                  %strides: !shape.shape {shape.attribute = "strides"},
                  %pads: tensor<?xindex> {shape.attribute = "explicit_paddings", shape.default = []},
                  %same: i1 {shape.attribute = "padding", shape.equals = "SAME"},
                  %explicit: i1 {shape.attribute = "padding", shape.equals = "EXPLICIT"},
                  %channels_first: i1 {shape.attribute = "data_format", shape.equals = "NCHW"}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %y = arith.select %channels_first, %c2, %c1 : index
      %x = arith.select %channels_first, %c3, %c2 : index
      %c = arith.select %channels_first, %c1, %c3 : index
      %0 = shape.shape_of %image : !shape.value_shape -> !shape.shape
      %1 = shape.get_extent %0, %c : !shape.shape, index -> !shape.size
      %channels = shape.from_extents %1 : !shape.size
      %2 = shape.get_extent %window, %y : !shape.shape, index -> !shape.size
      %3 = shape.get_extent %window, %x : !shape.shape, index -> !shape.size
      %taps = shape.from_extents %2, %3 : !shape.size, !shape.size
      %ones = shape.const_shape [1, 1, 1, 1] : !shape.shape
      %4 = func.call @tf_windows(%0, %channels, %taps, %strides, %ones, %pads, %same, %explicit, %channels_first)
          : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, i1, i1, i1) -> !shape.shape
      return %4 : !shape.shape
    }
  } mapping {
    onnx.AveragePool = @onnx_pool, onnx.Conv = @onnx_conv, onnx.ConvInteger = @onnx_conv, onnx.DeformConv = @onnx_conv, onnx.QLinearConv = @onnx_quantized_conv,
    onnx.GlobalAveragePool = @onnx_global_pool, onnx.GlobalLpPool = @onnx_global_pool,
    onnx.GlobalMaxPool = @onnx_global_pool, onnx.LpPool = @onnx_pool, onnx.MaxPool = @onnx_max_pool,
    onnx.MaxPoolSingleOut = @onnx_pool,
    tf.AvgPool = @tf_pool, tf.Conv2D = @tf_conv, tf.DepthwiseConv2dNative = @tf_depthwise_conv,
    tf.MaxPool = @tf_pool, tosa.avg_pool2d = @tosa_pool, tosa.conv2d = @tosa_conv, tosa.conv3d = @tosa_conv,
    tosa.depthwise_conv2d = @tosa_depthwise_conv, tosa.max_pool2d = @tosa_pool
  }
}
