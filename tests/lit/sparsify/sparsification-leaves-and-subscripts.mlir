// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// What leaves of expressions and subscripts may be. There is no code for a loop that is two subscripts.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#SVEX = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.0 : f64 }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

func.func @times_index(%a0: tensor<8x8xi64, #CSR>, %x: tensor<8x8xi64>) -> tensor<8x8xi64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a0 : tensor<8x8xi64, #CSR>) outs(%x : tensor<8x8xi64>) {
  ^bb0(%v0: i64, %o: i64):
    %i = linalg.index 1 : index
    %0 = arith.index_cast %i : index to i64
    %1 = arith.muli %0, %v0 : i64
    linalg.yield %1 : i64
  } -> tensor<8x8xi64>
  return %r : tensor<8x8xi64>
}

func.func @plus_scalar(%a0: tensor<8xf64, #SV>, %a1: f64, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, f64) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.addf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @rectified(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0.0 : f64
    %0 = arith.cmpf ogt, %v0, %c : f64
    %1 = arith.select %0, %v0, %c : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @divided(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 2.0 : f64
    %0 = arith.divf %v0, %c : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @explicit(%a0: tensor<8xf64, #SVEX>, %a1: tensor<8xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SVEX>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @windows(%a0: tensor<10xf64, #SV>, %a1: tensor<3xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0, %a1 : tensor<10xf64, #SV>, tensor<3xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.000000e+00 : f64 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @times_index(%arg0: tensor<8x8xi64, #sparse>, %arg1: tensor<8x8xi64>) -> tensor<8x8xi64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xi64, #sparse> to memref<?xi64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8x8xi64> to memref<8x8xi64>
// CHECK-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%1 : memref<8x8xi64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xi64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xi64, #sparse> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %5 to %7 step %c1 {
// CHECK-NEXT:         %8 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %9 = arith.index_cast %8 : index to i64
// CHECK-NEXT:         %10 = memref.load %0[%arg3] : memref<?xi64>
// CHECK-NEXT:         %11 = arith.muli %9, %10 : i64
// CHECK-NEXT:         memref.store %11, %1[%arg2, %8] : memref<8x8xi64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %4 = bufferization.to_tensor %1 : memref<8x8xi64> to tensor<8x8xi64>
// CHECK-NEXT:     return %4 : tensor<8x8xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @plus_scalar(%arg0: tensor<8xf64, #sparse1>, %arg1: f64, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6:2 = scf.while (%arg3 = %4, %arg4 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %8 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %8, %arg4 : index
// CHECK-NEXT:       scf.if %9 {
// CHECK-NEXT:         %14 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %15 = arith.addf %14, %arg1 : f64
// CHECK-NEXT:         memref.store %15, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           memref.store %arg1, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi eq, %8, %arg4 : index
// CHECK-NEXT:       %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %12 = arith.select %10, %11, %arg3 : index
// CHECK-NEXT:       %13 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %12, %13 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %6#1 to %c8 step %c1 {
// CHECK-NEXT:       memref.store %arg1, %1[%arg3] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rectified(%arg0: tensor<8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.cmpf ogt, %8, %cst : f64
// CHECK-NEXT:       %10 = arith.select %9, %8, %cst : f64
// CHECK-NEXT:       memref.store %10, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @divided(%arg0: tensor<8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.divf %8, %cst_0 : f64
// CHECK-NEXT:       memref.store %9, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @explicit(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%7] : memref<8xf64>
// CHECK-NEXT:       memref.store %8, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @windows(%arg0: tensor<10xf64, #sparse1>, %arg1: tensor<3xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<10xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3xf64> to memref<3xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<10xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<10xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?x3xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     memref.store %5, %alloca[%c0, %c0] : memref<?x3xindex>
// CHECK-NEXT:     memref.store %6, %alloca[%c0, %c1] : memref<?x3xindex>
// CHECK-NEXT:     %7 = arith.cmpi ult, %5, %6 : index
// CHECK-NEXT:     %8:3 = scf.if %7 -> (index, index, i1) {
// CHECK-NEXT:       %11 = memref.load %4[%5] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi uge, %11, %c3 : index
// CHECK-NEXT:       %13 = arith.addi %11, %c1 : index
// CHECK-NEXT:       %14 = arith.subi %13, %c3 : index
// CHECK-NEXT:       %15 = arith.select %12, %14, %c0 : index
// CHECK-NEXT:       scf.yield %11, %15, %true : index, index, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0, %c0, %false : index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %9:3 = scf.while (%arg3 = %8#0, %arg4 = %8#1, %arg5 = %8#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg5) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %11 = memref.load %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       %12 = memref.load %alloca[%c0, %c0] : memref<?x3xindex>
// CHECK-NEXT:       %13 = memref.load %alloca[%c0, %c1] : memref<?x3xindex>
// CHECK-NEXT:       %14:3 = scf.while (%arg6 = %12, %arg7 = %c0, %arg8 = %11) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:         %16 = arith.cmpi ult, %arg6, %13 : index
// CHECK-NEXT:         %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:           %18 = memref.load %4[%arg6] : memref<?xindex>
// CHECK-NEXT:           %19 = arith.subi %18, %arg4 : index
// CHECK-NEXT:           %20 = arith.cmpi ult, %19, %c3 : index
// CHECK-NEXT:           scf.yield %20 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%17) %arg6, %arg7, %arg8 : index, index, f64
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: f64):
// CHECK-NEXT:         %16 = memref.load %4[%arg6] : memref<?xindex>
// CHECK-NEXT:         %17 = arith.subi %16, %arg4 : index
// CHECK-NEXT:         %18 = memref.load %0[%arg6] : memref<?xf64>
// CHECK-NEXT:         %19 = memref.load %1[%17] : memref<3xf64>
// CHECK-NEXT:         %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:         %21 = arith.addf %arg8, %20 : f64
// CHECK-NEXT:         %22:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:           %23 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:           %24 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           scf.yield %23, %24 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %22#0, %22#1, %21 : index, index, f64
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %14#2, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       %15:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %16 = arith.cmpi ugt, %arg3, %arg4 : index
// CHECK-NEXT:         %17:3 = scf.if %16 -> (index, index, i1) {
// CHECK-NEXT:           %22 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %arg3, %22, %arg5 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = memref.load %alloca[%c0, %c0] : memref<?x3xindex>
// CHECK-NEXT:           %23 = memref.load %alloca[%c0, %c1] : memref<?x3xindex>
// CHECK-NEXT:           %24 = arith.cmpi ult, %22, %23 : index
// CHECK-NEXT:           %25:2 = scf.if %24 -> (index, i1) {
// CHECK-NEXT:             %30 = memref.load %4[%22] : memref<?xindex>
// CHECK-NEXT:             %31 = arith.cmpi eq, %30, %arg3 : index
// CHECK-NEXT:             %32 = arith.addi %22, %c1 : index
// CHECK-NEXT:             %33 = arith.select %31, %32, %22 : index
// CHECK-NEXT:             scf.if %31 {
// CHECK-NEXT:               memref.store %33, %alloca[%c0, %c0] : memref<?x3xindex>
// CHECK-NEXT:               memref.store %23, %alloca[%c0, %c1] : memref<?x3xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:             %34 = arith.cmpi ult, %33, %23 : index
// CHECK-NEXT:             %35:2 = scf.if %34 -> (index, i1) {
// CHECK-NEXT:               %36 = memref.load %4[%33] : memref<?xindex>
// CHECK-NEXT:               scf.yield %36, %true : index, i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %c-1, %false : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %35#0, %35#1 : index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %c-1, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %26 = arith.cmpi uge, %25#0, %c3 : index
// CHECK-NEXT:           %27 = arith.addi %25#0, %c1 : index
// CHECK-NEXT:           %28 = arith.subi %27, %c3 : index
// CHECK-NEXT:           %29 = arith.select %26, %28, %c0 : index
// CHECK-NEXT:           scf.yield %25#0, %29, %25#1 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %18 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %19 = arith.maxui %18, %17#1 : index
// CHECK-NEXT:         %20 = arith.cmpi ult, %19, %c8 : index
// CHECK-NEXT:         %21 = arith.andi %17#2, %20 : i1
// CHECK-NEXT:         scf.yield %17#0, %19, %21 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %10 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %10 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
