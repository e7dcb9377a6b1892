// Windows of levels in which coordinates repeat: all elements with one coordinate are a step.
// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true --sparsification=reference-exact=true | FileCheck %s

#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
func.func @vector(%a: tensor<10xf64, #Vector>, %f: tensor<3xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>,
                     affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %f : tensor<10xf64, #Vector>, tensor<3xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

#Matrix = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @matrix(%a: tensor<10x10xf64, #Matrix>, %f: tensor<3x3xf64>, %x: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>,
                     affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a, %f : tensor<10x10xf64, #Matrix>, tensor<3x3xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

// A factor of the inner loop, and storage of which one coordinate is for each of those above.
#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)),
  crdWidth = 8
}>
func.func @strided(%a: tensor<12x12xf64, #Narrow>, %f: tensor<3x3xf64>, %x: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, l) -> (i + 2 * k, j + 2 * l)>,
                     affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%a, %f : tensor<12x12xf64, #Narrow>, tensor<3x3xf64>) outs(%x : tensor<8x8xf64>) {
  ^bb0(%e: f64, %g: f64, %o: f64):
    %0 = arith.mulf %e, %g : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector(%arg0: tensor<10xf64, #sparse>, %arg1: tensor<3xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<10xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3xf64> to memref<3xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<10xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<10xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?x4xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.while (%arg3 = %5) : (index) -> index {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:         %14 = memref.load %4[%5] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%13) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %12 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %12 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %5, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %7, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %6, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:     %8 = arith.cmpi ult, %5, %6 : index
// CHECK-NEXT:     %9:3 = scf.if %8 -> (index, index, i1) {
// CHECK-NEXT:       %12 = memref.load %4[%5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi uge, %12, %c3 : index
// CHECK-NEXT:       %14 = arith.addi %12, %c1 : index
// CHECK-NEXT:       %15 = arith.subi %14, %c3 : index
// CHECK-NEXT:       %16 = arith.select %13, %15, %c0 : index
// CHECK-NEXT:       scf.yield %12, %16, %true : index, index, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0, %c0, %false : index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %10:3 = scf.while (%arg3 = %9#0, %arg4 = %9#1, %arg5 = %9#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg5) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %12 = memref.load %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       %13 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:       %14 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:       %15 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:       %16:4 = scf.while (%arg6 = %13, %arg7 = %14, %arg8 = %c0, %arg9 = %12) : (index, index, index, f64) -> (index, index, index, f64) {
// CHECK-NEXT:         %18 = arith.cmpi ult, %arg6, %15 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (i1) {
// CHECK-NEXT:           %20 = memref.load %4[%arg6] : memref<?xindex>
// CHECK-NEXT:           %21 = arith.subi %20, %arg4 : index
// CHECK-NEXT:           %22 = arith.cmpi ult, %21, %c3 : index
// CHECK-NEXT:           scf.yield %22 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%19) %arg6, %arg7, %arg8, %arg9 : index, index, index, f64
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: f64):
// CHECK-NEXT:         %18 = memref.load %4[%arg6] : memref<?xindex>
// CHECK-NEXT:         %19 = arith.subi %18, %arg4 : index
// CHECK-NEXT:         %20 = memref.load %0[%arg6] : memref<?xf64>
// CHECK-NEXT:         %21 = memref.load %1[%19] : memref<3xf64>
// CHECK-NEXT:         %22 = arith.mulf %20, %21 : f64
// CHECK-NEXT:         %23 = arith.addf %22, %arg9 : f64
// CHECK-NEXT:         %24:3 = scf.if %true -> (index, index, index) {
// CHECK-NEXT:           %25 = scf.while (%arg10 = %arg7) : (index) -> index {
// CHECK-NEXT:             %27 = arith.cmpi ult, %arg10, %15 : index
// CHECK-NEXT:             %28 = scf.if %27 -> (i1) {
// CHECK-NEXT:               %29 = memref.load %4[%arg7] : memref<?xindex>
// CHECK-NEXT:               %30 = memref.load %4[%arg10] : memref<?xindex>
// CHECK-NEXT:               %31 = arith.cmpi eq, %29, %30 : index
// CHECK-NEXT:               scf.yield %31 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%28) %arg10 : index
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg10: index):
// CHECK-NEXT:             %27 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:             scf.yield %27 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           %26 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:           scf.yield %arg7, %25, %26 : index, index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7, %arg8 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %24#0, %24#1, %24#2, %23 : index, index, index, f64
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %16#3, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       %17:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %18 = arith.cmpi ugt, %arg3, %arg4 : index
// CHECK-NEXT:         %19:3 = scf.if %18 -> (index, index, i1) {
// CHECK-NEXT:           %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %arg3, %24, %arg5 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %24 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:           %25 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:           %26 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:           %27 = arith.cmpi ult, %24, %26 : index
// CHECK-NEXT:           %28:2 = scf.if %27 -> (index, i1) {
// CHECK-NEXT:             %33 = memref.load %4[%24] : memref<?xindex>
// CHECK-NEXT:             %34 = arith.cmpi eq, %33, %arg3 : index
// CHECK-NEXT:             %35:2 = scf.if %34 -> (index, index) {
// CHECK-NEXT:               %38 = scf.while (%arg6 = %25) : (index) -> index {
// CHECK-NEXT:                 %39 = arith.cmpi ult, %arg6, %26 : index
// CHECK-NEXT:                 %40 = scf.if %39 -> (i1) {
// CHECK-NEXT:                   %41 = memref.load %4[%25] : memref<?xindex>
// CHECK-NEXT:                   %42 = memref.load %4[%arg6] : memref<?xindex>
// CHECK-NEXT:                   %43 = arith.cmpi eq, %41, %42 : index
// CHECK-NEXT:                   scf.yield %43 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.condition(%40) %arg6 : index
// CHECK-NEXT:               } do {
// CHECK-NEXT:               ^bb0(%arg6: index):
// CHECK-NEXT:                 %39 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:                 scf.yield %39 : index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %25, %38 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %24, %25 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.if %34 {
// CHECK-NEXT:               memref.store %35#0, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %35#1, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %26, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:             %36 = arith.cmpi ult, %35#0, %26 : index
// CHECK-NEXT:             %37:2 = scf.if %36 -> (index, i1) {
// CHECK-NEXT:               %38 = memref.load %4[%35#0] : memref<?xindex>
// CHECK-NEXT:               scf.yield %38, %true : index, i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %c-1, %false : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %37#0, %37#1 : index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %c-1, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %29 = arith.cmpi uge, %28#0, %c3 : index
// CHECK-NEXT:           %30 = arith.addi %28#0, %c1 : index
// CHECK-NEXT:           %31 = arith.subi %30, %c3 : index
// CHECK-NEXT:           %32 = arith.select %29, %31, %c0 : index
// CHECK-NEXT:           scf.yield %28#0, %32, %28#1 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %21 = arith.maxui %20, %19#1 : index
// CHECK-NEXT:         %22 = arith.cmpi ult, %21, %c8 : index
// CHECK-NEXT:         %23 = arith.andi %19#2, %22 : i1
// CHECK-NEXT:         scf.yield %19#0, %21, %23 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %17#0, %17#1, %17#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %11 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %11 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix(%arg0: tensor<10x10xf64, #sparse1>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<10x10xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3x3xf64> to memref<3x3xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<10x10xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<10x10xf64, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<10x10xf64, #sparse1> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?x4xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca(%c3) : memref<?x3xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %8 = scf.while (%arg3 = %6) : (index) -> index {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %7 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:         %15 = memref.load %4[%6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %16 = memref.load %4[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:         scf.yield %17 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%14) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %6, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %8, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %7, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:     %9 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:     %10:3 = scf.if %9 -> (index, index, i1) {
// CHECK-NEXT:       %13 = memref.load %4[%6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %14 = arith.cmpi uge, %13, %c3 : index
// CHECK-NEXT:       %15 = arith.addi %13, %c1 : index
// CHECK-NEXT:       %16 = arith.subi %15, %c3 : index
// CHECK-NEXT:       %17 = arith.select %14, %16, %c0 : index
// CHECK-NEXT:       scf.yield %13, %17, %true : index, index, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0, %c0, %false : index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:3 = scf.while (%arg3 = %10#0, %arg4 = %10#1, %arg5 = %10#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg5) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %13 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:       %14 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:       %15 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:       memref.store %c0, %alloca[%c0, %c3] : memref<?x4xindex>
// CHECK-NEXT:       %16:5 = scf.while (%arg6 = %13, %arg7 = %14, %arg8 = %c0, %arg9 = %c-1, %arg10 = %c0) : (index, index, index, index, index) -> (index, index, index, index, index) {
// CHECK-NEXT:         %24 = arith.cmpi ult, %arg6, %15 : index
// CHECK-NEXT:         %25 = scf.if %24 -> (i1) {
// CHECK-NEXT:           %26 = memref.load %4[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %27 = arith.subi %26, %arg4 : index
// CHECK-NEXT:           %28 = arith.cmpi ult, %27, %c3 : index
// CHECK-NEXT:           scf.yield %28 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%25) %arg6, %arg7, %arg8, %arg9, %arg10 : index, index, index, index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index):
// CHECK-NEXT:         %24 = arith.cmpi ult, %arg6, %arg7 : index
// CHECK-NEXT:         %25 = scf.if %24 -> (index) {
// CHECK-NEXT:           %29 = memref.load %5[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %30 = arith.minui %29, %arg9 : index
// CHECK-NEXT:           scf.yield %30 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg9 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %arg6, %alloca_0[%arg10, %c0] : memref<?x3xindex>
// CHECK-NEXT:         memref.store %arg7, %alloca_0[%arg10, %c1] : memref<?x3xindex>
// CHECK-NEXT:         %26 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:         %27 = scf.while (%arg11 = %arg7) : (index) -> index {
// CHECK-NEXT:           %29 = arith.cmpi ult, %arg11, %15 : index
// CHECK-NEXT:           %30 = scf.if %29 -> (i1) {
// CHECK-NEXT:             %31 = memref.load %4[%arg7] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %32 = memref.load %4[%arg11] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %33 = arith.cmpi eq, %31, %32 : index
// CHECK-NEXT:             scf.yield %33 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%30) %arg11 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg11: index):
// CHECK-NEXT:           %29 = arith.addi %arg11, %c1 : index
// CHECK-NEXT:           scf.yield %29 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %28 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:         scf.yield %arg7, %27, %28, %25, %26 : index, index, index, index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %17 = arith.cmpi uge, %16#3, %c3 : index
// CHECK-NEXT:       %18 = arith.addi %16#3, %c1 : index
// CHECK-NEXT:       %19 = arith.subi %18, %c3 : index
// CHECK-NEXT:       %20 = arith.select %17, %19, %c0 : index
// CHECK-NEXT:       %21 = arith.cmpi ne, %16#3, %c-1 : index
// CHECK-NEXT:       %22:3 = scf.while (%arg6 = %16#3, %arg7 = %20, %arg8 = %21) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:         scf.condition(%arg8) %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: i1):
// CHECK-NEXT:         %24 = memref.load %2[%arg4, %arg7] : memref<8x8xf64>
// CHECK-NEXT:         %25 = memref.load %alloca[%c0, %c3] : memref<?x4xindex>
// CHECK-NEXT:         %26 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:         %27 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:         %28 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:         %29:4 = scf.while (%arg9 = %26, %arg10 = %27, %arg11 = %c0, %arg12 = %24) : (index, index, index, f64) -> (index, index, index, f64) {
// CHECK-NEXT:           %31 = arith.cmpi ult, %arg9, %28 : index
// CHECK-NEXT:           %32 = scf.if %31 -> (i1) {
// CHECK-NEXT:             %33 = memref.load %4[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %34 = arith.subi %33, %arg4 : index
// CHECK-NEXT:             %35 = arith.cmpi ult, %34, %c3 : index
// CHECK-NEXT:             scf.yield %35 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%32) %arg9, %arg10, %arg11, %arg12 : index, index, index, f64
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: f64):
// CHECK-NEXT:           %31 = memref.load %4[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %32 = arith.subi %31, %arg4 : index
// CHECK-NEXT:           %33 = arith.addi %arg11, %25 : index
// CHECK-NEXT:           %34 = memref.load %alloca_0[%33, %c0] : memref<?x3xindex>
// CHECK-NEXT:           %35 = memref.load %alloca_0[%33, %c1] : memref<?x3xindex>
// CHECK-NEXT:           %36:3 = scf.while (%arg13 = %34, %arg14 = %c0, %arg15 = %arg12) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:             %38 = arith.cmpi ult, %arg13, %35 : index
// CHECK-NEXT:             %39 = scf.if %38 -> (i1) {
// CHECK-NEXT:               %40 = memref.load %5[%arg13] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %41 = arith.subi %40, %arg7 : index
// CHECK-NEXT:               %42 = arith.cmpi ult, %41, %c3 : index
// CHECK-NEXT:               scf.yield %42 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%39) %arg13, %arg14, %arg15 : index, index, f64
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg13: index, %arg14: index, %arg15: f64):
// CHECK-NEXT:             %38 = memref.load %5[%arg13] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %39 = arith.subi %38, %arg7 : index
// CHECK-NEXT:             %40 = memref.load %0[%arg13] : memref<?xf64>
// CHECK-NEXT:             %41 = memref.load %1[%32, %39] : memref<3x3xf64>
// CHECK-NEXT:             %42 = arith.mulf %40, %41 : f64
// CHECK-NEXT:             %43 = arith.addf %42, %arg15 : f64
// CHECK-NEXT:             %44:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:               %45 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:               %46 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:               scf.yield %45, %46 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg13, %arg14 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %44#0, %44#1, %43 : index, index, f64
// CHECK-NEXT:           } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           %37:3 = scf.if %true -> (index, index, index) {
// CHECK-NEXT:             %38 = scf.while (%arg13 = %arg10) : (index) -> index {
// CHECK-NEXT:               %40 = arith.cmpi ult, %arg13, %28 : index
// CHECK-NEXT:               %41 = scf.if %40 -> (i1) {
// CHECK-NEXT:                 %42 = memref.load %4[%arg10] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                 %43 = memref.load %4[%arg13] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                 %44 = arith.cmpi eq, %42, %43 : index
// CHECK-NEXT:                 scf.yield %44 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.condition(%41) %arg13 : index
// CHECK-NEXT:             } do {
// CHECK-NEXT:             ^bb0(%arg13: index):
// CHECK-NEXT:               %40 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:               scf.yield %40 : index
// CHECK-NEXT:             }
// CHECK-NEXT:             %39 = arith.addi %arg11, %c1 : index
// CHECK-NEXT:             scf.yield %arg10, %38, %39 : index, index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9, %arg10, %arg11 : index, index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %37#0, %37#1, %37#2, %36#2 : index, index, index, f64
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %29#3, %2[%arg4, %arg7] : memref<8x8xf64>
// CHECK-NEXT:         %30:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:           %31 = arith.cmpi ugt, %arg6, %arg7 : index
// CHECK-NEXT:           %32:3 = scf.if %31 -> (index, index, i1) {
// CHECK-NEXT:             %37 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:             scf.yield %arg6, %37, %arg8 : index, index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %37:2 = scf.for %arg9 = %c0 to %16#4 step %c1 iter_args(%arg10 = %c-1, %arg11 = %false) -> (index, i1) {
// CHECK-NEXT:               %42 = memref.load %alloca_0[%arg9, %c0] : memref<?x3xindex>
// CHECK-NEXT:               %43 = memref.load %alloca_0[%arg9, %c1] : memref<?x3xindex>
// CHECK-NEXT:               %44 = arith.cmpi ult, %42, %43 : index
// CHECK-NEXT:               %45:2 = scf.if %44 -> (index, i1) {
// CHECK-NEXT:                 %46 = memref.load %5[%42] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                 %47 = arith.cmpi eq, %46, %arg6 : index
// CHECK-NEXT:                 %48 = arith.addi %42, %c1 : index
// CHECK-NEXT:                 %49 = arith.select %47, %48, %42 : index
// CHECK-NEXT:                 scf.if %47 {
// CHECK-NEXT:                   memref.store %49, %alloca_0[%arg9, %c0] : memref<?x3xindex>
// CHECK-NEXT:                   memref.store %43, %alloca_0[%arg9, %c1] : memref<?x3xindex>
// CHECK-NEXT:                 }
// CHECK-NEXT:                 %50 = arith.cmpi ult, %49, %43 : index
// CHECK-NEXT:                 %51:2 = scf.if %50 -> (index, i1) {
// CHECK-NEXT:                   %52 = memref.load %5[%49] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                   %53 = arith.minui %52, %arg10 : index
// CHECK-NEXT:                   scf.yield %53, %true : index, i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %arg10, %arg11 : index, i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.yield %51#0, %51#1 : index, i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg10, %arg11 : index, i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %45#0, %45#1 : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             %38 = arith.cmpi uge, %37#0, %c3 : index
// CHECK-NEXT:             %39 = arith.addi %37#0, %c1 : index
// CHECK-NEXT:             %40 = arith.subi %39, %c3 : index
// CHECK-NEXT:             %41 = arith.select %38, %40, %c0 : index
// CHECK-NEXT:             scf.yield %37#0, %41, %37#1 : index, index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %33 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           %34 = arith.maxui %33, %32#1 : index
// CHECK-NEXT:           %35 = arith.cmpi ult, %34, %c8 : index
// CHECK-NEXT:           %36 = arith.andi %32#2, %35 : i1
// CHECK-NEXT:           scf.yield %32#0, %34, %36 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %30#0, %30#1, %30#2 : index, index, i1
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %23:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %24 = arith.cmpi ugt, %arg3, %arg4 : index
// CHECK-NEXT:         %25:3 = scf.if %24 -> (index, index, i1) {
// CHECK-NEXT:           %30 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %arg3, %30, %arg5 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %30 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:           %31 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:           %32 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:           %33 = arith.cmpi ult, %30, %32 : index
// CHECK-NEXT:           %34:2 = scf.if %33 -> (index, i1) {
// CHECK-NEXT:             %39 = memref.load %4[%30] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %40 = arith.cmpi eq, %39, %arg3 : index
// CHECK-NEXT:             %41:2 = scf.if %40 -> (index, index) {
// CHECK-NEXT:               %44 = scf.while (%arg6 = %31) : (index) -> index {
// CHECK-NEXT:                 %45 = arith.cmpi ult, %arg6, %32 : index
// CHECK-NEXT:                 %46 = scf.if %45 -> (i1) {
// CHECK-NEXT:                   %47 = memref.load %4[%31] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                   %48 = memref.load %4[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                   %49 = arith.cmpi eq, %47, %48 : index
// CHECK-NEXT:                   scf.yield %49 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.condition(%46) %arg6 : index
// CHECK-NEXT:               } do {
// CHECK-NEXT:               ^bb0(%arg6: index):
// CHECK-NEXT:                 %45 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:                 scf.yield %45 : index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %31, %44 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %30, %31 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.if %40 {
// CHECK-NEXT:               memref.store %41#0, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %41#1, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %32, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:             %42 = arith.cmpi ult, %41#0, %32 : index
// CHECK-NEXT:             %43:2 = scf.if %42 -> (index, i1) {
// CHECK-NEXT:               %44 = memref.load %4[%41#0] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               scf.yield %44, %true : index, i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %c-1, %false : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %43#0, %43#1 : index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %c-1, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %35 = arith.cmpi uge, %34#0, %c3 : index
// CHECK-NEXT:           %36 = arith.addi %34#0, %c1 : index
// CHECK-NEXT:           %37 = arith.subi %36, %c3 : index
// CHECK-NEXT:           %38 = arith.select %35, %37, %c0 : index
// CHECK-NEXT:           scf.yield %34#0, %38, %34#1 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %26 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %27 = arith.maxui %26, %25#1 : index
// CHECK-NEXT:         %28 = arith.cmpi ult, %27, %c8 : index
// CHECK-NEXT:         %29 = arith.andi %25#2, %28 : i1
// CHECK-NEXT:         scf.yield %25#0, %27, %29 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23#0, %23#1, %23#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8x8xf64> to tensor<8x8xf64>
// CHECK-NEXT:     return %12 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strided(%arg0: tensor<12x12xf64, #sparse2>, %arg1: tensor<3x3xf64>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<12x12xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<3x3xf64> to memref<3x3xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8x8xf64> to memref<8x8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<12x12xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<12x12xf64, #sparse2> to memref<?xi8>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<12x12xf64, #sparse2> to memref<?xi8>
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?x4xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca(%c5) : memref<?x3xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %8 = scf.while (%arg3 = %6) : (index) -> index {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %7 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:         %15 = memref.load %4[%6] : memref<?xi8>
// CHECK-NEXT:         %16 = arith.extui %15 : i8 to i64
// CHECK-NEXT:         %17 = arith.index_cast %16 : i64 to index
// CHECK-NEXT:         %18 = memref.load %4[%arg3] : memref<?xi8>
// CHECK-NEXT:         %19 = arith.extui %18 : i8 to i64
// CHECK-NEXT:         %20 = arith.index_cast %19 : i64 to index
// CHECK-NEXT:         %21 = arith.cmpi eq, %17, %20 : index
// CHECK-NEXT:         scf.yield %21 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%14) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %6, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %8, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:     memref.store %7, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:     %9 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:     %10:3 = scf.if %9 -> (index, index, i1) {
// CHECK-NEXT:       %13 = memref.load %4[%6] : memref<?xi8>
// CHECK-NEXT:       %14 = arith.extui %13 : i8 to i64
// CHECK-NEXT:       %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:       %16 = arith.cmpi uge, %15, %c5 : index
// CHECK-NEXT:       %17 = arith.addi %15, %c1 : index
// CHECK-NEXT:       %18 = arith.subi %17, %c5 : index
// CHECK-NEXT:       %19 = arith.select %16, %18, %c0 : index
// CHECK-NEXT:       scf.yield %15, %19, %true : index, index, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0, %c0, %false : index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:3 = scf.while (%arg3 = %10#0, %arg4 = %10#1, %arg5 = %10#2) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg5) %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: i1):
// CHECK-NEXT:       %13 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:       %14 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:       %15 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:       memref.store %c0, %alloca[%c0, %c3] : memref<?x4xindex>
// CHECK-NEXT:       %16:5 = scf.while (%arg6 = %13, %arg7 = %14, %arg8 = %c0, %arg9 = %c-1, %arg10 = %c0) : (index, index, index, index, index) -> (index, index, index, index, index) {
// CHECK-NEXT:         %24 = arith.cmpi ult, %arg6, %15 : index
// CHECK-NEXT:         %25 = scf.if %24 -> (i1) {
// CHECK-NEXT:           %26 = memref.load %4[%arg6] : memref<?xi8>
// CHECK-NEXT:           %27 = arith.extui %26 : i8 to i64
// CHECK-NEXT:           %28 = arith.index_cast %27 : i64 to index
// CHECK-NEXT:           %29 = arith.subi %28, %arg4 : index
// CHECK-NEXT:           %30 = arith.cmpi ult, %29, %c5 : index
// CHECK-NEXT:           scf.yield %30 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%25) %arg6, %arg7, %arg8, %arg9, %arg10 : index, index, index, index, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index):
// CHECK-NEXT:         %24 = arith.cmpi ult, %arg6, %arg7 : index
// CHECK-NEXT:         %25 = scf.if %24 -> (index) {
// CHECK-NEXT:           %29 = memref.load %5[%arg6] : memref<?xi8>
// CHECK-NEXT:           %30 = arith.extui %29 : i8 to i64
// CHECK-NEXT:           %31 = arith.index_cast %30 : i64 to index
// CHECK-NEXT:           %32 = arith.minui %31, %arg9 : index
// CHECK-NEXT:           scf.yield %32 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg9 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %arg6, %alloca_0[%arg10, %c0] : memref<?x3xindex>
// CHECK-NEXT:         memref.store %arg7, %alloca_0[%arg10, %c1] : memref<?x3xindex>
// CHECK-NEXT:         %26 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:         %27 = scf.while (%arg11 = %arg7) : (index) -> index {
// CHECK-NEXT:           %29 = arith.cmpi ult, %arg11, %15 : index
// CHECK-NEXT:           %30 = scf.if %29 -> (i1) {
// CHECK-NEXT:             %31 = memref.load %4[%arg7] : memref<?xi8>
// CHECK-NEXT:             %32 = arith.extui %31 : i8 to i64
// CHECK-NEXT:             %33 = arith.index_cast %32 : i64 to index
// CHECK-NEXT:             %34 = memref.load %4[%arg11] : memref<?xi8>
// CHECK-NEXT:             %35 = arith.extui %34 : i8 to i64
// CHECK-NEXT:             %36 = arith.index_cast %35 : i64 to index
// CHECK-NEXT:             %37 = arith.cmpi eq, %33, %36 : index
// CHECK-NEXT:             scf.yield %37 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%30) %arg11 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg11: index):
// CHECK-NEXT:           %29 = arith.addi %arg11, %c1 : index
// CHECK-NEXT:           scf.yield %29 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %28 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:         scf.yield %arg7, %27, %28, %25, %26 : index, index, index, index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %17 = arith.cmpi uge, %16#3, %c5 : index
// CHECK-NEXT:       %18 = arith.addi %16#3, %c1 : index
// CHECK-NEXT:       %19 = arith.subi %18, %c5 : index
// CHECK-NEXT:       %20 = arith.select %17, %19, %c0 : index
// CHECK-NEXT:       %21 = arith.cmpi ne, %16#3, %c-1 : index
// CHECK-NEXT:       %22:3 = scf.while (%arg6 = %16#3, %arg7 = %20, %arg8 = %21) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:         scf.condition(%arg8) %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index, %arg7: index, %arg8: i1):
// CHECK-NEXT:         %24 = memref.load %2[%arg4, %arg7] : memref<8x8xf64>
// CHECK-NEXT:         %25 = memref.load %alloca[%c0, %c3] : memref<?x4xindex>
// CHECK-NEXT:         %26 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:         %27 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:         %28 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:         %29 = arith.cmpi ult, %26, %28 : index
// CHECK-NEXT:         %30 = scf.if %29 -> (i1) {
// CHECK-NEXT:           %35 = memref.load %4[%26] : memref<?xi8>
// CHECK-NEXT:           %36 = arith.extui %35 : i8 to i64
// CHECK-NEXT:           %37 = arith.index_cast %36 : i64 to index
// CHECK-NEXT:           %38 = arith.subi %37, %arg4 : index
// CHECK-NEXT:           %39 = arith.cmpi ult, %38, %c5 : index
// CHECK-NEXT:           scf.yield %39 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %31 = scf.if %30 -> (i1) {
// CHECK-NEXT:           %35 = memref.load %4[%26] : memref<?xi8>
// CHECK-NEXT:           %36 = arith.extui %35 : i8 to i64
// CHECK-NEXT:           %37 = arith.index_cast %36 : i64 to index
// CHECK-NEXT:           %38 = arith.subi %37, %arg4 : index
// CHECK-NEXT:           %39 = arith.divui %38, %c2 : index
// CHECK-NEXT:           %40 = arith.muli %39, %c2 : index
// CHECK-NEXT:           %41 = arith.cmpi ne, %40, %38 : index
// CHECK-NEXT:           %42 = arith.cmpi ult, %38, %c0 : index
// CHECK-NEXT:           %43 = arith.ori %42, %41 : i1
// CHECK-NEXT:           %44 = arith.cmpi uge, %39, %c3 : index
// CHECK-NEXT:           %45 = arith.ori %44, %43 : i1
// CHECK-NEXT:           scf.yield %45 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %32:3 = scf.if %31 -> (index, index, index) {
// CHECK-NEXT:           %35:4 = scf.while (%arg9 = %26, %arg10 = %27, %arg11 = %c0, %arg12 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:             %36 = arith.cmpi ult, %arg9, %28 : index
// CHECK-NEXT:             %37 = scf.if %36 -> (i1) {
// CHECK-NEXT:               %39 = memref.load %4[%arg9] : memref<?xi8>
// CHECK-NEXT:               %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:               %41 = arith.index_cast %40 : i64 to index
// CHECK-NEXT:               %42 = arith.subi %41, %arg4 : index
// CHECK-NEXT:               %43 = arith.cmpi ult, %42, %c5 : index
// CHECK-NEXT:               scf.yield %43 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             %38 = scf.if %37 -> (i1) {
// CHECK-NEXT:               %39 = memref.load %4[%arg9] : memref<?xi8>
// CHECK-NEXT:               %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:               %41 = arith.index_cast %40 : i64 to index
// CHECK-NEXT:               %42 = arith.subi %41, %arg4 : index
// CHECK-NEXT:               %43 = arith.divui %42, %c2 : index
// CHECK-NEXT:               %44 = arith.muli %43, %c2 : index
// CHECK-NEXT:               %45 = arith.cmpi ne, %44, %42 : index
// CHECK-NEXT:               %46 = arith.cmpi ult, %42, %c0 : index
// CHECK-NEXT:               %47 = arith.ori %46, %45 : i1
// CHECK-NEXT:               %48 = arith.cmpi uge, %43, %c3 : index
// CHECK-NEXT:               %49 = arith.ori %48, %47 : i1
// CHECK-NEXT:               %50 = arith.divui %42, %c2 : index
// CHECK-NEXT:               %51 = arith.cmpi ult, %50, %c3 : index
// CHECK-NEXT:               %52 = arith.andi %51, %49 : i1
// CHECK-NEXT:               %53 = arith.ori %52, %arg12 : i1
// CHECK-NEXT:               scf.yield %53 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%38) %arg9, %arg10, %arg11, %arg12 : index, index, index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: i1):
// CHECK-NEXT:             %36 = scf.while (%arg13 = %arg10) : (index) -> index {
// CHECK-NEXT:               %38 = arith.cmpi ult, %arg13, %28 : index
// CHECK-NEXT:               %39 = scf.if %38 -> (i1) {
// CHECK-NEXT:                 %40 = memref.load %4[%arg10] : memref<?xi8>
// CHECK-NEXT:                 %41 = arith.extui %40 : i8 to i64
// CHECK-NEXT:                 %42 = arith.index_cast %41 : i64 to index
// CHECK-NEXT:                 %43 = memref.load %4[%arg13] : memref<?xi8>
// CHECK-NEXT:                 %44 = arith.extui %43 : i8 to i64
// CHECK-NEXT:                 %45 = arith.index_cast %44 : i64 to index
// CHECK-NEXT:                 %46 = arith.cmpi eq, %42, %45 : index
// CHECK-NEXT:                 scf.yield %46 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.condition(%39) %arg13 : index
// CHECK-NEXT:             } do {
// CHECK-NEXT:             ^bb0(%arg13: index):
// CHECK-NEXT:               %38 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:               scf.yield %38 : index
// CHECK-NEXT:             }
// CHECK-NEXT:             %37 = arith.addi %arg11, %c1 : index
// CHECK-NEXT:             scf.yield %arg10, %36, %37, %false : index, index, index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %35#0, %35#1, %35#2 : index, index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %26, %27, %c0 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %33:4 = scf.while (%arg9 = %32#0, %arg10 = %32#1, %arg11 = %32#2, %arg12 = %24) : (index, index, index, f64) -> (index, index, index, f64) {
// CHECK-NEXT:           %35 = arith.cmpi ult, %arg9, %28 : index
// CHECK-NEXT:           %36 = scf.if %35 -> (i1) {
// CHECK-NEXT:             %38 = memref.load %4[%arg9] : memref<?xi8>
// CHECK-NEXT:             %39 = arith.extui %38 : i8 to i64
// CHECK-NEXT:             %40 = arith.index_cast %39 : i64 to index
// CHECK-NEXT:             %41 = arith.subi %40, %arg4 : index
// CHECK-NEXT:             %42 = arith.cmpi ult, %41, %c5 : index
// CHECK-NEXT:             scf.yield %42 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %37 = scf.if %36 -> (i1) {
// CHECK-NEXT:             %38 = memref.load %4[%arg9] : memref<?xi8>
// CHECK-NEXT:             %39 = arith.extui %38 : i8 to i64
// CHECK-NEXT:             %40 = arith.index_cast %39 : i64 to index
// CHECK-NEXT:             %41 = arith.subi %40, %arg4 : index
// CHECK-NEXT:             %42 = arith.divui %41, %c2 : index
// CHECK-NEXT:             %43 = arith.cmpi ult, %42, %c3 : index
// CHECK-NEXT:             scf.yield %43 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%37) %arg9, %arg10, %arg11, %arg12 : index, index, index, f64
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: f64):
// CHECK-NEXT:           %35 = memref.load %4[%arg9] : memref<?xi8>
// CHECK-NEXT:           %36 = arith.extui %35 : i8 to i64
// CHECK-NEXT:           %37 = arith.index_cast %36 : i64 to index
// CHECK-NEXT:           %38 = arith.subi %37, %arg4 : index
// CHECK-NEXT:           %39 = arith.divui %38, %c2 : index
// CHECK-NEXT:           %40 = arith.addi %arg11, %25 : index
// CHECK-NEXT:           %41 = memref.load %alloca_0[%40, %c0] : memref<?x3xindex>
// CHECK-NEXT:           %42 = memref.load %alloca_0[%40, %c1] : memref<?x3xindex>
// CHECK-NEXT:           %43 = arith.cmpi ult, %41, %42 : index
// CHECK-NEXT:           %44 = scf.if %43 -> (i1) {
// CHECK-NEXT:             %49 = memref.load %5[%41] : memref<?xi8>
// CHECK-NEXT:             %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:             %51 = arith.index_cast %50 : i64 to index
// CHECK-NEXT:             %52 = arith.subi %51, %arg7 : index
// CHECK-NEXT:             %53 = arith.cmpi ult, %52, %c5 : index
// CHECK-NEXT:             scf.yield %53 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %45 = scf.if %44 -> (i1) {
// CHECK-NEXT:             %49 = memref.load %5[%41] : memref<?xi8>
// CHECK-NEXT:             %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:             %51 = arith.index_cast %50 : i64 to index
// CHECK-NEXT:             %52 = arith.subi %51, %arg7 : index
// CHECK-NEXT:             %53 = arith.divui %52, %c2 : index
// CHECK-NEXT:             %54 = arith.muli %53, %c2 : index
// CHECK-NEXT:             %55 = arith.cmpi ne, %54, %52 : index
// CHECK-NEXT:             %56 = arith.cmpi ult, %52, %c0 : index
// CHECK-NEXT:             %57 = arith.ori %56, %55 : i1
// CHECK-NEXT:             %58 = arith.cmpi uge, %53, %c3 : index
// CHECK-NEXT:             %59 = arith.ori %58, %57 : i1
// CHECK-NEXT:             scf.yield %59 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %46:2 = scf.if %45 -> (index, index) {
// CHECK-NEXT:             %49:3 = scf.while (%arg13 = %41, %arg14 = %c0, %arg15 = %true) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:               %50 = arith.cmpi ult, %arg13, %42 : index
// CHECK-NEXT:               %51 = scf.if %50 -> (i1) {
// CHECK-NEXT:                 %53 = memref.load %5[%arg13] : memref<?xi8>
// CHECK-NEXT:                 %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:                 %55 = arith.index_cast %54 : i64 to index
// CHECK-NEXT:                 %56 = arith.subi %55, %arg7 : index
// CHECK-NEXT:                 %57 = arith.cmpi ult, %56, %c5 : index
// CHECK-NEXT:                 scf.yield %57 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               %52 = scf.if %51 -> (i1) {
// CHECK-NEXT:                 %53 = memref.load %5[%arg13] : memref<?xi8>
// CHECK-NEXT:                 %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:                 %55 = arith.index_cast %54 : i64 to index
// CHECK-NEXT:                 %56 = arith.subi %55, %arg7 : index
// CHECK-NEXT:                 %57 = arith.divui %56, %c2 : index
// CHECK-NEXT:                 %58 = arith.muli %57, %c2 : index
// CHECK-NEXT:                 %59 = arith.cmpi ne, %58, %56 : index
// CHECK-NEXT:                 %60 = arith.cmpi ult, %56, %c0 : index
// CHECK-NEXT:                 %61 = arith.ori %60, %59 : i1
// CHECK-NEXT:                 %62 = arith.cmpi uge, %57, %c3 : index
// CHECK-NEXT:                 %63 = arith.ori %62, %61 : i1
// CHECK-NEXT:                 %64 = arith.divui %56, %c2 : index
// CHECK-NEXT:                 %65 = arith.cmpi ult, %64, %c3 : index
// CHECK-NEXT:                 %66 = arith.andi %65, %63 : i1
// CHECK-NEXT:                 %67 = arith.ori %66, %arg15 : i1
// CHECK-NEXT:                 scf.yield %67 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.condition(%52) %arg13, %arg14, %arg15 : index, index, i1
// CHECK-NEXT:             } do {
// CHECK-NEXT:             ^bb0(%arg13: index, %arg14: index, %arg15: i1):
// CHECK-NEXT:               %50 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:               %51 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:               scf.yield %50, %51, %false : index, index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %49#0, %49#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %41, %c0 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           %47:3 = scf.while (%arg13 = %46#0, %arg14 = %46#1, %arg15 = %arg12) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:             %49 = arith.cmpi ult, %arg13, %42 : index
// CHECK-NEXT:             %50 = scf.if %49 -> (i1) {
// CHECK-NEXT:               %52 = memref.load %5[%arg13] : memref<?xi8>
// CHECK-NEXT:               %53 = arith.extui %52 : i8 to i64
// CHECK-NEXT:               %54 = arith.index_cast %53 : i64 to index
// CHECK-NEXT:               %55 = arith.subi %54, %arg7 : index
// CHECK-NEXT:               %56 = arith.cmpi ult, %55, %c5 : index
// CHECK-NEXT:               scf.yield %56 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             %51 = scf.if %50 -> (i1) {
// CHECK-NEXT:               %52 = memref.load %5[%arg13] : memref<?xi8>
// CHECK-NEXT:               %53 = arith.extui %52 : i8 to i64
// CHECK-NEXT:               %54 = arith.index_cast %53 : i64 to index
// CHECK-NEXT:               %55 = arith.subi %54, %arg7 : index
// CHECK-NEXT:               %56 = arith.divui %55, %c2 : index
// CHECK-NEXT:               %57 = arith.cmpi ult, %56, %c3 : index
// CHECK-NEXT:               scf.yield %57 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%51) %arg13, %arg14, %arg15 : index, index, f64
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg13: index, %arg14: index, %arg15: f64):
// CHECK-NEXT:             %49 = memref.load %5[%arg13] : memref<?xi8>
// CHECK-NEXT:             %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:             %51 = arith.index_cast %50 : i64 to index
// CHECK-NEXT:             %52 = arith.subi %51, %arg7 : index
// CHECK-NEXT:             %53 = arith.divui %52, %c2 : index
// CHECK-NEXT:             %54 = memref.load %0[%arg13] : memref<?xf64>
// CHECK-NEXT:             %55 = memref.load %1[%39, %53] : memref<3x3xf64>
// CHECK-NEXT:             %56 = arith.mulf %54, %55 : f64
// CHECK-NEXT:             %57 = arith.addf %56, %arg15 : f64
// CHECK-NEXT:             %58:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:               %59:3 = scf.while (%arg16 = %arg13, %arg17 = %arg14, %arg18 = %true) : (index, index, i1) -> (index, index, i1) {
// CHECK-NEXT:                 %60 = arith.cmpi ult, %arg16, %42 : index
// CHECK-NEXT:                 %61 = scf.if %60 -> (i1) {
// CHECK-NEXT:                   %63 = memref.load %5[%arg16] : memref<?xi8>
// CHECK-NEXT:                   %64 = arith.extui %63 : i8 to i64
// CHECK-NEXT:                   %65 = arith.index_cast %64 : i64 to index
// CHECK-NEXT:                   %66 = arith.subi %65, %arg7 : index
// CHECK-NEXT:                   %67 = arith.cmpi ult, %66, %c5 : index
// CHECK-NEXT:                   scf.yield %67 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 %62 = scf.if %61 -> (i1) {
// CHECK-NEXT:                   %63 = memref.load %5[%arg16] : memref<?xi8>
// CHECK-NEXT:                   %64 = arith.extui %63 : i8 to i64
// CHECK-NEXT:                   %65 = arith.index_cast %64 : i64 to index
// CHECK-NEXT:                   %66 = arith.subi %65, %arg7 : index
// CHECK-NEXT:                   %67 = arith.divui %66, %c2 : index
// CHECK-NEXT:                   %68 = arith.muli %67, %c2 : index
// CHECK-NEXT:                   %69 = arith.cmpi ne, %68, %66 : index
// CHECK-NEXT:                   %70 = arith.cmpi ult, %66, %c0 : index
// CHECK-NEXT:                   %71 = arith.ori %70, %69 : i1
// CHECK-NEXT:                   %72 = arith.cmpi uge, %67, %c3 : index
// CHECK-NEXT:                   %73 = arith.ori %72, %71 : i1
// CHECK-NEXT:                   %74 = arith.divui %66, %c2 : index
// CHECK-NEXT:                   %75 = arith.cmpi ult, %74, %c3 : index
// CHECK-NEXT:                   %76 = arith.andi %75, %73 : i1
// CHECK-NEXT:                   %77 = arith.ori %76, %arg18 : i1
// CHECK-NEXT:                   scf.yield %77 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.condition(%62) %arg16, %arg17, %arg18 : index, index, i1
// CHECK-NEXT:               } do {
// CHECK-NEXT:               ^bb0(%arg16: index, %arg17: index, %arg18: i1):
// CHECK-NEXT:                 %60 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:                 %61 = arith.addi %arg17, %c1 : index
// CHECK-NEXT:                 scf.yield %60, %61, %false : index, index, i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %59#0, %59#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg13, %arg14 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %58#0, %58#1, %57 : index, index, f64
// CHECK-NEXT:           } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           %48:3 = scf.if %true -> (index, index, index) {
// CHECK-NEXT:             %49:4 = scf.while (%arg13 = %arg9, %arg14 = %arg10, %arg15 = %arg11, %arg16 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:               %50 = arith.cmpi ult, %arg13, %28 : index
// CHECK-NEXT:               %51 = scf.if %50 -> (i1) {
// CHECK-NEXT:                 %53 = memref.load %4[%arg13] : memref<?xi8>
// CHECK-NEXT:                 %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:                 %55 = arith.index_cast %54 : i64 to index
// CHECK-NEXT:                 %56 = arith.subi %55, %arg4 : index
// CHECK-NEXT:                 %57 = arith.cmpi ult, %56, %c5 : index
// CHECK-NEXT:                 scf.yield %57 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               %52 = scf.if %51 -> (i1) {
// CHECK-NEXT:                 %53 = memref.load %4[%arg13] : memref<?xi8>
// CHECK-NEXT:                 %54 = arith.extui %53 : i8 to i64
// CHECK-NEXT:                 %55 = arith.index_cast %54 : i64 to index
// CHECK-NEXT:                 %56 = arith.subi %55, %arg4 : index
// CHECK-NEXT:                 %57 = arith.divui %56, %c2 : index
// CHECK-NEXT:                 %58 = arith.muli %57, %c2 : index
// CHECK-NEXT:                 %59 = arith.cmpi ne, %58, %56 : index
// CHECK-NEXT:                 %60 = arith.cmpi ult, %56, %c0 : index
// CHECK-NEXT:                 %61 = arith.ori %60, %59 : i1
// CHECK-NEXT:                 %62 = arith.cmpi uge, %57, %c3 : index
// CHECK-NEXT:                 %63 = arith.ori %62, %61 : i1
// CHECK-NEXT:                 %64 = arith.divui %56, %c2 : index
// CHECK-NEXT:                 %65 = arith.cmpi ult, %64, %c3 : index
// CHECK-NEXT:                 %66 = arith.andi %65, %63 : i1
// CHECK-NEXT:                 %67 = arith.ori %66, %arg16 : i1
// CHECK-NEXT:                 scf.yield %67 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.condition(%52) %arg13, %arg14, %arg15, %arg16 : index, index, index, i1
// CHECK-NEXT:             } do {
// CHECK-NEXT:             ^bb0(%arg13: index, %arg14: index, %arg15: index, %arg16: i1):
// CHECK-NEXT:               %50 = scf.while (%arg17 = %arg14) : (index) -> index {
// CHECK-NEXT:                 %52 = arith.cmpi ult, %arg17, %28 : index
// CHECK-NEXT:                 %53 = scf.if %52 -> (i1) {
// CHECK-NEXT:                   %54 = memref.load %4[%arg14] : memref<?xi8>
// CHECK-NEXT:                   %55 = arith.extui %54 : i8 to i64
// CHECK-NEXT:                   %56 = arith.index_cast %55 : i64 to index
// CHECK-NEXT:                   %57 = memref.load %4[%arg17] : memref<?xi8>
// CHECK-NEXT:                   %58 = arith.extui %57 : i8 to i64
// CHECK-NEXT:                   %59 = arith.index_cast %58 : i64 to index
// CHECK-NEXT:                   %60 = arith.cmpi eq, %56, %59 : index
// CHECK-NEXT:                   scf.yield %60 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.condition(%53) %arg17 : index
// CHECK-NEXT:               } do {
// CHECK-NEXT:               ^bb0(%arg17: index):
// CHECK-NEXT:                 %52 = arith.addi %arg17, %c1 : index
// CHECK-NEXT:                 scf.yield %52 : index
// CHECK-NEXT:               }
// CHECK-NEXT:               %51 = arith.addi %arg15, %c1 : index
// CHECK-NEXT:               scf.yield %arg14, %50, %51, %false : index, index, index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %49#0, %49#1, %49#2 : index, index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg9, %arg10, %arg11 : index, index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %48#0, %48#1, %48#2, %47#2 : index, index, index, f64
// CHECK-NEXT:         } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %33#3, %2[%arg4, %arg7] : memref<8x8xf64>
// CHECK-NEXT:         %34:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:           %35 = arith.cmpi ugt, %arg6, %arg7 : index
// CHECK-NEXT:           %36:3 = scf.if %35 -> (index, index, i1) {
// CHECK-NEXT:             %41 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:             scf.yield %arg6, %41, %arg8 : index, index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %41:2 = scf.for %arg9 = %c0 to %16#4 step %c1 iter_args(%arg10 = %c-1, %arg11 = %false) -> (index, i1) {
// CHECK-NEXT:               %46 = memref.load %alloca_0[%arg9, %c0] : memref<?x3xindex>
// CHECK-NEXT:               %47 = memref.load %alloca_0[%arg9, %c1] : memref<?x3xindex>
// CHECK-NEXT:               %48 = arith.cmpi ult, %46, %47 : index
// CHECK-NEXT:               %49:2 = scf.if %48 -> (index, i1) {
// CHECK-NEXT:                 %50 = memref.load %5[%46] : memref<?xi8>
// CHECK-NEXT:                 %51 = arith.extui %50 : i8 to i64
// CHECK-NEXT:                 %52 = arith.index_cast %51 : i64 to index
// CHECK-NEXT:                 %53 = arith.cmpi eq, %52, %arg6 : index
// CHECK-NEXT:                 %54 = arith.addi %46, %c1 : index
// CHECK-NEXT:                 %55 = arith.select %53, %54, %46 : index
// CHECK-NEXT:                 scf.if %53 {
// CHECK-NEXT:                   memref.store %55, %alloca_0[%arg9, %c0] : memref<?x3xindex>
// CHECK-NEXT:                   memref.store %47, %alloca_0[%arg9, %c1] : memref<?x3xindex>
// CHECK-NEXT:                 }
// CHECK-NEXT:                 %56 = arith.cmpi ult, %55, %47 : index
// CHECK-NEXT:                 %57:2 = scf.if %56 -> (index, i1) {
// CHECK-NEXT:                   %58 = memref.load %5[%55] : memref<?xi8>
// CHECK-NEXT:                   %59 = arith.extui %58 : i8 to i64
// CHECK-NEXT:                   %60 = arith.index_cast %59 : i64 to index
// CHECK-NEXT:                   %61 = arith.minui %60, %arg10 : index
// CHECK-NEXT:                   scf.yield %61, %true : index, i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %arg10, %arg11 : index, i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.yield %57#0, %57#1 : index, i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg10, %arg11 : index, i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %49#0, %49#1 : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             %42 = arith.cmpi uge, %41#0, %c5 : index
// CHECK-NEXT:             %43 = arith.addi %41#0, %c1 : index
// CHECK-NEXT:             %44 = arith.subi %43, %c5 : index
// CHECK-NEXT:             %45 = arith.select %42, %44, %c0 : index
// CHECK-NEXT:             scf.yield %41#0, %45, %41#1 : index, index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %37 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:           %38 = arith.maxui %37, %36#1 : index
// CHECK-NEXT:           %39 = arith.cmpi ult, %38, %c8 : index
// CHECK-NEXT:           %40 = arith.andi %36#2, %39 : i1
// CHECK-NEXT:           scf.yield %36#0, %38, %40 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6, %arg7, %arg8 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %34#0, %34#1, %34#2 : index, index, i1
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %23:3 = scf.if %true -> (index, index, i1) {
// CHECK-NEXT:         %24 = arith.cmpi ugt, %arg3, %arg4 : index
// CHECK-NEXT:         %25:3 = scf.if %24 -> (index, index, i1) {
// CHECK-NEXT:           %30 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %arg3, %30, %arg5 : index, index, i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %30 = memref.load %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:           %31 = memref.load %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:           %32 = memref.load %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:           %33 = arith.cmpi ult, %30, %32 : index
// CHECK-NEXT:           %34:2 = scf.if %33 -> (index, i1) {
// CHECK-NEXT:             %39 = memref.load %4[%30] : memref<?xi8>
// CHECK-NEXT:             %40 = arith.extui %39 : i8 to i64
// CHECK-NEXT:             %41 = arith.index_cast %40 : i64 to index
// CHECK-NEXT:             %42 = arith.cmpi eq, %41, %arg3 : index
// CHECK-NEXT:             %43:2 = scf.if %42 -> (index, index) {
// CHECK-NEXT:               %46 = scf.while (%arg6 = %31) : (index) -> index {
// CHECK-NEXT:                 %47 = arith.cmpi ult, %arg6, %32 : index
// CHECK-NEXT:                 %48 = scf.if %47 -> (i1) {
// CHECK-NEXT:                   %49 = memref.load %4[%31] : memref<?xi8>
// CHECK-NEXT:                   %50 = arith.extui %49 : i8 to i64
// CHECK-NEXT:                   %51 = arith.index_cast %50 : i64 to index
// CHECK-NEXT:                   %52 = memref.load %4[%arg6] : memref<?xi8>
// CHECK-NEXT:                   %53 = arith.extui %52 : i8 to i64
// CHECK-NEXT:                   %54 = arith.index_cast %53 : i64 to index
// CHECK-NEXT:                   %55 = arith.cmpi eq, %51, %54 : index
// CHECK-NEXT:                   scf.yield %55 : i1
// CHECK-NEXT:                 } else {
// CHECK-NEXT:                   scf.yield %false : i1
// CHECK-NEXT:                 }
// CHECK-NEXT:                 scf.condition(%48) %arg6 : index
// CHECK-NEXT:               } do {
// CHECK-NEXT:               ^bb0(%arg6: index):
// CHECK-NEXT:                 %47 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:                 scf.yield %47 : index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %31, %46 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %30, %31 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.if %42 {
// CHECK-NEXT:               memref.store %43#0, %alloca[%c0, %c0] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %43#1, %alloca[%c0, %c1] : memref<?x4xindex>
// CHECK-NEXT:               memref.store %32, %alloca[%c0, %c2] : memref<?x4xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:             %44 = arith.cmpi ult, %43#0, %32 : index
// CHECK-NEXT:             %45:2 = scf.if %44 -> (index, i1) {
// CHECK-NEXT:               %46 = memref.load %4[%43#0] : memref<?xi8>
// CHECK-NEXT:               %47 = arith.extui %46 : i8 to i64
// CHECK-NEXT:               %48 = arith.index_cast %47 : i64 to index
// CHECK-NEXT:               scf.yield %48, %true : index, i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %c-1, %false : index, i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %45#0, %45#1 : index, i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %c-1, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %35 = arith.cmpi uge, %34#0, %c5 : index
// CHECK-NEXT:           %36 = arith.addi %34#0, %c1 : index
// CHECK-NEXT:           %37 = arith.subi %36, %c5 : index
// CHECK-NEXT:           %38 = arith.select %35, %37, %c0 : index
// CHECK-NEXT:           scf.yield %34#0, %38, %34#1 : index, index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %26 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %27 = arith.maxui %26, %25#1 : index
// CHECK-NEXT:         %28 = arith.cmpi ult, %27, %c8 : index
// CHECK-NEXT:         %29 = arith.andi %25#2, %28 : i1
// CHECK-NEXT:         scf.yield %25#0, %27, %29 : index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4, %arg5 : index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23#0, %23#1, %23#2 : index, index, i1
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8x8xf64> to tensor<8x8xf64>
// CHECK-NEXT:     return %12 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
