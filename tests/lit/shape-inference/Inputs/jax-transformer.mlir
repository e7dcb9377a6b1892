"builtin.module"() <{sym_name = "jit_transformer"}> ({
  "func.func"() <{
    arg_attrs = [{shape.dims = ["b", "s"]}, {shape.dims = ["50", "16"]},
                 {shape.dims = ["16", "48"]}, {shape.dims = ["16", "16"]}],
    function_type = (tensor<?x?xi32>, tensor<50x16xf32>, tensor<16x48xf32>, tensor<16x16xf32>) -> (
        tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>,
        tensor<?x4x?x4xf32>, tensor<?x4x?x?xf32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>,
        tensor<?x16xf32>, tensor<?x?x16xf32>, tensor<?x3xf32>, tensor<?x3xi32>),
    res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"},
                 {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"},
                 {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"},
                 {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"},
                 {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"},
                 {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}],
    sym_name = "main",
    sym_visibility = "public"
  }> ({
  ^bb0(%arg27: tensor<?x?xi32>, %arg28: tensor<50x16xf32>, %arg29: tensor<16x48xf32>,
       %arg30: tensor<16x16xf32>):
    %235 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %236 = "stablehlo.get_dimension_size"(%arg27) <{dimension = 0 : i64}>
        : (tensor<?x?xi32>) -> tensor<i32>
    %237 = "stablehlo.get_dimension_size"(%arg27) <{dimension = 1 : i64}>
        : (tensor<?x?xi32>) -> tensor<i32>
    %238 = "stablehlo.compare"(%236, %235) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction GE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%238, %236) <{
      api_version = 2 : i32,
      call_target_name = "shape_assertion",
      has_side_effect = true
    }> : (tensor<i1>, tensor<i32>) -> ()
    %239 = "stablehlo.compare"(%237, %235) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction GE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%239, %236, %237) <{
      api_version = 2 : i32,
      call_target_name = "shape_assertion",
      has_side_effect = true
    }> : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %240:12 = "func.call"(%236, %237, %arg27, %arg28, %arg29, %arg30) <{
      callee = @_wrapped_jax_export_main
    }> : (tensor<i32>, tensor<i32>, tensor<?x?xi32>, tensor<50x16xf32>, tensor<16x48xf32>,
          tensor<16x16xf32>)
        -> (tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>,
            tensor<?x4x?x4xf32>, tensor<?x4x?x?xf32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>,
            tensor<?x16xf32>, tensor<?x?x16xf32>, tensor<?x3xf32>, tensor<?x3xi32>)
    "func.return"(%240#0, %240#1, %240#2, %240#3, %240#4, %240#5, %240#6, %240#7, %240#8, %240#9,
                  %240#10, %240#11)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>,
           tensor<?x4x?x4xf32>, tensor<?x4x?x?xf32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>,
           tensor<?x16xf32>, tensor<?x?x16xf32>, tensor<?x3xf32>, tensor<?x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi32>, tensor<50x16xf32>,
                     tensor<16x48xf32>, tensor<16x16xf32>) -> (
                         tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x4x?x4xf32>,
                         tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>, tensor<?x4x?x?xf32>,
                         tensor<?x?xi1>, tensor<?x4x?x?xf32>, tensor<?x16xf32>, tensor<?x?x16xf32>,
                         tensor<?x3xf32>, tensor<?x3xi32>),
    res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"},
                 {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"},
                 {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"},
                 {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"},
                 {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"},
                 {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}],
    sym_name = "_wrapped_jax_export_main",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<?x?xi32>, %arg16: tensor<50x16xf32>,
       %arg17: tensor<16x48xf32>, %arg18: tensor<16x16xf32>):
    %50 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %54 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %55 = "stablehlo.constant"() <{value = dense<48> : tensor<1xi32>}> : () -> tensor<1xi32>
    %56 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %58 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<16> : tensor<1xi32>}> : () -> tensor<1xi32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %64 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.constant"() <{value = dense<50> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %68 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.concatenate"(%67, %68) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %70 = "stablehlo.dynamic_broadcast_in_dim"(%66, %69) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %71 = "stablehlo.compare"(%arg15, %70) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction LT>
    }> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %72 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %74 = "stablehlo.concatenate"(%72, %73) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %75 = "stablehlo.dynamic_broadcast_in_dim"(%65, %74) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %76 = "stablehlo.add"(%arg15, %75) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %77 = "stablehlo.select"(%71, %76, %arg15)
        : (tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %78 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %79 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %80 = "stablehlo.concatenate"(%78, %79, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %81 = "stablehlo.dynamic_broadcast_in_dim"(%77, %80) <{broadcast_dimensions = array<i64: 0, 1>}>
        : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %82 = "stablehlo.gather"(%arg16, %81) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 16>
    }> : (tensor<50x16xf32>, tensor<?x?x1xi32>) -> tensor<?x?x16xf32>
    %83 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.dynamic_iota"(%83) <{iota_dimension = 0 : i64}>
        : (tensor<1xi32>) -> tensor<?xi32>
    %85 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %86 = "stablehlo.dynamic_broadcast_in_dim"(%64, %85) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %87 = "stablehlo.multiply"(%86, %84) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %88 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %89 = "stablehlo.dynamic_broadcast_in_dim"(%66, %88) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %90 = "stablehlo.add"(%89, %87) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %91 = "stablehlo.convert"(%90) : (tensor<?xi32>) -> tensor<?xf32>
    %92 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %93 = "stablehlo.dynamic_broadcast_in_dim"(%62, %92) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %94 = "stablehlo.multiply"(%91, %93) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %95 = "stablehlo.sine"(%94) : (tensor<?xf32>) -> tensor<?xf32>
    %96 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.concatenate"(%63, %96, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %98 = "stablehlo.dynamic_broadcast_in_dim"(%95, %97) <{broadcast_dimensions = array<i64: 1>}>
        : (tensor<?xf32>, tensor<3xi32>) -> tensor<1x?x1xf32>
    %99 = "stablehlo.convert"(%98) : (tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %100 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %101 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %102 = "stablehlo.concatenate"(%100, %101, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %103 = "stablehlo.dynamic_broadcast_in_dim"(%99, %102) <{
      broadcast_dimensions = array<i64: 0, 1, 2>
    }> : (tensor<1x?x1xf32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %104 = "stablehlo.add"(%82, %103)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %105 = "stablehlo.reduce"(%104, %60) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %234 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) : (tensor<?x?x16xf32>, tensor<f32>) -> tensor<?x?xf32>
    %106 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %107 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %108 = "stablehlo.concatenate"(%106, %107, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %109 = "stablehlo.dynamic_broadcast_in_dim"(%105, %108) <{
      broadcast_dimensions = array<i64: 0, 1>
    }> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %110 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %111 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %112 = "stablehlo.concatenate"(%110, %111, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %113 = "stablehlo.dynamic_broadcast_in_dim"(%59, %112) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %114 = "stablehlo.divide"(%109, %113)
        : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %115 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %116 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %117 = "stablehlo.concatenate"(%115, %116, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %118 = "stablehlo.dynamic_broadcast_in_dim"(%114, %117) <{
      broadcast_dimensions = array<i64: 0, 1, 2>
    }> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %119 = "stablehlo.subtract"(%104, %118)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %120 = "stablehlo.multiply"(%119, %119)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %121 = "stablehlo.reduce"(%120, %60) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %233 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%233) : (tensor<f32>) -> ()
    }) : (tensor<?x?x16xf32>, tensor<f32>) -> tensor<?x?xf32>
    %122 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %123 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %124 = "stablehlo.concatenate"(%122, %123, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %125 = "stablehlo.dynamic_broadcast_in_dim"(%121, %124) <{
      broadcast_dimensions = array<i64: 0, 1>
    }> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %126 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %127 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %128 = "stablehlo.concatenate"(%126, %127, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %129 = "stablehlo.dynamic_broadcast_in_dim"(%59, %128) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %130 = "stablehlo.divide"(%125, %129)
        : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %131 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %132 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %133 = "stablehlo.concatenate"(%131, %132, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %134 = "stablehlo.dynamic_broadcast_in_dim"(%58, %133) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %135 = "stablehlo.add"(%130, %134) : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %136 = "stablehlo.rsqrt"(%135) : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %137 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %138 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %139 = "stablehlo.concatenate"(%137, %138, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %140 = "stablehlo.dynamic_broadcast_in_dim"(%136, %139) <{
      broadcast_dimensions = array<i64: 0, 1, 2>
    }> : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %141 = "stablehlo.multiply"(%119, %140)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %142 = "stablehlo.dot_general"(%141, %arg17) <{
      dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>
    }> : (tensor<?x?x16xf32>, tensor<16x48xf32>) -> tensor<?x?x48xf32>
    %143 = "stablehlo.concatenate"(%57, %57, %57) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %144 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %145 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %146 = "stablehlo.concatenate"(%144, %145, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %147 = "stablehlo.concatenate"(%63, %63, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %148 = "stablehlo.real_dynamic_slice"(%142, %143, %146, %147)
        : (tensor<?x?x48xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %149 = "stablehlo.concatenate"(%57, %57, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %150 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %151 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %152 = "stablehlo.concatenate"(%150, %151, %56) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %153 = "stablehlo.concatenate"(%63, %63, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %154 = "stablehlo.real_dynamic_slice"(%142, %149, %152, %153)
        : (tensor<?x?x48xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %155 = "stablehlo.concatenate"(%57, %57, %56) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %156 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %157 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %158 = "stablehlo.concatenate"(%156, %157, %55) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %159 = "stablehlo.concatenate"(%63, %63, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %160 = "stablehlo.real_dynamic_slice"(%142, %155, %158, %159)
        : (tensor<?x?x48xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %161 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %162 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %163 = "stablehlo.concatenate"(%161, %162, %54, %54) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %164 = "stablehlo.dynamic_reshape"(%148, %163)
        : (tensor<?x?x16xf32>, tensor<4xi32>) -> tensor<?x?x4x4xf32>
    %165 = "stablehlo.transpose"(%164) <{permutation = array<i64: 0, 2, 1, 3>}>
        : (tensor<?x?x4x4xf32>) -> tensor<?x4x?x4xf32>
    %166 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %167 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %168 = "stablehlo.concatenate"(%166, %167, %54, %54) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %169 = "stablehlo.dynamic_reshape"(%154, %168)
        : (tensor<?x?x16xf32>, tensor<4xi32>) -> tensor<?x?x4x4xf32>
    %170 = "stablehlo.transpose"(%169) <{permutation = array<i64: 0, 2, 1, 3>}>
        : (tensor<?x?x4x4xf32>) -> tensor<?x4x?x4xf32>
    %171 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %172 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %173 = "stablehlo.concatenate"(%171, %172, %54, %54) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %174 = "stablehlo.dynamic_reshape"(%160, %173)
        : (tensor<?x?x16xf32>, tensor<4xi32>) -> tensor<?x?x4x4xf32>
    %175 = "stablehlo.transpose"(%174) <{permutation = array<i64: 0, 2, 1, 3>}>
        : (tensor<?x?x4x4xf32>) -> tensor<?x4x?x4xf32>
    %176 = "stablehlo.dot_general"(%165, %170) <{
      dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>
    }> : (tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>) -> tensor<?x4x?x?xf32>
    %177 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %178 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %179 = "stablehlo.concatenate"(%177, %178) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %180 = "stablehlo.dynamic_broadcast_in_dim"(%53, %179) <{broadcast_dimensions = array<i64>}>
        : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %181 = "func.call"(%arg13, %arg14, %180) <{callee = @tril}>
        : (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %182 = "func.call"(%arg13, %arg14, %181, %176, %52) <{callee = @_where}>
        : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>, tensor<f32>)
        -> tensor<?x4x?x?xf32>
    %183 = "stablehlo.reduce"(%182, %51) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %232 = "stablehlo.maximum"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%232) : (tensor<f32>) -> ()
    }) : (tensor<?x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?xf32>
    %184 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %185 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %186 = "stablehlo.concatenate"(%184, %54, %185) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %187 = "stablehlo.dynamic_broadcast_in_dim"(%51, %186) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<3xi32>) -> tensor<?x4x?xf32>
    %188 = "stablehlo.maximum"(%187, %183)
        : (tensor<?x4x?xf32>, tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %189 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %190 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %191 = "stablehlo.concatenate"(%189, %54, %190, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %192 = "stablehlo.dynamic_broadcast_in_dim"(%188, %191) <{
      broadcast_dimensions = array<i64: 0, 1, 2>
    }> : (tensor<?x4x?xf32>, tensor<4xi32>) -> tensor<?x4x?x1xf32>
    %193 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %194 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %195 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %196 = "stablehlo.concatenate"(%193, %54, %194, %195) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %197 = "stablehlo.dynamic_broadcast_in_dim"(%192, %196) <{
      broadcast_dimensions = array<i64: 0, 1, 2, 3>
    }> : (tensor<?x4x?x1xf32>, tensor<4xi32>) -> tensor<?x4x?x?xf32>
    %198 = "stablehlo.subtract"(%182, %197)
        : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %199 = "stablehlo.exponential"(%198) : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %200 = "stablehlo.reduce"(%199, %60) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %231 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%231) : (tensor<f32>) -> ()
    }) : (tensor<?x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?xf32>
    %201 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %202 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %203 = "stablehlo.concatenate"(%201, %54, %202, %63) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %204 = "stablehlo.dynamic_broadcast_in_dim"(%200, %203) <{
      broadcast_dimensions = array<i64: 0, 1, 2>
    }> : (tensor<?x4x?xf32>, tensor<4xi32>) -> tensor<?x4x?x1xf32>
    %205 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %206 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %207 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %208 = "stablehlo.concatenate"(%205, %54, %206, %207) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %209 = "stablehlo.dynamic_broadcast_in_dim"(%204, %208) <{
      broadcast_dimensions = array<i64: 0, 1, 2, 3>
    }> : (tensor<?x4x?x1xf32>, tensor<4xi32>) -> tensor<?x4x?x?xf32>
    %210 = "stablehlo.divide"(%199, %209)
        : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %211 = "stablehlo.dot_general"(%210, %175) <{
      dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>
    }> : (tensor<?x4x?x?xf32>, tensor<?x4x?x4xf32>) -> tensor<?x4x?x4xf32>
    %212 = "stablehlo.transpose"(%211) <{permutation = array<i64: 0, 2, 1, 3>}>
        : (tensor<?x4x?x4xf32>) -> tensor<?x?x4x4xf32>
    %213 = "stablehlo.multiply"(%arg14, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %214 = "stablehlo.reshape"(%213) : (tensor<i32>) -> tensor<1xi32>
    %215 = "stablehlo.concatenate"(%214, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %216 = "stablehlo.dynamic_reshape"(%212, %215)
        : (tensor<?x?x4x4xf32>, tensor<2xi32>) -> tensor<?x16xf32>
    %217 = "stablehlo.dot_general"(%216, %arg18) <{
      dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
    }> : (tensor<?x16xf32>, tensor<16x16xf32>) -> tensor<?x16xf32>
    %218 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %219 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %220 = "stablehlo.concatenate"(%218, %219, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %221 = "stablehlo.dynamic_reshape"(%217, %220)
        : (tensor<?x16xf32>, tensor<3xi32>) -> tensor<?x?x16xf32>
    %222 = "stablehlo.add"(%104, %221)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %223 = "stablehlo.convert"(%arg14) : (tensor<i32>) -> tensor<i32>
    %224 = "stablehlo.add"(%223, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %225 = "stablehlo.convert"(%224) : (tensor<i32>) -> tensor<i32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>) -> tensor<1xi32>
    %227 = "stablehlo.reshape"(%arg13) : (tensor<i32>) -> tensor<1xi32>
    %228 = "stablehlo.concatenate"(%227, %63, %61) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %229 = "stablehlo.dynamic_gather"(%222, %226, %228) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1], start_index_map = [1]>,
      indices_are_sorted = true
    }> : (tensor<?x?x16xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x16xf32>
    %230:2 = "stablehlo.composite"(%229) <{
      composite_attributes = {k = 3 : i64},
      decomposition = @chlo.top_k.impl,
      name = "chlo.top_k",
      version = 1 : i32
    }> : (tensor<?x16xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
    "func.return"(%104, %148, %165, %170, %175, %176, %181, %210, %216, %222, %230#0, %230#1)
        : (tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x4x?x4xf32>, tensor<?x4x?x4xf32>,
           tensor<?x4x?x4xf32>, tensor<?x4x?x?xf32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>,
           tensor<?x16xf32>, tensor<?x?x16xf32>, tensor<?x3xf32>, tensor<?x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{
    function_type = (tensor<?x16xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>),
    sym_name = "chlo.top_k.impl",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg8: tensor<?x16xf32>):
    %34 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %36 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %37 = "stablehlo.constant"() <{value = dense<16> : tensor<i64>}> : () -> tensor<i64>
    %38 = "stablehlo.get_dimension_size"(%arg8) <{dimension = 0 : i64}>
        : (tensor<?x16xf32>) -> tensor<i32>
    %39 = "stablehlo.convert"(%38) : (tensor<i32>) -> tensor<i64>
    %40 = "stablehlo.reshape"(%39) : (tensor<i64>) -> tensor<1xi64>
    %41 = "stablehlo.reshape"(%37) : (tensor<i64>) -> tensor<1xi64>
    %42 = "stablehlo.concatenate"(%40, %41) <{dimension = 0 : i64}>
        : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %43 = "stablehlo.reshape"(%36) : (tensor<i64>) -> tensor<1xi64>
    %44 = "stablehlo.concatenate"(%40, %43) <{dimension = 0 : i64}>
        : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %45 = "stablehlo.dynamic_iota"(%42) <{iota_dimension = 1 : i64}>
        : (tensor<2xi64>) -> tensor<?x16xi32>
    %46:2 = "stablehlo.sort"(%arg8, %45) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<i32>, %arg12: tensor<i32>):
      %49 = "stablehlo.compare"(%arg9, %arg10) <{
        compare_type = #stablehlo<comparison_type TOTALORDER>,
        comparison_direction = #stablehlo<comparison_direction GT>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }) : (tensor<?x16xf32>, tensor<?x16xi32>) -> (tensor<?x16xf32>, tensor<?x16xi32>)
    %47 = "stablehlo.real_dynamic_slice"(%46#0, %35, %44, %34)
        : (tensor<?x16xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x3xf32>
    %48 = "stablehlo.real_dynamic_slice"(%46#1, %35, %44, %34)
        : (tensor<?x16xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x3xi32>
    "func.return"(%47, %48) : (tensor<?x3xf32>, tensor<?x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>,
    sym_name = "tril",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<?x?xi1>):
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = "stablehlo.dynamic_iota"(%17) <{iota_dimension = 0 : i64}>
        : (tensor<2xi32>) -> tensor<?x?xi32>
    %19 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %22 = "stablehlo.dynamic_broadcast_in_dim"(%14, %21) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %23 = "stablehlo.add"(%18, %22) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %24 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %27 = "stablehlo.dynamic_iota"(%26) <{iota_dimension = 1 : i64}>
        : (tensor<2xi32>) -> tensor<?x?xi32>
    %28 = "stablehlo.compare"(%23, %27) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction GE>
    }> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %29 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%13, %31) <{broadcast_dimensions = array<i64>}>
        : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %33 = "stablehlo.select"(%28, %arg7, %32)
        : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    "func.return"(%33) : (tensor<?x?xi1>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>,
    sym_name = "_where",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?xi1>, %arg3: tensor<?x4x?x?xf32>,
       %arg4: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.concatenate"(%2, %0, %3, %4) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %5) <{broadcast_dimensions = array<i64: 2, 3>}>
        : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x4x?x?xi1>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %10 = "stablehlo.concatenate"(%7, %0, %8, %9) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %11 = "stablehlo.dynamic_broadcast_in_dim"(%1, %10) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>, tensor<4xi32>) -> tensor<?x4x?x?xf32>
    %12 = "stablehlo.select"(%6, %arg3, %11)
        : (tensor<?x4x?x?xi1>, tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    "func.return"(%12) : (tensor<?x4x?x?xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}
    : () -> ()
