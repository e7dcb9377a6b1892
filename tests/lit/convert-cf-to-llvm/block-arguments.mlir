// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s

// Branches convert the blocks that they lead to.

func.func @f(%c: i1, %a: index) -> index {
  cf.cond_br %c weights([1, 9]), ^a(%a : index), ^b
^a(%x: index):
  return %x : index
^b:
  cf.br ^a(%a : index)
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     llvm.cond_br %arg0 weights([1, 9]), ^bb1(%0 : i64), ^bb2
// CHECK-NEXT:   ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%0 : i64)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.br ^a(%m : memref<4xf32>)
^a(%x: memref<4xf32>):
  %z = arith.constant 3 : index
  %y = arith.addi %z, %z : index
  "u.u"(%y) : (index) -> ()
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.br ^bb1(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   ^bb1(%1: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.addi %c3, %c3 : index
// CHECK-NEXT:     "u.u"(%3) : (index) -> ()
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: i32, %m: index) -> index {
  cf.switch %i : i32, [
    default: ^a(%m : index),
    3: ^b
  ]
^a(%x: index):
  return %x : index
^b:
  %c = arith.constant 5 : index
  cf.br ^a(%c : index)
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%0 : i64) [
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %c5 : index to i64
// CHECK-NEXT:     llvm.br ^bb1(%3 : i64)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: i32, %c: i1, %m: vector<2x3xf32>) -> vector<2x3xf32> {
  cf.assert %c, "no"
  cf.br ^a(%m : vector<2x3xf32>)
^a(%x: vector<2x3xf32>):
  return %x : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb2(%0 : !llvm.array<2 x vector<3xf32>>)
// CHECK-NEXT:   ^bb2(%1: !llvm.array<2 x vector<3xf32>>):  // pred: ^bb1
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %2 : vector<2x3xf32>
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %3 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:     llvm.call @puts(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
