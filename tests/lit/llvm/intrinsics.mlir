// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Intrinsics, in the forms that they have.
llvm.func @f(%a: i32, %b: i32, %f: f32) {
  %0 = llvm.intr.sqrt(%f) : (f32) -> f32
  %1 = llvm.intr.pow(%f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %2 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %3 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  %4 = llvm.intr.lrint(%f) : (f32) -> i64
  %5 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %6 = "llvm.intr.is.fpclass"(%f) <{bit = 1 : i32}> : (f32) -> i1
  %7 = "llvm.intr.is.constant"(%f) : (f32) -> i1
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32) {
// CHECK-NEXT:     %0 = llvm.intr.sqrt(%arg2) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.pow(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
// CHECK-NEXT:     %2 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:     %3 = llvm.intr.powi(%arg2, %arg0) : (f32, i32) -> f32
// CHECK-NEXT:     %4 = llvm.intr.lrint(%arg2) : (f32) -> i64
// CHECK-NEXT:     %5 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %6 = "llvm.intr.is.fpclass"(%arg2) <{bit = 1 : i32}> : (f32) -> i1
// CHECK-NEXT:     %7 = "llvm.intr.is.constant"(%arg2) : (f32) -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
// GENERIC-NEXT:     %0 = "llvm.intr.sqrt"(%arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "llvm.intr.pow"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %2 = "llvm.intr.smax"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "llvm.intr.powi"(%arg2, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.lrint"(%arg2) : (f32) -> i64
// GENERIC-NEXT:     %5 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// GENERIC-NEXT:     %6 = "llvm.intr.is.fpclass"(%arg2) <{bit = 1 : i32}> : (f32) -> i1
// GENERIC-NEXT:     %7 = "llvm.intr.is.constant"(%arg2) : (f32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %x: i1) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.assume"(%x) {op_bundle_sizes = array<i32>} : (i1) -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  %1 = llvm.intr.expect %a, %b : i32
  %2 = llvm.intr.ssa.copy %a : i32
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: i1) {
// CHECK-NEXT:     %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.intr.assume %arg3 : i1
// CHECK-NEXT:     llvm.intr.trap
// CHECK-NEXT:     llvm.intr.debugtrap
// CHECK-NEXT:     llvm.intr.ubsantrap <{failureKind = 1 : i8}>
// CHECK-NEXT:     %1 = llvm.intr.expect %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = llvm.intr.ssa.copy %arg0 : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg2, %arg2, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: i1):
// GENERIC-NEXT:     %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.intr.assume"(%arg3) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// GENERIC-NEXT:     "llvm.intr.trap"() : () -> ()
// GENERIC-NEXT:     "llvm.intr.debugtrap"() : () -> ()
// GENERIC-NEXT:     "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
// GENERIC-NEXT:     %1 = "llvm.intr.expect"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.intr.ssa.copy"(%arg0) : (i32) -> i32
// GENERIC-NEXT:     "llvm.intr.memcpy"(%arg2, %arg2, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %i8: i8) {
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i32}>
      : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %i8, %a) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 1 : i32, cache = 2 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  %0 = llvm.intr.invariant.start 16, %p : !llvm.ptr
  llvm.intr.invariant.end %p, 16, %p : !llvm.ptr
  %1 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i8) {
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%arg1, %arg1) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "llvm.intr.memset"(%arg1, %arg2, %arg0) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     "llvm.intr.prefetch"(%arg1) <{cache = 2 : i32, hint = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.lifetime.start %arg1 : !llvm.ptr
// CHECK-NEXT:     %0 = llvm.intr.invariant.start 16, %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.invariant.end %arg1, 16, %arg1 : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.intr.stackrestore %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: i8):
// GENERIC-NEXT:     "llvm.intr.memcpy.inline"(%arg1, %arg1) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.memset"(%arg1, %arg2, %arg0) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
// GENERIC-NEXT:     "llvm.intr.prefetch"(%arg1) <{cache = 2 : i32, hint = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.lifetime.start"(%arg1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %0 = "llvm.intr.invariant.start"(%arg1) <{size = 16 : i64}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.intr.invariant.end"(%arg1, %arg1) <{size = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.intr.stackrestore"(%arg1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr, %v: vector<4xi32>, %vm: vector<4xi1>) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  %0 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %1 = "llvm.intr.vscale"() : () -> i64
  %2 = llvm.intr.stepvector : vector<4xi32>
  %3 = llvm.intr.get.active.lane.mask %a, %b : i32, i32 to vector<4xi1>
  %4 = llvm.intr.masked.load %p, %vm, %v {alignment = 4 : i32}
      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.store %v, %p, %vm {alignment = 4 : i32}
      : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi32>, %arg4: vector<4xi1>) {
// CHECK-NEXT:     llvm.intr.vastart %arg2 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.vacopy %arg2 to %arg2 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %0 = "llvm.intr.threadlocal.address"(%arg2) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %1 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %2 = llvm.intr.stepvector : vector<4xi32>
// CHECK-NEXT:     %3 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i32, i32 to vector<4xi1>
// CHECK-NEXT:     %4 = llvm.intr.masked.load %arg2, %arg4, %arg3 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.intr.masked.store %arg3, %arg2, %arg4 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, ptr, vector<4xi32>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi32>, %arg4: vector<4xi1>):
// GENERIC-NEXT:     "llvm.intr.vastart"(%arg2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.vacopy"(%arg2, %arg2) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %0 = "llvm.intr.threadlocal.address"(%arg2) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.intr.vscale"() : () -> i64
// GENERIC-NEXT:     %2 = "llvm.intr.stepvector"() : () -> vector<4xi32>
// GENERIC-NEXT:     %3 = "llvm.intr.get.active.lane.mask"(%arg0, %arg1) : (i32, i32) -> vector<4xi1>
// GENERIC-NEXT:     %4 = "llvm.intr.masked.load"(%arg2, %arg4, %arg3) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.intr.masked.store"(%arg3, %arg2, %arg4) <{alignment = 4 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %v: vector<4xi32>, %vp: vector<4x!llvm.ptr>,
             %vm: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %vp, %vm, %v {alignment = 4 : i32}
      : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %v, %vp, %vm {alignment = 4 : i32}
      : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %1 = "llvm.intr.masked.expandload"(%p, %vm, %v)
      : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.compressstore"(%v, %p, %vm) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %2 = llvm.intr.matrix.column.major.load %p,
      <stride = %a> {isVolatile = false, rows = 2 : i32, columns = 2 : i32}
      : vector<4xf32> from !llvm.ptr stride i32
  %3 = llvm.intr.matrix.multiply %v,
      %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}
      : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %4 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32}
      : vector<4xi32> into vector<4xi32>
  %5 = llvm.intr.vector.extract %v[0] : vector<2xi32> from vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xi32>, %arg3: vector<4x!llvm.ptr>, %arg4: vector<4xi1>) {
// CHECK-NEXT:     %0 = llvm.intr.masked.gather %arg3, %arg4, %arg2 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.intr.masked.scatter %arg2, %arg3, %arg4 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     %1 = "llvm.intr.masked.expandload"(%arg1, %arg4, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%arg2, %arg1, %arg4) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     %2 = llvm.intr.matrix.column.major.load %arg1, <stride = %arg0> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i32
// CHECK-NEXT:     %3 = llvm.intr.matrix.multiply %arg2, %arg2 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %4 = llvm.intr.matrix.transpose %arg2 {columns = 2 : i32, rows = 2 : i32} : vector<4xi32> into vector<4xi32>
// CHECK-NEXT:     %5 = llvm.intr.vector.extract %arg2[0] : vector<2xi32> from vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xi32>, %arg3: vector<4x!llvm.ptr>, %arg4: vector<4xi1>):
// GENERIC-NEXT:     %0 = "llvm.intr.masked.gather"(%arg3, %arg4, %arg2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.intr.masked.scatter"(%arg2, %arg3, %arg4) <{alignment = 4 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
// GENERIC-NEXT:     %1 = "llvm.intr.masked.expandload"(%arg1, %arg4, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.intr.masked.compressstore"(%arg2, %arg1, %arg4) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// GENERIC-NEXT:     %2 = "llvm.intr.matrix.column.major.load"(%arg1, %arg0) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i32) -> vector<4xf32>
// GENERIC-NEXT:     %3 = "llvm.intr.matrix.multiply"(%arg2, %arg2) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %4 = "llvm.intr.matrix.transpose"(%arg2) <{columns = 2 : i32, rows = 2 : i32}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %5 = "llvm.intr.vector.extract"(%arg2) <{pos = 0 : i64}> : (vector<4xi32>) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%f: f32, %v: vector<4xi32>, %vf: vector<4xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %1 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.fadd"(%f, %vf) : (f32, vector<4xf32>) -> f32
  %3 = "llvm.intr.vector.reduce.fadd"(%f, %vf) <{fastmathFlags = #llvm.fastmath<reassoc>}>
      : (f32, vector<4xf32>) -> f32
  %4 = llvm.intr.vector.reduce.fmax(%vf) : (vector<4xf32>) -> f32
  %5 = "llvm.intr.vector.reduce.fmax"(%vf) <{fastmathFlags = #llvm.fastmath<nnan>}>
      : (vector<4xf32>) -> f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: f32, %arg1: vector<4xi32>, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.add"(%arg1) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %3 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %4 = llvm.intr.vector.reduce.fmax(%arg2) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %5 = llvm.intr.vector.reduce.fmax(%arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xi32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<4xi32>, %arg2: vector<4xf32>):
// GENERIC-NEXT:     %0 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
// GENERIC-NEXT:     %1 = "llvm.intr.vector.reduce.add"(%arg1) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %2 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     %3 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.vector.reduce.fmax"(%arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     %5 = "llvm.intr.vector.reduce.fmax"(%arg2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Each function of floats and integers.
llvm.func @f(%f: f32, %v: vector<4xf32>, %a: i32, %b: i64, %w: vector<4xi32>, %p: !llvm.ptr) {
  %0 = llvm.intr.cos(%f) : (f32) -> f32
  %1 = llvm.intr.exp2(%f) : (f32) -> f32
  %2 = llvm.intr.exp(%f) : (f32) -> f32
  %3 = llvm.intr.fabs(%f) : (f32) -> f32
  %4 = llvm.intr.ceil(%f) : (f32) -> f32
  %5 = llvm.intr.floor(%f) : (f32) -> f32
  %6 = llvm.intr.trunc(%f) : (f32) -> f32
  %7 = llvm.intr.log10(%f) : (f32) -> f32
  %8 = llvm.intr.log2(%f) : (f32) -> f32
  %9 = llvm.intr.log(%f) : (f32) -> f32
  %10 = llvm.intr.nearbyint(%f) : (f32) -> f32
  %11 = llvm.intr.rint(%f) : (f32) -> f32
  %12 = llvm.intr.roundeven(%f) : (f32) -> f32
  %13 = llvm.intr.round(%f) : (f32) -> f32
  %14 = llvm.intr.sin(%f) : (f32) -> f32
  %15 = llvm.intr.sqrt(%f) : (f32) -> f32
  %16 = llvm.intr.copysign(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %17 = llvm.intr.maxnum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %18 = llvm.intr.maximum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %19 = llvm.intr.minnum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %20 = llvm.intr.minimum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %21 = llvm.intr.pow(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %22 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %23 = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  %24 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %25 = llvm.intr.bswap(%a) : (i32) -> i32
  %26 = llvm.intr.ctpop(%a) : (i32) -> i32
  %27 = llvm.intr.sadd.sat(%a, %a) : (i32, i32) -> i32
  %28 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %29 = llvm.intr.smin(%a, %a) : (i32, i32) -> i32
  %30 = llvm.intr.sshl.sat(%a, %a) : (i32, i32) -> i32
  %31 = llvm.intr.ssub.sat(%a, %a) : (i32, i32) -> i32
  %32 = llvm.intr.uadd.sat(%a, %a) : (i32, i32) -> i32
  %33 = llvm.intr.umax(%a, %a) : (i32, i32) -> i32
  %34 = llvm.intr.umin(%a, %a) : (i32, i32) -> i32
  %35 = llvm.intr.ushl.sat(%a, %a) : (i32, i32) -> i32
  %36 = llvm.intr.usub.sat(%a, %a) : (i32, i32) -> i32
  %37 = llvm.intr.fshl(%a, %a, %a) : (i32, i32, i32) -> i32
  %38 = llvm.intr.fshr(%a, %a, %a) : (i32, i32, i32) -> i32
  %39 = llvm.intr.llrint(%f) : (f32) -> i64
  %40 = llvm.intr.llround(%f) : (f32) -> i64
  %41 = llvm.intr.lrint(%f) : (f32) -> i64
  %42 = llvm.intr.lround(%f) : (f32) -> i64
  %43 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %44 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %45 = "llvm.intr.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %46 = "llvm.intr.smul.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %47 = "llvm.intr.ssub.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %48 = "llvm.intr.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %49 = "llvm.intr.umul.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %50 = "llvm.intr.usub.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %51 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  %52 = "llvm.intr.vector.reduce.and"(%w) : (vector<4xi32>) -> i32
  %53 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  %54 = "llvm.intr.vector.reduce.or"(%w) : (vector<4xi32>) -> i32
  %55 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  %56 = "llvm.intr.vector.reduce.smin"(%w) : (vector<4xi32>) -> i32
  %57 = "llvm.intr.vector.reduce.umax"(%w) : (vector<4xi32>) -> i32
  %58 = "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  %59 = "llvm.intr.vector.reduce.xor"(%w) : (vector<4xi32>) -> i32
  %60 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<none>}>
      : (f32, vector<4xf32>) -> f32
  %61 = "llvm.intr.vector.reduce.fmul"(%f, %v) <{fastmathFlags = #llvm.fastmath<none>}>
      : (f32, vector<4xf32>) -> f32
  %62 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %63 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  %64 = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  %65 = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32
  %66 = "llvm.intr.vector.deinterleave2"(%w)
      : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  "llvm.intr.memmove"(%p, %p, %b) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.matrix.column.major.store %v, %p,
      <stride = %b> {isVolatile = false, rows = 2 : i32, columns = 2 : i32}
      : vector<4xf32> to !llvm.ptr stride i64
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: i64, %arg4: vector<4xi32>, %arg5: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.intr.cos(%arg0) : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.intr.exp2(%arg0) : (f32) -> f32
// CHECK-NEXT:     %2 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:     %3 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT:     %4 = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT:     %5 = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT:     %6 = llvm.intr.trunc(%arg0) : (f32) -> f32
// CHECK-NEXT:     %7 = llvm.intr.log10(%arg0) : (f32) -> f32
// CHECK-NEXT:     %8 = llvm.intr.log2(%arg0) : (f32) -> f32
// CHECK-NEXT:     %9 = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT:     %10 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
// CHECK-NEXT:     %11 = llvm.intr.rint(%arg0) : (f32) -> f32
// CHECK-NEXT:     %12 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// CHECK-NEXT:     %13 = llvm.intr.round(%arg0) : (f32) -> f32
// CHECK-NEXT:     %14 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %15 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT:     %16 = llvm.intr.copysign(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %17 = llvm.intr.maxnum(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %18 = llvm.intr.maximum(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %19 = llvm.intr.minnum(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %20 = llvm.intr.minimum(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %21 = llvm.intr.pow(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %22 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %23 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %24 = llvm.intr.bitreverse(%arg2) : (i32) -> i32
// CHECK-NEXT:     %25 = llvm.intr.bswap(%arg2) : (i32) -> i32
// CHECK-NEXT:     %26 = llvm.intr.ctpop(%arg2) : (i32) -> i32
// CHECK-NEXT:     %27 = llvm.intr.sadd.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %28 = llvm.intr.smax(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %29 = llvm.intr.smin(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %30 = llvm.intr.sshl.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %31 = llvm.intr.ssub.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %32 = llvm.intr.uadd.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %33 = llvm.intr.umax(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %34 = llvm.intr.umin(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %35 = llvm.intr.ushl.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %36 = llvm.intr.usub.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %37 = llvm.intr.fshl(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// CHECK-NEXT:     %38 = llvm.intr.fshr(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// CHECK-NEXT:     %39 = llvm.intr.llrint(%arg0) : (f32) -> i64
// CHECK-NEXT:     %40 = llvm.intr.llround(%arg0) : (f32) -> i64
// CHECK-NEXT:     %41 = llvm.intr.lrint(%arg0) : (f32) -> i64
// CHECK-NEXT:     %42 = llvm.intr.lround(%arg0) : (f32) -> i64
// CHECK-NEXT:     %43 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %44 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %45 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %46 = "llvm.intr.smul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %47 = "llvm.intr.ssub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %48 = "llvm.intr.uadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %49 = "llvm.intr.umul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %50 = "llvm.intr.usub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %51 = "llvm.intr.vector.reduce.add"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %52 = "llvm.intr.vector.reduce.and"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %53 = "llvm.intr.vector.reduce.mul"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %54 = "llvm.intr.vector.reduce.or"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %55 = "llvm.intr.vector.reduce.smax"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %56 = "llvm.intr.vector.reduce.smin"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %57 = "llvm.intr.vector.reduce.umax"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %58 = "llvm.intr.vector.reduce.umin"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %59 = "llvm.intr.vector.reduce.xor"(%arg4) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %60 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %61 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %62 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %63 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %64 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %65 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %66 = "llvm.intr.vector.deinterleave2"(%arg4) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
// CHECK-NEXT:     "llvm.intr.memmove"(%arg5, %arg5, %arg3) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.intr.lifetime.end %arg5 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.vaend %arg5 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.matrix.column.major.store %arg1, %arg5, <stride = %arg3> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, i32, i64, vector<4xi32>, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: i64, %arg4: vector<4xi32>, %arg5: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.intr.cos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "llvm.intr.exp2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %2 = "llvm.intr.exp"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %3 = "llvm.intr.fabs"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.ceil"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %5 = "llvm.intr.floor"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %6 = "llvm.intr.trunc"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %7 = "llvm.intr.log10"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %8 = "llvm.intr.log2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %9 = "llvm.intr.log"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %10 = "llvm.intr.nearbyint"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %11 = "llvm.intr.rint"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %12 = "llvm.intr.roundeven"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %13 = "llvm.intr.round"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %14 = "llvm.intr.sin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %15 = "llvm.intr.sqrt"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %16 = "llvm.intr.copysign"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %17 = "llvm.intr.maxnum"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %18 = "llvm.intr.maximum"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %19 = "llvm.intr.minnum"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %20 = "llvm.intr.minimum"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %21 = "llvm.intr.pow"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %22 = "llvm.intr.fma"(%arg0, %arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %23 = "llvm.intr.fmuladd"(%arg0, %arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %24 = "llvm.intr.bitreverse"(%arg2) : (i32) -> i32
// GENERIC-NEXT:     %25 = "llvm.intr.bswap"(%arg2) : (i32) -> i32
// GENERIC-NEXT:     %26 = "llvm.intr.ctpop"(%arg2) : (i32) -> i32
// GENERIC-NEXT:     %27 = "llvm.intr.sadd.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %28 = "llvm.intr.smax"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %29 = "llvm.intr.smin"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %30 = "llvm.intr.sshl.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %31 = "llvm.intr.ssub.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %32 = "llvm.intr.uadd.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %33 = "llvm.intr.umax"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %34 = "llvm.intr.umin"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %35 = "llvm.intr.ushl.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %36 = "llvm.intr.usub.sat"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT:     %37 = "llvm.intr.fshl"(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// GENERIC-NEXT:     %38 = "llvm.intr.fshr"(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// GENERIC-NEXT:     %39 = "llvm.intr.llrint"(%arg0) : (f32) -> i64
// GENERIC-NEXT:     %40 = "llvm.intr.llround"(%arg0) : (f32) -> i64
// GENERIC-NEXT:     %41 = "llvm.intr.lrint"(%arg0) : (f32) -> i64
// GENERIC-NEXT:     %42 = "llvm.intr.lround"(%arg0) : (f32) -> i64
// GENERIC-NEXT:     %43 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// GENERIC-NEXT:     %44 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// GENERIC-NEXT:     %45 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %46 = "llvm.intr.smul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %47 = "llvm.intr.ssub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %48 = "llvm.intr.uadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %49 = "llvm.intr.umul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %50 = "llvm.intr.usub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     %51 = "llvm.intr.vector.reduce.add"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %52 = "llvm.intr.vector.reduce.and"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %53 = "llvm.intr.vector.reduce.mul"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %54 = "llvm.intr.vector.reduce.or"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %55 = "llvm.intr.vector.reduce.smax"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %56 = "llvm.intr.vector.reduce.smin"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %57 = "llvm.intr.vector.reduce.umax"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %58 = "llvm.intr.vector.reduce.umin"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %59 = "llvm.intr.vector.reduce.xor"(%arg4) : (vector<4xi32>) -> i32
// GENERIC-NEXT:     %60 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     %61 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     %62 = "llvm.intr.vector.reduce.fmax"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     %63 = "llvm.intr.vector.reduce.fmaximum"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     %64 = "llvm.intr.vector.reduce.fmin"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     %65 = "llvm.intr.vector.reduce.fminimum"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT:     %66 = "llvm.intr.vector.deinterleave2"(%arg4) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
// GENERIC-NEXT:     "llvm.intr.memmove"(%arg5, %arg5, %arg3) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "llvm.intr.lifetime.end"(%arg5) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.vaend"(%arg5) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.matrix.column.major.store"(%arg1, %arg5, %arg3) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (vector<4xf32>, !llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
