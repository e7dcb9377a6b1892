// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// A body that reads or writes memory runs at the places of padding only.

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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<?x2xf32>, %arg1: index, %arg2: memref<1xf32>) -> tensor<?x5xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x2xf32> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x2xf32> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x2xf32> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<?x2xf32> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %3, %c0_0 : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = affine.apply #map()[%dim, %arg1, %c0_1]
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %2, %c0_2 : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %5 = affine.apply #map1()[%dim_3, %arg1]
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %1, %c0_4 : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%5) {alignment = 64 : i64} : memref<?x5xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x5xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %7 = linalg.index 0 : index
// CHECK-NEXT:         %8 = linalg.index 1 : index
// CHECK-NEXT:         %9 = arith.subi %7, %arg1 : index
// CHECK-NEXT:         %10 = arith.cmpi ult, %9, %dim_5 : index
// CHECK-NEXT:         %11 = arith.subi %8, %c1 : index
// CHECK-NEXT:         %12 = arith.cmpi ult, %11, %c2 : index
// CHECK-NEXT:         %13 = arith.andi %10, %12 : i1
// CHECK-NEXT:         %14 = scf.if %13 -> (f32) {
// CHECK-NEXT:           %15 = memref.load %0[%9, %11] : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:           scf.yield %15 : f32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %15 = memref.load %arg2[%c0] : memref<1xf32>
// CHECK-NEXT:           %16 = arith.addf %15, %15 : f32
// CHECK-NEXT:           memref.store %16, %arg2[%c0] : memref<1xf32>
// CHECK-NEXT:           scf.yield %16 : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         linalg.yield %14 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %6 = bufferization.to_tensor %alloc : memref<?x5xf32> to tensor<?x5xf32>
// CHECK-NEXT:     return %6 : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
