// RUN: pyopt %s --loop-invariant-subset-hoisting --split-input-file --allow-unregistered-dialect | FileCheck %s

// What is read is what was just put there: the reference reads the slice of the iteration before.
func.func @read_after_write(%t: tensor<20xf32>, %n: index, %o: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<20xf32> {
    %1 = "make"(%i) : (index) -> tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
    %0 = tensor.extract_slice %2[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
    "use"(%0) : (tensor<4xf32>) -> ()
    %3 = tensor.insert_slice %1 into %2[4] [4] [1] : tensor<4xf32> into tensor<20xf32>
    scf.yield %3 : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_after_write(%arg0: tensor<20xf32>, %arg1: index, %arg2: index) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<20xf32>) {
// CHECK-NEXT:       %1 = "make"(%arg3) : (index) -> tensor<4xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %1 into %arg4[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %inserted_slice[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:       "use"(%extracted_slice) : (tensor<4xf32>) -> ()
// CHECK-NEXT:       %inserted_slice_0 = tensor.insert_slice %1 into %inserted_slice[4] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:       scf.yield %inserted_slice_0 : tensor<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The vector that is read has other dimensions first than the one that is written: the reference carries it unpermuted.
func.func @permuted(%t: tensor<?x?xf32>, %n: index, %o: index, %z: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?x?xf32> {
    %0 = vector.transfer_read %a[%o, %o],
        %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : tensor<?x?xf32>, vector<4x4xf32>
    %1 = "use"(%0) : (vector<4x4xf32>) -> vector<4x4xf32>
    %2 = vector.transfer_write %1, %a[%o, %o] {in_bounds = [true, true]}
        : vector<4x4xf32>, tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @permuted(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %1 = vector.transfer_read %arg5[%arg2, %arg2], %cst {in_bounds = [true, true], permutation_map = #map} : tensor<?x?xf32>, vector<4x4xf32>
// CHECK-NEXT:       %2 = "use"(%1) : (vector<4x4xf32>) -> vector<4x4xf32>
// CHECK-NEXT:       %3 = vector.transfer_write %2, %arg5[%arg2, %arg2] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Affine loops carry slices as well: the reference crashes.
func.func @affine_for(%t: tensor<?xf32>, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %f = arith.constant 1.0 : f32
  %r = affine.for %i = 0 to min affine_map<()[s0] -> (s0 + 1, 5)>()[%d]
      iter_args(%a = %t) -> tensor<?xf32> {
    %0 = vector.transfer_read %a[%o], %f {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
    %1 = "use"(%0) : (vector<4xf32>) -> vector<4xf32>
    %2 = vector.transfer_write %1, %a[%o] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
    affine.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1, 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine_for(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %cst {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     %1:2 = affine.for %arg2 = 0 to min #map()[%dim] iter_args(%arg3 = %arg0, %arg4 = %0) -> (tensor<?xf32>, vector<4xf32>) {
// CHECK-NEXT:       %3 = "use"(%arg4) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       affine.yield %arg3, %3 : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = vector.transfer_write %1#1, %1#0[%arg1] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference does not look into affine loops.
func.func @affine_for_inside(%t: tensor<20xf32>, %n: index, %o: index) -> tensor<20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<20xf32> {
    %x0 = tensor.extract_slice %a[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
    %y0 = "use"(%x0) : (tensor<4xf32>) -> tensor<4xf32>
    %z0 = tensor.insert_slice %y0 into %a[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
    %rr = affine.for %j = 0 to %n iter_args(%b = %z0) -> tensor<20xf32> {
      %x1 = tensor.extract_slice %b[4] [4] [1] : tensor<20xf32> to tensor<4xf32>
      %y1 = "use"(%x1, %j) : (tensor<4xf32>, index) -> tensor<4xf32>
      %z1 = tensor.insert_slice %y1 into %b[8] [4] [1] : tensor<4xf32> into tensor<20xf32>
      affine.yield %z1 : tensor<20xf32>
    }
    scf.yield %rr : tensor<20xf32>
  }
  return %r : tensor<20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_for_inside(%arg0: tensor<20xf32>, %arg1: index, %arg2: index) -> tensor<20xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %extracted_slice) -> (tensor<20xf32>, tensor<4xf32>) {
// CHECK-NEXT:       %1 = "use"(%arg5) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %2 = affine.for %arg6 = 0 to %arg1 iter_args(%arg7 = %arg4) -> (tensor<20xf32>) {
// CHECK-NEXT:         %extracted_slice_0 = tensor.extract_slice %arg7[4] [4] [1] : tensor<20xf32> to tensor<4xf32>
// CHECK-NEXT:         %3 = "use"(%extracted_slice_0, %arg6) : (tensor<4xf32>, index) -> tensor<4xf32>
// CHECK-NEXT:         %inserted_slice_1 = tensor.insert_slice %3 into %arg7[8] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:         affine.yield %inserted_slice_1 : tensor<20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2, %1 : tensor<20xf32>, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [4] [1] : tensor<4xf32> into tensor<20xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
