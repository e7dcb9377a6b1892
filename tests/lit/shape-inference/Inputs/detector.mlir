func.func @detector(%image: tensor<?x3x?x?xf32>) {
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
  %w_10 = "onnx.Constant"() {value = dense<0.0> : tensor<8x8x3x3xf32>} : () -> tensor<8x8x3x3xf32>
  %w_12 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_13 = "onnx.Constant"() {
    value = dense<[5.353451e-02, 1.725905e-01, -1.277268e-01, -3.816313e-03, -4.881838e-02,
                   3.076118e-02, -3.942521e-03, -2.006200e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_14 = "onnx.Constant"() {
    value = dense<[-9.358153e-02, -6.958526e-03, -6.682912e-02, -2.003966e-02, -1.175138e-02,
                   6.002956e-02, -6.363174e-02, -3.774202e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_19 = "onnx.Constant"() {value = dense<0.0> : tensor<16x8x3x3xf32>} : () -> tensor<16x8x3x3xf32>
  %w_21 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_22 = "onnx.Constant"() {
    value = dense<[-1.745488e-04, -1.439213e-01, 1.232831e-01, 5.623342e-02, 4.263381e-02,
                   -9.617637e-03, -3.954687e-02, -1.246888e-01, 9.669302e-02, 2.901197e-02,
                   -3.379422e-02, -6.091782e-02, 1.372337e-02, -6.966159e-03, 1.664110e-01,
                   7.951829e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_23 = "onnx.Constant"() {
    value = dense<[-5.747275e-02, -1.084195e-01, -2.144572e-02, -8.900457e-02, 9.774207e-03,
                   4.260566e-02, 6.586356e-02, 4.390937e-02, -1.668697e-02, 6.246942e-02,
                   -8.642482e-02, -5.282398e-03, 8.386164e-02, 3.147052e-02, -1.243925e-01,
                   -1.127317e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_28 = "onnx.Constant"() {value = dense<0.0> : tensor<16x16x3x3xf32>}
      : () -> tensor<16x16x3x3xf32>
  %w_30 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_31 = "onnx.Constant"() {
    value = dense<[-1.924514e-02, -5.693083e-02, 8.633733e-02, -1.433631e-01, 2.737585e-02,
                   1.935441e-03, -1.129780e-01, 6.194219e-02, -3.390067e-02, 1.869653e-01,
                   1.174400e-01, -5.487930e-03, -3.754539e-02, -6.812409e-02, -7.202243e-02,
                   3.158860e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_32 = "onnx.Constant"() {
    value = dense<[-1.432525e-01, 9.716074e-02, 6.987594e-02, -1.335333e-02, 7.500828e-02,
                   2.297875e-01, 2.971141e-02, 1.719445e-01, -2.932152e-02, -6.059392e-02,
                   1.001712e-01, -1.915453e-01, 9.596118e-02, -8.189212e-05, -4.802980e-02,
                   8.592104e-03]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_40 = "onnx.Constant"() {value = dense<0.0> : tensor<16x48x1x1xf32>}
      : () -> tensor<16x48x1x1xf32>
  %w_42 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_43 = "onnx.Constant"() {
    value = dense<[5.810470e-02, -4.849623e-02, -4.068997e-02, -9.609157e-02, 2.149989e-02,
                   -7.164609e-02, -1.322034e-01, 6.306645e-02, 1.462014e-01, -1.612682e-01,
                   9.519380e-02, 1.997174e-02, -1.039990e-01, -7.049455e-02, -2.070743e-02,
                   2.277841e-01]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_44 = "onnx.Constant"() {
    value = dense<[2.223009e-02, 1.567115e-01, -6.147277e-02, 1.046961e-01, 7.953405e-02,
                   -6.878488e-02, -5.919699e-02, 4.759541e-02, -1.593076e-01, -4.007256e-03,
                   -1.309108e-01, -9.806805e-04, 4.126481e-02, 6.788480e-02, 3.857620e-02,
                   -1.992345e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_49 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<4xf32>
  } : () -> tensor<4xf32>
  %w_52 = "onnx.Constant"() {value = dense<0.0> : tensor<16x32x1x1xf32>}
      : () -> tensor<16x32x1x1xf32>
  %w_54 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_55 = "onnx.Constant"() {
    value = dense<[-8.654361e-02, -2.182910e-02, 1.129294e-01, -5.893787e-02, 8.157200e-02,
                   4.468029e-02, -2.339053e-02, 9.675892e-02, 6.921261e-02, 1.760445e-03,
                   1.744332e-02, 4.696704e-02, 5.735955e-02, 5.137997e-02, 7.876128e-02,
                   -4.207117e-02]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_56 = "onnx.Constant"() {
    value = dense<[1.549122e-01, -2.310037e-03, -9.946749e-03, 1.385881e-01, 1.079838e-01,
                   -1.779384e-01, 7.544329e-03, 8.463083e-02, 6.229675e-02, -1.591036e-01,
                   -6.246644e-02, -6.946389e-02, 7.068160e-02, 9.474763e-02, 4.413256e-02,
                   4.525423e-03]> : tensor<16xf32>
  } : () -> tensor<16xf32>
  %w_74 = "onnx.Constant"() {value = dense<0.0> : tensor<8x24x1x1xf32>} : () -> tensor<8x24x1x1xf32>
  %w_76 = "onnx.Constant"() {
    value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00,
                   1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_77 = "onnx.Constant"() {
    value = dense<[2.816489e-02, -9.313541e-03, -7.256304e-02, 2.972667e-02, 7.469476e-03,
                   4.228693e-02, 1.050848e-01, -6.027154e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_78 = "onnx.Constant"() {
    value = dense<[1.333678e-02, -5.344231e-02, -9.141555e-02, -5.942775e-02, 1.458726e-02,
                   -6.206721e-02, -1.008333e-01, -7.825734e-02]> : tensor<8xf32>
  } : () -> tensor<8xf32>
  %w_83 = "onnx.Constant"() {value = dense<0.0> : tensor<27x8x1x1xf32>} : () -> tensor<27x8x1x1xf32>
  %w_146 = "onnx.Constant"() {value = dense<0.0> : tensor<27x16x1x1xf32>}
      : () -> tensor<27x16x1x1xf32>
  %w_209 = "onnx.Constant"() {value = dense<0.0> : tensor<27x16x1x1xf32>}
      : () -> tensor<27x16x1x1xf32>
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
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<*xf32>, tensor<8x8x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_15 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_11, %w_12, %w_13, %w_14, %w_12)
      : (tensor<*xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
      -> (tensor<*xf32>)
  %Constant_16 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_17 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_18 = "onnx.Clip"(%BatchNormalization_15, %Constant_16, %Constant_17)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_20 = "onnx.Conv"(%Clip_18, %w_19) {
    group = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<*xf32>, tensor<16x8x3x3xf32>) -> (tensor<*xf32>)
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
  %Conv_29 = "onnx.Conv"(%Clip_27, %w_28) {
    group = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [2, 2]
  } : (tensor<*xf32>, tensor<16x16x3x3xf32>) -> (tensor<*xf32>)
  %BatchNormalization_33 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_29, %w_30, %w_31, %w_32, %w_30)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_34 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_35 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_36 = "onnx.Clip"(%BatchNormalization_33, %Constant_34, %Constant_35)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %MaxPool_37 = "onnx.MaxPoolSingleOut"(%Clip_36) {
    kernel_shape = [5, 5],
    pads = [2, 2, 2, 2],
    strides = [1, 1]
  } : (tensor<*xf32>) -> (tensor<*xf32>)
  %MaxPool_38 = "onnx.MaxPoolSingleOut"(%MaxPool_37) {
    kernel_shape = [5, 5],
    pads = [2, 2, 2, 2],
    strides = [1, 1]
  } : (tensor<*xf32>) -> (tensor<*xf32>)
  %Concat_39 = "onnx.Concat"(%Clip_36, %MaxPool_37, %MaxPool_38) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_41 = "onnx.Conv"(%Concat_39, %w_40) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x48x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_45 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_41, %w_42, %w_43, %w_44, %w_42)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_46 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_47 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_48 = "onnx.Clip"(%BatchNormalization_45, %Constant_46, %Constant_47)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Resize_50 = "onnx.Resize"(%Clip_48, %none, %w_49) {
    coordinate_transformation_mode = "asymmetric",
    mode = "nearest",
    nearest_mode = "floor"
  } : (tensor<*xf32>, none, tensor<4xf32>) -> (tensor<*xf32>)
  %Concat_51 = "onnx.Concat"(%Resize_50, %Clip_27) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_53 = "onnx.Conv"(%Concat_51, %w_52) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<16x32x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_57 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_53, %w_54, %w_55, %w_56, %w_54)
      : (tensor<*xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
      -> (tensor<*xf32>)
  %Constant_58 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_59 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_60 = "onnx.Clip"(%BatchNormalization_57, %Constant_58, %Constant_59)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Shape_61 = "onnx.Shape"(%Clip_60) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_62 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_63 = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_64 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Slice_65 = "onnx.Slice"(%Shape_61, %Constant_62, %Constant_63, %Constant_64)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_66 = "onnx.Shape"(%Clip_18) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_67 = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_68 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_69 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Slice_70 = "onnx.Slice"(%Shape_66, %Constant_67, %Constant_68, %Constant_69)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_71 = "onnx.Concat"(%Slice_65, %Slice_70) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Resize_72 = "onnx.Resize"(%Clip_60, %none, %none, %Concat_71) {
    coordinate_transformation_mode = "half_pixel",
    mode = "linear"
  } : (tensor<*xf32>, none, none, tensor<*xi64>) -> (tensor<*xf32>)
  %Concat_73 = "onnx.Concat"(%Resize_72, %Clip_18) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_75 = "onnx.Conv"(%Concat_73, %w_74) {
    group = 1 : si64,
    kernel_shape = [1, 1],
    pads = [0, 0, 0, 0],
    strides = [1, 1]
  } : (tensor<*xf32>, tensor<8x24x1x1xf32>) -> (tensor<*xf32>)
  %BatchNormalization_79 = "onnx.BatchNormalizationInferenceMode"(
      %Conv_75, %w_76, %w_77, %w_78, %w_76)
      : (tensor<*xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
      -> (tensor<*xf32>)
  %Constant_80 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_81 = "onnx.Constant"() {value = dense<6.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Clip_82 = "onnx.Clip"(%BatchNormalization_79, %Constant_80, %Constant_81)
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Conv_84 = "onnx.Conv"(%Clip_82, %w_83) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<27x8x1x1xf32>) -> (tensor<*xf32>)
  %Shape_85 = "onnx.Shape"(%Conv_84) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_86 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_87 = "onnx.Gather"(%Shape_85, %Constant_86) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_88 = "onnx.Shape"(%Conv_84) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_89 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_90 = "onnx.Gather"(%Shape_88, %Constant_89) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_91 = "onnx.Shape"(%Conv_84) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_92 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_93 = "onnx.Gather"(%Shape_91, %Constant_92) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_94 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_95 = "onnx.Unsqueeze"(%Gather_87, %Constant_94)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_96 = "onnx.Constant"() {value = dense<[3]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_97 = "onnx.Constant"() {value = dense<[9]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_98 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_99 = "onnx.Unsqueeze"(%Gather_90, %Constant_98)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_100 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_101 = "onnx.Unsqueeze"(%Gather_93, %Constant_100)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_102 = "onnx.Concat"(%Unsqueeze_95, %Constant_96, %Constant_97, %Unsqueeze_99,
                              %Unsqueeze_101) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Reshape_103 = "onnx.Reshape"(%Conv_84, %Concat_102)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_104 = "onnx.Transpose"(%Reshape_103) {perm = [0, 1, 3, 4, 2]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Sigmoid_105 = "onnx.Sigmoid"(%Transpose_104) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_106 = "onnx.Constant"() {value = dense<[2, 2, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Split_107:3 = "onnx.Split"(%Sigmoid_105, %Constant_106) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %Constant_110 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_111 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_112 = "onnx.Range"(%Constant_110, %Gather_90, %Constant_111)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_113 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_114 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_115 = "onnx.Range"(%Constant_113, %Gather_93, %Constant_114)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_116 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_117 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_118 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_119 = "onnx.Unsqueeze"(%Gather_90, %Constant_118)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_120 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_121 = "onnx.Unsqueeze"(%Gather_93, %Constant_120)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_122 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_123 = "onnx.Concat"(%Constant_116, %Constant_117, %Unsqueeze_119, %Unsqueeze_121,
                              %Constant_122) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Constant_124 = "onnx.Constant"() {value = dense<[0, 1, 2, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_125 = "onnx.Unsqueeze"(%Range_115, %Constant_124)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_126 = "onnx.Constant"() {value = dense<[0, 1, 3, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_127 = "onnx.Unsqueeze"(%Range_112, %Constant_126)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Expand_128 = "onnx.Expand"(%Unsqueeze_125, %Concat_123)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_129 = "onnx.Cast"(%Expand_128) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Expand_130 = "onnx.Expand"(%Unsqueeze_127, %Concat_123)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_131 = "onnx.Cast"(%Expand_130) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Concat_132 = "onnx.Concat"(%Cast_129, %Cast_131) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Add_133 = "onnx.Add"(%Split_107#0, %Concat_132)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_134 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Mul_135 = "onnx.Mul"(%Add_133, %Constant_134) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_136 = "onnx.Mul"(%Split_107#1, %Split_107#1)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Concat_137 = "onnx.Concat"(%Mul_135, %Mul_136) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_138 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_139 = "onnx.Unsqueeze"(%Gather_87, %Constant_138)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_140 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_141 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_142 = "onnx.Concat"(%Unsqueeze_139, %Constant_140, %Constant_141) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_143 = "onnx.Reshape"(%Concat_137, %Concat_142)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_144 = "onnx.Constant"() {value = dense<[0, -1, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Reshape_145 = "onnx.Reshape"(%Split_107#2, %Constant_144)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Conv_147 = "onnx.Conv"(%Clip_60, %w_146) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<27x16x1x1xf32>) -> (tensor<*xf32>)
  %Shape_148 = "onnx.Shape"(%Conv_147) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_149 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_150 = "onnx.Gather"(%Shape_148, %Constant_149) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_151 = "onnx.Shape"(%Conv_147) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_152 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_153 = "onnx.Gather"(%Shape_151, %Constant_152) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_154 = "onnx.Shape"(%Conv_147) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_155 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_156 = "onnx.Gather"(%Shape_154, %Constant_155) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_157 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_158 = "onnx.Unsqueeze"(%Gather_150, %Constant_157)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_159 = "onnx.Constant"() {value = dense<[3]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_160 = "onnx.Constant"() {value = dense<[9]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_161 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_162 = "onnx.Unsqueeze"(%Gather_153, %Constant_161)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_163 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_164 = "onnx.Unsqueeze"(%Gather_156, %Constant_163)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_165 = "onnx.Concat"(%Unsqueeze_158, %Constant_159, %Constant_160, %Unsqueeze_162,
                              %Unsqueeze_164) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Reshape_166 = "onnx.Reshape"(%Conv_147, %Concat_165)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_167 = "onnx.Transpose"(%Reshape_166) {perm = [0, 1, 3, 4, 2]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Sigmoid_168 = "onnx.Sigmoid"(%Transpose_167) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_169 = "onnx.Constant"() {value = dense<[2, 2, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Split_170:3 = "onnx.Split"(%Sigmoid_168, %Constant_169) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %Constant_173 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_174 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_175 = "onnx.Range"(%Constant_173, %Gather_153, %Constant_174)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_176 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_177 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_178 = "onnx.Range"(%Constant_176, %Gather_156, %Constant_177)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_179 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_180 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_181 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_182 = "onnx.Unsqueeze"(%Gather_153, %Constant_181)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_183 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_184 = "onnx.Unsqueeze"(%Gather_156, %Constant_183)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_185 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_186 = "onnx.Concat"(%Constant_179, %Constant_180, %Unsqueeze_182, %Unsqueeze_184,
                              %Constant_185) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Constant_187 = "onnx.Constant"() {value = dense<[0, 1, 2, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_188 = "onnx.Unsqueeze"(%Range_178, %Constant_187)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_189 = "onnx.Constant"() {value = dense<[0, 1, 3, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_190 = "onnx.Unsqueeze"(%Range_175, %Constant_189)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Expand_191 = "onnx.Expand"(%Unsqueeze_188, %Concat_186)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_192 = "onnx.Cast"(%Expand_191) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Expand_193 = "onnx.Expand"(%Unsqueeze_190, %Concat_186)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_194 = "onnx.Cast"(%Expand_193) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Concat_195 = "onnx.Concat"(%Cast_192, %Cast_194) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Add_196 = "onnx.Add"(%Split_170#0, %Concat_195)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_197 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Mul_198 = "onnx.Mul"(%Add_196, %Constant_197) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_199 = "onnx.Mul"(%Split_170#1, %Split_170#1)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Concat_200 = "onnx.Concat"(%Mul_198, %Mul_199) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_201 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_202 = "onnx.Unsqueeze"(%Gather_150, %Constant_201)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_203 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_204 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_205 = "onnx.Concat"(%Unsqueeze_202, %Constant_203, %Constant_204) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_206 = "onnx.Reshape"(%Concat_200, %Concat_205)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_207 = "onnx.Constant"() {value = dense<[0, -1, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Reshape_208 = "onnx.Reshape"(%Split_170#2, %Constant_207)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Conv_210 = "onnx.Conv"(%Clip_48, %w_209) {kernel_shape = [1, 1]}
      : (tensor<*xf32>, tensor<27x16x1x1xf32>) -> (tensor<*xf32>)
  %Shape_211 = "onnx.Shape"(%Conv_210) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_212 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_213 = "onnx.Gather"(%Shape_211, %Constant_212) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_214 = "onnx.Shape"(%Conv_210) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_215 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_216 = "onnx.Gather"(%Shape_214, %Constant_215) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_217 = "onnx.Shape"(%Conv_210) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_218 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_219 = "onnx.Gather"(%Shape_217, %Constant_218) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_220 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_221 = "onnx.Unsqueeze"(%Gather_213, %Constant_220)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_222 = "onnx.Constant"() {value = dense<[3]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_223 = "onnx.Constant"() {value = dense<[9]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_224 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_225 = "onnx.Unsqueeze"(%Gather_216, %Constant_224)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_226 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_227 = "onnx.Unsqueeze"(%Gather_219, %Constant_226)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_228 = "onnx.Concat"(%Unsqueeze_221, %Constant_222, %Constant_223, %Unsqueeze_225,
                              %Unsqueeze_227) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Reshape_229 = "onnx.Reshape"(%Conv_210, %Concat_228)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_230 = "onnx.Transpose"(%Reshape_229) {perm = [0, 1, 3, 4, 2]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Sigmoid_231 = "onnx.Sigmoid"(%Transpose_230) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_232 = "onnx.Constant"() {value = dense<[2, 2, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Split_233:3 = "onnx.Split"(%Sigmoid_231, %Constant_232) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %Constant_236 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_237 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_238 = "onnx.Range"(%Constant_236, %Gather_216, %Constant_237)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_239 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_240 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_241 = "onnx.Range"(%Constant_239, %Gather_219, %Constant_240)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_242 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_243 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_244 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_245 = "onnx.Unsqueeze"(%Gather_216, %Constant_244)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_246 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_247 = "onnx.Unsqueeze"(%Gather_219, %Constant_246)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_248 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_249 = "onnx.Concat"(%Constant_242, %Constant_243, %Unsqueeze_245, %Unsqueeze_247,
                              %Constant_248) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
      -> (tensor<*xi64>)
  %Constant_250 = "onnx.Constant"() {value = dense<[0, 1, 2, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_251 = "onnx.Unsqueeze"(%Range_241, %Constant_250)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_252 = "onnx.Constant"() {value = dense<[0, 1, 3, 4]> : tensor<4xi64>}
      : () -> (tensor<*xi64>)
  %Unsqueeze_253 = "onnx.Unsqueeze"(%Range_238, %Constant_252)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Expand_254 = "onnx.Expand"(%Unsqueeze_251, %Concat_249)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_255 = "onnx.Cast"(%Expand_254) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Expand_256 = "onnx.Expand"(%Unsqueeze_253, %Concat_249)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Cast_257 = "onnx.Cast"(%Expand_256) {to = f32} : (tensor<*xi64>) -> (tensor<*xf32>)
  %Concat_258 = "onnx.Concat"(%Cast_255, %Cast_257) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Add_259 = "onnx.Add"(%Split_233#0, %Concat_258)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_260 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Mul_261 = "onnx.Mul"(%Add_259, %Constant_260) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_262 = "onnx.Mul"(%Split_233#1, %Split_233#1)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Concat_263 = "onnx.Concat"(%Mul_261, %Mul_262) {axis = -1 : si64}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_264 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_265 = "onnx.Unsqueeze"(%Gather_213, %Constant_264)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_266 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_267 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_268 = "onnx.Concat"(%Unsqueeze_265, %Constant_266, %Constant_267) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_269 = "onnx.Reshape"(%Concat_263, %Concat_268)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_270 = "onnx.Constant"() {value = dense<[0, -1, 5]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Reshape_271 = "onnx.Reshape"(%Split_233#2, %Constant_270)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Concat_272 = "onnx.Concat"(%Reshape_143, %Reshape_206, %Reshape_269) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Concat_273 = "onnx.Concat"(%Reshape_145, %Reshape_208, %Reshape_271) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_274 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_275 = "onnx.ReduceMean"(%Concat_273, %Constant_274) {keepdims = 0 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_276 = "onnx.Constant"() {value = dense<[5]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %TopK_277:2 = "onnx.TopK"(%ReduceMean_275, %Constant_276) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>, tensor<*xi64>)
  %Constant_279 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_280 = "onnx.Unsqueeze"(%TopK_277#1, %Constant_279)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_281 = "onnx.Constant"() {value = dense<[1, 1, 4]> : tensor<3xi64>}
      : () -> (tensor<*xi64>)
  %Expand_282 = "onnx.Expand"(%Unsqueeze_280, %Constant_281)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %GatherElements_283 = "onnx.GatherElements"(%Concat_272, %Expand_282) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  return
}
