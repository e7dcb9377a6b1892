// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s

// What is in a function stays, and so do the arguments of its blocks.

func.func @f(%c: i1, %a: index) -> index {
  cf.cond_br %c weights([1, 9]), ^a(%a : index), ^b
^a(%x: index):
  return %x : index
^b:
  cf.br ^a(%a : index)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT:     cf.cond_br %arg0 weights([1, 9]), ^bb1(%0 : index), ^bb2
// CHECK-NEXT:   ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%0 : index)
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
// CHECK-NEXT:   llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%6 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%7: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %9 = arith.addi %c3, %c3 : index
// CHECK-NEXT:     "u.u"(%9) : (index) -> ()
// CHECK-NEXT:     llvm.return %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
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
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%0 : index),
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : index to i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     cf.br ^bb1(%c5 : index)
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
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i1, %arg2: !llvm.array<2 x vector<3xf32>>) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     cf.assert %arg1, "no"
// CHECK-NEXT:     cf.br ^bb1(%0 : vector<2x3xf32>)
// CHECK-NEXT:   ^bb1(%1: vector<2x3xf32>):  // pred: ^bb0
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     llvm.return %2 : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @h(%x: i32) -> i32
func.func @f(%a: i32) -> (i32) {
  %0 = func.call @h(%a) {arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.signext}], no_inline}
      : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @h(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.call @h(%arg0) {no_inline} : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @h(%arg0: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
