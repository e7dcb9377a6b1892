// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b : i32
  %2 = llvm.mul %a, %b : i32
  %3 = llvm.udiv %a, %b : i32
  %4 = llvm.sdiv %a, %b : i32
  %5 = llvm.urem %a, %b : i32
  %6 = llvm.srem %a, %b : i32
  %7 = llvm.and %a, %b : i32
  %8 = llvm.or %a, %b : i32
  %9 = llvm.xor %a, %b : i32
  %10 = llvm.shl %a, %b : i32
  %11 = llvm.lshr %a, %b : i32
  %12 = llvm.ashr %a, %b : i32
  %v0 = llvm.add %v, %v : vector<4xi8>
  %v1 = llvm.sub %v, %v : vector<4xi8>
  %v2 = llvm.mul %v, %v : vector<4xi8>
  %v3 = llvm.udiv %v, %v : vector<4xi8>
  %v4 = llvm.sdiv %v, %v : vector<4xi8>
  %v5 = llvm.urem %v, %v : vector<4xi8>
  %v6 = llvm.srem %v, %v : vector<4xi8>
  %v7 = llvm.and %v, %v : vector<4xi8>
  %v8 = llvm.or %v, %v : vector<4xi8>
  %v9 = llvm.xor %v, %v : vector<4xi8>
  %v10 = llvm.shl %v, %v : vector<4xi8>
  %v11 = llvm.lshr %v, %v : vector<4xi8>
  %v12 = llvm.ashr %v, %v : vector<4xi8>
  %f0 = llvm.add %a, %b overflow<nsw> : i32
  %f1 = llvm.sub %a, %b overflow<nuw> : i32
  %f2 = llvm.shl %a, %b overflow<nsw, nuw> : i32
  llvm.return
}

