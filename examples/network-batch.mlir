// A network of 32 layers, by tools/make_network.py; the only extents that are given are
// those of an image and of the weights.
func.func @network(%image: tensor<?x16x16x3xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %image : tensor<?x16x16x3xf32> to tensor<?x?x?x?xf32>
  // 1: convolution 3x3, 8 channels, stride 1
  %1 = arith.constant 0.0 : f32
  %2 = arith.constant 1 : index
  %3 = tensor.pad %0 low[0, %2, %2, 0] high[0, %2, %2, 0] {
  ^bb0(%n1: index, %y1: index, %x1: index, %c1: index):
    tensor.yield %1 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %4 = arith.constant 0 : index
  %5 = tensor.dim %3, %4 : tensor<?x?x?x?xf32>
  %6 = arith.constant 1 : index
  %7 = tensor.dim %3, %6 : tensor<?x?x?x?xf32>
  %8 = arith.constant 2 : index
  %9 = tensor.dim %3, %8 : tensor<?x?x?x?xf32>
  %10 = arith.constant 3 : index
  %11 = tensor.dim %3, %10 : tensor<?x?x?x?xf32>
  %12 = arith.constant 3 : index
  %13 = arith.subi %7, %12 : index
  %14 = arith.constant 1 : index
  %15 = arith.floordivsi %13, %14 : index
  %16 = arith.constant 1 : index
  %17 = arith.addi %15, %16 : index
  %18 = arith.constant 3 : index
  %19 = arith.subi %9, %18 : index
  %20 = arith.constant 1 : index
  %21 = arith.floordivsi %19, %20 : index
  %22 = arith.constant 1 : index
  %23 = arith.addi %21, %22 : index
  %24 = arith.constant dense<0.03> : tensor<3x3x3x8xf32>
  %25 = arith.constant 3 : index
  %26 = tensor.dim %24, %25 : tensor<3x3x3x8xf32>
  %27 = arith.constant 0.0 : f32
  %28 = tensor.empty(%5, %17, %23, %26) : tensor<?x?x?x?xf32>
  %29 = linalg.fill ins(%27 : f32) outs(%28 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %30 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%3, %24 : tensor<?x?x?x?xf32>, tensor<3x3x3x8xf32>)
      outs(%29 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 2: rectifier
  %31 = arith.constant 0 : index
  %32 = tensor.dim %30, %31 : tensor<?x?x?x?xf32>
  %33 = arith.constant 1 : index
  %34 = tensor.dim %30, %33 : tensor<?x?x?x?xf32>
  %35 = arith.constant 2 : index
  %36 = tensor.dim %30, %35 : tensor<?x?x?x?xf32>
  %37 = arith.constant 3 : index
  %38 = tensor.dim %30, %37 : tensor<?x?x?x?xf32>
  %39 = tensor.empty(%32, %34, %36, %38) : tensor<?x?x?x?xf32>
  %40 = arith.constant 0.0 : f32
  %41 = linalg.map ins(%30 : tensor<?x?x?x?xf32>) outs(%39 : tensor<?x?x?x?xf32>)
    (%in2: f32, %init2: f32) {
      %max2 = arith.maximumf %in2, %40 : f32
      linalg.yield %max2 : f32
    }
  // 3: pooling (max) 2x2, stride 2
  %42 = arith.constant 0 : index
  %43 = tensor.dim %41, %42 : tensor<?x?x?x?xf32>
  %44 = arith.constant 1 : index
  %45 = tensor.dim %41, %44 : tensor<?x?x?x?xf32>
  %46 = arith.constant 2 : index
  %47 = tensor.dim %41, %46 : tensor<?x?x?x?xf32>
  %48 = arith.constant 3 : index
  %49 = tensor.dim %41, %48 : tensor<?x?x?x?xf32>
  %50 = arith.constant 2 : index
  %51 = arith.subi %45, %50 : index
  %52 = arith.constant 2 : index
  %53 = arith.floordivsi %51, %52 : index
  %54 = arith.constant 1 : index
  %55 = arith.addi %53, %54 : index
  %56 = arith.constant 2 : index
  %57 = arith.subi %47, %56 : index
  %58 = arith.constant 2 : index
  %59 = arith.floordivsi %57, %58 : index
  %60 = arith.constant 1 : index
  %61 = arith.addi %59, %60 : index
  %62 = arith.constant 0xFF800000 : f32
  %63 = tensor.empty(%43, %55, %61, %49) : tensor<?x?x?x?xf32>
  %64 = linalg.fill ins(%62 : f32) outs(%63 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %65 = tensor.empty() : tensor<2x2xf32>
  %66 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
      ins(%41, %65 : tensor<?x?x?x?xf32>, tensor<2x2xf32>)
      outs(%64 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 4: convolution 3x3, 8 channels, stride 1
  %67 = arith.constant 0.0 : f32
  %68 = arith.constant 1 : index
  %69 = tensor.pad %66 low[0, %68, %68, 0] high[0, %68, %68, 0] {
  ^bb0(%n4: index, %y4: index, %x4: index, %c4: index):
    tensor.yield %67 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %70 = arith.constant 0 : index
  %71 = tensor.dim %69, %70 : tensor<?x?x?x?xf32>
  %72 = arith.constant 1 : index
  %73 = tensor.dim %69, %72 : tensor<?x?x?x?xf32>
  %74 = arith.constant 2 : index
  %75 = tensor.dim %69, %74 : tensor<?x?x?x?xf32>
  %76 = arith.constant 3 : index
  %77 = tensor.dim %69, %76 : tensor<?x?x?x?xf32>
  %78 = arith.constant 3 : index
  %79 = arith.subi %73, %78 : index
  %80 = arith.constant 1 : index
  %81 = arith.floordivsi %79, %80 : index
  %82 = arith.constant 1 : index
  %83 = arith.addi %81, %82 : index
  %84 = arith.constant 3 : index
  %85 = arith.subi %75, %84 : index
  %86 = arith.constant 1 : index
  %87 = arith.floordivsi %85, %86 : index
  %88 = arith.constant 1 : index
  %89 = arith.addi %87, %88 : index
  %90 = arith.constant dense<0.03> : tensor<3x3x8x8xf32>
  %91 = arith.constant 3 : index
  %92 = tensor.dim %90, %91 : tensor<3x3x8x8xf32>
  %93 = arith.constant 0.0 : f32
  %94 = tensor.empty(%71, %83, %89, %92) : tensor<?x?x?x?xf32>
  %95 = linalg.fill ins(%93 : f32) outs(%94 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %96 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%69, %90 : tensor<?x?x?x?xf32>, tensor<3x3x8x8xf32>)
      outs(%95 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 5: rectifier
  %97 = arith.constant 0 : index
  %98 = tensor.dim %96, %97 : tensor<?x?x?x?xf32>
  %99 = arith.constant 1 : index
  %100 = tensor.dim %96, %99 : tensor<?x?x?x?xf32>
  %101 = arith.constant 2 : index
  %102 = tensor.dim %96, %101 : tensor<?x?x?x?xf32>
  %103 = arith.constant 3 : index
  %104 = tensor.dim %96, %103 : tensor<?x?x?x?xf32>
  %105 = tensor.empty(%98, %100, %102, %104) : tensor<?x?x?x?xf32>
  %106 = arith.constant 0.0 : f32
  %107 = linalg.map ins(%96 : tensor<?x?x?x?xf32>) outs(%105 : tensor<?x?x?x?xf32>)
    (%in5: f32, %init5: f32) {
      %max5 = arith.maximumf %in5, %106 : f32
      linalg.yield %max5 : f32
    }
  // 6: convolution 3x3, 8 channels, stride 1
  %108 = arith.constant 0.0 : f32
  %109 = arith.constant 1 : index
  %110 = tensor.pad %107 low[0, %109, %109, 0] high[0, %109, %109, 0] {
  ^bb0(%n6: index, %y6: index, %x6: index, %c6: index):
    tensor.yield %108 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %111 = arith.constant 0 : index
  %112 = tensor.dim %110, %111 : tensor<?x?x?x?xf32>
  %113 = arith.constant 1 : index
  %114 = tensor.dim %110, %113 : tensor<?x?x?x?xf32>
  %115 = arith.constant 2 : index
  %116 = tensor.dim %110, %115 : tensor<?x?x?x?xf32>
  %117 = arith.constant 3 : index
  %118 = tensor.dim %110, %117 : tensor<?x?x?x?xf32>
  %119 = arith.constant 3 : index
  %120 = arith.subi %114, %119 : index
  %121 = arith.constant 1 : index
  %122 = arith.floordivsi %120, %121 : index
  %123 = arith.constant 1 : index
  %124 = arith.addi %122, %123 : index
  %125 = arith.constant 3 : index
  %126 = arith.subi %116, %125 : index
  %127 = arith.constant 1 : index
  %128 = arith.floordivsi %126, %127 : index
  %129 = arith.constant 1 : index
  %130 = arith.addi %128, %129 : index
  %131 = arith.constant dense<0.03> : tensor<3x3x8x8xf32>
  %132 = arith.constant 3 : index
  %133 = tensor.dim %131, %132 : tensor<3x3x8x8xf32>
  %134 = arith.constant 0.0 : f32
  %135 = tensor.empty(%112, %124, %130, %133) : tensor<?x?x?x?xf32>
  %136 = linalg.fill ins(%134 : f32) outs(%135 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %137 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%110, %131 : tensor<?x?x?x?xf32>, tensor<3x3x8x8xf32>)
      outs(%136 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 7: residual sum
  %138 = shape.shape_of %137 : tensor<?x?x?x?xf32> -> tensor<?xindex>
  %139 = shape.shape_of %66 : tensor<?x?x?x?xf32> -> tensor<?xindex>
  %140 = shape.cstr_broadcastable %138, %139 : tensor<?xindex>, tensor<?xindex>
  %141 = shape.assuming %140 -> (tensor<?x?x?x?xf32>) {
    %142 = shape.broadcast %138, %139 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %143 = arith.constant 0 : index
    %144 = shape.get_extent %142, %143 : tensor<?xindex>, index -> index
    %145 = arith.constant 1 : index
    %146 = shape.get_extent %142, %145 : tensor<?xindex>, index -> index
    %147 = arith.constant 2 : index
    %148 = shape.get_extent %142, %147 : tensor<?xindex>, index -> index
    %149 = arith.constant 3 : index
    %150 = shape.get_extent %142, %149 : tensor<?xindex>, index -> index
    %151 = tensor.empty(%144, %146, %148, %150) : tensor<?x?x?x?xf32>
    %152 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]
    } ins(%137, %66 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%151 : tensor<?x?x?x?xf32>) {
    ^bb0(%left7: f32, %right7: f32, %out7: f32):
      %sum7 = arith.addf %left7, %right7 : f32
      linalg.yield %sum7 : f32
    } -> tensor<?x?x?x?xf32>
    shape.assuming_yield %152 : tensor<?x?x?x?xf32>
  }
  // 8: rectifier
  %153 = arith.constant 0 : index
  %154 = tensor.dim %141, %153 : tensor<?x?x?x?xf32>
  %155 = arith.constant 1 : index
  %156 = tensor.dim %141, %155 : tensor<?x?x?x?xf32>
  %157 = arith.constant 2 : index
  %158 = tensor.dim %141, %157 : tensor<?x?x?x?xf32>
  %159 = arith.constant 3 : index
  %160 = tensor.dim %141, %159 : tensor<?x?x?x?xf32>
  %161 = tensor.empty(%154, %156, %158, %160) : tensor<?x?x?x?xf32>
  %162 = arith.constant 0.0 : f32
  %163 = linalg.map ins(%141 : tensor<?x?x?x?xf32>) outs(%161 : tensor<?x?x?x?xf32>)
    (%in8: f32, %init8: f32) {
      %max8 = arith.maximumf %in8, %162 : f32
      linalg.yield %max8 : f32
    }
  // 9: convolution 1x1, 4 channels, stride 1
  %164 = arith.constant 0 : index
  %165 = tensor.dim %163, %164 : tensor<?x?x?x?xf32>
  %166 = arith.constant 1 : index
  %167 = tensor.dim %163, %166 : tensor<?x?x?x?xf32>
  %168 = arith.constant 2 : index
  %169 = tensor.dim %163, %168 : tensor<?x?x?x?xf32>
  %170 = arith.constant 3 : index
  %171 = tensor.dim %163, %170 : tensor<?x?x?x?xf32>
  %172 = arith.constant 1 : index
  %173 = arith.subi %167, %172 : index
  %174 = arith.constant 1 : index
  %175 = arith.floordivsi %173, %174 : index
  %176 = arith.constant 1 : index
  %177 = arith.addi %175, %176 : index
  %178 = arith.constant 1 : index
  %179 = arith.subi %169, %178 : index
  %180 = arith.constant 1 : index
  %181 = arith.floordivsi %179, %180 : index
  %182 = arith.constant 1 : index
  %183 = arith.addi %181, %182 : index
  %184 = arith.constant dense<0.03> : tensor<1x1x8x4xf32>
  %185 = arith.constant 3 : index
  %186 = tensor.dim %184, %185 : tensor<1x1x8x4xf32>
  %187 = arith.constant 0.0 : f32
  %188 = tensor.empty(%165, %177, %183, %186) : tensor<?x?x?x?xf32>
  %189 = linalg.fill ins(%187 : f32) outs(%188 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %190 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%163, %184 : tensor<?x?x?x?xf32>, tensor<1x1x8x4xf32>)
      outs(%189 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 10: convolution 3x3, 4 channels, stride 1
  %191 = arith.constant 0.0 : f32
  %192 = arith.constant 1 : index
  %193 = tensor.pad %163 low[0, %192, %192, 0] high[0, %192, %192, 0] {
  ^bb0(%n10: index, %y10: index, %x10: index, %c10: index):
    tensor.yield %191 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %194 = arith.constant 0 : index
  %195 = tensor.dim %193, %194 : tensor<?x?x?x?xf32>
  %196 = arith.constant 1 : index
  %197 = tensor.dim %193, %196 : tensor<?x?x?x?xf32>
  %198 = arith.constant 2 : index
  %199 = tensor.dim %193, %198 : tensor<?x?x?x?xf32>
  %200 = arith.constant 3 : index
  %201 = tensor.dim %193, %200 : tensor<?x?x?x?xf32>
  %202 = arith.constant 3 : index
  %203 = arith.subi %197, %202 : index
  %204 = arith.constant 1 : index
  %205 = arith.floordivsi %203, %204 : index
  %206 = arith.constant 1 : index
  %207 = arith.addi %205, %206 : index
  %208 = arith.constant 3 : index
  %209 = arith.subi %199, %208 : index
  %210 = arith.constant 1 : index
  %211 = arith.floordivsi %209, %210 : index
  %212 = arith.constant 1 : index
  %213 = arith.addi %211, %212 : index
  %214 = arith.constant dense<0.03> : tensor<3x3x8x4xf32>
  %215 = arith.constant 3 : index
  %216 = tensor.dim %214, %215 : tensor<3x3x8x4xf32>
  %217 = arith.constant 0.0 : f32
  %218 = tensor.empty(%195, %207, %213, %216) : tensor<?x?x?x?xf32>
  %219 = linalg.fill ins(%217 : f32) outs(%218 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %220 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%193, %214 : tensor<?x?x?x?xf32>, tensor<3x3x8x4xf32>)
      outs(%219 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 11: convolution 5x5, 8 channels, stride 1
  %221 = arith.constant 0.0 : f32
  %222 = arith.constant 2 : index
  %223 = tensor.pad %163 low[0, %222, %222, 0] high[0, %222, %222, 0] {
  ^bb0(%n11: index, %y11: index, %x11: index, %c11: index):
    tensor.yield %221 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %224 = arith.constant 0 : index
  %225 = tensor.dim %223, %224 : tensor<?x?x?x?xf32>
  %226 = arith.constant 1 : index
  %227 = tensor.dim %223, %226 : tensor<?x?x?x?xf32>
  %228 = arith.constant 2 : index
  %229 = tensor.dim %223, %228 : tensor<?x?x?x?xf32>
  %230 = arith.constant 3 : index
  %231 = tensor.dim %223, %230 : tensor<?x?x?x?xf32>
  %232 = arith.constant 5 : index
  %233 = arith.subi %227, %232 : index
  %234 = arith.constant 1 : index
  %235 = arith.floordivsi %233, %234 : index
  %236 = arith.constant 1 : index
  %237 = arith.addi %235, %236 : index
  %238 = arith.constant 5 : index
  %239 = arith.subi %229, %238 : index
  %240 = arith.constant 1 : index
  %241 = arith.floordivsi %239, %240 : index
  %242 = arith.constant 1 : index
  %243 = arith.addi %241, %242 : index
  %244 = arith.constant dense<0.03> : tensor<5x5x8x8xf32>
  %245 = arith.constant 3 : index
  %246 = tensor.dim %244, %245 : tensor<5x5x8x8xf32>
  %247 = arith.constant 0.0 : f32
  %248 = tensor.empty(%225, %237, %243, %246) : tensor<?x?x?x?xf32>
  %249 = linalg.fill ins(%247 : f32) outs(%248 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %250 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%223, %244 : tensor<?x?x?x?xf32>, tensor<5x5x8x8xf32>)
      outs(%249 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 12: concatenation of channels
  %251 = tensor.concat dim(3) %190, %220, %250
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 13: rectifier
  %252 = arith.constant 0 : index
  %253 = tensor.dim %251, %252 : tensor<?x?x?x?xf32>
  %254 = arith.constant 1 : index
  %255 = tensor.dim %251, %254 : tensor<?x?x?x?xf32>
  %256 = arith.constant 2 : index
  %257 = tensor.dim %251, %256 : tensor<?x?x?x?xf32>
  %258 = arith.constant 3 : index
  %259 = tensor.dim %251, %258 : tensor<?x?x?x?xf32>
  %260 = tensor.empty(%253, %255, %257, %259) : tensor<?x?x?x?xf32>
  %261 = arith.constant 0.0 : f32
  %262 = linalg.map ins(%251 : tensor<?x?x?x?xf32>) outs(%260 : tensor<?x?x?x?xf32>)
    (%in13: f32, %init13: f32) {
      %max13 = arith.maximumf %in13, %261 : f32
      linalg.yield %max13 : f32
    }
  // 14: convolution 3x3, 16 channels, stride 2
  %263 = arith.constant 0.0 : f32
  %264 = arith.constant 1 : index
  %265 = tensor.pad %262 low[0, %264, %264, 0] high[0, %264, %264, 0] {
  ^bb0(%n14: index, %y14: index, %x14: index, %c14: index):
    tensor.yield %263 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %266 = arith.constant 0 : index
  %267 = tensor.dim %265, %266 : tensor<?x?x?x?xf32>
  %268 = arith.constant 1 : index
  %269 = tensor.dim %265, %268 : tensor<?x?x?x?xf32>
  %270 = arith.constant 2 : index
  %271 = tensor.dim %265, %270 : tensor<?x?x?x?xf32>
  %272 = arith.constant 3 : index
  %273 = tensor.dim %265, %272 : tensor<?x?x?x?xf32>
  %274 = arith.constant 3 : index
  %275 = arith.subi %269, %274 : index
  %276 = arith.constant 2 : index
  %277 = arith.floordivsi %275, %276 : index
  %278 = arith.constant 1 : index
  %279 = arith.addi %277, %278 : index
  %280 = arith.constant 3 : index
  %281 = arith.subi %271, %280 : index
  %282 = arith.constant 2 : index
  %283 = arith.floordivsi %281, %282 : index
  %284 = arith.constant 1 : index
  %285 = arith.addi %283, %284 : index
  %286 = arith.constant dense<0.03> : tensor<3x3x16x16xf32>
  %287 = arith.constant 3 : index
  %288 = tensor.dim %286, %287 : tensor<3x3x16x16xf32>
  %289 = arith.constant 0.0 : f32
  %290 = tensor.empty(%267, %279, %285, %288) : tensor<?x?x?x?xf32>
  %291 = linalg.fill ins(%289 : f32) outs(%290 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %292 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%265, %286 : tensor<?x?x?x?xf32>, tensor<3x3x16x16xf32>)
      outs(%291 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 15: rectifier
  %293 = arith.constant 0 : index
  %294 = tensor.dim %292, %293 : tensor<?x?x?x?xf32>
  %295 = arith.constant 1 : index
  %296 = tensor.dim %292, %295 : tensor<?x?x?x?xf32>
  %297 = arith.constant 2 : index
  %298 = tensor.dim %292, %297 : tensor<?x?x?x?xf32>
  %299 = arith.constant 3 : index
  %300 = tensor.dim %292, %299 : tensor<?x?x?x?xf32>
  %301 = tensor.empty(%294, %296, %298, %300) : tensor<?x?x?x?xf32>
  %302 = arith.constant 0.0 : f32
  %303 = linalg.map ins(%292 : tensor<?x?x?x?xf32>) outs(%301 : tensor<?x?x?x?xf32>)
    (%in15: f32, %init15: f32) {
      %max15 = arith.maximumf %in15, %302 : f32
      linalg.yield %max15 : f32
    }
  // 16: convolution 3x3, 16 channels, stride 1
  %304 = arith.constant 0.0 : f32
  %305 = arith.constant 1 : index
  %306 = tensor.pad %303 low[0, %305, %305, 0] high[0, %305, %305, 0] {
  ^bb0(%n16: index, %y16: index, %x16: index, %c16: index):
    tensor.yield %304 : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %307 = arith.constant 0 : index
  %308 = tensor.dim %306, %307 : tensor<?x?x?x?xf32>
  %309 = arith.constant 1 : index
  %310 = tensor.dim %306, %309 : tensor<?x?x?x?xf32>
  %311 = arith.constant 2 : index
  %312 = tensor.dim %306, %311 : tensor<?x?x?x?xf32>
  %313 = arith.constant 3 : index
  %314 = tensor.dim %306, %313 : tensor<?x?x?x?xf32>
  %315 = arith.constant 3 : index
  %316 = arith.subi %310, %315 : index
  %317 = arith.constant 1 : index
  %318 = arith.floordivsi %316, %317 : index
  %319 = arith.constant 1 : index
  %320 = arith.addi %318, %319 : index
  %321 = arith.constant 3 : index
  %322 = arith.subi %312, %321 : index
  %323 = arith.constant 1 : index
  %324 = arith.floordivsi %322, %323 : index
  %325 = arith.constant 1 : index
  %326 = arith.addi %324, %325 : index
  %327 = arith.constant dense<0.03> : tensor<3x3x16x16xf32>
  %328 = arith.constant 3 : index
  %329 = tensor.dim %327, %328 : tensor<3x3x16x16xf32>
  %330 = arith.constant 0.0 : f32
  %331 = tensor.empty(%308, %320, %326, %329) : tensor<?x?x?x?xf32>
  %332 = linalg.fill ins(%330 : f32) outs(%331 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %333 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%306, %327 : tensor<?x?x?x?xf32>, tensor<3x3x16x16xf32>)
      outs(%332 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 17: convolution 1x1, 16 channels, stride 1
  %334 = arith.constant 0 : index
  %335 = tensor.dim %303, %334 : tensor<?x?x?x?xf32>
  %336 = arith.constant 1 : index
  %337 = tensor.dim %303, %336 : tensor<?x?x?x?xf32>
  %338 = arith.constant 2 : index
  %339 = tensor.dim %303, %338 : tensor<?x?x?x?xf32>
  %340 = arith.constant 3 : index
  %341 = tensor.dim %303, %340 : tensor<?x?x?x?xf32>
  %342 = arith.constant 1 : index
  %343 = arith.subi %337, %342 : index
  %344 = arith.constant 1 : index
  %345 = arith.floordivsi %343, %344 : index
  %346 = arith.constant 1 : index
  %347 = arith.addi %345, %346 : index
  %348 = arith.constant 1 : index
  %349 = arith.subi %339, %348 : index
  %350 = arith.constant 1 : index
  %351 = arith.floordivsi %349, %350 : index
  %352 = arith.constant 1 : index
  %353 = arith.addi %351, %352 : index
  %354 = arith.constant dense<0.03> : tensor<1x1x16x16xf32>
  %355 = arith.constant 3 : index
  %356 = tensor.dim %354, %355 : tensor<1x1x16x16xf32>
  %357 = arith.constant 0.0 : f32
  %358 = tensor.empty(%335, %347, %353, %356) : tensor<?x?x?x?xf32>
  %359 = linalg.fill ins(%357 : f32) outs(%358 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %360 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>}
      ins(%303, %354 : tensor<?x?x?x?xf32>, tensor<1x1x16x16xf32>)
      outs(%359 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 18: residual sum, projected
  %361 = shape.shape_of %333 : tensor<?x?x?x?xf32> -> tensor<?xindex>
  %362 = shape.shape_of %360 : tensor<?x?x?x?xf32> -> tensor<?xindex>
  %363 = shape.cstr_broadcastable %361, %362 : tensor<?xindex>, tensor<?xindex>
  %364 = shape.assuming %363 -> (tensor<?x?x?x?xf32>) {
    %365 = shape.broadcast %361, %362 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %366 = arith.constant 0 : index
    %367 = shape.get_extent %365, %366 : tensor<?xindex>, index -> index
    %368 = arith.constant 1 : index
    %369 = shape.get_extent %365, %368 : tensor<?xindex>, index -> index
    %370 = arith.constant 2 : index
    %371 = shape.get_extent %365, %370 : tensor<?xindex>, index -> index
    %372 = arith.constant 3 : index
    %373 = shape.get_extent %365, %372 : tensor<?xindex>, index -> index
    %374 = tensor.empty(%367, %369, %371, %373) : tensor<?x?x?x?xf32>
    %375 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]
    } ins(%333, %360 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%374 : tensor<?x?x?x?xf32>) {
    ^bb0(%left18: f32, %right18: f32, %out18: f32):
      %sum18 = arith.addf %left18, %right18 : f32
      linalg.yield %sum18 : f32
    } -> tensor<?x?x?x?xf32>
    shape.assuming_yield %375 : tensor<?x?x?x?xf32>
  }
  // 19: rectifier
  %376 = arith.constant 0 : index
  %377 = tensor.dim %364, %376 : tensor<?x?x?x?xf32>
  %378 = arith.constant 1 : index
  %379 = tensor.dim %364, %378 : tensor<?x?x?x?xf32>
  %380 = arith.constant 2 : index
  %381 = tensor.dim %364, %380 : tensor<?x?x?x?xf32>
  %382 = arith.constant 3 : index
  %383 = tensor.dim %364, %382 : tensor<?x?x?x?xf32>
  %384 = tensor.empty(%377, %379, %381, %383) : tensor<?x?x?x?xf32>
  %385 = arith.constant 0.0 : f32
  %386 = linalg.map ins(%364 : tensor<?x?x?x?xf32>) outs(%384 : tensor<?x?x?x?xf32>)
    (%in19: f32, %init19: f32) {
      %max19 = arith.maximumf %in19, %385 : f32
      linalg.yield %max19 : f32
    }
  // 20: pooling (sum) 2x2, stride 2
  %387 = arith.constant 0 : index
  %388 = tensor.dim %386, %387 : tensor<?x?x?x?xf32>
  %389 = arith.constant 1 : index
  %390 = tensor.dim %386, %389 : tensor<?x?x?x?xf32>
  %391 = arith.constant 2 : index
  %392 = tensor.dim %386, %391 : tensor<?x?x?x?xf32>
  %393 = arith.constant 3 : index
  %394 = tensor.dim %386, %393 : tensor<?x?x?x?xf32>
  %395 = arith.constant 2 : index
  %396 = arith.subi %390, %395 : index
  %397 = arith.constant 2 : index
  %398 = arith.floordivsi %396, %397 : index
  %399 = arith.constant 1 : index
  %400 = arith.addi %398, %399 : index
  %401 = arith.constant 2 : index
  %402 = arith.subi %392, %401 : index
  %403 = arith.constant 2 : index
  %404 = arith.floordivsi %402, %403 : index
  %405 = arith.constant 1 : index
  %406 = arith.addi %404, %405 : index
  %407 = arith.constant 0.0 : f32
  %408 = tensor.empty(%388, %400, %406, %394) : tensor<?x?x?x?xf32>
  %409 = linalg.fill ins(%407 : f32) outs(%408 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %410 = tensor.empty() : tensor<2x2xf32>
  %411 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>}
      ins(%386, %410 : tensor<?x?x?x?xf32>, tensor<2x2xf32>)
      outs(%409 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  // 21: reshape to a matrix
  %412 = tensor.collapse_shape %411 [[0], [1, 2, 3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
  // 22: matmul, 32 columns
  %413 = arith.constant 7 : index
  %414 = arith.constant 3 : index
  %415 = arith.constant 11 : index
  %416 = arith.constant 0.003 : f32
  %417 = tensor.generate {
  ^bb0(%row22: index, %column22: index):
    %down22 = arith.muli %row22, %413 : index
    %across22 = arith.muli %column22, %414 : index
    %both22 = arith.addi %down22, %across22 : index
    %rest22 = arith.remsi %both22, %415 : index
    %integer22 = arith.index_cast %rest22 : index to i32
    %float22 = arith.sitofp %integer22 : i32 to f32
    %weight22 = arith.mulf %float22, %416 : f32
    tensor.yield %weight22 : f32
  } : tensor<64x32xf32>
  %418 = arith.constant 1 : index
  %419 = tensor.dim %417, %418 : tensor<64x32xf32>
  %420 = arith.constant 0 : index
  %421 = tensor.dim %412, %420 : tensor<?x?xf32>
  %422 = arith.constant 1 : index
  %423 = tensor.dim %412, %422 : tensor<?x?xf32>
  %424 = arith.constant 0.0 : f32
  %425 = tensor.empty(%421, %419) : tensor<?x?xf32>
  %426 = linalg.fill ins(%424 : f32) outs(%425 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %427 = linalg.matmul
      ins(%412, %417 : tensor<?x?xf32>, tensor<64x32xf32>)
      outs(%426 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %428 = arith.constant dense<0.5> : tensor<32xf32>
  %429 = tensor.cast %428 : tensor<32xf32> to tensor<?xf32>
  // 23: bias
  %430 = shape.shape_of %427 : tensor<?x?xf32> -> tensor<?xindex>
  %431 = shape.shape_of %429 : tensor<?xf32> -> tensor<?xindex>
  %432 = shape.cstr_broadcastable %430, %431 : tensor<?xindex>, tensor<?xindex>
  %433 = shape.assuming %432 -> (tensor<?x?xf32>) {
    %434 = shape.broadcast %430, %431 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %435 = arith.constant 0 : index
    %436 = shape.get_extent %434, %435 : tensor<?xindex>, index -> index
    %437 = arith.constant 1 : index
    %438 = shape.get_extent %434, %437 : tensor<?xindex>, index -> index
    %439 = tensor.empty(%436, %438) : tensor<?x?xf32>
    %440 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>,
                       affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]
    } ins(%427, %429 : tensor<?x?xf32>, tensor<?xf32>) outs(%439 : tensor<?x?xf32>) {
    ^bb0(%left23: f32, %right23: f32, %out23: f32):
      %sum23 = arith.addf %left23, %right23 : f32
      linalg.yield %sum23 : f32
    } -> tensor<?x?xf32>
    shape.assuming_yield %440 : tensor<?x?xf32>
  }
  // 24: rectifier
  %441 = arith.constant 0 : index
  %442 = tensor.dim %433, %441 : tensor<?x?xf32>
  %443 = arith.constant 1 : index
  %444 = tensor.dim %433, %443 : tensor<?x?xf32>
  %445 = tensor.empty(%442, %444) : tensor<?x?xf32>
  %446 = arith.constant 0.0 : f32
  %447 = linalg.map ins(%433 : tensor<?x?xf32>) outs(%445 : tensor<?x?xf32>)
    (%in24: f32, %init24: f32) {
      %max24 = arith.maximumf %in24, %446 : f32
      linalg.yield %max24 : f32
    }
  // 25: reshape to 4 rows
  %448 = arith.constant 0 : index
  %449 = tensor.dim %447, %448 : tensor<?x?xf32>
  %450 = arith.constant 1 : index
  %451 = tensor.dim %447, %450 : tensor<?x?xf32>
  %452 = arith.constant 4 : index
  %453 = arith.floordivsi %451, %452 : index
  %454 = tensor.from_elements %449, %452, %453 : tensor<3xindex>
  %455 = tensor.reshape %447(%454) : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  // 26: matmul of each image, the right factor transposed
  %456 = arith.constant 0 : index
  %457 = tensor.dim %455, %456 : tensor<?x?x?xf32>
  %458 = arith.constant 1 : index
  %459 = tensor.dim %455, %458 : tensor<?x?x?xf32>
  %460 = arith.constant 2 : index
  %461 = tensor.dim %455, %460 : tensor<?x?x?xf32>
  %462 = arith.constant 0 : index
  %463 = tensor.dim %455, %462 : tensor<?x?x?xf32>
  %464 = arith.constant 1 : index
  %465 = tensor.dim %455, %464 : tensor<?x?x?xf32>
  %466 = arith.constant 2 : index
  %467 = tensor.dim %455, %466 : tensor<?x?x?xf32>
  %468 = arith.constant 0.0 : f32
  %469 = tensor.empty(%457, %459, %465) : tensor<?x?x?xf32>
  %470 = linalg.fill ins(%468 : f32) outs(%469 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %471 = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                       affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%455, %455 : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
      outs(%470 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  // 27: softmax
  %472 = arith.constant 0 : index
  %473 = tensor.dim %471, %472 : tensor<?x?x?xf32>
  %474 = arith.constant 1 : index
  %475 = tensor.dim %471, %474 : tensor<?x?x?xf32>
  %476 = arith.constant 2 : index
  %477 = tensor.dim %471, %476 : tensor<?x?x?xf32>
  %478 = tensor.empty(%473, %475, %477) : tensor<?x?x?xf32>
  %479 = linalg.softmax dimension(2)
      ins(%471 : tensor<?x?x?xf32>)
      outs(%478 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  // 28: matmul of each image
  %480 = arith.constant 0 : index
  %481 = tensor.dim %479, %480 : tensor<?x?x?xf32>
  %482 = arith.constant 1 : index
  %483 = tensor.dim %479, %482 : tensor<?x?x?xf32>
  %484 = arith.constant 2 : index
  %485 = tensor.dim %479, %484 : tensor<?x?x?xf32>
  %486 = arith.constant 0 : index
  %487 = tensor.dim %455, %486 : tensor<?x?x?xf32>
  %488 = arith.constant 1 : index
  %489 = tensor.dim %455, %488 : tensor<?x?x?xf32>
  %490 = arith.constant 2 : index
  %491 = tensor.dim %455, %490 : tensor<?x?x?xf32>
  %492 = arith.constant 0.0 : f32
  %493 = tensor.empty(%481, %483, %491) : tensor<?x?x?xf32>
  %494 = linalg.fill ins(%492 : f32) outs(%493 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %495 = linalg.batch_matmul
      ins(%479, %455 : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
      outs(%494 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  // 29: reshape to a matrix
  %496 = tensor.collapse_shape %495 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  // 30: residual sum
  %497 = shape.shape_of %496 : tensor<?x?xf32> -> tensor<?xindex>
  %498 = shape.shape_of %447 : tensor<?x?xf32> -> tensor<?xindex>
  %499 = shape.cstr_broadcastable %497, %498 : tensor<?xindex>, tensor<?xindex>
  %500 = shape.assuming %499 -> (tensor<?x?xf32>) {
    %501 = shape.broadcast %497, %498 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %502 = arith.constant 0 : index
    %503 = shape.get_extent %501, %502 : tensor<?xindex>, index -> index
    %504 = arith.constant 1 : index
    %505 = shape.get_extent %501, %504 : tensor<?xindex>, index -> index
    %506 = tensor.empty(%503, %505) : tensor<?x?xf32>
    %507 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>,
                       affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]
    } ins(%496, %447 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%506 : tensor<?x?xf32>) {
    ^bb0(%left30: f32, %right30: f32, %out30: f32):
      %sum30 = arith.addf %left30, %right30 : f32
      linalg.yield %sum30 : f32
    } -> tensor<?x?xf32>
    shape.assuming_yield %507 : tensor<?x?xf32>
  }
  // 31: matmul, 10 columns
  %508 = arith.constant 7 : index
  %509 = arith.constant 3 : index
  %510 = arith.constant 11 : index
  %511 = arith.constant 0.003 : f32
  %512 = tensor.generate {
  ^bb0(%row31: index, %column31: index):
    %down31 = arith.muli %row31, %508 : index
    %across31 = arith.muli %column31, %509 : index
    %both31 = arith.addi %down31, %across31 : index
    %rest31 = arith.remsi %both31, %510 : index
    %integer31 = arith.index_cast %rest31 : index to i32
    %float31 = arith.sitofp %integer31 : i32 to f32
    %weight31 = arith.mulf %float31, %511 : f32
    tensor.yield %weight31 : f32
  } : tensor<32x10xf32>
  %513 = arith.constant 1 : index
  %514 = tensor.dim %512, %513 : tensor<32x10xf32>
  %515 = arith.constant 0 : index
  %516 = tensor.dim %500, %515 : tensor<?x?xf32>
  %517 = arith.constant 1 : index
  %518 = tensor.dim %500, %517 : tensor<?x?xf32>
  %519 = arith.constant 0.0 : f32
  %520 = tensor.empty(%516, %514) : tensor<?x?xf32>
  %521 = linalg.fill ins(%519 : f32) outs(%520 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %522 = linalg.matmul
      ins(%500, %512 : tensor<?x?xf32>, tensor<32x10xf32>)
      outs(%521 : tensor<?x?xf32>) -> tensor<?x?xf32>
  // 32: softmax
  %523 = arith.constant 0 : index
  %524 = tensor.dim %522, %523 : tensor<?x?xf32>
  %525 = arith.constant 1 : index
  %526 = tensor.dim %522, %525 : tensor<?x?xf32>
  %527 = tensor.empty(%524, %526) : tensor<?x?xf32>
  %528 = linalg.softmax dimension(1)
      ins(%522 : tensor<?x?xf32>)
      outs(%527 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %528 : tensor<?x?xf32>
}
