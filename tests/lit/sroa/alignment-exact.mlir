// RUN: pyopt --sroa=reference-exact=true %s | FileCheck %s

// As the reference does it: parts get no alignment, whatever is claimed of them.

// The first element is aligned as the whole is, the third one as its place is; the second one claims what its type has.

llvm.func @fields(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32, i32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q {alignment = 16 : i64} : i32, !llvm.ptr
  %g = llvm.getelementptr %q[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i32)>
  llvm.store %x, %g {alignment = 8 : i64} : i32, !llvm.ptr
  %h = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i32)>
  llvm.store %x, %h {alignment = 4 : i64} : i32, !llvm.ptr
  %t = llvm.load %q {alignment = 2 : i64} : !llvm.ptr -> i32
  llvm.return %t : i32
}

// Bytes that are accessed as a wider type; ops that set and copy say alignments of their arguments.

llvm.func @bytes(%x: i32, %b: i8, %p: !llvm.ptr) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.mlir.constant(4 : i64) : i64
  %q = llvm.alloca %1 x !llvm.struct<(array<16 x i8>, array<8 x i16>, i32)> {alignment = 32 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  %h = llvm.getelementptr %q[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<16 x i8>, array<8 x i16>, i32)>
  "llvm.intr.memset"(%h, %b, %m) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 8 : i64}, {}, {}]
  }> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%h, %p, %m) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 2 : i64}, {}, {}]
  }> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %g : !llvm.ptr -> f32
  llvm.return %t : f32
}

// Byte 16 of the whole is byte 4 of a part that begins at byte 12: it is known to be a multiple of 4 only.

llvm.func @nested(%x: i32, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.mlir.constant(4 : i64) : i64
  %q = llvm.alloca %1 x !llvm.struct<(i64, i32, struct<(i32, i32)>)> {alignment = 8 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 2, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32, struct<(i32, i32)>)>
  llvm.store %x, %g {alignment = 8 : i64} : i32, !llvm.ptr
  "llvm.intr.memset"(%g, %b, %m) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 8 : i64, llvm.noundef}, {}, {}]
  }> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %g {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.return %t : i32
}

// An atomic access keeps its alignment, so that the memory stays.

llvm.func @atomic(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i64, i32, struct<(i32, i32)>)> {alignment = 8 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 2, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32, struct<(i32, i32)>)>
  llvm.store %x, %g atomic monotonic {alignment = 8 : i64} : i32, !llvm.ptr
  %t = llvm.load %g {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.return %t : i32
}

// Elements of a memref.

func.func @elements(%x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %q = memref.alloca() {alignment = 16 : i64} : memref<4xf32>
  memref.store %x, %q[%c0] {alignment = 16 : i64} : memref<4xf32>
  %t = memref.load %q[%c0] : memref<4xf32>
  memref.store %x, %q[%c2] {alignment = 4 : i64} : memref<4xf32>
  %u = memref.load %q[%c2] : memref<4xf32>
  return %t, %u : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @fields(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {alignment = 16 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 {alignment = 8 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.load %1 {alignment = 2 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bytes(%arg0: i32, %arg1: i8, %arg2: !llvm.ptr) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.array<8 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x !llvm.array<16 x i8> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %4 : i32, !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg1, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     "llvm.intr.memcpy"(%2, %arg2, %1) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nested(%arg0: i32, %arg1: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 {alignment = 8 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg1, %1) <{arg_attrs = [{llvm.align = 8 : i64, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @atomic(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 atomic monotonic {alignment = 8 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elements(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f32>
// CHECK-NEXT:     memref.store %arg0, %alloca_0[] {alignment = 16 : i64} : memref<f32>
// CHECK-NEXT:     %0 = memref.load %alloca_0[] : memref<f32>
// CHECK-NEXT:     memref.store %arg0, %alloca[] {alignment = 4 : i64} : memref<f32>
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<f32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
