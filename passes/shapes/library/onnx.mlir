// Shape functions of ops that only ONNX has: normalization, recurrent layers, resizing, selection of elements.
module {
  shape.function_library @onnx {

    // All results are like the first operand.
    func @same_for_each(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %x : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    func @same_as_second(%x: !shape.value_shape, %y: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %y : !shape.shape
    }

    // The result is like the operand; the scale and the zero point are scalars.
    func @dynamic_quantize(%x: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape) {
      %0 = shape.const_shape [] : !shape.shape
      return %x, %0, %0 : !shape.shape, !shape.shape, !shape.shape
    }

    // Mean and deviation, behind the result, have extent 1 in the dimensions that are normalized.
    func @layer_normalization(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>, %axis: index {shape.attribute = "axis", shape.default = -1},
                              %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %one = shape.const_shape [1] : !shape.shape
      %head, %tail = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %reduced = shape.reduce(%tail, %head) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %1 = shape.concat %so_far, %one : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %1 : !shape.shape
      }
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %is_first = arith.cmpi eq, %i, %c0 : index
        %1 = scf.if %is_first -> (!shape.shape) {
          scf.yield %x : !shape.shape
        } else {
          scf.yield %reduced : !shape.shape
        }
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    // Another extent in one dimension.
    func.func private @with_extent(%from: !shape.shape, %axis: index, %extent: index) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %head, %rest = "shape.split_at"(%from, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %middle = shape.from_extents %extent : index
      %0 = shape.concat %head, %middle : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    func @top_k(%x: !shape.shape, %count: index {shape.attribute = "k", shape.operand}, %axis: index {shape.attribute = "axis", shape.default = -1}) -> (!shape.shape, !shape.shape) {
      %0 = func.call @with_extent(%x, %axis, %count) : (!shape.shape, index, index) -> !shape.shape
      return %0, %0 : !shape.shape, !shape.shape
    }

    // The last extent of the indices is the number of dimensions that they choose in.
    func @gather_nd(%x: !shape.shape, %indices: !shape.shape, %shared: index {shape.attribute = "batch_dims", shape.default = 0}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %last = arith.constant -1 : index
      %head, %count = "shape.split_at"(%indices, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %chosen_size = shape.get_extent %count, %c0 : !shape.shape, index -> !shape.size
      %chosen = shape.size_to_index %chosen_size : !shape.size
      %place = arith.addi %shared, %chosen : index
      %gone, %tail = "shape.split_at"(%x, %place) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %head, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %0 : !shape.shape
    }

    // A new dimension before `axis`; -1 is behind all.
    func @one_hot(%x: !shape.shape, %depth: index, %values: !shape.value_shape, %axis: index {shape.attribute = "axis", shape.default = -1})
        -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_negative = arith.cmpi slt, %axis, %c0 : index
      %0 = arith.addi %axis, %rank : index
      %1 = arith.addi %0, %c1 : index
      %place = arith.select %is_negative, %1, %axis : index
      %head, %tail = "shape.split_at"(%x, %place) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %middle = shape.from_extents %depth : index
      %2 = shape.concat %head, %middle : !shape.shape, !shape.shape -> !shape.shape
      %3 = shape.concat %2, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %3 : !shape.shape
    }

    // A number that only the values tell.
    func.func private @unknown() -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.empty() : tensor<1xindex>
      %1 = tensor.extract %0[%c0] : tensor<1xindex>
      return %1 : index
    }

    // A column for each element that is not zero.
    func @non_zero(%x: !shape.shape) -> !shape.shape {
      %rank = shape.rank %x : !shape.shape -> !shape.size
      %number = shape.size_to_index %rank : !shape.size
      %count = func.call @unknown() : () -> index
      %0 = shape.from_extents %number, %count : index, index
      return %0 : !shape.shape
    }

    func @non_max_suppression(%all: tensor<?x!shape.value_shape>) -> !shape.shape {
      %c3 = arith.constant 3 : index
      %count = func.call @unknown() : () -> index
      %0 = shape.from_extents %count, %c3 : index, index
      return %0 : !shape.shape
    }

    // The sizes that are given, of all dimensions or those of a list; else the extents times the scales, rounded down.
    func @resize(%x: !shape.shape, %region: !shape.value_shape {shape.default = []},
                 %scales: tensor<?xindex> {shape.default = [], shape.denominator = 1024}, %sizes: tensor<?xindex> {shape.default = []},
                 %axes: tensor<?xindex> {shape.attribute = "axes", shape.default = []},
                 %stretches: i1 {shape.attribute = "keep_aspect_ratio_policy", shape.equals = "stretch", shape.default = "stretch"})
        -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %whole = arith.constant 1024 : index
      %none = shape.const_shape [] : !shape.shape
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %given = tensor.dim %sizes, %c0 : tensor<?xindex>
      %named = tensor.dim %axes, %c0 : tensor<?xindex>
      %by_scale = arith.cmpi eq, %given, %c0 : index
      %of_all = arith.cmpi eq, %named, %c0 : index
      %count = arith.select %of_all, %rank, %named : index
      %result = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %from_back = arith.subi %i, %rank : index
        %here = scf.for %at = %c0 to %count step %c1 iter_args(%extent_so_far = %extent) -> (index) {
          %axis = scf.if %of_all -> (index) {
            scf.yield %at : index
          } else {
            %0 = tensor.extract %axes[%at] : tensor<?xindex>
            scf.yield %0 : index
          }
          %is_axis = arith.cmpi eq, %axis, %i : index
          %is_from_back = arith.cmpi eq, %axis, %from_back : index
          %is_this = arith.ori %is_axis, %is_from_back : i1
          %1 = scf.if %is_this -> (index) {
            %2 = scf.if %by_scale -> (index) {
              %scale = tensor.extract %scales[%at] : tensor<?xindex>
              %3 = arith.muli %extent, %scale : index
              %4 = arith.floordivsi %3, %whole : index
              scf.yield %4 : index
            } else {
              %5 = scf.if %stretches -> (index) {
                %6 = tensor.extract %sizes[%at] : tensor<?xindex>
                scf.yield %6 : index
              } else {
                %7 = func.call @unknown() : () -> index
                scf.yield %7 : index
              }
              scf.yield %5 : index
            }
            scf.yield %2 : index
          } else {
            scf.yield %extent_so_far : index
          }
          scf.yield %1 : index
        }
        %8 = shape.from_extents %here : index
        %9 = shape.concat %so_far, %8 : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %9 : !shape.shape
      }
      return %result : !shape.shape
    }

    // [N, C, H, W] -> [N, C / b / b, H * b, W * b]
    func @depth_to_space(%x: !shape.shape, %block: index {shape.attribute = "blocksize"}) -> !shape.shape {
      %n, %c, %h, %w = func.call @image(%x) : (!shape.shape) -> (index, index, index, index)
      %area = arith.muli %block, %block : index
      %0 = arith.floordivsi %c, %area : index
      %1 = arith.muli %h, %block : index
      %2 = arith.muli %w, %block : index
      %3 = shape.from_extents %n, %0, %1, %2 : index, index, index, index
      return %3 : !shape.shape
    }

    // [N, C, H, W] -> [N, C * b * b, H / b, W / b]
    func @space_to_depth(%x: !shape.shape, %block: index {shape.attribute = "blocksize"}) -> !shape.shape {
      %n, %c, %h, %w = func.call @image(%x) : (!shape.shape) -> (index, index, index, index)
      %area = arith.muli %block, %block : index
      %0 = arith.muli %c, %area : index
      %1 = arith.floordivsi %h, %block : index
      %2 = arith.floordivsi %w, %block : index
      %3 = shape.from_extents %n, %0, %1, %2 : index, index, index, index
      return %3 : !shape.shape
    }

    func.func private @image(%x: !shape.shape) -> (index, index, index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %0 = shape.get_extent %x, %c0 : !shape.shape, index -> !shape.size
      %1 = shape.get_extent %x, %c1 : !shape.shape, index -> !shape.size
      %2 = shape.get_extent %x, %c2 : !shape.shape, index -> !shape.size
      %3 = shape.get_extent %x, %c3 : !shape.shape, index -> !shape.size
      %n = shape.size_to_index %0 : !shape.size
      %c = shape.size_to_index %1 : !shape.size
      %h = shape.size_to_index %2 : !shape.size
      %w = shape.size_to_index %3 : !shape.size
      return %n, %c, %h, %w : index, index, index, index
    }

    // All steps, the last one, and of an LSTM its cell: [steps, directions, batch, hidden] and [directions, batch, hidden].
    func @recurrent(%x: !shape.shape, %weights: !shape.value_shape, %recurrence: !shape.shape, %rest: tensor<?x!shape.value_shape>,
                    %batch_first: i1 {shape.attribute = "layout", shape.default = false}, %count: index {shape.results})
        -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %0 = shape.get_extent %x, %c0 : !shape.shape, index -> !shape.size
      %1 = shape.get_extent %x, %c1 : !shape.shape, index -> !shape.size
      %first = shape.size_to_index %0 : !shape.size
      %second = shape.size_to_index %1 : !shape.size
      %direction_size = shape.get_extent %recurrence, %c0 : !shape.shape, index -> !shape.size
      %directions = shape.size_to_index %direction_size : !shape.size
      %hidden_size = shape.get_extent %recurrence, %c2 : !shape.shape, index -> !shape.size
      %hidden = shape.size_to_index %hidden_size : !shape.size
      %all, %last = scf.if %batch_first -> (!shape.shape, !shape.shape) {
        %2 = shape.from_extents %first, %second, %directions, %hidden : index, index, index, index
        %3 = shape.from_extents %first, %directions, %hidden : index, index, index
        scf.yield %2, %3 : !shape.shape, !shape.shape
      } else {
        %2 = shape.from_extents %first, %directions, %second, %hidden : index, index, index, index
        %3 = shape.from_extents %directions, %second, %hidden : index, index, index
        scf.yield %2, %3 : !shape.shape, !shape.shape
      }
      %4 = tensor.generate %count {
      ^bb0(%i: index):
        %is_all = arith.cmpi eq, %i, %c0 : index
        %5 = scf.if %is_all -> (!shape.shape) {
          scf.yield %all : !shape.shape
        } else {
          scf.yield %last : !shape.shape
        }
        tensor.yield %5 : !shape.shape
      } : tensor<?x!shape.shape>
      return %4 : tensor<?x!shape.shape>
    }

    // [N, C, ...] and weights [C, M / groups, ...]: each place puts a window, in steps of the stride.
    func @conv_transpose(%x: !shape.shape, %weights: !shape.shape, %bias: tensor<?x!shape.value_shape>,
                         %groups: index {shape.attribute = "group", shape.default = 1},
                         %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                         %dilations: tensor<?xindex> {shape.attribute = "dilations", shape.default = []},
                         %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []},
                         %more: tensor<?xindex> {shape.attribute = "output_padding", shape.default = []},
                         %given: tensor<?xindex> {shape.attribute = "output_shape", shape.default = []},
                         %upper: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_UPPER"},
                         %lower: i1 {shape.attribute = "auto_pad", shape.equals = "SAME_LOWER"}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %same = arith.ori %upper, %lower : i1
      %batch, %rest = "shape.split_at"(%x, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %old_channels, %extents = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %kept, %window = "shape.split_at"(%weights, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %group_size = shape.get_extent %weights, %c1 : !shape.shape, index -> !shape.size
      %channel_size = shape.mul %group_size, %groups : !shape.size, index -> !shape.size
      %channels = shape.from_extents %channel_size : !shape.size
      %start = shape.concat %batch, %channels : !shape.shape, !shape.shape -> !shape.shape
      %ranks = shape.rank %extents : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %count = tensor.dim %given, %c0 : tensor<?xindex>
      %is_computed = arith.cmpi eq, %count, %c0 : index
      %first_given = arith.subi %count, %rank : index
      %result = shape.reduce(%extents, %start) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %stride = func.call @item(%strides, %i, %c1) : (tensor<?xindex>, index, index) -> index
        %here = scf.if %is_computed -> (index) {
          %0 = scf.if %same -> (index) {
            %1 = arith.muli %extent, %stride : index
            scf.yield %1 : index
          } else {
            %dilation = func.call @item(%dilations, %i, %c1) : (tensor<?xindex>, index, index) -> index
            %place_behind = arith.addi %i, %rank : index
            %low = func.call @item(%pads, %i, %c0) : (tensor<?xindex>, index, index) -> index
            %high = func.call @item(%pads, %place_behind, %c0) : (tensor<?xindex>, index, index) -> index
            %added = func.call @item(%more, %i, %c0) : (tensor<?xindex>, index, index) -> index
            %tap_size = shape.get_extent %window, %i : !shape.shape, index -> !shape.size
            %taps = shape.size_to_index %tap_size : !shape.size
            %gaps = arith.subi %taps, %c1 : index
            %reach = arith.muli %gaps, %dilation : index
            %steps = arith.subi %extent, %c1 : index
            %last = arith.muli %steps, %stride : index
            %2 = arith.addi %last, %reach : index
            %3 = arith.addi %2, %c1 : index
            %4 = arith.addi %3, %added : index
            %5 = arith.subi %4, %low : index
            %6 = arith.subi %5, %high : index
            scf.yield %6 : index
          }
          scf.yield %0 : index
        } else {
          %place = arith.addi %first_given, %i : index
          %0 = tensor.extract %given[%place] : tensor<?xindex>
          scf.yield %0 : index
        }
        %next = shape.from_extents %here : index
        %7 = shape.concat %so_far, %next : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %7 : !shape.shape
      }
      return %result : !shape.shape
    }

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

    // [N, C, ...] at the points of [N, ..., number of dimensions].
    func @grid_sample(%x: !shape.shape, %grid: !shape.shape) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %last = arith.constant -1 : index
      %start, %old = "shape.split_at"(%x, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %batch, %rest = "shape.split_at"(%grid, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extents, %coordinates = "shape.split_at"(%rest, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %start, %extents : !shape.shape, !shape.shape -> !shape.shape
      return %0 : !shape.shape
    }

    // [regions, C, height, width]
    func @roi_align(%x: !shape.shape, %regions: !shape.shape, %batch: !shape.value_shape,
                    %height: index {shape.attribute = "output_height", shape.default = 1},
                    %width: index {shape.attribute = "output_width", shape.default = 1}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count_size = shape.get_extent %regions, %c0 : !shape.shape, index -> !shape.size
      %channel_size = shape.get_extent %x, %c1 : !shape.shape, index -> !shape.size
      %count = shape.size_to_index %count_size : !shape.size
      %channels = shape.size_to_index %channel_size : !shape.size
      %0 = shape.from_extents %count, %channels, %height, %width : index, index, index, index
      return %0 : !shape.shape
    }

    // The attribute has the shape.
    func @by_attribute(%extents: !shape.shape {shape.attribute = "shape"}) -> !shape.shape {
      return %extents : !shape.shape
    }
  } mapping {
    onnx.Acosh = @same_for_each, onnx.Asinh = @same_for_each, onnx.Atanh = @same_for_each, onnx.Bernoulli = @same_for_each,
    onnx.BitwiseNot = @same_for_each, onnx.CastLike = @same_for_each, onnx.ConvTranspose = @conv_transpose, onnx.DepthToSpace = @depth_to_space,
    onnx.DequantizeLinear = @same_for_each, onnx.Dropout = @same_for_each, onnx.DynamicQuantizeLinear = @dynamic_quantize,
    onnx.EyeLike = @same_for_each, onnx.GRU = @recurrent, onnx.GatherElements = @same_as_second, onnx.GatherND = @gather_nd,
    onnx.GridSample = @grid_sample, onnx.GroupNormalization = @same_for_each, onnx.GroupNormalizationV18 = @same_for_each, onnx.Hardmax = @same_for_each, onnx.LSTM = @recurrent,
    onnx.LayerNormalization = @layer_normalization, onnx.LpNormalization = @same_for_each,
    onnx.MeanVarianceNormalization = @same_for_each, onnx.NonMaxSuppression = @non_max_suppression, onnx.NonZero = @non_zero,
    onnx.OneHot = @one_hot, onnx.QuantizeLinear = @same_for_each, onnx.RNN = @recurrent, onnx.RandomNormal = @by_attribute,
    onnx.RandomNormalLike = @same_for_each, onnx.RandomUniform = @by_attribute, onnx.RandomUniformLike = @same_for_each, onnx.RMSNormalization = @same_for_each,
    onnx.Resize = @resize, onnx.ResizeV11 = @resize, onnx.ResizeV13 = @resize, onnx.ResizeV18 = @resize, onnx.ReverseSequence = @same_for_each, onnx.RoiAlign = @roi_align, onnx.ScatterElements = @same_for_each,
    onnx.ScatterND = @same_for_each, onnx.SpaceToDepth = @space_to_depth, onnx.TopK = @top_k, onnx.Trilu = @same_for_each
  }
}
