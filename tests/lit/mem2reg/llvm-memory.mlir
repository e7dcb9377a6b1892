// RUN: pyopt --mem2reg %s | FileCheck %s

// Cells are set and copied.

llvm.func @use(i32)

llvm.func @set4(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @setconst5() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(5 : i8) : i8
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %z, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @seti8(%b: i8) -> i8 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i8 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i8
  llvm.return %t : i8
}

llvm.func @seti24(%b: i8) -> i24 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i24 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i24
  llvm.return %t : i24
}

llvm.func @setf32(%b: i8) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> f32
  llvm.return %t : f32
}

llvm.func @setbf(%b: i8) -> bf16 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x bf16 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> bf16
  llvm.return %t : bf16
}

llvm.func @setf80(%b: i8) -> f80 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f80 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(10 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> f80
  llvm.return %t : f80
}

llvm.func @setinl(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @set32(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @set4h(%b: i8) -> i16 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i16
  llvm.return %t : i16
}

llvm.func @setthenstore(%h: i16, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %h, %q : i16, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cpto(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @mvto(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memmove"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cpfrom(%x: i32, %ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cpundef(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cpinl(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%q, %ptr) <{isVolatile = false, len = 4 : i64}>
      : (!llvm.ptr, !llvm.ptr) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cptwo(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %r, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cptwof(%y: f32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  llvm.store %y, %r : f32, !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %r, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cptwow(%v: i64) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %r : i64, !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %r, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cptwod(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%r, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %s = llvm.load %r : !llvm.ptr -> i32
  llvm.call @use(%s) : (i32) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @cpf32(%ptr: !llvm.ptr) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> f32
  llvm.return %t : f32
}

llvm.func @cpptr(%ptr: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.return %t : !llvm.ptr
}

llvm.func @cpstruct(%ptr: !llvm.ptr) -> !llvm.struct<(i32, i32)> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> !llvm.struct<(i32, i32)>
  llvm.return %t : !llvm.struct<(i32, i32)>
}

llvm.func @cpi1(%ptr: !llvm.ptr) -> i1 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i1 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i1
  llvm.return %t : i1
}

llvm.func @cpi24(%ptr: !llvm.ptr) -> i24 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i24 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i24
  llvm.return %t : i24
}

llvm.func @cppad(%ptr: !llvm.ptr) -> !llvm.struct<(i8, i32)> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> !llvm.struct<(i8, i32)>
  llvm.return %t : !llvm.struct<(i8, i32)>
}

llvm.func @cpattr(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{
    isVolatile = false,
    arg_attrs = [{llvm.align = 8 : i64}, {}, {}]
  }> {zork} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @branch(%c: i1, %b: i8, %ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb2
^bb2:
  "llvm.intr.memcpy"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @k32() -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(5 : i8) : i8
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %z, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> f32
  llvm.return %t : f32
}

llvm.func @ka() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %z = arith.constant 255 : i8
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %z, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @kz() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : i8
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %z, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @order(%x: i32, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @ordercp(%x: i32, %ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// What only says something of them goes.

llvm.func @inv(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.intr.invariant.start 4, %q : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.intr.invariant.end %k, 4, %q : !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @laund(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %k = llvm.intr.launder.invariant.group %q : !llvm.ptr
  llvm.intr.lifetime.start %k : !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @strip(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %k = llvm.intr.strip.invariant.group %q : !llvm.ptr
  %z = llvm.bitcast %k : !llvm.ptr to !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @ascu(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<2>
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @gepzu(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @dbgval(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %q
      : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @dbgdeclbit(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.bitcast %q : !llvm.ptr to !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %k
      : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "q">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @set4(%arg0: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     llvm.return %8 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setconst5() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(84215045 : i32) : i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @seti8(%arg0: i8) -> i8 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.return %arg0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @seti24(%arg0: i8) -> i24 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i24
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i24) : i24
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i24
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i24
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i24) : i24
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i24
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i24
// CHECK-NEXT:     llvm.return %8 : i24
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setf32(%arg0: i8) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     %9 = llvm.bitcast %8 : i32 to f32
// CHECK-NEXT:     llvm.return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setbf(%arg0: i8) -> bf16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i16
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i16) : i16
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i16
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i16
// CHECK-NEXT:     %6 = llvm.bitcast %5 : i16 to bf16
// CHECK-NEXT:     llvm.return %6 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setf80(%arg0: i8) -> f80 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i80
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i80) : i80
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i80
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i80
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i80) : i80
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i80
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i80
// CHECK-NEXT:     %9 = llvm.mlir.constant(32 : i80) : i80
// CHECK-NEXT:     %10 = llvm.shl %8, %9 : i80
// CHECK-NEXT:     %11 = llvm.or %8, %10 : i80
// CHECK-NEXT:     %12 = llvm.mlir.constant(64 : i80) : i80
// CHECK-NEXT:     %13 = llvm.shl %11, %12 : i80
// CHECK-NEXT:     %14 = llvm.or %11, %13 : i80
// CHECK-NEXT:     %15 = llvm.bitcast %14 : i80 to f80
// CHECK-NEXT:     llvm.return %15 : f80
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setinl(%arg0: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %3 = llvm.shl %1, %2 : i32
// CHECK-NEXT:     %4 = llvm.or %1, %3 : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %6 = llvm.shl %4, %5 : i32
// CHECK-NEXT:     %7 = llvm.or %4, %6 : i32
// CHECK-NEXT:     llvm.return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @set32(%arg0: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     llvm.return %8 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @set4h(%arg0: i8) -> i16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     %9 = llvm.trunc %8 : i32 to i16
// CHECK-NEXT:     llvm.return %9 : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @setthenstore(%arg0: i16, %arg1: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg1 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     %9 = llvm.zext %arg0 : i16 to i32
// CHECK-NEXT:     %10 = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT:     %11 = llvm.and %8, %10 : i32
// CHECK-NEXT:     %12 = llvm.or %11, %9 : i32
// CHECK-NEXT:     llvm.return %12 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpto(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mvto(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpfrom(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     llvm.store %arg0, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpundef(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     llvm.store %0, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpinl(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptwo(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptwof(%arg0: f32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptwow(%arg0: i64) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cptwod(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     llvm.call @use(%arg0) : (i32) -> ()
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpf32(%arg0: !llvm.ptr) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpptr(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.return %2 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpstruct(%arg0: !llvm.ptr) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpi1(%arg0: !llvm.ptr) -> i1 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i1
// CHECK-NEXT:     llvm.return %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpi24(%arg0: !llvm.ptr) -> i24 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i24
// CHECK-NEXT:     llvm.return %2 : i24
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cppad(%arg0: !llvm.ptr) -> !llvm.struct<(i8, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i8, i32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i8, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @cpattr(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @branch(%arg0: i1, %arg1: i8, %arg2: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg1 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2(%8 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %9 = llvm.load %arg2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.br ^bb2(%9 : i32)
// CHECK-NEXT:   ^bb2(%10: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.store %10, %arg2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return %10 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @k32() -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(84215045 : i32) : i32
// CHECK-NEXT:     %4 = llvm.bitcast %3 : i32 to f32
// CHECK-NEXT:     llvm.return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ka() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @kz() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.zero : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @order(%arg0: i32, %arg1: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.zext %arg1 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4 : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7 : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ordercp(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %2 = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @inv(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @laund(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @strip(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ascu(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepzu(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dbgval(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %1 : !llvm.ptr
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dbgdeclbit(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
