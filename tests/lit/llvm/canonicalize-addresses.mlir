// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Addresses of blocks and equivalents are constants: equal ones become one, unused ones go.
llvm.func @blocks(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  llvm.store %0, %p : !llvm.ptr, !llvm.ptr
  %1 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  llvm.store %1, %p : !llvm.ptr, !llvm.ptr
  %2 = llvm.blockaddress <function = @blocks, tag = <id = 2>> : !llvm.ptr
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  %3 = llvm.blockaddress <function = @blocks, tag = <id = 2>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
  ^a,
  ^b
  ]
^a:
  llvm.blocktag <id = 1>
  llvm.return %1 : !llvm.ptr
^b:
  llvm.blocktag <id = 2>
  llvm.return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @blocks(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @blocks, tag = <id = 2>> : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.indirectbr %1 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1,
// CHECK-NEXT:     ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 2>
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @equivalents(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @equivalents : !llvm.ptr
  llvm.store %0, %p : !llvm.ptr, !llvm.ptr
  %1 = llvm.dso_local_equivalent @equivalents : !llvm.ptr
  %2 = llvm.dso_local_equivalent @other : !llvm.ptr
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  %3 = llvm.dso_local_equivalent @other : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.func @other()

// CHECK: module {
// CHECK-NEXT:   llvm.func @equivalents(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @other : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.dso_local_equivalent @equivalents : !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @other()
// CHECK-NEXT: }

// -----

// The operands of a branch to an address follow the arguments of its blocks.
llvm.func @arguments(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^a(%x, %y : i32, i32),
  ^b(%y : i32)
  ]
^a(%0: i32, %1: i32):
  llvm.return %1 : i32
^b(%2: i32):
  llvm.return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @arguments(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1(%arg2 : i32),
// CHECK-NEXT:     ^bb2(%arg2 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What comes next of any number of arguments is taken, even if nothing uses it.
llvm.func @arguments(%p: !llvm.ptr) {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @arguments(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
