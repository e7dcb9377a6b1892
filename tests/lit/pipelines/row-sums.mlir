// RUN: pyopt --convert-linalg-to-parallel-loops --canonicalize --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A reduction as a parallel and a sequential loop, by the interface of all dialects.
// NO-FIXED-POINT: canonicalization of what the first run made moves constants.

func.func @row_sums(%a: memref<?x?xf64>, %r: memref<?xf64>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : memref<?x?xf64>) outs(%r : memref<?xf64>) {
  ^bb0(%x: f64, %s: f64):
    %t = arith.addf %x, %s : f64
    linalg.yield %t : f64
  }
  return
}

// CHECK: llvm.func @row_sums(
// CHECK: llvm.icmp "slt"
// CHECK: llvm.icmp "slt"
// CHECK: llvm.fadd
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