// CHECK: define void @integers(i32 %0, i32 %1, <4 x i8> %2) {
// CHECK-NEXT:   %4 = add i32 %0, %1
// CHECK-NEXT:   %5 = sub i32 %0, %1
// CHECK-NEXT:   %6 = mul i32 %0, %1
// CHECK-NEXT:   %7 = udiv i32 %0, %1
// CHECK-NEXT:   %8 = sdiv i32 %0, %1
// CHECK-NEXT:   %9 = urem i32 %0, %1
// CHECK-NEXT:   %10 = srem i32 %0, %1
// CHECK-NEXT:   %11 = and i32 %0, %1
// CHECK-NEXT:   %12 = or i32 %0, %1
// CHECK-NEXT:   %13 = xor i32 %0, %1
// CHECK-NEXT:   %14 = shl i32 %0, %1
// CHECK-NEXT:   %15 = lshr i32 %0, %1
// CHECK-NEXT:   %16 = ashr i32 %0, %1
// CHECK-NEXT:   %17 = add <4 x i8> %2, %2
// CHECK-NEXT:   %18 = sub <4 x i8> %2, %2
// CHECK-NEXT:   %19 = mul <4 x i8> %2, %2
// CHECK-NEXT:   %20 = udiv <4 x i8> %2, %2
// CHECK-NEXT:   %21 = sdiv <4 x i8> %2, %2
// CHECK-NEXT:   %22 = urem <4 x i8> %2, %2
// CHECK-NEXT:   %23 = srem <4 x i8> %2, %2
// CHECK-NEXT:   %24 = and <4 x i8> %2, %2
// CHECK-NEXT:   %25 = or <4 x i8> %2, %2
// CHECK-NEXT:   %26 = xor <4 x i8> %2, %2
// CHECK-NEXT:   %27 = shl <4 x i8> %2, %2
// CHECK-NEXT:   %28 = lshr <4 x i8> %2, %2
// CHECK-NEXT:   %29 = ashr <4 x i8> %2, %2
// CHECK-NEXT:   %30 = add nsw i32 %0, %1
// CHECK-NEXT:   %31 = sub nuw i32 %0, %1
// CHECK-NEXT:   %32 = shl nuw nsw i32 %0, %1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @floats(%a: f32, %b: f32, %v: vector<[2]xf64>, %h: bf16) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %a, %b : f32
  %2 = llvm.fmul %a, %b : f32
  %3 = llvm.fdiv %a, %b : f32
  %4 = llvm.frem %a, %b : f32
  %v0 = llvm.fadd %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<[2]xf64>
  %v1 = llvm.fsub %v, %v {fastmathFlags = #llvm.fastmath<nnan>} : vector<[2]xf64>
  %v2 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<ninf, nsz>} : vector<[2]xf64>
  %v3 = llvm.fdiv %v, %v {fastmathFlags = #llvm.fastmath<arcp, contract>} : vector<[2]xf64>
  %v4 = llvm.frem %v, %v {fastmathFlags = #llvm.fastmath<afn, reassoc>} : vector<[2]xf64>
  %n = llvm.fneg %h : bf16
  llvm.return
}

// CHECK: define void @floats(float %0, float %1, <vscale x 2 x double> %2, bfloat %3) {
// CHECK-NEXT:   %5 = fadd float %0, %1
// CHECK-NEXT:   %6 = fsub float %0, %1
// CHECK-NEXT:   %7 = fmul float %0, %1
// CHECK-NEXT:   %8 = fdiv float %0, %1
// CHECK-NEXT:   %9 = frem float %0, %1
// CHECK-NEXT:   %10 = fadd fast <vscale x 2 x double> %2, %2
// CHECK-NEXT:   %11 = fsub nnan <vscale x 2 x double> %2, %2
// CHECK-NEXT:   %12 = fmul ninf nsz <vscale x 2 x double> %2, %2
// CHECK-NEXT:   %13 = fdiv arcp contract <vscale x 2 x double> %2, %2
// CHECK-NEXT:   %14 = frem reassoc afn <vscale x 2 x double> %2, %2
// CHECK-NEXT:   %15 = fneg bfloat %3
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @comparisons(%a: i32, %f: f64, %p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "sle" %a, %a : i32
  %4 = llvm.icmp "sgt" %a, %a : i32
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "ult" %a, %a : i32
  %7 = llvm.icmp "ule" %a, %a : i32
  %8 = llvm.icmp "ugt" %a, %a : i32
  %9 = llvm.icmp "uge" %a, %a : i32
  %f0 = llvm.fcmp "_false" %f, %f : f64
  %f1 = llvm.fcmp "oeq" %f, %f : f64
  %f2 = llvm.fcmp "ogt" %f, %f : f64
  %f3 = llvm.fcmp "oge" %f, %f : f64
  %f4 = llvm.fcmp "olt" %f, %f : f64
  %f5 = llvm.fcmp "ole" %f, %f : f64
  %f6 = llvm.fcmp "one" %f, %f : f64
  %f7 = llvm.fcmp "ord" %f, %f : f64
  %f8 = llvm.fcmp "ueq" %f, %f : f64
  %f9 = llvm.fcmp "ugt" %f, %f : f64
  %f10 = llvm.fcmp "uge" %f, %f : f64
  %f11 = llvm.fcmp "ult" %f, %f : f64
  %f12 = llvm.fcmp "ule" %f, %f : f64
  %f13 = llvm.fcmp "une" %f, %f : f64
  %f14 = llvm.fcmp "uno" %f, %f : f64
  %f15 = llvm.fcmp "_true" %f, %f : f64
  %x = llvm.icmp "eq" %p, %p : !llvm.ptr
  %y = llvm.icmp "ult" %v, %v : vector<2xi32>
  llvm.return
}

// CHECK: define void @comparisons(i32 %0, double %1, ptr %2, <2 x i32> %3) {
// CHECK-NEXT:   %5 = icmp eq i32 %0, %0
// CHECK-NEXT:   %6 = icmp ne i32 %0, %0
// CHECK-NEXT:   %7 = icmp slt i32 %0, %0
// CHECK-NEXT:   %8 = icmp sle i32 %0, %0
// CHECK-NEXT:   %9 = icmp sgt i32 %0, %0
// CHECK-NEXT:   %10 = icmp sge i32 %0, %0
// CHECK-NEXT:   %11 = icmp ult i32 %0, %0
// CHECK-NEXT:   %12 = icmp ule i32 %0, %0
// CHECK-NEXT:   %13 = icmp ugt i32 %0, %0
// CHECK-NEXT:   %14 = icmp uge i32 %0, %0
// CHECK-NEXT:   %15 = fcmp false double %1, %1
// CHECK-NEXT:   %16 = fcmp oeq double %1, %1
// CHECK-NEXT:   %17 = fcmp ogt double %1, %1
// CHECK-NEXT:   %18 = fcmp oge double %1, %1
// CHECK-NEXT:   %19 = fcmp olt double %1, %1
// CHECK-NEXT:   %20 = fcmp ole double %1, %1
// CHECK-NEXT:   %21 = fcmp one double %1, %1
// CHECK-NEXT:   %22 = fcmp ord double %1, %1
// CHECK-NEXT:   %23 = fcmp ueq double %1, %1
// CHECK-NEXT:   %24 = fcmp ugt double %1, %1
// CHECK-NEXT:   %25 = fcmp uge double %1, %1
// CHECK-NEXT:   %26 = fcmp ult double %1, %1
// CHECK-NEXT:   %27 = fcmp ule double %1, %1
// CHECK-NEXT:   %28 = fcmp une double %1, %1
// CHECK-NEXT:   %29 = fcmp uno double %1, %1
// CHECK-NEXT:   %30 = fcmp true double %1, %1
// CHECK-NEXT:   %31 = icmp eq ptr %2, %2
// CHECK-NEXT:   %32 = icmp ult <2 x i32> %3, %3
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----
llvm.func @casts(%i: i32, %f: f32, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi8>,
                 %vp: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.bitcast %v : vector<4xi8> to i32
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %3 = llvm.inttoptr %i : i32 to !llvm.ptr<3>
  %4 = llvm.ptrtoint %q : !llvm.ptr<1> to i64
  %5 = llvm.sext %i : i32 to i64
  %6 = llvm.zext %v : vector<4xi8> to vector<4xi32>
  %7 = llvm.trunc %i : i32 to i1
  %8 = llvm.sitofp %i : i32 to f80
  %9 = llvm.uitofp %i : i32 to f16
  %10 = llvm.fptosi %f : f32 to i8
  %11 = llvm.fptoui %f : f32 to i128
  %12 = llvm.fpext %f : f32 to f128
  %13 = llvm.fptrunc %f : f32 to bf16
  %14 = llvm.ptrtoint %vp : vector<2x!llvm.ptr> to vector<2xi64>
  %15 = llvm.bitcast %i : i32 to i32
  %16 = llvm.freeze %15 : i32
  llvm.return
}

// CHECK: define void @casts(i32 %0, float %1, ptr %2, ptr addrspace(1) %3, <4 x i8> %4, <2 x ptr> %5) {
// CHECK-NEXT:   %7 = bitcast i32 %0 to float
// CHECK-NEXT:   %8 = bitcast <4 x i8> %4 to i32
// CHECK-NEXT:   %9 = addrspacecast ptr %2 to ptr addrspace(1)
// CHECK-NEXT:   %10 = inttoptr i32 %0 to ptr addrspace(3)
// CHECK-NEXT:   %11 = ptrtoint ptr addrspace(1) %3 to i64
// CHECK-NEXT:   %12 = sext i32 %0 to i64
// CHECK-NEXT:   %13 = zext <4 x i8> %4 to <4 x i32>
// CHECK-NEXT:   %14 = trunc i32 %0 to i1
// CHECK-NEXT:   %15 = sitofp i32 %0 to x86_fp80
// CHECK-NEXT:   %16 = uitofp i32 %0 to half
// CHECK-NEXT:   %17 = fptosi float %1 to i8
// CHECK-NEXT:   %18 = fptoui float %1 to i128
// CHECK-NEXT:   %19 = fpext float %1 to fp128
// CHECK-NEXT:   %20 = fptrunc float %1 to bfloat
// CHECK-NEXT:   %21 = ptrtoint <2 x ptr> %5 to <2 x i64>
// CHECK-NEXT:   %22 = freeze i32 %0
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
