// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Constants come to the entry block, one for each type.
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %1 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
  "any.use"(%0, %1) : (!llvm.struct<(i32, i64)>, !llvm.struct<(i32, i64)>) -> ()
  return
^b:
  %2 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %3 = llvm.mlir.undef : i32
  "any.use"(%2, %3) : (!llvm.struct<(i32, i64)>, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.use"(%2, %1) : (!llvm.struct<(i32, i64)>, !llvm.struct<(i32, i64)>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "any.use"(%2, %0) : (!llvm.struct<(i32, i64)>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted is taken; what was inserted elsewhere is passed by.
func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32, %y: i64) -> (i32, i64) {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %y, %0[1] : !llvm.struct<(i32, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>
  %3 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i64)>
  return %2, %3 : i32, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, i64)>, %arg1: i32, %arg2: i64) -> (i32, i64) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     return %arg1, %0 : i32, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A part of what was inserted, or what was inserted and more, is left alone.
func.func @f(%s: !llvm.struct<(i32, array<2 x i32>)>, %x: i32, %a: !llvm.array<2 x i32>)
    -> (!llvm.array<2 x i32>, i32) {
  %0 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.insertvalue %a, %0[1] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  return %1, %3 : !llvm.array<2 x i32>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32, %arg2: !llvm.array<2 x i32>) -> (!llvm.array<2 x i32>, i32) {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %0[1] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
// CHECK-NEXT:     return %1, %3 : !llvm.array<2 x i32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of a value in an undef.
func.func @f() -> i32 {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One zero of each type.
func.func @f() -> (!llvm.ptr, !llvm.ptr, i32) {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.zero : i32
  return %0, %1, %2 : !llvm.ptr, !llvm.ptr, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (!llvm.ptr, !llvm.ptr, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : i32
// CHECK-NEXT:     return %0, %0, %1 : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is not used goes; nothing else is known of a pointer.
func.func @f(%a: i64) -> !llvm.ptr {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr
  %1 = llvm.inttoptr %a : i64 to !llvm.ptr
  return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i64) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.inttoptr %arg0 : i64 to !llvm.ptr
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
