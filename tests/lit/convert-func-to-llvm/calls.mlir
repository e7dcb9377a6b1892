// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

func.func @e8(%z: memref<*xf32>, %x: memref<*xf64, 3>) -> (memref<*xf32>, memref<*xf64, 3>) {
  %r:2 = call @e8(%z, %x) : (memref<*xf32>, memref<*xf64, 3>) -> (memref<*xf32>, memref<*xf64, 3>)
  return %r#0, %r#1 : memref<*xf32>, memref<*xf64, 3>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @e8(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf64, 3>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : memref<*xf64, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %10 = llvm.extractvalue %9[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.extractvalue %9[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %12 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %13 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %14 = llvm.call @e8(%10, %11, %12, %13) : (i64, !llvm.ptr, i64, !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %15 = llvm.extractvalue %14[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %14[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %20 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %21 = llvm.mul %18, %20 : i64
// CHECK-NEXT:     %22 = llvm.extractvalue %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %23 = llvm.mul %18, %22 : i64
// CHECK-NEXT:     %24 = llvm.add %23, %17 : i64
// CHECK-NEXT:     %25 = llvm.mul %24, %19 : i64
// CHECK-NEXT:     %26 = llvm.add %21, %25 : i64
// CHECK-NEXT:     %27 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %28 = llvm.mul %18, %27 : i64
// CHECK-NEXT:     %29 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %30 = llvm.mul %18, %29 : i64
// CHECK-NEXT:     %31 = llvm.add %30, %17 : i64
// CHECK-NEXT:     %32 = llvm.mul %31, %19 : i64
// CHECK-NEXT:     %33 = llvm.add %28, %32 : i64
// CHECK-NEXT:     %34 = llvm.alloca %26 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %35 = llvm.extractvalue %15[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%34, %35, %26) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%35) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %36 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %37 = llvm.extractvalue %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %38 = llvm.insertvalue %37, %36[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %39 = llvm.insertvalue %34, %38[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %40 = llvm.alloca %33 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %41 = llvm.extractvalue %16[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%40, %41, %33) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @free(%41) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %42 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %43 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %44 = llvm.insertvalue %43, %42[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %45 = llvm.insertvalue %40, %44[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %46 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %47 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %48 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %49 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %50 = llvm.mul %47, %49 : i64
// CHECK-NEXT:     %51 = llvm.extractvalue %39[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %52 = llvm.mul %47, %51 : i64
// CHECK-NEXT:     %53 = llvm.add %52, %46 : i64
// CHECK-NEXT:     %54 = llvm.mul %53, %48 : i64
// CHECK-NEXT:     %55 = llvm.add %50, %54 : i64
// CHECK-NEXT:     %56 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %57 = llvm.mul %47, %56 : i64
// CHECK-NEXT:     %58 = llvm.extractvalue %45[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %59 = llvm.mul %47, %58 : i64
// CHECK-NEXT:     %60 = llvm.add %59, %46 : i64
// CHECK-NEXT:     %61 = llvm.mul %60, %48 : i64
// CHECK-NEXT:     %62 = llvm.add %57, %61 : i64
// CHECK-NEXT:     %63 = llvm.call @malloc(%55) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %64 = llvm.extractvalue %39[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%63, %64, %55) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %65 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %66 = llvm.extractvalue %39[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %67 = llvm.insertvalue %66, %65[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %68 = llvm.insertvalue %63, %67[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %69 = llvm.call @malloc(%62) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %70 = llvm.extractvalue %45[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%69, %70, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %71 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %72 = llvm.extractvalue %45[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %73 = llvm.insertvalue %72, %71[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %74 = llvm.insertvalue %69, %73[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %75 = llvm.mlir.undef : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %76 = llvm.insertvalue %68, %75[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     %77 = llvm.insertvalue %74, %76[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:     llvm.return %77 : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @e7(memref<2xf32>) -> memref<2xf32>
func.func @e9() {
  %r = constant {x.y} @e7 : (memref<2xf32>) -> memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @e7(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @e9() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @e7 {x.y} : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @m {
  func.func @e8(%z: memref<*xf32>) -> (memref<*xf32>) {
    return %z : memref<*xf32>
  }
}
func.func @e8(%z: memref<*xf32>) -> (memref<*xf32>) {
  return %z : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   module @m {
// CHECK-NEXT:     llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.func @e8(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:       %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:       %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:       %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT:       %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT:       %12 = llvm.add %11, %5 : i64
// CHECK-NEXT:       %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT:       %14 = llvm.add %9, %13 : i64
// CHECK-NEXT:       %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
// CHECK-NEXT:       %16 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       "llvm.intr.memcpy"(%15, %16, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:       %17 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %18 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:       llvm.return %20 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @e8(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT:     %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %5 : i64
// CHECK-NEXT:     %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT:     %14 = llvm.add %9, %13 : i64
// CHECK-NEXT:     %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%15, %16, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %18 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %20 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dead(%a: index, %z: memref<2xf32>, %u: memref<*xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @dead(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used(%a: index, %z: memref<2xf32>, %u: memref<*xf32>, %v: vector<2x3xf32>) {
  "test.use"(%a, %z, %u, %v) : (index, memref<2xf32>, memref<*xf32>, vector<2x3xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @used(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.array<2 x vector<3xf32>>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg8 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg6, %1[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg7, %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg1, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %arg4, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     "test.use"(%14, %12, %4, %0) : (index, memref<2xf32>, memref<*xf32>, vector<2x3xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: index, %b: memref<2xf32>) {
  %f = constant @c : (index, memref<2xf32>) -> ()
  call_indirect %f(%a, %b) : (index, memref<2xf32>) -> ()
  call @c(%a, %b) {foo} : (index, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @c(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.addressof @c : !llvm.ptr
// CHECK-NEXT:     %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call %8(%arg0, %9, %10, %11, %12, %13) : !llvm.ptr, (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT:     %14 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %15 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %17 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.call @c(%arg0, %14, %15, %16, %17, %18) {foo} : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%c: i1, %a: index, %z: memref<2xf32>) -> (index, memref<2xf32>) {
  cf.cond_br %c, ^bb1(%a, %z : index, memref<2xf32>), ^bb1(%a, %z : index, memref<2xf32>)
^bb1(%x: index, %y: memref<2xf32>):
  return %x, %y : index, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @h(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1, %7 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb1(%arg1, %7 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   ^bb1(%8: i64, %9: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %10 = llvm.mlir.undef : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT:     llvm.return %12 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%c: i1, %a: index) -> index {
  cf.br ^a(%a : index)
^a(%x: index):
  cf.cond_br %c, ^a(%x : index), ^b(%x : index)
^b(%y: index):
  return %y : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : i64)
// CHECK-NEXT:   ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2(%0 : i64)
// CHECK-NEXT:   ^bb2(%1: i64):  // pred: ^bb1
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown(%a: tensor<2xf32>, %i: index) -> index {
  %r = call @unknown(%a, %i) : (tensor<2xf32>, index) -> index
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: tensor<2xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = call @unknown(%arg0, %arg1) : (tensor<2xf32>, index) -> index
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : index to i64
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inner(%i: index, %t: tensor<2xf32>) {
  call @g(%i) : (index) -> ()
  return
}
func.func private @g(index)

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%arg0: index, %arg1: tensor<2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     llvm.call @g(%0) : (i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @memref_ops(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memref_ops(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = memref.load %7[%0] : memref<?xf32>
// CHECK-NEXT:     memref.store %9, %7[%0] : memref<?xf32>
// CHECK-NEXT:     llvm.return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @block_type(%c: i1, %t: i32) {
  cf.br ^a
^a:
  %0 = "test.make"() : () -> tensor<2xf32>
  cf.br ^b(%0 : tensor<2xf32>)
^b(%1: tensor<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @block_type(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "test.make"() : () -> tensor<2xf32>
// CHECK-NEXT:     cf.br ^bb2(%0 : tensor<2xf32>)
// CHECK-NEXT:   ^bb2(%1: tensor<2xf32>):  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%i: index) -> index {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @cast(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : index to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assert(%c: i1, %i: index) -> index {
  cf.assert %c, "no"
  return %i : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.func @assert(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %arg1 : i64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:     llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}
func.func @calls_empty() {
  call @empty() : () -> ()
  func.call @empty() {a.b} : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @empty() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @calls_empty() {
// CHECK-NEXT:     llvm.call @empty() : () -> ()
// CHECK-NEXT:     llvm.call @empty() {a.b} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @malloc(%i: i64) -> !llvm.ptr {
  %0 = "test.make"() : () -> !llvm.ptr
  return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(%arg0: i64) -> !llvm.ptr {
// CHECK-NEXT:     %0 = "test.make"() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @u(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @u(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %9 = llvm.mul %6, %8 : i64
// CHECK-NEXT:     %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.mul %6, %10 : i64
// CHECK-NEXT:     %12 = llvm.add %11, %5 : i64
// CHECK-NEXT:     %13 = llvm.mul %12, %7 : i64
// CHECK-NEXT:     %14 = llvm.add %9, %13 : i64
// CHECK-NEXT:     %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %16 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%15, %16, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %17 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %18 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %20 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @four(%a: i32, %b: f32, %c: index, %d: complex<f32>) -> (i32, f32, index, complex<f32>) {
  %r:4 = call @four(%a, %b, %c, %d)
      : (i32, f32, index, complex<f32>) -> (i32, f32, index, complex<f32>)
  return %r#0, %r#1, %r#2, %r#3 : i32, f32, index, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @four(%arg0: i32, %arg1: f32, %arg2: i64, %arg3: !llvm.struct<(f32, f32)>) -> !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)> {
// CHECK-NEXT:     %0 = llvm.call @four(%arg0, %arg1, %arg2, %arg3) : (i32, f32, i64, !llvm.struct<(f32, f32)>) -> !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %5 = llvm.mlir.undef : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %1, %5[0] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %2, %6[1] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %3, %7[2] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %4, %8[3] : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:     llvm.return %9 : !llvm.struct<(i32, f32, i64, struct<(f32, f32)>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region(%i: index) {
  "test.op"() ({
    "test.use"(%i) : (index) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @region(%arg0: i64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     "test.op"() ({
// CHECK-NEXT:       "test.use"(%0) : (index) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @execute(%i: index) -> index {
  %0 = scf.execute_region -> index {
    scf.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @execute(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = scf.execute_region -> index {
// CHECK-NEXT:       scf.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%i: index, %m: memref<4xindex>) -> index {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %i) -> (index) {
    func.call @g(%x) : (index) -> ()
    scf.yield %x : index
  }
  return %0 : index
}
func.func private @g(index)

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:     %1 = scf.for %arg6 = %0 to %0 step %0 iter_args(%arg7 = %0) -> (index) {
// CHECK-NEXT:       %3 = builtin.unrealized_conversion_cast %arg7 : index to i64
// CHECK-NEXT:       llvm.call @g(%3) : (i64) -> ()
// CHECK-NEXT:       scf.yield %arg7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

module {
}

// CHECK: module {
// CHECK-NEXT: }
