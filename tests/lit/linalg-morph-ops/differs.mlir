// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Where the reference makes an op that does something else, or an invalid one.

// A transposed operand.

func.func @mm_ta(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_ta(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_tb(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_tb(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bmm_ta(%a0: tensor<4x4x4xf32>, %a1: tensor<4x4x4xf32>, %o0: tensor<4x4x4xf32>)
    -> tensor<4x4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
                     affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
                     affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%o0 : tensor<4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bmm_ta(%arg0: tensor<4x4x4xf32>, %arg1: tensor<4x4x4xf32>, %arg2: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
// CHECK-NEXT:     %0 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%arg2 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bmm_tb(%a0: tensor<4x4x4xf32>, %a1: tensor<4x4x4xf32>, %o0: tensor<4x4x4xf32>)
    -> tensor<4x4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
                     affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>,
                     affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%o0 : tensor<4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bmm_tb(%arg0: tensor<4x4x4xf32>, %arg1: tensor<4x4x4xf32>, %arg2: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
// CHECK-NEXT:     %0 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%arg2 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conversions that are not signed.

func.func @mm_extui(%a0: tensor<4x4xi8>, %a1: tensor<4x4xi8>, %o0: tensor<4x4xi32>)
    -> tensor<4x4xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o0 : tensor<4x4xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %3 = arith.extui %x : i8 to i32
    %4 = arith.extui %y : i8 to i32
    %1 = arith.muli %3, %4 : i32
    %2 = arith.addi %o, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mm_extui(%arg0: tensor<4x4xi8>, %arg1: tensor<4x4xi8>, %arg2: tensor<4x4xi32>) -> tensor<4x4xi32> {
// CHECK-NEXT:     %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg2 : tensor<4x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:     return %0 : tensor<4x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_mixed(%a0: tensor<4x4xi8>, %a1: tensor<4x4xi8>, %o0: tensor<4x4xi32>)
    -> tensor<4x4xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o0 : tensor<4x4xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %3 = arith.extsi %x : i8 to i32
    %4 = arith.extui %y : i8 to i32
    %1 = arith.muli %3, %4 : i32
    %2 = arith.addi %o, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_mixed(%arg0: tensor<4x4xi8>, %arg1: tensor<4x4xi8>, %arg2: tensor<4x4xi32>) -> tensor<4x4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg2 : tensor<4x4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extsi %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extui %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<4x4xi32>
// CHECK-NEXT:     return %0 : tensor<4x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cextui(%a0: tensor<6xi8>, %a1: tensor<3xi8>, %o0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<6xi8>, tensor<3xi8>) outs(%o0 : tensor<4xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %3 = arith.extui %x : i8 to i32
    %4 = arith.extui %y : i8 to i32
    %1 = arith.muli %3, %4 : i32
    %2 = arith.addi %o, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cextui(%arg0: tensor<6xi8>, %arg1: tensor<3xi8>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6xi8>, tensor<3xi8>) outs(%arg2 : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extui %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extui %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmix(%a0: tensor<6xi8>, %a1: tensor<3xi8>, %o0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<6xi8>, tensor<3xi8>) outs(%o0 : tensor<4xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %3 = arith.extui %x : i8 to i32
    %4 = arith.extsi %y : i8 to i32
    %1 = arith.muli %3, %4 : i32
    %2 = arith.addi %o, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cmix(%arg0: tensor<6xi8>, %arg1: tensor<3xi8>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<6xi8>, tensor<3xi8>) outs(%arg2 : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extui %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extsi %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A product that is rounded before the sum.

func.func @mm_late(%a0: tensor<4x4xf16>, %a1: tensor<4x4xf16>, %o0: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf16>, tensor<4x4xf16>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %1 = arith.mulf %x, %y : f16
    %3 = arith.extf %1 : f16 to f32
    %2 = arith.addf %o, %3 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_late(%arg0: tensor<4x4xf16>, %arg1: tensor<4x4xf16>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x4xf16>, tensor<4x4xf16>) outs(%arg2 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f16, %in_0: f16, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f16
// CHECK-NEXT:       %2 = arith.extf %1 : f16 to f32
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mm_neg(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>)
    -> tensor<4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %3 = arith.negf %x : f32
    %1 = arith.mulf %3, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm_neg(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.negf %in : f32
// CHECK-NEXT:       %2 = arith.mulf %1, %in_0 : f32
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two batches.

func.func @bmm2(%a0: tensor<4x4x4x4xf32>, %a1: tensor<4x4x4x4xf32>, %o0: tensor<4x4x4x4xf32>)
    -> tensor<4x4x4x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(b, c, m, n, k) -> (b, c, m, k)>,
                     affine_map<(b, c, m, n, k) -> (b, c, k, n)>,
                     affine_map<(b, c, m, n, k) -> (b, c, m, n)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%o0 : tensor<4x4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4x4x4xf32>
  return %0 : tensor<4x4x4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bmm2(%arg0: tensor<4x4x4x4xf32>, %arg1: tensor<4x4x4x4xf32>, %arg2: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%arg2 : tensor<4x4x4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x4x4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
