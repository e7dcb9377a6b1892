// RUN: pyopt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

// The width of index comes of layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%b: memref<*xf32>, %v: vector<4xindex>, %m: memref<4xindex>, %i: index)
      -> (memref<*xf32>, index) {
    %0 = memref.dim %b, %i : memref<*xf32>
    %1 = memref.load %m[%i] : memref<4xindex>
    %p = memref.alloca(%i) : memref<?xindex>
    return %b, %1 : memref<*xf32>, index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   func.func @f(%arg0: memref<*xf32>, %arg1: vector<4xindex>, %arg2: memref<4xindex>, %arg3: index) -> (memref<*xf32>, index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<4xindex> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %6 = llvm.add %5, %1 : i32
// CHECK-NEXT:     %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT:     %9 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %10 = llvm.getelementptr inbounds|nuw %9[%1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %11 = llvm.load %10 : !llvm.ptr -> i32
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : i32 to index
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %14 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %20 = llvm.insertvalue %1, %19[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %13, %20[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     return %arg0, %12 : memref<*xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
