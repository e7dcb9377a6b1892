// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// Each point of the lattice has a loop, and in it a branch for each point below.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @three_summands(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %a2: tensor<8xf64, #SV>,
                          %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
                     affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1, %a2 : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xf64, #SV>)
      outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %v2: f64, %o: f64):
    %0 = arith.addf %v0, %v1 : f64
    %1 = arith.addf %0, %v2 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @sum_times_third(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>,
                           %a2: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
                     affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0, %a1, %a2 : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xf64, #SV>)
      outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %v2: f64, %o: f64):
    %0 = arith.addf %v0, %v1 : f64
    %1 = arith.mulf %0, %v2 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @products_added(%a0: tensor<8xf64, #SV>, %a1: tensor<8xf64, #SV>, %a2: tensor<8xf64, #SV>,
                          %a3: tensor<8xf64>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
                     affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  }
      ins(%a0, %a1, %a2, %a3 : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xf64, #SV>,
          tensor<8xf64>)
      outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %v2: f64, %v3: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    %1 = arith.mulf %v2, %v3 : f64
    %2 = arith.addf %0, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @used_twice(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.mulf %v0, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three_summands(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse>, %arg3: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = bufferization.to_memref %arg3 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<8xf64>)
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %8[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %8[%c1] : memref<?xindex>
// CHECK-NEXT:     %16:3 = scf.while (%arg4 = %10, %arg5 = %12, %arg6 = %14) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %22 = arith.cmpi ult, %arg5, %13 : index
// CHECK-NEXT:       %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:       %24 = arith.cmpi ult, %arg6, %15 : index
// CHECK-NEXT:       %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:       scf.condition(%25) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:       %21 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:       %23 = memref.load %9[%arg6] : memref<?xindex>
// CHECK-NEXT:       %24 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:       %25 = arith.select %24, %22, %21 : index
// CHECK-NEXT:       %26 = arith.cmpi ult, %23, %25 : index
// CHECK-NEXT:       %27 = arith.select %26, %23, %25 : index
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %27 : index
// CHECK-NEXT:       %29 = arith.cmpi eq, %22, %27 : index
// CHECK-NEXT:       %30 = arith.andi %28, %29 : i1
// CHECK-NEXT:       %31 = arith.cmpi eq, %23, %27 : index
// CHECK-NEXT:       %32 = arith.andi %30, %31 : i1
// CHECK-NEXT:       scf.if %32 {
// CHECK-NEXT:         %42 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %43 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:         %44 = arith.addf %42, %43 : f64
// CHECK-NEXT:         %45 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:         %46 = arith.addf %44, %45 : f64
// CHECK-NEXT:         memref.store %46, %3[%27] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %42 = arith.cmpi eq, %21, %27 : index
// CHECK-NEXT:         %43 = arith.cmpi eq, %23, %27 : index
// CHECK-NEXT:         %44 = arith.andi %42, %43 : i1
// CHECK-NEXT:         scf.if %44 {
// CHECK-NEXT:           %45 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %46 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:           %47 = arith.addf %45, %46 : f64
// CHECK-NEXT:           memref.store %47, %3[%27] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %45 = arith.cmpi eq, %22, %27 : index
// CHECK-NEXT:           %46 = arith.cmpi eq, %23, %27 : index
// CHECK-NEXT:           %47 = arith.andi %45, %46 : i1
// CHECK-NEXT:           scf.if %47 {
// CHECK-NEXT:             %48 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:             %49 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:             %50 = arith.addf %48, %49 : f64
// CHECK-NEXT:             memref.store %50, %3[%27] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %48 = arith.cmpi eq, %21, %27 : index
// CHECK-NEXT:             %49 = arith.cmpi eq, %22, %27 : index
// CHECK-NEXT:             %50 = arith.andi %48, %49 : i1
// CHECK-NEXT:             scf.if %50 {
// CHECK-NEXT:               %51 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:               %52 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:               %53 = arith.addf %51, %52 : f64
// CHECK-NEXT:               memref.store %53, %3[%27] : memref<8xf64>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %51 = arith.cmpi eq, %21, %27 : index
// CHECK-NEXT:               scf.if %51 {
// CHECK-NEXT:                 %52 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:                 memref.store %52, %3[%27] : memref<8xf64>
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 %52 = arith.cmpi eq, %22, %27 : index
// CHECK-NEXT:                 scf.if %52 {
// CHECK-NEXT:                   %53 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:                   memref.store %53, %3[%27] : memref<8xf64>
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   %53 = arith.cmpi eq, %23, %27 : index
// CHECK-NEXT:                   scf.if %53 {
// CHECK-NEXT:                     %54 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:                     memref.store %54, %3[%27] : memref<8xf64>
// CHECK-NEXT:                   } else {
// CHECK-NEXT:                   }
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %33 = arith.cmpi eq, %21, %27 : index
// CHECK-NEXT:       %34 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %35 = arith.select %33, %34, %arg4 : index
// CHECK-NEXT:       %36 = arith.cmpi eq, %22, %27 : index
// CHECK-NEXT:       %37 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %38 = arith.select %36, %37, %arg5 : index
// CHECK-NEXT:       %39 = arith.cmpi eq, %23, %27 : index
// CHECK-NEXT:       %40 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %41 = arith.select %39, %40, %arg6 : index
// CHECK-NEXT:       scf.yield %35, %38, %41 : index, index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17:2 = scf.while (%arg4 = %16#0, %arg5 = %16#2) : (index, index) -> (index, index) {
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %22 = arith.cmpi ult, %arg5, %15 : index
// CHECK-NEXT:       %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:       scf.condition(%23) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %21 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:       %24 = arith.select %23, %22, %21 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %26 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %27 = arith.andi %25, %26 : i1
// CHECK-NEXT:       scf.if %27 {
// CHECK-NEXT:         %34 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %35 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:         %36 = arith.addf %34, %35 : f64
// CHECK-NEXT:         memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %34 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:         scf.if %34 {
// CHECK-NEXT:           %35 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           memref.store %35, %3[%24] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %35 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:           scf.if %35 {
// CHECK-NEXT:             %36 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:             memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %29 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %30 = arith.select %28, %29, %arg4 : index
// CHECK-NEXT:       %31 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %32 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %33 = arith.select %31, %32, %arg5 : index
// CHECK-NEXT:       scf.yield %30, %33 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18:2 = scf.while (%arg4 = %16#1, %arg5 = %17#1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %22 = arith.cmpi ult, %arg5, %15 : index
// CHECK-NEXT:       %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:       scf.condition(%23) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %21 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:       %24 = arith.select %23, %22, %21 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %26 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %27 = arith.andi %25, %26 : i1
// CHECK-NEXT:       scf.if %27 {
// CHECK-NEXT:         %34 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %35 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:         %36 = arith.addf %34, %35 : f64
// CHECK-NEXT:         memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %34 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:         scf.if %34 {
// CHECK-NEXT:           %35 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:           memref.store %35, %3[%24] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %35 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:           scf.if %35 {
// CHECK-NEXT:             %36 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:             memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %29 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %30 = arith.select %28, %29, %arg4 : index
// CHECK-NEXT:       %31 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %32 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %33 = arith.select %31, %32, %arg5 : index
// CHECK-NEXT:       scf.yield %30, %33 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19:2 = scf.while (%arg4 = %17#0, %arg5 = %18#0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %22 = arith.cmpi ult, %arg5, %13 : index
// CHECK-NEXT:       %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:       scf.condition(%23) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %21 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:       %24 = arith.select %23, %22, %21 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %26 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %27 = arith.andi %25, %26 : i1
// CHECK-NEXT:       scf.if %27 {
// CHECK-NEXT:         %34 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %35 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:         %36 = arith.addf %34, %35 : f64
// CHECK-NEXT:         memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %34 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:         scf.if %34 {
// CHECK-NEXT:           %35 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           memref.store %35, %3[%24] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %35 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:           scf.if %35 {
// CHECK-NEXT:             %36 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:             memref.store %36, %3[%24] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:       %29 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %30 = arith.select %28, %29, %arg4 : index
// CHECK-NEXT:       %31 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:       %32 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %33 = arith.select %31, %32, %arg5 : index
// CHECK-NEXT:       scf.yield %30, %33 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg4 = %19#0 to %11 step %c1 {
// CHECK-NEXT:       %21 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:       memref.store %22, %3[%21] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg4 = %19#1 to %13 step %c1 {
// CHECK-NEXT:       %21 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:       memref.store %22, %3[%21] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg4 = %18#1 to %15 step %c1 {
// CHECK-NEXT:       %21 = memref.load %9[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %2[%arg4] : memref<?xf64>
// CHECK-NEXT:       memref.store %22, %3[%21] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %20 = bufferization.to_tensor %3 : memref<8xf64>
// CHECK-NEXT:     return %20 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sum_times_third(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse>, %arg3: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = bufferization.to_memref %arg3 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%3 : memref<8xf64>)
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %8[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %8[%c1] : memref<?xindex>
// CHECK-NEXT:     %16:3 = scf.while (%arg4 = %10, %arg5 = %12, %arg6 = %14) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg5, %13 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       %23 = arith.cmpi ult, %arg6, %15 : index
// CHECK-NEXT:       %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:       scf.condition(%24) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:       %20 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %9[%arg6] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %24 = arith.select %23, %21, %20 : index
// CHECK-NEXT:       %25 = arith.cmpi ult, %22, %24 : index
// CHECK-NEXT:       %26 = arith.select %25, %22, %24 : index
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %29 = arith.andi %27, %28 : i1
// CHECK-NEXT:       %30 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.if %31 {
// CHECK-NEXT:         %41 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %42 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:         %43 = arith.addf %41, %42 : f64
// CHECK-NEXT:         %44 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:         %45 = arith.mulf %43, %44 : f64
// CHECK-NEXT:         memref.store %45, %3[%26] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %41 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:         %42 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:         %43 = arith.andi %41, %42 : i1
// CHECK-NEXT:         scf.if %43 {
// CHECK-NEXT:           %44 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:           %45 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:           %46 = arith.mulf %44, %45 : f64
// CHECK-NEXT:           memref.store %46, %3[%26] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %44 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:           %45 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:           %46 = arith.andi %44, %45 : i1
// CHECK-NEXT:           scf.if %46 {
// CHECK-NEXT:             %47 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:             %48 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:             %49 = arith.mulf %47, %48 : f64
// CHECK-NEXT:             memref.store %49, %3[%26] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %33 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %34 = arith.select %32, %33, %arg4 : index
// CHECK-NEXT:       %35 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %36 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %37 = arith.select %35, %36, %arg5 : index
// CHECK-NEXT:       %38 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %39 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %40 = arith.select %38, %39, %arg6 : index
// CHECK-NEXT:       scf.yield %34, %37, %40 : index, index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17:2 = scf.while (%arg4 = %16#0, %arg5 = %16#2) : (index, index) -> (index, index) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg5, %15 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       scf.condition(%22) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %20 = memref.load %5[%arg4] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:       %22 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %23 = arith.select %22, %21, %20 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:       scf.if %26 {
// CHECK-NEXT:         %33 = memref.load %0[%arg4] : memref<?xf64>
// CHECK-NEXT:         %34 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:         %35 = arith.mulf %33, %34 : f64
// CHECK-NEXT:         memref.store %35, %3[%23] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %28 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %29 = arith.select %27, %28, %arg4 : index
// CHECK-NEXT:       %30 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %31 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %32 = arith.select %30, %31, %arg5 : index
// CHECK-NEXT:       scf.yield %29, %32 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18:2 = scf.while (%arg4 = %16#1, %arg5 = %17#1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg5, %15 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       scf.condition(%22) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %20 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:       %22 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %23 = arith.select %22, %21, %20 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:       scf.if %26 {
// CHECK-NEXT:         %33 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %34 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:         %35 = arith.mulf %33, %34 : f64
// CHECK-NEXT:         memref.store %35, %3[%23] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %28 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %29 = arith.select %27, %28, %arg4 : index
// CHECK-NEXT:       %30 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %31 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %32 = arith.select %30, %31, %arg5 : index
// CHECK-NEXT:       scf.yield %29, %32 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = bufferization.to_tensor %3 : memref<8xf64>
// CHECK-NEXT:     return %19 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @products_added(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse>, %arg3: tensor<8xf64>, %arg4: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = bufferization.to_memref %arg3 : memref<8xf64>
// CHECK-NEXT:     %4 = bufferization.to_memref %arg4 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%4 : memref<8xf64>)
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.positions %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.coordinates %arg2 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %7[%c0] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %7[%c1] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %9[%c0] : memref<?xindex>
// CHECK-NEXT:     %16 = memref.load %9[%c1] : memref<?xindex>
// CHECK-NEXT:     %17:3 = scf.while (%arg5 = %11, %arg6 = %13, %arg7 = %15) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg5, %12 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg6, %14 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       %23 = arith.cmpi ult, %arg7, %16 : index
// CHECK-NEXT:       %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:       scf.condition(%24) %arg5, %arg6, %arg7 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: index):
// CHECK-NEXT:       %20 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %8[%arg6] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %10[%arg7] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %24 = arith.select %23, %21, %20 : index
// CHECK-NEXT:       %25 = arith.cmpi ult, %22, %24 : index
// CHECK-NEXT:       %26 = arith.select %25, %22, %24 : index
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %29 = arith.andi %27, %28 : i1
// CHECK-NEXT:       %30 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.if %31 {
// CHECK-NEXT:         %41 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:         %42 = memref.load %1[%arg6] : memref<?xf64>
// CHECK-NEXT:         %43 = arith.mulf %41, %42 : f64
// CHECK-NEXT:         %44 = memref.load %2[%arg7] : memref<?xf64>
// CHECK-NEXT:         %45 = memref.load %3[%26] : memref<8xf64>
// CHECK-NEXT:         %46 = arith.mulf %44, %45 : f64
// CHECK-NEXT:         %47 = arith.addf %43, %46 : f64
// CHECK-NEXT:         memref.store %47, %4[%26] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %41 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:         %42 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:         %43 = arith.andi %41, %42 : i1
// CHECK-NEXT:         scf.if %43 {
// CHECK-NEXT:           %44 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:           %45 = memref.load %1[%arg6] : memref<?xf64>
// CHECK-NEXT:           %46 = arith.mulf %44, %45 : f64
// CHECK-NEXT:           memref.store %46, %4[%26] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %44 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:           scf.if %44 {
// CHECK-NEXT:             %45 = memref.load %2[%arg7] : memref<?xf64>
// CHECK-NEXT:             %46 = memref.load %3[%26] : memref<8xf64>
// CHECK-NEXT:             %47 = arith.mulf %45, %46 : f64
// CHECK-NEXT:             memref.store %47, %4[%26] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %33 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %34 = arith.select %32, %33, %arg5 : index
// CHECK-NEXT:       %35 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %36 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %37 = arith.select %35, %36, %arg6 : index
// CHECK-NEXT:       %38 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %39 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:       %40 = arith.select %38, %39, %arg7 : index
// CHECK-NEXT:       scf.yield %34, %37, %40 : index, index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18:2 = scf.while (%arg5 = %17#0, %arg6 = %17#1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg5, %12 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg6, %14 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       scf.condition(%22) %arg5, %arg6 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:       %20 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %8[%arg6] : memref<?xindex>
// CHECK-NEXT:       %22 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %23 = arith.select %22, %21, %20 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:       scf.if %26 {
// CHECK-NEXT:         %33 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:         %34 = memref.load %1[%arg6] : memref<?xf64>
// CHECK-NEXT:         %35 = arith.mulf %33, %34 : f64
// CHECK-NEXT:         memref.store %35, %4[%23] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %28 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %29 = arith.select %27, %28, %arg5 : index
// CHECK-NEXT:       %30 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %31 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %32 = arith.select %30, %31, %arg6 : index
// CHECK-NEXT:       scf.yield %29, %32 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg5 = %17#2 to %16 step %c1 {
// CHECK-NEXT:       %20 = memref.load %10[%arg5] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:       %22 = memref.load %3[%20] : memref<8xf64>
// CHECK-NEXT:       %23 = arith.mulf %21, %22 : f64
// CHECK-NEXT:       memref.store %23, %4[%20] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = bufferization.to_tensor %4 : memref<8xf64>
// CHECK-NEXT:     return %19 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @used_twice(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
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
// CHECK-NEXT:       %9 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %10 = arith.mulf %8, %9 : f64
// CHECK-NEXT:       memref.store %10, %1[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
