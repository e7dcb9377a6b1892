// RUN: pyopt %s --split-input-file --sparse-reinterpret-map --sparsification --canonicalize | FileCheck %s

// Terms are chosen by selects, and what an operand lacks is -0. The output has room for all elements of both.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i, j) -> (i, j)>
func.func @both(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64, #CSR>, %s: f64)
    -> tensor<4x8xf64, #CSR> {
  %e = tensor.empty() : tensor<4x8xf64, #CSR>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR>)
      outs(%e : tensor<4x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %s : f64
    %1 = arith.addf %0, %y : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @both(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse>, %arg2: f64) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg1 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %2 = arith.addi %0, %1 : index
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() size_hint=%2 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %5 = sparse_tensor.values %arg1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg1 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg1 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<3xf64>
// CHECK-NEXT:     memref.store %cst, %alloc[%c2] : memref<3xf64>
// CHECK-NEXT:     %10 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %3) -> (tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:       %12 = memref.load %6[%arg3] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %14 = memref.load %6[%13] : memref<?xindex>
// CHECK-NEXT:       %15 = memref.load %8[%arg3] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %17 = memref.load %8[%16] : memref<?xindex>
// CHECK-NEXT:       %18:3 = scf.while (%arg5 = %12, %arg6 = %15, %arg7 = %arg4) : (index, index, tensor<4x8xf64, #sparse>) -> (index, index, tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:         %21 = arith.cmpi ult, %arg5, %14 : index
// CHECK-NEXT:         %22 = arith.cmpi ult, %arg6, %17 : index
// CHECK-NEXT:         %23 = arith.andi %21, %22 : i1
// CHECK-NEXT:         scf.condition(%23) %arg5, %arg6, %arg7 : index, index, tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index, %arg6: index, %arg7: tensor<4x8xf64, #sparse>):
// CHECK-NEXT:         %21 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:         %22 = memref.load %9[%arg6] : memref<?xindex>
// CHECK-NEXT:         %23 = arith.cmpi ult, %22, %21 : index
// CHECK-NEXT:         %24 = arith.select %23, %22, %21 : index
// CHECK-NEXT:         %25 = memref.load %4[%arg5] : memref<?xf64>
// CHECK-NEXT:         %26 = arith.mulf %25, %arg2 : f64
// CHECK-NEXT:         %27 = memref.load %5[%arg6] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:         memref.store %26, %alloc[%c0] : memref<3xf64>
// CHECK-NEXT:         %29 = arith.select %28, %c0, %c2 : index
// CHECK-NEXT:         %30 = memref.load %alloc[%29] : memref<3xf64>
// CHECK-NEXT:         %31 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:         memref.store %27, %alloc[%c1] : memref<3xf64>
// CHECK-NEXT:         %32 = arith.select %31, %c1, %c2 : index
// CHECK-NEXT:         %33 = memref.load %alloc[%32] : memref<3xf64>
// CHECK-NEXT:         %34 = arith.addf %30, %33 : f64
// CHECK-NEXT:         %inserted = tensor.insert %34 into %arg7[%arg3, %24] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:         %35 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:         %36 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         %37 = arith.select %35, %36, %arg5 : index
// CHECK-NEXT:         %38 = arith.cmpi eq, %22, %24 : index
// CHECK-NEXT:         %39 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:         %40 = arith.select %38, %39, %arg6 : index
// CHECK-NEXT:         scf.yield %37, %40, %inserted : index, index, tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %19 = scf.for %arg5 = %18#0 to %14 step %c1 iter_args(%arg6 = %18#2) -> (tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:         %21 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:         %22 = memref.load %4[%arg5] : memref<?xf64>
// CHECK-NEXT:         %23 = arith.mulf %22, %arg2 : f64
// CHECK-NEXT:         %inserted = tensor.insert %23 into %arg6[%arg3, %21] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %20 = scf.for %arg5 = %18#1 to %17 step %c1 iter_args(%arg6 = %19) -> (tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:         %21 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:         %22 = memref.load %5[%arg5] : memref<?xf64>
// CHECK-NEXT:         %inserted = tensor.insert %22 into %arg6[%arg3, %21] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x8xf64, #sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %20 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc : memref<3xf64>
// CHECK-NEXT:     %11 = sparse_tensor.load %10 hasInserts : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %11 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of three operands there are four loops in which more than one may be at a coordinate.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @three(%a: tensor<8xi32, #SV>, %b: tensor<8xi32, #SV>, %c: tensor<8xi32, #SV>)
    -> tensor<8xi32, #SV> {
  %e = tensor.empty() : tensor<8xi32, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b, %c : tensor<8xi32, #SV>, tensor<8xi32, #SV>, tensor<8xi32, #SV>)
      outs(%e : tensor<8xi32, #SV>) {
  ^bb0(%x: i32, %y: i32, %z: i32, %out: i32):
    %0 = arith.addi %x, %y : i32
    %1 = arith.addi %0, %z : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32, #SV>
  return %r : tensor<8xi32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<8xi32, #sparse>, %arg1: tensor<8xi32, #sparse>, %arg2: tensor<8xi32, #sparse>) -> tensor<8xi32, #sparse> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xi32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg1 : tensor<8xi32, #sparse>
// CHECK-NEXT:     %2 = arith.addi %0, %1 : index
// CHECK-NEXT:     %3 = sparse_tensor.number_of_entries %arg2 : tensor<8xi32, #sparse>
// CHECK-NEXT:     %4 = arith.addi %2, %3 : index
// CHECK-NEXT:     %5 = bufferization.alloc_tensor() size_hint=%4 : tensor<8xi32, #sparse>
// CHECK-NEXT:     %6 = sparse_tensor.values %arg0 : tensor<8xi32, #sparse> to memref<?xi32>
// CHECK-NEXT:     %7 = sparse_tensor.values %arg1 : tensor<8xi32, #sparse> to memref<?xi32>
// CHECK-NEXT:     %8 = sparse_tensor.values %arg2 : tensor<8xi32, #sparse> to memref<?xi32>
// CHECK-NEXT:     %9 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %12 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %13 = sparse_tensor.positions %arg2 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %14 = sparse_tensor.coordinates %arg2 {level = 0 : index} : tensor<8xi32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     memref.store %c0_i32, %alloc[%c3] : memref<4xi32>
// CHECK-NEXT:     %15 = memref.load %9[%c0] : memref<?xindex>
// CHECK-NEXT:     %16 = memref.load %9[%c1] : memref<?xindex>
// CHECK-NEXT:     %17 = memref.load %11[%c0] : memref<?xindex>
// CHECK-NEXT:     %18 = memref.load %11[%c1] : memref<?xindex>
// CHECK-NEXT:     %19 = memref.load %13[%c0] : memref<?xindex>
// CHECK-NEXT:     %20 = memref.load %13[%c1] : memref<?xindex>
// CHECK-NEXT:     %21:4 = scf.while (%arg3 = %15, %arg4 = %17, %arg5 = %19, %arg6 = %5) : (index, index, index, tensor<8xi32, #sparse>) -> (index, index, index, tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg3, %16 : index
// CHECK-NEXT:       %30 = arith.cmpi ult, %arg4, %18 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       %32 = arith.cmpi ult, %arg5, %20 : index
// CHECK-NEXT:       %33 = arith.andi %31, %32 : i1
// CHECK-NEXT:       scf.condition(%33) %arg3, %arg4, %arg5, %arg6 : index, index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: tensor<8xi32, #sparse>):
// CHECK-NEXT:       %29 = memref.load %10[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %12[%arg4] : memref<?xindex>
// CHECK-NEXT:       %31 = memref.load %14[%arg5] : memref<?xindex>
// CHECK-NEXT:       %32 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:       %33 = arith.select %32, %30, %29 : index
// CHECK-NEXT:       %34 = arith.cmpi ult, %31, %33 : index
// CHECK-NEXT:       %35 = arith.select %34, %31, %33 : index
// CHECK-NEXT:       %36 = memref.load %6[%arg3] : memref<?xi32>
// CHECK-NEXT:       %37 = memref.load %7[%arg4] : memref<?xi32>
// CHECK-NEXT:       %38 = arith.cmpi eq, %29, %35 : index
// CHECK-NEXT:       memref.store %36, %alloc[%c0] : memref<4xi32>
// CHECK-NEXT:       %39 = arith.select %38, %c0, %c3 : index
// CHECK-NEXT:       %40 = memref.load %alloc[%39] : memref<4xi32>
// CHECK-NEXT:       %41 = arith.cmpi eq, %30, %35 : index
// CHECK-NEXT:       memref.store %37, %alloc[%c1] : memref<4xi32>
// CHECK-NEXT:       %42 = arith.select %41, %c1, %c3 : index
// CHECK-NEXT:       %43 = memref.load %alloc[%42] : memref<4xi32>
// CHECK-NEXT:       %44 = arith.addi %40, %43 : i32
// CHECK-NEXT:       %45 = memref.load %8[%arg5] : memref<?xi32>
// CHECK-NEXT:       %46 = arith.cmpi eq, %31, %35 : index
// CHECK-NEXT:       memref.store %45, %alloc[%c2] : memref<4xi32>
// CHECK-NEXT:       %47 = arith.select %46, %c2, %c3 : index
// CHECK-NEXT:       %48 = memref.load %alloc[%47] : memref<4xi32>
// CHECK-NEXT:       %49 = arith.addi %44, %48 : i32
// CHECK-NEXT:       %inserted = tensor.insert %49 into %arg6[%35] : tensor<8xi32, #sparse>
// CHECK-NEXT:       %50 = arith.cmpi eq, %29, %35 : index
// CHECK-NEXT:       %51 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %52 = arith.select %50, %51, %arg3 : index
// CHECK-NEXT:       %53 = arith.cmpi eq, %30, %35 : index
// CHECK-NEXT:       %54 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %55 = arith.select %53, %54, %arg4 : index
// CHECK-NEXT:       %56 = arith.cmpi eq, %31, %35 : index
// CHECK-NEXT:       %57 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %58 = arith.select %56, %57, %arg5 : index
// CHECK-NEXT:       scf.yield %52, %55, %58, %inserted : index, index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %22:3 = scf.while (%arg3 = %21#0, %arg4 = %21#2, %arg5 = %21#3) : (index, index, tensor<8xi32, #sparse>) -> (index, index, tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg3, %16 : index
// CHECK-NEXT:       %30 = arith.cmpi ult, %arg4, %20 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.condition(%31) %arg3, %arg4, %arg5 : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: tensor<8xi32, #sparse>):
// CHECK-NEXT:       %29 = memref.load %10[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %14[%arg4] : memref<?xindex>
// CHECK-NEXT:       %31 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:       %32 = arith.select %31, %30, %29 : index
// CHECK-NEXT:       %33 = memref.load %6[%arg3] : memref<?xi32>
// CHECK-NEXT:       %34 = memref.load %8[%arg4] : memref<?xi32>
// CHECK-NEXT:       %35 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       memref.store %33, %alloc[%c0] : memref<4xi32>
// CHECK-NEXT:       %36 = arith.select %35, %c0, %c3 : index
// CHECK-NEXT:       %37 = memref.load %alloc[%36] : memref<4xi32>
// CHECK-NEXT:       %38 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       memref.store %34, %alloc[%c2] : memref<4xi32>
// CHECK-NEXT:       %39 = arith.select %38, %c2, %c3 : index
// CHECK-NEXT:       %40 = memref.load %alloc[%39] : memref<4xi32>
// CHECK-NEXT:       %41 = arith.addi %37, %40 : i32
// CHECK-NEXT:       %inserted = tensor.insert %41 into %arg5[%32] : tensor<8xi32, #sparse>
// CHECK-NEXT:       %42 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       %43 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %44 = arith.select %42, %43, %arg3 : index
// CHECK-NEXT:       %45 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       %46 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %47 = arith.select %45, %46, %arg4 : index
// CHECK-NEXT:       scf.yield %44, %47, %inserted : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %23:3 = scf.while (%arg3 = %21#1, %arg4 = %22#1, %arg5 = %22#2) : (index, index, tensor<8xi32, #sparse>) -> (index, index, tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg3, %18 : index
// CHECK-NEXT:       %30 = arith.cmpi ult, %arg4, %20 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.condition(%31) %arg3, %arg4, %arg5 : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: tensor<8xi32, #sparse>):
// CHECK-NEXT:       %29 = memref.load %12[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %14[%arg4] : memref<?xindex>
// CHECK-NEXT:       %31 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:       %32 = arith.select %31, %30, %29 : index
// CHECK-NEXT:       %33 = memref.load %7[%arg3] : memref<?xi32>
// CHECK-NEXT:       %34 = memref.load %8[%arg4] : memref<?xi32>
// CHECK-NEXT:       %35 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       memref.store %33, %alloc[%c1] : memref<4xi32>
// CHECK-NEXT:       %36 = arith.select %35, %c1, %c3 : index
// CHECK-NEXT:       %37 = memref.load %alloc[%36] : memref<4xi32>
// CHECK-NEXT:       %38 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       memref.store %34, %alloc[%c2] : memref<4xi32>
// CHECK-NEXT:       %39 = arith.select %38, %c2, %c3 : index
// CHECK-NEXT:       %40 = memref.load %alloc[%39] : memref<4xi32>
// CHECK-NEXT:       %41 = arith.addi %37, %40 : i32
// CHECK-NEXT:       %inserted = tensor.insert %41 into %arg5[%32] : tensor<8xi32, #sparse>
// CHECK-NEXT:       %42 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       %43 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %44 = arith.select %42, %43, %arg3 : index
// CHECK-NEXT:       %45 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       %46 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %47 = arith.select %45, %46, %arg4 : index
// CHECK-NEXT:       scf.yield %44, %47, %inserted : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %24:3 = scf.while (%arg3 = %22#0, %arg4 = %23#0, %arg5 = %23#2) : (index, index, tensor<8xi32, #sparse>) -> (index, index, tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg3, %16 : index
// CHECK-NEXT:       %30 = arith.cmpi ult, %arg4, %18 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       scf.condition(%31) %arg3, %arg4, %arg5 : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: tensor<8xi32, #sparse>):
// CHECK-NEXT:       %29 = memref.load %10[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %12[%arg4] : memref<?xindex>
// CHECK-NEXT:       %31 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:       %32 = arith.select %31, %30, %29 : index
// CHECK-NEXT:       %33 = memref.load %6[%arg3] : memref<?xi32>
// CHECK-NEXT:       %34 = memref.load %7[%arg4] : memref<?xi32>
// CHECK-NEXT:       %35 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       memref.store %33, %alloc[%c0] : memref<4xi32>
// CHECK-NEXT:       %36 = arith.select %35, %c0, %c3 : index
// CHECK-NEXT:       %37 = memref.load %alloc[%36] : memref<4xi32>
// CHECK-NEXT:       %38 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       memref.store %34, %alloc[%c1] : memref<4xi32>
// CHECK-NEXT:       %39 = arith.select %38, %c1, %c3 : index
// CHECK-NEXT:       %40 = memref.load %alloc[%39] : memref<4xi32>
// CHECK-NEXT:       %41 = arith.addi %37, %40 : i32
// CHECK-NEXT:       %inserted = tensor.insert %41 into %arg5[%32] : tensor<8xi32, #sparse>
// CHECK-NEXT:       %42 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:       %43 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %44 = arith.select %42, %43, %arg3 : index
// CHECK-NEXT:       %45 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:       %46 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %47 = arith.select %45, %46, %arg4 : index
// CHECK-NEXT:       scf.yield %44, %47, %inserted : index, index, tensor<8xi32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %25 = scf.for %arg3 = %24#0 to %16 step %c1 iter_args(%arg4 = %24#2) -> (tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = memref.load %10[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %6[%arg3] : memref<?xi32>
// CHECK-NEXT:       %inserted = tensor.insert %30 into %arg4[%29] : tensor<8xi32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xi32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %26 = scf.for %arg3 = %24#1 to %18 step %c1 iter_args(%arg4 = %25) -> (tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = memref.load %12[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %7[%arg3] : memref<?xi32>
// CHECK-NEXT:       %inserted = tensor.insert %30 into %arg4[%29] : tensor<8xi32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xi32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %27 = scf.for %arg3 = %23#1 to %20 step %c1 iter_args(%arg4 = %26) -> (tensor<8xi32, #sparse>) {
// CHECK-NEXT:       %29 = memref.load %14[%arg3] : memref<?xindex>
// CHECK-NEXT:       %30 = memref.load %8[%arg3] : memref<?xi32>
// CHECK-NEXT:       %inserted = tensor.insert %30 into %arg4[%29] : tensor<8xi32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xi32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xi32>
// CHECK-NEXT:     %28 = sparse_tensor.load %27 hasInserts : tensor<8xi32, #sparse>
// CHECK-NEXT:     return %28 : tensor<8xi32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A difference without its first term is a negative, and a maximum has no identity that changes no bit: branches.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @difference(%a: tensor<8xf32, #SV>, %b: tensor<8xf32, #SV>) -> tensor<8xf32, #SV> {
  %e = tensor.empty() : tensor<8xf32, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xf32, #SV>, tensor<8xf32, #SV>)
      outs(%e : tensor<8xf32, #SV>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.subf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32, #SV>
  return %r : tensor<8xf32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @difference(%arg0: tensor<8xf32, #sparse>, %arg1: tensor<8xf32, #sparse>) -> tensor<8xf32, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg1 : tensor<8xf32, #sparse>
// CHECK-NEXT:     %2 = arith.addi %0, %1 : index
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() size_hint=%2 : tensor<8xf32, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.values %arg0 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %5 = sparse_tensor.values %arg1 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %8[%c0] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %8[%c1] : memref<?xindex>
// CHECK-NEXT:     %14:3 = scf.while (%arg2 = %10, %arg3 = %12, %arg4 = %3) : (index, index, tensor<8xf32, #sparse>) -> (index, index, tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %18 = arith.cmpi ult, %arg2, %11 : index
// CHECK-NEXT:       %19 = arith.cmpi ult, %arg3, %13 : index
// CHECK-NEXT:       %20 = arith.andi %18, %19 : i1
// CHECK-NEXT:       scf.condition(%20) %arg2, %arg3, %arg4 : index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: tensor<8xf32, #sparse>):
// CHECK-NEXT:       %18 = memref.load %7[%arg2] : memref<?xindex>
// CHECK-NEXT:       %19 = memref.load %9[%arg3] : memref<?xindex>
// CHECK-NEXT:       %20 = arith.cmpi ult, %19, %18 : index
// CHECK-NEXT:       %21 = arith.select %20, %19, %18 : index
// CHECK-NEXT:       %22 = arith.cmpi eq, %18, %21 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %19, %21 : index
// CHECK-NEXT:       %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:       %25 = scf.if %24 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:         %32 = memref.load %4[%arg2] : memref<?xf32>
// CHECK-NEXT:         %33 = memref.load %5[%arg3] : memref<?xf32>
// CHECK-NEXT:         %34 = arith.subf %32, %33 : f32
// CHECK-NEXT:         %inserted = tensor.insert %34 into %arg4[%21] : tensor<8xf32, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %32 = arith.cmpi eq, %18, %21 : index
// CHECK-NEXT:         %33 = scf.if %32 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:           %34 = memref.load %4[%arg2] : memref<?xf32>
// CHECK-NEXT:           %inserted = tensor.insert %34 into %arg4[%21] : tensor<8xf32, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %34 = arith.cmpi eq, %19, %21 : index
// CHECK-NEXT:           %35 = scf.if %34 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:             %36 = memref.load %5[%arg3] : memref<?xf32>
// CHECK-NEXT:             %37 = arith.negf %36 : f32
// CHECK-NEXT:             %inserted = tensor.insert %37 into %arg4[%21] : tensor<8xf32, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4 : tensor<8xf32, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %35 : tensor<8xf32, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %33 : tensor<8xf32, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %26 = arith.cmpi eq, %18, %21 : index
// CHECK-NEXT:       %27 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %28 = arith.select %26, %27, %arg2 : index
// CHECK-NEXT:       %29 = arith.cmpi eq, %19, %21 : index
// CHECK-NEXT:       %30 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %31 = arith.select %29, %30, %arg3 : index
// CHECK-NEXT:       scf.yield %28, %31, %25 : index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %15 = scf.for %arg2 = %14#0 to %11 step %c1 iter_args(%arg3 = %14#2) -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %18 = memref.load %7[%arg2] : memref<?xindex>
// CHECK-NEXT:       %19 = memref.load %4[%arg2] : memref<?xf32>
// CHECK-NEXT:       %inserted = tensor.insert %19 into %arg3[%18] : tensor<8xf32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %16 = scf.for %arg2 = %14#1 to %13 step %c1 iter_args(%arg3 = %15) -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %18 = memref.load %9[%arg2] : memref<?xindex>
// CHECK-NEXT:       %19 = memref.load %5[%arg2] : memref<?xf32>
// CHECK-NEXT:       %20 = arith.negf %19 : f32
// CHECK-NEXT:       %inserted = tensor.insert %20 into %arg3[%18] : tensor<8xf32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17 = sparse_tensor.load %16 hasInserts : tensor<8xf32, #sparse>
// CHECK-NEXT:     return %17 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products of two sparse operands are mostly few: nothing is known of how many. A sum of products has branches, too.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @products(%a: tensor<8xf32, #SV>, %b: tensor<8xf32, #SV>, %c: tensor<8xf32, #SV>)
    -> tensor<8xf32, #SV> {
  %e = tensor.empty() : tensor<8xf32, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b, %c : tensor<8xf32, #SV>, tensor<8xf32, #SV>, tensor<8xf32, #SV>)
      outs(%e : tensor<8xf32, #SV>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %z : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32, #SV>
  return %r : tensor<8xf32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @products(%arg0: tensor<8xf32, #sparse>, %arg1: tensor<8xf32, #sparse>, %arg2: tensor<8xf32, #sparse>) -> tensor<8xf32, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg1 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %3 = sparse_tensor.values %arg2 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg2 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg2 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     %12 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %13 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %8[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %8[%c1] : memref<?xindex>
// CHECK-NEXT:     %16:4 = scf.while (%arg3 = %10, %arg4 = %12, %arg5 = %14, %arg6 = %0) : (index, index, index, tensor<8xf32, #sparse>) -> (index, index, index, tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg3, %11 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       %23 = arith.cmpi ult, %arg5, %15 : index
// CHECK-NEXT:       %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:       scf.condition(%24) %arg3, %arg4, %arg5, %arg6 : index, index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: tensor<8xf32, #sparse>):
// CHECK-NEXT:       %20 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = memref.load %9[%arg5] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %24 = arith.select %23, %21, %20 : index
// CHECK-NEXT:       %25 = arith.cmpi ult, %22, %24 : index
// CHECK-NEXT:       %26 = arith.select %25, %22, %24 : index
// CHECK-NEXT:       %27 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %28 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %29 = arith.andi %27, %28 : i1
// CHECK-NEXT:       %30 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:       %32 = scf.if %31 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:         %42 = memref.load %1[%arg3] : memref<?xf32>
// CHECK-NEXT:         %43 = memref.load %2[%arg4] : memref<?xf32>
// CHECK-NEXT:         %44 = arith.mulf %42, %43 : f32
// CHECK-NEXT:         %45 = memref.load %3[%arg5] : memref<?xf32>
// CHECK-NEXT:         %46 = arith.addf %44, %45 : f32
// CHECK-NEXT:         %inserted = tensor.insert %46 into %arg6[%26] : tensor<8xf32, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %42 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:         %43 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:         %44 = arith.andi %42, %43 : i1
// CHECK-NEXT:         %45 = scf.if %44 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:           %46 = memref.load %1[%arg3] : memref<?xf32>
// CHECK-NEXT:           %47 = memref.load %2[%arg4] : memref<?xf32>
// CHECK-NEXT:           %48 = arith.mulf %46, %47 : f32
// CHECK-NEXT:           %inserted = tensor.insert %48 into %arg6[%26] : tensor<8xf32, #sparse>
// CHECK-NEXT:           scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %46 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:           %47 = scf.if %46 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:             %48 = memref.load %3[%arg5] : memref<?xf32>
// CHECK-NEXT:             %inserted = tensor.insert %48 into %arg6[%26] : tensor<8xf32, #sparse>
// CHECK-NEXT:             scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg6 : tensor<8xf32, #sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %47 : tensor<8xf32, #sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %45 : tensor<8xf32, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %33 = arith.cmpi eq, %20, %26 : index
// CHECK-NEXT:       %34 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %35 = arith.select %33, %34, %arg3 : index
// CHECK-NEXT:       %36 = arith.cmpi eq, %21, %26 : index
// CHECK-NEXT:       %37 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %38 = arith.select %36, %37, %arg4 : index
// CHECK-NEXT:       %39 = arith.cmpi eq, %22, %26 : index
// CHECK-NEXT:       %40 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %41 = arith.select %39, %40, %arg5 : index
// CHECK-NEXT:       scf.yield %35, %38, %41, %32 : index, index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17:3 = scf.while (%arg3 = %16#0, %arg4 = %16#1, %arg5 = %16#3) : (index, index, tensor<8xf32, #sparse>) -> (index, index, tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg3, %11 : index
// CHECK-NEXT:       %21 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %22 = arith.andi %20, %21 : i1
// CHECK-NEXT:       scf.condition(%22) %arg3, %arg4, %arg5 : index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: tensor<8xf32, #sparse>):
// CHECK-NEXT:       %20 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %7[%arg4] : memref<?xindex>
// CHECK-NEXT:       %22 = arith.cmpi ult, %21, %20 : index
// CHECK-NEXT:       %23 = arith.select %22, %21, %20 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %25 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %26 = arith.andi %24, %25 : i1
// CHECK-NEXT:       %27 = scf.if %26 -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:         %34 = memref.load %1[%arg3] : memref<?xf32>
// CHECK-NEXT:         %35 = memref.load %2[%arg4] : memref<?xf32>
// CHECK-NEXT:         %36 = arith.mulf %34, %35 : f32
// CHECK-NEXT:         %inserted = tensor.insert %36 into %arg5[%23] : tensor<8xf32, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<8xf32, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %28 = arith.cmpi eq, %20, %23 : index
// CHECK-NEXT:       %29 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %30 = arith.select %28, %29, %arg3 : index
// CHECK-NEXT:       %31 = arith.cmpi eq, %21, %23 : index
// CHECK-NEXT:       %32 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %33 = arith.select %31, %32, %arg4 : index
// CHECK-NEXT:       scf.yield %30, %33, %27 : index, index, tensor<8xf32, #sparse>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18 = scf.for %arg3 = %16#2 to %15 step %c1 iter_args(%arg4 = %17#2) -> (tensor<8xf32, #sparse>) {
// CHECK-NEXT:       %20 = memref.load %9[%arg3] : memref<?xindex>
// CHECK-NEXT:       %21 = memref.load %3[%arg3] : memref<?xf32>
// CHECK-NEXT:       %inserted = tensor.insert %21 into %arg4[%20] : tensor<8xf32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = sparse_tensor.load %18 hasInserts : tensor<8xf32, #sparse>
// CHECK-NEXT:     return %19 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a sparse operand and a dense one have in common is as much as the sparse one has.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @sampled(%a: tensor<?xf32, #SV>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32, #SV> {
  %e = tensor.empty(%n) : tensor<?xf32, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32, #SV>, tensor<?xf32>)
      outs(%e : tensor<?xf32, #SV>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.mulf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32, #SV>
  return %r : tensor<?xf32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sampled(%arg0: tensor<?xf32, #sparse>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?xf32, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%arg2) size_hint=%0 : tensor<?xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<?xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.for %arg3 = %5 to %6 step %c1 iter_args(%arg4 = %1) -> (tensor<?xf32, #sparse>) {
// CHECK-NEXT:       %9 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %2[%arg3] : memref<?xf32>
// CHECK-NEXT:       %extracted = tensor.extract %arg1[%9] : tensor<?xf32>
// CHECK-NEXT:       %11 = arith.mulf %10, %extracted : f32
// CHECK-NEXT:       %inserted = tensor.insert %11 into %arg4[%9] : tensor<?xf32, #sparse>
// CHECK-NEXT:       scf.yield %inserted : tensor<?xf32, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = sparse_tensor.load %7 hasInserts : tensor<?xf32, #sparse>
// CHECK-NEXT:     return %8 : tensor<?xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Parts of one element are added up, and of a slice some elements are left out: branches.
#UV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @parts(%a: tensor<8xf32, #UV>, %b: tensor<8xf32, #SV>) -> tensor<8xf32, #SV> {
  %e = tensor.empty() : tensor<8xf32, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xf32, #UV>, tensor<8xf32, #SV>)
      outs(%e : tensor<8xf32, #SV>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32, #SV>
  return %r : tensor<8xf32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parts(%arg0: tensor<8xf32, #sparse>, %arg1: tensor<8xf32, #sparse1>) -> tensor<8xf32, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %arg1 : tensor<8xf32, #sparse1>
// CHECK-NEXT:     %2 = arith.addi %0, %1 : index
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() size_hint=%2 : tensor<8xf32, #sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.values %arg0 : tensor<8xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %5 = sparse_tensor.values %arg1 : tensor<8xf32, #sparse1> to memref<?xf32>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %6[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %6[%c1] : memref<?xindex>
// CHECK-NEXT:     %12 = scf.while (%arg2 = %10) : (index) -> index {
// CHECK-NEXT:       %19 = arith.cmpi ult, %arg2, %11 : index
// CHECK-NEXT:       %20 = scf.if %19 -> (i1) {
// CHECK-NEXT:         %21 = memref.load %7[%10] : memref<?xindex>
// CHECK-NEXT:         %22 = memref.load %7[%arg2] : memref<?xindex>
// CHECK-NEXT:         %23 = arith.cmpi eq, %21, %22 : index
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%20) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %19 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %19 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = memref.load %8[%c0] : memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %8[%c1] : memref<?xindex>
// CHECK-NEXT:     %15:4 = scf.while (%arg2 = %10, %arg3 = %12, %arg4 = %13, %arg5 = %3) : (index, index, index, tensor<8xf32, #sparse1>) -> (index, index, index, tensor<8xf32, #sparse1>) {
// CHECK-NEXT:       %19 = arith.cmpi ult, %arg2, %11 : index
// CHECK-NEXT:       %20 = arith.cmpi ult, %arg4, %14 : index
// CHECK-NEXT:       %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:       scf.condition(%21) %arg2, %arg3, %arg4, %arg5 : index, index, index, tensor<8xf32, #sparse1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: tensor<8xf32, #sparse1>):
// CHECK-NEXT:       %19 = memref.load %7[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %9[%arg4] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %20, %19 : index
// CHECK-NEXT:       %22 = arith.select %21, %20, %19 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:       %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:       %26 = scf.if %25 -> (tensor<8xf32, #sparse1>) {
// CHECK-NEXT:         %33 = scf.for %arg6 = %arg2 to %arg3 step %c1 iter_args(%arg7 = %cst) -> (f32) {
// CHECK-NEXT:           %36 = memref.load %4[%arg6] : memref<?xf32>
// CHECK-NEXT:           %37 = arith.addf %arg7, %36 : f32
// CHECK-NEXT:           scf.yield %37 : f32
// CHECK-NEXT:         }
// CHECK-NEXT:         %34 = memref.load %5[%arg4] : memref<?xf32>
// CHECK-NEXT:         %35 = arith.addf %33, %34 : f32
// CHECK-NEXT:         %inserted = tensor.insert %35 into %arg5[%22] : tensor<8xf32, #sparse1>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf32, #sparse1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %33 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:         %34 = scf.if %33 -> (tensor<8xf32, #sparse1>) {
// CHECK-NEXT:           %35 = scf.for %arg6 = %arg2 to %arg3 step %c1 iter_args(%arg7 = %cst) -> (f32) {
// CHECK-NEXT:             %36 = memref.load %4[%arg6] : memref<?xf32>
// CHECK-NEXT:             %37 = arith.addf %arg7, %36 : f32
// CHECK-NEXT:             scf.yield %37 : f32
// CHECK-NEXT:           }
// CHECK-NEXT:           %inserted = tensor.insert %35 into %arg5[%22] : tensor<8xf32, #sparse1>
// CHECK-NEXT:           scf.yield %inserted : tensor<8xf32, #sparse1>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %35 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:           %36 = scf.if %35 -> (tensor<8xf32, #sparse1>) {
// CHECK-NEXT:             %37 = memref.load %5[%arg4] : memref<?xf32>
// CHECK-NEXT:             %inserted = tensor.insert %37 into %arg5[%22] : tensor<8xf32, #sparse1>
// CHECK-NEXT:             scf.yield %inserted : tensor<8xf32, #sparse1>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : tensor<8xf32, #sparse1>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %36 : tensor<8xf32, #sparse1>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %34 : tensor<8xf32, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi eq, %19, %22 : index
// CHECK-NEXT:       %28 = arith.select %27, %arg3, %arg2 : index
// CHECK-NEXT:       %29 = scf.if %27 -> (index) {
// CHECK-NEXT:         %33 = scf.while (%arg6 = %arg3) : (index) -> index {
// CHECK-NEXT:           %34 = arith.cmpi ult, %arg6, %11 : index
// CHECK-NEXT:           %35 = scf.if %34 -> (i1) {
// CHECK-NEXT:             %36 = memref.load %7[%arg3] : memref<?xindex>
// CHECK-NEXT:             %37 = memref.load %7[%arg6] : memref<?xindex>
// CHECK-NEXT:             %38 = arith.cmpi eq, %36, %37 : index
// CHECK-NEXT:             scf.yield %38 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%35) %arg6 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg6: index):
// CHECK-NEXT:           %34 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:           scf.yield %34 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %30 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:       %31 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %32 = arith.select %30, %31, %arg4 : index
// CHECK-NEXT:       scf.yield %28, %29, %32, %26 : index, index, index, tensor<8xf32, #sparse1>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %16:3 = scf.while (%arg2 = %15#0, %arg3 = %15#1, %arg4 = %15#3) : (index, index, tensor<8xf32, #sparse1>) -> (index, index, tensor<8xf32, #sparse1>) {
// CHECK-NEXT:       %19 = arith.cmpi ult, %arg2, %11 : index
// CHECK-NEXT:       scf.condition(%19) %arg2, %arg3, %arg4 : index, index, tensor<8xf32, #sparse1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: tensor<8xf32, #sparse1>):
// CHECK-NEXT:       %19 = memref.load %7[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = scf.for %arg5 = %arg2 to %arg3 step %c1 iter_args(%arg6 = %cst) -> (f32) {
// CHECK-NEXT:         %22 = memref.load %4[%arg5] : memref<?xf32>
// CHECK-NEXT:         %23 = arith.addf %arg6, %22 : f32
// CHECK-NEXT:         scf.yield %23 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %inserted = tensor.insert %20 into %arg4[%19] : tensor<8xf32, #sparse1>
// CHECK-NEXT:       %21 = scf.while (%arg5 = %arg3) : (index) -> index {
// CHECK-NEXT:         %22 = arith.cmpi ult, %arg5, %11 : index
// CHECK-NEXT:         %23 = scf.if %22 -> (i1) {
// CHECK-NEXT:           %24 = memref.load %7[%arg3] : memref<?xindex>
// CHECK-NEXT:           %25 = memref.load %7[%arg5] : memref<?xindex>
// CHECK-NEXT:           %26 = arith.cmpi eq, %24, %25 : index
// CHECK-NEXT:           scf.yield %26 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%23) %arg5 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         %22 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg3, %21, %inserted : index, index, tensor<8xf32, #sparse1>
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %17 = scf.for %arg2 = %15#2 to %14 step %c1 iter_args(%arg3 = %16#2) -> (tensor<8xf32, #sparse1>) {
// CHECK-NEXT:       %19 = memref.load %9[%arg2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %5[%arg2] : memref<?xf32>
// CHECK-NEXT:       %inserted = tensor.insert %20 into %arg3[%19] : tensor<8xf32, #sparse1>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32, #sparse1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %18 = sparse_tensor.load %17 hasInserts : tensor<8xf32, #sparse1>
// CHECK-NEXT:     return %18 : tensor<8xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
