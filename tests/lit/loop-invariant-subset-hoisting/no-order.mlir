// RUN: pyopt %s --loop-invariant-subset-hoisting --split-input-file --allow-unregistered-dialect | FileCheck %s

// One element too many, by an offset that a loop counts.
func.func @one_beyond(%t: tensor<20xf32>, %n: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c18 = arith.constant 18 : index
  %f = arith.constant 1.0 : f32
  %r = scf.for %o = %c0 to %c18 step %c1 iter_args(%b = %t) -> tensor<20xf32> {
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %b) -> tensor<20xf32> {
      %0 = vector.transfer_read %a[%o], %f {in_bounds = [true]} : tensor<20xf32>, vector<4xf32>
      %1 = "use"(%0) : (vector<4xf32>) -> vector<4xf32>
      %2 = vector.transfer_write %1, %a[%o] {in_bounds = [true]} : vector<4xf32>, tensor<20xf32>
      scf.yield %2 : tensor<20xf32>
    }
    scf.yield %s : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_beyond(%arg0: tensor<20xf32>, %arg1: index) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c18 = arith.constant 18 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %c18 step %c1 iter_args(%arg3 = %arg0) -> (tensor<20xf32>) {
// CHECK-NEXT:       %1 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<20xf32>) {
// CHECK-NEXT:         %2 = vector.transfer_read %arg5[%arg2], %cst {in_bounds = [true]} : tensor<20xf32>, vector<4xf32>
// CHECK-NEXT:         %3 = "use"(%2) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:         %4 = vector.transfer_write %3, %arg5[%arg2] {in_bounds = [true]} : vector<4xf32>, tensor<20xf32>
// CHECK-NEXT:         scf.yield %4 : tensor<20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : tensor<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of strides that are values, and a loop up to an extent may not run.
func.func @strides(%t: tensor<?xf32>, %s: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[0] [1] [%s] : tensor<?xf32> to tensor<1xf32>
    %1 = "use"(%0) : (tensor<1xf32>) -> tensor<1xf32>
    %2 = tensor.insert_slice %1 into %a[0] [1] [%s] : tensor<1xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[0] [1] [%arg1] : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:       %1 = "use"(%extracted_slice) : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %1 into %arg3[0] [1] [%arg1] : tensor<1xf32> into tensor<?xf32>
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
