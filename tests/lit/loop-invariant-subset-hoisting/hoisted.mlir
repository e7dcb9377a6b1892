// RUN: pyopt %s --loop-invariant-subset-hoisting=reference-exact=true --split-input-file --allow-unregistered-dialect | FileCheck %s

// Two slices that have nothing in common; offsets are compared as sums, whatever op computes them.
func.func @two(%t: tensor<?xf32>, %n: index, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %p = arith.addi %o, %c4 : index
  %q = affine.apply affine_map<()[s0] -> (s0 + 4)>()[%o]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%o] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[%o] [4] [1] : tensor<4xf32> into tensor<?xf32>
    %3 = tensor.extract_slice %2[%p] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %4 = "use"(%3) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = tensor.insert_slice %4 into %2[%q] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %5 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c4 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg2] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%0] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %2:3 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %extracted_slice, %arg6 = %extracted_slice_0) -> (tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:       %3 = "use"(%arg5) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %4 = "use"(%arg6) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %arg4, %3, %4 : tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %2#2 into %2#0[%1] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %2#1 into %inserted_slice[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Offsets that are extents.
func.func @extents(%t: tensor<?xf32>, %n: index, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %de = tensor.dim %e, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%n] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[%de] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %extracted_slice) -> (tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT:       %2 = "use"(%arg5) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %arg4, %2 : tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1#1 into %1#0[%dim_0] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A size that is a value.
func.func @unknown_size(%t: tensor<?xf32>, %n: index, %o: index, %s: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%o, %s]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%o] [%s] [1] : tensor<?xf32> to tensor<?xf32>
    %1 = "use"(%0) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.insert_slice %1 into %a[%o] [%s] [1] : tensor<?xf32> into tensor<?xf32>
    %3 = tensor.extract_slice %2[%p] [%s] [1] : tensor<?xf32> to tensor<?xf32>
    %4 = "use"(%3) : (tensor<?xf32>) -> tensor<?xf32>
    %5 = tensor.insert_slice %4 into %2[%p] [%s] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %5 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_size(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg2] [%arg3] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%0] [%arg3] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %1:3 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0, %arg6 = %extracted_slice, %arg7 = %extracted_slice_0) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:       %2 = "use"(%arg6) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       %3 = "use"(%arg7) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %arg5, %2, %3 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1#2 into %1#0[%0] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %1#1 into %inserted_slice[%arg2] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Three slices; what is used last goes first.
func.func @three(%t: tensor<20xf32>, %n: index, %o: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<20xf32> {
    %x0 = tensor.extract_slice %a[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %x1 = tensor.extract_slice %a[4] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %x2 = tensor.extract_slice %a[8] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %y:3 = "use"(%x0, %x1, %x2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
        -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %z1 = tensor.insert_slice %y#1 into %a[4] [4] [1] : tensor<4xf32> into tensor<20xf32>
    %z0 = tensor.insert_slice %y#0 into %z1[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
    %z2 = tensor.insert_slice %y#2 into %z0[8] [4] [1] : tensor<4xf32> into tensor<20xf32>
    scf.yield %z2 : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<20xf32>, %arg1: index, %arg2: index) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[4] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[8] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %arg0[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:     %0:4 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %extracted_slice, %arg6 = %extracted_slice_0, %arg7 = %extracted_slice_1) -> (tensor<20xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:       %1:3 = "use"(%arg7, %arg5, %arg6) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT:       scf.yield %arg4, %1#1, %1#2, %1#0 : tensor<20xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0#3 into %0#0[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:     %inserted_slice_2 = tensor.insert_slice %0#2 into %inserted_slice[8] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:     %inserted_slice_3 = tensor.insert_slice %0#1 into %inserted_slice_2[4] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:     return %inserted_slice_3 : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
