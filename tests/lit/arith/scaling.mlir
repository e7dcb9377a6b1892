// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f4E2M1FN, %arg1: f8E8M0FNU) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f4E2M1FN, f8E8M0FNU) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f4E2M1FN, %arg1: f8E8M0FNU):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (f4E2M1FN, f8E8M0FNU) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f8E8M0FNU) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f8E8M0FNU) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f8E8M0FNU):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f4E2M1FN
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: f32) {
  %0 = arith.scaling_extf %a, %s : f16, f32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : f16, f32 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: f32):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (f16, f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f32) {
  %0 = arith.scaling_truncf %a, %s : f32, f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : f32, f32 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f32) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: f64) {
  %0 = arith.scaling_extf %a, %s : f16, f64 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f64) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : f16, f64 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, f64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: f64):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (f16, f64) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f64) {
  %0 = arith.scaling_truncf %a, %s : f32, f64 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f64) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : f32, f64 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f64):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f64) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f64, %s: f16) {
  %0 = arith.scaling_extf %a, %s : f64, f16 to f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f64, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : f64, f16 to f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (f64, f16) -> f80
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f80, %s: f16) {
  %0 = arith.scaling_truncf %a, %s : f80, f16 to f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : f80, f16 to f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f80, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f80, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f80, f16) -> f64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2xf16>, %s: f16) {
  %0 = arith.scaling_extf %a, %s : vector<2xf16>, f16 to vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : vector<2xf16>, f16 to vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2xf16>, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2xf16>, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (vector<2xf16>, f16) -> vector<2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2xf32>, %s: f16) {
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, f16 to vector<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : vector<2xf32>, f16 to vector<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2xf32>, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2xf32>, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<2xf32>, f16) -> vector<2xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<[2]xf16>, %s: vector<[2]xf16>) {
  %0 = arith.scaling_extf %a, %s : vector<[2]xf16>, vector<[2]xf16> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xf16>, %arg1: vector<[2]xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : vector<[2]xf16>, vector<[2]xf16> to vector<[2]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[2]xf16>, vector<[2]xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<[2]xf16>, %arg1: vector<[2]xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (vector<[2]xf16>, vector<[2]xf16>) -> vector<[2]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<[2]xf32>, %s: vector<[2]xf16>) {
  %0 = arith.scaling_truncf %a, %s : vector<[2]xf32>, vector<[2]xf16> to vector<[2]xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xf32>, %arg1: vector<[2]xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : vector<[2]xf32>, vector<[2]xf16> to vector<[2]xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[2]xf32>, vector<[2]xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<[2]xf32>, %arg1: vector<[2]xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<[2]xf32>, vector<[2]xf16>) -> vector<[2]xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<?xf16>, %s: tensor<2xf16>) {
  %0 = arith.scaling_extf %a, %s : tensor<?xf16>, tensor<2xf16> to tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf16>, %arg1: tensor<2xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : tensor<?xf16>, tensor<2xf16> to tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf16>, tensor<2xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf16>, %arg1: tensor<2xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (tensor<?xf16>, tensor<2xf16>) -> tensor<?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<?xf32>, %s: tensor<2xf16>) {
  %0 = arith.scaling_truncf %a, %s : tensor<?xf32>, tensor<2xf16> to tensor<?xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<2xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : tensor<?xf32>, tensor<2xf16> to tensor<?xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf32>, tensor<2xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<2xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (tensor<?xf32>, tensor<2xf16>) -> tensor<?xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<2xf16>, %s: tensor<?xf16>) {
  %0 = arith.scaling_extf %a, %s : tensor<2xf16>, tensor<?xf16> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf16>, %arg1: tensor<?xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : tensor<2xf16>, tensor<?xf16> to tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2xf16>, tensor<?xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2xf16>, %arg1: tensor<?xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (tensor<2xf16>, tensor<?xf16>) -> tensor<2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<2xf32>, %s: tensor<?xf16>) {
  %0 = arith.scaling_truncf %a, %s : tensor<2xf32>, tensor<?xf16> to tensor<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<?xf16>) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : tensor<2xf32>, tensor<?xf16> to tensor<2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2xf32>, tensor<?xf16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<?xf16>):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (tensor<2xf32>, tensor<?xf16>) -> tensor<2xf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<f16>, %s: tensor<f16>) {
  %0 = arith.scaling_extf %a, %s : tensor<f16>, tensor<f16> to tensor<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f16>, %arg1: tensor<f16>) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : tensor<f16>, tensor<f16> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<f16>, tensor<f16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<f16>, %arg1: tensor<f16>):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (tensor<f16>, tensor<f16>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<f32>, %s: tensor<f16>) {
  %0 = arith.scaling_truncf %a, %s : tensor<f32>, tensor<f16> to tensor<f16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f32>, %arg1: tensor<f16>) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : tensor<f32>, tensor<f16> to tensor<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<f32>, tensor<f16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<f32>, %arg1: tensor<f16>):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (tensor<f32>, tensor<f16>) -> tensor<f16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<f16>, %s: vector<f16>) {
  %0 = arith.scaling_extf %a, %s : vector<f16>, vector<f16> to vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<f16>, %arg1: vector<f16>) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : vector<f16>, vector<f16> to vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<f16>, vector<f16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<f16>, %arg1: vector<f16>):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (vector<f16>, vector<f16>) -> vector<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<f32>, %s: vector<f16>) {
  %0 = arith.scaling_truncf %a, %s : vector<f32>, vector<f16> to vector<f16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<f32>, %arg1: vector<f16>) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : vector<f32>, vector<f16> to vector<f16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<f32>, vector<f16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<f32>, %arg1: vector<f16>):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<f32>, vector<f16>) -> vector<f16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: bf16) {
  %0 = arith.scaling_extf %a, %s : f16, bf16 to tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: bf16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : f16, bf16 to tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, bf16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: bf16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (f16, bf16) -> tf32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tf32, %s: bf16) {
  %0 = arith.scaling_truncf %a, %s : tf32, bf16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tf32, %arg1: bf16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : tf32, bf16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tf32, bf16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tf32, %arg1: bf16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (tf32, bf16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tf32, %s: bf16) {
  %0 = arith.scaling_extf %a, %s : tf32, bf16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tf32, %arg1: bf16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 : tf32, bf16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tf32, bf16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tf32, %arg1: bf16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) : (tf32, bf16) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: bf16) {
  %0 = arith.scaling_truncf %a, %s : f32, bf16 to tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: bf16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 : f32, bf16 to tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, bf16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: bf16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, bf16) -> tf32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: f16) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> {note} : f16, f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 fastmath<nnan> {note} : f16, f16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> {note} : (f16, f16) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s fastmath<nnan> {note} : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 fastmath<nnan> {note} : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> {note} : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s upward : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 upward : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{roundingmode = 2 : i32}> : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s upward fastmath<nnan> {note} : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 upward fastmath<nnan> {note} : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>, roundingmode = 2 : i32}> {note} : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s to_nearest_even : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 to_nearest_even : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{roundingmode = 0 : i32}> : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: f16) {
  %0 = arith.scaling_extf %a, %s {roundingmode = 1 : i32} : f16, f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 {roundingmode = 1 : i32} : f16, f16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) {roundingmode = 1 : i32} : (f16, f16) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s {roundingmode = 1 : i32} : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 downward : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{roundingmode = 1 : i32}> : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16, %s: f16) {
  %0 = arith.scaling_extf %a, %s fastmath<none> : f16, f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg1 fastmath<none> : f16, f16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32, %s: f16) {
  %0 = arith.scaling_truncf %a, %s fastmath<none> : f32, f16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f16) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg1 fastmath<none> : f32, f16 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f16) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f16) {
  %0 = "arith.scaling_extf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f16, f16) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16) {
// CHECK-NEXT:     %0 = arith.scaling_extf %arg0, %arg0 fastmath<nnan> : f16, f16 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16):
// GENERIC-NEXT:     %0 = "arith.scaling_extf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (f16, f16) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = "arith.scaling_truncf"(%a, %a) <{fastmath = #arith.fastmath<nnan>, roundingmode = 3 : i32}>
      : (f32, f32) -> f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) {
// CHECK-NEXT:     %0 = arith.scaling_truncf %arg0, %arg0 toward_zero fastmath<nnan> : f32, f32 to f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     %0 = "arith.scaling_truncf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>, roundingmode = 3 : i32}> : (f32, f32) -> f16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
