// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --linalg-generalize-named-ops | FileCheck %s --check-prefix=GENERAL
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --convert-elementwise-to-linalg | FileCheck %s --check-prefix=ELEMENT
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --convert-linalg-to-loops | FileCheck %s --check-prefix=LOOPS
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --convert-linalg-to-affine-loops | FileCheck %s --check-prefix=AFFINE
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --convert-linalg-to-parallel-loops | FileCheck %s --check-prefix=PARALLEL
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --reconcile-unrealized-casts | FileCheck %s --check-prefix=CASTS
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --arith-expand=reference-exact=true | FileCheck %s --check-prefix=EXPAND
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --linalg-fuse-elementwise-ops | FileCheck %s --check-prefix=FUSE
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --linalg-fold-unit-extent-dims | FileCheck %s --check-prefix=UNIT

// Unreachable blocks, graph regions, modules in modules, functions without a body, blocks in ops that nobody knows.

module {
  func.func @unreachable(%a: memref<4xf32>, %b: memref<4xf32>, %t: tensor<4xf32>, %i: i32, %j: i32)
      -> tensor<4xf32> {
    cf.br ^bb2
  ^bb1:
    linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
    %0 = arith.addf %t, %t : tensor<4xf32>
    %1 = arith.ceildivsi %i, %j : i32
    %2 = arith.ceildivsi %1, %2 : i32
    %c = builtin.unrealized_conversion_cast %i : i32 to i64
    %d = builtin.unrealized_conversion_cast %c : i64 to i32
    %3 = arith.addi %d, %i : i32
    cf.br ^bb1
  ^bb2:
    linalg.negf ins(%b : memref<4xf32>) outs(%b : memref<4xf32>)
    %4 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}

// GENERAL: #map = affine_map<(d0) -> (d0)>
// GENERAL-NEXT: module {
// GENERAL-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// GENERAL-NEXT:     cf.br ^bb1
// GENERAL-NEXT:   ^bb1:  // pred: ^bb0
// GENERAL-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// GENERAL-NEXT:     ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:       %1 = arith.negf %in : f32
// GENERAL-NEXT:       linalg.yield %1 : f32
// GENERAL-NEXT:     }
// GENERAL-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
// GENERAL-NEXT:     ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:       %1 = math.exp %in : f32
// GENERAL-NEXT:       linalg.yield %1 : f32
// GENERAL-NEXT:     } -> tensor<4xf32>
// GENERAL-NEXT:     return %0 : tensor<4xf32>
// GENERAL-NEXT:   }
// GENERAL-NEXT: }
// ELEMENT: module {
// ELEMENT-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// ELEMENT-NEXT:     cf.br ^bb2
// ELEMENT-NEXT:   ^bb1:  // pred: ^bb1
// ELEMENT-NEXT:     linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// ELEMENT-NEXT:     %0 = arith.addf %arg2, %arg2 : tensor<4xf32>
// ELEMENT-NEXT:     %1 = arith.ceildivsi %arg3, %arg4 : i32
// ELEMENT-NEXT:     %2 = arith.ceildivsi %1, %2 : i32
// ELEMENT-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : i32 to i64
// ELEMENT-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to i32
// ELEMENT-NEXT:     %5 = arith.addi %4, %arg3 : i32
// ELEMENT-NEXT:     cf.br ^bb1
// ELEMENT-NEXT:   ^bb2:  // pred: ^bb0
// ELEMENT-NEXT:     linalg.negf ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// ELEMENT-NEXT:     %6 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// ELEMENT-NEXT:     return %6 : tensor<4xf32>
// ELEMENT-NEXT:   }
// ELEMENT-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// LOOPS-NEXT:     %c1 = arith.constant 1 : index
// LOOPS-NEXT:     %c4 = arith.constant 4 : index
// LOOPS-NEXT:     %c0 = arith.constant 0 : index
// LOOPS-NEXT:     cf.br ^bb1
// LOOPS-NEXT:   ^bb1:  // pred: ^bb0
// LOOPS-NEXT:     scf.for %arg5 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       %1 = memref.load %arg1[%arg5] : memref<4xf32>
// LOOPS-NEXT:       %2 = arith.negf %1 : f32
// LOOPS-NEXT:       memref.store %2, %arg1[%arg5] : memref<4xf32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:     %0 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// LOOPS-NEXT:     return %0 : tensor<4xf32>
// LOOPS-NEXT:   }
// LOOPS-NEXT: }
// AFFINE: module {
// AFFINE-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// AFFINE-NEXT:     cf.br ^bb1
// AFFINE-NEXT:   ^bb1:  // pred: ^bb0
// AFFINE-NEXT:     affine.for %arg5 = 0 to 4 {
// AFFINE-NEXT:       %1 = affine.load %arg1[%arg5] : memref<4xf32>
// AFFINE-NEXT:       %2 = arith.negf %1 : f32
// AFFINE-NEXT:       affine.store %2, %arg1[%arg5] : memref<4xf32>
// AFFINE-NEXT:     }
// AFFINE-NEXT:     %0 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// AFFINE-NEXT:     return %0 : tensor<4xf32>
// AFFINE-NEXT:   }
// AFFINE-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// PARALLEL-NEXT:     %c1 = arith.constant 1 : index
// PARALLEL-NEXT:     %c4 = arith.constant 4 : index
// PARALLEL-NEXT:     %c0 = arith.constant 0 : index
// PARALLEL-NEXT:     cf.br ^bb1
// PARALLEL-NEXT:   ^bb1:  // pred: ^bb0
// PARALLEL-NEXT:     scf.parallel (%arg5) = (%c0) to (%c4) step (%c1) {
// PARALLEL-NEXT:       %1 = memref.load %arg1[%arg5] : memref<4xf32>
// PARALLEL-NEXT:       %2 = arith.negf %1 : f32
// PARALLEL-NEXT:       memref.store %2, %arg1[%arg5] : memref<4xf32>
// PARALLEL-NEXT:       scf.reduce
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:     %0 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// PARALLEL-NEXT:     return %0 : tensor<4xf32>
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }
// CASTS: module {
// CASTS-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// CASTS-NEXT:     cf.br ^bb2
// CASTS-NEXT:   ^bb1:  // pred: ^bb1
// CASTS-NEXT:     linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CASTS-NEXT:     %0 = arith.addf %arg2, %arg2 : tensor<4xf32>
// CASTS-NEXT:     %1 = arith.ceildivsi %arg3, %arg4 : i32
// CASTS-NEXT:     %2 = arith.ceildivsi %1, %2 : i32
// CASTS-NEXT:     %3 = arith.addi %arg3, %arg3 : i32
// CASTS-NEXT:     cf.br ^bb1
// CASTS-NEXT:   ^bb2:  // pred: ^bb0
// CASTS-NEXT:     linalg.negf ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CASTS-NEXT:     %4 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CASTS-NEXT:     return %4 : tensor<4xf32>
// CASTS-NEXT:   }
// CASTS-NEXT: }
// EXPAND: module {
// EXPAND-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// EXPAND-NEXT:     cf.br ^bb2
// EXPAND-NEXT:   ^bb1:  // pred: ^bb1
// EXPAND-NEXT:     linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// EXPAND-NEXT:     %0 = arith.addf %arg2, %arg2 : tensor<4xf32>
// EXPAND-NEXT:     %1 = arith.ceildivsi %arg3, %arg4 : i32
// EXPAND-NEXT:     %2 = arith.ceildivsi %1, %2 : i32
// EXPAND-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : i32 to i64
// EXPAND-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to i32
// EXPAND-NEXT:     %5 = arith.addi %4, %arg3 : i32
// EXPAND-NEXT:     cf.br ^bb1
// EXPAND-NEXT:   ^bb2:  // pred: ^bb0
// EXPAND-NEXT:     linalg.negf ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// EXPAND-NEXT:     %6 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// EXPAND-NEXT:     return %6 : tensor<4xf32>
// EXPAND-NEXT:   }
// EXPAND-NEXT: }
// FUSE: module {
// FUSE-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// FUSE-NEXT:     cf.br ^bb1
// FUSE-NEXT:   ^bb1:  // pred: ^bb0
// FUSE-NEXT:     linalg.negf ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// FUSE-NEXT:     %0 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// FUSE-NEXT:     return %0 : tensor<4xf32>
// FUSE-NEXT:   }
// FUSE-NEXT: }
// UNIT: module {
// UNIT-NEXT:   func.func @unreachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4xf32>, %arg3: i32, %arg4: i32) -> tensor<4xf32> {
// UNIT-NEXT:     cf.br ^bb1
// UNIT-NEXT:   ^bb1:  // pred: ^bb0
// UNIT-NEXT:     linalg.negf ins(%arg1 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// UNIT-NEXT:     %0 = linalg.exp ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// UNIT-NEXT:     return %0 : tensor<4xf32>
// UNIT-NEXT:   }
// UNIT-NEXT: }

