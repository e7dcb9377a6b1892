// RUN: pyopt --convert-scf-to-cf --convert-complex-to-standard --convert-complex-to-llvm --finalize-memref-to-llvm --convert-math-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Complex numbers in memory.

func.func @rotate(%a: memref<8xcomplex<f32>>, %w: complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xcomplex<f32>>
    %y = complex.mul %x, %w : complex<f32>
    %z = complex.add %y, %x : complex<f32>
    memref.store %z, %a[%i] : memref<8xcomplex<f32>>
  }
  return
}

// CHECK: llvm.func @rotate(
// CHECK: llvm.load
// CHECK: llvm.fmul
// CHECK: llvm.fsub
// CHECK: llvm.fadd
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
