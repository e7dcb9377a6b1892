// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// memref.atomic_rmw by exclusive or.

func.func @xori_i1(%m: memref<i1>, %v: i1) -> i1 {
  %0 = memref.atomic_rmw xori %v, %m[] : (i1, memref<i1>) -> i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori_i1(%arg0: memref<i1>, %arg1: i1) -> i1 {
// CHECK-NEXT:     %0 = memref.atomic_rmw xori %arg1, %arg0[] : (i1, memref<i1>) -> i1
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @xori_generic(%m: memref<4xi16>, %v: i16, %i: index) -> i16 {
  %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 15 : i64}> : (i16, memref<4xi16>, index) -> i16
  return %0 : i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori_generic(%arg0: memref<4xi16>, %arg1: i16, %arg2: index) -> i16 {
// CHECK-NEXT:     %0 = memref.atomic_rmw xori %arg1, %arg0[%arg2] : (i16, memref<4xi16>) -> i16
// CHECK-NEXT:     return %0 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @xori_space(%m: memref<4xi32, 3>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw xori %v, %m[%i] {note = 1 : i8} : (i32, memref<4xi32, 3>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori_space(%arg0: memref<4xi32, 3>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     %0 = memref.atomic_rmw xori %arg1, %arg0[%arg2] {note = 1 : i8} : (i32, memref<4xi32, 3>) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
