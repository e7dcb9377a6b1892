// RUN: pyopt --sroa %s | FileCheck %s

// Allocations that stay: of several elements, used as a whole, or with an address that leaves.

llvm.func @useptr(!llvm.ptr)
llvm.func @use(i32)

// CHECK-LABEL: llvm.func @two(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @two(%x: i32) {
  %1 = llvm.mlir.constant(2 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @zero(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @zero(%x: i32) {
  %1 = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @dyn(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @dyn(%x: i32, %i: i64) {
  %1 = llvm.mlir.constant(2 : i32) : i32
  %q = llvm.alloca %i x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @unused(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @unused() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @volatile(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @volatile(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store volatile %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @volload(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @volload() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.load volatile %q : !llvm.ptr -> i32
  llvm.return
}

// CHECK-LABEL: llvm.func @bigstore(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @bigstore(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %v, %q : i64, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @escaped(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @escaped() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @useptr(%q) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @storedptr(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @storedptr(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %q, %ptr : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @storedself(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @storedself() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %q, %q : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @inner(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @inner() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.call @useptr(%g) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @gepmid3(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepmid3(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepout(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepout(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepneg(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepneg(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepneg2(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepneg2(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepdyn(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x i32>
llvm.func @gepdyn(%x: i32, %i: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepconst(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x i32>
llvm.func @gepconst(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %g = llvm.getelementptr %q[0, %two] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @array0(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<0 x i32>
llvm.func @array0(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<0 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @array17(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<17 x i32>
llvm.func @array17(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<17 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @struct0(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<()>
llvm.func @struct0(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<()> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @padded(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i8, i32)>
llvm.func @padded(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @wholeload(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @wholeload(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> !llvm.struct<(i32, f32)>
  llvm.store %t, %ptr : !llvm.struct<(i32, f32)>, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @vec(
// CHECK: llvm.alloca %{{.*}} x vector<4xi32>
llvm.func @vec(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x vector<4xi32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @launder(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @launder(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.intr.launder.invariant.group %q : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @bitcast(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @bitcast(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.bitcast %q : !llvm.ptr to !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @addrcast(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @addrcast(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<1>
  llvm.store %x, %g : i32, !llvm.ptr<1>
  llvm.return
}

// CHECK-LABEL: llvm.func @atomics(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @atomics(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.atomicrmw add %q, %x monotonic : !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @memset12(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @memset12(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(12 : i32) : i32
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @memsetvol(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @memsetvol(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @memsetdyn(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @memsetdyn(%x: i32, %i: i64, %b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%q, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @memcpy4(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @memcpy4(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @setnone(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, i16, i64, i8)>
llvm.func @setnone(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i16, i64, i8)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(24 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @cpnone(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, i16, i64, i8)>
llvm.func @cpnone(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i16, i64, i8)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(24 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @setgep2(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @setgep2(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %m = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memset"(%g, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @setgep4(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @setgep4(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %m = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memset"(%g, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @setgep5(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @setgep5(%i: i64, %b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memset"(%g, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @gepself(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepself() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %g, %g : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @gepatom(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepatom(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %t = llvm.atomicrmw add %g, %x monotonic : !llvm.ptr, i32
  llvm.return
}

// CHECK-LABEL: llvm.func @bitgep(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @bitgep(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.bitcast %g : !llvm.ptr to !llvm.ptr
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @cpvol(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @cpvol(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @gepchain3(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @gepchain3(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @cpsrcgep(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @cpsrcgep(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%ptr, %g, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @cpdstgep2(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @cpdstgep2(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %m = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memcpy"(%g, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @loadi31(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i24, f32)>
llvm.func @loadi31() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i24, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

// CHECK-LABEL: llvm.func @setneg(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, f32)>
llvm.func @setneg(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(-1 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

// CHECK-LABEL: llvm.func @f80b(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(f80, i8)>
llvm.func @f80b(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(f80, i8)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[12] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @undef(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<"opaque", opaque>
llvm.func @undef(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<"opaque", opaque> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @fieldover7(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i64, i64)>
llvm.func @fieldover7(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i64, i64)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[10] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %l : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @fieldneg(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i64, i64)>
llvm.func @fieldneg(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i64, i64)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[10] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.getelementptr %g[-2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %l : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @negidx(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x i32>
llvm.func @negidx(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[1, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @arrbeyond(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x i32>
llvm.func @arrbeyond(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @brarg(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, struct<(i32, i32)>)>
llvm.func @brarg() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  llvm.br ^bb1(%q : !llvm.ptr)
^bb1(%z: !llvm.ptr):
  llvm.return
}
