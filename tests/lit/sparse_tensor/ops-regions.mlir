// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Ops with regions: the semiring ops of linalg.generic, and loops over stored elements.

func.func @unary(%a: f64) -> (f64, i32, i32) {
  %m1 = arith.constant -1 : i32
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    ^bb0(%x: f64):
      %1 = arith.addf %x, %x : f64
      sparse_tensor.yield %1 : f64
    }
    absent = {
    }
  %2 = sparse_tensor.unary %a {keep} : f64 to i32
    present = {
    }
    absent = {
      sparse_tensor.yield %m1 {also} : i32
    }
  %3 = "sparse_tensor.unary"(%a) ({
  ^bb0(%x: f64):
    "sparse_tensor.yield"(%m1) : (i32) -> ()
  }, {
    "sparse_tensor.yield"(%m1) : (i32) -> ()
  }) : (f64) -> i32
  return %0, %2, %3 : f64, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary(%arg0: f64) -> (f64, i32, i32) {
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = sparse_tensor.unary %arg0 : f64 to f64
// CHECK-NEXT:      present = {
// CHECK-NEXT:     ^bb0(%arg1: f64):
// CHECK-NEXT:       %3 = arith.addf %arg1, %arg1 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.unary %arg0 {keep} : f64 to i32
// CHECK-NEXT:      present = {
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:       sparse_tensor.yield %c-1_i32 {also} : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.unary %arg0 : f64 to i32
// CHECK-NEXT:      present = {
// CHECK-NEXT:     ^bb0(%arg1: f64):
// CHECK-NEXT:       sparse_tensor.yield %c-1_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:       sparse_tensor.yield %c-1_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1, %2 : f64, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64) -> (f64, i32, i32), sym_name = "unary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "sparse_tensor.unary"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg2: f64):
// GENERIC-NEXT:       %4 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "sparse_tensor.yield"(%4) : (f64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (f64) -> f64
// GENERIC-NEXT:     %2 = "sparse_tensor.unary"(%arg0) ({
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "sparse_tensor.yield"(%0) {also} : (i32) -> ()
// GENERIC-NEXT:     }) {keep} : (f64) -> i32
// GENERIC-NEXT:     %3 = "sparse_tensor.unary"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg1: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "sparse_tensor.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:     }) : (f64) -> i32
// GENERIC-NEXT:     "func.return"(%1, %2, %3) : (f64, i32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @binary(%a: f64, %b: f64, %c: i32) -> f64 {
  %0 = sparse_tensor.binary %a, %b : f64, f64 to i8
    overlap = {
    ^bb0(%x: f64, %y: f64):
      %1 = arith.cmpf oeq, %x, %y : f64
      %2 = arith.extui %1 : i1 to i8
      sparse_tensor.yield %2 : i8
    }
    left = {
    }
    right = {
    }
  %3 = sparse_tensor.binary %a, %b : {keep} f64, f64 to f64
    overlap = {
    ^bb0(%x: f64, %y: f64):
      %4 = arith.addf %x, %y : f64
      sparse_tensor.yield %4 : f64
    }
    left = identity
    right = {
    ^bb0(%y: f64):
      %5 = arith.negf %y : f64
      sparse_tensor.yield %5 : f64
    }
  %6 = sparse_tensor.binary %a, %c : f64, i32 to f64
    overlap = {
    }
    left = identity
    right = {
    }
  %7 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    }
    left = {
    ^bb0(%y: f64):
      sparse_tensor.yield %a : f64
    }
    right = identity
  %8 = "sparse_tensor.binary"(%a, %b) <{right_identity}> ({
  ^bb0(%x: f64, %y: f64):
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }, {
  }, {
  }) : (f64, f64) -> f64
  return %8 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @binary(%arg0: f64, %arg1: f64, %arg2: i32) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.binary %arg0, %arg1 : f64, f64 to i8
