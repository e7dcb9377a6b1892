// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Further results have the number of turns in front: it is given, and the condition, which is true at first, is handed on.
func.func @counted(%x: tensor<?x4xf32>, %y: tensor<?x7xf32>) -> index {
  %true = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<*xi1>
  %shape = "onnx.Shape"(%x) : (tensor<?x4xf32>) -> tensor<*xi64>
  %zero = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<*xi64>
  %five = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<*xi64>
  %none = "onnx.NoValue"() {value} : () -> none
  %n = "onnx.Gather"(%shape, %zero) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %0:2 = "onnx.Loop"(%n, %true, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    %b = "onnx.Relu"(%a) : (tensor<*xf32>) -> tensor<*xf32>
    %on = "onnx.Identity"(%go) : (tensor<*xi1>) -> tensor<*xi1>
    "onnx.Yield"(%on, %b, %b) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<*xi64>, tensor<*xi1>, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = "onnx.Loop"(%five, %none, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    "onnx.Yield"(%true, %a, %i) : (tensor<*xi1>, tensor<*xf32>, tensor<i64>) -> ()
  }) : (tensor<*xi64>, none, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  %c0 = arith.constant 0 : index
  %turns = tensor.dim %0#1, %c0 : tensor<*xf32>
  %rows = tensor.dim %x, %c0 : tensor<?x4xf32>
  %rest = arith.subi %turns, %rows : index
  %is_none = arith.cmpi eq, %rest, %c0 : index
  "my.use"(%is_none) : (i1) -> ()
  return %rest : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @counted(%arg0: tensor<?x4xf32>, %arg1: tensor<?x7xf32>) -> index {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK-NEXT:     %1 = "onnx.Shape"(%arg0) : (tensor<?x4xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %3 = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %4 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %5 = "onnx.Gather"(%1, %2) {axis = 0 : si64} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:     %6:2 = "onnx.Loop"(%5, %0, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<i64>, %arg3: tensor<*xi1>, %arg4: tensor<*xf32>):
// CHECK-NEXT:       %9 = "onnx.Relu"(%arg4) : (tensor<*xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:       %10 = "onnx.Identity"(%arg3) : (tensor<*xi1>) -> tensor<i1>
// CHECK-NEXT:       "onnx.Yield"(%10, %9, %9) : (tensor<i1>, tensor<?x7xf32>, tensor<?x7xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     %7:2 = "onnx.Loop"(%3, %4, %arg1) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<i64>, %arg3: tensor<*xi1>, %arg4: tensor<*xf32>):
// CHECK-NEXT:       "onnx.Yield"(%0, %arg4, %arg2) : (tensor<i1>, tensor<*xf32>, tensor<i64>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, none, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<5xi64>)
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %6#1, %c0 : tensor<?x?x7xf32>
// CHECK-NEXT:     %8 = arith.subi %dim, %dim : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     "my.use"(%true) : (i1) -> ()
// CHECK-NEXT:     return %8 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A condition may end these before: one that is computed, one that is given, one that is not handed on. Nor is a number known that is
// given.
func.func @ended(%y: tensor<?x7xf32>, %given: tensor<i64>, %c: tensor<i1>) {
  %true = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<*xi1>
  %five = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
  %0:2 = "onnx.Loop"(%five, %true, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    %less = "onnx.Less"(%i, %given) : (tensor<i64>, tensor<i64>) -> tensor<*xi1>
    "onnx.Yield"(%less, %a, %a) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<i64>, tensor<*xi1>, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = "onnx.Loop"(%five, %c, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    "onnx.Yield"(%true, %a, %a) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %2:2 = "onnx.Loop"(%given, %true, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    "onnx.Yield"(%go, %a, %a) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<i64>, tensor<*xi1>, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %false = "onnx.Constant"() {value = dense<false> : tensor<i1>} : () -> tensor<*xi1>
  %3:2 = "onnx.Loop"(%five, %true, %y) ({
  ^bb0(%i: tensor<i64>, %go: tensor<*xi1>, %a: tensor<*xf32>):
    "onnx.Yield"(%false, %a, %a) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<i64>, tensor<*xi1>, tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ended(%arg0: tensor<?x7xf32>, %arg1: tensor<i64>, %arg2: tensor<i1>) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %2:2 = "onnx.Loop"(%1, %0, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>, %arg4: tensor<*xi1>, %arg5: tensor<*xf32>):
// CHECK-NEXT:       %7 = "onnx.Less"(%arg3, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT:       "onnx.Yield"(%7, %arg5, %arg5) : (tensor<i1>, tensor<*xf32>, tensor<*xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     %3:2 = "onnx.Loop"(%1, %arg2, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>, %arg4: tensor<*xi1>, %arg5: tensor<*xf32>):
// CHECK-NEXT:       "onnx.Yield"(%0, %arg5, %arg5) : (tensor<i1>, tensor<*xf32>, tensor<*xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     %4:2 = "onnx.Loop"(%arg1, %0, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>, %arg4: tensor<*xi1>, %arg5: tensor<*xf32>):
// CHECK-NEXT:       "onnx.Yield"(%arg4, %arg5, %arg5) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     %5 = "onnx.Constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
// CHECK-NEXT:     %6:2 = "onnx.Loop"(%1, %0, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>, %arg4: tensor<*xi1>, %arg5: tensor<*xf32>):
// CHECK-NEXT:       "onnx.Yield"(%5, %arg5, %arg5) : (tensor<i1>, tensor<*xf32>, tensor<*xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>, tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices, and what all turns give; axes that are named are not followed. What grows in each turn is not known behind the loop.
func.func @scanned(%x: tensor<?x4xf32>, %y: tensor<?x7xf32>) {
  %0:2 = "onnx.Scan"(%y, %x) ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<4xf32>):
    %s = "onnx.Concat"(%b, %b) {axis = 0 : si64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
    "onnx.Yield"(%a, %s) : (tensor<*xf32>, tensor<*xf32>) -> ()
  }) {num_scan_inputs = 1 : si64}
      : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = "onnx.Scan"(%y, %x) ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<?xf32>):
    "onnx.Yield"(%a, %b) : (tensor<*xf32>, tensor<?xf32>) -> ()
  }) {num_scan_inputs = 1 : si64, scan_input_axes = [1]}
      : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %2:2 = "onnx.Scan"(%y, %x) ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<4xf32>):
    %s = "onnx.Concat"(%a, %y) {axis = 0 : si64} : (tensor<*xf32>, tensor<?x7xf32>) -> tensor<*xf32>
    "onnx.Yield"(%s, %s) : (tensor<*xf32>, tensor<*xf32>) -> ()
  }) {num_scan_inputs = 1 : si64}
      : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scanned(%arg0: tensor<?x4xf32>, %arg1: tensor<?x7xf32>) {
// CHECK-NEXT:     %0:2 = "onnx.Scan"(%arg1, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<*xf32>, %arg3: tensor<4xf32>):
// CHECK-NEXT:       %3 = "onnx.Concat"(%arg3, %arg3) {axis = 0 : si64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:       "onnx.Yield"(%arg2, %3) : (tensor<*xf32>, tensor<8xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 1 : si64} : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<?x7xf32>, tensor<?x8xf32>)
// CHECK-NEXT:     %1:2 = "onnx.Scan"(%arg1, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<*xf32>, %arg3: tensor<?xf32>):
// CHECK-NEXT:       "onnx.Yield"(%arg2, %arg3) : (tensor<*xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 1 : si64, scan_input_axes = [1]} : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<?x7xf32>, tensor<*xf32>)
// CHECK-NEXT:     %2:2 = "onnx.Scan"(%arg1, %arg0) ({
// CHECK-NEXT:     ^bb0(%arg2: tensor<*xf32>, %arg3: tensor<4xf32>):
// CHECK-NEXT:       %3 = "onnx.Concat"(%arg2, %arg1) {axis = 0 : si64} : (tensor<*xf32>, tensor<?x7xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:       "onnx.Yield"(%3, %3) : (tensor<?x7xf32>, tensor<?x7xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 1 : si64} : (tensor<?x7xf32>, tensor<?x4xf32>) -> (tensor<?x7xf32>, tensor<?x?x7xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is carried; and ops that are not as they should be.
func.func @alone(%x: tensor<?x4xf32>, %n: tensor<i64>, %c: tensor<i1>) {
  %five = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %true = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<*xi1>
  %0 = "onnx.Loop"(%five, %none) ({
  ^bb0(%i: tensor<i64>, %go: tensor<i1>):
    "onnx.Yield"(%true, %x) : (tensor<*xi1>, tensor<?x4xf32>) -> ()
  }) : (tensor<i64>, none) -> tensor<*xf32>
  %1 = "onnx.Scan"(%x) ({
  ^bb0(%b: tensor<4xf32>):
    "onnx.Yield"(%b) : (tensor<4xf32>) -> ()
  }) {num_scan_inputs = 1 : si64} : (tensor<?x4xf32>) -> tensor<*xf32>
  %2 = "onnx.Loop"(%five) ({
  ^bb0(%i: tensor<i64>):
    "onnx.Yield"(%true, %x) : (tensor<*xi1>, tensor<?x4xf32>) -> ()
  }) : (tensor<i64>) -> tensor<*xf32>
  %3 = "onnx.Loop"(%five, %c) ({
    "onnx.Yield"() : () -> ()
  }) : (tensor<i64>, tensor<i1>) -> tensor<*xf32>
  %4:2 = "onnx.Scan"(%x) ({
  ^bb0(%b: tensor<?x4xf32>):
    "onnx.Yield"(%b, %b) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  }) {num_scan_inputs = 0 : si64} : (tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %5:2 = "onnx.Scan"(%x) ({
  ^bb0(%b: tensor<?x4xf32>):
    "onnx.Yield"(%b, %b) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  }) {num_scan_inputs = -1 : si64} : (tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %6 = "onnx.Loop"() ({
    "onnx.Yield"(%true, %x) : (tensor<*xi1>, tensor<?x4xf32>) -> ()
  }) : () -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @alone(%arg0: tensor<?x4xf32>, %arg1: tensor<i64>, %arg2: tensor<i1>) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %1 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK-NEXT:     %3 = "onnx.Loop"(%0, %1) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>, %arg4: tensor<i1>):
// CHECK-NEXT:       "onnx.Yield"(%2, %arg0) : (tensor<i1>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>, none) -> tensor<5x?x4xf32>
// CHECK-NEXT:     %4 = "onnx.Scan"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<4xf32>):
// CHECK-NEXT:       "onnx.Yield"(%arg3) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 1 : si64} : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %5 = "onnx.Loop"(%0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<i64>):
// CHECK-NEXT:       "onnx.Yield"(%2, %arg0) : (tensor<i1>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : (tensor<i64>) -> tensor<*xf32>
// CHECK-NEXT:     %6 = "onnx.Loop"(%0, %arg2) ({
// CHECK-NEXT:       "onnx.Yield"() : () -> ()
// CHECK-NEXT:     }) : (tensor<i64>, tensor<i1>) -> tensor<*xf32>
// CHECK-NEXT:     %7:2 = "onnx.Scan"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<?x4xf32>):
// CHECK-NEXT:       "onnx.Yield"(%arg3, %arg3) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = 0 : si64} : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<*xf32>)
// CHECK-NEXT:     %8:2 = "onnx.Scan"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg3: tensor<?x4xf32>):
// CHECK-NEXT:       "onnx.Yield"(%arg3, %arg3) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) {num_scan_inputs = -1 : si64} : (tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// CHECK-NEXT:     %9 = "onnx.Loop"() ({
// CHECK-NEXT:       "onnx.Yield"(%2, %arg0) : (tensor<i1>, tensor<?x4xf32>) -> ()
// CHECK-NEXT:     }) : () -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
