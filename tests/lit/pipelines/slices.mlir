// RUN: pyopt --fold-memref-alias-ops --expand-strided-metadata --canonicalize --lower-affine --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Views folded into accesses.
// NO-FIXED-POINT: canonicalization of what the first run made moves constants.

func.func @tiles(%m: memref<64x64xf32>, %i: index, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %s = memref.subview %m[%i, %j] [8, 8] [1, 2]
      : memref<64x64xf32> to memref<8x8xf32, strided<[64, 2], offset: ?>>
  %x = memref.load %s[%c3, %c0] : memref<8x8xf32, strided<[64, 2], offset: ?>>
  %t = memref.collapse_shape %m [[0, 1]] : memref<64x64xf32> into memref<4096xf32>
  memref.store %x, %t[%i] : memref<4096xf32>
  return %x : f32
}

// CHECK: llvm.func @tiles(
// CHECK: llvm.load
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