// CHECK-NEXT:      overlap = {
// CHECK-NEXT:     ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:       %5 = arith.cmpf oeq, %arg3, %arg4 : f64
// CHECK-NEXT:       %6 = arith.extui %5 : i1 to i8
// CHECK-NEXT:       sparse_tensor.yield %6 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:      left = {
// CHECK-NEXT:     }
// CHECK-NEXT:      right = {
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.binary %arg0, %arg1 : {keep} f64, f64 to f64
// CHECK-NEXT:      overlap = {
// CHECK-NEXT:     ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:       %5 = arith.addf %arg3, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %5 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:      left = identity
// CHECK-NEXT:      right = {
// CHECK-NEXT:     ^bb0(%arg3: f64):
// CHECK-NEXT:       %5 = arith.negf %arg3 : f64
// CHECK-NEXT:       sparse_tensor.yield %5 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.binary %arg0, %arg2 : f64, i32 to f64
// CHECK-NEXT:      overlap = {
// CHECK-NEXT:     }
// CHECK-NEXT:      left = identity
// CHECK-NEXT:      right = {
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.binary %arg0, %arg1 : f64, f64 to f64
// CHECK-NEXT:      overlap = {
// CHECK-NEXT:     }
// CHECK-NEXT:      left = {
// CHECK-NEXT:     ^bb0(%arg3: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg0 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:      right = identity
// CHECK-NEXT:     %4 = sparse_tensor.binary %arg0, %arg1 : f64, f64 to f64
// CHECK-NEXT:      overlap = {
// CHECK-NEXT:     ^bb0(%arg3: f64, %arg4: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:      left = {
// CHECK-NEXT:     }
// CHECK-NEXT:      right = identity
// CHECK-NEXT:     return %4 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, f64, i32) -> f64, sym_name = "binary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: f64, %arg2: i32):
// GENERIC-NEXT:     %0 = "sparse_tensor.binary"(%arg0, %arg1) ({
// GENERIC-NEXT:     ^bb0(%arg9: f64, %arg10: f64):
// GENERIC-NEXT:       %7 = "arith.cmpf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:       %8 = "arith.extui"(%7) : (i1) -> i8
// GENERIC-NEXT:       "sparse_tensor.yield"(%8) : (i8) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (f64, f64) -> i8
// GENERIC-NEXT:     %1 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f64, %arg8: f64):
// GENERIC-NEXT:       %6 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "sparse_tensor.yield"(%6) : (f64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg6: f64):
// GENERIC-NEXT:       %5 = "arith.negf"(%arg6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:       "sparse_tensor.yield"(%5) : (f64) -> ()
// GENERIC-NEXT:     }) {keep} : (f64, f64) -> f64
// GENERIC-NEXT:     %2 = "sparse_tensor.binary"(%arg0, %arg2) <{left_identity}> ({
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (f64, i32) -> f64
// GENERIC-NEXT:     %3 = "sparse_tensor.binary"(%arg0, %arg1) <{right_identity}> ({
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg5: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg0) : (f64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (f64, f64) -> f64
// GENERIC-NEXT:     %4 = "sparse_tensor.binary"(%arg0, %arg1) <{right_identity}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f64, %arg4: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg3) : (f64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (f64, f64) -> f64
// GENERIC-NEXT:     "func.return"(%4) : (f64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @reduce(%a: f64, %b: f64) -> f64 {
  %0 = sparse_tensor.reduce %a, %b, %a : f64 {
  ^bb0(%x: f64, %y: f64):
    %1 = arith.mulf %x, %y : f64
    sparse_tensor.yield %1 : f64
  }
  %2 = sparse_tensor.reduce %a, %b, %a {keep} : f64 {
  ^bb0(%x: f64, %y: f64):
    sparse_tensor.yield %y : f64
  }
  %3 = "sparse_tensor.reduce"(%a, %b, %a) ({
  ^bb0(%x: f64, %y: f64):
    "sparse_tensor.yield"(%x) : (f64) -> ()
  }) : (f64, f64, f64) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reduce %arg0, %arg1, %arg0 : f64 {
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:       %3 = arith.mulf %arg2, %arg3 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.reduce %arg0, %arg1, %arg0 {keep} : f64 {
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.reduce %arg0, %arg1, %arg0 : f64 {
// CHECK-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// CHECK-NEXT:       sparse_tensor.yield %arg2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, f64) -> f64, sym_name = "reduce"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: f64):
// GENERIC-NEXT:     %0 = "sparse_tensor.reduce"(%arg0, %arg1, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg6: f64, %arg7: f64):
// GENERIC-NEXT:       %3 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "sparse_tensor.yield"(%3) : (f64) -> ()
// GENERIC-NEXT:     }) : (f64, f64, f64) -> f64
// GENERIC-NEXT:     %1 = "sparse_tensor.reduce"(%arg0, %arg1, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg4: f64, %arg5: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg5) : (f64) -> ()
// GENERIC-NEXT:     }) {keep} : (f64, f64, f64) -> f64
// GENERIC-NEXT:     %2 = "sparse_tensor.reduce"(%arg0, %arg1, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg2: f64, %arg3: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg2) : (f64) -> ()
// GENERIC-NEXT:     }) : (f64, f64, f64) -> f64
// GENERIC-NEXT:     "func.return"(%0) : (f64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @select(%a: f64, %i: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f64):
    %1 = arith.cmpf ogt, %x, %zero : f64
    sparse_tensor.yield %1 : i1
  }
  %2 = "sparse_tensor.select"(%a) ({
  ^bb0(%x: f64):
    %3 = arith.cmpf ogt, %x, %zero : f64
    "sparse_tensor.yield"(%3) : (i1) -> ()
  }) {keep} : (f64) -> f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: f64, %arg1: index) -> f64 {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.select %arg0 : f64 {
// CHECK-NEXT:     ^bb0(%arg2: f64):
// CHECK-NEXT:       %2 = arith.cmpf ogt, %arg2, %cst : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.select %arg0 {keep} : f64 {
// CHECK-NEXT:     ^bb0(%arg2: f64):
// CHECK-NEXT:       %2 = arith.cmpf ogt, %arg2, %cst : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, index) -> f64, sym_name = "select"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: index):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT:     %1 = "sparse_tensor.select"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg3: f64):
// GENERIC-NEXT:       %4 = "arith.cmpf"(%arg3, %0) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:       "sparse_tensor.yield"(%4) : (i1) -> ()
// GENERIC-NEXT:     }) : (f64) -> f64
// GENERIC-NEXT:     %2 = "sparse_tensor.select"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg2: f64):
// GENERIC-NEXT:       %3 = "arith.cmpf"(%arg2, %0) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
// GENERIC-NEXT:       "sparse_tensor.yield"(%3) : (i1) -> ()
// GENERIC-NEXT:     }) {keep} : (f64) -> f64
// GENERIC-NEXT:     "func.return"(%1) : (f64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @foreach(%t: tensor<2x4xf64, #DCSR>, %d: tensor<2x4xf64>, %b: tensor<4x6xi32, #BSR>,
                   %f: f32, %n: index) -> f32 {
  sparse_tensor.foreach in %t : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  sparse_tensor.foreach in %t {keep} : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    %1 = arith.addf %v, %v : f64
  }
  sparse_tensor.foreach in %d {order = affine_map<(i, j) -> (j, i)>} : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "sparse_tensor.yield"() : () -> ()
  }
  %2 = sparse_tensor.foreach in %b init(%f) : tensor<4x6xi32, #BSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: i32, %r: f32):
    sparse_tensor.yield %r : f32
  }
  %3:2 = sparse_tensor.foreach in %b init(%f, %n) {keep}
      : tensor<4x6xi32, #BSR>, f32, index -> f32, index do {
  ^bb0(%i: index, %j: index, %v: i32, %r: f32, %k: index):
    sparse_tensor.yield %r, %i : f32, index
  }
  %4 = "sparse_tensor.foreach"(%t, %f) ({
  ^bb0(%i: index, %j: index, %v: f64, %r: f32):
    "sparse_tensor.yield"(%r) : (f32) -> ()
  }) : (tensor<2x4xf64, #DCSR>, f32) -> f32
  return %2 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @foreach(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<2x4xf64>, %arg2: tensor<4x6xi32, #sparse1>, %arg3: f32, %arg4: index) -> f32 {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<2x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 {keep} : tensor<2x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:       %3 = arith.addf %arg7, %arg7 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.foreach in %arg1 {order = #map} : tensor<2x4xf64> do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f64):
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg2 init(%arg3) : tensor<4x6xi32, #sparse1>, f32 -> f32 do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: i32, %arg8: f32):
// CHECK-NEXT:       sparse_tensor.yield %arg8 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = sparse_tensor.foreach in %arg2 init(%arg3, %arg4) {keep} : tensor<4x6xi32, #sparse1>, f32, index -> f32, index do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: i32, %arg8: f32, %arg9: index):
// CHECK-NEXT:       sparse_tensor.yield %arg8, %arg5 : f32, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%arg3) : tensor<2x4xf64, #sparse>, f32 -> f32 do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f64, %arg8: f32):
// CHECK-NEXT:       sparse_tensor.yield %arg8 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf64, #sparse>, tensor<2x4xf64>, tensor<4x6xi32, #sparse1>, f32, index) -> f32, sym_name = "foreach"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<2x4xf64>, %arg2: tensor<4x6xi32, #sparse1>, %arg3: f32, %arg4: index):
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg24: index, %arg25: index, %arg26: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (tensor<2x4xf64, #sparse>) -> ()
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg21: index, %arg22: index, %arg23: f64):
// GENERIC-NEXT:       %3 = "arith.addf"(%arg23, %arg23) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) {keep} : (tensor<2x4xf64, #sparse>) -> ()
// GENERIC-NEXT:     "sparse_tensor.foreach"(%arg1) <{order = #map}> ({
// GENERIC-NEXT:     ^bb0(%arg18: index, %arg19: index, %arg20: f64):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (tensor<2x4xf64>) -> ()
// GENERIC-NEXT:     %0 = "sparse_tensor.foreach"(%arg2, %arg3) ({
// GENERIC-NEXT:     ^bb0(%arg14: index, %arg15: index, %arg16: i32, %arg17: f32):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg17) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xi32, #sparse1>, f32) -> f32
// GENERIC-NEXT:     %1:2 = "sparse_tensor.foreach"(%arg2, %arg3, %arg4) ({
// GENERIC-NEXT:     ^bb0(%arg9: index, %arg10: index, %arg11: i32, %arg12: f32, %arg13: index):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg12, %arg9) : (f32, index) -> ()
// GENERIC-NEXT:     }) {keep} : (tensor<4x6xi32, #sparse1>, f32, index) -> (f32, index)
// GENERIC-NEXT:     %2 = "sparse_tensor.foreach"(%arg0, %arg3) ({
// GENERIC-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f64, %arg8: f32):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg8) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x4xf64, #sparse>, f32) -> f32
// GENERIC-NEXT:     "func.return"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @iterate(%t: tensor<4x8xf32, #COO>, %i: index, %f: f32) -> index {
  %l1 = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %r1 = sparse_tensor.iterate %it1 in %l1 at(%crd0)
      iter_args(%outer = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 1> -> index {
    %l2 = sparse_tensor.extract_iteration_space %t at %it1 lvls = 1 {keep}
        : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0>
        -> !sparse_tensor.iter_space<#COO, lvls = 1 to 2>
    %r2 = sparse_tensor.iterate %it2 in %l2 at(_)
        iter_args(%inner = %outer) : !sparse_tensor.iter_space<#COO, lvls = 1> -> index {
      %k = arith.addi %inner, %crd0 : index
      sparse_tensor.yield %k : index
    }
    sparse_tensor.yield %r2 : index
  }
  return %r1 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @iterate(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: f32) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg5 in %0 at(%arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0>  -> index {
// CHECK-NEXT:       %2 = sparse_tensor.extract_iteration_space %arg0 at %arg5 lvls = 1 {keep} : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:       %3 = sparse_tensor.iterate %arg7 in %2 iter_args(%arg6 = %arg3) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> index {
// CHECK-NEXT:         %4 = arith.addi %arg6, %arg4 : index
// CHECK-NEXT:         sparse_tensor.yield %4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8xf32, #sparse>, index, f32) -> index, sym_name = "iterate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: f32):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// GENERIC-NEXT:     %1 = "sparse_tensor.iterate"(%0, %arg1) <{crdUsedLvls = 1 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       %2 = "sparse_tensor.extract_iteration_space"(%arg0, %arg5) <{hiLvl = 2 : index, loLvl = 1 : index}> {keep} : (tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// GENERIC-NEXT:       %3 = "sparse_tensor.iterate"(%2, %arg3) <{crdUsedLvls = 0 : i64}> ({
// GENERIC-NEXT:       ^bb0(%arg6: index, %arg7: !sparse_tensor.iterator<#sparse, lvls = 1>):
// GENERIC-NEXT:         %4 = "arith.addi"(%arg6, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:         "sparse_tensor.yield"(%4) : (index) -> ()
// GENERIC-NEXT:       }) : (!sparse_tensor.iter_space<#sparse, lvls = 1>, index) -> index
// GENERIC-NEXT:       "sparse_tensor.yield"(%3) : (index) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, index) -> index
// GENERIC-NEXT:     "func.return"(%1) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @iterate_forms(%t: tensor<4x8xf32, #CSR>, %i: index, %f: f32) {
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 to 2
      : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  sparse_tensor.iterate %it in %s : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  sparse_tensor.iterate %it in %s at(%c0, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
    %x = arith.addi %c0, %c1 : index
  } {keep}
  %0:2 = sparse_tensor.iterate %it in %s at(_, %c1)
      iter_args(%a = %i, %b = %f) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> (index, f32) {
    sparse_tensor.yield %c1, %b : index, f32
  }
  %1 = "sparse_tensor.iterate"(%s, %i) <{crdUsedLvls = 2 : i64}> ({
  ^bb0(%a: index, %c1: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"(%c1) : (index) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, index) -> index
  %2 = "sparse_tensor.extract_iteration_space"(%t) <{hiLvl = 2 : index, loLvl = 0 : index}>
      : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @iterate_forms(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     sparse_tensor.iterate %arg3 in %0 : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.iterate %arg5 in %0 at(%arg3, %arg4) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
// CHECK-NEXT:       %4 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     %1:2 = sparse_tensor.iterate %arg6 in %0 at(_, %arg5) iter_args(%arg3 = %arg1, %arg4 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> (index, f32) {
// CHECK-NEXT:       sparse_tensor.yield %arg5, %arg4 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.iterate %arg5 in %0 at(_, %arg4) iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       sparse_tensor.yield %arg4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8xf32, #sparse>, index, f32) -> (), sym_name = "iterate_forms"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: f32):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// GENERIC-NEXT:     "sparse_tensor.iterate"(%0) <{crdUsedLvls = 0 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg13: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
// GENERIC-NEXT:     "sparse_tensor.iterate"(%0) <{crdUsedLvls = 3 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg10: index, %arg11: index, %arg12: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
// GENERIC-NEXT:       %4 = "arith.addi"(%arg10, %arg11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) {keep} : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>) -> ()
// GENERIC-NEXT:     %1:2 = "sparse_tensor.iterate"(%0, %arg1, %arg2) <{crdUsedLvls = 2 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg6: index, %arg7: f32, %arg8: index, %arg9: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg8, %arg7) : (index, f32) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, index, f32) -> (index, f32)
// GENERIC-NEXT:     %2 = "sparse_tensor.iterate"(%0, %arg1) <{crdUsedLvls = 2 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg4) : (index) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, index) -> index
// GENERIC-NEXT:     %3 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// Arguments may have locations.
func.func @locations(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %n: index) {
  %0 = sparse_tensor.iterate %it loc("z") in %s at(_, %c loc("x"))
      iter_args(%a loc("y") = %n) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %a : index
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @locations(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: index) {
// CHECK-NEXT:     %0 = sparse_tensor.iterate %arg4 in %arg0 at(_, %arg3) iter_args(%arg2 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       sparse_tensor.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, index) -> (), sym_name = "locations"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.iterate"(%arg0, %arg1) <{crdUsedLvls = 2 : i64}> ({
// GENERIC-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg2) : (index) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
