// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Indices are stored as i64; the reference crashes.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xindex, #SV>, %i: index) -> (memref<?xindex>, index) {
  %0 = tensor.insert %i into %a[%i] : tensor<8xindex, #SV>
  %1 = sparse_tensor.values %0 : tensor<8xindex, #SV> to memref<?xindex>
  %2 = sparse_tensor.number_of_entries %0 : tensor<8xindex, #SV>
  return %1, %2 : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesI64(!llvm.ptr) -> memref<?xi64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @lexInsertI64(!llvm.ptr, memref<?xindex>, memref<i64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<index>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg1, %alloca_0[] : memref<index>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloca_0 : memref<index> to memref<i64>
// CHECK-NEXT:     call @lexInsertI64(%arg0, %alloca, %0) : (!llvm.ptr, memref<?xindex>, memref<i64>) -> ()
// CHECK-NEXT:     %1 = call @sparseValuesI64(%arg0) : (!llvm.ptr) -> memref<?xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<?xi64> to memref<?xindex>
// CHECK-NEXT:     %3 = call @sparseValuesI64(%arg0) : (!llvm.ptr) -> memref<?xi64>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %3, %c0_1 : memref<?xi64>
// CHECK-NEXT:     return %2, %dim : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the loop carries is expanded: the buffers are made and freed in each iteration.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<8x9xf64, #CSR>, %n: index) -> tensor<8x9xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<8x9xf64, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %t
        : tensor<8x9xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x9xf64, #CSR>
    scf.yield %1 : tensor<8x9xf64, #CSR>
  }
  return %0 : tensor<8x9xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expInsertF64(!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (!llvm.ptr) {
// CHECK-NEXT:       %c9 = arith.constant 9 : index
// CHECK-NEXT:       %alloc = memref.alloc(%c9) : memref<?xf64>
// CHECK-NEXT:       %alloc_0 = memref.alloc(%c9) : memref<?xi1>
// CHECK-NEXT:       %alloc_1 = memref.alloc(%c9) : memref<?xindex>
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0_3] : memref<?xindex>
// CHECK-NEXT:       func.call @expInsertF64(%arg3, %alloca, %alloc, %alloc_0, %alloc_1, %c0_2) : (!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:       memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:       scf.yield %arg3 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it is of interleaved coordinates, and of those that are not; of truth values, too.
#ANY = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#SOA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%a: tensor<8x8xf32, #ANY>, %b: tensor<8x8xi1, #SOA>)
    -> (tensor<8x8xf32, #ANY>, tensor<8x8xi1, #SOA>) {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<8x8xf32, #ANY>
  %1 = bufferization.alloc_tensor() copy(%b) : tensor<8x8xi1, #SOA>
  return %0, %1 : tensor<8x8xf32, #ANY>, tensor<8x8xi1, #SOA>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesI8(!llvm.ptr) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinatesBuffer0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c262147_i64 = arith.constant 262147 : i64
// CHECK-NEXT:     %c524290_i64 = arith.constant 524290 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262147_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524290_i64, %alloca[%c1] : memref<?xi64>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c2_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_0, %alloca_2[%c1_4] : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_8 = memref.alloca(%c2_7) : memref<?xindex>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_5, %alloca_8[%c0_9] : memref<?xindex>
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_6, %alloca_8[%c1_10] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_11 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0_12) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %1 = call @sparseCoordinatesBuffer0(%arg0, %c0_13) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %2 = call @sparseValuesF32(%arg0) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_14 = memref.extract_aligned_pointer_as_index %1 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_15 = memref.extract_aligned_pointer_as_index %2 : memref<?xf32> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_16 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_16[%c0_17] : memref<?xindex>
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_14, %alloca_16[%c1_18] : memref<?xindex>
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_15, %alloca_16[%c2_19] : memref<?xindex>
// CHECK-NEXT:     %intptr_20 = memref.extract_aligned_pointer_as_index %alloca_16 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_20 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32_21 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c0_i32, %c0_i32_11, %c2_i32, %c2_i32_21, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_22 = arith.constant 8 : index
// CHECK-NEXT:     %c8_23 = arith.constant 8 : index
// CHECK-NEXT:     %c262145_i64 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524292_i64 = arith.constant 524292 : i64
// CHECK-NEXT:     %c2_24 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_25 = memref.alloca(%c2_24) : memref<?xi64>
// CHECK-NEXT:     %c0_26 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64, %alloca_25[%c0_26] : memref<?xi64>
// CHECK-NEXT:     %c1_27 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524292_i64, %alloca_25[%c1_27] : memref<?xi64>
// CHECK-NEXT:     %c2_28 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_29 = memref.alloca(%c2_28) : memref<?xindex>
// CHECK-NEXT:     %c0_30 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_22, %alloca_29[%c0_30] : memref<?xindex>
// CHECK-NEXT:     %c1_31 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_23, %alloca_29[%c1_31] : memref<?xindex>
// CHECK-NEXT:     %c0_32 = arith.constant 0 : index
// CHECK-NEXT:     %c1_33 = arith.constant 1 : index
// CHECK-NEXT:     %c2_34 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_35 = memref.alloca(%c2_34) : memref<?xindex>
// CHECK-NEXT:     %c0_36 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_32, %alloca_35[%c0_36] : memref<?xindex>
// CHECK-NEXT:     %c1_37 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_33, %alloca_35[%c1_37] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_38 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_39 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c0_40 = arith.constant 0 : index
// CHECK-NEXT:     %6 = call @sparsePositions0(%arg1, %c0_40) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_41 = arith.constant 0 : index
// CHECK-NEXT:     %7 = call @sparseCoordinates0(%arg1, %c0_41) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c1_42 = arith.constant 1 : index
// CHECK-NEXT:     %8 = call @sparseCoordinates0(%arg1, %c1_42) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %9 = call @sparseValuesI8(%arg1) : (!llvm.ptr) -> memref<?xi8>
// CHECK-NEXT:     %intptr_43 = memref.extract_aligned_pointer_as_index %6 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_44 = memref.extract_aligned_pointer_as_index %7 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_45 = memref.extract_aligned_pointer_as_index %8 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_46 = memref.extract_aligned_pointer_as_index %9 : memref<?xi8> -> index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_47 = memref.alloca(%c4) : memref<?xindex>
// CHECK-NEXT:     %c0_48 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_43, %alloca_47[%c0_48] : memref<?xindex>
// CHECK-NEXT:     %c1_49 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_44, %alloca_47[%c1_49] : memref<?xindex>
// CHECK-NEXT:     %c2_50 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_45, %alloca_47[%c2_50] : memref<?xindex>
// CHECK-NEXT:     %c3_51 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %intptr_46, %alloca_47[%c3_51] : memref<?xindex>
// CHECK-NEXT:     %intptr_52 = memref.extract_aligned_pointer_as_index %alloca_47 : memref<?xindex> -> index
// CHECK-NEXT:     %10 = arith.index_cast %intptr_52 : index to i64
// CHECK-NEXT:     %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32_53 = arith.constant 2 : i32
// CHECK-NEXT:     %12 = call @newSparseTensor(%alloca_29, %alloca_29, %alloca_25, %alloca_35, %alloca_35, %c0_i32_38, %c0_i32_39, %c8_i32, %c2_i32_53, %11) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5, %12 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Coordinates are those of levels; the reference takes those of dimensions for them.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%a: tensor<4x6xf64, #CSC>, %b: tensor<4x6xf64, #BSR>, %i: index, %j: index, %v: f64) {
  %0 = tensor.insert %v into %a[%i, %j] : tensor<4x6xf64, #CSC>
  %1 = tensor.insert %v into %b[%i, %j] : tensor<4x6xf64, #BSR>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: index, %arg3: index, %arg4: f64) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg2, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_1 = memref.alloca(%c4) : memref<?xindex>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %arg2, %c2_3 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.divui %arg3, %c3 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.remui %arg2, %c2_4 : index
// CHECK-NEXT:     %c3_5 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.remui %arg3, %c3_5 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %0, %alloca_1[%c0_6] : memref<?xindex>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %1, %alloca_1[%c1_7] : memref<?xindex>
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %2, %alloca_1[%c2_8] : memref<?xindex>
// CHECK-NEXT:     %c3_9 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %3, %alloca_1[%c3_9] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_2[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg1, %alloca_1, %alloca_2) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Branches carry handles.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %c: i1) -> tensor<?xf64, #SV> {
  cf.br ^bb1(%a : tensor<?xf64, #SV>)
^bb1(%x: tensor<?xf64, #SV>):
  return %x : tensor<?xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: i1) -> !llvm.ptr {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%0: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So does a selection.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %b: tensor<?xf64, #SV>, %c: i1) -> tensor<?xf64, #SV> {
  %0 = arith.select %c, %a, %b : tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) -> !llvm.ptr {
// CHECK-NEXT:     %0 = arith.select %arg2, %arg0, %arg1 : !llvm.ptr
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// And scf.execute_region.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>) -> tensor<?xf64, #SV> {
  %0 = scf.execute_region -> tensor<?xf64, #SV> {
    scf.yield %a : tensor<?xf64, #SV>
  }
  return %0 : tensor<?xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = scf.execute_region -> !llvm.ptr {
// CHECK-NEXT:       scf.yield %arg0 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A conversion that keeps the structure: the same tensor, or one of casts of its arrays. The reference fails.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Narrow = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 8 }>
func.func @extents(%a: tensor<8xf64, #SV>) -> tensor<?xf64, #SV> {
  %0 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}
func.func @widths(%a: tensor<?xf32, #Narrow>) -> tensor<?xf64, #SV> {
  %0 = sparse_tensor.convert %a : tensor<?xf32, #Narrow> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates8(!llvm.ptr, index) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions32(!llvm.ptr, index) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func @extents(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparseLvlSize(%arg0, %c0) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xi64>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c0_0] : memref<?xi64>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c1_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %0, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_6 = memref.alloca(%c1_5) : memref<?xindex>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_4, %alloca_6[%c0_7] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %1 = call @sparsePositions32(%arg0, %c0_9) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0_10 : memref<?xi32>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_11 to %dim step %c1_12 {
// CHECK-NEXT:       %7 = memref.load %1[%arg1] : memref<?xi32>
// CHECK-NEXT:       %8 = arith.index_castui %7 : i32 to index
// CHECK-NEXT:       memref.store %8, %alloc[%arg1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %2 = call @sparseCoordinates8(%arg0, %c0_13) : (!llvm.ptr, index) -> memref<?xi8>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %dim_15 = memref.dim %2, %c0_14 : memref<?xi8>
// CHECK-NEXT:     %alloc_16 = memref.alloc(%dim_15) : memref<?xindex>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_17 to %dim_15 step %c1_18 {
// CHECK-NEXT:       %7 = memref.load %2[%arg1] : memref<?xi8>
// CHECK-NEXT:       %8 = arith.index_castui %7 : i8 to index
// CHECK-NEXT:       memref.store %8, %alloc_16[%arg1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = call @sparseValuesF32(%arg0) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     %dim_20 = memref.dim %3, %c0_19 : memref<?xf32>
// CHECK-NEXT:     %alloc_21 = memref.alloc(%dim_20) : memref<?xf64>
// CHECK-NEXT:     %c0_22 = arith.constant 0 : index
// CHECK-NEXT:     %c1_23 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_22 to %dim_20 step %c1_23 {
// CHECK-NEXT:       %7 = memref.load %3[%arg1] : memref<?xf32>
// CHECK-NEXT:       %8 = arith.extf %7 : f32 to f64
// CHECK-NEXT:       memref.store %8, %alloc_21[%arg1] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_24 = memref.extract_aligned_pointer_as_index %alloc_16 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_25 = memref.extract_aligned_pointer_as_index %alloc_21 : memref<?xf64> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_26 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_27 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_26[%c0_27] : memref<?xindex>
// CHECK-NEXT:     %c1_28 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_24, %alloca_26[%c1_28] : memref<?xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_25, %alloca_26[%c2] : memref<?xindex>
// CHECK-NEXT:     %intptr_29 = memref.extract_aligned_pointer_as_index %alloca_26 : memref<?xindex> -> index
// CHECK-NEXT:     %4 = arith.index_cast %intptr_29 : index to i64
// CHECK-NEXT:     %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %6 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_6, %alloca_6, %c0_i32, %c0_i32_8, %c1_i32, %c2_i32, %5) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_16 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_21 : memref<?xf64>
// CHECK-NEXT:     return %6 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rows of COO: each element has a row coordinate of its own, which expInsert stores for the first one only.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @row(%a: tensor<8x8xf64, #COO>, %i: index, %n: index) -> tensor<8x8xf64, #COO> {
  %v, %f, %p, %c = sparse_tensor.expand %a
      : tensor<8x8xf64, #COO> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %r = sparse_tensor.compress %v, %f, %p, %n into %a[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #COO>
  return %r : tensor<8x8xf64, #COO>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @row(%arg0: !llvm.ptr, %arg1: index, %arg2: index) -> !llvm.ptr {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %alloca[%c0_3] : memref<?xindex>
// CHECK-NEXT:     sparse_tensor.sort  hybrid_quick_sort %arg2, %alloc_1 {ny = 0 : index, perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     %cst_4 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %false_5 = arith.constant false
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0_6 to %arg2 step %c1 {
// CHECK-NEXT:       %0 = memref.load %alloc_1[%arg3] : memref<?xindex>
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       memref.store %0, %alloca[%c1_7] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %alloc[%0] : memref<?xf64>
// CHECK-NEXT:       memref.store %1, %alloca_2[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca, %alloca_2) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:       memref.store %cst_4, %alloc[%0] : memref<?xf64>
// CHECK-NEXT:       memref.store %false_5, %alloc_0[%0] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
