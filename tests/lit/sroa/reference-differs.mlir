// RUN: pyopt --split-input-file --sroa %s | FileCheck %s

llvm.func @useptr(!llvm.ptr)
llvm.func @use(i32)

// The address space stays: the reference allocates in the first one.

llvm.func @space(%x: i32, %y: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr<5>
  llvm.store %x, %q : i32, !llvm.ptr<5>
  %g = llvm.getelementptr inbounds|nuw %q[0, 1]
      : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, f32)>
  llvm.store %y, %g : f32, !llvm.ptr<5>
  llvm.return
}

// The address of a part leaves: the reference takes the memory apart nevertheless.

llvm.func @gepstored() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(ptr, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %g, %q : !llvm.ptr, !llvm.ptr
  llvm.return
}

// Elements of three bytes lie four bytes apart: the reference takes them for three.

llvm.func @i24arr(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i24> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

llvm.func @i24arr3(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i24> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// The reference takes the parts in an order of its own where they are copied as a whole.

llvm.func @memcpyfrom(%x: i32, %ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  llvm.store %x, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @memmovefrom(%x: i32, %ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  llvm.store %x, %q : i32, !llvm.ptr
  "llvm.intr.memmove"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @cptwo2(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  llvm.store %x, %r : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %r, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @useptr(%q) : (!llvm.ptr) -> ()
  llvm.return
}

// Copied to itself: the reference crashes.

llvm.func @memcpyself() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @useptr(!llvm.ptr)
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @space(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr<5>
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<5>
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr<5>
// CHECK-NEXT:     llvm.store %arg1, %1 : f32, !llvm.ptr<5>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepstored() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(ptr, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %2, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @i24arr(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i24 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i8, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @i24arr3(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<4 x i24> {alignment = 4 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[3] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memcpyfrom(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%4, %1, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %6 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%6, %2, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memmovefrom(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%4, %1, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %6 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%6, %2, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptwo2(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%5, %2, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %7 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%7, %3, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @useptr(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memcpyself() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %1, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%3) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// More bytes than the last field has: the reference gives it less memory than is written.
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
  llvm.func @tail(%x: i32) {
    %1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.alloca %1 x !llvm.struct<(i64, i8)> : (i32) -> !llvm.ptr
    %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %x, %g : i32, !llvm.ptr
    llvm.return
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:   llvm.func @tail(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i64, i8)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ten bytes of f80 have sixteen in a struct, too: the reference has the next field begin within them.
llvm.func @behind_f80(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(f80, i8)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @behind_f80(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i8, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The layout of the innermost module holds: the reference takes that of the op that the pass runs on.
module {
  module attributes {
    dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 32]> : vector<3xi64>, i64 = dense<32> : vector<2xi64>>
  } {
    llvm.func @inner(%x: i32, %p: !llvm.ptr) {
      %1 = llvm.mlir.constant(1 : i32) : i32
      %q = llvm.alloca %1 x !llvm.struct<(i32, ptr, i64)> : (i32) -> !llvm.ptr
      %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %x, %g : i32, !llvm.ptr
      %h = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %p, %h : !llvm.ptr, !llvm.ptr
      llvm.return
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>, i64 = dense<32> : vector<2xi64>>} {
// CHECK-NEXT:     llvm.func @inner(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT:       %2 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:       llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
