// RUN: pyopt --split-input-file --arith-expand %s | FileCheck %s

func.func @a(%a: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f4E2M1FN, %arg1: f8E8M0FNU) -> f32 {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.extf %arg0 : f4E2M1FN to f32
// CHECK-NEXT:     %2 = arith.mulf %1, %0 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f8E5M2, %s: f16) -> f64 {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> {x} : f8E5M2, f16 to f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f8E5M2, %arg1: f16) -> f64 {
// CHECK-NEXT:     %0 = arith.truncf %arg1 fastmath<nnan> : f16 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 fastmath<nnan> : f8E8M0FNU to f64
// CHECK-NEXT:     %2 = arith.extf %arg0 fastmath<nnan> : f8E5M2 to f64
// CHECK-NEXT:     %3 = arith.mulf %2, %1 fastmath<nnan> : f64
// CHECK-NEXT:     return %3 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f8E5M2, %s: f32) -> f16 {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f32 to f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f8E5M2, %arg1: f32) -> f16 {
// CHECK-NEXT:     %0 = arith.truncf %arg1 : f32 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 : f8E8M0FNU to f16
// CHECK-NEXT:     %2 = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT:     %3 = arith.mulf %2, %1 : f16
// CHECK-NEXT:     return %3 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f32, %arg1: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.divf %arg0, %0 : f32
// CHECK-NEXT:     %2 = arith.truncf %1 : f32 to f4E2M1FN
// CHECK-NEXT:     return %2 : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f32, %s: f32) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s upward fastmath<nnan> {x} : f32, f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f32, %arg1: f32) -> f4E2M1FN {
// CHECK-NEXT:     %0 = arith.truncf %arg1 fastmath<nnan> : f32 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 fastmath<nnan> : f8E8M0FNU to f32
// CHECK-NEXT:     %2 = arith.divf %arg0, %1 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = arith.truncf %2 upward fastmath<nnan> : f32 to f4E2M1FN
// CHECK-NEXT:     return %3 : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f64, %s: f16) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %s toward_zero : f64, f16 to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f64, %arg1: f16) -> f8E5M2 {
// CHECK-NEXT:     %0 = arith.truncf %arg1 : f16 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 : f8E8M0FNU to f64
// CHECK-NEXT:     %2 = arith.divf %arg0, %1 : f64
// CHECK-NEXT:     %3 = arith.truncf %2 toward_zero : f64 to f8E5M2
// CHECK-NEXT:     return %3 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: f16, %s: f64) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %s : f16, f64 to f8E5M2
  return %0 : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: f16, %arg1: f64) -> f8E5M2 {
// CHECK-NEXT:     %0 = arith.truncf %arg1 : f64 to f8E8M0FNU
// CHECK-NEXT:     %1 = arith.extf %0 : f8E8M0FNU to f16
// CHECK-NEXT:     %2 = arith.divf %arg0, %1 : f16
// CHECK-NEXT:     %3 = arith.truncf %2 : f16 to f8E5M2
// CHECK-NEXT:     return %3 : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: tensor<?xf16>, %s: tensor<?xf16>) -> tensor<?xf32> {
  %0 = arith.scaling_extf %a, %s : tensor<?xf16>, tensor<?xf16> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<?xf16>, %arg1: tensor<?xf16>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = arith.truncf %arg1 : tensor<?xf16> to tensor<?xf8E8M0FNU>
// CHECK-NEXT:     %1 = arith.extf %0 : tensor<?xf8E8M0FNU> to tensor<?xf32>
// CHECK-NEXT:     %2 = arith.extf %arg0 : tensor<?xf16> to tensor<?xf32>
// CHECK-NEXT:     %3 = arith.mulf %2, %1 : tensor<?xf32>
// CHECK-NEXT:     return %3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
