// RUN: pyopt %s --resolve-ranked-shaped-type-result-dims --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where nothing is known of a result, or nobody knows which extent is asked for.

func.func @at_an_unknown_position(%i: index, %j: index) -> index {
  %r = tensor.empty(%i, %i) : tensor<?x?xf32>
  %0 = tensor.dim %r, %j : tensor<?x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @at_an_unknown_position(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = tensor.empty(%arg0, %arg0) : tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %arg1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @out_of_bounds(%i: index) -> index {
  %c7 = arith.constant 7 : index
  %r = tensor.empty(%i) : tensor<?xf32>
  %0 = tensor.dim %r, %c7 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @out_of_bounds(%arg0: index) -> index {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c7 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_a_cast(%t: tensor<?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = tensor.cast %t : tensor<?xf32> to tensor<*xf32>
  %0 = tensor.dim %r, %c0 : tensor<*xf32>
  %s = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.dim %s, %c0 : tensor<?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_a_cast(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:     %dim = tensor.dim %cast, %c0 : tensor<*xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %cast_0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_a_gather(%t: tensor<?x?xf32>, %i: tensor<?x1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %r = tensor.gather %t[%i] gather_dims([0])
      : (tensor<?x?xf32>, tensor<?x1xindex>) -> tensor<?x1x?xf32>
  %0 = tensor.dim %r, %c0 : tensor<?x1x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_a_gather(%arg0: tensor<?x?xf32>, %arg1: tensor<?x1xindex>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %gather = tensor.gather %arg0[%arg1] gather_dims([0]) : (tensor<?x?xf32>, tensor<?x1xindex>) -> tensor<?x1x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %gather, %c0 : tensor<?x1x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_buffers(%i: index, %m: memref<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = memref.alloc(%i) : memref<?xf32>
  %0 = memref.dim %r, %c0 : memref<?xf32>
  %s = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.dim %s, %c0 : memref<?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_buffers(%arg0: index, %arg1: memref<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg1 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT:     %dim = memref.dim %collapse_shape, %c0 : memref<?xf32>
// CHECK-NEXT:     return %arg0, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @linalg_on_buffers(%a: memref<?xf32>, %f: f32) -> index {
  %c0 = arith.constant 0 : index
  linalg.fill ins(%f : f32) outs(%a : memref<?xf32>)
  %0 = memref.dim %a, %c0 : memref<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @linalg_on_buffers(%arg0: memref<?xf32>, %arg1: f32) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?xf32>)
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_still_used(%i: index) -> (index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %r = tensor.empty(%i) : tensor<?xf32>
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0, %r : index, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_still_used(%arg0: index) -> (index, tensor<?xf32>) {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     return %arg0, %0 : index, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_a_region(%i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.empty(%i) : tensor<?xf32>
  scf.for %j = %c0 to %n step %c1 {
    %0 = tensor.dim %r, %c0 : tensor<?xf32>
    "test.use"(%0) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_a_region(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       "test.use"(%arg0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.region"() ({
  %i = "test.index"() : () -> index
  %c0 = arith.constant 0 : index
  %r = tensor.empty(%i) : tensor<?xf32>
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  "test.use"(%0) : (index) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.region"() ({
// CHECK-NEXT:     %0 = "test.index"() : () -> index
// CHECK-NEXT:     "test.use"(%0) : (index) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

func.func @unreachable(%i: index) {
  return
^a:
  %c0 = arith.constant 0 : index
  %r = tensor.empty(%i) : tensor<?xf32>
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(tensor<?xf32>) -> index

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xf32>) -> index
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
