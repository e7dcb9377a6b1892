// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Reductions, with accumulators, flags and masks.

func.func @r1_add(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  return %0 : f32
}
func.func @r2_mul(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <mul>, %v : vector<16xf32> into f32
  return %0 : f32
}
func.func @r3_minnumf(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <minnumf>, %v : vector<16xf32> into f32
  return %0 : f32
}
func.func @r4_maxnumf(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <maxnumf>, %v : vector<16xf32> into f32
  return %0 : f32
}
func.func @r5_minimumf(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <minimumf>, %v : vector<16xf32> into f32
  return %0 : f32
}
func.func @r6_maximumf(%v: vector<16xf32>) -> f32 {
  %0 = vector.reduction <maximumf>, %v : vector<16xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r1_add(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<16xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r2_mul(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fmul"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<16xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r3_minnumf(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r4_maxnumf(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r5_minimumf(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fminimum(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r6_maximumf(%arg0: vector<16xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmaximum(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r7_add(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}
func.func @r8_mul(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <mul>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}
func.func @r9_minnumf(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <minnumf>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}
func.func @r10_maxnumf(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <maxnumf>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}
func.func @r11_minimumf(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <minimumf>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}
func.func @r12_maximumf(%v: vector<16xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <maximumf>, %v, %acc : vector<16xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r7_add(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r8_mul(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<16xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r9_minnumf(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.minnum(%0, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r10_maxnumf(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.maxnum(%0, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r11_minimumf(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fminimum(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.minimum(%0, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r12_maximumf(%arg0: vector<16xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmaximum(%arg0)  : (vector<16xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.maximum(%0, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r13_add(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <add>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r14_mul(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <mul>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r15_minui(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <minui>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r16_minsi(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <minsi>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r17_maxui(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <maxui>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r18_maxsi(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <maxsi>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r19_and(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <and>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r20_or(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <or>, %v : vector<16xi32> into i32
  return %0 : i32
}
func.func @r21_xor(%v: vector<16xi32>) -> i32 {
  %0 = vector.reduction <xor>, %v : vector<16xi32> into i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r13_add(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r14_mul(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r15_minui(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r16_minsi(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r17_maxui(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r18_maxsi(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r19_and(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r20_or(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r21_xor(%arg0: vector<16xi32>) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r22_add(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <add>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r23_mul(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <mul>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r24_minui(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <minui>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r25_minsi(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <minsi>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r26_maxui(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <maxui>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r27_maxsi(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <maxsi>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r28_and(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <and>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r29_or(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <or>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}
func.func @r30_xor(%v: vector<16xi32>, %acc: i32) -> i32 {
  %0 = vector.reduction <xor>, %v, %acc : vector<16xi32> into i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r22_add(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.add %arg1, %0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r23_mul(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.mul %arg1, %0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r24_minui(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.icmp "ule" %arg1, %0 : i32
// CHECK-NEXT:     %2 = llvm.select %1, %arg1, %0 : i1, i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r25_minsi(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.icmp "sle" %arg1, %0 : i32
// CHECK-NEXT:     %2 = llvm.select %1, %arg1, %0 : i1, i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r26_maxui(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.icmp "uge" %arg1, %0 : i32
// CHECK-NEXT:     %2 = llvm.select %1, %arg1, %0 : i1, i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r27_maxsi(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.icmp "sge" %arg1, %0 : i32
// CHECK-NEXT:     %2 = llvm.select %1, %arg1, %0 : i1, i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r28_and(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.and %arg1, %0  : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r29_or(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.or %arg1, %0  : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r30_xor(%arg0: vector<16xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<16xi32>) -> i32
// CHECK-NEXT:     %1 = llvm.xor %arg1, %0  : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r31_add(%v: vector<16xindex>, %acc: index) -> index {
  %0 = vector.reduction <add>, %v, %acc : vector<16xindex> into index
  return %0 : index
}
func.func @r32_minui(%v: vector<16xindex>, %acc: index) -> index {
  %0 = vector.reduction <minui>, %v, %acc : vector<16xindex> into index
  return %0 : index
}
func.func @r33_xor(%v: vector<16xindex>, %acc: index) -> index {
  %0 = vector.reduction <xor>, %v, %acc : vector<16xindex> into index
  return %0 : index
}
func.func @r34_mul(%v: vector<16xindex>) -> index {
  %0 = vector.reduction <mul>, %v : vector<16xindex> into index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @r31_add(%arg0: vector<16xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.add %0, %2 : i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r32_minui(%arg0: vector<16xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.umin"(%1) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.icmp "ule" %0, %2 : i64
// CHECK-NEXT:     %4 = llvm.select %3, %0, %2 : i1, i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r33_xor(%arg0: vector<16xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.xor"(%1) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.xor %0, %2  : i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r34_mul(%arg0: vector<16xindex>) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r35_add(%v: vector<16xf16>) -> f16 {
  %0 = vector.reduction <add>, %v fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}
func.func @r36_add(%v: vector<16xf16>, %acc: f16) -> f16 {
  %0 = vector.reduction <add>, %v, %acc fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}
func.func @r37_mul(%v: vector<16xf16>) -> f16 {
  %0 = vector.reduction <mul>, %v fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}
func.func @r38_mul(%v: vector<16xf16>, %acc: f16) -> f16 {
  %0 = vector.reduction <mul>, %v, %acc fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}
func.func @r39_minnumf(%v: vector<16xf16>) -> f16 {
  %0 = vector.reduction <minnumf>, %v fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}
func.func @r40_minnumf(%v: vector<16xf16>, %acc: f16) -> f16 {
  %0 = vector.reduction <minnumf>, %v, %acc fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @r35_add(%arg0: vector<16xf16>) -> f16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f16) : f16
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f16, vector<16xf16>) -> f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r36_add(%arg0: vector<16xf16>, %arg1: f16) -> f16 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f16, vector<16xf16>) -> f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r37_mul(%arg0: vector<16xf16>) -> f16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f16) : f16
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fmul"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f16, vector<16xf16>) -> f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r38_mul(%arg0: vector<16xf16>, %arg1: f16) -> f16 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f16, vector<16xf16>) -> f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r39_minnumf(%arg0: vector<16xf16>) -> f16 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0)  {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<16xf16>) -> f16
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r40_minnumf(%arg0: vector<16xf16>, %arg1: f16) -> f16 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0)  {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<16xf16>) -> f16
// CHECK-NEXT:     %1 = llvm.intr.minnum(%0, %arg1)  : (f16, f16) -> f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r41_add(%v: vector<4xf64>, %acc: f64) -> f64 {
  %0 = vector.reduction <add>, %v, %acc fastmath<fast> : vector<4xf64> into f64
  return %0 : f64
}
func.func @r42_maximumf(%v: vector<4xf64>, %acc: f64) -> f64 {
  %0 = vector.reduction <maximumf>, %v, %acc fastmath<fast> : vector<4xf64> into f64
  return %0 : f64
}
func.func @r43_add(%v: vector<4xf64>) -> f64 {
  %0 = vector.reduction <add>, %v fastmath<nnan,ninf> : vector<4xf64> into f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @r41_add(%arg0: vector<4xf64>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64, vector<4xf64>) -> f64
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r42_maximumf(%arg0: vector<4xf64>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmaximum(%arg0)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> f64
// CHECK-NEXT:     %1 = llvm.intr.maximum(%0, %arg1)  : (f64, f64) -> f64
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r43_add(%arg0: vector<4xf64>) -> f64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f64, vector<4xf64>) -> f64
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r44_add(%v: vector<[4]xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r45_add(%v: vector<[4]xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r46_mul(%v: vector<[4]xf32>) -> f32 {
  %0 = vector.reduction <mul>, %v : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r47_mul(%v: vector<[4]xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <mul>, %v, %acc : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r48_maxnumf(%v: vector<[4]xf32>) -> f32 {
  %0 = vector.reduction <maxnumf>, %v : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r49_maxnumf(%v: vector<[4]xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <maxnumf>, %v, %acc : vector<[4]xf32> into f32
  return %0 : f32
}
func.func @r50_add(%v: vector<[4]xi8>, %acc: i8) -> i8 {
  %0 = vector.reduction <add>, %v, %acc : vector<[4]xi8> into i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @r44_add(%arg0: vector<[4]xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r45_add(%arg0: vector<[4]xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r46_mul(%arg0: vector<[4]xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fmul"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r47_mul(%arg0: vector<[4]xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r48_maxnumf(%arg0: vector<[4]xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<[4]xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r49_maxnumf(%arg0: vector<[4]xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<[4]xf32>) -> f32
// CHECK-NEXT:     %1 = llvm.intr.maxnum(%0, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r50_add(%arg0: vector<[4]xi8>, %arg1: i8) -> i8 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<[4]xi8>) -> i8
// CHECK-NEXT:     %1 = llvm.add %arg1, %0 : i8
// CHECK-NEXT:     return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r51_add(%v: vector<f32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<f32> into f32
  return %0 : f32
}
func.func @r52_add(%v: vector<f32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<f32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r51_add(%arg0: vector<f32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.fadd"(%1, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r52_add(%arg0: vector<f32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%arg1, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r53_add(%v: vector<1xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  return %0 : f32
}
func.func @r54_add(%v: vector<1xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<1xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r53_add(%arg0: vector<1xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r54_add(%arg0: vector<1xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%v: vector<4xf32>, %w: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <add>, %w, %0 : vector<4xf32> into f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.fadd"(%1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bad_kind(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @bf(%v: vector<4xbf16>) -> bf16 {
  %0 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @bad_kind(%arg0: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bf(%arg0: vector<4xbf16>) -> bf16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (bf16, vector<4xbf16>) -> bf16
// CHECK-NEXT:     return %1 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m55(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m55(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %1) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.fadd"(%arg2, %arg0, %arg1, %3) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     return %2, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m56(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <mul>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m56(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fmul"(%0, %arg0, %arg1, %1) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.fmul"(%arg2, %arg0, %arg1, %3) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     return %2, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m57(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <minnumf>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m57(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0xFFC00000 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fmin"(%0, %arg0, %arg1, %1) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.fmin"(%arg2, %arg0, %arg1, %3) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     return %2, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m58(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maxnumf>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m58(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fmax"(%0, %arg0, %arg1, %1) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %3) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     return %2, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m61(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <add>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m61(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.add"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.add"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m62(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <mul>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m62(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.mul"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.mul"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m63(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <minui>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <minui>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m63(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.umin"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.umin"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m64(%v: vector<16xi8>, %k: vector<16xi1>, %acc: i8) -> (i8, i8) {
  %0 = vector.mask %k { vector.reduction <minsi>, %v : vector<16xi8> into i8 } : vector<16xi1> -> i8
  %1 = vector.mask %k { vector.reduction <minsi>, %v, %acc : vector<16xi8> into i8 }
      : vector<16xi1> -> i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @m64(%arg0: vector<16xi8>, %arg1: vector<16xi1>, %arg2: i8) -> (i8, i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(127 : i8) : i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.smin"(%0, %arg0, %arg1, %1) : (i8, vector<16xi8>, vector<16xi1>, i32) -> i8
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.smin"(%arg2, %arg0, %arg1, %3) : (i8, vector<16xi8>, vector<16xi1>, i32) -> i8
// CHECK-NEXT:     return %2, %4 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m65(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <maxui>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <maxui>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m65(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.umax"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.umax"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m66(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <maxsi>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m66(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.smax"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.smax"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m67(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <and>, %v : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <and>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m67(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.and"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.and"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m68(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <or>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <or>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m68(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.or"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.or"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m69(%v: vector<16xi64>, %k: vector<16xi1>, %acc: i64) -> (i64, i64) {
  %0 = vector.mask %k { vector.reduction <xor>, %v : vector<16xi64> into i64 }
      : vector<16xi1> -> i64
  %1 = vector.mask %k { vector.reduction <xor>, %v, %acc : vector<16xi64> into i64 }
      : vector<16xi1> -> i64
  return %0, %1 : i64, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @m69(%arg0: vector<16xi64>, %arg1: vector<16xi1>, %arg2: i64) -> (i64, i64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.xor"(%0, %arg0, %arg1, %1) : (i64, vector<16xi64>, vector<16xi1>, i32) -> i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.xor"(%arg2, %arg0, %arg1, %3) : (i64, vector<16xi64>, vector<16xi1>, i32) -> i64
// CHECK-NEXT:     return %2, %4 : i64, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m_scalable(%v: vector<[4]xf32>, %k: vector<[4]xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<[4]xf32> into f32 }
      : vector<[4]xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maxnumf>, %v, %acc : vector<[4]xf32> into f32 }
      : vector<[4]xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m_scalable(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = arith.muli %1, %4 : i32
// CHECK-NEXT:     %6 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %5) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %8 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT:     %10 = arith.index_cast %9 : index to i32
// CHECK-NEXT:     %11 = arith.muli %7, %10 : i32
// CHECK-NEXT:     %12 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %11) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:     return %6, %12 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
