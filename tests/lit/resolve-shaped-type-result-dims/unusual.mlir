// RUN: pyopt %s --resolve-shaped-type-result-dims --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --resolve-ranked-shaped-type-result-dims --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where else extents may be asked for, and of what: both passes do the same.

// At the top of the module.
%n = "test.n"() : () -> index
%c0 = arith.constant 0 : index
%e = tensor.empty(%n) : tensor<?xf32>
%d = tensor.dim %e, %c0 : tensor<?xf32>
"test.use"(%d) : (index) -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = "test.n"() : () -> index
// CHECK-NEXT:   "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }

// -----

func.func @in_another_block(%n: index, %m: index, %c: i1) -> index {
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^one, ^other
^one:
  %d = tensor.dim %e, %c1 : tensor<?x?xf32>
  return %d : index
^other:
  return %n : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_another_block(%arg0: index, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg1 : index), ^bb1(%arg0 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a block is given is not looked into.
func.func @argument_of_a_block(%n: index) -> index {
  %e = tensor.empty(%n) : tensor<?xf32>
  %c0 = arith.constant 0 : index
  cf.br ^next(%e : tensor<?xf32>)
^next(%a: tensor<?xf32>):
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_of_a_block(%arg0: index) -> index {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_regions(%n: index, %c: i1) -> index {
  %e = tensor.empty(%n) : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> index {
    %d = tensor.dim %e, %c0 : tensor<?xf32>
    scf.yield %d : index
  } else {
    %x = linalg.exp ins(%e : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    scf.yield %d : index
  }
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_regions(%arg0: index, %arg1: i1) -> index {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (index) {
// CHECK-NEXT:       scf.yield %arg0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several unknown extents, all asked for.
func.func @each_extent(%a: index, %b: index, %c: index, %f: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e = tensor.splat %f[%a, %b, %c] : tensor<?x4x?x?xf32>
  %0 = tensor.dim %e, %c0 : tensor<?x4x?x?xf32>
  %1 = tensor.dim %e, %c1 : tensor<?x4x?x?xf32>
  %2 = tensor.dim %e, %c2 : tensor<?x4x?x?xf32>
  %3 = tensor.dim %e, %c3 : tensor<?x4x?x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @each_extent(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (index, index, index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %arg0, %c4, %arg1, %arg2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%t: tensor<?x?xf32>, %f: f32, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %p = tensor.pad %t low[%n, 1] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %s = tensor.extract_slice %p[0, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %k = tensor.concat dim(1) %p, %s : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.abs ins(%k : tensor<?x?xf32>) outs(%k : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = tensor.dim %m, %c1 : tensor<?x?xf32>
  return %d : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT:     %1 = affine.apply #map1()[%0, %arg2]
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers, indices and other elements are no different.
func.func @other_elements(%n: index, %z: f64) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = tensor.splat %z[%n] : tensor<?xf64>
  %b = tensor.empty(%n) : tensor<?xindex>
  %0 = tensor.dim %a, %c0 : tensor<?xf64>
  %1 = tensor.dim %b, %c0 : tensor<?xindex>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_elements(%arg0: index, %arg1: f64) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A negative number of a dimension is none.
func.func @negative_dimension(%n: index) -> index {
  %c = arith.constant -1 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %d = tensor.dim %e, %c : tensor<?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_dimension(%arg0: index) -> index {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c-1 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @named_ops(%a: tensor<?x?xf32>, %v: tensor<?xf32>, %o: tensor<?xf32>, %q: tensor<?x?xf32>)
    -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.matvec
      ins(%a, %v : tensor<?x?xf32>, tensor<?xf32>)
      outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.vecmat
      ins(%v, %a : tensor<?xf32>, tensor<?x?xf32>)
      outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%q : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%q : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?xf32>
  %d2 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %d3 = tensor.dim %3, %c0 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @named_ops(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: tensor<?x?xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1, %dim_2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @batches(%a: tensor<?x?x?xf32>, %m: tensor<?x?xf32>, %v: tensor<?x?xf32>,
                   %o: tensor<?x?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.batch_matvec
      ins(%a, %v : tensor<?x?x?xf32>, tensor<?x?xf32>)
      outs(%m : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.batch_reduce_matmul
      ins(%a, %o : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
      outs(%m : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                       affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %o : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
      outs(%a : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %d2 = tensor.dim %2, %c1 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @batches(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg3, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @map_and_select(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xi1>, %o: tensor<?xf32>)
    -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.map ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>)
    (%x: f32, %y: f32, %init: f32) {
      %z = arith.mulf %x, %y : f32
      linalg.yield %z : f32
    }
  %1 = linalg.select
      ins(%c, %a, %b : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>)
      outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @map_and_select(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xi1>, %arg3: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?xi1>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalar among the inputs has no extents to give.
func.func @scalar_inputs(%f: f32, %o: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%f : f32) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar_inputs(%arg0: f32, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unknown ops in between, with regions.
func.func @unknown_ops_with_regions(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = "test.region"() ({
    %e = tensor.empty(%n) : tensor<?xf32>
    %d = tensor.dim %e, %c0 : tensor<?xf32>
    "test.yield"(%d) : (index) -> ()
  }) : () -> index
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_ops_with_regions(%arg0: index) -> index {
// CHECK-NEXT:     %0 = "test.region"() ({
// CHECK-NEXT:       "test.yield"(%arg0) : (index) -> ()
// CHECK-NEXT:     }) : () -> index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.holder"() ({
  builtin.module {
    func.func @held(%n: index) -> index {
      %c0 = arith.constant 0 : index
      %e = tensor.empty(%n) : tensor<?xf32>
      %d = tensor.dim %e, %c0 : tensor<?xf32>
      return %d : index
    }
  }
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.holder"() ({
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @held(%arg0: index) -> index {
// CHECK-NEXT:         return %arg0 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

// Ranks and shapes are not asked for by these passes.
func.func @shape_of_results(%n: index) -> (tensor<1xindex>, index, index) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = shape.shape_of %e : tensor<?xf32> -> tensor<1xindex>
  %r = tensor.rank %e : tensor<?xf32>
  %d = shape.dim %e, %c0 : tensor<?xf32>, index -> index
  return %s, %r, %d : tensor<1xindex>, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_results(%arg0: index) -> (tensor<1xindex>, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = shape.shape_of %0 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %2 = shape.dim %0, %c0 : tensor<?xf32>, index -> index
// CHECK-NEXT:     return %1, %c1, %2 : tensor<1xindex>, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
