func.func @gpt2(%ids: tensor<?x?xi64>) {
  %none = "onnx.NoValue"() {value} : () -> none
  %w_22 = "onnx.Constant"() {value = dense<0.0> : tensor<50x32xf32>} : () -> tensor<50x32xf32>
  %w_24 = "onnx.Constant"() {value = dense<0.0> : tensor<64x32xf32>} : () -> tensor<64x32xf32>
  %w_38 = "onnx.Constant"() {
    value = dense<[1.145087e-01, 3.178492e-01, -2.155866e-02, -7.518958e-02, 5.191575e-02,
                   4.764954e-02, -5.424904e-02, 1.910677e-01, 8.662867e-02, 9.354603e-02,
                   5.736359e-03, 1.243362e-02, 9.690894e-02, -1.398282e-01, -8.102991e-02,
                   8.546798e-03, -1.468157e-01, 1.642706e-01, -6.251134e-02, -4.308487e-02,
                   3.237392e-02, 1.508749e-01, -4.317523e-03, -7.684576e-02, -9.341511e-02,
                   2.326066e-02, -5.800704e-02, 2.374789e-01, 1.259163e-01, -3.169000e-01,
                   -9.297728e-02, 3.532458e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_40 = "onnx.Constant"() {
    value = dense<[2.314822e-01, -2.019402e-01, -4.429606e-02, 1.205181e-01, -6.935083e-02,
                   7.139916e-03, -5.004886e-02, 6.715596e-02, -1.099224e-01, 2.297543e-03,
                   -1.455125e-01, 9.770991e-02, 6.052796e-02, -3.642939e-03, 3.698507e-03,
                   2.737266e-03, -3.693353e-02, 1.570099e-02, 3.668725e-02, -6.880185e-03,
                   -5.945488e-02, -4.065578e-02, -4.585209e-02, 4.541730e-02, 1.544960e-02,
                   1.972982e-01, -1.732377e-02, 7.544057e-03, -6.292335e-02, 1.011983e-02,
                   -4.446727e-02, -8.591443e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_52 = "onnx.Constant"() {value = dense<0.0> : tensor<32x96xf32>} : () -> tensor<32x96xf32>
  %w_53 = "onnx.Constant"() {value = dense<0.0> : tensor<96xf32>} : () -> tensor<96xf32>
  %w_137 = "onnx.Constant"() {value = dense<0.0> : tensor<32x32xf32>} : () -> tensor<32x32xf32>
  %w_138 = "onnx.Constant"() {
    value = dense<[6.178129e-03, -6.731368e-02, -8.913574e-02, 3.580899e-02, 2.827794e-02,
                   -6.113286e-02, 9.897470e-02, -3.916368e-02, 9.565976e-02, -1.014356e-01,
                   3.091929e-02, 6.083040e-02, 9.787565e-02, -3.161677e-02, 2.526159e-03,
                   1.082042e-02, 1.098073e-01, -9.023546e-02, -2.313759e-02, -1.801969e-01,
                   1.632894e-01, 1.789974e-02, -3.547986e-02, -1.304140e-02, 7.600310e-02,
                   -3.365084e-02, 2.552773e-02, -1.459558e-01, -1.287233e-01, 1.155559e-01,
                   3.111341e-03, -1.637666e-01]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_165 = "onnx.Constant"() {
    value = dense<[8.362285e-03, 7.593489e-02, 1.542450e-01, -8.043707e-02, 1.555963e-02,
                   -8.363763e-02, -1.722413e-01, -1.021784e-01, -8.080406e-03, -5.639669e-02,
                   -2.857465e-02, -5.366797e-02, 1.774921e-02, 2.218087e-01, 5.386158e-02,
                   9.854198e-02, 1.952863e-01, -1.421147e-01, -1.254407e-01, -8.428808e-02,
                   -1.326775e-01, 1.060736e-01, -1.221865e-01, -6.988668e-02, 9.371069e-02,
                   -8.717373e-02, 2.368109e-02, 8.067685e-02, -6.832184e-02, 1.175408e-01,
                   6.465044e-02, 4.139848e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_167 = "onnx.Constant"() {
    value = dense<[-1.581760e-02, -9.824334e-02, 1.931852e-01, -5.794124e-02, -2.712475e-02,
                   -1.255454e-02, -1.717783e-02, 5.635605e-02, -7.845417e-02, -3.732139e-03,
                   9.615152e-02, -1.081617e-01, -4.008410e-03, -1.271200e-01, -1.541882e-02,
                   2.259598e-02, -8.487316e-02, 1.887253e-01, -1.432737e-01, 1.162656e-01,
                   -1.685796e-02, 3.078191e-02, -9.971756e-02, 5.963932e-02, 4.162576e-02,
                   -1.654585e-01, -1.796796e-02, -2.433797e-02, 8.375432e-02, -1.240156e-01,
                   7.296520e-02, 3.190693e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_173 = "onnx.Constant"() {value = dense<0.0> : tensor<32x128xf32>} : () -> tensor<32x128xf32>
  %w_174 = "onnx.Constant"() {value = dense<0.0> : tensor<128xf32>} : () -> tensor<128xf32>
  %w_199 = "onnx.Constant"() {value = dense<0.0> : tensor<128x32xf32>} : () -> tensor<128x32xf32>
  %w_200 = "onnx.Constant"() {
    value = dense<[1.307713e-01, -6.135434e-02, 6.123840e-03, -4.895903e-02, 2.527813e-02,
                   1.374327e-02, -1.299249e-01, 9.760264e-02, 7.472174e-02, -5.909314e-02,
                   -1.537063e-02, -4.708272e-02, -1.094613e-01, 4.072450e-02, 2.666446e-04,
                   -7.030043e-03, 1.062226e-01, 1.681927e-02, 9.184419e-02, -2.519766e-02,
                   1.363324e-01, -1.757939e-01, -6.885302e-02, 7.238781e-02, 2.742374e-02,
                   -3.156641e-02, -3.274940e-02, -6.098624e-02, 7.179666e-02, -1.252434e-02,
                   -1.047049e-01, 4.487610e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_227 = "onnx.Constant"() {
    value = dense<[7.969463e-02, 7.441895e-02, 9.620654e-02, 9.201574e-02, 6.065733e-03,
                   -2.318510e-02, 1.301045e-01, 1.902647e-01, -1.255025e-02, 1.069961e-01,
                   7.124018e-02, -1.664896e-01, -1.079559e-01, -6.177128e-02, -7.718987e-02,
                   1.918436e-01, -3.430765e-02, 6.643242e-02, 3.640001e-02, 1.472819e-01,
                   -1.032611e-01, 1.386779e-01, -7.393482e-02, -5.930606e-02, 3.405622e-02,
                   1.347633e-01, -2.738938e-02, 1.180762e-01, 3.287458e-02, -5.344044e-02,
                   -4.892135e-02, -1.859320e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_229 = "onnx.Constant"() {
    value = dense<[1.545112e-01, -2.019283e-01, 5.060878e-02, -5.354750e-02, -7.192699e-02,
                   -1.001412e-02, 5.763909e-02, -1.904548e-01, 7.379922e-02, 5.590378e-02,
                   1.537022e-01, -1.685072e-01, 1.256591e-01, -6.687720e-02, -1.306440e-01,
                   6.591734e-02, 2.524187e-02, -1.777677e-01, -2.341082e-01, -1.479887e-01,
                   -3.165163e-02, 1.234015e-01, 6.555829e-02, -3.241757e-02, -5.554363e-02,
                   2.755244e-02, -7.545050e-02, -4.005091e-02, 8.216200e-02, -6.815548e-02,
                   1.167265e-01, -1.527916e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_241 = "onnx.Constant"() {value = dense<0.0> : tensor<32x96xf32>} : () -> tensor<32x96xf32>
  %w_242 = "onnx.Constant"() {value = dense<0.0> : tensor<96xf32>} : () -> tensor<96xf32>
  %w_326 = "onnx.Constant"() {value = dense<0.0> : tensor<32x32xf32>} : () -> tensor<32x32xf32>
  %w_327 = "onnx.Constant"() {
    value = dense<[2.506123e-02, -3.841649e-02, 2.615007e-02, -1.111654e-02, -1.190694e-01,
                   3.169342e-02, -9.693591e-02, -9.195631e-02, 5.428263e-02, -9.102435e-02,
                   -5.643737e-02, -1.127853e-01, 2.007566e-02, -2.156727e-02, 4.104341e-02,
                   1.344304e-02, 1.358043e-02, 1.090909e-01, 7.975669e-02, -5.243132e-02,
                   1.938686e-01, -1.350281e-01, 1.483242e-01, -3.756988e-02, 6.546344e-02,
                   -2.841516e-02, -8.261748e-02, 1.220317e-01, 2.721575e-02, 9.947585e-02,
                   1.073330e-01, 9.249343e-04]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_354 = "onnx.Constant"() {
    value = dense<[-4.284501e-02, 4.418438e-02, 1.000822e-01, -2.140652e-01, 2.249981e-01,
                   -2.410084e-03, 3.682166e-02, 4.278897e-03, -2.503513e-02, 4.025444e-02,
                   -4.298390e-02, -6.752440e-02, -5.684776e-02, -3.711443e-02, 2.236075e-03,
                   -1.599635e-01, 9.184199e-02, -4.014361e-02, 1.100715e-01, -3.595718e-02,
                   -1.739172e-01, 9.083179e-02, -1.322208e-01, -1.734881e-01, -2.113577e-01,
                   -2.220778e-02, -4.051690e-02, -1.324132e-01, 5.650511e-02, 8.994848e-03,
                   -2.091828e-02, -9.533410e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_356 = "onnx.Constant"() {
    value = dense<[-1.168782e-01, 8.623672e-02, 1.567769e-01, -1.803690e-01, 1.448823e-01,
                   1.005673e-01, 1.817505e-01, -8.708780e-02, -5.935959e-02, 1.876348e-03,
                   -7.552551e-02, 2.651476e-02, 1.185394e-01, 5.477081e-02, 9.966739e-02,
                   1.719735e-01, -9.865765e-02, 6.787258e-02, 2.481581e-05, -7.728802e-02,
                   -3.020250e-02, 4.351772e-02, 5.245834e-02, 3.366349e-02, 1.765588e-01,
                   1.010849e-01, 1.238777e-01, 7.315224e-02, -7.919741e-02, 1.952826e-01,
                   -3.582801e-02, -1.057842e-01]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_362 = "onnx.Constant"() {value = dense<0.0> : tensor<32x128xf32>} : () -> tensor<32x128xf32>
  %w_363 = "onnx.Constant"() {value = dense<0.0> : tensor<128xf32>} : () -> tensor<128xf32>
  %w_388 = "onnx.Constant"() {value = dense<0.0> : tensor<128x32xf32>} : () -> tensor<128x32xf32>
  %w_389 = "onnx.Constant"() {
    value = dense<[-1.103185e-01, -8.057027e-02, -5.317444e-02, -5.156491e-02, -2.854055e-02,
                   5.050478e-02, -1.600501e-01, 6.749944e-02, -4.701678e-02, -1.197637e-02,
                   -1.933455e-01, 1.857675e-01, -7.405849e-02, 8.190703e-02, -1.955083e-02,
                   3.588504e-02, -1.595422e-02, 9.191223e-02, 1.538357e-01, 5.674457e-03,
                   8.162689e-02, -2.070150e-01, 3.975728e-02, -1.005935e-01, -1.856259e-01,
                   -6.909249e-02, -6.656589e-02, -1.155179e-02, -2.062827e-01, 1.020471e-01,
                   1.786220e-02, -4.421624e-03]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_416 = "onnx.Constant"() {
    value = dense<[-6.354993e-02, 1.407204e-01, -2.050979e-01, -1.812789e-01, -4.207202e-03,
                   -3.688955e-03, 4.110326e-02, -1.074717e-02, 4.217003e-02, 9.999189e-03,
                   1.287685e-01, -1.507825e-01, 2.961121e-02, -1.449731e-01, 1.854950e-01,
                   2.008129e-01, 1.016281e-02, 6.245374e-02, 1.089486e-01, 1.355552e-01,
                   1.424963e-01, -7.911452e-02, -3.514950e-02, -8.332521e-02, -5.265953e-02,
                   -1.488515e-01, -6.010534e-02, 1.036348e-01, -1.048502e-01, 1.665941e-01,
                   2.775453e-02, 1.473571e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_418 = "onnx.Constant"() {
    value = dense<[-1.102400e-01, 9.039623e-02, -1.111714e-01, -9.985259e-02, 1.393819e-01,
                   1.116746e-01, 5.503691e-02, 1.467085e-01, 1.745884e-02, -3.012511e-02,
                   -1.771515e-02, -1.216228e-01, 1.564871e-01, 6.724699e-02, -1.824370e-01,
                   -1.024616e-01, 8.778385e-02, 6.821229e-02, 9.092314e-02, 9.313790e-02,
                   -1.071309e-01, -8.039915e-02, 1.583357e-01, -1.982893e-02, -1.862254e-01,
                   4.222967e-02, -4.350154e-02, -6.219379e-03, -7.023593e-02, -5.427751e-02,
                   -8.002440e-02, 2.010462e-02]> : tensor<32xf32>
  } : () -> tensor<32xf32>
  %w_429 = "onnx.Constant"() {value = dense<0.0> : tensor<32x50xf32>} : () -> tensor<32x50xf32>
  %Shape_1 = "onnx.Shape"(%ids) : (tensor<?x?xi64>) -> (tensor<*xi64>)
  %Constant_2 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_3 = "onnx.Gather"(%Shape_1, %Constant_2) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_4 = "onnx.Shape"(%ids) : (tensor<?x?xi64>) -> (tensor<*xi64>)
  %Constant_5 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_6 = "onnx.Gather"(%Shape_4, %Constant_5) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_7 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_8 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_9 = "onnx.Unsqueeze"(%Gather_6, %Constant_8)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_10 = "onnx.Concat"(%Constant_7, %Unsqueeze_9) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_11 = "onnx.Reshape"(%ids, %Concat_10)
      : (tensor<?x?xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_13 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_14 = "onnx.Range"(%Constant_12, %Gather_6, %Constant_13)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_15 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_16 = "onnx.Unsqueeze"(%Range_14, %Constant_15)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_17 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_18 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_19 = "onnx.Unsqueeze"(%Gather_6, %Constant_18)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_20 = "onnx.Concat"(%Constant_17, %Unsqueeze_19) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_21 = "onnx.Reshape"(%Unsqueeze_16, %Concat_20)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Gather_23 = "onnx.Gather"(%w_22, %Reshape_11) {axis = 0 : si64}
      : (tensor<50x32xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gather_25 = "onnx.Gather"(%w_24, %Reshape_21) {axis = 0 : si64}
      : (tensor<64x32xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Add_26 = "onnx.Add"(%Gather_23, %Gather_25) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_27 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_28 = "onnx.ReduceMean"(%Add_26, %Constant_27)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Sub_29 = "onnx.Sub"(%Add_26, %ReduceMean_28) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_30 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Pow_31 = "onnx.Pow"(%Sub_29, %Constant_30) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_32 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_33 = "onnx.ReduceMean"(%Pow_31, %Constant_32)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_34 = "onnx.Constant"() {value = dense<1.000000e-05> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_35 = "onnx.Add"(%ReduceMean_33, %Constant_34)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Sqrt_36 = "onnx.Sqrt"(%Add_35) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Div_37 = "onnx.Div"(%Sub_29, %Sqrt_36) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_39 = "onnx.Mul"(%Div_37, %w_38) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Add_41 = "onnx.Add"(%Mul_39, %w_40) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_42 = "onnx.Shape"(%Add_41) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_43 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_44 = "onnx.Gather"(%Shape_42, %Constant_43) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_45 = "onnx.Shape"(%Add_41) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_46 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_47 = "onnx.Gather"(%Shape_45, %Constant_46) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_48 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_49 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_50 = "onnx.Concat"(%Constant_48, %Constant_49) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_51 = "onnx.Reshape"(%Add_41, %Concat_50)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_54 = "onnx.Gemm"(%Reshape_51, %w_52, %w_53)
      : (tensor<*xf32>, tensor<32x96xf32>, tensor<96xf32>) -> (tensor<*xf32>)
  %Shape_55 = "onnx.Shape"(%Add_41) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_56 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_57 = "onnx.Gather"(%Shape_55, %Constant_56) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_58 = "onnx.Shape"(%Add_41) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_59 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_60 = "onnx.Gather"(%Shape_58, %Constant_59) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_61 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_62 = "onnx.Unsqueeze"(%Gather_57, %Constant_61)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_63 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_64 = "onnx.Unsqueeze"(%Gather_60, %Constant_63)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_65 = "onnx.Constant"() {value = dense<[96]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_66 = "onnx.Concat"(%Unsqueeze_62, %Unsqueeze_64, %Constant_65) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_67 = "onnx.Reshape"(%Gemm_54, %Concat_66)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Split_68:3 = "onnx.Split"(%Reshape_67) {axis = 2 : si64, num_outputs = 3 : si64}
      : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %Constant_71 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_72 = "onnx.Unsqueeze"(%Gather_44, %Constant_71)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_73 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_74 = "onnx.Unsqueeze"(%Gather_47, %Constant_73)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_75 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_76 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_77 = "onnx.Concat"(%Unsqueeze_72, %Unsqueeze_74, %Constant_75, %Constant_76) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_78 = "onnx.Reshape"(%Split_68#0, %Concat_77)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_79 = "onnx.Transpose"(%Reshape_78) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_80 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_81 = "onnx.Unsqueeze"(%Gather_44, %Constant_80)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_82 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_83 = "onnx.Unsqueeze"(%Gather_47, %Constant_82)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_84 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_85 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_86 = "onnx.Concat"(%Unsqueeze_81, %Unsqueeze_83, %Constant_84, %Constant_85) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_87 = "onnx.Reshape"(%Split_68#1, %Concat_86)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_88 = "onnx.Transpose"(%Reshape_87) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_89 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_90 = "onnx.Unsqueeze"(%Gather_44, %Constant_89)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_91 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_92 = "onnx.Unsqueeze"(%Gather_47, %Constant_91)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_93 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_94 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_95 = "onnx.Concat"(%Unsqueeze_90, %Unsqueeze_92, %Constant_93, %Constant_94) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_96 = "onnx.Reshape"(%Split_68#2, %Concat_95)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_97 = "onnx.Transpose"(%Reshape_96) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Transpose_98 = "onnx.Transpose"(%Transpose_88) {perm = [0, 1, 3, 2]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %MatMul_99 = "onnx.MatMul"(%Transpose_79, %Transpose_98)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_100 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Div_101 = "onnx.Div"(%MatMul_99, %Constant_100)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_102 = "onnx.Constant"() {value = dense<-1.000000e+04> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_103 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_104 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_105 = "onnx.Range"(%Constant_103, %Gather_47, %Constant_104)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_106 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_107 = "onnx.Unsqueeze"(%Range_105, %Constant_106)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_108 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_109 = "onnx.Unsqueeze"(%Range_105, %Constant_108)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %LessOrEqual_110 = "onnx.LessOrEqual"(%Unsqueeze_109, %Unsqueeze_107)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
  %Constant_111 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_112 = "onnx.Unsqueeze"(%LessOrEqual_110, %Constant_111)
      : (tensor<*xi1>, tensor<*xi64>) -> (tensor<*xi1>)
  %Constant_113 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_114 = "onnx.Unsqueeze"(%Gather_44, %Constant_113)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_115 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_116 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_117 = "onnx.Unsqueeze"(%Gather_47, %Constant_116)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_118 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_119 = "onnx.Unsqueeze"(%Gather_47, %Constant_118)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_120 = "onnx.Concat"(%Unsqueeze_114, %Constant_115, %Unsqueeze_117, %Unsqueeze_119) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Expand_121 = "onnx.Expand"(%Unsqueeze_112, %Concat_120)
      : (tensor<*xi1>, tensor<*xi64>) -> (tensor<*xi1>)
  %Where_122 = "onnx.Where"(%Expand_121, %Div_101, %Constant_102)
      : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Softmax_123 = "onnx.Softmax"(%Where_122) {axis = -1 : si64} : (tensor<*xf32>) -> (tensor<*xf32>)
  %MatMul_124 = "onnx.MatMul"(%Softmax_123, %Transpose_97)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Transpose_125 = "onnx.Transpose"(%MatMul_124) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_126 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_127 = "onnx.Unsqueeze"(%Gather_44, %Constant_126)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_128 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_129 = "onnx.Unsqueeze"(%Gather_47, %Constant_128)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_130 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_131 = "onnx.Concat"(%Unsqueeze_127, %Unsqueeze_129, %Constant_130) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_132 = "onnx.Reshape"(%Transpose_125, %Concat_131)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_133 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_134 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_135 = "onnx.Concat"(%Constant_133, %Constant_134) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_136 = "onnx.Reshape"(%Reshape_132, %Concat_135)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_139 = "onnx.Gemm"(%Reshape_136, %w_137, %w_138)
      : (tensor<*xf32>, tensor<32x32xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_140 = "onnx.Shape"(%Reshape_132) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_141 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_142 = "onnx.Gather"(%Shape_140, %Constant_141) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_143 = "onnx.Shape"(%Reshape_132) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_144 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_145 = "onnx.Gather"(%Shape_143, %Constant_144) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_146 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_147 = "onnx.Unsqueeze"(%Gather_142, %Constant_146)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_148 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_149 = "onnx.Unsqueeze"(%Gather_145, %Constant_148)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_150 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_151 = "onnx.Concat"(%Unsqueeze_147, %Unsqueeze_149, %Constant_150) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_152 = "onnx.Reshape"(%Gemm_139, %Concat_151)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Add_153 = "onnx.Add"(%Add_26, %Reshape_152) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_154 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_155 = "onnx.ReduceMean"(%Add_153, %Constant_154)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Sub_156 = "onnx.Sub"(%Add_153, %ReduceMean_155)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_157 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Pow_158 = "onnx.Pow"(%Sub_156, %Constant_157) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_159 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_160 = "onnx.ReduceMean"(%Pow_158, %Constant_159)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_161 = "onnx.Constant"() {value = dense<1.000000e-05> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_162 = "onnx.Add"(%ReduceMean_160, %Constant_161)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Sqrt_163 = "onnx.Sqrt"(%Add_162) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Div_164 = "onnx.Div"(%Sub_156, %Sqrt_163) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_166 = "onnx.Mul"(%Div_164, %w_165) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Add_168 = "onnx.Add"(%Mul_166, %w_167) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Constant_169 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_170 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_171 = "onnx.Concat"(%Constant_169, %Constant_170) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_172 = "onnx.Reshape"(%Add_168, %Concat_171)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_175 = "onnx.Gemm"(%Reshape_172, %w_173, %w_174)
      : (tensor<*xf32>, tensor<32x128xf32>, tensor<128xf32>) -> (tensor<*xf32>)
  %Shape_176 = "onnx.Shape"(%Add_168) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_177 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_178 = "onnx.Gather"(%Shape_176, %Constant_177) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_179 = "onnx.Shape"(%Add_168) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_180 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_181 = "onnx.Gather"(%Shape_179, %Constant_180) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_182 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_183 = "onnx.Unsqueeze"(%Gather_178, %Constant_182)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_184 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_185 = "onnx.Unsqueeze"(%Gather_181, %Constant_184)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_186 = "onnx.Constant"() {value = dense<[128]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_187 = "onnx.Concat"(%Unsqueeze_183, %Unsqueeze_185, %Constant_186) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_188 = "onnx.Reshape"(%Gemm_175, %Concat_187)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Tanh_189 = "onnx.Tanh"(%Reshape_188) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_190 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_191 = "onnx.Add"(%Tanh_189, %Constant_190)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_192 = "onnx.Mul"(%Reshape_188, %Add_191) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_193 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Mul_194 = "onnx.Mul"(%Mul_192, %Constant_193) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_195 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_196 = "onnx.Constant"() {value = dense<[128]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_197 = "onnx.Concat"(%Constant_195, %Constant_196) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_198 = "onnx.Reshape"(%Mul_194, %Concat_197)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_201 = "onnx.Gemm"(%Reshape_198, %w_199, %w_200)
      : (tensor<*xf32>, tensor<128x32xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_202 = "onnx.Shape"(%Mul_194) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_203 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_204 = "onnx.Gather"(%Shape_202, %Constant_203) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_205 = "onnx.Shape"(%Mul_194) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_206 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_207 = "onnx.Gather"(%Shape_205, %Constant_206) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_208 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_209 = "onnx.Unsqueeze"(%Gather_204, %Constant_208)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_210 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_211 = "onnx.Unsqueeze"(%Gather_207, %Constant_210)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_212 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_213 = "onnx.Concat"(%Unsqueeze_209, %Unsqueeze_211, %Constant_212) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_214 = "onnx.Reshape"(%Gemm_201, %Concat_213)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Add_215 = "onnx.Add"(%Add_153, %Reshape_214) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_216 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_217 = "onnx.ReduceMean"(%Add_215, %Constant_216)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Sub_218 = "onnx.Sub"(%Add_215, %ReduceMean_217)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_219 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Pow_220 = "onnx.Pow"(%Sub_218, %Constant_219) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_221 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_222 = "onnx.ReduceMean"(%Pow_220, %Constant_221)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_223 = "onnx.Constant"() {value = dense<1.000000e-05> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_224 = "onnx.Add"(%ReduceMean_222, %Constant_223)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Sqrt_225 = "onnx.Sqrt"(%Add_224) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Div_226 = "onnx.Div"(%Sub_218, %Sqrt_225) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_228 = "onnx.Mul"(%Div_226, %w_227) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Add_230 = "onnx.Add"(%Mul_228, %w_229) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_231 = "onnx.Shape"(%Add_230) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_232 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_233 = "onnx.Gather"(%Shape_231, %Constant_232) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_234 = "onnx.Shape"(%Add_230) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_235 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_236 = "onnx.Gather"(%Shape_234, %Constant_235) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_237 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_238 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_239 = "onnx.Concat"(%Constant_237, %Constant_238) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_240 = "onnx.Reshape"(%Add_230, %Concat_239)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_243 = "onnx.Gemm"(%Reshape_240, %w_241, %w_242)
      : (tensor<*xf32>, tensor<32x96xf32>, tensor<96xf32>) -> (tensor<*xf32>)
  %Shape_244 = "onnx.Shape"(%Add_230) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_245 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_246 = "onnx.Gather"(%Shape_244, %Constant_245) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_247 = "onnx.Shape"(%Add_230) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_248 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_249 = "onnx.Gather"(%Shape_247, %Constant_248) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_250 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_251 = "onnx.Unsqueeze"(%Gather_246, %Constant_250)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_252 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_253 = "onnx.Unsqueeze"(%Gather_249, %Constant_252)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_254 = "onnx.Constant"() {value = dense<[96]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_255 = "onnx.Concat"(%Unsqueeze_251, %Unsqueeze_253, %Constant_254) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_256 = "onnx.Reshape"(%Gemm_243, %Concat_255)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Split_257:3 = "onnx.Split"(%Reshape_256) {axis = 2 : si64, num_outputs = 3 : si64}
      : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %Constant_260 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_261 = "onnx.Unsqueeze"(%Gather_233, %Constant_260)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_262 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_263 = "onnx.Unsqueeze"(%Gather_236, %Constant_262)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_264 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_265 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_266 = "onnx.Concat"(%Unsqueeze_261, %Unsqueeze_263, %Constant_264, %Constant_265) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_267 = "onnx.Reshape"(%Split_257#0, %Concat_266)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_268 = "onnx.Transpose"(%Reshape_267) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_269 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_270 = "onnx.Unsqueeze"(%Gather_233, %Constant_269)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_271 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_272 = "onnx.Unsqueeze"(%Gather_236, %Constant_271)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_273 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_274 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_275 = "onnx.Concat"(%Unsqueeze_270, %Unsqueeze_272, %Constant_273, %Constant_274) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_276 = "onnx.Reshape"(%Split_257#1, %Concat_275)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_277 = "onnx.Transpose"(%Reshape_276) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_278 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_279 = "onnx.Unsqueeze"(%Gather_233, %Constant_278)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_280 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_281 = "onnx.Unsqueeze"(%Gather_236, %Constant_280)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_282 = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_283 = "onnx.Constant"() {value = dense<[8]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_284 = "onnx.Concat"(%Unsqueeze_279, %Unsqueeze_281, %Constant_282, %Constant_283) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_285 = "onnx.Reshape"(%Split_257#2, %Concat_284)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Transpose_286 = "onnx.Transpose"(%Reshape_285) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Transpose_287 = "onnx.Transpose"(%Transpose_277) {perm = [0, 1, 3, 2]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %MatMul_288 = "onnx.MatMul"(%Transpose_268, %Transpose_287)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_289 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Div_290 = "onnx.Div"(%MatMul_288, %Constant_289)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_291 = "onnx.Constant"() {value = dense<-1.000000e+04> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Constant_292 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Constant_293 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Range_294 = "onnx.Range"(%Constant_292, %Gather_236, %Constant_293)
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_295 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_296 = "onnx.Unsqueeze"(%Range_294, %Constant_295)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_297 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_298 = "onnx.Unsqueeze"(%Range_294, %Constant_297)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %LessOrEqual_299 = "onnx.LessOrEqual"(%Unsqueeze_298, %Unsqueeze_296)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
  %Constant_300 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_301 = "onnx.Unsqueeze"(%LessOrEqual_299, %Constant_300)
      : (tensor<*xi1>, tensor<*xi64>) -> (tensor<*xi1>)
  %Constant_302 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_303 = "onnx.Unsqueeze"(%Gather_233, %Constant_302)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_304 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_305 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_306 = "onnx.Unsqueeze"(%Gather_236, %Constant_305)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_307 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_308 = "onnx.Unsqueeze"(%Gather_236, %Constant_307)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Concat_309 = "onnx.Concat"(%Unsqueeze_303, %Constant_304, %Unsqueeze_306, %Unsqueeze_308) {
    axis = 0 : si64
  } : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Expand_310 = "onnx.Expand"(%Unsqueeze_301, %Concat_309)
      : (tensor<*xi1>, tensor<*xi64>) -> (tensor<*xi1>)
  %Where_311 = "onnx.Where"(%Expand_310, %Div_290, %Constant_291)
      : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Softmax_312 = "onnx.Softmax"(%Where_311) {axis = -1 : si64} : (tensor<*xf32>) -> (tensor<*xf32>)
  %MatMul_313 = "onnx.MatMul"(%Softmax_312, %Transpose_286)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Transpose_314 = "onnx.Transpose"(%MatMul_313) {perm = [0, 2, 1, 3]}
      : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_315 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_316 = "onnx.Unsqueeze"(%Gather_233, %Constant_315)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_317 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_318 = "onnx.Unsqueeze"(%Gather_236, %Constant_317)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_319 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_320 = "onnx.Concat"(%Unsqueeze_316, %Unsqueeze_318, %Constant_319) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_321 = "onnx.Reshape"(%Transpose_314, %Concat_320)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_322 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_323 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_324 = "onnx.Concat"(%Constant_322, %Constant_323) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_325 = "onnx.Reshape"(%Reshape_321, %Concat_324)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_328 = "onnx.Gemm"(%Reshape_325, %w_326, %w_327)
      : (tensor<*xf32>, tensor<32x32xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_329 = "onnx.Shape"(%Reshape_321) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_330 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_331 = "onnx.Gather"(%Shape_329, %Constant_330) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_332 = "onnx.Shape"(%Reshape_321) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_333 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_334 = "onnx.Gather"(%Shape_332, %Constant_333) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_335 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_336 = "onnx.Unsqueeze"(%Gather_331, %Constant_335)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_337 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_338 = "onnx.Unsqueeze"(%Gather_334, %Constant_337)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_339 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_340 = "onnx.Concat"(%Unsqueeze_336, %Unsqueeze_338, %Constant_339) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_341 = "onnx.Reshape"(%Gemm_328, %Concat_340)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Add_342 = "onnx.Add"(%Add_215, %Reshape_341) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_343 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_344 = "onnx.ReduceMean"(%Add_342, %Constant_343)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Sub_345 = "onnx.Sub"(%Add_342, %ReduceMean_344)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_346 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Pow_347 = "onnx.Pow"(%Sub_345, %Constant_346) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_348 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_349 = "onnx.ReduceMean"(%Pow_347, %Constant_348)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_350 = "onnx.Constant"() {value = dense<1.000000e-05> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_351 = "onnx.Add"(%ReduceMean_349, %Constant_350)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Sqrt_352 = "onnx.Sqrt"(%Add_351) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Div_353 = "onnx.Div"(%Sub_345, %Sqrt_352) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_355 = "onnx.Mul"(%Div_353, %w_354) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Add_357 = "onnx.Add"(%Mul_355, %w_356) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Constant_358 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_359 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_360 = "onnx.Concat"(%Constant_358, %Constant_359) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_361 = "onnx.Reshape"(%Add_357, %Concat_360)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_364 = "onnx.Gemm"(%Reshape_361, %w_362, %w_363)
      : (tensor<*xf32>, tensor<32x128xf32>, tensor<128xf32>) -> (tensor<*xf32>)
  %Shape_365 = "onnx.Shape"(%Add_357) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_366 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_367 = "onnx.Gather"(%Shape_365, %Constant_366) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_368 = "onnx.Shape"(%Add_357) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_369 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_370 = "onnx.Gather"(%Shape_368, %Constant_369) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_371 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_372 = "onnx.Unsqueeze"(%Gather_367, %Constant_371)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_373 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_374 = "onnx.Unsqueeze"(%Gather_370, %Constant_373)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_375 = "onnx.Constant"() {value = dense<[128]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_376 = "onnx.Concat"(%Unsqueeze_372, %Unsqueeze_374, %Constant_375) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_377 = "onnx.Reshape"(%Gemm_364, %Concat_376)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Tanh_378 = "onnx.Tanh"(%Reshape_377) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_379 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_380 = "onnx.Add"(%Tanh_378, %Constant_379)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_381 = "onnx.Mul"(%Reshape_377, %Add_380) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_382 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Mul_383 = "onnx.Mul"(%Mul_381, %Constant_382) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_384 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Constant_385 = "onnx.Constant"() {value = dense<[128]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_386 = "onnx.Concat"(%Constant_384, %Constant_385) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_387 = "onnx.Reshape"(%Mul_383, %Concat_386)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Gemm_390 = "onnx.Gemm"(%Reshape_387, %w_388, %w_389)
      : (tensor<*xf32>, tensor<128x32xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Shape_391 = "onnx.Shape"(%Mul_383) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_392 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_393 = "onnx.Gather"(%Shape_391, %Constant_392) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Shape_394 = "onnx.Shape"(%Mul_383) : (tensor<*xf32>) -> (tensor<*xi64>)
  %Constant_395 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_396 = "onnx.Gather"(%Shape_394, %Constant_395) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_397 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_398 = "onnx.Unsqueeze"(%Gather_393, %Constant_397)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_399 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_400 = "onnx.Unsqueeze"(%Gather_396, %Constant_399)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_401 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_402 = "onnx.Concat"(%Unsqueeze_398, %Unsqueeze_400, %Constant_401) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_403 = "onnx.Reshape"(%Gemm_390, %Concat_402)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Add_404 = "onnx.Add"(%Add_342, %Reshape_403) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_405 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_406 = "onnx.ReduceMean"(%Add_404, %Constant_405)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Sub_407 = "onnx.Sub"(%Add_404, %ReduceMean_406)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_408 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Pow_409 = "onnx.Pow"(%Sub_407, %Constant_408) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Constant_410 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %ReduceMean_411 = "onnx.ReduceMean"(%Pow_409, %Constant_410)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_412 = "onnx.Constant"() {value = dense<1.000000e-05> : tensor<f32>}
      : () -> (tensor<*xf32>)
  %Add_413 = "onnx.Add"(%ReduceMean_411, %Constant_412)
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Sqrt_414 = "onnx.Sqrt"(%Add_413) : (tensor<*xf32>) -> (tensor<*xf32>)
  %Div_415 = "onnx.Div"(%Sub_407, %Sqrt_414) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %Mul_417 = "onnx.Mul"(%Div_415, %w_416) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Add_419 = "onnx.Add"(%Mul_417, %w_418) : (tensor<*xf32>, tensor<32xf32>) -> (tensor<*xf32>)
  %Constant_420 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_421 = "onnx.Unsqueeze"(%Gather_3, %Constant_420)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_422 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Unsqueeze_423 = "onnx.Unsqueeze"(%Gather_6, %Constant_422)
      : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Constant_424 = "onnx.Constant"() {value = dense<[32]> : tensor<1xi64>} : () -> (tensor<*xi64>)
  %Concat_425 = "onnx.Concat"(%Unsqueeze_421, %Unsqueeze_423, %Constant_424) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
  %Reshape_426 = "onnx.Reshape"(%Add_419, %Concat_425)
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %Constant_427 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> (tensor<*xi64>)
  %Gather_428 = "onnx.Gather"(%Reshape_426, %Constant_427) {axis = 1 : si64}
      : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
  %MatMul_430 = "onnx.MatMul"(%Gather_428, %w_429)
      : (tensor<*xf32>, tensor<32x50xf32>) -> (tensor<*xf32>)
  %Softmax_431 = "onnx.Softmax"(%MatMul_430) {axis = -1 : si64} : (tensor<*xf32>) -> (tensor<*xf32>)
  %ArgMax_432 = "onnx.ArgMax"(%Softmax_431) {axis = -1 : si64, keepdims = 0 : si64}
      : (tensor<*xf32>) -> (tensor<*xi64>)
  return
}
