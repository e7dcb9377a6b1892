// RUN: pyopt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// The width of index and the size of pointers come of layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>} {
  func.func @f(%a: index, %m: memref<4x?xf32>) -> index {
    return %a : index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
  func.func @f(%a: memref<?xf32>, %b: memref<*xf32>, %i: index) -> memref<4xf32> {
    %r = memref.alloc() : memref<4xf32>
    return %r : memref<4xf32>
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: memref<?xf32>, %b: memref<*xf32>, %i: index) -> memref<4xf32> {
    %r = memref.alloc() {alignment = 32} : memref<4xf32>
    %c = memref.load %a[%i] : memref<?xf32>
    %d = arith.index_cast %i : index to i32
    %e = arith.index_cast %i : index to i64
    %k = arith.constant 3 : index
    %s = arith.addi %k, %i : index
    memref.copy %r, %a : memref<4xf32> to memref<?xf32>
    return %r : memref<4xf32>
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !llvm.ptr, %arg7: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg7 : i32 to index
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 32 : i64} : memref<4xf32>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %alloc : memref<4xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %9 = memref.load %7[%0] : memref<?xf32>
// CHECK-NEXT:     %10 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %11 = arith.index_cast %0 : index to i64
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %12 = arith.addi %0, %c3 : index
// CHECK-NEXT:     memref.copy %alloc, %7 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     llvm.return %8 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%i: index) -> index {
    %c = index.add %i, %i
    %k = index.constant 4000000000
    %d = index.casts %i : index to i64
    %e = index.castu %i : index to i32
    %v = vector.step : vector<4xindex>
    return %c : index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT:     %1 = index.add %0, %0
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i32
// CHECK-NEXT:     %idx4000000000 = index.constant 4000000000
// CHECK-NEXT:     %3 = index.casts %0 : index to i64
// CHECK-NEXT:     %4 = index.castu %0 : index to i32
// CHECK-NEXT:     %5 = vector.step : vector<4xindex>
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
