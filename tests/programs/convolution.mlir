// A 2-d convolution with strides and dilation of one image, then the rectifier, then the maximum over windows.
func.func @main(%x: tensor<1x9x9x2xf32>, %f: tensor<3x3x2x3xf32>) -> tensor<1x2x2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<1x4x4x3xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %c = linalg.conv_2d_nhwc_hwcf {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<2> : tensor<2xi64>
  } ins(%x, %f : tensor<1x9x9x2xf32>, tensor<3x3x2x3xf32>)
      outs(%z0 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>,
                     affine_map<(a, b, c, d) -> (a, b, c, d)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } ins(%c : tensor<1x4x4x3xf32>) outs(%e0 : tensor<1x4x4x3xf32>) {
  ^bb0(%v: f32, %o: f32):
    %0 = arith.maximumf %v, %zero : f32
    linalg.yield %0 : f32
  } -> tensor<1x4x4x3xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %e1 = tensor.empty() : tensor<1x2x2x3xf32>
  %z1 = linalg.fill ins(%low : f32) outs(%e1 : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  %p = linalg.pooling_nhwc_max {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<2> : tensor<2xi64>
  } ins(%r, %window : tensor<1x4x4x3xf32>, tensor<2x2xf32>)
      outs(%z1 : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  return %p : tensor<1x2x2x3xf32>
}
