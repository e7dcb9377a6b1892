// RUN: pyopt --split-input-file --mem2reg %s | FileCheck %s

// A part is written where branches meet: the reference takes what was there before the branch.
llvm.func @n(%x: i32, %c: i1) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(7 : i64) : i64
  llvm.store %z, %q : i64, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %z2 = llvm.mlir.constant(9 : i64) : i64
  llvm.store %z2, %q : i64, !llvm.ptr
  llvm.br ^b
^b:
  llvm.store %x, %q : i32, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i64
  llvm.return %l : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @n(%arg0: i32, %arg1: i1) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i64) : i64
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb2(%1 : i64)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %2 = llvm.mlir.constant(9 : i64) : i64
// CHECK-NEXT:     llvm.br ^bb2(%2 : i64)
// CHECK-NEXT:   ^bb2(%3: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %4 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT:     %6 = llvm.and %3, %5 : i64
// CHECK-NEXT:     %7 = llvm.or %6, %4 : i64
// CHECK-NEXT:     llvm.return %7 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scalable vectors: the reference ends with a fatal error.
llvm.func @n(%x: vector<[4]xi8>, %y: i32, %z: vector<4x!llvm.ptr>) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %n x vector<[4]xi8> : (i32) -> !llvm.ptr
  %r = llvm.alloca %n x vector<[4]xi8> : (i32) -> !llvm.ptr
  %s = llvm.alloca %n x vector<4xi8> : (i32) -> !llvm.ptr
  %t = llvm.alloca %n x i256 : (i32) -> !llvm.ptr
  llvm.store %x, %q : vector<[4]xi8>, !llvm.ptr
  llvm.store %y, %r : i32, !llvm.ptr
  llvm.store %y, %s : i32, !llvm.ptr
  %l = llvm.load %s : !llvm.ptr -> i16
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @n(%arg0: vector<[4]xi8>, %arg1: i32, %arg2: vector<4x!llvm.ptr>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x vector<[4]xi8> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i256 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.bitcast %arg1 : i32 to vector<4xi8>
// CHECK-NEXT:     %4 = llvm.trunc %arg1 : i32 to i16
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several values of one variable, or of two: the reference makes ops that use what is defined behind them.
#di_file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #di_file, line = 5>
#w = #llvm.di_local_variable<scope = #sp, name = "y", file = #di_file, line = 6>
llvm.func @two(%x: f32, %y: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %p : !llvm.ptr
  llvm.intr.dbg.declare #w #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.store %y, %p : i16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/tmp">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 5>
// CHECK-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 6>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @two(%arg0: f32, %arg1: i16) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %1 : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %1 : i32
// CHECK-NEXT:     %2 = llvm.zext %arg1 : i16 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT:     %4 = llvm.and %1, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %4, %2 : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %5 : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %5 : i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where the first byte is the highest one, parts stay in memory; the reference shifts them, or crashes.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big(%x: i32) -> i64 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    llvm.store %x, %p : i32, !llvm.ptr
    %0 = llvm.load %p : !llvm.ptr -> i64
    llvm.return %0 : i64
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
// CHECK-NEXT:   llvm.func @big(%arg0: i32) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is set is the variable's value from then on: the reference says so before it has computed it, and stops.
llvm.func @set(%b: i8) -> i16 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x i16 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "q"> = %q
      : !llvm.ptr
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
  %t = llvm.load %q : !llvm.ptr -> i16
  llvm.return %t : i16
}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "q">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @set(%arg0: i8) -> i16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.zext %arg0 : i8 to i16
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i16) : i16
// CHECK-NEXT:     %3 = llvm.shl %1, %2 : i16
// CHECK-NEXT:     %4 = llvm.or %1, %3 : i16
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %4 : i16
// CHECK-NEXT:     llvm.return %4 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
