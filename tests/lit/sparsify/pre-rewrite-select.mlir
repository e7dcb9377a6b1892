// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// Choices between elements.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @compared(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @swapped(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %y, %x : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @sparse_output(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64, #SV> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64, #SV>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64, #SV>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @sparse_condition(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32, #SV>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32, #SV>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @dense_branch(%a: tensor<8xf64, #SV>, %b: tensor<8xf64>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64>, tensor<8xi32>) outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @with_output(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %o : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @given(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xf32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xf32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: f32, %o: f64):
    %q = arith.cmpf olt, %w, %w : f32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @by_position(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %i = linalg.index 0 : index
    %n = arith.constant 4 : index
    %q = arith.cmpi ult, %i, %n : index
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @all_dense(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32, #DV>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32, #DV>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @integers(%a: tensor<8xi32, #SV>, %b: tensor<8xi32, #SV>, %c: tensor<8xi32>)
    -> tensor<8xi32> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xi32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xi32, #SV>, tensor<8xi32, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xi32>) {
  ^bb0(%x: i32, %y: i32, %w: i32, %o: i32):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

func.func @condition(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi1>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi1>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i1, %o: f64):
    %r = arith.select %w, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// Nothing happens: what decides, or what is chosen from, is computed.
func.func @computed_condition(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %d = arith.addi %w, %k : i32
    %f = arith.muli %w, %w : i32
    %q = arith.cmpi slt, %d, %f : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @sparse_compared(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32, #SV>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32, #SV>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %v = arith.addi %w, %w : i32
    %q = arith.cmpi slt, %w, %v : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @computed_branch(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %z = arith.negf %y : f64
    %r = arith.select %q, %x, %z : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @dense_only(%a: tensor<8xf64>, %b: tensor<8xf64>, %c: tensor<8xi32>) -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64>, tensor<8xf64>, tensor<8xi32>) outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compared(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @swapped(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in_0, %in : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_output(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_condition(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32, #sparse>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32, #sparse>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_branch(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @with_output(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %out : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @given(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xf32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpf olt, %in_1, %in_1 : f32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpf olt, %in_1, %in_1 : f32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpf olt, %in_1, %in_1 : f32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @by_position(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %4 = arith.cmpi ult, %2, %c4 : index
// CHECK-NEXT:         %5 = arith.select %4, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %4 = arith.cmpi ult, %2, %c4 : index
// CHECK-NEXT:         %5 = arith.select %4, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %4 = arith.cmpi ult, %2, %c4 : index
// CHECK-NEXT:         %5 = arith.select %4, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all_dense(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32, #sparse1>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32, #sparse1>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @integers(%arg0: tensor<8xi32, #sparse>, %arg1: tensor<8xi32, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xi32, #sparse>, tensor<8xi32, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %in_0: i32, %in_1: i32, %out: i32):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : i32, i32 to i32
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %arg4 : i32
// CHECK-NEXT:         sparse_tensor.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: i32):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg3, %c0_i32 : i32
// CHECK-NEXT:         sparse_tensor.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: i32):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:         %4 = arith.select %3, %c0_i32, %arg3 : i32
// CHECK-NEXT:         sparse_tensor.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i32
// CHECK-NEXT:     } -> tensor<8xi32>
// CHECK-NEXT:     return %1 : tensor<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @condition(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi1>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi1>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i1, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.select %in_1, %arg3, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.select %in_1, %arg3, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %3 = arith.select %in_1, %cst, %arg3 : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @computed_condition(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.addi %in_1, %c3_i32 : i32
// CHECK-NEXT:       %3 = arith.muli %in_1, %in_1 : i32
// CHECK-NEXT:       %4 = arith.cmpi slt, %2, %3 : i32
// CHECK-NEXT:       %5 = arith.select %4, %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_compared(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32, #sparse>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32, #sparse>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.addi %in_1, %in_1 : i32
// CHECK-NEXT:       %3 = arith.cmpi slt, %in_1, %2 : i32
// CHECK-NEXT:       %4 = arith.select %3, %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @computed_branch(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:       %3 = arith.negf %in_0 : f64
// CHECK-NEXT:       %4 = arith.select %2, %in, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_only(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>, %arg2: tensor<8xi32>) -> tensor<8xf64> {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64>, tensor<8xf64>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = arith.cmpi slt, %in_1, %c3_i32 : i32
// CHECK-NEXT:       %3 = arith.select %2, %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
