// RUN: pyopt %s --canonicalize | FileCheck %s

// Elements that follow each other by their index lie apart in memory. The reference makes masked loads and stores, which
// its lowering takes to read and write what lies together.
func.func @strided(%m: memref<8xf32, strided<[2]>>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>)
    -> vector<4xf32> {
  %step = vector.step : vector<4xindex>
  %0 = vector.gather %m[%i] [%step], %k, %v
      : memref<8xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%step], %k, %v
      : memref<8xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Rows of x and y each; the reference makes a row of x, and one of y.
func.func @rows(%x: vector<2x1xf32>) -> vector<2x2xf32> {
  %0 = vector.broadcast %x : vector<2x1xf32> to vector<2x2x1xf32>
  %1 = vector.shape_cast %0 : vector<2x2x1xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.step : vector<4xindex>
// CHECK-NEXT:     %1 = vector.gather %arg0[%arg1] [%0], %arg2, %arg3 : memref<8xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg1] [%0], %arg2, %arg3 : memref<8xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: vector<2x1xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<2x1xf32> to vector<2x2x1xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<2x2x1xf32> to vector<2x2xf32>
// CHECK-NEXT:     return %1 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
