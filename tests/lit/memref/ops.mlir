// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --verify-roundtrip %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Allocations with sizes, symbols of a layout, alignment, memory space.
func.func @f(%n: index, %s: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) {alignment = 16 : i64} : memref<4x?xf32, 3>
  %2 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.alloc()[%s, %n] {keep} : memref<4xf32, strided<[?], offset: ?>>
  %4 = memref.alloca(%n) : memref<?xvector<[4]xf32>>
  %5 = memref.alloca()[%s] {alignment = 8} : memref<2xi1, strided<[?]>, "stack">
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) {alignment = 16 : i64} : memref<4x?xf32, 3>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<?xf32, #map>
// CHECK-NEXT:     %alloc_2 = memref.alloc()[%arg1, %arg0] {keep} : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloca = memref.alloca(%arg0) : memref<?xvector<[4]xf32>>
// CHECK-NEXT:     %alloca_3 = memref.alloca()[%arg1] {alignment = 8 : i64} : memref<2xi1, strided<[?]>, "stack">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8xf32>
// GENERIC-NEXT:     %1 = "memref.alloc"(%arg0) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32, 3>
// GENERIC-NEXT:     %2 = "memref.alloc"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
// GENERIC-NEXT:     %3 = "memref.alloc"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 2>}> {keep} : (index, index) -> memref<4xf32, strided<[?], offset: ?>>
// GENERIC-NEXT:     %4 = "memref.alloca"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xvector<[4]xf32>>
// GENERIC-NEXT:     %5 = "memref.alloca"(%arg1) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<2xi1, strided<[?]>, "stack">
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Dealloc of a ranked and of an unranked buffer; realloc with and without a size.
func.func @f(%m: memref<4xf32>, %u: memref<*xf32, 1>, %n: index) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %0(%n) {alignment = 32} : memref<8xf32> to memref<?xf32>
  %2 = "memref.realloc"(%1, %n) : (memref<?xf32>, index) -> memref<?xf32>
  memref.dealloc %2 : memref<?xf32>
  memref.dealloc %u {tag} : memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<*xf32, 1>, %arg2: index) {
// CHECK-NEXT:     %0 = memref.realloc %arg0 : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:     %1 = memref.realloc %0(%arg2) {alignment = 32 : i64} : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     %2 = memref.realloc %1(%arg2) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<?xf32>
// CHECK-NEXT:     memref.dealloc %arg1 {tag} : memref<*xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<*xf32, 1>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<*xf32, 1>, %arg2: index):
// GENERIC-NEXT:     %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<8xf32>
// GENERIC-NEXT:     %1 = "memref.realloc"(%0, %arg2) <{alignment = 32 : i64}> : (memref<8xf32>, index) -> memref<?xf32>
// GENERIC-NEXT:     %2 = "memref.realloc"(%1, %arg2) : (memref<?xf32>, index) -> memref<?xf32>
// GENERIC-NEXT:     "memref.dealloc"(%2) : (memref<?xf32>) -> ()
// GENERIC-NEXT:     "memref.dealloc"(%arg1) {tag} : (memref<*xf32, 1>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A scope for stack buffers: without results the terminator may be left out.
func.func @f(%x: f32) -> (f32, index) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  } {keep}
  %c = arith.constant 1 : index
  %0:2 = memref.alloca_scope -> (f32, index) {
    memref.alloca_scope.return {last} %x, %c : f32, index
  }
  %1 = "memref.alloca_scope"() ({
    "memref.alloca_scope.return"(%x) : (f32) -> ()
  }) : () -> f32
  return %0#0, %0#1 : f32, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) -> (f32, index) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = memref.alloca_scope  -> (f32, index) {
// CHECK-NEXT:       memref.alloca_scope.return {last} %arg0, %c1 : f32, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.alloca_scope  -> (f32) {
// CHECK-NEXT:       memref.alloca_scope.return %arg0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (f32, index), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     "memref.alloca_scope"() ({
// GENERIC-NEXT:       %3 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:       "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "memref.alloca_scope"() ({
// GENERIC-NEXT:       "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT:     }) {keep} : () -> ()
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:     %1:2 = "memref.alloca_scope"() ({
// GENERIC-NEXT:       "memref.alloca_scope.return"(%arg0, %0) {last} : (f32, index) -> ()
// GENERIC-NEXT:     }) : () -> (f32, index)
// GENERIC-NEXT:     %2 = "memref.alloca_scope"() ({
// GENERIC-NEXT:       "memref.alloca_scope.return"(%arg0) : (f32) -> ()
// GENERIC-NEXT:     }) : () -> f32
// GENERIC-NEXT:     "func.return"(%1#0, %1#1) : (f32, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Loads and stores; the default of nontemporal is not printed.
func.func @f(%m: memref<4x?xf32>, %z: memref<i1>, %i: index, %b: i1, %n: memref<2xmemref<4xf32>>) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  %2 = memref.load %z[] {nontemporal = false} : memref<i1>
  %3 = "memref.load"(%n, %i) {keep} : (memref<2xmemref<4xf32>>, index) -> memref<4xf32>
  memref.store %0, %m[%i, %i] : memref<4x?xf32>
  memref.store %b, %z[] {nontemporal = true} : memref<i1>
  "memref.store"(%3, %n, %i) <{nontemporal = false}>
      : (memref<4xf32>, memref<2xmemref<4xf32>>, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i1>, %arg2: index, %arg3: i1, %arg4: memref<2xmemref<4xf32>>) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg2, %arg2] {nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT:     %2 = memref.load %arg1[] : memref<i1>
// CHECK-NEXT:     %3 = memref.load %arg4[%arg2] {keep} : memref<2xmemref<4xf32>>
// CHECK-NEXT:     memref.store %0, %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT:     memref.store %arg3, %arg1[] {nontemporal = true} : memref<i1>
// CHECK-NEXT:     memref.store %3, %arg4[%arg2] : memref<2xmemref<4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<i1>, index, i1, memref<2xmemref<4xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<i1>, %arg2: index, %arg3: i1, %arg4: memref<2xmemref<4xf32>>):
// GENERIC-NEXT:     %0 = "memref.load"(%arg0, %arg2, %arg2) : (memref<4x?xf32>, index, index) -> f32
// GENERIC-NEXT:     %1 = "memref.load"(%arg0, %arg2, %arg2) <{nontemporal = true}> : (memref<4x?xf32>, index, index) -> f32
// GENERIC-NEXT:     %2 = "memref.load"(%arg1) <{nontemporal = false}> : (memref<i1>) -> i1
// GENERIC-NEXT:     %3 = "memref.load"(%arg4, %arg2) {keep} : (memref<2xmemref<4xf32>>, index) -> memref<4xf32>
// GENERIC-NEXT:     "memref.store"(%0, %arg0, %arg2, %arg2) : (f32, memref<4x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "memref.store"(%arg3, %arg1) <{nontemporal = true}> : (i1, memref<i1>) -> ()
// GENERIC-NEXT:     "memref.store"(%3, %arg4, %arg2) <{nontemporal = false}> : (memref<4xf32>, memref<2xmemref<4xf32>>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Copies between layouts, spaces and ranks that are not known.
func.func @f(%m: memref<4xf32>, %s: memref<4xf32, strided<[2]>, 1>, %u: memref<*xf32>) {
  memref.copy %m, %s : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  memref.copy %u, %m {keep} : memref<*xf32> to memref<4xf32>
  "memref.copy"(%m, %u) : (memref<4xf32>, memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, strided<[2]>, 1>, %arg2: memref<*xf32>) {
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
// CHECK-NEXT:     memref.copy %arg2, %arg0 {keep} : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %arg2 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32, strided<[2]>, 1>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32, strided<[2]>, 1>, %arg2: memref<*xf32>):
// GENERIC-NEXT:     "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<4xf32, strided<[2]>, 1>) -> ()
// GENERIC-NEXT:     "memref.copy"(%arg2, %arg0) {keep} : (memref<*xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "memref.copy"(%arg0, %arg2) : (memref<4xf32>, memref<*xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Every kind of atomic update.
func.func @f(%m: memref<4xf32>, %n: memref<4x4xi32>, %i: index, %x: f32, %y: i32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw addi %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %2 = memref.atomic_rmw assign %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %3 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %4 = memref.atomic_rmw maxs %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %5 = memref.atomic_rmw maxu %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %6 = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %7 = memref.atomic_rmw mins %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %8 = memref.atomic_rmw minu %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %9 = memref.atomic_rmw mulf %x, %m[%i] {keep} : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw muli %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %11 = memref.atomic_rmw ori %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %12 = memref.atomic_rmw andi %y, %n[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %13 = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %14 = memref.atomic_rmw "minnumf" %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %15 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 3 : i64}> : (f32, memref<4xf32>, index) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<4x4xi32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %1 = memref.atomic_rmw addi %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %2 = memref.atomic_rmw assign %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %3 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %4 = memref.atomic_rmw maxs %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %5 = memref.atomic_rmw maxu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %6 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %7 = memref.atomic_rmw mins %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %8 = memref.atomic_rmw minu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %9 = memref.atomic_rmw mulf %arg3, %arg0[%arg2] {keep} : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %10 = memref.atomic_rmw muli %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %11 = memref.atomic_rmw ori %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %12 = memref.atomic_rmw andi %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %13 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %14 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %15 = memref.atomic_rmw assign %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4x4xi32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4x4xi32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %1 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 1 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %2 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 3 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %3 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 4 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %4 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 6 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %5 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 7 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %6 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 8 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %7 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 10 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %8 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 11 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %9 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 12 : i64}> {keep} : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %10 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 13 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %11 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 14 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %12 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 2 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
// GENERIC-NEXT:     %13 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 5 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %14 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     %15 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 3 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An atomic update with a body.
func.func @f(%m: memref<4xi32>, %z: memref<bf16>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %1 = arith.addi %old, %old : i32
    memref.atomic_yield %1 : i32
  }
  %2 = memref.generic_atomic_rmw %z[] : memref<bf16> {
  ^bb0(%old: bf16):
    memref.atomic_yield %old {keep} : bf16
  } {tag = 1 : i8}
  %3 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%old: i32):
    "memref.atomic_yield"(%old) : (i32) -> ()
  }) : (memref<4xi32>, index) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xi32>, %arg1: memref<bf16>, %arg2: index) {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg0[%arg2] : memref<4xi32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       %3 = arith.addi %arg3, %arg3 : i32
// CHECK-NEXT:       memref.atomic_yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.generic_atomic_rmw %arg1[] : memref<bf16> {
// CHECK-NEXT:     ^bb0(%arg3: bf16):
// CHECK-NEXT:       memref.atomic_yield %arg3 {keep} : bf16
// CHECK-NEXT:     } {tag = 1 : i8}
// CHECK-NEXT:     %2 = memref.generic_atomic_rmw %arg0[%arg2] : memref<4xi32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       memref.atomic_yield %arg3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<bf16>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xi32>, %arg1: memref<bf16>, %arg2: index):
// GENERIC-NEXT:     %0 = "memref.generic_atomic_rmw"(%arg0, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg5: i32):
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "memref.atomic_yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, index) -> i32
// GENERIC-NEXT:     %1 = "memref.generic_atomic_rmw"(%arg1) ({
// GENERIC-NEXT:     ^bb0(%arg4: bf16):
// GENERIC-NEXT:       "memref.atomic_yield"(%arg4) {keep} : (bf16) -> ()
// GENERIC-NEXT:     }) {tag = 1 : i8} : (memref<bf16>) -> bf16
// GENERIC-NEXT:     %2 = "memref.generic_atomic_rmw"(%arg0, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg3: i32):
// GENERIC-NEXT:       "memref.atomic_yield"(%arg3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4xi32>, index) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Globals: declared, uninitialized, with a value, constant, aligned.
memref.global @declared : memref<2xf32>
memref.global "private" @empty : memref<2xf32> = uninitialized
memref.global "nested" constant @table : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64 : i64}
memref.global constant @splat : memref<2x3xi32, 1> = dense<3> {note = "x"}
memref.global @resource : memref<3xi64> = dense_resource<blob> {alignment = 0x40}
memref.global @sparse : memref<4xi64> = sparse<[[1]], [5]>
"memref.global"() <{sym_name = "generic", type = memref<f32>, initial_value, constant}> : () -> ()
func.func @f() {
  %0 = memref.get_global @declared : memref<2xf32>
  %1 = memref.get_global @splat : memref<2x3xi32, 1> {keep}
  %2 = "memref.get_global"() <{name = @generic}> : () -> memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @declared : memref<2xf32>
// CHECK-NEXT:   memref.global "private" @empty : memref<2xf32> = uninitialized
// CHECK-NEXT:   memref.global "nested" constant @table : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   memref.global constant @splat : memref<2x3xi32, 1> = dense<3> {note = "x"}
// CHECK-NEXT:   memref.global @resource : memref<3xi64> = dense_resource<blob> {alignment = 64 : i64}
// CHECK-NEXT:   memref.global @sparse : memref<4xi64> = sparse<1, 5>
// CHECK-NEXT:   memref.global constant @generic : memref<f32> = uninitialized
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = memref.get_global @declared : memref<2xf32>
// CHECK-NEXT:     %1 = memref.get_global @splat : memref<2x3xi32, 1> {keep}
// CHECK-NEXT:     %2 = memref.get_global @generic : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "memref.global"() <{sym_name = "declared", type = memref<2xf32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{initial_value, sym_name = "empty", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "table", sym_visibility = "nested", type = memref<2xf32>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{constant, initial_value = dense<3> : tensor<2x3xi32>, sym_name = "splat", type = memref<2x3xi32, 1>}> {note = "x"} : () -> ()
// GENERIC-NEXT:   "memref.global"() <{alignment = 64 : i64, initial_value = dense_resource<blob> : tensor<3xi64>, sym_name = "resource", type = memref<3xi64>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{initial_value = sparse<1, 5> : tensor<4xi64>, sym_name = "sparse", type = memref<4xi64>}> : () -> ()
// GENERIC-NEXT:   "memref.global"() <{constant, initial_value, sym_name = "generic", type = memref<f32>}> : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %0 = "memref.get_global"() <{name = @declared}> : () -> memref<2xf32>
// GENERIC-NEXT:     %1 = "memref.get_global"() <{name = @splat}> {keep} : () -> memref<2x3xi32, 1>
// GENERIC-NEXT:     %2 = "memref.get_global"() <{name = @generic}> : () -> memref<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Prefetching for reading and writing, of data and instructions.
func.func @f(%m: memref<4x4xf32>, %z: memref<f32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x4xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x4xf32>
  memref.prefetch %z[], write, locality<1>, data : memref<f32>
  "memref.prefetch"(%z) <{isDataCache = false, isWrite = false, localityHint = 2 : i32}>
      : (memref<f32>) -> ()
  memref.assume_alignment %m, 16 : memref<4x4xf32>
  memref.assume_alignment %m, 1 {keep} : memref<4x4xf32>
  %0 = "memref.assume_alignment"(%m) <{alignment = 2 : i32}> : (memref<4x4xf32>) -> memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<f32>, %arg2: index) {
// CHECK-NEXT:     memref.prefetch %arg0[%arg2, %arg2], read, locality<3>, data : memref<4x4xf32>
// CHECK-NEXT:     memref.prefetch %arg0[%arg2, %arg2], write, locality<0>, instr : memref<4x4xf32>
// CHECK-NEXT:     memref.prefetch %arg1[], write, locality<1>, data : memref<f32>
// CHECK-NEXT:     memref.prefetch %arg1[], read, locality<2>, instr : memref<f32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<4x4xf32>
// CHECK-NEXT:     %assume_align_0 = memref.assume_alignment %arg0, 1 {keep} : memref<4x4xf32>
// CHECK-NEXT:     %assume_align_1 = memref.assume_alignment %arg0, 2 : memref<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<f32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<f32>, %arg2: index):
// GENERIC-NEXT:     "memref.prefetch"(%arg0, %arg2, %arg2) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index, index) -> ()
// GENERIC-NEXT:     "memref.prefetch"(%arg0, %arg2, %arg2) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<4x4xf32>, index, index) -> ()
// GENERIC-NEXT:     "memref.prefetch"(%arg1) <{isDataCache = true, isWrite = true, localityHint = 1 : i32}> : (memref<f32>) -> ()
// GENERIC-NEXT:     "memref.prefetch"(%arg1) <{isDataCache = false, isWrite = false, localityHint = 2 : i32}> : (memref<f32>) -> ()
// GENERIC-NEXT:     %0 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> : (memref<4x4xf32>) -> memref<4x4xf32>
// GENERIC-NEXT:     %1 = "memref.assume_alignment"(%arg0) <{alignment = 1 : i32}> {keep} : (memref<4x4xf32>) -> memref<4x4xf32>
// GENERIC-NEXT:     %2 = "memref.assume_alignment"(%arg0) <{alignment = 2 : i32}> : (memref<4x4xf32>) -> memref<4x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
