// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Constants are computed; nothing is known of zero beside a value.
llvm.func @f(%a: i32) -> !llvm.struct<(i32, i32, i32)> {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.constant(33 : i32) : i32
  %3 = llvm.or %0, %1 : i32
  %4 = llvm.shl %0, %1 : i32
  %5 = llvm.shl %0, %2 : i32
  %6 = llvm.mlir.undef : !llvm.struct<(i32, i32, i32)>
  %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i32, i32, i32)>
  %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i32, i32, i32)>
  %9 = llvm.insertvalue %5, %8[2] : !llvm.struct<(i32, i32, i32)>
  llvm.return %9 : !llvm.struct<(i32, i32, i32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) -> !llvm.struct<(i32, i32, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(33 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(40 : i32) : i32
// CHECK-NEXT:     %5 = llvm.shl %1, %2 : i32
// CHECK-NEXT:     %6 = llvm.insertvalue %3, %0[0] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT:     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT:     %8 = llvm.insertvalue %5, %7[2] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT:     llvm.return %8 : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.or %a, %0 : i32
  %2 = llvm.shl %1, %0 : i32
  llvm.return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: vector<4xi32>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.or %arg0, %0 : i32
// CHECK-NEXT:     %2 = llvm.shl %1, %0 : i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) -> (!llvm.struct<(i1, i1, i1, i1, i1)>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %2 = llvm.icmp "slt" %a, %a : i32
  %z = llvm.mlir.zero : !llvm.ptr
  %m = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %3 = llvm.icmp "eq" %m, %z : !llvm.ptr
  %4 = llvm.icmp "ne" %m, %z : !llvm.ptr
  %5 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i1, i1)>
  %6 = llvm.insertvalue %0, %5[0] : !llvm.struct<(i1, i1, i1, i1, i1)>
  %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(i1, i1, i1, i1, i1)>
  %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i1, i1, i1, i1, i1)>
  %9 = llvm.insertvalue %3, %8[3] : !llvm.struct<(i1, i1, i1, i1, i1)>
  %10 = llvm.insertvalue %4, %9[4] : !llvm.struct<(i1, i1, i1, i1, i1)>
  llvm.return %10 : !llvm.struct<(i1, i1, i1, i1, i1)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.struct<(i1, i1, i1, i1, i1)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %2 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %3 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT:     %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     %6 = llvm.insertvalue %3, %5[2] : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     %7 = llvm.insertvalue %2, %6[3] : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     %8 = llvm.insertvalue %1, %7[4] : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:     llvm.return %8 : !llvm.struct<(i1, i1, i1, i1, i1)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts there and back, and to the same type.
llvm.func @f(%a: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %3 = llvm.addrspacecast %2 : !llvm.ptr<1> to !llvm.ptr
  llvm.store %1, %3 : i32, !llvm.ptr
  llvm.return %3 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     llvm.store %arg0, %arg1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return %arg1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The address of the first element; constant indices become static if they fit.
llvm.func @f(%a: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.mlir.constant(3 : i64) : i64
  %6 = llvm.mlir.constant(2147483648 : i64) : i64
  %7 = llvm.getelementptr inbounds %3[%a, %5] {x}
      : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  %8 = llvm.getelementptr %7[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %8[%a, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8)>
  llvm.return %4 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2147483648 : i64) : i64
// CHECK-NEXT:     %1 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %2 = llvm.getelementptr inbounds %1[%arg0, 3] {x} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:     %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%arg0, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8)>
// CHECK-NEXT:     llvm.return %4 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants are merged; unused pure ops, calls apart, are erased.
llvm.func @g() -> i32
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.zext %0 : i32 to i64
  %2 = llvm.mlir.constant(7 : i64) : i64
  %3 = llvm.add %1, %2 : i64
  %4 = llvm.mul %1, %2 : i64
  %5 = llvm.load %p : !llvm.ptr -> i32
  %6 = llvm.load volatile %p : !llvm.ptr -> i32
  %7 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %8 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %9 = llvm.call @g() : () -> i32
  %10 = llvm.freeze %0 : i32
  llvm.return %3 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g() -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT:     %1 = llvm.add %0, %0 : i64
// CHECK-NEXT:     %2 = llvm.load volatile %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     %3 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %4 = llvm.call @g() : () -> i32
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Addresses of one global are one value.
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f(%a: i32) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %a, %0 : i32, !llvm.ptr
  llvm.store %a, %1 : i32, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a vector, and of what is no constant, zext stays.
llvm.func @f(%a: i8) -> !llvm.struct<(i32, vector<4xi32>)> {
  %0 = llvm.zext %a : i8 to i32
  %1 = llvm.mlir.constant(dense<1> : vector<4xi8>) : vector<4xi8>
  %2 = llvm.zext %1 : vector<4xi8> to vector<4xi32>
  %3 = llvm.mlir.undef : !llvm.struct<(i32, vector<4xi32>)>
  %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i32, vector<4xi32>)>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, vector<4xi32>)>
  llvm.return %5 : !llvm.struct<(i32, vector<4xi32>)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i8) -> !llvm.struct<(i32, vector<4xi32>)> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, vector<4xi32>)>
// CHECK-NEXT:     %1 = llvm.mlir.constant(dense<1> : vector<4xi8>) : vector<4xi8>
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.zext %1 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %0[0] : !llvm.struct<(i32, vector<4xi32>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(i32, vector<4xi32>)>
// CHECK-NEXT:     llvm.return %5 : !llvm.struct<(i32, vector<4xi32>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The bits of a negative number are those of a large one.
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(-3 : i8) : i8
  %1 = llvm.zext %0 : i8 to i32
  llvm.return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(253 : i32) : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
