// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// A mask, of a transfer or around it, leaves elements out: what is read is not all that was written, what is written is
// not all that was read. The reference forgets these masks, and takes a scalable vector for one of fixed size.

func.func @masked_copy(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %f: f32)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %t[%c0], %f, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %0 = vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_copy(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c0], %arg3, %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_write(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %f: f32)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %t[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %0 = vector.transfer_write %v, %u[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_write(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg1[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_around_write(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %f: f32)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %t[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %0 = vector.mask %m {
    vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  } : vector<4xi1> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_around_write(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.mask %arg2 { vector.transfer_write %0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_around_read(%v: vector<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %f: f32)
    -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = vector.mask %m {
    vector.transfer_read %0[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_around_read(%arg0: vector<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %1 = vector.mask %arg2 { vector.transfer_read %0[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_around_second_write(%v: vector<4xf32>, %w: vector<4xf32>, %u: tensor<4xf32>,
                                    %m: vector<4xi1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = vector.mask %m {
    vector.transfer_write %w, %0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  } : vector<4xi1> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_around_second_write(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: tensor<4xf32>, %arg3: vector<4xi1>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg2[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %1 = vector.mask %arg3 { vector.transfer_write %arg1, %0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_mask_broadcast(%v: vector<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %f: f32)
    -> vector<3x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = vector.transfer_read %0[%c0], %f,
      %m {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>}
      : tensor<4xf32>, vector<3x4xf32>
  return %1 : vector<3x4xf32>
}

// CHECK: #map = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_mask_broadcast(%arg0: vector<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> vector<3x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %0[%c0], %arg3, %arg2 {in_bounds = [true, true], permutation_map = #map} : tensor<4xf32>, vector<3x4xf32>
// CHECK-NEXT:     return %1 : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable_broadcast(%v: vector<4xf32>, %u: tensor<?xf32>, %f: f32) -> vector<3x[4]xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_read %0[%c0],
      %f {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>}
      : tensor<?xf32>, vector<3x[4]xf32>
  return %1 : vector<3x[4]xf32>
}

// CHECK: #map = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalable_broadcast(%arg0: vector<4xf32>, %arg1: tensor<?xf32>, %arg2: f32) -> vector<3x[4]xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %0[%c0], %arg2 {in_bounds = [true, true], permutation_map = #map} : tensor<?xf32>, vector<3x[4]xf32>
// CHECK-NEXT:     return %1 : vector<3x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
