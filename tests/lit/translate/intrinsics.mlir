// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

llvm.func @vectors(%i: vector<4xi32>, %f: vector<4xf32>, %x: f32, %p: !llvm.ptr, %n: i64,
                   %m: vector<4xi1>) {
  %radd = "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  %rand = "llvm.intr.vector.reduce.and"(%i) : (vector<4xi32>) -> i32
  %rmul = "llvm.intr.vector.reduce.mul"(%i) : (vector<4xi32>) -> i32
  %ror = "llvm.intr.vector.reduce.or"(%i) : (vector<4xi32>) -> i32
  %rsmax = "llvm.intr.vector.reduce.smax"(%i) : (vector<4xi32>) -> i32
  %rsmin = "llvm.intr.vector.reduce.smin"(%i) : (vector<4xi32>) -> i32
  %rumax = "llvm.intr.vector.reduce.umax"(%i) : (vector<4xi32>) -> i32
  %rumin = "llvm.intr.vector.reduce.umin"(%i) : (vector<4xi32>) -> i32
  %rxor = "llvm.intr.vector.reduce.xor"(%i) : (vector<4xi32>) -> i32
  %rfmax = llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f32
  %rfmaximum = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32
  %rfmin = llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f32
  %rfminimum = llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f32
  %rfadd = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}>
      : (f32, vector<4xf32>) -> f32
  %rfmul = "llvm.intr.vector.reduce.fmul"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}>
      : (f32, vector<4xf32>) -> f32
  %0 = "llvm.intr.vector.interleave2"(%i, %i) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %1 = "llvm.intr.vector.deinterleave2"(%i)
      : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %2 = "llvm.intr.masked.expandload"(%p, %m, %f)
      : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%f, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %3 = llvm.intr.matrix.column.major.load %p,
      <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32}
      : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %3, %p,
      <stride = %n> {isVolatile = true, rows = 2 : i32, columns = 2 : i32}
      : vector<4xf32> to !llvm.ptr stride i64
  %4 = llvm.intr.matrix.multiply %f,
      %f {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}
      : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %5 = llvm.intr.matrix.transpose %f {rows = 2 : i32, columns = 2 : i32}
      : vector<4xf32> into vector<4xf32>
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %one = llvm.mlir.constant(1 : i32) : i32
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.end %local : !llvm.ptr
  llvm.return
}

// CHECK: define void @vectors(<4 x i32> %0, <4 x float> %1, float %2, ptr %3, i64 %4, <4 x i1> %5) {
// CHECK-NEXT:   %7 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %8 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %9 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %10 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %11 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %12 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %13 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %14 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %15 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %16 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %1)
// CHECK-NEXT:   %17 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %1)
// CHECK-NEXT:   %18 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %1)
// CHECK-NEXT:   %19 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %1)
// CHECK-NEXT:   %20 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %2, <4 x float> %1)
// CHECK-NEXT:   %21 = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %2, <4 x float> %1)
// CHECK-NEXT:   %22 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %0, <4 x i32> %0)
// CHECK-NEXT:   %23 = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %0)
// CHECK-NEXT:   %24 = call <4 x float> @llvm.masked.expandload.v4f32(ptr %3, <4 x i1> %5, <4 x float> %1)
// CHECK-NEXT:   call void @llvm.masked.compressstore.v4f32(<4 x float> %1, ptr %3, <4 x i1> %5)
// CHECK-NEXT:   %25 = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr align 4 %3, i64 %4, i1 false, i32 2, i32 2)
// CHECK-NEXT:   call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %25, ptr align 4 %3, i64 %4, i1 true, i32 2, i32 2)
// CHECK-NEXT:   %26 = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %1, <4 x float> %1, i32 2, i32 2, i32 2)
// CHECK-NEXT:   %27 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %1, i32 2, i32 2)
// CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr %3, ptr %3, i64 %4, i1 true)
// CHECK-NEXT:   %28 = alloca i32, align 4
// CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %28)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <4 x float> @llvm.masked.expandload.v4f32(ptr captures(none), <4 x i1>, <4 x float>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.masked.compressstore.v4f32(<4 x float>, ptr captures(none), <4 x i1>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #5
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

// -----
llvm.func coldcc @convention() {
  llvm.call coldcc @convention() : () -> ()
  llvm.return
}

// CHECK: define coldcc void @convention() {
// CHECK-NEXT:   call coldcc void @convention()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

// Angles and hyperbolic functions.
llvm.func @angles(%a: f32) {
  %0 = llvm.intr.tan(%a) : (f32) -> f32
  %1 = llvm.intr.asin(%a) : (f32) -> f32
  %2 = llvm.intr.acos(%a) : (f32) -> f32
  %3 = llvm.intr.atan(%a) : (f32) -> f32
  %4 = llvm.intr.sinh(%a) : (f32) -> f32
  %5 = llvm.intr.cosh(%a) : (f32) -> f32
  %6 = llvm.intr.tanh(%a) : (f32) -> f32
  %9 = llvm.intr.atan2(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// CHECK: define void @angles(float %0) {
// CHECK-NEXT:   %2 = call float @llvm.tan.f32(float %0)
// CHECK-NEXT:   %3 = call float @llvm.asin.f32(float %0)
// CHECK-NEXT:   %4 = call float @llvm.acos.f32(float %0)
// CHECK-NEXT:   %5 = call float @llvm.atan.f32(float %0)
// CHECK-NEXT:   %6 = call float @llvm.sinh.f32(float %0)
// CHECK-NEXT:   %7 = call float @llvm.cosh.f32(float %0)
// CHECK-NEXT:   %8 = call float @llvm.tanh.f32(float %0)
// CHECK-NEXT:   %9 = call float @llvm.atan2.f32(float %0, float %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.tan.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.asin.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.acos.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.atan.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sinh.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.cosh.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.tanh.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.atan2.f32(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

// -----

llvm.func @frexp(%f: f32, %v: vector<2xf64>) {
  %0 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %1 = llvm.intr.frexp(%v) : (vector<2xf64>) -> !llvm.struct<(vector<2xf64>, vector<2xi16>)>
  llvm.return
}

// CHECK: define void @frexp(float %0, <2 x double> %1) {
// CHECK-NEXT:   %3 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
// CHECK-NEXT:   %4 = call { <2 x double>, <2 x i16> } @llvm.frexp.v2f64.v2i16(<2 x double> %1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { float, i32 } @llvm.frexp.f32.i32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { <2 x double>, <2 x i16> } @llvm.frexp.v2f64.v2i16(<2 x double>) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
