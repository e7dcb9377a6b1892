// RUN: pyopt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

// The width of index comes of layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
  func.func @f(%a: memref<?xf32>, %b: memref<*xf32>, %i: index) -> memref<4xf32> {
    %r = memref.alloc() : memref<4xf32>
    return %r : memref<4xf32>
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: memref<*xf32>, %arg2: index) -> memref<4xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     return %13 : memref<4xf32>
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
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: memref<*xf32>, %arg2: index) -> memref<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:     %8 = llvm.add %6, %7 : i32
// CHECK-NEXT:     %9 = llvm.call @malloc(%8) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i32
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %12 = llvm.sub %7, %11 : i32
// CHECK-NEXT:     %13 = llvm.add %10, %12 : i32
// CHECK-NEXT:     %14 = llvm.urem %13, %7 : i32
// CHECK-NEXT:     %15 = llvm.sub %13, %14 : i32
// CHECK-NEXT:     %16 = llvm.inttoptr %15 : i32 to !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %2, %21[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %3, %22[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<4xf32>
// CHECK-NEXT:     %25 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %26 = llvm.getelementptr inbounds|nuw %25[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %27 = llvm.load %26 : !llvm.ptr -> f32
// CHECK-NEXT:     %28 = arith.index_cast %arg2 : index to i32
// CHECK-NEXT:     %29 = arith.index_cast %arg2 : index to i64
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %30 = arith.addi %arg2, %c3 : index
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %32 = llvm.extractvalue %23[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %33 = llvm.mul %31, %32 : i32
// CHECK-NEXT:     %34 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %35 = llvm.getelementptr %34[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %36 = llvm.ptrtoint %35 : !llvm.ptr to i32
// CHECK-NEXT:     %37 = llvm.mul %33, %36 : i32
// CHECK-NEXT:     %38 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %39 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %40 = llvm.getelementptr %38[%39] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     %41 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %42 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %43 = llvm.getelementptr %41[%42] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.memcpy"(%43, %40, %37) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return %24 : memref<4xf32>
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
// CHECK-NEXT:   func.func @f(%arg0: index) -> index {
// CHECK-NEXT:     %0 = index.add %arg0, %arg0
// CHECK-NEXT:     %idx4000000000 = index.constant 4000000000
// CHECK-NEXT:     %1 = index.casts %arg0 : index to i64
// CHECK-NEXT:     %2 = index.castu %arg0 : index to i32
// CHECK-NEXT:     %3 = vector.step : vector<4xindex>
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
