// What langref-2019.mlir says, in the text of today. The comments in front of its parts say which ones these are.

module {
  func.func @mul(%arg0: tensor<100x?xf32>, %arg1: tensor<?x50xf32>) -> tensor<100x50xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<100x?xf32>
    %alloc = memref.alloc(%dim) : memref<100x?xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc
        : (tensor<100x?xf32>, memref<100x?xf32>) -> ()
    %alloc_0 = memref.alloc(%dim) : memref<?x50xf32>
    bufferization.materialize_in_destination %arg1 in restrict writable %alloc_0
        : (tensor<?x50xf32>, memref<?x50xf32>) -> ()
    %0 = call @multiply(%alloc, %alloc_0)
        : (memref<100x?xf32>, memref<?x50xf32>) -> memref<100x50xf32>
    memref.dealloc %alloc : memref<100x?xf32>
    memref.dealloc %alloc_0 : memref<?x50xf32>
    %1 = bufferization.clone %0 : memref<100x50xf32> to memref<100x50xf32>
    %2 = bufferization.to_tensor %1 restrict : memref<100x50xf32> to tensor<100x50xf32>
    memref.dealloc %0 : memref<100x50xf32>
    %3 = "tf.Print"(%2) {message = "mul result"} : (tensor<100x50xf32>) -> tensor<100x50xf32>
    return %2 : tensor<100x50xf32>
  }
  func.func @multiply(%arg0: memref<100x?xf32>, %arg1: memref<?x50xf32>) -> memref<100x50xf32> {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<100x?xf32>
    %alloc = memref.alloc() : memref<100x50xf32>
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg2 = 0 to 100 {
      affine.for %arg3 = 0 to 50 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<100x50xf32>
        affine.for %arg4 = 0 to %dim {
          %0 = memref.load %arg0[%arg2, %arg4] : memref<100x?xf32>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<?x50xf32>
          %2 = arith.mulf %0, %1 : f32
          %3 = memref.load %alloc[%arg2, %arg3] : memref<100x50xf32>
          %4 = arith.addf %3, %2 : f32
          memref.store %4, %alloc[%arg2, %arg3] : memref<100x50xf32>
        }
      }
    }
    return %alloc : memref<100x50xf32>
  }
}

// -----
module {
  func.func @aliases(%arg0: vector<4xf32>) {
    "foo"(%arg0) : (vector<4xf32>) -> ()
    "foo"(%arg0) : (vector<4xf32>) -> ()
    return
  }
}

// -----
module {
  func.func private @tensors(tensor<*xf32>, tensor<?x?x?x?xf32>, tensor<?x?x13x?xf32>,
                             tensor<17x4x13x4xf32>, tensor<f32>, tensor<0x42xf32>, tensor<0xf32>)
}

