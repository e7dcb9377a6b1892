// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func private @ext(%a: index, %z: memref<2xf32>, %u: memref<*xf32>)
    -> (index) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @ext(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg6, %8[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %10 = llvm.insertvalue %arg7, %9[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.alloca %11 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %10, %12 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %13 = llvm.call @_mlir_ciface_ext(%arg0, %7, %12) : (i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     llvm.return %13 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ext(i64, !llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func nested @va3(i32 {x.a}, f32 {x.b})
    -> (complex<f32> {x.c}) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @va3(%arg0: i32 {x.a}, %arg1: f32 {x.b}) -> (!llvm.struct<(f32, f32)> {x.c}) attributes {llvm.emit_c_interface, sym_visibility = "nested"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_va3(%1, %arg0, %arg1) : (!llvm.ptr, i32, f32) -> ()
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_va3(!llvm.ptr, i32 {x.a}, f32 {x.b}) attributes {llvm.emit_c_interface, sym_visibility = "nested"}
// CHECK-NEXT: }

// -----

func.func @named(%a: i32 {x.a}) -> (i32 {x.c}) attributes {llvm.emit_c_interface, test.x} {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @named(%arg0: i32 {x.a}) -> (i32 {x.c}) attributes {llvm.emit_c_interface, test.x} {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_named(%arg0: i32 {x.a}) -> (i32 {x.c}) attributes {llvm.emit_c_interface, test.x} {
// CHECK-NEXT:     %0 = llvm.call @named(%arg0) : (i32) -> i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @unconvertible(tensor<2xf32>) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   func.func private @unconvertible(tensor<2xf32>) attributes {llvm.emit_c_interface}
// CHECK-NEXT: }
