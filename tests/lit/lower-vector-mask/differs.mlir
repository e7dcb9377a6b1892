// RUN: pyopt %s --split-input-file --lower-vector-mask | FileCheck %s

// The reference drops masks that ops in a vector.mask have of their own, and gathers give 0 where the mask is not set.
func.func @gather_masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                         %x: vector<4xi32>, %t: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %t, %v
        : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_masked(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.andi %arg2, %arg5 : vector<4xi1>
// CHECK-NEXT:     %1 = vector.gather %arg0[%arg1] [%arg4], %0, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @own_mask(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %t: vector<4xi1>)
    -> vector<4xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i], %p, %t {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @own_mask(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32, %arg4: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.andi %arg2, %arg4 : vector<4xi1>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1], %arg3, %0 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @own_mask_w(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>,
                      %t: vector<4xi1>) {
  vector.mask %k {
    vector.transfer_write %p, %m[%i], %t {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  } : vector<4xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @own_mask_w(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi1>) {
// CHECK-NEXT:     %0 = arith.andi %arg2, %arg4 : vector<4xi1>
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1], %0 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @own_masks(%m: memref<8xi32>, %n: index, %t: vector<4xi1>, %v: vector<4xi32>, %p: i32)
    -> (vector<4xi32>, vector<4xi32>) {
  %x = arith.constant dense<[7, 0, 3, 3]> : vector<4xi32>
  %c0 = arith.constant 0 : index
  %k = vector.create_mask %n : vector<4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%c0] [%x], %t, %v
        : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  %1 = arith.select %k, %0, %v : vector<4xi1>, vector<4xi32>
  %2 = vector.mask %k {
    vector.transfer_read %m[%c0], %p, %t {in_bounds = [true]} : memref<8xi32>, vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  %3 = arith.select %k, %2, %v : vector<4xi1>, vector<4xi32>
  vector.mask %k {
    vector.transfer_write %v, %m[%c0], %t {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  } : vector<4xi1>
  return %1, %3 : vector<4xi32>, vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @own_masks(%arg0: memref<8xi32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi32>, %arg4: i32) -> (vector<4xi32>, vector<4xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[7, 0, 3, 3]> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg1 : vector<4xi1>
// CHECK-NEXT:     %1 = arith.andi %0, %arg2 : vector<4xi1>
// CHECK-NEXT:     %2 = vector.gather %arg0[%c0] [%cst], %1, %arg3 : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:     %3 = arith.select %0, %2, %arg3 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     %4 = arith.andi %0, %arg2 : vector<4xi1>
// CHECK-NEXT:     %5 = vector.transfer_read %arg0[%c0], %arg4, %4 {in_bounds = [true]} : memref<8xi32>, vector<4xi32>
// CHECK-NEXT:     %6 = arith.select %0, %5, %arg3 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     %7 = arith.andi %0, %arg2 : vector<4xi1>
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%c0], %7 {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
// CHECK-NEXT:     return %3, %6 : vector<4xi32>, vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                  %x: vector<4xi32>) -> vector<4xf32> {
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %t, %v
        : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @attributes(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                      %x: vector<4xi32>) -> vector<4xf32> {
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %t, %v {alignment = 8, foo.bar}
        : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  } {bar.foo} : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_of_rank_2(%m: tensor<?xi8>, %i: index, %k: vector<2x4xi1>, %v: vector<2x4xi8>,
                            %x: vector<2x4xindex>) -> vector<2x4xi8> {
  %t = vector.constant_mask [2, 4] : vector<2x4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %t, %v
        : tensor<?xi8>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xi8> into vector<2x4xi8>
  } : vector<2x4xi1> -> vector<2x4xi8>
  return %0 : vector<2x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_of_rank_2(%arg0: tensor<?xi8>, %arg1: index, %arg2: vector<2x4xi1>, %arg3: vector<2x4xi8>, %arg4: vector<2x4xindex>) -> vector<2x4xi8> {
// CHECK-NEXT:     %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %arg3 : tensor<?xi8>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xi8> into vector<2x4xi8>
// CHECK-NEXT:     return %0 : vector<2x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_of_indices(%m: memref<?xindex>, %i: index, %k: vector<4xi1>, %v: vector<4xindex>,
                             %x: vector<4xi32>) -> vector<4xindex> {
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %t, %v
        : memref<?xindex>, vector<4xi32>, vector<4xi1>, vector<4xindex> into vector<4xindex>
  } : vector<4xi1> -> vector<4xindex>
  return %0 : vector<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_of_indices(%arg0: memref<?xindex>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xindex>, %arg4: vector<4xi32>) -> vector<4xindex> {
// CHECK-NEXT:     %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %arg3 : memref<?xindex>, vector<4xi32>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:     return %0 : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gathered(%m: memref<8xi32>, %n: index, %v: vector<4xi32>) -> vector<4xi32> {
  %x = arith.constant dense<[7, 0, 3, 3]> : vector<4xi32>
  %c0 = arith.constant 0 : index
  %k = vector.create_mask %n : vector<4xi1>
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k {
    vector.gather %m[%c0] [%x], %t, %v
        : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  %1 = arith.select %k, %0, %v : vector<4xi1>, vector<4xi32>
  return %1 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gathered(%arg0: memref<8xi32>, %arg1: index, %arg2: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<[7, 0, 3, 3]> : vector<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg1 : vector<4xi1>
// CHECK-NEXT:     %1 = vector.gather %arg0[%c0] [%cst], %0, %arg2 : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:     %2 = arith.select %0, %1, %arg2 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     return %2 : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
