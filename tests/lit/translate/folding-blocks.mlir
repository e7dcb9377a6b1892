// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Comparisons of addresses of blocks, of null, of numbers, and of addresses that may wrap around.

llvm.func @g(%a: !llvm.ptr) {
  llvm.br ^b
^b:
  llvm.blocktag <id = 1>
  llvm.br ^c
^c:
  llvm.blocktag <id = 2>
  llvm.return
}
llvm.func @k(%a: !llvm.ptr) {
  llvm.br ^b
^b:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func extern_weak @w()
llvm.mlir.global external @h() : i8
llvm.mlir.global extern_weak @wh() : i8
llvm.mlir.global external @h8() {addr_space = 3 : i32} : i8
llvm.func @x_ba_ne_bb() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_eq_bk() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.blockaddress <function = @k, tag = <id = 1>> : !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_eq_g() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_ne_null() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_ult_null() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_ugt_null() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ugt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_eq_gepba() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %bb = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.getelementptr %bb[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_ult_gepba() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %bb = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.getelementptr %bb[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_ba_ult_gepibba() -> i1 {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %bb = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %b = llvm.getelementptr inbounds %bb[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_g_ne_ba() -> i1 {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %b = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_g_eq_gepg() -> i1 {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %bb = llvm.mlir.addressof @g : !llvm.ptr
  %b = llvm.getelementptr %bb[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_w_eq_null() -> i1 {
  %a = llvm.mlir.addressof @w : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_w_ult_null() -> i1 {
  %a = llvm.mlir.addressof @w : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_wh_uge_null() -> i1 {
  %a = llvm.mlir.addressof @wh : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "uge" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_null_ult_ba() -> i1 {
  %a = llvm.mlir.zero : !llvm.ptr
  %b = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_null_ule_ba() -> i1 {
  %a = llvm.mlir.zero : !llvm.ptr
  %b = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %r = llvm.icmp "ule" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_null_ugt_wh() -> i1 {
  %a = llvm.mlir.zero : !llvm.ptr
  %b = llvm.mlir.addressof @wh : !llvm.ptr
  %r = llvm.icmp "ugt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_gepg_ugt_null() -> i1 {
  %ab = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.getelementptr %ab[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ugt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_gepg_uge_null() -> i1 {
  %ab = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.getelementptr %ab[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "uge" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_gepba_ne_ba() -> i1 {
  %ab = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %a = llvm.getelementptr %ab[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %r = llvm.icmp "ne" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_gepibba_eq_null() -> i1 {
  %ab = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  %a = llvm.getelementptr inbounds %ab[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_n33() -> i1 {
  %c = llvm.mlir.constant(0 : i64) : i64
  %d = llvm.mlir.constant(-3 : i64) : i64
  %a = llvm.inttoptr %c : i64 to !llvm.ptr
  %b = llvm.inttoptr %d : i64 to !llvm.ptr
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_n37() -> i1 {
  %c = llvm.mlir.constant(0 : i64) : i64
  %d = llvm.mlir.constant(-3 : i64) : i64
  %a = llvm.inttoptr %c : i64 to !llvm.ptr
  %b = llvm.inttoptr %d : i64 to !llvm.ptr
  %r = llvm.icmp "slt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_n123() -> i1 {
  %c = llvm.mlir.constant(-3 : i64) : i64
  %d = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.inttoptr %c : i64 to !llvm.ptr
  %b = llvm.inttoptr %d : i64 to !llvm.ptr
  %r = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @x_n127() -> i1 {
  %c = llvm.mlir.constant(-3 : i64) : i64
  %d = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.inttoptr %c : i64 to !llvm.ptr
  %b = llvm.inttoptr %d : i64 to !llvm.ptr
  %r = llvm.icmp "slt" %a, %b : !llvm.ptr
  llvm.return %r : i1
}

// CHECK: @h = external global i8
// CHECK-NEXT: @wh = extern_weak global i8
// CHECK-NEXT: @h8 = external addrspace(3) global i8
// CHECK-EMPTY:
// CHECK-NEXT: define void @g(ptr %0) {
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @k(ptr %0) {
// CHECK-NEXT:   br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare extern_weak void @w()
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ne_bb() {
// CHECK-NEXT:   %1 = icmp ne ptr blockaddress(@g, %2), blockaddress(@g, %3)
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_eq_bk() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_eq_g() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ne_null() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ult_null() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ugt_null() {
// CHECK-NEXT:   %1 = icmp ugt ptr blockaddress(@g, %2), null
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_eq_gepba() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ult_gepba() {
// CHECK-NEXT:   %1 = icmp ult ptr blockaddress(@g, %2), getelementptr (i8, ptr blockaddress(@g, %2), i64 3)
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_ba_ult_gepibba() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_g_ne_ba() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_g_eq_gepg() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_w_eq_null() {
// CHECK-NEXT:   %1 = icmp eq ptr @w, null
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_w_ult_null() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_wh_uge_null() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_null_ult_ba() {
// CHECK-NEXT:   %1 = icmp ult ptr null, blockaddress(@g, %2)
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_null_ule_ba() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_null_ugt_wh() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_gepg_ugt_null() {
// CHECK-NEXT:   %1 = icmp ugt ptr getelementptr (i8, ptr @g, i64 3), null
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_gepg_uge_null() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_gepba_ne_ba() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_gepibba_eq_null() {
// CHECK-NEXT:   %1 = icmp eq ptr getelementptr inbounds nuw (i8, ptr blockaddress(@g, %2), i64 3), null
// CHECK-NEXT:   ret i1 %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_n33() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_n37() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_n123() {
// CHECK-NEXT:   ret i1 false
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i1 @x_n127() {
// CHECK-NEXT:   ret i1 true
// CHECK-NEXT: }
