// RUN: pyopt %s --sroa | FileCheck %s
// RUN: pyopt %s --sroa=reference-exact=true | FileCheck %s --check-prefix=EXACT

// What is said of a whole is not true of its parts: how many bytes can be accessed. Other attributes stay.

llvm.func @set(%v: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %k = llvm.mlir.constant(2 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %h = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, i8
  // CHECK: "llvm.intr.memset"(%{{.*}}) <{arg_attrs = [{llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, {llvm.noundef}, {}], isVolatile = false}>
  // EXACT: "llvm.intr.memset"(%{{.*}}) <{arg_attrs = [{llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, {llvm.noundef}, {}], isVolatile = false}>
  "llvm.intr.memset"(%g, %v, %n) <{
    isVolatile = false,
    arg_attrs = [{llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, {llvm.noundef}, {}]
  }> : (!llvm.ptr, i8, i32) -> ()
  // CHECK: "llvm.intr.memset"(%{{.*}}) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable_or_null = 2 : i64}, {}, {}], isVolatile = false}>
  // EXACT: "llvm.intr.memset"(%{{.*}}) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable_or_null = 6 : i64}, {}, {}], isVolatile = false}>
  "llvm.intr.memset"(%h, %v, %k) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable_or_null = 6 : i64}, {}, {}]
  }> : (!llvm.ptr, i8, i32) -> ()
  // As many bytes as the part has.
  // CHECK: "llvm.intr.memset"(%{{.*}}) <{arg_attrs = [{llvm.dereferenceable = 3 : i64}, {}, {}], isVolatile = false}>
  "llvm.intr.memset"(%g, %v, %k) <{
    isVolatile = false,
    arg_attrs = [{llvm.dereferenceable = 3 : i64}, {}, {}]
  }> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %g : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// A load speaks of the address that it gives.

// CHECK-LABEL: llvm.func @load(
// CHECK: %[[PART:.*]] = llvm.alloca %{{.*}} x !llvm.ptr
// CHECK: llvm.load %[[PART]] dereferenceable<bytes = 64> : !llvm.ptr -> !llvm.ptr
llvm.func @load(%x: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i64, ptr)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
  llvm.store %x, %g : !llvm.ptr, !llvm.ptr
  %0 = llvm.load %g dereferenceable<bytes = 64> : !llvm.ptr -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
