// RUN: pyopt %s --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file | FileCheck %s

// Tiles may not divide a dynamic extent, and what is packed or unpacked may not fit its destination: the reference does
// it all the same in front of a loop that may not run.
func.func @dynamic_extents(%t: tensor<?xf32>, %u: tensor<?x2xf32>, %f: f32, %lb: index, %ub: index,
                           %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %u
        : tensor<?xf32> -> tensor<?x2xf32>
    %1 = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %u
        : tensor<?xf32> -> tensor<?x2xf32>
    %2 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [2] into %t
        : tensor<?x2xf32> -> tensor<?xf32>
    "use"(%0, %1, %2) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_extents(%arg0: tensor<?xf32>, %arg1: tensor<?x2xf32>, %arg2: f32, %arg3: index, %arg4: index, %arg5: index) {
// CHECK-NEXT:     scf.for %arg6 = %arg3 to %arg4 step %arg5 {
// CHECK-NEXT:       %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<?xf32> -> tensor<?x2xf32>
// CHECK-NEXT:       %pack_0 = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<?xf32> -> tensor<?x2xf32>
// CHECK-NEXT:       %unpack = linalg.unpack %arg1 inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<?x2xf32> -> tensor<?xf32>
// CHECK-NEXT:       "use"(%pack, %pack_0, %unpack) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A transfer that stays within the tensor wherever it is executed: not where the loop is not entered.
func.func @within(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %n: index, %p: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = vector.transfer_read %t[%i], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
    %1 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
    "u"(%0, %1) : (vector<4xf32>, tensor<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @within(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: index, %arg4: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:       %0 = vector.transfer_read %arg0[%arg2], %arg4 {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:       %1 = vector.transfer_write %arg1, %arg0[%arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:       "u"(%0, %1) : (vector<4xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
