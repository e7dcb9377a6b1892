"builtin.module"() <{sym_name = "jit_recurrence"}> ({
  "func.func"() <{
    arg_attrs = [{shape.dims = ["b", "t", "6"]}, {shape.dims = ["b", "6"]},
                 {shape.dims = ["6", "6"]}],
    function_type = (tensor<?x?x6xf32>, tensor<?x6xf32>, tensor<6x6xf32>) -> (
        tensor<?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>,
        tensor<?x?x6xf32>, tensor<?x?x6xf32>),
    res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"},
                 {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"},
                 {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"},
                 {jax.result_info = "result[6]"}],
    sym_name = "main",
    sym_visibility = "public"
  }> ({
  ^bb0(%arg50: tensor<?x?x6xf32>, %arg51: tensor<?x6xf32>, %arg52: tensor<6x6xf32>):
    %130 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %131 = "stablehlo.get_dimension_size"(%arg50) <{dimension = 0 : i64}>
        : (tensor<?x?x6xf32>) -> tensor<i32>
    %132 = "stablehlo.get_dimension_size"(%arg50) <{dimension = 1 : i64}>
        : (tensor<?x?x6xf32>) -> tensor<i32>
    %133 = "stablehlo.get_dimension_size"(%arg51) <{dimension = 0 : i64}>
        : (tensor<?x6xf32>) -> tensor<i32>
    %134 = "stablehlo.compare"(%131, %130) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction GE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%134, %131) <{
      api_version = 2 : i32,
      call_target_name = "shape_assertion",
      has_side_effect = true
    }> : (tensor<i1>, tensor<i32>) -> ()
    %135 = "stablehlo.compare"(%132, %130) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction GE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%135, %131, %132) <{
      api_version = 2 : i32,
      call_target_name = "shape_assertion",
      has_side_effect = true
    }> : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %136 = "stablehlo.compare"(%133, %131) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction EQ>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%136, %133, %131, %132) <{
      api_version = 2 : i32,
      call_target_name = "shape_assertion",
      has_side_effect = true
    }> : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %137:7 = "func.call"(%131, %132, %arg50, %arg51, %arg52) <{callee = @_wrapped_jax_export_main}>
        : (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>, tensor<?x6xf32>, tensor<6x6xf32>)
        -> (tensor<?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>,
            tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>)
    "func.return"(%137#0, %137#1, %137#2, %137#3, %137#4, %137#5, %137#6)
        : (tensor<?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>,
           tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{
    function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>,
    sym_name = "reduce_window_float32_reducer"
  }> ({
  ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
    %129 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%129) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>, tensor<?x6xf32>, tensor<6x6xf32>) -> (
        tensor<?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>,
        tensor<?x?x6xf32>, tensor<?x?x6xf32>),
    res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"},
                 {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"},
                 {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"},
                 {jax.result_info = "result[6]"}],
    sym_name = "_wrapped_jax_export_main",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<?x?x6xf32>, %arg36: tensor<?x6xf32>,
       %arg37: tensor<6x6xf32>):
    %64 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %66 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73:4 = "stablehlo.while"(%arg37, %72, %72, %arg36) ({
    ^bb0(%arg44: tensor<6x6xf32>, %arg45: tensor<i32>, %arg46: tensor<i32>, %arg47: tensor<?x6xf32>)
        :
      %128 = "stablehlo.compare"(%arg45, %71) <{
        compare_type = #stablehlo<comparison_type SIGNED>,
        comparison_direction = #stablehlo<comparison_direction LT>
      }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%128) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg40: tensor<6x6xf32>, %arg41: tensor<i32>, %arg42: tensor<i32>, %arg43: tensor<?x6xf32>)
        :
      %126:2 = "func.call"(%arg33, %arg34, %arg40, %arg42, %arg43) <{callee = @closed_call}>
          : (tensor<i32>, tensor<i32>, tensor<6x6xf32>, tensor<i32>, tensor<?x6xf32>)
          -> (tensor<i32>, tensor<?x6xf32>)
      %127 = "stablehlo.add"(%arg41, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg40, %127, %126#0, %126#1)
          : (tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<?x6xf32>) -> ()
    }) : (tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<?x6xf32>)
        -> (tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<?x6xf32>)
    %74 = "stablehlo.reduce"(%arg35, %69) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %125 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<?x?x6xf32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.compare"(%74, %69) <{
      compare_type = #stablehlo<comparison_type FLOAT>,
      comparison_direction = #stablehlo<comparison_direction GT>
    }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %76 = "stablehlo.convert"(%75) : (tensor<i1>) -> tensor<i32>
    %77 = "stablehlo.case"(%76) ({
      %120 = "stablehlo.reshape"(%arg33) : (tensor<i32>) -> tensor<1xi32>
      %121 = "stablehlo.reshape"(%arg34) : (tensor<i32>) -> tensor<1xi32>
      %122 = "stablehlo.concatenate"(%120, %121, %67) <{dimension = 0 : i64}>
          : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
      %123 = "stablehlo.dynamic_broadcast_in_dim"(%68, %122) <{broadcast_dimensions = array<i64>}>
          : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x6xf32>
      %124 = "stablehlo.subtract"(%arg35, %123)
          : (tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
      "stablehlo.return"(%124) : (tensor<?x?x6xf32>) -> ()
    }, {
      %115 = "stablehlo.reshape"(%arg33) : (tensor<i32>) -> tensor<1xi32>
      %116 = "stablehlo.reshape"(%arg34) : (tensor<i32>) -> tensor<1xi32>
      %117 = "stablehlo.concatenate"(%115, %116, %67) <{dimension = 0 : i64}>
          : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
      %118 = "stablehlo.dynamic_broadcast_in_dim"(%66, %117) <{broadcast_dimensions = array<i64>}>
          : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x6xf32>
      %119 = "stablehlo.multiply"(%arg35, %118)
          : (tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
      "stablehlo.return"(%119) : (tensor<?x?x6xf32>) -> ()
    }) : (tensor<i32>) -> tensor<?x?x6xf32>
    %78 = "func.call"(%arg33, %arg34, %77) <{callee = @cumsum}>
        : (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    %79 = "stablehlo.reshape"(%arg33) : (tensor<i32>) -> tensor<1xi32>
    %80 = "stablehlo.concatenate"(%79, %65, %67) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %81 = "stablehlo.dynamic_broadcast_in_dim"(%73#3, %80) <{
      broadcast_dimensions = array<i64: 0, 2>
    }> : (tensor<?x6xf32>, tensor<3xi32>) -> tensor<?x1x6xf32>
    %82 = "stablehlo.concatenate"(%78, %81) <{dimension = 1 : i64}>
        : (tensor<?x?x6xf32>, tensor<?x1x6xf32>) -> tensor<?x?x6xf32>
    %83 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.reshape"(%arg33) : (tensor<i32>) -> tensor<1xi32>
    %85 = "stablehlo.reshape"(%arg34) : (tensor<i32>) -> tensor<1xi32>
    %86 = "stablehlo.concatenate"(%84, %85, %67) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %87 = "stablehlo.dynamic_gather"(%82, %83, %86) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [1]>,
      indices_are_sorted = true
    }> : (tensor<?x?x6xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?x6xf32>
    %88 = "stablehlo.convert"(%arg34) : (tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.add"(%88, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %90:2 = "func.call"(%arg33, %arg34, %89, %64) <{callee = @divmod}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %91 = "stablehlo.reshape"(%90#0) : (tensor<i32>) -> tensor<1xi32>
    %92 = "stablehlo.dynamic_iota"(%91) <{iota_dimension = 0 : i64}>
        : (tensor<1xi32>) -> tensor<?xi32>
    %93 = "stablehlo.convert"(%arg34) : (tensor<i32>) -> tensor<i32>
    %94 = "stablehlo.add"(%93, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %95:2 = "func.call"(%arg33, %arg34, %94, %64) <{callee = @divmod}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %96 = "stablehlo.reshape"(%95#0) : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.dynamic_broadcast_in_dim"(%64, %96) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %98 = "stablehlo.multiply"(%97, %92) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %99 = "stablehlo.convert"(%arg34) : (tensor<i32>) -> tensor<i32>
    %100 = "stablehlo.add"(%99, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %101:2 = "func.call"(%arg33, %arg34, %100, %64) <{callee = @divmod}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %102 = "stablehlo.reshape"(%101#0) : (tensor<i32>) -> tensor<1xi32>
    %103 = "stablehlo.dynamic_broadcast_in_dim"(%72, %102) <{broadcast_dimensions = array<i64>}>
        : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %104 = "stablehlo.add"(%103, %98) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %105 = "stablehlo.convert"(%arg34) : (tensor<i32>) -> tensor<i32>
    %106 = "stablehlo.add"(%105, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %107:2 = "func.call"(%arg33, %arg34, %106, %64) <{callee = @divmod}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %108 = "stablehlo.reshape"(%107#0) : (tensor<i32>) -> tensor<1xi32>
    %109 = "stablehlo.concatenate"(%108, %65) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %110 = "stablehlo.dynamic_broadcast_in_dim"(%104, %109) <{broadcast_dimensions = array<i64: 0>}>
        : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %111 = "stablehlo.reshape"(%arg33) : (tensor<i32>) -> tensor<1xi32>
    %112 = "stablehlo.concatenate"(%111, %65, %67) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %113 = "stablehlo.dynamic_gather"(%82, %110, %112) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>,
      indices_are_sorted = true
    }> : (tensor<?x?x6xf32>, tensor<?x1xi32>, tensor<3xi32>) -> tensor<?x?x6xf32>
    %114 = "func.call"(%arg33, %arg34, %82) <{callee = @sort}>
        : (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    "func.return"(%73#3, %77, %78, %82, %87, %113, %114)
        : (tensor<?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>,
           tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<6x6xf32>, tensor<i32>, tensor<?x6xf32>) -> (
        tensor<i32>, tensor<?x6xf32>),
    sym_name = "closed_call",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>, %arg30: tensor<6x6xf32>, %arg31: tensor<i32>,
       %arg32: tensor<?x6xf32>):
    %60 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.add"(%arg31, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %62 = "stablehlo.dot_general"(%arg32, %arg30) <{
      dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
    }> : (tensor<?x6xf32>, tensor<6x6xf32>) -> tensor<?x6xf32>
    %63 = "stablehlo.tanh"(%62) : (tensor<?x6xf32>) -> tensor<?x6xf32>
    "func.return"(%61, %63) : (tensor<i32>, tensor<?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>,
    sym_name = "cumsum",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<?x?x6xf32>):
    %59 = "func.call"(%arg25, %arg26, %arg27) <{callee = @cumsum_0}>
        : (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    "func.return"(%59) : (tensor<?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>,
    sym_name = "cumsum_0",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>, %arg24: tensor<?x?x6xf32>):
    %38 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %39 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}>
        : (tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.concatenate"(%40, %40) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %44 = "stablehlo.reshape"(%43) : (tensor<2xi32>) -> tensor<1x2xi32>
    %45 = "stablehlo.convert"(%arg23) : (tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.add"(%45, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.reshape"(%46) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.concatenate"(%47, %40) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %49 = "stablehlo.reshape"(%48) : (tensor<2xi32>) -> tensor<1x2xi32>
    %50 = "stablehlo.concatenate"(%40, %40) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %51 = "stablehlo.reshape"(%50) : (tensor<2xi32>) -> tensor<1x2xi32>
    %52 = "stablehlo.concatenate"(%44, %49, %51) <{dimension = 0 : i64}>
        : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
    %53 = "stablehlo.reshape"(%arg23) : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.concatenate"(%38, %53, %38) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %55 = "stablehlo.concatenate"(%38, %38, %38) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %56 = "stablehlo.concatenate"(%38, %38, %38) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %57 = "stablehlo.concatenate"(%38, %38, %38) <{dimension = 0 : i64}>
        : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %58 = "stablehlo.custom_call"(%arg24, %42, %54, %55, %56, %57, %52) <{
      api_version = 2 : i32,
      call_target_name = "stablehlo.dynamic_reduce_window",
      called_computations = [@reduce_window_float32_reducer]
    }> : (tensor<?x?x6xf32>, tensor<f32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>,
          tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x?x6xf32>
    "func.return"(%58) : (tensor<?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (
        tensor<i32>, tensor<i32>),
    sym_name = "divmod",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<i32>, %arg21: tensor<i32>):
    %36 = "func.call"(%arg18, %arg19, %arg20, %arg21) <{callee = @floor_divide}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %37 = "func.call"(%arg18, %arg19, %arg20, %arg21) <{callee = @remainder}>
        : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%36, %37) : (tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>,
    sym_name = "floor_divide",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg14: tensor<i32>, %arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<i32>):
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.divide"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.sign"(%arg16) : (tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.sign"(%arg17) : (tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.compare"(%28, %29) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction NE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %31 = "stablehlo.remainder"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %32 = "stablehlo.compare"(%31, %26) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction NE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %33 = "stablehlo.and"(%30, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %34 = "stablehlo.subtract"(%27, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %35 = "func.call"(%arg14, %arg15, %33, %34, %27) <{callee = @_where}>
        : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%35) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>,
    sym_name = "_where",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>, %arg11: tensor<i1>, %arg12: tensor<i32>,
       %arg13: tensor<i32>):
    %24 = "stablehlo.select"(%arg11, %arg12, %arg13)
        : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%24) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>,
    sym_name = "remainder",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
    %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%arg8, %13) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction EQ>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = "func.call"(%arg5, %arg6, %14, %12, %arg8) <{callee = @_where}>
        : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.remainder"(%arg7, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.compare"(%16, %13) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction NE>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = "stablehlo.compare"(%16, %13) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction LT>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = "stablehlo.compare"(%15, %13) <{
      compare_type = #stablehlo<comparison_type SIGNED>,
      comparison_direction = #stablehlo<comparison_direction LT>
    }> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = "stablehlo.compare"(%18, %19) <{
      compare_type = #stablehlo<comparison_type UNSIGNED>,
      comparison_direction = #stablehlo<comparison_direction NE>
    }> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %21 = "stablehlo.and"(%20, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %22 = "stablehlo.add"(%16, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.select"(%21, %22, %16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%23) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{
    arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}],
    function_type = (tensor<i32>, tensor<i32>, tensor<?x?x6xf32>) -> tensor<?x?x6xf32>,
    sym_name = "sort",
    sym_visibility = "private"
  }> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.sort"(%arg2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = "stablehlo.compare"(%arg3, %1) <{
        compare_type = #stablehlo<comparison_type FLOAT>,
        comparison_direction = #stablehlo<comparison_direction EQ>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.select"(%3, %1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %5 = "stablehlo.compare"(%arg3, %arg3) <{
        compare_type = #stablehlo<comparison_type FLOAT>,
        comparison_direction = #stablehlo<comparison_direction NE>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.select"(%5, %0, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.compare"(%arg4, %1) <{
        compare_type = #stablehlo<comparison_type FLOAT>,
        comparison_direction = #stablehlo<comparison_direction EQ>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.select"(%7, %1, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.compare"(%arg4, %arg4) <{
        compare_type = #stablehlo<comparison_type FLOAT>,
        comparison_direction = #stablehlo<comparison_direction NE>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %0, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.compare"(%6, %10) <{
        compare_type = #stablehlo<comparison_type TOTALORDER>,
        comparison_direction = #stablehlo<comparison_direction LT>
      }> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
    "func.return"(%2) : (tensor<?x?x6xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}
    : () -> ()
