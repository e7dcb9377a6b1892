// RUN: pyopt --split-input-file --canonicalize --cse %s | FileCheck %s

// Assembly reads and writes memory if it says so, and has no effects otherwise.

llvm.func @assembly(%p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm "a", "=r" : () -> i32
  %1 = llvm.inline_asm "a", "=r" : () -> i32
  %2 = llvm.inline_asm "unused", "=r" : () -> i32
  llvm.inline_asm "unused", "r" %p : (!llvm.ptr) -> ()
  %3 = llvm.load %p : !llvm.ptr -> i32
  llvm.inline_asm "unused", "r" %p : (!llvm.ptr) -> ()
  %4 = llvm.load %p : !llvm.ptr -> i32
  llvm.inline_asm has_side_effects "b", "r" %p : (!llvm.ptr) -> ()
  %5 = llvm.load %p : !llvm.ptr -> i32
  %6 = llvm.inline_asm has_side_effects "c", "=r" : () -> i32
  %7 = llvm.add %0, %1 : i32
  %8 = llvm.add %3, %7 : i32
  %9 = llvm.add %4, %8 : i32
  %10 = llvm.add %5, %9 : i32
  llvm.return %10 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @assembly(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.inline_asm "a", "=r"  : () -> i32
// CHECK-NEXT:     %1 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.inline_asm has_side_effects "b", "r" %arg0 : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     %3 = llvm.inline_asm has_side_effects "c", "=r"  : () -> i32
// CHECK-NEXT:     %4 = llvm.add %0, %0 : i32
// CHECK-NEXT:     %5 = llvm.add %1, %4 : i32
// CHECK-NEXT:     %6 = llvm.add %1, %5 : i32
// CHECK-NEXT:     %7 = llvm.add %2, %6 : i32
// CHECK-NEXT:     llvm.return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global external @initial() : i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.inline_asm "a", "=r" : () -> i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @initial() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
