// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

llvm.func @f(%vi: vector<4xi32>, %vf: vector<4xf32>, %vp: vector<4x!llvm.ptr>, %m: vector<4xi1>,
             %n: i32, %l: i64, %f: f32, %p: !llvm.ptr) {
  %0 = "llvm.intr.vp.add"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.sub"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.mul"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.sdiv"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.udiv"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.srem"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.urem"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.ashr"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.lshr"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.shl"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.or"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.and"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.xor"(%vi, %vi, %m, %n)
      : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.fadd"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %14 = "llvm.intr.vp.fsub"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %15 = "llvm.intr.vp.fmul"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %16 = "llvm.intr.vp.fdiv"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %17 = "llvm.intr.vp.frem"(%vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fneg"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmuladd"(%vf, %vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.fma"(%vf, %vf, %vf, %m, %n)
      : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.trunc"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  %22 = "llvm.intr.vp.zext"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %23 = "llvm.intr.vp.sext"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %24 = "llvm.intr.vp.uitofp"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.sitofp"(%vi, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %26 = "llvm.intr.vp.inttoptr"(%vi, %m, %n)
      : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %27 = "llvm.intr.vp.fptrunc"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  %28 = "llvm.intr.vp.fpext"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %29 = "llvm.intr.vp.fptoui"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %30 = "llvm.intr.vp.fptosi"(%vf, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %31 = "llvm.intr.vp.ptrtoint"(%vp, %m, %n)
      : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %32 = "llvm.intr.vp.select"(%m, %vi, %vi, %n)
      : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %33 = "llvm.intr.vp.merge"(%m, %vi, %vi, %n)
      : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %34 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%vf, %p, %m, %n) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %35 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %m, %n)
      : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%vf, %p, %l, %m, %n)
      : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %36 = "llvm.intr.vp.reduce.add"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %37 = "llvm.intr.vp.reduce.mul"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %38 = "llvm.intr.vp.reduce.and"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %39 = "llvm.intr.vp.reduce.or"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %40 = "llvm.intr.vp.reduce.xor"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %41 = "llvm.intr.vp.reduce.smax"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %42 = "llvm.intr.vp.reduce.smin"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %43 = "llvm.intr.vp.reduce.umax"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %44 = "llvm.intr.vp.reduce.umin"(%n, %vi, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %45 = "llvm.intr.vp.reduce.fadd"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %46 = "llvm.intr.vp.reduce.fmul"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %47 = "llvm.intr.vp.reduce.fmax"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %48 = "llvm.intr.vp.reduce.fmin"(%f, %vf, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: vector<4x!llvm.ptr>, %arg3: vector<4xi1>, %arg4: i32, %arg5: i64, %arg6: f32, %arg7: !llvm.ptr) {
// CHECK-NEXT:     %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %1 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %2 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %3 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %4 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %5 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %6 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %7 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %8 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %9 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %10 = "llvm.intr.vp.or"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %11 = "llvm.intr.vp.and"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %12 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %13 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %14 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %15 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %16 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %17 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %18 = "llvm.intr.vp.fneg"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %19 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %20 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %21 = "llvm.intr.vp.trunc"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
// CHECK-NEXT:     %22 = "llvm.intr.vp.zext"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// CHECK-NEXT:     %23 = "llvm.intr.vp.sext"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// CHECK-NEXT:     %24 = "llvm.intr.vp.uitofp"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %25 = "llvm.intr.vp.sitofp"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     %26 = "llvm.intr.vp.inttoptr"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
// CHECK-NEXT:     %27 = "llvm.intr.vp.fptrunc"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
// CHECK-NEXT:     %28 = "llvm.intr.vp.fpext"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
// CHECK-NEXT:     %29 = "llvm.intr.vp.fptoui"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %30 = "llvm.intr.vp.fptosi"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:     %31 = "llvm.intr.vp.ptrtoint"(%arg2, %arg3, %arg4) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
// CHECK-NEXT:     %32 = "llvm.intr.vp.select"(%arg3, %arg0, %arg0, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// CHECK-NEXT:     %33 = "llvm.intr.vp.merge"(%arg3, %arg0, %arg0, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// CHECK-NEXT:     %34 = "llvm.intr.vp.load"(%arg7, %arg3, %arg4) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     "llvm.intr.vp.store"(%arg1, %arg7, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
// CHECK-NEXT:     %35 = "llvm.intr.experimental.vp.strided.load"(%arg7, %arg5, %arg3, %arg4) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:     "llvm.intr.experimental.vp.strided.store"(%arg1, %arg7, %arg5, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
// CHECK-NEXT:     %36 = "llvm.intr.vp.reduce.add"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %37 = "llvm.intr.vp.reduce.mul"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %38 = "llvm.intr.vp.reduce.and"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %39 = "llvm.intr.vp.reduce.or"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %40 = "llvm.intr.vp.reduce.xor"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %41 = "llvm.intr.vp.reduce.smax"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %42 = "llvm.intr.vp.reduce.smin"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %43 = "llvm.intr.vp.reduce.umax"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %44 = "llvm.intr.vp.reduce.umin"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %45 = "llvm.intr.vp.reduce.fadd"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %46 = "llvm.intr.vp.reduce.fmul"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %47 = "llvm.intr.vp.reduce.fmax"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %48 = "llvm.intr.vp.reduce.fmin"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>, i32, i64, f32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: vector<4x!llvm.ptr>, %arg3: vector<4xi1>, %arg4: i32, %arg5: i64, %arg6: f32, %arg7: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %1 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %2 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %3 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %4 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %5 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %6 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %7 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %8 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %9 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %10 = "llvm.intr.vp.or"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %11 = "llvm.intr.vp.and"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %12 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %13 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %14 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %15 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %16 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %17 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %18 = "llvm.intr.vp.fneg"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %19 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %20 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %21 = "llvm.intr.vp.trunc"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
// GENERIC-NEXT:     %22 = "llvm.intr.vp.zext"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC-NEXT:     %23 = "llvm.intr.vp.sext"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC-NEXT:     %24 = "llvm.intr.vp.uitofp"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %25 = "llvm.intr.vp.sitofp"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     %26 = "llvm.intr.vp.inttoptr"(%arg0, %arg3, %arg4) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
// GENERIC-NEXT:     %27 = "llvm.intr.vp.fptrunc"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
// GENERIC-NEXT:     %28 = "llvm.intr.vp.fpext"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
// GENERIC-NEXT:     %29 = "llvm.intr.vp.fptoui"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %30 = "llvm.intr.vp.fptosi"(%arg1, %arg3, %arg4) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %31 = "llvm.intr.vp.ptrtoint"(%arg2, %arg3, %arg4) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
// GENERIC-NEXT:     %32 = "llvm.intr.vp.select"(%arg3, %arg0, %arg0, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %33 = "llvm.intr.vp.merge"(%arg3, %arg0, %arg0, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// GENERIC-NEXT:     %34 = "llvm.intr.vp.load"(%arg7, %arg3, %arg4) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.intr.vp.store"(%arg1, %arg7, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
// GENERIC-NEXT:     %35 = "llvm.intr.experimental.vp.strided.load"(%arg7, %arg5, %arg3, %arg4) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.intr.experimental.vp.strided.store"(%arg1, %arg7, %arg5, %arg3, %arg4) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
// GENERIC-NEXT:     %36 = "llvm.intr.vp.reduce.add"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %37 = "llvm.intr.vp.reduce.mul"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %38 = "llvm.intr.vp.reduce.and"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %39 = "llvm.intr.vp.reduce.or"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %40 = "llvm.intr.vp.reduce.xor"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %41 = "llvm.intr.vp.reduce.smax"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %42 = "llvm.intr.vp.reduce.smin"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %43 = "llvm.intr.vp.reduce.umax"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %44 = "llvm.intr.vp.reduce.umin"(%arg4, %arg0, %arg3, %arg4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     %45 = "llvm.intr.vp.reduce.fadd"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC-NEXT:     %46 = "llvm.intr.vp.reduce.fmul"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC-NEXT:     %47 = "llvm.intr.vp.reduce.fmax"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC-NEXT:     %48 = "llvm.intr.vp.reduce.fmin"(%arg6, %arg1, %arg3, %arg4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----
llvm.func @coroutine(%a: i32, %p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %false = llvm.mlir.constant(false) : i1
  %align = llvm.mlir.constant(8 : i32) : i32
  %0 = llvm.intr.coro.id %align, %null, %null, %null
      : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.size : i32
  %4 = llvm.intr.coro.align : i64
  %5 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %6 = llvm.intr.coro.suspend %5, %false : i8
  %none = llvm.mlir.none : !llvm.token
  %7 = llvm.intr.coro.end %1, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  %9 = llvm.intr.coro.promise %p, %align, %false : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %3 = llvm.intr.coro.id %2, %0, %0, %0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %4 = llvm.intr.coro.begin %3, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.intr.coro.size : i64
// CHECK-NEXT:     %6 = llvm.intr.coro.size : i32
// CHECK-NEXT:     %7 = llvm.intr.coro.align : i64
// CHECK-NEXT:     %8 = llvm.intr.coro.save %4 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %9 = llvm.intr.coro.suspend %8, %1 : i8
// CHECK-NEXT:     %10 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %11 = llvm.intr.coro.end %4, %1, %10 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     %12 = llvm.intr.coro.free %3, %4 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.coro.resume %4 : !llvm.ptr
// CHECK-NEXT:     %13 = llvm.intr.coro.promise %arg1, %2, %1 : (!llvm.ptr, i32, i1) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "coroutine", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.mlir.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT:     %2 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
// GENERIC-NEXT:     %3 = "llvm.intr.coro.id"(%2, %0, %0, %0) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// GENERIC-NEXT:     %4 = "llvm.intr.coro.begin"(%3, %arg1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %5 = "llvm.intr.coro.size"() : () -> i64
// GENERIC-NEXT:     %6 = "llvm.intr.coro.size"() : () -> i32
// GENERIC-NEXT:     %7 = "llvm.intr.coro.align"() : () -> i64
// GENERIC-NEXT:     %8 = "llvm.intr.coro.save"(%4) : (!llvm.ptr) -> !llvm.token
// GENERIC-NEXT:     %9 = "llvm.intr.coro.suspend"(%8, %1) : (!llvm.token, i1) -> i8
// GENERIC-NEXT:     %10 = "llvm.mlir.none"() : () -> !llvm.token
// GENERIC-NEXT:     %11 = "llvm.intr.coro.end"(%4, %1, %10) : (!llvm.ptr, i1, !llvm.token) -> i1
// GENERIC-NEXT:     %12 = "llvm.intr.coro.free"(%3, %4) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.intr.coro.resume"(%4) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %13 = "llvm.intr.coro.promise"(%arg1, %2, %1) : (!llvm.ptr, i32, i1) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i16, %line: i32, %n: i64) -> i32 {
  "llvm.intr.var.annotation"(%p, %q, %q, %line, %q)
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %0 = "llvm.intr.ptr.annotation"(%p, %q, %q, %line, %q)
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %1 = "llvm.intr.annotation"(%i, %q, %q, %line) : (i16, !llvm.ptr, !llvm.ptr, i32) -> i16
  %2 = llvm.intr.expect.with.probability %n, %n, 5.000000e-01 : i64
  %3 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return %3 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i16, %arg3: i32, %arg4: i64) -> i32 {
// CHECK-NEXT:     "llvm.intr.var.annotation"(%arg0, %arg1, %arg1, %arg3, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg1, %arg3, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %1 = "llvm.intr.annotation"(%arg2, %arg1, %arg1, %arg3) : (i16, !llvm.ptr, !llvm.ptr, i32) -> i16
// CHECK-NEXT:     %2 = llvm.intr.expect.with.probability %arg4, %arg4, 5.000000e-01 : i64
// CHECK-NEXT:     %3 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr, i16, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i16, %arg3: i32, %arg4: i64):
// GENERIC-NEXT:     "llvm.intr.var.annotation"(%arg0, %arg1, %arg1, %arg3, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %0 = "llvm.intr.ptr.annotation"(%arg0, %arg1, %arg1, %arg3, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.intr.annotation"(%arg2, %arg1, %arg1, %arg3) : (i16, !llvm.ptr, !llvm.ptr, i32) -> i16
// GENERIC-NEXT:     %2 = "llvm.intr.expect.with.probability"(%arg4, %arg4) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
// GENERIC-NEXT:     %3 = "llvm.intr.eh.typeid.for"(%arg0) : (!llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.return"(%3) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----
#dom = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #dom>
llvm.func @f() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
// GENERIC-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----
llvm.func @p(...) -> i32
llvm.func @f(%x: !llvm.struct<(ptr, i32)>) attributes {personality = @p} {
  llvm.resume %x : !llvm.struct<(ptr, i32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @p(...) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.struct<(ptr, i32)>) attributes {personality = @p} {
// CHECK-NEXT:     llvm.resume %arg0 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(ptr, i32)>)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.struct<(ptr, i32)>):
// GENERIC-NEXT:     "llvm.resume"(%arg0) : (!llvm.struct<(ptr, i32)>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----
llvm.func @f(%x: f64, %v: vector<4xf64>, %i: vector<[4]xi32>, %j: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
  %1 = llvm.intr.experimental.constrained.fptrunc %x tonearest maytrap : f64 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %v dynamic strict : vector<4xf64> to vector<4xf16>
  %3 = llvm.intr.experimental.constrained.fptrunc %x upward strict : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %x downward strict : f64 to f32
  %5 = llvm.intr.experimental.constrained.fptrunc %x tonearestaway strict : f64 to f32
  %6 = llvm.intr.vector.insert %j, %i[4] : vector<4xi32> into vector<[4]xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: f64, %arg1: vector<4xf64>, %arg2: vector<[4]xi32>, %arg3: vector<4xi32>) {
// CHECK-NEXT:     %0 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
// CHECK-NEXT:     %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest maytrap : f64 to f32
// CHECK-NEXT:     %2 = llvm.intr.experimental.constrained.fptrunc %arg1 dynamic strict : vector<4xf64> to vector<4xf16>
// CHECK-NEXT:     %3 = llvm.intr.experimental.constrained.fptrunc %arg0 upward strict : f64 to f32
// CHECK-NEXT:     %4 = llvm.intr.experimental.constrained.fptrunc %arg0 downward strict : f64 to f32
// CHECK-NEXT:     %5 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway strict : f64 to f32
// CHECK-NEXT:     %6 = llvm.intr.vector.insert %arg3, %arg2[4] : vector<4xi32> into vector<[4]xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f64, vector<4xf64>, vector<[4]xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64, %arg1: vector<4xf64>, %arg2: vector<[4]xi32>, %arg3: vector<4xi32>):
// GENERIC-NEXT:     %0 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %1 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %2 = "llvm.intr.experimental.constrained.fptrunc"(%arg1) <{fpExceptionBehavior = 2 : i64, roundingmode = 7 : i64}> : (vector<4xf64>) -> vector<4xf16>
// GENERIC-NEXT:     %3 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 2 : i64, roundingmode = 2 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 2 : i64, roundingmode = 3 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %5 = "llvm.intr.experimental.constrained.fptrunc"(%arg0) <{fpExceptionBehavior = 2 : i64, roundingmode = 4 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %6 = "llvm.intr.vector.insert"(%arg2, %arg3) <{pos = 4 : i64}> : (vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
