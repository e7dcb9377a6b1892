// Shape functions of ops that only ONNX has: selection by values, losses, attention, quantized and deformed convolution.
module {
  shape.function_library @onnx_more attributes {shape.control = {onnx.If = "branches", onnx.Loop = "loop", onnx.Scan = "scan"}} {

    // All results are like the first operand.
    func @same_for_each(%x: !shape.shape, %rest: tensor<?x!shape.value_shape>, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        tensor.yield %x : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    // A number that only the values tell.
    func.func private @unknown() -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.empty() : tensor<1xindex>
      %1 = tensor.extract %0[%c0] : tensor<1xindex>
      return %1 : index
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

    // Of one dimension some places, or of all elements some; 1000000 stands for all.
    func.func private @some(%x: !shape.shape, %axis: index, %count: index) -> !shape.shape {
      %all = arith.constant 1000000 : index
      %is_flat = arith.cmpi eq, %axis, %all : index
      %0 = scf.if %is_flat -> (!shape.shape) {
        %1 = shape.from_extents %count : index
        scf.yield %1 : !shape.shape
      } else {
        %1 = func.call @with_extent(%x, %axis, %count) : (!shape.shape, index, index) -> !shape.shape
        scf.yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func @compress(%x: !shape.shape, %condition: !shape.value_shape, %axis: index {shape.attribute = "axis", shape.default = 1000000})
        -> !shape.shape {
      %count = func.call @unknown() : () -> index
      %0 = func.call @some(%x, %axis, %count) : (!shape.shape, index, index) -> !shape.shape
      return %0 : !shape.shape
    }

    // What is there once; the place of each, the number of each element of the operand, and how often each is there.
    func @unique(%x: !shape.shape, %axis: index {shape.attribute = "axis", shape.default = 1000000}, %results: index {shape.results})
        -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %all = arith.constant 1000000 : index
      %count = func.call @unknown() : () -> index
      %chosen = func.call @some(%x, %axis, %count) : (!shape.shape, index, index) -> !shape.shape
      %is_flat = arith.cmpi eq, %axis, %all : index
      %0 = scf.if %is_flat -> (!shape.size) {
        %1 = shape.num_elements %x : !shape.shape -> !shape.size
        scf.yield %1 : !shape.size
      } else {
        %head, %rest = "shape.split_at"(%x, %axis) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
        %1 = shape.get_extent %rest, %c0 : !shape.shape, index -> !shape.size
        scf.yield %1 : !shape.size
      }
      %inverse = shape.from_extents %0 : !shape.size
      %list = shape.from_extents %count : index
      %2 = tensor.generate %results {
      ^bb0(%i: index):
        %is_first = arith.cmpi eq, %i, %c0 : index
        %is_inverse = arith.cmpi eq, %i, %c2 : index
        %3 = scf.if %is_first -> (!shape.shape) {
          scf.yield %chosen : !shape.shape
        } else {
          %4 = scf.if %is_inverse -> (!shape.shape) {
            scf.yield %inverse : !shape.shape
          } else {
            scf.yield %list : !shape.shape
          }
          scf.yield %4 : !shape.shape
        }
        tensor.yield %3 : !shape.shape
      } : tensor<?x!shape.shape>
      return %2 : tensor<?x!shape.shape>
    }

    // [N, samples]
    func @multinomial(%x: !shape.shape, %count: index {shape.attribute = "sample_size", shape.default = 1}) -> !shape.shape {
      %c1 = arith.constant 1 : index
      %batch, %rest = "shape.split_at"(%x, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %0 = shape.from_extents %count : index
      %1 = shape.concat %batch, %0 : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }

    // A number for each place, like the targets, or for all; behind it what is like the scores.
    func @loss(%x: !shape.shape, %target: !shape.shape, %rest: tensor<?x!shape.value_shape>,
               %stays: i1 {shape.attribute = "reduction", shape.equals = "none"}, %count: index {shape.results}) -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %none = shape.const_shape [] : !shape.shape
      %own = scf.if %stays -> (!shape.shape) {
        scf.yield %target : !shape.shape
      } else {
        scf.yield %none : !shape.shape
      }
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %is_first = arith.cmpi eq, %i, %c0 : index
        %1 = scf.if %is_first -> (!shape.shape) {
          scf.yield %own : !shape.shape
        } else {
          scf.yield %x : !shape.shape
        }
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    // Matrices in the last two dimensions.
    func @determinant(%x: !shape.shape) -> !shape.shape {
      %last_two = arith.constant -2 : index
      %batch, %matrix = "shape.split_at"(%x, %last_two) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      return %batch : !shape.shape
    }

    // The extents times the scales, rounded down.
    func @upsample(%x: !shape.shape, %scales: tensor<?xindex> {shape.attribute = "scales", shape.operand, shape.denominator = 1024})
        -> !shape.shape {
      %whole = arith.constant 1024 : index
      %none = shape.const_shape [] : !shape.shape
      %0 = shape.reduce(%x, %none) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %size: !shape.size, %so_far: !shape.shape):
        %extent = shape.size_to_index %size : !shape.size
        %scale = tensor.extract %scales[%i] : tensor<?xindex>
        %1 = arith.muli %extent, %scale : index
        %2 = arith.floordivsi %1, %whole : index
        %here = shape.from_extents %2 : index
        %3 = shape.concat %so_far, %here : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %3 : !shape.shape
      }
      return %0 : !shape.shape
    }

    // The rest of the results of training have an extent, the channels.
    func @batch_normalization(%x: !shape.shape, %scale: !shape.shape, %rest: tensor<?x!shape.value_shape>, %count: index {shape.results})
        -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %0 = tensor.generate %count {
      ^bb0(%i: index):
        %is_first = arith.cmpi eq, %i, %c0 : index
        %1 = scf.if %is_first -> (!shape.shape) {
          scf.yield %x : !shape.shape
        } else {
          scf.yield %scale : !shape.shape
        }
        tensor.yield %1 : !shape.shape
      } : tensor<?x!shape.shape>
      return %0 : tensor<?x!shape.shape>
    }

    // [batch, heads, places, own], or [batch, places, heads * own]: as four dimensions.
    func.func private @heads(%x: !shape.shape, %count: index) -> (!shape.shape) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %ranks = shape.rank %x : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_split = arith.cmpi eq, %rank, %c4 : index
      %0 = scf.if %is_split -> (!shape.shape) {
        scf.yield %x : !shape.shape
      } else {
        %batch_size = shape.get_extent %x, %c0 : !shape.shape, index -> !shape.size
        %place_size = shape.get_extent %x, %c1 : !shape.shape, index -> !shape.size
        %all_size = shape.get_extent %x, %c2 : !shape.shape, index -> !shape.size
        %batch = shape.size_to_index %batch_size : !shape.size
        %places = shape.size_to_index %place_size : !shape.size
        %all = shape.size_to_index %all_size : !shape.size
        %own = arith.floordivsi %all, %count : index
        %1 = shape.from_extents %batch, %count, %places, %own : index, index, index, index
        scf.yield %1 : !shape.shape
      }
      return %0 : !shape.shape
    }

    func.func private @extent(%x: !shape.shape, %axis: index) -> index {
      %0 = shape.get_extent %x, %axis : !shape.shape, index -> !shape.size
      %1 = shape.size_to_index %0 : !shape.size
      return %1 : index
    }

    // What is attended to, then keys and values behind those of the past, and the weights.
    func @attention(%q: !shape.shape, %k: !shape.shape, %v: !shape.shape, %mask: !shape.value_shape {shape.default = 0},
                    %past: !shape.shape {shape.default = []}, %past_values: !shape.value_shape {shape.default = 0},
                    %lengths: !shape.value_shape {shape.default = 0},
                    %q_count: index {shape.attribute = "q_num_heads", shape.default = 1},
                    %count: index {shape.attribute = "kv_num_heads", shape.default = 1}, %results: index {shape.results})
        -> tensor<?x!shape.shape> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %0 = func.call @heads(%q, %q_count) : (!shape.shape, index) -> !shape.shape
      %1 = func.call @heads(%k, %count) : (!shape.shape, index) -> !shape.shape
      %2 = func.call @heads(%v, %count) : (!shape.shape, index) -> !shape.shape
      %batch = func.call @extent(%0, %c0) : (!shape.shape, index) -> index
      %heads = func.call @extent(%0, %c1) : (!shape.shape, index) -> index
      %places = func.call @extent(%0, %c2) : (!shape.shape, index) -> index
      %key_heads = func.call @extent(%1, %c1) : (!shape.shape, index) -> index
      %new_keys = func.call @extent(%1, %c2) : (!shape.shape, index) -> index
      %key = func.call @extent(%1, %c3) : (!shape.shape, index) -> index
      %value = func.call @extent(%2, %c3) : (!shape.shape, index) -> index
      %past_ranks = shape.rank %past : !shape.shape -> !shape.size
      %past_rank = shape.size_to_index %past_ranks : !shape.size
      %is_fresh = arith.cmpi eq, %past_rank, %c0 : index
      %keys = scf.if %is_fresh -> (index) {
        scf.yield %new_keys : index
      } else {
        %before = func.call @extent(%past, %c2) : (!shape.shape, index) -> index
        %3 = arith.addi %before, %new_keys : index
        scf.yield %3 : index
      }
      %ranks = shape.rank %q : !shape.shape -> !shape.size
      %rank = shape.size_to_index %ranks : !shape.size
      %is_split = arith.cmpi eq, %rank, %c4 : index
      %own = scf.if %is_split -> (!shape.shape) {
        %4 = shape.from_extents %batch, %heads, %places, %value : index, index, index, index
        scf.yield %4 : !shape.shape
      } else {
        %all = arith.muli %heads, %value : index
        %4 = shape.from_extents %batch, %places, %all : index, index, index
        scf.yield %4 : !shape.shape
      }
      %present_key = shape.from_extents %batch, %key_heads, %keys, %key : index, index, index, index
      %present_value = shape.from_extents %batch, %key_heads, %keys, %value : index, index, index, index
      %weights = shape.from_extents %batch, %heads, %places, %keys : index, index, index, index
      %every = tensor.from_elements %own, %present_key, %present_value, %weights : tensor<4x!shape.shape>
      %5 = tensor.generate %results {
      ^bb0(%i: index):
        %6 = tensor.extract %every[%i] : tensor<4x!shape.shape>
        tensor.yield %6 : !shape.shape
      } : tensor<?x!shape.shape>
      return %5 : tensor<?x!shape.shape>
    }

    // Both broadcast.
    func @broadcast(%x: !shape.shape, %y: !shape.shape) -> !shape.shape {
      %0 = shape.broadcast %x, %y {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
      return %0 : !shape.shape
    }

    func @scalar(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape.const_shape [] : !shape.shape
      return %0 : !shape.shape
    }

    // A column for each number that a list names.
    func @counted(%x: !shape.shape, %columns: tensor<?xindex> {shape.attribute = "ngram_indexes"}) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %last = arith.constant -1 : index
      %length = tensor.dim %columns, %c0 : tensor<?xindex>
      %largest = scf.for %i = %c0 to %length step %c1 iter_args(%so_far = %last) -> (index) {
        %column = tensor.extract %columns[%i] : tensor<?xindex>
        %0 = arith.maxsi %so_far, %column : index
        scf.yield %0 : index
      }
      %count = arith.addi %largest, %c1 : index
      %batch, %own = "shape.split_at"(%x, %last) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %1 = shape.from_extents %count : index
      %2 = shape.concat %batch, %1 : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }
  } mapping {
    onnx.Attention = @attention, onnx.BatchNormalization = @batch_normalization, onnx.BitCast = @same_for_each,
    onnx.Compress = @compress, onnx.CumProd = @same_for_each, onnx.Det = @determinant, onnx.Multinomial = @multinomial,
    onnx.NegativeLogLikelihoodLoss = @loss, onnx.OptionalHasElement = @scalar, onnx.RegexFullMatch = @same_for_each,
    onnx.ResizeV10 = @upsample, onnx.RotaryEmbedding = @same_for_each, onnx.Scatter = @same_for_each, onnx.SequenceLength = @scalar,
    onnx.SoftmaxCrossEntropyLoss = @loss, onnx.StringConcat = @broadcast, onnx.SwiGLU = @broadcast,
    onnx.Swish = @same_for_each, onnx.TensorScatter = @same_for_each, onnx.TfIdfVectorizer = @counted,
    onnx.Unique = @unique, onnx.Upsample = @upsample, onnx.UpsampleV7 = @upsample
  }
}
