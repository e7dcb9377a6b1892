// RUN: pyopt %s --allow-unregistered-dialect --sccp --split-input-file | FileCheck %s

// Constants of several dialects and types; those of one stand once.
func.func @kinds() -> (i32, index, index, f32, tensor<2xi32>, !shape.size) {
  %a = arith.constant 1 : i32
  %b = arith.constant 1 : i32
  %i = arith.constant 4 : index
  %j = index.constant 4
  %k = index.add %j, %j
  %f = arith.constant 1.5 : f32
  %g = arith.addf %f, %f : f32
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %u = arith.addi %t, %t : tensor<2xi32>
  %s = shape.const_size 4
  %c = arith.addi %a, %b : i32
  return %c, %i, %k, %g, %u, %s : i32, index, index, f32, tensor<2xi32>, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @kinds() -> (i32, index, index, f32, tensor<2xi32>, !shape.size) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c4 = shape.const_size 4
// CHECK-NEXT:     %cst = arith.constant dense<[2, 4]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %idx8 = index.constant 8
// CHECK-NEXT:     %idx4 = index.constant 4
// CHECK-NEXT:     %c4_3 = arith.constant 4 : index
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %c2_i32, %c4_3, %idx8, %cst_1, %cst, %c4 : i32, index, index, f32, tensor<2xi32>, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Poison is a constant, too.
func.func @poison(%x: i32) -> i32 {
  %p = ub.poison : i32
  %0 = arith.addi %x, %p : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Several results, of which some are constant: the op stays.
func.func @some(%x: i32) -> (i32, i1) {
  %c0 = arith.constant 0 : i32
  %s, %o = arith.addui_extended %x, %c0 : i32, i1
  return %s, %o : i32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @some(%arg0: i32) -> (i32, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %c0_i32 : i32, i1
// CHECK-NEXT:     return %sum, %false : i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
