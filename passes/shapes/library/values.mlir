// Value functions: what small tensors of integers hold that are computed of shapes. A list has the elements of a tensor in
// row-major order. Elementwise ops, operands broadcasting.
module {
  shape.function_library @values attributes {shape.dialects = {mhlo = "stablehlo"}, shape.values = {
    onnx.Abs = @absolute, onnx.Add = @sum, onnx.And = @product, onnx.Cast = @first, onnx.Clip = @clip, onnx.Div = @quotient,
    onnx.Equal = @equal, onnx.Greater = @greater, onnx.GreaterOrEqual = @at_least, onnx.Identity = @first,
    onnx.Less = @less, onnx.LessOrEqual = @at_most, onnx.Max = @largest, onnx.Min = @smallest, onnx.Mod = @onnx_remainder,
    onnx.Mul = @product, onnx.Neg = @negative, onnx.Not = @negation, onnx.Or = @greater_of, onnx.Sub = @difference,
    onnx.Sum = @sum_of_all, onnx.Where = @choice,
    stablehlo.abs = @absolute, stablehlo.add = @sum, stablehlo.convert = @first, stablehlo.divide = @quotient,
    stablehlo.maximum = @greater_of, stablehlo.minimum = @lesser_of, stablehlo.multiply = @product,
    stablehlo.negate = @negative, stablehlo.remainder = @remainder, stablehlo.select = @choice,
    stablehlo.subtract = @difference,
    tf.Abs = @absolute, tf.Add = @sum, tf.AddV2 = @sum, tf.Cast = @first, tf.Div = @quotient, tf.Equal = @equal,
    tf.FloorDiv = @quotient_down, tf.FloorMod = @remainder_above, tf.Greater = @greater, tf.GreaterEqual = @at_least,
    tf.Identity = @first, tf.Less = @less, tf.LessEqual = @at_most, tf.LogicalAnd = @product, tf.LogicalNot = @negation,
    tf.LogicalOr = @greater_of, tf.Maximum = @greater_of, tf.Minimum = @lesser_of, tf.Mod = @remainder,
    tf.Mul = @product, tf.Neg = @negative, tf.NotEqual = @unequal, tf.SelectV2 = @choice, tf.Snapshot = @first,
    tf.StopGradient = @first, tf.Sub = @difference, tf.TruncateDiv = @quotient, tf.TruncateMod = @remainder,
    tosa.add = @sum, tosa.add_shape = @sum, tosa.identity = @first, tosa.maximum = @greater_of, tosa.minimum = @lesser_of,
    tosa.mul_shape = @product, tosa.select = @choice, tosa.sub = @difference, tosa.sub_shape = @difference
  }, shape.fractions = {
    onnx.Add = @sum, onnx.Cast = @fractions, onnx.Ceil = @rounded_up, onnx.Div = @fraction_quotient, onnx.Floor = @rounded_down,
    onnx.Identity = @first, onnx.Max = @largest, onnx.Min = @smallest, onnx.Mul = @fraction_product, onnx.Neg = @negative,
    onnx.Sub = @difference,
    stablehlo.add = @sum, stablehlo.ceil = @rounded_up, stablehlo.convert = @fractions, stablehlo.divide = @fraction_quotient,
    stablehlo.floor = @rounded_down, stablehlo.maximum = @greater_of, stablehlo.minimum = @lesser_of,
    stablehlo.multiply = @fraction_product, stablehlo.negate = @negative, stablehlo.subtract = @difference,
    tf.Add = @sum, tf.AddV2 = @sum, tf.Cast = @fractions, tf.Ceil = @rounded_up, tf.Div = @fraction_quotient,
    tf.Floor = @rounded_down, tf.Identity = @first, tf.Maximum = @greater_of, tf.Minimum = @lesser_of,
    tf.Mul = @fraction_product, tf.Neg = @negative, tf.RealDiv = @fraction_quotient, tf.Sub = @difference
  }} {

    // The elements of the first operand; others are parameters of the computation.
    func @first(%x: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      return %x : tensor<?xindex>
    }

    // The elements of a tensor with extents `from`, broadcast to the extents `to`.
    func.func private @spread(%elements: tensor<?xindex>, %from: !shape.shape, %to: !shape.shape) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %all_size = shape.num_elements %to : !shape.shape -> !shape.size
      %all = shape.size_to_index %all_size : !shape.size
      %count = tensor.dim %elements, %c0 : tensor<?xindex>
      // Only dimensions of extent 1 are put before.
      %stays = arith.cmpi eq, %all, %count : index
      %result = scf.if %stays -> (tensor<?xindex>) {
        scf.yield %elements : tensor<?xindex>
      } else {
        %rank_size = shape.rank %from : !shape.shape -> !shape.size
        %rank = shape.size_to_index %rank_size : !shape.size
        %0 = tensor.generate %all {
        ^bb0(%i: index):
          // From the last dimension on: the elements of one step, the place so far, what is left of the position.
          %step, %place, %rest = scf.for %n = %c0 to %rank step %c1 iter_args(%step_so_far = %c1, %place_so_far = %c0, %rest_so_far = %i)
              -> (index, index, index) {
            %next = arith.addi %n, %c1 : index
            %before = arith.subi %c0, %next : index
            %own_head, %own_tail = "shape.split_at"(%from, %before) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
            %head, %tail = "shape.split_at"(%to, %before) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
            %own_size = shape.get_extent %own_tail, %c0 : !shape.shape, index -> !shape.size
            %own = shape.size_to_index %own_size : !shape.size
            %extent_size = shape.get_extent %tail, %c0 : !shape.shape, index -> !shape.size
            %extent = shape.size_to_index %extent_size : !shape.size
            %index = arith.remsi %rest_so_far, %extent : index
            %left = arith.divsi %rest_so_far, %extent : index
            %is_repeated = arith.cmpi eq, %own, %c1 : index
            %own_index = arith.select %is_repeated, %c0, %index : index
            %moved = arith.muli %own_index, %step_so_far : index
            %reached = arith.addi %place_so_far, %moved : index
            %larger = arith.muli %step_so_far, %own : index
            scf.yield %larger, %reached, %left : index, index, index
          }
          %element = tensor.extract %elements[%place] : tensor<?xindex>
          tensor.yield %element : index
        } : tensor<?xindex>
        scf.yield %0 : tensor<?xindex>
      }
      return %result : tensor<?xindex>
    }

    // The elements of both, as many as the result has.
    func.func private @alike(%x: !shape.value_shape, %y: !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>) {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
      %3 = shape.value_of %x : tensor<?xindex>
      %4 = shape.value_of %y : tensor<?xindex>
      %5 = func.call @spread(%3, %0, %2) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
      %6 = func.call @spread(%4, %1, %2) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
      return %5, %6 : tensor<?xindex>, tensor<?xindex>
    }

    // As many elements as in `like`, all of them `value`.
    func.func private @filled(%like: tensor<?xindex>, %value: index) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %count = tensor.dim %like, %c0 : tensor<?xindex>
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %value : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }

    func @sum(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.addi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @difference(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.subi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // Also `and`: true is 1.
    func @product(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.muli %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // Rounded towards zero.
    func @quotient(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.divsi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // Of numbers with fractions, in units of 1 / 16; whole numbers are taken in these, too.
    func @fractions(%x: tensor<?xindex> {shape.denominator = 16}, %rest: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      return %x : tensor<?xindex>
    }

    // The quotient of two numbers where nothing remains.
    func.func private @exact(%x: tensor<?xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %count = tensor.dim %x, %c0 : tensor<?xindex>
      %unknown = tensor.empty(%count) : tensor<?xindex>
      %0 = arith.divsi %x, %y : tensor<?xindex>
      %1 = arith.muli %0, %y : tensor<?xindex>
      %is_exact = arith.cmpi eq, %1, %x : tensor<?xindex>
      %2 = arith.select %is_exact, %0, %unknown : tensor<?xi1>, tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @fraction_product(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %c16 = arith.constant 16 : index
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.muli %0, %1 : tensor<?xindex>
      %units = func.call @filled(%2, %c16) : (tensor<?xindex>, index) -> tensor<?xindex>
      %3 = func.call @exact(%2, %units) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
      return %3 : tensor<?xindex>
    }

    func @fraction_quotient(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %c16 = arith.constant 16 : index
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %units = func.call @filled(%0, %c16) : (tensor<?xindex>, index) -> tensor<?xindex>
      %2 = arith.muli %0, %units : tensor<?xindex>
      %3 = func.call @exact(%2, %1) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
      return %3 : tensor<?xindex>
    }

    func @rounded_down(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c16 = arith.constant 16 : index
      %units = func.call @filled(%x, %c16) : (tensor<?xindex>, index) -> tensor<?xindex>
      %0 = arith.floordivsi %x, %units : tensor<?xindex>
      %1 = arith.muli %0, %units : tensor<?xindex>
      return %1 : tensor<?xindex>
    }

    func @rounded_up(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c16 = arith.constant 16 : index
      %units = func.call @filled(%x, %c16) : (tensor<?xindex>, index) -> tensor<?xindex>
      %0 = arith.ceildivsi %x, %units : tensor<?xindex>
      %1 = arith.muli %0, %units : tensor<?xindex>
      return %1 : tensor<?xindex>
    }

    func @quotient_down(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.floordivsi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // What that leaves: its sign is that of the divisor.
    func.func private @rest_above(%x: tensor<?xindex>, %y: tensor<?xindex>) -> tensor<?xindex> {
      %0 = arith.floordivsi %x, %y : tensor<?xindex>
      %1 = arith.muli %0, %y : tensor<?xindex>
      %2 = arith.subi %x, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @remainder_above(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = func.call @rest_above(%0, %1) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // With `fmod` the sign is that of the number that is divided.
    func @onnx_remainder(%x: !shape.value_shape, %y: !shape.value_shape, %fmod: index {shape.attribute = "fmod", shape.default = 0})
        -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %is_above = arith.cmpi eq, %fmod, %c0 : index
      %2 = scf.if %is_above -> (tensor<?xindex>) {
        %3 = func.call @rest_above(%0, %1) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
        scf.yield %3 : tensor<?xindex>
      } else {
        %3 = arith.remsi %0, %1 : tensor<?xindex>
        scf.yield %3 : tensor<?xindex>
      }
      return %2 : tensor<?xindex>
    }

    // Of the sign of the number that is divided.
    func @remainder(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.remsi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    // Also `or`.
    func @greater_of(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.maxsi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @lesser_of(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.minsi %0, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @equal(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi eq, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @unequal(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi ne, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @less(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi slt, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @at_most(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi sle, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @greater(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi sgt, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @at_least(%x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xi1> {
      %0, %1 = func.call @alike(%x, %y) : (!shape.value_shape, !shape.value_shape) -> (tensor<?xindex>, tensor<?xindex>)
      %2 = arith.cmpi sge, %0, %1 : tensor<?xindex>
      return %2 : tensor<?xi1>
    }

    func @largest(%all: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.value_of %x : tensor<?xindex>
      %result, %shape = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %1, %its_shape = %0) -> (tensor<?xindex>, !shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
        %2 = shape.shape_of %one : !shape.value_shape -> !shape.shape
        %3 = shape.value_of %one : tensor<?xindex>
        %both = shape.broadcast %its_shape, %2 : !shape.shape, !shape.shape -> !shape.shape
        %4 = func.call @spread(%so_far, %its_shape, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %5 = func.call @spread(%3, %2, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %6 = arith.maxsi %4, %5 : tensor<?xindex>
        scf.yield %6, %both : tensor<?xindex>, !shape.shape
      }
      return %result : tensor<?xindex>
    }

    func @smallest(%all: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.value_of %x : tensor<?xindex>
      %result, %shape = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %1, %its_shape = %0) -> (tensor<?xindex>, !shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
        %2 = shape.shape_of %one : !shape.value_shape -> !shape.shape
        %3 = shape.value_of %one : tensor<?xindex>
        %both = shape.broadcast %its_shape, %2 : !shape.shape, !shape.shape -> !shape.shape
        %4 = func.call @spread(%so_far, %its_shape, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %5 = func.call @spread(%3, %2, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %6 = arith.minsi %4, %5 : tensor<?xindex>
        scf.yield %6, %both : tensor<?xindex>, !shape.shape
      }
      return %result : tensor<?xindex>
    }

    func @sum_of_all(%all: tensor<?x!shape.value_shape>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.value_shape>
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.value_of %x : tensor<?xindex>
      %result, %shape = scf.for %i = %c1 to %count step %c1 iter_args(%so_far = %1, %its_shape = %0) -> (tensor<?xindex>, !shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
        %2 = shape.shape_of %one : !shape.value_shape -> !shape.shape
        %3 = shape.value_of %one : tensor<?xindex>
        %both = shape.broadcast %its_shape, %2 : !shape.shape, !shape.shape -> !shape.shape
        %4 = func.call @spread(%so_far, %its_shape, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %5 = func.call @spread(%3, %2, %both) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
        %6 = arith.addi %4, %5 : tensor<?xindex>
        scf.yield %6, %both : tensor<?xindex>, !shape.shape
      }
      return %result : tensor<?xindex>
    }

    func @negative(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %0 = func.call @filled(%x, %c0) : (tensor<?xindex>, index) -> tensor<?xindex>
      %1 = arith.subi %0, %x : tensor<?xindex>
      return %1 : tensor<?xindex>
    }

    func @absolute(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %0 = func.call @filled(%x, %c0) : (tensor<?xindex>, index) -> tensor<?xindex>
      %1 = arith.subi %0, %x : tensor<?xindex>
      %2 = arith.maxsi %x, %1 : tensor<?xindex>
      return %2 : tensor<?xindex>
    }

    func @negation(%x: tensor<?xindex>) -> tensor<?xindex> {
      %c1 = arith.constant 1 : index
      %0 = func.call @filled(%x, %c1) : (tensor<?xindex>, index) -> tensor<?xindex>
      %1 = arith.subi %0, %x : tensor<?xindex>
      return %1 : tensor<?xindex>
    }

    // Between two scalars that may both be missing.
    func @clip(%x: tensor<?xindex>, %low: index {shape.default = -9223372036854775808}, %high: index {shape.default = 9223372036854775807})
        -> tensor<?xindex> {
      %0 = func.call @filled(%x, %low) : (tensor<?xindex>, index) -> tensor<?xindex>
      %1 = func.call @filled(%x, %high) : (tensor<?xindex>, index) -> tensor<?xindex>
      %2 = arith.maxsi %x, %0 : tensor<?xindex>
      %3 = arith.minsi %2, %1 : tensor<?xindex>
      return %3 : tensor<?xindex>
    }

    func @choice(%condition: !shape.value_shape, %x: !shape.value_shape, %y: !shape.value_shape) -> tensor<?xindex> {
      %c0 = arith.constant 0 : index
      %0 = shape.shape_of %condition : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %2 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %3 = shape.broadcast %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
      %4 = shape.value_of %condition : tensor<?xindex>
      %5 = shape.value_of %x : tensor<?xindex>
      %6 = shape.value_of %y : tensor<?xindex>
      %7 = func.call @spread(%4, %0, %3) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
      %8 = func.call @spread(%5, %1, %3) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
      %9 = func.call @spread(%6, %2, %3) : (tensor<?xindex>, !shape.shape, !shape.shape) -> tensor<?xindex>
      %no = func.call @filled(%7, %c0) : (tensor<?xindex>, index) -> tensor<?xindex>
      %is_true = arith.cmpi ne, %7, %no : tensor<?xindex>
      %10 = arith.select %is_true, %8, %9 : tensor<?xi1>, tensor<?xindex>
      return %10 : tensor<?xindex>
    }
  } mapping {}
}
