// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

llvm.func @g(i32)
llvm.func @h(f32) -> f32
llvm.func @v(i32, ...) -> i32
llvm.func @f(%a: i32, %i: i64, %p: !llvm.ptr, %x: f32, %c: i1) {
  llvm.call @g(%a) ["tag"(%i, %p : i64, !llvm.ptr), "t2"()] : (i32) -> ()
  %0 = llvm.call @v(%a, %i) vararg(!llvm.func<i32 (i32, ...)>) ["tag"()] {x} : (i32, i64) -> i32
  llvm.call %p(%a) ["x\22"(%a : i32)] : !llvm.ptr, (i32) -> ()
  llvm.call %p(%a) [] : !llvm.ptr, (i32 {llvm.noundef}) -> ()
  %1 = llvm.call @h(%x) : (f32) -> (f32 {llvm.noundef})
  %2 = llvm.call @h(%x) {res_attrs = [{llvm.noundef}], arg_attrs = [{}]} : (f32) -> f32
  llvm.call @g(%a) {
    memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
    no_inline,
    always_inline,
    inline_hint,
    convergent,
    no_unwind,
    will_return
  } : (i32) -> ()
  llvm.call_intrinsic "llvm.x"(%a) ["t"(%i : i64)] {x} : (i32 {llvm.noundef}) -> ()
  %3 = llvm.call_intrinsic "llvm.x"() {fastmathFlags = #llvm.fastmath<nnan>}
      : () -> (i32 {llvm.noundef})
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i64)] : i1 {x}
  llvm.intr.assume %c ["cold"()] : i1
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32)
// CHECK-NEXT:   llvm.func @h(f32) -> f32
// CHECK-NEXT:   llvm.func @v(i32, ...) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: f32, %arg4: i1) {
// CHECK-NEXT:     llvm.call @g(%arg0) ["tag"(%arg1, %arg2 : i64, !llvm.ptr), "t2"()] : (i32) -> ()
// CHECK-NEXT:     %0 = llvm.call @v(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) ["tag"()] {x} : (i32, i64) -> i32
// CHECK-NEXT:     llvm.call %arg2(%arg0) ["x\22"(%arg0 : i32)] : !llvm.ptr, (i32) -> ()
// CHECK-NEXT:     llvm.call %arg2(%arg0) : !llvm.ptr, (i32 {llvm.noundef}) -> ()
// CHECK-NEXT:     %1 = llvm.call @h(%arg3) : (f32) -> (f32 {llvm.noundef})
// CHECK-NEXT:     %2 = llvm.call @h(%arg3) : (f32) -> (f32 {llvm.noundef})
// CHECK-NEXT:     llvm.call @g(%arg0) {always_inline, convergent, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:     llvm.call_intrinsic "llvm.x"(%arg0) ["t"(%arg1 : i64)] {x} : (i32 {llvm.noundef}) -> ()
// CHECK-NEXT:     %3 = llvm.call_intrinsic "llvm.x"() {fastmathFlags = #llvm.fastmath<nnan>} : () -> (i32 {llvm.noundef})
// CHECK-NEXT:     llvm.intr.assume %arg4 : i1
// CHECK-NEXT:     llvm.intr.assume %arg4 ["align"(%arg2, %arg1 : !llvm.ptr, i64)] : i1 {x}
// CHECK-NEXT:     llvm.intr.assume %arg4 ["cold"()] : i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, ptr, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: f32, %arg4: i1):
// GENERIC-NEXT:     "llvm.call"(%arg0, %arg1, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["tag", "t2"], operandSegmentSizes = array<i32: 1, 2>}> : (i32, i64, !llvm.ptr) -> ()
// GENERIC-NEXT:     %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["tag"], operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> {x} : (i32, i64) -> i32
// GENERIC-NEXT:     "llvm.call"(%arg2, %arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x\22"], operandSegmentSizes = array<i32: 2, 1>}> : (!llvm.ptr, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.call"(%arg2, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     %1 = "llvm.call"(%arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @h, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.noundef}]}> : (f32) -> f32
// GENERIC-NEXT:     %2 = "llvm.call"(%arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{}], callee = @h, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.noundef}]}> : (f32) -> f32
// GENERIC-NEXT:     "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, always_inline, callee = @g, convergent, fastmathFlags = #llvm.fastmath<none>, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.call_intrinsic"(%arg0, %arg1) <{arg_attrs = [{llvm.noundef}], fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.x", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {x} : (i32, i64) -> ()
// GENERIC-NEXT:     %3 = "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<nnan>, intrin = "llvm.x", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, res_attrs = [{llvm.noundef}]}> : () -> i32
// GENERIC-NEXT:     "llvm.intr.assume"(%arg4) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// GENERIC-NEXT:     "llvm.intr.assume"(%arg4, %arg2, %arg1) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> {x} : (i1, !llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "llvm.intr.assume"(%arg4) <{op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["cold"]}> : (i1) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
