// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Vectors that change in one step.

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xbf16>, %d: vector<3xf64>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %1 = llvm.atomicrmw fsub %p, %w acquire {alignment = 16 : i64} : !llvm.ptr, vector<2xbf16>
  %2 = llvm.atomicrmw volatile fmax %p, %d syncscope("x") seq_cst : !llvm.ptr, vector<3xf64>
  %3 = llvm.atomicrmw fmin %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %4 = llvm.atomicrmw fmaximum %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %5 = llvm.atomicrmw fminimum %p, %v monotonic : !llvm.ptr, vector<2xf16>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: vector<2xbf16>, %arg3: vector<3xf64>) {
// CHECK-NEXT:     %0 = llvm.atomicrmw fadd %arg0, %arg1 monotonic : !llvm.ptr, vector<2xf16>
// CHECK-NEXT:     %1 = llvm.atomicrmw fsub %arg0, %arg2 acquire {alignment = 16 : i64} : !llvm.ptr, vector<2xbf16>
// CHECK-NEXT:     %2 = llvm.atomicrmw volatile fmax %arg0, %arg3 syncscope("x") seq_cst : !llvm.ptr, vector<3xf64>
// CHECK-NEXT:     %3 = llvm.atomicrmw fmin %arg0, %arg1 monotonic : !llvm.ptr, vector<2xf16>
// CHECK-NEXT:     %4 = llvm.atomicrmw fmaximum %arg0, %arg1 monotonic : !llvm.ptr, vector<2xf16>
// CHECK-NEXT:     %5 = llvm.atomicrmw fminimum %arg0, %arg1 monotonic : !llvm.ptr, vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<2xf16>, vector<2xbf16>, vector<3xf64>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: vector<2xbf16>, %arg3: vector<3xf64>):
// GENERIC-NEXT:     %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
// GENERIC-NEXT:     %1 = "llvm.atomicrmw"(%arg0, %arg2) <{alignment = 16 : i64, bin_op = 12 : i64, ordering = 4 : i64}> : (!llvm.ptr, vector<2xbf16>) -> vector<2xbf16>
// GENERIC-NEXT:     %2 = "llvm.atomicrmw"(%arg0, %arg3) <{bin_op = 13 : i64, ordering = 7 : i64, syncscope = "x", volatile_}> : (!llvm.ptr, vector<3xf64>) -> vector<3xf64>
// GENERIC-NEXT:     %3 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 14 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
// GENERIC-NEXT:     %4 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 19 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
// GENERIC-NEXT:     %5 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 20 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%p: !llvm.ptr, %a: vector<4xf32>, %b: vector<1xf64>, %c: vector<2xf128>,
             %d: vector<8xbf16>) -> vector<4xf32> {
  %0 = llvm.atomicrmw fadd %p, %a release : !llvm.ptr, vector<4xf32>
  %1 = llvm.atomicrmw volatile fsub %p, %b acquire : !llvm.ptr, vector<1xf64>
  %2 = llvm.atomicrmw fmax %p, %c seq_cst {alignment = 64 : i64} : !llvm.ptr, vector<2xf128>
  %3 = llvm.atomicrmw fmin %p, %d syncscope("agent") acq_rel : !llvm.ptr, vector<8xbf16>
  %4 = llvm.atomicrmw fmaximum %p, %a monotonic : !llvm.ptr, vector<4xf32>
  %5 = llvm.atomicrmw fminimum %p, %a monotonic : !llvm.ptr, vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<4xf32>, %arg2: vector<1xf64>, %arg3: vector<2xf128>, %arg4: vector<8xbf16>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.atomicrmw fadd %arg0, %arg1 release : !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %1 = llvm.atomicrmw volatile fsub %arg0, %arg2 acquire : !llvm.ptr, vector<1xf64>
// CHECK-NEXT:     %2 = llvm.atomicrmw fmax %arg0, %arg3 seq_cst {alignment = 64 : i64} : !llvm.ptr, vector<2xf128>
// CHECK-NEXT:     %3 = llvm.atomicrmw fmin %arg0, %arg4 syncscope("agent") acq_rel : !llvm.ptr, vector<8xbf16>
// CHECK-NEXT:     %4 = llvm.atomicrmw fmaximum %arg0, %arg1 monotonic : !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %5 = llvm.atomicrmw fminimum %arg0, %arg1 monotonic : !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     llvm.return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<vector<4xf32> (ptr, vector<4xf32>, vector<1xf64>, vector<2xf128>, vector<8xbf16>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: vector<4xf32>, %arg2: vector<1xf64>, %arg3: vector<2xf128>, %arg4: vector<8xbf16>):
// GENERIC-NEXT:     %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 11 : i64, ordering = 5 : i64}> : (!llvm.ptr, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 12 : i64, ordering = 4 : i64, volatile_}> : (!llvm.ptr, vector<1xf64>) -> vector<1xf64>
// GENERIC-NEXT:     %2 = "llvm.atomicrmw"(%arg0, %arg3) <{alignment = 64 : i64, bin_op = 13 : i64, ordering = 7 : i64}> : (!llvm.ptr, vector<2xf128>) -> vector<2xf128>
// GENERIC-NEXT:     %3 = "llvm.atomicrmw"(%arg0, %arg4) <{bin_op = 14 : i64, ordering = 6 : i64, syncscope = "agent"}> : (!llvm.ptr, vector<8xbf16>) -> vector<8xbf16>
// GENERIC-NEXT:     %4 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 19 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %5 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 20 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"(%0) : (vector<4xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @at(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  %0 = llvm.atomicrmw fadd %p, %v acq_rel : !llvm.ptr, vector<2xf16>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @at(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: vector<2xi16>) {
// CHECK-NEXT:     %0 = llvm.atomicrmw fadd %arg0, %arg1 acq_rel : !llvm.ptr, vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<2xf16>, vector<2xi16>)>, linkage = #llvm.linkage<external>, sym_name = "at", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: vector<2xf16>, %arg2: vector<2xi16>):
// GENERIC-NEXT:     %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
