// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion=reference-exact=true %s | FileCheck %s

// Entries have three coordinates; the reference copies two, and says that there are as many.
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton),
  crdWidth = 32
}>
func.func @f(%a: tensor<8x8x8xf64, #COO3>, %p: tensor<2xindex>, %c: tensor<6x3xi32>,
             %v: tensor<6xf64>)
    -> (tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index) {
  %0, %1, %2, %3, %4, %5 = sparse_tensor.disassemble %a
      : tensor<8x8x8xf64, #COO3> out_lvls(%p, %c : tensor<2xindex>, tensor<6x3xi32>)
      out_vals(%v : tensor<6xf64>)
      -> (tensor<2xindex>, tensor<6x3xi32>), tensor<6xf64>, (index, index), index
  return %0, %1, %2, %3, %4, %5
      : tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates32(!llvm.ptr, index) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<2xindex>, %arg2: tensor<6x3xi32>, %arg3: tensor<6xf64>) -> (tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<6x3xi32> to memref<6x3xi32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %2 = call @sparseCoordinates32(%arg0, %c0_1) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = call @sparseCoordinates32(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %2, %c0_2 : memref<?xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %dim_3, %c2 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_3 step %c1_5 {
// CHECK-NEXT:       %9 = memref.load %2[%arg4] : memref<?xi32>
// CHECK-NEXT:       %10 = memref.load %3[%arg4] : memref<?xi32>
// CHECK-NEXT:       memref.store %9, %1[%arg4, %c0_4] : memref<6x3xi32>
// CHECK-NEXT:       memref.store %10, %1[%arg4, %c1_5] : memref<6x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %5, %c0_6 : memref<?xf64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %0 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<6x3xi32> to tensor<6x3xi32>
// CHECK-NEXT:     %cast_8 = tensor.cast %7 : tensor<6x3xi32> to tensor<6x3xi32>
// CHECK-NEXT:     %8 = bufferization.to_tensor %5 : memref<?xf64> to tensor<?xf64>
// CHECK-NEXT:     %cast_9 = tensor.cast %8 : tensor<?xf64> to tensor<6xf64>
// CHECK-NEXT:     return %cast, %cast_8, %cast_9, %dim, %4, %dim_7 : tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
