// RUN: pyopt --split-input-file --mem2reg %s | FileCheck %s

// Cells of the llvm dialect, in the first block; how many there are makes no difference.
llvm.func @a(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @a(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @a(%x: i32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %1, %q : i32, !llvm.ptr
  llvm.br ^b
^b:
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.intr.lifetime.end %q : !llvm.ptr
  llvm.return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @a(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @n(%x: i64, %n: i32) -> i64 {
  %1 = llvm.mlir.constant(2 : i32) : i32
  %q = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %w = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i64, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %x, %v : i64, !llvm.ptr
  %vv = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  llvm.store %vv, %vv : !llvm.ptr, !llvm.ptr
  %vw = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  %t2 = llvm.load volatile %vw : !llvm.ptr -> i64
  %vx = llvm.alloca %o x i32 : (i64) -> !llvm.ptr
  %t3 = llvm.load %vx : !llvm.ptr -> i64
  %vy = llvm.alloca %o x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %vy : i64, !llvm.ptr
  %vz = llvm.alloca %o x i32 : (i64) -> !llvm.ptr
  %t4 = llvm.load %vz : !llvm.ptr -> i32
  llvm.return %t : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @n(%arg0: i64, %arg1: i32) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %arg1 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %2 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store volatile %arg0, %3 : i64, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %2 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %4, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.alloca %2 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %6 = llvm.load volatile %5 : !llvm.ptr -> i64
// CHECK-NEXT:     %7 = llvm.alloca %2 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i64
// CHECK-NEXT:     %9 = llvm.alloca %2 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %9 : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return %arg0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @at(%x: i64) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %q atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
  %t = llvm.load %q atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.return %t : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @at(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @st(%x: !llvm.struct<(i32, f32)>, %a: !llvm.array<2 x i32>) -> !llvm.struct<(i32, f32)> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %x, %q : !llvm.struct<(i32, f32)>, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> !llvm.struct<(i32, f32)>
  %w = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %a, %w : !llvm.array<2 x i32>, !llvm.ptr
  llvm.return %t : !llvm.struct<(i32, f32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @st(%arg0: !llvm.struct<(i32, f32)>, %arg1: !llvm.array<2 x i32>) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT:     llvm.return %arg0 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @loop(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %s = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %z, %i {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %z, %s {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.br ^head
^head:
  %a = llvm.load %i {alignment = 4 : i64} : !llvm.ptr -> i32
  %c = llvm.icmp "slt" %a, %n : i32
  llvm.cond_br %c, ^body, ^end
^body:
  %b = llvm.load %s : !llvm.ptr -> i32
  %d = llvm.add %b, %a : i32
  llvm.store %d, %s : i32, !llvm.ptr
  %e = llvm.load %i : !llvm.ptr -> i32
  %f = llvm.add %e, %one : i32
  llvm.store %f, %i : i32, !llvm.ptr
  llvm.br ^head
^end:
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     llvm.br ^bb1(%1, %1 : i32, i32)
// CHECK-NEXT:   ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %4 = llvm.icmp "slt" %2, %arg0 : i32
// CHECK-NEXT:     llvm.cond_br %4, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %5 = llvm.add %3, %2 : i32
// CHECK-NEXT:     %6 = llvm.add %2, %0 : i32
// CHECK-NEXT:     llvm.br ^bb1(%6, %5 : i32, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @undefd(%c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
^b:
  llvm.return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @undefd(%arg0: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @n(%x: i64, %n: i32) -> i64 {
  %q = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i64, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i64
  llvm.return %t : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @n(%arg0: i64, %arg1: i32) -> i64 {
// CHECK-NEXT:     llvm.return %arg0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @n(%x: i64) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca inalloca %n x i64 : (i32) -> !llvm.ptr
  %r = llvm.alloca %n x i64 : (i32) -> !llvm.ptr<5>
  llvm.store %x, %q : i64, !llvm.ptr
  llvm.store %x, %r : i64, !llvm.ptr<5>
  %t = llvm.load %q : !llvm.ptr -> i64
  llvm.return %t : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @n(%arg0: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @dead(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @dead(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @c(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr<3>
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr
  %g = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.bitcast %g : !llvm.ptr to !llvm.ptr
  llvm.store %x, %b : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @c(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:     %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %4 = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %4 : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
