// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Sums, products, quotients, shifts and extremes.

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remsi %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.srem %1, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.andi %a, %b : i32
  %1 = arith.andi %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.and %1, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.ori %a, %b : i32
  %1 = arith.ori %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.or %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.or %1, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.xori %a, %b : i32
  %1 = arith.xori %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.xor %1, %0 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivui %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.icmp "eq" %arg0, %2 : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.sub %arg0, %4 : i32
// CHECK-NEXT:     %6 = llvm.udiv %5, %arg1 : i32
// CHECK-NEXT:     %7 = llvm.add %6, %4 : i32
// CHECK-NEXT:     %8 = llvm.select %3, %2, %7 : i1, i32
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.icmp "eq" %1, %9 : i64
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.sub %1, %11 : i64
// CHECK-NEXT:     %13 = llvm.udiv %12, %0 : i64
// CHECK-NEXT:     %14 = llvm.add %13, %11 : i64
// CHECK-NEXT:     %15 = llvm.select %10, %9, %14 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.floordivsi %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = llvm.mul %2, %arg1 : i32
// CHECK-NEXT:     %4 = llvm.icmp "ne" %arg0, %3 : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.icmp "slt" %arg0, %5 : i32
// CHECK-NEXT:     %7 = llvm.icmp "slt" %arg1, %5 : i32
// CHECK-NEXT:     %8 = llvm.icmp "ne" %6, %7 : i1
// CHECK-NEXT:     %9 = llvm.and %4, %8 : i1
// CHECK-NEXT:     %10 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %11 = llvm.add %2, %10 : i32
// CHECK-NEXT:     %12 = llvm.select %9, %11, %2 : i1, i32
// CHECK-NEXT:     %13 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %14 = llvm.mul %13, %0 : i64
// CHECK-NEXT:     %15 = llvm.icmp "ne" %1, %14 : i64
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %17 = llvm.icmp "slt" %1, %16 : i64
// CHECK-NEXT:     %18 = llvm.icmp "slt" %0, %16 : i64
// CHECK-NEXT:     %19 = llvm.icmp "ne" %17, %18 : i1
// CHECK-NEXT:     %20 = llvm.and %15, %19 : i1
// CHECK-NEXT:     %21 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT:     %22 = llvm.add %13, %21 : i64
// CHECK-NEXT:     %23 = llvm.select %20, %22, %13 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxsi %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     %3 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.minsi %a, %b : i32
  %1 = arith.minsi %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     %3 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32, %i: index, %j: index) {
  %0 = arith.minui %a, %b : i32
  %1 = arith.minui %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:     %2 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     %3 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.addf %b, %a fastmath<fast> : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = llvm.fadd %arg0, %arg1 : f16
// CHECK-NEXT:     %1 = llvm.fadd %arg1, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.subf %a, %b fastmath<fast> : bf16
  %1 = arith.subf %b, %a fastmath<nnan,ninf> : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT:     %0 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : bf16
// CHECK-NEXT:     %1 = llvm.fsub %arg1, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = arith.mulf %a, %b fastmath<nnan,ninf> : f32
  %1 = arith.mulf %b, %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT:     %1 = llvm.fmul %arg1, %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = arith.divf %a, %b fastmath<reassoc> : f64
  %1 = arith.divf %b, %a fastmath<contract,afn> : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT:     %0 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
// CHECK-NEXT:     %1 = llvm.fdiv %arg1, %arg0 {fastmathFlags = #llvm.fastmath<contract, afn>} : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f80) {
  %0 = arith.remf %a, %b fastmath<contract,afn> : f80
  %1 = arith.remf %b, %a fastmath<nsz,arcp> : f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT:     %0 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract, afn>} : f80
