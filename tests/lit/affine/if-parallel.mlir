// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// affine.if and affine.parallel.

#s = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 == 0)>
func.func @f(%i: index, %n: index, %x: f32, %y: i32) -> f32 {
  affine.if #s(%i)[%n] {
  }
  affine.if #s(%i)[%n] {
    affine.yield
  } else {
  } {a = 1 : i32}
  %0 = affine.if #s(%i)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  %1:2 = affine.if affine_set<() : (1 == 0)>() -> (f32, i32) {
    affine.yield %x, %y : f32, i32
  } else {
    affine.yield %x, %y : f32, i32
  }
  affine.if #s(%i)[%n] -> () {
  }
  return %0 : f32
}

// CHECK: #set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 == 0)>
// CHECK-NEXT: #set1 = affine_set<() : (1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) -> f32 {
// CHECK-NEXT:     affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     } {a = 1 : i32}
// CHECK-NEXT:     %0 = affine.if #set(%arg0)[%arg1] -> f32 {
// CHECK-NEXT:       affine.yield %arg2 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = affine.if #set1() -> (f32, i32) {
// CHECK-NEXT:       affine.yield %arg2, %arg3 : f32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %arg2, %arg3 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 == 0)>
// GENERIC-NEXT: #set1 = affine_set<() : (1 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32, i32) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32):
// GENERIC-NEXT:     "affine.if"(%arg0, %arg1) ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) {condition = #set} : (index, index) -> ()
// GENERIC-NEXT:     "affine.if"(%arg0, %arg1) ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {a = 1 : i32, condition = #set} : (index, index) -> ()
// GENERIC-NEXT:     %0 = "affine.if"(%arg0, %arg1) ({
// GENERIC-NEXT:       "affine.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) {condition = #set} : (index, index) -> f32
// GENERIC-NEXT:     %1:2 = "affine.if"() ({
// GENERIC-NEXT:       "affine.yield"(%arg2, %arg3) : (f32, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "affine.yield"(%arg2, %arg3) : (f32, i32) -> ()
// GENERIC-NEXT:     }) {condition = #set1} : () -> (f32, i32)
// GENERIC-NEXT:     "affine.if"(%arg0, %arg1) ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) {condition = #set} : (index, index) -> ()
// GENERIC-NEXT:     "func.return"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  "affine.parallel"() <{
    lowerBoundsGroups = dense<1> : tensor<1xi32>,
    lowerBoundsMap = affine_map<() -> (0)>,
    reductions = [],
    steps = [0],
    upperBoundsGroups = dense<1> : tensor<1xi32>,
    upperBoundsMap = affine_map<() -> (10)>
  }> ({
  ^bb0(%a: index):
    affine.yield
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     affine.parallel (%arg4) = (0) to (10) step (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32):
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  "affine.parallel"(%i) <{
    lowerBoundsGroups = dense<1> : tensor<1xi32>,
    lowerBoundsMap = affine_map<() -> (0)>,
    reductions = [],
    steps = [1],
    upperBoundsGroups = dense<1> : tensor<1xi32>,
    upperBoundsMap = affine_map<() -> (10)>
  }> ({
  ^bb0(%a: index):
    affine.yield
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     affine.parallel (%arg4) = (0) to (10) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32):
// GENERIC-NEXT:     "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Every reduction with a type that fits it.
func.func @reductions(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: i32, %x6: i32,
                      %x7: i32, %x8: i32, %x9: i32, %x10: si32, %x11: si32, %x12: ui32,
                      %x13: ui32) {
  %0:14 = affine.parallel (%i) = (0)
      to (10) reduce ("addf", "assign", "maximumf", "minimumf", "mulf", "addi", "assign", "muli",
                      "ori", "andi", "maxs", "mins", "maxu", "minu")
      -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) {
    affine.yield %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13
        : f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reductions(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: si32, %arg11: si32, %arg12: ui32, %arg13: ui32) {
// CHECK-NEXT:     %0:14 = affine.parallel (%arg14) = (0) to (10) reduce ("addf", "assign", "maximumf", "minimumf", "mulf", "addi", "assign", "muli", "ori", "andi", "maxs", "mins", "maxu", "minu") -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) {
// CHECK-NEXT:       affine.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) -> (), sym_name = "reductions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: si32, %arg11: si32, %arg12: ui32, %arg13: ui32):
// GENERIC-NEXT:     %0:14 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0, 2, 3, 6, 9, 1, 2, 10, 11, 12, 4, 7, 5, 8], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg14: index):
// GENERIC-NEXT:       "affine.yield"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32) -> ()
// GENERIC-NEXT:     }) : () -> (f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, si32, si32, ui32, ui32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: index, %n: index, %x: f32, %y: i32) {
  affine.parallel (%a, %b) = (0, 0) to (%n, 10) {
  }
  affine.parallel (%a, %b) = (max(%i, 2), %i + symbol(%n)) to (min(%i + 1, %i + 2, %n), 10)
      step (2, 3) {
    affine.yield
  } {attr}
  affine.parallel () = () to () {
  }
  affine.parallel (%a) = (max()) to (min(%i)) {
  }
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addf") -> f32 {
    affine.yield %x : f32
  }
  %1:2 = affine.parallel (%a) = (symbol(%i)) to (symbol(%n) + %i) reduce ("addf", "muli")
      -> (f32, i32) {
    affine.yield %x, %y : f32, i32
  }
  affine.parallel (%a) = (0) to (10) step (1) -> () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to (%arg1, 10) {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (max(%arg0, 2), %arg0 + symbol(%arg1)) to (min(%arg0 + 1, %arg0 + 2, %arg1), 10) step (2, 3) {
// CHECK-NEXT:     } {attr}
// CHECK-NEXT:     affine.parallel () = () to () {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4) = (max()) to (%arg0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.parallel (%arg4) = (0) to (10) reduce ("addf") -> (f32) {
// CHECK-NEXT:       affine.yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = affine.parallel (%arg4) = (symbol(%arg0)) to (%arg0 + symbol(%arg1)) reduce ("addf", "muli") -> (f32, i32) {
// CHECK-NEXT:       affine.yield %arg2, %arg3 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4) = (0) to (10) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<() -> (0, 0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, 10)>
// GENERIC-NEXT: #map2 = affine_map<(d0)[s0] -> (d0, 2, d0 + s0)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + 1, d0 + 2, d1, 10)>
// GENERIC-NEXT: #map4 = affine_map<() -> ()>
// GENERIC-NEXT: #map5 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map6 = affine_map<() -> (0)>
// GENERIC-NEXT: #map7 = affine_map<() -> (10)>
// GENERIC-NEXT: #map8 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: i32):
// GENERIC-NEXT:     "affine.parallel"(%arg1) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%arg10: index, %arg11: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "affine.parallel"(%arg0, %arg1, %arg0, %arg1) <{lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, lowerBoundsMap = #map2, reductions = [], steps = [2, 3], upperBoundsGroups = dense<[3, 1]> : tensor<2xi32>, upperBoundsMap = #map3}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index, %arg9: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {attr} : (index, index, index, index) -> ()
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map4, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map4}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map5}> ({
// GENERIC-NEXT:     ^bb0(%arg7: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map6, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map7}> ({
// GENERIC-NEXT:     ^bb0(%arg6: index):
// GENERIC-NEXT:       "affine.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : () -> f32
// GENERIC-NEXT:     %1:2 = "affine.parallel"(%arg0, %arg0, %arg1) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map8, reductions = [0, 10], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map9}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index):
// GENERIC-NEXT:       "affine.yield"(%arg2, %arg3) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> (f32, i32)
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map6, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map7}> ({
// GENERIC-NEXT:     ^bb0(%arg4: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
