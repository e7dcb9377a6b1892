// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// A slice visits what it has of the storage that it is a part of.

#SV = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, 4, 1)>) -> (i : compressed) }>
#SCSR = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, ?)>) -> (
      i : dense, j : compressed)
}>
#SDCSR = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, 4, 1)>) -> (
      i : compressed, j : compressed)
}>
#SStride = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(2, 5, 3)>) -> (i : compressed)
}>
#SDense = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(2, 5, 3)>, j : #sparse_tensor<slice(?, ?, ?)>) -> (
      i : dense, j : dense)
}>
#SWide = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(?, ?, ?)>) -> (i : compressed),
  posWidth = 32,
  crdWidth = 16
}>
#SCols = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(0, 3, 1)>, j : #sparse_tensor<slice(?, 3, 2)>,
         k : #sparse_tensor<slice(1, 3, 1)>) -> (k : dense, j : loose_compressed, i : dense)
}>
#SRows = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(?, ?, ?)>, j : #sparse_tensor<slice(1, 3, 2)>) -> (
      j : compressed, i : compressed)
}>

func.func @slice_sv(%t: tensor<4xf64, #SV>) {
  sparse_tensor.foreach in %t : tensor<4xf64, #SV> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @slice_scsr(%t: tensor<4x4xf64, #SCSR>) {
  sparse_tensor.foreach in %t : tensor<4x4xf64, #SCSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @slice_sdcsr(%t: tensor<4x4xf64, #SDCSR>) {
  sparse_tensor.foreach in %t : tensor<4x4xf64, #SDCSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @slice_sstride(%t: tensor<5xf64, #SStride>) {
  sparse_tensor.foreach in %t : tensor<5xf64, #SStride> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @slice_sdense(%t: tensor<5x?xf64, #SDense>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #SDense> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @slice_swide(%t: tensor<?xf64, #SWide>) {
  sparse_tensor.foreach in %t : tensor<?xf64, #SWide> do {
  ^bb0(%c0: index, %v: f64):
    "visit"(%c0, %v) : (index, f64) -> ()
  }
  return
}

func.func @slice_scols(%t: tensor<?x?x3xf64, #SCols>) {
  sparse_tensor.foreach in %t : tensor<?x?x3xf64, #SCols> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: f64):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, f64) -> ()
  }
  return
}

