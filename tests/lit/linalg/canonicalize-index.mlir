// RUN: pyopt %s --canonicalize | FileCheck %s
// RUN: pyopt %s --sccp | FileCheck %s --check-prefix=SCCP

// The position along a loop of one iteration is 0.
#i = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0)>
func.func @par(%o: tensor<1x4xindex>) -> tensor<1x4xindex> {
  %0 = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<1x4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
}
func.func @red(%a: tensor<4x1xindex>, %o: tensor<4xindex>) -> tensor<4xindex> {
  %0 = linalg.generic {indexing_maps = [#i, #r], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x1xindex>)
      outs(%o : tensor<4xindex>) {
  ^bb0(%y: index, %x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<4xindex>
  return %0 : tensor<4xindex>
}
#s = affine_map<(d0, d1) -> (d0 + d1)>
#c = affine_map<(d0, d1) -> (d1)>
func.func @a(%o: memref<1x4xindex>) {
  linalg.generic {indexing_maps = [#i], iterator_types = ["parallel", "parallel"]}
      outs(%o : memref<1x4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}
func.func @dyn(%p: memref<?xindex>, %o: memref<1x?xindex>) {
  linalg.generic {indexing_maps = [#r, #i], iterator_types = ["parallel", "parallel"]}
      ins(%p : memref<?xindex>)
      outs(%o : memref<1x?xindex>) {
  ^bb0(%y: index, %x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}
func.func @dyn2(%p: memref<1xindex>, %o: memref<?x?xindex>) {
  linalg.generic {indexing_maps = [#r, #i], iterator_types = ["parallel", "parallel"]}
      ins(%p : memref<1xindex>)
      outs(%o : memref<?x?xindex>) {
  ^bb0(%y: index, %x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}
func.func @dyn3(%p: tensor<1xindex>, %o: tensor<?x?xindex>) -> tensor<?x?xindex> {
  %0 = linalg.generic {indexing_maps = [#r, #i], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<1xindex>)
      outs(%o : tensor<?x?xindex>) {
  ^bb0(%y: index, %x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}
func.func @sum(%p: memref<1xindex>, %q: memref<?xindex>, %o: memref<1x1xindex>) {
  linalg.generic {indexing_maps = [#s, #c, #i], iterator_types = ["parallel", "parallel"]}
      ins(%p, %q : memref<1xindex>, memref<?xindex>)
      outs(%o : memref<1x1xindex>) {
  ^bb0(%y: index, %z: index, %x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}
func.func @zero(%o: memref<0x1xindex>) {
  linalg.generic {indexing_maps = [#i], iterator_types = ["parallel", "parallel"]}
      outs(%o : memref<0x1xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @par(%arg0: tensor<1x4xindex>) -> tensor<1x4xindex> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<1x4xindex>) {
// CHECK-NEXT:     ^bb0(%out: index):
// CHECK-NEXT:       %1 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %1 : index
// CHECK-NEXT:     } -> tensor<1x4xindex>
// CHECK-NEXT:     return %0 : tensor<1x4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @red(%arg0: tensor<4x1xindex>, %arg1: tensor<4xindex>) -> tensor<4xindex> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x1xindex>) outs(%arg1 : tensor<4xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       %1 = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %1 : index
// CHECK-NEXT:     } -> tensor<4xindex>
// CHECK-NEXT:     return %0 : tensor<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @a(%arg0: memref<1x4xindex>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<1x4xindex>) {
// CHECK-NEXT:     ^bb0(%out: index):
// CHECK-NEXT:       %0 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dyn(%arg0: memref<?xindex>, %arg1: memref<1x?xindex>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xindex>) outs(%arg1 : memref<1x?xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       %0 = linalg.index 0 : index
// CHECK-NEXT:       %1 = linalg.index 1 : index
// CHECK-NEXT:       %2 = arith.addi %0, %1 : index
// CHECK-NEXT:       linalg.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dyn2(%arg0: memref<1xindex>, %arg1: memref<?x?xindex>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<1xindex>) outs(%arg1 : memref<?x?xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       %0 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dyn3(%arg0: tensor<1xindex>, %arg1: tensor<?x?xindex>) -> tensor<?x?xindex> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xindex> to tensor<1x?xindex>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1xindex>) outs(%cast : tensor<1x?xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %out: index):
// CHECK-NEXT:       %1 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %1 : index
// CHECK-NEXT:     } -> tensor<1x?xindex>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<1x?xindex> to tensor<?x?xindex>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum(%arg0: memref<1xindex>, %arg1: memref<?xindex>, %arg2: memref<1x1xindex>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<1xindex>, memref<?xindex>) outs(%arg2 : memref<1x1xindex>) {
// CHECK-NEXT:     ^bb0(%in: index, %in_0: index, %out: index):
// CHECK-NEXT:       %0 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zero(%arg0: memref<0x1xindex>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SCCP: #map = affine_map<(d0, d1) -> (d0, d1)>
// SCCP-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// SCCP-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1)>
// SCCP-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// SCCP-NEXT: module {
// SCCP-NEXT:   func.func @par(%arg0: tensor<1x4xindex>) -> tensor<1x4xindex> {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<1x4xindex>) {
// SCCP-NEXT:     ^bb0(%out: index):
// SCCP-NEXT:       %1 = linalg.index 1 : index
// SCCP-NEXT:       %2 = arith.addi %c0, %1 : index
// SCCP-NEXT:       linalg.yield %2 : index
// SCCP-NEXT:     } -> tensor<1x4xindex>
// SCCP-NEXT:     return %0 : tensor<1x4xindex>
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @red(%arg0: tensor<4x1xindex>, %arg1: tensor<4xindex>) -> tensor<4xindex> {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x1xindex>) outs(%arg1 : tensor<4xindex>) {
// SCCP-NEXT:     ^bb0(%in: index, %out: index):
// SCCP-NEXT:       %1 = linalg.index 0 : index
// SCCP-NEXT:       %2 = arith.addi %1, %c0 : index
// SCCP-NEXT:       linalg.yield %2 : index
// SCCP-NEXT:     } -> tensor<4xindex>
// SCCP-NEXT:     return %0 : tensor<4xindex>
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @a(%arg0: memref<1x4xindex>) {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<1x4xindex>) {
// SCCP-NEXT:     ^bb0(%out: index):
// SCCP-NEXT:       %0 = linalg.index 1 : index
// SCCP-NEXT:       %1 = arith.addi %c0, %0 : index
// SCCP-NEXT:       linalg.yield %1 : index
// SCCP-NEXT:     }
// SCCP-NEXT:     return
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @dyn(%arg0: memref<?xindex>, %arg1: memref<1x?xindex>) {
// SCCP-NEXT:     linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xindex>) outs(%arg1 : memref<1x?xindex>) {
// SCCP-NEXT:     ^bb0(%in: index, %out: index):
// SCCP-NEXT:       %0 = linalg.index 0 : index
// SCCP-NEXT:       %1 = linalg.index 1 : index
// SCCP-NEXT:       %2 = arith.addi %0, %1 : index
// SCCP-NEXT:       linalg.yield %2 : index
// SCCP-NEXT:     }
// SCCP-NEXT:     return
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @dyn2(%arg0: memref<1xindex>, %arg1: memref<?x?xindex>) {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<1xindex>) outs(%arg1 : memref<?x?xindex>) {
// SCCP-NEXT:     ^bb0(%in: index, %out: index):
// SCCP-NEXT:       %0 = linalg.index 1 : index
// SCCP-NEXT:       %1 = arith.addi %c0, %0 : index
// SCCP-NEXT:       linalg.yield %1 : index
// SCCP-NEXT:     }
// SCCP-NEXT:     return
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @dyn3(%arg0: tensor<1xindex>, %arg1: tensor<?x?xindex>) -> tensor<?x?xindex> {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1xindex>) outs(%arg1 : tensor<?x?xindex>) {
// SCCP-NEXT:     ^bb0(%in: index, %out: index):
// SCCP-NEXT:       %1 = linalg.index 1 : index
// SCCP-NEXT:       %2 = arith.addi %c0, %1 : index
// SCCP-NEXT:       linalg.yield %2 : index
// SCCP-NEXT:     } -> tensor<?x?xindex>
// SCCP-NEXT:     return %0 : tensor<?x?xindex>
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @sum(%arg0: memref<1xindex>, %arg1: memref<?xindex>, %arg2: memref<1x1xindex>) {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<1xindex>, memref<?xindex>) outs(%arg2 : memref<1x1xindex>) {
// SCCP-NEXT:     ^bb0(%in: index, %in_0: index, %out: index):
// SCCP-NEXT:       %0 = linalg.index 1 : index
// SCCP-NEXT:       %1 = arith.addi %c0, %0 : index
// SCCP-NEXT:       linalg.yield %1 : index
// SCCP-NEXT:     }
// SCCP-NEXT:     return
// SCCP-NEXT:   }
// SCCP-NEXT:   func.func @zero(%arg0: memref<0x1xindex>) {
// SCCP-NEXT:     %c0 = arith.constant 0 : index
// SCCP-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<0x1xindex>) {
// SCCP-NEXT:     ^bb0(%out: index):
// SCCP-NEXT:       %0 = linalg.index 0 : index
// SCCP-NEXT:       %1 = arith.addi %0, %c0 : index
// SCCP-NEXT:       linalg.yield %1 : index
// SCCP-NEXT:     }
// SCCP-NEXT:     return
// SCCP-NEXT:   }
// SCCP-NEXT: }
