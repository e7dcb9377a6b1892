// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Named ops that work element by element: on tensors, and on memrefs with scalars, dynamic extents and conversions.

func.func @unary_on_memrefs(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<tanh>
      ins(%a0 : memref<?x?xf32>)
      outs(%a1 : memref<?x?xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary_on_memrefs(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%arg0 : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "unary_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>):
// GENERIC-NEXT:     "linalg.elementwise"(%arg0, %arg1) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<tanh>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @exp_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.exp ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.exp ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "exp_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @log_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.log ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @log_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.log ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "log_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.log"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.log"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @abs_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.abs ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @abs_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.abs ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "abs_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.abs"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.absf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @ceil_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.ceil ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceil_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.ceil ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "ceil_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.ceil"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.ceil"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @floor_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.floor ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @floor_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.floor ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "floor_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.floor"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.floor"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @negf_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.negf ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @negf_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.negf ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "negf_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.negf"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @reciprocal_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.reciprocal ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reciprocal_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.reciprocal ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "reciprocal_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.reciprocal"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:       %1 = "arith.divf"(%0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%1) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @round_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.round ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @round_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.round ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "round_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.round"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.round"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @sqrt_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.sqrt ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sqrt_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.sqrt ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "sqrt_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.sqrt"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.sqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @rsqrt_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.rsqrt ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.rsqrt ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "rsqrt_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.rsqrt"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.rsqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @square_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.square ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @square_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.square ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "square_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.square"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @tanh_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.tanh ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.tanh ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "tanh_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.tanh"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @erf_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>) {
  linalg.erf ins(%a0 : memref<?x?xf64>) outs(%a1 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @erf_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.erf ins(%arg0 : memref<?x?xf64>) outs(%arg1 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "erf_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.erf"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       %0 = "math.erf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @mul_on_memrefs(%a0: i16, %a1: i16, %a2: memref<i16>) {
  linalg.mul ins(%a0, %a1 : i16, i16) outs(%a2 : memref<i16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mul_on_memrefs(%arg0: i16, %arg1: i16, %arg2: memref<i16>) {
// CHECK-NEXT:     linalg.mul ins(%arg0, %arg1 : i16, i16) outs(%arg2 : memref<i16>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i16, i16, memref<i16>) -> (), sym_name = "mul_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i16, %arg1: i16, %arg2: memref<i16>):
// GENERIC-NEXT:     "linalg.mul"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i16, %arg4: i16, %arg5: i16):
// GENERIC-NEXT:       %0 = "arith.muli"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
// GENERIC-NEXT:       "linalg.yield"(%0) : (i16) -> ()
// GENERIC-NEXT:     }) : (i16, i16, memref<i16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @div_unsigned_on_memrefs(%a0: memref<?x?xi16>, %a1: memref<?x?xi16>,
                                   %a2: memref<?x?xi16>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<?x?xi16>, memref<?x?xi16>) outs(%a2 : memref<?x?xi16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @div_unsigned_on_memrefs(%arg0: memref<?x?xi16>, %arg1: memref<?x?xi16>, %arg2: memref<?x?xi16>) {
// CHECK-NEXT:     linalg.div_unsigned ins(%arg0, %arg1 : memref<?x?xi16>, memref<?x?xi16>) outs(%arg2 : memref<?x?xi16>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi16>, memref<?x?xi16>, memref<?x?xi16>) -> (), sym_name = "div_unsigned_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xi16>, %arg1: memref<?x?xi16>, %arg2: memref<?x?xi16>):
// GENERIC-NEXT:     "linalg.div_unsigned"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i16, %arg4: i16, %arg5: i16):
// GENERIC-NEXT:       %0 = "arith.divui"(%arg3, %arg4) : (i16, i16) -> i16
// GENERIC-NEXT:       "linalg.yield"(%0) : (i16) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xi16>, memref<?x?xi16>, memref<?x?xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @max_on_memrefs(%a0: memref<?x?xi16>, %a1: i16, %a2: memref<?x?xi16>) {
  linalg.max ins(%a0, %a1 : memref<?x?xi16>, i16) outs(%a2 : memref<?x?xi16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @max_on_memrefs(%arg0: memref<?x?xi16>, %arg1: i16, %arg2: memref<?x?xi16>) {
// CHECK-NEXT:     linalg.max ins(%arg0, %arg1 : memref<?x?xi16>, i16) outs(%arg2 : memref<?x?xi16>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi16>, i16, memref<?x?xi16>) -> (), sym_name = "max_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xi16>, %arg1: i16, %arg2: memref<?x?xi16>):
// GENERIC-NEXT:     "linalg.max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i16, %arg4: i16, %arg5: i16):
// GENERIC-NEXT:       %0 = "arith.maxsi"(%arg3, %arg4) : (i16, i16) -> i16
// GENERIC-NEXT:       "linalg.yield"(%0) : (i16) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xi16>, i16, memref<?x?xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @min_on_memrefs(%a0: memref<?x?xi16>, %a1: memref<?x?xi16>, %a2: memref<?x?xi16>) {
  linalg.min ins(%a0, %a1 : memref<?x?xi16>, memref<?x?xi16>) outs(%a2 : memref<?x?xi16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @min_on_memrefs(%arg0: memref<?x?xi16>, %arg1: memref<?x?xi16>, %arg2: memref<?x?xi16>) {
// CHECK-NEXT:     linalg.min ins(%arg0, %arg1 : memref<?x?xi16>, memref<?x?xi16>) outs(%arg2 : memref<?x?xi16>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xi16>, memref<?x?xi16>, memref<?x?xi16>) -> (), sym_name = "min_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xi16>, %arg1: memref<?x?xi16>, %arg2: memref<?x?xi16>):
// GENERIC-NEXT:     "linalg.min"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i16, %arg4: i16, %arg5: i16):
// GENERIC-NEXT:       %0 = "arith.minsi"(%arg3, %arg4) : (i16, i16) -> i16
// GENERIC-NEXT:       "linalg.yield"(%0) : (i16) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xi16>, memref<?x?xi16>, memref<?x?xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @powf_on_memrefs(%a0: memref<?x?xf64>, %a1: memref<?x?xf64>, %a2: memref<?x?xf64>) {
  linalg.powf ins(%a0, %a1 : memref<?x?xf64>, memref<?x?xf64>) outs(%a2 : memref<?x?xf64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @powf_on_memrefs(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>) {
// CHECK-NEXT:     linalg.powf ins(%arg0, %arg1 : memref<?x?xf64>, memref<?x?xf64>) outs(%arg2 : memref<?x?xf64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "powf_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>):
// GENERIC-NEXT:     "linalg.powf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f64, %arg4: f64, %arg5: f64):
// GENERIC-NEXT:       %0 = "math.powf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "linalg.yield"(%0) : (f64) -> ()
// GENERIC-NEXT:     }) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @select_on_memrefs(%a0: i1, %a1: memref<?x?xi64>, %a2: memref<?x?xi64>,
                             %a3: memref<?x?xi64>) {
  linalg.select
      ins(%a0, %a1, %a2 : i1, memref<?x?xi64>, memref<?x?xi64>)
      outs(%a3 : memref<?x?xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_on_memrefs(%arg0: i1, %arg1: memref<?x?xi64>, %arg2: memref<?x?xi64>, %arg3: memref<?x?xi64>) {
// CHECK-NEXT:     linalg.select ins(%arg0, %arg1, %arg2 : i1, memref<?x?xi64>, memref<?x?xi64>) outs(%arg3 : memref<?x?xi64>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, memref<?x?xi64>, memref<?x?xi64>, memref<?x?xi64>) -> (), sym_name = "select_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: memref<?x?xi64>, %arg2: memref<?x?xi64>, %arg3: memref<?x?xi64>):
// GENERIC-NEXT:     "linalg.select"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: i1, %arg5: i64, %arg6: i64, %arg7: i64):
// GENERIC-NEXT:       %0 = "arith.select"(%arg4, %arg5, %arg6) : (i1, i64, i64) -> i64
// GENERIC-NEXT:       "linalg.yield"(%0) : (i64) -> ()
// GENERIC-NEXT:     }) : (i1, memref<?x?xi64>, memref<?x?xi64>, memref<?x?xi64>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @fill_on_memrefs(%a0: f16, %a1: memref<?xf16>) {
  linalg.fill ins(%a0 : f16) outs(%a1 : memref<?xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill_on_memrefs(%arg0: f16, %arg1: memref<?xf16>) {
// CHECK-NEXT:     linalg.fill ins(%arg0 : f16) outs(%arg1 : memref<?xf16>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, memref<?xf16>) -> (), sym_name = "fill_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: memref<?xf16>):
// GENERIC-NEXT:     "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f16, %arg3: f16):
// GENERIC-NEXT:       "linalg.yield"(%arg2) : (f16) -> ()
// GENERIC-NEXT:     }) : (f16, memref<?xf16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
