// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

llvm.func @f(%a: i32, %b: i32, %i: i64, %p: !llvm.ptr) {
  %0 = llvm.add %a, %b overflow<nuw, nsw, nuw> {x} : i32
  %1 = llvm.mul %a, %b overflow<none> : i32
  %2 = llvm.udiv exact %a, %b : i32
  %3 = llvm.sdiv exact %a, %b {x} : i32
  %4 = llvm.lshr exact %a, %b : i32
  %5 = llvm.ashr exact %a, %b : i32
  %6 = llvm.or disjoint %a, %b {x} : i32
  %7 = llvm.zext nneg %a : i32 to i64
  %8 = llvm.uitofp nneg %a {x} : i32 to f32
  %9 = llvm.trunc %i overflow<nuw> : i64 to i32
  %10 = llvm.trunc %i : i64 to i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: i64, %arg3: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> {x} : i32
// CHECK-NEXT:     %1 = llvm.mul %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = llvm.udiv exact %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.sdiv exact %arg0, %arg1 {x} : i32
// CHECK-NEXT:     %4 = llvm.lshr exact %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = llvm.ashr exact %arg0, %arg1 : i32
// CHECK-NEXT:     %6 = llvm.or disjoint %arg0, %arg1 {x} : i32
// CHECK-NEXT:     %7 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT:     %8 = llvm.uitofp nneg %arg0 {x} : i32 to f32
// CHECK-NEXT:     %9 = llvm.trunc %arg2 overflow<nuw> : i64 to i32
// CHECK-NEXT:     %10 = llvm.trunc %arg2 : i64 to i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i64, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: i64, %arg3: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 3 : i32}> {x} : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.mul"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.udiv"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "llvm.sdiv"(%arg0, %arg1) <{isExact}> {x} : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "llvm.lshr"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "llvm.ashr"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %6 = "llvm.or"(%arg0, %arg1) <{isDisjoint}> {x} : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
// GENERIC-NEXT:     %8 = "llvm.uitofp"(%arg0) <{nonNeg}> {x} : (i32) -> f32
// GENERIC-NEXT:     %9 = "llvm.trunc"(%arg2) <{overflowFlags = 2 : i32}> : (i64) -> i32
// GENERIC-NEXT:     %10 = "llvm.trunc"(%arg2) <{overflowFlags = 0 : i32}> : (i64) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  %1 = "llvm.add"(%a, %a) <{overflowFlags = 3 : i64}> : (i32, i32) -> i32
  %2 = "llvm.add"(%a, %a) : (i32, i32) -> i32
  %3 = "llvm.getelementptr"(%p) <{
    elem_type = i32,
    noWrapFlags = 7 : i8,
    rawConstantIndices = array<i32: 1>
  }> : (!llvm.ptr) -> !llvm.ptr
  %4 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>}>
      : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %1 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %2 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     %3 = llvm.getelementptr inbounds|nuw %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %4 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "llvm.getelementptr"(%arg1) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %4 = "llvm.getelementptr"(%arg1) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%i: i64, %a: i32, %p: !llvm.ptr) {
  %0 = llvm.load %p invariant invariant_group dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %p dereferenceable<mayBeNull = true, bytes = 4> {x} : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %p invariant_group {x} : i32, !llvm.ptr
  %2 = llvm.inttoptr %i dereferenceable<bytes = 4, mayBeNull = false> : i64 to !llvm.ptr
  %3 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %4 = llvm.intr.strip.invariant.group %p {x} : !llvm.ptr
  %5 = llvm.intr.ptrmask %p, %i : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.load %arg2 invariant invariant_group dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.load %arg2 dereferenceable<bytes = 4, mayBeNull = true> {x} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %arg2 invariant_group {x} : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.inttoptr %arg0 dereferenceable<bytes = 4> : i64 to !llvm.ptr
// CHECK-NEXT:     %3 = llvm.intr.launder.invariant.group %arg2 : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.intr.strip.invariant.group %arg2 {x} : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.intr.ptrmask %arg2, %arg0 : (!llvm.ptr, i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i64, %arg1: i32, %arg2: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.load"(%arg2) <{dereferenceable = #llvm.dereferenceable<bytes = 8>, invariant, invariantGroup, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.load"(%arg2) <{dereferenceable = #llvm.dereferenceable<bytes = 4, mayBeNull = true>, ordering = 0 : i64}> {x} : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.store"(%arg1, %arg2) <{invariantGroup, ordering = 0 : i64}> {x} : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %2 = "llvm.inttoptr"(%arg0) <{dereferenceable = #llvm.dereferenceable<bytes = 4>}> : (i64) -> !llvm.ptr
// GENERIC-NEXT:     %3 = "llvm.intr.launder.invariant.group"(%arg2) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %4 = "llvm.intr.strip.invariant.group"(%arg2) {x} : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %5 = "llvm.intr.ptrmask"(%arg2, %arg0) : (!llvm.ptr, i64) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
