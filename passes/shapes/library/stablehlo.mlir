// Shape functions of StableHLO. Operands of elementwise ops have one shape: nothing broadcasts by itself.
module {
  shape.function_library @stablehlo attributes {
    shape.dialects = {mhlo = "stablehlo"}, shape.values = {stablehlo.get_dimension_size = @dimension_size}
  } {

    // The result is like the first operand.
    func @same(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %x : !shape.shape
    }

    func @same_as_second(%first: !shape.value_shape, %x: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %x : !shape.shape
    }

    // Each result is like its operand.
    func @each(%all: tensor<?x!shape.shape>) -> tensor<?x!shape.shape> {
      return %all : tensor<?x!shape.shape>
    }

    func.func private @common(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %same = shape.cstr_eq %x, %y {error = "the shapes differ"} : !shape.shape, !shape.shape
      %0 = shape.assuming %same -> (!shape.shape) {
        %1 = shape.any %x, %y : !shape.shape, !shape.shape -> !shape.shape
        shape.assuming_yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @alike(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %0 = func.call @common(%x, %y) : (!shape.shape, !shape.shape) -> !shape.shape
      return %0 : !shape.shape
    }

    // The condition may be one for all.
    func @select(%condition: !shape.value_shape, %x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %0 = func.call @common(%x, %y) : (!shape.shape, !shape.shape) -> !shape.shape
      return %0 : !shape.shape
    }

    // The shape is an operand's value.
    func @by_first(%extents: tensor<?xindex>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }

    func @by_second(%x: !shape.value_shape, %extents: tensor<?xindex>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }

    func @scalar(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape.const_shape [] : !shape.shape
      return %0 : !shape.shape
    }

    // The extents of a shape at the places of a list.
    func.func private @picked(%from: !shape.shape, %places: tensor<?xindex>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %count = tensor.dim %places, %c0 : tensor<?xindex>
      %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %place = tensor.extract %places[%i] : tensor<?xindex>
        %1 = shape.get_extent %from, %place : !shape.shape, index -> !shape.size
        %2 = shape.from_extents %1 : !shape.size
        %3 = shape.concat %so_far, %2 : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %3 : !shape.shape
      }
      return %0 : !shape.shape
    }

    // The extents that none of two lists name.
    func.func private @others(%from: !shape.shape, %first: tensor<?xindex>, %second: tensor<?xindex>) -> !shape.shape {
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.reduce(%from, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %in_first = func.call @names(%first, %i) : (tensor<?xindex>, index) -> i1
        %in_second = func.call @names(%second, %i) : (tensor<?xindex>, index) -> i1
        %gone = arith.ori %in_first, %in_second : i1
        %own = shape.from_extents %extent : !shape.size
        %here = scf.if %gone -> (!shape.shape) {
          scf.yield %none : !shape.shape
        } else {
          scf.yield %own : !shape.shape
        }
        %1 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func.func private @names(%list: tensor<?xindex>, %i: index) -> i1 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %false = arith.constant false
      %count = tensor.dim %list, %c0 : tensor<?xindex>
      %0 = scf.for %at = %c0 to %count step %c1 iter_args(%so_far = %false) -> (i1) {
        %one = tensor.extract %list[%at] : tensor<?xindex>
        %is_this = arith.cmpi eq, %one, %i : index
        %1 = arith.ori %so_far, %is_this : i1
        scf.yield %1 : i1
      }
      return %0 : i1
    }

    func @transpose(%x: !shape.shape, %order: tensor<?xindex> {shape.attribute = "permutation"}) -> !shape.shape {
      %0 = func.call @picked(%x, %order) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      return %0 : !shape.shape
    }

    // The batch, then what is left of the left and of the right operand.
    func @dot_general(%x: !shape.shape, %y: !shape.shape,
                      %x_batch: tensor<?xindex> {shape.attribute = "dot_dimension_numbers.lhs_batching_dimensions", shape.default = []},
                      %y_batch: tensor<?xindex> {shape.attribute = "dot_dimension_numbers.rhs_batching_dimensions", shape.default = []},
                      %x_inner: tensor<?xindex> {shape.attribute = "dot_dimension_numbers.lhs_contracting_dimensions", shape.default = []},
                      %y_inner: tensor<?xindex> {shape.attribute = "dot_dimension_numbers.rhs_contracting_dimensions", shape.default = []})
        -> !shape.shape {
      %0 = func.call @picked(%x, %x_inner) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      %1 = func.call @picked(%y, %y_inner) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      %inner = shape.cstr_eq %0, %1 {error = "the inner extents differ"} : !shape.shape, !shape.shape
      %2 = func.call @picked(%x, %x_batch) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      %3 = func.call @picked(%y, %y_batch) : (!shape.shape, tensor<?xindex>) -> !shape.shape
      %result = shape.assuming %inner -> (!shape.shape) {
        %batch = func.call @common(%2, %3) : (!shape.shape, !shape.shape) -> !shape.shape
        %4 = func.call @others(%x, %x_batch, %x_inner) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
        %5 = func.call @others(%y, %y_batch, %y_inner) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
        %6 = shape.concat %batch, %4 : !shape.shape, !shape.shape -> !shape.shape
        %7 = shape.concat %6, %5 : !shape.shape, !shape.shape -> !shape.shape
        shape.assuming_yield %7 : !shape.shape
      }
      return %result : !shape.shape
    }

    // Each result is like the first operand without the dimensions that are reduced.
    func @reduce(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>, %gone: tensor<?xindex> {shape.attribute = "dimensions"},
                 %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %0 = func.call @others(%x, %gone, %gone) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
      %1 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %0 : !shape.shape
      } : tensor<?x!shape.shape>
      return %1 : tensor<?x!shape.shape>
    }

    // All extents are added in one dimension, and the same in others.
    func @concatenate(%all: tensor<?x!shape.shape>, %axis: index {shape.attribute = "dimension"}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.shape>
      %x = tensor.extract %all[%c0] : tensor<?x!shape.shape>
      %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %none = shape.const_size 0
      %before, %sum, %after = scf.for %i = %c0 to %count step %c1 iter_args(%head_so_far = %head, %so_far = %none, %tail_so_far = %tail)
          -> (!shape.shape, !shape.size, !shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.shape>
        %its_head, %its_rest = "shape.split_at"(%one, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %its_own, %its_tail = "shape.split_at"(%its_rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %2 = func.call @common(%head_so_far, %its_head) : (!shape.shape, !shape.shape) -> !shape.shape
        %3 = func.call @common(%tail_so_far, %its_tail) : (!shape.shape, !shape.shape) -> !shape.shape
        %4 = shape.get_extent %its_own, %c0 : !shape.shape, index -> !shape.size
        %5 = shape.add %so_far, %4 : !shape.size, !shape.size -> !shape.size
        scf.yield %2, %5, %3 : !shape.shape, !shape.size, !shape.shape
      }
      %middle = shape.from_extents %sum : !shape.size
      %6 = shape.concat %before, %middle : !shape.shape, !shape.shape -> !shape.shape
      %7 = shape.concat %6, %after : !shape.shape, !shape.shape -> !shape.shape
      return %7 : !shape.shape
    }

    // The places are attributes, or operands.
    func @slice(%x: !shape.shape, %starts: tensor<?xindex> {shape.attribute = "start_indices", shape.operand},
                %limits: tensor<?xindex> {shape.attribute = "limit_indices", shape.operand},
                %strides: tensor<?xindex> {shape.attribute = "strides", shape.operand}) -> !shape.shape {
      %0 = arith.subi %limits, %starts : tensor<?xindex>
      %1 = arith.ceildivsi %0, %strides : tensor<?xindex>
      %2 = shape.from_extent_tensor %1 : tensor<?xindex>
      return %2 : !shape.shape
    }

    func @dynamic_slice(%x: !shape.value_shape, %starts: tensor<?x!shape.value_shape>,
                        %extents: !shape.shape {shape.attribute = "slice_sizes"}) -> !shape.shape {
      return %extents : !shape.shape
    }

    // In front, behind, and between two elements; what is negative takes elements away.
    func @pad(%x: !shape.shape, %value: !shape.value_shape, %low: tensor<?xindex> {shape.attribute = "edge_padding_low", shape.operand},
              %high: tensor<?xindex> {shape.attribute = "edge_padding_high", shape.operand},
              %interior: tensor<?xindex> {shape.attribute = "interior_padding", shape.operand}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %before = tensor.extract %low[%i] : tensor<?xindex>
        %behind = tensor.extract %high[%i] : tensor<?xindex>
        %between = tensor.extract %interior[%i] : tensor<?xindex>
        %1 = arith.subi %extent, %c1 : index
        %gaps = arith.maxsi %1, %c0 : index
        %inner = arith.muli %gaps, %between : index
        %none_between = arith.cmpi eq, %between, %c0 : index
        %added = arith.select %none_between, %c0, %inner : index
        %2 = arith.addi %extent, %before : index
        %3 = arith.addi %2, %behind : index
        %4 = arith.addi %3, %added : index
        %here = shape.from_extents %4 : index
        %5 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %5 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @dimension_size(%x: !shape.shape, %axis: index {shape.attribute = "dimension"}) -> index {
      %0 = shape.get_extent %x, %axis : !shape.shape, index -> !shape.size
      %1 = shape.size_to_index %0 : !shape.size
      return %1 : index
    }
  } mapping {
    stablehlo.abs = @same, stablehlo.add = @alike, stablehlo.and = @alike, stablehlo.atan2 = @alike,
    stablehlo.batch_norm_inference = @same, stablehlo.cbrt = @same, stablehlo.ceil = @same,
    stablehlo.cholesky = @same, stablehlo.clamp = @same_as_second, stablehlo.compare = @alike,
    stablehlo.complex = @alike, stablehlo.concatenate = @concatenate, stablehlo.convert = @same,
    stablehlo.cosine = @same, stablehlo.count_leading_zeros = @same, stablehlo.divide = @alike,
    stablehlo.dot_general = @dot_general, stablehlo.dynamic_broadcast_in_dim = @by_second,
    stablehlo.dynamic_iota = @by_first, stablehlo.dynamic_reshape = @by_second,
    stablehlo.dynamic_slice = @dynamic_slice, stablehlo.dynamic_update_slice = @same, stablehlo.exponential = @same,
    stablehlo.exponential_minus_one = @same, stablehlo.floor = @same, stablehlo.get_dimension_size = @scalar,
    stablehlo.imag = @same, stablehlo.is_finite = @same, stablehlo.log = @same, stablehlo.log_plus_one = @same,
    stablehlo.logistic = @same, stablehlo.maximum = @alike, stablehlo.minimum = @alike, stablehlo.multiply = @alike,
    stablehlo.negate = @same, stablehlo.not = @same, stablehlo.optimization_barrier = @each, stablehlo.or = @alike,
    stablehlo.pad = @pad, stablehlo.dynamic_pad = @pad, stablehlo.popcnt = @same, stablehlo.power = @alike, stablehlo.real = @same,
    stablehlo.reduce = @reduce, stablehlo.reduce_precision = @same, stablehlo.remainder = @alike,
    stablehlo.reverse = @same, stablehlo.round_nearest_afz = @same, stablehlo.round_nearest_even = @same,
    stablehlo.rsqrt = @same, stablehlo.select = @select, stablehlo.shift_left = @alike,
    stablehlo.shift_right_arithmetic = @alike, stablehlo.shift_right_logical = @alike, stablehlo.sign = @same,
    stablehlo.sine = @same, stablehlo.slice = @slice, stablehlo.real_dynamic_slice = @slice, stablehlo.sort = @each, stablehlo.sqrt = @same,
    stablehlo.subtract = @alike, stablehlo.tan = @same, stablehlo.tanh = @same, stablehlo.transpose = @transpose,
    stablehlo.uniform_dequantize = @same, stablehlo.uniform_quantize = @same, stablehlo.xor = @alike
  }
}
