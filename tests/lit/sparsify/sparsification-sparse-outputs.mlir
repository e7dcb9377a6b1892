// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// Sparse outputs: changed in place if they are zero where they were, else inserted into, in order: at once, when
// a reduction found something, or by way of a workspace. The last kernel fits none of these.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

func.func @inserted_if_found(%a0: tensor<8x8xf64, #CSR>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.addf %o, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

func.func @workspace_of_vector(%a0: tensor<8x8xf64, #CSR>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["reduction", "parallel"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.addf %o, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

func.func @changed_in_place(%x: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } outs(%x : tensor<8x8xf64, #CSR>) {
  ^bb0(%o: f64):
    %0 = math.absf %o : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inserted_if_found(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8xf64, #sparse1> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %0) -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8:2 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %cst, %arg5 = %false) -> (f64, i1) {
// CHECK-NEXT:         %10 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %11 = arith.addf %arg4, %10 : f64
// CHECK-NEXT:         scf.yield %11, %true : f64, i1
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %9 = scf.if %8#1 -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:         %inserted = tensor.insert %8#0 into %arg2[%arg1] : tensor<8xf64, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : tensor<8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @workspace_of_vector(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8xf64, #sparse1> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %0 : tensor<8xf64, #sparse1> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %4 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %count) -> (index) {
// CHECK-NEXT:       %7 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = scf.for %arg3 = %7 to %9 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %11 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %values[%11] : memref<?xf64>
// CHECK-NEXT:         %13 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %14 = arith.addf %12, %13 : f64
// CHECK-NEXT:         %15 = memref.load %filled[%11] : memref<?xi1>
// CHECK-NEXT:         %16 = arith.cmpi eq, %15, %false : i1
// CHECK-NEXT:         %17 = scf.if %16 -> (index) {
// CHECK-NEXT:           memref.store %true, %filled[%11] : memref<?xi1>
// CHECK-NEXT:           memref.store %11, %added[%arg4] : memref<?xindex>
// CHECK-NEXT:           %18 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %18 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %14, %values[%11] : memref<?xf64>
// CHECK-NEXT:         scf.yield %17 : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = sparse_tensor.compress %values, %filled, %added, %4 into %0[] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8xf64, #sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.load %5 hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %6 : tensor<8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @changed_in_place(%arg0: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %3 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       %4 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %3 to %5 step %c1 {
// CHECK-NEXT:         %6 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         %7 = math.absf %6 : f64
// CHECK-NEXT:         memref.store %7, %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = sparse_tensor.load %arg0 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
