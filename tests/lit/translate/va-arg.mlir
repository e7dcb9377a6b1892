// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Any number of arguments.

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  %0 = llvm.va_arg %x : (!llvm.ptr) -> !llvm.struct<(i32, f32)>
  %1 = llvm.va_arg %s : (!llvm.ptr<1>) -> vector<4xf32>
  %2 = llvm.va_arg %x : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// CHECK: define void @f(ptr %0, ptr addrspace(1) %1, <2 x i32> %2) {
// CHECK-NEXT:   %4 = va_arg ptr %0, { i32, float }
// CHECK-NEXT:   %5 = va_arg ptr addrspace(1) %1, <4 x float>
// CHECK-NEXT:   %6 = va_arg ptr %0, ptr
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%x: !llvm.ptr, %s: !llvm.ptr<1>, %v: vector<2xi32>) {
  %0 = llvm.va_arg %x : (!llvm.ptr) -> !llvm.void
  llvm.return
}

// CHECK: define void @f(ptr %0, ptr addrspace(1) %1, <2 x i32> %2) {
// CHECK-NEXT:   va_arg ptr %0, void
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @sum(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"va_list", (ptr)> {alignment = 8 : i64}
      : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %0 = llvm.va_arg %list : (!llvm.ptr) -> i32
  %1 = llvm.va_arg %list : (!llvm.ptr) -> f64
  %2 = llvm.va_arg %list : (!llvm.ptr) -> !llvm.array<2 x i64>
  %3 = llvm.va_arg %list : (!llvm.ptr) -> !llvm.struct<"point", (f32, f32)>
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %0 : i32
}

// CHECK: %va_list = type { ptr }
// CHECK-NEXT: %point = type { float, float }
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @sum(i32 %0, ...) {
// CHECK-NEXT:   %2 = alloca %va_list, align 8
// CHECK-NEXT:   call void @llvm.va_start.p0(ptr %2)
// CHECK-NEXT:   %3 = va_arg ptr %2, i32
// CHECK-NEXT:   %4 = va_arg ptr %2, double
// CHECK-NEXT:   %5 = va_arg ptr %2, [2 x i64]
// CHECK-NEXT:   %6 = va_arg ptr %2, %point
// CHECK-NEXT:   call void @llvm.va_end.p0(ptr %2)
// CHECK-NEXT:   ret i32 %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_start.p0(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.va_end.p0(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn }

// -----

llvm.func @f(%x: !llvm.ptr) -> i64 {
  %0 = "llvm.va_arg"(%x) : (!llvm.ptr) -> i64
  llvm.return %0 : i64
}

// CHECK: define i64 @f(ptr %0) {
// CHECK-NEXT:   %2 = va_arg ptr %0, i64
// CHECK-NEXT:   ret i64 %2
// CHECK-NEXT: }

// -----

llvm.func @v(%x: !llvm.ptr) -> i32 {
  %0 = llvm.va_arg %x {a} : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}

// CHECK: define i32 @v(ptr %0) {
// CHECK-NEXT:   %2 = va_arg ptr %0, i32
// CHECK-NEXT:   ret i32 %2
// CHECK-NEXT: }
