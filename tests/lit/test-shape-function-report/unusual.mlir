// RUN: pyopt %s --test-shape-function-report --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What else may stand in functions, and what libraries may be.

// In regions of ops, known or not; the ops that hold them are reported behind what they hold.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @regions(%t: tensor<?xf32>, %c: i1) {
    // expected-remark @+1 {{implements InferType op interface}}
    scf.if %c {
      // expected-remark @+1 {{associated shape function: same}}
      %0 = "test.same"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    }
    // expected-remark @+1 {{associated shape function: same}}
    "test.same"() ({
      // expected-remark @+1 {{no associated way to refine shape}}
      %1 = "test.other"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    }) : () -> ()
    return
  }
}

// -----

// Ops in the body of a structured op.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @elementwise_body(%a: tensor<?xf32>) -> tensor<?xf32> {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) {
    ^bb0(%x: f32):
      // expected-remark @+1 {{implements InferType op interface}}
      %y = arith.addf %x, %x : f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

// Shapes and sizes.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @sizes(%s: !shape.shape, %i: index) -> !shape.size {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = shape.rank %s : !shape.shape -> !shape.size
    // expected-remark @+1 {{implements InferType op interface}}
    %1 = shape.add %0, %i : !shape.size, index -> !shape.size
    // expected-remark @+1 {{implements InferType op interface}}
    %2 = shape.get_extent %s, %1 : !shape.shape, !shape.size -> !shape.size
    // expected-remark @+1 {{implements InferType op interface}}
    %3 = shape.num_elements %s : !shape.shape -> !shape.size
    return %3 : !shape.size
  }
}

// -----

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @shapes(%s: !shape.shape, %e: tensor<?xindex>) -> !shape.shape {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = shape.concat %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    %1 = shape.broadcast %0, %e : !shape.shape, tensor<?xindex> -> !shape.shape
    // expected-remark @+1 {{implements InferType op interface}}
    %2 = shape.meet %1, %s : !shape.shape, !shape.shape -> !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    %3 = shape.any %2, %e : !shape.shape, tensor<?xindex> -> !shape.shape
    // expected-remark @+1 {{implements InferType op interface}}
    %4 = shape.max %3, %s : !shape.shape, !shape.shape -> !shape.shape
    // expected-remark @+1 {{implements InferType op interface}}
    %5 = shape.from_extent_tensor %e : tensor<?xindex>
    // expected-remark @+1 {{no associated way to refine shape}}
    %6 = shape.to_extent_tensor %4 : !shape.shape -> tensor<?xindex>
    return %4 : !shape.shape
  }
}

// -----

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @witnesses(%s: !shape.shape, %c: i1) {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
    // expected-remark @+1 {{implements InferType op interface}}
    %1 = shape.cstr_require %c, "so"
    // expected-remark @+1 {{implements InferType op interface}}
    %2 = shape.assuming_all %0, %1
    // expected-remark @+1 {{implements InferType op interface}}
    %3 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    shape.assuming %2 {
      shape.assuming_yield
    }
    return
  }
}

// -----

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @values_with_shapes(%t: tensor<?xf32>, %s: !shape.shape) -> tensor<?xf32> {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    %1 = shape.value_as_shape %0 : !shape.value_shape -> !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    %2 = shape.value_of %0 : tensor<?xf32>
    return %2 : tensor<?xf32>
  }
}

// -----

// Buffers.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @buffers(%m: memref<?xf32>, %i: index) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = memref.subview %m[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    // expected-remark @+1 {{no associated way to refine shape}}
    %1 = memref.cast %m : memref<?xf32> to memref<*xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    %2 = memref.collapse_shape %m [[0]] : memref<?xf32> into memref<?xf32>
    return
  }
}

// -----

// Loops.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @loops(%t: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = scf.for %i = %n to %n step %n iter_args(%a = %t) -> tensor<?xf32> {
      // expected-remark @+1 {{associated shape function: same}}
      %1 = "test.same"(%a) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %1 : tensor<?xf32>
    }
    // expected-remark @+1 {{no associated way to refine shape}}
    %2 = scf.while (%b = %0) : (tensor<?xf32>) -> tensor<?xf32> {
      scf.condition(%c) %b : tensor<?xf32>
    } do {
    ^bb0(%d: tensor<?xf32>):
      scf.yield %d : tensor<?xf32>
    }
    return %2 : tensor<?xf32>
  }
}

// -----

// Several blocks, one of which nobody reaches.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @blocks(%t: tensor<?xf32>) -> tensor<?xf32> {
    cf.br ^next(%t : tensor<?xf32>)
  ^next(%a: tensor<?xf32>):
    // expected-remark @+1 {{associated shape function: same}}
    %0 = "test.same"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  ^unreached:
    // expected-remark @+1 {{associated shape function: same}}
    %1 = "test.same"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}

// -----

// Outside of functions nothing is reported, and nothing of shape functions.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  %0 = "test.value"() : () -> tensor<?xf32>
  %1 = "test.same"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  shape.func @no_function(%a: !shape.value_shape) -> !shape.shape {
    %2 = shape_of %a : !shape.value_shape -> !shape.shape
    return %2 : !shape.shape
  }
}

// -----

// A function in a module below it: the library is the outer one's.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  module {
    // expected-remark @+1 {{no associated way to refine shape}}
    func.func @held(%t: tensor<?xf32>) -> tensor<?xf32> {
      // expected-remark @+1 {{associated shape function: same}}
      %0 = "test.same"(%t) : (tensor<?xf32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>
    }
  }
}

// -----

// Two libraries that both know an op: that is an error.
// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"test.same"`}}
module attributes {shape.lib = [@lib, @second]} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  shape.function_library @second {
    shape.func @other(%a: !shape.value_shape) -> !shape.shape {
      %0 = value_as_shape %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @other,
    test.only_here = @other
  }
  func.func @mapped_twice(%t: tensor<?xf32>) -> tensor<?xf32> {
    %0 = "test.same"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    %1 = "test.only_here"(%0) : (tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}

// -----

// An op that infers its types does not need its function.
module attributes {shape.lib = @arithmetic} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  shape.function_library @arithmetic {
    shape.func @sum(%a: !shape.value_shape, %b: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    arith.addf = @sum,
    tensor.cast = @sum
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @mapped_known_ops(%t: tensor<?xf32>) -> tensor<*xf32> {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = arith.addf %t, %t : tensor<?xf32>
    // expected-remark @+1 {{associated shape function: sum}}
    %1 = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
    return %1 : tensor<*xf32>
  }
}

// -----

// No ops but the one that ends the block.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @empty() {
    return
  }
}

// -----

// A library with nothing in it is none.
module attributes {shape.lib = @nothing} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-error @+1 {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
  shape.function_library @nothing {
  } mapping {
  }
  func.func @nothing_mapped(%t: tensor<?xf32>) -> tensor<?xf32> {
    %0 = "test.same"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
