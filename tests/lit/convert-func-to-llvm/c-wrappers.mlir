// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func @w(%a: index, %z: memref<2xf32>, %u: memref<*xf32>)
    -> (index, memref<2xf32>, memref<*xf32>) attributes {llvm.emit_c_interface} {
  return %a, %z, %u : index, memref<2xf32>, memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @w(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg1, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg2, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %arg3, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg4, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %arg5, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %16 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %17 = llvm.mul %14, %16 : i64
// CHECK-NEXT:     %18 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.mul %14, %18 : i64
// CHECK-NEXT:     %20 = llvm.add %19, %13 : i64
// CHECK-NEXT:     %21 = llvm.mul %20, %15 : i64
// CHECK-NEXT:     %22 = llvm.add %17, %21 : i64
// CHECK-NEXT:     %23 = llvm.call @malloc(%22) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %24 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%23, %24, %22) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %25 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %26 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %29 = llvm.mlir.undef : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %30 = llvm.insertvalue %arg0, %29[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %31 = llvm.insertvalue %12, %30[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %32 = llvm.insertvalue %28, %31[2] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     llvm.return %32 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_w(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.call @w(%arg1, %1, %2, %3, %4, %5, %7, %8) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     llvm.store %9, %arg0 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @ext(%a: index, %z: memref<2xf32>, %u: memref<*xf32>)
    -> (index) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @ext(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
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

func.func private @ext2(%a: index, %z: memref<2xf32>, %u: memref<*xf32>)
    -> (memref<2xf32>) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @ext2(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg2, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg3, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %10 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.insertvalue %arg6, %10[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %12 = llvm.insertvalue %arg7, %11[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %14 = llvm.alloca %13 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %12, %14 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_ext2(%1, %arg0, %9, %14) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %15 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ext2(!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @ext3(%a: index) -> (index, index) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @ext3(%arg0: i64) -> !llvm.struct<(i64, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_ext3(%1, %arg0) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i64, i64)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i64, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ext3(!llvm.ptr, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @ext4() attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @ext4() attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     llvm.call @_mlir_ciface_ext4() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ext4() attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @va2(i32) -> complex<f32> attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func private @va2(%arg0: i32) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_va2(%1, %arg0) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_va2(!llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
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

func.func @named2(%a: i32 {x.a}) -> (i32, i32) attributes {llvm.emit_c_interface, test.x} {
  return %a, %a : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @named2(%arg0: i32 {x.a}) -> !llvm.struct<(i32, i32)> attributes {llvm.emit_c_interface, test.x} {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_named2(%arg0: !llvm.ptr, %arg1: i32 {x.a}) attributes {llvm.emit_c_interface, test.x} {
// CHECK-NEXT:     %0 = llvm.call @named2(%arg1) : (i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.store %0, %arg0 : !llvm.struct<(i32, i32)>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf64, strided<[?, 1], offset: ?>>, %v: vector<2x2xf32>)
    -> memref<*xi8> attributes {llvm.emit_c_interface} {
  %r = call @g() : () -> memref<*xi8>
  return %r : memref<*xi8>
}
func.func private @g() -> memref<*xi8> attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.array<2 x vector<2xf32>>) -> !llvm.struct<(i64, ptr)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.call @g() : () -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %5 = llvm.mul %2, %4 : i64
// CHECK-NEXT:     %6 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %7 = llvm.mul %2, %6 : i64
// CHECK-NEXT:     %8 = llvm.add %7, %1 : i64
// CHECK-NEXT:     %9 = llvm.mul %8, %3 : i64
// CHECK-NEXT:     %10 = llvm.add %5, %9 : i64
// CHECK-NEXT:     %11 = llvm.alloca %10 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %12 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%11, %12, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%12) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %13 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %13[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %16 = llvm.insertvalue %11, %15[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %20 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %21 = llvm.mul %18, %20 : i64
// CHECK-NEXT:     %22 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %23 = llvm.mul %18, %22 : i64
// CHECK-NEXT:     %24 = llvm.add %23, %17 : i64
// CHECK-NEXT:     %25 = llvm.mul %24, %19 : i64
// CHECK-NEXT:     %26 = llvm.add %21, %25 : i64
// CHECK-NEXT:     %27 = llvm.call @malloc(%26) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %28 = llvm.extractvalue %16[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%27, %28, %26) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %29 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %30 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %29[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %32 = llvm.insertvalue %27, %31[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %32 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.array<2 x vector<2xf32>>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %8 = llvm.call @f(%1, %2, %3, %4, %5, %6, %7, %arg2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.array<2 x vector<2xf32>>) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.store %8, %arg0 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @g() -> !llvm.struct<(i64, ptr)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_g(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_g(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @bare(%m: memref<4xf32>) attributes {llvm.emit_c_interface, llvm.bareptr} {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @bare(%arg0: !llvm.ptr) attributes {llvm.bareptr, llvm.emit_c_interface} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_unit(%m: memref<4xf32>) attributes {llvm.emit_c_interface = 1 : i32} {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @not_unit(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface = 1 : i32} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @unconvertible(tensor<2xf32>) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   func.func private @unconvertible(tensor<2xf32>) attributes {llvm.emit_c_interface}
// CHECK-NEXT: }
