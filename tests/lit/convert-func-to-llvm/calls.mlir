// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

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

llvm.func @malloc(i64) -> !llvm.ptr
func.func @u(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @u(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %7 = llvm.mul %4, %6 : i64
// CHECK-NEXT:     %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %9 = llvm.mul %4, %8 : i64
// CHECK-NEXT:     %10 = llvm.add %9, %3 : i64
// CHECK-NEXT:     %11 = llvm.mul %10, %5 : i64
// CHECK-NEXT:     %12 = llvm.add %7, %11 : i64
// CHECK-NEXT:     %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return %18 : !llvm.struct<(i64, ptr)>
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
