// Shape functions of StableHLO: elements at places, products of older forms, spectra, statistics, and several devices.
module {
  shape.function_library @stablehlo_more attributes {
    shape.control = {stablehlo.case = "branches", stablehlo.if = "branches", stablehlo.while = "while"},
    shape.dialects = {mhlo = "stablehlo"}
  } {

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

    func.func private @extent(%x: !shape.shape, %axis: index) -> index {
      %0 = shape.get_extent %x, %axis : !shape.shape, index -> !shape.size
      %1 = shape.size_to_index %0 : !shape.size
      return %1 : index
    }

    // A slice for each place that the indices name. Dimensions of the slice are in `offsets` of the result, but for those of
    // extent 1 that are dropped; the others are those of the indices, but for the one with the coordinates of a place.
    func @gather(%x: !shape.value_shape, %indices: !shape.shape,
                 %sizes: tensor<?xindex> {shape.attribute = "slice_sizes", shape.operand},
                 %offsets: tensor<?xindex> {shape.attribute = "dimension_numbers.offset_dims", shape.default = []},
                 %dropped: tensor<?xindex> {shape.attribute = "dimension_numbers.collapsed_slice_dims", shape.default = []},
                 %shared: tensor<?xindex> {shape.attribute = "dimension_numbers.operand_batching_dims", shape.default = []},
                 %coordinates: index {shape.attribute = "dimension_numbers.index_vector_dim", shape.default = 0}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %none = shape.const_shape [] : !shape.shape
      %slice = shape.from_extent_tensor %sizes : tensor<?xindex>
      %inner = func.call @others(%slice, %dropped, %shared) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
      %one = tensor.from_elements %coordinates : tensor<1xindex>
      %gone = tensor.cast %one : tensor<1xindex> to tensor<?xindex>
      %outer = func.call @others(%indices, %gone, %gone) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.shape
      %outer_ranks = shape.rank %outer : !shape.shape -> !shape.size
      %outer_rank = shape.size_to_index %outer_ranks : !shape.size
      %inner_rank = tensor.dim %offsets, %c0 : tensor<?xindex>
      %rank = arith.addi %outer_rank, %inner_rank : index
      %result, %o, %p = scf.for %i = %c0 to %rank step %c1 iter_args(%so_far = %none, %in_outer = %c0, %in_inner = %c0)
          -> (!shape.shape, index, index) {
        %is_inner = func.call @names(%offsets, %i) : (tensor<?xindex>, index) -> i1
        %size, %next_outer, %next_inner = scf.if %is_inner -> (index, index, index) {
          %0 = func.call @extent(%inner, %in_inner) : (!shape.shape, index) -> index
          %1 = arith.addi %in_inner, %c1 : index
          scf.yield %0, %in_outer, %1 : index, index, index
        } else {
          %0 = func.call @extent(%outer, %in_outer) : (!shape.shape, index) -> index
          %1 = arith.addi %in_outer, %c1 : index
          scf.yield %0, %1, %in_inner : index, index, index
        }
        %here = shape.from_extents %size : index
        %2 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %2, %next_outer, %next_inner : !shape.shape, index, index
      }
      return %result : !shape.shape
    }

    // Each result is like its operand; behind the operands are others.
    func @first_ones(%all: tensor<?x!shape.shape>, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %1 = tensor.extract %all[%i] : tensor<?x!shape.shape>
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    // The last dimension of the left with the first one of the right.
    func @dot(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %last = arith.constant -1 : index
      %rows, %left = "shape.split_at"(%x, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %right, %columns = "shape.split_at"(%y, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %inner = shape.cstr_eq %left, %right {error = "the inner extents differ"} : !shape.shape, !shape.shape
      %result = shape.assuming %inner -> (!shape.shape) {
        %0 = shape.concat %rows, %columns : !shape.shape, !shape.shape -> !shape.shape
        shape.assuming_yield %0 : !shape.shape
      }
      return %result : !shape.shape
    }

    // The indices in place of one dimension, behind the first `shared` ones.
    func @index_select(%x: !shape.shape, %indices: !shape.shape, %axis: index {shape.attribute = "dim"},
                       %shared: index {shape.attribute = "batch_dims", shape.default = 0}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own, %tail = "shape.split_at"(%rest, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %batch, %places = "shape.split_at"(%indices, %shared) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.concat %head, %places : !shape.shape, !shape.shape -> !shape.shape
      %1 = shape.concat %0, %tail : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    // FFT, IFFT, RFFT or IRFFT: the second letter of the kind, or the first, is an R. Of real numbers there is half a spectrum.
    func @fft(%x: !shape.shape, %lengths: tensor<?xindex> {shape.attribute = "fft_length"},
              %kind: tensor<?xindex> {shape.attribute = "fft_type", shape.characters}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %last = arith.constant -1 : index
      %start = arith.constant 8 : index
      %behind = arith.constant 9 : index
      %r = arith.constant 82 : index
      %first = tensor.extract %kind[%start] : tensor<?xindex>
      %second = tensor.extract %kind[%behind] : tensor<?xindex>
      %to_half = arith.cmpi eq, %first, %r : index
      %from_half = arith.cmpi eq, %second, %r : index
      %count = tensor.dim %lengths, %c0 : tensor<?xindex>
      %at = arith.subi %count, %c1 : index
      %length = tensor.extract %lengths[%at] : tensor<?xindex>
      %half = arith.floordivsi %length, %c2 : index
      %side = arith.addi %half, %c1 : index
      %head, %end = "shape.split_at"(%x, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %own = func.call @extent(%end, %c0) : (!shape.shape, index) -> index
      %0 = arith.select %from_half, %length, %own : index
      %1 = arith.select %to_half, %side, %0 : index
      %2 = func.call @with_extent(%x, %last, %1) : (!shape.shape, index, index) -> !shape.shape
      return %2 : !shape.shape
    }

    // Behind the result are statistics, or gradients of parameters, for each feature.
    func @statistics(%x: !shape.shape, %scale: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> (!shape.shape, !shape.shape, !shape.shape) {
      return %x, %scale, %scale : !shape.shape, !shape.shape, !shape.shape
    }

    // New dimensions before all.
    func @broadcast(%x: !shape.shape, %sizes: !shape.shape {shape.attribute = "broadcast_sizes"}) -> !shape.shape {
      %0 = shape.concat %sizes, %x : !shape.shape, !shape.shape -> !shape.shape
      return %0 : !shape.shape
    }

    func @by_third(%low: !shape.value_shape, %high: !shape.value_shape, %extents: tensor<?xindex>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }

    func @set_dimension_size(%x: !shape.shape, %size: index, %axis: index {shape.attribute = "dimension"}) -> !shape.shape {
      %0 = func.call @with_extent(%x, %axis, %size) : (!shape.shape, index, index) -> !shape.shape
      return %0 : !shape.shape
    }

    func @number() -> !shape.shape {
      %0 = shape.const_shape [] : !shape.shape
      return %0 : !shape.shape
    }

    func @same(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %x : !shape.shape
    }

    func @same_as_second(%first: !shape.value_shape, %x: !shape.shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      return %x : !shape.shape
    }

    func @each(%all: tensor<?x!shape.shape>) -> tensor<?x!shape.shape> {
      return %all : tensor<?x!shape.shape>
    }

    // As many times as there are devices in a group.
    func @all_gather(%all: tensor<?x!shape.shape>, %axis: index {shape.attribute = "all_gather_dim"},
                     %groups: !shape.value_shape {shape.attribute = "replica_groups"}, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %c1 = arith.constant 1 : index
      %devices = shape.shape_of %groups : !shape.value_shape -> !shape.shape
      %group = func.call @extent(%devices, %c1) : (!shape.shape, index) -> index
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %x = tensor.extract %all[%i] : tensor<?x!shape.shape>
        %own = func.call @extent(%x, %axis) : (!shape.shape, index) -> index
        %extent = arith.muli %own, %group : index
        %1 = func.call @with_extent(%x, %axis, %extent) : (!shape.shape, index, index) -> !shape.shape
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    func @reduce_scatter(%x: !shape.shape, %axis: index {shape.attribute = "scatter_dimension"},
                         %groups: !shape.value_shape {shape.attribute = "replica_groups"}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %devices = shape.shape_of %groups : !shape.value_shape -> !shape.shape
      %group = func.call @extent(%devices, %c1) : (!shape.shape, index) -> index
      %own = func.call @extent(%x, %axis) : (!shape.shape, index) -> index
      %extent = arith.floordivsi %own, %group : index
      %0 = func.call @with_extent(%x, %axis, %extent) : (!shape.shape, index, index) -> !shape.shape
      return %0 : !shape.shape
    }

    func @all_to_all(%all: tensor<?x!shape.shape>, %split: index {shape.attribute = "split_dimension"},
                     %joined: index {shape.attribute = "concat_dimension"}, %parts: index {shape.attribute = "split_count"},
                     %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %x = tensor.extract %all[%i] : tensor<?x!shape.shape>
        %whole = func.call @extent(%x, %split) : (!shape.shape, index) -> index
        %part = arith.floordivsi %whole, %parts : index
        %1 = func.call @with_extent(%x, %split, %part) : (!shape.shape, index, index) -> !shape.shape
        %own = func.call @extent(%1, %joined) : (!shape.shape, index) -> index
        %extent = arith.muli %own, %parts : index
        %2 = func.call @with_extent(%1, %joined, %extent) : (!shape.shape, index, index) -> !shape.shape
        tensor.yield %2 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }
  } mapping {
    stablehlo.all_gather = @all_gather, stablehlo.all_reduce = @each, stablehlo.all_to_all = @all_to_all,
    stablehlo.batch_norm_grad = @statistics, stablehlo.batch_norm_training = @statistics, stablehlo.broadcast = @broadcast,
    stablehlo.collective_broadcast = @same, stablehlo.collective_permute = @same, stablehlo.dot = @dot,
    stablehlo.dynamic_gather = @gather, stablehlo.fft = @fft, stablehlo.gather = @gather, stablehlo.map = @same,
    stablehlo.partition_id = @number, stablehlo.reduce_scatter = @reduce_scatter, stablehlo.replica_id = @number,
    stablehlo.rng = @by_third, stablehlo.scatter = @first_ones, stablehlo.select_and_scatter = @same,
    stablehlo.set_dimension_size = @set_dimension_size, stablehlo.torch_index_select = @index_select,
    stablehlo.triangular_solve = @same_as_second
  }
}
