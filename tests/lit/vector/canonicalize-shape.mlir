// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Broadcasts, changes of shape, bits and order.

// Broadcasts of broadcasts, to the same type, and of constants.
func.func @f(%a: f32, %v: vector<4xf32>)
    -> (vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2x2xi8>, vector<2x2xi8>) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %c = arith.constant 1.0 : f32
  %3 = vector.broadcast %c : f32 to vector<2xf32>
  %d = arith.constant dense<3> : vector<2xi8>
  %4 = vector.broadcast %d : vector<2xi8> to vector<2x2xi8>
  %e = arith.constant dense<[3, 4]> : vector<2xi8>
  %5 = vector.broadcast %e : vector<2xi8> to vector<2x2xi8>
  return %1, %2, %3, %4, %5
      : vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2x2xi8>, vector<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2x2xi8>, vector<2x2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[3, 4]> : vector<2xi8>
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %cst_1 : vector<2xi8> to vector<2x2xi8>
// CHECK-NEXT:     return %0, %arg1, %cst_0, %cst, %1 : vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<2x2xi8>, vector<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant splats and steps.
func.func @f(%a: f32)
    -> (vector<2xf32>, vector<[2]xi1>, vector<4xindex>, vector<[4]xindex>, vector<1xindex>) {
  %c = arith.constant 1.0 : f32
  %0 = vector.broadcast %c : f32 to vector<2xf32>
  %t = arith.constant true
  %1 = vector.broadcast %t : i1 to vector<[2]xi1>
  %2 = vector.step : vector<4xindex>
  %3 = vector.step : vector<[4]xindex>
  %4 = vector.step : vector<1xindex>
  return %0, %1, %2, %3, %4
      : vector<2xf32>, vector<[2]xi1>, vector<4xindex>, vector<[4]xindex>, vector<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) -> (vector<2xf32>, vector<[2]xi1>, vector<4xindex>, vector<[4]xindex>, vector<1xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<[2]xi1>
// CHECK-NEXT:     %0 = vector.step : vector<4xindex>
// CHECK-NEXT:     %1 = vector.step : vector<[4]xindex>
// CHECK-NEXT:     %2 = vector.step : vector<1xindex>
// CHECK-NEXT:     return %cst, %cst_0, %0, %1, %2 : vector<2xf32>, vector<[2]xi1>, vector<4xindex>, vector<[4]xindex>, vector<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Changes of shape that cancel or join.
func.func @f(%v: vector<4x6xf32>)
    -> (vector<4x6xf32>, vector<4x6xf32>, vector<2x2x2x3xf32>, vector<6x4xf32>, vector<3x2x4xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<4x6xf32>
  %1 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf32>
  %2 = vector.shape_cast %1 : vector<24xf32> to vector<4x6xf32>
  %3 = vector.shape_cast %v : vector<4x6xf32> to vector<2x2x6xf32>
  %4 = vector.shape_cast %3 : vector<2x2x6xf32> to vector<2x2x2x3xf32>
  %5 = vector.shape_cast %1 : vector<24xf32> to vector<6x4xf32>
  %6 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf32>
  %7 = vector.shape_cast %6 : vector<24xf32> to vector<3x2x4xf32>
  return %0, %2, %4, %5, %7
      : vector<4x6xf32>, vector<4x6xf32>, vector<2x2x2x3xf32>, vector<6x4xf32>, vector<3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x6xf32>) -> (vector<4x6xf32>, vector<4x6xf32>, vector<2x2x2x3xf32>, vector<6x4xf32>, vector<3x2x4xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4x6xf32> to vector<2x2x2x3xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg0 : vector<4x6xf32> to vector<6x4xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg0 : vector<4x6xf32> to vector<3x2x4xf32>
// CHECK-NEXT:     return %arg0, %arg0, %0, %1, %2 : vector<4x6xf32>, vector<4x6xf32>, vector<2x2x2x3xf32>, vector<6x4xf32>, vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants and broadcasts in another shape.
func.func @f(%a: f32, %v: vector<3xf32>, %w: vector<2x3xf32>)
    -> (vector<6xi8>, vector<4xi8>, vector<6xf32>, vector<2x3xf32>, vector<6xf32>, vector<3xf32>,
        vector<6xf32>) {
  %c = arith.constant dense<3> : vector<2x3xi8>
  %0 = vector.shape_cast %c : vector<2x3xi8> to vector<6xi8>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %1 = vector.shape_cast %d : vector<2x2xi8> to vector<4xi8>
  %2 = vector.broadcast %a : f32 to vector<2x3xf32>
  %3 = vector.shape_cast %2 : vector<2x3xf32> to vector<6xf32>
  %4 = vector.broadcast %v : vector<3xf32> to vector<1x2x3xf32>
  %5 = vector.shape_cast %4 : vector<1x2x3xf32> to vector<2x3xf32>
  %6 = vector.broadcast %w : vector<2x3xf32> to vector<1x2x3xf32>
  %7 = vector.shape_cast %6 : vector<1x2x3xf32> to vector<6xf32>
  %8 = vector.broadcast %v : vector<3xf32> to vector<1x3xf32>
  %9 = vector.shape_cast %8 : vector<1x3xf32> to vector<3xf32>
  %10 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %11 = vector.shape_cast %10 : vector<2x3xf32> to vector<6xf32>
  return %0, %1, %3, %5, %7, %9, %11
      : vector<6xi8>, vector<4xi8>, vector<6xf32>, vector<2x3xf32>, vector<6xf32>, vector<3xf32>,
      vector<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>) -> (vector<6xi8>, vector<4xi8>, vector<6xf32>, vector<2x3xf32>, vector<6xf32>, vector<3xf32>, vector<6xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<6xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<6xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg2 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:     %3 = vector.broadcast %arg1 : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %3 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:     return %cst, %cst_0, %0, %1, %2, %arg1, %4 : vector<6xi8>, vector<4xi8>, vector<6xf32>, vector<2x3xf32>, vector<6xf32>, vector<3xf32>, vector<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Masks that lose dimensions of 1.
func.func @f(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %n, %c1 : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.create_mask %n, %n : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %4 = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1x1xi1> to vector<4xi1>
  %6 = vector.constant_mask [0, 0] : vector<4x1xi1>
  %7 = vector.shape_cast %6 : vector<4x1xi1> to vector<4xi1>
  %8 = vector.create_mask %c1, %n : vector<1x4xi1>
  %9 = vector.shape_cast %8 : vector<1x4xi1> to vector<4xi1>
  return %1, %3, %5, %7, %9 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT:     %1 = vector.create_mask %arg0, %arg0 : vector<4x1xi1>
// CHECK-NEXT:     %2 = vector.shape_cast %1 : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:     %3 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:     %4 = vector.create_mask %c1, %arg0 : vector<1x4xi1>
// CHECK-NEXT:     %5 = vector.shape_cast %4 : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT:     return %0, %2, %3, %cst, %5 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits read again.
func.func @f(%v: vector<4xf32>)
    -> (vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<4xi8>,
        vector<1xi32>, vector<2xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %2 = vector.bitcast %1 : vector<8xi16> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<8xi16> to vector<2xi64>
  %c = arith.constant dense<1.0> : vector<4xf16>
  %4 = vector.bitcast %c : vector<4xf16> to vector<2xf32>
  %d = arith.constant dense<-3> : vector<8xi8>
  %5 = vector.bitcast %d : vector<8xi8> to vector<2xi32>
  %e = arith.constant dense<3> : vector<2xi16>
  %6 = vector.bitcast %e : vector<2xi16> to vector<4xi8>
  %g = arith.constant dense<[1, 2]> : vector<2xi16>
  %7 = vector.bitcast %g : vector<2xi16> to vector<1xi32>
  %8 = vector.bitcast %d : vector<8xi8> to vector<2xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8
      : vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<4xi8>,
      vector<1xi32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<4xi8>, vector<1xi32>, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<-33686019> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.00782680511> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1, 2]> : vector<2xi16>
// CHECK-NEXT:     %cst_2 = arith.constant dense<3> : vector<2xi16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<-3> : vector<8xi8>
// CHECK-NEXT:     %0 = vector.bitcast %arg0 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %1 = vector.bitcast %cst_2 : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %2 = vector.bitcast %cst_1 : vector<2xi16> to vector<1xi32>
// CHECK-NEXT:     %3 = vector.bitcast %cst_3 : vector<8xi8> to vector<2xf32>
// CHECK-NEXT:     return %arg0, %arg0, %0, %cst_0, %cst, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<4xi8>, vector<1xi32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transpositions.
func.func @f(%v: vector<2x3x4xf32>, %a: f32, %o: vector<1x1xf32>, %r: vector<4xf32>)
    -> (vector<2x3x4xf32>, vector<4x3x2xf32>, vector<2x3x4xf32>, vector<3x2xi8>, vector<4x3xf32>,
        vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>) {
  %0 = vector.transpose %v, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.transpose %1, [2, 0, 1] : vector<3x2x4xf32> to vector<4x3x2xf32>
  %3 = vector.transpose %v, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %4 = vector.transpose %3, [2, 1, 0] : vector<4x3x2xf32> to vector<2x3x4xf32>
  %c = arith.constant dense<1> : vector<2x3xi8>
  %5 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %6 = vector.broadcast %a : f32 to vector<3x4xf32>
  %7 = vector.transpose %6, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %8 = vector.broadcast %o : vector<1x1xf32> to vector<3x4xf32>
  %9 = vector.transpose %8, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %10 = vector.broadcast %a : f32 to vector<3x4xf32>
  %11 = vector.transpose %10, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %12 = vector.broadcast %r : vector<4xf32> to vector<3x4xf32>
  %13 = vector.transpose %12, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  return %0, %2, %4, %5, %7, %9, %11, %13
      : vector<2x3x4xf32>, vector<4x3x2xf32>, vector<2x3x4xf32>, vector<3x2xi8>, vector<4x3xf32>,
      vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x3x4xf32>, %arg1: f32, %arg2: vector<1x1xf32>, %arg3: vector<4xf32>) -> (vector<2x3x4xf32>, vector<4x3x2xf32>, vector<2x3x4xf32>, vector<3x2xi8>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<3x2xi8>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<4x3xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<1x1xf32> to vector<4x3xf32>
// CHECK-NEXT:     %3 = vector.broadcast %arg1 : f32 to vector<4x3xf32>
// CHECK-NEXT:     %4 = vector.broadcast %arg3 : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:     %5 = vector.transpose %4, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     return %arg0, %0, %arg0, %cst, %1, %2, %3, %5 : vector<2x3x4xf32>, vector<4x3x2xf32>, vector<2x3x4xf32>, vector<3x2xi8>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transposed masks.
func.func @f(%n: index, %m: index) -> (vector<4x3xi1>, vector<4x3xi1>) {
  %0 = vector.create_mask %n, %m : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  %2 = vector.constant_mask [2, 3] : vector<3x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  return %1, %3 : vector<4x3xi1>, vector<4x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> (vector<4x3xi1>, vector<4x3xi1>) {
// CHECK-NEXT:     %0 = vector.create_mask %arg1, %arg0 : vector<4x3xi1>
// CHECK-NEXT:     %1 = vector.constant_mask [3, 2] : vector<4x3xi1>
// CHECK-NEXT:     return %0, %1 : vector<4x3xi1>, vector<4x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
