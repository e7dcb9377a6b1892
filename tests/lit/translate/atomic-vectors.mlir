// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Vectors that change in one step.

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

// CHECK: define <4 x float> @f(ptr %0, <4 x float> %1, <1 x double> %2, <2 x fp128> %3, <8 x bfloat> %4) {
// CHECK-NEXT:   %6 = atomicrmw fadd ptr %0, <4 x float> %1 release, align 16
// CHECK-NEXT:   %7 = atomicrmw volatile fsub ptr %0, <1 x double> %2 acquire, align 8
// CHECK-NEXT:   %8 = atomicrmw fmax ptr %0, <2 x fp128> %3 seq_cst, align 64
// CHECK-NEXT:   %9 = atomicrmw fmin ptr %0, <8 x bfloat> %4 syncscope("agent") acq_rel, align 16
// CHECK-NEXT:   %10 = atomicrmw fmaximum ptr %0, <4 x float> %1 monotonic, align 16
// CHECK-NEXT:   %11 = atomicrmw fminimum ptr %0, <4 x float> %1 monotonic, align 16
// CHECK-NEXT:   ret <4 x float> %6
// CHECK-NEXT: }

// -----

llvm.func @at(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  %0 = llvm.atomicrmw fadd %p, %v acq_rel : !llvm.ptr, vector<2xf16>
  llvm.return
}

// CHECK: define void @at(ptr %0, <2 x half> %1, <2 x i16> %2) {
// CHECK-NEXT:   %4 = atomicrmw fadd ptr %0, <2 x half> %1 acq_rel, align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
