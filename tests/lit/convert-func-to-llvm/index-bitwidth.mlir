// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=index-bitwidth=32 %s | FileCheck %s

func.func private @f(vector<f32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<2x3x4xindex>,
                     vector<4xsi8>, vector<4xf8E5M2>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(vector<1xf32>, vector<[4]xf32>, !llvm.array<2 x vector<[4]xf32>>, !llvm.array<2 x array<3 x vector<4xi32>>>, vector<4xi8>, vector<4xi8>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"foo", (i32, index)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"_Converted.foo", (i32, i32)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i256, i0, !llvm.func<i32 (index)>, vector<4x!llvm.ptr>, !llvm.token)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i256, i0, !llvm.func<i32 (i32)>, vector<4x!llvm.ptr>, !llvm.token) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<?xf32>, %i: index, %u: memref<*xf32>)
    -> (memref<?xf32>, memref<*xf32>, index) attributes {llvm.emit_c_interface} {
  %r:3 = call @g(%m, %i, %u)
      : (memref<?xf32>, index, memref<*xf32>) -> (memref<?xf32>, memref<*xf32>, index)
  return %r#0, %r#1, %r#2 : memref<?xf32>, memref<*xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @g(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %arg4, %7[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %8[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %8[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %14 = llvm.extractvalue %2[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %15 = llvm.extractvalue %2[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %16 = llvm.call @g(%9, %10, %11, %12, %13, %arg5, %14, %15) : (!llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %17 = llvm.extractvalue %16[0] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %18 = llvm.extractvalue %16[1] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %19 = llvm.extractvalue %16[2] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %21 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %22 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %23 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %24 = llvm.mul %21, %23 : i32
// CHECK-NEXT:     %25 = llvm.extractvalue %18[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %26 = llvm.mul %21, %25 : i32
// CHECK-NEXT:     %27 = llvm.add %26, %20 : i32
// CHECK-NEXT:     %28 = llvm.mul %27, %22 : i32
// CHECK-NEXT:     %29 = llvm.add %24, %28 : i32
// CHECK-NEXT:     %30 = llvm.alloca %29 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %31 = llvm.extractvalue %18[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%30, %31, %29) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.call @free(%31) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %32 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %33 = llvm.extractvalue %18[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %34 = llvm.insertvalue %33, %32[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %35 = llvm.insertvalue %30, %34[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %36 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:     %37 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:     %38 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:     %39 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT:     %40 = llvm.mul %37, %39 : i32
// CHECK-NEXT:     %41 = llvm.extractvalue %35[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %42 = llvm.mul %37, %41 : i32
// CHECK-NEXT:     %43 = llvm.add %42, %36 : i32
// CHECK-NEXT:     %44 = llvm.mul %43, %38 : i32
// CHECK-NEXT:     %45 = llvm.add %40, %44 : i32
// CHECK-NEXT:     %46 = llvm.call @malloc(%45) : (i32) -> !llvm.ptr
// CHECK-NEXT:     %47 = llvm.extractvalue %35[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%46, %47, %45) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %48 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %49 = llvm.extractvalue %35[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %50 = llvm.insertvalue %49, %48[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %51 = llvm.insertvalue %46, %50[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %52 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %53 = llvm.insertvalue %17, %52[0] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %54 = llvm.insertvalue %51, %53[1] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     %55 = llvm.insertvalue %19, %54[2] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     llvm.return %55 : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_g(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:     %6 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT:     %9 = llvm.call @g(%1, %2, %3, %4, %5, %arg2, %7, %8) : (!llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>
// CHECK-NEXT:     llvm.store %9, %arg0 : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, struct<(i32, ptr)>, i32)>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
