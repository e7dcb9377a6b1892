// RUN: pyopt --split-input-file --mem2reg %s | FileCheck %s

// Values of other types, and parts of a cell.
llvm.func @e(%p: !llvm.ptr, %x: i64, %v: vector<2xf32>) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %w = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %q : vector<2xf32>, !llvm.ptr
  llvm.store %x, %w : i64, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i64
  %u = llvm.load %w : !llvm.ptr -> !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %s = llvm.load %q : !llvm.ptr -> vector<2xf32>
  %r = llvm.load %u : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @e(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<2xf32>) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg2 : vector<2xf32> to i64
// CHECK-NEXT:     %2 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
// CHECK-NEXT:     %3 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = llvm.bitcast %3 : i64 to vector<2xf32>
// CHECK-NEXT:     %5 = llvm.load %2 : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f16(%x: f16, %i: i17, %c: i1) -> f16 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f64 : (i32) -> !llvm.ptr
  llvm.store %x, %q : f16, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> f16
  %u = llvm.load %q : !llvm.ptr -> i17
  %v = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.store %i, %q : i17, !llvm.ptr
  llvm.store %c, %q : i1, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> i1
  llvm.return %t : f16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f16(%arg0: f16, %arg1: i17, %arg2: i1) -> f16 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : f64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.bitcast %0 : f64 to i64
// CHECK-NEXT:     %3 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %4 = llvm.zext %3 : i16 to i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(-65536 : i64) : i64
// CHECK-NEXT:     %6 = llvm.and %2, %5 : i64
// CHECK-NEXT:     %7 = llvm.or %6, %4 : i64
// CHECK-NEXT:     %8 = llvm.bitcast %7 : i64 to f64
// CHECK-NEXT:     %9 = llvm.trunc %7 : i64 to i16
// CHECK-NEXT:     %10 = llvm.bitcast %9 : i16 to f16
// CHECK-NEXT:     %11 = llvm.trunc %7 : i64 to i17
// CHECK-NEXT:     %12 = llvm.inttoptr %7 : i64 to !llvm.ptr
// CHECK-NEXT:     %13 = llvm.zext %arg1 : i17 to i64
// CHECK-NEXT:     %14 = llvm.mlir.constant(-131072 : i64) : i64
// CHECK-NEXT:     %15 = llvm.and %7, %14 : i64
// CHECK-NEXT:     %16 = llvm.or %15, %13 : i64
// CHECK-NEXT:     %17 = llvm.bitcast %16 : i64 to f64
// CHECK-NEXT:     %18 = llvm.zext %arg2 : i1 to i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(-2 : i64) : i64
// CHECK-NEXT:     %20 = llvm.and %16, %19 : i64
// CHECK-NEXT:     %21 = llvm.or %20, %18 : i64
// CHECK-NEXT:     %22 = llvm.bitcast %21 : i64 to f64
// CHECK-NEXT:     %23 = llvm.trunc %21 : i64 to i1
// CHECK-NEXT:     llvm.return %10 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "E-p:32:32"} {
  llvm.func @n(%x: i32) -> i8 {
    %n = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
    %r = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %x, %q : i32, !llvm.ptr
    llvm.store %x, %r : i32, !llvm.ptr
    %t = llvm.load %q : !llvm.ptr -> i8
    %u = llvm.load %r : !llvm.ptr -> i32
    llvm.return %t : i8
  }
}

// CHECK: module attributes {llvm.data_layout = "E-p:32:32"} {
// CHECK-NEXT:   llvm.func @n(%arg0: i32) -> i8 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.undef : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT:     %5 = llvm.and %1, %4 : i64
// CHECK-NEXT:     %6 = llvm.or %5, %3 : i64
// CHECK-NEXT:     %7 = llvm.ptrtoint %0 : !llvm.ptr to i64
// CHECK-NEXT:     %8 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:     %9 = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT:     %10 = llvm.and %7, %9 : i64
// CHECK-NEXT:     %11 = llvm.or %10, %8 : i64
// CHECK-NEXT:     %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
// CHECK-NEXT:     %13 = llvm.trunc %6 : i64 to i8
// CHECK-NEXT:     %14 = llvm.ptrtoint %12 : !llvm.ptr to i64
// CHECK-NEXT:     %15 = llvm.trunc %14 : i64 to i32
// CHECK-NEXT:     llvm.return %13 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @swapped(%x: f32, %y: i32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : f32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %y, %p : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %p : i32, !llvm.ptr
  %3 = llvm.load %p : !llvm.ptr -> f32
  llvm.store %3, %p : f32, !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %4 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @swapped(%arg0: f32, %arg1: i32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %2 = llvm.bitcast %arg1 : i32 to f32
// CHECK-NEXT:     %3 = llvm.add %1, %arg1 : i32
// CHECK-NEXT:     %4 = llvm.bitcast %3 : i32 to f32
// CHECK-NEXT:     llvm.return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
