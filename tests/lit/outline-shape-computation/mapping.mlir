// RUN: pyopt %s --outline-shape-computation --test-print-shape-mapping --allow-unregistered-dialect --split-input-file -o /dev/null 2>&1 | FileCheck %s

// Which function computes the shape of which value, and of what.

func.func @shape_from_an_extent(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_from_two_ops(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %m = arith.addi %n, %n : index
  %s = shape.from_extents %m : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_from_tensor_dim(%t: tensor<?xf32>, %u: tensor<?x4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.dim %u, %c0 : tensor<?x4xf32>
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_of_a_broadcast(%t: tensor<?xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  %a = shape.shape_of %u : tensor<?xf32> -> tensor<1xindex>
  %b = shape.shape_of %t : tensor<?xf32> -> tensor<1xindex>
  %s = shape.broadcast %a, %b : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<1xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_a_constant(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.const_shape [3] : tensor<1xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<1xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_an_argument(%t: tensor<?xf32>, %s: !shape.shape) -> tensor<?xf32> {
  "test.nothing"() : () -> ()
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @of_an_argument(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %w = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @extent_used_elsewhere(%t: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %m = arith.addi %n, %n : index
  %k = arith.muli %m, %n : index
  %s = shape.from_extents %k : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x, %m : tensor<?xf32>, index
}

// -----

func.func @nothing(%t: tensor<?xf32>) -> tensor<?xf32> {
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %v : tensor<?xf32>
}

// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1)
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1)
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?x4xf32>' at index: 1)
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?xf32>' at index: 1, <block argument> of type 'tensor<?xf32>' at index: 0)
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0()
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0()
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for <block argument> of type 'tensor<?xf32>' at index: 0 :: @shape_cal_0(<block argument> of type 'index' at index: 1)
// CHECK: Shape Mapping Information
// CHECK-NEXT: // Shape for %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(%0 = arith.addi %arg1, %arg1 : index, <block argument> of type 'index' at index: 1)
// CHECK: Shape Mapping Information
