// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Shapes that are provably equal can be broadcast, whatever they are; the region stays without its guard.

// Neither when the assertion stands in a loop, or in a function that is called.

func.func private @check(%c: i1) {
  cf.assert %c, "no"
  return
}
func.func @asserted_inside(%n: index, %a: tensor<?xf32>, %b: tensor<?xf32>)
    -> (index, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.dim %b, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c4 : index
  %also = arith.cmpi eq, %e, %c4 : index
  func.call @check(%also) : (i1) -> ()
  %0 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    cf.assert %is, "four"
  }
  %1 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %d, %0, %1 : index, tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @check(%arg0: i1) {
// CHECK-NEXT:     cf.assert %arg0, "no"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @asserted_inside(%arg0: index, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (index, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %dim_0, %c4 : index
// CHECK-NEXT:     call @check(%1) : (i1) -> ()
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       cf.assert %0, "four"
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast_1 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     return %dim, %cast, %cast_1 : index, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shapes: constants, the same shape once, what is broadcast to what it is already.

func.func @shapes(%a: tensor<4x5xf32>, %b: tensor<?x5xf32>, %c: tensor<1x5xf32>) {
  %0 = math.exp %b : tensor<?x5xf32>
  %s = shape.shape_of %a : tensor<4x5xf32> -> tensor<2xindex>
  %t = shape.shape_of %b : tensor<?x5xf32> -> tensor<2xindex>
  %u = shape.shape_of %0 : tensor<?x5xf32> -> tensor<2xindex>
  %v = shape.shape_of %c : tensor<1x5xf32> -> tensor<2xindex>
  %x = shape.broadcast %t, %v : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %y = shape.broadcast %s, %v : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %n = shape.num_elements %t : tensor<2xindex> -> index
  %m = shape.num_elements %u : tensor<2xindex> -> index
  %r = shape.rank %u : tensor<2xindex> -> index
  "test.use"(%s, %t, %u, %x, %y, %n, %m, %r)
      : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, index,
         index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shapes(%arg0: tensor<4x5xf32>, %arg1: tensor<?x5xf32>, %arg2: tensor<1x5xf32>) {
// CHECK-NEXT:     %0 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?x5xf32> -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.num_elements %1 : tensor<2xindex> -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     "test.use"(%0, %1, %1, %1, %2, %3, %3, %c2) : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
