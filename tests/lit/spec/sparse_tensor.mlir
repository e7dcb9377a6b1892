// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The examples of the sparse_tensor dialect's specification, each completed by definitions of the values that it uses.
// What is wrong in the document is corrected here and listed in docs/specification/sparse_tensor.md.

// sparse_tensor.assemble, sparse_tensor.disassemble
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @assemble(%op: tensor<2xindex>, %oi: tensor<3x2xindex>, %od: tensor<3xf64>) {
  %pos = arith.constant dense<[0, 3]> : tensor<2xindex>
  %index = arith.constant dense<[[0, 0], [1, 2], [1, 3]]> : tensor<3x2xindex>
  %values = arith.constant dense<[1.1, 2.2, 3.3]> : tensor<3xf64>
  %s = sparse_tensor.assemble (%pos, %index), %values
      : (tensor<2xindex>, tensor<3x2xindex>), tensor<3xf64> to tensor<3x4xf64, #COO>
  %p, %c, %v, %p_len, %c_len, %v_len = sparse_tensor.disassemble %s
      : tensor<3x4xf64, #COO> out_lvls(%op, %oi : tensor<2xindex>, tensor<3x2xindex>)
      out_vals(%od : tensor<3xf64>)
      -> (tensor<2xindex>, tensor<3x2xindex>), tensor<3xf64>, (index, index), index
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<2xindex>, %arg1: tensor<3x2xindex>, %arg2: tensor<3xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 3]> : tensor<2xindex>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[0, 0], [1, 2], [1, 3]]> : tensor<3x2xindex>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1.100000e+00, 2.200000e+00, 3.300000e+00]> : tensor<3xf64>
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%cst, %cst_0), %cst_1 : (tensor<2xindex>, tensor<3x2xindex>), tensor<3xf64> to tensor<3x4xf64, #sparse>
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0 : tensor<3x4xf64, #sparse> out_lvls(%arg0, %arg1 : tensor<2xindex>, tensor<3x2xindex>) out_vals(%arg2 : tensor<3xf64>) -> (tensor<2xindex>, tensor<3x2xindex>), tensor<3xf64>, (index, index), index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2xindex>, tensor<3x2xindex>, tensor<3xf64>) -> (), sym_name = "assemble"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2xindex>, %arg1: tensor<3x2xindex>, %arg2: tensor<3xf64>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = dense<[0, 3]> : tensor<2xindex>}> : () -> tensor<2xindex>
// GENERIC-NEXT{LITERAL}:     %1 = "arith.constant"() <{value = dense<[[0, 0], [1, 2], [1, 3]]> : tensor<3x2xindex>}> : () -> tensor<3x2xindex>
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = dense<[1.100000e+00, 2.200000e+00, 3.300000e+00]> : tensor<3xf64>}> : () -> tensor<3xf64>
// GENERIC-NEXT:     %3 = "sparse_tensor.assemble"(%0, %1, %2) : (tensor<2xindex>, tensor<3x2xindex>, tensor<3xf64>) -> tensor<3x4xf64, #sparse>
// GENERIC-NEXT:     %4:6 = "sparse_tensor.disassemble"(%3, %arg0, %arg1, %arg2) : (tensor<3x4xf64, #sparse>, tensor<2xindex>, tensor<3x2xindex>, tensor<3xf64>) -> (tensor<2xindex>, tensor<3x2xindex>, tensor<3xf64>, index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.binary: isEqual applied to intersecting elements only
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @binary_equal(%A: tensor<?xf64, #SparseVector>, %B: tensor<?xf64, #SparseVector>,
                        %n: index) -> tensor<?xi8, #SparseVector> {
  %C = tensor.empty(%n) : tensor<?xi8, #SparseVector>
  %0 = linalg.generic #trait
      ins(%A, %B : tensor<?xf64, #SparseVector>, tensor<?xf64, #SparseVector>)
      outs(%C : tensor<?xi8, #SparseVector>) {
  ^bb0(%a: f64, %b: f64, %c: i8):
    %result = sparse_tensor.binary %a, %b : f64, f64 to i8
      overlap = {
      ^bb0(%arg0: f64, %arg1: f64):
        %cmp = arith.cmpf "oeq", %arg0, %arg1 : f64
        %ret_i8 = arith.extui %cmp : i1 to i8
        sparse_tensor.yield %ret_i8 : i8
      }
      left = {
      }
      right = {
      }
    linalg.yield %result : i8
  } -> tensor<?xi8, #SparseVector>
  return %0 : tensor<?xi8, #SparseVector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @binary_equal(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse>, %arg2: index) -> tensor<?xi8, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xi8, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf64, #sparse>, tensor<?xf64, #sparse>) outs(%0 : tensor<?xi8, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: i8):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to i8
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpf oeq, %arg3, %arg4 : f64
// CHECK-NEXT:         %4 = arith.extui %3 : i1 to i8
// CHECK-NEXT:         sparse_tensor.yield %4 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i8
// CHECK-NEXT:     } -> tensor<?xi8, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xi8, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>, index) -> tensor<?xi8, #sparse>, sym_name = "binary_equal"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse>, %arg2: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg2) : (index) -> tensor<?xi8, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f64, %arg4: f64, %arg5: i8):
// GENERIC-NEXT:       %2 = "sparse_tensor.binary"(%arg3, %arg4) ({
// GENERIC-NEXT:       ^bb0(%arg6: f64, %arg7: f64):
// GENERIC-NEXT:         %3 = "arith.cmpf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:         %4 = "arith.extui"(%3) : (i1) -> i8
// GENERIC-NEXT:         "sparse_tensor.yield"(%4) : (i8) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (f64, f64) -> i8
// GENERIC-NEXT:       "linalg.yield"(%2) : (i8) -> ()
// GENERIC-NEXT:     }) : (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>, tensor<?xi8, #sparse>) -> tensor<?xi8, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?xi8, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.binary: A+B in upper triangle, A-B in lower triangle
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                   affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

func.func @binary_triangles(%A: tensor<?x?xf64, #CSR>, %B: tensor<?x?xf64, #CSR>, %n: index)
    -> tensor<?x?xf64, #CSR> {
  %C = tensor.empty(%n, %n) : tensor<?x?xf64, #CSR>
  %1 = linalg.generic #trait
      ins(%A, %B : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSR>)
      outs(%C : tensor<?x?xf64, #CSR>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %row = linalg.index 0 : index
    %col = linalg.index 1 : index
    %result = sparse_tensor.binary %a, %b : f64, f64 to f64
      overlap = {
      ^bb0(%x: f64, %y: f64):
        %cmp = arith.cmpi "uge", %col, %row : index
        %upperTriangleResult = arith.addf %x, %y : f64
        %lowerTriangleResult = arith.subf %x, %y : f64
        %ret = arith.select %cmp, %upperTriangleResult, %lowerTriangleResult : f64
        sparse_tensor.yield %ret : f64
      }
      left = identity
      right = {
      ^bb0(%y: f64):
        %cmp = arith.cmpi "uge", %col, %row : index
        %lowerTriangleResult = arith.negf %y : f64
        %ret = arith.select %cmp, %y, %lowerTriangleResult : f64
        sparse_tensor.yield %ret : f64
      }
    linalg.yield %result : f64
  } -> tensor<?x?xf64, #CSR>
  return %1 : tensor<?x?xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @binary_triangles(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 1 : index
// CHECK-NEXT:       %4 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:         %5 = arith.cmpi uge, %3, %2 : index
// CHECK-NEXT:         %6 = arith.addf %arg3, %arg4 : f64
// CHECK-NEXT:         %7 = arith.subf %arg3, %arg4 : f64
// CHECK-NEXT:         %8 = arith.select %5, %6, %7 : f64
// CHECK-NEXT:         sparse_tensor.yield %8 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = identity
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %5 = arith.cmpi uge, %3, %2 : index
// CHECK-NEXT:         %6 = arith.negf %arg3 : f64
// CHECK-NEXT:         %7 = arith.select %5, %arg3, %6 : f64
// CHECK-NEXT:         sparse_tensor.yield %7 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>, index) -> tensor<?x?xf64, #sparse>, sym_name = "binary_triangles"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xf64, #sparse>, %arg2: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg2, %arg2) : (index, index) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f64, %arg4: f64, %arg5: f64):
// GENERIC-NEXT:       %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// GENERIC-NEXT:       %3 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// GENERIC-NEXT:       %4 = "sparse_tensor.binary"(%arg3, %arg4) <{left_identity}> ({
// GENERIC-NEXT:       ^bb0(%arg7: f64, %arg8: f64):
// GENERIC-NEXT:         %8 = "arith.cmpi"(%3, %2) <{predicate = 9 : i64}> : (index, index) -> i1
// GENERIC-NEXT:         %9 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:         %10 = "arith.subf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:         %11 = "arith.select"(%8, %9, %10) : (i1, f64, f64) -> f64
// GENERIC-NEXT:         "sparse_tensor.yield"(%11) : (f64) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       ^bb0(%arg6: f64):
// GENERIC-NEXT:         %5 = "arith.cmpi"(%3, %2) <{predicate = 9 : i64}> : (index, index) -> i1
// GENERIC-NEXT:         %6 = "arith.negf"(%arg6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:         %7 = "arith.select"(%5, %arg6, %6) : (i1, f64, f64) -> f64
// GENERIC-NEXT:         "sparse_tensor.yield"(%7) : (f64) -> ()
// GENERIC-NEXT:       }) : (f64, f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%4) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?x?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.binary: set difference
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                   affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

func.func @binary_difference(%A: tensor<?x?xf64, #CSR>, %B: tensor<?x?xi32, #CSR>, %n: index)
    -> tensor<?x?xf64, #CSR> {
  %C = tensor.empty(%n, %n) : tensor<?x?xf64, #CSR>
  %2 = linalg.generic #trait
      ins(%A, %B : tensor<?x?xf64, #CSR>, tensor<?x?xi32, #CSR>)
      outs(%C : tensor<?x?xf64, #CSR>) {
  ^bb0(%a: f64, %b: i32, %c: f64):
    %result = sparse_tensor.binary %a, %b : f64, i32 to f64
      overlap = {
      }
      left = identity
      right = {
      }
    linalg.yield %result : f64
  } -> tensor<?x?xf64, #CSR>
  return %2 : tensor<?x?xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @binary_difference(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xi32, #sparse>, %arg2: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64, #sparse>, tensor<?x?xi32, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, i32 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       }
// CHECK-NEXT:        left = identity
// CHECK-NEXT:        right = {
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, tensor<?x?xi32, #sparse>, index) -> tensor<?x?xf64, #sparse>, sym_name = "binary_difference"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: tensor<?x?xi32, #sparse>, %arg2: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg2, %arg2) : (index, index) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f64, %arg4: i32, %arg5: f64):
// GENERIC-NEXT:       %2 = "sparse_tensor.binary"(%arg3, %arg4) <{left_identity}> ({
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (f64, i32) -> f64
// GENERIC-NEXT:       "linalg.yield"(%2) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xf64, #sparse>, tensor<?x?xi32, #sparse>, tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?x?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.compress, sparse_tensor.expand
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @workspace(%tensor: tensor<4x4xf64, #CSR>, %i: index) -> tensor<4x4xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %tensor
      : tensor<4x4xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %result = sparse_tensor.compress %values, %filled, %added, %count into %tensor[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x4xf64, #CSR>
  return %result : tensor<4x4xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @workspace(%arg0: tensor<4x4xf64, #sparse>, %arg1: index) -> tensor<4x4xf64, #sparse> {
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<4x4xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %0 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg1] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x4xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<4x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4xf64, #sparse>, index) -> tensor<4x4xf64, #sparse>, sym_name = "workspace"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0:4 = "sparse_tensor.expand"(%arg0) : (tensor<4x4xf64, #sparse>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
// GENERIC-NEXT:     %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %arg0, %arg1) : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<4x4xf64, #sparse>, index) -> tensor<4x4xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<4x4xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.concatenate, sparse_tensor.convert
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @concatenate(%1: tensor<64x64xf64, #CSR>, %2: tensor<64x64xf64, #CSR>)
    -> tensor<128x64xf64, #CSR> {
  %0 = sparse_tensor.concatenate %1, %2 {dimension = 0 : index}
      : tensor<64x64xf64, #CSR>, tensor<64x64xf64, #CSR> to tensor<128x64xf64, #CSR>
  return %0 : tensor<128x64xf64, #CSR>
}

func.func @convert(%a: tensor<32x32xf32>, %b: tensor<8x8xi32, #CSC>, %c: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<32x32xf32> to tensor<32x32xf32, #CSR>
  %1 = sparse_tensor.convert %a : tensor<32x32xf32> to tensor<?x?xf32, #CSR>
  %2 = sparse_tensor.convert %b : tensor<8x8xi32, #CSC> to tensor<8x8xi32, #CSR>
  %3 = sparse_tensor.convert %c : tensor<4x8xf64, #CSR> to tensor<4x?xf64, #CSC>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concatenate(%arg0: tensor<64x64xf64, #sparse>, %arg1: tensor<64x64xf64, #sparse>) -> tensor<128x64xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<64x64xf64, #sparse>, tensor<64x64xf64, #sparse> to tensor<128x64xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<128x64xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert(%arg0: tensor<32x32xf32>, %arg1: tensor<8x8xi32, #sparse1>, %arg2: tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<32x32xf32> to tensor<32x32xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<32x32xf32> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg1 : tensor<8x8xi32, #sparse1> to tensor<8x8xi32, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.convert %arg2 : tensor<4x8xf64, #sparse> to tensor<4x?xf64, #sparse1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<64x64xf64, #sparse>, tensor<64x64xf64, #sparse>) -> tensor<128x64xf64, #sparse>, sym_name = "concatenate"}> ({
// GENERIC-NEXT:   ^bb0(%arg3: tensor<64x64xf64, #sparse>, %arg4: tensor<64x64xf64, #sparse>):
// GENERIC-NEXT:     %4 = "sparse_tensor.concatenate"(%arg3, %arg4) <{dimension = 0 : index}> : (tensor<64x64xf64, #sparse>, tensor<64x64xf64, #sparse>) -> tensor<128x64xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%4) : (tensor<128x64xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<32x32xf32>, tensor<8x8xi32, #sparse1>, tensor<4x8xf64, #sparse>) -> (), sym_name = "convert"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<32x32xf32>, %arg1: tensor<8x8xi32, #sparse1>, %arg2: tensor<4x8xf64, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.convert"(%arg0) : (tensor<32x32xf32>) -> tensor<32x32xf32, #sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.convert"(%arg0) : (tensor<32x32xf32>) -> tensor<?x?xf32, #sparse>
// GENERIC-NEXT:     %2 = "sparse_tensor.convert"(%arg1) : (tensor<8x8xi32, #sparse1>) -> tensor<8x8xi32, #sparse>
// GENERIC-NEXT:     %3 = "sparse_tensor.convert"(%arg2) : (tensor<4x8xf64, #sparse>) -> tensor<4x?xf64, #sparse1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.coordinates, sparse_tensor.coordinates_buffer, sparse_tensor.positions, sparse_tensor.values,
// sparse_tensor.number_of_entries, sparse_tensor.print
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @arrays(%0: tensor<64x64xf64, #CSR>, %coo: tensor<64x64xf64, #COO>,
                  %tensor: tensor<1024x1024xf64, #CSR>) {
  %1 = sparse_tensor.coordinates %0 {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %2 = sparse_tensor.coordinates_buffer %coo : tensor<64x64xf64, #COO> to memref<?xindex>
  %3 = sparse_tensor.positions %0 {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %4 = sparse_tensor.values %0 : tensor<64x64xf64, #CSR> to memref<?xf64>
  %noe = sparse_tensor.number_of_entries %0 : tensor<64x64xf64, #CSR>
  sparse_tensor.print %tensor : tensor<1024x1024xf64, #CSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arrays(%arg0: tensor<64x64xf64, #sparse>, %arg1: tensor<64x64xf64, #sparse1>, %arg2: tensor<1024x1024xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<64x64xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates_buffer %arg1 : tensor<64x64xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<64x64xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.values %arg0 : tensor<64x64xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %4 = sparse_tensor.number_of_entries %arg0 : tensor<64x64xf64, #sparse>
// CHECK-NEXT:     sparse_tensor.print %arg2 : tensor<1024x1024xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<64x64xf64, #sparse>, tensor<64x64xf64, #sparse1>, tensor<1024x1024xf64, #sparse>) -> (), sym_name = "arrays"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<64x64xf64, #sparse>, %arg1: tensor<64x64xf64, #sparse1>, %arg2: tensor<1024x1024xf64, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> : (tensor<64x64xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %1 = "sparse_tensor.coordinates_buffer"(%arg1) : (tensor<64x64xf64, #sparse1>) -> memref<?xindex>
// GENERIC-NEXT:     %2 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<64x64xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %3 = "sparse_tensor.values"(%arg0) : (tensor<64x64xf64, #sparse>) -> memref<?xf64>
// GENERIC-NEXT:     %4 = "sparse_tensor.number_of_entries"(%arg0) : (tensor<64x64xf64, #sparse>) -> index
// GENERIC-NEXT:     "sparse_tensor.print"(%arg2) : (tensor<1024x1024xf64, #sparse>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.crd_translate, sparse_tensor.lvl
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @levels(%A: tensor<4x?xf32, #BSR>, %d0: index, %d1: index) {
  %l0, %l1, %l2, %l3 = sparse_tensor.crd_translate dim_to_lvl[%d0, %d1] as #BSR
      : index, index, index, index
  // Always returns 2 (4 floordiv 2), can be constant folded:
  %c0 = arith.constant 0 : index
  %x = sparse_tensor.lvl %A, %c0 : tensor<4x?xf32, #BSR>
  // The dynamic size of %A computed by %j floordiv 3.
  %c1 = arith.constant 1 : index
  %y = sparse_tensor.lvl %A, %c1 : tensor<4x?xf32, #BSR>
  // Always return 3 (since j mod 3 < 3), can be constant fold
  %c3 = arith.constant 3 : index
  %z = sparse_tensor.lvl %A, %c3 : tensor<4x?xf32, #BSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @levels(%arg0: tensor<4x?xf32, #sparse>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg1, %arg2] as #sparse : index, index, index, index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<4x?xf32, #sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<4x?xf32, #sparse>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = sparse_tensor.lvl %arg0, %c3 : tensor<4x?xf32, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32, #sparse>, index, index) -> (), sym_name = "levels"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32, #sparse>, %arg1: index, %arg2: index):
// GENERIC-NEXT:     %0:4 = "sparse_tensor.crd_translate"(%arg1, %arg2) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse}> : (index, index) -> (index, index, index, index)
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %2 = "sparse_tensor.lvl"(%arg0, %1) : (tensor<4x?xf32, #sparse>, index) -> index
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:     %4 = "sparse_tensor.lvl"(%arg0, %3) : (tensor<4x?xf32, #sparse>, index) -> index
// GENERIC-NEXT:     %5 = "arith.constant"() <{value = 3 : index}> : () -> index
// GENERIC-NEXT:     %6 = "sparse_tensor.lvl"(%arg0, %5) : (tensor<4x?xf32, #sparse>, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.extract_iteration_space, sparse_tensor.iterate
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @extract(%sp: tensor<4x8xf32, #COO>, %it1: !sparse_tensor.iterator<#COO, lvls = 0>) {
  // Extracts a 1-D iteration space from a COO tensor at level 1.
  %space = sparse_tensor.extract_iteration_space %sp at %it1 lvls = 1
      : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0>
      -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

func.func @iterate(%space: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // The coordinate for level 0 is not used when iterating over a 2-D iteration space.
  sparse_tensor.iterate %iterator in %space at(_, %crd_1)
      : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

func.func @nested_iterate(%sp: tensor<4x8xf32, #COO>) {
  // Iterates over the first level of %sp
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0
      : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 1>
  sparse_tensor.iterate %it1 in %l1 at(%coord0) : !sparse_tensor.iter_space<#COO, lvls = 0 to 1> {
    // Iterates over the second level of %sp
    %l2 = sparse_tensor.extract_iteration_space %sp at %it1 lvls = 1
        : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 1>
        -> !sparse_tensor.iter_space<#COO, lvls = 1 to 2>
    sparse_tensor.iterate %it2 in %l2 at(%coord1) : !sparse_tensor.iter_space<#COO, lvls = 1 to 2> {
      vector.print %coord0 : index
      vector.print %coord1 : index
    }
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extract(%arg0: tensor<4x8xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 0>) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 at %arg1 lvls = 1 : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>) {
// CHECK-NEXT:     sparse_tensor.iterate %arg2 in %arg0 at(_, %arg1) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>  {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nested_iterate(%arg0: tensor<4x8xf32, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     sparse_tensor.iterate %arg2 in %0 at(%arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
// CHECK-NEXT:       %1 = sparse_tensor.extract_iteration_space %arg0 at %arg2 lvls = 1 : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       sparse_tensor.iterate %arg4 in %1 at(%arg3) : !sparse_tensor.iter_space<#sparse, lvls = 1>  {
// CHECK-NEXT:         vector.print %arg1 : index
// CHECK-NEXT:         vector.print %arg3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> (), sym_name = "extract"}> ({
// GENERIC-NEXT:   ^bb0(%arg8: tensor<4x8xf32, #sparse>, %arg9: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:     %2 = "sparse_tensor.extract_iteration_space"(%arg8, %arg9) <{hiLvl = 2 : index, loLvl = 1 : index}> : (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>) -> (), sym_name = "iterate"}> ({
// GENERIC-NEXT:   ^bb0(%arg5: !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>):
// GENERIC-NEXT:     "sparse_tensor.iterate"(%arg5) <{crdUsedLvls = 2 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg6: index, %arg7: !sparse_tensor.iterator<#sparse1, lvls = 0 to 2>):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8xf32, #sparse>) -> (), sym_name = "nested_iterate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x8xf32, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// GENERIC-NEXT:     "sparse_tensor.iterate"(%0) <{crdUsedLvls = 1 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg1: index, %arg2: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       %1 = "sparse_tensor.extract_iteration_space"(%arg0, %arg2) <{hiLvl = 2 : index, loLvl = 1 : index}> : (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// GENERIC-NEXT:       "sparse_tensor.iterate"(%1) <{crdUsedLvls = 1 : i64}> ({
// GENERIC-NEXT:       ^bb0(%arg3: index, %arg4: !sparse_tensor.iterator<#sparse, lvls = 1>):
// GENERIC-NEXT:         "vector.print"(%arg1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
// GENERIC-NEXT:         "vector.print"(%arg3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
// GENERIC-NEXT:         "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:       }) : (!sparse_tensor.iter_space<#sparse, lvls = 1>) -> ()
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.foreach
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @foreach_sum(%0: tensor<?x?xi32, #DCSR>) -> i32 {
  %c0 = arith.constant 0 : i32
  %ret = sparse_tensor.foreach in %0 init(%c0) : tensor<?x?xi32, #DCSR>, i32 -> i32 do {
  ^bb0(%arg1: index, %arg2: index, %arg3: i32, %iter: i32):
    %sum = arith.addi %iter, %arg3 : i32
    sparse_tensor.yield %sum : i32
  }
  return %ret : i32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @foreach_sum(%arg0: tensor<?x?xi32, #sparse>) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg0 init(%c0_i32) : tensor<?x?xi32, #sparse>, i32 -> i32 do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i32, %arg4: i32):
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg3 : i32
// CHECK-NEXT:       sparse_tensor.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xi32, #sparse>) -> i32, sym_name = "foreach_sum"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xi32, #sparse>):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "sparse_tensor.foreach"(%arg0, %0) ({
// GENERIC-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i32, %arg4: i32):
// GENERIC-NEXT:       %2 = "arith.addi"(%arg4, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "sparse_tensor.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xi32, #sparse>, i32) -> i32
// GENERIC-NEXT:     "func.return"(%1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.foreach: order of visits
#COL_MAJOR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : compressed, d0 : compressed)
}>
#ROW_MAJOR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed, d1 : compressed)
}>

func.func @foreach_order(%0: tensor<2x3xf64, #COL_MAJOR>, %1: tensor<2x3xf64, #ROW_MAJOR>,
                         %2: tensor<2x3xf64>) {
  // foreach on a column-major sparse tensor
  sparse_tensor.foreach in %0 : tensor<2x3xf64, #COL_MAJOR> do {
  ^bb0(%row: index, %col: index, %arg3: f64):
    // [%row, %col] -> [0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]
  }
  // foreach on a row-major sparse tensor
  sparse_tensor.foreach in %1 : tensor<2x3xf64, #ROW_MAJOR> do {
  ^bb0(%row: index, %col: index, %arg3: f64):
    // [%row, %col] -> [0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]
  }
  // foreach on a row-major dense tensor but visit column first
  sparse_tensor.foreach in %2 {order = affine_map<(i, j) -> (j, i)>} : tensor<2x3xf64> do {
  ^bb0(%row: index, %col: index, %arg3: f64):
    // [%row, %col] -> [0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @foreach_order(%arg0: tensor<2x3xf64, #sparse>, %arg1: tensor<2x3xf64, #sparse1>, %arg2: tensor<2x3xf64>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<2x3xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.foreach in %arg1 : tensor<2x3xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.foreach in %arg2 {order = #map} : tensor<2x3xf64> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3xf64, #sparse>, tensor<2x3xf64, #sparse1>, tensor<2x3xf64>) -> (), sym_name = "foreach_order"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3xf64, #sparse>, %arg1: tensor<2x3xf64, #sparse1>, %arg2: tensor<2x3xf64>):
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg9: index, %arg10: index, %arg11: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (tensor<2x3xf64, #sparse>) -> ()
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg1) ({
// GENERIC-NEXT:     ^bb0(%arg6: index, %arg7: index, %arg8: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (tensor<2x3xf64, #sparse1>) -> ()
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg2) <{order = #map}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (tensor<2x3xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.has_runtime_library
func.func @has_runtime_library() {
  %has_runtime = sparse_tensor.has_runtime_library
  scf.if %has_runtime {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @has_runtime_library() {
// CHECK-NEXT:     %0 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "has_runtime_library"}> ({
// GENERIC-NEXT:     %0 = "sparse_tensor.has_runtime_library"() : () -> i1
// GENERIC-NEXT:     "scf.if"(%0) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.load
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @load(%tensor: tensor<8xf64, #SV>, %0: tensor<16x32xf32, #CSR>)
    -> (tensor<8xf64, #SV>, tensor<16x32xf32, #CSR>) {
  %result = sparse_tensor.load %tensor : tensor<8xf64, #SV>
  %1 = sparse_tensor.load %0 hasInserts : tensor<16x32xf32, #CSR>
  return %result, %1 : tensor<8xf64, #SV>, tensor<16x32xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<16x32xf32, #sparse1>) -> (tensor<8xf64, #sparse>, tensor<16x32xf32, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.load %arg0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.load %arg1 hasInserts : tensor<16x32xf32, #sparse1>
// CHECK-NEXT:     return %0, %1 : tensor<8xf64, #sparse>, tensor<16x32xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8xf64, #sparse>, tensor<16x32xf32, #sparse1>) -> (tensor<8xf64, #sparse>, tensor<16x32xf32, #sparse1>), sym_name = "load"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<16x32xf32, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.load"(%arg0) : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.load"(%arg1) <{hasInserts}> : (tensor<16x32xf32, #sparse1>) -> tensor<16x32xf32, #sparse1>
// GENERIC-NEXT:     "func.return"(%0, %1) : (tensor<8xf64, #sparse>, tensor<16x32xf32, #sparse1>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.new, sparse_tensor.out
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
!Source = !llvm.ptr
!Dest = !llvm.ptr

func.func @files(%source: !Source, %dest: !Dest, %t: tensor<1024x1024xf64, #CSR>) {
  sparse_tensor.new %source : !Source to tensor<1024x1024xf64, #CSR>
  sparse_tensor.out %t, %dest : tensor<1024x1024xf64, #CSR>, !Dest
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @files(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: tensor<1024x1024xf64, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<1024x1024xf64, #sparse>
// CHECK-NEXT:     sparse_tensor.out %arg2, %arg1 : tensor<1024x1024xf64, #sparse>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, tensor<1024x1024xf64, #sparse>) -> (), sym_name = "files"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: tensor<1024x1024xf64, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.new"(%arg0) : (!llvm.ptr) -> tensor<1024x1024xf64, #sparse>
// GENERIC-NEXT:     "sparse_tensor.out"(%arg2, %arg1) : (tensor<1024x1024xf64, #sparse>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.push_back
func.func @push_back(%curSize: index, %buffer: memref<?xf64>, %val: f64, %n: index) {
  %buf, %newSize = sparse_tensor.push_back %curSize, %buffer, %val : index, memref<?xf64>, f64
  %buf1, %newSize1 = sparse_tensor.push_back inbounds %curSize, %buffer, %val
      : index, memref<?xf64>, f64
  %buf2, %newSize2 = sparse_tensor.push_back inbounds %curSize, %buffer, %val, %n
      : index, memref<?xf64>, f64, index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @push_back(%arg0: index, %arg1: memref<?xf64>, %arg2: f64, %arg3: index) {
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %arg0, %arg1, %arg2 : index, memref<?xf64>, f64
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg0, %arg1, %arg2 : index, memref<?xf64>, f64
// CHECK-NEXT:     %outBuffer_2, %newSize_3 = sparse_tensor.push_back inbounds %arg0, %arg1, %arg2, %arg3 : index, memref<?xf64>, f64, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf64>, f64, index) -> (), sym_name = "push_back"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf64>, %arg2: f64, %arg3: index):
// GENERIC-NEXT:     %0:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// GENERIC-NEXT:     %1:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2) <{inbounds}> : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// GENERIC-NEXT:     %2:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2, %arg3) <{inbounds}> : (index, memref<?xf64>, f64, index) -> (memref<?xf64>, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.reduce: Matrix->Vector reduction using max(product(x_i), 100)
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#SparseMatrix = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}

func.func @reduce(%A: tensor<?x?xf64, #SparseMatrix>, %n: index) -> tensor<?xf64, #SparseVector> {
  %cf1 = arith.constant 1.0 : f64
  %cf100 = arith.constant 100.0 : f64
  %C = tensor.empty(%n) : tensor<?xf64, #SparseVector>
  %0 = linalg.generic #trait
      ins(%A : tensor<?x?xf64, #SparseMatrix>)
      outs(%C : tensor<?xf64, #SparseVector>) {
  ^bb0(%a: f64, %c: f64):
    %result = sparse_tensor.reduce %c, %a, %cf1 : f64 {
    ^bb0(%arg0: f64, %arg1: f64):
      %0 = arith.mulf %arg0, %arg1 : f64
      %cmp = arith.cmpf "ogt", %0, %cf100 : f64
      %ret = arith.select %cmp, %cf100, %0 : f64
      sparse_tensor.yield %ret : f64
    }
    linalg.yield %result : f64
  } -> tensor<?xf64, #SparseVector>
  return %0 : tensor<?xf64, #SparseVector>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<?x?xf64, #sparse>, %arg1: index) -> tensor<?xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+02 : f64
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xf64, #sparse>) outs(%0 : tensor<?xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.reduce %out, %in, %cst : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:         %3 = arith.mulf %arg2, %arg3 : f64
// CHECK-NEXT:         %4 = arith.cmpf ogt, %3, %cst_0 : f64
// CHECK-NEXT:         %5 = arith.select %4, %cst_0, %3 : f64
// CHECK-NEXT:         sparse_tensor.yield %5 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, index) -> tensor<?xf64, #sparse1>, sym_name = "reduce"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 1.000000e+02 : f64}> : () -> f64
// GENERIC-NEXT:     %2 = "tensor.empty"(%arg1) : (index) -> tensor<?xf64, #sparse1>
// GENERIC-NEXT:     %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %4 = "sparse_tensor.reduce"(%arg3, %arg2, %0) ({
// GENERIC-NEXT:       ^bb0(%arg4: f64, %arg5: f64):
// GENERIC-NEXT:         %5 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:         %6 = "arith.cmpf"(%5, %1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:         %7 = "arith.select"(%6, %1, %5) : (i1, f64, f64) -> f64
// GENERIC-NEXT:         "sparse_tensor.yield"(%7) : (f64) -> ()
// GENERIC-NEXT:       }) : (f64, f64, f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%4) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xf64, #sparse>, tensor<?xf64, #sparse1>) -> tensor<?xf64, #sparse1>
// GENERIC-NEXT:     "func.return"(%3) : (tensor<?xf64, #sparse1>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.reinterpret_map
#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed)
}>
#CSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed)
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#DSDD = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)
}>

func.func @reinterpret_map(%t0: tensor<3x4xi32, #CSC>, %t2: tensor<6x12xi32, #BSR>) {
  %t1 = sparse_tensor.reinterpret_map %t0 : tensor<3x4xi32, #CSC> to tensor<4x3xi32, #CSR>
  %t3 = sparse_tensor.reinterpret_map %t2 : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #DSDD>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reinterpret_map(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<6x12xi32, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<3x4xi32, #sparse> to tensor<4x3xi32, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 : tensor<6x12xi32, #sparse1> to tensor<3x4x2x3xi32, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x4xi32, #sparse>, tensor<6x12xi32, #sparse1>) -> (), sym_name = "reinterpret_map"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<6x12xi32, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.reinterpret_map"(%arg0) : (tensor<3x4xi32, #sparse>) -> tensor<4x3xi32, #sparse2>
// GENERIC-NEXT:     %1 = "sparse_tensor.reinterpret_map"(%arg1) : (tensor<6x12xi32, #sparse1>) -> tensor<3x4x2x3xi32, #sparse3>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.reorder_coo, sparse_tensor.sort
#Ordered_COO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton)
}>
#Unordered_COO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>

func.func @reorder_coo(%coo: tensor<?x?xf64, #Unordered_COO>, %n: index, %x: memref<?xindex>) {
  %res = sparse_tensor.reorder_coo quick_sort %coo
      : tensor<?x?xf64, #Unordered_COO> to tensor<?x?xf64, #Ordered_COO>
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = affine_map<(i, j) -> (j, i)>}
      : memref<?xindex>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reorder_coo(%arg0: tensor<?x?xf64, #sparse>, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     sparse_tensor.sort  insertion_sort_stable %arg1, %arg2 {perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, index, memref<?xindex>) -> (), sym_name = "reorder_coo"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: index, %arg2: memref<?xindex>):
// GENERIC-NEXT:     %0 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg1, %arg2) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, perm_map = #map}> : (index, memref<?xindex>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.select: A >= 4.0
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @select_large(%A: tensor<?xf64, #SparseVector>, %n: index)
    -> tensor<?xf64, #SparseVector> {
  %C = tensor.empty(%n) : tensor<?xf64, #SparseVector>
  %0 = linalg.generic #trait
      ins(%A : tensor<?xf64, #SparseVector>)
      outs(%C : tensor<?xf64, #SparseVector>) {
  ^bb0(%a: f64, %c: f64):
    %result = sparse_tensor.select %a : f64 {
    ^bb0(%arg0: f64):
      %cf4 = arith.constant 4.0 : f64
      %keep = arith.cmpf "uge", %arg0, %cf4 : f64
      sparse_tensor.yield %keep : i1
    }
    linalg.yield %result : f64
  } -> tensor<?xf64, #SparseVector>
  return %0 : tensor<?xf64, #SparseVector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @select_large(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64, #sparse>) outs(%0 : tensor<?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.select %in : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         %cst = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:         %3 = arith.cmpf uge, %arg2, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf64, #sparse>, index) -> tensor<?xf64, #sparse>, sym_name = "select_large"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg1) : (index) -> tensor<?xf64, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %2 = "sparse_tensor.select"(%arg2) ({
// GENERIC-NEXT:       ^bb0(%arg4: f64):
// GENERIC-NEXT:         %3 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:         %4 = "arith.cmpf"(%arg4, %3) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:         "sparse_tensor.yield"(%4) : (i1) -> ()
// GENERIC-NEXT:       }) : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%2) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>) -> tensor<?xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.select: lower triangle of a matrix
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

func.func @select_lower(%A: tensor<?x?xf64, #CSR>, %n: index) -> tensor<?x?xf64, #CSR> {
  %C = tensor.empty(%n, %n) : tensor<?x?xf64, #CSR>
  %1 = linalg.generic #trait ins(%A : tensor<?x?xf64, #CSR>) outs(%C : tensor<?x?xf64, #CSR>) {
  ^bb0(%a: f64, %c: f64):
    %row = linalg.index 0 : index
    %col = linalg.index 1 : index
    %result = sparse_tensor.select %a : f64 {
    ^bb0(%arg0: f64):
      %keep = arith.cmpi "ult", %col, %row : index
      sparse_tensor.yield %keep : i1
    }
    linalg.yield %result : f64
  } -> tensor<?x?xf64, #CSR>
  return %1 : tensor<?x?xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @select_lower(%arg0: tensor<?x?xf64, #sparse>, %arg1: index) -> tensor<?x?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1, %arg1) : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf64, #sparse>) outs(%0 : tensor<?x?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 1 : index
// CHECK-NEXT:       %4 = sparse_tensor.select %in : f64 {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         %5 = arith.cmpi ult, %3, %2 : index
// CHECK-NEXT:         sparse_tensor.yield %5 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<?x?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, index) -> tensor<?x?xf64, #sparse>, sym_name = "select_lower"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg1, %arg1) : (index, index) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// GENERIC-NEXT:       %3 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// GENERIC-NEXT:       %4 = "sparse_tensor.select"(%arg2) ({
// GENERIC-NEXT:       ^bb0(%arg4: f64):
// GENERIC-NEXT:         %5 = "arith.cmpi"(%3, %2) <{predicate = 6 : i64}> : (index, index) -> i1
// GENERIC-NEXT:         "sparse_tensor.yield"(%5) : (i1) -> ()
// GENERIC-NEXT:       }) : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%4) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?x?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.slice.offset, sparse_tensor.slice.stride
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(?, 64, ?)>, j : #sparse_tensor<slice(?, 64, ?)>) -> (
      i : compressed, j : compressed)
}>

func.func @slice(%s: tensor<128x128xf64, #DCSR>, %v1: index, %v2: index, %s1: index, %s2: index) {
  %0 = tensor.extract_slice %s[%v1, %v2] [64, 64] [1, 1]
      : tensor<128x128xf64, #DCSR> to tensor<64x64xf64, #Slice>
  // %1 = %v1, %2 = %v2
  %1 = sparse_tensor.slice.offset %0 at 0 : tensor<64x64xf64, #Slice>
  %2 = sparse_tensor.slice.offset %0 at 1 : tensor<64x64xf64, #Slice>
  %3 = tensor.extract_slice %s[%v1, %v2] [64, 64] [%s1, %s2]
      : tensor<128x128xf64, #DCSR> to tensor<64x64xf64, #Slice>
  // %4 = %s1, %5 = %s2
  %4 = sparse_tensor.slice.stride %3 at 0 : tensor<64x64xf64, #Slice>
  %5 = sparse_tensor.slice.stride %3 at 1 : tensor<64x64xf64, #Slice>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 64, ?)>, d1 : #sparse_tensor<slice(?, 64, ?)>) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<128x128xf64, #sparse>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg2] [64, 64] [1, 1] : tensor<128x128xf64, #sparse> to tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     %0 = sparse_tensor.slice.offset %extracted_slice at 0 : tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.slice.offset %extracted_slice at 1 : tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, %arg2] [64, 64] [%arg3, %arg4] : tensor<128x128xf64, #sparse> to tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.slice.stride %extracted_slice_0 at 0 : tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.slice.stride %extracted_slice_0 at 1 : tensor<64x64xf64, #sparse1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 64, ?)>, d1 : #sparse_tensor<slice(?, 64, ?)>) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<128x128xf64, #sparse>, index, index, index, index) -> (), sym_name = "slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<128x128xf64, #sparse>, %arg1: index, %arg2: index, %arg3: index, %arg4: index):
// GENERIC-NEXT:     %0 = "tensor.extract_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 64, 64>, static_strides = array<i64: 1, 1>}> : (tensor<128x128xf64, #sparse>, index, index) -> tensor<64x64xf64, #sparse1>
// GENERIC-NEXT:     %1 = "sparse_tensor.slice.offset"(%0) <{dim = 0 : index}> : (tensor<64x64xf64, #sparse1>) -> index
// GENERIC-NEXT:     %2 = "sparse_tensor.slice.offset"(%0) <{dim = 1 : index}> : (tensor<64x64xf64, #sparse1>) -> index
// GENERIC-NEXT:     %3 = "tensor.extract_slice"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 2>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 64, 64>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<128x128xf64, #sparse>, index, index, index, index) -> tensor<64x64xf64, #sparse1>
// GENERIC-NEXT:     %4 = "sparse_tensor.slice.stride"(%3) <{dim = 0 : index}> : (tensor<64x64xf64, #sparse1>) -> index
// GENERIC-NEXT:     %5 = "sparse_tensor.slice.stride"(%3) <{dim = 1 : index}> : (tensor<64x64xf64, #sparse1>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.storage_specifier.get, .init, .set
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed)
}>
#CSR_SLICE = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (
      d0 : dense, d1 : compressed)
}>

func.func @specifier(%arg0: !sparse_tensor.storage_specifier<#COO>,
                     %src: !sparse_tensor.storage_specifier<#CSR>, %new_sz: index) {
  %0 = sparse_tensor.storage_specifier.get %arg0 crd_mem_sz at 0
      : !sparse_tensor.storage_specifier<#COO>
  %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.init with %src
      : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#CSR_SLICE>
  %3 = sparse_tensor.storage_specifier.set %arg0 crd_mem_sz at 0 with %new_sz
      : !sparse_tensor.storage_specifier<#COO>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @specifier(%arg0: !sparse_tensor.storage_specifier<#sparse>, %arg1: !sparse_tensor.storage_specifier<#sparse1>, %arg2: index) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg0  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.init with %arg1 : from !sparse_tensor.storage_specifier<#sparse1> to !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %arg0  crd_mem_sz at 0 with %arg2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.storage_specifier<#sparse>, !sparse_tensor.storage_specifier<#sparse1>, index) -> (), sym_name = "specifier"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !sparse_tensor.storage_specifier<#sparse>, %arg1: !sparse_tensor.storage_specifier<#sparse1>, %arg2: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.storage_specifier.get"(%arg0) <{level = 0 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
// GENERIC-NEXT:     %1 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse1>
// GENERIC-NEXT:     %2 = "sparse_tensor.storage_specifier.init"(%arg1) : (!sparse_tensor.storage_specifier<#sparse1>) -> !sparse_tensor.storage_specifier<#sparse2>
// GENERIC-NEXT:     %3 = "sparse_tensor.storage_specifier.set"(%arg0, %arg2) <{level = 0 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.unary: A+1, restricted to existing elements
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @unary_add(%A: tensor<?xf64, #SparseVector>, %n: index) -> tensor<?xf64, #SparseVector> {
  %C = tensor.empty(%n) : tensor<?xf64, #SparseVector>
  %0 = linalg.generic #trait
      ins(%A : tensor<?xf64, #SparseVector>)
      outs(%C : tensor<?xf64, #SparseVector>) {
  ^bb0(%a: f64, %c: f64):
    %result = sparse_tensor.unary %a : f64 to f64
      present = {
      ^bb0(%arg0: f64):
        %cf1 = arith.constant 1.0 : f64
        %ret = arith.addf %arg0, %cf1 : f64
        sparse_tensor.yield %ret : f64
      }
      absent = {
      }
    linalg.yield %result : f64
  } -> tensor<?xf64, #SparseVector>
  return %0 : tensor<?xf64, #SparseVector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unary_add(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64, #sparse>) outs(%0 : tensor<?xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:         %3 = arith.addf %arg2, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %3 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf64, #sparse>, index) -> tensor<?xf64, #sparse>, sym_name = "unary_add"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "tensor.empty"(%arg1) : (index) -> tensor<?xf64, #sparse>
// GENERIC-NEXT:     %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %2 = "sparse_tensor.unary"(%arg2) ({
// GENERIC-NEXT:       ^bb0(%arg4: f64):
// GENERIC-NEXT:         %3 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:         %4 = "arith.addf"(%arg4, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:         "sparse_tensor.yield"(%4) : (f64) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%2) : (f64) -> ()
// GENERIC-NEXT:     }) : (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>) -> tensor<?xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%1) : (tensor<?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.unary: +1 for existing values and -1 for missing values
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @unary_sign(%A: tensor<?xf64, #SparseVector>, %n: index) -> tensor<?xi32, #SparseVector> {
  %p1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %C = tensor.empty(%n) : tensor<?xi32, #SparseVector>
  %1 = linalg.generic #trait
      ins(%A : tensor<?xf64, #SparseVector>)
      outs(%C : tensor<?xi32, #SparseVector>) {
  ^bb0(%a: f64, %c: i32):
    %result = sparse_tensor.unary %a : f64 to i32
      present = {
      ^bb0(%x: f64):
        sparse_tensor.yield %p1 : i32
      }
      absent = {
        sparse_tensor.yield %m1 : i32
      }
    linalg.yield %result : i32
  } -> tensor<?xi32, #SparseVector>
  return %1 : tensor<?xi32, #SparseVector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unary_sign(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xi32, #sparse> {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xi32, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64, #sparse>) outs(%0 : tensor<?xi32, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: i32):
// CHECK-NEXT:       %2 = sparse_tensor.unary %in : f64 to i32
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg2: f64):
// CHECK-NEXT:         sparse_tensor.yield %c1_i32 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c-1_i32 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i32
// CHECK-NEXT:     } -> tensor<?xi32, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xi32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf64, #sparse>, index) -> tensor<?xi32, #sparse>, sym_name = "unary_sign"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
// GENERIC-NEXT:     %2 = "tensor.empty"(%arg1) : (index) -> tensor<?xi32, #sparse>
// GENERIC-NEXT:     %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: i32):
// GENERIC-NEXT:       %4 = "sparse_tensor.unary"(%arg2) ({
// GENERIC-NEXT:       ^bb0(%arg4: f64):
// GENERIC-NEXT:         "sparse_tensor.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:         "sparse_tensor.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:       }) : (f64) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) : (tensor<?xf64, #sparse>, tensor<?xi32, #sparse>) -> tensor<?xi32, #sparse>
// GENERIC-NEXT:     "func.return"(%3) : (tensor<?xi32, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.unary: structural inversion
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @unary_inversion(%A: tensor<?xf64, #SparseVector>, %n: index)
    -> tensor<?xi64, #SparseVector> {
  %c1 = arith.constant 1 : i64
  %C = tensor.empty(%n) : tensor<?xi64, #SparseVector>
  %2 = linalg.generic #trait
      ins(%A : tensor<?xf64, #SparseVector>)
      outs(%C : tensor<?xi64, #SparseVector>) {
  ^bb0(%a: f64, %c: i64):
    %result = sparse_tensor.unary %a : f64 to i64
      present = {
      }
      absent = {
        sparse_tensor.yield %c1 : i64
      }
    linalg.yield %result : i64
  } -> tensor<?xi64, #SparseVector>
  return %2 : tensor<?xi64, #SparseVector>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unary_inversion(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xi64, #sparse> {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xi64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64, #sparse>) outs(%0 : tensor<?xi64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: i64):
// CHECK-NEXT:       %2 = sparse_tensor.unary %in : f64 to i64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:         sparse_tensor.yield %c1_i64 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : i64
// CHECK-NEXT:     } -> tensor<?xi64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?xi64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf64, #sparse>, index) -> tensor<?xi64, #sparse>, sym_name = "unary_inversion"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// GENERIC-NEXT:     %1 = "tensor.empty"(%arg1) : (index) -> tensor<?xi64, #sparse>
// GENERIC-NEXT:     %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: i64):
// GENERIC-NEXT:       %3 = "sparse_tensor.unary"(%arg2) ({
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:         "sparse_tensor.yield"(%0) : (i64) -> ()
// GENERIC-NEXT:       }) : (f64) -> i64
// GENERIC-NEXT:       "linalg.yield"(%3) : (i64) -> ()
// GENERIC-NEXT:     }) : (tensor<?xf64, #sparse>, tensor<?xi64, #sparse>) -> tensor<?xi64, #sparse>
// GENERIC-NEXT:     "func.return"(%2) : (tensor<?xi64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.yield
func.func @yield(%a: i64) -> i64 {
  %0 = sparse_tensor.unary %a : i64 to i64
    present = {
    ^bb0(%arg0: i64):
      %cst = arith.constant 1 : i64
      %ret = arith.addi %arg0, %cst : i64
      sparse_tensor.yield %ret : i64
    }
    absent = {
    }
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @yield(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = sparse_tensor.unary %arg0 : i64 to i64
// CHECK-NEXT:      present = {
// CHECK-NEXT:     ^bb0(%arg1: i64):
// CHECK-NEXT:       %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:       %1 = arith.addi %arg1, %c1_i64 : i64
// CHECK-NEXT:       sparse_tensor.yield %1 : i64
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i64) -> i64, sym_name = "yield"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i64):
// GENERIC-NEXT:     %0 = "sparse_tensor.unary"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg1: i64):
// GENERIC-NEXT:       %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// GENERIC-NEXT:       %2 = "arith.addi"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// GENERIC-NEXT:       "sparse_tensor.yield"(%2) : (i64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i64) -> i64
// GENERIC-NEXT:     "func.return"(%0) : (i64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// SparseTensorEncodingAttr
#SparseVector = #sparse_tensor.encoding<{
  map = (i) -> (i : compressed)
}>
#SortedCOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton)
}>
#SortedSoACOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))
}>
#BCOO = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : dense, j : loose_compressed(nonunique), k : singleton)
}>
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed)
}>
#DCSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed, i : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#DCSCValues = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed, i : compressed),
  explicitVal = 1 : i64,
  implicitVal = 0 : i64
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#BSR_explicit = #sparse_tensor.encoding<{
  map = {ib, jb, ii, jj} (i = ib * 2 + ii, j = jb * 3 + jj) -> (
      ib = i floordiv 2 : dense, jb = j floordiv 3 : compressed, ii = i mod 2 : dense,
      jj = j mod 3 : dense)
}>
#ELL = #sparse_tensor.encoding<{
  map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed)
}>
#CSR_SLICE = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 8, ?)>) -> (
      i : dense, j : compressed)
}>

func.func private @encodings(tensor<?xf32, #SparseVector>, tensor<?x?xf64, #SortedCOO>,
                             tensor<?x?xf64, #SortedSoACOO>, tensor<10x10x10xf32, #BCOO>,
                             tensor<100x100xbf16, #CSR>, tensor<8x8xf64, #DCSC>,
                             tensor<8x8xi64, #DCSCValues>, tensor<20x30xf32, #BSR>,
                             tensor<20x30xf32, #BSR_explicit>, tensor<?x?xf64, #ELL>,
                             tensor<?x?xf64, #CSR_SLICE>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : loose_compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), explicitVal = 1 : i64, implicitVal = 0 : i64 }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 8, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @encodings(tensor<?xf32, #sparse>, tensor<?x?xf64, #sparse1>, tensor<?x?xf64, #sparse2>, tensor<10x10x10xf32, #sparse3>, tensor<100x100xbf16, #sparse4>, tensor<8x8xf64, #sparse5>, tensor<8x8xi64, #sparse6>, tensor<20x30xf32, #sparse7>, tensor<20x30xf32, #sparse7>, tensor<?x?xf64, #sparse8>, tensor<?x?xf64, #sparse9>)
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// GENERIC-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : loose_compressed(nonunique), d2 : singleton) }>
// GENERIC-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// GENERIC-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), explicitVal = 1 : i64, implicitVal = 0 : i64 }>
// GENERIC-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 8, ?)>) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf32, #sparse>, tensor<?x?xf64, #sparse1>, tensor<?x?xf64, #sparse2>, tensor<10x10x10xf32, #sparse3>, tensor<100x100xbf16, #sparse4>, tensor<8x8xf64, #sparse5>, tensor<8x8xi64, #sparse6>, tensor<20x30xf32, #sparse7>, tensor<20x30xf32, #sparse7>, tensor<?x?xf64, #sparse8>, tensor<?x?xf64, #sparse9>) -> (), sym_name = "encodings", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// IterSpaceType, IteratorType, StorageSpecifierType
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func private @types(!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>,
                         !sparse_tensor.iterator<#CSR, lvls = 0 to 2>,
                         !sparse_tensor.storage_specifier<#CSR>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @types(!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>, !sparse_tensor.storage_specifier<#sparse1>)
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iterator<#sparse, lvls = 0 to 2>, !sparse_tensor.storage_specifier<#sparse1>) -> (), sym_name = "types", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
