// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Addresses of blocks, and branches to them.

llvm.func @f(%x: i32) {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 2>
  llvm.return
}
llvm.mlir.global @g() : !llvm.ptr {
  %a = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.return %a : !llvm.ptr
}

// CHECK: @g = global ptr blockaddress(@f, %2)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %0) {
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%x: i32) {
  llvm.blocktag <id = -1>
  llvm.return
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  llvm.indirectbr %x : !llvm.ptr, [
  ^a(%i : i32),
  ^b(%i, %j : i32, i64),
  ^c,
  ^a(%i : i32)
  ] {a}
^a(%0: i32):
  llvm.return
^b(%1: i32, %2: i64):
  llvm.return
^c:
  llvm.return
}

// CHECK: define void @f(ptr %0, i32 %1, i64 %2) {
// CHECK-NEXT:   indirectbr ptr %0, [label %4, label %6, label %9, label %10]
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %10, %3
// CHECK-NEXT:   %5 = phi i32 [ %11, %10 ], [ %1, %3 ]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT:   %7 = phi i32 [ %1, %3 ]
// CHECK-NEXT:   %8 = phi i64 [ %2, %3 ]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %3
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %3
// CHECK-NEXT:   %11 = phi i32 [ %1, %3 ]
// CHECK-NEXT:   br label %4
// CHECK-NEXT: }

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  "llvm.indirectbr"(%x, %i)[^a] <{indbr_operand_segments = array<i32: 1, 0>}>
      : (!llvm.ptr, i32) -> ()
^a(%0: i32):
  llvm.return
}

// CHECK: define void @f(ptr %0, i32 %1, i64 %2) {
// CHECK-NEXT:   indirectbr ptr %0, [label %4]
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT:   %5 = phi i32 [ %1, %3 ]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%x: !llvm.ptr) {
  "llvm.indirectbr"(%x) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
}

// CHECK: define void @f(ptr %0) {
// CHECK-NEXT:   indirectbr ptr %0, []
// CHECK-NEXT: }

// -----

llvm.func @f(%x: i32) -> !llvm.ptr {
  %addr = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %addr : !llvm.ptr, [
  ^bb1,
  ^bb2(%x : i32)
  ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %addr : !llvm.ptr
^bb2(%y: i32):
  llvm.indirectbr %addr : !llvm.ptr, [] {a}
}

// CHECK: define ptr @f(i32 %0) {
// CHECK-NEXT:   indirectbr ptr blockaddress(@f, %2), [label %2, label %3]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   ret ptr blockaddress(@f, %2)
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT:   %4 = phi i32 [ %0, %1 ]
// CHECK-NEXT:   indirectbr ptr blockaddress(@f, %2), []
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {
  a = #llvm.blockaddress<function = @f, tag = <id = 2>>,
  b = #llvm.blocktag<id = 2>,
  c = #llvm.cgprofile_entry<from = @a, count = 1>,
  d = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>
} {
  llvm.return
}

// CHECK: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%x: i32) {
  llvm.blocktag #llvm.blocktag<id = 3>
  llvm.return
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.mlir.alias @b {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// CHECK: @g = global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @b = alias i32, ptr @g

// -----

llvm.func @interpret(%code: !llvm.ptr, %n: i64) -> i64 {
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %entry = llvm.getelementptr %table[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  %address = llvm.load %entry : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %address : !llvm.ptr, [
  ^add(%n, %n : i64, i64),
  ^end(%n : i64)
  ]
^add(%a: i64, %b: i64):
  llvm.blocktag <id = 10>
  %sum = llvm.add %a, %b : i64
  llvm.br ^end(%sum : i64)
^end(%r: i64):
  llvm.blocktag <id = 20>
  llvm.return %r : i64
}
llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
  %0 = llvm.blockaddress <function = @interpret, tag = <id = 10>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @interpret, tag = <id = 20>> : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}

// CHECK: @table = internal constant [2 x ptr] [ptr blockaddress(@interpret, %5), ptr blockaddress(@interpret, %9)]
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @interpret(ptr %0, i64 %1) {
// CHECK-NEXT:   %3 = getelementptr [2 x ptr], ptr @table, i32 0, i64 %1
// CHECK-NEXT:   %4 = load ptr, ptr %3, align 8
// CHECK-NEXT:   indirectbr ptr %4, [label %5, label %9]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT:   %6 = phi i64 [ %1, %2 ]
// CHECK-NEXT:   %7 = phi i64 [ %1, %2 ]
// CHECK-NEXT:   %8 = add i64 %6, %7
// CHECK-NEXT:   br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %5, %2
// CHECK-NEXT:   %10 = phi i64 [ %8, %5 ], [ %1, %2 ]
// CHECK-NEXT:   ret i64 %10
// CHECK-NEXT: }

// -----

llvm.func @f(%c: i1) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^d:
  llvm.blocktag <id = 0>
  llvm.return %0 : !llvm.ptr
^a:
  llvm.br ^d
^b:
  llvm.br ^d
}

// CHECK: define ptr @f(i1 %0) {
// CHECK-NEXT:   br i1 %0, label %3, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %3, %4
// CHECK-NEXT:   ret ptr blockaddress(@f, %2)
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %1
// CHECK-NEXT:   br label %2
// CHECK-NEXT: }

// -----

llvm.func @f(%x: i32) {
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @g(%x: i32) {
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @h(%c: i1) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.select %c, %0, %1 : i1, !llvm.ptr
  llvm.return %2 : !llvm.ptr
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @g(i32 %0) {
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @h(i1 %0) {
// CHECK-NEXT:   %2 = select i1 %0, ptr blockaddress(@f, %2), ptr blockaddress(@g, %2)
// CHECK-NEXT:   ret ptr %2
// CHECK-NEXT: }
