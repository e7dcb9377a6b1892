// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// A vector of integers lies in memory without gaps. A memref has a byte for each i1, which therefore are loaded and
// stored as bytes; so are others that do not fill the bytes that they take.

func.func @load_bits(%m: memref<?xi1>, %i: index) -> vector<8xi1> {
  %0 = vector.load %m[%i] : memref<?xi1>, vector<8xi1>
  return %0 : vector<8xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @load_bits(%arg0: memref<?xi1>, %arg1: index) -> vector<8xi1> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> vector<8xi8>
// CHECK-NEXT:     %5 = llvm.trunc %4 : vector<8xi8> to vector<8xi1>
// CHECK-NEXT:     return %5 : vector<8xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store_24(%v: vector<4xi24>, %m: memref<?xi24>, %i: index) {
  vector.store %v, %m[%i] : memref<?xi24>, vector<4xi24>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store_24(%arg0: vector<4xi24>, %arg1: memref<?xi24>, %arg2: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xi24> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i24
// CHECK-NEXT:     %4 = llvm.zext %arg0 : vector<4xi24> to vector<4xi32>
// CHECK-NEXT:     llvm.store %4, %3 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%m: memref<?xi1>, %i: index, %k: vector<4xi1>, %p: vector<4xi1>)
    -> (vector<4xi1>, vector<4xi1>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  %1 = vector.expandload %m[%i], %k, %p : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  vector.maskedstore %m[%i], %k, %0 : memref<?xi1>, vector<4xi1>, vector<4xi1>
  vector.compressstore %m[%i], %k, %1 : memref<?xi1>, vector<4xi1>, vector<4xi1>
  return %0, %1 : vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked(%arg0: memref<?xi1>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi1>) -> (vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %4 = llvm.zext %arg3 : vector<4xi1> to vector<4xi8>
// CHECK-NEXT:     %5 = llvm.intr.masked.load %3, %arg2, %4 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %6 = llvm.trunc %5 : vector<4xi8> to vector<4xi1>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %9 = llvm.zext %arg3 : vector<4xi1> to vector<4xi8>
// CHECK-NEXT:     %10 = "llvm.intr.masked.expandload"(%8, %arg2, %9) : (!llvm.ptr, vector<4xi1>, vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %11 = llvm.trunc %10 : vector<4xi8> to vector<4xi1>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %14 = llvm.zext %6 : vector<4xi1> to vector<4xi8>
// CHECK-NEXT:     llvm.intr.masked.store %14, %13, %arg2 {alignment = 1 : i32} : vector<4xi8>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %17 = llvm.zext %11 : vector<4xi1> to vector<4xi8>
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%17, %16, %arg2) : (vector<4xi8>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     return %6, %11 : vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
