// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Constants keep their attributes, whose type may be another one than the result's.

func.func @f(%i: index) {
  %0 = arith.constant 5 : index
  %1 = arith.constant -1 : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<5> : vector<2xindex>) : vector<2xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<[[5, 6]]> : vector<1x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT{LITERAL}:     %0 = llvm.mlir.constant(dense<[[5, 6]]> : vector<1x2xindex>) : !llvm.array<1 x vector<2xi64>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<[[5, 6]]> : vector<1x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT{LITERAL}:     %0 = llvm.mlir.constant(dense<[[5, 6]]> : vector<1x2xi32>) : !llvm.array<1 x vector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<5> : vector<i32>) : vector<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : vector<2x3x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<5> : vector<2x3x2xi32>) : !llvm.array<2 x array<3 x vector<2xi32>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : vector<[2]xi32>
  %1 = arith.constant dense<5> : vector<2x[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<5> : vector<[2]xi32>) : vector<[2]xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(dense<5> : vector<2x[2]xi32>) : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant true
  %1 = arith.constant 1.0 : bf16
  %2 = arith.constant 1.0 : f80
  %3 = arith.constant 1.0 : f8E5M2
  %4 = arith.constant -1 : i128
  %5 = arith.constant {some.attr} 1 : i8
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %1 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT:     %2 = llvm.mlir.constant(1.000000e+00 : f80) : f80
// CHECK-NEXT:     %3 = llvm.mlir.constant(1.000000e+00 : f8E5M2) : i8
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i128) : i128
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i8) {some.attr} : i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant 0x7FC00000 : f32
  %1 = arith.constant -0.0 : f64
  %2 = arith.constant 0x7C00 : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0x7C00 : f16) : f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2xf8E5M2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf8E5M2>) : vector<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant sparse<0, 1.0> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(sparse<0, 1.000000e+00> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense_resource<r> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense_resource<r> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : tensor<2xi32>
  %1 = arith.constant dense<1> : vector<[2]x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %cst = arith.constant dense<5> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<[2]x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2x2xtf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2x2xtf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) {
  %0 = arith.addi %x, %x {a.b} : i32
  %c0 = arith.constant 0 : i32
  %1 = arith.addi %x, %c0 : i32
  %2 = arith.addi %c0, %x : i32
  %c1 = arith.constant 5 : i32
  %3 = arith.addi %c1, %c1 : i32
  %4 = arith.addi %c1, %x : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 {a.b} : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %4 = llvm.add %arg0, %2 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32, %x: vector<2x2xindex>) {
  %0 = arith.cmpi slt, %a, %a : i32
  %1 = arith.cmpi uge, %a, %a : i32
  %2 = arith.cmpi slt, %x, %x : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: f32, %arg2: vector<2x2xindex>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %2 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
