// Shape functions of ops that take parts of a tensor: slices along some dimensions, and parts behind each other.
module {
  shape.function_library @parts attributes {shape.many_versions = ["tosa"]} {

    // A place, which counts from the end if it is negative, between two bounds.
    func.func private @clamped(%place: index, %extent: index, %low: index, %high: index) -> index {
      %c0 = arith.constant 0 : index
      %is_negative = arith.cmpi slt, %place, %c0 : index
      %from_end = arith.addi %place, %extent : index
      %0 = arith.select %is_negative, %from_end, %place : index
      %1 = arith.maxsi %0, %low : index
      %2 = arith.minsi %1, %high : index
      // The largest and the smallest numbers of 32 bits, and what is beyond, stand for the ends of every dimension. An
      // extent of a tensor is a place like any other, however large it is.
      %largest = arith.constant 2147483647 : index
      %smallest = arith.constant -2147483647 : index
      %is_end = arith.cmpi sge, %place, %largest {shape.assumed = false} : index
      %is_start = arith.cmpi sle, %place, %smallest {shape.assumed = false} : index
      %3 = arith.select %is_end, %high, %2 : index
      %4 = arith.select %is_start, %low, %3 : index
      return %4 : index
    }

    // The places from `start` to `end` in steps, of so many.
    func.func private @count(%start: index, %end: index, %step: index, %extent: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %last = arith.subi %extent, %c1 : index
      %before_first = arith.constant -1 : index
      %backward = arith.cmpi slt, %step, %c0 : index
      // Backward, the first place is one of an element, and the end may be before all.
      %low = arith.select %backward, %before_first, %c0 : index
      %high = arith.select %backward, %last, %extent : index
      %first = func.call @clamped(%start, %extent, %c0, %high) : (index, index, index, index) -> index
      %behind = func.call @clamped(%end, %extent, %low, %high) : (index, index, index, index) -> index
      %distance = arith.subi %behind, %first : index
      %steps = arith.ceildivsi %distance, %step : index
      %0 = arith.maxsi %steps, %c0 : index
      // Backward up to the largest number is nothing, or everything: frameworks differ.
      %largest = arith.constant 2147483647 : index
      %is_largest = arith.cmpi sge, %end, %largest {shape.assumed = false} : index
      %is_unclear = arith.andi %backward, %is_largest : i1
      %1 = scf.if %is_unclear -> (index) {
        %2 = tensor.empty() : tensor<1xindex>
        %3 = tensor.extract %2[%c0] : tensor<1xindex>
        scf.yield %3 : index
      } else {
        scf.yield %0 : index
      }
      return %1 : index
    }

    // Along the dimensions of a list, or the first ones.
    func @onnx_slice(%x: !shape.value_shape, %starts: tensor<?xindex> {shape.attribute = "starts", shape.operand},
                     %ends: tensor<?xindex> {shape.attribute = "ends", shape.operand},
                     %axes: tensor<?xindex> {shape.attribute = "axes", shape.operand, shape.default = []},
                     %steps: tensor<?xindex> {shape.default = []}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %from = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %from : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %count = tensor.dim %starts, %c0 : tensor<?xindex>
      %named = tensor.dim %axes, %c0 : tensor<?xindex>
      %given = tensor.dim %steps, %c0 : tensor<?xindex>
      %in_order = arith.cmpi eq, %named, %c0 : index
      %by_one = arith.cmpi eq, %given, %c0 : index
      %result = shape.reduce(%from, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %from_back = arith.subi %i, %rank : index
        %here = scf.for %at = %c0 to %count step %c1 iter_args(%extent_so_far = %extent) -> (index) {
          %axis = scf.if %in_order -> (index) {
            scf.yield %at : index
          } else {
            %0 = tensor.extract %axes[%at] : tensor<?xindex>
            scf.yield %0 : index
          }
          %is_axis = arith.cmpi eq, %axis, %i : index
          %is_from_back = arith.cmpi eq, %axis, %from_back : index
          %is_this = arith.ori %is_axis, %is_from_back : i1
          %1 = scf.if %is_this -> (index) {
            %start = tensor.extract %starts[%at] : tensor<?xindex>
            %end = tensor.extract %ends[%at] : tensor<?xindex>
            %step = scf.if %by_one -> (index) {
              scf.yield %c1 : index
            } else {
              %2 = tensor.extract %steps[%at] : tensor<?xindex>
              scf.yield %2 : index
            }
            %3 = func.call @count(%start, %end, %step, %extent) : (index, index, index, index) -> index
            scf.yield %3 : index
          } else {
            scf.yield %extent_so_far : index
          }
          scf.yield %1 : index
        }
        %4 = shape.from_extents %here : index
        %5 = shape.concat %so_far, %4 : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %5 : !shape.shape
      }
      return %result : !shape.shape
    }

    // One dimension in parts: of the sizes that are given, or equal ones, of which the last may be smaller.
    func @onnx_split(%x: !shape.value_shape, %sizes: tensor<?xindex> {shape.attribute = "split", shape.operand, shape.default = []},
                     %axis: index {shape.attribute = "axis", shape.default = 0}, %parts: index {shape.results}) -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %head, %own_and_tail = "shape.split_at"(%shape, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%own_and_tail, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %extent_size = shape.get_extent %own, %c0 : !shape.shape, index -> !shape.size
      %extent = shape.size_to_index %extent_size : !shape.size
      %given = tensor.dim %sizes, %c0 : tensor<?xindex>
      %is_even = arith.cmpi eq, %given, %c0 : index
      %part = arith.ceildivsi %extent, %parts : index
      %rest = arith.remsi %extent, %parts : index
      %is_whole = arith.cmpi eq, %rest, %c0 : index
      %0 = tensor.generate %parts {
      ^bb0(%i: index):
        %count = scf.if %is_even -> (index) {
          %before = arith.muli %i, %part : index
          %left = arith.subi %extent, %before : index
          %1 = arith.minsi %part, %left : index
          %2 = arith.select %is_whole, %part, %1 : index
          scf.yield %2 : index
        } else {
          %1 = tensor.extract %sizes[%i] : tensor<?xindex>
          scf.yield %1 : index
        }
        %middle = shape.from_extents %count : index
        %3 = shape.concat %head, %middle : !shape.shape, !shape.shape -> !shape.shape
        %4 = shape.concat %3, %tail : !shape.shape, !shape.shape -> !shape.shape
        tensor.yield %4 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }
  } mapping {
    onnx.Slice = @onnx_slice, onnx.Split = @onnx_split, onnx.SplitV11 = @onnx_split, onnx.SplitV13 = @onnx_split
  }
}
