// RUN: pyopt --split-input-file --convert-vector-to-llvm='force-32bit-vector-indices=false reassociate-fp-reductions enable-amx enable-arm-neon enable-x86vector' %s | FileCheck %s

// Positions of 64 bits, and sums in any order.

func.func @masks(%n: index, %m: memref<?xf32>, %p: f32)
    -> (vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xf32>) {
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.create_mask %n : vector<[4]xi1>
  %2 = vector.create_mask %n : vector<i1>
  %3 = vector.transfer_read %m[%n], %p : memref<?xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> (vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:     %2 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<4xi64>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i32] : vector<4xi64>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT:     %7 = arith.cmpi slt, %cst, %6 : vector<4xi64>
// CHECK-NEXT:     %8 = llvm.intr.experimental.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %9 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT:     %10 = llvm.mlir.undef : vector<[4]xi64>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %12 = llvm.insertelement %9, %10[%11 : i32] : vector<[4]xi64>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<[4]xi64>
// CHECK-NEXT:     %14 = arith.cmpi slt, %8, %13 : vector<[4]xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<i64>
// CHECK-NEXT:     %15 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT:     %16 = llvm.mlir.undef : vector<1xi64>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i32] : vector<1xi64>
// CHECK-NEXT:     %19 = builtin.unrealized_conversion_cast %18 : vector<1xi64> to vector<i64>
// CHECK-NEXT:     %20 = arith.cmpi slt, %cst_0, %19 : vector<i64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %21 = arith.subi %dim, %arg0 : index
// CHECK-NEXT:     %cst_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:     %22 = arith.index_cast %21 : index to i64
// CHECK-NEXT:     %23 = llvm.mlir.undef : vector<4xi64>
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %25 = llvm.insertelement %22, %23[%24 : i32] : vector<4xi64>
// CHECK-NEXT:     %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT:     %27 = arith.cmpi slt, %cst_1, %26 : vector<4xi64>
// CHECK-NEXT:     %28 = llvm.mlir.undef : vector<4xf32>
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %30 = llvm.insertelement %arg2, %28[%29 : i32] : vector<4xf32>
// CHECK-NEXT:     %31 = llvm.shufflevector %30, %28 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %33 = llvm.getelementptr %32[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %34 = llvm.intr.masked.load %33, %27, %31 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %7, %14, %20, %34 : vector<4xi1>, vector<[4]xi1>, vector<i1>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sums(%v: vector<4xf32>, %k: vector<4xi1>, %x: f32) -> (f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %x : vector<4xf32> into f32
  %2 = vector.reduction <maxnumf>, %v fastmath<nnan> : vector<4xf32> into f32
  %3 = vector.mask %k { vector.reduction <add>, %v, %x : vector<4xf32> into f32 }
      : vector<4xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %3 = llvm.intr.vector.reduce.fmax(%arg0)  {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<4xf32>) -> f32
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %5 = "llvm.intr.vp.reduce.fadd"(%arg2, %arg0, %arg1, %4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     return %1, %2, %3, %5 : f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