// -----
#map = affine_map<(d0, d1, d2)[s0] -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map2 = affine_map<(d0, d1)[s0, s1, s2, s3] -> (d0 + s2, d1 + s3)>
#map3 = affine_map<(d0, d1, d2, d3)[s0, s1] -> (d0 * 128 + d2, d1 * 128 + d3)>
#map4 = affine_map<(d0, d1)[s0, s1] -> (d0, d1)>
#map5 = affine_map<(d0, d1)[s0, s1] -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d1 * 4 + d0)>
module {
  func.func private @memrefs(memref<16x32xf32>, memref<16x4x?xf32, #map>)
  func.func @capture(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> f32 {
    %alloc = memref.alloc(%arg0)[%arg1] : memref<16x?xf32, #map1>
    %alloc_0 = memref.alloc() : memref<16x32xf32>
    %0 = memref.load %alloc_0[%arg2, %arg3] : memref<16x32xf32>
    return %0 : f32
  }
  func.func private @maps() attributes {test.maps = [#map2, #map3, #map4, #map5]}
  func.func private @composed(memref<4x8xf32, #map6, 1>)
}

// -----
module {
  func.func private @others(complex<f32>, complex<i32>, tuple<>, tuple<f32>,
                            tuple<i32, f32, tensor<i1>, i5>, none)
}

// -----
#map = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
module {
  func.func private @attributes() attributes {
    test.array = [1, true, "s"],
    test.dense = dense<[1, 2]> : tensor<2xi32>,
    test.dictionary = {a = 1 : i64, b = {c = 2.500000e+00 : f64}},
    test.float = 1.000000e+00 : f16,
    test.function = @attributes,
    test.integer = 3 : i8,
    test.map = #map,
    test.set = #set,
    test.sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>,
    test.splat = dense<1.000000e+00> : vector<4xf32>,
    test.type = (i32, index) -> tensor<4xf32>,
    test.unit
  }
}

// -----
module {
  func.func private @verbose_form(i1 {test.unitAttr})
  func.func private @simple_form(i1 {test.unitAttr})
}

// -----
module {
  func.func private @abort()
  func.func private @scribble(i32, i64, memref<?x128xf32>) -> f64
  func.func @count(%arg0: i64) -> (i64, i64) attributes {fruit = "banana"} {
    return %arg0, %arg0 : i64, i64
  }
}

// -----
module {
  func.func @accelerator_compute(%arg0: i64, %arg1: i1) -> i64 {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = "op.convert"(%arg0) : (i64) -> i64
    cf.br ^bb3(%arg0 : i64)
  ^bb2:  // pred: ^bb0
    "accelerator.launch"() ({
      %2 = "accelerator.do_something"(%arg0) : (i64) -> i64
      "accelerator.end"() : () -> ()
    }) : () -> ()
    cf.br ^bb3(%arg0 : i64)
  ^bb3(%1: i64):  // 2 preds: ^bb1, ^bb2
    return %1 : i64
  }
}

// -----
module {
  func.func @simple(%arg0: i64, %arg1: i1) -> i64 {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i64)
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %arg0, %arg0 : i64
    cf.br ^bb3(%0 : i64)
  ^bb3(%1: i64):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4(%1, %1 : i64, i64)
  ^bb4(%2: i64, %3: i64):  // pred: ^bb3
    %4 = arith.addi %2, %3 : i64
    return %4 : i64
  }
}

// -----
module {
  func.func @operations(%arg0: i1, %arg1: index) {
    %0:2 = "foo_div"() : () -> (f32, i32)
    %1:2 = "foo_div"() : () -> (f32, i32)
    %2 = "tf.scramble"(%0#0, %1#1) {fruit = "banana"} : (f32, i32) -> f32
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
  ^bb1:  // pred: ^bb0
    return
  ^bb2(%3: index):  // pred: ^bb0
    return
  }
}

// -----
module {
  func.func @select(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    cf.cond_br %arg2, ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func private @my_add(tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  func.func @calls(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> {
    %0 = call @my_add(%arg0, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %f = constant @my_add : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1 = call_indirect %f(%arg0, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
}

// -----
module {
  func.func @dim(%arg0: tensor<4x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<4x?xf32>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)>
module {
  func.func @memory(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index,
                    %arg5: index, %arg6: index, %arg7: index, %arg8: memref<40x8xvector<16xf32>>,
                    %arg9: memref<2x4xvector<16xf32>, 2>, %arg10: memref<128xf32>) {
    %alloc = memref.alloc() : memref<1024x64xf32>
    %alloc_0 = memref.alloc(%arg0, %arg1)[%arg2, %arg3] : memref<?x?xf32, #map, 1>
    memref.dealloc %arg10 : memref<128xf32>
    %c32 = arith.constant 32 : index
    %alloc_1 = memref.alloc() : memref<1xi32, 4>
    %c0 = arith.constant 0 : index
    memref.dma_start %arg8[%arg4, %arg5], %arg9[%arg6, %arg7], %c32, %alloc_1[%c0]
        : memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>, memref<1xi32, 4>
    memref.dma_wait %alloc_1[%c0], %c32 : memref<1xi32, 4>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 * 3)>
#map1 = affine_map<(d0, d1) -> (d1 + 1)>
#map2 = affine_map<(d0) -> (d0 * 2 + 1)>
module {
  func.func @elements(%arg0: index, %arg1: index, %arg2: vector<4x4xi32>, %arg3: tensor<4x4xi32>,
                      %arg4: memref<4x?xf32>, %arg5: index, %arg6: index) {
    %0 = vector.extract %arg2[%arg0, %arg1] : i32 from vector<4x4xi32>
    %extracted = tensor.extract %arg3[%arg0, %arg1] : tensor<4x4xi32>
    affine.for %arg7 = 0 to 4 {
      affine.for %arg8 = 0 to 4 {
        %1 = affine.apply #map(%arg7, %arg8)
        %2 = affine.apply #map1(%arg7, %arg8)
        %3 = memref.load %arg4[%1, %2] : memref<4x?xf32>
        %4 = affine.apply #map2(%arg8)
        %5 = memref.load %arg4[%4, %2] : memref<4x?xf32>
        memref.store %5, %arg4[%1, %4] : memref<4x?xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @tensors_in_memory(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32>) -> tensor<4x?xf32> {
    %0 = bufferization.clone %arg1 : memref<4x?xf32> to memref<4x?xf32>
    %1 = bufferization.to_tensor %0 restrict : memref<4x?xf32> to tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %alloc = memref.alloc(%dim) : memref<4x?xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc
        : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    return %1 : tensor<4x?xf32>
  }
}

// -----
module {
  func.func @arithmetic(%arg0: i64, %arg1: i64, %arg2: vector<4xi32>, %arg3: vector<4xi32>,
                        %arg4: tensor<4x?xi8>, %arg5: tensor<4x?xi8>, %arg6: f64, %arg7: f64,
                        %arg8: vector<4xf32>, %arg9: tensor<4x?xbf16>) {
    %0 = arith.addi %arg0, %arg1 : i64
    %1 = arith.addi %arg2, %arg3 : vector<4xi32>
    %2 = arith.addi %arg4, %arg5 : tensor<4x?xi8>
    %3 = arith.addf %arg6, %arg7 : f64
    %4 = arith.addf %arg8, %arg8 : vector<4xf32>
    %5 = arith.addf %arg9, %arg9 : tensor<4x?xbf16>
    %6 = arith.andi %arg0, %arg1 : i64
    %7 = arith.divsi %arg0, %arg1 : i64
    %8 = arith.divui %arg2, %arg3 : vector<4xi32>
    %9 = arith.mulf %arg6, %arg7 : f64
    %10 = arith.ori %arg4, %arg5 : tensor<4x?xi8>
    %11 = arith.remsi %arg0, %arg1 : i64
    %12 = arith.remui %arg0, %arg1 : i64
    %13 = arith.xori %arg0, %arg1 : i64
    return
  }
}

// -----
module {
  func.func @comparisons(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: vector<4xi64>) {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.cmpi slt, %arg0, %arg1 : i32
    %2 = arith.cmpi eq, %arg2, %arg3 : vector<4xi64>
    %3 = arith.cmpi eq, %arg2, %arg3 : vector<4xi64>
    return
  }
}

// -----
module {
  func.func private @myfn(tensor<16xf32>, f32) -> tensor<16xf32>
  func.func @constants() {
    %c42_i32 = arith.constant 42 : i32
    %f = constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
    %c42_i32_0 = arith.constant 42 : i32
    %f_1 = constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
    return
  }
}

// -----
module {
  func.func @selection(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: vector<42xi1>,
                       %arg4: vector<42xf32>, %arg5: vector<42xf32>) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg1, %arg2 : i32
    %2 = arith.select %arg3, %arg4, %arg5 : vector<42xi1>, vector<42xf32>
    %3 = arith.select %arg3, %arg4, %arg5 : vector<42xi1>, vector<42xf32>
    return
  }
}

// -----
module {
  func.func @casts(%arg0: memref<4x?xf32>, %arg1: tensor<*xf32>) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %cast_0 = memref.cast %cast : memref<?x?xf32> to memref<4x?xf32>
    %cast_1 = tensor.cast %arg1 : tensor<*xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %arg1 : tensor<*xf32> to tensor<?x?xf32>
    %cast_3 = tensor.cast %cast_2 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_4 = tensor.cast %cast_3 : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_5 = tensor.cast %cast_4 : tensor<?x?xf32> to tensor<*xf32>
    return
  }
}

// -----
module {
  func.func @tensorflow(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<?x42x?xf32>,
                        %arg3: i16) {
    %0 = "tf.Add"(%arg0, %arg1) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %1 = "tf.Add"(%arg2, %arg2) : (tensor<?x42x?xf32>, tensor<?x42x?xf32>) -> tensor<?x42x?xf32>
    %2 = "tf.Conv2d"(%arg0, %arg1) {
      dilations = [2, 1, 1, 1],
      padding = "SAME",
      strides = [1, 1, 2, 1]
    } : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %3:2 = "llvm.sadd.with.overflow.i16"(%arg3, %arg3) : (i16, i16) -> (i16, i1)
    return
  }
  func.func private @types(!llvm.ptr, !tf.string, !foo<"something<abcd>">,
                           !foo<"something<a%%123^^^>>>">, !foo.something<abcd>)
}
