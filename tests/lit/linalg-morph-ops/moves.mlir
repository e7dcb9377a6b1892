// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Copies, transposes, broadcasts and fills.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @copy(%a0: tensor<4x5xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.copy ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @copymem(%a0: memref<4x5xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : memref<4x5xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copymem(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<4x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @copymix(%a0: tensor<?x5xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<?x5xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copymix(%arg0: tensor<?x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.copy ins(%arg0 : tensor<?x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @copytr(%a0: tensor<5x4xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<5x4xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copytr(%arg0: tensor<5x4xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<5x4xf32>) outs(%arg1 : tensor<4x5xf32>) permutation = [1, 0]
// CHECK-NEXT:     return %transposed : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tr3(%a0: tensor<2x3x4xf32>, %o0: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a0 : tensor<2x3x4xf32>) outs(%o0 : tensor<3x4x2xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tr3(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg1 : tensor<3x4x2xf32>) permutation = [1, 2, 0]
// CHECK-NEXT:     return %transposed : tensor<3x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @trmem(%a0: memref<5x4xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : memref<5x4xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @trmem(%arg0: memref<5x4xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.transpose ins(%arg0 : memref<5x4xf32>) outs(%arg1 : memref<4x5xf32>) permutation = [1, 0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The output has to be indexed by all loops in order.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @copytr2(%a0: tensor<4x5xf32>, %o0: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #tr], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<5x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copytr2(%arg0: tensor<4x5xf32>, %arg1: tensor<5x4xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<5x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<5x4xf32>
// CHECK-NEXT:     return %0 : tensor<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @bc(%a0: tensor<4xf32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<4xf32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%arg0: tensor<4xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x5xf32>) dimensions = [1]
// CHECK-NEXT:     return %broadcasted : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc3(%a0: tensor<4x5xf32>, %o0: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
                     affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a0 : tensor<4x5xf32>) outs(%o0 : tensor<4x6x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x6x5xf32>
  return %0 : tensor<4x6x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc3(%arg0: tensor<4x5xf32>, %arg1: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x6x5xf32>) dimensions = [1]
// CHECK-NEXT:     return %broadcasted : tensor<4x6x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @bcmem(%a0: memref<4xf32>, %o0: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : memref<4xf32>)
      outs(%o0 : memref<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bcmem(%arg0: memref<4xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.broadcast ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4x5xf32>) dimensions = [1]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @bc0(%a0: tensor<f32>, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<f32>)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc0(%arg0: tensor<f32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<4x5xf32>) dimensions = [0, 1]
// CHECK-NEXT:     return %broadcasted : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A transpose as well.

func.func @bctr(%a0: tensor<5x4xf32>, %o0: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>,
                     affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a0 : tensor<5x4xf32>) outs(%o0 : tensor<4x6x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x6x5xf32>
  return %0 : tensor<4x6x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bctr(%arg0: tensor<5x4xf32>, %arg1: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x4xf32>) outs(%arg1 : tensor<4x6x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4x6x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x6x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @filla(%a0: f32, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : f32)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @filla(%arg0: f32, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#tr = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>
func.func @filltr(%a0: f32, %o0: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #tr], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : f32)
      outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @filltr(%arg0: f32, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalar into a tensor of no dimension is a copy.

func.func @fill0(%a0: f32, %o0: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
    iterator_types = []
  } ins(%a0 : f32) outs(%o0 : tensor<f32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill0(%arg0: f32, %arg1: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %0 = linalg.copy ins(%arg0 : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     return %0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @fillout(%a0: f32, %o0: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a0 : f32)
      outs(%o0 : tensor<4x5xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %o : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillout(%arg0: f32, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : f32) outs(%arg1 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>
func.func @fillouter(%o: tensor<4x5xf32>, %s: f32) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillconst(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %s = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillconstin(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %s = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : f32)
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillouter(%arg0: tensor<4x5xf32>, %arg1: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %arg1 : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fillconst(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fillconstin(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @constinside(%o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: f32):
    %s = arith.constant 1.0 : f32
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constinside(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @fillcdense(%o: memref<4x5xf32>, %u: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = arith.constant 1.0 : f32
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%o : memref<4x5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  }
  %0 = linalg.generic {indexing_maps = [#tr], iterator_types = ["parallel", "parallel"]}
      outs(%u : tensor<4x4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillcdense(%arg0: memref<4x5xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%arg0 : memref<4x5xf32>)
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @fillunused(%a: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %s = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x5xf32>)
      outs(%o : tensor<4x5xf32>) {
  ^bb0(%y: f32, %x: f32):
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillunused(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %cst : f32
// CHECK-NEXT:     } -> tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @reduce(%a0: tensor<4x5xf32>, %o0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a0 : tensor<4x5xf32>)
      outs(%o0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %o : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<4x5xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