func.func @slice_srows(%t: tensor<4x4xf64, #SRows>) {
  sparse_tensor.foreach in %t : tensor<4x4xf64, #SRows> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 4, 1)>) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 1)>) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(2, 5, 3)>) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(2, 5, 3)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : compressed), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 3, 1)>, d1 : #sparse_tensor<slice(?, 3, 2)>, d2 : #sparse_tensor<slice(1, 3, 1)>) -> (d2 : dense, d1 : loose_compressed, d0 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(1, 3, 2)>) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @slice_sv(%arg0: tensor<4xf64, #sparse>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.slice.offset %arg0 at 0 : tensor<4xf64, #sparse>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %10 = memref.load %2[%4] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.subi %10, %3 : index
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %3 : index
// CHECK-NEXT:       %13 = arith.cmpi uge, %11, %c4 : index
// CHECK-NEXT:       %14 = arith.ori %13, %12 : i1
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = scf.if %7 -> (index) {
// CHECK-NEXT:       %10:2 = scf.while (%arg1 = %4, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %11 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:         %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:           %13 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.subi %13, %3 : index
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %3 : index
// CHECK-NEXT:           %16 = arith.cmpi uge, %14, %c4 : index
// CHECK-NEXT:           %17 = arith.ori %16, %15 : i1
// CHECK-NEXT:           %18 = arith.subi %13, %3 : index
// CHECK-NEXT:           %19 = arith.cmpi ult, %18, %c4 : index
// CHECK-NEXT:           %20 = arith.andi %19, %17 : i1
// CHECK-NEXT:           %21 = arith.ori %20, %arg2 : i1
// CHECK-NEXT:           scf.yield %21 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%12) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %11 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %11, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = scf.while (%arg1 = %8) : (index) -> index {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         %12 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.subi %12, %3 : index
// CHECK-NEXT:         %14 = arith.cmpi ult, %13, %c4 : index
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%11) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %10 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.subi %10, %3 : index
// CHECK-NEXT:       %12 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%11, %12) : (index, f64) -> ()
// CHECK-NEXT:       %13 = scf.if %true -> (index) {
// CHECK-NEXT:         %14:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.subi %17, %3 : index
// CHECK-NEXT:             %19 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %20 = arith.cmpi uge, %18, %c4 : index
// CHECK-NEXT:             %21 = arith.ori %20, %19 : i1
// CHECK-NEXT:             %22 = arith.subi %17, %3 : index
// CHECK-NEXT:             %23 = arith.cmpi ult, %22, %c4 : index
// CHECK-NEXT:             %24 = arith.andi %23, %21 : i1
// CHECK-NEXT:             %25 = arith.ori %24, %arg3 : i1
// CHECK-NEXT:             scf.yield %25 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %15, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_scsr(%arg0: tensor<4x4xf64, #sparse1>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x4xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.slice.offset %arg0 at 1 : tensor<4x4xf64, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.slice.stride %arg0 at 1 : tensor<4x4xf64, #sparse1>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %5 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:       %7 = memref.load %1[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:       %9 = memref.load %1[%8] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.cmpi ult, %7, %9 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         %14 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.subi %14, %3 : index
// CHECK-NEXT:         %16 = arith.divui %15, %4 : index
// CHECK-NEXT:         %17 = arith.muli %16, %4 : index
// CHECK-NEXT:         %18 = arith.addi %17, %3 : index
// CHECK-NEXT:         %19 = arith.cmpi ne, %18, %14 : index
// CHECK-NEXT:         %20 = arith.cmpi ult, %14, %3 : index
// CHECK-NEXT:         %21 = arith.ori %20, %19 : i1
// CHECK-NEXT:         %22 = arith.cmpi uge, %16, %c4 : index
// CHECK-NEXT:         %23 = arith.ori %22, %21 : i1
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = scf.if %11 -> (index) {
// CHECK-NEXT:         %14:2 = scf.while (%arg2 = %7, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg2, %9 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.subi %17, %3 : index
// CHECK-NEXT:             %19 = arith.divui %18, %4 : index
// CHECK-NEXT:             %20 = arith.muli %19, %4 : index
// CHECK-NEXT:             %21 = arith.addi %20, %3 : index
// CHECK-NEXT:             %22 = arith.cmpi ne, %21, %17 : index
// CHECK-NEXT:             %23 = arith.cmpi ult, %17, %3 : index
// CHECK-NEXT:             %24 = arith.ori %23, %22 : i1
// CHECK-NEXT:             %25 = arith.cmpi uge, %19, %c4 : index
// CHECK-NEXT:             %26 = arith.ori %25, %24 : i1
// CHECK-NEXT:             %27 = arith.subi %17, %3 : index
// CHECK-NEXT:             %28 = arith.divui %27, %4 : index
// CHECK-NEXT:             %29 = arith.cmpi ult, %28, %c4 : index
// CHECK-NEXT:             %30 = arith.andi %29, %26 : i1
// CHECK-NEXT:             %31 = arith.ori %30, %arg3 : i1
// CHECK-NEXT:             scf.yield %31 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %15, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = scf.while (%arg2 = %12) : (index) -> index {
// CHECK-NEXT:         %14 = arith.cmpi ult, %arg2, %9 : index
// CHECK-NEXT:         %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:           %16 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:           %17 = arith.subi %16, %3 : index
// CHECK-NEXT:           %18 = arith.divui %17, %4 : index
// CHECK-NEXT:           %19 = arith.cmpi ult, %18, %c4 : index
// CHECK-NEXT:           scf.yield %19 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%15) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %14 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.subi %14, %3 : index
// CHECK-NEXT:         %16 = arith.divui %15, %4 : index
// CHECK-NEXT:         %17 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %16, %17) : (index, index, f64) -> ()
// CHECK-NEXT:         %18 = scf.if %true -> (index) {
// CHECK-NEXT:           %19:2 = scf.while (%arg3 = %arg2, %arg4 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:             %20 = arith.cmpi ult, %arg3, %9 : index
// CHECK-NEXT:             %21 = scf.if %20 -> (i1) {
// CHECK-NEXT:               %22 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:               %23 = arith.subi %22, %3 : index
// CHECK-NEXT:               %24 = arith.divui %23, %4 : index
// CHECK-NEXT:               %25 = arith.muli %24, %4 : index
// CHECK-NEXT:               %26 = arith.addi %25, %3 : index
// CHECK-NEXT:               %27 = arith.cmpi ne, %26, %22 : index
// CHECK-NEXT:               %28 = arith.cmpi ult, %22, %3 : index
// CHECK-NEXT:               %29 = arith.ori %28, %27 : i1
// CHECK-NEXT:               %30 = arith.cmpi uge, %24, %c4 : index
// CHECK-NEXT:               %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:               %32 = arith.subi %22, %3 : index
// CHECK-NEXT:               %33 = arith.divui %32, %4 : index
// CHECK-NEXT:               %34 = arith.cmpi ult, %33, %c4 : index
// CHECK-NEXT:               %35 = arith.andi %34, %31 : i1
// CHECK-NEXT:               %36 = arith.ori %35, %arg4 : i1
// CHECK-NEXT:               scf.yield %36 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%21) %arg3, %arg4 : index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg3: index, %arg4: i1):
// CHECK-NEXT:             %20 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             scf.yield %20, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %19#0 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %18 : index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_sdcsr(%arg0: tensor<4x4xf64, #sparse2>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x4xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x4xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x4xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = arith.cmpi ult, %5, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (i1) {
// CHECK-NEXT:       %11 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %11, %c0 : index
// CHECK-NEXT:       %13 = arith.cmpi uge, %11, %c4 : index
// CHECK-NEXT:       %14 = arith.ori %13, %12 : i1
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = scf.if %8 -> (index) {
// CHECK-NEXT:       %11:2 = scf.while (%arg1 = %5, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %12 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:         %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:           %14 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %14, %c0 : index
// CHECK-NEXT:           %16 = arith.cmpi uge, %14, %c4 : index
// CHECK-NEXT:           %17 = arith.ori %16, %15 : i1
// CHECK-NEXT:           %18 = arith.cmpi ult, %14, %c4 : index
// CHECK-NEXT:           %19 = arith.andi %18, %17 : i1
// CHECK-NEXT:           %20 = arith.ori %19, %arg2 : i1
// CHECK-NEXT:           scf.yield %20 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%13) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %12 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %12, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = scf.while (%arg1 = %9) : (index) -> index {
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:         %13 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %14 = arith.cmpi ult, %13, %c4 : index
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%12) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %11 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %14 = memref.load %3[%13] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %12, %14 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:         %20 = memref.load %4[%12] : memref<?xindex>
// CHECK-NEXT:         %21 = arith.subi %20, %c1 : index
// CHECK-NEXT:         %22 = arith.cmpi ult, %20, %c1 : index
// CHECK-NEXT:         %23 = arith.cmpi uge, %21, %c4 : index
// CHECK-NEXT:         %24 = arith.ori %23, %22 : i1
// CHECK-NEXT:         scf.yield %24 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %17 = scf.if %16 -> (index) {
// CHECK-NEXT:         %20:2 = scf.while (%arg2 = %12, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %21 = arith.cmpi ult, %arg2, %14 : index
// CHECK-NEXT:           %22 = scf.if %21 -> (i1) {
// CHECK-NEXT:             %23 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:             %24 = arith.subi %23, %c1 : index
// CHECK-NEXT:             %25 = arith.cmpi ult, %23, %c1 : index
// CHECK-NEXT:             %26 = arith.cmpi uge, %24, %c4 : index
// CHECK-NEXT:             %27 = arith.ori %26, %25 : i1
// CHECK-NEXT:             %28 = arith.subi %23, %c1 : index
// CHECK-NEXT:             %29 = arith.cmpi ult, %28, %c4 : index
// CHECK-NEXT:             %30 = arith.andi %29, %27 : i1
// CHECK-NEXT:             %31 = arith.ori %30, %arg3 : i1
// CHECK-NEXT:             scf.yield %31 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%22) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %21 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %21, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %20#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %12 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %18 = scf.while (%arg2 = %17) : (index) -> index {
// CHECK-NEXT:         %20 = arith.cmpi ult, %arg2, %14 : index
// CHECK-NEXT:         %21 = scf.if %20 -> (i1) {
// CHECK-NEXT:           %22 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:           %23 = arith.subi %22, %c1 : index
// CHECK-NEXT:           %24 = arith.cmpi ult, %23, %c4 : index
// CHECK-NEXT:           scf.yield %24 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%21) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %20 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %21 = arith.subi %20, %c1 : index
// CHECK-NEXT:         %22 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%11, %21, %22) : (index, index, f64) -> ()
// CHECK-NEXT:         %23 = scf.if %true -> (index) {
// CHECK-NEXT:           %24:2 = scf.while (%arg3 = %arg2, %arg4 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:             %25 = arith.cmpi ult, %arg3, %14 : index
// CHECK-NEXT:             %26 = scf.if %25 -> (i1) {
// CHECK-NEXT:               %27 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:               %28 = arith.subi %27, %c1 : index
// CHECK-NEXT:               %29 = arith.cmpi ult, %27, %c1 : index
// CHECK-NEXT:               %30 = arith.cmpi uge, %28, %c4 : index
// CHECK-NEXT:               %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:               %32 = arith.subi %27, %c1 : index
// CHECK-NEXT:               %33 = arith.cmpi ult, %32, %c4 : index
// CHECK-NEXT:               %34 = arith.andi %33, %31 : i1
// CHECK-NEXT:               %35 = arith.ori %34, %arg4 : i1
// CHECK-NEXT:               scf.yield %35 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%26) %arg3, %arg4 : index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg3: index, %arg4: i1):
// CHECK-NEXT:             %25 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             scf.yield %25, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %24#0 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %23 : index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %19 = scf.if %true -> (index) {
// CHECK-NEXT:         %20:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %21 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:           %22 = scf.if %21 -> (i1) {
// CHECK-NEXT:             %23 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %24 = arith.cmpi ult, %23, %c0 : index
// CHECK-NEXT:             %25 = arith.cmpi uge, %23, %c4 : index
// CHECK-NEXT:             %26 = arith.ori %25, %24 : i1
// CHECK-NEXT:             %27 = arith.cmpi ult, %23, %c4 : index
// CHECK-NEXT:             %28 = arith.andi %27, %26 : i1
// CHECK-NEXT:             %29 = arith.ori %28, %arg3 : i1
// CHECK-NEXT:             scf.yield %29 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%22) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %21 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %21, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %20#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %19 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_sstride(%arg0: tensor<5xf64, #sparse3>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<5xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<5xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %5 = arith.cmpi ult, %3, %4 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %9 = memref.load %2[%3] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %9, %c2 : index
// CHECK-NEXT:       %11 = arith.divui %10, %c3 : index
// CHECK-NEXT:       %12 = arith.muli %11, %c3 : index
// CHECK-NEXT:       %13 = arith.addi %12, %c2 : index
// CHECK-NEXT:       %14 = arith.cmpi ne, %13, %9 : index
// CHECK-NEXT:       %15 = arith.cmpi ult, %9, %c2 : index
// CHECK-NEXT:       %16 = arith.ori %15, %14 : i1
// CHECK-NEXT:       %17 = arith.cmpi uge, %11, %c5 : index
// CHECK-NEXT:       %18 = arith.ori %17, %16 : i1
// CHECK-NEXT:       scf.yield %18 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = scf.if %6 -> (index) {
// CHECK-NEXT:       %9:2 = scf.while (%arg1 = %3, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %10 = arith.cmpi ult, %arg1, %4 : index
// CHECK-NEXT:         %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:           %12 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:           %13 = arith.subi %12, %c2 : index
// CHECK-NEXT:           %14 = arith.divui %13, %c3 : index
// CHECK-NEXT:           %15 = arith.muli %14, %c3 : index
// CHECK-NEXT:           %16 = arith.addi %15, %c2 : index
// CHECK-NEXT:           %17 = arith.cmpi ne, %16, %12 : index
// CHECK-NEXT:           %18 = arith.cmpi ult, %12, %c2 : index
// CHECK-NEXT:           %19 = arith.ori %18, %17 : i1
// CHECK-NEXT:           %20 = arith.cmpi uge, %14, %c5 : index
// CHECK-NEXT:           %21 = arith.ori %20, %19 : i1
// CHECK-NEXT:           %22 = arith.subi %12, %c2 : index
// CHECK-NEXT:           %23 = arith.divui %22, %c3 : index
// CHECK-NEXT:           %24 = arith.cmpi ult, %23, %c5 : index
// CHECK-NEXT:           %25 = arith.andi %24, %21 : i1
// CHECK-NEXT:           %26 = arith.ori %25, %arg2 : i1
// CHECK-NEXT:           scf.yield %26 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%11) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %10 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %10, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = scf.while (%arg1 = %7) : (index) -> index {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %4 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         %11 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %12 = arith.subi %11, %c2 : index
// CHECK-NEXT:         %13 = arith.divui %12, %c3 : index
// CHECK-NEXT:         %14 = arith.cmpi ult, %13, %c5 : index
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%10) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %9 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %9, %c2 : index
// CHECK-NEXT:       %11 = arith.divui %10, %c3 : index
// CHECK-NEXT:       %12 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%11, %12) : (index, f64) -> ()
// CHECK-NEXT:       %13 = scf.if %true -> (index) {
// CHECK-NEXT:         %14:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = arith.subi %17, %c2 : index
// CHECK-NEXT:             %19 = arith.divui %18, %c3 : index
// CHECK-NEXT:             %20 = arith.muli %19, %c3 : index
// CHECK-NEXT:             %21 = arith.addi %20, %c2 : index
// CHECK-NEXT:             %22 = arith.cmpi ne, %21, %17 : index
// CHECK-NEXT:             %23 = arith.cmpi ult, %17, %c2 : index
// CHECK-NEXT:             %24 = arith.ori %23, %22 : i1
// CHECK-NEXT:             %25 = arith.cmpi uge, %19, %c5 : index
// CHECK-NEXT:             %26 = arith.ori %25, %24 : i1
// CHECK-NEXT:             %27 = arith.subi %17, %c2 : index
// CHECK-NEXT:             %28 = arith.divui %27, %c3 : index
// CHECK-NEXT:             %29 = arith.cmpi ult, %28, %c5 : index
// CHECK-NEXT:             %30 = arith.andi %29, %26 : i1
// CHECK-NEXT:             %31 = arith.ori %30, %arg3 : i1
// CHECK-NEXT:             scf.yield %31 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %15 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %15, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %14#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_sdense(%arg0: tensor<5x?xf64, #sparse4>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse4> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<5x?xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.slice.offset %arg0 at 1 : tensor<5x?xf64, #sparse4>
// CHECK-NEXT:     %3 = sparse_tensor.slice.stride %arg0 at 1 : tensor<5x?xf64, #sparse4>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %4 = arith.muli %arg1, %c3 : index
// CHECK-NEXT:       %5 = arith.addi %4, %c2 : index
// CHECK-NEXT:       %6 = arith.muli %5, %1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %1 step %c1 {
// CHECK-NEXT:         %7 = arith.muli %arg2, %3 : index
// CHECK-NEXT:         %8 = arith.addi %7, %2 : index
// CHECK-NEXT:         %9 = arith.addi %8, %6 : index
// CHECK-NEXT:         %10 = memref.load %0[%9] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %arg2, %10) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_swide(%arg0: tensor<?xf64, #sparse5>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse5> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?xf64, #sparse5>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse5> to memref<?xi32>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse5> to memref<?xi16>
// CHECK-NEXT:     %4 = sparse_tensor.slice.offset %arg0 at 0 : tensor<?xf64, #sparse5>
// CHECK-NEXT:     %5 = sparse_tensor.slice.stride %arg0 at 0 : tensor<?xf64, #sparse5>
// CHECK-NEXT:     %6 = memref.load %2[%c0] : memref<?xi32>
// CHECK-NEXT:     %7 = arith.extui %6 : i32 to i64
// CHECK-NEXT:     %8 = arith.index_cast %7 : i64 to index
// CHECK-NEXT:     %9 = memref.load %2[%c1] : memref<?xi32>
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:     %12 = arith.cmpi ult, %8, %11 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:       %16 = memref.load %3[%8] : memref<?xi16>
// CHECK-NEXT:       %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:       %18 = arith.index_cast %17 : i64 to index
// CHECK-NEXT:       %19 = arith.subi %18, %4 : index
// CHECK-NEXT:       %20 = arith.divui %19, %5 : index
// CHECK-NEXT:       %21 = arith.muli %20, %5 : index
// CHECK-NEXT:       %22 = arith.addi %21, %4 : index
// CHECK-NEXT:       %23 = arith.cmpi ne, %22, %18 : index
// CHECK-NEXT:       %24 = arith.cmpi ult, %18, %4 : index
// CHECK-NEXT:       %25 = arith.ori %24, %23 : i1
// CHECK-NEXT:       %26 = arith.cmpi uge, %20, %1 : index
// CHECK-NEXT:       %27 = arith.ori %26, %25 : i1
// CHECK-NEXT:       scf.yield %27 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %14 = scf.if %13 -> (index) {
// CHECK-NEXT:       %16:2 = scf.while (%arg1 = %8, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %17 = arith.cmpi ult, %arg1, %11 : index
// CHECK-NEXT:         %18 = scf.if %17 -> (i1) {
// CHECK-NEXT:           %19 = memref.load %3[%arg1] : memref<?xi16>
// CHECK-NEXT:           %20 = arith.extui %19 : i16 to i64
// CHECK-NEXT:           %21 = arith.index_cast %20 : i64 to index
// CHECK-NEXT:           %22 = arith.subi %21, %4 : index
// CHECK-NEXT:           %23 = arith.divui %22, %5 : index
// CHECK-NEXT:           %24 = arith.muli %23, %5 : index
// CHECK-NEXT:           %25 = arith.addi %24, %4 : index
// CHECK-NEXT:           %26 = arith.cmpi ne, %25, %21 : index
// CHECK-NEXT:           %27 = arith.cmpi ult, %21, %4 : index
// CHECK-NEXT:           %28 = arith.ori %27, %26 : i1
// CHECK-NEXT:           %29 = arith.cmpi uge, %23, %1 : index
// CHECK-NEXT:           %30 = arith.ori %29, %28 : i1
// CHECK-NEXT:           %31 = arith.subi %21, %4 : index
// CHECK-NEXT:           %32 = arith.divui %31, %5 : index
// CHECK-NEXT:           %33 = arith.cmpi ult, %32, %1 : index
// CHECK-NEXT:           %34 = arith.andi %33, %30 : i1
// CHECK-NEXT:           %35 = arith.ori %34, %arg2 : i1
// CHECK-NEXT:           scf.yield %35 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%18) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %17 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %17, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %15 = scf.while (%arg1 = %14) : (index) -> index {
// CHECK-NEXT:       %16 = arith.cmpi ult, %arg1, %11 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:         %18 = memref.load %3[%arg1] : memref<?xi16>
// CHECK-NEXT:         %19 = arith.extui %18 : i16 to i64
// CHECK-NEXT:         %20 = arith.index_cast %19 : i64 to index
// CHECK-NEXT:         %21 = arith.subi %20, %4 : index
// CHECK-NEXT:         %22 = arith.divui %21, %5 : index
// CHECK-NEXT:         %23 = arith.cmpi ult, %22, %1 : index
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%17) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %16 = memref.load %3[%arg1] : memref<?xi16>
// CHECK-NEXT:       %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:       %18 = arith.index_cast %17 : i64 to index
// CHECK-NEXT:       %19 = arith.subi %18, %4 : index
// CHECK-NEXT:       %20 = arith.divui %19, %5 : index
// CHECK-NEXT:       %21 = memref.load %0[%arg1] : memref<?xf64>
// CHECK-NEXT:       "visit"(%20, %21) : (index, f64) -> ()
// CHECK-NEXT:       %22 = scf.if %true -> (index) {
// CHECK-NEXT:         %23:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %24 = arith.cmpi ult, %arg2, %11 : index
// CHECK-NEXT:           %25 = scf.if %24 -> (i1) {
// CHECK-NEXT:             %26 = memref.load %3[%arg2] : memref<?xi16>
// CHECK-NEXT:             %27 = arith.extui %26 : i16 to i64
// CHECK-NEXT:             %28 = arith.index_cast %27 : i64 to index
// CHECK-NEXT:             %29 = arith.subi %28, %4 : index
// CHECK-NEXT:             %30 = arith.divui %29, %5 : index
// CHECK-NEXT:             %31 = arith.muli %30, %5 : index
// CHECK-NEXT:             %32 = arith.addi %31, %4 : index
// CHECK-NEXT:             %33 = arith.cmpi ne, %32, %28 : index
// CHECK-NEXT:             %34 = arith.cmpi ult, %28, %4 : index
// CHECK-NEXT:             %35 = arith.ori %34, %33 : i1
// CHECK-NEXT:             %36 = arith.cmpi uge, %30, %1 : index
// CHECK-NEXT:             %37 = arith.ori %36, %35 : i1
// CHECK-NEXT:             %38 = arith.subi %28, %4 : index
// CHECK-NEXT:             %39 = arith.divui %38, %5 : index
// CHECK-NEXT:             %40 = arith.cmpi ult, %39, %1 : index
// CHECK-NEXT:             %41 = arith.andi %40, %37 : i1
// CHECK-NEXT:             %42 = arith.ori %41, %arg3 : i1
// CHECK-NEXT:             scf.yield %42 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%25) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %24 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %24, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %23#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %22 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_scols(%arg0: tensor<?x?x3xf64, #sparse6>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?x3xf64, #sparse6> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x3xf64, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?x3xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?x3xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.slice.offset %arg0 at 1 : tensor<?x?x3xf64, #sparse6>
// CHECK-NEXT:     %5 = sparse_tensor.lvl %arg0, %c2 : tensor<?x?x3xf64, #sparse6>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = arith.muli %6, %c2 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %7, %c1 : index
// CHECK-NEXT:       %10 = memref.load %2[%9] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %8, %10 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:         %15 = memref.load %3[%8] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.subi %15, %4 : index
// CHECK-NEXT:         %17 = arith.divui %16, %c2 : index
// CHECK-NEXT:         %18 = arith.muli %17, %c2 : index
// CHECK-NEXT:         %19 = arith.addi %18, %4 : index
// CHECK-NEXT:         %20 = arith.cmpi ne, %19, %15 : index
// CHECK-NEXT:         %21 = arith.cmpi ult, %15, %4 : index
// CHECK-NEXT:         %22 = arith.ori %21, %20 : i1
// CHECK-NEXT:         %23 = arith.cmpi uge, %17, %1 : index
// CHECK-NEXT:         %24 = arith.ori %23, %22 : i1
// CHECK-NEXT:         scf.yield %24 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = scf.if %12 -> (index) {
// CHECK-NEXT:         %15:2 = scf.while (%arg2 = %8, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %16 = arith.cmpi ult, %arg2, %10 : index
// CHECK-NEXT:           %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:             %18 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:             %19 = arith.subi %18, %4 : index
// CHECK-NEXT:             %20 = arith.divui %19, %c2 : index
// CHECK-NEXT:             %21 = arith.muli %20, %c2 : index
// CHECK-NEXT:             %22 = arith.addi %21, %4 : index
// CHECK-NEXT:             %23 = arith.cmpi ne, %22, %18 : index
// CHECK-NEXT:             %24 = arith.cmpi ult, %18, %4 : index
// CHECK-NEXT:             %25 = arith.ori %24, %23 : i1
// CHECK-NEXT:             %26 = arith.cmpi uge, %20, %1 : index
// CHECK-NEXT:             %27 = arith.ori %26, %25 : i1
// CHECK-NEXT:             %28 = arith.subi %18, %4 : index
// CHECK-NEXT:             %29 = arith.divui %28, %c2 : index
// CHECK-NEXT:             %30 = arith.cmpi ult, %29, %1 : index
// CHECK-NEXT:             %31 = arith.andi %30, %27 : i1
// CHECK-NEXT:             %32 = arith.ori %31, %arg3 : i1
// CHECK-NEXT:             scf.yield %32 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%17) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %16 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %16, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %15#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %14 = scf.while (%arg2 = %13) : (index) -> index {
// CHECK-NEXT:         %15 = arith.cmpi ult, %arg2, %10 : index
// CHECK-NEXT:         %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:           %17 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:           %18 = arith.subi %17, %4 : index
// CHECK-NEXT:           %19 = arith.divui %18, %c2 : index
// CHECK-NEXT:           %20 = arith.cmpi ult, %19, %1 : index
// CHECK-NEXT:           scf.yield %20 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%16) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %15 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.subi %15, %4 : index
// CHECK-NEXT:         %17 = arith.divui %16, %c2 : index
// CHECK-NEXT:         %18 = arith.muli %arg2, %5 : index
// CHECK-NEXT:         scf.for %arg3 = %c0 to %5 step %c1 {
// CHECK-NEXT:           %20 = arith.addi %arg3, %18 : index
// CHECK-NEXT:           %21 = memref.load %0[%20] : memref<?xf64>
// CHECK-NEXT:           "visit"(%arg3, %17, %arg1, %21) : (index, index, index, f64) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         %19 = scf.if %true -> (index) {
// CHECK-NEXT:           %20:2 = scf.while (%arg3 = %arg2, %arg4 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:             %21 = arith.cmpi ult, %arg3, %10 : index
// CHECK-NEXT:             %22 = scf.if %21 -> (i1) {
// CHECK-NEXT:               %23 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:               %24 = arith.subi %23, %4 : index
// CHECK-NEXT:               %25 = arith.divui %24, %c2 : index
// CHECK-NEXT:               %26 = arith.muli %25, %c2 : index
// CHECK-NEXT:               %27 = arith.addi %26, %4 : index
// CHECK-NEXT:               %28 = arith.cmpi ne, %27, %23 : index
// CHECK-NEXT:               %29 = arith.cmpi ult, %23, %4 : index
// CHECK-NEXT:               %30 = arith.ori %29, %28 : i1
// CHECK-NEXT:               %31 = arith.cmpi uge, %25, %1 : index
// CHECK-NEXT:               %32 = arith.ori %31, %30 : i1
// CHECK-NEXT:               %33 = arith.subi %23, %4 : index
// CHECK-NEXT:               %34 = arith.divui %33, %c2 : index
// CHECK-NEXT:               %35 = arith.cmpi ult, %34, %1 : index
// CHECK-NEXT:               %36 = arith.andi %35, %32 : i1
// CHECK-NEXT:               %37 = arith.ori %36, %arg4 : i1
// CHECK-NEXT:               scf.yield %37 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%22) %arg3, %arg4 : index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg3: index, %arg4: i1):
// CHECK-NEXT:             %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             scf.yield %21, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %20#0 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %19 : index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_srows(%arg0: tensor<4x4xf64, #sparse7>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x4xf64, #sparse7> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<4x4xf64, #sparse7> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<4x4xf64, #sparse7> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse7> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x4xf64, #sparse7> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.slice.offset %arg0 at 0 : tensor<4x4xf64, #sparse7>
// CHECK-NEXT:     %6 = sparse_tensor.slice.stride %arg0 at 0 : tensor<4x4xf64, #sparse7>
// CHECK-NEXT:     %7 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = arith.cmpi ult, %7, %8 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %2[%7] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.subi %13, %c1 : index
// CHECK-NEXT:       %15 = arith.divui %14, %c2 : index
// CHECK-NEXT:       %16 = arith.muli %15, %c2 : index
// CHECK-NEXT:       %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:       %18 = arith.cmpi ne, %17, %13 : index
// CHECK-NEXT:       %19 = arith.cmpi ult, %13, %c1 : index
// CHECK-NEXT:       %20 = arith.ori %19, %18 : i1
// CHECK-NEXT:       %21 = arith.cmpi uge, %15, %c4 : index
// CHECK-NEXT:       %22 = arith.ori %21, %20 : i1
// CHECK-NEXT:       scf.yield %22 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = scf.if %10 -> (index) {
// CHECK-NEXT:       %13:2 = scf.while (%arg1 = %7, %arg2 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:         %14 = arith.cmpi ult, %arg1, %8 : index
// CHECK-NEXT:         %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:           %16 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:           %17 = arith.subi %16, %c1 : index
// CHECK-NEXT:           %18 = arith.divui %17, %c2 : index
// CHECK-NEXT:           %19 = arith.muli %18, %c2 : index
// CHECK-NEXT:           %20 = arith.addi %19, %c1 : index
// CHECK-NEXT:           %21 = arith.cmpi ne, %20, %16 : index
// CHECK-NEXT:           %22 = arith.cmpi ult, %16, %c1 : index
// CHECK-NEXT:           %23 = arith.ori %22, %21 : i1
// CHECK-NEXT:           %24 = arith.cmpi uge, %18, %c4 : index
// CHECK-NEXT:           %25 = arith.ori %24, %23 : i1
// CHECK-NEXT:           %26 = arith.subi %16, %c1 : index
// CHECK-NEXT:           %27 = arith.divui %26, %c2 : index
// CHECK-NEXT:           %28 = arith.cmpi ult, %27, %c4 : index
// CHECK-NEXT:           %29 = arith.andi %28, %25 : i1
// CHECK-NEXT:           %30 = arith.ori %29, %arg2 : i1
// CHECK-NEXT:           scf.yield %30 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%15) %arg1, %arg2 : index, i1
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: i1):
// CHECK-NEXT:         %14 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:         scf.yield %14, %false : index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13#0 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = scf.while (%arg1 = %11) : (index) -> index {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg1, %8 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:         %15 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.subi %15, %c1 : index
// CHECK-NEXT:         %17 = arith.divui %16, %c2 : index
// CHECK-NEXT:         %18 = arith.cmpi ult, %17, %c4 : index
// CHECK-NEXT:         scf.yield %18 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%14) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %13 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.subi %13, %c1 : index
// CHECK-NEXT:       %15 = arith.divui %14, %c2 : index
// CHECK-NEXT:       %16 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %18 = memref.load %3[%17] : memref<?xindex>
// CHECK-NEXT:       %19 = arith.cmpi ult, %16, %18 : index
// CHECK-NEXT:       %20 = scf.if %19 -> (i1) {
// CHECK-NEXT:         %24 = memref.load %4[%16] : memref<?xindex>
// CHECK-NEXT:         %25 = arith.subi %24, %5 : index
// CHECK-NEXT:         %26 = arith.divui %25, %6 : index
// CHECK-NEXT:         %27 = arith.muli %26, %6 : index
// CHECK-NEXT:         %28 = arith.addi %27, %5 : index
// CHECK-NEXT:         %29 = arith.cmpi ne, %28, %24 : index
// CHECK-NEXT:         %30 = arith.cmpi ult, %24, %5 : index
// CHECK-NEXT:         %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:         %32 = arith.cmpi uge, %26, %c4 : index
// CHECK-NEXT:         %33 = arith.ori %32, %31 : i1
// CHECK-NEXT:         scf.yield %33 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = scf.if %20 -> (index) {
// CHECK-NEXT:         %24:2 = scf.while (%arg2 = %16, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %25 = arith.cmpi ult, %arg2, %18 : index
// CHECK-NEXT:           %26 = scf.if %25 -> (i1) {
// CHECK-NEXT:             %27 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:             %28 = arith.subi %27, %5 : index
// CHECK-NEXT:             %29 = arith.divui %28, %6 : index
// CHECK-NEXT:             %30 = arith.muli %29, %6 : index
// CHECK-NEXT:             %31 = arith.addi %30, %5 : index
// CHECK-NEXT:             %32 = arith.cmpi ne, %31, %27 : index
// CHECK-NEXT:             %33 = arith.cmpi ult, %27, %5 : index
// CHECK-NEXT:             %34 = arith.ori %33, %32 : i1
// CHECK-NEXT:             %35 = arith.cmpi uge, %29, %c4 : index
// CHECK-NEXT:             %36 = arith.ori %35, %34 : i1
// CHECK-NEXT:             %37 = arith.subi %27, %5 : index
// CHECK-NEXT:             %38 = arith.divui %37, %6 : index
// CHECK-NEXT:             %39 = arith.cmpi ult, %38, %c4 : index
// CHECK-NEXT:             %40 = arith.andi %39, %36 : i1
// CHECK-NEXT:             %41 = arith.ori %40, %arg3 : i1
// CHECK-NEXT:             scf.yield %41 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%26) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %25 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %25, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %24#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %22 = scf.while (%arg2 = %21) : (index) -> index {
// CHECK-NEXT:         %24 = arith.cmpi ult, %arg2, %18 : index
// CHECK-NEXT:         %25 = scf.if %24 -> (i1) {
// CHECK-NEXT:           %26 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:           %27 = arith.subi %26, %5 : index
// CHECK-NEXT:           %28 = arith.divui %27, %6 : index
// CHECK-NEXT:           %29 = arith.cmpi ult, %28, %c4 : index
// CHECK-NEXT:           scf.yield %29 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%25) %arg2 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %24 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %25 = arith.subi %24, %5 : index
// CHECK-NEXT:         %26 = arith.divui %25, %6 : index
// CHECK-NEXT:         %27 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%26, %15, %27) : (index, index, f64) -> ()
// CHECK-NEXT:         %28 = scf.if %true -> (index) {
// CHECK-NEXT:           %29:2 = scf.while (%arg3 = %arg2, %arg4 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:             %30 = arith.cmpi ult, %arg3, %18 : index
// CHECK-NEXT:             %31 = scf.if %30 -> (i1) {
// CHECK-NEXT:               %32 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:               %33 = arith.subi %32, %5 : index
// CHECK-NEXT:               %34 = arith.divui %33, %6 : index
// CHECK-NEXT:               %35 = arith.muli %34, %6 : index
// CHECK-NEXT:               %36 = arith.addi %35, %5 : index
// CHECK-NEXT:               %37 = arith.cmpi ne, %36, %32 : index
// CHECK-NEXT:               %38 = arith.cmpi ult, %32, %5 : index
// CHECK-NEXT:               %39 = arith.ori %38, %37 : i1
// CHECK-NEXT:               %40 = arith.cmpi uge, %34, %c4 : index
// CHECK-NEXT:               %41 = arith.ori %40, %39 : i1
// CHECK-NEXT:               %42 = arith.subi %32, %5 : index
// CHECK-NEXT:               %43 = arith.divui %42, %6 : index
// CHECK-NEXT:               %44 = arith.cmpi ult, %43, %c4 : index
// CHECK-NEXT:               %45 = arith.andi %44, %41 : i1
// CHECK-NEXT:               %46 = arith.ori %45, %arg4 : i1
// CHECK-NEXT:               scf.yield %46 : i1
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %false : i1
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.condition(%31) %arg3, %arg4 : index, i1
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%arg3: index, %arg4: i1):
// CHECK-NEXT:             %30 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:             scf.yield %30, %false : index, i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %29#0 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg2 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %28 : index
// CHECK-NEXT:       } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %23 = scf.if %true -> (index) {
// CHECK-NEXT:         %24:2 = scf.while (%arg2 = %arg1, %arg3 = %true) : (index, i1) -> (index, i1) {
// CHECK-NEXT:           %25 = arith.cmpi ult, %arg2, %8 : index
// CHECK-NEXT:           %26 = scf.if %25 -> (i1) {
// CHECK-NEXT:             %27 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %28 = arith.subi %27, %c1 : index
// CHECK-NEXT:             %29 = arith.divui %28, %c2 : index
// CHECK-NEXT:             %30 = arith.muli %29, %c2 : index
// CHECK-NEXT:             %31 = arith.addi %30, %c1 : index
// CHECK-NEXT:             %32 = arith.cmpi ne, %31, %27 : index
// CHECK-NEXT:             %33 = arith.cmpi ult, %27, %c1 : index
// CHECK-NEXT:             %34 = arith.ori %33, %32 : i1
// CHECK-NEXT:             %35 = arith.cmpi uge, %29, %c4 : index
// CHECK-NEXT:             %36 = arith.ori %35, %34 : i1
// CHECK-NEXT:             %37 = arith.subi %27, %c1 : index
// CHECK-NEXT:             %38 = arith.divui %37, %c2 : index
// CHECK-NEXT:             %39 = arith.cmpi ult, %38, %c4 : index
// CHECK-NEXT:             %40 = arith.andi %39, %36 : i1
// CHECK-NEXT:             %41 = arith.ori %40, %arg3 : i1
// CHECK-NEXT:             scf.yield %41 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%26) %arg2, %arg3 : index, i1
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg2: index, %arg3: i1):
// CHECK-NEXT:           %25 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:           scf.yield %25, %false : index, i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %24#0 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
