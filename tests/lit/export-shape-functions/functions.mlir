// RUN: pyopt %s -split-input-file --export-shape-functions --canonicalize | FileCheck %s

// A product of extents, rounded down.

func.func @quotient(%x: tensor<?x?xf32>) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %all = tensor.dim %0, %c0 : tensor<?xf32>
  %half = arith.divui %all, %c2 : index
  %1 = tensor.empty(%half) : tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotient(%arg0: tensor<?x?xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.divui %dim, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?x2xf32>
// CHECK-NEXT:     return %1 : tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quotient_shapes(%arg0: tensor<2xindex>) -> tensor<2xindex> attributes {shape.shapes_of = @quotient} {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<2xindex>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg0[%c1] : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.muli %extracted, %extracted_0 : index
// CHECK-NEXT:     %1 = arith.floordivsi %0, %c2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %1, %c2 : tensor<2xindex>
// CHECK-NEXT:     return %from_elements : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Results without a shape have none, those whose extents are all numbers are a constant; a sum with a number.

func.func @results(%x: tensor<?xf32>) -> (index, tensor<2x3xf32>, tensor<f32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = tensor.empty() : tensor<2x3xf32>
  %1 = tensor.empty() : tensor<f32>
  %v = arith.constant 0.0 : f32
  %2 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %d, %0, %1, %2 : index, tensor<2x3xf32>, tensor<f32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @results(%arg0: tensor<?xf32>) -> (index, tensor<2x3xf32>, tensor<f32>, tensor<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %dim, %0, %1, %padded : index, tensor<2x3xf32>, tensor<f32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results_shapes(%arg0: tensor<1xindex>) -> (tensor<2xindex>, tensor<0xindex>, tensor<1xindex>) attributes {shape.shapes_of = @results} {
// CHECK-NEXT:     %cst = arith.constant dense<> : tensor<0xindex>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.addi %extracted, %c3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %0 : tensor<1xindex>
// CHECK-NEXT:     return %cst_0, %cst, %from_elements : tensor<2xindex>, tensor<0xindex>, tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A number among the arguments, and elements of a tensor, which come behind.

func.func @numbers(%x: tensor<?xf32>, %n: index, %s: tensor<2xi64>)
    -> (tensor<?xf32>, tensor<?x?xf32>) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%arg0: tensor<?xf32>, %arg1: index, %arg2: tensor<2xi64>) -> (tensor<?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0, %reshape : tensor<?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @numbers_shapes(%arg0: tensor<1xindex>, %arg1: index, %arg2: tensor<1xindex>, %arg3: tensor<2xi64>) -> (tensor<1xindex>, tensor<2xindex>) attributes {shape.shapes_of = @numbers} {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg3[%c0] : tensor<2xi64>
// CHECK-NEXT:     %0 = arith.index_cast %extracted : i64 to index
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg3[%c1] : tensor<2xi64>
// CHECK-NEXT:     %1 = arith.index_cast %extracted_0 : i64 to index
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg1 : tensor<1xindex>
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements %0, %1 : tensor<2xindex>
// CHECK-NEXT:     return %from_elements, %from_elements_1 : tensor<1xindex>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Names that are no extent alone are computed from one.

func.func @names(%x: tensor<?xf32> {shape.dims = ["4 * blocks + 1"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %b = arith.divui %d, %c4 : index
  %0 = tensor.empty(%b) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @names(%arg0: tensor<?xf32> {shape.dims = ["4 * blocks + 1"]}) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.divui %dim, %c4 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @names_shapes(%arg0: tensor<1xindex>) -> tensor<1xindex> attributes {shape.shapes_of = @names} {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.subi %extracted, %c1 : index
// CHECK-NEXT:     %1 = arith.divui %0, %c4 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %1 : tensor<1xindex>
// CHECK-NEXT:     return %from_elements : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a private function, which has none itself.

func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @twice(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %concat : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @twice(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller_shapes(%arg0: tensor<1xindex>) -> tensor<1xindex> attributes {shape.shapes_of = @caller} {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.muli %extracted, %c2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %0 : tensor<1xindex>
// CHECK-NEXT:     return %from_elements : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers, and a name that is taken.

func.func @f(%x: memref<?x4xf32>) -> memref<?x4xf32> {
  return %x : memref<?x4xf32>
}
func.func @f_shapes() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>) -> memref<?x4xf32> {
// CHECK-NEXT:     return %arg0 : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_shapes_0(%arg0: tensor<2xindex>) -> tensor<2xindex> attributes {shape.shapes_of = @f} {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<2xindex>
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted, %c4 : tensor<2xindex>
// CHECK-NEXT:     return %from_elements : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f_shapes() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What an earlier run made is made again.

func.func @g(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @g_shapes(%x: tensor<4xindex>) -> tensor<4xindex> attributes {shape.shapes_of = @g} {
  return %x : tensor<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g_shapes(%arg0: tensor<1xindex>) -> tensor<1xindex> attributes {shape.shapes_of = @g} {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<1xindex>
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted : tensor<1xindex>
// CHECK-NEXT:     return %from_elements : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is computed for a declaration.

func.func private @declared(tensor<?xf32>) -> tensor<?xf32>

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: }
