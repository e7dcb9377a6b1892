// RUN: pyopt %s --split-input-file --convert-linalg-to-loops=order-loops=true | FileCheck %s

// The loop over columns goes inside, where four terms of each sum are added in one go.
func.func @product(%a: memref<8x6xf32>, %b: memref<6x16xf32>, %c: memref<8x16xf32>) {
  linalg.matmul ins(%a, %b : memref<8x6xf32>, memref<6x16xf32>) outs(%c : memref<8x16xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @product(%arg0: memref<8x6xf32>, %arg1: memref<6x16xf32>, %arg2: memref<8x16xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c4 step %c4 {
// CHECK-NEXT:         %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %1 = arith.addi %arg4, %c2 : index
// CHECK-NEXT:         %2 = arith.addi %arg4, %c3 : index
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c16 step %c1 {
// CHECK-NEXT:           %3 = memref.load %arg0[%arg3, %arg4] : memref<8x6xf32>
// CHECK-NEXT:           %4 = memref.load %arg1[%arg4, %arg5] : memref<6x16xf32>
// CHECK-NEXT:           %5 = memref.load %arg2[%arg3, %arg5] : memref<8x16xf32>
// CHECK-NEXT:           %6 = arith.mulf %3, %4 : f32
// CHECK-NEXT:           %7 = arith.addf %5, %6 : f32
// CHECK-NEXT:           %8 = memref.load %arg0[%arg3, %0] : memref<8x6xf32>
// CHECK-NEXT:           %9 = memref.load %arg1[%0, %arg5] : memref<6x16xf32>
// CHECK-NEXT:           %10 = arith.mulf %8, %9 : f32
// CHECK-NEXT:           %11 = arith.addf %7, %10 : f32
// CHECK-NEXT:           %12 = memref.load %arg0[%arg3, %1] : memref<8x6xf32>
// CHECK-NEXT:           %13 = memref.load %arg1[%1, %arg5] : memref<6x16xf32>
// CHECK-NEXT:           %14 = arith.mulf %12, %13 : f32
// CHECK-NEXT:           %15 = arith.addf %11, %14 : f32
// CHECK-NEXT:           %16 = memref.load %arg0[%arg3, %2] : memref<8x6xf32>
// CHECK-NEXT:           %17 = memref.load %arg1[%2, %arg5] : memref<6x16xf32>
// CHECK-NEXT:           %18 = arith.mulf %16, %17 : f32
// CHECK-NEXT:           %19 = arith.addf %15, %18 : f32
// CHECK-NEXT:           memref.store %19, %arg2[%arg3, %arg5] : memref<8x16xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %c4 to %c6 step %c1 {
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c16 step %c1 {
// CHECK-NEXT:           %0 = memref.load %arg0[%arg3, %arg4] : memref<8x6xf32>
// CHECK-NEXT:           %1 = memref.load %arg1[%arg4, %arg5] : memref<6x16xf32>
// CHECK-NEXT:           %2 = memref.load %arg2[%arg3, %arg5] : memref<8x16xf32>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           memref.store %4, %arg2[%arg3, %arg5] : memref<8x16xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Long rows are computed in parts.
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c128 = arith.constant 128 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %dim_1 step %c128 {
// CHECK-NEXT:       %0 = arith.addi %arg3, %c128 : index
// CHECK-NEXT:       %1 = arith.minsi %0, %dim_1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %2 = arith.remsi %dim_0, %c4 : index
// CHECK-NEXT:         %3 = arith.subi %dim_0, %2 : index
// CHECK-NEXT:         scf.for %arg5 = %c0 to %3 step %c4 {
// CHECK-NEXT:           %4 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:           %5 = arith.addi %arg5, %c2 : index
// CHECK-NEXT:           %6 = arith.addi %arg5, %c3 : index
// CHECK-NEXT:           scf.for %arg6 = %arg3 to %1 step %c1 {
// CHECK-NEXT:             %7 = memref.load %arg0[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:             %8 = memref.load %arg1[%arg5, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %9 = memref.load %arg2[%arg4, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %10 = arith.mulf %7, %8 : f32
// CHECK-NEXT:             %11 = arith.addf %9, %10 : f32
// CHECK-NEXT:             %12 = memref.load %arg0[%arg4, %4] : memref<?x?xf32>
// CHECK-NEXT:             %13 = memref.load %arg1[%4, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %14 = arith.mulf %12, %13 : f32
// CHECK-NEXT:             %15 = arith.addf %11, %14 : f32
// CHECK-NEXT:             %16 = memref.load %arg0[%arg4, %5] : memref<?x?xf32>
// CHECK-NEXT:             %17 = memref.load %arg1[%5, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %18 = arith.mulf %16, %17 : f32
// CHECK-NEXT:             %19 = arith.addf %15, %18 : f32
// CHECK-NEXT:             %20 = memref.load %arg0[%arg4, %6] : memref<?x?xf32>
// CHECK-NEXT:             %21 = memref.load %arg1[%6, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %22 = arith.mulf %20, %21 : f32
// CHECK-NEXT:             %23 = arith.addf %19, %22 : f32
// CHECK-NEXT:             memref.store %23, %arg2[%arg4, %arg6] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.for %arg5 = %3 to %dim_0 step %c1 {
// CHECK-NEXT:           scf.for %arg6 = %arg3 to %1 step %c1 {
// CHECK-NEXT:             %4 = memref.load %arg0[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:             %5 = memref.load %arg1[%arg5, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %6 = memref.load %arg2[%arg4, %arg6] : memref<?x?xf32>
// CHECK-NEXT:             %7 = arith.mulf %4, %5 : f32
// CHECK-NEXT:             %8 = arith.addf %6, %7 : f32
// CHECK-NEXT:             memref.store %8, %arg2[%arg4, %arg6] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The channels of the output are next to each other.
func.func @convolution(%x: memref<1x5x5x8xf32>, %k: memref<3x3x8x16xf32>,
                       %y: memref<1x3x3x16xf32>) {
  linalg.conv_2d_nhwc_hwcf
      ins(%x, %k : memref<1x5x5x8xf32>, memref<3x3x8x16xf32>)
      outs(%y : memref<1x3x3x16xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convolution(%arg0: memref<1x5x5x8xf32>, %arg1: memref<3x3x8x16xf32>, %arg2: memref<1x3x3x16xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c1 step %c1 {
// CHECK-NEXT:           scf.for %arg6 = %c0 to %c3 step %c1 {
// CHECK-NEXT:             scf.for %arg7 = %c0 to %c3 step %c1 {
// CHECK-NEXT:               scf.for %arg8 = %c0 to %c8 step %c4 {
// CHECK-NEXT:                 %0 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:                 %1 = arith.addi %arg8, %c2 : index
// CHECK-NEXT:                 %2 = arith.addi %arg8, %c3 : index
// CHECK-NEXT:                 scf.for %arg9 = %c0 to %c16 step %c1 {
// CHECK-NEXT:                   %3 = affine.apply #map(%arg6, %arg3)
// CHECK-NEXT:                   %4 = affine.apply #map(%arg7, %arg4)
// CHECK-NEXT:                   %5 = memref.load %arg0[%arg5, %3, %4, %arg8] : memref<1x5x5x8xf32>
// CHECK-NEXT:                   %6 = memref.load %arg1[%arg3, %arg4, %arg8, %arg9] : memref<3x3x8x16xf32>
// CHECK-NEXT:                   %7 = memref.load %arg2[%arg5, %arg6, %arg7, %arg9] : memref<1x3x3x16xf32>
// CHECK-NEXT:                   %8 = arith.mulf %5, %6 : f32
// CHECK-NEXT:                   %9 = arith.addf %7, %8 : f32
// CHECK-NEXT:                   %10 = affine.apply #map(%arg6, %arg3)
// CHECK-NEXT:                   %11 = affine.apply #map(%arg7, %arg4)
// CHECK-NEXT:                   %12 = memref.load %arg0[%arg5, %10, %11, %0] : memref<1x5x5x8xf32>
// CHECK-NEXT:                   %13 = memref.load %arg1[%arg3, %arg4, %0, %arg9] : memref<3x3x8x16xf32>
// CHECK-NEXT:                   %14 = arith.mulf %12, %13 : f32
// CHECK-NEXT:                   %15 = arith.addf %9, %14 : f32
// CHECK-NEXT:                   %16 = affine.apply #map(%arg6, %arg3)
// CHECK-NEXT:                   %17 = affine.apply #map(%arg7, %arg4)
// CHECK-NEXT:                   %18 = memref.load %arg0[%arg5, %16, %17, %1] : memref<1x5x5x8xf32>
// CHECK-NEXT:                   %19 = memref.load %arg1[%arg3, %arg4, %1, %arg9] : memref<3x3x8x16xf32>
// CHECK-NEXT:                   %20 = arith.mulf %18, %19 : f32
// CHECK-NEXT:                   %21 = arith.addf %15, %20 : f32
// CHECK-NEXT:                   %22 = affine.apply #map(%arg6, %arg3)
// CHECK-NEXT:                   %23 = affine.apply #map(%arg7, %arg4)
// CHECK-NEXT:                   %24 = memref.load %arg0[%arg5, %22, %23, %2] : memref<1x5x5x8xf32>
// CHECK-NEXT:                   %25 = memref.load %arg1[%arg3, %arg4, %2, %arg9] : memref<3x3x8x16xf32>
// CHECK-NEXT:                   %26 = arith.mulf %24, %25 : f32
// CHECK-NEXT:                   %27 = arith.addf %21, %26 : f32
// CHECK-NEXT:                   memref.store %27, %arg2[%arg5, %arg6, %arg7, %arg9] : memref<1x3x3x16xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The index of a loop stays that of the loop.
func.func @index(%a: memref<4x8xindex>, %x: memref<4xindex>, %y: memref<8xindex>) {
  linalg.generic {
    indexing_maps = [affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> (i)>,
                     affine_map<(j, i) -> (j)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %x : memref<4x8xindex>, memref<4xindex>) outs(%y : memref<8xindex>) {
  ^bb0(%e: index, %f: index, %s: index):
    %i = linalg.index 1 : index
    %j = linalg.index 0 : index
    %0 = arith.muli %e, %i : index
    %1 = arith.addi %0, %j : index
    %2 = arith.addi %1, %f : index
    %3 = arith.addi %s, %2 : index
    linalg.yield %3 : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @index(%arg0: memref<4x8xindex>, %arg1: memref<4xindex>, %arg2: memref<8xindex>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c4 step %c4 {
// CHECK-NEXT:       %0 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %1 = arith.addi %arg3, %c2 : index
// CHECK-NEXT:       %2 = arith.addi %arg3, %c3 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         %3 = memref.load %arg0[%arg3, %arg4] : memref<4x8xindex>
// CHECK-NEXT:         %4 = memref.load %arg1[%arg3] : memref<4xindex>
// CHECK-NEXT:         %5 = memref.load %arg2[%arg4] : memref<8xindex>
// CHECK-NEXT:         %6 = arith.muli %3, %arg3 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg4 : index
// CHECK-NEXT:         %8 = arith.addi %7, %4 : index
// CHECK-NEXT:         %9 = arith.addi %5, %8 : index
// CHECK-NEXT:         %10 = memref.load %arg0[%0, %arg4] : memref<4x8xindex>
// CHECK-NEXT:         %11 = memref.load %arg1[%0] : memref<4xindex>
// CHECK-NEXT:         %12 = arith.muli %10, %0 : index
// CHECK-NEXT:         %13 = arith.addi %12, %arg4 : index
// CHECK-NEXT:         %14 = arith.addi %13, %11 : index
// CHECK-NEXT:         %15 = arith.addi %9, %14 : index
// CHECK-NEXT:         %16 = memref.load %arg0[%1, %arg4] : memref<4x8xindex>
// CHECK-NEXT:         %17 = memref.load %arg1[%1] : memref<4xindex>
// CHECK-NEXT:         %18 = arith.muli %16, %1 : index
// CHECK-NEXT:         %19 = arith.addi %18, %arg4 : index
// CHECK-NEXT:         %20 = arith.addi %19, %17 : index
// CHECK-NEXT:         %21 = arith.addi %15, %20 : index
// CHECK-NEXT:         %22 = memref.load %arg0[%2, %arg4] : memref<4x8xindex>
// CHECK-NEXT:         %23 = memref.load %arg1[%2] : memref<4xindex>
// CHECK-NEXT:         %24 = arith.muli %22, %2 : index
// CHECK-NEXT:         %25 = arith.addi %24, %arg4 : index
// CHECK-NEXT:         %26 = arith.addi %25, %23 : index
// CHECK-NEXT:         %27 = arith.addi %21, %26 : index
// CHECK-NEXT:         memref.store %27, %arg2[%arg4] : memref<8xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The elements of a column are next to each other: the loop over rows goes inside.
func.func @columns(%a: memref<8x6xf32, strided<[1, 8]>>, %b: memref<6x16xf32, strided<[1, 6]>>,
                   %c: memref<8x16xf32, strided<[1, 8]>>) {
  linalg.matmul
      ins(%a, %b : memref<8x6xf32, strided<[1, 8]>>, memref<6x16xf32, strided<[1, 6]>>)
      outs(%c : memref<8x16xf32, strided<[1, 8]>>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @columns(%arg0: memref<8x6xf32, strided<[1, 8]>>, %arg1: memref<6x16xf32, strided<[1, 6]>>, %arg2: memref<8x16xf32, strided<[1, 8]>>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c16 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c4 step %c4 {
// CHECK-NEXT:         %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %1 = arith.addi %arg4, %c2 : index
// CHECK-NEXT:         %2 = arith.addi %arg4, %c3 : index
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c8 step %c1 {
// CHECK-NEXT:           %3 = memref.load %arg0[%arg5, %arg4] : memref<8x6xf32, strided<[1, 8]>>
// CHECK-NEXT:           %4 = memref.load %arg1[%arg4, %arg3] : memref<6x16xf32, strided<[1, 6]>>
// CHECK-NEXT:           %5 = memref.load %arg2[%arg5, %arg3] : memref<8x16xf32, strided<[1, 8]>>
// CHECK-NEXT:           %6 = arith.mulf %3, %4 : f32
// CHECK-NEXT:           %7 = arith.addf %5, %6 : f32
// CHECK-NEXT:           %8 = memref.load %arg0[%arg5, %0] : memref<8x6xf32, strided<[1, 8]>>
// CHECK-NEXT:           %9 = memref.load %arg1[%0, %arg3] : memref<6x16xf32, strided<[1, 6]>>
// CHECK-NEXT:           %10 = arith.mulf %8, %9 : f32
// CHECK-NEXT:           %11 = arith.addf %7, %10 : f32
// CHECK-NEXT:           %12 = memref.load %arg0[%arg5, %1] : memref<8x6xf32, strided<[1, 8]>>
// CHECK-NEXT:           %13 = memref.load %arg1[%1, %arg3] : memref<6x16xf32, strided<[1, 6]>>
// CHECK-NEXT:           %14 = arith.mulf %12, %13 : f32
// CHECK-NEXT:           %15 = arith.addf %11, %14 : f32
// CHECK-NEXT:           %16 = memref.load %arg0[%arg5, %2] : memref<8x6xf32, strided<[1, 8]>>
// CHECK-NEXT:           %17 = memref.load %arg1[%2, %arg3] : memref<6x16xf32, strided<[1, 6]>>
// CHECK-NEXT:           %18 = arith.mulf %16, %17 : f32
// CHECK-NEXT:           %19 = arith.addf %15, %18 : f32
// CHECK-NEXT:           memref.store %19, %arg2[%arg5, %arg3] : memref<8x16xf32, strided<[1, 8]>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg4 = %c4 to %c6 step %c1 {
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c8 step %c1 {
// CHECK-NEXT:           %0 = memref.load %arg0[%arg5, %arg4] : memref<8x6xf32, strided<[1, 8]>>
// CHECK-NEXT:           %1 = memref.load %arg1[%arg4, %arg3] : memref<6x16xf32, strided<[1, 6]>>
// CHECK-NEXT:           %2 = memref.load %arg2[%arg5, %arg3] : memref<8x16xf32, strided<[1, 8]>>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           memref.store %4, %arg2[%arg5, %arg3] : memref<8x16xf32, strided<[1, 8]>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a layout that is not known nothing is next to anything: the order stays.
func.func @unknown(%a: memref<8x6xf32, strided<[?, ?]>>, %b: memref<6x16xf32, strided<[?, ?]>>,
                   %c: memref<8x16xf32, strided<[?, ?]>>) {
  linalg.matmul
      ins(%a, %b : memref<8x6xf32, strided<[?, ?]>>, memref<6x16xf32, strided<[?, ?]>>)
      outs(%c : memref<8x16xf32, strided<[?, ?]>>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: memref<8x6xf32, strided<[?, ?]>>, %arg1: memref<6x16xf32, strided<[?, ?]>>, %arg2: memref<8x16xf32, strided<[?, ?]>>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c6 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c16 step %c1 {
// CHECK-NEXT:           %0 = memref.load %arg0[%arg4, %arg3] : memref<8x6xf32, strided<[?, ?]>>
// CHECK-NEXT:           %1 = memref.load %arg1[%arg3, %arg5] : memref<6x16xf32, strided<[?, ?]>>
// CHECK-NEXT:           %2 = memref.load %arg2[%arg4, %arg5] : memref<8x16xf32, strided<[?, ?]>>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           memref.store %4, %arg2[%arg4, %arg5] : memref<8x16xf32, strided<[?, ?]>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is written is read: the order stays.
func.func @in_place(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%a : memref<8x8xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_place(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:           %0 = memref.load %arg0[%arg2, %arg4] : memref<8x8xf32>
// CHECK-NEXT:           %1 = memref.load %arg1[%arg4, %arg3] : memref<8x8xf32>
// CHECK-NEXT:           %2 = memref.load %arg0[%arg2, %arg3] : memref<8x8xf32>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           memref.store %4, %arg0[%arg2, %arg3] : memref<8x8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No loops, and one.
func.func @few(%a: memref<f32>, %b: memref<f32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  linalg.copy ins(%a : memref<f32>) outs(%b : memref<f32>)
  linalg.dot ins(%x, %y : memref<?xf32>, memref<?xf32>) outs(%b : memref<f32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @few(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %arg0[] : memref<f32>
// CHECK-NEXT:     memref.store %0, %arg1[] : memref<f32>
// CHECK-NEXT:     %dim = memref.dim %arg2, %c0 : memref<?xf32>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %2 = memref.load %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:       %3 = memref.load %arg1[] : memref<f32>
// CHECK-NEXT:       %4 = arith.mulf %1, %2 : f32
// CHECK-NEXT:       %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:       memref.store %5, %arg1[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
