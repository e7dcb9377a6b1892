// RUN: pyopt %s --reify-result-shapes --allow-unregistered-dialect --split-input-file | FileCheck %s

// Ops whose result type is tied to operands and attributes: what is known of them shows in their users only.

// A result has the type of its destination.
func.func @insert_slice(%t: tensor<2xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %r = tensor.insert_slice %t into %d[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_slice(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_shape(%t: tensor<?x4xf32>) -> tensor<?xf32> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape(%arg0: tensor<?x4xf32>) -> tensor<?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_shape(%t: tensor<?xf32>) -> tensor<?x4xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%c3, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_shape(%arg0: tensor<?xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%c3, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT:     return %expanded : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers, too.
func.func @expand_buffer(%m: memref<?xf32>) -> memref<?x4xf32> {
  %c3 = arith.constant 3 : index
  %r = memref.expand_shape %m [[0, 1]] output_shape [%c3, 4] : memref<?xf32> into memref<?x4xf32>
  return %r : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_buffer(%arg0: memref<?xf32>) -> memref<?x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%c3, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pack(%t: tensor<16xf32>, %d: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r = linalg.pack %t inner_dims_pos = [0] inner_tiles = [8] into %d
      : tensor<16xf32> -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack(%arg0: tensor<16xf32>, %arg1: tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %arg1 : tensor<16xf32> -> tensor<?x8xf32>
// CHECK-NEXT:     return %pack : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unpack(%t: tensor<2x8xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [8] into %d
      : tensor<2x8xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unpack(%arg0: tensor<2x8xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [8] into %arg1 : tensor<2x8xf32> -> tensor<?xf32>
// CHECK-NEXT:     return %unpack : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloc_tensor() -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %r = bufferization.alloc_tensor(%c3) : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor() -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%c3) : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialize_in_destination(%t: tensor<4xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = bufferization.materialize_in_destination %u in %d
      : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize_in_destination(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.materialize_in_destination %cast in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The inputs say 4 and 5, but a result has the type of its init.
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %o: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %r = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>)
      outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic(%a: tensor<4xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill(%f: f32) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty(%c3) : tensor<?xf32>
  %r = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill(%arg0: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = tensor.empty(%c3) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose(%a: tensor<4x?xf32>, %o: tensor<?x4xf32>) {
  %r = linalg.transpose ins(%a : tensor<4x?xf32>) outs(%o : tensor<?x4xf32>) permutation = [1, 0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%arg0: tensor<4x?xf32>, %arg1: tensor<?x4xf32>) {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<?x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce(%a: tensor<?x4xf32>, %o: tensor<?xf32>) {
  %r = linalg.reduce ins(%a : tensor<?x4xf32>) outs(%o : tensor<?xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<?x4xf32>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:     %reduced = linalg.reduce ins(%arg0 : tensor<?x4xf32>) outs(%arg1 : tensor<?xf32>) dimensions = [1]
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %0 = arith.addf %in, %init : f32
// CHECK-NEXT:         linalg.yield %0 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @softmax(%a: tensor<4x8xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.softmax dimension(1)
      ins(%a : tensor<4x8xf32>)
      outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @convolution(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<?x?x?x?xf32>)
    -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf
      ins(%a, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>)
      outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @convolution(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No interface: elementwise ops and casts stay too.
func.func @ops_that_say_nothing_of_shapes(%a: tensor<4xf32>, %c: i1) -> tensor<?xf32> {
  %u = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %s = arith.select %c, %u, %u : tensor<?xf32>
  %r = math.exp %s : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ops_that_say_nothing_of_shapes(%arg0: tensor<4xf32>, %arg1: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %cast, %cast : tensor<?xf32>
// CHECK-NEXT:     %1 = math.exp %0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape(%a: tensor<4xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %r = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%arg0: tensor<4xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %reshape : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subview(%m: memref<8xf32>) -> memref<?xf32, strided<[1]>> {
  %c3 = arith.constant 3 : index
  %r = memref.subview %m[0] [%c3] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
  return %r : memref<?xf32, strided<[1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview(%arg0: memref<8xf32>) -> memref<?xf32, strided<[1]>> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%c3] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     return %subview : memref<?xf32, strided<[1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalar_pad(%f: f32, %t: tensor<f32>) -> tensor<f32> {
  %r = tensor.pad %t low[] high[] {
    tensor.yield %f : f32
  } : tensor<f32> to tensor<f32>
  return %r : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar_pad(%arg0: f32, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[] high[] {
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<f32> to tensor<f32>
// CHECK-NEXT:     return %padded : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
