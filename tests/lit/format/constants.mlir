// RUN: cat %S/Inputs/constants.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

memref.global "private" constant @table : memref<4x4xf32> = dense<[
    [1.0, 2.0, 3.0, 4.0],
    [5.0, 6.0, 7.0, 8.0],
    [9.0, 10.0, 11.0, 12.0],
    [13.0, 14.0, 15.0, 16.0]]>
func.func @constants() {
  %0 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                             20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : tensor<32xi64>
  %1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %2 = arith.constant -1 : i32
  %3 = complex.constant [1.0, -2.5] : complex<f32>
  %4 = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %5 = arith.constant dense<"0x00000000010000000200000003000000"> : tensor<4xi32>
  %6 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
  return
}
