// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Ops on memory.
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %v: vector<4xi32>) {
  %0 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
  %2 = llvm.getelementptr %p[0, %a, 1]
      : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x struct<(i8,i32)>>
  %3 = llvm.load %p atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store volatile %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %5 = llvm.atomicrmw volatile xchg %p, %a syncscope("x") monotonic {alignment = 4 : i64}
      : !llvm.ptr, i32
  %6 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("x") acq_rel monotonic {alignment = 4 : i64}
      : !llvm.ptr, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi32>) {
// CHECK-NEXT:     %0 = llvm.getelementptr %arg2[-1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %1 = llvm.getelementptr %arg2[%arg3] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
// CHECK-NEXT:     %2 = llvm.getelementptr %arg2[0, %arg0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x struct<(i8, i32)>>
// CHECK-NEXT:     %3 = llvm.load %arg2 atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %4 = llvm.load %arg2 invariant : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store volatile %arg0, %arg2 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.atomicrmw volatile xchg %arg2, %arg0 syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT:     %6 = llvm.cmpxchg weak volatile %arg2, %arg0, %arg1 syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, ptr, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi32>):
// GENERIC-NEXT:     %0 = "llvm.getelementptr"(%arg2) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -1>}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.getelementptr"(%arg2, %arg3) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>
// GENERIC-NEXT:     %2 = "llvm.getelementptr"(%arg2, %arg0) <{elem_type = !llvm.array<2 x struct<(i8, i32)>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648, 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
// GENERIC-NEXT:     %3 = "llvm.load"(%arg2) <{alignment = 4 : i64, ordering = 2 : i64, syncscope = "x"}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     %4 = "llvm.load"(%arg2) <{invariant, ordering = 0 : i64}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.store"(%arg0, %arg2) <{alignment = 4 : i64, ordering = 5 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %5 = "llvm.atomicrmw"(%arg2, %arg0) <{alignment = 4 : i64, bin_op = 0 : i64, ordering = 2 : i64, syncscope = "x", volatile_}> : (!llvm.ptr, i32) -> i32
// GENERIC-NEXT:     %6 = "llvm.cmpxchg"(%arg2, %arg0, %arg1) <{alignment = 4 : i64, failure_ordering = 2 : i64, success_ordering = 6 : i64, syncscope = "x", volatile_, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.cmpxchg %p, %p, %p monotonic monotonic : !llvm.ptr, !llvm.ptr
  llvm.fence acquire
  llvm.fence syncscope("") acquire
  llvm.fence syncscope("a") acquire {foo}
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.cmpxchg %arg0, %arg0, %arg0 monotonic monotonic : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.fence acquire
// CHECK-NEXT:     llvm.fence syncscope("") acquire
// CHECK-NEXT:     llvm.fence syncscope("a") acquire {foo}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.cmpxchg"(%arg0, %arg0, %arg0) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
// GENERIC-NEXT:     "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
// GENERIC-NEXT:     "llvm.fence"() <{ordering = 4 : i64, syncscope = ""}> : () -> ()
// GENERIC-NEXT:     "llvm.fence"() <{ordering = 4 : i64, syncscope = "a"}> {foo} : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
