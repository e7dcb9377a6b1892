// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Each op of two integers, with flags where it may have them.
llvm.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %w: vector<[4]xi64>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %v, %v overflow<nsw> : vector<4xi32>
  %2 = llvm.add %w, %w overflow<nsw, nuw> : vector<[4]xi64>
  %3 = llvm.sub %a, %b : i32
  %4 = llvm.sub %v, %v overflow<nsw> : vector<4xi32>
  %5 = llvm.sub %w, %w overflow<nsw, nuw> : vector<[4]xi64>
  %6 = llvm.mul %a, %b : i32
  %7 = llvm.mul %v, %v overflow<nsw> : vector<4xi32>
  %8 = llvm.mul %w, %w overflow<nsw, nuw> : vector<[4]xi64>
  %9 = llvm.shl %a, %b : i32
  %10 = llvm.shl %v, %v overflow<nsw> : vector<4xi32>
  %11 = llvm.shl %w, %w overflow<nsw, nuw> : vector<[4]xi64>
  %12 = llvm.udiv %a, %b : i32
  %13 = llvm.sdiv %a, %b : i32
  %14 = llvm.urem %a, %b : i32
  %15 = llvm.srem %a, %b : i32
  %16 = llvm.and %a, %b : i32
  %17 = llvm.or %a, %b : i32
  %18 = llvm.xor %a, %b : i32
  %19 = llvm.lshr %a, %b : i32
  %20 = llvm.ashr %a, %b : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: vector<[4]xi64>) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = llvm.add %arg2, %arg2 overflow<nsw> : vector<4xi32>
