// RUN: pyopt --split-input-file --convert-vector-to-llvm=reference-exact=true %s | FileCheck %s

// Loads, stores, gathers, scatters; masked ones, and those of elements that lie side by side. As the reference does it.

func.func @e1(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index)
    -> vector<11xf32> {
  %0 = vector.expandload %m[%i], %k, %p
      : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  return %0 : vector<11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e1(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) -> vector<11xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = "llvm.intr.masked.expandload"(%5, %arg1, %arg2) : (!llvm.ptr, vector<11xi1>, vector<11xf32>) -> vector<11xf32>
// CHECK-NEXT:     return %6 : vector<11xf32>
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.intr.masked.load %5, %arg1, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<11xi1>, vector<11xf32>) -> vector<11xf32>
// CHECK-NEXT:     return %6 : vector<11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e3(%m: memref<?xf32, strided<[2]>>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index) {
  vector.maskedstore %m[%i], %k, %p : memref<?xf32, strided<[2]>>, vector<11xi1>, vector<11xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e3(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<11xi1>, %arg2: vector<11xf32>, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg2, %5, %arg1 {alignment = 4 : i32} : vector<11xf32>, vector<11xi1> into !llvm.ptr
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
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%arg2, %5, %arg1) : (vector<11xf32>, !llvm.ptr, vector<11xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