// -----
"test.graph"() ({
  %m = "test.m"() : () -> memref<4xf32>
  linalg.copy ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
  %n = "test.m"() : () -> memref<4xf32>
  %0 = arith.addf %t, %u : tensor<4xf32>
  %u = arith.mulf %0, %t : tensor<4xf32>
  %t = "test.t"() : () -> tensor<4xf32>
  %q = arith.ceildivsi %r, %i : i32
  %r = arith.floordivsi %q, %i : i32
  %i = "test.i"() : () -> i32
  %d = builtin.unrealized_conversion_cast %e : i64 to i32
  %e = builtin.unrealized_conversion_cast %i : i32 to i64
  %f = builtin.unrealized_conversion_cast %e : i64 to i32
  "test.use"(%f, %u, %r) : (i32, tensor<4xf32>, i32) -> ()
  %g = linalg.exp ins(%g : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  "test.use"(%g) : (tensor<4xf32>) -> ()
}) : () -> ()

// GENERAL: #map = affine_map<(d0) -> (d0)>
// GENERAL-NEXT: module {
// GENERAL-NEXT:   "test.graph"() ({
// GENERAL-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// GENERAL-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>) {
// GENERAL-NEXT:     ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:       linalg.yield %in : f32
// GENERAL-NEXT:     }
// GENERAL-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// GENERAL-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// GENERAL-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// GENERAL-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// GENERAL-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// GENERAL-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// GENERAL-NEXT:     %7 = "test.i"() : () -> i32
// GENERAL-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// GENERAL-NEXT:     %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
// GENERAL-NEXT:     ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:       %9 = math.exp %in : f32
// GENERAL-NEXT:       linalg.yield %9 : f32
// GENERAL-NEXT:     } -> tensor<4xf32>
// GENERAL-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// GENERAL-NEXT:   }) : () -> ()
// GENERAL-NEXT: }
// ELEMENT: #map = affine_map<(d0) -> (d0)>
// ELEMENT-NEXT: module {
// ELEMENT-NEXT:   "test.graph"() ({
// ELEMENT-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// ELEMENT-NEXT:     linalg.copy ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>)
// ELEMENT-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// ELEMENT-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %3 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
// ELEMENT-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// ELEMENT-NEXT:       %12 = arith.addf %in, %in_0 : f32
// ELEMENT-NEXT:       linalg.yield %12 : f32
// ELEMENT-NEXT:     } -> tensor<4xf32>
// ELEMENT-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %4 : tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) {
// ELEMENT-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// ELEMENT-NEXT:       %12 = arith.mulf %in, %in_0 : f32
// ELEMENT-NEXT:       linalg.yield %12 : f32
// ELEMENT-NEXT:     } -> tensor<4xf32>
// ELEMENT-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// ELEMENT-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// ELEMENT-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// ELEMENT-NEXT:     %7 = "test.i"() : () -> i32
// ELEMENT-NEXT:     %8 = builtin.unrealized_conversion_cast %9 : i64 to i32
// ELEMENT-NEXT:     %9 = builtin.unrealized_conversion_cast %7 : i32 to i64
// ELEMENT-NEXT:     %10 = builtin.unrealized_conversion_cast %9 : i64 to i32
// ELEMENT-NEXT:     "test.use"(%10, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// ELEMENT-NEXT:     %11 = linalg.exp ins(%11 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// ELEMENT-NEXT:     "test.use"(%11) : (tensor<4xf32>) -> ()
// ELEMENT-NEXT:   }) : () -> ()
// ELEMENT-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   "test.graph"() ({
// LOOPS-NEXT:     %c1 = arith.constant 1 : index
// LOOPS-NEXT:     %c4 = arith.constant 4 : index
// LOOPS-NEXT:     %c0 = arith.constant 0 : index
// LOOPS-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// LOOPS-NEXT:     scf.for %arg0 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:       %9 = memref.load %0[%arg0] : memref<4xf32>
// LOOPS-NEXT:       memref.store %9, %1[%arg0] : memref<4xf32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// LOOPS-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// LOOPS-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// LOOPS-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// LOOPS-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// LOOPS-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// LOOPS-NEXT:     %7 = "test.i"() : () -> i32
// LOOPS-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// LOOPS-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// LOOPS-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// LOOPS-NEXT:   }) : () -> ()
// LOOPS-NEXT: }
// AFFINE: module {
// AFFINE-NEXT:   "test.graph"() ({
// AFFINE-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// AFFINE-NEXT:     affine.for %arg0 = 0 to 4 {
// AFFINE-NEXT:       %9 = affine.load %0[%arg0] : memref<4xf32>
// AFFINE-NEXT:       affine.store %9, %1[%arg0] : memref<4xf32>
// AFFINE-NEXT:     }
// AFFINE-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// AFFINE-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// AFFINE-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// AFFINE-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// AFFINE-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// AFFINE-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// AFFINE-NEXT:     %7 = "test.i"() : () -> i32
// AFFINE-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// AFFINE-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// AFFINE-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// AFFINE-NEXT:   }) : () -> ()
// AFFINE-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   "test.graph"() ({
// PARALLEL-NEXT:     %c1 = arith.constant 1 : index
// PARALLEL-NEXT:     %c4 = arith.constant 4 : index
// PARALLEL-NEXT:     %c0 = arith.constant 0 : index
// PARALLEL-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// PARALLEL-NEXT:     scf.parallel (%arg0) = (%c0) to (%c4) step (%c1) {
// PARALLEL-NEXT:       %9 = memref.load %0[%arg0] : memref<4xf32>
// PARALLEL-NEXT:       memref.store %9, %1[%arg0] : memref<4xf32>
// PARALLEL-NEXT:       scf.reduce
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// PARALLEL-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// PARALLEL-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// PARALLEL-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// PARALLEL-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// PARALLEL-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// PARALLEL-NEXT:     %7 = "test.i"() : () -> i32
// PARALLEL-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// PARALLEL-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// PARALLEL-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// PARALLEL-NEXT:   }) : () -> ()
// PARALLEL-NEXT: }
// CASTS: module {
// CASTS-NEXT:   "test.graph"() ({
// CASTS-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// CASTS-NEXT:     linalg.copy ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>)
// CASTS-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// CASTS-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// CASTS-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// CASTS-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// CASTS-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// CASTS-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// CASTS-NEXT:     %7 = "test.i"() : () -> i32
// CASTS-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// CASTS-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// CASTS-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// CASTS-NEXT:   }) : () -> ()
// CASTS-NEXT: }
// EXPAND: module {
// EXPAND-NEXT:   "test.graph"() ({
// EXPAND-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// EXPAND-NEXT:     linalg.copy ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>)
// EXPAND-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// EXPAND-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// EXPAND-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// EXPAND-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// EXPAND-NEXT:     %c0_i32 = arith.constant 0 : i32
// EXPAND-NEXT:     %c1_i32 = arith.constant 1 : i32
// EXPAND-NEXT:     %5 = arith.divsi %22, %23 : i32
// EXPAND-NEXT:     %6 = arith.muli %5, %23 : i32
// EXPAND-NEXT:     %7 = arith.cmpi ne, %22, %6 : i32
// EXPAND-NEXT:     %8 = arith.cmpi slt, %22, %c0_i32 : i32
// EXPAND-NEXT:     %9 = arith.cmpi slt, %23, %c0_i32 : i32
// EXPAND-NEXT:     %10 = arith.cmpi eq, %8, %9 : i1
// EXPAND-NEXT:     %11 = arith.andi %7, %10 : i1
// EXPAND-NEXT:     %12 = arith.addi %5, %c1_i32 : i32
// EXPAND-NEXT:     %13 = arith.select %11, %12, %5 : i32
// EXPAND-NEXT:     %14 = arith.divsi %13, %23 : i32
// EXPAND-NEXT:     %15 = arith.muli %14, %23 : i32
// EXPAND-NEXT:     %16 = arith.cmpi ne, %13, %15 : i32
// EXPAND-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// EXPAND-NEXT:     %17 = arith.cmpi slt, %13, %c0_i32_0 : i32
// EXPAND-NEXT:     %18 = arith.cmpi slt, %23, %c0_i32_0 : i32
// EXPAND-NEXT:     %19 = arith.cmpi ne, %17, %18 : i1
// EXPAND-NEXT:     %20 = arith.andi %16, %19 : i1
// EXPAND-NEXT:     %c-1_i32 = arith.constant -1 : i32
// EXPAND-NEXT:     %21 = arith.addi %14, %c-1_i32 : i32
// EXPAND-NEXT:     %22 = arith.select %20, %21, %14 : i32
// EXPAND-NEXT:     %23 = "test.i"() : () -> i32
// EXPAND-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : i32 to i64
// EXPAND-NEXT:     "test.use"(%23, %3, %22) : (i32, tensor<4xf32>, i32) -> ()
// EXPAND-NEXT:     %25 = linalg.exp ins(%25 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// EXPAND-NEXT:     "test.use"(%25) : (tensor<4xf32>) -> ()
// EXPAND-NEXT:   }) : () -> ()
// EXPAND-NEXT: }
// FUSE: module {
// FUSE-NEXT:   "test.graph"() ({
// FUSE-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// FUSE-NEXT:     linalg.copy ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>)
// FUSE-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// FUSE-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// FUSE-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// FUSE-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// FUSE-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// FUSE-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// FUSE-NEXT:     %7 = "test.i"() : () -> i32
// FUSE-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// FUSE-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// FUSE-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// FUSE-NEXT:   }) : () -> ()
// FUSE-NEXT: }
// UNIT: module {
// UNIT-NEXT:   "test.graph"() ({
// UNIT-NEXT:     %0 = "test.m"() : () -> memref<4xf32>
// UNIT-NEXT:     linalg.copy ins(%0 : memref<4xf32>) outs(%1 : memref<4xf32>)
// UNIT-NEXT:     %1 = "test.m"() : () -> memref<4xf32>
// UNIT-NEXT:     %2 = arith.addf %4, %3 : tensor<4xf32>
// UNIT-NEXT:     %3 = arith.mulf %2, %4 : tensor<4xf32>
// UNIT-NEXT:     %4 = "test.t"() : () -> tensor<4xf32>
// UNIT-NEXT:     %5 = arith.ceildivsi %6, %7 : i32
// UNIT-NEXT:     %6 = arith.floordivsi %5, %7 : i32
// UNIT-NEXT:     %7 = "test.i"() : () -> i32
// UNIT-NEXT:     "test.use"(%7, %3, %6) : (i32, tensor<4xf32>, i32) -> ()
// UNIT-NEXT:     %8 = linalg.exp ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
// UNIT-NEXT:     "test.use"(%8) : (tensor<4xf32>) -> ()
// UNIT-NEXT:   }) : () -> ()
// UNIT-NEXT: }

// -----
module {
  module {
    func.func private @empty()
    func.func @inner(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %0 = arith.addf %t, %u : tensor<?x?xf32>
      %1 = math.exp %0 : tensor<?x?xf32>
      %2 = linalg.matmul
          ins(%1, %t : tensor<?x?xf32>, tensor<?x?xf32>)
          outs(%u : tensor<?x?xf32>) -> tensor<?x?xf32>
      return %2 : tensor<?x?xf32>
    }
  }
}

// GENERAL: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERAL-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERAL-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERAL-NEXT: module {
// GENERAL-NEXT:   module {
// GENERAL-NEXT:     func.func private @empty()
// GENERAL-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// GENERAL-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// GENERAL-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// GENERAL-NEXT:       %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) {
// GENERAL-NEXT:       ^bb0(%in: f32, %in_0: f32, %out: f32):
// GENERAL-NEXT:         %3 = arith.mulf %in, %in_0 : f32
// GENERAL-NEXT:         %4 = arith.addf %out, %3 : f32
// GENERAL-NEXT:         linalg.yield %4 : f32
// GENERAL-NEXT:       } -> tensor<?x?xf32>
// GENERAL-NEXT:       return %2 : tensor<?x?xf32>
// GENERAL-NEXT:     }
// GENERAL-NEXT:   }
// GENERAL-NEXT: }
// ELEMENT: #map = affine_map<(d0, d1) -> (d0, d1)>
// ELEMENT-NEXT: module {
// ELEMENT-NEXT:   module {
// ELEMENT-NEXT:     func.func private @empty()
// ELEMENT-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// ELEMENT-NEXT:       %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) {
// ELEMENT-NEXT:       ^bb0(%in: f32, %in_0: f32, %out: f32):
// ELEMENT-NEXT:         %3 = arith.addf %in, %in_0 : f32
// ELEMENT-NEXT:         linalg.yield %3 : f32
// ELEMENT-NEXT:       } -> tensor<?x?xf32>
// ELEMENT-NEXT:       %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
// ELEMENT-NEXT:       ^bb0(%in: f32, %out: f32):
// ELEMENT-NEXT:         %3 = math.exp %in : f32
// ELEMENT-NEXT:         linalg.yield %3 : f32
// ELEMENT-NEXT:       } -> tensor<?x?xf32>
// ELEMENT-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// ELEMENT-NEXT:       return %2 : tensor<?x?xf32>
// ELEMENT-NEXT:     }
// ELEMENT-NEXT:   }
// ELEMENT-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   module {
// LOOPS-NEXT:     func.func private @empty()
// LOOPS-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// LOOPS-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// LOOPS-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// LOOPS-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// LOOPS-NEXT:       return %2 : tensor<?x?xf32>
// LOOPS-NEXT:     }
// LOOPS-NEXT:   }
// LOOPS-NEXT: }
// AFFINE: module {
// AFFINE-NEXT:   module {
// AFFINE-NEXT:     func.func private @empty()
// AFFINE-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// AFFINE-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// AFFINE-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// AFFINE-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// AFFINE-NEXT:       return %2 : tensor<?x?xf32>
// AFFINE-NEXT:     }
// AFFINE-NEXT:   }
// AFFINE-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   module {
// PARALLEL-NEXT:     func.func private @empty()
// PARALLEL-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// PARALLEL-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// PARALLEL-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// PARALLEL-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// PARALLEL-NEXT:       return %2 : tensor<?x?xf32>
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }
// CASTS: module {
// CASTS-NEXT:   module {
// CASTS-NEXT:     func.func private @empty()
// CASTS-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CASTS-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// CASTS-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// CASTS-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CASTS-NEXT:       return %2 : tensor<?x?xf32>
// CASTS-NEXT:     }
// CASTS-NEXT:   }
// CASTS-NEXT: }
// EXPAND: module {
// EXPAND-NEXT:   module {
// EXPAND-NEXT:     func.func private @empty()
// EXPAND-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// EXPAND-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// EXPAND-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// EXPAND-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// EXPAND-NEXT:       return %2 : tensor<?x?xf32>
// EXPAND-NEXT:     }
// EXPAND-NEXT:   }
// EXPAND-NEXT: }
// FUSE: module {
// FUSE-NEXT:   module {
// FUSE-NEXT:     func.func private @empty()
// FUSE-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// FUSE-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// FUSE-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// FUSE-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// FUSE-NEXT:       return %2 : tensor<?x?xf32>
// FUSE-NEXT:     }
// FUSE-NEXT:   }
// FUSE-NEXT: }
// UNIT: module {
// UNIT-NEXT:   module {
// UNIT-NEXT:     func.func private @empty()
// UNIT-NEXT:     func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// UNIT-NEXT:       %0 = arith.addf %arg0, %arg1 : tensor<?x?xf32>
// UNIT-NEXT:       %1 = math.exp %0 : tensor<?x?xf32>
// UNIT-NEXT:       %2 = linalg.matmul ins(%1, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// UNIT-NEXT:       return %2 : tensor<?x?xf32>
// UNIT-NEXT:     }
// UNIT-NEXT:   }
// UNIT-NEXT: }

