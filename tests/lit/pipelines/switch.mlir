// RUN: pyopt --convert-scf-to-cf --convert-math-to-llvm --convert-index-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A switch on an index.

func.func @choose(%i: index, %x: f32) -> f32 {
  %r = scf.index_switch %i -> f32
  case 0 {
    %a = math.sqrt %x : f32
    scf.yield %a : f32
  }
  case 3 {
    %b = math.absf %x : f32
    scf.yield %b : f32
  }
  default {
    scf.yield %x : f32
  }
  return %r : f32
}

// CHECK: llvm.func @choose(
// CHECK: llvm.switch
// CHECK: llvm.intr.sqrt
// CHECK: llvm.intr.fabs
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
