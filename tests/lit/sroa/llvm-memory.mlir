// RUN: pyopt --sroa %s | FileCheck %s

// Memory is set and copied part by part; what only says something of it goes.

llvm.func @use(i32)

llvm.func @memset8(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memset5(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(5 : i32) : i32
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memsetboth(%y: f32, %b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %g = llvm.getelementptr inbounds %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %y, %g : f32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memsetpad(%x: i32, %b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i8
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @memsetinl(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memsetgep(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  %g = llvm.getelementptr inbounds %q[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
  "llvm.intr.memset"(%g, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %k = llvm.getelementptr inbounds %q[0, 1, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
  %t = llvm.load %k : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memcpyto(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memmoveto(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memmove"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @memcpyinl(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%q, %ptr) <{isVolatile = false, len = 8 : i64}>
      : (!llvm.ptr, !llvm.ptr) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @lifetime(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.intr.lifetime.end %q : !llvm.ptr
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @set7(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i16, i64, i8)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(11 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false, arg_attrs = [{llvm.align = 4}, {}, {}]}>
      : (!llvm.ptr, i8, i64) -> ()
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16, i64, i8)>
  %t = llvm.load %g : !llvm.ptr -> i16
  %k = llvm.getelementptr %q[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16, i64, i8)>
  %u = llvm.load %k : !llvm.ptr -> i8
  llvm.return
}

llvm.func @cpgep(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%g, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @setgep3(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %m = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%g, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

llvm.func @setgep6(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%g, %b, %m) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

llvm.func @setgepinl(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memset.inline"(%g, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

llvm.func @lifegep(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.start %g : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @launderunused(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.intr.launder.invariant.group %q : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @stripgep(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %g = llvm.intr.strip.invariant.group %k : !llvm.ptr
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

llvm.func @bitcastlife(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.bitcast %q : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %g : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @addrunused(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<3>
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @gepz(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.start %g : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @dbgvalue(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %q
      : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @dbgvaluegep(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %k
      : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @invariant() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %k = llvm.intr.invariant.start 8, %q : !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.intr.invariant.end %k, 8, %q : !llvm.ptr
  llvm.return
}

llvm.func @cpalign(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{
    isVolatile = false,
    tbaa = [],
    arg_attrs = [{llvm.align = 8 : i64}, {}, {}]
  }> {zork} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @cpdstgep3(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %m = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memcpy"(%g, %ptr, %m) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func @cpdstgepinl(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  "llvm.intr.memcpy.inline"(%g, %ptr) <{isVolatile = false, len = 4 : i64}>
      : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @cparr(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr %q[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %t = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}

llvm.func @cptail(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i8)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

llvm.func @cpi3(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<packed (i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i8
  llvm.return
}

llvm.func @cpnested(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(12 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %t = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}

llvm.func @cpi32len(%ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

llvm.func @setzero(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(0 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

llvm.func @dbg(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %q
      : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @lifedeep2(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %k
      : !llvm.ptr
  llvm.store %v, %g : i64, !llvm.ptr
  llvm.return
}

llvm.func @arithlen(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %m = arith.constant 8 : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "q">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @memset8(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%4) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memset5(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%4) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memsetboth(%arg0: f32, %arg1: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg1, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     llvm.store %arg0, %2 : f32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%6) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memsetpad(%arg0: i32, %arg1: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg1, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %6 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memsetinl(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset.inline"(%1, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%2) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memsetgep(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%4) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memcpyto(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%5) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memmoveto(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%5) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @memcpyinl(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%1, %2) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%3) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @lifetime(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%2) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @set7(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(11 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %5 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %6 = llvm.load %2 : !llvm.ptr -> i16
// CHECK-NEXT:     %7 = llvm.load %1 : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpgep(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %arg0, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setgep3(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setgep6(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %2) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setgepinl(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset.inline"(%1, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @lifegep(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @launderunused(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @stripgep(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bitcastlife(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @addrunused(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepz(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dbgvalue(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %2 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dbgvaluegep(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %3 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @invariant() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpalign(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%5) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpdstgep3(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %arg0, %2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpdstgepinl(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%1, %arg0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cparr(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptail(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i8)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpi3(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpnested(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %5 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %5, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %7 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpi32len(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%1, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %5 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setzero(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dbg(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @lifedeep2(%arg0: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %3 : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @arithlen(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%1, %arg0, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
