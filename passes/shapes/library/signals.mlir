// Shape functions of ops on signals and images that only ONNX has: spectra, window functions, unfolding, cropping.
module {
  shape.function_library @signals {

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

    // As many points as the operand says.
    func @window(%size: index) -> !shape.shape {
      %0 = shape.from_extents %size : index
      return %0 : !shape.shape
    }

    // Frequencies, and bands behind them.
    func @mel_weights(%bands: index, %length: index, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %half = arith.floordivsi %length, %c2 : index
      %frequencies = arith.addi %half, %c1 : index
      %0 = shape.from_extents %frequencies, %bands : index, index
      return %0 : !shape.shape
    }

    // [..., real and imaginary]. With one side only, the frequencies up to the half; the inverse of that is real.
    func.func private @spectrum(%x: !shape.shape, %length: index, %axis: index, %inverse: i1, %one_sided: i1) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %last = arith.constant -1 : index
      %true = arith.constant true
      %half = arith.floordivsi %length, %c2 : index
      %side = arith.addi %half, %c1 : index
      %forward = arith.xori %inverse, %true : i1
      %is_half = arith.andi %forward, %one_sided : i1
      %is_real = arith.andi %inverse, %one_sided : i1
      %extent = arith.select %is_half, %side, %length : index
      %parts = arith.select %is_real, %c1, %c2 : index
      %0 = func.call @with_extent(%x, %axis, %extent) : (!shape.shape, index, index) -> !shape.shape
      %1 = func.call @with_extent(%0, %last, %parts) : (!shape.shape, index, index) -> !shape.shape
      return %1 : !shape.shape
    }

    // The length is an operand, or what the signal has; the inverse of one side only has all frequencies again.
    func.func private @length(%x: !shape.shape, %given: tensor<?xindex>, %axis: index, %inverse: i1, %one_sided: i1) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %size = shape.get_extent %rest, %c0 : !shape.shape, index -> !shape.size
      %own = shape.size_to_index %size : !shape.size
      %less = arith.subi %own, %c1 : index
      %both = arith.muli %less, %c2 : index
      %is_real = arith.andi %inverse, %one_sided : i1
      %otherwise = arith.select %is_real, %both, %own : index
      %0 = func.call @item(%given, %c0, %otherwise) : (tensor<?xindex>, index, index) -> index
      return %0 : index
    }

    func @dft(%x: !shape.shape, %given: tensor<?xindex> {shape.default = []}, %axis: index {shape.default = -2},
              %inverse: i1 {shape.attribute = "inverse", shape.default = false},
              %one_sided: i1 {shape.attribute = "onesided", shape.default = false}) -> !shape.shape {
      %0 = func.call @length(%x, %given, %axis, %inverse, %one_sided) : (!shape.shape, tensor<?xindex>, index, i1, i1) -> index
      %1 = func.call @spectrum(%x, %0, %axis, %inverse, %one_sided) : (!shape.shape, index, index, i1, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    func @dft_by_attribute(%x: !shape.shape, %given: tensor<?xindex> {shape.default = []},
                           %axis: index {shape.attribute = "axis", shape.default = 1},
                           %inverse: i1 {shape.attribute = "inverse", shape.default = false},
                           %one_sided: i1 {shape.attribute = "onesided", shape.default = false}) -> !shape.shape {
      %0 = func.call @length(%x, %given, %axis, %inverse, %one_sided) : (!shape.shape, tensor<?xindex>, index, i1, i1) -> index
      %1 = func.call @spectrum(%x, %0, %axis, %inverse, %one_sided) : (!shape.shape, index, index, i1, i1) -> !shape.shape
      return %1 : !shape.shape
    }

    // [batch, frames, frequencies, real and imaginary]. A frame is as long as the operand says, or as the window.
    func @short_dft(%x: !shape.shape, %step: index, %window: !shape.value_shape {shape.default = 0}, %given: tensor<?xindex> {shape.default = []},
                    %one_sided: i1 {shape.attribute = "onesided", shape.default = true}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %windows = shape.shape_of %window : !shape.value_shape -> !shape.shape
      %window_size = shape.num_elements %windows : !shape.shape -> !shape.size
      %points = shape.size_to_index %window_size : !shape.size
      %length = func.call @item(%given, %c0, %points) : (tensor<?xindex>, index, index) -> index
      %batch, %rest = "shape.split_at"(%x, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %size = shape.get_extent %rest, %c0 : !shape.shape, index -> !shape.size
      %own = shape.size_to_index %size : !shape.size
      %space = arith.subi %own, %length : index
      %steps = arith.floordivsi %space, %step : index
      %frames = arith.addi %steps, %c1 : index
      %half = arith.floordivsi %length, %c2 : index
      %side = arith.addi %half, %c1 : index
      %frequencies = arith.select %one_sided, %side, %length : index
      %0 = shape.from_extents %frames, %frequencies, %c2 : index, index, index
      %1 = shape.concat %batch, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    // Extents of a list of dimensions, or of all.
    func @center_crop_pad(%x: !shape.shape, %extents: tensor<?xindex>, %axes: tensor<?xindex> {shape.attribute = "axes", shape.default = []})
        -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %named = tensor.dim %axes, %c0 : tensor<?xindex>
      %is_whole = arith.cmpi eq, %named, %c0 : index
      %result = scf.if %is_whole -> (!shape.shape) {
        %0 = shape.from_extent_tensor %extents : tensor<?xindex>
        scf.yield %0 : !shape.shape
      } else {
        %0 = scf.for %at = %c0 to %named step %c1 iter_args(%so_far = %x) -> (!shape.shape) {
          %axis = tensor.extract %axes[%at] : tensor<?xindex>
          %extent = tensor.extract %extents[%at] : tensor<?xindex>
          %1 = func.call @with_extent(%so_far, %axis, %extent) : (!shape.shape, index, index) -> !shape.shape
          scf.yield %1 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }

    // [N, C * elements of a block, blocks] -> [N, C, ...]
    func @from_columns(%x: !shape.shape, %image: tensor<?xindex>, %block: tensor<?xindex>) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %batch, %rest = "shape.split_at"(%x, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %size = shape.get_extent %x, %c1 : !shape.shape, index -> !shape.size
      %all = shape.size_to_index %size : !shape.size
      %extents = shape.from_extent_tensor %block : tensor<?xindex>
      %area_size = shape.num_elements %extents : !shape.shape -> !shape.size
      %area = shape.size_to_index %area_size : !shape.size
      %channels = arith.floordivsi %all, %area : index
      %0 = shape.from_extents %channels : index
      %1 = shape.concat %batch, %0 : !shape.shape, !shape.shape -> !shape.shape
      %2 = shape.from_extent_tensor %image : tensor<?xindex>
      %3 = shape.concat %1, %2 : !shape.shape, !shape.shape -> !shape.shape
      return %3 : !shape.shape
    }

    // Of the size [N, C, ...], a place with as many coordinates for each element: [N, ..., coordinates].
    func @affine_grid(%theta: !shape.value_shape, %sizes: tensor<?xindex>) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %shape = shape.from_extent_tensor %sizes : tensor<?xindex>
      %start, %extents = "shape.split_at"(%shape, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %batch, %channels = "shape.split_at"(%start, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %rank = shape.rank %extents : !shape.shape -> !shape.size
      %coordinates = shape.from_extents %rank : !shape.size
      %0 = shape.concat %batch, %extents : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %coordinates : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    // [regions, C, ...]
    func @max_roi_pool(%x: !shape.shape, %regions: !shape.shape, %extents: !shape.shape {shape.attribute = "pooled_shape"}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %count, %place = "shape.split_at"(%regions, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %start, %old = "shape.split_at"(%x, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %batch, %channels = "shape.split_at"(%start, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %count, %channels : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %extents : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    // [N, C, ...]: the smallest image that has so many windows, or the shape that an operand has.
    func @max_unpool(%x: !shape.shape, %indices: !shape.value_shape, %given: tensor<?xindex> {shape.default = []},
                     %window: tensor<?xindex> {shape.attribute = "kernel_shape"},
                     %strides: tensor<?xindex> {shape.attribute = "strides", shape.default = []},
                     %pads: tensor<?xindex> {shape.attribute = "pads", shape.default = []}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %start, %extents = "shape.split_at"(%x, %c2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %ranks = shape.rank %extents : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %count = tensor.dim %given, %c0 : tensor<?xindex>
      %is_computed = arith.cmpi eq, %count, %c0 : index
      %result = scf.if %is_computed -> (!shape.shape) {
        %0 = shape.reduce(%extents, %start) : !shape.shape -> !shape.shape {
        ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
          %extent = shape.size_to_index %size : !shape.size
          %behind = arith.addi %i, %rank : index
          %stride = func.call @item(%strides, %i, %c1) : (tensor<?xindex>, index, index) -> index
          %low = func.call @item(%pads, %i, %c0) : (tensor<?xindex>, index, index) -> index
          %high = func.call @item(%pads, %behind, %c0) : (tensor<?xindex>, index, index) -> index
          %taps = tensor.extract %window[%i] : tensor<?xindex>
          %steps = arith.subi %extent, %c1 : index
          %reach = arith.muli %steps, %stride : index
          %whole = arith.addi %reach, %taps : index
          %1 = arith.subi %whole, %low : index
          %2 = arith.subi %1, %high : index
          %here = shape.from_extents %2 : index
          %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
          shape.yield %3 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      } else {
        %0 = shape.from_extent_tensor %given : tensor<?xindex>
        scf.yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }
  } mapping {
    onnx.AffineGrid = @affine_grid, onnx.BlackmanWindow = @window, onnx.CenterCropPad = @center_crop_pad,
    onnx.Col2Im = @from_columns, onnx.DFT = @dft, onnx.DFTV17 = @dft_by_attribute, onnx.HammingWindow = @window,
    onnx.HannWindow = @window, onnx.MaxRoiPool = @max_roi_pool, onnx.MaxUnpool = @max_unpool,
    onnx.MelWeightMatrix = @mel_weights, onnx.STFT = @short_dft
  }
}