// CHECK-NEXT:     %1 = llvm.frem %arg1, %arg0 {fastmathFlags = #llvm.fastmath<nsz, arcp>} : f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %b: f128) {
  %0 = arith.maximumf %a, %b fastmath<nsz,arcp> : f128
  %1 = arith.maximumf %b, %a : f128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT:     %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (f128, f128) -> f128
// CHECK-NEXT:     %1 = llvm.intr.maximum(%arg1, %arg0) : (f128, f128) -> f128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.minimumf %a, %b : f16
  %1 = arith.minimumf %b, %a fastmath<fast> : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT:     %0 = llvm.intr.minimum(%arg0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT:     %1 = llvm.intr.minimum(%arg1, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f16, f16) -> f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.maxnumf %a, %b fastmath<fast> : bf16
  %1 = arith.maxnumf %b, %a fastmath<nnan,ninf> : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT:     %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (bf16, bf16) -> bf16
// CHECK-NEXT:     %1 = llvm.intr.maxnum(%arg1, %arg0) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (bf16, bf16) -> bf16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = arith.minnumf %a, %b fastmath<nnan,ninf> : f32
  %1 = arith.minnumf %b, %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (f32, f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.minnum(%arg1, %arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b fastmath<nnan> : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f64) {
// CHECK-NEXT:     %0 = llvm.fneg %arg0 : f32
// CHECK-NEXT:     %1 = llvm.fneg %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1, %b: i1) {
  %0 = arith.addi %a, %b : i1
  %1 = arith.shli %a, %b : i1
  %2 = arith.divsi %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : i1
// CHECK-NEXT:     %1 = llvm.shl %arg0, %arg1 : i1
// CHECK-NEXT:     %2 = llvm.sdiv %arg0, %arg1 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.muli %a, %b : i128
  %1 = arith.remui %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT:     %0 = llvm.mul %arg0, %arg1 : i128
// CHECK-NEXT:     %1 = llvm.urem %arg0, %arg1 : i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i7, %b: i7) {
  %0 = arith.subi %a, %b : i7
  %1 = arith.maxui %a, %b : i7
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i7, %arg1: i7) {
// CHECK-NEXT:     %0 = llvm.sub %arg0, %arg1 : i7
// CHECK-NEXT:     %1 = llvm.intr.umax(%arg0, %arg1) : (i7, i7) -> i7
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nuw, nsw> : i32
  %2 = arith.muli %a, %b overflow<nuw> {some.attr = 1} : i32
  %3 = arith.shli %a, %b overflow<nsw> : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     %1 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %2 = llvm.mul %arg0, %arg1 overflow<nuw> {some.attr = 1 : i64} : i32
// CHECK-NEXT:     %3 = llvm.shl %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @promises(%a: i32, %b: i32, %v: vector<2x4xi32>)
    -> (i32, i32, i32, i32, i16, vector<2x4xi8>) {
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.divui %a, %b exact {foo} : i32
  %2 = arith.shrsi %a, %b exact : i32
  %3 = arith.shrui %a, %b exact : i32
  %4 = arith.trunci %a overflow<nsw> : i32 to i16
  %5 = arith.trunci %v overflow<nsw, nuw> {foo} : vector<2x4xi32> to vector<2x4xi8>
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i16, vector<2x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @promises(%arg0: i32, %arg1: i32, %arg2: vector<2x4xi32>) -> (i32, i32, i32, i32, i16, vector<2x4xi8>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %1 = llvm.sdiv exact %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = llvm.udiv exact %arg0, %arg1 {foo} : i32
// CHECK-NEXT:     %3 = llvm.ashr exact %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = llvm.lshr exact %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = llvm.trunc %arg0 overflow<nsw> : i32 to i16
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %8 = llvm.trunc %7 overflow<nsw, nuw> {foo} : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %6[0] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %11 = llvm.trunc %10 overflow<nsw, nuw> {foo} : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %9[1] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
// CHECK-NEXT:     return %1, %2, %3, %4, %5, %13 : i32, i32, i32, i32, i16, vector<2x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
