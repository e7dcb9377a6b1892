// RUN: pyopt %s --sparsification | FileCheck %s

// What the reference gets wrong, leaves alone, or does by counting through all coordinates.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#SVNU = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

func.func @compared(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %x: tensor<8xi1>)
    -> tensor<8xi1> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xi1>) {
  ^bb0(%v0: f64, %v1: f64, %o: i1):
    %0 = arith.cmpf oeq, %v0, %v1 : f64
    linalg.yield %0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}

func.func @sum_with_dense(%a0: tensor<8x8xf64, #CSR>, %a1: tensor<8x8xf64>, %x: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8x8xf64, #CSR>, tensor<8x8xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.addf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

func.func @exponential(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = math.exp %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @maximum(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.maximumf %v0, %v1 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

func.func @chosen(%a0: tensor<8xf64, #SV>, %a1: tensor<8xi1>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xi1>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: i1, %o: f64):
    %c = arith.constant 0.0 : f64
    %0 = arith.select %v1, %v0, %c : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @in_parts(%a0: tensor<8xf64, #SVNU>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SVNU>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = math.absf %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @old_times_element(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.mulf %o, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @inserted_from_dense(%a0: tensor<8xf64>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = math.exp %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

func.func @reduced_the_other_way(%a0: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0.0 : f64
    %0 = sparse_tensor.reduce %v0, %o, %c : f64 {
    ^bb0(%p: f64, %q: f64):
      %s = arith.maximumf %p, %q : f64
      sparse_tensor.yield %s : f64
    }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @product_of_all(%a0: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.mulf %v0, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

func.func @reduced_onto(%a0: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0.0 : f64
    %0 = sparse_tensor.reduce %o, %v0, %c : f64 {
    ^bb0(%p: f64, %q: f64):
      %s = arith.maximumf %p, %q : f64
      sparse_tensor.yield %s : f64
    }
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

func.func @fast(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 fastmath<fast> : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// What a select does not keep is zero to the sum.
func.func @sum_of_selected(%a0: tensor<8xf64, #SV>, %limit: f64, %x: tensor<f64>) -> tensor<f64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = sparse_tensor.select %v0 : f64 {
    ^bb0(%e: f64):
      %c = arith.cmpf ogt, %e, %limit : f64
      sparse_tensor.yield %c : i1
    }
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @compared(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi1>) -> tensor<8xi1> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg2 : tensor<8xi1>) {
// CHECK-NEXT:     ^bb0(%out: i1):
// CHECK-NEXT:       linalg.yield %true : i1
// CHECK-NEXT:     } -> tensor<8xi1>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8xi1> to memref<8xi1>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %12:2 = scf.while (%arg3 = %8, %arg4 = %10) : (index, index) -> (index, index) {
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg3, %9 : index
// CHECK-NEXT:       %15 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %16 = arith.andi %14, %15 : i1
// CHECK-NEXT:       scf.condition(%16) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %14 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %15 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.cmpi ult, %15, %14 : index
// CHECK-NEXT:       %17 = arith.select %16, %15, %14 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:       %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:       scf.if %20 {
// CHECK-NEXT:         %27 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %28 = memref.load %2[%arg4] : memref<?xf64>
// CHECK-NEXT:         %29 = arith.cmpf oeq, %27, %28 : f64
// CHECK-NEXT:         memref.store %29, %3[%17] : memref<8xi1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %27 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:         scf.if %27 {
// CHECK-NEXT:           %28 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:           %29 = arith.cmpf oeq, %28, %cst : f64
// CHECK-NEXT:           memref.store %29, %3[%17] : memref<8xi1>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %28 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:           scf.if %28 {
// CHECK-NEXT:             %29 = memref.load %2[%arg4] : memref<?xf64>
// CHECK-NEXT:             %30 = arith.cmpf oeq, %cst, %29 : f64
// CHECK-NEXT:             memref.store %30, %3[%17] : memref<8xi1>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:       %22 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %23 = arith.select %21, %22, %arg3 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:       %25 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %26 = arith.select %24, %25, %arg4 : index
// CHECK-NEXT:       scf.yield %23, %26 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %12#0 to %9 step %c1 {
// CHECK-NEXT:       %14 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %15 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       %16 = arith.cmpf oeq, %15, %cst : f64
// CHECK-NEXT:       memref.store %16, %3[%14] : memref<8xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %12#1 to %11 step %c1 {
// CHECK-NEXT:       %14 = memref.load %7[%arg3] : memref<?xindex>
// CHECK-NEXT:       %15 = memref.load %2[%arg3] : memref<?xf64>
// CHECK-NEXT:       %16 = arith.cmpf oeq, %cst, %15 : f64
// CHECK-NEXT:       memref.store %16, %3[%14] : memref<8xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %13 = bufferization.to_tensor %3 : memref<8xi1> to tensor<8xi1>
// CHECK-NEXT:     return %13 : tensor<8xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_with_dense(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x8xf64>) outs(%arg2 : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %7 = arith.addf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %7 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %3 = bufferization.to_buffer %0 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %7 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %9 = memref.load %4[%8] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg4 = %7 to %9 step %c1 {
// CHECK-NEXT:         %10 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %12 = memref.load %2[%arg3, %10] : memref<8x8xf64>
// CHECK-NEXT:         %13 = arith.addf %11, %12 : f64
// CHECK-NEXT:         memref.store %13, %3[%arg3, %10] : memref<8x8xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %3 : memref<8x8xf64> to tensor<8x8xf64>
// CHECK-NEXT:     return %6 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @exponential(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%out: f64):
// CHECK-NEXT:       linalg.yield %cst : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:       %10 = math.exp %9 : f64
// CHECK-NEXT:       memref.store %10, %2[%8] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @maximum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:3 = scf.while (%arg2 = %7, %arg3 = %9, %arg4 = %0) : (index, index, tensor<8xf64, #sparse>) -> (index, index, tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %15 = arith.cmpi ult, %arg2, %8 : index
// CHECK-NEXT:       %16 = arith.cmpi ult, %arg3, %10 : index
// CHECK-NEXT:       %17 = arith.andi %15, %16 : i1
// CHECK-NEXT:       scf.condition(%17) %arg2, %arg3, %arg4 : index, index, tensor<8xf64, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: tensor<8xf64, #sparse>):
// CHECK-NEXT:       %15 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %16 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.cmpi ult, %16, %15 : index
// CHECK-NEXT:       %18 = arith.select %17, %16, %15 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %15, %18 : index
// CHECK-NEXT:       %20 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:       %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:       %22 = scf.if %21 -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:         %29 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:         %30 = memref.load %2[%arg3] : memref<?xf64>
// CHECK-NEXT:         %31 = arith.maximumf %29, %30 : f64
// CHECK-NEXT:         %inserted = tensor.insert %31 into %arg4[%18] : tensor<8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %29 = arith.cmpi eq, %15, %18 : index
// CHECK-NEXT:         %30 = scf.if %29 -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:           %31 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:           %32 = arith.maximumf %31, %cst : f64
// CHECK-NEXT:           %inserted = tensor.insert %32 into %arg4[%18] : tensor<8xf64, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %31 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:           %32 = scf.if %31 -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:             %33 = memref.load %2[%arg3] : memref<?xf64>
// CHECK-NEXT:             %34 = arith.maximumf %33, %cst : f64
// CHECK-NEXT:             %inserted = tensor.insert %34 into %arg4[%18] : tensor<8xf64, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4 : tensor<8xf64, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %32 : tensor<8xf64, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %30 : tensor<8xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = arith.cmpi eq, %15, %18 : index
// CHECK-NEXT:       %24 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg2 : index
// CHECK-NEXT:       %26 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:       %27 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %28 = arith.select %26, %27, %arg3 : index
// CHECK-NEXT:       scf.yield %25, %28, %22 : index, index, tensor<8xf64, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = scf.for %arg2 = %11#0 to %8 step %c1 iter_args(%arg3 = %11#2) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %15 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %16 = memref.load %1[%arg2] : memref<?xf64>
// CHECK-NEXT:       %17 = arith.maximumf %16, %cst : f64
// CHECK-NEXT:       %inserted = tensor.insert %17 into %arg3[%15] : tensor<8xf64, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %13 = scf.for %arg2 = %11#1 to %10 step %c1 iter_args(%arg3 = %12) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %15 = memref.load %6[%arg2] : memref<?xindex>
// CHECK-NEXT:       %16 = memref.load %2[%arg2] : memref<?xf64>
// CHECK-NEXT:       %17 = arith.maximumf %16, %cst : f64
// CHECK-NEXT:       %inserted = tensor.insert %17 into %arg3[%15] : tensor<8xf64, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %14 = sparse_tensor.load %13 hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %14 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chosen(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xi1>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xi1> to memref<8xi1>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:       %8 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %1[%8] : memref<8xi1>
// CHECK-NEXT:       %10 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %11 = arith.select %9, %10, %cst : f64
// CHECK-NEXT:       memref.store %11, %2[%8] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_parts(%arg0: tensor<8xf64, #sparse2>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg2 = %4) : (index) -> index {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         %11 = memref.load %3[%4] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%10) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg2 = %4, %arg3 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       scf.condition(%9) %arg2, %arg3 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %9 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       scf.if %true {
// CHECK-NEXT:         %11 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %cst) -> (f64) {
// CHECK-NEXT:           %13 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %14 = arith.addf %arg5, %13 : f64
// CHECK-NEXT:           scf.yield %14 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         %12 = math.absf %11 : f64
// CHECK-NEXT:         memref.store %12, %1[%9] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %10:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %11 = scf.while (%arg4 = %arg3) : (index) -> index {
// CHECK-NEXT:           %12 = arith.cmpi ult, %arg4, %5 : index
// CHECK-NEXT:           %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:             %14 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:             %15 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:             %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:             scf.yield %16 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%13) %arg4 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index):
// CHECK-NEXT:           %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %12 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg3, %11 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10#0, %10#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %8 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @old_times_element(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6:2 = scf.while (%arg2 = %4, %arg3 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg2, %arg3 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %8 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %8, %arg3 : index
// CHECK-NEXT:       scf.if %9 {
// CHECK-NEXT:         %14 = memref.load %1[%arg3] : memref<8xf64>
// CHECK-NEXT:         %15 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         %16 = arith.mulf %14, %15 : f64
// CHECK-NEXT:         memref.store %16, %1[%arg3] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           memref.store %cst, %1[%arg3] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi eq, %8, %arg3 : index
// CHECK-NEXT:       %11 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %12 = arith.select %10, %11, %arg2 : index
// CHECK-NEXT:       %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %12, %13 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg2 = %6#1 to %c8 step %c1 {
// CHECK-NEXT:       memref.store %cst, %1[%arg2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inserted_from_dense(%arg0: tensor<8xf64>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %0) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %4 = memref.load %1[%arg1] : memref<8xf64>
// CHECK-NEXT:       %5 = math.exp %4 : f64
// CHECK-NEXT:       %6 = arith.cmpf une, %5, %cst : f64
// CHECK-NEXT:       %7 = scf.if %6 -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %5 into %arg2[%arg1] : tensor<8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : tensor<8xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7 : tensor<8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduced_the_other_way(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %4 = memref.load %1[%arg2] : memref<8xf64>
// CHECK-NEXT:       %5 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %4) -> (f64) {
// CHECK-NEXT:         %9 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %10 = arith.maximumf %9, %arg4 : f64
// CHECK-NEXT:         scf.yield %10 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %8, %1[%arg2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %3 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %3 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product_of_all(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %5 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %7:3 = scf.while (%arg2 = %5, %arg3 = %4, %arg4 = %c0) : (index, f64, index) -> (index, f64, index) {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:       scf.condition(%10) %arg2, %arg3, %arg4 : index, f64, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: index):
// CHECK-NEXT:       %10 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi eq, %10, %arg4 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (f64) {
// CHECK-NEXT:         %17 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         %18 = arith.mulf %17, %arg3 : f64
// CHECK-NEXT:         scf.yield %18 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = scf.if %true -> (f64) {
// CHECK-NEXT:           scf.yield %cst : f64
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg3 : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %17 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = arith.cmpi eq, %10, %arg4 : index
// CHECK-NEXT:       %14 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %15 = arith.select %13, %14, %arg2 : index
// CHECK-NEXT:       %16 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %15, %12, %16 : index, f64, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = scf.for %arg2 = %7#2 to %c8 step %c1 iter_args(%arg3 = %7#1) -> (f64) {
// CHECK-NEXT:       scf.yield %cst : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %8, %1[] : memref<f64>
// CHECK-NEXT:     %9 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %9 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reduced_onto(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.for %arg2 = %4 to %5 step %c1 iter_args(%arg3 = %3) -> (f64) {
// CHECK-NEXT:       %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.maximumf %arg3, %8 : f64
// CHECK-NEXT:       scf.yield %9 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6, %1[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fast(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
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
// CHECK-NEXT:         %28 = arith.mulf %26, %27 fastmath<fast> : f64
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
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %12 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_of_selected(%arg0: tensor<8xf64, #sparse>, %arg1: f64, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<f64> to memref<f64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.for %arg3 = %4 to %5 step %c1 iter_args(%arg4 = %3) -> (f64) {
// CHECK-NEXT:       %8 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.cmpf ogt, %8, %arg1 : f64
// CHECK-NEXT:       %10 = arith.select %9, %8, %cst : f64
// CHECK-NEXT:       %11 = arith.addf %arg4, %10 : f64
// CHECK-NEXT:       scf.yield %11 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %6, %1[] : memref<f64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %7 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
