// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Places that follow each other are read, or written, under a mask.
func.func @contiguous(%m: memref<?x8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>)
    -> (vector<4xf32>, vector<4xf32>) {
  %step = vector.step : vector<4xindex>
  %numbers = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %all = arith.constant dense<true> : vector<4xi1>
  %0 = vector.gather %m[%i, %i] [%step], %k, %v
      : memref<?x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i, %i] [%numbers], %all, %v
      : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%numbers], %k, %v
      : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i, %i] [%step], %all, %v
      : memref<?x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @contiguous(%arg0: memref<?x8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %1 = vector.load %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg3, %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %0, %1 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not of tensors, not from 1 on, not of several dimensions or a scalable one.
func.func @others(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index, %k: vector<4xi1>,
                  %v: vector<4xf32>, %k2: vector<2x2xi1>, %v2: vector<2x2xf32>, %ks: vector<[4]xi1>,
                  %vs: vector<[4]xf32>)
    -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<[4]xf32>) {
  %step = vector.step : vector<4xindex>
  %later = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  %square = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xindex>
  %scalable = vector.step : vector<[4]xindex>
  %0 = vector.gather %t[%i] [%step], %k, %v
      : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i] [%later], %k, %v
      : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i] [%square], %k2, %v2
      : memref<8xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %3 = vector.gather %m[%i] [%scalable], %ks, %vs
      : memref<8xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<8xf32>, %arg1: memref<8xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<2x2xi1>, %arg6: vector<2x2xf32>, %arg7: vector<[4]xi1>, %arg8: vector<[4]xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<[4]xf32>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xindex>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
// CHECK-NEXT:     %0 = vector.step : vector<4xindex>
// CHECK-NEXT:     %1 = vector.step : vector<[4]xindex>
// CHECK-NEXT:     %2 = vector.gather %arg0[%arg2] [%0], %arg3, %arg4 : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %3 = vector.gather %arg1[%arg2] [%cst_0], %arg3, %arg4 : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %4 = vector.gather %arg1[%arg2] [%cst], %arg5, %arg6 : memref<8xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
// CHECK-NEXT:     %5 = vector.gather %arg1[%arg2] [%1], %arg7, %arg8 : memref<8xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:     return %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
