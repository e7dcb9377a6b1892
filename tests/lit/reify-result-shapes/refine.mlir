// RUN: pyopt %s --reify-result-shapes=reference-exact=true --allow-unregistered-dialect --split-input-file | FileCheck %s

// Results of pad and concat get the extents that operands say they have.

func.func @pad_up_to_a_multiple(%f: f32, %n: index, %t: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %h = affine.apply affine_map<(d0) -> (-d0 + 256)>(%n)
  %s = tensor.extract_slice %t[0, 0] [8, %n] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %r = tensor.pad %s low[0, 0] high[0, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 256)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_up_to_a_multiple(%arg0: f32, %arg1: index, %arg2: tensor<8x?xf32>) -> tensor<8x?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map(%arg1)
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg2[0, 0] [8, %arg1] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[0, %0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x256xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<8x256xf32> to tensor<8x?xf32>
// CHECK-NEXT:     return %cast : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_by_constants(%f: f32, %t: tensor<4xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.pad %t low[%c3] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_constants(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c3] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<9xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<9xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_by_an_argument(%f: f32, %t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %r = tensor.pad %t low[%n] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 6)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_by_an_argument(%arg0: f32, %arg1: tensor<4xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%arg2] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_of_an_unknown_extent(%f: f32, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_of_an_unknown_extent(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_what_was_padded(%f: f32, %t: tensor<4xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %p = tensor.pad %t low[%c3] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  %r = tensor.pad %p low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_what_was_padded(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c3] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<9xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<9xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %padded_1 = tensor.pad %cast low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<12xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %padded_1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_by_amounts_that_cancel(%f: f32, %t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %m = affine.apply affine_map<(d0) -> (-d0 + 6)>(%n)
  %r = tensor.pad %t low[%n] high[%m] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 6)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_by_amounts_that_cancel(%arg0: f32, %arg1: tensor<4xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map(%arg2)
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%arg2] high[%0] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<10xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_nothing_is_new(%f: f32, %t: tensor<4xf32>) -> tensor<7xf32> {
  %r = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %r : tensor<7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_nothing_is_new(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<7xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:     return %padded : tensor<7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_what_was_concatenated(%f: f32, %a: tensor<4xf32>, %b: tensor<3xf32>)
    -> tensor<?xf32> {
  %p = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<?xf32>
  %r = tensor.pad %p low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_what_was_concatenated(%arg0: f32, %arg1: tensor<4xf32>, %arg2: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg1, %arg2 : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c7_2 = arith.constant 7 : index
// CHECK-NEXT:     %padded = tensor.pad %cast low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<10xf32>
// CHECK-NEXT:     %cast_3 = tensor.cast %padded : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_sum(%a: tensor<4x7xf32>, %b: tensor<4x4xf32>) -> tensor<4x?xf32> {
  %r = tensor.concat dim(1) %a, %b : (tensor<4x7xf32>, tensor<4x4xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_sum(%arg0: tensor<4x7xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<4x7xf32>, tensor<4x4xf32>) -> tensor<4x11xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4x11xf32> to tensor<4x?xf32>
// CHECK-NEXT:     return %cast : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_all(%a: tensor<4x7xf32>, %b: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(1) %a, %b : (tensor<4x7xf32>, tensor<4x4xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_all(%arg0: tensor<4x7xf32>, %arg1: tensor<4x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<4x7xf32>, tensor<4x4xf32>) -> tensor<4x11xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4x11xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_known_from_another(%a: tensor<?x7xf32>, %b: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(1) %a, %b : (tensor<?x7xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_known_from_another(%arg0: tensor<?x7xf32>, %arg1: tensor<4x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<?x7xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_unknown(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(1) %a, %a : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_unknown(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1_1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim_0, %dim_2]
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %concat : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_casts(%a: tensor<4xf32>) -> tensor<?xf32> {
  %b = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %r = tensor.concat dim(0) %b, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_casts(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %cast, %cast : (tensor<?xf32>, tensor<?xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_nothing_is_new(%a: tensor<4xf32>) -> tensor<8xf32> {
  %r = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_nothing_is_new(%arg0: tensor<4xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return %concat : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_used_by_several(%a: tensor<4xf32>) -> tensor<?xf32> {
  %r0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %r0, %c0 : tensor<?xf32>
  "test.use"(%d, %r0) : (index, tensor<?xf32>) -> ()
  %r = linalg.exp ins(%r0 : tensor<?xf32>) outs(%r0 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_used_by_several(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %cast, %c0_2 : tensor<?xf32>
// CHECK-NEXT:     "test.use"(%dim, %cast) : (index, tensor<?xf32>) -> ()
// CHECK-NEXT:     %0 = linalg.exp ins(%cast : tensor<?xf32>) outs(%cast : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_ops_stay(%n: index) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.empty(%c3) : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_ops_stay(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = tensor.empty(%c3) : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_ops_stay(%a: tensor<4xf32>) -> tensor<?xf32> {
  %r = "test.concat"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_ops_stay(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.concat"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_a_branch(%a: tensor<4xf32>, %c: i1, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %x = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_a_branch(%arg0: tensor<4xf32>, %arg1: i1, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (tensor<?xf32>) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c4_1 = arith.constant 4 : index
// CHECK-NEXT:       %c8 = arith.constant 8 : index
// CHECK-NEXT:       %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:       %cast = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:       scf.yield %cast : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(tensor<?xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xf32>)
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.region"() ({
  %a = "test.value"() : () -> tensor<4xf32>
  %r = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  "test.use"(%r) : (tensor<?xf32>) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.region"() ({
// CHECK-NEXT:     %0 = "test.value"() : () -> tensor<4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %0, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     "test.use"(%cast) : (tensor<?xf32>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