// CHECK-NEXT:     %2 = llvm.add %arg3, %arg3 overflow<nsw, nuw> : vector<[4]xi64>
// CHECK-NEXT:     %3 = llvm.sub %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = llvm.sub %arg2, %arg2 overflow<nsw> : vector<4xi32>
// CHECK-NEXT:     %5 = llvm.sub %arg3, %arg3 overflow<nsw, nuw> : vector<[4]xi64>
// CHECK-NEXT:     %6 = llvm.mul %arg0, %arg1 : i32
// CHECK-NEXT:     %7 = llvm.mul %arg2, %arg2 overflow<nsw> : vector<4xi32>
// CHECK-NEXT:     %8 = llvm.mul %arg3, %arg3 overflow<nsw, nuw> : vector<[4]xi64>
// CHECK-NEXT:     %9 = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT:     %10 = llvm.shl %arg2, %arg2 overflow<nsw> : vector<4xi32>
// CHECK-NEXT:     %11 = llvm.shl %arg3, %arg3 overflow<nsw, nuw> : vector<[4]xi64>
// CHECK-NEXT:     %12 = llvm.udiv %arg0, %arg1 : i32
// CHECK-NEXT:     %13 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:     %14 = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT:     %15 = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT:     %16 = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT:     %17 = llvm.or %arg0, %arg1 : i32
// CHECK-NEXT:     %18 = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT:     %19 = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT:     %20 = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<[4]xi64>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: vector<[4]xi64>):
// GENERIC-NEXT:     %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.add"(%arg2, %arg2) <{overflowFlags = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %2 = "llvm.add"(%arg3, %arg3) <{overflowFlags = 3 : i32}> : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
// GENERIC-NEXT:     %3 = "llvm.sub"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "llvm.sub"(%arg2, %arg2) <{overflowFlags = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %5 = "llvm.sub"(%arg3, %arg3) <{overflowFlags = 3 : i32}> : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
// GENERIC-NEXT:     %6 = "llvm.mul"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "llvm.mul"(%arg2, %arg2) <{overflowFlags = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %8 = "llvm.mul"(%arg3, %arg3) <{overflowFlags = 3 : i32}> : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
// GENERIC-NEXT:     %9 = "llvm.shl"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// GENERIC-NEXT:     %10 = "llvm.shl"(%arg2, %arg2) <{overflowFlags = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %11 = "llvm.shl"(%arg3, %arg3) <{overflowFlags = 3 : i32}> : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
// GENERIC-NEXT:     %12 = "llvm.udiv"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %13 = "llvm.sdiv"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %14 = "llvm.urem"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %15 = "llvm.srem"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %16 = "llvm.and"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %17 = "llvm.or"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %18 = "llvm.xor"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %19 = "llvm.lshr"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %20 = "llvm.ashr"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Each op of floats, and each conversion.
llvm.func @f(%f: f32, %d: f64, %a: i32, %l: i64, %p: !llvm.ptr, %vp: vector<4x!llvm.ptr>,
             %v: vector<4xi32>, %x: i1) {
  %0 = llvm.fadd %f, %f : f32
  %1 = llvm.fsub %f, %f : f32
  %2 = llvm.fmul %f, %f : f32
  %3 = llvm.fdiv %f, %f : f32
  %4 = llvm.frem %f, %f : f32
  %5 = llvm.fneg %d {fastmathFlags = #llvm.fastmath<fast>} : f64
  %6 = llvm.fpext %f : f32 to f64
  %7 = llvm.fptrunc %d : f64 to f32
  %8 = llvm.sitofp %a : i32 to f32
  %9 = llvm.uitofp %a : i32 to f64
  %10 = llvm.fptosi %f : f32 to i32
  %11 = llvm.fptoui %f : f32 to i8
  %12 = llvm.sext %a : i32 to i64
  %13 = llvm.zext %a : i32 to i64
  %14 = llvm.trunc %l : i64 to i1
  %15 = llvm.inttoptr %l : i64 to !llvm.ptr
  %16 = llvm.ptrtoint %p : !llvm.ptr to i64
  %17 = llvm.inttoptr %v : vector<4xi32> to vector<4x!llvm.ptr>
  %18 = llvm.ptrtoint %vp : vector<4x!llvm.ptr> to vector<4xi32>
  %19 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %20 = llvm.bitcast %f : f32 to i32
  %21 = llvm.freeze %v : vector<4xi32>
  %22 = llvm.select %x, %f, %f : i1, f32
  %23 = llvm.icmp "eq" %a, %a : i32
  %24 = llvm.icmp "ne" %a, %a : i32
  %25 = llvm.icmp "slt" %a, %a : i32
  %26 = llvm.icmp "sle" %a, %a : i32
  %27 = llvm.icmp "sgt" %a, %a : i32
  %28 = llvm.icmp "sge" %a, %a : i32
  %29 = llvm.icmp "ult" %a, %a : i32
  %30 = llvm.icmp "ule" %a, %a : i32
  %31 = llvm.icmp "ugt" %a, %a : i32
  %32 = llvm.icmp "uge" %a, %a : i32
  %33 = llvm.fcmp "_false" %f, %f : f32
  %34 = llvm.fcmp "oeq" %f, %f : f32
  %35 = llvm.fcmp "ogt" %f, %f : f32
  %36 = llvm.fcmp "oge" %f, %f : f32
  %37 = llvm.fcmp "olt" %f, %f : f32
  %38 = llvm.fcmp "ole" %f, %f : f32
  %39 = llvm.fcmp "one" %f, %f : f32
  %40 = llvm.fcmp "ord" %f, %f : f32
  %41 = llvm.fcmp "ueq" %f, %f : f32
  %42 = llvm.fcmp "ugt" %f, %f : f32
  %43 = llvm.fcmp "uge" %f, %f : f32
  %44 = llvm.fcmp "ult" %f, %f : f32
  %45 = llvm.fcmp "ule" %f, %f : f32
  %46 = llvm.fcmp "une" %f, %f : f32
  %47 = llvm.fcmp "uno" %f, %f : f32
  %48 = llvm.fcmp "_true" %f, %f : f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: f32, %arg1: f64, %arg2: i32, %arg3: i64, %arg4: !llvm.ptr, %arg5: vector<4x!llvm.ptr>, %arg6: vector<4xi32>, %arg7: i1) {
// CHECK-NEXT:     %0 = llvm.fadd %arg0, %arg0 : f32
// CHECK-NEXT:     %1 = llvm.fsub %arg0, %arg0 : f32
// CHECK-NEXT:     %2 = llvm.fmul %arg0, %arg0 : f32
// CHECK-NEXT:     %3 = llvm.fdiv %arg0, %arg0 : f32
// CHECK-NEXT:     %4 = llvm.frem %arg0, %arg0 : f32
// CHECK-NEXT:     %5 = llvm.fneg %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %6 = llvm.fpext %arg0 : f32 to f64
// CHECK-NEXT:     %7 = llvm.fptrunc %arg1 : f64 to f32
// CHECK-NEXT:     %8 = llvm.sitofp %arg2 : i32 to f32
// CHECK-NEXT:     %9 = llvm.uitofp %arg2 : i32 to f64
// CHECK-NEXT:     %10 = llvm.fptosi %arg0 : f32 to i32
// CHECK-NEXT:     %11 = llvm.fptoui %arg0 : f32 to i8
// CHECK-NEXT:     %12 = llvm.sext %arg2 : i32 to i64
// CHECK-NEXT:     %13 = llvm.zext %arg2 : i32 to i64
// CHECK-NEXT:     %14 = llvm.trunc %arg3 : i64 to i1
// CHECK-NEXT:     %15 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
// CHECK-NEXT:     %16 = llvm.ptrtoint %arg4 : !llvm.ptr to i64
// CHECK-NEXT:     %17 = llvm.inttoptr %arg6 : vector<4xi32> to vector<4x!llvm.ptr>
// CHECK-NEXT:     %18 = llvm.ptrtoint %arg5 : vector<4x!llvm.ptr> to vector<4xi32>
// CHECK-NEXT:     %19 = llvm.addrspacecast %arg4 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     %20 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %21 = llvm.freeze %arg6 : vector<4xi32>
// CHECK-NEXT:     %22 = llvm.select %arg7, %arg0, %arg0 : i1, f32
// CHECK-NEXT:     %23 = llvm.icmp "eq" %arg2, %arg2 : i32
// CHECK-NEXT:     %24 = llvm.icmp "ne" %arg2, %arg2 : i32
// CHECK-NEXT:     %25 = llvm.icmp "slt" %arg2, %arg2 : i32
// CHECK-NEXT:     %26 = llvm.icmp "sle" %arg2, %arg2 : i32
// CHECK-NEXT:     %27 = llvm.icmp "sgt" %arg2, %arg2 : i32
// CHECK-NEXT:     %28 = llvm.icmp "sge" %arg2, %arg2 : i32
// CHECK-NEXT:     %29 = llvm.icmp "ult" %arg2, %arg2 : i32
// CHECK-NEXT:     %30 = llvm.icmp "ule" %arg2, %arg2 : i32
// CHECK-NEXT:     %31 = llvm.icmp "ugt" %arg2, %arg2 : i32
// CHECK-NEXT:     %32 = llvm.icmp "uge" %arg2, %arg2 : i32
// CHECK-NEXT:     %33 = llvm.fcmp "_false" %arg0, %arg0 : f32
// CHECK-NEXT:     %34 = llvm.fcmp "oeq" %arg0, %arg0 : f32
// CHECK-NEXT:     %35 = llvm.fcmp "ogt" %arg0, %arg0 : f32
// CHECK-NEXT:     %36 = llvm.fcmp "oge" %arg0, %arg0 : f32
// CHECK-NEXT:     %37 = llvm.fcmp "olt" %arg0, %arg0 : f32
// CHECK-NEXT:     %38 = llvm.fcmp "ole" %arg0, %arg0 : f32
// CHECK-NEXT:     %39 = llvm.fcmp "one" %arg0, %arg0 : f32
// CHECK-NEXT:     %40 = llvm.fcmp "ord" %arg0, %arg0 : f32
// CHECK-NEXT:     %41 = llvm.fcmp "ueq" %arg0, %arg0 : f32
// CHECK-NEXT:     %42 = llvm.fcmp "ugt" %arg0, %arg0 : f32
// CHECK-NEXT:     %43 = llvm.fcmp "uge" %arg0, %arg0 : f32
// CHECK-NEXT:     %44 = llvm.fcmp "ult" %arg0, %arg0 : f32
// CHECK-NEXT:     %45 = llvm.fcmp "ule" %arg0, %arg0 : f32
// CHECK-NEXT:     %46 = llvm.fcmp "une" %arg0, %arg0 : f32
// CHECK-NEXT:     %47 = llvm.fcmp "uno" %arg0, %arg0 : f32
// CHECK-NEXT:     %48 = llvm.fcmp "_true" %arg0, %arg0 : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f64, i32, i64, ptr, vector<4x!llvm.ptr>, vector<4xi32>, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f64, %arg2: i32, %arg3: i64, %arg4: !llvm.ptr, %arg5: vector<4x!llvm.ptr>, %arg6: vector<4xi32>, %arg7: i1):
// GENERIC-NEXT:     %0 = "llvm.fadd"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %1 = "llvm.fsub"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %2 = "llvm.fmul"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %3 = "llvm.fdiv"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %4 = "llvm.frem"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %5 = "llvm.fneg"(%arg1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64) -> f64
// GENERIC-NEXT:     %6 = "llvm.fpext"(%arg0) : (f32) -> f64
// GENERIC-NEXT:     %7 = "llvm.fptrunc"(%arg1) : (f64) -> f32
// GENERIC-NEXT:     %8 = "llvm.sitofp"(%arg2) : (i32) -> f32
// GENERIC-NEXT:     %9 = "llvm.uitofp"(%arg2) : (i32) -> f64
// GENERIC-NEXT:     %10 = "llvm.fptosi"(%arg0) : (f32) -> i32
// GENERIC-NEXT:     %11 = "llvm.fptoui"(%arg0) : (f32) -> i8
// GENERIC-NEXT:     %12 = "llvm.sext"(%arg2) : (i32) -> i64
// GENERIC-NEXT:     %13 = "llvm.zext"(%arg2) : (i32) -> i64
// GENERIC-NEXT:     %14 = "llvm.trunc"(%arg3) <{overflowFlags = 0 : i32}> : (i64) -> i1
// GENERIC-NEXT:     %15 = "llvm.inttoptr"(%arg3) : (i64) -> !llvm.ptr
// GENERIC-NEXT:     %16 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
// GENERIC-NEXT:     %17 = "llvm.inttoptr"(%arg6) : (vector<4xi32>) -> vector<4x!llvm.ptr>
// GENERIC-NEXT:     %18 = "llvm.ptrtoint"(%arg5) : (vector<4x!llvm.ptr>) -> vector<4xi32>
// GENERIC-NEXT:     %19 = "llvm.addrspacecast"(%arg4) : (!llvm.ptr) -> !llvm.ptr<3>
// GENERIC-NEXT:     %20 = "llvm.bitcast"(%arg0) : (f32) -> i32
// GENERIC-NEXT:     %21 = "llvm.freeze"(%arg6) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     %22 = "llvm.select"(%arg7, %arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f32, f32) -> f32
// GENERIC-NEXT:     %23 = "llvm.icmp"(%arg2, %arg2) <{predicate = 0 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %24 = "llvm.icmp"(%arg2, %arg2) <{predicate = 1 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %25 = "llvm.icmp"(%arg2, %arg2) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %26 = "llvm.icmp"(%arg2, %arg2) <{predicate = 3 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %27 = "llvm.icmp"(%arg2, %arg2) <{predicate = 4 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %28 = "llvm.icmp"(%arg2, %arg2) <{predicate = 5 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %29 = "llvm.icmp"(%arg2, %arg2) <{predicate = 6 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %30 = "llvm.icmp"(%arg2, %arg2) <{predicate = 7 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %31 = "llvm.icmp"(%arg2, %arg2) <{predicate = 8 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %32 = "llvm.icmp"(%arg2, %arg2) <{predicate = 9 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %33 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %34 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %35 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %36 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %37 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %38 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %39 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %40 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %41 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %42 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %43 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %44 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %45 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %46 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %47 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %48 = "llvm.fcmp"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
