// RUN: pyopt %s --lower-sparse-iteration-to-scf | FileCheck %s

// What is of none of the dialects that loops are made of is folded, inside of an iteration and around it.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @around_and_inside(%s: tensor<8xf64, #SV>, %a: tensor<4x8xf32>, %v: vector<8xf32>,
                             %m: memref<4xf32>)
    -> (index, index, tensor<4x8xf32>, f32, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %before = tensor.bitcast %a : tensor<4x8xf32> to tensor<4x8xf32>
  %sp = sparse_tensor.extract_iteration_space %s lvls = 0
      : tensor<8xf64, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %r = sparse_tensor.iterate %it in %sp
      iter_args(%x = %c0) : !sparse_tensor.iter_space<#SV, lvls = 0 to 1> -> index {
    %d = tensor.dim %before, %c0 : tensor<4x8xf32>
    %i = index.add %x, %d
    %y = index.mul %c0, %i
    %z = affine.apply affine_map<(d0) -> (d0)>(%y)
    sparse_tensor.yield %z : index
  }
  %again = tensor.dim %before, %c0 : tensor<4x8xf32>
  %after = tensor.bitcast %before : tensor<4x8xf32> to tensor<4x8xf32>
  %element = vector.extract %v[%c0] : f32 from vector<8xf32>
  %cast = memref.cast %m : memref<4xf32> to memref<4xf32>
  return %r, %again, %after, %element, %cast : index, index, tensor<4x8xf32>, f32, memref<4xf32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @around_and_inside(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<4x8xf32>, %arg2: vector<8xf32>, %arg3: memref<4xf32>) -> (index, index, tensor<4x8xf32>, f32, memref<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_1 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0_0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %6 = scf.for %arg4 = %3 to %5 step %c1_2 iter_args(%arg5 = %c0) -> (index) {
// CHECK-NEXT:       %c4_3 = arith.constant 4 : index
// CHECK-NEXT:       %8 = index.add %arg5, %c4_3
// CHECK-NEXT:       %9 = index.mul %c0, %8
// CHECK-NEXT:       scf.yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %7 = vector.extract %arg2[0] : f32 from vector<8xf32>
// CHECK-NEXT:     %cast = memref.cast %arg3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %6, %c4, %arg1, %7, %cast : index, index, tensor<4x8xf32>, f32, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
