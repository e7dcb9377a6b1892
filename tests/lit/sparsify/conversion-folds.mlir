// RUN: pyopt %s --sparse-tensor-conversion | FileCheck %s

// Ops that calls of the runtime library do not need fold, those of linalg and tensor too.

func.func @t(%a: tensor<4x8xf32>, %v: tensor<?x8xf32>, %i: index)
    -> (tensor<4x8xf32>, index, tensor<4x8xf32>, tensor<?x8xf32>, tensor<4x8xf32>, index, index,
        f32, tensor<4x8xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %0 = tensor.bitcast %a : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.dim %a, %c0 : tensor<4x8xf32>
  %2 = tensor.cast %a : tensor<4x8xf32> to tensor<4x8xf32>
  %e = tensor.empty(%i) : tensor<?x8xf32>
  %3 = tensor.cast %e : tensor<?x8xf32> to tensor<4x8xf32>
  %4 = tensor.cast %3 : tensor<4x8xf32> to tensor<?x8xf32>
  %5 = tensor.rank %a : tensor<4x8xf32>
  %6 = tensor.dim %e, %c0 : tensor<?x8xf32>
  %fe = tensor.from_elements %f, %f : tensor<2xf32>
  %7 = tensor.extract %fe[%c1] : tensor<2xf32>
  %8 = tensor.extract_slice %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  %9 = tensor.insert %f into %fe[%c1] : tensor<2xf32>
  %10 = tensor.insert_slice %a into %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
  %x = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8]
      : tensor<4x8xf32> into tensor<2x2x8xf32>
  %y = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
  %z = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 2, 8]
      : tensor<4x8xf32> into tensor<2x2x8xf32>
  %s = index.add %i, %c0
  return %0, %1, %2, %4, %3, %5, %6, %7, %8, %9, %10, %z, %s
      : tensor<4x8xf32>, index, tensor<4x8xf32>, tensor<?x8xf32>, tensor<4x8xf32>, index, index,
      f32, tensor<4x8xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, index
}

func.func @m(%m: memref<4xf32>, %v: vector<4xf32>, %z: complex<f32>, %i: index, %t: tensor<4xf32>)
    -> (memref<4xf32>, f32, index, f32, index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32>
  %1 = vector.extract %v[%c0] : f32 from vector<4xf32>
  %2 = affine.apply affine_map<(d0) -> (d0)>(%i)
  %5 = complex.re %z : complex<f32>
  %6 = complex.create %5, %5 : complex<f32>
  %7 = complex.im %6 : complex<f32>
  %8 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %9 = bufferization.to_buffer %8 : tensor<4xf32> to memref<4xf32>
  %d = memref.dim %m, %c0 : memref<4xf32>
  return %0, %1, %2, %7, %d, %9 : memref<4xf32>, f32, index, f32, index, memref<4xf32>
}

func.func @l(%m: memref<4xf32>, %t: tensor<4xf32>, %i: index, %u: tensor<4x4xf32>)
    -> (tensor<?xf32>, tensor<4x?xf32>) {
  %f = arith.constant 1.0 : f32
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%c : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %f : f32
  }
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  %tc = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = linalg.fill ins(%f : f32) outs(%tc : tensor<?xf32>) -> tensor<?xf32>
  %p = linalg.map ins(%tc : tensor<?xf32>) outs(%r : tensor<?xf32>)
    (%in: f32, %o: f32) {
      linalg.yield %in : f32
    }
  linalg.copy ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  %pk = linalg.transpose ins(%u : tensor<4x4xf32>) outs(%u : tensor<4x4xf32>) permutation = [0, 1]
  %cc = tensor.cast %pk : tensor<4x4xf32> to tensor<4x?xf32>
  return %p, %cc : tensor<?xf32>, tensor<4x?xf32>
}

func.func @n(%t: tensor<4xf32>, %i: index)
    -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %s = tensor.splat %f : tensor<2xf32>
  %c = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<4xf32>
  %p = tensor.pad %t low[0] high[0] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<4xf32>
  %sp = tensor.splat %f : tensor<4xf32>
  %e = tensor.extract_slice %sp[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %cst = arith.constant dense<1.0> : tensor<8xf32>
  %x8 = tensor.extract_slice %cst[0] [8] [1] : tensor<8xf32> to tensor<8xf32>
  return %c, %s, %p, %e, %x8
      : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @t(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> (tensor<4x8xf32>, index, tensor<4x8xf32>, tensor<?x8xf32>, tensor<4x8xf32>, index, index, f32, tensor<4x8xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<4x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?x8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast_0 : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %cst, %cst : tensor<2xf32>
// CHECK-NEXT:     %extracted = tensor.extract %from_elements[%c1] : tensor<2xf32>
// CHECK-NEXT:     %inserted = tensor.insert %cst into %from_elements[%c1] : tensor<2xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
// CHECK-NEXT{LITERAL}:     %expanded_3 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
// CHECK-NEXT:     return %arg0, %dim, %cast, %cast_1, %cast_0, %c2, %dim_2, %extracted, %arg0, %inserted, %arg0, %expanded_3, %arg2 : tensor<4x8xf32>, index, tensor<4x8xf32>, tensor<?x8xf32>, tensor<4x8xf32>, index, index, f32, tensor<4x8xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @m(%arg0: memref<4xf32>, %arg1: vector<4xf32>, %arg2: complex<f32>, %arg3: index, %arg4: tensor<4xf32>) -> (memref<4xf32>, f32, index, f32, index, memref<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = vector.extract %arg1[0] : f32 from vector<4xf32>
// CHECK-NEXT:     %1 = complex.re %arg2 : complex<f32>
// CHECK-NEXT:     %2 = complex.create %1, %1 : complex<f32>
// CHECK-NEXT:     %3 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %4 = bufferization.to_buffer %3 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<4xf32>
// CHECK-NEXT:     return %cast, %0, %arg3, %1, %dim, %4 : memref<4xf32>, f32, index, f32, index, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @l(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: index, %arg3: tensor<4x4xf32>) -> (tensor<?xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %cst : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%cast : memref<?xf32>)
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%cast_0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %mapped = linalg.map ins(%cast_0 : tensor<?xf32>) outs(%0 : tensor<?xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         linalg.yield %in : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     %cast_1 = tensor.cast %arg3 : tensor<4x4xf32> to tensor<4x?xf32>
// CHECK-NEXT:     return %mapped, %cast_1 : tensor<?xf32>, tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%arg0: tensor<4xf32>, %arg1: index) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cst_1[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : tensor<8xf32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1.000000e+00> : tensor<8xf32>
// CHECK-NEXT:     return %arg0, %cst_0, %arg0, %extracted_slice, %cst_3 : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
