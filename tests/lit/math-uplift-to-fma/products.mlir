// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --math-uplift-to-fma | FileCheck %s

// The flags are those that both ops have.

func.func @both(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @right(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %z, %0 fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @right(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @only_add(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_add(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.addf %0, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @only_mul(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_mul(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
// CHECK-NEXT:     %1 = arith.addf %0, %arg2 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @flags(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract,nnan,nsz> : f32
  %1 = arith.addf %0, %z fastmath<contract,ninf,nsz> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<nsz,contract> : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @none(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y : f32
  %1 = arith.addf %0, %z : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @none(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.addf %0, %arg2 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used_twice(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  return %1, %0 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @used_twice(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
// CHECK-NEXT:     %1 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %1, %0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_products(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %2 = arith.mulf %z, %y fastmath<contract> : f32
  %1 = arith.addf %0, %2 fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_products(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg2, %arg1 fastmath<contract> : f32
// CHECK-NEXT:     %1 = math.fma %arg0, %arg1, %0 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @square(%x: f32) -> f32 {
  %0 = arith.mulf %x, %x fastmath<contract> : f32
  %1 = arith.addf %0, %0 fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @square(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg0 fastmath<contract> : f32
// CHECK-NEXT:     %1 = math.fma %arg0, %arg0, %0 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%x: vector<4xf16>, %y: vector<4xf16>, %z: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.mulf %x, %y fastmath<fast> : vector<4xf16>
  %1 = arith.addf %0, %z fastmath<fast> : vector<4xf16>
  return %1 : vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<fast> : vector<4xf16>
// CHECK-NEXT:     return %0 : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensors(%x: tensor<?xf64>, %y: tensor<?xf64>, %z: tensor<?xf64>) -> tensor<?xf64> {
  %0 = arith.mulf %x, %y fastmath<fast> : tensor<?xf64>
  %1 = arith.addf %0, %z fastmath<contract> : tensor<?xf64>
  return %1 : tensor<?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> tensor<?xf64> {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : tensor<?xf64>
// CHECK-NEXT:     return %0 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  %2 = arith.mulf %1, %y fastmath<contract> : f32
  %3 = arith.addf %2, %1 fastmath<contract> : f32
  return %3 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     %1 = math.fma %0, %arg1, %0 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.subf %0, %z fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
// CHECK-NEXT:     %1 = arith.subf %0, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constants(%x: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %d = arith.constant 3.0 : f32
  %0 = arith.mulf %c, %d fastmath<contract> : f32
  %1 = arith.addf %0, %x fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %0 = math.fma %cst, %cst_0, %arg0 fastmath<contract> : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %p = arith.mulf %v, %x fastmath<contract> : f32
    %t = arith.addf %a, %p fastmath<contract> : f32
    scf.yield %t : f32
  }
  return %s : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %cst) -> (f32) {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %2 = math.fma %1, %arg2, %arg4 fastmath<contract> : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @across_blocks(%x: bf16, %y: bf16, %z: bf16) -> bf16 {
  %0 = arith.mulf %x, %y fastmath<contract> : bf16
  cf.br ^a
^a:
  %1 = arith.addf %0, %z fastmath<contract> : bf16
  return %1 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @across_blocks(%arg0: bf16, %arg1: bf16, %arg2: bf16) -> bf16 {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : bf16
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dead(%x: f32, %y: f32, %z: f32) {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead(%arg0: f32, %arg1: f32, %arg2: f32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rounded(%x: f64, %y: f64, %z: f64) -> f64 {
  %0 = arith.mulf %x, %y fastmath<contract,afn> : f64
  %1 = arith.addf %z, %0 fastmath<contract,reassoc,afn> : f64
  return %1 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract,afn> : f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @product_of_sum(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.addf %x, %y fastmath<contract> : f32
  %1 = arith.mulf %0, %z fastmath<contract> : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @product_of_sum(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg1 fastmath<contract> : f32
// CHECK-NEXT:     %1 = arith.mulf %0, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shared(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %0, %z fastmath<contract> : f32
  %2 = arith.addf %x, %0 fastmath<contract,nnan> : f32
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @shared(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT:     %1 = math.fma %arg0, %arg1, %arg0 fastmath<contract> : f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

%x = arith.constant 1.0 : f32
%y = "test.value"() : () -> f32
%0 = arith.mulf %x, %y fastmath<contract> : f32
%1 = arith.addf %0, %y fastmath<contract> : f32
"test.use"(%1) : (f32) -> ()

// CHECK: module {
// CHECK-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %0 = "test.value"() : () -> f32
// CHECK-NEXT:   %1 = math.fma %cst, %0, %0 fastmath<contract> : f32
// CHECK-NEXT:   "test.use"(%1) : (f32) -> ()
// CHECK-NEXT: }
