// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Numbers converted with a rounding mode and exceptions.

llvm.func @c(%i: i32, %d: f64, %f: f32, %v: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %v tonearest strict {a}
      : vector<4xi32> to vector<4xf32>
  %2 = llvm.intr.experimental.constrained.fpext %f maytrap : f32 to f64
  %3 = llvm.intr.experimental.constrained.fptrunc %d dynamic maytrap : f64 to f32
  %4 = llvm.intr.experimental.constrained.sitofp %i upward ignore : i32 to f32
  %5 = llvm.intr.experimental.constrained.sitofp %i downward ignore : i32 to f32
  %6 = llvm.intr.experimental.constrained.sitofp %i tonearestaway ignore : i32 to f32
  llvm.return
}

// CHECK: define void @c(i32 %0, double %1, float %2, <4 x i32> %3) {
// CHECK-NEXT:   %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
// CHECK-NEXT:   %6 = call <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32> %3, metadata !"round.tonearest", metadata !"fpexcept.strict") #1
// CHECK-NEXT:   %7 = call double @llvm.experimental.constrained.fpext.f64.f32(float %2, metadata !"fpexcept.maytrap") #1
// CHECK-NEXT:   %8 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %1, metadata !"round.dynamic", metadata !"fpexcept.maytrap") #1
// CHECK-NEXT:   %9 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.upward", metadata !"fpexcept.ignore") #1
// CHECK-NEXT:   %10 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.downward", metadata !"fpexcept.ignore") #1
// CHECK-NEXT:   %11 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") #1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v4i32(<4 x i32>, metadata, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #1 = { strictfp }
