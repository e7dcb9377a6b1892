// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// What is alike in all branches.
func.func @branches(%x: tensor<?x4xf32>, %y: tensor<4x?xf32>, %c: tensor<i1>, %i: tensor<i32>) {
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Relu"(%x) : (tensor<?x4xf32>) -> tensor<*xf32>
    "onnx.Yield"(%1) : (tensor<*xf32>) -> ()
  }, {
    %1 = "onnx.Concat"(%x, %x) {axis = 0 : si64}
        : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<*xf32>
    "onnx.Yield"(%1) : (tensor<*xf32>) -> ()
  }) : (tensor<i1>) -> tensor<*xf32>
  %2 = "stablehlo.case"(%i) ({
    %3 = "stablehlo.tanh"(%y) : (tensor<4x?xf32>) -> tensor<*xf32>
    "stablehlo.return"(%3) : (tensor<*xf32>) -> ()
  }, {
    "stablehlo.return"(%y) : (tensor<4x?xf32>) -> ()
  }) : (tensor<i32>) -> tensor<*xf32>
  %4 = "stablehlo.add"(%2, %y) : (tensor<*xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<i1>, %arg3: tensor<i32>) {
// CHECK-NEXT:     %0 = "onnx.If"(%arg2) ({
// CHECK-NEXT:       %3 = "onnx.Relu"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "onnx.Yield"(%3) : (tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       %3 = "onnx.Concat"(%arg0, %arg0) {axis = 0 : si64} : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "onnx.Yield"(%3) : (tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i1>) -> tensor<?x4xf32>
// CHECK-NEXT:     %1 = "stablehlo.case"(%arg3) ({
// CHECK-NEXT:       %3 = "stablehlo.tanh"(%arg1) : (tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:       "stablehlo.return"(%3) : (tensor<4x?xf32>) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "stablehlo.return"(%arg1) : (tensor<4x?xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %2 = "stablehlo.add"(%1, %arg1) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a loop carries: the same shape each time, or one that grows.
func.func @loops(%i: tensor<i32>, %x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %n: tensor<i64>,
                 %c: tensor<i1>) {
  %0:2 = "stablehlo.while"(%i, %x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<?x4xf32>):
    %1 = "stablehlo.compare"(%a, %i) {comparison_direction = #stablehlo<comparison_direction LT>}
        : (tensor<i32>, tensor<i32>) -> tensor<*xi1>
    "stablehlo.return"(%1) : (tensor<*xi1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<?x4xf32>):
    %1 = "stablehlo.add"(%a, %a) : (tensor<i32>, tensor<i32>) -> tensor<*xi32>
    %2 = "stablehlo.tanh"(%b) : (tensor<?x4xf32>) -> tensor<*xf32>
    "stablehlo.return"(%1, %2) : (tensor<*xi32>, tensor<*xf32>) -> ()
  }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<*xi32>, tensor<*xf32>)
  %3:2 = "onnx.Loop"(%n, %c, %y) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i1>, %d: tensor<*xf32>):
    %4 = "onnx.Concat"(%d, %y) {axis = 0 : si64} : (tensor<*xf32>, tensor<?x4xf32>) -> tensor<*xf32>
    "onnx.Yield"(%b, %4, %a) : (tensor<i1>, tensor<*xf32>, tensor<i64>) -> ()
  }) : (tensor<i64>, tensor<i1>, tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  %5:2 = "onnx.Scan"(%x, %y) ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<4xf32>):
    %6 = "onnx.Add"(%a, %b) : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
    "onnx.Yield"(%6, %b) : (tensor<*xf32>, tensor<4xf32>) -> ()
  }) {num_scan_inputs = 1 : si64}
      : (tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: tensor<i32>, %arg1: tensor<?x4xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<i64>, %arg4: tensor<i1>) {
// CHECK-NEXT:     %0:2 = "stablehlo.while"(%arg0, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg5: tensor<i32>, %arg6: tensor<?x4xf32>):
// CHECK-NEXT:       %3 = "stablehlo.compare"(%arg5, %arg0) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:       "stablehlo.return"(%3) : (tensor<i1>) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg5: tensor<i32>, %arg6: tensor<?x4xf32>):
// CHECK-NEXT:       %3 = "stablehlo.add"(%arg5, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:       %4 = "stablehlo.tanh"(%arg6) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "stablehlo.return"(%3, %4) : (tensor<i32>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<i32>, tensor<?x4xf32>)
// CHECK-NEXT:     %1:2 = "onnx.Loop"(%arg3, %arg4, %arg2) ({
// CHECK-NEXT:     ^bb0(%arg5: tensor<i64>, %arg6: tensor<i1>, %arg7: tensor<*xf32>):
// CHECK-NEXT:       %3 = "onnx.Concat"(%arg7, %arg2) {axis = 0 : si64} : (tensor<*xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "onnx.Yield"(%arg6, %3, %arg5) : (tensor<i1>, tensor<?x4xf32>, tensor<i64>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xi64>)
// CHECK-NEXT:     %2:2 = "onnx.Scan"(%arg1, %arg2) ({
// CHECK-NEXT:     ^bb0(%arg5: tensor<*xf32>, %arg6: tensor<4xf32>):
// CHECK-NEXT:       %3 = "onnx.Add"(%arg5, %arg6) : (tensor<*xf32>, tensor<4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "onnx.Yield"(%3, %arg6) : (tensor<?x4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 1 : si64} : (tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of ops that are not as they should be; inside of them it is, where uses follow definitions.
func.func @wrong(%i: tensor<i32>, %x: tensor<?x4xf32>, %c: tensor<i1>) {
  %0 = "onnx.If"(%c) ({
    "onnx.Yield"(%x, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  }, {
    "onnx.Yield"(%x) : (tensor<?x4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<*xf32>
  %1 = "stablehlo.while"(%x) ({
  ^bb0(%b: tensor<?x4xf32>):
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<?x4xf32>) -> tensor<*xf32>
  %2 = "stablehlo.case"(%i) ({
    "stablehlo.return"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<*xf32>
  "test.graph"() ({
    %3 = "stablehlo.tanh"(%4) : (tensor<*xf32>) -> tensor<*xf32>
    %4 = "stablehlo.tanh"(%x) : (tensor<?x4xf32>) -> tensor<*xf32>
    "test.end"() : () -> ()
  }, {
    %3 = "stablehlo.tanh"(%x) : (tensor<?x4xf32>) -> tensor<*xf32>
    %4 = "stablehlo.tanh"(%3) : (tensor<*xf32>) -> tensor<*xf32>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wrong(%arg0: tensor<i32>, %arg1: tensor<?x4xf32>, %arg2: tensor<i1>) {
// CHECK-NEXT:     %0 = "onnx.If"(%arg2) ({
// CHECK-NEXT:       "onnx.Yield"(%arg1, %arg1) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "onnx.Yield"(%arg1) : (tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i1>) -> tensor<*xf32>
// CHECK-NEXT:     %1 = "stablehlo.while"(%arg1) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<?x4xf32>):
// CHECK-NEXT:       "stablehlo.return"(%arg2) : (tensor<i1>) -> ()
// CHECK-NEXT:     }) : (tensor<?x4xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %2 = "stablehlo.case"(%arg0) ({
// CHECK-NEXT:       "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
// CHECK-NEXT:     }) : (tensor<i32>) -> tensor<*xf32>
// CHECK-NEXT:     "test.graph"() ({
// CHECK-NEXT:       %3 = "stablehlo.tanh"(%4) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:       %4 = "stablehlo.tanh"(%arg1) : (tensor<?x4xf32>) -> tensor<*xf32>
// CHECK-NEXT:       "test.end"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       %3 = "stablehlo.tanh"(%arg1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       %4 = "stablehlo.tanh"(%3) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:       "test.end"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A value outside does not get into a region of an op that is not known: nobody can tell whether it may.
func.func @inside(%x: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?x4xf32>
  "test.region"(%x) ({
    %e = tensor.dim %x, %c0 : tensor<?x4xf32>
    %f = tensor.dim %x, %c1 : tensor<?x4xf32>
    "test.end"(%e, %f) : (index, index) -> ()
  }) : (tensor<?x4xf32>) -> ()
  return %d : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     "test.region"(%arg0) ({
// CHECK-NEXT:       %dim_0 = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       "test.end"(%dim_0, %c4) : (index, index) -> ()
// CHECK-NEXT:     }) : (tensor<?x4xf32>) -> ()
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
