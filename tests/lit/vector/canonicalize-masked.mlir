// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Masks, and loads and stores under them.

// Stores.
func.func @f(%m: memref<?xf32>, %v: vector<4xf32>, %i: index, %k: vector<4xi1>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %n = arith.constant dense<false> : vector<4xi1>
  %u = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.maskedstore %m[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %n, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %u, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %n, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<[true, false, true, true]> : vector<4xi1>
// CHECK-NEXT:     vector.store %arg1, %arg0[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg2], %cst, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg1, %arg0[%arg2] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     vector.compressstore %arg0[%arg2], %arg3, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts of the memory.
func.func @f(%m: memref<4xf32>, %u: memref<*xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index,
             %x: vector<4xi32>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %w = memref.cast %u : memref<*xf32> to memref<?xf32>
  %0 = vector.load %n[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.load %w[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %n[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.maskedload %n[%i], %k, %v
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %n[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %n[%i], %k, %v
      : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.gather %n[%i] [%x], %k, %v
      : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4
      : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<*xf32>, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: index, %arg5: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = vector.load %arg0[%arg4] : memref<4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.load %cast_0[%arg4] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     vector.store %arg2, %arg0[%arg4] : memref<4xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.maskedload %arg0[%arg4], %arg3, %arg2 : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %arg0[%arg4], %arg3, %arg2 : memref<4xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.expandload %cast[%arg4], %arg3, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %4 = vector.gather %cast[%arg4] [%arg5], %arg3, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Masks of known size.
func.func @f(%n: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %m = arith.constant -1 : index
  %0 = vector.create_mask %c2, %c9 : vector<4x3xi1>
  %1 = vector.create_mask %c2, %c0 : vector<4x3xi1>
  %2 = vector.create_mask %m, %c2 : vector<4x3xi1>
  %3 = vector.create_mask %n, %c2 : vector<4x3xi1>
  return %0, %1, %2, %3 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<4x3xi1>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.constant_mask [2, 3] : vector<4x3xi1>
// CHECK-NEXT:     %1 = vector.create_mask %arg0, %c2 : vector<4x3xi1>
// CHECK-NEXT:     return %0, %cst, %cst, %1 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scalable masks.
func.func @f(%n: index)
    -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>,
        vector<[4]xi1>, vector<[1]xi1>) {
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = vector.vscale
  %a = arith.muli %v, %c4 : index
  %b = arith.muli %v, %c3 : index
  %0 = vector.create_mask %a : vector<[4]xi1>
  %1 = vector.create_mask %b : vector<[4]xi1>
  %2 = vector.create_mask %c4 : vector<[4]xi1>
  %3 = vector.create_mask %c0 : vector<[4]xi1>
  %4 = vector.create_mask %c2, %a : vector<2x[4]xi1>
  %5 = vector.create_mask %v : vector<[4]xi1>
  %6 = vector.create_mask %v : vector<[1]xi1>
  return %0, %1, %2, %3, %4, %5, %6
      : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>,
      vector<[4]xi1>, vector<[1]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<2x[4]xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c3_vscale = arith.muli %vscale, %c3 : index
// CHECK-NEXT:     %0 = vector.create_mask %c3_vscale : vector<[4]xi1>
// CHECK-NEXT:     %1 = vector.create_mask %c4 : vector<[4]xi1>
// CHECK-NEXT:     %2 = vector.create_mask %c0 : vector<[4]xi1>
// CHECK-NEXT:     %3 = vector.create_mask %vscale : vector<[4]xi1>
// CHECK-NEXT:     return %cst_1, %0, %1, %2, %cst_0, %3, %cst : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<[1]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
