// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Where the reference computes something else, makes invalid ops, or crashes.

func.func @extract_scalar_0d(%v: vector<f32>) -> f32 {
  %0 = vector.extract %v[] : f32 from vector<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_scalar_0d(%arg0: vector<f32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_scalar_0d(%x: f32, %v: vector<f32>) -> vector<f32> {
  %0 = vector.insert %x, %v [] : f32 into vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_scalar_0d(%arg0: f32, %arg1: vector<f32>) -> vector<f32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %3 : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_1d(%v: vector<17xf32>, %m: memref<?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<17xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_1d(%arg0: vector<17xf32>, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<17xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %2 = arith.subi %dim, %arg2 : index
// CHECK-NEXT:     %3 = arith.minsi %2, %c2147483647 : index
// CHECK-NEXT:     %4 = arith.maxsi %3, %c0 : index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<17xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i32] : vector<17xi32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<17xi32>
// CHECK-NEXT:     %10 = arith.cmpi sgt, %9, %cst : vector<17xi32>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg0, %12, %10 {alignment = 4 : i32} : vector<17xf32>, vector<17xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m59(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maximumf>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m59(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %1 = llvm.select %arg1, %arg0, %0 : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     %2 = llvm.intr.vector.reduce.fmaximum(%1) : (vector<16xf32>) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %4 = llvm.select %arg1, %arg0, %3 : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     %5 = llvm.intr.vector.reduce.fmaximum(%4) : (vector<16xf32>) -> f32
// CHECK-NEXT:     %6 = llvm.intr.maximum(%5, %arg2) : (f32, f32) -> f32
// CHECK-NEXT:     return %2, %6 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_gather(%m: memref<?xf32>, %i: index, %x: vector<8xi32>, %k: vector<8xi1>,
                       %l: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %k {
    vector.gather %m[%i] [%x], %l, %p
        : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xi32>, %arg3: vector<8xi1>, %arg4: vector<8xi1>, %arg5: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.gather %arg0[%arg1] [%arg2], %arg4, %arg5 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_empty(%a: vector<3xf32>, %k: vector<3xi1>) -> vector<3xf32> {
  %0 = vector.mask %k { vector.yield %a : vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_empty(%arg0: vector<3xf32>, %arg1: vector<3xi1>) -> vector<3xf32> {
// CHECK-NEXT:     return %arg0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b6(%x: f32, %y: vector<[4]xf32>, %z: vector<[4]x1xf32>)
    -> (vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<[4]x4xf32>
  %1 = vector.broadcast %y : vector<[4]xf32> to vector<[4]x[4]xf32>
  %2 = vector.broadcast %z : vector<[4]x1xf32> to vector<[4]x3xf32>
  return %0, %1, %2 : vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b6(%arg0: f32, %arg1: vector<[4]xf32>, %arg2: vector<[4]x1xf32>) -> (vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<[4]x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<[4]x1xf32> to vector<[4]x3xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<[4]x4xf32>, vector<[4]x[4]xf32>, vector<[4]x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m3 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @c9_scalable(%a: vector<[4]x2xf32>, %b: vector<[4]x2xf32>, %c: vector<[4]x[4]xf32>)
    -> vector<[4]x[4]xf32> {
  %0 = vector.contract {
    indexing_maps = [#m1, #m2, #m3],
    iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>
  } %a, %b, %c : vector<[4]x2xf32>, vector<[4]x2xf32> into vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c9_scalable(%arg0: vector<[4]x2xf32>, %arg1: vector<[4]x2xf32>, %arg2: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
// CHECK-NEXT:     %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x2xf32>, vector<[4]x2xf32> into vector<[4]x[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e1(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index)
    -> vector<11xf32> {
  %0 = vector.expandload %m[%i], %k, %p
      : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  return %0 : vector<11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e1(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) -> vector<11xf32> {
// CHECK-NEXT:     %0 = vector.expandload %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
// CHECK-NEXT:     return %0 : vector<11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e2(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index)
    -> vector<11xf32> {
  %0 = vector.maskedload %m[%i], %k, %p
      : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  return %0 : vector<11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e2(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) -> vector<11xf32> {
// CHECK-NEXT:     %0 = vector.maskedload %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
// CHECK-NEXT:     return %0 : vector<11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e3(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index) {
  vector.maskedstore %m[%i], %k, %p : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e3(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) {
// CHECK-NEXT:     vector.maskedstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e4(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index) {
  vector.compressstore %m[%i], %k, %p : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e4(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) {
// CHECK-NEXT:     vector.compressstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l2(%m: memref<?xvector<1xf32>>, %i: index) -> vector<1xf32> {
  %0 = vector.load %m[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  vector.store %0, %m[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l2(%arg0: memref<?xvector<1xf32>>, %arg1: index) -> vector<1xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xvector<1xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<1xf32>
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<1xf32>
// CHECK-NEXT:     llvm.store %4, %6 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     return %4 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l3(%m: memref<?xf32>, %i: index, %k: vector<1xi1>) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i], %p,
      %k {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>}
      : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @l3(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<1xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %cst, %arg2 {in_bounds = [true], permutation_map = #map} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses of bounds that have no more than 32 bits.
func.func @unsigned_narrow(%n: i32, %w: index) -> (vector<4xi1>, vector<4xi1>) {
  %c-1 = arith.constant -1 : index
  %0 = arith.index_castui %n : i32 to index
  %1 = vector.create_mask %0 : vector<4xi1>
  %2 = arith.minui %w, %c-1 : index
  %3 = vector.create_mask %2 : vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_narrow(%arg0: i32, %arg1: index) -> (vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %0 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT:     %1 = arith.minsi %0, %c2147483647 : index
// CHECK-NEXT:     %2 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT:     %9 = arith.minsi %arg1, %c2147483647 : index
// CHECK-NEXT:     %10 = arith.maxsi %9, %c0 : index
// CHECK-NEXT:     %11 = arith.index_cast %10 : index to i32
// CHECK-NEXT:     %12 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %11, %12[%13 : i32] : vector<4xi32>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %12 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %16 = arith.cmpi sgt, %15, %cst : vector<4xi32>
// CHECK-NEXT:     return %8, %16 : vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rows that are poison; the reference takes row -1.
func.func @rows(%v: vector<2x4xf32>, %w: vector<4xf32>, %u: vector<2xf32>)
    -> (vector<3x4xf32>, vector<4xf32>) {
  %5 = vector.shuffle %v, %v [-1, 2, 3] : vector<2x4xf32>, vector<2x4xf32>
  %6 = vector.shuffle %w, %u [-1, 2, 5, 0] : vector<4xf32>, vector<2xf32>
  return %5, %6 : vector<3x4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rows(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<2xf32>) -> (vector<3x4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT:     %7 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %arg1[%8 : i64] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %9, %7[%10 : i64] : vector<4xf32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %arg2[%12 : i64] : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %13, %11[%14 : i64] : vector<4xf32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %17 = llvm.extractelement %arg1[%16 : i64] : vector<4xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %19 = llvm.insertelement %17, %15[%18 : i64] : vector<4xf32>
// CHECK-NEXT:     return %6, %19 : vector<3x4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference masks the first dimension by the bounds of the second.
func.func @first_dimension(%m: memref<?x?xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @first_dimension(%arg0: memref<?x?xf32>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference puts what computes the mask of the bounds into the vector.mask.
func.func @mask_read(%m: memref<?xf32>, %i: index, %k: vector<8xi1>) -> vector<8xf32> {
  %pad = arith.constant 0.0 : f32
  %0 = vector.mask %k { vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<8xf32> }
      : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_read(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xi1>) -> vector<8xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.mask %arg2 { vector.transfer_read %arg0[%arg1], %cst : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference crashes.
func.func @sel(%c: i1, %d: vector<1xi1>) -> (vector<1xi1>, vector<1xi1>, vector<2xi1>) {
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %t2 = arith.constant dense<true> : vector<2xi1>
  %f2 = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %c, %t, %f : vector<1xi1>
  %1 = arith.select %d, %t, %f : vector<1xi1>, vector<1xi1>
  %2 = arith.select %c, %t2, %f2 : vector<2xi1>
  return %0, %1, %2 : vector<1xi1>, vector<1xi1>, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%arg0: i1, %arg1: vector<1xi1>) -> (vector<1xi1>, vector<1xi1>, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<1xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<1xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %0 = arith.select %arg0, %cst, %cst_0 : vector<1xi1>
// CHECK-NEXT:     %1 = arith.select %arg1, %cst, %cst_0 : vector<1xi1>, vector<1xi1>
// CHECK-NEXT:     %2 = arith.select %arg0, %cst_1, %cst_2 : vector<2xi1>
// CHECK-NEXT:     return %0, %1, %2 : vector<1xi1>, vector<1xi1>, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A bound of which nothing is known.
func.func @l11(%m: memref<?xf32, strided<[2]>>, %i: index) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @l11(%arg0: memref<?xf32, strided<[2]>>, %arg1: index) -> vector<4xf32> {
// CHECK-NEXT:     %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[2]>>
// CHECK-NEXT:     %0 = arith.subi %dim, %arg1 : index
// CHECK-NEXT:     %1 = arith.minsi %0, %c2147483647 : index
// CHECK-NEXT:     %2 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:     %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT:     %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT:     %9 = vector.transfer_read %arg0[%arg1], %cst_0, %8 {in_bounds = [true]} : memref<?xf32, strided<[2]>>, vector<4xf32>
// CHECK-NEXT:     return %9 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
