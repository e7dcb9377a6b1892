// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

llvm.mlir.global common @a(0 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global common @a(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<common>, sym_name = "a", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global weak @a(unit) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global weak @a(unit) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<weak>, sym_name = "a", unnamed_addr = 0 : i64, value, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_ctors ctors = [], priorities = [], data = []
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @a() {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// CHECK-NEXT:   llvm.func @a() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@a], priorities = [1 : i32]}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.comdat @x {
  llvm.comdat_selector @y any
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @x {
// CHECK-NEXT:     llvm.comdat_selector @y any
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.comdat"() <{sym_name = "x"}> ({
// GENERIC-NEXT:     "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "y"}> : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.linker_options ["/D", "x"]

// CHECK: module {
// CHECK-NEXT:   llvm.linker_options ["/D", "x"]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.linker_options"() <{options = ["/D", "x"]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @a() vscale_range(1, 2) attributes {y} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @a() vscale_range(1, 2) attributes {y} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>}> ({
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {y} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @a(!llvm.target<"a", -1>)

// CHECK: module {
// CHECK-NEXT:   func.func private @a(!llvm.target<"a", 4294967295>)
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.target<"a", 4294967295>) -> (), sym_name = "a", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Programs.
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %v: vector<4xi32>, %c: i1) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw, nuw> {foo} : i32
  %2 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %3 = llvm.fadd %x, %x : f32
  %4 = llvm.icmp "slt" %a, %b : i32
  %5 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  %6 = llvm.getelementptr %p[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %7 = llvm.getelementptr inbounds %p[%a] {x} : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %8 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %9 = llvm.alloca inalloca %a x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %10 = llvm.load %p : !llvm.ptr -> i32
  %11 = llvm.load volatile %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %p {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  %12 = llvm.mlir.constant(42 : i32) : i32
  %13 = llvm.mlir.constant(1.0 : f32) : f32
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.addressof @g : !llvm.ptr
  %16 = llvm.mlir.zero : !llvm.ptr
  %17 = llvm.select %c, %a, %b : i1, i32
  %18 = llvm.shl %a, %b overflow<nuw> : i32
  %19 = llvm.zext %a : i32 to i64
  %20 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %21 = llvm.insertelement %a, %v[%b : i32] : vector<4xi32>
  %22 = llvm.shufflevector %v, %v [0, 1] : vector<4xi32>
  %23 = llvm.call @h(%a) : (i32) -> i32
  llvm.call @k() : () -> ()
  %24 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  %25 = llvm.call @va(%a, %b) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  %26 = llvm.call fastcc @h(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
  %27 = llvm.freeze %a : i32
  %28 = llvm.fneg %x : f32
  %29 = llvm.inttoptr %a : i32 to !llvm.ptr
  %30 = llvm.atomicrmw add %p, %a acq_rel : !llvm.ptr, i32
  %31 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  %32 = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  %33 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %34 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %35 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()

  llvm.switch %a : i32, ^bb1 [
    1: ^bb2(%a : i32),
    -2: ^bb1
  ]
^bb1:
  llvm.cond_br %c weights([1, 2]), ^bb2(%b : i32), ^bb3
^bb2(%q: i32):
  llvm.br ^bb3 {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb3:
  llvm.return %a : i32
}
llvm.func @h(i32) -> i32
llvm.func @k() attributes {passthrough = ["noinline"]}
llvm.func @va(i32, ...) -> i32
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global external @g1() : !llvm.array<4 x i8>
llvm.mlir.global private unnamed_addr constant @s("abc\00") {alignment = 1 : i64}
llvm.mlir.global linkonce @g2() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func internal fastcc @z(%a: !llvm.ptr {llvm.noalias})
    -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface} {
  llvm.unreachable
}

// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: vector<4xi32>, %arg5: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = llvm.add %arg0, %arg1 overflow<nsw, nuw> {foo} : i32
// CHECK-NEXT:     %2 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT:     %3 = llvm.fadd %arg2, %arg2 : f32
// CHECK-NEXT:     %4 = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:     %6 = llvm.getelementptr %arg3[%arg0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %7 = llvm.getelementptr inbounds %arg3[%arg0] {x} : (!llvm.ptr, i32) -> !llvm.ptr, i8
// CHECK-NEXT:     %8 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %9 = llvm.alloca inalloca %arg0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.load %arg3 : !llvm.ptr -> i32
// CHECK-NEXT:     %11 = llvm.load volatile %arg3 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %arg0, %arg3 {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
// CHECK-NEXT:     %12 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     %13 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT:     %15 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %16 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %17 = llvm.select %arg5, %arg0, %arg1 : i1, i32
// CHECK-NEXT:     %18 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:     %19 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:     %20 = llvm.extractelement %arg4[%arg0 : i32] : vector<4xi32>
// CHECK-NEXT:     %21 = llvm.insertelement %arg0, %arg4[%arg1 : i32] : vector<4xi32>
// CHECK-NEXT:     %22 = llvm.shufflevector %arg4, %arg4 [0, 1] : vector<4xi32>
// CHECK-NEXT:     %23 = llvm.call @h(%arg0) : (i32) -> i32
// CHECK-NEXT:     llvm.call @k() : () -> ()
// CHECK-NEXT:     %24 = llvm.call %arg3(%arg0) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     %25 = llvm.call @va(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
// CHECK-NEXT:     %26 = llvm.call fastcc @h(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
// CHECK-NEXT:     %27 = llvm.freeze %arg0 : i32
// CHECK-NEXT:     %28 = llvm.fneg %arg2 : f32
// CHECK-NEXT:     %29 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
// CHECK-NEXT:     %30 = llvm.atomicrmw add %arg3, %arg0 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:     %31 = llvm.cmpxchg %arg3, %arg0, %arg1 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT:     %32 = llvm.intr.fma(%arg2, %arg2, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %33 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %34 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %35 = "llvm.intr.vector.reduce.add"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg3, %arg3, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT:       1: ^bb2(%arg0 : i32),
// CHECK-NEXT:       -2: ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.cond_br %arg5 weights([1, 2]), ^bb2(%arg1 : i32), ^bb3
// CHECK-NEXT:   ^bb2(%36: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.br ^bb3 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @h(i32) -> i32
// CHECK-NEXT:   llvm.func @k() attributes {passthrough = ["noinline"]}
// CHECK-NEXT:   llvm.func @va(i32, ...) -> i32
// CHECK-NEXT:   llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @g1() {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT:   llvm.mlir.global private unnamed_addr constant @s("abc\00") {addr_space = 0 : i32, alignment = 1 : i64}
// CHECK-NEXT:   llvm.mlir.global linkonce @g2() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal fastcc @z(%arg0: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, f32, ptr, vector<4xi32>, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32, %arg2: i32, %arg3: f32, %arg4: !llvm.ptr, %arg5: vector<4xi32>, %arg6: i1):
// GENERIC-NEXT:     %1 = "llvm.add"(%arg1, %arg2) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.add"(%arg1, %arg2) <{overflowFlags = 3 : i32}> {foo} : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "llvm.fadd"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %4 = "llvm.fadd"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %5 = "llvm.icmp"(%arg1, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %6 = "llvm.fcmp"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %7 = "llvm.getelementptr"(%arg4, %arg1) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
// GENERIC-NEXT:     %8 = "llvm.getelementptr"(%arg4, %arg1) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> {x} : (!llvm.ptr, i32) -> !llvm.ptr
// GENERIC-NEXT:     %9 = "llvm.alloca"(%arg1) <{elem_type = i32}> : (i32) -> !llvm.ptr
// GENERIC-NEXT:     %10 = "llvm.alloca"(%arg1) <{alignment = 8 : i64, elem_type = i32, inalloca}> : (i32) -> !llvm.ptr
// GENERIC-NEXT:     %11 = "llvm.load"(%arg4) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     %12 = "llvm.load"(%arg4) <{alignment = 4 : i64, ordering = 2 : i64, volatile_}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.store"(%arg1, %arg4) <{alignment = 4 : i64, nontemporal, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %13 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
// GENERIC-NEXT:     %14 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %15 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
// GENERIC-NEXT:     %16 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     %17 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     %18 = "llvm.select"(%arg6, %arg1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
// GENERIC-NEXT:     %19 = "llvm.shl"(%arg1, %arg2) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %20 = "llvm.zext"(%arg1) : (i32) -> i64
// GENERIC-NEXT:     %21 = "llvm.extractelement"(%arg5, %arg1) : (vector<4xi32>, i32) -> i32
// GENERIC-NEXT:     %22 = "llvm.insertelement"(%arg5, %arg1, %arg2) : (vector<4xi32>, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %23 = "llvm.shufflevector"(%arg5, %arg5) <{mask = array<i32: 0, 1>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
// GENERIC-NEXT:     %24 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @h, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// GENERIC-NEXT:     "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @k, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// GENERIC-NEXT:     %25 = "llvm.call"(%arg4, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
// GENERIC-NEXT:     %26 = "llvm.call"(%arg1, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @va, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %27 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @h, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// GENERIC-NEXT:     %28 = "llvm.freeze"(%arg1) : (i32) -> i32
// GENERIC-NEXT:     %29 = "llvm.fneg"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %30 = "llvm.inttoptr"(%arg1) : (i32) -> !llvm.ptr
// GENERIC-NEXT:     %31 = "llvm.atomicrmw"(%arg4, %arg1) <{bin_op = 1 : i64, ordering = 6 : i64}> : (!llvm.ptr, i32) -> i32
// GENERIC-NEXT:     %32 = "llvm.cmpxchg"(%arg4, %arg1, %arg2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> : () -> ()
// GENERIC-NEXT:     %33 = "llvm.intr.fma"(%arg3, %arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %34 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
// GENERIC-NEXT:     %35 = "llvm.intr.smul.with.overflow"(%arg1, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %36 = "llvm.intr.vector.reduce.add"(%arg5) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     "llvm.intr.memcpy"(%arg4, %arg4, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.switch"(%arg1, %arg1)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT:     "llvm.cond_br"(%arg6, %arg2)[^bb2, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
// GENERIC-NEXT:   ^bb2(%37: i32):  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "llvm.br"()[^bb3] <{loop_annotation = #loop_annotation}> : () -> ()
// GENERIC-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// GENERIC-NEXT:     "llvm.return"(%arg1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["noinline"], sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "va", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<external>, sym_name = "g1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<private>, sym_name = "s", unnamed_addr = 2 : i64, value = "abc\00", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<linkonce>, sym_name = "g2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     "llvm.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.noalias}], function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<internal>, res_attrs = [{llvm.signext}], sym_name = "z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr):
// GENERIC-NEXT:     "llvm.unreachable"() : () -> ()
// GENERIC-NEXT:   }) {llvm.emit_c_interface} : () -> ()
// GENERIC-NEXT: }) : () -> ()
