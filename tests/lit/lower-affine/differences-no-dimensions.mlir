// RUN: pyopt --lower-affine %s | FileCheck %s

// Without dimensions, the body runs once. mlir-opt makes a scf.parallel of it, which is not valid without dimensions.

// CHECK-LABEL: func.func @once(
//  CHECK-SAME:     %[[M:.*]]: memref<f32>, %[[I:.*]]: index) -> f32
//  CHECK-NEXT:   %[[V:.*]] = memref.load %[[M]][] : memref<f32>
//  CHECK-NEXT:   %[[S:.*]] = arith.addf %[[V]], %[[V]] : f32
//  CHECK-NEXT:   memref.store %[[S]], %[[M]][] : memref<f32>
//  CHECK-NEXT:   return %[[S]] : f32
func.func @once(%m: memref<f32>, %i: index) -> f32 {
  %0 = affine.parallel () = () to () reduce ("mulf") -> f32 {
    %v = affine.load %m[] : memref<f32>
    %s = arith.addf %v, %v : f32
    affine.store %s, %m[] : memref<f32>
    affine.yield %s : f32
  }
  return %0 : f32
}
