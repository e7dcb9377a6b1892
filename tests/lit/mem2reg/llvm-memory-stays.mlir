// RUN: pyopt --mem2reg %s | FileCheck %s

// Cells that stay: set or copied in part, by a length that is not known, volatile, or through another address.

// CHECK-LABEL: llvm.func @set2(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @set2(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @set0(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @set0(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(0 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @set5(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @set5(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @setvol(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @setvol(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @seti7(
// CHECK: llvm.alloca %{{.*}} x i7
llvm.func @seti7(%b: i8) -> i7 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i7 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i7
  llvm.return %t : i7
}

// CHECK-LABEL: llvm.func @setptr(
// CHECK: llvm.alloca %{{.*}} x !llvm.ptr
llvm.func @setptr(%b: i8) -> !llvm.ptr {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.return %t : !llvm.ptr
}

// CHECK-LABEL: llvm.func @setvec(
// CHECK: llvm.alloca %{{.*}} x vector<4xi8>
llvm.func @setvec(%b: i8) -> vector<4xi8> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x vector<4xi8> : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> vector<4xi8>
  llvm.return %t : vector<4xi8>
}

// CHECK-LABEL: llvm.func @setstruct(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32)>
llvm.func @setstruct(%b: i8) -> !llvm.struct<(i32)> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return %t : !llvm.struct<(i32)>
}

// CHECK-LABEL: llvm.func @setf80b(
// CHECK: llvm.alloca %{{.*}} x f80
llvm.func @setf80b(%b: i8) -> f80 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x f80 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> f80
  llvm.return %t : f80
}

// CHECK-LABEL: llvm.func @setdyn(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @setdyn(%i: i64, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%q, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @setneg(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @setneg(%b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(-1 : i64) : i64
  "llvm.intr.memset"(%q, %b, %m) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @cpto2(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @cpto2(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @cpto8(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @cpto8(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @cpvol(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @cpvol(%ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @cpself(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @cpself(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @cpi24b(
// CHECK: llvm.alloca %{{.*}} x i24
llvm.func @cpi24b(%ptr: !llvm.ptr) -> i24 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i24 : (i32) -> !llvm.ptr
  %m = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %ptr, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i24
  llvm.return %t : i24
}

// CHECK-LABEL: llvm.func @cpfrom2(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @cpfrom2(%x: i32, %ptr: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %m = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memcpy"(%ptr, %q, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @bit(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @bit(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.bitcast %q : !llvm.ptr to !llvm.ptr
  llvm.store %x, %k : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @asc(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @asc(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<2>
  llvm.store %x, %k : i32, !llvm.ptr<2>
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @gepz(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @gepz(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %k : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @gep1u(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @gep1u(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

// CHECK-LABEL: llvm.func @gepul(
// CHECK: llvm.alloca %{{.*}} x i32
llvm.func @gepul(%x: i32, %i: i64) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.intr.lifetime.start %k : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}
