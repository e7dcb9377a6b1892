// Shape functions of CHLO, the ops of StableHLO whose operands broadcast, and others that are made of several.
module {
  shape.function_library @chlo attributes {shape.named_by = {stablehlo.composite = "name"}} {

    func @same(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %x : !shape.shape
    }

    func @alike(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %same = shape.cstr_eq %x, %y {error = "the shapes differ"} : !shape.shape, !shape.shape
      %0 = shape.assuming %same -> (!shape.shape) {
        %1 = shape.any %x, %y : !shape.shape, !shape.shape -> !shape.shape
        shape.assuming_yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    // The dimensions of the operand of lower rank stand at the places of the list in the other's; all others have extent 1.
    func.func private @placed(%x: !shape.shape, %rank: index, %places: tensor<?xindex>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %own = shape.size_to_index %ranks : !shape.size
      %is_whole = arith.cmpi eq, %own, %rank : index
      %count = tensor.dim %places, %c0 : tensor<?xindex>
      %result = scf.if %is_whole -> (!shape.shape) {
        scf.yield %x : !shape.shape
      } else {
        %0 = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
          %extent = scf.for %at = %c0 to %count step %c1 iter_args(%found = %c1) -> (index) {
            %place = tensor.extract %places[%at] : tensor<?xindex>
            %is_this = arith.cmpi eq, %place, %i : index
            %1 = scf.if %is_this -> (index) {
              %2 = shape.get_extent %x, %at : !shape.shape, index -> !shape.size
              %3 = shape.size_to_index %2 : !shape.size
              scf.yield %3 : index
            } else {
              scf.yield %found : index
            }
            scf.yield %1 : index
          }
          %here = shape.from_extents %extent : index
          %4 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
          scf.yield %4 : !shape.shape
        }
        scf.yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }

    func @broadcast(%x: !shape.shape, %y: !shape.shape, %places: tensor<?xindex> {shape.attribute = "broadcast_dimensions", shape.default = []})
        -> !shape.shape {
      %c0 = arith.constant 0 : index
      %count = tensor.dim %places, %c0 : tensor<?xindex>
      %is_plain = arith.cmpi eq, %count, %c0 : index
      %left, %right = scf.if %is_plain -> (!shape.shape, !shape.shape) {
        scf.yield %x, %y : !shape.shape, !shape.shape
      } else {
        %x_ranks = shape.rank %x : !shape.shape -> !shape.size
        %y_ranks = shape.rank %y : !shape.shape -> !shape.size
        %x_rank = shape.size_to_index %x_ranks : !shape.size
        %y_rank = shape.size_to_index %y_ranks : !shape.size
        %rank = arith.maxsi %x_rank, %y_rank : index
        %0 = func.call @placed(%x, %rank, %places) : (!shape.shape, index, tensor<?xindex>) -> !shape.shape
        %1 = func.call @placed(%y, %rank, %places) : (!shape.shape, index, tensor<?xindex>) -> !shape.shape
        scf.yield %0, %1 : !shape.shape, !shape.shape
      }
      %2 = shape.broadcast %left, %right {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    func @broadcast_all(%all: tensor<?x!shape.shape>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %count = tensor.dim %all, %c0 : tensor<?x!shape.shape>
      %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %none) -> (!shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.shape>
        %1 = shape.broadcast %so_far, %one {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    // The largest elements of the last dimension, and their places.
    func @top_k(%x: !shape.shape, %count: index {shape.attribute = ["k", "composite_attributes.k"]}) -> (!shape.shape, !shape.shape) {
      %last = arith.constant -1 : index
      %head, %own = "shape.split_at"(%x, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.from_extents %count : index
      %1 = shape.concat %head, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %1, %1 : !shape.shape, !shape.shape
    }

    func @by_second(%x: !shape.value_shape, %extents: tensor<?xindex>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }
  } mapping {
    chlo.acos = @same, chlo.acosh = @same, chlo.asin = @same, chlo.asinh = @same, chlo.atan = @same, chlo.atanh = @same,
    chlo.bessel_i1e = @same, chlo.broadcast_add = @broadcast, chlo.broadcast_and = @broadcast,
    chlo.broadcast_atan2 = @broadcast, chlo.broadcast_compare = @broadcast, chlo.broadcast_complex = @broadcast,
    chlo.broadcast_divide = @broadcast, chlo.broadcast_maximum = @broadcast, chlo.broadcast_minimum = @broadcast,
    chlo.broadcast_multiply = @broadcast, chlo.broadcast_next_after = @broadcast, chlo.broadcast_or = @broadcast,
    chlo.broadcast_polygamma = @broadcast, chlo.broadcast_power = @broadcast, chlo.broadcast_remainder = @broadcast,
    chlo.broadcast_select = @broadcast_all, chlo.broadcast_shift_left = @broadcast,
    chlo.broadcast_shift_right_arithmetic = @broadcast, chlo.broadcast_shift_right_logical = @broadcast,
    chlo.broadcast_subtract = @broadcast, chlo.broadcast_xor = @broadcast, chlo.broadcast_zeta = @broadcast,
    chlo.conj = @same, chlo.constant_like = @same, chlo.cosh = @same, chlo.digamma = @same,
    chlo.dynamic_reshape = @by_second, chlo.erf = @same, chlo.erf_inv = @same, chlo.erfc = @same, chlo.is_inf = @same,
    chlo.is_neg_inf = @same, chlo.is_pos_inf = @same, chlo.lgamma = @same, chlo.mulhi = @alike,
    chlo.next_after = @alike, chlo.polygamma = @alike, chlo.sinh = @same, chlo.square = @same, chlo.tan = @same,
    chlo.top_k = @top_k, chlo.zeta = @alike
  }
}
