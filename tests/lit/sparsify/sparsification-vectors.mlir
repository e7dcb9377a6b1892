// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// Elementwise products visit what both operands store, sums what one of them does.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#SV32 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 8 }>

func.func @product(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @product_with_dense(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @sum(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.addf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @difference(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.subf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @difference_from_dense(%a0: tensor<8xf64>, %a1: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.subf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @added_up(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.addf %o, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @copied(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    linalg.yield %v0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @zeros(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0.0 : f64
    linalg.yield %c : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @narrow(%a0: tensor<8xf64, #SV32>, %a1: tensor<8xf64, #SV32>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV32>, tensor<8xf64, #SV32>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @product(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:2 = scf.while (%arg3 = %7, %arg4 = %9) : (index, index) -> (index, index) {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %8 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.condition(%15) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %14, %13 : index
// CHECK-NEXT:       %16 = arith.select %15, %14, %13 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:       scf.if %19 {
// CHECK-NEXT:         %26 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.mulf %26, %27 : f64
// CHECK-NEXT:         memref.store %28, %2[%16] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg3 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg4 : index
// CHECK-NEXT:       scf.yield %22, %25 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %12 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_with_dense(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<8xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %10 = memref.load %1[%8] : memref<8xf64>
// CHECK-NEXT:       %11 = arith.mulf %9, %10 : f64
// CHECK-NEXT:       memref.store %11, %2[%8] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:2 = scf.while (%arg3 = %7, %arg4 = %9) : (index, index) -> (index, index) {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %8 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.condition(%15) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %14, %13 : index
// CHECK-NEXT:       %16 = arith.select %15, %14, %13 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:       scf.if %19 {
// CHECK-NEXT:         %26 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.addf %26, %27 : f64
// CHECK-NEXT:         memref.store %28, %2[%16] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %26 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %27, %2[%16] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %27 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:           scf.if %27 {
// CHECK-NEXT:             %28 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:             memref.store %28, %2[%16] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg3 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg4 : index
// CHECK-NEXT:       scf.yield %22, %25 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %11#0 to %8 step %c1 {
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %14, %2[%13] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %11#1 to %10 step %c1 {
// CHECK-NEXT:       %13 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %14, %2[%13] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %12 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @difference(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:2 = scf.while (%arg3 = %7, %arg4 = %9) : (index, index) -> (index, index) {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %8 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.condition(%15) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %14, %13 : index
// CHECK-NEXT:       %16 = arith.select %15, %14, %13 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:       scf.if %19 {
// CHECK-NEXT:         %26 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.subf %26, %27 : f64
// CHECK-NEXT:         memref.store %28, %2[%16] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %26 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %27, %2[%16] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %27 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:           scf.if %27 {
// CHECK-NEXT:             %28 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:             %29 = arith.negf %28 : f64
// CHECK-NEXT:             memref.store %29, %2[%16] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg3 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg4 : index
// CHECK-NEXT:       scf.yield %22, %25 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %11#0 to %8 step %c1 {
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %14, %2[%13] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %11#1 to %10 step %c1 {
// CHECK-NEXT:       %13 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       %15 = arith.negf %14 : f64
// CHECK-NEXT:       memref.store %15, %2[%13] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %12 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @difference_from_dense(%arg0: tensor<8xf64>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %7:2 = scf.while (%arg3 = %5, %arg4 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:       scf.condition(%9) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %9 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.cmpi eq, %9, %arg4 : index
// CHECK-NEXT:       scf.if %10 {
// CHECK-NEXT:         %15 = memref.load %0[%arg4] : memref<8xf64>
// CHECK-NEXT:         %16 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %17 = arith.subf %15, %16 : f64
// CHECK-NEXT:         memref.store %17, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           %15 = memref.load %0[%arg4] : memref<8xf64>
// CHECK-NEXT:           memref.store %15, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi eq, %9, %arg4 : index
// CHECK-NEXT:       %12 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %13 = arith.select %11, %12, %arg3 : index
// CHECK-NEXT:       %14 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %13, %14 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %7#1 to %c8 step %c1 {
// CHECK-NEXT:       %9 = memref.load %0[%arg3] : memref<8xf64>
// CHECK-NEXT:       memref.store %9, %2[%arg3] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %8 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @added_up(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %1[%7] : memref<8xf64>
// CHECK-NEXT:       %9 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %10 = arith.addf %8, %9 : f64
// CHECK-NEXT:       memref.store %10, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @copied(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %4 to %5 step %c1 {
// CHECK-NEXT:       %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       memref.store %8, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zeros(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%0 : memref<8xf64>)
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       memref.store %cst, %0[%arg2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @narrow(%arg0: tensor<8xf64, #sparse1>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi8>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi8>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xi32>
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:     %10 = memref.load %3[%c1] : memref<?xi32>
// CHECK-NEXT:     %11 = arith.extui %10 : i32 to i64
// CHECK-NEXT:     %12 = arith.index_cast %11 : i64 to index
// CHECK-NEXT:     %13 = memref.load %5[%c0] : memref<?xi32>
// CHECK-NEXT:     %14 = arith.extui %13 : i32 to i64
// CHECK-NEXT:     %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:     %16 = memref.load %5[%c1] : memref<?xi32>
// CHECK-NEXT:     %17 = arith.extui %16 : i32 to i64
// CHECK-NEXT:     %18 = arith.index_cast %17 : i64 to index
// CHECK-NEXT:     %19:2 = scf.while (%arg3 = %9, %arg4 = %15) : (index, index) -> (index, index) {
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg3, %12 : index
// CHECK-NEXT:       %22 = arith.cmpi ult, %arg4, %18 : index
// CHECK-NEXT:       %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:       scf.condition(%23) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %21 = memref.load %4[%arg3] : memref<?xi8>
// CHECK-NEXT:       %22 = arith.extui %21 : i8 to i64
// CHECK-NEXT:       %23 = arith.index_cast %22 : i64 to index
// CHECK-NEXT:       %24 = memref.load %6[%arg4] : memref<?xi8>
// CHECK-NEXT:       %25 = arith.extui %24 : i8 to i64
// CHECK-NEXT:       %26 = arith.index_cast %25 : i64 to index
// CHECK-NEXT:       %27 = arith.cmpi ult, %26, %23 : index
// CHECK-NEXT:       %28 = arith.select %27, %26, %23 : index
// CHECK-NEXT:       %29 = arith.cmpi eq, %23, %28 : index
// CHECK-NEXT:       %30 = arith.cmpi eq, %26, %28 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.if %31 {
// CHECK-NEXT:         %38 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %39 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %40 = arith.mulf %38, %39 : f64
// CHECK-NEXT:         memref.store %40, %2[%28] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = arith.cmpi eq, %23, %28 : index
// CHECK-NEXT:       %33 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %34 = arith.select %32, %33, %arg3 : index
// CHECK-NEXT:       %35 = arith.cmpi eq, %26, %28 : index
// CHECK-NEXT:       %36 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %37 = arith.select %35, %36, %arg4 : index
// CHECK-NEXT:       scf.yield %34, %37 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %20 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %20 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
