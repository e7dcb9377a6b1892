// RUN: pyopt --convert-vector-to-scf --lower-affine --convert-scf-to-cf --convert-vector-to-llvm=reference-exact=true --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A sum of products of vectors, masked at the end.

func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %pad = arith.constant 0.0 : f32
  %v = scf.for %i = %c0 to %n step %c8 iter_args(%s = %zero) -> vector<8xf32> {
    %x = vector.transfer_read %a[%i], %pad : memref<?xf32>, vector<8xf32>
    %y = vector.transfer_read %b[%i], %pad : memref<?xf32>, vector<8xf32>
    %f = vector.fma %x, %y, %s : vector<8xf32>
    scf.yield %f : vector<8xf32>
  }
  %r = vector.reduction <add>, %v : vector<8xf32> into f32
  return %r : f32
}

// CHECK: llvm.func @dot(
// CHECK: llvm.intr.masked.load
// CHECK: llvm.intr.masked.load
// CHECK: llvm.intr.fmuladd
// CHECK: llvm.intr.vector.reduce.fadd
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
