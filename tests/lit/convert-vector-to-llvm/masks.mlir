// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Masks: comparisons of positions, constants, and rows of them.

func.func @create_mask_outer_scalable(%n: index, %m: index) -> vector<[2]x4xi1> {
  %0 = vector.create_mask %n, %m : vector<[2]x4xi1>
  return %0 : vector<[2]x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_outer_scalable(%arg0: index, %arg1: index) -> vector<[2]x4xi1> {
// CHECK-NEXT:     %0 = vector.create_mask %arg0, %arg1 : vector<[2]x4xi1>
// CHECK-NEXT:     return %0 : vector<[2]x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_constant() -> vector<4xi1> {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2 : vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_constant() -> vector<4xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
// CHECK-NEXT:     return %cst : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_mask_2d_scalable() -> (vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]x2xi1>) {
  %0 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %1 = vector.constant_mask [0, 0] : vector<2x[4]xi1>
  %2 = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  return %0, %1, %2 : vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_mask_2d_scalable() -> (vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]x2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<2x[4]xi1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst_0 : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
// CHECK-NEXT:     %3 = vector.constant_mask [4, 1] : vector<[4]x2xi1>
// CHECK-NEXT:     return %2, %cst_0, %3 : vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_read_passthru(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %q: vector<8xf32>)
    -> vector<8xf32> {
  %pad = arith.constant 0.0 : f32
  %0 = vector.mask %k,
      %q { vector.transfer_read %m[%i], %pad {in_bounds = [true]} : memref<?xf32>, vector<8xf32> }
      : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_read_passthru(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xi1>, %arg3: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.mask %arg2, %arg3 { vector.transfer_read %arg0[%arg1], %cst {in_bounds = [true]} : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_multi_reduction(%v: vector<8x4xf32>, %k: vector<8x4xi1>, %a: vector<8xf32>)
    -> vector<8xf32> {
  %0 = vector.mask %k {
    vector.multi_reduction <add>, %v, %a [1] : vector<8x4xf32> to vector<8xf32>
  } : vector<8x4xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_multi_reduction(%arg0: vector<8x4xf32>, %arg1: vector<8x4xi1>, %arg2: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.multi_reduction <add>, %arg0, %arg2 [1] : vector<8x4xf32> to vector<8xf32> } : vector<8x4xi1> -> vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
