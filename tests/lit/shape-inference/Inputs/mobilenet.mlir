func.func @mobilenet(%image: tensor<?x3x?x?xf32>) {
  %none = "onnx.NoValue"() {value} : () -> none
  %w_1 = "onnx.Constant"() {value = dense<0.0> : tensor<8x3x3x3xf32>} : () -> tensor<8x3x3x3xf32>
  %w_3 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_4 = "onnx.Constant"() {
    value = dense<[-4.379881e-02, -2.068929e-02, -3.337260e-02, 5.668995e-03, -2.931022e-02,
                   7.532114e-02, -3.231959e-02, -1.366496e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_5 = "onnx.Constant"() {
    value = dense<[-6.647813e-02, -5.265148e-02, -1.264493e-01, 5.187849e-02, -1.142518e-01,
                   -7.458564e-02, 3.592446e-02, 4.025734e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_10 = "onnx.Constant"() {value = dense<0.0> : tensor<16x8x1x1xf32>} : () -> tensor<16x8x1x1xf32>
  %w_12 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_13 = "onnx.Constant"() {
    value = dense<[6.743517e-02, 1.005644e-01, -7.359902e-02, -5.122948e-03, 3.895463e-03,
                   1.189665e-01, 7.105581e-02, -1.219278e-01, 4.576083e-02, 7.450893e-02,
                   2.123806e-01, -1.679149e-01, -5.363523e-02, 1.333371e-01, -1.355070e-01,
                   -1.199461e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_14 = "onnx.Constant"() {
    value = dense<[5.170822e-02, 1.018409e-01, -6.686805e-02, 5.401272e-02, 1.169553e-02,
                   1.518749e-01, -1.518440e-04, 9.902474e-02, -9.031179e-02, -1.848789e-02,
                   -9.670446e-03, 1.139108e-01, 5.796130e-02, -7.517532e-02, 6.819677e-02,
                   7.706313e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_19 = "onnx.Constant"() {value = dense<0.0> : tensor<16x1x3x3xf32>} : () -> tensor<16x1x3x3xf32>
  %w_21 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_22 = "onnx.Constant"() {
    value = dense<[5.673800e-02, 1.874081e-01, 1.197054e-01, 9.911074e-02, 2.017793e-03,
                   9.836314e-02, -9.661328e-02, 7.510146e-02, -8.724842e-03, 1.130906e-01,
                   4.660105e-02, -1.089880e-01, 1.279930e-02, 1.218221e-01, -1.129234e-01,
                   -5.591399e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_23 = "onnx.Constant"() {
    value = dense<[-7.686730e-02, -1.495646e-01, 9.612682e-02, 1.310997e-01, 8.000433e-02,
                   2.425703e-02, -5.203139e-03, 2.393803e-02, -7.315560e-02, 8.938456e-02,
                   1.045492e-01, 9.325435e-02, -5.309482e-02, 7.840435e-03, -1.657808e-02,
                   1.788575e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_30 = "onnx.Constant"() {
    value = dense<[
        [[[1.796962e-02]],
         [[-1.882071e-01]],
         [[3.985057e-02]],
         [[1.882266e-01]],
         [[6.851757e-02]],
         [[8.794797e-02]],
         [[3.606127e-03]],
         [[-1.971390e-01]],
         [[-1.810258e-01]],
         [[-1.245948e-01]],
         [[-1.268320e-02]],
         [[3.099985e-02]],
         [[6.894141e-02]],
         [[-3.404580e-02]],
         [[9.569293e-02]],
         [[-2.797488e-02]]],
        [[[-7.044896e-02]],
         [[8.516417e-02]],
         [[-9.144450e-02]],
         [[-2.729085e-01]],
         [[-1.059957e-01]],
         [[9.415954e-03]],
         [[-3.080178e-01]],
         [[-3.571380e-02]],
         [[-3.320904e-02]],
         [[-1.426456e-01]],
         [[-1.482503e-01]],
         [[-4.624620e-02]],
         [[-5.471002e-02]],
         [[1.259919e-01]],
         [[3.748631e-02]],
         [[-1.580856e-01]]],
        [[[-8.546515e-02]],
         [[7.051416e-02]],
         [[1.895977e-01]],
         [[3.864995e-02]],
         [[3.107125e-02]],
         [[1.860753e-01]],
         [[-2.267144e-03]],
         [[-3.091010e-02]],
         [[-1.413249e-01]],
         [[-5.130161e-02]],
         [[2.178713e-01]],
         [[-1.421741e-01]],
         [[1.119171e-03]],
         [[-1.408328e-01]],
         [[1.284758e-02]],
         [[8.876472e-02]]],
        [[[-2.436493e-02]],
         [[7.303473e-02]],
         [[7.208439e-02]],
         [[4.470248e-02]],
         [[1.716248e-01]],
         [[7.788376e-02]],
         [[-3.049596e-02]],
         [[-6.808235e-02]],
         [[-8.453064e-02]],
         [[4.758675e-02]],
         [[-3.237218e-02]],
         [[2.729167e-01]],
         [[1.842448e-01]],
         [[-2.145240e-02]],
         [[-3.291313e-02]],
         [[1.690177e-01]]]]> : tensor<4x16x1x1xf32>
  } : () -> tensor<4x16x1x1xf32>
  %w_33 = "onnx.Constant"() {
    value = dense<[[[[-1.883360e-01]], [[-4.515510e-02]], [[9.507570e-02]], [[-9.120976e-02]]],
                   [[[-4.768300e-02]], [[-3.511412e-02]], [[6.608085e-02]], [[1.375269e-02]]],
                   [[[4.020874e-02]], [[5.952838e-02]], [[2.993823e-03]], [[1.110566e-01]]],
                   [[[-7.289588e-02]], [[-1.436121e-01]], [[-1.776872e-01]], [[-1.621010e-01]]],
                   [[[-5.505157e-02]], [[1.030047e-01]], [[1.741668e-02]], [[-5.985466e-02]]],
                   [[[-1.069856e-01]], [[-5.288857e-02]], [[-4.036664e-02]], [[-5.650994e-02]]],
                   [[[-1.432544e-01]], [[-4.758078e-02]], [[1.017136e-01]], [[-2.174609e-01]]],
                   [[[-2.406087e-02]], [[-2.121348e-01]], [[1.830476e-02]], [[-7.474894e-02]]],
                   [[[-2.085688e-01]], [[1.007022e-02]], [[1.817405e-01]], [[1.088915e-02]]],
                   [[[1.161791e-01]], [[-7.150440e-03]], [[-2.157591e-01]], [[4.904835e-02]]],
                   [[[-4.182793e-02]], [[-1.462085e-01]], [[7.848366e-02]], [[2.868576e-02]]],
                   [[[-5.254097e-02]], [[8.680695e-02]], [[-8.720720e-02]], [[6.434324e-02]]],
                   [[[-9.404605e-02]], [[5.339548e-02]], [[-1.100748e-01]], [[1.489188e-01]]],
                   [[[2.543075e-02]], [[1.432875e-01]], [[-8.224460e-02]], [[-4.761024e-02]]],
                   [[[8.396649e-02]], [[-2.743717e-01]], [[-1.066791e-01]], [[1.033177e-01]]],
                   [[[4.651093e-02]], [[9.787694e-02]], [[-3.097609e-02]], [[5.639994e-02]]]]> : tensor<16x4x1x1xf32>
  } : () -> tensor<16x4x1x1xf32>
  %w_37 = "onnx.Constant"() {value = dense<0.0> : tensor<8x16x1x1xf32>} : () -> tensor<8x16x1x1xf32>
  %w_39 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_40 = "onnx.Constant"() {
    value = dense<[1.017967e-01, -2.723272e-02, -3.159642e-02, 8.102702e-02, 2.185262e-02,
                   3.724263e-03, 1.661955e-02, -1.293020e-01]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_41 = "onnx.Constant"() {
    value = dense<[4.082037e-02, 1.273798e-01, 5.299165e-02, -1.606177e-01, 2.352603e-02,
                   -9.527250e-02, -2.733396e-02, 8.390972e-03]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_46 = "onnx.Constant"() {value = dense<0.0> : tensor<16x8x1x1xf32>} : () -> tensor<16x8x1x1xf32>
  %w_48 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_49 = "onnx.Constant"() {
    value = dense<[-2.544781e-02, -3.914113e-02, -1.147969e-01, 6.362797e-02, -1.264244e-01,
                   -9.990896e-02, 8.727512e-02, 9.547403e-02, 6.494453e-02, 3.220406e-02,
                   2.260273e-01, -1.227405e-01, -7.609882e-02, -1.011277e-01, 8.814588e-02,
                   2.710100e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_50 = "onnx.Constant"() {
    value = dense<[1.093986e-01, 9.557623e-02, -2.416250e-02, -8.353966e-02, -1.008450e-01,
                   2.195674e-01, 9.518234e-02, 5.775320e-02, -3.543305e-02, -2.133982e-02,
                   -3.590922e-02, -3.387848e-02, -2.418499e-01, -7.619942e-03, -3.971337e-02,
                   2.749563e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_55 = "onnx.Constant"() {value = dense<0.0> : tensor<16x1x3x3xf32>} : () -> tensor<16x1x3x3xf32>
  %w_57 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_58 = "onnx.Constant"() {
    value = dense<[4.453386e-02, -3.323760e-02, 1.970472e-02, 2.543390e-02, 1.774655e-01,
                   -6.839598e-02, -1.049420e-03, 3.638598e-02, -1.724787e-01, -1.602968e-01,
                   2.165819e-01, -1.767119e-01, 5.749291e-02, -8.482254e-02, -7.631601e-02,
                   -1.982525e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_59 = "onnx.Constant"() {
    value = dense<[-9.007386e-02, 7.843786e-02, -1.388743e-01, 5.954269e-02, 3.132978e-02,
                   2.018302e-01, -4.745336e-02, 1.263414e-01, 8.888689e-02, -2.866684e-02,
                   -1.662956e-01, 1.509440e-01, -1.364389e-01, -4.734160e-02, 8.831766e-02,
                   1.115956e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_66 = "onnx.Constant"() {
    value = dense<[
        [[[-8.454467e-02]],
         [[-3.200168e-03]],
         [[-2.585785e-02]],
         [[1.181559e-01]],
         [[2.504633e-01]],
         [[-1.829887e-01]],
         [[9.164229e-02]],
         [[-2.858175e-01]],
         [[1.406637e-03]],
         [[-1.108785e-01]],
         [[1.991819e-01]],
         [[1.663685e-02]],
         [[-7.367717e-02]],
         [[-4.993128e-02]],
         [[-5.752958e-02]],
         [[1.883116e-02]]],
        [[[-1.581485e-02]],
         [[6.558856e-02]],
         [[1.540261e-01]],
         [[7.014120e-02]],
         [[-1.226003e-01]],
         [[-1.623807e-01]],
         [[-7.554196e-02]],
         [[1.053215e-01]],
         [[-3.350481e-02]],
         [[-6.675728e-02]],
         [[1.382826e-02]],
         [[-1.415526e-01]],
         [[-1.139328e-01]],
         [[5.103254e-02]],
         [[-3.031535e-02]],
         [[-4.532363e-02]]],
        [[[3.176351e-02]],
         [[-5.848712e-02]],
         [[-6.862911e-02]],
         [[-4.598102e-02]],
         [[6.026206e-02]],
         [[5.981994e-03]],
         [[-1.194598e-01]],
         [[-3.030569e-02]],
         [[6.482240e-02]],
         [[1.870752e-01]],
         [[-1.142354e-01]],
         [[3.385353e-02]],
         [[-2.587483e-02]],
         [[8.255195e-02]],
         [[4.495550e-02]],
         [[1.472177e-01]]],
        [[[5.194509e-02]],
         [[-5.451133e-02]],
         [[-5.385932e-02]],
         [[4.055501e-02]],
         [[3.949432e-02]],
         [[2.397937e-01]],
         [[1.676333e-01]],
         [[-1.173578e-01]],
         [[3.502248e-02]],
         [[-1.330989e-01]],
         [[-1.655677e-01]],
         [[7.435460e-02]],
         [[5.517476e-02]],
         [[-1.038568e-01]],
         [[1.643687e-01]],
         [[-9.775700e-02]]]]> : tensor<4x16x1x1xf32>
  } : () -> tensor<4x16x1x1xf32>
  %w_69 = "onnx.Constant"() {
    value = dense<[[[[-1.167728e-01]], [[6.526183e-02]], [[2.209385e-02]], [[-1.605080e-02]]],
                   [[[-6.706584e-03]], [[2.238008e-02]], [[-1.395800e-02]], [[-1.725049e-02]]],
                   [[[-1.895957e-01]], [[-1.341961e-01]], [[6.109496e-02]], [[-7.043009e-02]]],
                   [[[5.451933e-02]], [[1.235464e-01]], [[-3.549508e-02]], [[2.829698e-02]]],
                   [[[2.076476e-01]], [[6.949356e-02]], [[1.841874e-01]], [[1.533407e-01]]],
                   [[[7.533603e-02]], [[-1.118938e-02]], [[-8.419935e-02]], [[-1.111698e-01]]],
                   [[[4.863289e-02]], [[4.681834e-02]], [[-1.746222e-02]], [[8.484664e-02]]],
                   [[[-6.045371e-02]], [[1.110219e-01]], [[4.000707e-03]], [[-3.632658e-03]]],
                   [[[-2.732970e-05]], [[-9.859128e-03]], [[2.488264e-01]], [[-1.611520e-01]]],
                   [[[1.772225e-02]], [[1.244106e-01]], [[7.175130e-02]], [[-3.020820e-02]]],
                   [[[1.740121e-01]], [[-1.068493e-01]], [[-1.306296e-01]], [[5.680706e-02]]],
                   [[[-1.454470e-01]], [[-2.377950e-01]], [[8.828866e-02]], [[7.613503e-02]]],
                   [[[7.322869e-02]], [[-4.874711e-02]], [[1.829461e-02]], [[-9.653267e-02]]],
                   [[[1.734351e-01]], [[7.910243e-02]], [[7.422560e-02]], [[-1.949985e-01]]],
                   [[[8.073021e-02]], [[1.493972e-01]], [[1.216262e-01]], [[7.891303e-02]]],
                   [[[-9.571690e-05]], [[-3.418329e-02]], [[6.016417e-02]], [[3.827694e-02]]]]> : tensor<16x4x1x1xf32>
  } : () -> tensor<16x4x1x1xf32>
  %w_73 = "onnx.Constant"() {value = dense<0.0> : tensor<16x16x1x1xf32>}
      : () -> tensor<16x16x1x1xf32>
  %w_75 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_76 = "onnx.Constant"() {
    value = dense<[1.468231e-01, -5.388355e-02, -1.378759e-01, -3.595365e-02, 2.792707e-01,
                   2.362605e-02, -1.214209e-01, -2.529473e-02, -9.940522e-02, -3.992806e-02,
                   9.514412e-03, -2.561597e-01, 3.604008e-02, 1.414670e-01, -1.973688e-02,
                   -3.826949e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_77 = "onnx.Constant"() {
    value = dense<[1.093590e-01, -1.266639e-01, -1.245890e-01, -1.390536e-01, -1.573780e-02,
                   3.940270e-02, -9.057295e-03, 5.497762e-02, 8.307472e-02, 4.965853e-02,
                   -8.086538e-02, -2.680877e-02, 1.248247e-01, -1.046687e-01, -2.534237e-02,
                   -4.172738e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_81 = "onnx.Constant"() {value = dense<0.0> : tensor<32x16x1x1xf32>}
      : () -> tensor<32x16x1x1xf32>
  %w_83 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_84 = "onnx.Constant"() {
    value = dense<[-7.417651e-02, -1.937157e-01, -2.377681e-02, -1.071332e-01, 2.588640e-01,
                   1.560422e-01, 1.172186e-01, -5.491816e-02, 2.060317e-01, -1.702633e-01,
                   -1.206890e-01, -7.793230e-02, -9.564530e-02, 1.340719e-02, 1.954071e-02,
                   1.911546e-01, 9.989393e-02, 1.222446e-01, 4.200283e-02, -1.456588e-02,
                   -6.848222e-02, -1.507556e-01, -8.681418e-02, -3.792773e-02, 7.644024e-02,
                   -1.684866e-01, -1.364713e-01, 2.210648e-02, -1.047384e-01, 3.369522e-02,
                   -4.101746e-02, -7.502854e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_85 = "onnx.Constant"() {
    value = dense<[-1.331570e-01, -9.247782e-03, -7.272411e-02, -6.115348e-02, -6.359035e-02,
                   1.876787e-02, 1.492296e-02, -1.712921e-01, -1.604898e-02, 3.987328e-02,
                   1.039462e-01, 7.832770e-02, 2.095438e-02, -1.142450e-01, -7.699398e-02,
                   9.145489e-02, -7.021662e-02, 1.026265e-01, 1.273967e-01, -1.062176e-01,
                   4.406147e-02, -1.120732e-02, 2.027704e-01, 8.380460e-02, -5.104594e-02,
                   4.073085e-02, -9.176838e-02, -1.514825e-02, 2.049894e-02, 1.493713e-02,
                   3.077685e-02, -9.069403e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_90 = "onnx.Constant"() {value = dense<0.0> : tensor<32x1x3x3xf32>} : () -> tensor<32x1x3x3xf32>
  %w_92 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_93 = "onnx.Constant"() {
    value = dense<[-2.290997e-02, -7.817721e-02, 8.947510e-02, -3.172168e-01, -9.712060e-02,
                   -1.936993e-01, 1.883966e-02, 1.299219e-01, 1.191577e-01, 6.681510e-02,
                   2.482264e-02, -7.660618e-02, 1.218413e-01, 6.233142e-02, -8.443058e-02,
                   -1.279565e-01, -6.286760e-02, 1.081813e-01, 1.250860e-01, 1.615795e-01,
                   -7.754225e-02, -3.598565e-02, 1.382704e-01, 2.200552e-02, 7.642212e-02,
                   -1.320947e-01, -3.693920e-02, -1.578898e-03, -3.539162e-02, -4.137307e-02,
                   -1.632340e-01, 1.631104e-01]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_94 = "onnx.Constant"() {
    value = dense<[1.489853e-02, -1.453306e-01, 1.080754e-01, 7.243400e-03, 7.238220e-02,
                   -1.841621e-02, -7.729654e-02, -7.473501e-02, 3.560313e-02, 7.881916e-02,
                   5.041235e-02, 6.608067e-02, 1.219916e-01, 3.056284e-02, 1.024113e-01,
                   1.129476e-01, 3.166236e-02, -5.000451e-03, -4.068915e-02, -1.173533e-01,
                   -1.526172e-01, 1.345598e-01, 2.096143e-03, -5.131781e-02, 1.614301e-01,
                   1.009352e-01, 9.905219e-03, 1.046464e-01, -1.478418e-02, 4.036219e-02,
                   1.867136e-01, 1.106547e-01]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_101 = "onnx.Constant"() {value = dense<0.0> : tensor<8x32x1x1xf32>}
      : () -> tensor<8x32x1x1xf32>
  %w_104 = "onnx.Constant"() {value = dense<0.0> : tensor<32x8x1x1xf32>}
      : () -> tensor<32x8x1x1xf32>
  %w_108 = "onnx.Constant"() {value = dense<0.0> : tensor<16x32x1x1xf32>}
      : () -> tensor<16x32x1x1xf32>
  %w_110 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_111 = "onnx.Constant"() {
    value = dense<[1.008626e-01, -4.336609e-02, -1.362470e-02, -1.802696e-01, 3.753097e-02,
                   -7.310569e-02, 1.493833e-01, -1.753861e-01, 3.026302e-02, -4.305690e-02,
                   -3.874154e-02, 1.686444e-01, 9.396558e-02, -8.782328e-02, 1.377398e-01,
                   -6.777178e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_112 = "onnx.Constant"() {
    value = dense<[7.760880e-02, -1.766007e-01, -3.468389e-02, -3.140324e-02, -3.533000e-02,
                   -1.618397e-01, -1.925256e-01, -3.971586e-03, 5.861102e-02, 1.167002e-03,
                   -3.642390e-02, -1.533049e-01, -2.921391e-02, -5.803163e-02, -7.428487e-02,
                   1.563844e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_131 = "onnx.Constant"() {value = dense<0.0> : tensor<16x10xf32>} : () -> tensor<16x10xf32>
  %w_132 = "onnx.Constant"() {
    value = dense<[7.821493e-02, 1.056725e-01, -1.988988e-02, 9.109105e-02, -1.146133e-01,
                   2.452183e-02, -1.809463e-02, -1.727321e-01, 8.756571e-02, -6.985872e-02]> : tensor<10xf32>
  } : () -> tensor<10xf32>
  %Conv_2 = "onnx.Conv"(%image, %w_1) {
    group = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<?x3x?x?xf32>, tensor<8x3x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_6 = "onnx.BatchNormalizationInferenceMode"(%Conv_2, %w_3, %w_4, %w_5, %w_3)
      : (tensor<*xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
      -> (tensor<*xf32>)
  %Constant_7 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_8 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_9 = "onnx.Clip"(%BatchNormalization_6, %Constant_7, %Constant_8)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_11 = "onnx.Conv"(%Clip_9, %w_10) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x8x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_15 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_11, %w_12, %w_13, %w_14, %w_12)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_16 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_17 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_18 = "onnx.Clip"(%BatchNormalization_15, %Constant_16, %Constant_17)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_20 = "onnx.Conv"(%Clip_18, %w_19) {
    group = 16 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x1x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_24 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_20, %w_21, %w_22, %w_23, %w_21)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_25 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_26 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_27 = "onnx.Clip"(%BatchNormalization_24, %Constant_25, %Constant_26)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_28 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_29 = "onnx.ReduceMean"(%Clip_27, %Constant_28) {keepdims = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Conv_31 = "onnx.Conv"(%ReduceMean_29, %w_30) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<4x16x1x1xf32>) -> (tensor<*xf32>)
  %Relu_32 = "onnx.Relu"(%Conv_31) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_34 = "onnx.Conv"(%Relu_32, %w_33) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<16x4x1x1xf32>) -> (tensor<*xf32>)
  %HardSigmoid_35 = "onnx.HardSigmoid"(%Conv_34) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_36 = "onnx.Mul"(%Clip_27, %HardSigmoid_35)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_38 = "onnx.Conv"(%Mul_36, %w_37) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<8x16x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_42 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_38, %w_39, %w_40, %w_41, %w_39)
      : (tensor<*xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
      -> (tensor<*xf32>)
  %Constant_43 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_44 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_45 = "onnx.Add"(%Clip_9, %BatchNormalization_42)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_47 = "onnx.Conv"(%Add_45, %w_46) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x8x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_51 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_47, %w_48, %w_49, %w_50, %w_48)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_52 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_53 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_54 = "onnx.Clip"(%BatchNormalization_51, %Constant_52, %Constant_53)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_56 = "onnx.Conv"(%Clip_54, %w_55) {
    group = 16 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<*xf32>, tensor<16x1x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_60 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_56, %w_57, %w_58, %w_59, %w_57)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_61 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_62 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_63 = "onnx.Clip"(%BatchNormalization_60, %Constant_61, %Constant_62)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_64 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_65 = "onnx.ReduceMean"(%Clip_63, %Constant_64) {keepdims = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Conv_67 = "onnx.Conv"(%ReduceMean_65, %w_66) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<4x16x1x1xf32>) -> (tensor<*xf32>)
  %Relu_68 = "onnx.Relu"(%Conv_67) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_70 = "onnx.Conv"(%Relu_68, %w_69) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<16x4x1x1xf32>) -> (tensor<*xf32>)
  %HardSigmoid_71 = "onnx.HardSigmoid"(%Conv_70) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_72 = "onnx.Mul"(%Clip_63, %HardSigmoid_71)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_74 = "onnx.Conv"(%Mul_72, %w_73) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x16x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_78 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_74, %w_75, %w_76, %w_77, %w_75)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_79 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_80 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Conv_82 = "onnx.Conv"(%BatchNormalization_78, %w_81) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<32x16x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_86 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_82, %w_83, %w_84, %w_85, %w_83)
      : (tensor<*xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
      -> (tensor<*xf32>)
  %Constant_87 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_88 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_89 = "onnx.Clip"(%BatchNormalization_86, %Constant_87, %Constant_88)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_91 = "onnx.Conv"(%Clip_89, %w_90) {
    group = 32 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<32x1x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_95 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_91, %w_92, %w_93, %w_94, %w_92)
      : (tensor<*xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
      -> (tensor<*xf32>)
  %Constant_96 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_97 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_98 = "onnx.Clip"(%BatchNormalization_95, %Constant_96, %Constant_97)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_99 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_100 = "onnx.ReduceMean"(%Clip_98, %Constant_99) {keepdims = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Conv_102 = "onnx.Conv"(%ReduceMean_100, %w_101) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<8x32x1x1xf32>) -> (tensor<*xf32>)
  %Relu_103 = "onnx.Relu"(%Conv_102) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_105 = "onnx.Conv"(%Relu_103, %w_104) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<32x8x1x1xf32>) -> (tensor<*xf32>)
  %HardSigmoid_106 = "onnx.HardSigmoid"(%Conv_105) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_107 = "onnx.Mul"(%Clip_98, %HardSigmoid_106)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_109 = "onnx.Conv"(%Mul_107, %w_108) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x32x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_113 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_109, %w_110, %w_111, %w_112, %w_110)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_114 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_115 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_116 = "onnx.Add"(%BatchNormalization_78, %BatchNormalization_113)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %MaxPool_117 = "onnx.MaxPoolSingleOut"(%Add_116) {
    ceil_mode = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<*xf32>) -> (tensor<*xf32>)
  %AveragePool_118 = "onnx.AveragePool"(%MaxPool_117) {
    auto_pad = "SAME_UPPER",
    kernel_shape = [2, 2],
    strides = [1, 1]
  } : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_119 = "onnx.Constant"() {value = dense<[0, 0, 1, 1, 0, 0, 1, 1]> : tensor<8xi64>}
      : () -> (tensor<*xi64>)
  %Pad_120 = "onnx.Pad"(%AveragePool_118, %Constant_119)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %HardSwish_121 = "onnx.HardSwish"(%Pad_120) : (tensor<*xf32>) -> (tensor<*xf32>)
  %GlobalAveragePool_122 = "onnx.GlobalAveragePool"(%HardSwish_121)
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Shape_123 = "onnx.Shape"(%GlobalAveragePool_122) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_124 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_125 = "onnx.Gather"(%Shape_123, %Constant_124) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_126 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_127 = "onnx.Unsqueeze"(%Gather_125, %Constant_126)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_128 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_129 = "onnx.Concat"(%Unsqueeze_127, %Constant_128) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_130 = "onnx.Reshape"(%GlobalAveragePool_122, %Concat_129)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_133 = "onnx.Gemm"(%Reshape_130, %w_131, %w_132)
      : (tensor<*xf32>, tensor<16x10xf32>, tensor<10xf32>) -> (tensor<*xf32>)
  %Softmax_134 = "onnx.Softmax"(%Gemm_133) : (tensor<*xf32>) -> (tensor<*xf32>)
  return
}
