// RUN: pyopt --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm=use-generic-functions %s | FileCheck %s

func.func @f() {
  %0 = memref.alloc() : memref<f32>
  memref.dealloc %0 : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = llvm.call @_mlir_memref_to_llvm_alloc(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%10) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<4xf64>
  memref.dealloc %0 : memref<4xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.call @_mlir_memref_to_llvm_alloc(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%13) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<3x5xi1>
  memref.dealloc %0 : memref<3x5xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT:     %7 = llvm.call @_mlir_memref_to_llvm_alloc(%6) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.insertvalue %0, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.insertvalue %1, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %2, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%17) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %0 : memref<2xcomplex<f32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT:     %8 = llvm.add %4, %7 : i64
// CHECK-NEXT:     %9 = llvm.call @_mlir_memref_to_llvm_alloc(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.sub %7, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %10, %12 : i64
// CHECK-NEXT:     %14 = llvm.urem %13, %7  : i64
// CHECK-NEXT:     %15 = llvm.sub %13, %14 : i64
// CHECK-NEXT:     %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%24) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<2xvector<2x3xf32>>
  memref.dealloc %0 : memref<2xvector<2x3xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT:     %8 = llvm.add %4, %7 : i64
// CHECK-NEXT:     %9 = llvm.call @_mlir_memref_to_llvm_alloc(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.sub %7, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %10, %12 : i64
// CHECK-NEXT:     %14 = llvm.urem %13, %7  : i64
// CHECK-NEXT:     %15 = llvm.sub %13, %14 : i64
// CHECK-NEXT:     %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%24) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%u: memref<*xf32>) {
  memref.dealloc %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_memref_to_llvm_free(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = memref.alloc() : memref<4xvector<[4]xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<[4]xf32>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:     %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xf32>
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT:     %8 = llvm.add %4, %7 : i64
// CHECK-NEXT:     %9 = llvm.call @_mlir_memref_to_llvm_alloc(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.sub %7, %11 : i64
// CHECK-NEXT:     %13 = llvm.add %10, %12 : i64
// CHECK-NEXT:     %14 = llvm.urem %13, %7  : i64
// CHECK-NEXT:     %15 = llvm.sub %13, %14 : i64
// CHECK-NEXT:     %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %23 = llvm.insertvalue %1, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
