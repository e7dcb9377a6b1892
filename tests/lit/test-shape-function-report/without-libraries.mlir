// RUN: pyopt %s --test-shape-function-report --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Without a library nothing is known of any op.

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @unknown_op(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = "test.x"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @infers(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = arith.addf %t, %t : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @compares(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = arith.cmpf oeq, %t, %t : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @selects(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = arith.select %c, %t, %t : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @constant(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = arith.constant 1.0 : f32
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @cast(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @dim(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.dim %t, %i : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @empty_tensor(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.empty() : tensor<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @extract(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.extract %t[%i] : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @insert(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @splat(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.splat %f : tensor<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @load(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = memref.load %m[%i] : memref<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @store(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    memref.store %f, %m[%i] : memref<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @alloc(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = memref.alloc() : memref<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @no_results(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    cf.assert %c, "no"
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @call(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    func.call @callee() : () -> ()
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func private @callee()
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @math(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = math.exp %t : tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @index_op(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = index.add %i, %i
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @shape_of(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = shape.shape_of %t : tensor<?xf32> -> tensor<1xindex>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @assert_shapes(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = shape.const_shape [1] : !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    %1 = shape.cstr_eq %0, %0 : !shape.shape, !shape.shape
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @branches(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = scf.if %c -> tensor<?xf32> {
      // expected-remark @+1 {{no associated way to refine shape}}
      scf.yield %t : tensor<?xf32>
    } else {
      // expected-remark @+1 {{no associated way to refine shape}}
      scf.yield %t : tensor<?xf32>
    }
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @pad(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = tensor.pad %t low[1] high[1] {
    ^bb0(%p: index):
      // expected-remark @+1 {{no associated way to refine shape}}
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @vector_ops(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = vector.broadcast %f : f32 to vector<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    %1 = vector.extract %0[0] : f32 from vector<4xf32>
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @apply(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @two_results(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0:2 = arith.addui_extended %j, %j : i32, i1
    // expected-remark @+1 {{no associated way to refine shape}}
    return
  }
}

// -----

module {
}
