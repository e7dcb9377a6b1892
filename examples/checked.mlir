// RUN: pyopt %s --canonicalize | FileCheck %s

func.func @scale(%x: tensor<4xf32>, %factor: f32) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %sum = arith.addf %factor, %zero : f32
  %all = tensor.splat %factor : tensor<4xf32>
  %scaled = arith.mulf %x, %all : tensor<4xf32>
  return %scaled : tensor<4xf32>
}
