// RUN: pyopt --test-lower-to-llvm %s | FileCheck %s

// A transposition of vectors by the test pipeline.

func.func @transpose(%a: memref<4x8xf32>, %b: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %x = vector.transfer_read %a[%c0, %c0], %pad {in_bounds = [true, true]}
      : memref<4x8xf32>, vector<4x8xf32>
  %y = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  vector.transfer_write %y, %b[%c0, %c0] {in_bounds = [true, true]}
      : vector<8x4xf32>, memref<8x4xf32>
  return
}

// CHECK: llvm.func @transpose(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x vector<8xf32>>
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
