// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.blocktag <id = 2>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 2>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 2>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: i32) {
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @k(%x: i32, %p: !llvm.ptr) {
  %a = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.store %a, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @k(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg2: i32):
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.store"(%0, %arg1) <{ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: i32) {
  llvm.blocktag <id = -1>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.blocktag <id = 4294967295>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 4294967295>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.blocktag <id = 1>

// CHECK: module {
// CHECK-NEXT:   llvm.blocktag <id = 1>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1(%arg1 : i32),
// CHECK-NEXT:     ^bb2(%arg1, %arg2 : i32, i64),
// CHECK-NEXT:     ^bb3,
// CHECK-NEXT:     ^bb1(%arg1 : i32)
// CHECK-NEXT:     ] {a}
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2(%1: i32, %2: i64):  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
// GENERIC-NEXT:     "llvm.indirectbr"(%arg0, %arg1, %arg1, %arg2, %arg1)[^bb1, ^bb2, ^bb3, ^bb1] <{indbr_operand_segments = array<i32: 1, 2, 0, 1>}> {a} : (!llvm.ptr, i32, i32, i64, i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   ^bb2(%1: i32, %2: i64):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   ^bb3:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  "llvm.indirectbr"(%x, %i)[^a] <{indbr_operand_segments = array<i32: 1, 0>}>
      : (!llvm.ptr, i32) -> ()
^a(%0: i32):
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
// GENERIC-NEXT:     "llvm.indirectbr"(%arg0, %arg1)[^bb1] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: !llvm.ptr) {
  "llvm.indirectbr"(%x) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, []
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr):
// GENERIC-NEXT:     "llvm.indirectbr"(%arg0) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     llvm.indirectbr %0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1,
// CHECK-NEXT:     ^bb2(%arg0 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.indirectbr %0 : !llvm.ptr, [] {a}
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.indirectbr"(%0, %arg0)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.indirectbr"(%0) <{indbr_operand_segments = array<i32>}> {a} : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {
  a = #llvm.blockaddress<function = @f, tag = <id = 2>>,
  b = #llvm.blocktag<id = 2>,
  c = #llvm.cgprofile_entry<from = @a, count = 1>,
  d = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>
} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {a = #llvm.blockaddress<function = @f, tag = <id = 2>>, b = #llvm.blocktag<id = 2>, c = #llvm.cgprofile_entry<from = @a, count = 1>, d = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {a = #llvm.blockaddress<function = @f, tag = <id = 2>>, b = #llvm.blocktag<id = 2>, c = #llvm.cgprofile_entry<from = @a, count = 1>, d = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: i32) {
  llvm.blocktag #llvm.blocktag<id = 3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.blocktag <id = 3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 3>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias @b {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @b {dso_local} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @interpret(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @table : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.indirectbr %2 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1(%arg1, %arg1 : i64, i64),
// CHECK-NEXT:     ^bb2(%arg1 : i64)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%3: i64, %4: i64):  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 10>
// CHECK-NEXT:     %5 = llvm.add %3, %4 : i64
// CHECK-NEXT:     llvm.br ^bb2(%5 : i64)
// CHECK-NEXT:   ^bb2(%6: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.blocktag <id = 20>
// CHECK-NEXT:     llvm.return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global internal constant @table() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @interpret, tag = <id = 10>> : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.blockaddress <function = @interpret, tag = <id = 20>> : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
// CHECK-NEXT:     %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x ptr>
// CHECK-NEXT:     %4 = llvm.insertvalue %1, %3[1] : !llvm.array<2 x ptr>
// CHECK-NEXT:     llvm.return %4 : !llvm.array<2 x ptr>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "interpret", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: i64):
// GENERIC-NEXT:     %5 = "llvm.mlir.addressof"() <{global_name = @table}> : () -> !llvm.ptr
// GENERIC-NEXT:     %6 = "llvm.getelementptr"(%5, %arg1) <{elem_type = !llvm.array<2 x ptr>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
// GENERIC-NEXT:     %7 = "llvm.load"(%6) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.indirectbr"(%7, %arg1, %arg1, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 2, 1>}> : (!llvm.ptr, i64, i64, i64) -> ()
// GENERIC-NEXT:   ^bb1(%8: i64, %9: i64):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 10>}> : () -> ()
// GENERIC-NEXT:     %10 = "llvm.add"(%8, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
// GENERIC-NEXT:     "llvm.br"(%10)[^bb2] : (i64) -> ()
// GENERIC-NEXT:   ^bb2(%11: i64):  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 20>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"(%11) : (i64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x ptr>, linkage = #llvm.linkage<internal>, sym_name = "table", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @interpret, tag = <id = 10>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @interpret, tag = <id = 20>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %2 = "llvm.mlir.undef"() : () -> !llvm.array<2 x ptr>
// GENERIC-NEXT:     %3 = "llvm.insertvalue"(%2, %0) <{position = array<i64: 0>}> : (!llvm.array<2 x ptr>, !llvm.ptr) -> !llvm.array<2 x ptr>
// GENERIC-NEXT:     %4 = "llvm.insertvalue"(%3, %1) <{position = array<i64: 1>}> : (!llvm.array<2 x ptr>, !llvm.ptr) -> !llvm.array<2 x ptr>
// GENERIC-NEXT:     "llvm.return"(%4) : (!llvm.array<2 x ptr>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     llvm.blocktag <id = 0>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 0>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.cond_br"(%arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb2, ^bb3
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 0>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb3:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(%arg0: i32) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @h(%arg0: i1) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.select %arg0, %0, %1 : i1, !llvm.ptr
// CHECK-NEXT:     llvm.return %2 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg2: i32):
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32):
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i1)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @g, tag = <id = 1>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     %2 = "llvm.select"(%arg0, %0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
