// RUN: pyopt %s --loop-invariant-subset-hoisting --split-input-file --allow-unregistered-dialect | FileCheck %s

// A loop that is known to run.
func.func @runs(%t: tensor<?xf32>, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%o] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[%o] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @runs(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %arg0, %arg4 = %extracted_slice) -> (tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT:       %1 = "use"(%arg4) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %arg3, %1 : tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0#1 into %0#0[%arg1] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @runs_by_extents(%t: tensor<?xf32>, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %n = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%d]
  %f = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = vector.transfer_read %a[%o], %f {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
    %1 = "use"(%0) : (vector<4xf32>) -> vector<4xf32>
    %2 = vector.transfer_write %1, %a[%o] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @runs_by_extents(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1], %cst {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     %2:2 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %arg0, %arg4 = %1) -> (tensor<?xf32>, vector<4xf32>) {
// CHECK-NEXT:       %4 = "use"(%arg4) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       scf.yield %arg3, %4 : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = vector.transfer_write %2#1, %2#0[%arg1] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice that is known to be inside of the tensor, whether the loop runs or not.
func.func @inside(%t: tensor<20x?xf32>, %n: index) -> tensor<20x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c1 : tensor<20x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<20x?xf32> {
    %0 = tensor.extract_slice %a[1, 0] [10, %d] [2, 1] : tensor<20x?xf32> to tensor<10x?xf32>
    %1 = "use"(%0) : (tensor<10x?xf32>) -> tensor<10x?xf32>
    %2 = tensor.insert_slice %1 into %a[1, 0] [10, %d] [2, 1]
        : tensor<10x?xf32> into tensor<20x?xf32>
    scf.yield %2 : tensor<20x?xf32>
  }
  return %r : tensor<20x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: tensor<20x?xf32>, %arg1: index) -> tensor<20x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<20x?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 0] [10, %dim] [2, 1] : tensor<20x?xf32> to tensor<10x?xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %extracted_slice) -> (tensor<20x?xf32>, tensor<10x?xf32>) {
// CHECK-NEXT:       %1 = "use"(%arg4) : (tensor<10x?xf32>) -> tensor<10x?xf32>
// CHECK-NEXT:       scf.yield %arg3, %1 : tensor<20x?xf32>, tensor<10x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0#1 into %0#0[1, 0] [10, %dim] [2, 1] : tensor<10x?xf32> into tensor<20x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<20x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The offset is that of an outer loop.
func.func @inside_by_loop(%t: tensor<20xf32>, %n: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : index
  %r = scf.for %o = %c0 to %c17 step %c1 iter_args(%b = %t) -> tensor<20xf32> {
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %b) -> tensor<20xf32> {
      %0 = tensor.extract_slice %a[%o] [4] [1] : tensor<20xf32> to tensor<4xf32>
      %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
      %2 = tensor.insert_slice %1 into %a[%o] [4] [1] : tensor<4xf32> into tensor<20xf32>
      scf.yield %2 : tensor<20xf32>
    }
    scf.yield %s : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside_by_loop(%arg0: tensor<20xf32>, %arg1: index) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c17 = arith.constant 17 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %c17 step %c1 iter_args(%arg3 = %arg0) -> (tensor<20xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[%arg2] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:       %1:2 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3, %arg6 = %extracted_slice) -> (tensor<20xf32>, tensor<4xf32>) {
// CHECK-NEXT:         %2 = "use"(%arg6) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:         scf.yield %arg5, %2 : tensor<20xf32>, tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %1#1 into %1#0[%arg2] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