// -----
func.func @bodies(%m: memref<4xf32>, %n: memref<4xf32>) {
  "test.region"() ({
  ^bb0:
    linalg.map { math.exp } ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
    "test.br"()[^bb1] : () -> ()
  ^bb1:
    linalg.copy ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
    "test.end"() : () -> ()
  ^bb2:
    linalg.copy ins(%n : memref<4xf32>) outs(%m : memref<4xf32>)
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// GENERAL: #map = affine_map<(d0) -> (d0)>
// GENERAL-NEXT: module {
// GENERAL-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// GENERAL-NEXT:     "test.region"() ({
// GENERAL-NEXT:       linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// GENERAL-NEXT:       ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:         %0 = math.exp %in : f32
// GENERAL-NEXT:         linalg.yield %0 : f32
// GENERAL-NEXT:       }
// GENERAL-NEXT:       "test.br"()[^bb1] : () -> ()
// GENERAL-NEXT:     ^bb1:  // pred: ^bb0
// GENERAL-NEXT:       linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// GENERAL-NEXT:       ^bb0(%in: f32, %out: f32):
// GENERAL-NEXT:         linalg.yield %in : f32
// GENERAL-NEXT:       }
// GENERAL-NEXT:       "test.end"() : () -> ()
// GENERAL-NEXT:     }) : () -> ()
// GENERAL-NEXT:     return
// GENERAL-NEXT:   }
// GENERAL-NEXT: }
// ELEMENT: module {
// ELEMENT-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// ELEMENT-NEXT:     "test.region"() ({
// ELEMENT-NEXT:       linalg.map { math.exp } ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// ELEMENT-NEXT:       "test.br"()[^bb1] : () -> ()
// ELEMENT-NEXT:     ^bb1:  // pred: ^bb0
// ELEMENT-NEXT:       linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// ELEMENT-NEXT:       "test.end"() : () -> ()
// ELEMENT-NEXT:     ^bb2:  // no predecessors
// ELEMENT-NEXT:       linalg.copy ins(%arg1 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// ELEMENT-NEXT:       "test.end"() : () -> ()
// ELEMENT-NEXT:     }) : () -> ()
// ELEMENT-NEXT:     return
// ELEMENT-NEXT:   }
// ELEMENT-NEXT: }
// LOOPS: module {
// LOOPS-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// LOOPS-NEXT:     "test.region"() ({
// LOOPS-NEXT:       %c0 = arith.constant 0 : index
// LOOPS-NEXT:       %c4 = arith.constant 4 : index
// LOOPS-NEXT:       %c1 = arith.constant 1 : index
// LOOPS-NEXT:       scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:         %0 = memref.load %arg0[%arg2] : memref<4xf32>
// LOOPS-NEXT:         %1 = math.exp %0 : f32
// LOOPS-NEXT:         memref.store %1, %arg1[%arg2] : memref<4xf32>
// LOOPS-NEXT:       }
// LOOPS-NEXT:       "test.br"()[^bb1] : () -> ()
// LOOPS-NEXT:     ^bb1:  // pred: ^bb0
// LOOPS-NEXT:       scf.for %arg2 = %c0 to %c4 step %c1 {
// LOOPS-NEXT:         %0 = memref.load %arg0[%arg2] : memref<4xf32>
// LOOPS-NEXT:         memref.store %0, %arg1[%arg2] : memref<4xf32>
// LOOPS-NEXT:       }
// LOOPS-NEXT:       "test.end"() : () -> ()
// LOOPS-NEXT:     }) : () -> ()
// LOOPS-NEXT:     return
// LOOPS-NEXT:   }
// LOOPS-NEXT: }
// AFFINE: module {
// AFFINE-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// AFFINE-NEXT:     "test.region"() ({
// AFFINE-NEXT:       affine.for %arg2 = 0 to 4 {
// AFFINE-NEXT:         %0 = affine.load %arg0[%arg2] : memref<4xf32>
// AFFINE-NEXT:         %1 = math.exp %0 : f32
// AFFINE-NEXT:         affine.store %1, %arg1[%arg2] : memref<4xf32>
// AFFINE-NEXT:       }
// AFFINE-NEXT:       "test.br"()[^bb1] : () -> ()
// AFFINE-NEXT:     ^bb1:  // pred: ^bb0
// AFFINE-NEXT:       affine.for %arg2 = 0 to 4 {
// AFFINE-NEXT:         %0 = affine.load %arg0[%arg2] : memref<4xf32>
// AFFINE-NEXT:         affine.store %0, %arg1[%arg2] : memref<4xf32>
// AFFINE-NEXT:       }
// AFFINE-NEXT:       "test.end"() : () -> ()
// AFFINE-NEXT:     }) : () -> ()
// AFFINE-NEXT:     return
// AFFINE-NEXT:   }
// AFFINE-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// PARALLEL-NEXT:     "test.region"() ({
// PARALLEL-NEXT:       %c0 = arith.constant 0 : index
// PARALLEL-NEXT:       %c4 = arith.constant 4 : index
// PARALLEL-NEXT:       %c1 = arith.constant 1 : index
// PARALLEL-NEXT:       scf.parallel (%arg2) = (%c0) to (%c4) step (%c1) {
// PARALLEL-NEXT:         %0 = memref.load %arg0[%arg2] : memref<4xf32>
// PARALLEL-NEXT:         %1 = math.exp %0 : f32
// PARALLEL-NEXT:         memref.store %1, %arg1[%arg2] : memref<4xf32>
// PARALLEL-NEXT:         scf.reduce
// PARALLEL-NEXT:       }
// PARALLEL-NEXT:       "test.br"()[^bb1] : () -> ()
// PARALLEL-NEXT:     ^bb1:  // pred: ^bb0
// PARALLEL-NEXT:       scf.parallel (%arg2) = (%c0) to (%c4) step (%c1) {
// PARALLEL-NEXT:         %0 = memref.load %arg0[%arg2] : memref<4xf32>
// PARALLEL-NEXT:         memref.store %0, %arg1[%arg2] : memref<4xf32>
// PARALLEL-NEXT:         scf.reduce
// PARALLEL-NEXT:       }
// PARALLEL-NEXT:       "test.end"() : () -> ()
// PARALLEL-NEXT:     }) : () -> ()
// PARALLEL-NEXT:     return
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }
// CASTS: module {
// CASTS-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CASTS-NEXT:     "test.region"() ({
// CASTS-NEXT:       linalg.map { math.exp } ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CASTS-NEXT:       "test.br"()[^bb1] : () -> ()
// CASTS-NEXT:     ^bb1:  // pred: ^bb0
// CASTS-NEXT:       linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CASTS-NEXT:       "test.end"() : () -> ()
// CASTS-NEXT:     ^bb2:  // no predecessors
// CASTS-NEXT:       linalg.copy ins(%arg1 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CASTS-NEXT:       "test.end"() : () -> ()
// CASTS-NEXT:     }) : () -> ()
// CASTS-NEXT:     return
// CASTS-NEXT:   }
// CASTS-NEXT: }
// EXPAND: module {
// EXPAND-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// EXPAND-NEXT:     "test.region"() ({
// EXPAND-NEXT:       linalg.map { math.exp } ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// EXPAND-NEXT:       "test.br"()[^bb1] : () -> ()
// EXPAND-NEXT:     ^bb1:  // pred: ^bb0
// EXPAND-NEXT:       linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// EXPAND-NEXT:       "test.end"() : () -> ()
// EXPAND-NEXT:     ^bb2:  // no predecessors
// EXPAND-NEXT:       linalg.copy ins(%arg1 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// EXPAND-NEXT:       "test.end"() : () -> ()
// EXPAND-NEXT:     }) : () -> ()
// EXPAND-NEXT:     return
// EXPAND-NEXT:   }
// EXPAND-NEXT: }
// FUSE: module {
// FUSE-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// FUSE-NEXT:     "test.region"() ({
// FUSE-NEXT:       linalg.map { math.exp } ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// FUSE-NEXT:       "test.br"()[^bb1] : () -> ()
// FUSE-NEXT:     ^bb1:  // pred: ^bb0
// FUSE-NEXT:       linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// FUSE-NEXT:       "test.end"() : () -> ()
// FUSE-NEXT:     }) : () -> ()
// FUSE-NEXT:     return
// FUSE-NEXT:   }
// FUSE-NEXT: }
// UNIT: module {
// UNIT-NEXT:   func.func @bodies(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// UNIT-NEXT:     "test.region"() ({
// UNIT-NEXT:       linalg.map { math.exp } ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// UNIT-NEXT:       "test.br"()[^bb1] : () -> ()
// UNIT-NEXT:     ^bb1:  // pred: ^bb0
// UNIT-NEXT:       linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// UNIT-NEXT:       "test.end"() : () -> ()
// UNIT-NEXT:     }) : () -> ()
// UNIT-NEXT:     return
// UNIT-NEXT:   }
// UNIT-NEXT: }
