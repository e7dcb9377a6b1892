// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s

// Padding that the body computes for each position.

func.func @pure_op(%t: tensor<2xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[%n] high[3] {
  ^bb0(%i0: index):
    %q = arith.constant 2.0 : f32
    %s = math.sqrt %q : f32
    tensor.yield %s : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pure_op(%arg0: tensor<2xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c3 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT:     %generated = tensor.generate %1 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:       %3 = math.sqrt %cst : f32
// CHECK-NEXT:       tensor.yield %3 : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[%arg1] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_2d(%t: tensor<?x?xindex>, %n: index) -> tensor<?x?xindex> {
  %0 = tensor.pad %t low[%n, 0] high[1, %n] {
  ^bb0(%i0: index, %i1: index):
    %s = arith.muli %i0, %i1 : index
    tensor.yield %s : index
  } : tensor<?x?xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_2d(%arg0: tensor<?x?xindex>, %arg1: index) -> tensor<?x?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xindex>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1_0 : tensor<?x?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %2 = arith.addi %dim_1, %arg1 : index
// CHECK-NEXT:     %3 = tensor.empty(%1, %2) : tensor<?x?xindex>
// CHECK-NEXT:     %generated = tensor.generate %1, %2 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %4 = arith.muli %arg2, %arg3 : index
// CHECK-NEXT:       tensor.yield %4 : index
// CHECK-NEXT:     } : tensor<?x?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c0_3 : tensor<?x?xindex>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = tensor.dim %arg0, %c1_5 : tensor<?x?xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[%arg1, 0] [%dim_4, %dim_6] [1, 1] : tensor<?x?xindex> into tensor<?x?xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_ops(%t: tensor<2xi32>, %x: i32) -> tensor<4xi32> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    %q = arith.index_cast %i0 : index to i32
    %s = arith.addi %q, %x : i32
    tensor.yield %s : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_ops(%arg0: tensor<2xi32>, %arg1: i32) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %1 = arith.index_cast %arg2 : index to i32
// CHECK-NEXT:       %2 = arith.addi %1, %arg1 : i32
// CHECK-NEXT:       tensor.yield %2 : i32
// CHECK-NEXT:     } : tensor<4xi32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
// CHECK-NEXT:     return %inserted_slice : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
