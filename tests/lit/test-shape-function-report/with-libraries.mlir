// RUN: pyopt %s --test-shape-function-report --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Where the shapes of results come from, with two libraries of shape functions.

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @mapped(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: same}}
    %0 = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @mapped_to_another(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: other}}
    %0 = "test.b"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @in_the_second_library(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: third}}
    %0 = "test.c"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @own_function(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: own}}
    %0 = "test.x"(%t) {shape.function = @own} : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @own_function_in_a_library(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: same}}
    %0 = "test.x"(%t) {shape.function = @lib::@same} : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @mapped_and_own(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: same}}
    %0 = "test.a"(%t) {shape.function = @own} : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @infers(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = arith.addf %t, %t : tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = [@lib, @more]} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @compares(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{implements InferType op interface}}
    %0 = arith.cmpf oeq, %t, %t : tensor<?xf32>
    return
  }
}

// -----

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    shape.func @other(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same,
    test.b = @other,
    tensor.pad = @same,
    arith.addf = @other,
    scf.if = @same
  }
  shape.function_library @more {
    shape.func @third(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.c = @third
  }
  shape.func @own(%v: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
// expected-remark @+1 {{no associated way to refine shape}}
  func.func @one_library(%t: tensor<?xf32>, %m: memref<?xf32>, %f: f32, %i: index, %j: i32, %c: i1) {
    // expected-remark @+1 {{associated shape function: same}}
    %0 = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}
