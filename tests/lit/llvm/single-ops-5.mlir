// RUN: pyopt %s --split-input-file | FileCheck %s

// One op at a time.

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.shufflevector %v, %v [0, 1, 5] : vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg5, %arg5 [0, 1, 5] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.shufflevector %v, %v [0, 9] : vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg5, %arg5 [0, 9] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg6[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg0, %arg6[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.inline_asm "nop", "=r,r" %a : (i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.inline_asm "nop", "=r,r" %arg0 : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.va_arg %arg3 : (!llvm.ptr) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  llvm.intr.stackrestore %p : !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.intr.stackrestore %arg3 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32, %x: f32, %p: !llvm.ptr, %c: i1, %v: vector<4xi32>,
             %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %0 = llvm.intr.fma(%arg2, %arg2, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
