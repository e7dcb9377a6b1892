// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

// A broadcast; index arithmetic is composed.
func.func @broadcast(%t: tensor<?x?xf32>, %i: index, %n: index, %pad: f32) -> vector<2x4xf32> {
  %o = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
  %s = tensor.extract_slice %t[%o, 0] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
  %v = vector.transfer_read %s[%i, %n],
      %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
      : tensor<?x8xf32>, vector<2x4xf32>
  return %v : vector<2x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%0, %arg2], %arg3 {in_bounds = [true, true], permutation_map = #map1} : tensor<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %1 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_rank(%t: tensor<?xf32>, %i: index, %pad: f32) -> vector<f32> {
  %s = tensor.extract_slice %t[%i] [1] [1] : tensor<?xf32> to tensor<f32>
  %v = vector.transfer_read %s[], %pad : tensor<f32>, vector<f32>
  return %v : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_rank(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> vector<f32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg2 : tensor<?xf32>, vector<f32>
// CHECK-NEXT:     return %0 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No stride but one; neither bounds nor masks are of the whole tensor.
func.func @stay(%t: tensor<?xf32>, %i: index, %j: index, %pad: f32, %m: vector<4xi1>,
                %b: memref<64xf32>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i] [8] [1] : tensor<?xf32> to tensor<8xf32>
  %two = tensor.extract_slice %t[%i] [8] [2] : tensor<?xf32> to tensor<8xf32>
  %v = vector.transfer_read %two[%c0], %pad {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %w = vector.transfer_read %s[%j], %pad : tensor<8xf32>, vector<4xf32>
  %x = vector.transfer_read %s[%c0], %pad, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %sub = memref.subview %b[%i] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
  %y = vector.transfer_read %sub[%c0], %pad {in_bounds = [true]}
      : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %v, %w, %x, %y : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: memref<64xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1] [8] [1] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%arg1] [8] [2] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %extracted_slice_0[%c0], %arg3 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %extracted_slice[%arg2], %arg3 : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %extracted_slice[%c0], %arg3, %arg4 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     %subview = memref.subview %arg5[%arg1] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %3 = vector.transfer_read %subview[%c0], %arg3 {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Under a mask; the sum stands before it.
func.func @in_mask(%t: tensor<8xf32>, %m: vector<4xi1>, %f: f32, %i: index, %j: index)
    -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %v = vector.mask %m {
    vector.transfer_read %s[%j], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %v : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_mask(%arg0: tensor<8xf32>, %arg1: vector<4xi1>, %arg2: f32, %arg3: index, %arg4: index) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg3, %arg4]
// CHECK-NEXT:     %1 = vector.mask %arg1 { vector.transfer_read %arg0[%0], %arg2 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
