// Value functions of StableHLO, where operands have one shape, so that lists go element by element.
module {
  shape.function_library @values_stablehlo attributes {
    shape.dialects = {mhlo = "stablehlo"},
    shape.values = {
      stablehlo.and = @common_bits, stablehlo.broadcast_in_dim = @single, stablehlo.clamp = @clamped,
      stablehlo.compare = @compared, stablehlo.dynamic_broadcast_in_dim = @filled, stablehlo.dynamic_reshape = @first,
      stablehlo.or = @all_bits, stablehlo.sign = @sign, stablehlo.slice = @sliced, stablehlo.xor = @different_bits
    }
  } {

    func @first(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      return %x : tensor<?xindex>
    }

    func @common_bits(%x: tensor<?xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
      %0 = arith.andi %x, %y : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @all_bits(%x: tensor<?xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
      %0 = arith.ori %x, %y : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @different_bits(%x: tensor<?xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
      %0 = arith.xori %x, %y : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // As many elements as in `like`, all of them `value`.
    func.func private @all(%like: tensor<?xindex>, %value: index) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %count = tensor.dim %like, %c0 : tensor<?xindex>
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %value : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @sign(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %less = arith.constant -1 : index
      %none = func.call @all(%x, %c0) : (tensor<?xindex>, index) -> tensor<?xindex>
      %one = func.call @all(%x, %c1) : (tensor<?xindex>, index) -> tensor<?xindex>
      %below = func.call @all(%x, %less) : (tensor<?xindex>, index) -> tensor<?xindex>
      %is_positive = arith.cmpi sgt, %x, %none : tensor<?xindex>
      %is_negative = arith.cmpi slt, %x, %none : tensor<?xindex>
      %0 = arith.select %is_negative, %below, %none : tensor<?xi1>, tensor<?xindex>
      %1 = arith.select %is_positive, %one, %0 : tensor<?xi1>, tensor<?xindex>
      return %1 : tensor<?xindex>
    }

    // The bounds are scalars, or like the operand: then they are not looked at.
    func @clamped(%low: index, %x: tensor<?xindex>, %high: index) -> tensor<?xindex> {
      %0 = func.call @all(%x, %low) : (tensor<?xindex>, index) -> tensor<?xindex>
      %1 = func.call @all(%x, %high) : (tensor<?xindex>, index) -> tensor<?xindex>
      %2 = arith.maxsi %x, %0 : tensor<?xindex>
      %3 = arith.minsi %2, %1 : tensor<?xindex>
      return %3 : tensor<?xindex>
    }

    // EQ, NE, GE, GT, LE or LT, behind "comparison_direction".
    func @compared(%x: tensor<?xindex>, %y: tensor<?xindex>, %direction: tensor<?xindex> {shape.attribute = "comparison_direction", shape.characters})
        -> tensor<?xi1> {
      %first_place = arith.constant 20 : index
      %second_place = arith.constant 21 : index
      %e = arith.constant 69 : index
      %g = arith.constant 71 : index
      %l = arith.constant 76 : index
      %n = arith.constant 78 : index
      %t = arith.constant 84 : index
      %first = tensor.extract %direction[%first_place] : tensor<?xindex>
      %second = tensor.extract %direction[%second_place] : tensor<?xindex>
      %is_equal = arith.cmpi eq, %first, %e : index
      %is_other = arith.cmpi eq, %first, %n : index
      %is_greater = arith.cmpi eq, %first, %g : index
      %is_strict = arith.cmpi eq, %second, %t : index
      %equal = arith.cmpi eq, %x, %y : tensor<?xindex>
      %other = arith.cmpi ne, %x, %y : tensor<?xindex>
      %greater = arith.cmpi sgt, %x, %y : tensor<?xindex>
      %at_least = arith.cmpi sge, %x, %y : tensor<?xindex>
      %less = arith.cmpi slt, %x, %y : tensor<?xindex>
      %at_most = arith.cmpi sle, %x, %y : tensor<?xindex>
      %0 = arith.select %is_strict, %less, %at_most : tensor<?xi1>
      %1 = arith.select %is_strict, %greater, %at_least : tensor<?xi1>
      %2 = arith.select %is_greater, %1, %0 : tensor<?xi1>
      %3 = arith.select %is_other, %other, %2 : tensor<?xi1>
      %4 = arith.select %is_equal, %equal, %3 : tensor<?xi1>
      return %4 : tensor<?xi1>
    }

    func.func private @unknown() -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.empty() : tensor<1xindex>
      %1 = tensor.extract %0[%c0] : tensor<1xindex>
      return %1 : index
    }

    func @single(%x: !shape.value_shape) -> tensor<?xindex> {
      %0 = func.call @in_order(%x) : (!shape.value_shape) -> tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    // Of a list or a scalar: dimensions of others may change places.
    func.func private @in_order(%x: !shape.value_shape) -> tensor<?xindex> {
      %c1 = arith.constant 1 : index
      %shape = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %ranks = shape.rank %shape : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_list = arith.cmpi sle, %rank, %c1 : index
      %result = scf.if %is_list -> (tensor<?xindex>) {
        %0 = shape.value_of %x : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      } else {
        %count = func.call @unknown() : () -> index
        %0 = tensor.empty(%count) : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }

    // One element as often as the result has it; else as above.
    func @filled(%x: !shape.value_shape, %extents: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %elements = shape.value_of %x : tensor<?xindex>
      %count = tensor.dim %elements, %c0 : tensor<?xindex>
      %is_one = arith.cmpi eq, %count, %c1 : index
      %result = scf.if %is_one -> (tensor<?xindex>) {
        %one = tensor.extract %elements[%c0] : tensor<?xindex>
        %shape = shape.from_extent_tensor %extents : tensor<?xindex>
        %sizes = shape.num_elements %shape : !shape.shape -> !shape.size
        %size = shape.size_to_index %sizes : !shape.size
        %0 = tensor.generate %size {
        ^bb0(%i: index):
          tensor.yield %one : index
        } : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      } else {
        %0 = func.call @in_order(%x) : (!shape.value_shape) -> tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }

    // A part of a list.
    func @sliced(%x: !shape.value_shape, %starts: tensor<?xindex> {shape.attribute = "start_indices"},
                 %limits: tensor<?xindex> {shape.attribute = "limit_indices"}, %strides: tensor<?xindex> {shape.attribute = "strides"})
        -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %rank = tensor.dim %starts, %c0 : tensor<?xindex>
      %is_list = arith.cmpi eq, %rank, %c1 : index
      %elements = shape.value_of %x : tensor<?xindex>
      %result = scf.if %is_list -> (tensor<?xindex>) {
        %start = tensor.extract %starts[%c0] : tensor<?xindex>
        %limit = tensor.extract %limits[%c0] : tensor<?xindex>
        %stride = tensor.extract %strides[%c0] : tensor<?xindex>
        %distance = arith.subi %limit, %start : index
        %count = arith.ceildivsi %distance, %stride : index
        %0 = tensor.generate %count {
        ^bb0(%i: index):
          %moved = arith.muli %i, %stride : index
          %place = arith.addi %start, %moved : index
          %one = tensor.extract %elements[%place] : tensor<?xindex>
          tensor.yield %one : index
        } : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      } else {
        %count = func.call @unknown() : () -> index
        %0 = tensor.empty(%count) : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }
  } mapping {}
}
