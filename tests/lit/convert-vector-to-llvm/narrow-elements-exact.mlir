// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Loads and stores of vectors of bits as the reference does it.

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
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> vector<8xi1>
// CHECK-NEXT:     return %4 : vector<8xi1>
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
// CHECK-NEXT:     llvm.store %arg0, %3 {alignment = 4 : i64} : vector<4xi24>, !llvm.ptr
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
// CHECK-NEXT:     %4 = llvm.intr.masked.load %3, %arg2, %arg3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %7 = "llvm.intr.masked.expandload"(%6, %arg2, %arg3) : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     llvm.intr.masked.store %4, %9, %arg2 {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%7, %11, %arg2) : (vector<4xi1>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     return %4, %7 : vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%m: memref<?xvector<4xi1>>, %i: index) -> vector<4xi1> {
  %0 = vector.load %m[%i] : memref<?xvector<4xi1>>, vector<4xi1>
  vector.store %0, %m[%i] : memref<?xvector<4xi1>>, vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<?xvector<4xi1>>, %arg1: index) -> vector<4xi1> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xvector<4xi1>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi1>
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> vector<4xi1>
// CHECK-NEXT:     %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi1>
// CHECK-NEXT:     llvm.store %4, %6 {alignment = 1 : i64} : vector<4xi1>, !llvm.ptr
// CHECK-NEXT:     return %4 : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bytes(%m: memref<?xi8>, %i: index) -> vector<4xi8> {
  %0 = vector.load %m[%i] : memref<?xi8>, vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bytes(%arg0: memref<?xi8>, %arg1: index) -> vector<4xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %4 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> vector<4xi8>
// CHECK-NEXT:     return %4 : vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
