// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s

module {
  llvm.mlir.global internal constant @assert_msg("a")
  func.func @a(%c: i1, %x: i64, %m: memref<2xi32>) {
    cf.assert %c, ""
    cf.switch %x : i64, [
      default: ^b,
      3: ^b
    ]
  ^b:
    cf.switch %x : i64, [
      default: ^d]
  ^d:
    cf.switch %x : i64, [
      default: ^f(%m : memref<2xi32>),
      8: ^f(%m : memref<2xi32>)
    ]
  ^f(%y: memref<2xi32>):
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT:   llvm.mlir.global internal constant @assert_msg("a") {addr_space = 0 : i32}
// CHECK-NEXT:   func.func @a(%arg0: i1, %arg1: i64, %arg2: memref<2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb5
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.switch %arg1 : i64, ^bb2 [
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT:     llvm.switch %arg1 : i64, ^bb3 [
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.switch %arg1 : i64, ^bb4(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) [
// CHECK-NEXT:       8: ^bb4(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb4(%1: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb3, ^bb3
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb5:  // pred: ^bb0
// CHECK-NEXT:     %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT:     llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @first(%c: i1) {
  cf.assert %c, "one"
  cf.assert %c, "two"
  return
}
func.func @second(%c: i1) {
  cf.assert %c, "one"
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_1(dense<[111, 110, 101, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_0(dense<[116, 119, 111, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[111, 110, 101, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT:   func.func @first(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb4
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:     llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   ^bb4:  // pred: ^bb1
// CHECK-NEXT:     %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:     llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:     llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @puts(!llvm.ptr)
func.func @known(%c: i1) {
  cf.assert %c, "quote \" and \0A"
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[113, 117, 111, 116, 101, 32, 34, 32, 97, 110, 100, 32, 10, 0]> : tensor<14xi8>) {addr_space = 0 : i32} : !llvm.array<14 x i8>
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   func.func @known(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<14 x i8>
// CHECK-NEXT:     llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @execute(%c: i1) {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.assert %c, "inside"
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[105, 110, 115, 105, 100, 101, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-NEXT:   func.func @execute(%arg0: i1) {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       llvm.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       llvm.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb3:  // pred: ^bb1
// CHECK-NEXT:       %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:       llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @abort() : () -> ()
// CHECK-NEXT:       llvm.unreachable
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A text's characters are bytes of UTF-8, and any bytes may stand in it.
func.func @bytes(%a: i1) {
  cf.assert %a, "a\C3\A9 é \FF"
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[97, -61, -87, 32, -61, -87, 32, -1, 0]> : tensor<9xi8>) {addr_space = 0 : i32} : !llvm.array<9 x i8>
// CHECK-NEXT:   func.func @bytes(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
// CHECK-NEXT:     llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
