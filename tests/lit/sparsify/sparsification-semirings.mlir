// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// Semi-ring ops: regions say what is computed where operands are there or not.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>

func.func @by_region(%a0: tensor<8x8xf64, #DCSR>, %a1: tensor<8x8xf64, #DCSR>)
    -> tensor<8x8xf64, #DCSR> {
  %x = tensor.empty() : tensor<8x8xf64, #DCSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a0, %a1 : tensor<8x8xf64, #DCSR>, tensor<8x8xf64, #DCSR>)
      outs(%x : tensor<8x8xf64, #DCSR>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %i = linalg.index 0 : index
    %0 = sparse_tensor.binary %v0, %v1 : f64, f64 to f64
      overlap = {
      ^bb0(%p: f64, %q: f64):
        %n = arith.index_cast %i : index to i64
        %f = arith.sitofp %n : i64 to f64
        %s = arith.mulf %f, %q : f64
        sparse_tensor.yield %s : f64
      }
      left = {
      ^bb0(%p: f64):
        %s = arith.negf %p : f64
        sparse_tensor.yield %s : f64
      }
      right = identity
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #DCSR>
  return %r : tensor<8x8xf64, #DCSR>
}

func.func @complement(%a0: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a0 : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = sparse_tensor.unary %v0 : f64 to f64
      present = {
      }
      absent = {
        %c = arith.constant 1.0 : f64
        sparse_tensor.yield %c : f64
      }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @upper_triangle(%a0: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %x = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8x8xf64, #CSR>) {
  ^bb0(%v0: f64, %o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %0 = sparse_tensor.select %v0 : f64 {
    ^bb0(%p: f64):
      %s = arith.cmpi ugt, %j, %i : index
      sparse_tensor.yield %s : i1
    }
    linalg.yield %0 : f64
  } -> tensor<8x8xf64, #CSR>
  return %r : tensor<8x8xf64, #CSR>
}

func.func @row_minima(%a0: tensor<8x8xf64, #CSR>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%v0: f64, %o: f64):
    %c = arith.constant 0x7FF0000000000000 : f64
    %0 = sparse_tensor.reduce %o, %v0, %c : f64 {
    ^bb0(%p: f64, %q: f64):
      %s = arith.minimumf %p, %q : f64
      sparse_tensor.yield %s : f64
    }
    linalg.yield %0 : f64
  } -> tensor<8xf64, #SV>
  return %r : tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @by_region(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg1 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.positions %arg1 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.coordinates %arg1 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %7[%c0] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %7[%c1] : memref<?xindex>
// CHECK-NEXT:     %15:3 = scf.while (%arg2 = %11, %arg3 = %13, %arg4 = %0) : (index, index, tensor<8x8xf64, #sparse>) -> (index, index, tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:       %19 = arith.cmpi ult, %arg2, %12 : index
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg3, %14 : index
// CHECK-NEXT:       %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:       scf.condition(%21) %arg2, %arg3, %arg4 : index, index, tensor<8x8xf64, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: tensor<8x8xf64, #sparse>):
// CHECK-NEXT:       %19 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %8[%arg3] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %20, %19 : index
// CHECK-NEXT:       %22 = arith.select %21, %20, %19 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:       %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:       %26 = scf.if %25 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:         %33 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:         %34 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %35 = memref.load %5[%34] : memref<?xindex>
// CHECK-NEXT:         %36 = memref.load %9[%arg3] : memref<?xindex>
// CHECK-NEXT:         %37 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:         %38 = memref.load %9[%37] : memref<?xindex>
// CHECK-NEXT:         %39:3 = scf.while (%arg5 = %33, %arg6 = %36, %arg7 = %arg4) : (index, index, tensor<8x8xf64, #sparse>) -> (index, index, tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:           %42 = arith.cmpi ult, %arg5, %35 : index
// CHECK-NEXT:           %43 = arith.cmpi ult, %arg6, %38 : index
// CHECK-NEXT:           %44 = arith.andi %42, %43 : i1
// CHECK-NEXT:           scf.condition(%44) %arg5, %arg6, %arg7 : index, index, tensor<8x8xf64, #sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg5: index, %arg6: index, %arg7: tensor<8x8xf64, #sparse>):
// CHECK-NEXT:           %42 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:           %43 = memref.load %10[%arg6] : memref<?xindex>
// CHECK-NEXT:           %44 = arith.cmpi ult, %43, %42 : index
// CHECK-NEXT:           %45 = arith.select %44, %43, %42 : index
// CHECK-NEXT:           %46 = arith.cmpi eq, %42, %45 : index
// CHECK-NEXT:           %47 = arith.cmpi eq, %43, %45 : index
// CHECK-NEXT:           %48 = arith.andi %46, %47 : i1
// CHECK-NEXT:           %49 = scf.if %48 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:             %56 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:             %57 = arith.index_cast %22 : index to i64
// CHECK-NEXT:             %58 = arith.sitofp %57 : i64 to f64
// CHECK-NEXT:             %59 = arith.mulf %58, %56 : f64
// CHECK-NEXT:             %inserted = tensor.insert %59 into %arg7[%22, %45] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %56 = arith.cmpi eq, %42, %45 : index
// CHECK-NEXT:             %57 = scf.if %56 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:               %58 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:               %59 = arith.negf %58 : f64
// CHECK-NEXT:               %inserted = tensor.insert %59 into %arg7[%22, %45] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:               scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %58 = arith.cmpi eq, %43, %45 : index
// CHECK-NEXT:               %59 = scf.if %58 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:                 %60 = memref.load %2[%arg6] : memref<?xf64>
// CHECK-NEXT:                 %inserted = tensor.insert %60 into %arg7[%22, %45] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:                 scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg7 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %59 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %57 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %50 = arith.cmpi eq, %42, %45 : index
// CHECK-NEXT:           %51 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:           %52 = arith.select %50, %51, %arg5 : index
// CHECK-NEXT:           %53 = arith.cmpi eq, %43, %45 : index
// CHECK-NEXT:           %54 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:           %55 = arith.select %53, %54, %arg6 : index
// CHECK-NEXT:           scf.yield %52, %55, %49 : index, index, tensor<8x8xf64, #sparse>
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         %40 = scf.for %arg5 = %39#0 to %35 step %c1 iter_args(%arg6 = %39#2) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:           %42 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:           %43 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:           %44 = arith.negf %43 : f64
// CHECK-NEXT:           %inserted = tensor.insert %44 into %arg6[%22, %42] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         %41 = scf.for %arg5 = %39#1 to %38 step %c1 iter_args(%arg6 = %40) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:           %42 = memref.load %10[%arg5] : memref<?xindex>
// CHECK-NEXT:           %43 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:           %inserted = tensor.insert %43 into %arg6[%22, %42] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %41 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %33 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:         %34 = scf.if %33 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:           %35 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:           %36 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           %37 = memref.load %5[%36] : memref<?xindex>
// CHECK-NEXT:           %38 = scf.for %arg5 = %35 to %37 step %c1 iter_args(%arg6 = %arg4) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:             %39 = memref.load %6[%arg5] : memref<?xindex>
// CHECK-NEXT:             %40 = memref.load %1[%arg5] : memref<?xf64>
// CHECK-NEXT:             %41 = arith.negf %40 : f64
// CHECK-NEXT:             %inserted = tensor.insert %41 into %arg6[%22, %39] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           scf.yield %38 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %35 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:           %36 = scf.if %35 -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:             %37 = memref.load %9[%arg3] : memref<?xindex>
// CHECK-NEXT:             %38 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             %39 = memref.load %9[%38] : memref<?xindex>
// CHECK-NEXT:             %40 = scf.for %arg5 = %37 to %39 step %c1 iter_args(%arg6 = %arg4) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:               %41 = memref.load %10[%arg5] : memref<?xindex>
// CHECK-NEXT:               %42 = memref.load %2[%arg5] : memref<?xf64>
// CHECK-NEXT:               %inserted = tensor.insert %42 into %arg6[%22, %41] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:               scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:             } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:             scf.yield %40 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %36 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %34 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:       %28 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %29 = arith.select %27, %28, %arg2 : index
// CHECK-NEXT:       %30 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:       %31 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %32 = arith.select %30, %31, %arg3 : index
// CHECK-NEXT:       scf.yield %29, %32, %26 : index, index, tensor<8x8xf64, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %16 = scf.for %arg2 = %15#0 to %12 step %c1 iter_args(%arg3 = %15#2) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:       %19 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %5[%arg2] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %22 = memref.load %5[%21] : memref<?xindex>
// CHECK-NEXT:       %23 = scf.for %arg4 = %20 to %22 step %c1 iter_args(%arg5 = %arg3) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:         %24 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %26 = arith.negf %25 : f64
// CHECK-NEXT:         %inserted = tensor.insert %26 into %arg5[%19, %24] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %23 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17 = scf.for %arg2 = %15#1 to %14 step %c1 iter_args(%arg3 = %16) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:       %19 = memref.load %8[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %9[%arg2] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %22 = memref.load %9[%21] : memref<?xindex>
// CHECK-NEXT:       %23 = scf.for %arg4 = %20 to %22 step %c1 iter_args(%arg5 = %arg3) -> (tensor<8x8xf64, #sparse>) {
// CHECK-NEXT:         %24 = memref.load %10[%arg4] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %2[%arg4] : memref<?xf64>
// CHECK-NEXT:         %inserted = tensor.insert %25 into %arg5[%19, %24] : tensor<8x8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8x8xf64, #sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %23 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18 = sparse_tensor.load %17 hasInserts : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %18 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @complement(%arg0: tensor<8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%0 : memref<8xf64>)
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %5:2 = scf.while (%arg2 = %3, %arg3 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       scf.condition(%7) %arg2, %arg3 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %7 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi eq, %7, %arg3 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           memref.store %cst_0, %0[%arg3] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %arg3 : index
// CHECK-NEXT:       %10 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %11 = arith.select %9, %10, %arg2 : index
// CHECK-NEXT:       %12 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %11, %12 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg2 = %5#1 to %c8 step %c1 {
// CHECK-NEXT:       memref.store %cst_0, %0[%arg2] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = bufferization.to_tensor %0 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %6 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @upper_triangle(%arg0: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %0) -> (tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:       %6 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:       %9 = scf.for %arg3 = %6 to %8 step %c1 iter_args(%arg4 = %arg2) -> (tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:         %10 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %12 = arith.cmpi ugt, %10, %arg1 : index
// CHECK-NEXT:         %13 = scf.if %12 -> (tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:           %inserted = tensor.insert %11 into %arg4[%arg1, %10] : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:           scf.yield %inserted : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %13 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %9 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %5 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row_minima(%arg0: tensor<8x8xf64, #sparse2>) -> tensor<8xf64, #sparse1> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %0) -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       %8:2 = scf.for %arg3 = %5 to %7 step %c1 iter_args(%arg4 = %cst, %arg5 = %false) -> (f64, i1) {
// CHECK-NEXT:         %10 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %11 = arith.minimumf %arg4, %10 : f64
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
// CHECK-NEXT: }
