// RUN: pyopt --split-input-file --convert-tensor-to-linalg %s | FileCheck %s
// RUN: pyopt --split-input-file --convert-tensor-to-linalg=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

// A body that reads or writes memory runs at the places of padding only.

func.func private @next() -> f32

func.func @call(%t: tensor<2xf32>) -> tensor<5xf32> {
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    %y = func.call @next() : () -> f32
    tensor.yield %y : f32
  } : tensor<2xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @next() -> f32
// CHECK-NEXT:   func.func @call(%arg0: tensor<2xf32>) -> tensor<5xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %0 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:       %1 = arith.cmpi ult, %0, %c2 : index
// CHECK-NEXT:       %2 = scf.if %1 -> (f32) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%0] : tensor<2xf32>
// CHECK-NEXT:         scf.yield %extracted : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %3 = func.call @next() : () -> f32
// CHECK-NEXT:         scf.yield %3 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %2 : f32
// CHECK-NEXT:     } : tensor<5xf32>
// CHECK-NEXT:     return %generated : tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @next() -> f32
// EXACT-NEXT:   func.func @call(%arg0: tensor<2xf32>) -> tensor<5xf32> {
// EXACT-NEXT:     %0 = tensor.empty() : tensor<5xf32>
// EXACT-NEXT:     %generated = tensor.generate  {
// EXACT-NEXT:     ^bb0(%arg1: index):
// EXACT-NEXT:       %1 = func.call @next() : () -> f32
// EXACT-NEXT:       tensor.yield %1 : f32
// EXACT-NEXT:     } : tensor<5xf32>
// EXACT-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
// EXACT-NEXT:     return %inserted_slice : tensor<5xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @two(%t: tensor<?x2xf32>, %l: index, %m: memref<1xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%l, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %x = memref.load %m[%c0] : memref<1xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%c0] : memref<1xf32>
    tensor.yield %y : f32
  } : tensor<?x2xf32> to tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<?x2xf32>, %arg1: index, %arg2: memref<1xf32>) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x2xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x2xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %generated = tensor.generate %0 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.subi %arg3, %arg1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %dim_3 : index
// CHECK-NEXT:       %3 = arith.subi %arg4, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi ult, %3, %c2 : index
// CHECK-NEXT:       %5 = arith.andi %2, %4 : i1
// CHECK-NEXT:       %6 = scf.if %5 -> (f32) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%1, %3] : tensor<?x2xf32>
// CHECK-NEXT:         scf.yield %extracted : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = memref.load %arg2[%c0] : memref<1xf32>
// CHECK-NEXT:         %8 = arith.addf %7, %7 : f32
// CHECK-NEXT:         memref.store %8, %arg2[%c0] : memref<1xf32>
// CHECK-NEXT:         scf.yield %8 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     return %generated : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @two(%arg0: tensor<?x2xf32>, %arg1: index, %arg2: memref<1xf32>) -> tensor<?x5xf32> {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x2xf32>
// EXACT-NEXT:     %0 = arith.addi %dim, %arg1 : index
// EXACT-NEXT:     %c0_1 = arith.constant 0 : index
// EXACT-NEXT:     %1 = tensor.empty(%0) : tensor<?x5xf32>
// EXACT-NEXT:     %generated = tensor.generate %0 {
// EXACT-NEXT:     ^bb0(%arg3: index, %arg4: index):
// EXACT-NEXT:       %2 = memref.load %arg2[%c0] : memref<1xf32>
// EXACT-NEXT:       %3 = arith.addf %2, %2 : f32
// EXACT-NEXT:       memref.store %3, %arg2[%c0] : memref<1xf32>
// EXACT-NEXT:       tensor.yield %3 : f32
// EXACT-NEXT:     } : tensor<?x5xf32>
// EXACT-NEXT:     %c0_2 = arith.constant 0 : index
// EXACT-NEXT:     %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x2xf32>
// EXACT-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[%arg1, 1] [%dim_3, 2] [1, 1] : tensor<?x2xf32> into tensor<?x5xf32>
// EXACT-NEXT:     return %inserted_slice : tensor<?x5xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }
