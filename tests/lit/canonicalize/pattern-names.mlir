// RUN: pyopt %s --canonicalize="disable-patterns='(anonymous namespace)::AddIAddConstant,(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocOp>'" | FileCheck %s --check-prefix=WITHOUT
// RUN: pyopt %s --canonicalize="enable-patterns='(anonymous namespace)::AddIAddConstant'" | FileCheck %s --check-prefix=ONLY

// Patterns are selected by the names that they have in the reference; folds cannot be left out.
func.func @names(%x: i32, %y: i32) -> (i32, i32) {
  %c5 = arith.constant 5 : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c5 : i32
  %1 = arith.addi %0, %c5 : i32
  %2 = arith.subi %y, %c5 : i32
  %3 = arith.subi %2, %c5 : i32
  %4 = arith.addi %3, %c0 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  return %1, %4 : i32, i32
}

// WITHOUT: module {
// WITHOUT-NEXT:   func.func @names(%arg0: i32, %arg1: i32) -> (i32, i32) {
// WITHOUT-NEXT:     %c10_i32 = arith.constant 10 : i32
// WITHOUT-NEXT:     %c5_i32 = arith.constant 5 : i32
// WITHOUT-NEXT:     %0 = arith.addi %arg0, %c5_i32 : i32
// WITHOUT-NEXT:     %1 = arith.addi %0, %c5_i32 : i32
// WITHOUT-NEXT:     %2 = arith.subi %arg1, %c10_i32 : i32
// WITHOUT-NEXT:     %alloc = memref.alloc() : memref<i32>
// WITHOUT-NEXT:     memref.store %arg0, %alloc[] : memref<i32>
// WITHOUT-NEXT:     return %1, %2 : i32, i32
// WITHOUT-NEXT:   }
// WITHOUT-NEXT: }
// ONLY: module {
// ONLY-NEXT:   func.func @names(%arg0: i32, %arg1: i32) -> (i32, i32) {
// ONLY-NEXT:     %c5_i32 = arith.constant 5 : i32
// ONLY-NEXT:     %c10_i32 = arith.constant 10 : i32
// ONLY-NEXT:     %0 = arith.addi %arg0, %c10_i32 : i32
// ONLY-NEXT:     %1 = arith.subi %arg1, %c5_i32 : i32
// ONLY-NEXT:     %2 = arith.subi %1, %c5_i32 : i32
// ONLY-NEXT:     %alloc = memref.alloc() : memref<i32>
// ONLY-NEXT:     memref.store %arg0, %alloc[] : memref<i32>
// ONLY-NEXT:     %alloca = memref.alloca() : memref<i32>
// ONLY-NEXT:     memref.store %arg0, %alloca[] : memref<i32>
// ONLY-NEXT:     return %0, %2 : i32, i32
// ONLY-NEXT:   }
// ONLY-NEXT: }
