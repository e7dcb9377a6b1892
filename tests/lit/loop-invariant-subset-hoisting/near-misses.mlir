// RUN: pyopt %s --loop-invariant-subset-hoisting --split-input-file --allow-unregistered-dialect | FileCheck %s

// Near miss: it is not known where the slice begins, only that this is one of two places.
func.func @select(%t: tensor<20xf32>, %n: index, %b: i1, %x: i32) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %s = arith.select %b, %c1, %c5 : index
  %m = affine.min affine_map<()[s0] -> (s0, 5)>()[%n]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<20xf32> {
    %0 = tensor.extract_slice %a[%s] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[%s] [4] [1] : tensor<4xf32> into tensor<20xf32>
    %3 = tensor.extract_slice %2[10] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %4 = "use"(%3) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = tensor.insert_slice %4 into %2[10] [4] [1] : tensor<4xf32> into tensor<20xf32>
    scf.yield %5 : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0, 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @select(%arg0: tensor<20xf32>, %arg1: index, %arg2: i1, %arg3: i32) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.select %arg2, %c1, %c5 : index
// CHECK-NEXT:     %1 = affine.min #map()[%arg1]
// CHECK-NEXT:     %2 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<20xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg5[%0] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:       %3 = "use"(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %3 into %arg5[%0] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:       %extracted_slice_0 = tensor.extract_slice %inserted_slice[10] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:       %4 = "use"(%extracted_slice_0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %inserted_slice_1 = tensor.insert_slice %4 into %inserted_slice[10] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:       scf.yield %inserted_slice_1 : tensor<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: an op that is no slice.
func.func @copy(%t: tensor<?xf32>, %n: index, %o: index, %z: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %2 = linalg.copy ins(%t : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %1 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: an op on the whole tensor.
func.func @whole_tensor(%t: tensor<?xf32>, %n: index, %o: index, %z: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%o] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[%o] [4] [1] : tensor<4xf32> into tensor<?xf32>
    %3 = bufferization.materialize_in_destination %t in %2
        : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @whole_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg5[%arg2] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %1 = "use"(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %1 into %arg5[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       %2 = bufferization.materialize_in_destination %arg0 in %inserted_slice : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %2 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops of scf.while and scf.forall carry no more values.
func.func @while(%t: tensor<?xf32>, %n: index, %o: index, %z: i1) -> tensor<?xf32> {
  %f = arith.constant 1.0 : f32
  %w = scf.while (%a = %t) : (tensor<?xf32>) -> tensor<?xf32> {
    %0 = vector.transfer_read %a[%o], %f : tensor<?xf32>, vector<4xf32>
    %1 = "use"(%0) : (vector<4xf32>) -> vector<4xf32>
    %2 = vector.transfer_write %1, %a[%o] : vector<4xf32>, tensor<?xf32>
    scf.condition(%z) %2 : tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>):
    %0 = vector.transfer_read %a[%o], %f : tensor<?xf32>, vector<4xf32>
    %1 = "use"(%0) : (vector<4xf32>) -> vector<4xf32>
    %2 = vector.transfer_write %1, %a[%o] : vector<4xf32>, tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %w : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = scf.while (%arg4 = %arg0) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       %1 = vector.transfer_read %arg4[%arg2], %cst : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:       %2 = "use"(%1) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       %3 = vector.transfer_write %2, %arg4[%arg2] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:       scf.condition(%arg3) %3 : tensor<?xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: tensor<?xf32>):
// CHECK-NEXT:       %1 = vector.transfer_read %arg4[%arg2], %cst : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:       %2 = "use"(%1) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       %3 = vector.transfer_write %2, %arg4[%arg2] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forall(%t: tensor<?xf32>, %n: index, %o: index) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %a[%o] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %1 = "use"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %a[%o] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg4[%arg2] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %1 = "use"(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %1 into %arg4[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
