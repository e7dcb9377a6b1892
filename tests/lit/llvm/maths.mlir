// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

llvm.func @f(%x: f32, %v: vector<4xf64>, %a: i32, %b: vector<4xi8>) {
  %0 = llvm.intr.asin(%x) : (f32) -> f32
  %1 = llvm.intr.acos(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
  %2 = llvm.intr.atan(%x) : (f32) -> f32
  %3 = llvm.intr.atan2(%x, %x) : (f32, f32) -> f32
  %4 = llvm.intr.sinh(%x) : (f32) -> f32
  %5 = llvm.intr.cosh(%x) : (f32) -> f32
  %6 = llvm.intr.tan(%x) : (f32) -> f32
  %7 = llvm.intr.tanh(%x) : (f32) -> f32
  %8 = llvm.intr.exp10(%x) : (f32) -> f32
  %9 = llvm.intr.ldexp(%x, %a) : (f32, i32) -> f32
  %10 = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %11 = llvm.intr.sincos(%v) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
  %12 = llvm.intr.scmp(%a, %a) : (i32, i32) -> i8
  %13 = llvm.intr.ucmp(%b, %b) {x} : (vector<4xi8>, vector<4xi8>) -> vector<4xi2>
  %14 = llvm.intr.lrint(%v) : (vector<4xf64>) -> vector<4xi64>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xi8>) {
// CHECK-NEXT:     %0 = llvm.intr.asin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.acos(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT:     %2 = llvm.intr.atan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %3 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %4 = llvm.intr.sinh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %5 = llvm.intr.cosh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %6 = llvm.intr.tan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %7 = llvm.intr.tanh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %8 = llvm.intr.exp10(%arg0) : (f32) -> f32
// CHECK-NEXT:     %9 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
// CHECK-NEXT:     %10 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
// CHECK-NEXT:     %11 = llvm.intr.sincos(%arg1) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// CHECK-NEXT:     %12 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i8
// CHECK-NEXT:     %13 = llvm.intr.ucmp(%arg3, %arg3) {x} : (vector<4xi8>, vector<4xi8>) -> vector<4xi2>
// CHECK-NEXT:     %14 = llvm.intr.lrint(%arg1) : (vector<4xf64>) -> vector<4xi64>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf64>, i32, vector<4xi8>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xi8>):
// GENERIC-NEXT:     %0 = "llvm.intr.asin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "llvm.intr.acos"(%arg1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf64>) -> vector<4xf64>
// GENERIC-NEXT:     %2 = "llvm.intr.atan"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %3 = "llvm.intr.atan2"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.sinh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %5 = "llvm.intr.cosh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %6 = "llvm.intr.tan"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %7 = "llvm.intr.tanh"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %8 = "llvm.intr.exp10"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %9 = "llvm.intr.ldexp"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
// GENERIC-NEXT:     %10 = "llvm.intr.frexp"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
// GENERIC-NEXT:     %11 = "llvm.intr.sincos"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
// GENERIC-NEXT:     %12 = "llvm.intr.scmp"(%arg2, %arg2) : (i32, i32) -> i8
// GENERIC-NEXT:     %13 = "llvm.intr.ucmp"(%arg3, %arg3) {x} : (vector<4xi8>, vector<4xi8>) -> vector<4xi2>
// GENERIC-NEXT:     %14 = "llvm.intr.lrint"(%arg1) : (vector<4xf64>) -> vector<4xi64>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: vector<4xi32>, %m: vector<4xi1>, %l: i32, %p: !llvm.ptr, %b: i8) {
  %0 = "llvm.intr.vp.smax"(%a, %a, %m, %l)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.umin"(%a, %a, %m, %l)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.smin"(%a, %a, %m, %l)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.umax"(%a, %a, %m, %l)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.atomicrmw usub_cond %p, %l monotonic : !llvm.ptr, i32
  %3 = llvm.intr.masked.load %p, %m, %a {alignment = 4 : i32, nontemporal}
      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %4 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = intel "a", "b" %l : (i32) -> i32
  llvm.intr.ubsantrap <{failureKind = 1 : i8}> {x}
  llvm.intr.trap {x}
  llvm.intr.debugtrap
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32, %arg3: !llvm.ptr, %arg4: i8) {
// CHECK-NEXT:     %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %1 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %2 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %3 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     "llvm.intr.memset.inline"(%arg3, %arg4) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:     %4 = llvm.atomicrmw usub_cond %arg3, %arg2 monotonic : !llvm.ptr, i32
// CHECK-NEXT:     %5 = llvm.intr.masked.load %arg3, %arg1, %arg0 {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %6 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = intel "a", "b" %arg2 : (i32) -> i32
// CHECK-NEXT:     llvm.intr.ubsantrap <{failureKind = 1 : i8}> {x}
// CHECK-NEXT:     llvm.intr.trap {x}
// CHECK-NEXT:     llvm.intr.debugtrap
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32, ptr, i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32, %arg3: !llvm.ptr, %arg4: i8):
// GENERIC-NEXT:     %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %1 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %2 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %3 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.intr.memset.inline"(%arg3, %arg4) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
// GENERIC-NEXT:     %4 = "llvm.atomicrmw"(%arg3, %arg2) <{bin_op = 17 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
// GENERIC-NEXT:     %5 = "llvm.intr.masked.load"(%arg3, %arg1, %arg0) <{alignment = 4 : i32, nontemporal}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %6 = "llvm.inline_asm"(%arg2) <{asm_dialect = 1 : i64, asm_string = "a", constraints = "b", tail_call_kind = #llvm.tailcallkind<tail>}> : (i32) -> i32
// GENERIC-NEXT:     "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> {x} : () -> ()
// GENERIC-NEXT:     "llvm.intr.trap"() {x} : () -> ()
// GENERIC-NEXT:     "llvm.intr.debugtrap"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal thread_local unnamed_addr constant @a(1 : i32) : i32
llvm.mlir.global internal hidden thread_local local_unnamed_addr constant @b(1 : i32) : i32
llvm.mlir.global external @c() {externally_initialized, target_specific_attrs = ["x", ["y", "z"]]}
    : !llvm.x86_amx
llvm.func @f() attributes {
  frame_pointer = #llvm.framePointerKind<"non-leaf">,
  uwtable_kind = #llvm.uwtableKind<sync>,
  inline_hint,
  work_group_size_hint = array<i32: 1>,
  vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>,
  intel_reqd_sub_group_size = 4 : i32,
  prefer_vector_width = "128",
  reciprocal_estimates = "all",
  instrument_function_entry = "a",
  unsafe_fp_math = true
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal thread_local unnamed_addr constant @a(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global internal hidden thread_local local_unnamed_addr constant @b(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global external @c() {addr_space = 0 : i32, externally_initialized, target_specific_attrs = ["x", ["y", "z"]]} : !llvm.x86_amx
// CHECK-NEXT:   llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, inline_hint, instrument_function_entry = "a", intel_reqd_sub_group_size = 4 : i32, prefer_vector_width = "128", reciprocal_estimates = "all", unsafe_fp_math = true, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1>}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "a", thread_local_, unnamed_addr = 2 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "b", thread_local_, unnamed_addr = 1 : i64, value = 1 : i32, visibility_ = 1 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, externally_initialized, global_type = !llvm.x86_amx, linkage = #llvm.linkage<external>, sym_name = "c", target_specific_attrs = ["x", ["y", "z"]], unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, frame_pointer = #llvm.framePointerKind<"non-leaf">, function_type = !llvm.func<void ()>, inline_hint, instrument_function_entry = "a", intel_reqd_sub_group_size = 4 : i32, linkage = #llvm.linkage<external>, prefer_vector_width = "128", reciprocal_estimates = "all", sym_name = "f", unnamed_addr = 0 : i64, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, visibility_ = 0 : i64, work_group_size_hint = array<i32: 1>}> ({
// GENERIC-NEXT:   }) {unsafe_fp_math = true} : () -> ()
// GENERIC-NEXT: }) : () -> ()
